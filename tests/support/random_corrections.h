// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/amendment_plan.h"
#include "tests/support/random_play.h"

/// A seeded game in which the past is corrected again and again, beside what it should be: lines of play kept whole,
/// and folded from the start.
namespace basekeeper::random_play {

template <Game G>
class Corrections {
public:
    using State = typename G::State;
    using Action = typename G::Action;
    using Line = std::vector<Action>;

    explicit Corrections(std::uint64_t seed) : m_random(seed), m_setup(Trait<G>::setup(m_random)), m_session(m_setup) {}

    /// What does not hold, or nothing; `acts` acts are tried, corrections and steps back come on top.
    std::string run(int acts) {
        for (int i = 0; i < acts && m_failure.empty(); ++i) {
            act();
            if (m_random.chance(8)) goBack();
            if (m_random.chance(6)) goForward();
            if (m_random.chance(8) && !m_line.empty()) amend();
            if (m_random.chance(8) && !m_line.empty()) plan();
        }
        checkLog();
        while (m_failure.empty() && m_session.steps() > 0) undo(1);
        while (m_failure.empty() && m_session.redoableSteps() > 0) redo(1);
        return m_failure;
    }

    [[nodiscard]] int made() const { return m_made; }
    [[nodiscard]] int refused() const { return m_refused; }
    [[nodiscard]] int dropped() const { return m_dropped; }
    [[nodiscard]] int overruled() const { return m_overruled; }
    [[nodiscard]] const Session<G>& session() const { return m_session; }

private:
    using Change = Correction<G>;

    void check(bool holds, const std::string& otherwise) {
        if (!holds && m_failure.empty())
            m_failure = otherwise + " (after " + std::to_string(m_session.log().size()) + " entries of the log)";
    }

    /// The state that a line of play leads to; the number of the first act that is refused.
    [[nodiscard]] tl::expected<State, int> folded(const Line& line) const {
        State state = G::initial(m_setup);
        for (std::size_t i = 0; i < line.size(); ++i) {
            auto next = G::apply(state, line[i]);
            if (!next) return tl::unexpected(static_cast<int>(i) + 1);
            state = *std::move(next);
        }
        return state;
    }

    [[nodiscard]] static Line corrected(const Line& line, const Amend<G>& amend) {
        Line made;
        for (std::size_t i = 0; i < line.size(); ++i) {
            bool stays = true;
            for (const Change& each : amend.corrections) {
                if (each.act != static_cast<int>(i) + 1) continue;
                if (const auto* insert = std::get_if<typename Change::InsertBefore>(&each.change))
                    made.push_back(insert->act);
                else stays = false;
                if (const auto* replace = std::get_if<typename Change::Replace>(&each.change))
                    made.push_back(replace->with);
            }
            if (stays) made.push_back(line[i]);
        }
        return made;
    }

    void compare() {
        check(m_session.played() == m_line.size(), "another number of acts stands");
        for (std::size_t i = 0; i < m_line.size() && m_failure.empty(); ++i)
            check(m_session.act(i) == m_line[i], "another act stands");
        check(m_session.state() == folded(m_line), "not the state of the corrected line of play");
        check(m_session.steps() == m_before.size() && m_session.redoableSteps() == m_after.size(),
              "another number of steps");
        if (m_failure.empty()) {
            const auto acts = static_cast<std::size_t>(m_random.below(static_cast<int>(m_line.size()) + 1));
            const Line part(m_line.begin(), std::next(m_line.begin(), static_cast<std::ptrdiff_t>(acts)));
            check(m_session.stateAfter(acts) == folded(part), "stateAfter of a corrected line");
        }
    }

    void add(const Entry<G>& entry, Line line) {
        m_before.push_back(m_line);
        m_after.clear();
        m_line = std::move(line);
        enter(entry);
    }
    void enter(const Entry<G>& entry) {
        check(!m_session.whyNot(entry), "refused");
        if (!m_failure.empty()) return;
        const State next = m_session.stateWith(entry);
        m_session.add(entry);
        check(m_session.state() == next, "stateWith");
        compare();
    }

