// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/outspeed_race.h"

namespace basekeeper::outspeed {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;
using step::OutBy;

using Rolls = std::vector<RollsDue::Of>;
using Tokens = std::vector<TokensDue::Of>;

Rolls rollsDue(const Table& t) {
    const Due now = due(t.state());
    const auto* rolls = std::get_if<RollsDue>(&now);
    return rolls == nullptr ? Rolls() : rolls->due;
}
Tokens tokensDue(const Table& t) {
    const Due now = due(t.state());
    const auto* tokens = std::get_if<TokensDue>(&now);
    return tokens == nullptr ? Tokens() : tokens->due;
}

TEST(Outspeed, clause_3_1_all_costs_then_all_benefits) {
    Table t(3);
    const auto steps = t.turn({route("A", 3, {.zones = 2}), route("B", 1, {.fuel = 4}), route("C")}, {"A", "B", "C"});
    EXPECT_EQ(t.zones(), (std::vector<int>{5, 3, 3}));
    EXPECT_EQ(t.fuel(), (std::vector<int>{9, 15, 12}));
    const int turn = 1;
    EXPECT_EQ(steps,
              (std::vector<Step>{step::Shared{0, {0}, false, false, false}, step::Shared{1, {1}, false, false, false},
                                 step::Shared{2, {2}, false, false, false}, step::LosesFuel{0, 12, 9, 3},
                                 step::LosesFuel{1, 12, 11, 1}, step::Moves{0, 3, 5, 2, false},
                                 step::GainsFuel{1, 11, 15}, step::TurnEnds{turn}}));
}

TEST(Outspeed, clause_3_1_rolls_for_costs_come_before_those_for_benefits) {
    Table t(3);
    EXPECT_TRUE(
        t.turn({route("A", Dice{1, 0}, {.zones = Dice{2, 1}}), route("B", 0, {.fuel = Dice{1, 0}})}, {"A", "A", "B"})
            .size() == 2);
    EXPECT_EQ(t.state().phase, Phase::Resolution);
    EXPECT_EQ(rollsDue(t), (Rolls{{0, Die::Yellow, 1, RollFor::Cost}, {1, Die::Yellow, 1, RollFor::Cost}}));
    t.refuses(Roll{2, Die::Blue, 1}, Code::RollNotDue, "3.1", {{Arg::Seat, 2}});
    t.refuses(Roll{0, Die::Blue, 1}, Code::OtherDieDue, "3.3", {{Arg::Seat, 0}, {Arg::Die, number(Die::Yellow)}});
    EXPECT_TRUE(t.tell(Roll{1, Die::Yellow, 5}).empty()) << "others are still due";
    EXPECT_EQ(t.fuel()[1], 12) << "all costs are paid at the same moment";
    t.refuses(Roll{1, Die::Yellow, 5}, Code::RollNotDue, "3.1", {{Arg::Seat, 1}});
    const auto paid = t.tell(Roll{0, Die::Yellow, 12});
    EXPECT_EQ(only<step::Eliminated>(paid), (std::vector<step::Eliminated>{{0, OutBy::Fuel}}));
    EXPECT_EQ(rollsDue(t), (Rolls{{1, Die::Blue, 2, RollFor::Zones}, {2, Die::Blue, 1, RollFor::Fuel}}))
        << "by the seats still in the race";
    t.refuses(Roll{0, Die::Blue, 1}, Code::SeatEliminated, "3.5", {{Arg::Seat, 0}});
    t.play(Roll{1, Die::Blue, 2});
    EXPECT_EQ(rollsDue(t), (Rolls{{1, Die::Blue, 1, RollFor::Zones}, {2, Die::Blue, 1, RollFor::Fuel}}));
    t.play(Roll{2, Die::Blue, 0});
    t.play(Roll{1, Die::Blue, 3});
    EXPECT_EQ(t.zones(), (std::vector<int>{3, 9, 3}));
    EXPECT_EQ(t.fuel(), (std::vector<int>{0, 7, 12}));
    EXPECT_EQ(t.state().turn, 2);
}

TEST(Outspeed, clause_3_1_rolls_only_where_one_is_due) {
    Table t(3);
    t.refuses(Roll{0, Die::Yellow, 1}, Code::OutOfPhase, "3.1", {{Arg::Phase, number(Phase::Tile)}});
    t.turn({route("A", 0, {.tokens = 1})}, {"A", "A", "A"});
    t.refuses(Roll{0, Die::Yellow, 1}, Code::RollNotDue, "3.1", {{Arg::Seat, 0}});
    EXPECT_EQ(t.against(ActKind::Roll), Violation(Code::RollNotDue, "3.1"));
    EXPECT_EQ(t.against(ActKind::TakeToken), std::nullopt);
    t.refuses(Resolve{}, Code::OutOfPhase, "3.1", {{Arg::Phase, number(Phase::Resolution)}});
}

TEST(Outspeed, clause_3_3_a_pile_that_nobody_draws_from_is_left_as_it_is) {
    Table t(3);
    t.show({route("A")});
    t.bonuses({{0, Token::Nitro}});
    t.give(1, std::vector<HeldToken>(31));
    t.choose({"A", "A", "A"});
    t.play(Resolve{});
    EXPECT_EQ(t.state().turn, 2);
    EXPECT_EQ(t.state().discarded[number(Token::Nitro)], 1);
}

TEST(Outspeed, clause_3_1_a_roll_is_a_number_from_0_to_99) {
    Table t(3);
    t.turn({route("A", Dice{1, 0})}, {"A", "A", "A"});
    t.refuses(Roll{0, Die::Yellow, -1}, Code::ValueOutOfRange, "3.3",
              {{Arg::Value, -1}, {Arg::Lowest, 0}, {Arg::Highest, 99}});
    t.refuses(Roll{0, Die::Yellow, 100}, Code::ValueOutOfRange, "3.3",
              {{Arg::Value, 100}, {Arg::Lowest, 0}, {Arg::Highest, 99}});
    for (const int value : {0, 99}) EXPECT_EQ(whyNot(t.state(), Roll{0, Die::Yellow, value}), std::nullopt) << value;
    t.refuses(Roll{3, Die::Yellow, 1}, Code::NoSuchSeat, "0.1", {{Arg::Seat, 3}});
    EXPECT_EQ(t.against(ActKind::Roll), std::nullopt);
    EXPECT_EQ(t.against(ActKind::TakeToken), Violation(Code::TokenNotDue, "3.3"));
    t.refuses(TakeToken{0, {}}, Code::TokenNotDue, "3.3", {{Arg::Seat, 0}});
}

TEST(Outspeed, clause_3_1a_the_first_rolls_are_for_zones) {
    Table t(3);
    t.turn({route("A", 0, {.zones = Dice{1, 0}, .fuel = Dice{2, 1}}), route("B")}, {"A", "B", "B"});
    EXPECT_EQ(rollsDue(t), (Rolls{{0, Die::Blue, 3, RollFor::Zones}}));
    t.play(Roll{0, Die::Blue, 4});
    EXPECT_EQ(rollsDue(t), (Rolls{{0, Die::Blue, 2, RollFor::Fuel}}));
    t.play(Roll{0, Die::Blue, 1});
    EXPECT_EQ(rollsDue(t), (Rolls{{0, Die::Blue, 1, RollFor::Fuel}}));
    t.play(Roll{0, Die::Blue, 2});
    EXPECT_EQ(t.zones()[0], 7);
    EXPECT_EQ(t.fuel()[0], 16);
}

TEST(Outspeed, clause_3_1b_ships_move_then_gain_fuel_then_tokens_are_due) {
    Table t(3);
    const auto steps = t.turn({route("A", 0, {1, 1, 1}), route("B")}, {"A", "A", "B"});
    EXPECT_EQ(
        std::vector<Step>(steps.begin() + 2, steps.end()),
        (std::vector<Step>{step::Moves{0, 3, 4, 1, false}, step::Moves{1, 3, 4, 1, false}, step::GainsFuel{0, 12, 13},
                           step::GainsFuel{1, 12, 13}, step::TokensGained{0, 1}, step::TokensGained{1, 1}}));
    EXPECT_EQ(tokensDue(t), (Tokens{{0, 1}, {1, 1}}));
}

TEST(Outspeed, clause_3_2_with_n_or_fewer_pilots_all_get_it) {
    Table t(3);
    t.turn({forPilots(2, route("A", 1, {.zones = 3})), route("B")}, {"A", "A", "B"});
    EXPECT_EQ(t.zones(), (std::vector<int>{6, 6, 3}));
}

TEST(Outspeed, clause_3_2_with_more_all_of_them_lose_the_turn) {
    Table t(3);
    const auto steps = t.turn({forPilots(1, route("A", Dice{1, 0}, {.zones = Dice{1, 0}, .tokens = 1})), route("B", 1)},
                              {"A", "A", "B"});
    EXPECT_EQ(steps.front(), Step(step::Shared{0, {0, 1}, true, false, false}));
    EXPECT_EQ(t.state().turn, 2) << "nothing is due";
    EXPECT_EQ(t.zones(), (std::vector<int>{3, 3, 3}));
    EXPECT_EQ(t.fuel(), (std::vector<int>{12, 12, 11}));
}

TEST(Outspeed, clause_3_2a_too_many_lose_the_turn_on_a_route_for_one_too) {
    Table t(4);
    const auto steps = t.turn({forOne(forPilots(2, route("A", 1, {.zones = 3}))), route("B")}, {"A", "A", "A", "B"});
    EXPECT_EQ(steps.front(), Step(step::Shared{0, {0, 1, 2}, true, false, false}));
    EXPECT_EQ(t.fuel(), (std::vector<int>{12, 12, 12, 12}));
    t.turn({forOne(forPilots(2, route("A", 1, {.zones = 3}))), route("B")}, {"A", "A", "B", "B"});
    EXPECT_EQ(t.fuel(), (std::vector<int>{11, 11, 12, 12}));
    EXPECT_EQ(t.zones(), (std::vector<int>{3, 3, 3, 3}));
}

TEST(Outspeed, clause_3_2b_whoever_chose_a_route_counts_for_it) {
    Table t(4);
    t.place({}, {2, 12, 12, 12});
    t.turn({route("A", Choosers(), {.zones = Choosers()}), route("B")}, {"A", "A", "B", "B"});
    EXPECT_TRUE(t.seat(0).eliminated);
    EXPECT_EQ(t.zones()[1], 5) << "two chose it, of whom one is eliminated";
}

TEST(Outspeed, clause_3_3_a_value_may_be_the_number_of_seats_that_chose_it) {
    Table t(4);
    t.turn({route("A", Choosers(), {.zones = Choosers(), .fuel = Choosers()}), route("B", 2)}, {"A", "A", "A", "B"});
    EXPECT_EQ(t.zones(), (std::vector<int>{6, 6, 6, 3}));
    EXPECT_EQ(t.fuel(), (std::vector<int>{12, 12, 12, 10}));
}

TEST(Outspeed, clause_3_3_tokens_are_drawn_one_after_the_other_by_whoever) {
    Table t(3);
    t.turn({route("A", 0, {.tokens = 2}), route("B", 0, {.tokens = 1}), route("C")}, {"A", "B", "C"});
    EXPECT_EQ(tokensDue(t), (Tokens{{0, 2}, {1, 1}}));
    t.refuses(TakeToken{2, {}}, Code::TokenNotDue, "3.3", {{Arg::Seat, 2}});
    t.refuses(TakeToken{5, {}}, Code::NoSuchSeat, "0.1", {{Arg::Seat, 5}});
    t.play(TakeToken{1, Token::Nitro});
    EXPECT_EQ(t.state().stage, Stage::Tokens);
    EXPECT_TRUE(t.tell(TakeToken{0, {}}).empty());
    t.refuses(TakeToken{1, {}}, Code::TokenNotDue, "3.3", {{Arg::Seat, 1}});
    EXPECT_EQ(t.tell(TakeToken{0, Token::ForceField}), std::vector<Step>{step::TurnEnds{1}});
    EXPECT_EQ(t.state().stage, Stage::CostRolls) << "with which the next resolution begins";
    EXPECT_EQ(t.seat(0).tokens, (std::vector<HeldToken>{std::nullopt, Token::ForceField}));
    EXPECT_EQ(t.seat(1).tokens, std::vector<HeldToken>{Token::Nitro});
    t.refuses(TakeToken{0, {}}, Code::OutOfPhase, "3.3", {{Arg::Phase, number(Phase::Tile)}});
}

/// A pile of so few tokens: seat 2 has all others, but for those that were discarded, which are nitros.
Table withPile(int tokens, int discarded) {
    Table t(3);
    for (int i = 0; i < discarded; ++i) {
        t.show({route("A")});
        t.bonuses({{0, Token::Nitro}});
        t.choose({"A", "A", "A"});
        t.play(Resolve{});
    }
    t.give(2, std::vector<HeldToken>(static_cast<std::size_t>(tokensInAll - tokens - discarded)));
    EXPECT_EQ(tokensInPile(t.state()), tokens);
    EXPECT_EQ(tokensDiscarded(t.state()), discarded);
    return t;
}

TEST(Outspeed, clause_3_3_an_empty_pile_is_made_anew_from_the_discarded) {
    Table t = withPile(0, 3);
    t.turn({route("A", 0, {.tokens = 1}), route("B")}, {"A", "B", "B"});
    EXPECT_EQ(tokensDiscarded(t.state()), 0);
    EXPECT_EQ(tokensInPile(t.state()), 3);
    t.play(TakeToken{0, Token::Nitro});
    EXPECT_EQ(tokensInPile(t.state()), 2);
}

TEST(Outspeed, clause_3_3a_so_is_one_with_fewer_than_two_and_none_anywhere_are_due_to_nobody) {
    Table one = withPile(1, 1);
    one.turn({route("A", 0, {.tokens = 1}), route("B")}, {"A", "B", "B"});
    EXPECT_EQ(tokensInPile(one.state()), 2);
    Table enough = withPile(2, 1);
    enough.turn({route("A", 0, {.tokens = 1}), route("B")}, {"A", "B", "B"});
    EXPECT_EQ(tokensDiscarded(enough.state()), 1) << "two are enough";
    Table last = withPile(1, 0);
    last.turn({route("A", 0, {.tokens = 2}), route("B")}, {"A", "A", "B"});
    last.play(TakeToken{1, {}});
    EXPECT_EQ(last.seat(1).tokens.size(), 1U);
    EXPECT_EQ(last.state().phase, Phase::Tile) << "nothing is due any more";
    Table none = withPile(0, 0);
    EXPECT_TRUE(only<step::TokensGained>(none.turn({route("A", 0, {.tokens = 2})}, {"A", "A", "A"})).empty());
    EXPECT_EQ(none.state().phase, Phase::Tile);
}

TEST(Outspeed, clause_3_4_any_number_of_ships_fit_a_zone_and_more_than_12_fuel_is_fine) {
    Table t(6);
    t.turn({route("A", 0, {.zones = 1, .fuel = 9})}, {"A", "A", "A", "A", "A", "A"});
    EXPECT_EQ(t.zones(), std::vector<int>(6, 4));
    EXPECT_EQ(t.fuel(), std::vector<int>(6, 21));
}

TEST(Outspeed, clause_3_5_fuel_used_up_eliminates_before_benefits) {
    Table t(3);
    t.place({}, {4, 12, 12});
    const auto steps = t.turn({route("A", 4, {.zones = 2, .fuel = 5}), route("B")}, {"A", "A", "B"});
    EXPECT_TRUE(t.seat(0).eliminated);
    EXPECT_EQ(t.seat(0).fuel, 0);
    EXPECT_EQ(t.zones(), (std::vector<int>{3, 5, 3}));
    EXPECT_EQ(only<step::Eliminated>(steps), (std::vector<step::Eliminated>{{0, OutBy::Fuel}}));
}

TEST(Outspeed, clause_3_5_a_die_cost_above_ones_fuel) {
    Table t(3);
    t.place({}, {4, 12, 12});
    t.turn({route("A", Dice{1, 1}, {.zones = 2}), route("B")}, {"A", "B", "B"});
    const auto steps = t.tell(Roll{0, Die::Yellow, 6});
    EXPECT_EQ(only<step::LosesFuel>(steps), (std::vector<step::LosesFuel>{{0, 4, 0, 7}}));
    EXPECT_TRUE(t.seat(0).eliminated);
}

TEST(Outspeed, clause_3_5_on_the_finish_tile_zero_is_allowed_but_not_less) {
    Table t(3);
    t.place({}, {4, 4, 4});
    t.showFinish({route("A", Dice{1, 0}, {.zones = 2}), route("B")});
    t.turn({}, {"A", "A", "B"});
    t.play(Roll{0, Die::Yellow, 4});
    t.play(Roll{1, Die::Yellow, 5});
    EXPECT_FALSE(t.seat(0).eliminated);
    EXPECT_EQ(t.fuel(), (std::vector<int>{0, 0, 4}));
    EXPECT_TRUE(t.seat(1).eliminated);
    EXPECT_EQ(t.state().winners, std::vector<SeatId>{0});
}

TEST(Outspeed, clause_3_5a_only_who_pays_is_eliminated) {
    Table t(3);
    t.place({}, {0, 12, 12});
    t.turn({route("A", 0, {.zones = 1}), route("B", 1)}, {"A", "B", "B"});
    EXPECT_FALSE(t.seat(0).eliminated);
    EXPECT_EQ(t.zones()[0], 4);
    Table finish(3);
    finish.place({}, {3, 12, 12});
    finish.showFinish({route("A", Choosers()), route("B", 7)});
    finish.play(ApplyBonuses{});
    finish.choose({"A", "A", "A"});
    finish.play(Resolve{});
    EXPECT_FALSE(finish.seat(0).eliminated) << "3 of 3";
    Table dear(4);
    dear.place({}, {3, 12, 12, 12});
    dear.finishTurn({route("A", Choosers()), route("B", 7)}, {"A", "A", "A", "A"});
    EXPECT_TRUE(dear.seat(0).eliminated) << "4 of 3";
}

TEST(Outspeed, clause_3_6_the_third_section_comes_and_the_rear_one_goes) {
    Table t(4);
    t.place({13, 8, 7, 1});
    t.play(overrule({edit::SetForceFields{{2, 9}}}));
    const auto steps = t.turn({route("A", 1, {.zones = 2}), route("B")}, {"A", "B", "B", "B"});
    EXPECT_EQ(
        std::vector<Step>(steps.begin() + 3, steps.end()),
        (std::vector<Step>{step::SectionArrives{{1, 21}}, step::Moves{0, 13, 15, 2, false}, step::SectionGoes{{8, 21}},
                           step::FieldsRemoved{{2}, true}, step::Eliminated{2, OutBy::SectionGone},
                           step::Eliminated{3, OutBy::SectionGone}, step::TurnEnds{1}}));
    EXPECT_EQ(t.state().track, (Track{8, 21}));
    EXPECT_EQ(t.state().third, ThirdSection::Laid);
    EXPECT_EQ(t.state().forceFields, std::vector<int>{9});
    EXPECT_EQ(t.zones(), (std::vector<int>{15, 8, 7, 1}));
    EXPECT_EQ(t.fuel()[2], 12);
}

TEST(Outspeed, clause_3_6_a_nitro_brings_it_too) {
    Table t(3);
    t.place({14, 8, 6});
    t.show({route("A", 0, {.zones = 2}), route("B")});
    t.bonuses({{0, Token::Nitro}});
    EXPECT_EQ(t.state().track, (Track{1, 21}));
    EXPECT_EQ(t.state().third, ThirdSection::Arrives);
    t.choose({"B", "B", "A"});
    t.play(Resolve{});
    EXPECT_FALSE(t.seat(2).eliminated) << "it is taken away when all have moved";
    EXPECT_EQ(t.zones(), (std::vector<int>{15, 8, 8}));
    EXPECT_EQ(t.state().track, (Track{8, 21}));
}

TEST(Outspeed, clause_3_6_beyond_it_ships_count_on) {
    Table t(3);
    t.play(overrule(
        {edit::SetThirdSection{ThirdSection::Laid}, edit::SetZone{0, 20}, edit::SetZone{1, 8}, edit::SetZone{2, 9}}));
    t.turn({route("A", 0, {.zones = 9}), route("B")}, {"A", "B", "B"});
    EXPECT_EQ(t.zones(), (std::vector<int>{29, 8, 9}));
    EXPECT_EQ(t.state().track, (Track{8, 21}));
}

TEST(Outspeed, clause_3_6a_past_zone_14_and_not_before_everything_that_is_due_is_done) {
    Table t(3);
    t.place({12, 3, 3});
    t.turn({route("A", 0, {.zones = 2}), route("B", 0, {.zones = 6})}, {"A", "B", "B"});
    EXPECT_EQ(t.state().track, (Track{1, 14}));
    t.turn({route("A", 0, {.zones = 9, .tokens = 1}), route("B")}, {"A", "B", "B"});
    EXPECT_EQ(t.zones()[0], 23) << "past two sections at once";
    EXPECT_EQ(t.state().track, (Track{1, 21}));
    t.play(TakeToken{0, {}});
    EXPECT_EQ(t.state().track, (Track{8, 21}));
}

TEST(Outspeed, clause_3_6_how_the_sections_lie) {
    using enum SectionStatus;
    const auto stands = [](const State& state) {
        std::vector<SectionStatus> all;
        for (const Section& section : sections(state)) all.push_back(section.stand);
        return all;
    };
    Table t(3);
    EXPECT_EQ(sections(t.state()), (std::vector<Section>{{1, 1, 7, Laid}, {2, 8, 14, Laid}}));
    State state = t.state();
    state.third = ThirdSection::Arrives;
    state.track = {1, 21};
    EXPECT_EQ(sections(state), (std::vector<Section>{{1, 1, 7, Goes}, {2, 8, 14, Laid}, {3, 15, 21, New}}));
    state.third = ThirdSection::Laid;
    state.track = {8, 21};
    EXPECT_EQ(stands(state), (std::vector{Gone, Laid, Laid}));
    state.seats[0].zone = 23;
    EXPECT_EQ(sections(state).back(), (Section{4, 22, 23, Beyond})) << "ships count on";
    state.seats[0].zone = 22;
    EXPECT_EQ(sections(state).back(), (Section{4, 22, 22, Beyond}));
    state.seats[1].zone = 30;
    state.seats[1].eliminated = true;
    EXPECT_EQ(stands(state), (std::vector{Gone, Laid, Laid, Beyond})) << "for a ship that is out nothing more";
}

TEST(Outspeed, clause_3_6_where_ships_can_be) {
    State state = Table(3).state();
    for (const auto& [zone, is] : std::vector<std::pair<int, bool>>{{0, false}, {1, true}, {14, true}, {15, false}})
        EXPECT_EQ(isOnTrack(state, zone), is) << zone;
    state.third = ThirdSection::Laid;
    state.track = {8, 21};
    for (const auto& [zone, is] : std::vector<std::pair<int, bool>>{{7, false}, {8, true}, {21, true}, {22, true}})
        EXPECT_EQ(isOnTrack(state, zone), is) << zone;
}

TEST(Outspeed, clause_3_7_pushed_back_beyond_the_last_zone) {
    Table t(4);
    t.place({1, 2, 5, 5});
    t.show({route("A")});
    const auto steps = t.bonuses({{0, Token::Flamethrower}});
    EXPECT_EQ(only<step::Eliminated>(steps), (std::vector<step::Eliminated>{{1, OutBy::PushedOff}}));
    EXPECT_EQ(only<step::Moves>(steps), (std::vector<step::Moves>{{1, 2, 1, -2, false}}));
    Table laid(3);
    laid.play(overrule(
        {edit::SetThirdSection{ThirdSection::Laid}, edit::SetZone{0, 8}, edit::SetZone{1, 10}, edit::SetZone{2, 9}}));
    laid.show({route("A")});
    laid.bonuses({{0, Token::Electromagnet}});
    EXPECT_TRUE(laid.seat(1).eliminated) << "zone 7 is gone";
    EXPECT_TRUE(laid.seat(2).eliminated);
}

TEST(Outspeed, clause_3_7a_a_ship_that_is_pushed_off_is_shown_on_the_last_zone) {
    Table t(3);
    t.place({8, 9, 12});
    t.play(overrule({edit::SetThirdSection{ThirdSection::Laid}}));
    t.show({route("A")});
    t.bonuses({{0, Token::Flamethrower}});
    EXPECT_EQ(t.zones(), (std::vector<int>{8, 8, 12}));
    EXPECT_TRUE(t.seat(1).eliminated);
    EXPECT_EQ(t.fuel()[1], 12);
}

TEST(Outspeed, clause_3_8_the_tile_is_turned_at_once_in_phase_1) {
    Table t(5);
    t.place({3, 3, 3, 3, 5}, {12, 12, 12, 12, 2});
    t.play(DescribeTile{{7, {route("A")}}});
    const auto steps = t.bonuses({{0, Token::IonCannon}});
    EXPECT_EQ(steps.back(), Step(step::TilesTurned{7}));
    EXPECT_EQ(t.state().phase, Phase::Tile);
    EXPECT_EQ(t.state().side, Side::Three4);
    EXPECT_EQ(t.state().tile, std::nullopt);
    EXPECT_EQ(tileNumberDue(t.state()), 7);
    t.refuses(DescribeTile{{8, {route("A")}}}, Code::OtherSideDue, "3.8", {{Arg::Tile, 8}, {Arg::Needed, 7}});
    t.refuses(DescribeTile{{7, {}}}, Code::NoRoutes, "3.1");
    t.play(DescribeTile{{7, {route("Z")}}});
    EXPECT_EQ(t.state().phase, Phase::Programming);
    EXPECT_EQ(t.state().usedTiles, (std::vector<UsedTile>{{1, 7}}));
    t.choose({"Z", "Z", "Z", "Z"});
    t.play(Resolve{});
    EXPECT_EQ(t.state().turn, 2);
}

TEST(Outspeed, clause_3_8_not_with_five_left_nor_in_a_game_of_four) {
    Table six(6);
    six.place({3, 3, 3, 3, 3, 5}, {12, 12, 12, 12, 12, 2});
    six.show({route("A")});
    EXPECT_TRUE(only<step::TilesTurned>(six.bonuses({{0, Token::IonCannon}})).empty());
    EXPECT_EQ(six.state().side, Side::Five6);
    Table four(4);
    four.place({3, 3, 3, 5}, {12, 12, 12, 2});
    four.show({route("A")});
    EXPECT_TRUE(only<step::TilesTurned>(four.bonuses({{0, Token::IonCannon}})).empty());
    EXPECT_EQ(four.state().phase, Phase::Programming);
}

TEST(Outspeed, clause_3_8a_all_groups_come_first) {
    Table t(5);
    t.place({3, 4, 4, 4, 6}, {12, 12, 12, 12, 2});
    t.show({route("A")});
    const auto steps = t.bonuses({{1, Token::IonCannon}, {0, Token::Nitro}});
    ASSERT_GE(steps.size(), 2U);
    EXPECT_EQ(steps.back(), Step(step::TilesTurned{1}));
    EXPECT_EQ(t.zones()[0], 4);
    EXPECT_EQ(t.state().turnedTile, 1);
    t.play(overrule({edit::StartTurn{2}}));
    EXPECT_EQ(t.state().turnedTile, std::nullopt) << "another tile comes in another turn";
}

TEST(Outspeed, clause_3_8a_in_the_resolution_the_next_tile_lies_on_its_other_side) {
    Table t(5);
    t.place({}, {1});
    const auto steps = t.turn({route("A", 1), route("B")}, {"A", "B", "B", "B", "B"});
    EXPECT_EQ(only<step::TilesTurned>(steps), (std::vector<step::TilesTurned>{{0}}));
    EXPECT_EQ(t.state().side, Side::Three4);
    EXPECT_EQ(t.state().turnedTile, std::nullopt);
    t.show({route("A")});
    EXPECT_EQ(t.state().phase, Phase::Bonuses);
    Table section(5);
    section.place({14, 8, 8, 8, 7});
    EXPECT_EQ(
        only<step::TilesTurned>(section.turn({route("A", 0, {.zones = 1}), route("B")}, {"A", "B", "B", "B", "B"})),
        (std::vector<step::TilesTurned>{{0}}));
}

TEST(Outspeed, clause_3_9_a_sole_taker_gets_it_free) {
    Table t(3);
    const auto steps = t.turn({forOne(route("A", 1, {.zones = 3})), route("B")}, {"A", "B", "B"});
    EXPECT_EQ(steps.front(), Step(step::Shared{0, {0}, false, true, false}));
    EXPECT_EQ(t.zones(), (std::vector<int>{6, 3, 3}));
    EXPECT_EQ(t.fuel(), (std::vector<int>{12, 12, 12}));
}

TEST(Outspeed, clause_3_9_several_pay_and_get_nothing) {
    Table t(3);
    const auto steps = t.turn({forOne(route("A", 1, {.zones = 3, .tokens = 2})), route("B")}, {"A", "A", "B"});
    EXPECT_EQ(steps.front(), Step(step::Shared{0, {0, 1}, false, false, true}));
    EXPECT_EQ(t.zones(), (std::vector<int>{3, 3, 3}));
    EXPECT_EQ(t.fuel(), (std::vector<int>{11, 11, 12}));
    EXPECT_EQ(t.state().phase, Phase::Tile);
}

TEST(Outspeed, clause_3_9_one_and_the_yellow_die) {
    Table t(3);
    t.turn({route("A", Dice{1, 1}, {.zones = 4}), route("B")}, {"A", "B", "B"});
    t.play(Roll{0, Die::Yellow, 2});
    EXPECT_EQ(t.fuel()[0], 9);
    EXPECT_EQ(t.zones()[0], 7);
}

TEST(Outspeed, clause_3_9_several_rolls_are_summed) {
    Table t(3);
    t.turn({route("A", Dice{3, 0}, {.zones = Dice{3, 0}}), route("B")}, {"A", "B", "B"});
    for (const int value : {1, 2, 3}) t.play(Roll{0, Die::Yellow, value});
    EXPECT_EQ(t.fuel()[0], 6);
    for (const int value : {2, 2, 3}) t.play(Roll{0, Die::Blue, value});
    EXPECT_EQ(t.zones()[0], 10);
}

}  // namespace
}  // namespace basekeeper::outspeed
