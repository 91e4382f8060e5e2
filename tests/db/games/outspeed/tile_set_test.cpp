// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/games/outspeed/tile_set.h"

#include "core/outspeed/rules.h"

#include <gtest/gtest.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QTimeZone>

#include <string>

using namespace basekeeper;
using namespace basekeeper::outspeed;
using Kind = FormatErrorKind;

namespace {

const QDateTime friday(QDate(2026, 4, 3), QTime(20, 15, 7, 120), QTimeZone::utc());

Route route(const char* name, Amount cost, Amount zones) {
    Route route;
    route.name = name;
    route.cost = cost;
    route.benefit.zones = zones;
    return route;
}

/// Every form that a value can have, and everything else that a route can say (3.9).
Tile everything() {
    Route sole = route("A", 1, 3);
    sole.sole = true;
    Route limited = route("B", Dice{1, 1}, Dice{2, 0});
    limited.pilots = 2;
    Route wheel = route("C", Wheel{}, Wheel{});
    wheel.benefit.tokens = 2;
    Route choosers = route("D", Choosers{}, 0);
    choosers.benefit.fuel = Choosers{};
    return {11, {sole, limited, wheel, choosers}};
}

Tile simple(int number) { return {number, {route("A", 1, 2)}}; }

TileSet twoSides() {
    TileSet set;
    set.remember({everything(), Side::Three4, friday, "Friday “night”"});
    set.remember({everything(), Side::Five6, {}, {}});
    set.remember({simple(2), Side::Five6, friday, {}});
    return set;
}

QJsonObject fileObject() {
    return QJsonDocument::fromJson(writeTileSetFile({"Our tiles", "table", twoSides()})).object();
}
QByteArray bytesOf(const QJsonObject& object) { return QJsonDocument(object).toJson(); }

/// The file with another tile in place of its first one.
QJsonObject withTile(const QJsonObject& tile) {
    QJsonObject file = fileObject();
    QJsonArray tiles = file.value("tiles").toArray();
    tiles[0] = tile;
    file.insert("tiles", tiles);
    return file;
}
QJsonObject firstTile() { return fileObject().value("tiles").toArray().first().toObject(); }

void expectFault(const QByteArray& content, Kind kind, const QString& field = {}, const QString& found = {}) {
    const auto file = readTileSetFile(content);
    ASSERT_FALSE(file.has_value()) << content.left(300).toStdString();
    EXPECT_EQ(file.error().kind, kind) << static_cast<int>(file.error().kind) << ' '
                                       << file.error().field.toStdString();
    EXPECT_EQ(file.error().field.toStdString(), field.toStdString());
    if (!found.isEmpty()) { EXPECT_EQ(file.error().found.toStdString(), found.toStdString()); }
}

TEST(TileSet, IsInOrderOfNumberAndSideAndHasEachSideOnce) {
    TileSet set = twoSides();
    ASSERT_EQ(set.tiles.size(), 3u);
    EXPECT_EQ(set.tiles[0].tile.number, 2);
    EXPECT_EQ(set.tiles[1].side, Side::Three4);
    EXPECT_EQ(set.tiles[2].side, Side::Five6);
    set.remember({simple(11), Side::Three4, friday, "Saturday"});
    ASSERT_EQ(set.tiles.size(), 3u) << "it takes the place of what was described before";
    ASSERT_NE(set.find(11, Side::Three4), nullptr);
    EXPECT_EQ(set.find(11, Side::Three4)->session, "Saturday");
    EXPECT_EQ(set.find(11, Side::Five6)->tile, everything());
    EXPECT_EQ(set.find(2, Side::Three4), nullptr);
    set.forget(11, Side::Five6);
    EXPECT_EQ(set.find(11, Side::Five6), nullptr);
    EXPECT_EQ(set.tiles.size(), 2u);
}

TEST(TileSet, ReadsBackWhatItWrites) {
    for (const TileSet& set : {TileSet(), twoSides()}) {
        const auto read = readTileSet(writeTileSet(set));
        ASSERT_TRUE(read.has_value()) << read.error().field.toStdString();
        EXPECT_EQ(*read, set);
    }
    ASSERT_FALSE(whyNotDescribed(everything()));
}

TEST(TileSetFile, ReadsBackWhatItWrites) {
    const TileSetFile file{"Our “tiles” 瓷砖", "printed", twoSides()};
    const auto read = readTileSetFile(writeTileSetFile(file));
    ASSERT_TRUE(read.has_value()) << read.error().field.toStdString();
    EXPECT_EQ(*read, file);
    EXPECT_EQ(fileObject().value("game"), "outspeed");
    EXPECT_EQ(firstTile().value("number"), 2);
    EXPECT_EQ(firstTile().value("side"), "5-6");
    EXPECT_EQ(firstTile().value("at"), "2026-04-03T20:15:07.120Z");
}

TEST(TileSetFile, MayBeWrittenByHand) {
    const auto read = readTileSetFile(
        R"({"format":"basekeeper-tile-set","version":1,"game":"outspeed","name":"By hand","provenance":"printed","more":1,
        "tiles":[{"number":12,"side":"3-4","routes":[{"name":"A","cost":{"fuel":{"die":"yellow","rolls":1,"plus":1}},"benefit":{"zones":4}},{"name":"B"}]}]})");
    ASSERT_TRUE(read.has_value()) << read.error().field.toStdString();
    const DescribedTile* tile = read->set.find(12, Side::Three4);
    ASSERT_NE(tile, nullptr);
    EXPECT_EQ(tile->tile.routes[0], route("A", Dice{1, 1}, 4));
    EXPECT_FALSE(tile->at.isValid());
    EXPECT_EQ(tile->session, QString());
}

