// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/outspeed_race.h"

namespace basekeeper::outspeed {
namespace {

using Code = ViolationCode;
using Arg = ArgumentName;

DescribeTile tile(int number) { return {{number, {route("A")}}}; }

TEST(Outspeed, clause_0_1_three_to_six_seats) {
    EXPECT_FALSE(isValid(setupFor(2)));
    for (int seats = 3; seats <= 6; ++seats) EXPECT_TRUE(isValid(setupFor(seats)));
    EXPECT_FALSE(isValid(setupFor(7)));
}

TEST(Outspeed, clause_0_1_two_sections_and_every_ship_on_zone_3_with_12_fuel) {
    const Table t(4);
    EXPECT_EQ(t.state().track, (Track{1, 14}));
    EXPECT_EQ(t.state().third, ThirdSection::Waits);
    EXPECT_EQ(t.zones(), (std::vector<int>{3, 3, 3, 3}));
    EXPECT_EQ(t.fuel(), (std::vector<int>{12, 12, 12, 12}));
    EXPECT_EQ(t.state().turn, 1);
    EXPECT_EQ(t.state().phase, Phase::Tile);
    EXPECT_EQ(tokensInPile(t.state()), 32);
    EXPECT_EQ(markersLeft(t.state()), 7);
}

TEST(Outspeed, clause_0_1_a_seat_that_is_not_there) {
    Table t(3);
    t.show({route("A")});
    for (const SeatId seat : {-1, 3, 1000})
        t.refuses(Announce{seat, Token::Nitro}, Code::NoSuchSeat, "0.1", {{Arg::Seat, seat}});
    t.play(ApplyBonuses{});
    t.refuses(Program{3, "A", {}}, Code::NoSuchSeat, "0.1", {{Arg::Seat, 3}});
}

TEST(Outspeed, clause_0_2_tiles_have_a_side_for_3_or_4_and_one_for_5_or_6) {
    EXPECT_EQ(Table(3).state().side, Side::Three4);
    EXPECT_EQ(Table(4).state().side, Side::Three4);
    EXPECT_EQ(Table(5).state().side, Side::Five6);
    EXPECT_EQ(Table(6).state().side, Side::Five6);
}

TEST(Outspeed, clause_0_2_twelve_track_tiles_and_a_finish_tile) {
    Table t(3);
    for (int turn = 1; turn <= 13; ++turn) {
        EXPECT_EQ(t.state().turn, turn);
        EXPECT_EQ(finishShows(t.state()), turn == 13);
        t.turn({route("A")}, {"A", "A", "A"});
    }
    EXPECT_TRUE(t.state().over());
    EXPECT_EQ(t.state().usedTiles.size(), 13U);
    EXPECT_TRUE(isFinish(t.state().usedTiles.back().number));
}

TEST(Outspeed, clause_0_2_the_first_game_has_its_tiles_in_order) {
    Table t(3, Options{true});
    for (int turn = 1; turn <= 13; ++turn) {
        EXPECT_EQ(tileNumberDue(t.state()), turn);
        t.turn({route("A")}, {"A", "A", "A"});
    }
    EXPECT_TRUE(t.state().over());
    Table first(3, Options{true});
    first.refuses(tile(2), Code::TileOutOfOrder, "0.2", {{Arg::Tile, 2}, {Arg::Needed, 1}});
    first.play(overrule({edit::StartTurn{13}}));
    first.refuses(tile(14), Code::TileOutOfOrder, "0.2", {{Arg::Tile, 14}, {Arg::Needed, 13}});
    first.allows(tile(13));
}

TEST(Outspeed, clause_0_2a_a_track_tile_that_has_not_been_used_and_any_finish_tile) {
    Table t(3);
    EXPECT_EQ(tileNumbersOpen(t.state()).size(), 12U);
    EXPECT_EQ(tileNumberDue(t.state()), std::nullopt);
    for (const int number : {-1, 0, 13, 16, 17})
        t.refuses(tile(number), Code::NoSuchTile, "0.2", {{Arg::Tile, number}, {Arg::Lowest, 1}, {Arg::Highest, 12}});
    t.play(tile(7));
    EXPECT_TRUE(tileNumbersOpen(t.state()).empty());
    t.turn({}, {"A", "A", "A"});
    t.refuses(tile(7), Code::TileUsed, "0.2", {{Arg::Tile, 7}, {Arg::Turn, 1}});
    EXPECT_EQ(std::ranges::count(tileNumbersOpen(t.state()), 7), 0);
    t.play(overrule({edit::StartTurn{13}}));
    EXPECT_EQ(tileNumbersOpen(t.state()), (std::vector<int>{13, 14, 15, 16}));
    t.refuses(tile(12), Code::NoSuchTile, "0.2", {{Arg::Tile, 12}, {Arg::Lowest, 13}, {Arg::Highest, 16}});
    t.allows(tile(16));
}

TEST(Outspeed, clause_0_2a_the_last_track_tile_is_the_only_one_that_is_left) {
    Table t(3);
    for (int turn = 1; turn <= 11; ++turn) t.turn({route("A")}, {"A", "A", "A"});
    EXPECT_EQ(tileNumberDue(t.state()), 12);
}

TEST(Outspeed, clause_0_2b_one_to_four_routes_with_names_of_their_own) {
    const Table t(3);
    const auto described = [](std::vector<Route> routes) { return DescribeTile{{1, std::move(routes)}}; };
    t.refuses(described({}), Code::NoRoutes, "3.1");
    t.refuses(described({route("A"), route("B"), route("C"), route("D"), route("E")}), Code::TooManyRoutes, "3.1",
              {{Arg::Value, 5}, {Arg::Highest, 4}});
    t.refuses(described({route("A"), route("")}), Code::RouteNameMissing, "2.1", {{Arg::Route, 1}});
    t.refuses(described({route("A"), route("B"), route("A")}), Code::RouteNameTwice, "2.1", {{Arg::Route, 2}});
    t.allows(described({route("A"), route("B"), route("C"), route("D")}));
}

TEST(Outspeed, clause_0_2b_the_values_on_a_tile) {
    const auto refused = [](const Route& wrong, std::string_view clause, int value, int lowest, int highest) {
        const Tile tile{1, {route("A"), wrong}};
        const Violation expected(
            Code::ValueOutOfRange, clause,
            {{Arg::Value, value}, {Arg::Lowest, lowest}, {Arg::Highest, highest}, {Arg::Route, 1}});
        EXPECT_EQ(whyNotDescribed(tile), expected);
        Table(3).refuses(DescribeTile{tile}, Code::ValueOutOfRange, clause,
                         {{Arg::Value, value}, {Arg::Lowest, lowest}, {Arg::Highest, highest}, {Arg::Route, 1}});
    };
    refused(forPilots(0, route("B")), "3.2", 0, 1, 6);
    refused(forPilots(7, route("B")), "3.2", 7, 1, 6);
    refused(route("B", -1), "3.3", -1, 0, 99);
    refused(route("B", 100), "3.3", 100, 0, 99);
    refused(route("B", 0, {.zones = 100}), "3.3", 100, 0, 99);
    refused(route("B", 0, {.fuel = -2}), "3.3", -2, 0, 99);
    refused(route("B", Dice{0, 0}), "3.3", 0, 1, 9);
    refused(route("B", Dice{10, 0}), "3.3", 10, 1, 9);
    refused(route("B", 0, {.zones = Dice{1, 100}}), "3.3", 100, 0, 99);
    refused(route("B", 0, {.tokens = 10}), "3.3", 10, 0, 9);
    refused(route("B", 0, {.tokens = -1}), "3.3", -1, 0, 9);
    EXPECT_EQ(
        whyNotDescribed({16,
                         {route("A", Wheel(), {.zones = Wheel()}), route("B", Choosers(), {Dice{9, 99}, Dice{1, 0}, 9}),
                          forPilots(6, route("C", 99)), forOne(route("D", 1))}}),
        std::nullopt);
    EXPECT_EQ(whyNotDescribed({17, {route("A")}}),
              Violation(Code::NoSuchTile, "0.2", {{Arg::Tile, 17}, {Arg::Lowest, 1}, {Arg::Highest, 16}}));
}

TEST(Outspeed, clause_0_3_thirty_two_tokens_and_seven_markers) {
    int all = 0;
    for (const Token token : allTokens) all += copiesOf(token);
    EXPECT_EQ(all, tokensInAll);
    EXPECT_EQ(copiesOf(Token::Electromagnet), 2);
    EXPECT_EQ(copiesOf(Token::IonCannon), 2);
    for (const Token token : {Token::Flamethrower, Token::ForceField, Token::Nitro, Token::FuelTank})
        EXPECT_EQ(copiesOf(token), 7);
    EXPECT_EQ(forceFieldMarkers, 7);
}

TEST(Outspeed, clause_0_3a_a_kind_that_is_known_to_be_elsewhere_is_not_a_secret_token) {
    Table t(3);
    t.give(0, {Token::IonCannon});
    t.show({route("A")});
    t.bonuses({{1, Token::IonCannon}});
    t.choose({"A", "A", "A"});
    t.play(Resolve{});
    t.give(2, {std::nullopt});
    t.show({route("A")});
    t.refuses(Announce{2, Token::IonCannon}, Code::TokenElsewhere, "0.3",
              {{Arg::Token, static_cast<int>(Token::IonCannon)}, {Arg::Value, 2}});
    t.allows(Announce{2, Token::Electromagnet});
    EXPECT_EQ(tokenChoices(t.state(), 2)[1].refusal->code, Code::TokenElsewhere);
    EXPECT_EQ(tokenChoices(t.state(), 2)[0].refusal, std::nullopt);
    EXPECT_EQ(tokenChoices(t.state(), 2)[0].held, 0);
    EXPECT_EQ(tokenChoices(t.state(), 0)[1].held, 1);
}

TEST(Outspeed, clause_0_3a_nor_can_it_be_taken_by_name) {
    Table t(3);
    t.give(0, {Token::Electromagnet, Token::Electromagnet});
    t.turn({route("A", 0, {.tokens = 1})}, {"A", "A", "A"});
    t.refuses(TakeToken{1, Token::Electromagnet}, Code::TokenElsewhere, "0.3", {{Arg::Token, 0}, {Arg::Value, 2}});
    t.allows(TakeToken{1, Token::IonCannon});
    t.allows(TakeToken{1, {}});
}

TEST(Outspeed, clause_0_3b_the_pile_is_what_is_nowhere_else_and_the_eliminated_keep_their_tokens) {
    Table t(4);
    t.give(0, {Token::Nitro, std::nullopt});
    t.give(1, {Token::Nitro});
    t.give(2, {std::nullopt});
    EXPECT_EQ(tokensInPile(t.state()), 28);
    t.show({route("A")});
    t.play(Announce{0, Token::Nitro});
    EXPECT_EQ(tokensInPile(t.state()), 28);
    t.play(ApplyBonuses{});
    EXPECT_EQ(tokensInPile(t.state()), 28);
    EXPECT_EQ(tokensDiscarded(t.state()), 1);
    t.play(overrule({edit::SetEliminated{1, true}}));
    EXPECT_EQ(tokensInPile(t.state()), 28);
    EXPECT_EQ(copiesUnseen(t.state(), Token::Nitro), 5);
}

}  // namespace
}  // namespace basekeeper::outspeed
