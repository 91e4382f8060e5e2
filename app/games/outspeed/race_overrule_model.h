// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/outspeed/race_state.h"
#include "app/session/game_view.h"
#include "app/session/override_draft.h"
#include "app/session/override_model.h"
#include "core/outspeed/action.h"
#include "core/outspeed/game.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace basekeeper {

/// The draft of an override of Outspeed (7.1): a reason and a list of edits, with a preview of what they change.
class RaceOverruleModel : public basekeeper::OverrideModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    /// The table after the edits so far, to choose from: [{seat, name, zone, fuel, eliminated, tokens (words; "" if
    /// unknown), route (its name; "" for none), wheel (-1 for none)}].
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed FINAL)
    /// All kinds and the unknown one: [{token (its word), name}].
    Q_PROPERTY(QVariantList tokens READ tokens NOTIFY changed FINAL)
    /// Of the showing tile: [{route (its name), wheel (whether it has one)}].
    Q_PROPERTY(QVariantList routes READ routes NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList forceFields READ forceFields NOTIFY changed FINAL)  ///< [{zone, fields}]
    Q_PROPERTY(int rear READ rear NOTIFY changed FINAL)                         ///< the zones of the track
    Q_PROPERTY(int front READ front NOTIFY changed FINAL)
    /// The farthest zone that a ship may be set to, even beyond the track.
    Q_PROPERTY(int farthest READ farthest NOTIFY changed FINAL)
    Q_PROPERTY(basekeeper::RaceState::ThirdSection third READ third NOTIFY changed FINAL)
    Q_PROPERTY(QString side READ side NOTIFY changed FINAL)  ///< "3-4" or "5-6"
    Q_PROPERTY(int turn READ turn NOTIFY changed FINAL)
    /// The tile of the turn shows, and no edit starts another turn.
    Q_PROPERTY(bool turnIsPlayed READ turnIsPlayed NOTIFY changed FINAL)
    Q_PROPERTY(int turns READ turns CONSTANT FINAL)
    Q_PROPERTY(basekeeper::RaceState::Phase phase READ phase NOTIFY changed FINAL)
    /// The tile of the turn has been described.
    Q_PROPERTY(bool tileShows READ tileShows NOTIFY changed FINAL)
    /// Whether what a seat holds in secret, its choice and its tokens, is shown: until somebody covers it, or another
    /// program comes to the front.
    Q_PROPERTY(bool uncovered READ uncovered WRITE setUncovered NOTIFY uncoveredChanged FINAL)
    Q_PROPERTY(int mostFuel READ mostFuel CONSTANT FINAL)
    Q_PROPERTY(int mostWheel READ mostWheel CONSTANT FINAL)

public:
    RaceOverruleModel(const GameView<Outspeed>& game, const Languages& languages, OverrideDraft<Outspeed>::Enter enter,
                      QObject* parent);

    [[nodiscard]] QVariantList seats() const;
    [[nodiscard]] QVariantList tokens() const;
    [[nodiscard]] QVariantList routes() const;
    [[nodiscard]] QVariantList forceFields() const;
    [[nodiscard]] int rear() const;
    [[nodiscard]] int front() const;
    [[nodiscard]] int farthest() const;
    [[nodiscard]] RaceState::ThirdSection third() const;
    [[nodiscard]] QString side() const;
    [[nodiscard]] int turn() const;
    [[nodiscard]] bool turnIsPlayed() const;
    [[nodiscard]] int turns() const { return outspeed::turns; }
    [[nodiscard]] RaceState::Phase phase() const;
    [[nodiscard]] bool tileShows() const;
    [[nodiscard]] bool uncovered() const { return m_uncovered; }
    void setUncovered(bool uncovered);
    [[nodiscard]] int mostFuel() const { return outspeed::maxFuel; }
    [[nodiscard]] int mostWheel() const { return outspeed::maxWheel; }

    /// These add edits. Consecutive edits of the zone, fuel, tokens or choice of the same ship are merged.
    Q_INVOKABLE void setZone(int seat, int zone);
    Q_INVOKABLE void setFuel(int seat, int fuel);
    Q_INVOKABLE void setEliminated(int seat, bool eliminated);
    /// Adds a token ("" if unknown), or removes the one at an index.
    Q_INVOKABLE void giveToken(int seat, const QString& token);
    Q_INVOKABLE void takeToken(int seat, int index);
    /// Adds a force field in that zone, or removes one.
    Q_INVOKABLE void placeForceField(int zone);
    Q_INVOKABLE void removeForceField(int zone);
    Q_INVOKABLE void setThirdSection(basekeeper::RaceState::ThirdSection third);
    Q_INVOKABLE void setSide(const QString& side);
    /// Starts that turn, or starts it again if it is the present one.
    Q_INVOKABLE void startTurn(int turn);
    /// Starts that turn; the present one goes on.
    Q_INVOKABLE void goToTurn(int turn);
    Q_INVOKABLE void setPhase(basekeeper::RaceState::Phase phase);
    /// `route` "": no choice yet; `wheel` -1: not set.
    Q_INVOKABLE void setChoice(int seat, const QString& route, int wheel);
    /// `seat` -1: nobody wins. If the last edit already ends the game, adds the seat to its winners.
    Q_INVOKABLE void endGame(int seat);
    /// Replaces the description of the showing tile.
    void setTile(const outspeed::Tile& tile);

signals:
    void uncoveredChanged();

private:
    void addEdit(outspeed::Edit edit);
    /// Adds or merges an edit of one property of a seat.
    template <class E>
    void setOfSeat(E edit);
    void setForceFields(std::vector<int> zones);
    [[nodiscard]] const outspeed::SeatState* seatInDraft(int seat) const;

    const GameView<Outspeed>& m_game;
    OverrideDraft<Outspeed>& m_draft;
    bool m_uncovered = false;
};

}  // namespace basekeeper
