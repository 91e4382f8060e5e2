// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/ruling_draft.h"
#include "app/session/ruling_model.h"
#include "core/all_your_base/action.h"

#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// A ruling in the making (7.1): a reason and a list of edits, with what they would change, before it is entered.
/// Also how a declared position is entered (7.2).
class AllYourBaseOverruleModel : public basekeeper::RulingModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    /// The seats, bases and cards as the edits so far leave them, for choosing: [{seat, name}],
    /// [{baseId, label, owner, ownerName, defense (its own), total (its cards' included)}],
    /// [{pieceId, label, card, name, attack, defense, base (0: the discard pile), place (in words)}]
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList bases READ bases NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList pieces READ pieces NOTIFY changed FINAL)
    /// the seat whose turn it is, as the edits so far leave it
    Q_PROPERTY(int playing READ playing NOTIFY changed FINAL)
    Q_PROPERTY(int phase READ phase NOTIFY changed FINAL)

public:
    AllYourBaseOverruleModel(SessionController& controller, const Languages& languages, QObject* parent);

    [[nodiscard]] QVariantList seats() const;
    [[nodiscard]] QVariantList bases() const;
    [[nodiscard]] QVariantList pieces() const;
    [[nodiscard]] int playing() const { return m_draft.ruled().turn.seat; }
    [[nodiscard]] int phase() const { return static_cast<int>(m_draft.ruled().turn.phase); }

    /// The edits. A place is the number of a base, or 0 for the discard pile; a card is "zig", "crew", ... Several
    /// numbers of the same thing in a row are one edit, and none where it is as it was.
    Q_INVOKABLE void addBase(int owner);
    Q_INVOKABLE void removeBase(int base);
    Q_INVOKABLE void giveBase(int base, int owner);
    Q_INVOKABLE void setBaseDefense(int base, int defense);
    Q_INVOKABLE void addCard(const QString& card, int attack, int defense, int place);
    Q_INVOKABLE void moveCard(int piece, int place);
    Q_INVOKABLE void setCardPoints(int piece, int attack, int defense);
    Q_INVOKABLE void removeCard(int piece);
    /// Nothing where that is the turn and the phase that is played.
    Q_INVOKABLE void setTurn(int seat, int phase);
    /// The same turn and phase as now, from their beginning: what was done in them counts no more.
    Q_INVOKABLE void startTurnAnew();
    Q_INVOKABLE void closePending();
    Q_INVOKABLE void openChange(int surplus);
    /// `seat` -1: won by nobody.
    Q_INVOKABLE void endGame(int seat);
    Q_INVOKABLE void reopenGame();

private:
    void addEdit(all_your_base::Edit edit);

    SessionController& m_controller;
    RulingDraft<AllYourBase>& m_draft;
};

}  // namespace basekeeper
