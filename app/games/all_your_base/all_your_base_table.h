// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_your_base/alert_model.h"
#include "app/games/all_your_base/all_your_base_overrule_model.h"
#include "app/games/all_your_base/all_your_base_rows.h"
#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/games/all_your_base/allowed.h"
#include "app/games/all_your_base/bench_model.h"
#include "app/games/all_your_base/change_model.h"
#include "app/games/all_your_base/defender_model.h"
#include "app/games/all_your_base/free_plays_model.h"
#include "app/games/all_your_base/inspection_model.h"
#include "app/games/all_your_base/seat_lists.h"
#include "app/games/all_your_base/table_ruling.h"
#include "app/session/gadget_list_model.h"
#include "app/session/game_table.h"
#include "app/session/game_view.h"
#include "core/all_your_base/action.h"

#include <QtQml/qqmlregistration.h>

#include <array>
#include <map>
#include <memory>
#include <optional>

namespace basekeeper {

class Languages;
class RuleBooks;

/// The table of All Your Base: every seat with its bases and cards, the turn and its phase, and what a tap does, which
/// depends on the mode and on what the turn waits for.
// The base has its namespace, because qmllint does not find it otherwise.
class AllYourBaseTable : public basekeeper::GameTable {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")
    Q_PROPERTY(QAbstractItemModel* seats READ seats CONSTANT FINAL)  ///< SeatRow
    Q_PROPERTY(int seatCount READ seatCount NOTIFY changed FINAL)
    Q_PROPERTY(int turnNumber READ turnNumber NOTIFY changed FINAL)
    Q_PROPERTY(int playing READ playing NOTIFY changed FINAL)
    Q_PROPERTY(QString playingName READ playingName NOTIFY changed FINAL)
    /// The screen's language if the table only shows.
    Q_PROPERTY(QString playingLanguage READ playingLanguage NOTIFY changed FINAL)
    Q_PROPERTY(int playingHeld READ playingHeld NOTIFY changed FINAL)               ///< its bases
    Q_PROPERTY(bool playingMayDeclare READ playingMayDeclare NOTIFY changed FINAL)  ///< its victory (0.3)
    Q_PROPERTY(basekeeper::TurnPhase::Phase phase READ phase NOTIFY changed FINAL)
    Q_PROPERTY(int redAlertCount READ redAlertCount CONSTANT FINAL)  ///< how many kinds there are
    Q_PROPERTY(int threshold READ threshold NOTIFY changed FINAL)
    Q_PROPERTY(Pending pending READ pending NOTIFY changed FINAL)
    Q_PROPERTY(Reminder reminder READ reminder NOTIFY changed FINAL)
    Q_PROPERTY(QString nextName READ nextName NOTIFY changed FINAL)  ///< whose turn is next as things are
    /// The names of the next turns that are not in the plain order.
    Q_PROPERTY(QStringList queue READ queue NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> queueSeats READ queueSeats NOTIFY changed FINAL)
    Q_PROPERTY(int winner READ winner NOTIFY changed FINAL)  ///< -1 for none
    Q_PROPERTY(QString winnerName READ winnerName NOTIFY changed FINAL)
    Q_PROPERTY(QString winnerLanguage READ winnerLanguage NOTIFY changed FINAL)
    /// Those that the rules want said, in English in every language (0.3).
    Q_PROPERTY(QString victoryWords READ victoryWords CONSTANT FINAL)
    /// As `voice`, to the seats that have not won.
    Q_PROPERTY(QString voiceToLosers READ voiceToLosers NOTIFY changed FINAL)
    Q_PROPERTY(bool examplePoints READ examplePoints NOTIFY changed FINAL)
    Q_PROPERTY(basekeeper::Allowed may READ may NOTIFY changed FINAL)

