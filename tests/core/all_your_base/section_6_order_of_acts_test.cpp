// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table.h"

#include <gtest/gtest.h>

#include <set>

namespace basekeeper::all_your_base {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;

/// One act of each kind for `battlefield`, in the order of `ActKind`.
std::vector<Action> oneOfEach() {
    return {PlayBase{},
            ship(Card::Zig, 1_B),
            crew(1_B),
            cats(1_B),
            Discard{Card::Zig, {}, {}, {}},
            PassDefense{},
            attackOn(3_B, {1_P}),
            ResolveAttack{},
            Counterattack{},
            TakeChange{},
            Regroup{{{1_P, 2_B}}},
            EndTurn{},
            Reshuffle{},
            EndFreePlays{},
            PassFreePlay{},
            redAlert(3),
            Declare{0},
            overrule({})};
}

TEST(AllYourBase, clause_6_1_legal_acts_list_each_kind_in_fixed_order) {
    const auto acts = legalActs(Table().state());
    const std::vector<Action> each = oneOfEach();
    ASSERT_EQ(acts.size(), each.size());
    for (std::size_t i = 0; i < acts.size(); ++i) {
        EXPECT_EQ(static_cast<std::size_t>(acts[i].kind), i);
        EXPECT_EQ(acts[i].kind, kindOf(each[i]));
    }
}

TEST(AllYourBase, clause_6_1_the_defense_phase_is_never_skipped_silently) {
    for (const bool afterRedAlert : {false, true}) {
        Table t = battlefield();
        t.turnOf(0);
        if (afterRedAlert) t.play(redAlert(3));
        for (const Action& later : std::vector<Action>{attackOn(3_B, {1_P}), Regroup{}, EndTurn{}}) {
            t.refuses(later, Code::DefenseNotDone, "6.1");
            EXPECT_EQ(t.against(kindOf(later)), Violation(Code::DefenseNotDone, "6.1"));
        }
        t.play(PassDefense{});
        t.allows(attackOn(3_B, {1_P}));
        t.allows(Regroup{});
        t.allows(EndTurn{});
    }
}

TEST(AllYourBase, clause_6_1_nothing_of_the_first_phases_after_the_second) {
    for (const Phase phase : {Phase::Attack, Phase::Regroup}) {
        Table t = battlefield();
        t.turnOf(0, phase);
        for (const Action& earlier :
             std::vector<Action>{redAlert(3), redAlert(15), PlayBase{}, ship(Card::Zig, 1_B), crew(1_B), cats(1_B),
                                 Discard{Card::Zig, {}, {}, {}}, PassDefense{}}) {
            t.refuses(earlier, Code::PhaseOver, "6.1");
            EXPECT_EQ(t.against(kindOf(earlier)), Violation(Code::PhaseOver, "6.1"));
        }
    }
}

TEST(AllYourBase, clause_6_1_regrouping_closes_the_attack_phase) {
    Table t = battlefield();
    t.play(Regroup{});
    t.refuses(attackOn(3_B, {1_P}), Code::PhaseOver, "6.1");
    EXPECT_EQ(t.against(ActKind::Attack), Violation(Code::PhaseOver, "6.1"));
}

TEST(AllYourBase, clause_6_1_where_the_turn_stands) {
    Table t = battlefield();
    t.turnOf(0);
    EXPECT_EQ(t.turn().phase, Phase::RedAlert);
    t.play(redAlert(3));
    EXPECT_EQ(t.turn().phase, Phase::Defense);
    t.play(PassDefense{});
    EXPECT_EQ(t.turn().phase, Phase::Attack);
    t.play(attackOn(3_B, {1_P}));
    EXPECT_EQ(t.turn().phase, Phase::Attack);
    t.play(ResolveAttack{});
    EXPECT_EQ(t.turn().phase, Phase::Regroup);
}

TEST(AllYourBase, clause_6_2_cards_whose_base_is_gone_are_discarded) {
    Table t = battlefield();
    t.play(overrule({edit::RemoveBase{4_B}}));
    EXPECT_EQ(t.state().base(4_B), nullptr);
    EXPECT_EQ(discardPile(t.state()), (std::vector{5_P, 6_P}));
    EXPECT_EQ(t.at(4_P).at, 3_B);
}

TEST(AllYourBase, clause_6_3_while_an_attack_is_declared_only_what_belongs_to_it) {
    Table t = battlefield();
    t.play(attackOn(3_B, {1_P}));
    const std::set<ActKind> belong{ActKind::ResolveAttack, ActKind::Counterattack, ActKind::Reshuffle,
                                   ActKind::Overrule};
    for (const Action& act : oneOfEach()) {
        const ActKind kind = kindOf(act);
        if (belong.contains(kind)) {
            t.allows(act);
            EXPECT_EQ(t.against(kind), std::nullopt);
        } else if (kind != ActKind::Declare) {  // which rests on 0.5
            t.refuses(act, Code::UnfinishedAct, "6.3");
            EXPECT_EQ(t.against(kind), Violation(Code::UnfinishedAct, "6.3"));
        }
    }
}

TEST(AllYourBase, clause_6_3_open_change_is_not_unfinished) {
    Table t = battlefield({.threshold = 3});
    t.play(attackOn(3_B, {1_P}));
    t.play(ResolveAttack{});
    ASSERT_EQ(t.openChange(), 3);
    for (const Action& act :
         std::vector<Action>{TakeChange{}, Regroup{}, EndTurn{}, Reshuffle{}, Declare{0}, overrule({})})
        t.allows(act);
}

TEST(AllYourBase, clause_6_3_without_free_plays_there_is_nothing_to_end_or_pass) {
    for (const Phase phase : {Phase::RedAlert, Phase::Defense, Phase::Attack, Phase::Regroup}) {
        Table t = battlefield();
        t.turnOf(0, phase);
        t.refuses(EndFreePlays{}, Code::NoFreePlays, "5.5");
        t.refuses(PassFreePlay{}, Code::NoFreePlays, "5.17");
    }
}

TEST(AllYourBase, clause_5_12_nowhere_else_can_a_card_of_the_discard_pile_be_played) {
    Table t = battlefield();
    t.discarded(Card::Zig);
    t.turnOf(0);
    PlayShip act = ship(Card::Zig, 1_B);
    act.piece = 7_P;
    t.refuses(act, Code::DiscardPileClosed, "5.12", {{Arg::Piece, 7}});
    act.piece = 99_P;
    t.refuses(act, Code::NoSuchCard, "6.4", {{Arg::Piece, 99}});
    PlayCrew played = crew(1_B);
    played.piece = 7_P;
    t.refuses(played, Code::DiscardPileClosed, "5.12", {{Arg::Piece, 7}});
}

TEST(AllYourBase, clause_6_4_after_the_declaration_every_act_but_a_ruling_is_refused) {
    Table t = battlefield({.threshold = 2});
    t.play(Declare{1});
    for (const Action& act : oneOfEach()) {
        const ActKind kind = kindOf(act);
        if (kind == ActKind::Overrule) {
            t.allows(act);
            EXPECT_EQ(t.against(kind), std::nullopt);
        } else {
            t.refuses(act, Code::GameOver, "6.4");
            EXPECT_EQ(t.against(kind), Violation(Code::GameOver, "6.4"));
        }
    }
    EXPECT_EQ(reminder(t.state()), std::nullopt);
}

TEST(AllYourBase, clause_6_4_a_seat_that_does_not_exist) {
    Table t(3);
    for (const SeatId nobody : {-1, 3, 7}) t.refuses(Declare{nobody}, Code::NoSuchSeat, "6.4", {{Arg::Seat, nobody}});
}

TEST(AllYourBase, clause_6_4_what_does_not_exist_is_said_before_any_other_fault_of_the_act) {
    Table t = battlefield();
    t.discarded(Card::Zig);
    t.refuses(attackOn(1_B, {99_P}), Code::NoSuchCard, "6.4", {{Arg::Piece, 99}});
    t.refuses(attackOn(3_B, {4_P, 99_P}), Code::NoSuchCard, "6.4", {{Arg::Piece, 99}});
    t.refuses(Attack{3_B, {99_P}, {1_B}}, Code::NoSuchCard, "6.4", {{Arg::Piece, 99}});
    t.refuses(Attack{3_B, {}, {1_B, 99_B}}, Code::NoSuchBase, "6.4", {{Arg::Base, 99}});
    t.refuses(Regroup{{{4_P, 1_B}, {99_P, 1_B}}}, Code::NoSuchCard, "6.4", {{Arg::Piece, 99}});
    t.refuses(Regroup{{{7_P, 1_B}, {1_P, 99_B}}}, Code::NoSuchBase, "6.4", {{Arg::Base, 99}});
    t.play(attackOn(3_B, {1_P}));
    t.play(ResolveAttack{});
    t.refuses(TakeChange{{{3_P, 1_B}, {99_P, 1_B}}}, Code::NoSuchCard, "6.4", {{Arg::Piece, 99}});
    t.refuses(TakeChange{{{1_P, 4_B}, {4_P, 99_B}}}, Code::NoSuchBase, "6.4", {{Arg::Base, 99}});

    t.turnOf(0);
    PlayShip elsewhere = ship(Card::Zig, 4_B);
    elsewhere.piece = 99_P;
    t.refuses(elsewhere, Code::NoSuchCard, "6.4", {{Arg::Piece, 99}});
}

TEST(AllYourBase, clause_6_5_the_order_in_which_an_act_is_judged) {
    Table t = battlefield();
    t.turnOf(0);
    t.refuses(attackOn(99_B, {}), Code::DefenseNotDone, "6.1");  // the phase before what is named
    t.play(PassDefense{});
    // what is named before the clauses of the act
    t.refuses(attackOn(99_B, {}), Code::NoSuchBase, "6.4", {{Arg::Base, 99}});
    t.play(attackOn(3_B, {1_P}));
    t.refuses(PlayBase{}, Code::UnfinishedAct, "6.3");  // what is open before the phase
    t.refuses(Declare{99}, Code::DeclareUnfinished, "0.5");
    t.play(overrule({edit::EndGame{}}));
    t.refuses(PlayBase{}, Code::GameOver, "6.4");  // the end of the game before all
}

}  // namespace
}  // namespace basekeeper::all_your_base
