// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/score_sheet/game.h"

#include <gtest/gtest.h>

#include <ostream>

namespace basekeeper::score_sheet {

void PrintTo(const Violation& violation, std::ostream* out) {
    *out << codeName(violation.code) << " (" << violation.clause << ')';
    for (const auto& [name, value] : violation.arguments) *out << ' ' << argumentName(name) << '=' << value;
}

namespace {

using Code = ViolationCode;
using Arg = ArgumentName;

Setup setupFor(int seats, const Options& options = {}) {
    Setup setup;
    setup.seats.resize(static_cast<std::size_t>(seats));
    setup.options = options;
    return setup;
}

State played(const Setup& setup, const std::vector<Action>& line) {
    State state = initial(setup);
    for (const Action& action : line) {
        EXPECT_EQ(whyNot(state, action), std::nullopt);
        applyInPlace(state, action);
    }
    return state;
}

/// Each list holds the numbers of a round, seat by seat.
State played(const Setup& setup, const std::vector<std::vector<int>>& rounds) {
    std::vector<Action> line;
    for (std::size_t round = 0; round < rounds.size(); ++round)
        for (std::size_t seat = 0; seat < rounds[round].size(); ++seat)
            line.push_back(EnterPoints{static_cast<int>(round) + 1, static_cast<SeatId>(seat), rounds[round][seat]});
    return played(setup, line);
}

Overrule overrule(std::vector<Edit> changes) { return {"as agreed", std::move(changes)}; }

TEST(ScoreSheet, clause_0_1_two_to_six_seats) {
    EXPECT_FALSE(isValid(setupFor(1)));
    EXPECT_TRUE(isValid(setupFor(2)));
    EXPECT_TRUE(isValid(setupFor(6)));
    EXPECT_FALSE(isValid(setupFor(7)));
}

TEST(ScoreSheet, clause_0_2_rounds_and_target_are_in_range) {
    EXPECT_TRUE(isValid(setupFor(2, {.rounds = 99, .target = 99999})));
    EXPECT_TRUE(isValid(setupFor(2, {.rounds = 1, .target = 1})));
    EXPECT_FALSE(isValid(setupFor(2, {.rounds = 0})));
    EXPECT_FALSE(isValid(setupFor(2, {.rounds = 100})));
    EXPECT_FALSE(isValid(setupFor(2, {.target = 0})));
    EXPECT_FALSE(isValid(setupFor(2, {.target = 100000})));
}

TEST(ScoreSheet, clause_1_1_each_seat_gets_one_number_a_round_in_any_order) {
    const State state = played(setupFor(3), {EnterPoints{1, 2, -7}, EnterPoints{1, 0, 12}});
    EXPECT_EQ(totals(state), (std::vector<int>{12, 0, -7}));
    EXPECT_EQ(seatsDue(state), std::vector<SeatId>{1});
    EXPECT_EQ(whyNot(state, EnterPoints{1, 2, 1}),
              Violation(Code::HasNumber, "1.1", {{Arg::Seat, 2}, {Arg::Round, 1}}));
    EXPECT_EQ(whyNot(state, EnterPoints{1, 3, 1}), Violation(Code::NoSuchSeat, "0.1", {{Arg::Seat, 3}}));
}

TEST(ScoreSheet, clause_1_1_numbers_are_in_range) {
    const State state = initial(setupFor(2));
    EXPECT_EQ(whyNot(state, EnterPoints{1, 0, 9999}), std::nullopt);
    EXPECT_EQ(whyNot(state, EnterPoints{1, 0, -9999}), std::nullopt);
    for (const int points : {10000, -10000})
        EXPECT_EQ(whyNot(state, EnterPoints{1, 0, points}),
                  Violation(Code::PointsOutOfRange, "1.1",
                            {{Arg::Value, points}, {Arg::Lowest, -9999}, {Arg::Highest, 9999}}));
}

TEST(ScoreSheet, clause_1_2_a_complete_round_opens_the_next) {
    const State state = played(setupFor(2), {{5, 3}});
    EXPECT_EQ(completeRounds(state), 1);
    EXPECT_EQ(seatsDue(state), (std::vector<SeatId>{0, 1}));
    EXPECT_FALSE(state.over);
    EXPECT_EQ(whyNot(state, EnterPoints{1, 0, 4}),
              Violation(Code::OtherRound, "1.2", {{Arg::Round, 1}, {Arg::Needed, 2}}));
}

TEST(ScoreSheet, clause_2_1_the_agreed_number_of_rounds_ends_the_game) {
    const auto setup = setupFor(2, {.rounds = 2});
    EXPECT_FALSE(played(setup, {{1, 2}}).over);
    const State state = played(setup, {{1, 2}, {5, 3}});
    EXPECT_TRUE(state.over);
    EXPECT_EQ(state.winners, std::vector<SeatId>{0});
    EXPECT_TRUE(seatsDue(state).empty());
    EXPECT_EQ(whyNot(state, EnterPoints{3, 0, 1}), Violation(Code::GameOver, "2.4"));
}

TEST(ScoreSheet, clause_2_2_the_round_in_which_the_target_is_reached_is_played_to_its_end) {
    const auto setup = setupFor(2, {.target = 10});
    State state = played(setup, {EnterPoints{1, 0, 10}});
    EXPECT_FALSE(state.over);
    applyInPlace(state, EnterPoints{1, 1, 11});
    EXPECT_TRUE(state.over);
    EXPECT_EQ(state.winners, std::vector<SeatId>{1});
}

TEST(ScoreSheet, clause_2_2_the_target_itself_is_enough) {
    const auto setup = setupFor(2, {.target = 10});
    EXPECT_FALSE(played(setup, {{9, 0}}).over);
    EXPECT_TRUE(played(setup, {{10, 0}}).over);
}

TEST(ScoreSheet, clause_2_3_the_table_ends_the_game_between_two_rounds) {
    EXPECT_EQ(whyNot(initial(setupFor(2)), EndGame{}), Violation(Code::RoundNotComplete, "2.3", {{Arg::Round, 1}}));
    const State begun = played(setupFor(2), {EnterPoints{1, 0, 1}, EnterPoints{1, 1, 2}, EnterPoints{2, 0, 3}});
    EXPECT_EQ(whyNot(begun, EndGame{}), Violation(Code::RoundNotComplete, "2.3", {{Arg::Round, 2}}));
    const State state = played(setupFor(2), {EnterPoints{1, 0, 1}, EnterPoints{1, 1, 2}, EndGame{}});
    EXPECT_TRUE(state.over);
    EXPECT_EQ(state.rounds.size(), 1U);
    EXPECT_EQ(state.winners, std::vector<SeatId>{1});
}

TEST(ScoreSheet, clause_2_4_nothing_is_entered_after_the_end) {
    const State over = played(setupFor(2, {.rounds = 1}), {{5, 4}});
    ASSERT_TRUE(over.over);
    EXPECT_EQ(whyNot(over, EnterPoints{2, 0, 1}), Violation(Code::GameOver, "2.4"));
    EXPECT_EQ(whyNot(over, EndGame{}), Violation(Code::GameOver, "2.4"));
    EXPECT_EQ(whyNot(over, overrule({edit::SetPoints{1, 0, 3}})), std::nullopt);
}

TEST(ScoreSheet, clause_3_1_the_lowest_total_wins_where_that_was_agreed) {
    const State state = played(setupFor(3, {.rounds = 1, .lowestWins = true}), {{4, -2, 9}});
    EXPECT_EQ(state.winners, std::vector<SeatId>{1});
    EXPECT_EQ(standings(state), (std::vector<Standing>{{1, -2, 1}, {0, 4, 2}, {2, 9, 3}}));
}

TEST(ScoreSheet, clause_3_2_equal_totals_share_their_place_and_the_victory) {
    const State state = played(setupFor(4, {.rounds = 1}), {{7, 2, 7, 1}});
    EXPECT_EQ(state.winners, (std::vector<SeatId>{0, 2}));
    EXPECT_EQ(standings(state), (std::vector<Standing>{{0, 7, 1}, {2, 7, 1}, {1, 2, 3}, {3, 1, 4}}));
}

TEST(ScoreSheet, clause_7_1_a_number_is_set_as_if_it_had_always_stood_there) {
    const auto setup = setupFor(2, {.target = 10});
    State state = played(setup, {{1, 2}, {3, 4}});
    applyInPlace(state, overrule({edit::SetPoints{1, 0, 8}}));
    EXPECT_TRUE(state.over) << "11 are enough";
    EXPECT_EQ(state.winners, std::vector<SeatId>{0});
    applyInPlace(state, overrule({edit::SetPoints{2, 0, 1}}));
    EXPECT_FALSE(state.over) << "9 are not";
    EXPECT_EQ(state.rounds.size(), 3U);
    EXPECT_TRUE(state.winners.empty());
    State begun = played(setup, {{1, 2}});
    applyInPlace(begun, overrule({edit::SetPoints{1, 1, 10}}));
    EXPECT_TRUE(begun.over) << "in the first round";
    EXPECT_EQ(begun.rounds.size(), 1U);
}

TEST(ScoreSheet, clause_7_1_a_number_is_taken_out_of_the_round_that_is_not_complete_alone) {
    State state = played(setupFor(2), {EnterPoints{1, 0, 1}, EnterPoints{1, 1, 2}, EnterPoints{2, 0, 3}});
    EXPECT_EQ(whyNot(state, overrule({edit::SetPoints{1, 0, {}}})),
              Violation(Code::RulingOutOfRange, "7.1", {{Arg::Round, 1}, {Arg::Seat, 0}}));
    applyInPlace(state, overrule({edit::SetPoints{2, 0, {}}}));
    EXPECT_EQ(seatsDue(state), (std::vector<SeatId>{0, 1}));
}

TEST(ScoreSheet, clause_7_1_the_game_ends_with_any_winners_or_none) {
    State state = initial(setupFor(3));
    applyInPlace(state, overrule({edit::EndGame{{2, 0, 2}}}));
    EXPECT_TRUE(state.over);
    EXPECT_EQ(state.winners, (std::vector<SeatId>{0, 2}));
    applyInPlace(state, overrule({edit::EndGame{}}));
    EXPECT_TRUE(state.winners.empty());
}

TEST(ScoreSheet, clause_7_1_refuses_what_does_not_exist) {
    const State state = played(setupFor(2), {{1, 2}});
    const auto refused = [&](const Edit& change) { return whyNot(state, overrule({change})); };
    EXPECT_EQ(whyNot(state, Overrule{"", {}}), Violation(Code::ReasonMissing, "7.1"));
    EXPECT_EQ(refused(edit::SetPoints{1, 2, 0}), Violation(Code::RulingOutOfRange, "7.1", {{Arg::Seat, 2}}));
    EXPECT_EQ(refused(edit::SetPoints{0, 0, 0}), Violation(Code::RulingOutOfRange, "7.1", {{Arg::Round, 0}}));
    EXPECT_EQ(refused(edit::SetPoints{3, 0, 0}), Violation(Code::RulingOutOfRange, "7.1", {{Arg::Round, 3}}));
    EXPECT_EQ(
        refused(edit::SetPoints{1, 0, 10000}),
        Violation(Code::RulingOutOfRange, "7.1", {{Arg::Value, 10000}, {Arg::Lowest, -9999}, {Arg::Highest, 9999}}));
    EXPECT_EQ(refused(edit::EndGame{{5}}), Violation(Code::RulingOutOfRange, "7.1", {{Arg::Seat, 5}}));
}

TEST(ScoreSheet, clause_S_6_a_later_number_that_is_refused_is_kept_as_an_override) {
    Session<ScoreSheet> session(setupFor(2, {.rounds = 2}));
    for (const int i : {0, 1, 2, 3}) session.add(EnterPoints{i / 2 + 1, i % 2, i + 1});
    using Fix = Correction<ScoreSheet>;
    const AmendmentDecisions keep{[](int) { return Remedy::Overrule; }, "as it was"};
    const auto plan = planAmendment<ScoreSheet>(session, Fix{2, Fix::Replace{EnterPoints{1, 1, 20}}}, keep);
    ASSERT_TRUE(plan);
    EXPECT_TRUE(plan->refused.empty());
    EXPECT_EQ(plan->after.winners, std::vector<SeatId>{1});
    const auto again = planAmendment<ScoreSheet>(session, Fix{2, Fix::InsertBefore{EnterPoints{1, 1, 20}}}, keep);
    ASSERT_TRUE(again);
    ASSERT_FALSE(again->refused.empty()) << "the round is complete by then";
    EXPECT_EQ(again->refused.front().why.clause, "1.2");
    EXPECT_TRUE(again->refused.front().canOverrule);
}

TEST(ScoreSheet, clause_S_6_no_number_is_kept_that_the_act_did_not_set) {
    const State before = played(setupFor(2), {{1, 2}});
    State after = before;
    applyInPlace(after, EnterPoints{2, 0, 3});
    State now = before;
    applyInPlace(now, overrule({edit::SetPoints{1, 0, 7}}));
    const auto kept = asOverride(before, after, now, Renaming(now), "as it was");
    ASSERT_TRUE(kept.has_value());
    EXPECT_EQ(kept->changes, std::vector<Edit>{(edit::SetPoints{2, 0, 3})});
}

TEST(ScoreSheet, clause_S_6_what_no_ruling_can_do_is_not_kept) {
    const State before = played(setupFor(2), {EnterPoints{1, 0, 1}, EnterPoints{1, 1, 2}, EnterPoints{2, 0, 3}});
    State after = before;
    applyInPlace(after, overrule({edit::SetPoints{2, 0, {}}}));
    State now = before;
    applyInPlace(now, EnterPoints{2, 1, 4});
    EXPECT_EQ(asOverride(before, after, now, Renaming(now), "as it was"), std::nullopt) << "that round is complete";
}

TEST(ScoreSheet, legal_acts_say_what_can_be_done) {
    EXPECT_TRUE(legalActs(initial(setupFor(2)))[1].refusal.has_value()) << "nothing to end yet";
    const auto between = legalActs(played(setupFor(2), {{1, 2}}));
    for (const auto& [kind, refusal] : between) EXPECT_EQ(refusal, std::nullopt) << static_cast<int>(kind);
    const auto over = legalActs(played(setupFor(2, {.rounds = 1}), {{1, 2}}));
    EXPECT_EQ(over[0].refusal, Violation(Code::GameOver, "2.4"));
    EXPECT_EQ(over[2].refusal, std::nullopt) << "the referee may always";
}

}  // namespace
}  // namespace basekeeper::score_sheet
