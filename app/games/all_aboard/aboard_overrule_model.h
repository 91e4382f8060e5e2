// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/ruling_draft.h"
#include "app/session/ruling_model.h"
#include "core/all_aboard/action.h"

#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// A ruling of All aboard! in the making (7.1): a reason and a list of edits, with what they would change, before it is
/// entered.
class AboardOverruleModel : public basekeeper::RulingModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    /// The table as the edits so far leave it, for choosing: [{seat, name, cupids, faceDown (the boat, 0: none)}],
    /// [{boat, number (text), kilos, half}], and of a seat [{animal, name, place (in words)}]
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList boats READ boats NOTIFY changed FINAL)
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    /// it has begun, and the edits go to no other
    Q_PROPERTY(bool roundIsPlayed READ roundIsPlayed NOTIFY changed FINAL)
    Q_PROPERTY(int rounds READ rounds CONSTANT FINAL)
    Q_PROPERTY(int placed READ placed NOTIFY changed FINAL)          ///< animals this round
    Q_PROPERTY(int placements READ placements NOTIFY changed FINAL)  ///< of all in a round
    Q_PROPERTY(int nextBoat READ nextBoat NOTIFY changed FINAL)      ///< from 1

public:
    AboardOverruleModel(SessionController& controller, const Languages& languages, QObject* parent);

    [[nodiscard]] QVariantList seats() const;
    [[nodiscard]] QVariantList boats() const;
    [[nodiscard]] int round() const;
    [[nodiscard]] bool roundIsPlayed() const;
    [[nodiscard]] int rounds() const { return all_aboard::rounds; }
    [[nodiscard]] int placed() const;
    [[nodiscard]] int placements() const;
    [[nodiscard]] int nextBoat() const;
    Q_INVOKABLE [[nodiscard]] QVariantList animalsOf(int seat) const;

    /// The edits. A boat is counted from 1. Several numbers of the same thing in a row are one edit, and none where it
    /// is as it was.
    Q_INVOKABLE void setBoatNumber(int boat, int kilos, bool half);
    /// `place` is "set", "saved" or "discarded".
    Q_INVOKABLE void moveAnimal(int seat, const QString& animal, const QString& place);
    Q_INVOKABLE void moveAnimalAboard(int seat, const QString& animal, int boat);
    /// `boat` 0: the seat has none that lies face down.
    Q_INVOKABLE void moveFaceDown(int seat, int boat);
    Q_INVOKABLE void setCupids(int seat, int cupids);
    /// That round begins, anew where it is the one that is played.
    Q_INVOKABLE void startRound(int round);
    /// That round begins; nothing where it is the one that is played.
    Q_INVOKABLE void goToRound(int round);
    Q_INVOKABLE void setPlaced(int placed);
    Q_INVOKABLE void setSailing(int boat);
    /// That boat has sailed, or sunk, whatever its weight tells; the next one sails next.
    Q_INVOKABLE void setResult(int boat, bool sailed);
    /// All boats have sailed or sunk, as their weights tell.
    Q_INVOKABLE void endRound();
    /// `seat` -1: won by nobody. Where the last edit ends the game already, one more seat has won it.
    Q_INVOKABLE void endGame(int seat);

private:
    void addEdit(all_aboard::Edit edit);

    SessionController& m_controller;
    RulingDraft<AllAboard>& m_draft;
};

}  // namespace basekeeper
