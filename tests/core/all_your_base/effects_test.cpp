// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/effects.h"
#include "tests/support/table.h"

#include <gtest/gtest.h>

namespace basekeeper::all_your_base {
namespace {

Effects effectsOf(const Table& t, const RedAlert& act) {
    const auto after = all_your_base::apply(t.state(), act);
    EXPECT_TRUE(after.has_value());
    return after ? effects(t.state(), *after) : Effects{};
}

TEST(AllYourBaseEffects, clause_5_13_a_destroyed_base_and_its_cards) {
    Table t = battlefield();
    t.turnOf(0);
    EXPECT_EQ(effectsOf(t, red_alert::BaseDestroyed{{4_B}}),
              (Effects{{{4_B, 1, {}}}, {{5_P, 4_B, BaseId::None}, {6_P, 4_B, BaseId::None}}}));
}

TEST(AllYourBaseEffects, clause_5_10_bases_change_hands_and_cards_that_stay_are_not_named) {
    Table t = battlefield();
    t.turnOf(0);
    const RedAlert act = red_alert::TwoBases{{3_B, 4_B}, {{4_P, 1_B}, {5_P, 4_B}, {6_P, BaseId::None}}};
    EXPECT_EQ(effectsOf(t, act), (Effects{{{3_B, 1, 0}, {4_B, 1, 0}}, {{4_P, 3_B, 1_B}, {6_P, 4_B, BaseId::None}}}));
}

TEST(AllYourBaseEffects, of_an_act_that_changes_nothing_are_none) {
    Table t = battlefield();
    t.turnOf(0);
    EXPECT_EQ(effectsOf(t, redAlert(3)), Effects{});
}

}  // namespace
}  // namespace basekeeper::all_your_base
