// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/all_aboard_table.h"

#include <rapidcheck.h>

#include <set>

namespace basekeeper::all_aboard {
namespace {

constexpr int seats = 4;

std::vector<SeatAnimal> someAnimals() {
    const auto picked = *rc::gen::container<std::set<std::pair<SeatId, int>>>(
        rc::gen::pair(rc::gen::inRange(0, seats), rc::gen::inRange(0, static_cast<int>(animalKinds))));
    std::vector<SeatAnimal> crew;
    for (const auto& [seat, animal] : picked) crew.push_back({seat, static_cast<Animal>(animal)});
    return crew;
}

/// One boat with these aboard, and another to which they can come; both are sailed.
Table sailed(const std::vector<SeatAnimal>& crew, Weight number) {
    Table t(seats);
    t.lay({number, 0_kg}, {crew});
    t.sail();
    if (t.state().replacing) t.replace(number);
    return t;
}

std::set<std::pair<SeatId, Animal>> asSet(const State& state, std::vector<Animal> SeatState::*pile) {
    std::set<std::pair<SeatId, Animal>> all;
    for (SeatId seat = 0; seat < seats; ++seat)
        for (const Animal animal : state.seats[static_cast<std::size_t>(seat)].*pile) all.emplace(seat, animal);
    return all;
}

/// By the definition: pairs weigh as lovers, all others as printed.
Weight weightOf(const std::vector<SeatAnimal>& crew) {
    const CardValues values;
    Weight sum;
    for (const SeatAnimal& who : crew)
        sum += std::ranges::count(crew, who.animal, &SeatAnimal::animal) == 2 ? values[who.animal].inLove
                                                                              : values[who.animal].weight;
    return sum;
}

TEST(AllAboardSailing, the_order_aboard_does_not_matter_where_no_two_species_weigh_the_same) {
    EXPECT_TRUE(rc::check([] {
        const auto crew = someAnimals();
        auto other = crew;
        std::ranges::reverse(other);
        const Weight number = Weight::ofHalves(*rc::gen::inRange(0, 100));
        const Table one = sailed(crew, number);
        const Table two = sailed(other, number);
        RC_ASSERT(one.boat(1).result == two.boat(1).result);
        RC_ASSERT(one.boat(1).weighed == two.boat(1).weighed);
        RC_ASSERT(asSet(one.state(), &SeatState::saved) == asSet(two.state(), &SeatState::saved));
        RC_ASSERT(asSet(one.state(), &SeatState::discarded) == asSet(two.state(), &SeatState::discarded));
    }));
}

TEST(AllAboardSailing, a_boat_that_bears_more_does_not_sink_for_it) {
    EXPECT_TRUE(rc::check([] {
        const auto crew = someAnimals();
        const int halves = *rc::gen::inRange(0, 100);
        if (sailed(crew, Weight::ofHalves(halves)).boat(1).result == BoatResult::Sailed)
            RC_ASSERT(sailed(crew, Weight::ofHalves(halves + *rc::gen::inRange(0, 20))).boat(1).result ==
                      BoatResult::Sailed);
    }));
}

TEST(AllAboardSailing, three_of_a_kind_sink_it_and_otherwise_its_weight_tells) {
    EXPECT_TRUE(rc::check([] {
        const auto crew = someAnimals();
        const Table t = sailed(crew, Weight::ofHalves(*rc::gen::inRange(0, 100)));
        const Boat& boat = t.boat(1);
        const bool fight = std::ranges::any_of(
            allAnimals, [&](Animal animal) { return std::ranges::count(crew, animal, &SeatAnimal::animal) > 2; });
        RC_ASSERT(*boat.weighed == weightOf(t.aboard(1)));
        RC_ASSERT(boat.result == (!fight && *boat.weighed <= boat.number ? BoatResult::Sailed : BoatResult::Sunk));
        for (SeatId seat = 0; seat < seats; ++seat) {
            const auto loves = std::ranges::count_if(crew, [&](SeatAnimal who) {
                return who.seat == seat && std::ranges::count(crew, who.animal, &SeatAnimal::animal) == 2;
            });
            RC_ASSERT(t.seat(seat).cupids == (fight ? 0 : loves));
        }
    }));
}

TEST(AllAboardSailing, at_most_one_is_thrown_and_one_eaten_and_only_foxes_jump) {
    EXPECT_TRUE(rc::check([] {
        const auto crew = someAnimals();
        const Table t = sailed(crew, Weight::ofHalves(*rc::gen::inRange(0, 100)));
        const auto over = t.aboard(2);
        const auto foxes = std::ranges::count(over, Animal::Fox, &SeatAnimal::animal);
        RC_ASSERT(foxes <= 1);
        RC_ASSERT(static_cast<long>(over.size()) - foxes <= 1);
        RC_ASSERT(crew.size() - t.aboard(1).size() <= 2U);
    }));
}

}  // namespace
}  // namespace basekeeper::all_aboard
