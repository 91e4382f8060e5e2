// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_kept_outcomes.h"
#include "tests/support/random_outspeed.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

namespace basekeeper::outspeed {
namespace {

auto whatIsRuled(const State& state) {
    std::vector<std::tuple<int, int, std::vector<HeldToken>, bool, std::optional<std::size_t>>> seats;
    for (SeatState seat : state.seats) {
        std::ranges::sort(seat.tokens);
        seats.emplace_back(seat.zone, seat.fuel, seat.tokens, seat.eliminated,
                           seat.choice && !state.over() ? std::optional(seat.choice->route) : std::nullopt);
    }
    // After the end no tile lies on any side.
    const Side side = state.over() ? Side::Three4 : state.side;
    const std::optional<Stage> stage = state.phase == Phase::Resolution ? std::optional(state.stage) : std::nullopt;
    return std::tuple(state.turn, state.phase, stage, state.tile.has_value() && !state.over(), side, state.third,
                      state.forceFields, seats, state.winners);
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
    EXPECT_GT(kept(ActKind::ApplyBonuses), 20 * lost(ActKind::ApplyBonuses)) << "but where a tile is turned over";
    // Not what leads into the resolution or to its next stage: the race would go on by itself.
    EXPECT_GT(kept(ActKind::Roll), 100);
    EXPECT_GT(kept(ActKind::Resolve), 100);
}

}  // namespace
}  // namespace basekeeper::outspeed
