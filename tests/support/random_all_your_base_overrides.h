// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"
#include "tests/support/random_play.h"

#include <array>
#include <vector>

/// Rulings for random play of All Your Base: every edit, naming mostly what exists.
namespace basekeeper::random_play::detail {

inline all_your_base::SeatId anySeat(const all_your_base::State& state, Random& random) {
    return random.chance(5) ? random.between(-1, state.rules.seats + 1) : random.below(state.rules.seats);
}

inline all_your_base::BaseId anyBase(const all_your_base::State& state, Random& random) {
    if (state.bases.empty() || random.chance(7))
        return all_your_base::BaseId{static_cast<std::uint32_t>(random.below(static_cast<int>(state.basesSeen) + 3))};
    return random.oneOf(state.bases).id;
}

inline all_your_base::PieceId anyPiece(const all_your_base::State& state, Random& random) {
    if (state.pieces.empty() || random.chance(7))
        return all_your_base::PieceId{static_cast<std::uint32_t>(random.below(static_cast<int>(state.piecesSeen) + 3))};
    return random.oneOf(state.pieces).id;
}

inline all_your_base::Edit anyEdit(const all_your_base::State& state, Random& random) {
    using namespace all_your_base;
    const auto place = [&] { return random.chance(30) ? BaseId::None : anyBase(state, random); };
    const auto phase = [&] { return static_cast<Phase>(random.below(4)); };
    const auto points = [&] { return random.chance(5) ? random.between(-1, 100) : random.below(6); };
    const auto perhaps = [&]() -> std::optional<int> {
        return random.chance(60) ? std::nullopt : std::optional(points());
    };
    switch (random.below(static_cast<int>(std::variant_size_v<Edit>))) {
        case 0: return edit::AddBase{anySeat(state, random), perhaps(), random.chance(50)};
        case 1: return edit::RemoveBase{anyBase(state, random)};
        case 2:
            return edit::GiveBase{anyBase(state, random), anySeat(state, random),
                                  random.chance(50) ? std::nullopt : std::optional(random.chance(50))};
        case 3: return edit::SetBaseDefense{anyBase(state, random), points()};
        case 4: {
            const Card card = random.oneOf(allCards);
            return edit::AddCard{card, perhaps(), isShip(card) || random.chance(5) ? perhaps() : std::nullopt, place()};
        }
        case 5: return edit::MoveCard{anyPiece(state, random), place()};
        case 6: return edit::SetCardPoints{anyPiece(state, random), points(), random.chance(30) ? 0 : points()};
        case 7: return edit::RemoveCard{anyPiece(state, random)};
        case 8: return edit::SetTurn{anySeat(state, random), phase()};
        case 9: {
            edit::SetQueue change;
            for (int i = random.below(4); i > 0; --i) change.seats.push_back(anySeat(state, random));
            return change;
        }
        case 10: return edit::ClosePending{};
        case 11: return edit::OpenChange{random.chance(5) ? 0 : random.between(1, 12)};
        case 12: return edit::EndGame{random.chance(50) ? std::nullopt : std::optional(anySeat(state, random))};
        case 13: return edit::ReopenGame{};
        default:
            return edit::OpenFreePlays{random.chance(5) ? 1 : random.oneOf(std::array{4, 5, 12, 14}),
                                       random.chance(30) ? std::nullopt : std::optional(random.between(0, 3))};
    }
}

inline std::vector<all_your_base::Edit> anyEdits(const all_your_base::State& state, Random& random) {
    std::vector<all_your_base::Edit> changes;
    for (int i = random.between(0, 3); i > 0; --i) changes.push_back(anyEdit(state, random));
    return changes;
}

}  // namespace basekeeper::random_play::detail
