// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/outspeed_race.h"

namespace basekeeper::outspeed {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;
using enum Token;
using step::OutBy;

/// Ships in these zones, each with that fuel, in the bonus phase.
Table at(const std::vector<int>& zones, int fuel = 12) {
    Table t(static_cast<int>(zones.size()));
    t.place(zones, std::vector(zones.size(), fuel));
    t.show({route("A")});
    return t;
}

TEST(Outspeed, clause_1_1_one_token_a_turn_from_the_front_to_the_rear) {
    Table t = at({3, 5, 5});
    EXPECT_EQ(frontToRear(t.state()), (std::vector<SeatId>{1, 2, 0}));
    t.give(0, {Nitro, Nitro});
    t.play(Announce{0, Nitro});
    EXPECT_EQ(t.seat(0).announced, Nitro);
    EXPECT_EQ(t.seat(0).tokens, std::vector<HeldToken>{Nitro});
    t.refuses(Announce{0, Nitro}, Code::AlreadyAnnounced, "1.1", {{Arg::Seat, 0}});
    t.give(1, {Flamethrower});
    t.allows(Announce{1, Flamethrower});
}

TEST(Outspeed, clause_1_1_only_a_token_that_the_seat_has) {
    Table t = at({3, 3, 3});
    t.refuses(Announce{0, Nitro}, Code::TokenNotHeld, "1.1", {{Arg::Seat, 0}});
    t.give(0, {FuelTank});
    t.refuses(Announce{0, Nitro}, Code::TokenNotHeld, "1.1", {{Arg::Seat, 0}, {Arg::Token, number(Nitro)}});
}

TEST(Outspeed, clause_1_1_only_in_the_bonus_phase) {
    Table t(3);
    t.give(0, {Nitro});
    t.refuses(Announce{0, Nitro}, Code::OutOfPhase, "1.1", {{Arg::Phase, number(Phase::Tile)}});
    t.refuses(ApplyBonuses{}, Code::OutOfPhase, "1.2", {{Arg::Phase, number(Phase::Tile)}});
    t.show({route("A")});
    t.play(ApplyBonuses{});
    EXPECT_EQ(t.state().phase, Phase::Programming);
    t.refuses(Announce{0, Nitro}, Code::OutOfPhase, "1.1", {{Arg::Phase, number(Phase::Programming)}});
    t.refuses(ApplyBonuses{}, Code::OutOfPhase, "1.2", {{Arg::Phase, number(Phase::Programming)}});
}

TEST(Outspeed, clause_1_1_what_holds_where_nobody_can_announce) {
    Table t = at({3, 3, 3});
    EXPECT_EQ(t.against(ActKind::Announce), Violation(Code::TokenNotHeld, "1.1", {{Arg::Seat, 0}}));
    t.give(1, {Nitro});
    EXPECT_EQ(t.against(ActKind::Announce), std::nullopt);
    t.play(Announce{1, Nitro});
    EXPECT_EQ(t.against(ActKind::Announce), Violation(Code::TokenNotHeld, "1.1", {{Arg::Seat, 0}}));
    t.place({4, 3, 3});
    t.give(0, {Electromagnet});
    EXPECT_EQ(t.against(ActKind::Announce),
              Violation(Code::NotRearmost, "1.4", {{Arg::Seat, 0}, {Arg::Zone, 4}, {Arg::Needed, 3}}));
    t.give(0, {Nitro});
    t.give(2, {Nitro});
    t.play(Announce{0, Nitro});
    t.play(Announce{2, Nitro});
    EXPECT_EQ(t.against(ActKind::Announce), Violation(Code::AlreadyAnnounced, "1.1", {{Arg::Seat, 0}}));
    t.play(overrule({edit::SetEliminated{0, true}, edit::SetEliminated{1, true}, edit::SetEliminated{2, true}}));
    EXPECT_EQ(t.against(ActKind::Announce), Violation(Code::SeatEliminated, "3.5", {{Arg::Seat, 0}}));
}

TEST(Outspeed, clause_1_1a_a_known_token_is_played_before_a_secret_one) {
    Table t = at({3, 3, 3});
    t.give(0, {std::nullopt, Nitro});
    t.play(Announce{0, Nitro});
    EXPECT_EQ(t.seat(0).tokens, std::vector<HeldToken>{std::nullopt});
    t.give(1, {FuelTank, std::nullopt});
    t.play(Announce{1, Nitro});
    EXPECT_EQ(t.seat(1).tokens, std::vector<HeldToken>{FuelTank});
}

TEST(Outspeed, clause_1_2_by_zones_from_the_front_to_the_rear) {
    Table t = at({3, 5, 7});
    // The middle one first pushes the front one back to its own zone, then both are pushed by the rear one.
    const auto steps = t.bonuses({{0, Flamethrower}, {1, Flamethrower}});
    EXPECT_EQ(only<step::Group>(steps), (std::vector<step::Group>{{5, {1}}, {3, {0}}}));
    EXPECT_EQ(only<step::Moves>(steps),
              (std::vector<step::Moves>{{2, 7, 5, -2, false}, {1, 5, 3, -2, false}, {2, 5, 3, -2, false}}));
    EXPECT_EQ(t.zones(), (std::vector<int>{3, 3, 3}));
    EXPECT_EQ(t.state().phase, Phase::Programming);
}

TEST(Outspeed, clause_1_2_those_of_one_zone_at_the_same_moment) {
    Table t = at({3, 3, 8});
    const auto steps = t.bonuses({{0, Flamethrower}, {1, Flamethrower}});
    EXPECT_EQ(t.zones(), (std::vector<int>{3, 3, 4})) << "two flamethrowers: 4 back";
    EXPECT_EQ(only<step::Moves>(steps), (std::vector<step::Moves>{{2, 8, 4, -4, false}}));
    EXPECT_EQ(only<step::Plays>(steps), (std::vector<step::Plays>{{0, Flamethrower, {2}}, {1, Flamethrower, {2}}}));
}

TEST(Outspeed, clause_1_2_later_groups_see_the_new_positions) {
    Table t = at({1, 5, 8, 9});
    t.bonuses({{2, Nitro}, {1, Flamethrower}});
    EXPECT_EQ(t.zones(), (std::vector<int>{1, 5, 7, 7})) << "seats 2 and 3 share zone 9 when the flamethrower comes";
}

TEST(Outspeed, clause_1_2_without_any_token_nothing_happens) {
    Table t = at({3, 3, 3});
    EXPECT_TRUE(t.tell(ApplyBonuses{}).empty());
    EXPECT_EQ(t.state().phase, Phase::Programming);
}

TEST(Outspeed, clause_1_2a_a_group_sees_ships_where_earlier_ones_moved_them) {
    Table t = at({3, 6, 8});
    // Seat 1 pushes seat 2 back into its own zone: for seat 0 both are ahead then.
    t.bonuses({{1, Flamethrower}, {0, Flamethrower}});
    EXPECT_EQ(t.zones(), (std::vector<int>{3, 4, 4}));
}

TEST(Outspeed, clause_1_2a_the_token_of_a_seat_that_a_ruling_took_out_is_lost) {
    Table t = at({9, 8, 1, 1});
    t.give(0, {IonCannon});
    t.play(Announce{0, IonCannon});
    t.give(2, {Nitro});
    t.play(Announce{2, Nitro});
    t.play(overrule({edit::SetEliminated{2, true}}));
    const auto steps = t.tell(ApplyBonuses{});
    EXPECT_EQ(only<step::TokenLost>(steps), (std::vector<step::TokenLost>{{2, Nitro}}));
    EXPECT_EQ(only<step::Group>(steps), (std::vector<step::Group>{{9, {0}}}));
    EXPECT_EQ(t.zones()[2], 1);
    EXPECT_EQ(tokensDiscarded(t.state()), 2);
}

TEST(Outspeed, clause_1_2b_ships_move_by_the_sum_in_one_go_and_then_fuel_changes) {
    Table t = at({3, 3, 4});
    const auto steps = t.bonuses({{0, Flamethrower}, {2, Nitro}});
    EXPECT_EQ(t.zones(), (std::vector<int>{3, 3, 3})) << "two groups: forward 1, then back 2";
    EXPECT_EQ(only<step::Moves>(steps).size(), 2U);
    Table u = at({2, 2, 5}, 1);
    const auto told = u.bonuses({{0, IonCannon}, {1, Flamethrower}});
    const std::vector<Step> last(told.end() - 3, told.end());
    EXPECT_EQ(last, (std::vector<Step>{step::Moves{2, 5, 3, -2, false}, step::LosesFuel{2, 1, 0, 2},
                                       step::Eliminated{2, OutBy::IonCannon}}));
    EXPECT_EQ(u.fuel(), (std::vector<int>{1, 1, 0}));
}

TEST(Outspeed, clause_1_3_whole_zones_and_never_the_own) {
    Table t = at({3, 3, 5, 5});
    t.bonuses({{0, Flamethrower}});
    EXPECT_EQ(t.zones(), (std::vector<int>{3, 3, 3, 3}));
    Table u = at({3, 3, 5, 5});
    u.bonuses({{0, IonCannon}});
    EXPECT_EQ(u.fuel(), (std::vector<int>{12, 12, 10, 10}));
}

TEST(Outspeed, clause_1_4_the_rearmost_are_those_in_the_rearmost_zone) {
    State state = Table(3).state();
    state.seats[2].fuel = 1;
    for (SeatId seat = 0; seat < 3; ++seat)
        EXPECT_FALSE(leads(state, seat) || isLast(state, seat)) << "all are in one zone";
    state.seats[0].zone = 4;
    EXPECT_TRUE(leads(state, 0));
    EXPECT_FALSE(isLast(state, 0));
    EXPECT_TRUE(isLast(state, 1) && isLast(state, 2)) << "fuel does not count";
    state.seats[0].eliminated = true;
    for (SeatId seat = 0; seat < 3; ++seat) EXPECT_FALSE(leads(state, seat) || isLast(state, seat));
}

TEST(Outspeed, clause_1_4_electromagnet_from_the_rearmost_zone) {
    Table t = at({3, 5, 9, 9});
    t.give(1, {Electromagnet});
    t.refuses(Announce{1, Electromagnet}, Code::NotRearmost, "1.4", {{Arg::Seat, 1}, {Arg::Zone, 5}, {Arg::Needed, 3}});
    const auto steps = t.bonuses({{0, Electromagnet}});
    EXPECT_EQ(only<step::Plays>(steps), (std::vector<step::Plays>{{0, Electromagnet, {1, 2, 3}}}));
    EXPECT_EQ(t.zones(), (std::vector<int>{3, 3, 6, 6}));
}

TEST(Outspeed, clause_1_4_who_only_holds_what_may_not_be_played_hears_why) {
    Table t(3);
    t.place({5, 3, 3});
    t.show({route("A")});
    t.give(0, {Electromagnet});
    EXPECT_EQ(whyNotAsked(t.state(), 0)->clause, "1.4");
}

TEST(Outspeed, clause_1_4_all_in_one_zone_nothing) {
    Table t = at({3, 3, 3});
    const auto steps = t.bonuses({{0, Electromagnet}});
    EXPECT_EQ(only<step::Plays>(steps), (std::vector<step::Plays>{{0, Electromagnet, {}}}));
    EXPECT_EQ(t.zones(), (std::vector<int>{3, 3, 3}));
}

TEST(Outspeed, clause_1_4a_zones_behind_are_not_touched_and_from_the_front_nothing_happens) {
    Table t = at({5, 6, 8});
    t.bonuses({{0, Electromagnet}, {1, Flamethrower}, {2, Nitro}});
    EXPECT_EQ(t.zones(), (std::vector<int>{5, 4, 4}))
        << "9 to 7 by fire; then the front zone 7 goes 3 back and zone 6 two";
    Table u = at({5, 5, 6, 6});
    u.give(0, {Electromagnet});
    u.play(Announce{0, Electromagnet});
    u.place({5, 5, 3, 4});
    const auto steps = u.tell(ApplyBonuses{});
    EXPECT_EQ(only<step::Plays>(steps), (std::vector<step::Plays>{{0, Electromagnet, {}}}));
    EXPECT_EQ(u.zones(), (std::vector<int>{5, 5, 3, 4}));
}

TEST(Outspeed, clause_1_5_ion_cannon_takes_2_fuel_from_all_ahead) {
    Table t = at({3, 5, 9});
    t.place({3, 5, 9}, {1, 3, 2});
    const auto steps = t.bonuses({{0, IonCannon}});
    EXPECT_EQ(t.fuel(), (std::vector<int>{1, 1, 0}));
    EXPECT_EQ(only<step::Eliminated>(steps), (std::vector<step::Eliminated>{{2, OutBy::IonCannon}}));
    EXPECT_EQ(only<step::LosesFuel>(steps), (std::vector<step::LosesFuel>{{1, 3, 1, 2}, {2, 2, 0, 2}}));
}

TEST(Outspeed, clause_1_5_little_fuel_is_what_an_ion_cannon_would_use_up) {
    for (const int fuel : {1, 2, 3, 12}) {
        Table t = at({3, 5, 9});
        t.place({3, 5, 9}, {9, fuel, 9});
        t.bonuses({{0, IonCannon}});
        EXPECT_EQ(isLowFuel(fuel), t.seat(1).eliminated) << fuel;
    }
    EXPECT_TRUE(isLowFuel(0));
}

TEST(Outspeed, clause_1_5_on_the_finish_tile_too) {
    Table t(3);
    t.place({3, 5, 3}, {5, 2, 5});
    t.showFinish({route("A")});
    t.bonuses({{0, IonCannon}});
    EXPECT_TRUE(t.seat(1).eliminated);
}

TEST(Outspeed, clause_1_5a_what_counts_in_a_group_is_the_sum) {
    Table t = at({3, 3, 5, 5});
    t.place({3, 3, 5, 5}, {9, 9, 3, 0});
    const auto steps = t.bonuses({{0, IonCannon}, {1, IonCannon}});
    EXPECT_EQ(only<step::LosesFuel>(steps), (std::vector<step::LosesFuel>{{2, 3, 0, 4}, {3, 0, 0, 4}}));
    EXPECT_EQ(only<step::Eliminated>(steps).size(), 2U);
}

TEST(Outspeed, clause_1_6_flamethrower_burns_the_next_occupied_zone) {
    Table t = at({3, 6, 6, 9});
    t.bonuses({{0, Flamethrower}});
    EXPECT_EQ(t.zones(), (std::vector<int>{3, 4, 4, 9}));
    Table u = at({3, 6, 6});
    const auto steps = u.bonuses({{1, Flamethrower}});
    EXPECT_EQ(only<step::Plays>(steps), (std::vector<step::Plays>{{1, Flamethrower, {}}}));
    EXPECT_EQ(u.zones(), (std::vector<int>{3, 6, 6})) << "nobody ahead";
}

TEST(Outspeed, clause_1_7_a_fuel_tank_gives_2_fuel) {
    Table t = at({3, 3, 3});
    const auto steps = t.bonuses({{1, FuelTank}});
    EXPECT_EQ(t.fuel(), (std::vector<int>{12, 14, 12})) << "more than 12 is fine";
    EXPECT_EQ(only<step::GainsFuel>(steps), (std::vector<step::GainsFuel>{{1, 12, 14}}));
}

TEST(Outspeed, clause_1_8_nitro_is_one_zone_forward_at_no_cost) {
    Table t = at({3, 3, 3});
    t.bonuses({{2, Nitro}});
    EXPECT_EQ(t.zones(), (std::vector<int>{3, 3, 4}));
    EXPECT_EQ(t.fuel(), (std::vector<int>{12, 12, 12}));
}

TEST(Outspeed, clause_1_9_a_force_field_stops_who_enters_forward_or_back) {
    Table t = at({3, 5, 9});
    t.bonuses({{0, ForceField}});
    EXPECT_EQ(t.state().forceFields, std::vector<int>{3});
    t.choose({"A", "A", "A"});
    t.play(Resolve{});
    EXPECT_EQ(t.state().forceFields, std::vector<int>{3}) << "nobody came in";
    t.place({1, 5, 9});
    t.show({route("A", 0, {.zones = 4}), route("B")});
    t.play(ApplyBonuses{});
    t.choose({"A", "B", "B"});
    const auto steps = t.tell(Resolve{});
    EXPECT_EQ(only<step::Moves>(steps), (std::vector<step::Moves>{{0, 1, 3, 4, true}}));
    EXPECT_EQ(only<step::FieldsRemoved>(steps), (std::vector<step::FieldsRemoved>{{{3}, false}}));
    EXPECT_TRUE(t.state().forceFields.empty());
    Table back = at({1, 9, 6});
    back.play(overrule({edit::SetForceFields{{8}}}));
    back.bonuses({{2, Flamethrower}});
    EXPECT_EQ(back.zones(), (std::vector<int>{1, 8, 6}));
}

TEST(Outspeed, clause_1_9_ships_already_there_are_free_to_leave) {
    Table t = at({3, 3, 3});
    t.bonuses({{0, ForceField}});
    t.choose({"A", "A", "A"});
    t.play(Resolve{});
    t.turn({route("A", 0, {.zones = 2})}, {"A", "A", "A"});
    EXPECT_EQ(t.zones(), (std::vector<int>{5, 5, 5}));
    EXPECT_EQ(t.state().forceFields, std::vector<int>{3}) << "left, not entered";
}

TEST(Outspeed, clause_1_9_not_while_the_finish_tile_shows) {
    Table t(3);
    t.showFinish({route("A")});
    t.give(0, {ForceField});
    t.refuses(Announce{0, ForceField}, Code::NoFieldOnFinish, "1.9");
}

TEST(Outspeed, clause_1_9a_one_marker_for_each_token_as_long_as_there_are_any) {
    Table t = at({3, 3, 5});
    t.play(overrule({edit::SetForceFields{{3, 7, 8, 9, 10, 10}}}));
    const auto steps = t.bonuses({{0, ForceField}, {1, ForceField}});
    EXPECT_EQ(only<step::FieldPlaced>(steps), (std::vector<step::FieldPlaced>{{0, 3}}));
    EXPECT_EQ(only<step::Plays>(steps), (std::vector<step::Plays>{{0, ForceField, {0}}, {1, ForceField, {}}}));
    EXPECT_EQ(t.state().forceFields, (std::vector<int>{3, 3, 7, 8, 9, 10, 10}));
    EXPECT_EQ(markersLeft(t.state()), 0);
    t.choose({"A", "A", "A"});
    t.play(Resolve{});
    t.show({route("A")});
    t.give(0, {ForceField});
    t.refuses(Announce{0, ForceField}, Code::NoMarkerLeft, "1.9");
}

TEST(Outspeed, clause_1_9a_a_marker_beyond_the_last_zone) {
    Table t(3);
    t.play(overrule(
        {edit::SetThirdSection{ThirdSection::Laid}, edit::SetZone{0, 23}, edit::SetZone{1, 20}, edit::SetZone{2, 20}}));
    t.show({route("A", 0, {.zones = 5}), route("B")});
    t.bonuses({{0, ForceField}});
    EXPECT_EQ(t.state().forceFields, std::vector<int>{23});
    t.choose({"B", "A", "A"});
    t.play(Resolve{});
    EXPECT_EQ(t.zones(), (std::vector<int>{23, 23, 23}));
}

TEST(Outspeed, clause_1_9b_zones_entered_in_passing_lose_their_markers_at_the_end) {
    Table t = at({3, 8, 5, 12});
    t.play(overrule({edit::SetForceFields{{6, 7, 13}}}));
    t.bonuses({{2, Nitro}, {3, Nitro}});
    EXPECT_EQ(t.state().entered, (std::vector<int>{6, 13}));
    EXPECT_EQ(t.state().forceFields, (std::vector<int>{6, 7, 13})) << "not before the end of phase 4";
    t.choose({"A", "A", "A", "A"});
    const auto steps = t.tell(Resolve{});
    EXPECT_EQ(only<step::FieldsRemoved>(steps), (std::vector<step::FieldsRemoved>{{{6, 13}, false}}));
    EXPECT_EQ(t.state().forceFields, std::vector<int>{7});
    EXPECT_TRUE(t.state().entered.empty());
}

TEST(Outspeed, clause_1_9b_who_would_have_come_to_rest_there_is_not_stopped) {
    Table t(3);
    t.play(overrule({edit::SetForceFields{{5, 5}}}));
    const auto steps = t.turn({route("A", 0, {.zones = 2}), route("B")}, {"A", "B", "B"});
    EXPECT_EQ(only<step::Moves>(steps), (std::vector<step::Moves>{{0, 3, 5, 2, false}}));
    EXPECT_EQ(only<step::FieldsRemoved>(steps), (std::vector<step::FieldsRemoved>{{{5, 5}, false}}));
}

TEST(Outspeed, clause_1_10_played_tokens_are_discarded) {
    Table t = at({3, 3, 3});
    t.give(0, {Nitro, FuelTank});
    t.play(Announce{0, Nitro});
    t.play(ApplyBonuses{});
    EXPECT_EQ(t.state().discarded[number(Nitro)], 1);
    EXPECT_EQ(t.seat(0).tokens, std::vector<HeldToken>{FuelTank});
    EXPECT_EQ(t.seat(0).announced, std::nullopt);
}

TEST(Outspeed, clause_1_10_with_one_seat_or_none_the_race_is_over) {
    Table t = at({2, 5, 6}, 2);
    t.bonuses({{0, IonCannon}});
    EXPECT_TRUE(t.state().over());
    EXPECT_EQ(t.state().endedBy, EndedBy::LastOneLeft);
}

TEST(Outspeed, clause_1_11_what_is_refused_first) {
    Table t(3);
    t.play(overrule({edit::SetEliminated{1, true}}));
    t.refuses(Announce{9, Electromagnet}, Code::OutOfPhase, "1.1", {{Arg::Phase, number(Phase::Tile)}});
    t.show({route("A", 99)});
    t.refuses(Announce{9, Electromagnet}, Code::NoSuchSeat, "0.1", {{Arg::Seat, 9}});
    t.refuses(Announce{1, Electromagnet}, Code::SeatEliminated, "3.5", {{Arg::Seat, 1}});
    t.refuses(Announce{0, Electromagnet}, Code::TokenNotHeld, "1.1", {{Arg::Seat, 0}});
    t.play(ApplyBonuses{});
    t.refuses(Program{1, "Z", 4}, Code::SeatEliminated, "3.5", {{Arg::Seat, 1}});
    t.refuses(Program{0, "Z", 4}, Code::NoSuchRoute, "2.1");
    t.refuses(Program{0, "A", 4}, Code::WheelSuperfluous, "2.3", {{Arg::Route, 0}});
    t.play(overrule({edit::EndGame{}}));
    t.refuses(Program{9, "Z", 4}, Code::GameOver, "5.1");
    t.allows(Overrule{"still", {}});
    for (std::size_t kind = 0; kind + 1 < actKinds; ++kind)
        EXPECT_EQ(t.against(static_cast<ActKind>(kind)), Violation(Code::GameOver, "5.1"));
    EXPECT_EQ(t.against(ActKind::Overrule), std::nullopt);
}

}  // namespace
}  // namespace basekeeper::outspeed
