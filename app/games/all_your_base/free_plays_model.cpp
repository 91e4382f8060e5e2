// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/free_plays_model.h"

#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/language/joined.h"
#include "app/language/languages.h"

namespace basekeeper {

using namespace all_your_base;

FreePlaysModel::FreePlaysModel(const GameView<AllYourBase>& game, QObject* parent) : QObject(parent), m_game(game) {}

const FreePlays* FreePlaysModel::plays() const { return m_game.hasGame() ? freePlays(m_game.state()) : nullptr; }

bool FreePlaysModel::isFromPile() const { return m_game.hasGame() && playsFromDiscardPile(m_game.state()); }

QString FreePlaysModel::after() const {
    if (!isOpen()) return {};
    const auto& stack = std::get<PendingFreePlays>(m_game.state().pending).stack;
    QStringList beneath;
    for (auto layer = stack.rbegin() + 1; layer != stack.rend(); ++layer)
        beneath << (layer->left ? tr("%n from RED ALERT %1", nullptr, *layer->left).arg(layer->card)
                                : tr("the hand (RED ALERT %1)").arg(layer->card));
    return beneath.isEmpty() ? QString() : tr("then %1").arg(Joined::list(beneath));
}

void FreePlaysModel::refresh(PieceId taken, const QString& language) {
    std::vector<PieceRow> rows;
    if (isFromPile())
        rows = inTextLanguage(language, [&] {
            std::vector<PieceRow> pile;
            for (const PieceId id : discardPile(m_game.state()))
                pile.push_back(pieceRow(*m_game.state().piece(id), id == taken, true));
            return pile;
        });
    m_pile.setRows(std::move(rows));
    emit changed();
}

}  // namespace basekeeper
