// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table.h"

#include <gtest/gtest.h>

#include <limits>

namespace basekeeper::all_your_base {
namespace {

using AnySession = Session<AllYourBase>;

/// Why the log itself does not take the entry; nothing when it does, or when the game is what refuses.
std::optional<LogRefusal> logRefuses(const AnySession& session, const Entry<AllYourBase>& entry) {
    const auto refusal = session.whyNot(entry);
    const auto* why = refusal ? std::get_if<LogRefusal>(&*refusal) : nullptr;
    return why == nullptr ? std::nullopt : std::optional(*why);
}

TEST(AllYourBase, clause_S_1_undo_takes_back_the_latest_act) {
    AnySession session(setupFor(2));
    const State start = session.state();
    session.add(PlayBase{});
    const State played = session.state();
    session.add(EndTurn{});
    session.add(Undo{});
    EXPECT_EQ(session.state(), played);
    session.add(Undo{});
    EXPECT_EQ(session.state(), start);
}

TEST(AllYourBase, clause_S_1_there_must_be_an_act_to_undo) {
    AnySession session(setupFor(2));
    EXPECT_EQ(logRefuses(session, Undo{1}), LogRefusal::NothingToUndo);
    session.add(PlayBase{});
    session.add(EndTurn{});
    EXPECT_EQ(logRefuses(session, Undo{2}), std::nullopt);
    for (const int wrong : {3, 0, -1, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()})
        EXPECT_EQ(logRefuses(session, Undo{wrong}), LogRefusal::NothingToUndo) << wrong;
    session.add(Undo{2});
    EXPECT_EQ(logRefuses(session, Undo{1}), LogRefusal::NothingToUndo);
}

TEST(AllYourBase, clause_S_2_redo_brings_back_what_was_taken_back_last) {
    AnySession session(setupFor(2));
    session.add(PlayBase{});
    session.add(EndTurn{});
    const State end = session.state();
    session.add(Undo{2});
    session.add(Redo{1});
    EXPECT_EQ(session.act(0), Action(PlayBase{}));
    EXPECT_EQ(session.redoableSteps(), 1U);
    session.add(Redo{1});
    EXPECT_EQ(session.state(), end);
}

TEST(AllYourBase, clause_S_2_there_must_be_an_act_to_redo) {
    AnySession session(setupFor(2));
    EXPECT_EQ(logRefuses(session, Redo{1}), LogRefusal::NothingToRedo);
    session.add(PlayBase{});
    EXPECT_EQ(logRefuses(session, Redo{1}), LogRefusal::NothingToRedo);
    session.add(Undo{1});
    EXPECT_EQ(logRefuses(session, Redo{1}), std::nullopt);
    for (const int wrong : {2, 0, -1, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()})
        EXPECT_EQ(logRefuses(session, Redo{wrong}), LogRefusal::NothingToRedo) << wrong;
}

TEST(AllYourBase, clause_S_2_a_new_act_ends_what_can_be_brought_back) {
    AnySession session(setupFor(2));
    session.add(PlayBase{});
    session.add(Undo{1});
    session.add(PassDefense{});
    EXPECT_EQ(logRefuses(session, Redo{1}), LogRefusal::NothingToRedo);
    EXPECT_EQ(session.log().size(), 3U) << "the act that was taken back stays in the log";
}

TEST(AllYourBase, clause_S_1_S_2_the_state_that_an_entry_would_lead_to) {
    AnySession session(setupFor(2));
    session.add(PlayBase{});
    const State played = session.state();
    const State next = session.stateWith(EndTurn{});
    EXPECT_EQ(session.state(), played) << "asking adds nothing";
    session.add(EndTurn{});
    EXPECT_EQ(session.state(), next);
    EXPECT_EQ(session.stateWith(Undo{1}), played);
    EXPECT_EQ(session.stateWith(Undo{2}), initial(setupFor(2)));
    session.add(Undo{2});
    EXPECT_EQ(session.stateWith(Redo{1}), played);
    EXPECT_EQ(session.stateWith(Redo{2}), next);
}

TEST(AllYourBase, clause_S_2_where_the_acts_of_the_line_stand_in_the_log) {
    AnySession session(setupFor(2));
    session.add(PlayBase{});
    session.add(EndTurn{});
    session.add(Undo{1});
    EXPECT_EQ(session.entryOf(1), 1U) << "taken back, but still there";
    session.add(Regroup{});
    EXPECT_EQ(session.entryOf(0), 0U);
    EXPECT_EQ(session.entryOf(1), 3U);
    EXPECT_EQ(session.act(1), Action(Regroup{}));
}

TEST(AllYourBase, clause_S_2_a_refused_act_does_not) {
    AnySession session(setupFor(2));
    session.add(PlayBase{});
    session.add(Undo{1});
    EXPECT_TRUE(session.whyNot(EndTurn{}).has_value());
    EXPECT_EQ(logRefuses(session, Redo{1}), std::nullopt);
}

}  // namespace
}  // namespace basekeeper::all_your_base
