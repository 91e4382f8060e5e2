// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/games/outspeed/tile_set.h"

#include "core/outspeed/rules.h"
#include "db/games/outspeed/codec.h"
#include "db/games/outspeed/words.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace basekeeper {

using namespace Qt::StringLiterals;
using namespace outspeed;

namespace {

using Kind = FormatErrorKind;

constexpr auto fileFormat = "basekeeper-tile-set"_L1;
constexpr int fileVersion = 1;
constexpr qsizetype largestFile = 1024 * 1024;

constexpr Words<QLatin1StringView, 2> provenanceWords{{{"table"_L1, "table"_L1}, {"printed"_L1, "printed"_L1}}};

auto placeOf(int number, Side side) {
    return [number, side](const DescribedTile& other) { return other.tile.number == number && other.side == side; };
}

QString routePlace(int route, QLatin1StringView field) { return u"routes[%1].%2"_s.arg(route).arg(field); }

/// Converts the rules' refusal of a tile to an error of the field that causes it.
std::optional<FormatError> unsound(const Tile& tile) {
    const auto why = whyNotDescribed(tile);
    if (!why) return {};
    const int route = why->argument(ArgumentName::Route).value_or(0);
    switch (why->code) {
        case ViolationCode::NoSuchTile:
            return FormatError{.kind = Kind::OutOfRange,
                               .field = u"number"_s,
                               .found = QString::number(tile.number),
                               .lowest = 1,
                               .highest = lastTile};
        case ViolationCode::RouteNameMissing:
            return FormatError{.kind = Kind::MissingField, .field = routePlace(route, "name"_L1)};
        case ViolationCode::RouteNameTwice:
            return FormatError{.kind = Kind::Twice,
                               .field = routePlace(route, "name"_L1),
                               .found = QString::fromStdString(tile.routes[static_cast<std::size_t>(route)].name)};
        default:
            return FormatError{.kind = Kind::OutOfRange,
                               .field = u"routes"_s,
                               .found = QString::number(tile.routes.size()),
                               .lowest = 1,
                               .highest = maxRoutes};
    }
}

Read<DescribedTile> readDescribed(const QJsonValue& value) {
    if (!value.isObject()) return tl::unexpected(FormatError{.kind = Kind::WrongType, .type = JsonType::Object});
    const QJsonObject object = value.toObject();
    auto tile = OutspeedCodec::readTile(object);
    if (!tile) return tl::unexpected(std::move(tile.error()));
    if (auto error = unsound(*tile)) return tl::unexpected(*std::move(error));
    Fields in(object);
    DescribedTile described{.tile = *std::move(tile),
                            .side = in.word("side"_L1, sideWords),
                            .at = in.optionalTime("at"_L1),
                            .session = in.optionalText("session"_L1).value_or(QString())};
    return in.result(std::move(described));
}

QJsonObject writeDescribed(const DescribedTile& described) {
    QJsonObject object = OutspeedCodec::writeTile(described.tile);
    object.insert("side"_L1, OutspeedCodec::sideName(described.side));
    if (described.at.isValid()) object.insert("at"_L1, described.at.toUTC().toString(Qt::ISODateWithMs));
    if (!described.session.isEmpty()) object.insert("session"_L1, described.session);
    return object;
}

}  // namespace

const DescribedTile* TileSet::find(int number, Side side) const {
    const auto found = std::ranges::find_if(tiles, placeOf(number, side));
    return found == tiles.end() ? nullptr : &*found;
}

void TileSet::remember(DescribedTile described) {
    forget(described.tile.number, described.side);
    const auto order = [](const DescribedTile& tile) { return std::pair(tile.tile.number, tile.side); };
    const auto after = std::ranges::upper_bound(tiles, order(described), {}, order);
    tiles.insert(after, std::move(described));
}

void TileSet::forget(int number, Side side) { std::erase_if(tiles, placeOf(number, side)); }

Read<TileSet> readTileSet(const QJsonObject& object) {
    Fields in(object);
    std::vector<DescribedTile> tiles = in.items<DescribedTile>("tiles"_L1, readDescribed);
    TileSet set;
    for (std::size_t i = 0; i < tiles.size() && !in.error(); ++i) {
        const DescribedTile& tile = tiles[i];
        if (set.find(tile.tile.number, tile.side) != nullptr)
            in.fail({.kind = Kind::Twice,
                     .field = u"tiles[%1]"_s.arg(i),
                     .found = u"%1, %2"_s.arg(tile.tile.number).arg(OutspeedCodec::sideName(tile.side))});
        else set.remember(std::move(tiles[i]));
    }
    return in.result(std::move(set));
}

QJsonObject writeTileSet(const TileSet& set) {
    QJsonArray tiles;
    for (const DescribedTile& described : set.tiles) tiles.append(writeDescribed(described));
    return {{"tiles"_L1, tiles}};
}

QByteArray writeTileSetFile(const TileSetFile& file) {
    QJsonObject object = writeTileSet(file.set);
    object.insert("format"_L1, fileFormat);
    object.insert("version"_L1, fileVersion);
    object.insert("game"_L1, OutspeedCodec::gameName());
    object.insert("name"_L1, file.name);
    object.insert("provenance"_L1, file.provenance);
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

Read<TileSetFile> readTileSetFile(const QByteArray& content) {
    if (content.isEmpty()) return tl::unexpected(FormatError{.kind = Kind::EmptyFile});
    if (content.size() > largestFile)
        return tl::unexpected(FormatError{.kind = Kind::FileTooLarge, .highest = largestFile});
    const auto object = readObject(content);
    if (!object) return tl::unexpected(object.error());
    Fields in(*object);
    const QString format = in.text("format"_L1);
    if (format != fileFormat)
        in.fail({.kind = Kind::OtherFormat, .field = u"format"_s, .found = format, .expected = fileFormat});
    const int version = in.whole("version"_L1, 1);
    if (version > fileVersion)
        in.fail({.kind = Kind::NewerVersion, .field = u"version"_s, .lowest = version, .highest = fileVersion});
    const QString game = in.text("game"_L1);
    if (game != OutspeedCodec::gameName()) in.fail({.kind = Kind::UnknownGame, .field = u"game"_s, .found = game});
    TileSetFile file;
    file.name = in.field("name"_L1, readName);
    file.provenance = in.word("provenance"_L1, provenanceWords);
    if (in.error()) return tl::unexpected(*in.error());
    auto set = readTileSet(*object);
    if (!set) return tl::unexpected(std::move(set.error()));
    file.set = *std::move(set);
    return file;
}

}  // namespace basekeeper
