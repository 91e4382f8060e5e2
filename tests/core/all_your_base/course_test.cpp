// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/course.h"

#include "tests/support/random_all_your_base.h"
#include "tests/support/table.h"

#include <gtest/gtest.h>

namespace basekeeper::all_your_base {
namespace {

using HeldAfterTurn = std::vector<std::vector<int>>;

/// A game whose every act is accepted.
class Game {
public:
    explicit Game(int seats = 2, const Options& options = {}) : m_session(setupFor(seats, options)) {}

    Game& play(std::initializer_list<Action> acts) {
        for (const Action& act : acts) {
            const bool refused = m_session.whyNot(act).has_value();
            EXPECT_FALSE(refused) << "act " << m_session.played();
            if (refused) break;
            m_session.add(act);
        }
        return *this;
    }
    void undo(int acts) { m_session.add(Undo{acts}); }

    [[nodiscard]] const Session<AllYourBase>& session() const { return m_session; }
    [[nodiscard]] Course course() const { return courseOf(m_session); }

private:
    Session<AllYourBase> m_session;
};

RedAlert theft(std::vector<BaseId> bases) { return red_alert::TwoBases{std::move(bases), {}}; }

/// Seat 0 has B1 with Zero Wing P1, seat 1 has B2 with Zig P2, as declared before the first turn.
Overrule position() {
    return {"begun on another day",
            {edit::AddBase{0, {}, false}, edit::AddBase{1, {}, false}, edit::AddCard{Card::ZeroWing, {}, {}, 1_B},
             edit::AddCard{Card::Zig, {}, {}, 2_B}}};
}

TEST(Course, of_a_game_without_acts_is_its_first_turn) {
    const Course course = Game(3).course();
    EXPECT_EQ(course.heldAfterTurn, (HeldAfterTurn{{0, 0, 0}, {0, 0, 0}}));
    EXPECT_EQ(course.playedAfterTurn, (std::vector<std::size_t>{0, 0}));
    EXPECT_EQ(course.turns, 1);
    EXPECT_FALSE(course.over);
    EXPECT_EQ(course.winner, std::nullopt);
}

TEST(Course, clause_0_4_bases_are_counted_after_every_turn_and_as_it_stands) {
    const Course course = Game().play({PlayBase{}, EndTurn{}, PlayBase{}, EndTurn{}, PlayBase{}}).course();
    EXPECT_EQ(course.heldAfterTurn, (HeldAfterTurn{{0, 0}, {1, 0}, {1, 1}, {2, 1}}));
    EXPECT_EQ(course.playedAfterTurn, (std::vector<std::size_t>{0, 2, 4, 5}));
    EXPECT_EQ(course.turns, 3);
    EXPECT_EQ(course.lead, 1);
}

TEST(Course, clause_0_4_counts_gained_bases_alone_where_the_house_does) {
    Options options;
    options.held = all_your_base::Held::Gained;
    const Course course =
        Game(2, options).play({position(), PassDefense{}, attackOn(2_B, {1_P}), ResolveAttack{}}).course();
    EXPECT_EQ(course.heldAfterTurn, (HeldAfterTurn{{0, 0}, {1, 0}}));
}

TEST(Course, clause_7_2_a_declared_position_is_the_beginning) {
    const Course course =
        Game().play({position(), Overrule{"and one more", {edit::AddBase{1, {}, false}}}, PlayBase{}}).course();
    EXPECT_EQ(course.heldAfterTurn, (HeldAfterTurn{{1, 2}, {2, 2}}));
    EXPECT_EQ(course.playedAfterTurn, (std::vector<std::size_t>{2, 3}));
    EXPECT_EQ(course.overrides, (std::vector<std::size_t>{0, 1}));
}

TEST(Course, clause_3B_2_a_capture_says_who_took_which_base_from_whom) {
    const Course course =
        Game().play({position(), PassDefense{}, attackOn(2_B, {1_P}), ResolveAttack{}, EndTurn{}}).course();
    EXPECT_EQ(course.captures, (std::vector<Course::Capture>{{1, 3, 0, 1, 2_B}}));
    EXPECT_TRUE(course.thefts.empty());
    EXPECT_EQ(course.heldAfterTurn, (HeldAfterTurn{{1, 1}, {2, 0}, {2, 0}}));
}

TEST(Course, clause_5_15_a_counterattack_is_the_defenders_and_no_capture) {
    const Course course = Game().play({position(), PassDefense{}, attackOn(2_B, {1_P}), Counterattack{}}).course();
    EXPECT_EQ(course.counterattacks, (std::vector<Course::Counterattack>{{1, 3, 1, 0}}));
    EXPECT_TRUE(course.captures.empty());
}

TEST(Course, clause_5_10_stolen_bases_are_no_captures) {
    const Overrule bases{"as agreed", {edit::AddBase{1, {}, false}, edit::AddBase{2, {}, false}}};
    const Course course = Game(3).play({bases, theft({1_B, 2_B}), PassDefense{}, EndTurn{}}).course();
    EXPECT_EQ(course.thefts, (std::vector<Course::Capture>{{1, 1, 0, 1, 1_B}, {1, 1, 0, 2, 2_B}}));
    EXPECT_TRUE(course.captures.empty());
    EXPECT_EQ(course.heldAfterTurn, (HeldAfterTurn{{0, 1, 1}, {2, 0, 0}, {2, 0, 0}}));
}

TEST(Course, clause_5_1_an_extra_turn_is_a_turn) {
    const Course course = Game().play({redAlert(1), PlayBase{}, EndTurn{}, PlayBase{}, EndTurn{}}).course();
    EXPECT_EQ(course.heldAfterTurn, (HeldAfterTurn{{0, 0}, {1, 0}, {2, 0}, {2, 0}}));
    EXPECT_EQ(course.turns, 3);
}

TEST(Course, clause_5_7_a_turn_that_is_given_away_is_over) {
    const Course course = Game(3).play({redAlertTo(7, 2), PlayBase{}}).course();
    EXPECT_EQ(course.heldAfterTurn, (HeldAfterTurn{{0, 0, 0}, {0, 0, 0}, {0, 0, 1}}));
    EXPECT_EQ(course.playedAfterTurn, (std::vector<std::size_t>{0, 1, 2}));
}

TEST(Course, clause_7_1_a_turn_that_a_ruling_sets_is_the_same_turn_anew) {
    const Overrule setTurn{"seat 2 was passed over", {edit::SetTurn{2, Phase::RedAlert}}};
    const Course course = Game(3).play({PlayBase{}, EndTurn{}, PlayBase{}, setTurn, PlayBase{}, EndTurn{}}).course();
    EXPECT_EQ(course.heldAfterTurn, (HeldAfterTurn{{0, 0, 0}, {1, 0, 0}, {1, 1, 1}, {1, 1, 1}}));
    EXPECT_EQ(course.overrides, (std::vector<std::size_t>{3}));
    EXPECT_EQ(course.turns, 3);
}

TEST(Course, clause_7_1_a_base_that_a_ruling_gives_is_no_capture) {
    const Course course =
        Game().play({position(), PlayBase{}, Overrule{"it was theirs", {edit::GiveBase{2_B, 0, {}}}}}).course();
    EXPECT_TRUE(course.captures.empty());
    EXPECT_TRUE(course.thefts.empty());
    EXPECT_EQ(course.heldAfterTurn.back(), (std::vector{3, 0}));
}

TEST(Course, clause_0_3_tells_the_winner_and_by_how_many_bases) {
    Options options;
    options.threshold = 2;
    const Course course =
        Game(2, options).play({PlayBase{}, EndTurn{}, PlayBase{}, EndTurn{}, PlayBase{}, Declare{0}}).course();
    EXPECT_TRUE(course.over);
    EXPECT_EQ(course.winner, 0);
    EXPECT_EQ(course.lead, 1);
    EXPECT_EQ(course.heldAfterTurn.back(), (std::vector{2, 1}));
}

TEST(Course, a_winner_by_ruling_may_be_behind) {
    const Overrule end{"given up", {edit::EndGame{1}}};
    EXPECT_EQ(Game().play({PlayBase{}, end}).course().lead, -1);
    EXPECT_EQ(Game().play({PlayBase{}, Overrule{"no time", {edit::EndGame{}}}}).course().lead, 1) << "nobody won";
}

TEST(Course, acts_that_were_taken_back_did_not_happen) {
    Game game;
    game.play({PlayBase{}, EndTurn{}, PlayBase{}});
    game.undo(2);
    EXPECT_EQ(game.course(), Game().play({PlayBase{}}).course());
}

TEST(Course, random_games_end_as_their_states_say) {
    constexpr std::uint64_t games = 60;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        SCOPED_TRACE(seed);
        random_play::Onlooker<AllYourBase> onlooker;
        onlooker.onEnd = [](const Session<AllYourBase>& session) {
            std::vector<Action> line;
            for (std::size_t i = 0; i < session.played(); ++i) line.push_back(session.act(i));
            const Course course = courseOf(session.setup(), line);
            EXPECT_EQ(course, courseOf(session));
            EXPECT_EQ(course.turns, session.state().turn.number);
            EXPECT_EQ(course.heldAfterTurn.size(), static_cast<std::size_t>(course.turns) + 1);
            EXPECT_EQ(course.playedAfterTurn.size(), course.heldAfterTurn.size());
            for (std::size_t turn = 0; turn < course.heldAfterTurn.size(); ++turn) {
                const State state = session.stateAfter(course.playedAfterTurn[turn]);
                for (SeatId seat = 0; seat < state.rules.seats; ++seat)
                    EXPECT_EQ(course.heldAfterTurn[turn][static_cast<std::size_t>(seat)], basesHeld(state, seat))
                        << "turn " << turn;
            }
            return std::string();
        };
        EXPECT_EQ(random_play::play<AllYourBase>(seed, onlooker).failure, "");
    }
}

}  // namespace
}  // namespace basekeeper::all_your_base
