// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_aboard/rules.h"

#include "core/all_aboard/game.h"
#include "core/all_aboard/overrule.h"
#include "core/all_aboard/phase_check.h"
#include "core/all_aboard/voyage.h"
#include "core/all_aboard/whereabouts.h"
#include "core/overload.h"

#include <algorithm>

namespace basekeeper::all_aboard {

namespace {

using Refusal = std::optional<Violation>;
using Code = ViolationCode;
using Arg = ArgumentName;

Refusal seatForbids(const State& state, SeatId seat) {
    if (!isSeat(state, seat)) return Violation(Code::NoSuchSeat, "0.1", {{Arg::Seat, seat}});
    return {};
}

Refusal numberForbids(Weight number, int boat, std::string_view clause) {
    if (isBoatNumber(number)) return {};
    return Violation(Code::BoatNumberOutOfRange, clause,
                     {{Arg::Boat, boat},
                      {Arg::Value, number.halves()},
                      {Arg::Lowest, leastBoatNumber.halves()},
                      {Arg::Highest, mostWeight.halves()}});
}

/// Checks 1.3 for an animal that is to be placed face up or named.
Refusal useForbids(const State& state, SeatId seat, Animal animal) {
    if (std::ranges::count(animalsLeft(state, seat), animal) == 0)
        return Violation(Code::AnimalUsed, "1.3", {{Arg::Seat, seat}, {Arg::Animal, static_cast<int>(animal)}});
    return {};
}

Refusal actForbids(const State& state, const RevealBoats& act) {
    if (static_cast<int>(act.boats.size()) != state.seatCount())
        return Violation(Code::WrongNumberOfBoats, "0.2",
                         {{Arg::Boats, static_cast<int>(act.boats.size())}, {Arg::Needed, state.seatCount()}});
    for (std::size_t i = 0; i < act.boats.size(); ++i)
        if (auto refusal = numberForbids(act.boats[i], static_cast<int>(i) + 1, "0.2")) return refusal;
    return {};
}

Refusal actForbids(const State& state, const Board& act) {
    if (auto refusal = seatForbids(state, act.seat)) return refusal;
    if (!isBoat(state, act.boat)) return Violation(Code::NoSuchBoat, "0.2", {{Arg::Boat, act.boat}});
    const Placing due = *placing(state);
    if (act.seat != due.seat)
        return Violation(Code::OtherSeatsTurn, "1.1", {{Arg::Seat, act.seat}, {Arg::Needed, due.seat}});
    if (due.faceDown && act.animal) return Violation(Code::FaceDownPlacement, "1.1", {{Arg::Seat, act.seat}});
    if (!due.faceDown && !act.animal) return Violation(Code::AnimalNeeded, "1.1", {{Arg::Seat, act.seat}});
    if (isFull(state.boats[static_cast<std::size_t>(act.boat) - 1]))
        return Violation(Code::BoatFull, "1.2", {{Arg::Boat, act.boat}});
    if (auto refusal = act.animal ? useForbids(state, act.seat, *act.animal) : Refusal{}) return refusal;
    return nothingToPlace(state, act.seat);
}

Refusal actForbids(const State& state, const Reveal& act) {
    if (auto refusal = seatForbids(state, act.seat)) return refusal;
    if (!faceDownBoat(state, act.seat)) return Violation(Code::NoFaceDownAnimal, "1.3", {{Arg::Seat, act.seat}});
    return useForbids(state, act.seat, act.animal);
}

Refusal actForbids(const State&, const Sail&) { return {}; }

Refusal actForbids(const State& state, const ReplaceBoat& act) {
    return numberForbids(act.number, state.sailing + 1, "3.mouse");
}

void carry(State& state, const RevealBoats& act) {
    state.boats.clear();
    for (const Weight number : act.boats) state.boats.push_back({number, {}, false, {}, {}});
    state.placed = 0;
    state.phase = Phase::Boarding;
}

void carry(State& state, const Board& act) {
    state.boats[static_cast<std::size_t>(act.boat) - 1].aboard.push_back({act.seat, act.animal, false, false});
    if (++state.placed == placementsOf(state)) sailIfNamed(state);
}

void carry(State& state, const Reveal& act) {
    Boat& boat = state.boats[static_cast<std::size_t>(*faceDownBoat(state, act.seat)) - 1];
    const auto passenger =
        std::ranges::find_if(boat.aboard, [&](const Passenger& each) { return each.seat == act.seat && !each.animal; });
    passenger->animal = act.animal;
    sailIfNamed(state);
}

void carry(State& state, const Sail&) { Voyage(state).sail(); }

void carry(State& state, const ReplaceBoat& act) { Voyage(state).resumeWithNumber(act.number); }

void carry(State& state, const Overrule& act) { state = *withOverride(std::move(state), act); }

}  // namespace

State initial(const Setup& setup) {
    State state;
    state.rules = {setup.first, setup.values, setup.options.effects};
    state.seats.resize(setup.seats.size());
    return state;
}

std::optional<Violation> whyNot(const State& state, const Action& action) {
    return std::visit(Overload{
                          [&](const Overrule& act) -> Refusal {
                              auto after = withOverride(state, act);
                              return after ? Refusal{} : Refusal(std::move(after.error()));
                          },
                          [&](const auto& act) -> Refusal {
                              if (auto refusal = phaseForbids(state, kindOf(action))) return refusal;
                              return actForbids(state, act);
                          },
                      },
                      action);
}

void applyInPlace(State& state, const Action& action) {
    std::visit([&](const auto& act) { carry(state, act); }, action);
}

tl::expected<State, Violation> apply(const State& state, const Action& action) {
    if (auto refusal = whyNot(state, action)) return tl::unexpected(std::move(*refusal));
    State next = state;
    applyInPlace(next, action);
    return next;
}

}  // namespace basekeeper::all_aboard

template class basekeeper::Session<basekeeper::AllAboard>;
