// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

/// One seeded game of any kind, with undo and redo on the way, and everything checked that must hold of every game.
namespace basekeeper::random_play {

/// The same numbers from the same seed with every standard library.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_engine(seed) {}

    /// From 0 to `count` - 1; 0 for an empty range.
    int below(int count) { return count < 1 ? 0 : static_cast<int>(m_engine() % static_cast<std::uint64_t>(count)); }
    int between(int lowest, int highest) { return lowest + below(highest - lowest + 1); }
    bool chance(int percent) { return below(100) < percent; }
    template <class Things>
    const auto& oneOf(const Things& things) {
        return things[static_cast<std::size_t>(below(static_cast<int>(things.size())))];
    }

private:
    std::mt19937_64 m_engine;
};

/// How often something worth reaching was reached, by name: so that a test can tell that it was.
using Reached = std::map<std::string, std::size_t>;

/// What random play must know of a game. To be specialised with:
///
///     static Setup setup(Random&);                      any valid set-up, all options among them
///     static Action act(const State&, Random&);         some legal by construction, some wrong on purpose
///     static bool kindIsLegal(const LegalActs&, const Action&);
///     static std::string problem(const State&);         what is wrong with the state by itself; empty: nothing
///     static std::string problemOfLegalActs(const State&, const LegalActs&);   a kind said to be legal has a legal act
///     static void note(const State& before, const Action&, const State& after, Reached&);
///     static std::string name(const Action&);
template <Game G>
struct Trait;

/// Where another layer looks on, for instance to send everything through its codec and back. An answer that is not
/// empty is a failure.
template <Game G>
struct Onlooker {
    std::function<std::string(const typename G::Setup&)> onSetup = [](const auto&) { return std::string(); };
    /// Each entry that the log has taken, in order.
    std::function<std::string(const Entry<G>&)> onEntry = [](const auto&) { return std::string(); };
    /// The session after its last entry.
    std::function<std::string(const Session<G>&)> onEnd = [](const auto&) { return std::string(); };
};

struct Report {
    std::size_t accepted = 0;
    std::size_t refused = 0;
    Reached reached;
    std::string failure;  ///< empty when all is well; names the seed otherwise
};

template <Game G>
class Play {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    Play(std::uint64_t seed, const Onlooker<G>& onlooker)
        : m_random(seed),
          m_onlooker(onlooker),
          m_setup(Trait<G>::setup(m_random)),
          m_session(m_setup),
          m_states{G::initial(m_setup)} {}

    Report run(std::size_t acts) {
        check(m_onlooker.onSetup(m_setup));
        // Refusals count in time but not in length; a game that is over refuses nearly everything.
        for (std::size_t tries = 0; sound() && m_report.accepted < acts && tries < 4 * acts + 20; ++tries) {
            if (m_random.chance(6)) {
                goBack();
            } else if (m_random.chance(6)) {
                goForward();
            } else {
                act(Trait<G>::act(m_session.state(), m_random));
            }
            check(m_session.state() == stateNow(), "the state is not that of the line of play");
        }
        if (sound()) checkLog();
        if (sound()) checkStateAfter();
        if (sound()) checkUndoToTheStart();
        if (sound()) checkRedoToTheEnd();
        if (sound()) check(m_onlooker.onEnd(m_session));
        return std::move(m_report);
    }

private:
    [[nodiscard]] bool sound() const { return m_report.failure.empty(); }
    [[nodiscard]] const State& stateNow() const { return m_states[m_session.played()]; }

    void check(const std::string& problem) {
        if (sound() && !problem.empty())
            m_report.failure = problem + " (after " + std::to_string(m_session.log().size()) + " entries of the log)";
    }
    void check(bool holds, const char* otherwise) {
        if (!holds) check(std::string(otherwise));
    }

    void add(const Entry<G>& entry) {
        m_session.add(entry);
        check(m_onlooker.onEntry(entry));
    }

    void act(const Action& action) {
        const State before = m_session.state();
        const auto refusal = G::whyNot(before, action);
        const auto next = G::apply(before, action);
        const auto legal = G::legalActs(before);
        check(next.has_value() == !refusal, "apply and whyNot disagree on whether the act may be done");
        check(m_session.whyNot(action).has_value() == refusal.has_value(), "the session and the game disagree");
        check(m_session.state() == before, "asking has changed the state");
        if (refusal) {
            ++m_report.refused;
            if (!next) check(next.error() == *refusal, "apply and whyNot give different reasons");
            return;
        }
        if (!next) return;
        if (!Trait<G>::kindIsLegal(legal, action))
            check("legalActs refuses a kind of which an act is accepted: " + Trait<G>::name(action));
        check(Trait<G>::problemOfLegalActs(before, legal));
        add(action);
        check(m_session.state() == *next, "carryOut and apply lead to different states");
        check(m_session.redoableSteps() == 0, "a new act leaves something to redo");
        check(Trait<G>::problem(*next));
        Trait<G>::note(before, action, *next, m_report.reached);
        ++m_report.accepted;
        m_states.resize(m_session.played());
        m_states.push_back(*next);
        m_line.resize(m_session.played() - 1);
        m_line.push_back(action);
    }

