// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/state.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// Whether at least one act of each kind is possible now, by the rules (`legalActs`).
struct Allowed {
    Q_GADGET
    QML_VALUE_TYPE(allowed)
    Q_PROPERTY(bool playBase MEMBER playBase FINAL)
    Q_PROPERTY(bool playShip MEMBER playShip FINAL)
    Q_PROPERTY(bool playCrew MEMBER playCrew FINAL)
    Q_PROPERTY(bool discard MEMBER discard FINAL)
    Q_PROPERTY(bool passDefense MEMBER passDefense FINAL)
    Q_PROPERTY(bool attack MEMBER attack FINAL)
    Q_PROPERTY(bool resolveAttack MEMBER resolveAttack FINAL)
    Q_PROPERTY(bool counterattack MEMBER counterattack FINAL)
    Q_PROPERTY(bool takeChange MEMBER takeChange FINAL)
    Q_PROPERTY(bool regroup MEMBER regroup FINAL)
    Q_PROPERTY(bool moveACard MEMBER moveACard FINAL)  ///< there is something to regroup
    Q_PROPERTY(bool endTurn MEMBER endTurn FINAL)
    Q_PROPERTY(bool reshuffle MEMBER reshuffle FINAL)
    Q_PROPERTY(bool redAlert MEMBER redAlert FINAL)
    Q_PROPERTY(bool endFreePlays MEMBER endFreePlays FINAL)
    Q_PROPERTY(bool passFreePlay MEMBER passFreePlay FINAL)
    Q_PROPERTY(bool declare MEMBER declare FINAL)

public:
    bool playBase = false;
    bool playShip = false;
    bool playCrew = false;
    bool discard = false;
    bool passDefense = false;
    bool attack = false;
    bool resolveAttack = false;
    bool counterattack = false;
    bool takeChange = false;
    bool regroup = false;
    bool moveACard = false;
    bool endTurn = false;
    bool reshuffle = false;
    bool redAlert = false;
    bool endFreePlays = false;
    bool passFreePlay = false;
    bool declare = false;
    friend bool operator==(const Allowed&, const Allowed&) = default;
};

/// What is possible in that state.
[[nodiscard]] Allowed allowedActs(const all_your_base::State& state);

}  // namespace basekeeper
