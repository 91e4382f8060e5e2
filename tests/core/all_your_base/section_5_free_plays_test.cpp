// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/red_alert.h"
#include "tests/support/table.h"

#include <gtest/gtest.h>

namespace basekeeper::all_your_base {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;
using Stack = std::vector<FreePlays>;

Stack stackOf(const Table& t) {
    const auto* pending = std::get_if<PendingFreePlays>(&t.state().pending);
    return pending == nullptr ? Stack{} : pending->stack;
}

/// Seat 0 of three has B1 and the card just played; seat 1 has B2 with Zig P1; in the discard pile: Destroyer P2, CREW
/// P3.
Table played(int card, const Options& options = {}) {
    Table t(3, options);
    t.base(0);
    t.base(1, {Card::Zig});
    t.discarded(Card::Destroyer);
    t.discarded(Card::Crew);
    t.turnOf(0);
    t.play(redAlert(card));
    return t;
}

PlayShip shipOf(PieceId piece, Card card, std::optional<int> attack = {}) {
    return PlayShip{{1_B, attack, {}, piece}, static_cast<Ship>(card)};
}

TEST(AllYourBase, clause_5_4_two_cards_of_the_deck_are_played_at_once) {
    Table t = played(4);
    EXPECT_EQ(stackOf(t), (Stack{{4, 2}}));
    t.play(PlayBase{});
    EXPECT_EQ(stackOf(t), (Stack{{4, 1}}));
    t.play(ship(Card::Zig, 3_B));
    EXPECT_TRUE(t.nothingIsOpen());
    EXPECT_EQ(t.owner(3_B), 0);
    EXPECT_EQ(t.at(4_P).at, 3_B);
    EXPECT_EQ(t.turn().phase, Phase::Defense);
    t.play(PlayBase{});
    EXPECT_EQ(t.turn().phase, Phase::Attack) << "the DEFENSE phase has its own play";
}

TEST(AllYourBase, clause_5_5_the_whole_hand_is_played_without_a_limit) {
    Table t = played(5);
    EXPECT_EQ(stackOf(t), (Stack{{5, {}}}));
    for (int i = 0; i < 12; ++i) t.play(i % 2 == 0 ? Action(crew(1_B)) : Action(PlayBase{}));
    EXPECT_EQ(stackOf(t), (Stack{{5, {}}}));
    t.play(EndFreePlays{});
    EXPECT_TRUE(t.nothingIsOpen());
    EXPECT_EQ(t.turn().phase, Phase::Defense);
}

TEST(AllYourBase, clause_5_5_free_plays_with_a_limit_are_not_ended) {
    const Table t = played(4);
    t.refuses(EndFreePlays{}, Code::FreePlaysLimited, "5.5", {{Arg::Value, 2}});
    EXPECT_EQ(t.against(ActKind::EndFreePlays), Violation(Code::FreePlaysLimited, "5.5", {{Arg::Value, 2}}));
}

TEST(AllYourBase, clause_5_12_a_card_of_the_discard_pile_is_played) {
    Table t = played(12);
    EXPECT_EQ(stackOf(t), (Stack{{12, 1}}));
    t.play(shipOf(2_P, Card::Destroyer));
    EXPECT_EQ(t.at(2_P).at, 1_B);
    EXPECT_EQ(t.state().piecesSeen, 3U) << "no card is new";
    EXPECT_TRUE(t.nothingIsOpen());
}

TEST(AllYourBase, clause_5_12_the_card_may_be_one_that_the_app_does_not_know) {
    Table t = played(12);
    t.play(ship(Card::ZeroWing, 1_B));
    EXPECT_EQ(t.at(4_P).card, Card::ZeroWing);
    EXPECT_EQ(discardPile(t.state()), (std::vector{2_P, 3_P}));
    Table base = played(12);
    base.play(PlayBase{});
    EXPECT_EQ(base.owner(3_B), 0);
}

TEST(AllYourBase, clause_5_12_crew_of_the_discard_pile_and_points_as_the_card_bears_them) {
    Table t = played(12);
    t.play(PlayCrew{{1_B, 7, {}, 3_P}});
    EXPECT_EQ(t.at(3_P).attack, 7);
    Table usual = played(12);
    usual.play(overrule({edit::SetCardPoints{2_P, 9, 8}}));
    usual.play(shipOf(2_P, Card::Destroyer));
    EXPECT_EQ(usual.at(2_P).attack, 9);
    EXPECT_EQ(usual.at(2_P).defense, 8);
    Table other = played(12);
    other.play(PlayShip{{1_B, {}, 6, 2_P}, static_cast<Ship>(Card::Destroyer)});
    EXPECT_EQ(other.at(2_P).defense, 6);
}

TEST(AllYourBase, clause_5_12_which_card) {
    const Table t = played(12);
    t.refuses(shipOf(1_P, Card::Zig), Code::NotInDiscardPile, "5.12", {{Arg::Piece, 1}});
    t.refuses(shipOf(2_P, Card::Zig), Code::OtherKindOfCard, "5.12",
              {{Arg::Piece, 2}, {Arg::Card, static_cast<int>(Card::Zig)}});
    t.refuses(shipOf(9_P, Card::Zig), Code::NoSuchCard, "6.4", {{Arg::Piece, 9}});
    t.refuses(shipOf(2_P, Card::Destroyer, 100), Code::PointsOutOfRange, "V.1",
              {{Arg::Value, 100}, {Arg::Lowest, 0}, {Arg::Highest, 99}});
}

TEST(AllYourBase, clause_5_12_free_plays_of_other_cards_take_nothing_out_of_the_discard_pile) {
    for (const int card : {4, 5, 14})
        played(card).refuses(shipOf(2_P, Card::Destroyer), Code::DiscardPileClosed, "5.12", {{Arg::Piece, 2}});
}

TEST(AllYourBase, clause_5_12_with_an_empty_pile_the_free_play_is_passed) {
    Table t = played(12);
    t.play(Reshuffle{});
    t.play(PassFreePlay{});
    EXPECT_TRUE(t.nothingIsOpen());
    EXPECT_EQ(t.turn().phase, Phase::Defense);
}

TEST(AllYourBase, clause_5_12a_a_card_of_the_pile_that_finds_no_base_stays_in_it) {
    Table t = played(12);
    t.play(overrule({edit::RemoveBase{1_B}}));
    Table known = t;
    known.play(Discard{Card::Destroyer, {}, {}, 2_P});
    EXPECT_EQ(known.state().pieces, t.state().pieces);
    EXPECT_TRUE(known.nothingIsOpen());
    Table unknown = t;
    unknown.play(Discard{Card::Zig, {}, {}, {}});
    EXPECT_EQ(discardPile(unknown.state()), (std::vector{2_P, 3_P, 4_P}));
    t.refuses(Discard{Card::Zig, {}, {}, 2_P}, Code::OtherKindOfCard, "5.12",
              {{Arg::Piece, 2}, {Arg::Card, static_cast<int>(Card::Zig)}});
    t.refuses(Discard{Card::Zig, {}, {}, 9_P}, Code::NoSuchCard, "6.4", {{Arg::Piece, 9}});
    Table own(2);
    own.discarded(Card::Zig);
    own.refuses(Discard{Card::Zig, {}, {}, 1_P}, Code::DiscardPileClosed, "5.12", {{Arg::Piece, 1}});
}

TEST(AllYourBase, clause_5_14_as_many_free_plays_as_there_are_other_seats) {
    for (int seats = minSeats; seats <= maxSeats; ++seats) {
        Table t(seats);
        t.play(redAlert(14));
        EXPECT_EQ(stackOf(t), (Stack{{14, seats - 1}}));
        for (int i = 1; i < seats; ++i) t.play(PlayBase{});
        EXPECT_TRUE(t.nothingIsOpen());
    }
}

TEST(AllYourBase, clause_5_17_a_card_that_finds_no_base_is_discarded_and_uses_the_play_up) {
    Table t(2);
    t.play(redAlert(4));
    EXPECT_EQ(t.against(ActKind::PlayShip), Violation(Code::NoBaseToPlayOn, "2B", {{Arg::Seat, 0}}));
    t.play(Discard{Card::Zig, 3, 4, {}});
    EXPECT_EQ(stackOf(t), (Stack{{4, 1}}));
    EXPECT_EQ(discardPile(t.state()), (std::vector{1_P}));
    EXPECT_EQ(t.turn().phase, Phase::Defense);
    t.refuses(Discard{NeverDiscarded::Base, {}, {}, {}}, Code::NeverDiscarded, "2D");
}

TEST(AllYourBase, clause_5_17_who_has_a_base_discards_nothing) {
    const Table t = played(4);
    t.refuses(Discard{Card::Zig, {}, {}, {}}, Code::DiscardNotForced, "5.17", {{Arg::Seat, 0}});
    EXPECT_EQ(t.against(ActKind::Discard), Violation(Code::DiscardNotForced, "5.17", {{Arg::Seat, 0}}));
}

TEST(AllYourBase, clause_5_17_cards_go_on_own_bases) {
    played(4).refuses(ship(Card::Zig, 2_B), Code::NotOwnBase, "2B", {{Arg::Base, 2}, {Arg::Owner, 1}, {Arg::Seat, 0}});
}

TEST(AllYourBase, clause_5_17_counterattack_stays_in_hand_and_uses_the_play_up) {
    Table t = played(4);
    t.refuses(redAlert(15), Code::CounterattackOutOfPlace, "5.15");
    t.play(PassFreePlay{});
    EXPECT_EQ(stackOf(t), (Stack{{4, 1}}));
    t.play(PassFreePlay{});
    EXPECT_TRUE(t.nothingIsOpen());
    Table whole = played(5);
    whole.play(PassFreePlay{});
    EXPECT_EQ(stackOf(whole), (Stack{{5, {}}})) << "what has no limit is not used up";
}

TEST(AllYourBase, clause_5_17_a_red_alert_on_the_way_takes_effect_at_once_and_its_free_plays_come_first) {
    Table t = played(4);
    t.play(redAlert(14));
    EXPECT_EQ(stackOf(t), (Stack{{4, 1}, {14, 2}}));
    t.play(redAlert(12));
    EXPECT_EQ(stackOf(t), (Stack{{4, 1}, {14, 1}, {12, 1}}));
    t.play(shipOf(2_P, Card::Destroyer));
    EXPECT_EQ(stackOf(t), (Stack{{4, 1}, {14, 1}}));
    t.refuses(shipOf(2_P, Card::Destroyer), Code::DiscardPileClosed, "5.12", {{Arg::Piece, 2}});
    t.play(PlayBase{});
    EXPECT_EQ(stackOf(t), (Stack{{4, 1}}));
    t.play(PlayBase{});
    EXPECT_TRUE(t.nothingIsOpen());
}

TEST(AllYourBase, clause_5_17_the_last_free_play_can_bring_others) {
    Table t = played(12);
    t.play(redAlert(5));
    EXPECT_EQ(stackOf(t), (Stack{{5, {}}}));
    t.play(redAlert(4));
    EXPECT_EQ(stackOf(t), (Stack{{5, {}}, {4, 2}})) << "what has no limit is not used up";
}

TEST(AllYourBase, clause_5_17_not_bound_by_the_one_red_alert_of_the_phase) {
    Table t = played(4, {.redAlertsPerTurn = RedAlertsPerTurn::One});
    t.play(redAlert(3));
    EXPECT_EQ(t.turn().redAlertsPlayed, 2);
    t.play(redAlert(1));
    EXPECT_EQ(t.state().queue, (std::vector<SeatId>{0}));
    EXPECT_TRUE(t.nothingIsOpen());
    t.refuses(redAlert(3), Code::RedAlertAlreadyPlayed, "1.2");
}

TEST(AllYourBase, clause_5_17a_counts_for_the_one_red_alert_of_the_phase) {
    Table t;
    t.play(overrule({edit::OpenFreePlays{4, 1}}));
    t.play(redAlert(3));
    EXPECT_EQ(t.turn().phase, Phase::Defense) << "once a RED ALERT has been played";
    t.refuses(redAlert(3), Code::RedAlertAlreadyPlayed, "1.2");
}

TEST(AllYourBase, clause_5_17_its_choices_are_checked_as_ever) {
    Table t = played(4);
    t.refuses(redAlert(13), Code::BaseNeeded, "5.13", {{Arg::RedAlert, 13}});
    t.play(RedAlert(red_alert::BaseDestroyed{{2_B}}));
    EXPECT_EQ(t.state().base(2_B), nullptr);
    EXPECT_EQ(stackOf(t), (Stack{{4, 1}}));
}

TEST(AllYourBase, clause_5_18_a_gifted_turn_ends_open_free_plays) {
    Table t = played(5);
    t.play(redAlert(4));
    t.play(redAlert(1));
    t.play(redAlertTo(7, 2));
    EXPECT_TRUE(t.nothingIsOpen());
    EXPECT_TRUE(t.state().queue.empty());
    EXPECT_EQ(t.turn().seat, 2);
    EXPECT_EQ(t.turn().phase, Phase::RedAlert);
}

TEST(AllYourBase, clause_6_3_while_free_plays_are_open_only_what_belongs_to_them) {
    const Table t = played(4);
    for (const Action& act : std::vector<Action>{PassDefense{}, attackOn(2_B, {1_P}), ResolveAttack{}, Counterattack{},
                                                 TakeChange{}, Regroup{}, EndTurn{}}) {
        t.refuses(act, Code::UnfinishedAct, "6.3");
        EXPECT_EQ(t.against(kindOf(act)), Violation(Code::UnfinishedAct, "6.3"));
    }
    for (const Action& act : std::vector<Action>{PlayBase{}, ship(Card::Zig, 1_B), crew(1_B), cats(1_B), redAlert(3),
                                                 PassFreePlay{}, Reshuffle{}, overrule({})}) {
        t.allows(act);
        EXPECT_EQ(t.against(kindOf(act)), std::nullopt);
    }
}

TEST(AllYourBase, clause_0_5_no_declaration_in_the_middle_of_free_plays) {
    Table t = played(4, {.threshold = 1});
    EXPECT_FALSE(mayDeclare(t.state(), 0));
    t.refuses(Declare{0}, Code::DeclareUnfinished, "0.5");
    t.play(PassFreePlay{});
    t.play(PassFreePlay{});
    EXPECT_TRUE(mayDeclare(t.state(), 0));
}

TEST(AllYourBase, clause_7_1_a_ruling_opens_and_closes_free_plays) {
    Table t = played(3);
    t.play(overrule({edit::OpenFreePlays{12, 1}}));
    EXPECT_EQ(stackOf(t), (Stack{{12, 1}}));
    t.play(overrule({edit::OpenFreePlays{5, {}}}));
    EXPECT_EQ(stackOf(t), (Stack{{12, 1}, {5, {}}}));
    t.play(overrule({edit::ClosePending{}}));
    EXPECT_TRUE(t.nothingIsOpen());
    EXPECT_EQ(t.turn().phase, Phase::Defense);
}

TEST(AllYourBase, clause_7_1_which_free_plays_a_ruling_opens) {
    Table t = played(3);
    for (const int card : {0, 1, 15, 17})
        t.refuses(overrule({edit::OpenFreePlays{card, 1}}), Code::NoSuchCard, "6.4", {{Arg::RedAlert, card}});
    for (const int left : {0, 100})
        t.refuses(overrule({edit::OpenFreePlays{4, left}}), Code::RulingOutOfRange, "7.1",
                  {{Arg::Value, left}, {Arg::Lowest, 1}, {Arg::Highest, 99}});
    for (const int left : {1, 99}) t.allows(overrule({edit::OpenFreePlays{4, left}}));
}

TEST(AllYourBase, clause_7_5_free_plays_are_opened_only_where_they_can_be) {
    Table t = battlefield();
    t.play(attackOn(3_B, {1_P}));
    t.refuses(overrule({edit::OpenFreePlays{4, 1}}), Code::UnfinishedAct, "6.3");
    t.play(overrule({edit::EndGame{0}}));
    t.refuses(overrule({edit::OpenFreePlays{4, 1}}), Code::GameOver, "6.4");
    Table free = played(4);
    free.refuses(overrule({edit::OpenChange{1}}), Code::UnfinishedAct, "6.3");
}

TEST(AllYourBase, clause_7_4_setting_the_turn_closes_free_plays) {
    Table t = played(4);
    t.turnOf(1);
    EXPECT_TRUE(t.nothingIsOpen());
}

}  // namespace
}  // namespace basekeeper::all_your_base