    Q_PROPERTY(Task task READ task NOTIFY taskChanged FINAL)
    Q_PROPERTY(NextAct nextAct READ nextAct NOTIFY taskChanged FINAL)
    /// Whether it is the one thing to do: nothing else can be done, or need be. A BASE is while no other card has a
    /// place to go to (2.B, 2.C).
    Q_PROPERTY(bool nextActLeads READ nextActLeads NOTIFY taskChanged FINAL)
    Q_PROPERTY(Mode mode READ mode NOTIFY modeChanged FINAL)
    Q_PROPERTY(QString modeHint READ modeHint NOTIFY modeChanged FINAL)  ///< what to tap now, in words
    /// CardRow: the seven kinds that can be played.
    Q_PROPERTY(QAbstractItemModel* cards READ cards CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel* reach READ reach CONSTANT FINAL)        ///< ReachRow, within reach first
    Q_PROPERTY(QAbstractItemModel* matrix READ matrix CONSTANT FINAL)      ///< MatrixRow; empty unless `showMatrix`
    Q_PROPERTY(QString whyNoAttack READ whyNoAttack NOTIFY changed FINAL)  ///< in words; empty if an attack is possible
    /// On the base with the most of them: among those with a card that can be tapped now, or else among all; 0 without
    /// any.
    Q_PROPERTY(int mostCardsOnABase READ mostCardsOnABase NOTIFY modeChanged FINAL)
    Q_PROPERTY(int cardsInHand READ cardsInHand CONSTANT FINAL)                ///< of a full hand (4.3)
    Q_PROPERTY(int attackAvailable READ attackAvailable NOTIFY changed FINAL)  ///< of the seat in turn

    Q_PROPERTY(basekeeper::BenchModel* bench READ bench CONSTANT FINAL)
    Q_PROPERTY(basekeeper::ChangeModel* change READ change CONSTANT FINAL)
    Q_PROPERTY(basekeeper::DefenderModel* defender READ defender CONSTANT FINAL)
    Q_PROPERTY(basekeeper::AlertModel* alert READ alert CONSTANT FINAL)
    Q_PROPERTY(basekeeper::FreePlaysModel* freePlays READ freePlays CONSTANT FINAL)
    Q_PROPERTY(basekeeper::AllYourBaseOverruleModel* overrule READ overrule CONSTANT FINAL)
    Q_PROPERTY(basekeeper::TableRuling* ruling READ ruling CONSTANT FINAL)
    Q_PROPERTY(basekeeper::InspectionModel* inspection READ inspection CONSTANT FINAL)

public:
    enum class Mode {
        Look,     ///< a tap on an enemy base weighs an attack; one on an own card picks it up while regrouping
        Play,     ///< a card was chosen to be played: a tap on an own base plays it there
        Discard,  ///< a tap on a kind of card discards one
        Move,     ///< a card was picked up: a tap on an own base moves it there
        Weigh,    ///< an attack is weighed: a tap on a card of the attacker changes the force
        Prepare,  ///< a RED ALERT is prepared: a tap on a seat, base or card answers its question
        Rule,     ///< a ruling is written: the table shows what it will be, and a tap changes that (`ruling`)
    };
    Q_ENUM(Mode)
    /// What the table must do now.
    enum class Task {
        Play,        ///< play cards: in the RED ALERT and DEFENSE phases, and as free plays
        Attack,      ///< choose a base to attack
        Regroup,     ///< move cards and end the turn
        Weigh,       ///< choose the force
        Defend,      ///< answer a declared attack
        TakeChange,  ///< choose what to take for a surplus
        Prepare,     ///< make the next choice of a RED ALERT
        Rule,        ///< write a ruling
        Over,
    };
    Q_ENUM(Task)
    /// What leads on from here, and has its place at the foot of the rail.
    enum class NextAct { PlayBase, Regroup, EndTurn };
    Q_ENUM(NextAct)
    /// What must be decided before the turn goes on.
    enum class Pending { Nothing, Attack, Change, FreePlays };
    Q_ENUM(Pending)
    /// What the seat in turn is reminded of: to draw (1.1), or to fill its hand (4.3).
    enum class Reminder { None, Draw, Fill };
    Q_ENUM(Reminder)

    AllYourBaseTable(SessionController& controller, Languages& languages, const RuleBooks& books,
                     QObject* parent = nullptr);
    ~AllYourBaseTable() override;

