// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outspeed/overrule.h"
#include "tests/support/outspeed_race.h"

namespace basekeeper::outspeed {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;
using enum Token;

TEST(Outspeed, clause_7_1_a_ruling_needs_a_reason) { Table(3).refuses(Overrule{"", {}}, Code::ReasonMissing, "7.1"); }

TEST(Outspeed, clause_7_1a_without_edits_it_stands_in_the_log) {
    Table t(3);
    const State before = t.state();
    t.play(overrule({}));
    EXPECT_EQ(t.state(), before);
}

TEST(Outspeed, clause_7_1a_all_edits_are_done_or_none) {
    Table t(3);
    t.refuses(overrule({edit::SetFuel{0, 3}, edit::SetFuel{3, 3}}), Code::RulingOutOfRange, "7.1", {{Arg::Seat, 3}});
    EXPECT_EQ(t.fuel()[0], 12);
    State state = t.state();
    EXPECT_NE(applyEdit(state, edit::SetFuel{0, 1000}), std::nullopt);
    EXPECT_EQ(state, t.state());
}

TEST(Outspeed, clause_7_1_what_no_edit_may_name) {
    Table t(3);
    const auto refused = [&](const Edit& change, std::initializer_list<Argument> arguments) {
        t.refuses(overrule({change}), Code::RulingOutOfRange, "7.1", arguments);
    };
    refused(edit::SetZone{-1, 3}, {{Arg::Seat, -1}});
    refused(edit::SetZone{0, 0}, {{Arg::Zone, 0}});
    refused(edit::SetZone{0, 1000}, {{Arg::Zone, 1000}});
    refused(edit::SetFuel{0, -1}, {{Arg::Value, -1}, {Arg::Lowest, 0}, {Arg::Highest, 999}});
    refused(edit::SetTokens{3, {}}, {{Arg::Seat, 3}});
    refused(edit::SetEliminated{3, true}, {{Arg::Seat, 3}});
    refused(edit::SetForceFields{std::vector<int>(8, 2)}, {{Arg::Value, 8}, {Arg::Lowest, 0}, {Arg::Highest, 7}});
    refused(edit::SetForceFields{{0}}, {{Arg::Zone, 0}});
    refused(edit::StartTurn{0}, {{Arg::Turn, 0}, {Arg::Lowest, 1}, {Arg::Highest, 13}});
    refused(edit::StartTurn{14}, {{Arg::Turn, 14}, {Arg::Lowest, 1}, {Arg::Highest, 13}});
    refused(edit::SetTile{{13, {route("A")}}}, {{Arg::Value, 13}, {Arg::Lowest, 1}, {Arg::Highest, 12}});
    refused(edit::SetPhase{Phase::Programming}, {{Arg::Phase, number(Phase::Programming)}});
    refused(edit::SetChoice{0, "A", {}}, {{Arg::Phase, number(Phase::Tile)}});
    refused(edit::EndGame{{0, 3}}, {{Arg::Seat, 3}});
    t.refuses(overrule({edit::SetTile{{1, {}}}}), Code::NoRoutes, "3.1");
    Table last;
    last.play(overrule({edit::StartTurn{turns}}));
    last.refuses(overrule({edit::SetTile{{12, {route("A")}}}}), Code::RulingOutOfRange, "7.1",
                 {{Arg::Value, 12}, {Arg::Lowest, 13}, {Arg::Highest, 16}});
    t.show({route("A"), route("W", Wheel())});
    for (const Phase phase : {Phase::Tile, Phase::Resolution, Phase::Over})
        refused(edit::SetPhase{phase}, {{Arg::Phase, number(phase)}});
    t.play(ApplyBonuses{});
    t.refuses(overrule({edit::SetChoice{0, "B", {}}}), Code::NoSuchRoute, "2.1");
    t.refuses(overrule({edit::SetChoice{0, "W", {}}}), Code::WheelMissing, "2.3", {{Arg::Route, 1}});
    t.refuses(overrule({edit::SetChoice{0, "A", 3}}), Code::WheelSuperfluous, "2.3", {{Arg::Route, 0}});
    t.play(overrule({edit::EndGame{}}));
    refused(edit::SetTile{{1, {route("A")}}}, {{Arg::Phase, number(Phase::Over)}});
}

TEST(Outspeed, clause_7_1_how_far_ahead_a_ship_may_be_set) {
    State state = Table(3).state();
    EXPECT_EQ(farthestOffered(state), 14) << "the third section waits (3.6)";
    ASSERT_EQ(applyEdit(state, edit::SetThirdSection{ThirdSection::Laid}), std::nullopt);
    EXPECT_EQ(farthestOffered(state), 28) << "ships count on beyond the end (3.6)";
    state.seats[1].zone = 40;
    state.seats[1].eliminated = true;
    EXPECT_EQ(farthestOffered(state), 40);
}

TEST(Outspeed, clause_7_1_zones_fuel_and_tokens) {
    Table t(3);
    t.play(overrule({edit::SetZone{1, 14}, edit::SetFuel{2, 0}, edit::SetTokens{0, {Nitro, std::nullopt}}}));
    EXPECT_EQ(t.zones(), (std::vector<int>{3, 14, 3}));
    EXPECT_EQ(t.fuel(), (std::vector<int>{12, 12, 0}));
    EXPECT_EQ(t.seat(0).tokens, (std::vector<HeldToken>{Nitro, std::nullopt}));
    EXPECT_EQ(tokensInPile(t.state()), 30);
}

TEST(Outspeed, clause_7_1b_ships_and_markers_stand_on_the_track) {
    Table t(3);
    t.refuses(overrule({edit::SetZone{1, 15}}), Code::RulingOutOfRange, "7.1", {{Arg::Seat, 1}, {Arg::Zone, 15}});
    t.refuses(overrule({edit::SetForceFields{{15}}}), Code::RulingOutOfRange, "7.1", {{Arg::Zone, 15}});
    t.refuses(overrule({edit::SetThirdSection{ThirdSection::Laid}}), Code::RulingOutOfRange, "7.1",
              {{Arg::Seat, 0}, {Arg::Zone, 3}});
    t.play(overrule(
        {edit::SetZone{1, 22}, edit::SetThirdSection{ThirdSection::Arrives}, edit::SetForceFields{{9, 3, 3}}}));
    EXPECT_EQ(t.state().track, (Track{1, 21}));
    EXPECT_EQ(t.state().forceFields, (std::vector<int>{3, 3, 9}));
    t.play(overrule({edit::SetThirdSection{ThirdSection::Laid}, edit::SetZone{0, 8}, edit::SetEliminated{2, true}}));
    EXPECT_EQ(t.state().track, (Track{8, 21}));
    EXPECT_EQ(t.state().forceFields, std::vector<int>{9});
    EXPECT_EQ(t.zones()[2], 3) << "who is out may be anywhere";
    t.refuses(overrule({edit::SetEliminated{2, false}}), Code::RulingOutOfRange, "7.1",
              {{Arg::Seat, 2}, {Arg::Zone, 3}});
    t.play(overrule({edit::SetThirdSection{ThirdSection::Waits}, edit::SetZone{1, 14}, edit::SetEliminated{2, false}}));
    EXPECT_EQ(t.state().track, (Track{1, 14}));
}

TEST(Outspeed, clause_7_1c_no_race_ends_but_by_saying_so) {
    Table t(3);
    t.play(overrule({edit::SetEliminated{0, true}, edit::SetEliminated{1, true}}));
    EXPECT_FALSE(t.state().over());
    t.show({route("A")});
    EXPECT_EQ(t.tell(ApplyBonuses{}), (std::vector<Step>{step::RaceOver{EndedBy::LastOneLeft, {2}}}));
    Table nobody(3);
    nobody.show({route("A")});
    nobody.play(ApplyBonuses{});
    nobody.play(overrule({edit::SetEliminated{0, true}, edit::SetEliminated{1, true}, edit::SetEliminated{2, true}}));
    EXPECT_EQ(nobody.against(ActKind::Program), Violation(Code::SeatEliminated, "3.5", {{Arg::Seat, 0}}));
    nobody.play(Resolve{});
    EXPECT_EQ(nobody.state().endedBy, EndedBy::NobodyLeft);
}

TEST(Outspeed, clause_7_1c_where_nothing_is_due_any_more_the_turn_goes_on) {
    Table t(4);
    t.turn({route("A", Dice{1, 0}, {.zones = 2}), route("B", 1)}, {"A", "A", "B", "B"});
    t.play(Roll{0, Die::Yellow, 4});
    t.play(overrule({edit::SetEliminated{1, true}}));
    EXPECT_EQ(t.state().turn, 2);
    EXPECT_EQ(t.zones(), (std::vector<int>{5, 3, 3, 3}));
    t.turn({route("A", 0, {.tokens = 1}), route("B", 1)}, {"A", "B", "B"});
    t.play(overrule({edit::SetChoice{0, "B", {}}}));
    EXPECT_EQ(t.state().phase, Phase::Resolution) << "its token was gained already";
    t.play(overrule({edit::SetEliminated{0, true}}));
    EXPECT_EQ(t.state().turn, 3);
}

TEST(Outspeed, clause_7_1_a_turn_that_starts_anew_forgets_which_zones_were_entered) {
    Table t(3);
    t.show({route("A")});
    t.bonuses({{0, Nitro}});
    EXPECT_EQ(t.state().entered, std::vector<int>{4});
    t.play(overrule({edit::StartTurn{2}}));
    EXPECT_TRUE(t.state().entered.empty());
}

TEST(Outspeed, clause_7_1_also_the_choice_of_a_ship_that_is_out_is_set) {
    Table t(3);
    t.show({route("A"), route("B")});
    t.play(ApplyBonuses{});
    t.play(overrule({edit::SetEliminated{0, true}, edit::SetChoice{0, "B", {}}}));
    EXPECT_EQ(t.seat(0).choice, (Choice{1, {}}));
}

TEST(Outspeed, clause_7_1c_another_choice_has_its_own_rolls) {
    Table t(3);
    t.turn({route("A", Dice{2, 0}), route("B", Dice{1, 0})}, {"A", "A", "A"});
    t.play(Roll{0, Die::Yellow, 4});
    t.play(overrule({edit::SetChoice{0, "B", {}}}));
    EXPECT_TRUE(t.seat(0).rolls.empty());
    t.play(overrule({edit::SetChoice{1, {}, {}}, edit::SetChoice{2, {}, {}}}));
    t.play(Roll{0, Die::Yellow, 3});
    EXPECT_EQ(t.fuel(), (std::vector<int>{9, 12, 12})) << "who has chosen nothing pays and gains nothing";
}

TEST(Outspeed, clause_7_1d_no_more_copies_than_there_are) {
    Table t(3);
    t.refuses(overrule({edit::SetTokens{0, {IonCannon, IonCannon, IonCannon}}}), Code::RulingOutOfRange, "7.1",
              {{Arg::Value, 3}, {Arg::Lowest, 0}, {Arg::Highest, 2}});
    t.refuses(overrule({edit::SetTokens{0, std::vector<HeldToken>(33)}}), Code::RulingOutOfRange, "7.1",
              {{Arg::Value, 33}, {Arg::Lowest, 0}, {Arg::Highest, 32}});
    t.give(0, {IonCannon, IonCannon});
    t.refuses(overrule({edit::SetTokens{1, {IonCannon}}}), Code::RulingOutOfRange, "7.1",
              {{Arg::Value, 3}, {Arg::Lowest, 0}, {Arg::Highest, 2}});
    t.play(overrule({edit::SetTokens{0, {}}, edit::SetTokens{1, {IonCannon}}}));
}

TEST(Outspeed, clause_7_1d_tokens_may_come_from_those_discarded) {
    Table t(3);
    t.show({route("A")});
    t.bonuses({{0, Electromagnet}, {1, Electromagnet}});
    EXPECT_EQ(t.state().discarded[number(Electromagnet)], 2);
    t.refuses(overrule({edit::SetTokens{2, {Electromagnet, Electromagnet, Electromagnet}}}), Code::RulingOutOfRange,
              "7.1", {{Arg::Value, 3}, {Arg::Lowest, 0}, {Arg::Highest, 2}});
    t.give(2, {Electromagnet});
    EXPECT_EQ(t.state().discarded[number(Electromagnet)], 1);
    t.give(0, std::vector<HeldToken>(31));
    EXPECT_EQ(tokensDiscarded(t.state()), 0) << "all are in hands";
    EXPECT_EQ(tokensInPile(t.state()), 0);
}

TEST(Outspeed, clause_7_1e_a_ship_that_is_taken_out_turns_later_tiles) {
    Table t(5);
    t.show({route("A")});
    t.play(overrule({edit::SetEliminated{4, true}}));
    EXPECT_EQ(t.state().side, Side::Three4);
    EXPECT_TRUE(t.state().tile.has_value());
    t.play(overrule({edit::SetEliminated{4, false}}));
    EXPECT_EQ(t.state().side, Side::Three4);
    t.play(overrule({edit::SetEliminated{4, true}, edit::SetSide{Side::Five6}}));
    t.play(ApplyBonuses{});
    EXPECT_EQ(t.state().phase, Phase::Programming) << "nobody dropped out now";
    t.choose({"A", "A", "A", "A"});
    t.play(Resolve{});
    EXPECT_EQ(t.state().side, Side::Five6);
}

TEST(Outspeed, clause_7_1f_a_tile_described_otherwise_keeps_choices_by_name) {
    Table t(3);
    t.play(DescribeTile{{3, {route("A", Dice{1, 0}), route("B"), route("C", Wheel())}}});
    t.play(ApplyBonuses{});
    t.play(Program{0, "B", {}});
    t.play(Program{1, "A", {}});
    t.play(Program{2, "C", 4});
    t.play(overrule({edit::SetTile{{4, {route("B", 2), route("X"), route("C")}}}}));
    EXPECT_EQ(t.seat(0).choice, (Choice{0, {}}));
    EXPECT_EQ(t.seat(1).choice, std::nullopt);
    EXPECT_EQ(t.seat(2).choice, std::nullopt) << "its wheel says nothing any more";
    EXPECT_EQ(t.state().usedTiles, (std::vector<UsedTile>{{1, 4}}));
    Table rolled(3);
    rolled.turn({route("A", Dice{1, 0})}, {"A", "A", "A"});
    rolled.play(Roll{0, Die::Yellow, 3});
    rolled.play(overrule({edit::SetTile{{1, {route("A", Dice{1, 1})}}}}));
    EXPECT_TRUE(rolled.seat(0).rolls.empty());
    Table described(3);
    described.play(overrule({edit::SetTile{{5, {route("A")}}}}));
    EXPECT_EQ(described.state().phase, Phase::Bonuses) << "a tile that is due is described by it";
    EXPECT_EQ(described.state().usedTiles, (std::vector<UsedTile>{{1, 5}}));
}

TEST(Outspeed, clause_7_1g_back_and_on_to_the_phases_of_a_turn) {
    Table t(3);
    t.show({route("A")});
    t.give(0, {Nitro});
    t.play(Announce{0, Nitro});
    t.play(overrule({edit::SetPhase{Phase::Programming}}));
    EXPECT_EQ(t.state().phase, Phase::Programming);
    EXPECT_EQ(t.seat(0).tokens, std::vector<HeldToken>{Nitro}) << "what was announced is in hand again";
    t.play(Program{1, "A", {}});
    t.play(overrule({edit::SetPhase{Phase::Bonuses}}));
    EXPECT_EQ(t.seat(1).choice, std::nullopt);
    t.play(Announce{0, Nitro});
    t.play(ApplyBonuses{});
    t.play(overrule({edit::SetPhase{Phase::Bonuses}, edit::SetTokens{0, {Nitro}}}));
    t.allows(Announce{0, Nitro});
    t.play(ApplyBonuses{});
    t.choose({"A", "A", "A"});
    t.play(overrule({edit::SetTile{{1, {route("A", Dice{1, 0})}}}}));
    t.play(Resolve{});
    t.play(Roll{0, Die::Yellow, 2});
    t.play(overrule({edit::SetPhase{Phase::Programming}}));
    EXPECT_EQ(t.seat(0).choice, (Choice{0, {}}));
    EXPECT_TRUE(t.seat(0).rolls.empty());
    t.allows(Resolve{});
}

TEST(Outspeed, clause_7_1_a_turn_begins_anew) {
    Table t(3);
    t.turn({route("A")}, {"A", "A", "A"});
    t.show({route("B")});
    t.give(0, {Nitro});
    t.play(Announce{0, Nitro});
    t.play(overrule({edit::StartTurn{2}}));
    EXPECT_EQ(t.state().phase, Phase::Tile);
    EXPECT_EQ(t.seat(0).tokens, std::vector<HeldToken>{Nitro});
    EXPECT_EQ(t.state().usedTiles, (std::vector<UsedTile>{{1, 1}}));
    t.play(overrule({edit::StartTurn{1}}));
    EXPECT_TRUE(t.state().usedTiles.empty());
    EXPECT_EQ(tileNumbersOpen(t.state()).size(), 12U);
}

TEST(Outspeed, clause_7_1_the_end_and_on_again) {
    Table t(3);
    t.show({route("A")});
    t.play(overrule({edit::EndGame{{2, 0, 2}}}));
    EXPECT_EQ(t.state().winners, (std::vector<SeatId>{0, 2}));
    EXPECT_EQ(t.state().endedBy, EndedBy::Override);
    t.play(overrule({edit::SetPhase{Phase::Programming}}));
    EXPECT_FALSE(t.state().over());
    EXPECT_TRUE(t.state().winners.empty());
    EXPECT_EQ(t.state().endedBy, std::nullopt);
    t.play(overrule({edit::EndGame{}}));
    t.play(overrule({edit::StartTurn{1}}));
    EXPECT_EQ(t.state().phase, Phase::Tile);
}

TEST(Outspeed, clause_7_1h_after_the_finish_the_winners_are_the_first_still) {
    Table t(3);
    t.finishTurn({route("A", 0, {.zones = 2}), route("B")}, {"A", "B", "B"});
    t.play(overrule({edit::SetZone{2, 9}}));
    EXPECT_EQ(t.state().winners, std::vector<SeatId>{2});
    t.play(overrule({edit::EndGame{{1}}}));
    t.play(overrule({edit::SetZone{0, 14}}));
    EXPECT_EQ(t.state().winners, std::vector<SeatId>{1}) << "those were named";
}

}  // namespace
}  // namespace basekeeper::outspeed
