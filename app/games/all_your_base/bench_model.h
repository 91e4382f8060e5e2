// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_your_base/all_your_base_rows.h"
#include "app/session/gadget_list_model.h"
#include "app/session/game_view.h"
#include "core/all_your_base/battle.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <set>

namespace basekeeper {

/// The attack bench: one target, one attacker, one force, and the result of the attack. A tap on an enemy base opens
/// it, and taps on cards change the force. It also answers what any other seat could do against any base.
class BenchModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    Q_PROPERTY(int attacker READ attacker NOTIFY changed FINAL)
    Q_PROPERTY(QString attackerName READ attackerName NOTIFY changed FINAL)
    Q_PROPERTY(int target READ target NOTIFY changed FINAL)
    Q_PROPERTY(QString targetLabel READ targetLabel NOTIFY changed FINAL)
    Q_PROPERTY(int defender READ defender NOTIFY changed FINAL)
    Q_PROPERTY(QString defenderName READ defenderName NOTIFY changed FINAL)
    Q_PROPERTY(int defense READ defense NOTIFY changed FINAL)
    Q_PROPERTY(int needed READ needed NOTIFY changed FINAL)
    Q_PROPERTY(int available READ available NOTIFY changed FINAL)  ///< of all the attacker's cards
    Q_PROPERTY(int total READ total NOTIFY changed FINAL)          ///< of the chosen force
    Q_PROPERTY(bool enough READ enough NOTIFY changed FINAL)
    Q_PROPERTY(int surplus READ surplus NOTIFY changed FINAL)
    Q_PROPERTY(int attackLeft READ attackLeft NOTIFY changed FINAL)  ///< what the attacker keeps
    Q_PROPERTY(int defenseLeft READ defenseLeft NOTIFY changed FINAL)
    /// Such as "B1 4 → 0, B4 3 → 1"; empty if no base is weakened.
    Q_PROPERTY(QString weakened READ weakened NOTIFY changed FINAL)
    /// What the surplus buys, in words, or empty.
    Q_PROPERTY(QString change READ change NOTIFY changed FINAL)
    /// What a Counterattack would cost, in words.
    Q_PROPERTY(QString counterCost READ counterCost NOTIFY changed FINAL)
    /// The attack can be declared now; otherwise it is hypothetical.
    Q_PROPERTY(bool real READ real NOTIFY changed FINAL)
    Q_PROPERTY(bool proposed READ proposed NOTIFY changed FINAL)         ///< the force is the proposed one
    Q_PROPERTY(QList<int> force READ forceNumbers NOTIFY changed FINAL)  ///< the chosen cards
    /// All cards of the attacker, to choose the force in a list.
    Q_PROPERTY(QAbstractItemModel* cards READ cards CONSTANT FINAL)

public:
    BenchModel(const GameView<AllYourBase>& game, QObject* parent);

    [[nodiscard]] bool isOpen() const { return m_target != all_your_base::BaseId::None; }
    [[nodiscard]] int attacker() const { return m_attacker; }
    [[nodiscard]] QString attackerName() const;
    [[nodiscard]] int target() const { return static_cast<int>(m_target); }
    [[nodiscard]] QString targetLabel() const;
    [[nodiscard]] int defender() const;
    [[nodiscard]] QString defenderName() const;
    [[nodiscard]] int defense() const { return m_battle.needed - 1; }
    [[nodiscard]] int needed() const { return m_battle.needed; }
    [[nodiscard]] int available() const { return m_available; }
    [[nodiscard]] int total() const { return m_battle.attack; }
    [[nodiscard]] bool enough() const { return m_battle.enough; }
    [[nodiscard]] int surplus() const { return m_battle.surplus; }
    [[nodiscard]] int attackLeft() const { return m_battle.attackLeft; }
    [[nodiscard]] int defenseLeft() const { return m_battle.defenseLeft; }
    [[nodiscard]] QString weakened() const;
    [[nodiscard]] QString change() const;
    [[nodiscard]] QString counterCost() const;
    [[nodiscard]] bool real() const;
    [[nodiscard]] bool proposed() const;
    [[nodiscard]] QAbstractItemModel* cards() { return &m_cards; }

    [[nodiscard]] bool hasInForce(all_your_base::PieceId piece) const { return m_force.contains(piece); }

    // All of these only with a game at the table.
    /// Weighs an attack by the seat in turn on another seat's base, with the proposed force (or all cards, if it is out
    /// of reach). Does nothing for its own base.
    Q_INVOKABLE void weigh(int base);
    /// Weighs a hypothetical attack by the seat in turn, or by the next seat if the base is its own.
    Q_INVOKABLE void weighForAnybody(int base);
    /// The same for any seat; does nothing for the seat's own base.
    Q_INVOKABLE void weighFor(int seat, int base);
    /// Adds a card of the attacker to the force, or removes it.
    Q_INVOKABLE void toggle(int piece);
    /// Returns to the proposed force.
    Q_INVOKABLE void propose();
    Q_INVOKABLE void close();
    /// Declares the attack with the chosen force.
    Q_INVOKABLE void attack() { emit attackAsked(); }

    [[nodiscard]] std::vector<all_your_base::PieceId> force() const;
    [[nodiscard]] QList<int> forceNumbers() const { return numbersOf(force()); }

    /// Call after the game has advanced or the language has changed.
    void refresh();

signals:
    void changed();
    /// The table makes the act, and shows why if it is refused.
    void attackAsked();

private:
    void recompute();
    [[nodiscard]] std::vector<all_your_base::PieceId> proposal() const;

    const GameView<AllYourBase>& m_game;
    int m_attacker = 0;
    bool m_real = false;  ///< `real` when the bench was last computed
    all_your_base::BaseId m_target = all_your_base::BaseId::None;
    std::set<all_your_base::PieceId> m_force;
    int m_available = 0;
    all_your_base::Battle m_battle;
    GadgetListModel<PieceRow> m_cards;
};

}  // namespace basekeeper
