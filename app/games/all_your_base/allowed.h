// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/row_field.h"
#include "core/all_your_base/state.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// Whether at least one act of each kind is possible now, by the rules (`whyNoneLegal`).
struct Allowed {
    Q_GADGET
    QML_VALUE_TYPE(allowed)
    ROW_FIELD(bool, playBase) = false;
    ROW_FIELD(bool, playShip) = false;
    ROW_FIELD(bool, playCrew) = false;
    ROW_FIELD(bool, discard) = false;
    ROW_FIELD(bool, passDefense) = false;
    ROW_FIELD(bool, attack) = false;
    ROW_FIELD(bool, resolveAttack) = false;
    ROW_FIELD(bool, counterattack) = false;
    ROW_FIELD(bool, takeChange) = false;
    ROW_FIELD(bool, regroup) = false;
    ROW_FIELD(bool, moveACard) = false;  ///< there is something to regroup
    ROW_FIELD(bool, endTurn) = false;
    ROW_FIELD(bool, reshuffle) = false;
    ROW_FIELD(bool, redAlert) = false;
    ROW_FIELD(bool, endFreePlays) = false;
    ROW_FIELD(bool, passFreePlay) = false;
    ROW_FIELD(bool, declare) = false;
    friend bool operator==(const Allowed&, const Allowed&) = default;
};

/// What is possible in that state.
[[nodiscard]] Allowed allowedActs(const all_your_base::State& state);

}  // namespace basekeeper
