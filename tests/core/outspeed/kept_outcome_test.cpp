// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_kept_outcomes.h"
#include "tests/support/random_outspeed.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

namespace basekeeper::outspeed {
namespace {

auto whatIsRuled(const State& state) {
    std::vector<std::tuple<int, int, std::vector<HeldToken>, bool>> seats;
    for (SeatState seat : state.seats) {
        std::ranges::sort(seat.tokens);
        seats.emplace_back(seat.zone, seat.fuel, seat.tokens, seat.eliminated);
    }
    // After the end no tile lies on any side.
    const Side side = state.over() ? Side::Three4 : state.side;
    return std::tuple(state.turn, state.phase, side, state.third, state.forceFields, seats, state.winners);
}

TEST(OutspeedKeptOutcomes, clause_S_6_a_ruling_does_what_the_act_did) {
    random_play::KeptOutcomes<Outspeed, decltype(&whatIsRuled)> games(&whatIsRuled,
                                                                      static_cast<std::size_t>(ActKind::Overrule));
    for (std::uint64_t seed = 1; seed <= 60; ++seed) ASSERT_EQ(games.run(seed, 400), "");
    const auto kept = [&](ActKind kind) { return games.kept(static_cast<std::size_t>(kind)); };
    const auto lost = [&](ActKind kind) { return games.lost(static_cast<std::size_t>(kind)); };
    for (const ActKind kind : {ActKind::DescribeTile, ActKind::Program, ActKind::TakeToken}) {
        EXPECT_GT(kept(kind), 500) << static_cast<int>(kind);
        EXPECT_EQ(lost(kind), 0) << static_cast<int>(kind);
    }
    EXPECT_EQ(kept(ActKind::Announce), 0) << "no ruling lays a token face down on the table";
    // Where a tile was turned over, or the resolution began or would go on by itself, no ruling can do it.
    for (const ActKind kind : {ActKind::ApplyBonuses, ActKind::Roll}) EXPECT_GT(kept(kind), 20 * lost(kind));
    EXPECT_GT(kept(ActKind::Resolve), 100);
}

}  // namespace
}  // namespace basekeeper::outspeed
