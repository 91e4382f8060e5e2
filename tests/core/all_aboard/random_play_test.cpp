// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_all_aboard.h"
#include "tests/support/random_corrections.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
#include <random>
#include <string>

namespace basekeeper::all_aboard {
namespace {

using random_play::Report;

/// BASEKEEPER_RANDOM_ACTS: how many acts to play, for long campaigns.
std::size_t actsToPlay() {
    const char* wanted = std::getenv("BASEKEEPER_RANDOM_ACTS");
    return wanted == nullptr ? 60'000 : static_cast<std::size_t>(std::stoull(wanted));
}

// The same games in every run. BASEKEEPER_RANDOM_SEED: only the game of that seed, to look into a failure.
TEST(AllAboardRandomPlay, known_seeds) {
    if (const char* seed = std::getenv("BASEKEEPER_RANDOM_SEED")) {
        EXPECT_EQ(random_play::play<AllAboard>(std::stoull(seed)).failure, "");
        return;
    }
    const Report report = random_play::playMany<AllAboard>(1, actsToPlay() * 3 / 4);
    EXPECT_EQ(report.failure, "");
    EXPECT_GT(report.refused, report.accepted / 20) << "enough was tried that is wrong";

    const std::size_t enough = report.accepted / 10'000;
    const auto reached = [&](const std::string& what) {
        const auto found = report.reached.find(what);
        return found == report.reached.end() ? 0 : found->second;
    };
    for (const char* kind : random_play::ark::kindNames) EXPECT_GT(reached(kind), enough) << kind;
    for (std::size_t i = 0; i < std::variant_size_v<Step>; ++i)
        EXPECT_GT(reached("step " + std::to_string(i)), enough) << i;
    for (std::size_t i = 0; i < std::variant_size_v<Edit>; ++i)
        EXPECT_GT(reached("edit " + std::to_string(i)), enough) << i;
    for (int seats = minSeats; seats <= maxSeats; ++seats)
        EXPECT_GT(reached("seats " + std::to_string(seats)), enough) << seats;
    for (const char* what : {"round over", "game over", "shared"}) EXPECT_GT(reached(what), enough) << what;
}

TEST(AllAboardRandomPlay, new_seeds) {
    const std::uint64_t first = std::random_device{}();
    std::cout << "random play from seed " << first << '\n';
    EXPECT_EQ(random_play::playMany<AllAboard>(first, actsToPlay() / 4 + 1).failure, "");
}

TEST(AllAboardRandomPlay, corrections) {
    int made = 0;
    int dropped = 0;
    int overruled = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        random_play::Corrections<AllAboard> game(seed);
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
}  // namespace basekeeper::all_aboard
