// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/all_your_base_rows.h"

#include "app/games/all_your_base/all_your_base_texts.h"
#include "db/games/all_your_base/codec.h"

namespace basekeeper {

PieceRow pieceRow(const all_your_base::Piece& piece, bool chosen, bool tappable) {
    return pieceRow(piece, chosen, tappable, AllYourBaseTexts::spoken(piece));
}

PieceRow pieceRow(const all_your_base::Piece& piece, bool chosen, bool tappable, const QString& spoken) {
    PieceRow row;
    row.pieceId = static_cast<int>(piece.id);
    row.card = AllYourBaseCodec::cardName(piece.card);
    row.attack = piece.attack;
    row.defense = piece.defense;
    row.chosen = chosen;
    row.tappable = tappable;
    row.spoken = spoken;
    return row;
}

QList<int> numbersOf(const std::vector<PieceId>& pieces) {
    QList<int> numbers;
    for (const PieceId piece : pieces) numbers.push_back(static_cast<int>(piece));
    return numbers;
}

std::vector<PieceRow> shownPieces(const all_your_base::State& state,
                                  const std::vector<all_your_base::PieceId>& pieces) {
    std::vector<PieceRow> rows;
    rows.reserve(pieces.size());
    for (const auto id : pieces) rows.push_back(pieceRow(*state.piece(id), false, false));
    return rows;
}

}  // namespace basekeeper
