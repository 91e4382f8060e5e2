// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_aboard/whereabouts.h"

#include "core/overload.h"

#include <algorithm>

namespace basekeeper::all_aboard {

namespace {

bool contains(const std::vector<Animal>& animals, Animal animal) {
    return std::ranges::find(animals, animal) != animals.end();
}

bool isThat(const Passenger& passenger, SeatAnimal who) {
    return passenger.seat == who.seat && passenger.animal == who.animal;
}

}  // namespace

Whereabouts whereaboutsOf(const State& state, SeatAnimal who) {
    const SeatState& seat = seatOf(state, who.seat);
    if (contains(seat.saved, who.animal)) return edit::Place::Saved;
    if (contains(seat.discarded, who.animal)) return edit::Place::Discarded;
    for (std::size_t i = 0; i < state.boats.size(); ++i) {
        const Boat& boat = state.boats[i];
        if (!boat.result &&
            std::ranges::any_of(boat.aboard, [who](const Passenger& passenger) { return isThat(passenger, who); }))
            return static_cast<int>(i) + 1;
    }
    return edit::Place::Set;
}

void move(State& state, SeatAnimal who, Whereabouts to) {
    SeatState& seat = seatOf(state, who.seat);
    std::erase(seat.saved, who.animal);
    std::erase(seat.discarded, who.animal);
    for (Boat& boat : state.boats)
        if (!boat.result)
            std::erase_if(boat.aboard, [who](const Passenger& passenger) { return isThat(passenger, who); });
    std::visit(
        Overload{
            [&](int boat) {
                state.boats[static_cast<std::size_t>(boat) - 1].aboard.push_back({who.seat, who.animal, false, false});
            },
            [&](edit::Place place) {
                if (place == edit::Place::Saved) seat.saved.push_back(who.animal);
                if (place == edit::Place::Discarded) seat.discarded.push_back(who.animal);
            },
        },
        to);
}

std::optional<int> faceDownBoat(const State& state, SeatId seat) {
    for (std::size_t i = 0; i < state.boats.size(); ++i)
        if (std::ranges::any_of(state.boats[i].aboard, [seat](const Passenger& passenger) {
                return passenger.seat == seat && !passenger.animal;
            }))
            return static_cast<int>(i) + 1;
    return {};
}

int countAboard(const Boat& boat, Animal animal) {
    return static_cast<int>(std::ranges::count(boat.aboard, std::optional(animal), &Passenger::animal));
}
bool areInLove(const Boat& boat, Animal animal) { return countAboard(boat, animal) == 2; }
bool areFighting(const Boat& boat, Animal animal) { return countAboard(boat, animal) > 2; }

int roundOfBoats(const State& state) {
    const bool allSailed = std::ranges::all_of(state.boats, [](const Boat& boat) { return boat.result.has_value(); });
    const bool ofRoundBefore = state.phase == Phase::RevealBoats || (state.over() && state.placed == 0 && allSailed);
    return ofRoundBefore ? state.round - 1 : state.round;
}

void endRound(State& state) {
    state.sailing = 0;
    if (state.round < rounds) {
        ++state.round;
        state.placed = 0;
        state.phase = Phase::RevealBoats;
    } else {
        state.phase = Phase::Over;
        state.winners = leaders(state);
    }
}

std::vector<SeatId> leaders(const State& state) {
    std::vector<SeatId> seats;
    for (const Standing& standing : standings(state))
        if (standing.place == 1) seats.push_back(standing.seat);
    return seats;
}

bool isVictoryByOverride(const State& state) { return state.winners != leaders(state); }

AnimalPlace placeOf(const State& state, SeatAnimal who) {
    const Whereabouts found = whereaboutsOf(state, who);
    if (const int* boat = std::get_if<int>(&found)) return {*boat, false, false};
    return {
        {}, std::get<edit::Place>(found) == edit::Place::Saved, std::get<edit::Place>(found) == edit::Place::Discarded};
}

}  // namespace basekeeper::all_aboard
