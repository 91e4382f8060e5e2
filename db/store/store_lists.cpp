// SPDX-License-Identifier: GPL-3.0-or-later

// What the store holds beside the sessions: their history in numbers, players, sets of values and printed wording.
#include "db/store/player_name_table.h"
#include "db/store/printed_wording_table.h"
#include "db/store/session_list_table.h"
#include "db/store/statistics_table.h"
#include "db/store/store_impl.h"
#include "db/store/summary_table.h"

#include <array>
#include <utility>

namespace basekeeper {

namespace {

constexpr std::array provenances{std::pair{Provenance::Example, "example"}, std::pair{Provenance::Table, "table"},
                                 std::pair{Provenance::Printed, "printed"}};

QString provenanceText(Provenance provenance) {
    for (const auto& [value, text] : provenances)
        if (value == provenance) return QString::fromLatin1(text);
    return QStringLiteral("");
}

std::optional<Provenance> provenanceIn(const QVariant& column) {
    for (const auto& [value, text] : provenances)
        if (column.toString() == QLatin1String(text)) return value;
    return {};
}

std::optional<ValueSet> valueSetIn(const QSqlQuery& row) {
    const auto provenance = provenanceIn(row.value(3));
    const auto values = objectIn(row.value(4));
    const auto updatedAt = timeIn(row.value(5));
    if (!provenance || !values || !updatedAt) return {};
    return ValueSet{
        row.value(0).toString(), row.value(1).toString(), row.value(2).toString(), *provenance, *values, *updatedAt};
}

}  // namespace

StoreResult<void> Store::saveSummaries(const std::vector<SummaryOf>& summaries) {
    // They can be made anew at any time, so a copy takes them as well.
    const auto there = m_impl->onlyReads() ? StoreResult<void>() : m_impl->mayWrite();
    return there.and_then([&] { return replaceSummaries(m_impl->connection(), summaries); });
}

StoreResult<QStringList> Store::sessionsWithoutSummary(int limit) {
    return selectWithoutSummary(m_impl->connection(), limit);
}

StoreResult<std::vector<ListedSession>> Store::listSessions(const SessionQuery& query, int offset, int limit) {
    return selectListed(m_impl->connection(), query, offset, limit);
}

StoreResult<std::vector<ListedSession>> Store::openSessions(int limit) {
    return selectOpen(m_impl->connection(), limit);
}

StoreResult<int> Store::countSessions(const SessionQuery& query) { return countListed(m_impl->connection(), query); }

StoreResult<QStringList> Store::games() { return selectGames(m_impl->connection()); }

StoreResult<HistoryTotals> Store::totals(const StatisticsQuery& query) {
    return selectTotals(m_impl->connection(), query);
}

StoreResult<std::vector<PlayerStatistics>> Store::playerStatistics(const StatisticsQuery& query) {
    return selectPlayerStatistics(m_impl->connection(), query);
}

StoreResult<std::vector<TableStatistics>> Store::tableStatistics(const StatisticsQuery& query, int limit) {
    return selectTableStatistics(m_impl->connection(), query, limit);
}

StoreResult<std::vector<RivalStatistics>> Store::rivalStatistics(const StatisticsQuery& query, int limit) {
    return selectRivals(m_impl->connection(), query, limit);
}

StoreResult<std::vector<ListedSession>> Store::records(const StatisticsQuery& query, GameRecord record, int limit) {
    return selectRecords(m_impl->connection(), query, record, limit);
}

StoreResult<std::vector<PlayerName>> Store::playerNames() { return selectPlayerNames(m_impl->connection()); }

StoreResult<PlayerRenaming> Store::renamePlayer(const QString& from, const QString& to, const QString& foldedTo) {
    return m_impl->mayWrite().and_then([&] { return updatePlayerNames(m_impl->connection(), from, to, foldedTo); });
}

StoreResult<void> Store::undoRenaming(const PlayerRenaming& renaming) {
    return m_impl->mayWrite().and_then([&] { return restorePlayerNames(m_impl->connection(), renaming); });
}

StoreResult<int> Store::countSessionsWithBoth(const QString& one, const QString& other) {
    return countSessionsOfBoth(m_impl->connection(), one, other);
}

StoreResult<std::vector<Player>> Store::players() {
    return m_impl->read(playerIn,
                        QStringLiteral("SELECT name, language, last_used FROM player ORDER BY last_used DESC, name"));
}

StoreResult<void> Store::savePlayer(const Player& player) {
    return m_impl
        ->write(QStringLiteral("INSERT INTO player (name, language, last_used) VALUES (?, ?, ?) ON CONFLICT (name) "
                               "DO UPDATE SET language = excluded.language, last_used = excluded.last_used"),
                asText(player.name), asText(player.language), asText(player.lastUsed))
        .map([](int) {});
}

StoreResult<void> Store::removePlayer(const QString& name) {
    return m_impl->write(QStringLiteral("DELETE FROM player WHERE name = ?"), asText(name)).map([](int) {});
}

StoreResult<std::vector<ValueSet>> Store::valueSets(const QString& game) {
    return m_impl->read(
        valueSetIn,
        QStringLiteral("SELECT id, game, name, provenance, card_values, updated_at FROM value_set WHERE game = ? "
                       "ORDER BY name, id"),
        asText(game));
}

StoreResult<void> Store::saveValueSet(const ValueSet& set) {
    return m_impl
        ->write(
            QStringLiteral(
                "INSERT INTO value_set (id, game, name, provenance, card_values, updated_at) VALUES (?, ?, ?, ?, ?, ?) "
                "ON CONFLICT (id) DO UPDATE SET game = excluded.game, name = excluded.name, "
                "provenance = excluded.provenance, card_values = excluded.card_values, updated_at = excluded.updated_at"),
            asText(set.id), asText(set.game), asText(set.name), provenanceText(set.provenance), asText(set.values),
            asText(set.updatedAt))
        .map([](int) {});
}

StoreResult<void> Store::removeValueSet(const QString& id) {
    return m_impl->write(QStringLiteral("DELETE FROM value_set WHERE id = ?"), asText(id)).map([](int) {});
}

StoreResult<std::vector<PrintedWording>> Store::printedWording(const QString& game) {
    return selectPrintedWording(m_impl->connection(), game);
}

StoreResult<void> Store::savePrintedWording(const QString& game, const std::vector<PrintedWording>& texts) {
    return m_impl->mayWrite().and_then([&] { return upsertPrintedWording(m_impl->connection(), game, texts); });
}

StoreResult<void> Store::removePrintedWording(const QString& game, int card, const QString& language) {
    return m_impl->mayWrite().and_then(
        [&] { return deletePrintedWording(m_impl->connection(), game, card, language); });
}

}  // namespace basekeeper