    void act() {
        Action action = Trait<G>::act(m_session.state(), m_random);
        if (G::whyNot(m_session.state(), action)) return;
        Line line = m_line;
        line.push_back(action);
        add(action, std::move(line));
    }

    void undo(int steps) {
        for (int i = 0; i < steps; ++i) {
            m_after.push_back(m_line);
            m_line = m_before.back();
            m_before.pop_back();
        }
        enter(Undo{steps});
    }
    void redo(int steps) {
        for (int i = 0; i < steps; ++i) {
            m_before.push_back(m_line);
            m_line = m_after.back();
            m_after.pop_back();
        }
        enter(Redo{steps});
    }
    void goBack() {
        if (!m_before.empty()) undo(m_random.between(1, std::min<int>(6, static_cast<int>(m_before.size()))));
    }
    void goForward() {
        if (!m_after.empty()) redo(m_random.between(1, static_cast<int>(m_after.size())));
    }

    [[nodiscard]] Change anyChange(int act) {
        const auto action = [&] {
            return Trait<G>::act(m_session.stateAfter(static_cast<std::size_t>(act) - 1), m_random);
        };
        switch (m_random.below(3)) {
            case 0: return {act, typename Change::Delete{}};
            case 1: return {act, typename Change::Replace{action()}};
            default: return {act, typename Change::InsertBefore{action()}};
        }
    }
    /// Often far back, more often near the end, where fewer later acts stand in the way.
    [[nodiscard]] int anyAct() {
        const int played = static_cast<int>(m_line.size());
        return m_random.chance(40) ? m_random.between(1, played) : m_random.between(std::max(1, played - 12), played);
    }

    /// Just as it is said, without any thought for what comes after.
    void amend() {
        Amend<G> amend{{anyChange(anyAct())}};
        for (int next = amend.corrections.front().act + 1;
             next <= static_cast<int>(m_line.size()) && m_random.chance(30); ++next)
            amend.corrections.push_back(anyChange(next));
        Line line = corrected(m_line, amend);
        const auto state = folded(line);
        const auto refusal = m_session.whyNot(amend);
        check(refusal.has_value() != state.has_value(), "whyNot of an amendment");
        if (state && m_failure.empty()) {
            ++m_made;
            return add(amend, std::move(line));
        }
        const auto* why = refusal ? std::get_if<RefusedAct<G>>(&*refusal) : nullptr;
        check(why != nullptr && why->act == state.error(), "another act is refused");
    }

    void plan() {
        if constexpr (CorrectableGame<G>) {
            Random wishes(static_cast<std::uint64_t>(m_random.below(1 << 20)));
            const auto plan = planAmendment(
                m_session, anyChange(anyAct()),
                {[&wishes](int) { return wishes.chance(50) ? Remedy::Overrule : Remedy::Drop; }, "as it was"});
            if (!plan) return void(++m_refused);
            Line line = corrected(m_line, plan->amend);
            check(folded(line) == plan->after, "the plan promises another state");
            for (const auto& each : plan->refused) ++(each.remedy == Remedy::Overrule ? m_overruled : m_dropped);
            ++m_made;
            add(plan->amend, std::move(line));
        }
    }

    void checkLog() {
        Session<G> replayed(m_setup);
        for (const Entry<G>& entry : m_session.log()) {
            check(!replayed.whyNot(entry), "the log does not replay");
            if (!m_failure.empty()) return;
            replayed.add(entry);
        }
        check(replayed.state() == m_session.state() && replayed.played() == m_session.played() &&
                  replayed.redoableSteps() == m_session.redoableSteps(),
              "the log folds to something else");
    }

    Random m_random;
    typename G::Setup m_setup;
    Session<G> m_session;
    Line m_line;
    std::vector<Line> m_before;  ///< the line of play before each step that stands
    std::vector<Line> m_after;   ///< what each redo would bring back, the next one last
    std::string m_failure;
    int m_made = 0;
    int m_refused = 0;
    int m_dropped = 0;
    int m_overruled = 0;
};

}  // namespace basekeeper::random_play
