// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/history.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace basekeeper {

/// Somebody who played here before.
struct Player {
    QString name;  ///< identifies the player
    QString language;
    QDateTime lastUsed;
};

/// What a renaming changed, as it was before.
struct PlayerRenaming {
    QString from;
    QString to;
    std::vector<PlayerName> names;  ///< every name that was the one's or the other's
    std::vector<Player> players;    ///< what was remembered of the two
};

}  // namespace basekeeper
