// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gadget_list_model.h"
#include "app/rows.h"
#include "core/all_aboard/action.h"
#include "core/all_aboard/violation.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace basekeeper {

class Languages;
class SessionController;

/// A ruling of All aboard! in the making (7.1): a reason and a list of edits, with what they would change, before it is
/// entered.
class AboardOverruleModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QString reason READ reason WRITE setReason NOTIFY changed FINAL)
    Q_PROPERTY(bool ready READ ready NOTIFY changed FINAL)               ///< it can be entered as it stands
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)        ///< why not, in words; empty while nothing is wrong
    Q_PROPERTY(QAbstractItemModel* edits READ edits CONSTANT FINAL)      ///< LineRow
    Q_PROPERTY(QAbstractItemModel* effects READ effects CONSTANT FINAL)  ///< LineRow
    /// The table as the edits so far leave it, for choosing: [{seat, name, cupids, faceDown (the boat, 0: none)}],
    /// [{boat, number (text), kilos, half}], and of a seat [{animal, name, place (in words)}]
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList boats READ boats NOTIFY changed FINAL)
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    Q_PROPERTY(int rounds READ rounds CONSTANT FINAL)
    Q_PROPERTY(int placed READ placed NOTIFY changed FINAL)              ///< animals this round
    Q_PROPERTY(int placements READ placements NOTIFY changed FINAL)      ///< of all in a round
    Q_PROPERTY(int nextBoat READ nextBoat NOTIFY changed FINAL)          ///< from 1

public:
    AboardOverruleModel(SessionController& controller, const Languages& languages, QObject* parent);

    [[nodiscard]] const QString& reason() const { return m_reason; }
    void setReason(const QString& reason);
    [[nodiscard]] bool ready() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QAbstractItemModel* edits() { return &m_lines; }
    [[nodiscard]] QAbstractItemModel* effects() { return &m_effects; }
    [[nodiscard]] QVariantList seats() const;
    [[nodiscard]] QVariantList boats() const;
    [[nodiscard]] int round() const;
    [[nodiscard]] int rounds() const { return all_aboard::rounds; }
    [[nodiscard]] int placed() const;
    [[nodiscard]] int placements() const;
    [[nodiscard]] int nextBoat() const;
    Q_INVOKABLE [[nodiscard]] QVariantList animalsOf(int seat) const;

    /// The edits. A boat is counted from 1.
    Q_INVOKABLE void setBoatNumber(int boat, int kilos, bool half);
    /// `place` is "set", "saved" or "discarded".
    Q_INVOKABLE void moveAnimal(int seat, const QString& animal, const QString& place);
    Q_INVOKABLE void moveAnimalAboard(int seat, const QString& animal, int boat);
    /// `boat` 0: the seat has none that lies face down.
    Q_INVOKABLE void moveFaceDown(int seat, int boat);
    Q_INVOKABLE void setCupids(int seat, int cupids);
    Q_INVOKABLE void startRound(int round);
    Q_INVOKABLE void setPlaced(int placed);
    Q_INVOKABLE void setSailing(int boat);
    /// All boats have sailed or sunk, as their weights tell.
    Q_INVOKABLE void endRound();
    /// `seat` -1: won by nobody. Where the last edit ends the game already, one more seat has won it.
    Q_INVOKABLE void endGame(int seat);

    Q_INVOKABLE void removeEdit(int number);
    /// Empties the draft.
    Q_INVOKABLE void clear();
    /// Enters the ruling. True: it is on disk and the draft is empty.
    Q_INVOKABLE bool enter();

    void refresh();

signals:
    void changed();

private:
    void addEdit(all_aboard::Edit edit);
    void work();

    SessionController& m_controller;
    const Languages& m_languages;
    QString m_reason;
    std::vector<all_aboard::Edit> m_edits;
    /// The state after the edits so far, whatever the reason.
    all_aboard::State m_ruled;
    std::optional<all_aboard::Violation> m_violation;
    GadgetListModel<LineRow> m_lines;
    GadgetListModel<LineRow> m_effects;
};

}  // namespace basekeeper
