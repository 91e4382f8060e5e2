// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outspeed/course.h"
#include "tests/support/outspeed_race.h"

namespace basekeeper::outspeed {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;

TEST(Outspeed, clause_4_1_the_tile_goes_and_the_next_is_shown) {
    Table t(3);
    t.show({route("A")});
    t.refuses(DescribeTile{{2, {route("A")}}}, Code::OutOfPhase, "4.1",
              {{Arg::Phase, static_cast<int>(Phase::Bonuses)}});
    const auto steps = t.turn({}, {"A", "A", "A"});
    EXPECT_EQ(steps.back(), Step(step::TurnEnds{1}));
    EXPECT_EQ(t.state().turn, 2);
    EXPECT_EQ(t.state().phase, Phase::Tile);
    EXPECT_EQ(t.state().tile, std::nullopt);
    for (const SeatState& seat : t.state().seats) {
        EXPECT_EQ(seat.choice, std::nullopt);
        EXPECT_FALSE(seat.hasAnnounced);
    }
}

TEST(Outspeed, clause_4_1_when_the_finish_tile_goes_the_race_is_over) {
    Table t(3);
    const auto steps = t.finishTurn({route("A", 1, {.zones = 2}), route("B")}, {"A", "B", "B"});
    EXPECT_EQ(std::vector<Step>(steps.end() - 2, steps.end()),
              (std::vector<Step>{step::TurnEnds{13}, step::RaceOver{EndedBy::Finish, {0}}}));
    EXPECT_TRUE(t.state().over());
    EXPECT_EQ(t.state().endedBy, EndedBy::Finish);
    t.refuses(ApplyBonuses{}, Code::GameOver, "5.1");
}

TEST(Outspeed, clause_5_1_the_front_ship_wins) {
    Table t(3);
    t.place({9, 8, 3}, {1, 12, 12});
    t.finishTurn({route("A")}, {"A", "A", "A"});
    EXPECT_EQ(t.state().winners, std::vector<SeatId>{0});
    EXPECT_EQ(decidedBy(standings(t.state())), DecidedBy::Zone);
}

TEST(Outspeed, clause_5_1_nothing_decides_between_one_ship_and_those_that_are_out) {
    Table t(3);
    t.place({9, 8, 3});
    t.play(overrule({edit::SetEliminated{1, true}, edit::SetEliminated{2, true}}));
    EXPECT_EQ(decidedBy(standings(t.state())), DecidedBy::NobodyElse);
    EXPECT_EQ(decidedBy({standings(t.state()).front()}), DecidedBy::NobodyElse);
    EXPECT_EQ(decidedBy({{0, 9, 3, 0, false, 1}, {1, 7, 3, 0, false, 2}, {2, 3, 0, 0, true, 3}}), DecidedBy::Zone);
}

TEST(Outspeed, clause_5_1_a_tie_goes_to_more_fuel) {
    Table t(3);
    t.place({8, 8, 3}, {1, 2, 12});
    t.finishTurn({route("A")}, {"A", "A", "A"});
    EXPECT_EQ(t.state().winners, std::vector<SeatId>{1});
    EXPECT_EQ(decidedBy(standings(t.state())), DecidedBy::Fuel);
}

TEST(Outspeed, clause_5_1_then_to_more_tokens) {
    Table t(3);
    t.give(2, {std::nullopt});
    t.finishTurn({route("A")}, {"A", "A", "A"});
    EXPECT_EQ(t.state().winners, std::vector<SeatId>{2});
    EXPECT_EQ(decidedBy(standings(t.state())), DecidedBy::Tokens);
}

TEST(Outspeed, clause_5_1_then_it_is_shared) {
    Table t(3);
    t.place({3, 3, 2});
    t.finishTurn({route("A")}, {"A", "A", "A"});
    EXPECT_EQ(t.state().winners, (std::vector<SeatId>{0, 1}));
    EXPECT_EQ(decidedBy(standings(t.state())), DecidedBy::Nothing);
    EXPECT_EQ(standings(t.state())[2].place, 3);
}

TEST(Outspeed, clause_5_1a_who_was_eliminated_later_has_the_better_place) {
    Table t(4);
    t.place({3, 9, 5, 7});
    t.play(overrule({edit::SetEliminated{1, true}, edit::SetEliminated{2, true}, edit::SetEliminated{3, true}}));
    using Out = Course::Elimination;
    const auto all = standingsOf(t.state(), {Out{1, 1, 1, {}}, Out{2, 2, 3, {}}, Out{2, 2, 2, {}}});
    EXPECT_EQ(all[0].seat, 0);
    EXPECT_EQ(all[1].seat, 2);
    EXPECT_EQ(all[2].seat, 3);
    EXPECT_EQ(all[3].seat, 1) << "though it came further";
    EXPECT_EQ(all[1].place, 2);
    EXPECT_EQ(all[2].place, 2) << "out in the same turn";
    EXPECT_EQ(all[3].place, 4);
    EXPECT_EQ(standingsOf(t.state(), {}).back().place, 2) << "of whom nothing is known";
}

TEST(Outspeed, clause_5_1a_only_seats_in_the_race_win) {
    Table t(4);
    t.place({3, 9, 5, 5});
    t.play(overrule({edit::SetEliminated{1, true}}));
    t.finishTurn({route("A")}, {"A", "A", "A"});
    EXPECT_EQ(t.state().winners, (std::vector<SeatId>{2, 3}));
    const auto all = standings(t.state());
    EXPECT_EQ(all[3].seat, 1);
    EXPECT_TRUE(all[3].eliminated);
    EXPECT_EQ(all[3].place, 4);
    EXPECT_EQ(all[1].place, 1);
    EXPECT_EQ(all[2].place, 3);
}

TEST(Outspeed, clause_5_2_only_one_left_after_a_group_of_bonuses) {
    Table t(3);
    t.place({2, 5, 5}, {2, 2, 2});
    t.show({route("A")});
    const auto steps = t.bonuses({{0, Token::IonCannon}});
    EXPECT_EQ(steps.back(), Step(step::RaceOver{EndedBy::LastOneLeft, {0}}));
    EXPECT_EQ(t.state().winners, std::vector<SeatId>{0});
}

TEST(Outspeed, clause_5_2_only_one_left_after_the_costs) {
    Table t(3);
    t.place({}, {5, 1, 1});
    const auto steps = t.turn({route("A", 1, {.zones = 2})}, {"A", "A", "A"});
    EXPECT_EQ(steps.back(), Step(step::RaceOver{EndedBy::LastOneLeft, {0}}));
    EXPECT_EQ(t.zones()[0], 3) << "at once, before benefits";
}

TEST(Outspeed, clause_5_2_only_one_left_after_the_rear_section_has_gone) {
    Table t(3);
    t.place({14, 3, 7});
    const auto steps = t.turn({route("A", 0, {.zones = 1}), route("B")}, {"A", "B", "B"});
    EXPECT_EQ(steps.back(), Step(step::RaceOver{EndedBy::LastOneLeft, {0}}));
    EXPECT_TRUE(only<step::TurnEnds>(steps).empty());
}

TEST(Outspeed, clause_5_2a_nothing_more_happens_in_that_turn) {
    Table t(3);
    t.place({13, 3, 7});
    t.play(overrule({edit::SetForceFields{{14, 14}}}));
    t.show({route("A", 0, {.zones = 1}), route("B")});
    t.bonuses({{0, Token::Nitro}});
    t.choose({"A", "B", "B"});
    t.play(Resolve{});
    EXPECT_EQ(t.state().forceFields, (std::vector<int>{14, 14}));
    EXPECT_EQ(t.state().turn, 1);
    EXPECT_TRUE(t.state().tile.has_value());
}

TEST(Outspeed, clause_5_3_none_left_nobody_wins) {
    Table t(3);
    t.place({}, {1, 1, 1});
    const auto steps = t.turn({route("A", 1, {.zones = 2})}, {"A", "A", "A"});
    EXPECT_EQ(steps.back(), Step(step::RaceOver{EndedBy::NobodyLeft, {}}));
    EXPECT_TRUE(t.state().winners.empty());
    EXPECT_TRUE(t.state().over());
    EXPECT_EQ(frontOccupied(t.state()), 0);
    EXPECT_EQ(rearOccupied(t.state()), 0);
}

TEST(Outspeed, clause_of_each_step) {
    EXPECT_EQ(clauseOf(step::Group{}), "1.2");
    EXPECT_EQ(clauseOf(step::Plays{0, Token::Electromagnet, {}}), "1.4");
    EXPECT_EQ(clauseOf(step::Plays{0, Token::ForceField, {}}), "1.9");
    EXPECT_EQ(clauseOf(step::TokenLost{}), "1.2");
    EXPECT_EQ(clauseOf(step::FieldPlaced{}), "1.9");
    EXPECT_EQ(clauseOf(step::FieldsRemoved{{}, true}), "3.6");
    EXPECT_EQ(clauseOf(step::FieldsRemoved{}), "1.9");
    EXPECT_EQ(clauseOf(step::Moves{0, 1, 2, 3, true}), "1.9");
    EXPECT_EQ(clauseOf(step::Moves{0, 1, 2, 1, false}), "3.3");
    EXPECT_EQ(clauseOf(step::Moves{0, 3, 2, -1, false}), "1.2");
    EXPECT_EQ(clauseOf(step::Eliminated{0, step::OutBy::IonCannon}), "1.5");
    EXPECT_EQ(clauseOf(step::Eliminated{0, step::OutBy::PushedOff}), "3.7");
    EXPECT_EQ(clauseOf(step::Eliminated{0, step::OutBy::SectionGone}), "3.6");
    EXPECT_EQ(clauseOf(step::Shared{0, {}, true, false, false}), "3.2");
    EXPECT_EQ(clauseOf(step::Shared{0, {}, false, true, false}), "3.9");
    EXPECT_EQ(clauseOf(step::Shared{}), "3.1");
    EXPECT_EQ(clauseOf(step::RaceOver{EndedBy::NobodyLeft, {}}), "5.3");
    EXPECT_EQ(clauseOf(step::RaceOver{EndedBy::Override, {}}), "7.1");
}

}  // namespace
}  // namespace basekeeper::outspeed
