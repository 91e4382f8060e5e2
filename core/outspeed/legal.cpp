// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outspeed/choices.h"
#include "core/outspeed/phase_check.h"
#include "core/outspeed/rules.h"

#include <algorithm>

namespace basekeeper::outspeed {

namespace {

using Refusal = std::optional<Violation>;
using Code = ViolationCode;
using Arg = ArgumentName;

Refusal belongsTo(Phase phase, const State& state, std::string_view clause) {
    if (state.phase == phase) return {};
    return Violation(Code::OutOfPhase, clause, {{Arg::Phase, static_cast<int>(state.phase)}});
}

/// The most informative refusal: of a seat that could still announce, else of one without tokens, else of one that has
/// announced.
Refusal whyNoAnnouncement(const State& state) {
    Refusal telling;
    const auto weight = [](const Violation& refusal) {
        if (refusal.code == Code::AlreadyAnnounced) return 0;
        return refusal.code == Code::TokenNotHeld ? 1 : 2;
    };
    for (const SeatId seat : seatsInRace(state)) {
        Refusal refusal = whyNoToken(state, seat);
        if (!refusal) return {};
        if (!telling || weight(*refusal) > weight(*telling)) telling = std::move(refusal);
    }
    return telling ? telling : Refusal(Violation(Code::SeatEliminated, "3.5", {{Arg::Seat, 0}}));
}

Refusal whyNoProgramming(const State& state) {
    if (!yetToProgram(state).empty()) return {};
    const std::vector<SeatId> seats = seatsInRace(state);
    if (seats.empty()) return Violation(Code::SeatEliminated, "3.5", {{Arg::Seat, 0}});
    return Violation(Code::AlreadyProgrammed, "2.1", {{Arg::Seat, seats.front()}});
}

}  // namespace

std::optional<Violation> phaseForbids(const State& state, ActKind kind) {
    if (kind == ActKind::Overrule) return {};
    if (state.over()) return Violation(Code::GameOver, "5.1");
    switch (kind) {
        case ActKind::DescribeTile: return belongsTo(Phase::Tile, state, "4.1");
        case ActKind::Announce: return belongsTo(Phase::Bonuses, state, "1.1");
        case ActKind::ApplyBonuses: return belongsTo(Phase::Bonuses, state, "1.2");
        case ActKind::Program: return belongsTo(Phase::Programming, state, "2.1");
        case ActKind::Roll: return belongsTo(Phase::Resolution, state, "3.1");
        case ActKind::Resolve: return belongsTo(Phase::Programming, state, "3.1");
        case ActKind::TakeToken: return belongsTo(Phase::Resolution, state, "3.3");
        case ActKind::Overrule: return {};
    }
    return {};
}

std::optional<Violation> somebodyStillPrograms(const State& state) {
    const std::vector<SeatId> seats = yetToProgram(state);
    if (seats.empty()) return {};
    return Violation(Code::NotAllProgrammed, "2.1", {{Arg::Seat, seats.front()}});
}

std::optional<Violation> whyNoneLegal(const State& state, ActKind kind) {
    if (auto refusal = phaseForbids(state, kind)) return refusal;
    switch (kind) {
        case ActKind::Announce: return whyNoAnnouncement(state);
        case ActKind::Program: return whyNoProgramming(state);
        case ActKind::Resolve: return somebodyStillPrograms(state);
        case ActKind::Roll:
            if (!std::holds_alternative<RollsDue>(due(state))) return Violation(Code::RollNotDue, "3.1");
            return {};
        case ActKind::TakeToken:
            if (!std::holds_alternative<TokensDue>(due(state))) return Violation(Code::TokenNotDue, "3.3");
            return {};
        case ActKind::DescribeTile:
        case ActKind::ApplyBonuses:
        case ActKind::Overrule: return {};
    }
    return {};
}

LegalActs legalActs(const State& state) {
    return legalActsBy<LegalActs>([&](ActKind kind) { return whyNoneLegal(state, kind); });
}

}  // namespace basekeeper::outspeed
