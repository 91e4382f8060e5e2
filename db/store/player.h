// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/history.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace basekeeper {

/// Somebody who has played on this device.
struct Player {
    QString name;  ///< identifies the player
    QString language;
    QDateTime lastUsed;
};

/// The state before a renaming, to undo it.
struct PlayerRenaming {
    QString from;
    QString to;
    std::vector<PlayerName> names;  ///< every name that belonged to either player
    std::vector<Player> players;    ///< the records of both players
};

}  // namespace basekeeper
