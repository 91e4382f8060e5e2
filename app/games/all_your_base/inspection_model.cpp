// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/inspection_model.h"

#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/language/joined.h"
#include "app/language/languages.h"
#include "core/all_your_base/attack_math.h"
#include "db/games/all_your_base/codec.h"

#include <utility>

namespace basekeeper {

using namespace all_your_base;

InspectionModel::InspectionModel(const GameView<AllYourBase>& game, std::function<QString()> language, QObject* parent)
    : QObject(parent), m_game(game), m_language(std::move(language)) {}

QString InspectionModel::title() const {
    if (!isOpen()) return {};
    if (const Base* base = shownBase())
        //: a base, its owner
        return tr("%2’s %1").arg(idText(base->id), AllYourBaseTexts::seatName(m_game.setup(), base->owner));
    return AllYourBaseTexts::cardName(m_game.state().piece(PieceId(m_piece))->card);
}

QString InspectionModel::card() const {
    const Piece* piece = isOpen() ? m_game.state().piece(PieceId(m_piece)) : nullptr;
    return piece ? QString(AllYourBaseCodec::cardName(piece->card)) : QString();
}

const Base* InspectionModel::shownBase() const {
    return m_base == 0 || !m_game.hasGame() ? nullptr : m_game.state().base(BaseId(m_base));
}

int InspectionModel::owner() const { return shownBase() == nullptr ? -1 : shownBase()->owner; }
bool InspectionModel::gained() const { return shownBase() != nullptr && shownBase()->gained; }
int InspectionModel::defense() const { return shownBase() == nullptr ? 0 : defenseOf(m_game.state(), BaseId(m_base)); }
int InspectionModel::needed() const {
    return shownBase() == nullptr ? 0 : attackNeeded(m_game.state(), BaseId(m_base));
}

QString InspectionModel::neededText() const {
    if (shownBase() == nullptr) return {};
    const TextLanguageScope scope(m_language());
    return tr("%n attack point(s) are enough to capture it.", nullptr, needed());
}

void InspectionModel::showBase(int base) {
    m_base = base;
    m_piece = 0;
    refresh();
}

void InspectionModel::showPiece(int piece) {
    m_piece = piece;
    m_base = 0;
    refresh();
}

void InspectionModel::close() {
    if (!isOpen()) return;
    m_base = 0;
    m_piece = 0;
    refresh();
}

QStringList InspectionModel::wordsForBase() const {
    const State& state = m_game.state();
    const Base& base = *shownBase();
    QStringList words;
    words << tr("Defense %1: its own %2 plus its cards.").arg(defense()).arg(int{base.defense});
    if (base.gained) words << tr("Gained from another player.");
    QStringList able;
    for (const Threat& threat : threats(state))
        if (threat.target == base.id) able << AllYourBaseTexts::seatName(m_game.setup(), threat.seat);
    words << (able.isEmpty() ? tr("Out of everybody’s reach.") : tr("Within reach of %1.").arg(Joined::list(able)));
    return words;
}

QStringList InspectionModel::wordsForPiece() const {
    const Piece& piece = *m_game.state().piece(PieceId(m_piece));
    return {tr("Attack %1, defense %2.").arg(int{piece.attack}).arg(int{piece.defense}),
            piece.discarded() ? tr("In the discard pile.") : tr("On %1.").arg(idText(piece.at)),
            tr("Number in the log: %1").arg(idText(piece.id))};
}

void InspectionModel::refresh() {
    const bool hasGame = m_game.hasGame();
    if (!hasGame || m_game.state().base(BaseId(m_base)) == nullptr) m_base = 0;
    if (!hasGame || m_game.state().piece(PieceId(m_piece)) == nullptr) m_piece = 0;

    std::vector<LineRow> lines;
    std::vector<PieceRow> cards;
    {
        const TextLanguageScope scope(m_language());
        const QStringList words = m_base != 0 ? wordsForBase() : m_piece != 0 ? wordsForPiece() : QStringList();
        for (const QString& line : words) lines.push_back({static_cast<int>(lines.size()) + 1, line});
        if (m_base != 0) cards = shownPieces(m_game.state(), piecesOn(m_game.state(), BaseId(m_base)));
    }
    m_lines.setRows(std::move(lines));
    m_cards.setRows(std::move(cards));
    emit changed();
}

}  // namespace basekeeper
