// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/card_moves.h"

namespace basekeeper::all_your_base {

void moveCards(State& state, const std::vector<Placement>& moves) {
    for (const auto& [piece, place] : moves) state.piece(piece)->at = place;
}

void discardCardsOn(State& state, BaseId base) {
    for (Piece& piece : state.pieces)
        if (piece.at == base) piece.at = BaseId::None;
}

void removeBase(State& state, BaseId id) {
    discardCardsOn(state, id);
    std::erase_if(state.bases, [id](const Base& base) { return base.id == id; });
}

}  // namespace basekeeper::all_your_base
