// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table.h"

#include <gtest/gtest.h>

namespace basekeeper::all_your_base {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;

TEST(AllYourBase, clause_7_1_a_ruling_has_a_reason) {
    Table t;
    t.refuses(Overrule{"", {edit::AddBase{0, {}, false}}}, Code::ReasonMissing, "7.1");
}

TEST(AllYourBase, clause_7_1a_a_ruling_may_change_nothing) {
    Table t = battlefield();
    const State before = t.state();
    t.play(Overrule{"miscounted", {}});
    EXPECT_EQ(t.state(), before);
}

TEST(AllYourBase, clause_7_1_at_any_moment) {
    Table t = battlefield();
    for (const Phase phase : {Phase::RedAlert, Phase::Defense, Phase::Attack, Phase::Regroup}) {
        t.turnOf(1, phase);
        t.play(overrule({}));
    }
    t.play(overrule({edit::EndGame{}}));
    t.play(overrule({edit::AddBase{1, {}, false}}));
    EXPECT_EQ(basesOf(t.state(), 1).size(), 3U);
    EXPECT_TRUE(t.state().over) << "a ruling does not reopen the game by itself";
}

TEST(AllYourBase, clause_7_1_add_a_base) {
    CardValues values;
    values.baseDefense = 4;
    Table t(2, {}, values);
    t.play(overrule({edit::AddBase{1, {}, false}, edit::AddBase{0, 7, true}}));
    EXPECT_EQ(t.state().bases, (std::vector{Base{1_B, 1, 4, false}, Base{2_B, 0, 7, true}}));
    t.refuses(overrule({edit::AddBase{2, {}, false}}), Code::NoSuchSeat, "6.4", {{Arg::Seat, 2}});
    t.refuses(overrule({edit::AddBase{-1, {}, false}}), Code::NoSuchSeat, "6.4", {{Arg::Seat, -1}});
    for (const int wrong : {-1, 100})
        t.refuses(overrule({edit::AddBase{0, wrong, false}}), Code::RulingOutOfRange, "7.1",
                  {{Arg::Value, wrong}, {Arg::Lowest, 0}, {Arg::Highest, 99}});
}

TEST(AllYourBase, clause_7_1_remove_a_base) {
    Table t = battlefield();
    t.play(overrule({edit::RemoveBase{1_B}}));
    EXPECT_EQ(basesOf(t.state(), 0), (std::vector{2_B}));
    EXPECT_EQ(discardPile(t.state()), (std::vector{1_P, 2_P})) << "6.2";
    t.refuses(overrule({edit::RemoveBase{1_B}}), Code::NoSuchBase, "6.4", {{Arg::Base, 1}});
}

TEST(AllYourBase, clause_7_1_give_a_base_with_the_cards_on_it) {
    Table t = battlefield();
    t.play(overrule({edit::GiveBase{4_B, 0, {}}}));
    EXPECT_EQ(t.at(4_B), (Base{4_B, 0, 0, true}));
    EXPECT_EQ(piecesOn(t.state(), 4_B), (std::vector{5_P, 6_P}));
    t.play(overrule({edit::GiveBase{3_B, 1, {}}}));
    EXPECT_FALSE(t.at(3_B).gained) << "to the seat that has it";
    t.play(overrule({edit::GiveBase{4_B, 0, {}}}));
    EXPECT_TRUE(t.at(4_B).gained) << "it stays gained";
    t.play(overrule({edit::GiveBase{1_B, 1, false}, edit::GiveBase{3_B, 1, true}}));
    EXPECT_FALSE(t.at(1_B).gained);
    EXPECT_TRUE(t.at(3_B).gained);
    t.refuses(overrule({edit::GiveBase{9_B, 0, {}}}), Code::NoSuchBase, "6.4", {{Arg::Base, 9}});
    t.refuses(overrule({edit::GiveBase{1_B, 2, {}}}), Code::NoSuchSeat, "6.4", {{Arg::Seat, 2}});
}

TEST(AllYourBase, clause_7_1_set_the_defense_of_a_base) {
    Table t = battlefield();
    t.play(overrule({edit::SetBaseDefense{4_B, 99}}));
    EXPECT_EQ(defenseOf(t.state(), 4_B), 99 + 4);
    t.refuses(overrule({edit::SetBaseDefense{9_B, 1}}), Code::NoSuchBase, "6.4", {{Arg::Base, 9}});
    for (const int wrong : {-1, 100})
        t.refuses(overrule({edit::SetBaseDefense{4_B, wrong}}), Code::RulingOutOfRange, "7.1",
                  {{Arg::Value, wrong}, {Arg::Lowest, 0}, {Arg::Highest, 99}});
}

TEST(AllYourBase, clause_7_1_add_a_card) {
    Table t;
    t.base(0);
    t.play(overrule({edit::AddCard{Card::Destroyer, {}, {}, 1_B}, edit::AddCard{Card::Zig, 8, 9, BaseId::None},
                     edit::AddCard{Card::Cats, 5, {}, 1_B}}));
    EXPECT_EQ(t.state().pieces,
              (std::vector{Piece{1_P, Card::Destroyer, 2, 2, 1_B}, Piece{2_P, Card::Zig, 8, 9, BaseId::None},
                           Piece{3_P, Card::Cats, 5, 0, 1_B}}));
    t.refuses(overrule({edit::AddCard{Card::Zig, {}, {}, 2_B}}), Code::NoSuchBase, "6.4", {{Arg::Base, 2}});
    t.refuses(overrule({edit::AddCard{Card::Crew, {}, 1, 1_B}}), Code::CrewDefenseFixed, "2C",
              {{Arg::Card, static_cast<int>(Card::Crew)}});
    for (const int wrong : {-1, 100}) {
        const auto with = {Argument{Arg::Value, wrong}, Argument{Arg::Lowest, 0}, Argument{Arg::Highest, 99}};
        t.refuses(overrule({edit::AddCard{Card::Zig, wrong, {}, 1_B}}), Code::RulingOutOfRange, "7.1", with);
        t.refuses(overrule({edit::AddCard{Card::Zig, {}, wrong, 1_B}}), Code::RulingOutOfRange, "7.1", with);
    }
}

TEST(AllYourBase, clause_7_1_move_a_card) {
    Table t = battlefield();
    t.play(overrule({edit::MoveCard{1_P, 4_B}, edit::MoveCard{4_P, BaseId::None}}));
    EXPECT_EQ(t.at(1_P).at, 4_B);
    EXPECT_TRUE(t.at(4_P).discarded());
    t.play(overrule({edit::MoveCard{4_P, 1_B}}));
    EXPECT_EQ(t.at(4_P).at, 1_B) << "back out of the discard pile";
    t.refuses(overrule({edit::MoveCard{99_P, 1_B}}), Code::NoSuchCard, "6.4", {{Arg::Piece, 99}});
    t.refuses(overrule({edit::MoveCard{1_P, 99_B}}), Code::NoSuchBase, "6.4", {{Arg::Base, 99}});
}

TEST(AllYourBase, clause_7_1_set_the_points_of_a_card) {
    Table t = battlefield();
    t.play(overrule({edit::SetCardPoints{1_P, 0, 99}, edit::SetCardPoints{2_P, 50, 0}}));
    EXPECT_EQ(t.at(1_P), (Piece{1_P, Card::ZeroWing, 0, 99, 1_B}));
    EXPECT_EQ(t.at(2_P), (Piece{2_P, Card::Crew, 50, 0, 1_B}));
    t.refuses(overrule({edit::SetCardPoints{99_P, 1, 1}}), Code::NoSuchCard, "6.4", {{Arg::Piece, 99}});
    t.refuses(overrule({edit::SetCardPoints{2_P, 1, 1}}), Code::CrewDefenseFixed, "2C",
              {{Arg::Card, static_cast<int>(Card::Crew)}});
    for (const int wrong : {-1, 100}) {
        const auto with = {Argument{Arg::Value, wrong}, Argument{Arg::Lowest, 0}, Argument{Arg::Highest, 99}};
        t.refuses(overrule({edit::SetCardPoints{1_P, wrong, 1}}), Code::RulingOutOfRange, "7.1", with);
        t.refuses(overrule({edit::SetCardPoints{1_P, 1, wrong}}), Code::RulingOutOfRange, "7.1", with);
    }
}

TEST(AllYourBase, clause_7_1_remove_a_card) {
    Table t = battlefield();
    t.play(overrule({edit::RemoveCard{1_P}}));
    EXPECT_EQ(t.state().piece(1_P), nullptr);
    EXPECT_EQ(t.state().piecesRemoved, 1U);
    t.refuses(overrule({edit::RemoveCard{1_P}}), Code::NoSuchCard, "6.4", {{Arg::Piece, 1}});
    EXPECT_EQ(t.card(Card::Zig, 1_B), 7_P) << "numbers are never used again";
}

TEST(AllYourBase, clause_7_4_the_turn_starts_anew_at_the_phase_that_is_set) {
    Table t(3);
    t.play(redAlert(1));
    for (const Phase phase : {Phase::RedAlert, Phase::Defense, Phase::Attack, Phase::Regroup}) {
        t.play(overrule({edit::SetTurn{2, phase}}));
        EXPECT_EQ(t.turn().seat, 2);
        EXPECT_EQ(t.turn().phase, phase);
        EXPECT_EQ(t.turn().number, 1);
        EXPECT_FALSE(t.turn().attacked);
        EXPECT_EQ(t.state().queue, (std::vector<SeatId>{0})) << "what is due stays due";
    }
    t.play(overrule({edit::SetQueue{}}));
    t.passTurn();
    EXPECT_EQ(t.turn().seat, 0) << "the order goes on from the seat that was set";
    t.refuses(overrule({edit::SetTurn{3, Phase::Attack}}), Code::NoSuchSeat, "6.4", {{Arg::Seat, 3}});
}

TEST(AllYourBase, clause_7_4_a_turn_set_to_defense_has_had_its_red_alert) {
    Table t(2);
    t.turnOf(0, Phase::Defense);
    t.refuses(redAlert(3), Code::RedAlertAlreadyPlayed, "1.2");
    t.turnOf(0, Phase::RedAlert);
    t.allows(redAlert(3));
}

TEST(AllYourBase, clause_7_4_what_was_open_is_closed) {
    Table t = battlefield();
    t.play(attackOn(3_B, {1_P}));
    t.turnOf(0, Phase::Attack);
    EXPECT_TRUE(t.nothingIsOpen());
    t.play(attackOn(3_B, {1_P}));
    t.play(ResolveAttack{});
    t.play(overrule({edit::OpenChange{1}, edit::SetTurn{0, Phase::Regroup}}));
    EXPECT_TRUE(t.nothingIsOpen());
    t.refuses(TakeChange{}, Code::NoSurplus, "3B.3");
}

TEST(AllYourBase, clause_7_1_set_the_turns_that_are_due) {
    Table t(3);
    t.play(overrule({edit::SetQueue{{2, 2}}}));
    std::vector<SeatId> seats;
    for (int i = 0; i < 4; ++i) {
        t.passTurn();
        seats.push_back(t.turn().seat);
    }
    EXPECT_EQ(seats, (std::vector<SeatId>{2, 2, 1, 2}));
    t.refuses(overrule({edit::SetQueue{{0, 3}}}), Code::NoSuchSeat, "6.4", {{Arg::Seat, 3}});
}

TEST(AllYourBase, clause_7_1_close_what_is_open) {
    Table t = battlefield();
    t.play(attackOn(3_B, {1_P}));
    t.play(overrule({edit::ClosePending{}}));
    EXPECT_TRUE(t.nothingIsOpen());
    t.allows(attackOn(3_B, {1_P}));

    t.play(attackOn(3_B, {1_P}));
    t.play(ResolveAttack{});
    t.play(overrule({edit::ClosePending{}}));
    EXPECT_TRUE(t.nothingIsOpen());
    t.refuses(TakeChange{}, Code::ChangeClosed, "3B.4");
}

TEST(AllYourBase, clause_7_1_open_change) {
    Table t = battlefield();
    t.discarded(Card::Zig);
    t.play(overrule({edit::OpenChange{2}}));
    EXPECT_EQ(t.openChange(), 2);
    t.play(TakeChange{{{7_P, 1_B}}});
    EXPECT_EQ(t.at(7_P).at, 1_B);
    for (const int wrong : {-1, 0, 100'000})
        t.refuses(overrule({edit::OpenChange{wrong}}), Code::RulingOutOfRange, "7.1",
                  {{Arg::Value, wrong}, {Arg::Lowest, 1}, {Arg::Highest, 99'999}});
    t.play(attackOn(3_B, {1_P}));
    t.refuses(overrule({edit::OpenChange{1}}), Code::UnfinishedAct, "6.3");
}

TEST(AllYourBase, clause_7_5_no_change_is_opened_where_none_is_played) {
    Table t = battlefield({.change = false});
    t.refuses(overrule({edit::OpenChange{1}}), Code::ChangeNotPlayed, "3B.3");
    t.refuses(overrule({edit::OpenChange{0}}), Code::ChangeNotPlayed, "3B.3");
    t.play(attackOn(3_B, {1_P}));
    t.refuses(overrule({edit::OpenChange{1}}), Code::UnfinishedAct, "6.3");
}

TEST(AllYourBase, clause_7_5_no_turn_is_set_and_no_change_opened_after_the_end) {
    Table t = battlefield();
    const std::vector<Edit> ofTheGame{edit::SetTurn{1, Phase::Defense}, edit::OpenChange{1}};
    for (const Edit& change : ofTheGame) t.refuses(overrule({edit::EndGame{}, change}), Code::GameOver, "6.4");
    t.play(overrule({edit::EndGame{0}}));
    for (const Edit& change : ofTheGame) {
        t.refuses(overrule({change}), Code::GameOver, "6.4");
        t.refuses(overrule({change, edit::ReopenGame{}}), Code::GameOver, "6.4");
        t.allows(overrule({edit::ReopenGame{}, change}));
    }
    t.refuses(overrule({edit::SetTurn{9, Phase::Defense}}), Code::GameOver, "6.4");
    t.refuses(overrule({edit::OpenChange{0}}), Code::GameOver, "6.4");
    t.play(overrule({edit::ReopenGame{}, edit::SetTurn{1, Phase::Defense}}));
    EXPECT_EQ(t.turn().seat, 1);
}

TEST(AllYourBase, clause_7_1_end_the_game_and_reopen_it) {
    Table t(3);
    t.play(overrule({edit::EndGame{2}}));
    EXPECT_TRUE(t.state().over);
    EXPECT_EQ(t.state().winner, 2) << "without any base";
    t.play(overrule({edit::ReopenGame{}}));
    EXPECT_FALSE(t.state().over);
    EXPECT_EQ(t.state().winner, std::nullopt);
    t.play(overrule({edit::EndGame{}}));
    EXPECT_EQ(t.state().winner, std::nullopt) << "won by nobody";
    t.play(overrule({edit::ReopenGame{}}));
    t.play(PlayBase{});
    t.refuses(overrule({edit::EndGame{3}}), Code::NoSuchSeat, "6.4", {{Arg::Seat, 3}});
}

TEST(AllYourBase, clause_7_1_the_edits_follow_one_another) {
    Table t;
    t.play(overrule({edit::AddBase{1, {}, false}, edit::AddCard{Card::Zig, {}, {}, 1_B}, edit::GiveBase{1_B, 0, {}}}));
    EXPECT_EQ(piecesOf(t.state(), 0), (std::vector{1_P}));
    t.refuses(overrule({edit::RemoveBase{1_B}, edit::GiveBase{1_B, 1, {}}}), Code::NoSuchBase, "6.4", {{Arg::Base, 1}});
    EXPECT_NE(t.state().base(1_B), nullptr) << "all of them or none";
}

TEST(AllYourBase, clause_7_3_a_declared_attack_that_can_no_longer_be_made_is_off) {
    const std::vector<Edit> ending{edit::RemoveBase{3_B},
                                   edit::GiveBase{3_B, 0, {}},
                                   edit::RemoveCard{1_P},
                                   edit::MoveCard{1_P, {}},
                                   edit::MoveCard{1_P, 4_B},
                                   edit::SetBaseDefense{3_B, 9},
                                   edit::SetCardPoints{1_P, 1, 1},
                                   edit::RemoveBase{1_B},
                                   edit::EndGame{},
                                   edit::SetTurn{0, Phase::Attack},
                                   edit::AddCard{Card::ZeroWing, {}, {}, 3_B}};
    for (const Edit& change : ending) {
        Table t = battlefield();
        t.play(attackOn(3_B, {1_P}));
        t.play(overrule({change}));
        EXPECT_TRUE(t.nothingIsOpen()) << "edit " << change.index();
        EXPECT_FALSE(t.turn().attacked) << "edit " << change.index();
    }
}

TEST(AllYourBase, clause_7_3_the_seat_may_attack_again) {
    Table t = battlefield();
    t.play(attackOn(3_B, {1_P}));
    t.play(overrule({edit::SetBaseDefense{3_B, 9}}));
    t.allows(attackOn(4_B, {1_P}));
}

TEST(AllYourBase, clause_7_3_so_it_may_when_the_game_goes_on_that_ended_in_the_middle_of_the_attack) {
    for (const std::optional<SeatId> winner : {std::optional<SeatId>(), std::optional<SeatId>(1)}) {
        Table t = battlefield();
        t.play(attackOn(3_B, {1_P}));
        t.play(overrule({edit::EndGame{winner}}));
        EXPECT_TRUE(t.nothingIsOpen());
        t.play(overrule({edit::ReopenGame{}}));
        t.play(attackOn(3_B, {1_P}));
    }
}

TEST(AllYourBase, clause_7_3_but_not_when_the_attack_was_over) {
    Table t = battlefield();
    t.play(attackOn(3_B, {1_P}));
    t.play(ResolveAttack{});
    t.play(overrule({edit::EndGame{}, edit::ReopenGame{}}));
    t.refuses(attackOn(4_B, {3_P}), Code::AttackAlreadyMade, "3A.1");
}

TEST(AllYourBase, clause_7_3_a_declared_attack_that_still_can_be_made_stays_open) {
    Table t = battlefield();
    t.play(attackOn(3_B, {1_P}));
    t.play(overrule({edit::AddCard{Card::Zig, {}, {}, 3_B}, edit::SetCardPoints{1_P, 6, 5}, edit::RemoveBase{4_B}}));
    EXPECT_TRUE(t.attackIsOpen());
    t.play(ResolveAttack{});
    EXPECT_EQ(t.openChange(), 6 - 3) << "counted as the table is now";
}

TEST(AllYourBase, clause_7_1_is_undone_like_any_other_act) {
    Session<AllYourBase> session(setupFor(2));
    session.add(PlayBase{});
    const State before = session.state();
    session.add(overrule({edit::RemoveBase{1_B}, edit::SetTurn{1, Phase::Regroup}}));
    EXPECT_NE(session.state(), before);
    session.add(Undo{1});
    EXPECT_EQ(session.state(), before);
    EXPECT_EQ(session.log().size(), 3U);
}

TEST(AllYourBase, clause_7_2_a_session_may_begin_from_a_declared_position) {
    Table t(4);
    t.play(
        Overrule{"begun without the app",
                 {edit::AddBase{0, {}, false}, edit::AddBase{1, {}, true}, edit::AddCard{Card::ZeroWing, {}, {}, 2_B},
                  edit::AddCard{Card::Zig, {}, {}, BaseId::None}, edit::SetTurn{1, Phase::Attack}}});
    EXPECT_EQ(t.turn().number, 1);
    t.play(attackOn(1_B, {1_P}));
    t.play(ResolveAttack{});
    EXPECT_EQ(basesOf(t.state(), 1), (std::vector{1_B, 2_B}));
    t.play(TakeChange{{{2_P, 1_B}}});
    t.play(EndTurn{});
    EXPECT_EQ(t.turn().seat, 2);
}

}  // namespace
}  // namespace basekeeper::all_your_base
