// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/score_sheet/score_sheet_overrule_model.h"

#include "app/games/score_sheet/score_sheet_ui.h"
#include "app/session/seat_names.h"

#include <QVariantMap>

namespace basekeeper {

using namespace score_sheet;

ScoreSheetOverruleModel::ScoreSheetOverruleModel(const GameView<ScoreSheet>& game, const Languages& languages,
                                                 OverrideDraft<ScoreSheet>::Enter enter, QObject* parent)
    : OverrideModel(std::make_unique<OverrideDraft<ScoreSheet>>(game, languages, std::move(enter)), parent),
      m_game(game),
      m_draft(static_cast<OverrideDraft<ScoreSheet>&>(draft())) {}

QVariantList ScoreSheetOverruleModel::seats() const {
    QVariantList list;
    if (m_game.hasGame())
        for (SeatId seat = 0; seat < m_game.state().seatCount(); ++seat)
            list << QVariantMap{{"seat", seat}, {"name", seatName(m_game.setup().seats, seat)}};
    return list;
}

int ScoreSheetOverruleModel::rounds() const { return static_cast<int>(m_draft.edited().rounds.size()); }

QString ScoreSheetOverruleModel::pointsOf(int round, int seat) const {
    if (round < 1 || round > rounds() || seat < 0 || seat >= m_draft.edited().seatCount()) return {};
    const auto& points = m_draft.edited().rounds[static_cast<std::size_t>(round) - 1][static_cast<std::size_t>(seat)];
    return points ? QString::number(*points) : QString();
}

void ScoreSheetOverruleModel::setPoints(int round, int seat, const QString& typed) {
    bool isNumber = false;
    const int points = typed.toInt(&isNumber);
    if (!isNumber && !typed.isEmpty()) return;
    m_draft.set(edit::SetPoints{round, seat, isNumber ? std::optional(points) : std::nullopt},
                [&](const edit::SetPoints& last) { return last.round == round && last.seat == seat; });
    refresh();
}

void ScoreSheetOverruleModel::endGame(int seat) {
    m_draft.endGame<edit::EndGame>(seat);
    refresh();
}

}  // namespace basekeeper
