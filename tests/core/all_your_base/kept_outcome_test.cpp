// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_all_your_base.h"
#include "tests/support/random_kept_outcomes.h"

#include <gtest/gtest.h>

#include <tuple>

namespace basekeeper::all_your_base {
namespace {

auto whatIsRuled(const State& state) {
    std::vector<std::tuple<BaseId, SeatId, int, bool>> bases;
    for (const Base& base : state.bases) bases.emplace_back(base.id, base.owner, base.defense, base.gained);
    std::vector<std::tuple<PieceId, Card, int, int, BaseId>> pieces;
    for (const Piece& piece : state.pieces)
        pieces.emplace_back(piece.id, piece.card, piece.attack, piece.defense, piece.at);
    const auto* change = std::get_if<PendingChange>(&state.pending);
    const auto* plays = std::get_if<PendingFreePlays>(&state.pending);
    std::vector<std::pair<int, std::optional<int>>> stack;
    if (plays != nullptr)
        for (const FreePlays& each : plays->stack) stack.emplace_back(each.card, each.left);
    return std::tuple(bases, pieces, state.turn.seat, state.turn.phase, state.queue, state.over, state.winner,
                      change != nullptr ? change->surplus : 0, stack,
                      std::holds_alternative<PendingAttack>(state.pending));
}

TEST(AllYourBaseKeptOutcomes, clause_S_6_a_ruling_does_what_the_act_did) {
    random_play::KeptOutcomes<AllYourBase, decltype(&whatIsRuled)> games(&whatIsRuled,
                                                                         static_cast<std::size_t>(ActKind::Overrule));
    for (std::uint64_t seed = 1; seed <= 60; ++seed) ASSERT_EQ(games.run(seed, 400), "");
    for (std::size_t kind = 0; kind < std::variant_size_v<Action>; ++kind) {
        const bool declares = kind == static_cast<std::size_t>(ActKind::Attack);
        EXPECT_EQ(games.lost(kind) > 0, declares) << kind << ": no ruling declares an attack";
        EXPECT_EQ(games.kept(kind) > 20, !declares) << kind;
    }
}

}  // namespace
}  // namespace basekeeper::all_your_base
