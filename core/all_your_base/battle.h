// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/attack_math.h"

/// What an attack with a certain force would come to, before anybody declares it.
namespace basekeeper::all_your_base {

/// A base of the attacker that would be weaker after the attack.
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
    int surplus = 0;  ///< 0 where it is not enough

    int attackLeft = 0;   ///< of the attacker's cards that take no part (3B.1)
    int defenseLeft = 0;  ///< of the attacker's bases without the force
    std::vector<Weakened> weakened;
    Change change;  ///< the best that the surplus buys (3B.3)

    std::vector<PieceId> lostToCounterattack;  ///< by the attacker (5.15)
    std::vector<PieceId> defenderLoses;        ///< in either case (3B.1, 5.15)
};

/// `seat` and `target` exist, the target is another seat's, and the force lies on the seat's bases. It may be empty
/// or too weak: the answer then says so.
[[nodiscard]] Battle battle(const State&, SeatId seat, BaseId target, const std::vector<PieceId>& force);

}  // namespace basekeeper::all_your_base
