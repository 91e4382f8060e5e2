// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/game.h"
#include "core/all_your_base/red_alert.h"
#include "tests/support/where.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

/// A table of All Your Base for tests: positions are laid out by rulings, so that a test shows only what it is about.
namespace basekeeper::all_your_base {

constexpr BaseId operator""_B(unsigned long long number) { return BaseId{static_cast<std::uint32_t>(number)}; }
constexpr PieceId operator""_P(unsigned long long number) { return PieceId{static_cast<std::uint32_t>(number)}; }

constexpr int numberOf(BaseId id) { return static_cast<int>(id); }
constexpr int numberOf(PieceId id) { return static_cast<int>(id); }

// What gtest prints when a comparison fails.
inline void PrintTo(BaseId id, std::ostream* out) { *out << 'B' << numberOf(id); }
inline void PrintTo(PieceId id, std::ostream* out) { *out << 'P' << numberOf(id); }
inline void PrintTo(ViolationCode code, std::ostream* out) { *out << codeName(code); }
inline void PrintTo(const Argument& argument, std::ostream* out) {
    *out << argumentName(argument.name) << '=' << argument.value;
}
inline void PrintTo(const Violation& violation, std::ostream* out) {
    *out << codeName(violation.code) << " (" << violation.clause << ')';
    for (const auto& [name, value] : violation.arguments) *out << ' ' << argumentName(name) << '=' << value;
}

inline Setup setupFor(int seats, const Options& options = {}, const CardValues& values = {}) {
    Setup setup;
    for (int i = 0; i < seats; ++i) setup.seats.push_back({"Seat " + std::to_string(i), "en"});
    setup.options = options;
    setup.values = values;
    return setup;
}

inline PlayShip ship(Card card, BaseId base, std::optional<int> attack = {}, std::optional<int> defense = {}) {
    return PlayShip{{base, attack, defense, {}}, static_cast<Ship>(card)};
}
inline PlayCrew crew(BaseId base, std::optional<int> attack = {}, std::optional<int> defense = {}) {
    return PlayCrew{{base, attack, defense, {}}};
}
inline PlayCats cats(BaseId base, std::optional<int> attack = {}, std::optional<int> defense = {}) {
    return PlayCats{{base, attack, defense, {}}};
}
inline Attack attackOn(BaseId target, std::vector<PieceId> with) { return {target, std::move(with), {}}; }
inline RedAlert redAlert(int card) { return redAlertOf(card).value(); }
inline RedAlert redAlertTo(int card, SeatId seat) {
    if (card == 6) return red_alert::PeekAndSwap{{seat}};
    return red_alert::GiftedTurn{{seat}};
}
inline Overrule overrule(std::vector<Edit> changes) { return {"as agreed", std::move(changes)}; }

class Table {
public:
    using Where = test::Where;

    explicit Table(int seats = 2, const Options& options = {}, const CardValues& values = {})
        : Table(setupFor(seats, options, values)) {}
    explicit Table(const Setup& setup) : m_state(initial(setup)) { EXPECT_TRUE(isValid(setup)); }

    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const Turn& turn() const { return m_state.turn; }

    /// The act is accepted.
    void play(const Action& act, Where where = Where::current()) {
        const ::testing::ScopedTrace trace(where.file_name(), static_cast<int>(where.line()), "play");
        EXPECT_EQ(whyNot(m_state, act), std::nullopt);
        auto next = all_your_base::apply(m_state, act);
        ASSERT_TRUE(next.has_value());
        m_state = *std::move(next);
    }

    /// The act is refused, for this reason and with exactly these arguments, by `whyNot` and `apply` alike.
    void refuses(const Action& act, ViolationCode code, std::string_view clause,
                 std::initializer_list<Argument> arguments = {}, Where where = Where::current()) const {
        const ::testing::ScopedTrace trace(where.file_name(), static_cast<int>(where.line()), "refuses");
        const Violation expected(code, clause, arguments);
        EXPECT_EQ(whyNot(m_state, act), expected);
        const auto next = all_your_base::apply(m_state, act);
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

    /// Lays a base down in front of the seat.
    BaseId base(SeatId owner, std::initializer_list<Card> cards = {}, Where where = Where::current()) {
        play(overrule({edit::AddBase{owner, {}, false}}), where);
        const BaseId id{m_state.basesSeen};
        for (const Card card : cards) this->card(card, id, {}, where);
        return id;
    }
    PieceId card(Card card, BaseId at, std::optional<Points> points = {}, Where where = Where::current()) {
        edit::AddCard add{card, {}, {}, at};
        if (points) {
            add.attack = points->attack;
            add.defense = points->defense;
        }
        play(overrule({add}), where);
        return PieceId{m_state.piecesSeen};
    }
    PieceId discarded(Card card, std::optional<Points> points = {}, Where where = Where::current()) {
        return this->card(card, BaseId::None, points, where);
    }
    void bases(SeatId owner, int count) {
        for (int i = 0; i < count; ++i) base(owner);
    }
    void turnOf(SeatId seat, Phase phase = Phase::RedAlert, Where where = Where::current()) {
        play(overrule({edit::SetTurn{seat, phase}}), where);
    }

    /// The rest of the turn without anything that would change the table.
    void passTurn(Where where = Where::current()) {
        if (turn().phase < Phase::Attack) play(PassDefense{}, where);
        play(EndTurn{}, where);
    }

    [[nodiscard]] const Base& at(BaseId id) const { return *m_state.base(id); }
    [[nodiscard]] const Piece& at(PieceId id) const { return *m_state.piece(id); }
    [[nodiscard]] SeatId owner(BaseId id) const { return m_state.base(id)->owner; }
    [[nodiscard]] bool attackIsOpen() const { return std::holds_alternative<PendingAttack>(m_state.pending); }
    [[nodiscard]] bool nothingIsOpen() const { return std::holds_alternative<std::monostate>(m_state.pending); }
    /// The surplus of open change; 0 where none is open.
    [[nodiscard]] int openChange() const {
        const auto* change = std::get_if<PendingChange>(&m_state.pending);
        return change == nullptr ? 0 : change->surplus;
    }

private:
    State m_state;
};

/// Two seats, seat 0 to attack: B1 of seat 0 with Zero Wing P1 (5/5) and CREW P2 (1/0), B2 of seat 0 with Destroyer
/// P3 (2/2); B3 of seat 1 with Zig P4 (1/1), B4 of seat 1 with Dreadnought P5 (4/4) and CATS P6 (2/0).
inline Table battlefield(const Options& options = {}) {
    Table t(2, options);
    t.base(0, {Card::ZeroWing, Card::Crew});
    t.base(0, {Card::Destroyer});
    t.base(1, {Card::Zig});
    t.base(1, {Card::Dreadnought, Card::Cats});
    t.turnOf(0, Phase::Attack);
    return t;
}

}  // namespace basekeeper::all_your_base
