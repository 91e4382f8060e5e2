// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session.h"

#include "tests/support/random_play.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <string_view>
#include <vector>

namespace basekeeper {
namespace {

/// The smallest game: its state tells every act and their order apart, and a new one costs nothing.
struct Beads {
    struct Setup {
        std::uint64_t start = 1;
    };
    struct State {
        std::uint64_t hash = 0;
        std::uint64_t acts = 0;
        friend bool operator==(const State&, const State&) = default;
    };
    struct Action {
        int bead = 0;
        friend bool operator==(const Action&, const Action&) = default;
    };
    enum class Violation { NegativeBead };

    /// How often an act was checked, and how often one was folded.
    inline static int checks = 0;
    inline static int folds = 0;

    static constexpr std::string_view id = "beads";
    static constexpr int rulesVersion = 1;

    static State initial(const Setup& setup) { return {setup.start, 0}; }
    static std::optional<Violation> whyNot(const State&, const Action& action) {
        ++checks;
        return action.bead < 0 ? std::optional(Violation::NegativeBead) : std::nullopt;
    }
    static void applyInPlace(State& state, const Action& action) {
        state.hash =
            state.hash * 6364136223846793005ULL + static_cast<std::uint64_t>(action.bead) + 1442695040888963407ULL;
        ++state.acts;
        ++folds;
    }
    static tl::expected<State, Violation> apply(const State& state, const Action& action) {
        if (const auto refusal = whyNot(state, action)) return tl::unexpected(*refusal);
        State next = state;
        applyInPlace(next, action);
        return next;
    }
    static int legalActs(const State&) { return 1; }
    static bool isOver(const State&) { return false; }
};
static_assert(Game<Beads>);

using Bead = Beads::Action;

/// What a session should be, kept without any cleverness: the acts, and the state after each number of them.
class Model {
public:
    void act(const Bead& bead) {
        m_acts.resize(m_played);
        m_states.resize(m_played + 1);
        m_acts.push_back(bead);
        m_states.push_back(*Beads::apply(m_states.back(), bead));
        ++m_played;
    }
    void undo(std::size_t acts) { m_played -= acts; }
    void redo(std::size_t acts) { m_played += acts; }

    [[nodiscard]] std::size_t played() const { return m_played; }
    [[nodiscard]] std::size_t redoableSteps() const { return m_acts.size() - m_played; }
    [[nodiscard]] const Beads::State& state() const { return m_states[m_played]; }
    [[nodiscard]] const Beads::State& stateAfter(std::size_t acts) const { return m_states[acts]; }
    [[nodiscard]] const Bead& at(std::size_t index) const { return m_acts[index]; }

private:
    std::vector<Bead> m_acts;
    std::vector<Beads::State> m_states{Beads::initial({})};
    std::size_t m_played = 0;
};

/// Both at once; whether they agree is asked afterwards.
struct Pair {
    Session<Beads> session{Beads::Setup{}};
    Model model;

