// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/red_alert.h"
#include "tests/support/table.h"

#include <gtest/gtest.h>

namespace basekeeper::all_your_base {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;
using Pieces = std::vector<PieceId>;

/// Three seats; seat 0 is to play a RED ALERT.
/// B1 of seat 0: Zig P1, CREW P2. B2 of seat 0: empty.
/// B3 of seat 1: Destroyer P3, CATS P4, Zig P5. B4 of seat 1: Dreadnought P6.
/// B5 of seat 2: CREW P7. Discard pile: BattleCruiser P8.
Table threeSeats(const Options& options = {}) {
    Table t(3, options);
    t.base(0, {Card::Zig, Card::Crew});
    t.base(0);
    t.base(1, {Card::Destroyer, Card::Cats, Card::Zig});
    t.base(1, {Card::Dreadnought});
    t.base(2, {Card::Crew});
    t.discarded(Card::BattleCruiser);
    t.turnOf(0);
    return t;
}

RedAlert onBase(int card, BaseId base) {
    if (card == 2) return red_alert::DinnerBell{{base}};
    return red_alert::BaseDestroyed{{base}};
}
RedAlert thief(std::optional<BaseId> from, std::optional<BaseId> to) { return red_alert::ShipThief{from, to}; }
RedAlert twoBases(std::vector<BaseId> bases, std::vector<Placement> moves) {
    return red_alert::TwoBases{std::move(bases), std::move(moves)};
}
RedAlert shipsOfOthers(Pieces ships) { return red_alert::ShipFromEach{{}, std::move(ships)}; }
RedAlert basesOfOthers(std::vector<BaseId> bases) { return red_alert::ShipFromEach{std::move(bases), {}}; }
RedAlert orders(std::vector<Placement> orders) { return red_alert::ImpreciseOrders{std::move(orders)}; }

Argument card(int number) { return {Arg::RedAlert, number}; }
Argument base(int number) { return {Arg::Base, number}; }
Argument piece(int number) { return {Arg::Piece, number}; }
Argument seat(SeatId number) { return {Arg::Seat, number}; }
Argument kind(Card of) { return {Arg::Card, static_cast<int>(of)}; }

Table after(Table t, const RedAlert& act) {
    t.play(act);
    return t;
}

TEST(AllYourBase, clause_5_2_all_cards_of_one_base_are_discarded_and_the_base_stays) {
    const Table t = after(threeSeats(), onBase(2, 3_B));
    EXPECT_EQ(discardPile(t.state()), (Pieces{3_P, 4_P, 5_P, 8_P}));
    EXPECT_EQ(t.owner(3_B), 1);
    EXPECT_EQ(t.at(6_P).at, 4_B);
    EXPECT_EQ(t.turn().phase, Phase::Defense);
}

TEST(AllYourBase, clause_5_2_a_base_without_cards_may_be_named) {
    Table t = threeSeats();
    t.play(overrule({edit::MoveCard{6_P, BaseId::None}}));
    EXPECT_EQ(after(t, onBase(2, 4_B)).state().pieces, t.state().pieces);
}

TEST(AllYourBase, clause_5_2_5_13_a_base_of_another_seat_must_be_named) {
    const Table t = threeSeats();
    for (const int number : {2, 13}) {
        const auto clause = clauseOf(number);
        t.refuses(redAlert(number), Code::BaseNeeded, clause, {card(number)});
        t.refuses(onBase(number, 1_B), Code::OwnBaseChosen, clause, {card(number), base(1), seat(0)});
        t.refuses(onBase(number, 9_B), Code::NoSuchBase, "6.4", {base(9)});
    }
}

TEST(AllYourBase, clause_5_13_the_base_and_all_on_it_are_gone) {
    const Table t = after(threeSeats(), onBase(13, 3_B));
    EXPECT_EQ(t.state().base(3_B), nullptr);
    EXPECT_EQ(discardPile(t.state()), (Pieces{3_P, 4_P, 5_P, 8_P}));
    EXPECT_EQ(basesHeld(t.state(), 1), 1);
}

TEST(AllYourBase, clause_5_8_all_ships_move_and_crew_stays) {
    const Table t = after(threeSeats(), thief(3_B, 2_B));
    EXPECT_EQ(piecesOn(t.state(), 2_B), (Pieces{3_P, 5_P}));
    EXPECT_EQ(piecesOn(t.state(), 3_B), (Pieces{4_P})) << "CATS counts as crew";
    EXPECT_EQ(t.owner(3_B), 1);
}

TEST(AllYourBase, clause_5_8_from_another_seat_to_an_own_base) {
    const Table t = threeSeats();
    t.refuses(redAlert(8), Code::BaseNeeded, "5.8", {card(8)});
    t.refuses(thief({}, 1_B), Code::BaseNeeded, "5.8", {card(8)});
    t.refuses(thief(3_B, {}), Code::OwnBaseNeeded, "5.8", {card(8)});
    t.refuses(thief(1_B, 2_B), Code::OwnBaseChosen, "5.8", {card(8), base(1), seat(0)});
    t.refuses(thief(3_B, 4_B), Code::OtherBaseChosen, "5.8", {card(8), base(4), {Arg::Owner, 1}, seat(0)});
}

TEST(AllYourBase, clause_5_8_the_table_so_far_shows_the_fleet_where_it_goes) {
    const Table t = threeSeats();
    EXPECT_EQ(piecesOn(tableSoFar(t.state(), thief(3_B, {})), 3_B), (Pieces{3_P, 4_P, 5_P}));
    EXPECT_EQ(piecesOn(tableSoFar(t.state(), thief(3_B, 2_B)), 2_B), (Pieces{3_P, 5_P}));
}

TEST(AllYourBase, clause_5_19_without_an_own_base_no_ships_are_stolen) {
    Table t(2);
    t.base(1, {Card::Zig});
    t.turnOf(0);
    t.refuses(thief(1_B, {}), Code::NothingToChoose, "5.19", {card(8)});
    EXPECT_EQ(after(t, redAlert(8)).state().pieces, t.state().pieces);
}

TEST(AllYourBase, clause_5_10_two_bases_of_one_seat_become_the_seats) {
    const Table t =
        after(threeSeats(), twoBases({3_B, 4_B}, {{3_P, BaseId::None}, {4_P, 5_B}, {5_P, 3_B}, {6_P, 1_B}}));
    EXPECT_EQ(basesOf(t.state(), 0), (std::vector{1_B, 2_B, 3_B, 4_B}));
    EXPECT_TRUE(t.at(3_B).gained && t.at(4_B).gained);
    EXPECT_TRUE(t.at(3_P).discarded());
    EXPECT_EQ(t.at(4_P).at, 5_B);
    EXPECT_EQ(t.at(5_P).at, 3_B) << "a stolen base counts as anyone else's";
    EXPECT_EQ(t.at(6_P).at, 1_B) << "and so do the thief's other bases";
}

TEST(AllYourBase, clause_5_10_of_two_seats_each_former_owner_chooses_for_its_cards) {
    const Table t = after(threeSeats(), twoBases({5_B, 4_B}, {{7_P, 3_B}, {6_P, 3_B}}));
    EXPECT_EQ(t.owner(4_B), 0);
    EXPECT_EQ(t.owner(5_B), 0);
    EXPECT_EQ(piecesOn(t.state(), 3_B), (Pieces{3_P, 4_P, 5_P, 6_P, 7_P}));
}

TEST(AllYourBase, clause_5_10_the_table_so_far_shows_what_is_taken_and_what_has_its_place) {
    const Table t = threeSeats();
    EXPECT_EQ(tableSoFar(t.state(), twoBases({5_B}, {})).base(5_B)->owner, 0);
    const State table = tableSoFar(t.state(), twoBases({5_B, 4_B}, {{7_P, 3_B}}));
    EXPECT_EQ(table.base(4_B)->owner, 0);
    EXPECT_EQ(table.piece(7_P)->at, 3_B);
    EXPECT_EQ(table.piece(6_P)->at, 4_B) << "its former owner has not chosen yet";
}

TEST(AllYourBase, clause_5_10_if_the_others_hold_fewer_than_two_what_there_is) {
    Table t(2);
    t.base(1, {Card::Zig});
    t.turnOf(0);
    t.refuses(redAlert(10), Code::BaseNeeded, "5.10", {card(10)});
    EXPECT_EQ(after(t, twoBases({1_B}, {{1_P, BaseId::None}})).owner(1_B), 0);
}

TEST(AllYourBase, clause_5_10_which_bases) {
    const Table t = threeSeats();
    t.refuses(twoBases({4_B}, {{6_P, 3_B}}), Code::BaseNeeded, "5.10", {card(10)});
    t.refuses(twoBases({4_B, 1_B}, {{6_P, 3_B}}), Code::OwnBaseChosen, "5.10", {card(10), base(1), seat(0)});
    t.refuses(twoBases({4_B, 4_B}, {{6_P, 3_B}}), Code::BaseChosenTwice, "5.10", {card(10), base(4)});
    t.refuses(twoBases({3_B, 4_B, 5_B}, {}), Code::TooManyBases, "5.10",
              {card(10), {Arg::Value, 3}, {Arg::Highest, 2}});
}

TEST(AllYourBase, clause_5_10_each_card_on_them_goes_to_one_place) {
    const Table t = threeSeats();
    t.refuses(twoBases({4_B, 5_B}, {{6_P, 3_B}}), Code::PlaceNeeded, "5.10", {card(10), piece(7), seat(2)});
    t.refuses(twoBases({4_B, 5_B}, {{6_P, 3_B}, {7_P, 3_B}, {6_P, 5_B}}), Code::CardPlacedTwice, "5.10",
              {card(10), piece(6)});
    t.refuses(twoBases({4_B, 5_B}, {{6_P, 3_B}, {7_P, 3_B}, {1_P, 5_B}}), Code::CardNotTaken, "5.10",
              {card(10), piece(1)});
    t.refuses(twoBases({4_B, 5_B}, {{6_P, 3_B}, {7_P, 3_B}, {8_P, 5_B}}), Code::CardNotTaken, "5.10",
              {card(10), piece(8)});
}

TEST(AllYourBase, clause_5_11_one_ship_of_every_other_seat_is_destroyed) {
    const Table t = after(threeSeats(), shipsOfOthers({6_P}));
    EXPECT_TRUE(t.at(6_P).discarded());
    EXPECT_EQ(basesOf(t.state(), 1), (std::vector{3_B, 4_B})) << "the base stays";
    EXPECT_EQ(t.at(7_P).at, 5_B) << "a seat without a ship loses nothing";
    EXPECT_EQ(t.at(1_P).at, 1_B) << "nor does the seat of the card";
}

TEST(AllYourBase, clause_5_11_in_any_order) {
    Table t = threeSeats();
    t.card(Card::ZeroWing, 5_B);
    t.allows(shipsOfOthers({9_P, 3_P}));
    t.allows(shipsOfOthers({3_P, 9_P}));
    t.refuses(shipsOfOthers({3_P}), Code::ShipOfSeatNeeded, "5.11", {card(11), seat(2)});
    t.refuses(shipsOfOthers({9_P}), Code::ShipOfSeatNeeded, "5.11", {card(11), seat(1)});
    t.refuses(shipsOfOthers({3_P, 9_P, 6_P}), Code::SeatChosenTwice, "5.11", {card(11), seat(1)});
}

TEST(AllYourBase, clause_5_11_which_ships) {
    const Table t = threeSeats();
    t.refuses(redAlert(11), Code::ShipOfSeatNeeded, "5.11", {card(11), seat(1)});
    t.refuses(shipsOfOthers({1_P}), Code::OwnCardChosen, "5.11", {card(11), piece(1), seat(0)});
    t.refuses(shipsOfOthers({4_P}), Code::ShipNeeded, "5.11", {card(11), piece(4), kind(Card::Cats)});
    t.refuses(shipsOfOthers({8_P}), Code::CardNotOnBase, "5.11", {card(11), piece(8)});
    t.refuses(shipsOfOthers({3_P, 6_P}), Code::SeatChosenTwice, "5.11", {card(11), seat(1)});
    t.refuses(shipsOfOthers({3_P, 3_P}), Code::SeatChosenTwice, "5.11", {card(11), seat(1)});
}

TEST(AllYourBase, clause_5_11_option_one_base_of_every_other_seat_with_everything_on_it) {
    const Table t = after(threeSeats({.card11 = Card11::Base}), basesOfOthers({5_B, 3_B}));
    EXPECT_EQ(t.state().base(3_B), nullptr);
    EXPECT_EQ(t.state().base(5_B), nullptr);
    EXPECT_EQ(discardPile(t.state()), (Pieces{3_P, 4_P, 5_P, 7_P, 8_P}));
}

TEST(AllYourBase, clause_5_11_option_which_bases) {
    const Table t = threeSeats({.card11 = Card11::Base});
    t.refuses(shipsOfOthers({6_P}), Code::BaseOfSeatNeeded, "5.11", {card(11), seat(1)});
    t.refuses(basesOfOthers({3_B}), Code::BaseOfSeatNeeded, "5.11", {card(11), seat(2)});
    t.refuses(basesOfOthers({3_B, 4_B}), Code::SeatChosenTwice, "5.11", {card(11), seat(1)});
    t.refuses(basesOfOthers({3_B, 1_B}), Code::OwnBaseChosen, "5.11", {card(11), base(1), seat(0)});
    EXPECT_EQ(after(
                  [] {
                      Table one(3, {.card11 = Card11::Base});
                      one.base(2);
                      one.turnOf(0);
                      return one;
                  }(),
                  basesOfOthers({1_B}))
                  .state()
                  .bases.size(),
              0U)
        << "a seat without a base loses nothing";
}

TEST(AllYourBase, clause_5_16_every_player_moves_a_ship_to_somebody_elses_base) {
    Table t = threeSeats();
    t.card(Card::ZeroWing, 5_B);
    t.play(orders({{1_P, 5_B}, {6_P, 1_B}, {9_P, 3_B}}));
    EXPECT_EQ(t.at(1_P).at, 5_B);
    EXPECT_EQ(t.at(6_P).at, 1_B);
    EXPECT_EQ(t.at(9_P).at, 3_B);
}

TEST(AllYourBase, clause_5_16_from_the_seat_of_the_card_on_in_seat_order) {
    for (const Direction direction : {Direction::Clockwise, Direction::CounterClockwise}) {
        Table t = threeSeats({.direction = direction});
        t.card(Card::ZeroWing, 5_B);
        t.turnOf(1);
        t.refuses(orders({{1_P, 5_B}}), Code::NotSeatsShip, "5.16", {card(16), piece(1), {Arg::Owner, 0}, seat(1)});
        t.allows(orders({{6_P, 1_B}, {9_P, 3_B}, {1_P, 5_B}}));
    }
}

TEST(AllYourBase, clause_5_16_who_has_no_ship_when_its_moment_comes_is_skipped) {
    const Table t = threeSeats();
    t.allows(orders({{1_P, 3_B}, {6_P, 1_B}}));
    t.refuses(orders({{1_P, 3_B}, {6_P, 1_B}, {7_P, 1_B}}), Code::NothingToChoose, "5.16", {card(16)});
    EXPECT_EQ(skippedSeats(t.state(), orders({{1_P, 3_B}, {6_P, 1_B}})), std::vector{2});
    EXPECT_EQ(skippedSeats(t.state(), orders({{1_P, 3_B}})), std::vector<SeatId>()) << "its moment has not come";
    EXPECT_EQ(skippedSeats(t.state(), redAlert(3)), std::vector<SeatId>());
}

TEST(AllYourBase, clause_5_16_a_ship_that_has_just_come_can_be_moved_on) {
    const Table t = threeSeats();
    EXPECT_EQ(after(t, orders({{1_P, 5_B}, {3_P, 1_B}, {1_P, 1_B}})).at(1_P).at, 1_B);
    t.refuses(orders({{1_P, 5_B}, {3_P, 1_B}}), Code::ShipOfSeatNeeded, "5.16", {card(16), seat(2)});
    EXPECT_EQ(tableSoFar(t.state(), orders({{1_P, 5_B}, {3_P, 1_B}})).piece(1_P)->at, 5_B);
    EXPECT_EQ(tableSoFar(t.state(), orders({{1_P, BaseId::None}})).piece(1_P)->at, t.at(1_P).at)
        << "its place is still asked for";
    EXPECT_EQ(tableSoFar(t.state(), redAlert(3)).piece(1_P)->at, t.at(1_P).at);
}

TEST(AllYourBase, clause_5_16_who_finds_nobody_elses_base_is_skipped) {
    Table t(2);
    t.base(1, {Card::Zig});
    t.turnOf(1);
    t.allows(redAlert(16));
    t.turnOf(0);
    t.allows(redAlert(16));
}

TEST(AllYourBase, clause_5_16_which_ship_and_where) {
    const Table t = threeSeats();
    t.refuses(redAlert(16), Code::ShipOfSeatNeeded, "5.16", {card(16), seat(0)});
    t.refuses(orders({{1_P, 5_B}, {4_P, 1_B}}), Code::ShipNeeded, "5.16", {card(16), piece(4), kind(Card::Cats)});
    t.refuses(orders({{8_P, 5_B}}), Code::CardNotOnBase, "5.16", {card(16), piece(8)});
    t.refuses(orders({{1_P, 2_B}}), Code::MoversOwnBase, "5.16", {card(16), base(2), seat(0)});
    t.refuses(orders({{1_P, BaseId::None}}), Code::PlaceNeeded, "5.16", {card(16), piece(1), seat(0)});
    t.refuses(orders({{1_P, BaseId::None}, {6_P, 1_B}}), Code::PlaceNeeded, "5.16", {card(16), piece(1), seat(0)});
}

/// What the table is asked, one question after the other.
struct Asked {
    Question::Of of;
    SeatId chooser;
    std::vector<SeatId> whose;
    PieceId card = PieceId::None;
};

void isAsked(const Table& t, const RedAlert& act, const Asked& expected) {
    const auto choice = nextQuestion(t.state(), act);
    ASSERT_TRUE(choice.has_value());
    EXPECT_EQ(choice->of, expected.of);
    EXPECT_EQ(choice->chooser, expected.chooser);
    EXPECT_EQ(choice->whose, expected.whose);
    EXPECT_EQ(choice->card, expected.card);
}

TEST(AllYourBase, clause_5_2_the_choices_are_asked_one_by_one) {
    const Table t = threeSeats();
    RedAlert act = redAlert(2);
    isAsked(t, act, {Question::Of::OtherBase, 0, {1, 2}});
    EXPECT_EQ(whyNotAnswer(t.state(), act, 1_B), Violation(Code::OwnBaseChosen, "5.2", {card(2), base(1), seat(0)}));
    EXPECT_EQ(whyNotAnswer(t.state(), act, 3_P), Violation(Code::BaseNeeded, "5.2", {card(2)}));
    act = withAnswer(t.state(), act, 3_B);
    EXPECT_EQ(act, onBase(2, 3_B));
    EXPECT_EQ(nextQuestion(t.state(), act), std::nullopt);
    EXPECT_EQ(whyNotAnswer(t.state(), act, 3_B), Violation(Code::NothingToChoose, "5.2", {card(2)}));
}

TEST(AllYourBase, clause_5_2_a_seat_without_a_base_is_not_asked_about) {
    Table t(4);
    t.base(0);
    t.base(1);
    t.base(3);
    t.turnOf(0);
    isAsked(t, redAlert(2), {Question::Of::OtherBase, 0, {1, 3}});
}

TEST(AllYourBase, clause_5_10_a_seat_is_asked_about_as_long_as_it_has_a_base_left) {
    const Table t = threeSeats();
    isAsked(t, twoBases({3_B}, {}), {Question::Of::OtherBase, 0, {1, 2}});
    isAsked(t, twoBases({5_B}, {}), {Question::Of::OtherBase, 0, {1}});
}

TEST(AllYourBase, clause_6_4_of_two_things_that_are_not_there_the_first_is_named) {
    const Table t = threeSeats();
    t.refuses(thief(98_B, 99_B), Code::NoSuchBase, "6.4", {base(98)});
    t.refuses(twoBases({98_B}, {{99_P, 1_B}}), Code::NoSuchBase, "6.4", {base(98)});
}

TEST(AllYourBase, clause_5_6_5_7_the_other_seat_is_asked_for) {
    const Table t = threeSeats();
    for (const int number : {6, 7}) {
        isAsked(t, redAlert(number), {Question::Of::Seat, 0, {1, 2}});
        EXPECT_TRUE(whyNotAnswer(t.state(), redAlert(number), OtherSeat{0}).has_value());
        EXPECT_EQ(withAnswer(t.state(), redAlert(number), OtherSeat{2}), redAlertTo(number, 2));
    }
}

TEST(AllYourBase, clause_5_8_first_whose_ships_then_where_to) {
    const Table t = threeSeats();
    RedAlert act = redAlert(8);
    isAsked(t, act, {Question::Of::OtherBase, 0, {1, 2}});
    act = withAnswer(t.state(), act, 3_B);
    isAsked(t, act, {Question::Of::OwnBase, 0, {0}});
    EXPECT_EQ(whyNotAnswer(t.state(), act, 4_B),
              Violation(Code::OtherBaseChosen, "5.8", {card(8), base(4), {Arg::Owner, 1}, seat(0)}));
    EXPECT_EQ(withAnswer(t.state(), act, 2_B), thief(3_B, 2_B));
}

TEST(AllYourBase, clause_5_10_the_former_owners_are_asked_card_by_card) {
    const Table t = threeSeats();
    RedAlert act = redAlert(10);
    isAsked(t, act, {Question::Of::OtherBase, 0, {1, 2}});
    act = withAnswer(t.state(), act, 5_B);
    isAsked(t, act, {Question::Of::OtherBase, 0, {1}});
    EXPECT_EQ(whyNotAnswer(t.state(), act, 5_B), Violation(Code::BaseChosenTwice, "5.10", {card(10), base(5)}));
    act = withAnswer(t.state(), act, 4_B);
    isAsked(t, act, {Question::Of::Place, 2, {0, 1, 2}, 7_P});
    act = withAnswer(t.state(), act, DiscardPile{});
    isAsked(t, act, {Question::Of::Place, 1, {0, 1, 2}, 6_P});
    act = withAnswer(t.state(), act, 1_B);
    EXPECT_EQ(nextQuestion(t.state(), act), std::nullopt);
    EXPECT_EQ(act, twoBases({5_B, 4_B}, {{7_P, BaseId::None}, {6_P, 1_B}}));
}

TEST(AllYourBase, clause_5_10_all_cards_of_one_former_owner_can_go_the_same_way) {
    const Table t = threeSeats();
    RedAlert act = redAlert(10);
    EXPECT_TRUE(sameChoiceLeft(t.state(), act).empty());
    EXPECT_TRUE(sameChoiceLeft(t.state(), redAlert(8)).empty()) << "its ships go nowhere card by card";
    act = withAnswer(t.state(), withAnswer(t.state(), act, 3_B), 5_B);
    EXPECT_EQ(sameChoiceLeft(t.state(), act), (Pieces{3_P, 4_P, 5_P}));
    for (const PieceId left : sameChoiceLeft(t.state(), act)) {
        EXPECT_EQ(nextQuestion(t.state(), act)->card, left);
        act = withAnswer(t.state(), act, DiscardPile{});
    }
    EXPECT_EQ(sameChoiceLeft(t.state(), act), (Pieces{7_P}));
}

TEST(AllYourBase, clause_5_it_is_counted_how_many_choices_of_a_kind_are_made) {
    const Table t = threeSeats();
    const auto counted = [&](const RedAlert& act) { return choiceCount(t.state(), act); };
    for (const int number : {1, 2, 6, 7, 8, 9, 13}) EXPECT_EQ(counted(redAlert(number)), std::nullopt) << number;
    // 5.10: the bases, then the cards that stand on them.
    EXPECT_EQ(counted(redAlert(10)), (ChoiceCount{0, 2}));
    EXPECT_EQ(counted(twoBases({5_B}, {})), (ChoiceCount{1, 2}));
    EXPECT_EQ(counted(twoBases({5_B, 4_B}, {})), (ChoiceCount{0, 2}));
    EXPECT_EQ(counted(twoBases({5_B, 4_B}, {{7_P, BaseId::None}})), (ChoiceCount{1, 2}));
    EXPECT_EQ(counted(twoBases({5_B, 4_B}, {{7_P, BaseId::None}, {6_P, 1_B}})), std::nullopt) << "all are made";
    // 5.11: seat 2 has no ship.
    EXPECT_EQ(counted(redAlert(11)), std::nullopt);
    const Table bases = threeSeats({.card11 = Card11::Base});
    EXPECT_EQ(choiceCount(bases.state(), redAlert(11)), (ChoiceCount{0, 2}));
    EXPECT_EQ(choiceCount(bases.state(), basesOfOthers({5_B})), (ChoiceCount{1, 2}));
    EXPECT_EQ(choiceCount(bases.state(), basesOfOthers({5_B, 3_B})), std::nullopt) << "all are made";
    // 5.16: an order counts once it has its place.
    EXPECT_EQ(counted(redAlert(16)), (ChoiceCount{0, 3}));
    EXPECT_EQ(counted(orders({{1_P, BaseId::None}})), (ChoiceCount{0, 3}));
    EXPECT_EQ(counted(orders({{1_P, 3_B}})), (ChoiceCount{1, 3}));
    EXPECT_EQ(counted(orders({{1_P, 3_B}, {6_P, 1_B}})), std::nullopt) << "seat 2 has no ship and is skipped";
    Table skips(3);
    skips.base(0, {Card::Zig});
    skips.base(1);
    skips.base(2, {Card::Zig});
    EXPECT_EQ(choiceCount(skips.state(), orders({{1_P, 3_B}})), (ChoiceCount{2, 3})) << "seat 1 has no ship";
    // Where the others have a single base there is one to take.
    Table few(2);
    few.base(0);
    few.base(1);
    few.turnOf(0);
    EXPECT_EQ(choiceCount(few.state(), redAlert(10)), std::nullopt);
}

TEST(AllYourBase, clause_5_cards_have_choices_where_something_can_be_missing) {
    const Table t = threeSeats();
    for (int number = 1; number <= redAlertCards; ++number)
        EXPECT_EQ(hasChoices(redAlert(number)), nextQuestion(t.state(), redAlert(number)).has_value()) << number;
}

TEST(AllYourBase, clause_5_11_any_seat_that_still_loses_something_may_be_next) {
    Table t = threeSeats();
    t.card(Card::ZeroWing, 5_B);
    RedAlert act = redAlert(11);
    isAsked(t, act, {Question::Of::Ship, 0, {1, 2}});
    act = withAnswer(t.state(), act, 9_P);
    isAsked(t, act, {Question::Of::Ship, 0, {1}});
    EXPECT_EQ(withAnswer(t.state(), act, 3_P), shipsOfOthers({9_P, 3_P}));

    const Table bases = threeSeats({.card11 = Card11::Base});
    isAsked(bases, redAlert(11), {Question::Of::OtherBase, 0, {1, 2}});
    EXPECT_EQ(withAnswer(bases.state(), redAlert(11), 5_B), basesOfOthers({5_B}));
}

TEST(AllYourBase, clause_5_16_each_seat_is_asked_for_a_ship_and_a_place) {
    const Table t = threeSeats();
    RedAlert act = redAlert(16);
    isAsked(t, act, {Question::Of::Ship, 0, {0}});
    act = withAnswer(t.state(), act, 1_P);
    isAsked(t, act, {Question::Of::Place, 0, {1, 2}, 1_P});
    EXPECT_EQ(whyNotAnswer(t.state(), act, DiscardPile{}),
              Violation(Code::PlaceNeeded, "5.16", {card(16), piece(1), seat(0)}));
    act = withAnswer(t.state(), act, 5_B);
    isAsked(t, act, {Question::Of::Ship, 1, {1}});
    act = withAnswer(t.state(), withAnswer(t.state(), act, 6_P), 1_B);
    isAsked(t, act, {Question::Of::Ship, 2, {2}});
    act = withAnswer(t.state(), withAnswer(t.state(), act, 1_P), 4_B);
    EXPECT_EQ(nextQuestion(t.state(), act), std::nullopt);
    t.allows(act);
}

TEST(AllYourBase, clause_5_19_what_has_no_choice_asks_nothing) {
    const Table empty(3);
    for (const int number : {1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13, 14, 16})
        EXPECT_EQ(nextQuestion(empty.state(), redAlert(number)), std::nullopt) << number;
}

}  // namespace
}  // namespace basekeeper::all_your_base
