// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/battle.h"

#include <algorithm>

namespace basekeeper::all_your_base {

Battle battle(const State& state, SeatId seat, BaseId target, const std::vector<PieceId>& force) {
    Battle result;
    result.attack = attackOf(state, force);
    result.needed = attackNeeded(state, target);
    result.enough = !force.empty() && result.attack >= result.needed;
    result.surplus = result.enough ? result.attack - result.needed : 0;
    result.attackLeft = attackOf(state, seat) - result.attack;
    result.defenseLeft = defenseOf(state, seat);
    for (const BaseId id : basesOf(state, seat)) {
        const int before = defenseOf(state, id);
        int given = 0;
        for (const PieceId piece : force)
            if (state.piece(piece)->at == id) given += state.piece(piece)->defense;
        if (given == 0) continue;
        result.weakened.push_back({id, before, before - given});
        result.defenseLeft -= given;
    }
    if (result.enough) result.change = bestChangeAfter(state, target, force);
    result.lostToCounterattack = force;
    std::ranges::sort(result.lostToCounterattack);
    result.defenderLoses = piecesOn(state, target);
    return result;
}

}  // namespace basekeeper::all_your_base
