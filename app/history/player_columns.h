// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/course_kinds.h"
#include "db/store/player_order.h"

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace basekeeper {

/// What stands in a cell of the table of players.
struct PlayerCell {
    QString value;                ///< "66%"; a dash where there is nothing to show
    QString told;                 ///< the same for the ear, with what is counted: "won 66% of the games"
    std::optional<double> share;  ///< where it is a part of a whole: 0 to 1, for a bar
};

/// A column of the table of players. Its words are in the language of when it was made.
struct PlayerColumn {
    QString name;   ///< in the screen's model; never shown
    QString label;  ///< at its head: "games"
    PlayerOrder order;
    std::function<PlayerCell(const PlayerStatistics&)> cell;
};

/// The columns that the statistics of players have.
class PlayerColumns {
    Q_DECLARE_TR_FUNCTIONS(PlayerColumns)

public:
    /// The first column is the player's name. `sums` are games, each with a kind that it sums up.
    [[nodiscard]] static std::vector<PlayerColumn> all(const std::vector<std::pair<QString, CountKind>>& sums);
};

}  // namespace basekeeper
