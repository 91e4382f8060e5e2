// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/all_your_base_rows.h"

#include "app/games/all_your_base/all_your_base_texts.h"
#include "db/games/all_your_base/codec.h"

namespace basekeeper {

PieceRow pieceRow(const all_your_base::Piece& piece, bool chosen, bool tappable) {
    PieceRow row;
    row.pieceId = static_cast<int>(piece.id);
    row.card = AllYourBaseCodec::cardName(piece.card);
    row.attack = piece.attack;
    row.defense = piece.defense;
    row.chosen = chosen;
    row.tappable = tappable;
    row.spoken = AllYourBaseTexts::spoken(piece);
    return row;
}

}  // namespace basekeeper
