// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/endurance.h"
#include "tests/support/random_all_your_base.h"
#include "tests/support/random_corrections.h"
#include "tests/support/table.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <limits>

namespace basekeeper::all_your_base {
namespace {

using AnySession = Session<AllYourBase>;
using Fix = Correction<AllYourBase>;
using Replace = Fix::Replace;
using Delete = Fix::Delete;
using InsertBefore = Fix::InsertBefore;

AnySession played(int seats, const std::vector<Action>& line) {
    AnySession session(setupFor(seats));
    for (const Action& action : line) {
        EXPECT_EQ(session.whyNot(action), std::nullopt);
        session.add(action);
    }
    return session;
}

std::vector<Action> lineOf(const AnySession& session) {
    std::vector<Action> line;
    for (std::size_t i = 0; i < session.played(); ++i) line.push_back(session.act(i));
    return line;
}

Amend<AllYourBase> amend(int act, decltype(Fix::change) change) { return {{{act, std::move(change)}}}; }

const std::vector<Action> opening{PlayBase{}, EndTurn{}, PlayBase{}, EndTurn{}, ship(Card::Zig, 1_B), EndTurn{}};

TEST(AllYourBase, clause_S_3_an_act_of_the_past_is_replaced) {
    AnySession session = played(2, opening);
    session.add(amend(5, Replace{ship(Card::Dreadnought, 1_B)}));
    auto line = opening;
    line[4] = ship(Card::Dreadnought, 1_B);
    EXPECT_EQ(lineOf(session), line);
    EXPECT_EQ(session.state(), played(2, line).state());
    EXPECT_TRUE(session.isCorrected(4));
    EXPECT_FALSE(session.isCorrected(5));
    EXPECT_EQ(session.entryOf(4), opening.size()) << "it stands in the amendment";
    EXPECT_EQ(session.entryOf(5), 5U);
}

TEST(AllYourBase, clause_S_3_an_act_of_the_past_is_deleted) {
    auto line = opening;
    line.insert(line.begin() + 5, Regroup{});
    AnySession session = played(2, line);
    session.add(amend(6, Delete{}));
    line = opening;
    EXPECT_EQ(lineOf(session), line);
    EXPECT_EQ(session.state(), played(2, line).state());
}

TEST(AllYourBase, clause_S_3_an_act_is_put_before_another) {
    AnySession session = played(2, opening);
    session.add(amend(6, InsertBefore{Regroup{}}));
    auto line = opening;
    line.insert(line.begin() + 5, Regroup{});
    EXPECT_EQ(lineOf(session), line);
    EXPECT_EQ(session.state(), played(2, line).state());
}

TEST(AllYourBase, clause_S_3_it_must_be_an_act_that_stands) {
    AnySession session = played(2, opening);
    session.add(Undo{1});
    for (const int wrong : {0, -1, 6, 7, std::numeric_limits<int>::max()}) {
        const auto refusal = session.whyNot(amend(wrong, Delete{}));
        ASSERT_TRUE(refusal.has_value()) << wrong;
        EXPECT_EQ(std::get<LogRefusal>(*refusal), LogRefusal::NoSuchAct) << wrong;
    }
    EXPECT_EQ(session.whyNot(amend(5, Delete{})), std::nullopt);
}

TEST(AllYourBase, clause_S_3_an_amendment_is_one_step_to_undo_and_redo) {
    AnySession session = played(2, opening);
    const State before = session.state();
    session.add(amend(5, Delete{}));
    const State corrected = session.state();
    session.add(PlayBase{});
    const State end = session.state();
    EXPECT_EQ(session.steps(), opening.size() + 2);
    session.add(Undo{1});
    EXPECT_EQ(session.state(), corrected);
    session.add(Undo{1});
    EXPECT_EQ(session.state(), before);
    EXPECT_EQ(lineOf(session), opening);
    EXPECT_EQ(session.redoableAmendment(), opening.size());
    session.add(Undo{2});
    session.add(Redo{3});
    EXPECT_EQ(session.state(), corrected);
    session.add(Redo{1});
    EXPECT_EQ(session.state(), end);
    EXPECT_EQ(session.redoableSteps(), 0U);
}

TEST(AllYourBase, clause_S_3_what_was_taken_back_is_forgotten) {
    AnySession session = played(2, opening);
    session.add(Undo{1});
    session.add(amend(1, Replace{PlayBase{}}));
    EXPECT_EQ(session.redoableSteps(), 0U);
    EXPECT_EQ(session.redoableActs(), 0U);
}

TEST(AllYourBase, clause_S_4_every_act_of_the_corrected_line_must_be_allowed) {
    const AnySession session = played(2, opening);
    const auto refusal = session.whyNot(amend(2, Delete{}));
    ASSERT_TRUE(refusal.has_value());
    const auto& refused = std::get<RefusedAct<AllYourBase>>(*refusal);
    EXPECT_EQ(refused.act, 2) << "the second BASE of the same turn, as it is numbered then";
    EXPECT_EQ(refused.why.clause, "6.1");
}

TEST(AllYourBase, clause_S_4_so_must_the_new_act) {
    const AnySession session = played(2, opening);
    const auto refusal = session.whyNot(amend(5, Replace{ship(Card::Zig, 9_B)}));
    ASSERT_TRUE(refusal.has_value());
    EXPECT_EQ(std::get<RefusedAct<AllYourBase>>(*refusal).act, 5);
    const auto plan = planAmendment<AllYourBase>(session, {5, Replace{ship(Card::Zig, 9_B)}}, {});
    ASSERT_FALSE(plan.has_value());
    EXPECT_EQ(plan.error().why.code, ViolationCode::NoSuchBase);
}

TEST(AllYourBase, clause_S_4_acts_that_are_not_allowed_any_more_are_dropped) {
    AnySession session = played(2, opening);
    const auto plan = planAmendment<AllYourBase>(session, {2, Delete{}}, {});
    ASSERT_TRUE(plan.has_value());
    ASSERT_FALSE(plan->refused.empty());
    EXPECT_EQ(plan->refused.front().act, 3);
    EXPECT_EQ(session.whyNot(plan->amend), std::nullopt);
    session.add(plan->amend);
    EXPECT_EQ(session.state(), plan->after);
    EXPECT_EQ(session.state(), played(2, lineOf(session)).state());
}

TEST(AllYourBase, clause_S_5_what_comes_later_keeps_meaning_the_same_cards) {
    AnySession session = played(2, opening);
    // A BASE that was forgotten: what was B1 and B2 is now B2 and B3.
    const auto plan = planAmendment<AllYourBase>(
        session, {1, InsertBefore{Overrule{"it lay there", {edit::AddBase{1, {}, false}}}}}, {});
    ASSERT_TRUE(plan.has_value());
    EXPECT_TRUE(plan->refused.empty());
    session.add(plan->amend);
    EXPECT_EQ(session.act(5), Action(ship(Card::Zig, 2_B)));
    EXPECT_EQ(session.state().base(2_B)->owner, 0);
    EXPECT_EQ(session.state().base(3_B)->owner, 1);
}

TEST(AllYourBase, clause_S_5_what_never_came_to_the_table_cannot_be_named) {
    AnySession session = played(2, {PlayBase{}, EndTurn{}, PlayBase{}, EndTurn{}, ship(Card::Zig, 1_B)});
    const auto plan = planAmendment<AllYourBase>(session, {1, Replace{PassDefense{}}}, {});
    ASSERT_TRUE(plan.has_value());
    ASSERT_EQ(plan->refused.size(), 1U);
    EXPECT_EQ(plan->refused.front().act, 5);
    EXPECT_EQ(plan->refused.front().why.code, ViolationCode::NoSuchBase) << "and not B2, which is called B1 now";
}

TEST(AllYourBase, clause_S_5_an_act_does_not_become_that_of_another_seat) {
    const AnySession session = played(2, opening);
    const auto plan = planAmendment<AllYourBase>(session, {2, Delete{}}, {});
    ASSERT_TRUE(plan.has_value());
    ASSERT_EQ(plan->refused.size(), 3U) << "the turn of the second seat, and a second card of the first one";
    EXPECT_EQ(plan->refused.front().act, 3);
    EXPECT_EQ(plan->refused.front().why,
              Violation(ViolationCode::OtherSeatsTurn, "S.5", {{ArgumentName::Seat, 1}, {ArgumentName::Owner, 0}}));
}

TEST(AllYourBase, clause_S_5_a_ruling_names_what_it_brought_itself) {
    AnySession session = played(
        2, {PlayBase{},
            Overrule{"a card lay there",
                     {edit::AddBase{0, {}, false}, edit::AddCard{Card::Zig, {}, {}, 2_B}, edit::MoveCard{1_P, 1_B}}}});
    const auto plan = planAmendment<AllYourBase>(
        session,
        {1,
         InsertBefore{Overrule{"so did these", {edit::AddBase{1, {}, false}, edit::AddCard{Card::Cats, {}, {}, 1_B}}}}},
        {});
    ASSERT_TRUE(plan.has_value());
    EXPECT_TRUE(plan->refused.empty());
    session.add(plan->amend);
    EXPECT_EQ(session.state().piece(2_P)->card, Card::Zig);
    EXPECT_EQ(session.state().piece(2_P)->at, 2_B) << "which was B1";
}

TEST(AllYourBase, clause_S_5_a_ruling_names_each_of_several_things_that_it_brought) {
    AnySession session =
        played(2, {PlayBase{}, Overrule{"they lay there",
                                        {edit::AddBase{0, {}, false}, edit::AddBase{1, {}, false},
                                         edit::AddCard{Card::Zig, {}, {}, 2_B},
                                         edit::AddCard{Card::Destroyer, {}, {}, 3_B}, edit::MoveCard{1_P, 1_B}}}});
    const auto plan = planAmendment<AllYourBase>(
        session, {1, InsertBefore{Overrule{"so did this", {edit::AddBase{1, {}, false}}}}}, {});
    ASSERT_TRUE(plan.has_value());
    EXPECT_TRUE(plan->refused.empty());
    session.add(plan->amend);
    EXPECT_EQ(session.state().base(3_B)->owner, 0) << "which was B2";
    EXPECT_EQ(session.state().piece(1_P)->at, 2_B) << "which was B1";
    EXPECT_EQ(session.state().piece(2_P)->at, 4_B) << "which was B3";
}

TEST(AllYourBase, clause_S_6_an_act_that_is_not_allowed_any_more_is_kept_as_a_ruling) {
    AnySession session = played(2, opening);
    const auto plan = planAmendment<AllYourBase>(
        session, {2, Delete{}}, {[](int) { return Remedy::Overrule; }, "the order was kept at the table"});
    ASSERT_TRUE(plan.has_value());
    session.add(plan->amend);
    ASSERT_FALSE(plan->refused.empty());
    EXPECT_EQ(plan->refused.front().remedy, Remedy::Overrule);
    const auto* overrule = std::get_if<Overrule>(&session.act(1));
    ASSERT_NE(overrule, nullptr);
    EXPECT_EQ(overrule->reason, "the order was kept at the table");
    EXPECT_EQ(session.state().base(2_B)->owner, 1) << "the BASE stays with the seat that had played it";
}

TEST(AllYourBase, clause_S_6_without_a_reason_nothing_is_ruled) {
    AnySession session = played(2, opening);
    const auto plan = planAmendment<AllYourBase>(session, {2, Delete{}}, {[](int) { return Remedy::Overrule; }, ""});
    ASSERT_TRUE(plan.has_value());
    ASSERT_FALSE(plan->refused.empty());
    EXPECT_TRUE(plan->refused.front().canOverrule);
    for (const auto& each : plan->refused) EXPECT_EQ(each.remedy, Remedy::Drop);
}

TEST(AllYourBase, clause_S_6_a_declared_attack_cannot_be_ruled_but_its_outcome_can) {
    AnySession session =
        played(2, {PlayBase{}, EndTurn{}, PlayBase{}, EndTurn{}, ship(Card::Dreadnought, 1_B), EndTurn{}, PassDefense{},
                   EndTurn{}, PassDefense{}, Attack{2_B, {1_P}, {}}, ResolveAttack{}});
    ASSERT_EQ(session.state().base(2_B)->owner, 0);
    const auto plan =
        planAmendment<AllYourBase>(session, {9, Delete{}}, {[](int) { return Remedy::Overrule; }, "it was so"});
    ASSERT_TRUE(plan.has_value());
    ASSERT_EQ(plan->refused.size(), 2U);
    EXPECT_FALSE(plan->refused[0].canOverrule);
    EXPECT_EQ(plan->refused[0].remedy, Remedy::Drop);
    EXPECT_TRUE(plan->refused[1].canOverrule);
    EXPECT_EQ(plan->after.base(2_B)->owner, 0);
    EXPECT_EQ(plan->after.pending, session.state().pending) << "the change that it brought can be taken";
    EXPECT_TRUE(std::holds_alternative<PendingChange>(plan->after.pending));
}

TEST(RandomCorrections, clause_S_3_amending_equals_replaying_the_corrected_line_of_play) {
    int made = 0;
    int refused = 0;
    int dropped = 0;
    int overruled = 0;
    const int games = test::longRun() ? 5000 : 120;
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(games); ++seed) {
        random_play::Corrections<AllYourBase> game(seed);
        const std::string failure = game.run(300);
        ASSERT_EQ(failure, "") << "seed " << seed;
        made += game.made();
        refused += game.refused();
        dropped += game.dropped();
        overruled += game.overruled();
    }
    std::printf("%d random sessions of 300 acts, %d amendments, %d later acts dropped, %d kept as rulings\n", games,
                made, dropped, overruled);
    for (const int count : {made, refused, dropped, overruled}) EXPECT_GT(count, games);
}

}  // namespace
}  // namespace basekeeper::all_your_base
