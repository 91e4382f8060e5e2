// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/late_game.h"

#include "core/all_your_base/attack_math.h"
#include "core/all_your_base/rules.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

namespace basekeeper::bench {

using namespace all_your_base;

namespace {

/// Enough for a few changes to choose from.
constexpr std::ptrdiff_t fullPile = 16;
constexpr int everyFifth = 5;

class Player {
public:
    explicit Player(State state) : m_state(std::move(state)) {}

    std::vector<Action> play(std::size_t count) {
        while (m_acts.size() < count) turn();
        m_acts.resize(count);
        return std::move(m_acts);
    }

private:
    void act(Action action) {
        // A benchmark of refusals would be one of something else.
        if (whyNot(m_state, action)) std::abort();
        applyInPlace(m_state, action);
        m_acts.push_back(std::move(action));
    }

    [[nodiscard]] std::ptrdiff_t onBases() const {
        return std::ranges::count(m_state.pieces, false, &Piece::discarded);
    }
    [[nodiscard]] std::ptrdiff_t inPile() const { return std::ssize(m_state.pieces) - onBases(); }

    void turn() {
        const SeatId seat = m_state.turn.seat;
        const auto turn = static_cast<std::size_t>(m_state.turn.number);
        const std::vector<BaseId> own = basesOf(m_state, seat);
        if (inPile() > fullPile) act(Reshuffle{});
        if (own.empty()) act(PlayBase{});
        else playCard(allCards[turn % cardKinds], own[turn % own.size()]);
        if (onBases() >= lateCards) attack(turn);
        if (!own.empty()) regroup(own[(turn + 1) % own.size()]);
        act(EndTurn{});
    }

    void playCard(Card card, BaseId base) { act(playOf(card, {base, {}, {}, {}})); }

    void attack(std::size_t turn) {
        const SeatId seat = m_state.turn.seat;
        for (std::size_t i = 0; i < m_state.bases.size(); ++i) {
            const Base& target = m_state.bases[(turn + i) % m_state.bases.size()];
            if (target.owner == seat) continue;
            const AttackOption option = attackOption(m_state, seat, target.id);
            if (!option.capturable) continue;
            act(Attack{target.id, turn % 2 == 0 ? option.force : withOneMore(option.force), {}});
            if (turn % everyFifth == 0) act(Counterattack{});
            else act(ResolveAttack{});
            takeChange(target.id);
            return;
        }
    }

    /// More than is needed, so that there is change.
    [[nodiscard]] std::vector<PieceId> withOneMore(std::vector<PieceId> force) const {
        for (const PieceId piece : piecesOf(m_state, m_state.turn.seat)) {
            if (std::ranges::find(force, piece) != force.end()) continue;
            force.push_back(piece);
            break;
        }
        return force;
    }

    void takeChange(BaseId to) {
        const auto* open = std::get_if<PendingChange>(&m_state.pending);
        if (open == nullptr) return;
        TakeChange change;
        for (const PieceId piece : bestChange(m_state, open->surplus).take) change.cards.push_back({piece, to});
        act(change);
    }

    void regroup(BaseId to) {
        const std::vector<PieceId> own = piecesOf(m_state, m_state.turn.seat);
        if (!own.empty()) act(Regroup{{{own.front(), to}}});
    }

    State m_state;
    std::vector<Action> m_acts;
};

}  // namespace

Setup lateSetup() {
    Setup setup;
    const std::vector<std::string> names{"Ana", "美玲", "Tomás", "Olga", "Ravi", "Joëlle"};
    for (const std::string& name : names) setup.seats.push_back({name, "en"});
    setup.options.threshold = 2 * lateBases / lateSeats;
    return setup;
}

Overrule lateTable() {
    Overrule overrule{"a table for the benchmarks", {}};
    for (int i = 0; i < lateBases; ++i) overrule.changes.push_back(edit::AddBase{i % lateSeats, {}, i % 2 == 1});
    for (int i = 0; i < lateCards; ++i)
        overrule.changes.push_back(edit::AddCard{allCards[static_cast<std::size_t>(i) % cardKinds],
                                                 {},
                                                 {},
                                                 BaseId{static_cast<std::uint32_t>(i % lateBases + 1)}});
    return overrule;
}

std::vector<Action> lateActs(State state, std::size_t count) { return Player(std::move(state)).play(count); }

}  // namespace basekeeper::bench
