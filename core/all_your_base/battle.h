// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/attack_math.h"

/// A preview of an attack with a certain force, before it is declared.
namespace basekeeper::all_your_base {

/// A base of the attacker that would lose defense by the attack.
struct Weakened {
    BaseId base = BaseId::None;
    int defenseBefore = 0;
    int defenseAfter = 0;
    friend bool operator==(const Weakened&, const Weakened&) = default;
};

struct Battle {
    int attack = 0;  ///< of the force (3A.4)
    int needed = 0;  ///< defense of the target + 1
    bool enough = false;
    int surplus = 0;  ///< 0 if the attack is not enough

    int attackLeft = 0;   ///< of the attacker's other cards (3B.1)
    int defenseLeft = 0;  ///< of the attacker's bases without the force
    std::vector<Weakened> weakened;
    Change change;  ///< the best that the surplus buys (3B.3)

    std::vector<PieceId> lostToCounterattack;  ///< by the attacker (5.15)
    std::vector<PieceId> defenderLoses;        ///< whether or not there is a counterattack (3B.1, 5.15)
};

/// `seat` and `target` must exist, the target must belong to another seat, and the force must be on the seat's bases.
/// The force may be empty or too weak; the result then says so.
[[nodiscard]] Battle battle(const State&, SeatId seat, BaseId target, const std::vector<PieceId>& force);

}  // namespace basekeeper::all_your_base
