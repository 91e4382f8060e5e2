// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_aboard/phase_check.h"

#include "core/all_aboard/rules.h"
#include "core/all_aboard/whereabouts.h"

#include <algorithm>

namespace basekeeper::all_aboard {

namespace {

using Refusal = std::optional<Violation>;
using Code = ViolationCode;
using Arg = ArgumentName;

Refusal belongsTo(Phase phase, const State& state, std::string_view clause) {
    if (state.phase == phase) return {};
    return Violation(Code::OutOfPhase, clause, {{Arg::Phase, static_cast<int>(state.phase)}});
}

/// In the phase Boarding: why there is no boat with room, or no animal to place.
Refusal whyNoBoarding(const State& state) {
    if (std::ranges::all_of(state.boats, isFull)) return Violation(Code::BoatFull, "1.2");
    return nothingToPlace(state, placing(state)->seat);
}

}  // namespace

bool isFull(const Boat& boat) { return static_cast<int>(boat.aboard.size()) >= boatHolds; }

bool isBoatNumber(Weight number) { return number >= leastBoatNumber && number <= mostWeight; }

std::optional<Violation> nothingToPlace(const State& state, SeatId seat) {
    const std::size_t faceDown = faceDownBoat(state, seat) ? 1 : 0;
    if (animalsLeft(state, seat).size() > faceDown) return {};
    return Violation(Code::AnimalUsed, "1.3", {{Arg::Seat, seat}});
}

std::optional<Violation> phaseForbids(const State& state, ActKind kind) {
    if (kind == ActKind::Overrule) return {};
    if (state.over()) return Violation(Code::GameOver, "4.1");
    switch (kind) {
        case ActKind::RevealBoats: return belongsTo(Phase::RevealBoats, state, "0.2");
        case ActKind::Board: return belongsTo(Phase::Boarding, state, "1.1");
        case ActKind::Reveal: return belongsTo(Phase::Reveal, state, "1.3");
        case ActKind::Sail:
            if (auto refusal = belongsTo(Phase::Sailing, state, "2.1")) return refusal;
            if (state.replacing) return Violation(Code::BoatWaits, "3.mouse", {{Arg::Boat, state.sailing + 1}});
            return {};
        case ActKind::ReplaceBoat:
            if (!state.replacing) return Violation(Code::NoReplacementDue, "3.mouse");
            return belongsTo(Phase::Sailing, state, "3.mouse");
        case ActKind::Overrule: return {};
    }
    return {};
}

std::optional<Violation> whyNoneLegal(const State& state, ActKind kind) {
    if (auto refusal = phaseForbids(state, kind)) return refusal;
    return kind == ActKind::Board ? whyNoBoarding(state) : Refusal{};
}

LegalActs legalActs(const State& state) {
    return legalActsBy<LegalActs>([&](ActKind kind) { return whyNoneLegal(state, kind); });
}

void sailIfNamed(State& state) { state.phase = unnamed(state).empty() ? Phase::Sailing : Phase::Reveal; }

}  // namespace basekeeper::all_aboard
