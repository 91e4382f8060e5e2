// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/ruling_draft.h"
#include "app/session/ruling_model.h"
#include "core/outspeed/action.h"
#include "core/outspeed/game.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace basekeeper {

/// A ruling of Outspeed in the making (7.1): a reason and a list of edits, with what they would change, before it is
/// entered.
class RaceOverruleModel : public basekeeper::RulingModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    /// The table as the edits so far leave it, for choosing: [{seat, name, zone, fuel, eliminated, tokens (words; "":
    /// unknown), route (its name; "": none), wheel (-1: none)}]
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed FINAL)
    /// all kinds, and the unknown one: [{token (its word), name}]
    Q_PROPERTY(QVariantList tokens READ tokens NOTIFY changed FINAL)
    /// of the tile that shows: [{route (its name), wheel (whether it has one)}]
    Q_PROPERTY(QVariantList routes READ routes NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList forceFields READ forceFields NOTIFY changed FINAL)  ///< [{zone, fields}]
    Q_PROPERTY(int rear READ rear NOTIFY changed FINAL)                         ///< the zones that there are
    Q_PROPERTY(int front READ front NOTIFY changed FINAL)
    /// to which a ship may be set, beyond the end too
    Q_PROPERTY(int farthest READ farthest NOTIFY changed FINAL)
    Q_PROPERTY(QString third READ third NOTIFY changed FINAL)  ///< "waits", "arrives" or "laid"
    Q_PROPERTY(QString side READ side NOTIFY changed FINAL)    ///< "3-4" or "5-6"
    Q_PROPERTY(int turn READ turn NOTIFY changed FINAL)
    /// its tile shows, and the edits go to no other
    Q_PROPERTY(bool turnIsPlayed READ turnIsPlayed NOTIFY changed FINAL)
    Q_PROPERTY(int turns READ turns CONSTANT FINAL)
    /// "tile", "bonuses", "programming", "resolution" or "over"
    Q_PROPERTY(QString phase READ phase NOTIFY changed FINAL)
    /// the tile of the turn has been described
    Q_PROPERTY(bool tileShows READ tileShows NOTIFY changed FINAL)
    Q_PROPERTY(int mostFuel READ mostFuel CONSTANT FINAL)
    Q_PROPERTY(int mostWheel READ mostWheel CONSTANT FINAL)

public:
    RaceOverruleModel(SessionController& controller, const Languages& languages, QObject* parent);

    [[nodiscard]] QVariantList seats() const;
    [[nodiscard]] QVariantList tokens() const;
    [[nodiscard]] QVariantList routes() const;
    [[nodiscard]] QVariantList forceFields() const;
    [[nodiscard]] int rear() const;
    [[nodiscard]] int front() const;
    [[nodiscard]] int farthest() const;
    [[nodiscard]] QString third() const;
    [[nodiscard]] QString side() const;
    [[nodiscard]] int turn() const;
    [[nodiscard]] bool turnIsPlayed() const;
    [[nodiscard]] int turns() const { return outspeed::turns; }
    [[nodiscard]] QString phase() const;
    [[nodiscard]] bool tileShows() const;
    [[nodiscard]] int mostFuel() const { return outspeed::maxFuel; }
    [[nodiscard]] int mostWheel() const { return outspeed::maxWheel; }

    /// The edits. Several that set the zone, the fuel, the tokens or the choice of the same ship in a row are one edit.
    Q_INVOKABLE void setZone(int seat, int zone);
    Q_INVOKABLE void setFuel(int seat, int fuel);
    Q_INVOKABLE void setEliminated(int seat, bool eliminated);
    /// One token more ("": unknown), or that one (counted from 0) less.
    Q_INVOKABLE void giveToken(int seat, const QString& token);
    Q_INVOKABLE void takeToken(int seat, int index);
    /// A force field more, or less, in that zone.
    Q_INVOKABLE void placeForceField(int zone);
    Q_INVOKABLE void removeForceField(int zone);
    Q_INVOKABLE void setThirdSection(const QString& third);
    Q_INVOKABLE void setSide(const QString& side);
    /// That turn begins, anew where it is the one that is played.
    Q_INVOKABLE void startTurn(int turn);
    /// That turn begins; nothing where it is the one that is played.
    Q_INVOKABLE void goToTurn(int turn);
    Q_INVOKABLE void setPhase(const QString& phase);
    /// `route` "": it has chosen none yet; `wheel` -1: it has set none.
    Q_INVOKABLE void setChoice(int seat, const QString& route, int wheel);
    /// `seat` -1: won by nobody. Where the last edit ends the game already, one more seat has won it.
    Q_INVOKABLE void endGame(int seat);
    /// The tile that shows is described like that.
    void setTile(const outspeed::Tile& tile);

private:
    void addEdit(outspeed::Edit edit);
    /// How one thing of a seat is to be.
    template <class E>
    void setOfSeat(E edit);
    void setForceFields(std::vector<int> zones);
    [[nodiscard]] const outspeed::SeatState* seatRuled(int seat) const;

    SessionController& m_controller;
    RulingDraft<Outspeed>& m_draft;
};

}  // namespace basekeeper
