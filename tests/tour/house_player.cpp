// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tour/house_player.h"

#include "core/all_your_base/attack_math.h"
#include "core/all_your_base/rules.h"

#include <algorithm>
#include <array>

namespace basekeeper {

using namespace all_your_base;

namespace {

/// Every kind of card comes up early.
constexpr std::array playOrder{Card::Destroyer, Card::Zig,          Card::BattleCruiser, Card::Crew,
                               Card::Zig,       Card::Dreadnought,  Card::Destroyer,     Card::Cats,
                               Card::ZeroWing,  Card::BattleCruiser};

/// One attack in this many is countered.
constexpr int counterEvery = 4;
constexpr int quietTurns = 9;

BaseId weakestBase(const State& state, SeatId seat) {
    const auto own = basesOf(state, seat);
    return *std::ranges::min_element(own, {}, [&](BaseId base) { return defenseOf(state, base); });
}

}  // namespace

Action HousePlayer::defensePhase(const State& state) {
    const auto bases = static_cast<int>(basesOf(state, state.turn.seat).size());
    const int round = (state.turn.number - 1) / state.rules.seats;
    if (bases == 0 || (round % 2 == 0 && bases < state.rules.threshold)) return PlayBase{};
    const Card card = playOrder[static_cast<std::size_t>(m_cardsPlayed++) % playOrder.size()];
    return playOf(card, {.base = weakestBase(state, state.turn.seat), .attack = {}, .defense = {}, .piece = {}});
}

std::optional<Action> HousePlayer::worthAttacking(const State& state) const {
    if (state.turn.number <= quietTurns || state.turn.number % 3 == 1) return {};
    std::optional<Action> best;
    int bestValue = 0;
    for (const Base& base : state.bases) {
        if (base.owner == state.turn.seat) continue;
        const AttackOption option = attackOption(state, state.turn.seat, base.id);
        // A well defended base of the one who leads is worth most; a force that leaves nothing behind, little.
        const int value = option.needed + 2 * basesHeld(state, base.owner) + option.surplus;
        if (!option.capturable || value <= bestValue) continue;
        bestValue = value;
        best = Attack{.target = base.id, .with = option.force, .withBases = {}};
    }
    return best;
}

Action HousePlayer::next(const State& state) {
    if (std::holds_alternative<PendingAttack>(state.pending)) {
        return ++m_attacksMet % counterEvery == 2 ? Action(Counterattack{}) : Action(ResolveAttack{});
    }
    for (SeatId seat = 0; seat < state.rules.seats; ++seat)
        if (mayDeclare(state, seat)) return Declare{seat};
    if (const auto* change = std::get_if<PendingChange>(&state.pending)) {
        const Change best = bestChange(state, change->surplus);
        if (!best.take.empty()) {
            TakeChange take;
            for (const PieceId piece : best.take)
                take.cards.push_back({piece, basesOf(state, state.turn.seat).front()});
            return take;
        }
    }
    if (!statusForbids(state, ActKind::PlayBase)) return defensePhase(state);
    if (!statusForbids(state, ActKind::Attack))
        if (auto attack = worthAttacking(state)) return *attack;
    return EndTurn{};
}

}  // namespace basekeeper
