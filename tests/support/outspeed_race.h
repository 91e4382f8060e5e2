// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/choices.h"
#include "core/outspeed/game.h"
#include "core/outspeed/happening.h"
#include "tests/support/where.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A race of Outspeed for tests: positions are laid out by rulings, so that a test shows only what it is about.
namespace basekeeper::outspeed {

// What gtest prints when a comparison fails.
inline void PrintTo(ViolationCode code, std::ostream* out) { *out << codeName(code); }
inline void PrintTo(const Argument& argument, std::ostream* out) {
    *out << argumentName(argument.name) << '=' << argument.value;
}
inline void PrintTo(const Violation& violation, std::ostream* out) {
    *out << codeName(violation.code) << " (" << violation.clause << ')';
    for (const auto& [name, value] : violation.arguments) *out << ' ' << argumentName(name) << '=' << value;
}
inline void PrintTo(const Step& step, std::ostream* out) {
    *out << "step " << step.index() << " (" << clauseOf(step) << ')';
}

/// Of an enumerator, as the argument of a violation has it.
inline constexpr auto number = [](auto value) { return static_cast<int>(value); };

inline Setup setupFor(int seats, const Options& options = {}) {
    Setup setup;
    for (int i = 0; i < seats; ++i) setup.seats.push_back({"Seat " + std::to_string(i), "en"});
    setup.options = options;
    return setup;
}

inline Overrule overrule(std::vector<Edit> changes) { return {"as agreed", std::move(changes)}; }

inline Route route(std::string name, Amount cost = 0, Benefit benefit = {}) {
    return {std::move(name), {}, false, cost, benefit};
}
inline Route forPilots(int pilots, Route route) {
    route.pilots = pilots;
    return route;
}
inline Route forOne(Route route) {
    route.sole = true;
    return route;
}

class Table {
public:
    using Where = test::Where;

    explicit Table(int seats = 3, const Options& options = {}) : m_state(initial(setupFor(seats, options))) {}

    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const SeatState& seat(SeatId seat) const { return m_state.seats[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] std::vector<int> zones() const {
        std::vector<int> all;
        for (const SeatState& each : m_state.seats) all.push_back(each.zone);
        return all;
    }
    [[nodiscard]] std::vector<int> fuel() const {
        std::vector<int> all;
        for (const SeatState& each : m_state.seats) all.push_back(each.fuel);
        return all;
    }

    /// The act is accepted.
    void play(const Action& act, Where where = Where::current()) {
        const ::testing::ScopedTrace trace(where.file_name(), static_cast<int>(where.line()), "play");
        EXPECT_EQ(whyNot(m_state, act), std::nullopt);
        auto next = outspeed::apply(m_state, act);
        ASSERT_TRUE(next.has_value());
        m_state = *std::move(next);
    }

    /// The act is refused, for this reason and with exactly these arguments, by `whyNot` and `apply` alike.
    void refuses(const Action& act, ViolationCode code, std::string_view clause,
                 std::initializer_list<Argument> arguments = {}, Where where = Where::current()) const {
        const ::testing::ScopedTrace trace(where.file_name(), static_cast<int>(where.line()), "refuses");
        const Violation expected(code, clause, arguments);
        EXPECT_EQ(whyNot(m_state, act), expected);
        const auto next = outspeed::apply(m_state, act);
        ASSERT_FALSE(next.has_value());
        EXPECT_EQ(next.error(), expected);
    }

    void allows(const Action& act, Where where = Where::current()) const {
        const ::testing::ScopedTrace trace(where.file_name(), static_cast<int>(where.line()), "allows");
        EXPECT_EQ(whyNot(m_state, act), std::nullopt);
    }

    /// What `legalActs` says of the kind of act.
    [[nodiscard]] std::optional<Violation> against(ActKind kind) const {
        const auto acts = legalActs(m_state);
        EXPECT_EQ(acts[static_cast<std::size_t>(kind)].kind, kind);
        return acts[static_cast<std::size_t>(kind)].refusal;
    }

    /// The act, and every step of it.
    std::vector<Step> tell(const Action& act, Where where = Where::current()) {
        const ::testing::ScopedTrace trace(where.file_name(), static_cast<int>(where.line()), "tell");
        std::vector<Step> steps;
        EXPECT_EQ(whyNot(m_state, act), std::nullopt);
        if (whyNot(m_state, act)) return steps;
        const std::vector<StepResult> moments = stepsOf(m_state, act);
        for (const StepResult& moment : moments) steps.push_back(moment.step);
        play(act, where);
        return steps;
    }

    /// Where the ships are, from seat 0 on, and their fuel.
    void place(const std::vector<int>& zones, const std::vector<int>& fuel = {}, Where where = Where::current()) {
        std::vector<Edit> edits;
        for (std::size_t i = 0; i < zones.size(); ++i)
            edits.emplace_back(edit::SetZone{static_cast<SeatId>(i), zones[i]});
        for (std::size_t i = 0; i < fuel.size(); ++i)
            edits.emplace_back(edit::SetFuel{static_cast<SeatId>(i), fuel[i]});
        play(overrule(edits), where);
    }
    void give(SeatId seat, std::vector<HeldToken> tokens, Where where = Where::current()) {
        play(overrule({edit::SetTokens{seat, std::move(tokens)}}), where);
    }

    /// The next tile, with any number that is open.
    void show(std::vector<Route> routes, Where where = Where::current()) {
        const std::vector<int> open = tileNumbersOpen(m_state);
        ASSERT_FALSE(open.empty());
        play(DescribeTile{{open.front(), std::move(routes)}}, where);
    }
    /// The finish tile, in the last turn.
    void showFinish(std::vector<Route> routes, Where where = Where::current()) {
        play(overrule({edit::StartTurn{turns}}), where);
        show(std::move(routes), where);
    }
    /// These seats have these tokens, announce them, and all take effect.
    std::vector<Step> bonuses(const std::vector<std::pair<SeatId, Token>>& announced, Where where = Where::current()) {
        for (const auto& [seat, token] : announced) {
            give(seat, {token}, where);
            play(Announce{seat, token}, where);
        }
        return tell(ApplyBonuses{}, where);
    }
    /// One route for each seat that is in the race.
    void choose(const std::vector<std::string>& routes, Where where = Where::current()) {
        const std::vector<SeatId> seats = yetToProgram(m_state);
        ASSERT_EQ(seats.size(), routes.size());
        for (std::size_t i = 0; i < seats.size(); ++i) play(Program{seats[i], routes[i], {}}, where);
    }
    /// A turn without bonuses, as far as nothing is due.
    std::vector<Step> turn(std::vector<Route> tile, const std::vector<std::string>& routes,
                           Where where = Where::current()) {
        if (m_state.phase == Phase::Tile) show(std::move(tile), where);
        if (m_state.phase == Phase::Bonuses) play(ApplyBonuses{}, where);
        choose(routes, where);
        return tell(Resolve{}, where);
    }
    /// The same with the finish tile.
    std::vector<Step> finishTurn(std::vector<Route> tile, const std::vector<std::string>& routes,
                                 Where where = Where::current()) {
        showFinish(std::move(tile), where);
        return turn({}, routes, where);
    }

private:
    State m_state;
};

/// The steps of one kind.
template <class S>
std::vector<S> only(const std::vector<Step>& steps) {
    std::vector<S> found;
    for (const Step& step : steps)
        if (const auto* one = std::get_if<S>(&step)) found.push_back(*one);
    return found;
}

}  // namespace basekeeper::outspeed
