// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_all_your_base.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
#include <random>
#include <string>

namespace basekeeper::all_your_base {
namespace {

using random_play::Report;

/// BASEKEEPER_RANDOM_ACTS: how many acts to play, for long campaigns.
std::size_t actsToPlay() {
    const char* wanted = std::getenv("BASEKEEPER_RANDOM_ACTS");
    return wanted == nullptr ? 200'000 : static_cast<std::size_t>(std::stoull(wanted));
}

// The same games in every run. BASEKEEPER_RANDOM_SEED: only the game of that seed, to look into a failure.
TEST(AllYourBaseRandomPlay, known_seeds) {
    if (const char* seed = std::getenv("BASEKEEPER_RANDOM_SEED")) {
        EXPECT_EQ(random_play::play<AllYourBase>(std::stoull(seed)).failure, "");
        return;
    }
    const Report report = random_play::playMany<AllYourBase>(1, actsToPlay() * 3 / 4);
    EXPECT_EQ(report.failure, "");
    EXPECT_GT(report.refused, report.accepted / 10) << "enough was tried that is wrong";

    const std::size_t enough = report.accepted / 10'000;
    // A generator that stopped short of the late game would find nothing and say so to nobody.
    const auto reached = [&](const std::string& what) {
        const auto found = report.reached.find(what);
        return found == report.reached.end() ? 0 : found->second;
    };
    for (const char* kind : random_play::detail::kindNames) EXPECT_GT(reached(kind), enough) << kind;
    for (const char* what :
         {"change of some cards", "change waived", "regroup of some cards", "reshuffle of some cards", "extra turn",
          "attack ruled off", "nested free plays", "ship of the discard pile", "free play without a base"})
        EXPECT_GT(reached(what), enough) << what;
    for (std::size_t i = 0; i < std::variant_size_v<Edit>; ++i)
        EXPECT_GT(reached("edit " + std::to_string(i)), enough) << i;
    for (int seats = minSeats; seats <= maxSeats; ++seats)
        EXPECT_GT(reached("seats " + std::to_string(seats)), enough) << seats;
    for (int card = 1; card <= 16; ++card)
        if (card != 15) { EXPECT_GT(reached("card " + std::to_string(card)), enough) << card; }
}

TEST(AllYourBaseRandomPlay, new_seeds) {
    const std::uint64_t first = std::random_device{}();
    std::cout << "random play from seed " << first << '\n';
    EXPECT_EQ(random_play::playMany<AllYourBase>(first, actsToPlay() / 4 + 1).failure, "");
}

// Where the db tests will send every entry through their codec.
TEST(AllYourBaseRandomPlay, an_onlooker_sees_every_entry_and_can_object) {
    std::size_t entries = 0;
    std::size_t logged = 0;
    random_play::Onlooker<AllYourBase> onlooker;
    onlooker.onEntry = [&](const Entry<AllYourBase>&) {
        ++entries;
        return std::string();
    };
    onlooker.onEnd = [&](const Session<AllYourBase>& session) {
        logged = session.log().size();
        return std::string();
    };
    EXPECT_EQ(random_play::play<AllYourBase>(3, onlooker).failure, "");
    EXPECT_GT(entries, 0U);
    EXPECT_GT(logged, entries) << "which has the undos and redos of the last checks beside them";

    onlooker.onEntry = [](const Entry<AllYourBase>&) { return std::string("lost on the way"); };
    EXPECT_NE(random_play::play<AllYourBase>(3, onlooker).failure.find("seed 3: lost on the way"), std::string::npos);
}

}  // namespace
}  // namespace basekeeper::all_your_base
