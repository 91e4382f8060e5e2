// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rows.h"

#include "app/game_texts.h"
#include "db/all_your_base_codec.h"

namespace basekeeper {

PieceRow pieceRow(const all_your_base::Piece& piece, bool chosen, bool lit) {
    PieceRow row;
    row.pieceId = static_cast<int>(piece.id);
    row.card = AllYourBaseCodec::cardName(piece.card);
    row.attack = piece.attack;
    row.defense = piece.defense;
    row.chosen = chosen;
    row.lit = lit;
    row.spoken = GameTexts::spoken(piece);
    return row;
}

}  // namespace basekeeper
