// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gadget_list_model.h"
#include "app/rows.h"
#include "core/all_your_base/action.h"
#include "core/all_your_base/violation.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace basekeeper {

class Languages;
class SessionController;

/// A ruling in the making (7.1): a reason and a list of edits, with what they would change, before it is entered.
/// Also how a declared position is entered (7.2).
class OverruleModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QString reason READ reason WRITE setReason NOTIFY changed FINAL)
    Q_PROPERTY(bool ready READ ready NOTIFY changed FINAL)               ///< it can be entered as it stands
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)        ///< why not, in words; empty while nothing is wrong
    Q_PROPERTY(QAbstractItemModel* edits READ edits CONSTANT FINAL)      ///< LineRow
    Q_PROPERTY(QAbstractItemModel* effects READ effects CONSTANT FINAL)  ///< LineRow: totals and bases, from what to what
    /// The seats, bases and cards as the edits so far leave them, for choosing: [{seat, name}],
    /// [{baseId, label, owner, ownerName, defense (its own), total (its cards' included)}],
    /// [{pieceId, label, card, name, attack, defense, base (0: the discard pile), place (in words)}]
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList bases READ bases NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList pieces READ pieces NOTIFY changed FINAL)

public:
    OverruleModel(SessionController& controller, const Languages& languages, QObject* parent);

    [[nodiscard]] const QString& reason() const { return m_reason; }
    void setReason(const QString& reason);
    [[nodiscard]] bool ready() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QAbstractItemModel* edits() { return &m_lines; }
    [[nodiscard]] QAbstractItemModel* effects() { return &m_effects; }
    [[nodiscard]] QVariantList seats() const;
    [[nodiscard]] QVariantList bases() const;
    [[nodiscard]] QVariantList pieces() const;

    /// The edits. A place is the number of a base, or 0 for the discard pile; a card is "zig", "crew", ...
    Q_INVOKABLE void addBase(int owner);
    Q_INVOKABLE void removeBase(int base);
    Q_INVOKABLE void giveBase(int base, int owner);
    Q_INVOKABLE void setBaseDefense(int base, int defense);
    Q_INVOKABLE void addCard(const QString& card, int attack, int defense, int place);
    Q_INVOKABLE void moveCard(int piece, int place);
    Q_INVOKABLE void setCardPoints(int piece, int attack, int defense);
    Q_INVOKABLE void removeCard(int piece);
    Q_INVOKABLE void setTurn(int seat, int phase);
    Q_INVOKABLE void closePending();
    Q_INVOKABLE void openChange(int surplus);
    /// `seat` -1: won by nobody.
    Q_INVOKABLE void endGame(int seat);
    Q_INVOKABLE void reopenGame();

    Q_INVOKABLE void removeEdit(int number);
    /// Empties the draft.
    Q_INVOKABLE void clear();
    /// Enters the ruling. True: it is on disk and the draft is empty.
    Q_INVOKABLE bool enter();

    void refresh();

signals:
    void changed();

private:
    void addEdit(all_your_base::Edit edit);
    void work();

    SessionController& m_controller;
    const Languages& m_languages;
    QString m_reason;
    std::vector<all_your_base::Edit> m_edits;
    /// The state after the edits so far, whatever the reason.
    all_your_base::State m_ruled;
    std::optional<all_your_base::Violation> m_violation;
    GadgetListModel<LineRow> m_lines;
    GadgetListModel<LineRow> m_effects;
};

}  // namespace basekeeper
