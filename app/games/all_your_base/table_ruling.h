// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_your_base/all_your_base_overrule_model.h"
#include "app/games/all_your_base/all_your_base_rows.h"
#include "app/games/all_your_base/seat_lists.h"
#include "app/session/gadget_list_model.h"
#include "app/session/game_view.h"
#include "core/all_your_base/state.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// A ruling (7.1) that is written on the table itself: the table shows the draft's state, and a tap chooses what is to
/// be changed, or says where what is chosen goes. Every change is an edit of the draft.
class TableRuling : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    Q_PROPERTY(Chosen chosen READ chosen NOTIFY changed FINAL)
    Q_PROPERTY(QString card READ card NOTIFY changed FINAL)  ///< the kind of the chosen card, "zig", ...; else empty
    Q_PROPERTY(int base READ base NOTIFY changed FINAL)      ///< the chosen one, 0 for none
    Q_PROPERTY(int piece READ piece NOTIFY changed FINAL)    ///< the chosen one, 0 for none
    Q_PROPERTY(int seat READ seat NOTIFY changed FINAL)      ///< who has what is chosen, -1 for nobody
    /// That of the draft, told after what is chosen has followed the draft.
    Q_PROPERTY(bool asksReason READ asksReason NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)  ///< what is chosen, or that something is to be
    Q_PROPERTY(QString hint READ hint NOTIFY changed FINAL)    ///< what to tap then; empty for nothing chosen
    /// The points of what is chosen: those of the card, or the base's own defense.
    Q_PROPERTY(bool hasAttack READ hasAttack NOTIFY changed FINAL)
    Q_PROPERTY(bool hasDefense READ hasDefense NOTIFY changed FINAL)
    Q_PROPERTY(int attack READ attack NOTIFY changed FINAL)
    Q_PROPERTY(int defense READ defense NOTIFY changed FINAL)
    Q_PROPERTY(QAbstractItemModel* kinds READ kinds CONSTANT FINAL)  ///< CardRow: what a new card can be
    Q_PROPERTY(QAbstractItemModel* cards READ cards CONSTANT FINAL)  ///< PieceRow: those on the chosen base
    Q_PROPERTY(QAbstractItemModel* pile READ pile CONSTANT FINAL)    ///< PieceRow: the discard pile after the edits

public:
    enum class Chosen {
        Nothing,
        NewBase,  ///< a tap on a seat gives it one
        NewCard,  ///< a tap on a base puts one there
        Base,     ///< a tap on a seat gives it that base
        Card,     ///< a tap on a base moves it there
    };
    Q_ENUM(Chosen)

    TableRuling(const GameView<AllYourBase>& game, AllYourBaseOverruleModel& overrule, QObject* parent);

    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] Chosen chosen() const { return m_chosen; }
    [[nodiscard]] QString card() const;
    [[nodiscard]] int base() const { return m_chosen == Chosen::Base ? static_cast<int>(m_base) : 0; }
    [[nodiscard]] int piece() const { return m_chosen == Chosen::Card ? static_cast<int>(m_piece) : 0; }
    [[nodiscard]] int seat() const;
    [[nodiscard]] bool asksReason() const { return m_overrule.asksReason(); }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString hint() const;
    [[nodiscard]] bool hasAttack() const { return m_chosen == Chosen::NewCard || m_chosen == Chosen::Card; }
    [[nodiscard]] bool hasDefense() const;
    [[nodiscard]] int attack() const;
    [[nodiscard]] int defense() const;
    [[nodiscard]] QAbstractItemModel* kinds() { return &m_kinds; }
    [[nodiscard]] QAbstractItemModel* cards() { return &m_cards; }
    [[nodiscard]] QAbstractItemModel* pile() { return &m_pile; }

    void begin();
    /// The draft stays, until it is entered or emptied.
    Q_INVOKABLE void close();
    /// Back to the changes from the question why; else lets go of what is chosen; if nothing is, closes.
    Q_INVOKABLE void stepBack();
    /// Lets go of what is chosen, and asks why it is ruled.
    Q_INVOKABLE void askReason();

    /// These choose, or let go of what is chosen already.
    Q_INVOKABLE void chooseNewBase();
    /// With the usual points of its kind. Does nothing for an unknown kind.
    Q_INVOKABLE void chooseNewCard(const QString& card);
    Q_INVOKABLE void chooseBase(int base);
    Q_INVOKABLE void choosePiece(int piece);

    /// A tap on the table: what is chosen goes there, or else what was tapped is chosen.
    Q_INVOKABLE void tapSeat(int seat);
    Q_INVOKABLE void tapBase(int base);
    Q_INVOKABLE void tapPiece(int piece);
    Q_INVOKABLE void tapDiscardPile();
    /// Dragged there, whatever is chosen. Nothing changes where it is already, or while the table plays.
    Q_INVOKABLE void dropPiece(int piece, int base);
    Q_INVOKABLE void dropBase(int base, int seat);

    /// Of what is chosen.
    Q_INVOKABLE void setPoints(int attack, int defense);
    Q_INVOKABLE void remove();

    /// How the table looks meanwhile.
    [[nodiscard]] TableLook look() const;

signals:
    /// Before `changed`.
    void openChanged();
    void changed();

private:
    [[nodiscard]] const all_your_base::State& edited() const { return m_overrule.edited(); }
    /// After the draft or the language has changed.
    void refresh();
    void choose(Chosen chosen);
    void setOpen(bool open);
    void give(all_your_base::BaseId base, int seat);
    /// A base whose number is 0 is the discard pile.
    void putOn(int base);

    const GameView<AllYourBase>& m_game;
    AllYourBaseOverruleModel& m_overrule;
    bool m_open = false;
    Chosen m_chosen = Chosen::Nothing;
    all_your_base::Card m_kind = all_your_base::Card::Zig;  ///< of the new card
    all_your_base::Points m_points;                         ///< of the new card
    all_your_base::BaseId m_base = all_your_base::BaseId::None;
    all_your_base::PieceId m_piece = all_your_base::PieceId::None;
    GadgetListModel<CardRow> m_kinds;
    GadgetListModel<PieceRow> m_cards;
    GadgetListModel<PieceRow> m_pile;
};

}  // namespace basekeeper
