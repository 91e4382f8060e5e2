// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_your_base/all_your_base_rows.h"
#include "app/session/gadget_list_model.h"
#include "app/session/game_view.h"
#include "core/all_your_base/state.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

class Languages;

/// The question to the defender of a declared attack (3A.6, 5.15), in the defender's language. Empty while no attack is
/// declared.
class DefenderModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(int seat READ seat NOTIFY changed FINAL)
    Q_PROPERTY(QString language READ language NOTIFY changed FINAL)
    /// Such as "Mei-Ling: B7 is under attack".
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// Such as "Ana attacks with 7 against your 6.".
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    /// The points that attack, and those that stand against them.
    Q_PROPERTY(int attackPoints READ attackPoints NOTIFY changed FINAL)
    Q_PROPERTY(int defensePoints READ defensePoints NOTIFY changed FINAL)
    Q_PROPERTY(int needed READ needed NOTIFY changed FINAL)        ///< the attack points that capture the base
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed FINAL)  ///< such as "just enough"
    Q_PROPERTY(QString spare READ spare NOTIFY changed FINAL)      ///< such as "surplus 2"; empty if there is none
    Q_PROPERTY(int target READ target NOTIFY changed FINAL)        ///< the attacked base; 0: no attack is declared
    Q_PROPERTY(QString attackerName READ attackerName NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)                  ///< of the defender
    Q_PROPERTY(QString defenseWord READ defenseWord NOTIFY changed FINAL)    ///< such as "defense of B7"
    Q_PROPERTY(QList<int> force READ forceNumbers NOTIFY changed FINAL)      ///< the cards that attack
    Q_PROPERTY(QAbstractItemModel* attackers READ attackers CONSTANT FINAL)  ///< PieceRow: the cards that attack
    Q_PROPERTY(QAbstractItemModel* defenders READ defenders CONSTANT FINAL)  ///< PieceRow: those on the attacked base
    Q_PROPERTY(QString letThroughLabel READ letThroughLabel NOTIFY changed FINAL)
    Q_PROPERTY(QString counterattackLabel READ counterattackLabel NOTIFY changed FINAL)
    /// How to make the counterattack.
    Q_PROPERTY(QString holdHint READ holdHint NOTIFY changed FINAL)
    Q_PROPERTY(QString counterattackHint READ counterattackHint NOTIFY changed FINAL)  ///< what it would do

public:
    DefenderModel(const GameView<AllYourBase>& game, const Languages& languages, QObject* parent);

    [[nodiscard]] int seat() const;
    [[nodiscard]] QString language() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] int attackPoints() const;
    [[nodiscard]] int defensePoints() const;
    [[nodiscard]] int needed() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString spare() const;
    [[nodiscard]] int target() const { return attack() ? static_cast<int>(attack()->target) : 0; }
    [[nodiscard]] QString attackerName() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString defenseWord() const;
    [[nodiscard]] QList<int> forceNumbers() const;
    [[nodiscard]] QAbstractItemModel* attackers() { return &m_attackers; }
    [[nodiscard]] QAbstractItemModel* defenders() { return &m_defenders; }
    [[nodiscard]] QString letThroughLabel() const;
    [[nodiscard]] QString counterattackLabel() const;
    [[nodiscard]] QString holdHint() const;
    [[nodiscard]] QString counterattackHint() const;

    /// The declared attack, or null.
    [[nodiscard]] const all_your_base::PendingAttack* attack() const;

    /// Call after the game has gone on or back, or the language has changed.
    void refresh();

signals:
    void changed();

private:
    [[nodiscard]] QString say(const char* source) const;

    const GameView<AllYourBase>& m_game;
    const Languages& m_languages;
    bool m_wasAttacked = false;  ///< when last refreshed
    QString m_toldIn;            ///< the language, when last refreshed
    GadgetListModel<PieceRow> m_attackers;
    GadgetListModel<PieceRow> m_defenders;
};

}  // namespace basekeeper