    [[nodiscard]] bool hasGame() const override;
    [[nodiscard]] QAbstractItemModel* seats() { return m_seats.seats(); }
    [[nodiscard]] int seatCount() const { return m_seats.count(); }
    [[nodiscard]] int turnNumber() const;
    [[nodiscard]] int playing() const;
    [[nodiscard]] QString playingName() const;
    [[nodiscard]] int playingHeld() const;
    [[nodiscard]] bool playingMayDeclare() const;
    [[nodiscard]] QString playingLanguage() const;
    [[nodiscard]] QString askedLanguage() const override;
    [[nodiscard]] TurnPhase::Phase phase() const;
    [[nodiscard]] int redAlertCount() const { return all_your_base::redAlertCards; }
    [[nodiscard]] int threshold() const;
    [[nodiscard]] Pending pending() const;
    [[nodiscard]] Reminder reminder() const;
    [[nodiscard]] QString nextName() const;
    [[nodiscard]] QStringList queue() const;
    [[nodiscard]] QList<int> queueSeats() const;
    [[nodiscard]] int winner() const;
    [[nodiscard]] QString winnerName() const;
    [[nodiscard]] QString winnerLanguage() const;
    [[nodiscard]] bool examplePoints() const;
    [[nodiscard]] QString exampleNote() const override;
    [[nodiscard]] QString voice() const override;
    [[nodiscard]] QString victoryWords() const { return AllYourBaseTexts::victoryWords; }
    [[nodiscard]] QString voiceToLosers() const;
    [[nodiscard]] Allowed may() const { return m_may; }
    [[nodiscard]] Task task() const;
    [[nodiscard]] NextAct nextAct() const;
    [[nodiscard]] bool nextActLeads() const;
    [[nodiscard]] Mode mode() const;
    [[nodiscard]] QString modeHint() const;
    [[nodiscard]] QAbstractItemModel* cards() { return &m_cards; }
    [[nodiscard]] QAbstractItemModel* reach() { return &m_reach; }
    [[nodiscard]] QAbstractItemModel* matrix() { return &m_matrix; }
    [[nodiscard]] QString whyNoAttack() const;
    [[nodiscard]] int mostCardsOnABase() const;
    [[nodiscard]] static int cardsInHand() { return all_your_base::cardsInHand; }
    [[nodiscard]] int attackAvailable() const;
    [[nodiscard]] BenchModel* bench() { return &m_bench; }
    [[nodiscard]] ChangeModel* change() { return &m_change; }
    [[nodiscard]] DefenderModel* defender() { return &m_defender; }
    [[nodiscard]] AlertModel* alert() { return &m_alert; }
    [[nodiscard]] FreePlaysModel* freePlays() { return &m_freePlays; }
    [[nodiscard]] AllYourBaseOverruleModel* overrule() { return &m_overrule; }
    [[nodiscard]] TableRuling* ruling() { return &m_ruling; }
    [[nodiscard]] InspectionModel* inspection() { return &m_inspection; }

    /// Acts that need nothing else. If one is refused, shows why.
    Q_INVOKABLE void playBase();
    Q_INVOKABLE void passDefense();
    Q_INVOKABLE void resolveAttack();
    Q_INVOKABLE void counterattack();
    Q_INVOKABLE void endTurn();
    Q_INVOKABLE void reshuffle();
    Q_INVOKABLE void declare(int seat);
    /// Plays a card (1 to 16), or begins to prepare it (`alert`).
    Q_INVOKABLE void playRedAlert(int card);
    /// Whether that card has choices or moves that are shown on the table before it takes effect.
    Q_INVOKABLE [[nodiscard]] bool isLedThroughTheTable(int card) const;
    Q_INVOKABLE void endFreePlays();
    Q_INVOKABLE void passFreePlay();

    /// Selects a kind of card: to be played on the base tapped next, at once where the seat has only one, or in the
    /// mode `Discard` to be discarded at once. Selecting it again deselects it.
    Q_INVOKABLE void chooseCard(const QString& card);
    /// Sets the points of the next card of this kind that is played or discarded.
    Q_INVOKABLE void setPoints(const QString& card, int attack, int defense);
    Q_INVOKABLE void beginDiscard();
    Q_INVOKABLE void beginMove();
    /// Selects a card of the discard pile, to be played on the base tapped next (5.12); if there is no base for it, it
    /// is used up at once (5.12a).
    Q_INVOKABLE void choosePileCard(int piece);
    /// A tap on the seat itself, not on one of its bases.
    Q_INVOKABLE void tapSeat(int seat);
    Q_INVOKABLE void tapBase(int base);
    Q_INVOKABLE void tapPiece(int piece);
    /// Returns to the mode `Look`, but for a ruling.
    Q_INVOKABLE void cancel();
    /// Takes back the latest choice of what is prepared; if there is none, returns to the mode `Look`. Of a ruling lets
    /// go of what is chosen; if nothing is, the draft is put away.
    Q_INVOKABLE void stepBack();

    /// Shows why no act of this kind ("attack", "regroup", ...) is possible; nothing if one is.
    Q_INVOKABLE void explain(const QString& act);
    /// A phase of the bar, counted from 0: begins to regroup where that is possible; says why where nothing of the
    /// phase is. While a ruling is written, the turn goes to that phase.
    Q_INVOKABLE void tapPhase(int phase);
    /// `matrix` is worked out, and follows the game, as long as it is shown.
    Q_INVOKABLE void showMatrix(bool shown);