    void act(int bead) {
        if (bead % 2 == 0) session.add(*session.next(Bead{bead}));
        else session.add(Bead{bead});
        model.act({bead});
    }
    void undo(std::size_t acts) {
        session.add(Undo{static_cast<int>(acts)});
        model.undo(acts);
    }
    void redo(std::size_t acts) {
        session.add(Redo{static_cast<int>(acts)});
        model.redo(acts);
    }
    [[nodiscard]] bool agree() const {
        return session.state() == model.state() && session.played() == model.played() &&
               session.redoableSteps() == model.redoableSteps();
    }
};

TEST(Session, begins_with_an_empty_log) {
    const Session<Beads> session(Beads::Setup{7});
    EXPECT_TRUE(session.log().empty());
    EXPECT_EQ(session.played(), 0U);
    EXPECT_EQ(session.redoableSteps(), 0U);
    EXPECT_EQ(session.state(), Beads::initial({7}));
    EXPECT_EQ(session.stateAfter(0), session.state());
    EXPECT_EQ(session.setup().start, 7U);
}

TEST(Session, refuses_what_the_game_refuses) {
    const Session<Beads> session(Beads::Setup{});
    using Refusal = Session<Beads>::Refusal;
    EXPECT_EQ(session.whyNot(Bead{-1}), Refusal(Beads::Violation::NegativeBead));
    EXPECT_EQ(session.whyNot(Bead{1}), std::nullopt);
    EXPECT_EQ(session.whyNot(Undo{1}), Refusal(LogRefusal::NothingToUndo));
    EXPECT_EQ(session.whyNot(Redo{1}), Refusal(LogRefusal::NothingToRedo));
}

TEST(Session, an_act_on_its_way_in_is_checked_once_and_folded_once) {
    Session<Beads> session(Beads::Setup{});
    Beads::checks = Beads::folds = 0;
    auto next = session.next(Bead{1});
    ASSERT_TRUE(next);
    EXPECT_EQ(session.state(), Beads::initial({})) << "nothing has happened yet";
    session.add(std::move(*next));
    EXPECT_EQ(Beads::checks, 1);
    EXPECT_EQ(Beads::folds, 1);
    EXPECT_EQ(session.state(), *Beads::apply(Beads::initial({}), Bead{1}));
}

TEST(Session, what_is_refused_has_no_next_state) {
    const Session<Beads> session(Beads::Setup{});
    const auto next = session.next(Bead{-1});
    ASSERT_FALSE(next);
    EXPECT_EQ(next.error(), Session<Beads>::Refusal(Beads::Violation::NegativeBead));
}

TEST(Session, undo_and_redo_of_several_acts_at_once) {
    Pair pair;
    for (int bead = 1; bead <= 10; ++bead) pair.act(bead);
    pair.undo(7);
    EXPECT_TRUE(pair.agree());
    EXPECT_EQ(pair.session.played(), 3U);
    EXPECT_EQ(pair.session.redoableSteps(), 7U);
    pair.redo(5);
    EXPECT_TRUE(pair.agree());
    EXPECT_EQ(pair.session.act(7), Bead{8});
    EXPECT_EQ(pair.session.log().size(), 12U) << "nothing is taken out of the log";
}

TEST(Session, a_new_act_drops_what_could_be_redone) {
    Pair pair;
    // Past several checkpoints, so that one of the dropped line would show.
    for (int bead = 0; bead < 1000; ++bead) pair.act(bead);
    pair.undo(600);
    pair.act(5000);
    EXPECT_TRUE(pair.agree());
    EXPECT_EQ(pair.session.redoableSteps(), 0U);
    EXPECT_TRUE(pair.session.whyNot(Redo{1}).has_value());
    for (int bead = 0; bead < 1000; ++bead) pair.act(bead + 7);
    for (std::size_t acts = 0; acts <= pair.session.played(); ++acts)
        ASSERT_EQ(pair.session.stateAfter(acts), pair.model.stateAfter(acts)) << acts;
}

TEST(Session, state_after_reaches_into_what_was_taken_back) {
    Pair pair;
    for (int bead = 0; bead < 700; ++bead) pair.act(bead * bead);
    pair.undo(650);
    for (std::size_t acts = 0; acts <= 700; ++acts)
        ASSERT_EQ(pair.session.stateAfter(acts), pair.model.stateAfter(acts)) << acts;
    EXPECT_TRUE(pair.agree());
}

TEST(Session, one_by_one_to_the_start_and_back) {
    Pair pair;
    for (int bead = 0; bead < 5000; ++bead) pair.act(bead);
    while (pair.session.played() > 0) {
        pair.undo(1);
        ASSERT_TRUE(pair.agree()) << pair.session.played();
    }
    while (pair.session.redoableSteps() > 0) {
        pair.redo(1);
        ASSERT_TRUE(pair.agree()) << pair.session.played();
    }
}

TEST(Session, a_long_log_against_the_model) {
    random_play::Random random(20'240'229);
    Pair pair;
    // Stretches of pure play and stretches of going back and forth; checkpoints are set ever further apart.
    while (pair.session.log().size() < 100'000) {
        const int kind = random.below(100);
        if (kind < 80 || pair.model.played() == 0) {
            for (int i = random.between(1, 12); i > 0; --i) pair.act(random.below(1000));
        } else if (kind < 92) {
            const auto all = static_cast<int>(pair.model.played());
            pair.undo(static_cast<std::size_t>(random.chance(3) ? random.between(1, all)
                                                                : std::min(all, random.between(1, 40))));
        } else if (pair.model.redoableSteps() > 0) {
            pair.redo(static_cast<std::size_t>(random.between(1, static_cast<int>(pair.model.redoableSteps()))));
        }
        ASSERT_TRUE(pair.agree()) << "entry " << pair.session.log().size();
        if (random.chance(1)) {
            const auto acts = static_cast<std::size_t>(
                random.between(0, static_cast<int>(pair.model.played() + pair.model.redoableSteps())));
            ASSERT_EQ(pair.session.stateAfter(acts), pair.model.stateAfter(acts)) << acts;
        }
    }
    for (std::size_t i = 0; i < pair.model.played(); ++i) ASSERT_EQ(pair.session.act(i), pair.model.at(i)) << i;
    Session<Beads> replayed(Beads::Setup{});
    for (const auto& entry : pair.session.log()) replayed.add(entry);
    EXPECT_EQ(replayed.state(), pair.model.state());
}

TEST(Session, a_very_long_line_of_play) {
    Pair pair;
    for (int bead = 0; bead < 100'000; ++bead) pair.act(bead % 97);
    ASSERT_TRUE(pair.agree());
    for (const std::size_t acts : {0U, 1U, 127U, 128U, 129U, 16'383U, 16'384U, 16'385U, 65'536U, 99'999U, 100'000U})
        EXPECT_EQ(pair.session.stateAfter(acts), pair.model.stateAfter(acts)) << acts;
    pair.undo(99'999);
    EXPECT_TRUE(pair.agree());
    pair.redo(50'000);
    EXPECT_TRUE(pair.agree());
    pair.act(1);
    EXPECT_TRUE(pair.agree());
    EXPECT_EQ(pair.session.played(), 50'002U);
}

RC_GTEST_PROP(SessionProperty, undo_then_redo_changes_nothing,
              (const std::vector<std::uint8_t>& beads, std::uint8_t back)) {
    RC_PRE(!beads.empty());
    Pair pair;
    for (const int bead : beads) pair.act(bead);
    const Beads::State end = pair.session.state();
    const std::size_t acts = 1 + back % beads.size();
    pair.undo(acts);
    RC_ASSERT(pair.agree());
    pair.redo(acts);
    RC_ASSERT(pair.session.state() == end);
}

RC_GTEST_PROP(SessionProperty, n_at_once_is_n_times_one, (const std::vector<std::uint8_t>& beads, std::uint8_t back)) {
    RC_PRE(!beads.empty());
    Pair atOnce;
    Pair oneByOne;
    for (const int bead : beads) {
        atOnce.act(bead);
        oneByOne.act(bead);
    }
    const std::size_t acts = 1 + back % beads.size();
    atOnce.undo(acts);
    for (std::size_t i = 0; i < acts; ++i) oneByOne.undo(1);
    RC_ASSERT(atOnce.session.state() == oneByOne.session.state());
    RC_ASSERT(atOnce.session.redoableSteps() == oneByOne.session.redoableSteps());
}

// Each number is a step: acts mostly, else back or forward by as much as there is.
RC_GTEST_PROP(SessionProperty, any_walk_agrees_with_the_model, (const std::vector<std::uint16_t>& steps)) {
    Pair pair;
    for (const unsigned step : steps) {
        if (step % 4 == 0 && pair.model.played() > 0) {
            pair.undo(1 + step % pair.model.played());
        } else if (step % 4 == 1 && pair.model.redoableSteps() > 0) {
            pair.redo(1 + step % pair.model.redoableSteps());
        } else {
            pair.act(static_cast<int>(step));
        }
        RC_ASSERT(pair.agree());
    }
    for (std::size_t acts = 0; acts <= pair.model.played() + pair.model.redoableSteps(); ++acts)
        RC_ASSERT(pair.session.stateAfter(acts) == pair.model.stateAfter(acts));
}

}  // namespace
}  // namespace basekeeper
