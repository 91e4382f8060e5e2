// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_aboard/state.h"

#include "core/all_aboard/whereabouts.h"

#include <algorithm>
#include <tuple>

namespace basekeeper::all_aboard {

namespace {

/// What ranks the seats, most important first (4.1, 4.2).
auto merits(const Standing& standing) { return std::tuple(standing.points, standing.cupids, standing.saved); }

Standing standingOf(const State& state, SeatId seat) {
    const SeatState& has = seatOf(state, seat);
    Standing standing;
    standing.seat = seat;
    for (const Animal animal : has.saved) standing.animalPoints += state.rules.values[animal].points;
    standing.cupids = has.cupids;
    standing.saved = static_cast<int>(has.saved.size());
    standing.points = standing.animalPoints + pointsPerCupid * has.cupids;
    return standing;
}

}  // namespace

SeatId startingSeat(const State& state) { return (state.rules.first + state.round - 1) % state.seatCount(); }

std::optional<Placing> placing(const State& state) {
    if (state.phase != Phase::Boarding) return {};
    return Placing{(startingSeat(state) + state.placed) % state.seatCount(), state.placed / state.seatCount() == 1};
}

std::vector<Animal> animalsLeft(const State& state, SeatId seat) {
    std::vector<Animal> left;
    for (const Animal animal : allAnimals)
        if (whereaboutsOf(state, {seat, animal}) == Whereabouts(edit::Place::Set)) left.push_back(animal);
    return left;
}

bool drawsAfterPlacing(const State& state, SeatId seat) {
    const std::size_t played = faceDownBoat(state, seat) ? 1 : 0;
    return animalsLeft(state, seat).size() - played > handHolds;
}

std::vector<SeatId> unnamed(const State& state) {
    std::vector<SeatId> seats;
    for (SeatId seat = 0; seat < state.seatCount(); ++seat)
        if (faceDownBoat(state, seat)) seats.push_back(seat);
    return seats;
}

std::vector<SeatAnimal> namedByTheRest(const State& state) {
    std::vector<SeatAnimal> named;
    for (const SeatId seat : unnamed(state))
        if (const std::vector<Animal> left = animalsLeft(state, seat); left.size() == 1)
            named.push_back({seat, left.front()});
    return named;
}

Weight weightAboard(const State& state, const Boat& boat) {
    Weight sum;
    for (const Passenger& passenger : boat.aboard) {
        if (!passenger.animal) continue;
        const CardValue& value = state.rules.values[*passenger.animal];
        sum += areInLove(boat, *passenger.animal) ? value.inLove : value.weight;
    }
    return sum;
}

bool isTooHeavy(const State& state, const Boat& boat) {
    return boat.weighed.value_or(weightAboard(state, boat)) > boat.number;
}

std::vector<Standing> standings(const State& state) {
    std::vector<Standing> all;
    all.reserve(state.seats.size());
    for (SeatId seat = 0; seat < state.seatCount(); ++seat) all.push_back(standingOf(state, seat));
    std::ranges::stable_sort(all,
                             [](const Standing& one, const Standing& other) { return merits(one) > merits(other); });
    for (std::size_t i = 1; i < all.size(); ++i)
        all[i].place = merits(all[i]) == merits(all[i - 1]) ? all[i - 1].place : static_cast<int>(i) + 1;
    return all;
}

DecidedBy decidedBy(const std::vector<Standing>& standings) {
    if (standings.size() < 2) return DecidedBy::Nothing;
    const Standing& first = standings[0];
    const Standing& second = standings[1];
    if (first.points != second.points) return DecidedBy::Points;
    if (first.cupids != second.cupids) return DecidedBy::Cupids;
    if (first.saved != second.saved) return DecidedBy::Saved;
    return DecidedBy::Nothing;
}

std::vector<int> pointsBySeat(const State& state) {
    std::vector<int> points(state.seats.size());
    for (const Standing& standing : standings(state)) points[static_cast<std::size_t>(standing.seat)] = standing.points;
    return points;
}

}  // namespace basekeeper::all_aboard
