// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table.h"

#include <gtest/gtest.h>

namespace basekeeper::all_your_base {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;

const CardValues exampleSet;

/// One act of each letter of section 2, for a table where seat 0 owns B1.
std::vector<Action> defenseActs() {
    return {PlayBase{}, ship(Card::Zig, 1_B), crew(1_B), cats(1_B), Discard{Card::Zig, {}, {}, {}}, PassDefense{}};
}

TEST(AllYourBase, clause_2_exactly_one_act_of_the_phase) {
    for (const Action& first : defenseActs()) {
        Table t;
        t.base(0);
        t.play(first);
        EXPECT_EQ(t.turn().phase, Phase::Attack);
        for (const Action& second : defenseActs()) {
            t.refuses(second, Code::PhaseOver, "6.1");
            EXPECT_EQ(t.against(kindOf(second)), Violation(Code::PhaseOver, "6.1"));
        }
    }
}

TEST(AllYourBase, clause_2_may_follow_a_red_alert) {
    for (const Action& act : defenseActs()) {
        Table t;
        t.base(0);
        t.play(redAlert(3));
        t.play(act);
        EXPECT_EQ(t.turn().phase, Phase::Attack);
    }
}

TEST(AllYourBase, clause_2A_play_a_base) {
    Table t(3);
    t.play(PlayBase{});
    EXPECT_EQ(t.state().bases, (std::vector{Base{1_B, 0, 0, false}}));
    t.play(EndTurn{});
    t.play(PlayBase{});
    EXPECT_EQ(t.owner(2_B), 1);
    EXPECT_EQ(basesOf(t.state(), 0), (std::vector{1_B}));
}

TEST(AllYourBase, clause_2A_numbers_of_bases_are_never_used_again) {
    Table t;
    t.base(0);
    t.play(overrule({edit::RemoveBase{1_B}}));
    t.play(PlayBase{});
    EXPECT_EQ(basesOf(t.state(), 0), (std::vector{2_B}));
}

TEST(AllYourBase, clause_2B_play_a_ship_on_an_own_base) {
    for (const Card card : {Card::Zig, Card::Destroyer, Card::BattleCruiser, Card::Dreadnought, Card::ZeroWing}) {
        Table t;
        t.base(0);
        t.play(ship(card, 1_B));
        const Points& points = exampleSet[card];
        EXPECT_EQ(t.at(1_P).card, card);
        EXPECT_EQ(t.at(1_P).attack, points.attack);
        EXPECT_EQ(t.at(1_P).defense, points.defense);
        EXPECT_EQ(t.at(1_P).at, 1_B);
    }
}

TEST(AllYourBase, clause_2B_a_base_holds_any_number_of_cards) {
    Table t;
    t.base(0);
    for (int i = 0; i < 108; ++i) {
        t.turnOf(0);
        t.play(ship(Card::ZeroWing, 1_B));
    }
    EXPECT_EQ(piecesOn(t.state(), 1_B).size(), 108U);
    EXPECT_EQ(defenseOf(t.state(), 1_B), 540);
}

TEST(AllYourBase, clause_2B_not_on_a_base_of_another_seat) {
    Table t(3);
    t.base(2);
    t.refuses(ship(Card::Zig, 1_B), Code::NotOwnBase, "2B", {{Arg::Base, 1}, {Arg::Owner, 2}, {Arg::Seat, 0}});
}

TEST(AllYourBase, clause_2B_a_ship_never_stands_without_a_base) {
    Table t;
    t.refuses(ship(Card::Zig, BaseId::None), Code::NoSuchBase, "6.4", {{Arg::Base, 0}});
    t.refuses(ship(Card::Zig, 1_B), Code::NoSuchBase, "6.4", {{Arg::Base, 1}});
    EXPECT_EQ(t.against(ActKind::PlayShip), Violation(Code::NoBaseToPlayOn, "2B", {{Arg::Seat, 0}}));
    t.base(1);
    EXPECT_EQ(t.against(ActKind::PlayShip), Violation(Code::NoBaseToPlayOn, "2B", {{Arg::Seat, 0}}));
    t.base(0);
    EXPECT_EQ(t.against(ActKind::PlayShip), std::nullopt);
}

TEST(AllYourBase, clause_2C_play_crew_and_cats_on_an_own_base) {
    Table t;
    t.base(0);
    t.play(crew(1_B));
    t.turnOf(0);
    t.play(cats(1_B, 9));
    EXPECT_EQ(t.at(1_P), (Piece{1_P, Card::Crew, 1, 0, 1_B}));
    EXPECT_EQ(t.at(2_P), (Piece{2_P, Card::Cats, 9, 0, 1_B}));
    EXPECT_EQ(defenseOf(t.state(), 1_B), 0);
}

TEST(AllYourBase, clause_2C_only_on_an_own_existing_base) {
    Table t;
    t.base(1);
    t.refuses(crew(1_B), Code::NotOwnBase, "2C", {{Arg::Base, 1}, {Arg::Owner, 1}, {Arg::Seat, 0}});
    t.refuses(cats(1_B), Code::NotOwnBase, "2C", {{Arg::Base, 1}, {Arg::Owner, 1}, {Arg::Seat, 0}});
    t.refuses(crew(2_B), Code::NoSuchBase, "6.4", {{Arg::Base, 2}});
    t.refuses(cats(2_B), Code::NoSuchBase, "6.4", {{Arg::Base, 2}});
    for (const ActKind kind : {ActKind::PlayCrew, ActKind::PlayCats})
        EXPECT_EQ(t.against(kind), Violation(Code::NoBaseToPlayOn, "2C", {{Arg::Seat, 0}}));
}

TEST(AllYourBase, clause_2C_their_defense_is_fixed_at_0) {
    Table t;
    t.base(0);
    t.refuses(crew(1_B, 1, 1), Code::CrewDefenseFixed, "2C", {{Arg::Card, static_cast<int>(Card::Crew)}});
    t.refuses(cats(1_B, 2, 3), Code::CrewDefenseFixed, "2C", {{Arg::Card, static_cast<int>(Card::Cats)}});
    t.refuses(Discard{Card::Crew, {}, 1, {}}, Code::CrewDefenseFixed, "2C",
              {{Arg::Card, static_cast<int>(Card::Crew)}});
    t.allows(crew(1_B, 1, 0));
}

TEST(AllYourBase, clause_6_4b_each_act_plays_its_own_kind_of_card) {
    for (const Card card : allCards) {
        Table t;
        t.base(0);
        const Action act = playOf(card, {1_B, {}, {}, {}});
        EXPECT_EQ(std::holds_alternative<PlayShip>(act), isShip(card));
        EXPECT_EQ(std::holds_alternative<PlayCrew>(act), card == Card::Crew);
        EXPECT_EQ(std::holds_alternative<PlayCats>(act), card == Card::Cats);
        t.play(act);
        EXPECT_EQ(t.at(1_P).card, card);
    }
}

TEST(AllYourBase, clause_2D_discard_one_card) {
    for (const Card card : allCards) {
        Table t;
        t.play(Discard{card, {}, {}, {}});
        EXPECT_EQ(discardPile(t.state()), (std::vector{1_P}));
        EXPECT_EQ(t.at(1_P).card, card);
        EXPECT_EQ(t.at(1_P).attack, exampleSet[card].attack);
        EXPECT_EQ(t.turn().phase, Phase::Attack);
    }
    Table t;
    t.play(Discard{Card::Zig, 40, 50, {}});
    EXPECT_EQ(t.at(1_P), (Piece{1_P, Card::Zig, 40, 50, BaseId::None}));
}

TEST(AllYourBase, clause_2D_never_a_base_or_a_red_alert) {
    Table t;
    t.refuses(Discard{NeverDiscarded::Base, {}, {}, {}}, Code::NeverDiscarded, "2D");
    t.refuses(Discard{NeverDiscarded::RedAlert, {}, {}, {}}, Code::NeverDiscarded, "2D");
}

TEST(AllYourBase, clause_2D_whether_nothing_can_be_played_is_the_players_word) {
    Table t;
    t.base(0);
    t.allows(Discard{Card::Zig, {}, {}, {}});
}

TEST(AllYourBase, clause_2E_the_phase_is_passed) {
    Table t;
    const State before = t.state();
    t.play(PassDefense{});
    EXPECT_EQ(t.turn().phase, Phase::Attack);
    EXPECT_EQ(t.state().bases, before.bases);
    EXPECT_EQ(t.state().pieces, before.pieces);
}

}  // namespace
}  // namespace basekeeper::all_your_base