TEST(TileSetFile, SaysWhatIsWrongWithTheFile) {
    expectFault("", Kind::EmptyFile);
    expectFault("tiles", Kind::NotJson);
    expectFault(writeTileSetFile({"x", "table", twoSides()}) + "{}", Kind::NotJson);
    expectFault("[1]", Kind::NotAnObject);
    expectFault("{\"name\":\"\xff\"}", Kind::NotUtf8);
    expectFault(QByteArray(1024 * 1024 + 1, ' '), Kind::FileTooLarge);
    QJsonObject file = fileObject();
    file.insert("format", "basekeeper-session");
    expectFault(bytesOf(file), Kind::OtherFormat, "format", "basekeeper-session");
    file = fileObject();
    file.insert("version", 2);
    file.remove("name");
    expectFault(bytesOf(file), Kind::NewerVersion, "version");
    file = fileObject();
    file.insert("game", "all-aboard");
    expectFault(bytesOf(file), Kind::UnknownGame, "game", "all-aboard");
    file = fileObject();
    file.insert("provenance", "example");
    expectFault(bytesOf(file), Kind::UnknownValue, "provenance", "example");
    for (const char* field : {"format", "version", "game", "name", "provenance", "tiles"}) {
        file = fileObject();
        file.remove(field);
        expectFault(bytesOf(file), Kind::MissingField, field);
        file.insert(field, QJsonValue::Null);
        expectFault(bytesOf(file), Kind::WrongType, field);
    }
}

TEST(TileSetFile, SaysWhatIsWrongWithATile) {
    for (const char* field : {"number", "side", "routes"}) {
        QJsonObject tile = firstTile();
        tile.remove(field);
        expectFault(bytesOf(withTile(tile)), Kind::MissingField, QStringLiteral("tiles[0].") + field);
        tile.insert(field, true);
        expectFault(bytesOf(withTile(tile)), Kind::WrongType, QStringLiteral("tiles[0].") + field);
    }
    const auto with = [](const char* field, const QJsonValue& value) {
        QJsonObject tile = firstTile();
        tile.insert(field, value);
        return bytesOf(withTile(tile));
    };
    expectFault(with("number", 17), Kind::OutOfRange, "tiles[0].number", "17");
    expectFault(with("number", 0), Kind::OutOfRange, "tiles[0].number", "0");
    expectFault(with("side", "2-3"), Kind::UnknownValue, "tiles[0].side", "2-3");
    expectFault(with("at", "yesterday"), Kind::UnknownValue, "tiles[0].at", "yesterday");
    expectFault(with("session", 5), Kind::WrongType, "tiles[0].session");
    QJsonObject file = fileObject();
    file.insert("tiles", QJsonArray{1});
    expectFault(bytesOf(file), Kind::WrongType, "tiles[0]");
}

TEST(TileSetFile, RefusesASideThatIsThereTwice) {
    QJsonObject file = fileObject();
    QJsonArray tiles = file.value("tiles").toArray();
    tiles.append(firstTile());
    file.insert("tiles", tiles);
    expectFault(bytesOf(file), Kind::Twice, "tiles[3]", "2, 5-6");
}

TEST(TileSetFile, RefusesATileThatTheRulesWouldNotTake) {
    const auto with = [](const std::vector<Route>& routes) {
        QJsonObject tile =
            writeTileSet({{{Tile{2, routes}, Side::Five6, {}, {}}}}).value("tiles").toArray().first().toObject();
        return bytesOf(withTile(tile));
    };
    expectFault(with({}), Kind::OutOfRange, "tiles[0].routes");
    expectFault(with({route("A", 1, 1), route("B", 1, 1), route("C", 1, 1), route("D", 1, 1), route("E", 1, 1)}),
                Kind::OutOfRange, "tiles[0].routes");
    expectFault(with({route("A", 1, 1), route("A", 2, 2)}), Kind::Twice, "tiles[0].routes[1].name", "A");
    expectFault(with({route("A", 1, 1), route("", 2, 2)}), Kind::MissingField, "tiles[0].routes[1].name");
    const auto high = readTileSetFile(with({route("A", maxAmount + 1, 1)}));
    ASSERT_FALSE(high.has_value());
    EXPECT_EQ(high.error().kind, Kind::OutOfRange);
    EXPECT_TRUE(high.error().field.startsWith("tiles[0].routes[0].cost")) << high.error().field.toStdString();
}

TEST(TileSetFile, RefusesEveryFileThatIsCutShort) {
    const QByteArray whole = writeTileSetFile({"Our tiles", "table", twoSides()}).trimmed();
    for (qsizetype length = 0; length < whole.size(); ++length)
        EXPECT_FALSE(readTileSetFile(whole.first(length)).has_value()) << length;
    EXPECT_TRUE(readTileSetFile(whole).has_value());
}

}  // namespace