    /// The clause of a RED ALERT, and its short title in the screen's language; empty for an invalid card.
    Q_INVOKABLE [[nodiscard]] QString redAlertClause(int card) const;
    Q_INVOKABLE [[nodiscard]] QString redAlertTitle(int card) const;
    /// Shows why the card can never be played in the RED ALERT phase; nothing if it can.
    Q_INVOKABLE void explainRedAlert(int card);
    /// Whether this is the moment of that card: card 15 has one of its own (5.15).
    Q_INVOKABLE [[nodiscard]] bool isMomentOfRedAlert(int card) const;

    /// Begins to write a ruling (7.1) on the table, or goes on with its draft; the second and third with a base or a
    /// card chosen. What else is being prepared is dropped. Nothing happens while the table only shows.
    Q_INVOKABLE void beginRuling();
    Q_INVOKABLE void ruleOnBase(int base);
    Q_INVOKABLE void ruleOnPiece(int piece);

    /// Call after the language has changed.
    void retranslate() override;

signals:
    void modeChanged();
    void taskChanged();
    void seatsShown();  ///< `seats` and the lists in it are all as they are to be, until the next time
    /// Something has just been played that the whole table wants to see. `seat` captured or countered, or begins a turn
    /// out of order; `base` was attacked, 0 for none. Comes with `advanced`, and QML hears that first; never when the
    /// game goes back.
    void happened(basekeeper::GameMoment::Kind kind, int seat, int base);

private:
    /// Returns whether the act was made.
    bool act(const all_your_base::Action& action);
    void show(all_your_base::Violation violation);
    [[nodiscard]] const all_your_base::State& state() const;
    void cancelInteraction() override;
    bool takeBackChoice() override;
    [[nodiscard]] bool isDrafting() const override { return m_ruling.isOpen(); }
    bool putDraftAway() override;
    void reset() override;
    [[nodiscard]] bool isOver() const override;
    [[nodiscard]] int addressedSeat() const override;
    void tellMoment();
    /// Puts back the selected card and the card that was picked up.
    void letGo();
    void refresh() override;
    void setMode(Mode mode);
    /// Call when a part of the table, such as the attack bench, has changed. While all of them are brought up to date
    /// it waits: the seats are shown once, when all are.
    void showParts();
    void refreshSeats();
    /// The ships that are chosen as change lie where they would go: as long as nothing else is weighed or looked at.
    [[nodiscard]] bool showsChange() const;
    /// The table with what is chosen but not yet done: for a RED ALERT, or as change. Nothing if that is neither.
    [[nodiscard]] std::optional<all_your_base::State> preparedTable() const;
    void refreshLists();
    void refreshMatrix();
    [[nodiscard]] TableLook look() const;
    [[nodiscard]] bool isTappable(const all_your_base::Base& base) const;
    [[nodiscard]] bool isTappable(const all_your_base::Piece& piece) const;
    /// `fromPile` is `None` for a card out of the hand.
    void takeInHand(all_your_base::Card card, all_your_base::PieceId fromPile);
    [[nodiscard]] all_your_base::Action playAct(all_your_base::BaseId base) const;

    const GameView<AllYourBase> m_game;
    SeatLists m_seats;
    GadgetListModel<CardRow> m_cards;
    GadgetListModel<ReachRow> m_reach;
    GadgetListModel<MatrixRow> m_matrix;
    bool m_matrixShown = false;
    bool m_refreshing = false;   ///< the parts of the table are being brought up to date, one after the other
    std::size_t m_actsTold = 0;  ///< how many acts the table has heard of
    BenchModel m_bench;
    ChangeModel m_change;
    DefenderModel m_defender;
    AlertModel m_alert;
    FreePlaysModel m_freePlays;
    AllYourBaseOverruleModel m_overrule;
    TableRuling m_ruling;
    InspectionModel m_inspection;

    Allowed m_may;
    Mode m_mode = Mode::Look;
    std::optional<all_your_base::Card> m_inHand;
    all_your_base::PieceId m_fromPile = all_your_base::PieceId::None;  ///< the selected card, if from the pile
    std::map<all_your_base::Card, all_your_base::Points> m_points;
    all_your_base::PieceId m_takenUp = all_your_base::PieceId::None;
};

}  // namespace basekeeper
