// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_aboard/aboard_rows.h"
#include "app/session/game_view.h"
#include "app/session/override_draft.h"
#include "app/session/override_model.h"
#include "core/all_aboard/action.h"

#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// The draft of an override of All aboard! (7.1): a reason and a list of edits, with a preview of what they change.
class AboardOverruleModel : public basekeeper::OverrideModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    /// The table after the edits so far, to choose from: [{seat, name, cupids, faceDown (the boat, 0 for none)}],
    /// [{boat, number (text), kilos, half}]; and for a seat [{animal, name, place (in words)}].
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList boats READ boats NOTIFY changed FINAL)
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    /// The round has begun, and no edit starts another one.
    Q_PROPERTY(bool roundIsPlayed READ roundIsPlayed NOTIFY changed FINAL)
    Q_PROPERTY(int rounds READ rounds CONSTANT FINAL)
    Q_PROPERTY(int placed READ placed NOTIFY changed FINAL)          ///< animals placed this round
    Q_PROPERTY(int placements READ placements NOTIFY changed FINAL)  ///< placements in a round, by all seats
    Q_PROPERTY(int nextBoat READ nextBoat NOTIFY changed FINAL)      ///< counted from 1

public:
    AboardOverruleModel(const GameView<AllAboard>& game, const Languages& languages,
                        OverrideDraft<AllAboard>::Enter enter, QObject* parent);

    [[nodiscard]] QVariantList seats() const;
    [[nodiscard]] QVariantList boats() const;
    [[nodiscard]] int round() const;
    [[nodiscard]] bool roundIsPlayed() const;
    [[nodiscard]] int rounds() const { return all_aboard::rounds; }
    [[nodiscard]] int placed() const;
    [[nodiscard]] int placements() const;
    [[nodiscard]] int nextBoat() const;
    Q_INVOKABLE [[nodiscard]] QVariantList animalsOf(int seat) const;

    /// These add edits. Boats count from 1. Consecutive edits of the same number are merged, and dropped if the number
    /// does not change.
    Q_INVOKABLE void setBoatNumber(int boat, int kilos, bool half);
    /// Not to `Aboard`, which needs the boat.
    Q_INVOKABLE void moveAnimal(int seat, const QString& animal, basekeeper::AboardState::Place place);
    Q_INVOKABLE void moveAnimalAboard(int seat, const QString& animal, int boat);
    /// `boat` 0: the seat has no face-down animal.
    Q_INVOKABLE void moveFaceDown(int seat, int boat);
    Q_INVOKABLE void setCupids(int seat, int cupids);
    /// Starts that round, or starts it again if it is the present one.
    Q_INVOKABLE void startRound(int round);
    /// Starts that round; the present one goes on.
    Q_INVOKABLE void goToRound(int round);
    Q_INVOKABLE void setPlaced(int placed);
    Q_INVOKABLE void setSailing(int boat);
    /// Gives that boat its result regardless of its weight; the next boat sails next.
    Q_INVOKABLE void setResult(int boat, bool sailed);
    /// Gives all boats the result that their weight decides.
    Q_INVOKABLE void endRound();
    /// `seat` -1: nobody wins. If the last edit already ends the game, adds the seat to its winners.
    Q_INVOKABLE void endGame(int seat);

private:
    [[nodiscard]] static QString placeText(const all_aboard::AnimalPlace& at);
    void addEdit(all_aboard::Edit edit);

    const GameView<AllAboard>& m_game;
    OverrideDraft<AllAboard>& m_draft;
};

}  // namespace basekeeper
