// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/legal.h"

#include "core/all_your_base/attack_math.h"
#include "core/all_your_base/rules.h"

#include <algorithm>

namespace basekeeper::all_your_base {

namespace {

using Refusal = std::optional<Violation>;
using Code = ViolationCode;
using Arg = ArgumentName;

Refusal whyNoCardCanBePlayed(const State& state, std::string_view clause) {
    if (hasBase(state, state.turn.seat)) return {};
    return Violation(Code::NoBaseToPlayOn, clause, {{Arg::Seat, state.turn.seat}});
}

/// Reports the nearest miss: the weakest base of another seat against everything the seat has.
Refusal whyNoAttack(const State& state) {
    const Base* weakest = nullptr;
    int least = 0;
    for (const Base& base : state.bases) {
        if (base.owner == state.turn.seat) continue;
        const int needed = attackNeeded(state, base.id);
        if (weakest != nullptr && needed >= least) continue;
        weakest = &base;
        least = needed;
    }
    if (weakest == nullptr) return Violation(Code::NoBaseToAttack, "3A.1");
    if (piecesOf(state, state.turn.seat).empty()) return Violation(Code::NoAttackers, "3A.2");
    return whyTooWeak(state, attackOf(state, state.turn.seat), weakest->id);
}

/// Reports the seat that is nearest to victory.
Refusal whyNoDeclaration(const State& state) {
    SeatId leader = 0;
    for (SeatId seat = 0; seat < state.rules.seats; ++seat)
        if (basesHeld(state, seat) > basesHeld(state, leader)) leader = seat;
    return whyNot(state, Declare{leader});
}

}  // namespace

std::optional<Violation> whyNoneLegal(const State& state, ActKind kind) {
    if (auto refusal = statusForbids(state, kind)) return refusal;
    switch (kind) {
        case ActKind::PlayShip: return whyNoCardCanBePlayed(state, "2B");
        case ActKind::PlayCrew:
        case ActKind::PlayCats: return whyNoCardCanBePlayed(state, "2C");
        case ActKind::Attack: return whyNoAttack(state);
        case ActKind::Declare: return whyNoDeclaration(state);
        case ActKind::PlayBase:
        case ActKind::Discard:
        case ActKind::PassDefense:
        case ActKind::ResolveAttack:
        case ActKind::Counterattack:
        case ActKind::TakeChange:
        case ActKind::Regroup:
        case ActKind::EndTurn:
        case ActKind::Reshuffle:
        case ActKind::EndFreePlays:
        case ActKind::PassFreePlay:
        case ActKind::RedAlert:
        case ActKind::Overrule: return {};
    }
    return {};
}

LegalActs legalActs(const State& state) {
    return legalActsBy<LegalActs>([&](ActKind kind) { return whyNoneLegal(state, kind); });
}

bool canMoveACard(const State& state) {
    const SeatId seat = state.turn.seat;
    return !whyNoneLegal(state, ActKind::Regroup) && basesOf(state, seat).size() > 1 && !piecesOf(state, seat).empty();
}

std::optional<Reminder> reminder(const State& state) {
    if (state.over || isUnfinished(state) || changeCanBeHad(state)) return {};
    switch (state.turn.phase) {
        case Phase::RedAlert: return Reminder::DrawCard;
        case Phase::Defense: return {};
        case Phase::Attack:
        case Phase::Regroup: return Reminder::FillHand;
    }
    return {};
}

}  // namespace basekeeper::all_your_base
