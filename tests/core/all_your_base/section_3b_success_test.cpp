// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table.h"

#include <gtest/gtest.h>

namespace basekeeper::all_your_base {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;

/// `battlefield`, where seat 0 has just won B3 with Zero Wing P1: surplus 5 - 2 = 3; P1 and P4 lie in the pile.
Table wonBattle(const Options& options = {}) {
    Table t = battlefield(options);
    t.play(attackOn(3_B, {1_P}));
    t.play(ResolveAttack{});
    return t;
}

TEST(AllYourBase, clause_3B_1_both_sides_of_the_battle_are_discarded) {
    Table t = battlefield();
    t.play(attackOn(4_B, {1_P, 2_P}));
    t.play(ResolveAttack{});
    EXPECT_EQ(discardPile(t.state()), (std::vector{1_P, 2_P, 5_P, 6_P})) << "CREW and CATS too";
}

TEST(AllYourBase, clause_3B_1_cards_that_took_no_part_stay) {
    Table t = wonBattle();
    EXPECT_EQ(t.at(2_P).at, 1_B) << "on the base from which the attack came";
    EXPECT_EQ(t.at(3_P).at, 2_B);
    EXPECT_EQ(t.at(5_P).at, 4_B);
    EXPECT_EQ(t.at(6_P).at, 4_B);
}

TEST(AllYourBase, clause_3B_2_the_base_goes_to_the_attacker_at_once_and_empty) {
    Table t = wonBattle();
    EXPECT_EQ(t.owner(3_B), 0);
    EXPECT_TRUE(t.at(3_B).gained);
    EXPECT_TRUE(piecesOn(t.state(), 3_B).empty());
    EXPECT_EQ(basesOf(t.state(), 0), (std::vector{1_B, 2_B, 3_B}));
    EXPECT_EQ(t.turn().phase, Phase::Regroup);
    t.allows(Regroup{{{2_P, 3_B}}});
}

TEST(AllYourBase, clause_3B_2_the_base_keeps_its_own_defense) {
    Table t;
    t.base(0, {Card::ZeroWing});
    t.play(overrule({edit::AddBase{1, 3, false}}));
    t.turnOf(0, Phase::Attack);
    t.play(attackOn(2_B, {1_P}));
    t.play(ResolveAttack{});
    EXPECT_EQ(t.at(2_B), (Base{2_B, 0, 3, true}));
}

TEST(AllYourBase, clause_3B_3_the_surplus_is_attack_less_defense_and_one) {
    Table t = wonBattle();
    EXPECT_EQ(t.openChange(), 3);
    EXPECT_EQ(t.turn().surplusWon, 3);
}

TEST(AllYourBase, clause_3B_3_change_of_ships_just_discarded_and_earlier_ones) {
    Table t = battlefield();
    const PieceId earlier = t.discarded(Card::Destroyer);
    t.play(attackOn(3_B, {1_P}));
    t.play(ResolveAttack{});
    t.play(TakeChange{{{4_P, 3_B}, {earlier, 2_B}}});
    EXPECT_EQ(t.at(4_P).at, 3_B) << "on the captured base";
    EXPECT_EQ(t.at(earlier).at, 2_B);
    EXPECT_EQ(discardPile(t.state()), (std::vector{1_P}));
    EXPECT_TRUE(t.nothingIsOpen());
}

TEST(AllYourBase, clause_3B_3_without_a_surplus_there_is_no_change) {
    Table t = battlefield();
    t.play(attackOn(3_B, {3_P}));
    t.play(ResolveAttack{});
    EXPECT_TRUE(t.nothingIsOpen());
    t.refuses(TakeChange{}, Code::NoSurplus, "3B.3");
    EXPECT_EQ(t.against(ActKind::TakeChange), Violation(Code::NoSurplus, "3B.3"));
}

TEST(AllYourBase, clause_3B_3_without_an_attack_there_is_no_change) {
    for (const Phase phase : {Phase::RedAlert, Phase::Defense, Phase::Attack, Phase::Regroup}) {
        Table t = battlefield();
        t.turnOf(0, phase);
        t.refuses(TakeChange{}, Code::NoSurplus, "3B.3");
    }
}

TEST(AllYourBase, clause_3B_3_a_surplus_of_one_is_enough) {
    Table t = battlefield();
    t.card(Card::Crew, 2_B);
    t.play(attackOn(3_B, {3_P, 7_P}));
    t.play(ResolveAttack{});
    EXPECT_EQ(t.openChange(), 1);
    t.play(TakeChange{{{4_P, 3_B}}});
    EXPECT_EQ(t.at(4_P).at, 3_B);
    t.refuses(TakeChange{}, Code::ChangeClosed, "3B.4");
}

TEST(AllYourBase, clause_3B_3_at_most_the_surplus) {
    Table t = wonBattle();
    t.refuses(TakeChange{{{1_P, 1_B}}}, Code::ChangeAboveSurplus, "3B.3", {{Arg::Total, 5}, {Arg::Surplus, 3}});
    Table more = battlefield();
    more.discarded(Card::Destroyer);
    more.discarded(Card::Destroyer);
    more.play(attackOn(3_B, {1_P}));
    more.play(ResolveAttack{});
    more.refuses(TakeChange{{{7_P, 1_B}, {8_P, 1_B}}}, Code::ChangeAboveSurplus, "3B.3",
                 {{Arg::Total, 4}, {Arg::Surplus, 3}});
    more.allows(TakeChange{{{7_P, 1_B}, {4_P, 1_B}}});
}

TEST(AllYourBase, clause_3B_3_no_crew_and_no_cats) {
    Table t = battlefield();
    t.discarded(Card::Crew);
    t.discarded(Card::Cats);
    t.play(attackOn(3_B, {1_P}));
    t.play(ResolveAttack{});
    t.refuses(TakeChange{{{7_P, 1_B}}}, Code::ChangeNotShip, "3B.3",
              {{Arg::Piece, 7}, {Arg::Card, static_cast<int>(Card::Crew)}});
    t.refuses(TakeChange{{{8_P, 1_B}}}, Code::ChangeNotShip, "3B.3",
              {{Arg::Piece, 8}, {Arg::Card, static_cast<int>(Card::Cats)}});
}

TEST(AllYourBase, clause_3B_3_only_out_of_the_discard_pile_and_each_card_once) {
    Table t = wonBattle();
    t.refuses(TakeChange{{{3_P, 1_B}}}, Code::ChangeNotInDiscardPile, "3B.3", {{Arg::Piece, 3}});
    t.refuses(TakeChange{{{4_P, 1_B}, {4_P, 2_B}}}, Code::ChangeNamedTwice, "3B.3", {{Arg::Piece, 4}});
    t.refuses(TakeChange{{{99_P, 1_B}}}, Code::NoSuchCard, "6.4", {{Arg::Piece, 99}});
}

TEST(AllYourBase, clause_3B_3_only_on_own_bases) {
    Table t = wonBattle();
    t.refuses(TakeChange{{{4_P, 4_B}}}, Code::ChangeNotOwnBase, "3B.3",
              {{Arg::Base, 4}, {Arg::Owner, 1}, {Arg::Seat, 0}});
    t.refuses(TakeChange{{{4_P, BaseId::None}}}, Code::NoSuchBase, "6.4", {{Arg::Base, 0}});
    t.refuses(TakeChange{{{4_P, 9_B}}}, Code::NoSuchBase, "6.4", {{Arg::Base, 9}});
}

TEST(AllYourBase, clause_3B_3_option_no_change) {
    Table t = wonBattle({.change = false});
    EXPECT_TRUE(t.nothingIsOpen());
    t.refuses(TakeChange{{{4_P, 3_B}}}, Code::ChangeNotPlayed, "3B.3");
    EXPECT_EQ(t.against(ActKind::TakeChange), Violation(Code::ChangeNotPlayed, "3B.3"));
}

TEST(AllYourBase, clause_3B_4_change_is_taken_once) {
    Table t = wonBattle();
    t.play(TakeChange{{{4_P, 3_B}}});
    t.refuses(TakeChange{}, Code::ChangeClosed, "3B.4");
    EXPECT_EQ(t.against(ActKind::TakeChange), Violation(Code::ChangeClosed, "3B.4"));
}

TEST(AllYourBase, clause_3B_4a_any_other_act_waives_it) {
    for (const Action& act : std::vector<Action>{Regroup{}, Reshuffle{}, overrule({})}) {
        Table t = wonBattle();
        t.allows(TakeChange{});
        t.play(act);
        EXPECT_TRUE(t.nothingIsOpen());
        t.refuses(TakeChange{}, Code::ChangeClosed, "3B.4");
    }
}

TEST(AllYourBase, clause_3B_4a_a_ruling_that_waives_it_may_open_it_again) {
    Table t = wonBattle();
    t.play(Reshuffle{});
    EXPECT_TRUE(t.nothingIsOpen());
    t.play(overrule({edit::OpenChange{2}}));
    EXPECT_EQ(t.openChange(), 2);
    t.play(overrule({edit::OpenChange{3}}));
    EXPECT_EQ(t.openChange(), 3);
}

TEST(AllYourBase, clause_3B_4a_change_that_a_ruling_opened_is_waived_likewise) {
    Table t = battlefield();
    t.refuses(TakeChange{}, Code::NoSurplus, "3B.3");
    t.play(overrule({edit::OpenChange{2}}));
    t.play(Reshuffle{});
    t.refuses(TakeChange{}, Code::ChangeClosed, "3B.4");
}

TEST(AllYourBase, clause_3B_4a_an_empty_taking_is_the_taking) {
    Table t = wonBattle();
    State expected = t.state();
    expected.pending = std::monostate{};
    t.play(TakeChange{});
    EXPECT_EQ(t.state(), expected);
    t.refuses(TakeChange{}, Code::ChangeClosed, "3B.4");
}

TEST(AllYourBase, clause_3B_4_the_end_of_the_turn_waives_it) {
    Table t = wonBattle();
    t.play(EndTurn{});
    EXPECT_TRUE(t.nothingIsOpen());
    t.refuses(TakeChange{}, Code::NoSurplus, "3B.3");
}

TEST(AllYourBase, clause_3B_4_a_refused_act_waives_nothing) {
    Table t = wonBattle();
    t.refuses(PlayBase{}, Code::PhaseOver, "6.1");
    t.refuses(attackOn(4_B, {3_P}), Code::AttackAlreadyMade, "3A.1");
    EXPECT_EQ(t.openChange(), 3);
    t.play(TakeChange{{{4_P, 3_B}}});
}

}  // namespace
}  // namespace basekeeper::all_your_base
