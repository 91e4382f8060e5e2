// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_aboard/whereabouts.h"
#include "tests/support/random_all_aboard.h"
#include "tests/support/random_kept_outcomes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

namespace basekeeper::all_aboard {
namespace {

auto whatIsRuled(const State& state) {
    using Aboard = std::vector<std::pair<SeatId, std::optional<Animal>>>;
    std::vector<std::tuple<Weight, Aboard, std::optional<BoatResult>>> boats;
    for (const Boat& boat : state.boats) {
        if (state.phase == Phase::RevealBoats) break;  // they are turned over next, whatever lies there
        Aboard aboard;
        // Who was aboard a boat that is done is a record of how it came, which a ruling does not tell.
        if (!boat.result)
            for (const Passenger& passenger : boat.aboard) aboard.emplace_back(passenger.seat, passenger.animal);
        std::ranges::sort(aboard);
        boats.emplace_back(boat.number, aboard, boat.result);
    }
    std::vector<std::tuple<std::vector<Animal>, std::vector<Animal>, int>> seats;
    for (SeatState seat : state.seats) {
        std::ranges::sort(seat.discarded);
        seats.emplace_back(seat.saved, seat.discarded, seat.cupids);
    }
    return std::tuple(state.round, state.phase, state.placed, state.sailing, boats, seats, state.winners);
}

TEST(AllAboardKeptOutcomes, clause_S_6_a_ruling_does_what_the_act_did) {
    random_play::KeptOutcomes<AllAboard, decltype(&whatIsRuled)> games(&whatIsRuled,
                                                                       static_cast<std::size_t>(ActKind::Overrule));
    for (std::uint64_t seed = 1; seed <= 60; ++seed) ASSERT_EQ(games.run(seed, 400), "");
    for (const ActKind kind : {ActKind::Board, ActKind::Reveal, ActKind::Sail, ActKind::ReplaceBoat}) {
        EXPECT_GT(games.kept(static_cast<std::size_t>(kind)), 20) << static_cast<int>(kind);
        EXPECT_EQ(games.lost(static_cast<std::size_t>(kind)), 0) << static_cast<int>(kind);
    }
    EXPECT_EQ(games.kept(static_cast<std::size_t>(ActKind::RevealBoats)), 0) << "no ruling puts boats on the table";
}

}  // namespace
}  // namespace basekeeper::all_aboard