    /// Mostly a step or two, at times far back, at times too far.
    int distance(std::size_t atMost) {
        const int most = static_cast<int>(atMost);
        if (m_random.chance(5)) return most + m_random.between(1, 3);
        if (m_random.chance(5)) return -m_random.below(2);
        return m_random.chance(10) ? m_random.between(1, most) : std::min(m_random.between(1, 3), most);
    }

    void goBack() {
        const Undo undo{distance(m_session.played())};
        const bool possible = undo.acts >= 1 && static_cast<std::size_t>(undo.acts) <= m_session.played();
        const auto refusal = m_session.whyNot(undo);
        check(refusal.has_value() != possible, "whyNot of an undo");
        if (!refusal) add(undo);
    }

    void goForward() {
        const Redo redo{distance(m_session.redoableSteps())};
        const bool possible = redo.acts >= 1 && static_cast<std::size_t>(redo.acts) <= m_session.redoableSteps();
        const auto refusal = m_session.whyNot(redo);
        check(refusal.has_value() != possible, "whyNot of a redo");
        if (!refusal) add(redo);
    }

    /// The log alone makes the same session; the line of play alone makes the same state.
    void checkLog() {
        Session<G> replayed(m_setup);
        for (const Entry<G>& entry : m_session.log()) {
            if (replayed.whyNot(entry)) return check("the log does not replay");
            replayed.add(entry);
        }
        check(replayed.state() == m_session.state(), "the log folds to another state");
        check(replayed.played() == m_session.played() && replayed.redoableSteps() == m_session.redoableSteps(),
              "the log folds to another line");

        State state = G::initial(m_setup);
        for (std::size_t i = 0; i < m_session.played(); ++i) {
            check(m_session.act(i) == m_line[i], "the line of play has another act");
            auto next = G::apply(state, m_session.act(i));
            if (!next) return check("the line of play does not replay");
            state = *std::move(next);
            check(state == m_states[i + 1], "the line of play folds to another state");
        }
    }

    void checkStateAfter() {
        const std::size_t acts = m_session.played() + m_session.redoableSteps();
        const auto step = static_cast<std::size_t>(m_random.between(3, 11));
        for (std::size_t i = 0; i <= acts; i += step) check(m_session.stateAfter(i) == m_states[i], "stateAfter");
        check(m_session.stateAfter(m_session.played()) == m_session.state(), "stateAfter of what is played");
    }

    void checkUndoToTheStart() {
        while (sound() && m_session.played() > 0) {
            m_session.add(Undo{1});
            check(m_session.state() == stateNow(), "undone to another state");
        }
    }

    void checkRedoToTheEnd() {
        while (sound() && m_session.redoableSteps() > 0) {
            m_session.add(Redo{1});
            check(m_session.state() == stateNow(), "redone to another state");
        }
        check(m_session.played() + 1 == m_states.size(), "redo does not reach the end");
    }

    Random m_random;
    const Onlooker<G>& m_onlooker;
    typename G::Setup m_setup;
    Session<G> m_session;
    std::vector<State> m_states;  ///< after each number of acts of the line of play, what was taken back included
    std::vector<Action> m_line;
    Report m_report;
};

/// The length belongs to the seed too, so that a seed alone repeats a failure: many short games, some very long.
inline std::size_t lengthFor(std::uint64_t seed) {
    Random random(~seed);
    const int kind = random.below(10);
    return static_cast<std::size_t>(kind == 0  ? random.between(1200, 2500)
                                    : kind < 5 ? random.between(200, 600)
                                               : random.between(1, 150));
}

template <Game G>
Report play(std::uint64_t seed, const Onlooker<G>& onlooker = {}) {
    Report report = Play<G>(seed, onlooker).run(lengthFor(seed));
    if (!report.failure.empty()) report.failure = "seed " + std::to_string(seed) + ": " + report.failure;
    return report;
}

/// Games with the seeds from `first` on, until `acts` acts have been accepted or one fails.
template <Game G>
Report playMany(std::uint64_t first, std::size_t acts, const Onlooker<G>& onlooker = {}) {
    Report all;
    for (std::uint64_t seed = first; all.accepted < acts && all.failure.empty(); ++seed) {
        Report one = play<G>(seed, onlooker);
        all.accepted += one.accepted;
        all.refused += one.refused;
        for (const auto& [what, count] : one.reached) all.reached[what] += count;
        all.failure = std::move(one.failure);
    }
    return all;
}

}  // namespace basekeeper::random_play
