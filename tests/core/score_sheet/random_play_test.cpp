// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_corrections.h"
#include "tests/support/random_score_sheet.h"

#include <gtest/gtest.h>

#include <random>

namespace basekeeper::score_sheet {
namespace {

TEST(ScoreSheetRandomPlay, known_seeds) {
    const random_play::Report report = random_play::playMany<ScoreSheet>(1, 20'000);
    EXPECT_EQ(report.failure, "");
    EXPECT_GT(report.refused, report.accepted / 20) << "enough was tried that is wrong";
    for (const char* what :
         {"enter-points", "end-game", "overrule", "edit 0", "edit 1", "over", "reopened", "tie", "seats 2", "seats 6"})
        EXPECT_GT(report.reached.contains(what) ? report.reached.at(what) : 0, 20U) << what;
}

TEST(ScoreSheetRandomPlay, new_seeds) {
    EXPECT_EQ(random_play::playMany<ScoreSheet>(std::random_device{}(), 5'000).failure, "");
}

TEST(ScoreSheetRandomPlay, corrections) {
    int made = 0;
    int dropped = 0;
    int overruled = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        random_play::Corrections<ScoreSheet> game(seed);
        ASSERT_EQ(game.run(150), "") << "seed " << seed;
        made += game.made();
        dropped += game.dropped();
        overruled += game.overruled();
    }
    EXPECT_GT(made, 300);
    EXPECT_GT(dropped, 100);
    EXPECT_GT(overruled, 100);
}

}  // namespace
}  // namespace basekeeper::score_sheet
