// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_aboard/overrule.h"

#include "core/all_aboard/phase_check.h"
#include "core/all_aboard/whereabouts.h"
#include "core/overload.h"

#include <algorithm>
#include <set>
#include <utility>

namespace basekeeper::all_aboard {

namespace {

using Refusal = std::optional<Violation>;
using Code = ViolationCode;
using Arg = ArgumentName;

Violation notThere(Arg what, int which) { return {Code::RulingOutOfRange, "7.1", {{what, which}}}; }

Violation outOfRange(int value, int lowest, int highest) {
    return {Code::RulingOutOfRange, "7.1", {{Arg::Value, value}, {Arg::Lowest, lowest}, {Arg::Highest, highest}}};
}

/// Whether someone who was aboard a boat that is to sail again can return to it: from the saved or the discarded, or
/// from a boat further right to which the animal went from this one.
bool comesBack(const Whereabouts& place, int boat) {
    return std::visit(Overload{
                          [boat](int aboard) { return aboard > boat; },
                          [](edit::Place elsewhere) { return elsewhere != edit::Place::Set; },
                      },
                      place);
}

/// Removes every trace of sailing from this boat (counted from 1) and those to its right; they sail again.
void reopen(State& state, int from) {
    for (int number = from; number <= static_cast<int>(state.boats.size()); ++number) {
        Boat& boat = state.boats[static_cast<std::size_t>(number) - 1];
        if (boat.result) {
            const std::vector<Passenger> then = std::exchange(boat.aboard, {});
            boat.result.reset();
            boat.weighed.reset();
            for (const Passenger& passenger : then) {
                const SeatAnimal who{passenger.seat, *passenger.animal};
                if (comesBack(whereaboutsOf(state, who), number)) move(state, who, number);
            }
        }
        for (Passenger& passenger : boat.aboard) passenger.inLove = passenger.hasActed = false;
    }
}

/// Gives a boat its result by override: all aboard share its fate.
void close(State& state, Boat& boat, std::optional<BoatResult> result) {
    for (Passenger& passenger : boat.aboard) passenger.inLove = areInLove(boat, *passenger.animal);
    boat.weighed = weightAboard(state, boat);
    boat.result = result.value_or(*boat.weighed <= boat.number ? BoatResult::Sailed : BoatResult::Sunk);
    const edit::Place place = boat.result == BoatResult::Sailed ? edit::Place::Saved : edit::Place::Discarded;
    for (const Passenger& passenger : std::vector(boat.aboard)) move(state, {passenger.seat, *passenger.animal}, place);
}

class EditApplier {
public:
    explicit EditApplier(State& state) : m_state(state) {}

    Refusal operator()(const edit::SetBoatNumber& change) {
        if (!isBoat(m_state, change.boat)) return notThere(Arg::Boat, change.boat);
        if (!isBoatNumber(change.number))
            return Violation(Code::RulingOutOfRange, "7.1",
                             {{Arg::Boat, change.boat},
                              {Arg::Value, change.number.halves()},
                              {Arg::Lowest, leastBoatNumber.halves()},
                              {Arg::Highest, mostWeight.halves()}});
        boat(change.boat).number = change.number;
        return {};
    }

    Refusal operator()(const edit::MoveAnimal& change) {
        if (auto refusal = checkSeat(change.who.seat)) return refusal;
        if (const int* to = std::get_if<int>(&change.to))
            if (auto refusal = checkOpenBoat(*to)) return refusal;
        if (whereaboutsOf(m_state, change.who) != change.to) move(m_state, change.who, change.to);
        return {};
    }

    Refusal operator()(const edit::MoveFaceDown& change) {
        if (auto refusal = checkSeat(change.seat)) return refusal;
        if (change.boat)
            if (auto refusal = checkOpenBoat(*change.boat)) return refusal;
        if (faceDownBoat(m_state, change.seat) == change.boat) return {};
        for (Boat& each : m_state.boats)
            std::erase_if(each.aboard, [&](const Passenger& passenger) {
                return passenger.seat == change.seat && !passenger.animal;
            });
        if (change.boat) boat(*change.boat).aboard.push_back({change.seat, {}, false, false});
        return {};
    }

    Refusal operator()(const edit::SetCupids& change) {
        if (auto refusal = checkSeat(change.seat)) return refusal;
        if (change.cupids < 0 || change.cupids > maxCupids) return outOfRange(change.cupids, 0, maxCupids);
        seatOf(m_state, change.seat).cupids = change.cupids;
        return {};
    }

    Refusal operator()(const edit::StartRound& change) {
        if (change.round < 1 || change.round > rounds)
            return Violation(Code::RulingOutOfRange, "7.1",
                             {{Arg::Round, change.round}, {Arg::Lowest, 1}, {Arg::Highest, rounds}});
        m_state.round = change.round;
        m_state.boats.clear();
        m_state.placed = 0;
        setProgress(Phase::RevealBoats, 1);
        return {};
    }

