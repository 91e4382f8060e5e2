// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/player_name_table.h"

#include "db/store/store_query.h"
#include "db/store/store_values.h"

#include <algorithm>

namespace basekeeper {

namespace {

std::optional<PlayerName> nameIn(const QSqlQuery& row) {
    return PlayerName{row.value(0).toString(), row.value(1).toString(), row.value(2).toString()};
}

/// Everything stored about the two names.
StoreResult<PlayerRenaming> asItIs(const StoreConnection& connection, const QString& from, const QString& to) {
    PlayerRenaming now{from, to, {}, {}};
    auto names = readRows<PlayerName>(
        connection, nameIn,
        QStringLiteral("SELECT name, player, folded FROM player_name WHERE player IN (?, ?) OR name IN (?, ?)"),
        {from, to, from, to});
    if (!names) return tl::unexpected(names.error());
    now.names = *std::move(names);
    auto players = readRows<Player>(connection, playerIn,
                                    QStringLiteral("SELECT name, language, last_used FROM player WHERE name IN (?, ?)"),
                                    {from, to});
    if (!players) return tl::unexpected(players.error());
    now.players = *std::move(players);
    return now;
}

StoreResult<void> clear(const StoreConnection& connection, const PlayerRenaming& of) {
    return writeRows(connection, QStringLiteral("DELETE FROM player_name WHERE player IN (?, ?) OR name IN (?, ?)"),
                     {of.from, of.to, of.from, of.to})
        .and_then([&](int) {
            return writeRows(connection, QStringLiteral("DELETE FROM player WHERE name IN (?, ?)"), {of.from, of.to});
        })
        .map([](int) {});
}

StoreResult<void> insert(const StoreConnection& connection, const PlayerRenaming& what) {
    for (const PlayerName& name : what.names) {
        auto added = writeRows(connection, QStringLiteral("INSERT OR REPLACE INTO player_name VALUES (?, ?, ?)"),
                               {name.name, name.player, asText(name.folded)});
        if (!added) return tl::unexpected(added.error());
    }
    for (const Player& player : what.players) {
        auto added = writeRows(connection, QStringLiteral("INSERT OR REPLACE INTO player VALUES (?, ?, ?)"),
                               {player.name, asText(player.language), asText(player.lastUsed)});
        if (!added) return tl::unexpected(added.error());
    }
    return {};
}

/// The same data after the renaming.
PlayerRenaming renamed(const PlayerRenaming& before, const QString& foldedTo) {
    PlayerRenaming after{before.from, before.to, {}, {}};
    for (PlayerName name : before.names) {
        if (name.player == before.from) name.player = before.to;
        if (name.player == before.to) name.folded = foldedTo;
        after.names.push_back(name);
    }
    const auto takes = [&](const QString& name) {
        const auto known = std::ranges::find(after.names, name, &PlayerName::name);
        if (known == after.names.end()) after.names.push_back({name, before.to, foldedTo});
    };
    takes(before.from);
    // A name equal to its player's needs no row.
    std::erase_if(after.names, [](const PlayerName& name) { return name.name == name.player; });
    if (!before.players.empty()) {
        Player one = *std::ranges::max_element(before.players, {}, &Player::lastUsed);
        one.name = before.to;
        after.players.push_back(one);
    }
    return after;
}

}  // namespace

StoreResult<std::vector<PlayerName>> selectPlayerNames(const StoreConnection& connection) {
    return readRows<PlayerName>(connection, nameIn,
                                QStringLiteral("SELECT name, player, folded FROM player_name ORDER BY name"));
}

StoreResult<PlayerRenaming> updatePlayerNames(const StoreConnection& connection, const QString& from, const QString& to,
                                              const QString& foldedTo) {
    if (from.isEmpty() || to.isEmpty())
        return tl::unexpected(
            StoreError{StoreErrorKind::Failed, connection.path(), QStringLiteral("a player without a name")});
    return StoreTransaction::begin(connection).and_then([&](StoreTransaction&& transaction) {
        return asItIs(connection, from, to).and_then([&](PlayerRenaming&& before) {
            return clear(connection, before)
                .and_then([&] { return insert(connection, renamed(before, foldedTo)); })
                .and_then([&] { return transaction.commit(); })
                .map([&] { return std::move(before); });
        });
    });
}

StoreResult<void> restorePlayerNames(const StoreConnection& connection, const PlayerRenaming& renaming) {
    return StoreTransaction::begin(connection).and_then([&](StoreTransaction&& transaction) {
        return clear(connection, renaming).and_then([&] { return insert(connection, renaming); }).and_then([&] {
            return transaction.commit();
        });
    });
}

StoreResult<int> countSessionsOfBoth(const StoreConnection& connection, const QString& one, const QString& other) {
    const auto sql = QStringLiteral(
        "WITH sat AS (SELECT session, coalesce(player, name) AS who FROM seat_summary LEFT JOIN player_name USING (name) "
        "JOIN session ON key = session WHERE deleted_at IS NULL) "
        "SELECT count(*) FROM (SELECT session FROM sat WHERE who = ? INTERSECT SELECT session FROM sat WHERE who = ?)");
    return readRows<int>(connection, [](const QSqlQuery& row) { return std::optional(row.value(0).toInt()); }, sql,
                         {one, other})
        .map([](const std::vector<int>& counts) { return counts.front(); });
}

}  // namespace basekeeper
