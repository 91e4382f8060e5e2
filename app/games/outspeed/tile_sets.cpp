// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/tile_sets.h"

#include "app/games/outspeed/outspeed_texts.h"
#include "app/language/joined.h"
#include "app/language/languages.h"
#include "app/language/moment_text.h"
#include "app/safety/store_text.h"
#include "app/session/session_controller.h"
#include "app/settings.h"
#include "app/transfer/export_text.h"
#include "app/transfer/format_error_text.h"
#include "app/transfer/path_of.h"
#include "db/formats/named_pipe.h"
#include "db/games/outspeed/codec.h"
#include "db/store/outside_file.h"

#include <QFile>
#include <QUuid>

#include <algorithm>
#include <numeric>
#include <utility>

namespace basekeeper {

using namespace outspeed;

namespace {

constexpr qint64 largestRead = 1024 * 1024 + 1;  // one byte more than allowed, to detect a larger file

// In a file.
constexpr QLatin1StringView printed("printed");
constexpr QLatin1StringView atTable("table");

Side sideNamed(const QString& name) { return OutspeedCodec::sideNamed(name).value_or(Side::Three4); }

Read<TileSetFile> readFile(const QString& path) {
    QFile file(path);
    const FormatError unreadable{.kind = FormatErrorKind::CannotRead};
    if (path.isEmpty() || isNamedPipe(path) || !file.open(QIODevice::ReadOnly)) return tl::unexpected(unreadable);
    const QByteArray content = file.read(largestRead);
    if (file.error() != QFileDevice::NoError) return tl::unexpected(unreadable);
    return readTileSetFile(content);
}

}  // namespace

TileSets::TileSets(SessionController& controller, const Languages& languages, Settings& settings, QObject* parent)
    : QObject(parent), m_controller(controller), m_languages(languages), m_settings(settings), m_editor(languages) {
    // Another game may come with another store, for example from a backup. Sets without a store stay as they are.
    connect(&controller, &SessionController::gameChanged, this, [this] {
        if (m_controller.store() != nullptr) prepare();
    });
    prepare();
}

TileSets::~TileSets() = default;

void TileSets::prepare() {
    m_sets.clear();
    m_problem.clear();
    m_notice.clear();
    if (Store* store = m_controller.store()) {
        auto sets = store->valueSets(OutspeedCodec::gameName());
        if (!sets) m_problem = storeErrorText(sets.error());
        if (sets)
            for (ValueSet& set : *sets) {
                auto tiles = readTileSet(set.values);
                // A set of a later version stays on disk, inaccessible.
                if (!tiles)
                    m_problem = tr("The tile set “%1” cannot be read: %2.").arg(set.name, faultText(tiles.error()));
                else m_sets.push_back({std::move(set), *std::move(tiles)});
            }
    }
    m_chosen = m_settings.chosenSet(OutspeedCodec::gameName());
    refresh();
}

void TileSets::setChosen(const QString& setId) {
    m_chosen = setId;
    m_settings.setChosenSet(OutspeedCodec::gameName(), setId);
}

QString TileSets::faultText(const FormatError& error) const {
    return formatErrorText(Translator(m_languages, m_languages.current()), error);
}

const TileSets::Kept* TileSets::chosenSet() const {
    const auto found = std::ranges::find_if(m_sets, [&](const Kept& kept) { return kept.set.id == m_chosen; });
    if (found != m_sets.end()) return &*found;
    // The chosen set does not exist any more.
    return m_sets.empty() ? nullptr : &m_sets.front();
}

QVariantList TileSets::exampleRoutes() const {
    return tileRowList({1, {{"A", {}, false, 1, {2, 0, 0}}, {"B", 2, false, 3, {4, 0, 1}}}});
}

QString TileSets::chosen() const { return chosenSet() != nullptr ? chosenSet()->set.id : QString(); }
QString TileSets::name() const { return chosenSet() != nullptr ? chosenSet()->set.name : QString(); }
SetSource::Provenance TileSets::provenance() const {
    return chosenSet() != nullptr ? static_cast<SetSource::Provenance>(chosenSet()->set.provenance)
                                  : SetSource::Provenance::Table;
}

QString TileSets::contentText(const TileSet& set) {
    return set.tiles.empty() ? tr("no tiles yet")
                             : tr("%n tile side(s) known", nullptr, static_cast<int>(set.tiles.size()));
}

QString TileSets::content() const { return chosenSet() != nullptr ? contentText(chosenSet()->tiles) : QString(); }

QString TileSets::newName() const { return freeName(tr("Our tiles")); }

QString TileSets::freeName(const QString& wanted) const {
    const QString base = tidyName(wanted.simplified());
    const auto isTaken = [&](const QString& name) {
        return std::ranges::any_of(m_sets, [&](const Kept& kept) { return kept.set.name == name; });
    };
    QString name = base;
    for (int number = 2; isTaken(name); ++number) {
        const QString counted = QStringLiteral(" %1").arg(number);
        name = tidyName(base, longestName - static_cast<int>(counted.size())) + counted;
    }
    return name;
}

const DescribedTile* TileSets::find(int number, Side side) const {
    return chosenSet() != nullptr ? chosenSet()->tiles.find(number, side) : nullptr;
}

QString TileSets::fromText(const DescribedTile& described) {
    const QString at = described.at.isValid()
                           ? QLocale().toString(described.at.toLocalTime().date(), QLocale::ShortFormat)
                           : QString();
    //: where a tile is known from
    if (described.session.isEmpty()) return at.isEmpty() ? tr("described before") : tr("described on %1").arg(at);
    // Replaces both at once: a title may contain percent signs.
    return at.isEmpty() ? tr("described in “%1”").arg(described.session)
                        : tr("described in “%1” on %2").arg(described.session, at);
}

QString TileSets::tileTitle(int number) {
    return isFinish(number) ? tr("Finish tile %1").arg(number) : tr("Track tile %1").arg(number);
}

QString TileSets::sideText(Side side) {
    return side == Side::Three4 ? tr("side for 3 or 4 players") : tr("side for 5 or 6 players");
}

TileSets::Kept TileSets::newSet(const QString& name, Provenance provenance) const {
    Kept kept;
    kept.set.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    kept.set.game = OutspeedCodec::gameName();
    kept.set.name = freeName(name.simplified().isEmpty() ? newName() : name);
    kept.set.provenance = provenance;
    return kept;
}

bool TileSets::keep(Kept changed) {
    changed.set.values = writeTileSet(changed.tiles);
    changed.set.updatedAt = QDateTime::currentDateTimeUtc();
    QString problem;
    if (Store* store = m_controller.store()) {
        if (auto saved = store->saveValueSet(changed.set); !saved) return say(storeErrorText(saved.error()));
    } else if (m_controller.problem()) {
        // Without a store the set is kept until the app closes, and a message says so.
        problem = storeErrorText(*m_controller.problem());
    }
    std::erase_if(m_sets, [&](const Kept& old) { return old.set.id == changed.set.id; });
    const auto after =
        std::ranges::upper_bound(m_sets, changed.set.name, {}, [](const Kept& kept) { return kept.set.name; });
    setChosen(changed.set.id);
    m_sets.insert(after, std::move(changed));
    say(problem);
    return true;
}

bool TileSets::say(const QString& problem, const QString& notice) {
    m_problem = problem;
    m_notice = notice;
    refresh();
    return problem.isEmpty();
}

bool TileSets::remember(const Tile& tile, Side side) {
    const DescribedTile* known = find(tile.number, side);
    if (known != nullptr && known->tile == tile) return say({});
    Kept kept = chosenSet() != nullptr ? *chosenSet() : newSet({}, Provenance::Table);
    kept.tiles.remember({tile, side, QDateTime::currentDateTimeUtc(), sessionName()});
    if (keep(std::move(kept))) return true;
    // Shown at the table, which does not say otherwise that saving failed. Both are replaced at once: the problem may
    // contain percent signs.
    return say(tr("Tile %1 could not be saved: %2").arg(QString::number(tile.number), m_problem));
}

QString TileSets::sessionName() const {
    if (!m_controller.hasGame()) return {};
    QString title = m_controller.info().title;
    // The title may have been given after the game came to the table.
    if (Store* store = m_controller.store())
        if (const auto session = store->session(m_controller.info().id); session && *session) title = (*session)->title;
    if (!title.isEmpty()) return title;
    QStringList players;
    for (const Seat& seat : m_controller.seats()) players << QString::fromStdString(seat.name);
    return Joined::facts(players);
}

void TileSets::choose(const QString& setId) {
    if (std::ranges::none_of(m_sets, [&](const Kept& kept) { return kept.set.id == setId; })) return;
    setChosen(setId);
    say({});
}

bool TileSets::add(const QString& name) { return keep(newSet(name, Provenance::Table)); }

bool TileSets::rename(const QString& name, SetSource::Provenance provenance) {
    if (chosenSet() == nullptr) return false;
    Kept kept = *chosenSet();
    const QString wanted = tidyName(name.simplified());
    if (!wanted.isEmpty() && wanted != kept.set.name) kept.set.name = freeName(wanted);
    kept.set.provenance = static_cast<Provenance>(provenance);
    return keep(std::move(kept));
}

bool TileSets::remove() {
    if (chosenSet() == nullptr) return false;
    const QString id = chosen();
    if (Store* store = m_controller.store())
        if (auto removed = store->removeValueSet(id); !removed) return say(storeErrorText(removed.error()));
    std::erase_if(m_sets, [&](const Kept& kept) { return kept.set.id == id; });
    setChosen(chosen());
    return say({});
}

void TileSets::describe(int number, const QString& side) {
    std::vector<int> numbers{number};
    if (number == 0) {
        numbers.resize(lastTile);
        std::iota(numbers.begin(), numbers.end(), 1);
    }
    m_editor.clear();
    m_editor.begin(std::move(numbers), sideNamed(side), *this);
}

bool TileSets::keepDescribed() {
    if (!m_editor.complete()) return false;
    Kept kept = chosenSet() != nullptr ? *chosenSet() : newSet({}, Provenance::Table);
    const DescribedTile* known = find(m_editor.number(), m_editor.side());
    if (known != nullptr && known->tile == m_editor.tile()) return say({});
    kept.tiles.remember({m_editor.tile(), m_editor.side(), QDateTime::currentDateTimeUtc(), {}});
    return keep(std::move(kept));
}

bool TileSets::forget(int number, const QString& side) {
    if (find(number, sideNamed(side)) == nullptr) return false;
    Kept kept = *chosenSet();
    kept.tiles.forget(number, sideNamed(side));
    return keep(std::move(kept));
}

bool TileSets::importFile(const QUrl& file) {
    auto read = readFile(pathOf(file));
    if (!read) return say(tr("This file cannot be imported: %1.").arg(faultText(read.error())));
    Kept kept = newSet(read->name, read->provenance == printed ? Provenance::Printed : Provenance::Table);
    kept.tiles = std::move(read->set);
    if (!keep(std::move(kept))) return false;
    say(m_problem, tr("Imported as “%1”: %2.").arg(name(), content()));
    return true;
}

bool TileSets::exportFile(const QUrl& file) {
    if (chosenSet() == nullptr) return false;
    const QByteArray content = writeTileSetFile(
        {name(), provenance() == SetSource::Provenance::Printed ? printed : atTable, chosenSet()->tiles});
    const auto written = writeOutside(pathOf(file), content, Existing::Keep, m_controller.dataFolder());
    if (!written) return say(outsideFileText(written.error()));
    return say({}, tr("Written to %1.").arg(pathOf(file)));
}

void TileSets::dismiss() { say({}); }

void TileSets::retranslate() {
    say({});
    m_editor.retranslate();
}

void TileSets::refresh() {
    std::vector<TileSetRow> sets;
    sets.reserve(m_sets.size());
    for (const Kept& kept : m_sets)
        sets.push_back({kept.set.id, kept.set.name, static_cast<SetSource::Provenance>(kept.set.provenance),
                        contentText(kept.tiles), &kept == chosenSet()});
    m_setRows.setRows(std::move(sets));
    std::vector<KnownTileRow> tiles;
    if (const Kept* kept = chosenSet())
        for (const DescribedTile& described : kept->tiles.tiles) {
            const QString side = OutspeedCodec::sideName(described.side);
            const int number = described.tile.number;
            tiles.push_back({QStringLiteral("%1 %2").arg(number).arg(side), number, isFinish(number), side,
                             tileTitle(number), sideText(described.side), OutspeedTexts::sideText(described.side),
                             fromText(described), tileRowList(described.tile)});
        }
    m_tileRows.setRows(std::move(tiles));
    emit changed();
}

}  // namespace basekeeper
