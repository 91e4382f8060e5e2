// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game_view.h"
#include "app/session/override_draft.h"
#include "app/session/override_model.h"
#include "core/score_sheet/game.h"

#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// The draft of an override of the Score sheet (7.1): a reason and a list of edits, with a preview of what they change.
class ScoreSheetOverruleModel : public basekeeper::OverrideModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed FINAL)  ///< [{seat, name}]
    Q_PROPERTY(int rounds READ rounds NOTIFY changed FINAL)         ///< that have begun, after the edits so far

public:
    ScoreSheetOverruleModel(const GameView<ScoreSheet>& game, const Languages& languages,
                            OverrideDraft<ScoreSheet>::Enter enter, QObject* parent);

    [[nodiscard]] QVariantList seats() const;
    [[nodiscard]] int rounds() const;
    /// The number after the edits so far, as it is typed ("-12"); empty without one.
    Q_INVOKABLE [[nodiscard]] QString pointsOf(int round, int seat) const;

    /// These add edits. Consecutive edits of the same number are merged, and dropped if the number does not change.
    /// `typed` is a number such as "-12"; empty takes the number out. Anything else changes nothing.
    Q_INVOKABLE void setPoints(int round, int seat, const QString& typed);
    /// `seat` -1: nobody wins. If the last edit already ends the game, adds the seat to its winners.
    Q_INVOKABLE void endGame(int seat);

private:
    const GameView<ScoreSheet>& m_game;
    OverrideDraft<ScoreSheet>& m_draft;
};

}  // namespace basekeeper
