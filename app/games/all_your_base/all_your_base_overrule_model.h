// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_your_base/all_your_base_rows.h"
#include "app/session/game_view.h"
#include "app/session/override_draft.h"
#include "app/session/override_model.h"
#include "core/all_your_base/action.h"

#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// The draft of an override (7.1): a reason and a list of edits, with a preview of what they change. Also used to enter
/// a declared position (7.2).
class AllYourBaseOverruleModel : public basekeeper::OverrideModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed FINAL)  ///< to choose from: [{seat, name}]
    /// The seat in turn, after the edits so far.
    Q_PROPERTY(int playing READ playing NOTIFY changed FINAL)
    Q_PROPERTY(basekeeper::TurnPhase::Phase phase READ phase NOTIFY changed FINAL)

public:
    AllYourBaseOverruleModel(const GameView<AllYourBase>& game, const Languages& languages,
                             OverrideDraft<AllYourBase>::Enter enter, QObject* parent);

    [[nodiscard]] QVariantList seats() const;
    /// The state after the edits so far.
    [[nodiscard]] const all_your_base::State& edited() const { return m_draft.edited(); }
    [[nodiscard]] int playing() const { return m_draft.edited().turn.seat; }
    [[nodiscard]] TurnPhase::Phase phase() const { return static_cast<TurnPhase::Phase>(m_draft.edited().turn.phase); }

    /// These add edits. A place is the number of a base, or 0 for the discard pile; a card is "zig", "crew", ...
    /// Consecutive edits of the same number are merged, and dropped if the number does not change.
    void addBase(int owner);
    void removeBase(int base);
    void giveBase(int base, int owner);
    void setBaseDefense(int base, int defense);
    void addCard(const QString& card, int attack, int defense, int place);
    void moveCard(int piece, int place);
    void setCardPoints(int piece, int attack, int defense);
    void removeCard(int piece);
    /// Does nothing if that is the present turn and phase.
    Q_INVOKABLE void setTurn(int seat, basekeeper::TurnPhase::Phase phase);
    /// Restarts the present turn and phase: what was done in them no longer counts.
    Q_INVOKABLE void startTurnAnew();
    Q_INVOKABLE void closePending();
    Q_INVOKABLE void openChange(int surplus);
    /// `seat` -1: nobody wins.
    Q_INVOKABLE void endGame(int seat);
    Q_INVOKABLE void reopenGame();

private:
    void addEdit(all_your_base::Edit edit);

    const GameView<AllYourBase>& m_game;
    OverrideDraft<AllYourBase>& m_draft;
};

}  // namespace basekeeper
