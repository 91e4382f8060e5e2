// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_kept_outcomes.h"
#include "tests/support/random_score_sheet.h"

#include <gtest/gtest.h>

#include <tuple>

namespace basekeeper::score_sheet {
namespace {

auto whatIsRuled(const State& state) { return std::tuple(state.rounds, state.over, state.winners); }

TEST(ScoreSheetKeptOutcomes, clause_S_6_a_ruling_does_what_the_act_did) {
    random_play::KeptOutcomes<ScoreSheet, decltype(&whatIsRuled)> games(&whatIsRuled,
                                                                        static_cast<std::size_t>(ActKind::Overrule));
    for (std::uint64_t seed = 1; seed <= 60; ++seed) ASSERT_EQ(games.run(seed, 400), "");
    EXPECT_GT(games.kept(static_cast<std::size_t>(ActKind::EnterPoints)), 1000);
    EXPECT_EQ(games.lost(static_cast<std::size_t>(ActKind::EnterPoints)), 0);
    EXPECT_GT(games.kept(static_cast<std::size_t>(ActKind::EndGame)), 20);
    EXPECT_EQ(games.lost(static_cast<std::size_t>(ActKind::EndGame)), 0);
}

}  // namespace
}  // namespace basekeeper::score_sheet
