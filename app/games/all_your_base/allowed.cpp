// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/allowed.h"

#include "core/all_your_base/legal.h"

namespace basekeeper {

using namespace all_your_base;

Allowed allowedActs(const State& state) {
    const auto may = [&](ActKind kind) { return !whyNoneLegal(state, kind); };
    return {.playBase = may(ActKind::PlayBase),
            .playShip = may(ActKind::PlayShip),
            .playCrew = may(ActKind::PlayCrew),
            .discard = may(ActKind::Discard),
            .passDefense = may(ActKind::PassDefense),
            .attack = may(ActKind::Attack),
            .resolveAttack = may(ActKind::ResolveAttack),
            .counterattack = may(ActKind::Counterattack),
            .takeChange = may(ActKind::TakeChange),
            .regroup = may(ActKind::Regroup),
            .moveACard = canMoveACard(state),
            .endTurn = may(ActKind::EndTurn),
            .reshuffle = may(ActKind::Reshuffle),
            .redAlert = may(ActKind::RedAlert),
            .endFreePlays = may(ActKind::EndFreePlays),
            .passFreePlay = may(ActKind::PassFreePlay),
            .declare = may(ActKind::Declare)};
}

}  // namespace basekeeper
