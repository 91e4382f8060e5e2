// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/player.h"
#include "db/store/store_connection.h"

/// The SQL behind `Store`'s functions for players' names: the table `player_name`.
namespace basekeeper {

[[nodiscard]] StoreResult<std::vector<PlayerName>> selectPlayerNames(const StoreConnection& connection);
[[nodiscard]] StoreResult<PlayerRenaming> updatePlayerNames(const StoreConnection& connection, const QString& from,
                                                            const QString& to, const QString& foldedTo);
[[nodiscard]] StoreResult<void> restorePlayerNames(const StoreConnection& connection, const PlayerRenaming& renaming);
[[nodiscard]] StoreResult<int> countSessionsOfBoth(const StoreConnection& connection, const QString& one,
                                                   const QString& other);

}  // namespace basekeeper
