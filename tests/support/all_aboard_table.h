// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/game.h"
#include "core/all_aboard/sailing.h"
#include "tests/support/where.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

/// A table of All aboard! for tests: positions are laid out by rulings, so that a test shows only what it is about.
namespace basekeeper::all_aboard {

constexpr Weight operator""_kg(unsigned long long kilos) { return Weight::ofKilos(static_cast<int>(kilos)); }
constexpr Weight operator""_halves(unsigned long long halves) { return Weight::ofHalves(static_cast<int>(halves)); }

// What gtest prints when a comparison fails.
inline void PrintTo(Weight weight, std::ostream* out) { *out << weight.halves() << "/2 kg"; }
inline void PrintTo(ViolationCode code, std::ostream* out) { *out << codeName(code); }
inline void PrintTo(const Argument& argument, std::ostream* out) {
    *out << argumentName(argument.name) << '=' << argument.value;
}
inline void PrintTo(const Violation& violation, std::ostream* out) {
    *out << codeName(violation.code) << " (" << violation.clause << ')';
    for (const auto& [name, value] : violation.arguments) *out << ' ' << argumentName(name) << '=' << value;
}
inline void PrintTo(const SeatAnimal& who, std::ostream* out) {
    *out << "animal " << static_cast<int>(who.animal) << " of seat " << who.seat;
}
inline void PrintTo(const Step& step, std::ostream* out) {
    *out << "step " << step.index() << " (" << clauseOf(step) << ')';
}

inline Setup setupFor(int seats, const CardValues& values = {}, const Options& options = {}) {
    Setup setup;
    for (int i = 0; i < seats; ++i) setup.seats.push_back({"Seat " + std::to_string(i), "en"});
    setup.values = values;
    setup.options = options;
    return setup;
}

inline Overrule overrule(std::vector<Edit> changes) { return {"as agreed", std::move(changes)}; }

class Table {
public:
    using Where = test::Where;
    /// Who is aboard each boat, left to right.
    using Boats = std::vector<std::vector<SeatAnimal>>;

    explicit Table(int seats = 2) : Table(setupFor(seats)) {}
    explicit Table(const Setup& setup) : m_state(initial(setup)) { EXPECT_TRUE(isValid(setup)); }

    [[nodiscard]] const State& state() const { return m_state; }

    /// The act is accepted.
    void play(const Action& act, Where where = Where::current()) {
        const ::testing::ScopedTrace trace(where.file_name(), static_cast<int>(where.line()), "play");
        EXPECT_EQ(whyNot(m_state, act), std::nullopt);
        auto next = all_aboard::apply(m_state, act);
        ASSERT_TRUE(next.has_value());
        m_state = *std::move(next);
    }

    /// The act is refused, for this reason and with exactly these arguments, by `whyNot` and `apply` alike.
    void refuses(const Action& act, ViolationCode code, std::string_view clause,
                 std::initializer_list<Argument> arguments = {}, Where where = Where::current()) const {
        const ::testing::ScopedTrace trace(where.file_name(), static_cast<int>(where.line()), "refuses");
        const Violation expected(code, clause, arguments);
        EXPECT_EQ(whyNot(m_state, act), expected);
        const auto next = all_aboard::apply(m_state, act);
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

    /// A round that is about to sail, with these boats.
    void lay(const std::vector<Weight>& numbers, const Boats& aboard, Where where = Where::current()) {
        if (m_state.phase != Phase::RevealBoats) play(overrule({edit::StartRound{m_state.round}}), where);
        std::vector<Weight> all = numbers;
        all.resize(m_state.seats.size(), 99_kg);
        play(RevealBoats{all}, where);
        std::vector<Edit> edits;
        for (std::size_t i = 0; i < aboard.size(); ++i)
            for (const SeatAnimal& who : aboard[i]) edits.emplace_back(edit::MoveAnimal{who, static_cast<int>(i) + 1});
        edits.emplace_back(edit::SetSailing{1, {}});
        play(overrule(edits), where);
    }
    /// The next boat, and every step of it.
    std::vector<Step> sail(Where where = Where::current()) { return resolve(Sail{}, where); }
    std::vector<Step> replace(Weight number, Where where = Where::current()) {
        return resolve(ReplaceBoat{number}, where);
    }

    void board(SeatId seat, int boat, std::optional<Animal> animal = {}, Where where = Where::current()) {
        play(Board{seat, boat, animal}, where);
    }

    [[nodiscard]] const Boat& boat(int number) const { return m_state.boats[static_cast<std::size_t>(number) - 1]; }
    [[nodiscard]] std::vector<SeatAnimal> aboard(int number) const {
        std::vector<SeatAnimal> all;
        for (const Passenger& passenger : boat(number).aboard)
            if (passenger.animal) all.push_back({passenger.seat, *passenger.animal});
        return all;
    }
    [[nodiscard]] const SeatState& seat(SeatId seat) const { return m_state.seats[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] bool isSaved(SeatAnimal who) const {
        return std::ranges::count(seat(who.seat).saved, who.animal) == 1;
    }
    [[nodiscard]] bool isDiscarded(SeatAnimal who) const {
        return std::ranges::count(seat(who.seat).discarded, who.animal) == 1;
    }
    [[nodiscard]] bool isAboard(SeatAnimal who, int number) const {
        return std::ranges::count(aboard(number), who) == 1;
    }

private:
    std::vector<Step> resolve(const Action& act, Where where) {
        const ::testing::ScopedTrace trace(where.file_name(), static_cast<int>(where.line()), "sail");
        std::vector<Step> steps;
        EXPECT_EQ(whyNot(m_state, act), std::nullopt);
        if (whyNot(m_state, act)) return steps;
        const std::vector<SailingMoment> moments = sailingOf(m_state, act);
        for (const SailingMoment& moment : moments) steps.push_back(moment.step);
        play(act, where);
        EXPECT_FALSE(moments.empty());
        EXPECT_TRUE(moments.back().boats == m_state.boats) << "the last step leaves the boats as the act does";
        return steps;
    }

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

}  // namespace basekeeper::all_aboard
