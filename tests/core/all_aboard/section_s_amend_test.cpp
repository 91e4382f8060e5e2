// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/all_aboard_table.h"

namespace basekeeper::all_aboard {
namespace {

using AnySession = Session<AllAboard>;
using Fix = Correction<AllAboard>;
using edit::Place;
using enum Animal;

AnySession played(const std::vector<Action>& line) {
    AnySession session(setupFor(2));
    for (const Action& action : line) {
        EXPECT_EQ(session.whyNot(action), std::nullopt);
        session.add(action);
    }
    return session;
}

const std::vector<Action> round1{RevealBoats{{30_kg, 12_kg}},
                                 Board{0, 1, Bear},
                                 Board{1, 1, Sloth},
                                 Board{0, 2, {}},
                                 Board{1, 2, {}},
                                 Board{0, 1, Zebra},
                                 Board{1, 2, Moose},
                                 Reveal{0, Mouse},
                                 Reveal{1, Octopus},
                                 Sail{},
                                 Sail{}};

AmendmentPlan<AllAboard> planned(const AnySession& session, const Fix& fix, Remedy remedy) {
    auto plan = planAmendment<AllAboard>(session, fix, {[remedy](int) { return remedy; }, "as it was"});
    EXPECT_TRUE(plan.has_value());
    return *plan;
}

TEST(AllAboard, clause_S_5_a_later_act_goes_on_meaning_the_same) {
    AnySession session = played(round1);
    const auto plan = planned(session, {2, Fix::Replace{Board{0, 1, Lion}}}, Remedy::Drop);
    EXPECT_TRUE(plan.refused.empty());
    EXPECT_EQ(plan.amend.corrections.size(), 1U);
    session.add(plan.amend);
    EXPECT_EQ(session.state(), plan.after);
    EXPECT_EQ(session.state().seats[0].saved, (std::vector<Animal>{Lion, Mouse})) << "the lion has eaten the zebra";
}

TEST(AllAboard, clause_S_5_what_another_seat_would_do_is_refused) {
    const AnySession session = played(round1);
    const auto plan = planned(session, {2, Fix::Delete{}}, Remedy::Drop);
    ASSERT_FALSE(plan.refused.empty());
    EXPECT_EQ(plan.refused.front().act, 3);
    EXPECT_EQ(plan.refused.front().why.clause, "1.1");
}

TEST(AllAboard, clause_S_6_kept_as_rulings_later_acts_do_what_they_did) {
    const AnySession session = played(round1);
    const auto plan = planned(session, {2, Fix::Delete{}}, Remedy::Overrule);
    EXPECT_FALSE(plan.refused.empty());
    const State& now = plan.after;
    EXPECT_EQ(now.phase, Phase::RevealBoats);
    EXPECT_EQ(now.round, 2);
    EXPECT_EQ(now.seats[1], session.state().seats[1]);
    EXPECT_EQ(now.seats[0].discarded, session.state().seats[0].discarded);
    EXPECT_EQ(now.seats[0].saved, (std::vector<Animal>{Zebra, Mouse})) << "all but the bear, which never boarded";
    EXPECT_EQ(animalsLeft(now, 0).size(), 10U);
}

/// Each of two seats has placed one animal: the face-down ones follow.
Table placedFaceUp() {
    Table t(2);
    t.play(RevealBoats{{30_kg, 12_kg}});
    t.play(overrule({edit::SetPlaced{2}}));
    return t;
}

TEST(AllAboard, clause_S_6_a_face_down_placement_is_kept) {
    Table t = placedFaceUp();
    const State before = t.state();
    t.board(0, 2);
    Table now(2);
    now.play(RevealBoats{{30_kg, 12_kg}});
    now.play(overrule({edit::SetPlaced{1}}));
    const auto kept = asOverride(before, t.state(), now.state(), Renaming(now.state()), "as it was");
    ASSERT_TRUE(kept.has_value());
    EXPECT_EQ(kept->changes, (std::vector<Edit>{edit::SetPlaced{3}, edit::MoveFaceDown{0, 2}}));
}

TEST(AllAboard, clause_S_6_a_boat_that_sailed_is_kept_with_its_cupids_and_fates) {
    Table t(2);
    t.lay({30_kg, 12_kg}, {{{0, Bear}, {1, Bear}, {0, Octopus}}});
    const State before = t.state();
    t.sail();
    Table now(2);
    now.play(RevealBoats{{30_kg, 12_kg}});
    now.play(overrule(
        {edit::SetPlaced{2}, edit::MoveAnimal{{0, Bear}, 1}, edit::MoveAnimal{{1, Lion}, 1}, edit::SetCupids{1, 4}}));
    const auto kept = asOverride(before, t.state(), now.state(), Renaming(now.state()), "as it was");
    ASSERT_TRUE(kept.has_value());
    now.play(*kept);
    EXPECT_EQ(now.state().sailing, 1);
    EXPECT_EQ(now.boat(1).result, BoatResult::Sailed);
    EXPECT_TRUE(now.isSaved({0, Bear}));
    EXPECT_TRUE(now.isSaved({1, Bear}));
    EXPECT_TRUE(now.isDiscarded({0, Octopus}));
    EXPECT_TRUE(now.isSaved({1, Lion})) << "who was not there then shares the fate of the boat";
    EXPECT_EQ(now.seat(0).cupids, 1);
    EXPECT_EQ(now.seat(1).cupids, 5);
}

TEST(AllAboard, clause_S_6_a_replacement_is_kept_as_a_number_and_its_outcome) {
    Table t(2);
    t.lay({30_kg, 12_kg}, {{{0, Mouse}, {1, Elephant}}});
    t.sail();
    const State before = t.state();
    t.replace(1_kg);
    Table now(2);
    now.lay({30_kg, 12_kg}, {{{0, Mouse}, {1, Bear}}});
    const auto kept = asOverride(before, t.state(), now.state(), Renaming(now.state()), "as it was");
    ASSERT_TRUE(kept.has_value());
    now.play(*kept);
    EXPECT_EQ(now.boat(1).number, 1_kg);
    EXPECT_EQ(now.boat(1).result, BoatResult::Sunk);
    EXPECT_TRUE(now.isDiscarded({0, Mouse}));
    EXPECT_TRUE(now.isDiscarded({1, Elephant}));
    EXPECT_TRUE(now.isDiscarded({1, Bear}));
}

TEST(AllAboard, clause_S_6_no_ruling_reveals_boats_or_does_what_is_done_already) {
    Table t(2);
    const State before = t.state();
    t.play(RevealBoats{{30_kg, 12_kg}});
    EXPECT_EQ(asOverride(before, t.state(), before, Renaming(before), "as it was"), std::nullopt);
    Table placed = t;
    placed.board(0, 1, Bear);
    EXPECT_EQ(asOverride(t.state(), placed.state(), placed.state(), Renaming(before), "as it was"), std::nullopt);
    EXPECT_EQ(asOverride(t.state(), placed.state(), before, Renaming(before), "as it was"), std::nullopt)
        << "there are no boats to be placed on";
}

TEST(AllAboard, clause_S_6_what_sailed_likewise_is_not_ruled_again) {
    Table t(2);
    t.lay({30_kg, 12_kg}, {{{0, Bear}}, {{1, Octopus}}});
    const State before = t.state();
    t.sail();
    EXPECT_EQ(asOverride(before, t.state(), t.state(), Renaming(before), "as it was"), std::nullopt);
}

TEST(AllAboard, clause_S_6_no_animal_goes_aboard_the_boats_of_another_round) {
    Table t(2);
    t.play(RevealBoats{{30_kg, 12_kg}});
    const State before = t.state();
    t.board(0, 1, Bear);
    Table now(2);
    now.play(overrule({edit::StartRound{2}}));
    now.play(RevealBoats{{30_kg, 12_kg}});
    EXPECT_EQ(asOverride(before, t.state(), now.state(), Renaming(before), "as it was"), std::nullopt);
    now.play(overrule({edit::StartRound{1}}));
    EXPECT_EQ(asOverride(before, t.state(), now.state(), Renaming(before), "as it was"), std::nullopt)
        << "nor any that are not there";
}

TEST(AllAboard, clause_S_6_nor_an_animal_that_lies_face_down) {
    Table t = placedFaceUp();
    const State before = t.state();
    t.board(0, 2);
    Table now(2);
    now.play(overrule({edit::StartRound{2}}));
    now.play(RevealBoats{{30_kg, 12_kg}});
    EXPECT_EQ(asOverride(before, t.state(), now.state(), Renaming(before), "as it was"), std::nullopt);
    const State placed = t.state();
    t.play(overrule({edit::MoveFaceDown{0, 1}, edit::SetCupids{1, 1}}));
    const auto kept = asOverride(placed, t.state(), now.state(), Renaming(placed), "as it was");
    ASSERT_TRUE(kept.has_value());
    EXPECT_EQ(kept->changes, std::vector<Edit>{(edit::SetCupids{1, 1})});
}

TEST(AllAboard, clause_S_6_an_animal_that_went_ashore_is_moved_in_any_round) {
    Table t(2);
    const State before = t.state();
    t.play(overrule({edit::MoveAnimal{{0, Bear}, Place::Saved}}));
    Table now(2);
    now.play(overrule({edit::StartRound{2}}));
    const auto kept = asOverride(before, t.state(), now.state(), Renaming(before), "as it was");
    ASSERT_TRUE(kept.has_value());
    EXPECT_EQ(kept->changes, std::vector<Edit>{(edit::MoveAnimal{{0, Bear}, Place::Saved})});
}

TEST(AllAboard, clause_S_6_the_number_of_a_boat_is_ruled_where_it_is_another) {
    Table t(2);
    t.lay({30_kg, 12_kg}, {{{0, Mouse}, {1, Elephant}}});
    t.sail();
    const State before = t.state();
    t.replace(1_kg);
    const auto numbersIn = [&](const State& now) {
        std::vector<edit::SetBoatNumber> numbers;
        const auto kept = asOverride(before, t.state(), now, Renaming(before), "as it was");
        if (!kept) return numbers;
        for (const Edit& each : kept->changes)
            if (const auto* number = std::get_if<edit::SetBoatNumber>(&each)) numbers.push_back(*number);
        return numbers;
    };
    EXPECT_EQ(numbersIn(before), (std::vector{edit::SetBoatNumber{1, 1_kg}}));
    Table likewise(2);
    likewise.lay({1_kg, 12_kg}, {{{0, Mouse}, {1, Elephant}}});
    EXPECT_TRUE(numbersIn(likewise.state()).empty()) << "it is so already";
}

TEST(AllAboard, clause_S_6_boats_that_sailed_before_get_their_result_too) {
    Table t(2);
    t.lay({30_kg, 12_kg}, {{{0, Bear}}, {{1, Zebra}}});
    t.sail();
    const State before = t.state();
    t.sail();
    Table now(2);
    now.lay({30_kg, 12_kg}, {{{0, Bear}}, {{1, Zebra}}});
    const auto kept = asOverride(before, t.state(), now.state(), Renaming(before), "as it was");
    ASSERT_TRUE(kept.has_value());
    now.play(*kept);
    EXPECT_EQ(now.state().round, 2);
    EXPECT_TRUE(now.isSaved({1, Zebra}));
    EXPECT_EQ(now.boat(1).result, BoatResult::Sailed);
}

TEST(AllAboard, clause_S_6_a_boat_that_is_to_sail_again_is_kept) {
    Table t(3);
    t.lay({30_kg, 30_kg, 30_kg}, {{{0, Bear}}, {{1, Bear}}, {{2, Bear}}});
    const State before = t.state();
    t.sail();
    Table further = t;
    further.sail();
    const auto sailed = asOverride(before, t.state(), further.state(), Renaming(before), "as it was");
    ASSERT_TRUE(sailed.has_value());
    EXPECT_EQ(sailed->changes, std::vector<Edit>{(edit::SetSailing{2, {}})});
    const auto again = asOverride(t.state(), before, t.state(), Renaming(before), "as it was");
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(again->changes, std::vector<Edit>{(edit::SetSailing{1, {}})});
}

TEST(AllAboard, clause_S_6_a_cupid_card_that_was_taken_is_taken_again) {
    Table t(2);
    t.play(overrule({edit::SetCupids{1, 2}}));
    const State before = t.state();
    t.play(overrule({edit::SetCupids{1, 1}}));
    Table now(2);
    now.play(overrule({edit::SetCupids{1, 1}}));
    const auto kept = asOverride(before, t.state(), now.state(), Renaming(now.state()), "as it was");
    ASSERT_TRUE(kept.has_value());
    EXPECT_EQ(kept->changes, std::vector<Edit>{(edit::SetCupids{1, 0})});
}

TEST(AllAboard, clause_S_6_the_end_is_kept) {
    Table t(2);
    t.play(overrule({edit::StartRound{4}, edit::SetCupids{1, 1}}));
    t.lay({30_kg, 12_kg}, {});
    t.sail();
    const State before = t.state();
    t.sail();
    ASSERT_TRUE(t.state().over());
    Table now(2);
    now.play(overrule({edit::StartRound{3}}));
    const auto kept = asOverride(before, t.state(), now.state(), Renaming(now.state()), "as it was");
    ASSERT_TRUE(kept.has_value());
    EXPECT_EQ(kept->changes, std::vector<Edit>{(edit::EndGame{{1}})});
}

TEST(AllAboard, clause_S_6_a_ruling_is_kept_as_another) {
    Table t(2);
    t.lay({30_kg, 12_kg}, {{{0, Mouse}}});
    const State before = t.state();
    t.play(overrule({edit::SetBoatNumber{2, 3_kg}, edit::MoveAnimal{{0, Mouse}, Place::Saved}, edit::StartRound{2}}));
    Table now(2);
    now.lay({30_kg, 12_kg}, {{{0, Mouse}}});
    const auto kept = asOverride(before, t.state(), now.state(), Renaming(now.state()), "as it was");
    ASSERT_TRUE(kept.has_value());
    EXPECT_EQ(kept->changes, (std::vector<Edit>{edit::StartRound{2}, edit::MoveAnimal{{0, Mouse}, Place::Saved}}));
}

}  // namespace
}  // namespace basekeeper::all_aboard
