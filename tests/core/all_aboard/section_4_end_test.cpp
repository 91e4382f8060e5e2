// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/all_aboard_table.h"

namespace basekeeper::all_aboard {
namespace {

using Code = ViolationCode;
using enum Animal;

/// The last round is about to end with these piles.
Table atTheEnd(const std::vector<std::vector<Animal>>& saved, const std::vector<int>& cupids) {
    Table t(static_cast<int>(saved.size()));
    std::vector<Edit> edits{edit::StartRound{4}};
    for (std::size_t seat = 0; seat < saved.size(); ++seat) {
        for (const Animal animal : saved[seat])
            edits.emplace_back(edit::MoveAnimal{{static_cast<SeatId>(seat), animal}, edit::Place::Saved});
        edits.emplace_back(edit::SetCupids{static_cast<SeatId>(seat), cupids[seat]});
    }
    t.play(overrule(edits));
    t.lay({}, {});
    for (std::size_t boat = 0; boat < saved.size(); ++boat) t.sail();
    return t;
}

TEST(AllAboard, clause_4_1_points_of_the_saved_and_two_for_each_cupid) {
    const Table t = atTheEnd({{Fox, Bear}, {Elephant}}, {0, 2});
    EXPECT_TRUE(t.state().over());
    const auto all = standings(t.state());
    EXPECT_EQ(all[0], (Standing{1, 12, 2, 1, 16, 1}));
    EXPECT_EQ(all[1], (Standing{0, 14, 0, 2, 14, 2}));
    EXPECT_EQ(t.state().winners, std::vector<SeatId>{1});
    EXPECT_EQ(decidedBy(all), DecidedBy::Points);
}

TEST(AllAboard, clause_4_1_after_the_fourth_round_nothing_goes_on) {
    const Table t = atTheEnd({{Fox}, {}}, {0, 0});
    const Action acts[] = {RevealBoats{{1_kg, 1_kg}}, Board{0, 1, Mouse}, Reveal{0, Mouse}, Sail{}, ReplaceBoat{1_kg}};
    for (const Action& act : acts) t.refuses(act, Code::GameOver, "4.1");
    t.allows(overrule({}));
}

TEST(AllAboard, clause_4_2_then_more_cupids) {
    const Table t = atTheEnd({{Elephant, Peacock}, {Elephant}}, {0, 1});
    EXPECT_EQ(t.state().winners, std::vector<SeatId>{1});
    EXPECT_EQ(decidedBy(standings(t.state())), DecidedBy::Cupids);
}

TEST(AllAboard, clause_4_2_then_more_saved_animals) {
    const Table t = atTheEnd({{Elephant}, {Bear, Mouse}}, {1, 1});
    EXPECT_EQ(t.state().winners, std::vector<SeatId>{1});
    EXPECT_EQ(decidedBy(standings(t.state())), DecidedBy::Saved);
}

TEST(AllAboard, clause_4_2_then_shared) {
    const Table t = atTheEnd({{Bear}, {Elephant}, {Lion}, {Elephant}}, {0, 1, 0, 1});
    EXPECT_EQ(t.state().winners, (std::vector<SeatId>{1, 3}));
    const auto all = standings(t.state());
    EXPECT_EQ(decidedBy(all), DecidedBy::Nothing);
    EXPECT_EQ((std::vector<SeatId>{all[0].seat, all[1].seat, all[2].seat, all[3].seat}),
              (std::vector<SeatId>{1, 3, 0, 2}));
    EXPECT_EQ((std::vector<int>{all[0].place, all[1].place, all[2].place, all[3].place}),
              (std::vector<int>{1, 1, 3, 4}));
}

TEST(AllAboard, clause_4_2_a_game_without_points_is_shared_by_all) {
    EXPECT_EQ(atTheEnd({{}, {}, {}}, {0, 0, 0}).state().winners, (std::vector<SeatId>{0, 1, 2}));
}

Table children(int seats = 3) { return Table(setupFor(seats, {}, {.effects = false})); }

TEST(AllAboard, clause_4_3_without_effects_nobody_acts) {
    Table t = children();
    t.lay({99_kg}, {{{0, Mouse}, {1, Elephant}, {0, Lion}, {1, Monkey}}});
    EXPECT_EQ(t.sail().front(), Step(step::Weighed{25_kg, 99_kg}));
    EXPECT_FALSE(t.state().replacing);
    EXPECT_TRUE(t.isSaved({1, Monkey}));
}

TEST(AllAboard, clause_4_3_love_and_fights_stay) {
    Table t = children();
    t.lay({99_kg, 99_kg}, {{{0, Bear}, {1, Bear}}, {{0, Fox}, {1, Fox}, {2, Fox}}});
    t.sail();
    EXPECT_EQ(t.seat(0).cupids, 1);
    t.sail();
    EXPECT_EQ(t.boat(2).result, BoatResult::Sunk);
}

TEST(AllAboard, clause_4_3_an_octopus_scores_as_any_other) {
    Table t = children();
    t.lay({9_kg, 1_kg}, {{{0, Octopus}}, {{1, Octopus}}});
    t.sail();
    t.sail();
    EXPECT_TRUE(t.isSaved({0, Octopus}));
    EXPECT_TRUE(t.isDiscarded({1, Octopus}));
}

TEST(AllAboard, clause_4_3_the_weight_of_mouse_and_peacock_stays) {
    Table t = children();
    t.lay({1_kg, 9_kg}, {{{0, Mouse}, {1, Mouse}}, {{0, Bear}, {1, Peacock}}});
    t.sail();
    EXPECT_EQ(t.boat(1).weighed, 1_kg);
    t.sail();
    EXPECT_EQ(t.boat(2).weighed, 9_kg);
}

TEST(AllAboard, clause_4_3a_foxes_do_not_jump_and_three_octopuses_are_discarded) {
    Table t = children();
    t.lay({1_kg, 99_kg}, {{{0, Fox}}, {{0, Octopus}, {1, Octopus}, {2, Octopus}}});
    t.sail();
    EXPECT_TRUE(t.isDiscarded({0, Fox}));
    t.sail();
    for (SeatId seat = 0; seat < 3; ++seat) EXPECT_TRUE(t.isDiscarded({seat, Octopus}));
}

TEST(AllAboard, clause_4_4_cupid_cards_are_counted_without_a_limit) {
    Table t(2);
    t.play(overrule({edit::SetCupids{0, 20}, edit::SetCupids{1, 20}}));
    t.lay({99_kg}, {{{0, Bear}, {1, Bear}}});
    t.sail();
    EXPECT_EQ(t.seat(0).cupids, 21);
}

}  // namespace
}  // namespace basekeeper::all_aboard