    Refusal operator()(const edit::SetPlaced& change) {
        if (m_state.boats.empty()) return notThere(Arg::Phase, static_cast<int>(m_state.phase));
        const int all = placementsOf(m_state);
        if (change.placed < 0 || change.placed > all) return outOfRange(change.placed, 0, all);
        m_state.round = roundOfBoats(m_state);
        reopen(m_state, 1);
        m_state.placed = change.placed;
        setProgress(change.placed < all ? Phase::Boarding : Phase::Sailing, 1);
        return {};
    }

    Refusal operator()(const edit::SetSailing& change) {
        const int boats = static_cast<int>(m_state.boats.size());
        if (boats == 0 || change.boat < 1 || change.boat > boats + 1) return notThere(Arg::Boat, change.boat);
        if (change.result && (change.boat == 1 || boat(change.boat - 1).result))
            return notThere(Arg::Boat, change.boat - 1);
        for (int left = 1; left < change.boat; ++left)
            if (std::ranges::count(boat(left).aboard, std::optional<Animal>(), &Passenger::animal) > 0)
                return notThere(Arg::Boat, left);
        m_state.round = roundOfBoats(m_state);
        reopen(m_state, change.boat);
        for (int left = 1; left < change.boat; ++left)
            if (!boat(left).result) close(m_state, boat(left), left == change.boat - 1 ? change.result : std::nullopt);
        m_state.placed = placementsOf(m_state);
        setProgress(Phase::Sailing, change.boat);
        if (change.boat > boats) endRound(m_state);
        return {};
    }

    Refusal operator()(const edit::EndGame& change) {
        for (const SeatId seat : change.winners)
            if (auto refusal = checkSeat(seat)) return refusal;
        const std::set<SeatId> winners(change.winners.begin(), change.winners.end());
        m_state.phase = Phase::Over;
        m_state.replacing = false;
        m_state.winners.assign(winners.begin(), winners.end());
        return {};
    }

private:
    /// Resumes the game at that phase and boat (counted from 1), even if it was over.
    void setProgress(Phase phase, int boat) {
        m_state.phase = phase;
        m_state.sailing = boat - 1;
        m_state.replacing = false;
        m_state.winners.clear();
    }

    [[nodiscard]] Boat& boat(int number) { return m_state.boats[static_cast<std::size_t>(number) - 1]; }
    [[nodiscard]] Refusal checkSeat(SeatId seat) const {
        return isSeat(m_state, seat) ? Refusal{} : Refusal(notThere(Arg::Seat, seat));
    }
    /// Nobody can board a boat that has sailed or sunk.
    [[nodiscard]] Refusal checkOpenBoat(int number) {
        return isBoat(m_state, number) && !boat(number).result ? Refusal{} : Refusal(notThere(Arg::Boat, number));
    }

    State& m_state;
};

/// Whether the seat has already placed face down in this round (1.1).
bool hasPlacedFaceDown(const State& state, SeatId seat) {
    const int seats = state.seatCount();
    return seats + (seat - startingSeat(state) + seats) % seats < state.placed;
}

/// Refuses a face-down animal that no name is left for, or one that lies there before its turn (7.1c).
Refusal faceDownForbids(const State& state) {
    for (const SeatId seat : unnamed(state)) {
        if (animalsLeft(state, seat).empty()) return notThere(Arg::Seat, seat);
        if (state.phase == Phase::Boarding && !hasPlacedFaceDown(state, seat)) return notThere(Arg::Seat, seat);
    }
    return {};
}

/// On a boat that waits for another card, an edit may have made or parted pairs in love (7.1d).
void settleLove(State& state) {
    Boat& boat = state.boats[static_cast<std::size_t>(state.sailing)];
    for (Passenger& passenger : boat.aboard) passenger.inLove = passenger.animal && areInLove(boat, *passenger.animal);
}

}  // namespace

std::optional<Violation> applyEdit(State& state, const Edit& change) { return std::visit(EditApplier(state), change); }

tl::expected<State, Violation> withOverride(State state, const Overrule& act) {
    if (act.reason.empty()) return tl::unexpected(Violation(Code::ReasonMissing, "7.1"));
    const bool wereNamed = state.over() && isVictoryByOverride(state);
    const bool goesOn = std::ranges::any_of(act.changes, [](const Edit& change) {
        return std::holds_alternative<edit::StartRound>(change) || std::holds_alternative<edit::SetPlaced>(change) ||
               std::holds_alternative<edit::SetSailing>(change);
    });
    for (const Edit& change : act.changes)
        if (auto refusal = applyEdit(state, change)) return tl::unexpected(std::move(*refusal));
    if (auto refusal = faceDownForbids(state)) return tl::unexpected(std::move(*refusal));
    if (state.phase == Phase::Reveal || state.phase == Phase::Sailing) sailIfNamed(state);
    if (state.replacing) settleLove(state);
    const bool winnersNamed = std::ranges::any_of(
        act.changes, [](const Edit& change) { return std::holds_alternative<edit::EndGame>(change); });
    // By the points as they are after all of it: what ended the game may have come before what moved an animal.
    if (state.over() && !winnersNamed && (goesOn || !wereNamed)) state.winners = leaders(state);
    return state;
}

}  // namespace basekeeper::all_aboard
