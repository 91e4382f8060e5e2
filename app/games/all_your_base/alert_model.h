// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_your_base/all_your_base_rows.h"
#include "app/session/gadget_list_model.h"
#include "app/session/game_view.h"
#include "core/all_your_base/effects.h"
#include "core/all_your_base/red_alert.h"

#include <QList>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

namespace basekeeper {

class Languages;

/// A RED ALERT in preparation: the next choice, who makes it, its possible answers, and what the card would do. The
/// rules supply the questions and check the answers; this model keeps the choices so far, so that each can be taken
/// back.
class AlertModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    Q_PROPERTY(int card READ card NOTIFY changed FINAL)
    Q_PROPERTY(QString clause READ clause NOTIFY changed FINAL)  ///< of the card: "5.10"
    Q_PROPERTY(Asks asks READ asks NOTIFY changed FINAL)
    Q_PROPERTY(QString question READ question NOTIFY changed FINAL)  ///< in the chooser's language
    /// "1 of 2 chosen", in the chooser's language; empty if there is one such choice.
    Q_PROPERTY(QString progress READ progress NOTIFY changed FINAL)
    Q_PROPERTY(int chooser READ chooser NOTIFY changed FINAL)
    Q_PROPERTY(QString chooserName READ chooserName NOTIFY changed FINAL)
    Q_PROPERTY(QString language READ language NOTIFY changed FINAL)  ///< of the chooser
    /// The kind of the card whose place is asked for, "zig", and its points; empty for any other question.
    Q_PROPERTY(QString placedCard READ placedCard NOTIFY changed FINAL)
    Q_PROPERTY(int placedAttack READ placedAttack NOTIFY changed FINAL)
    Q_PROPERTY(int placedDefense READ placedDefense NOTIFY changed FINAL)
    Q_PROPERTY(bool mayDiscard READ mayDiscard NOTIFY changed FINAL)  ///< the discard pile is a possible answer
    /// How many more cards could go where the last one went.
    Q_PROPERTY(int rest READ rest NOTIFY changed FINAL)
    Q_PROPERTY(bool begun READ begun NOTIFY changed FINAL)                      ///< there is a choice to take back
    Q_PROPERTY(bool nothingToChoose READ nothingToChoose NOTIFY changed FINAL)  ///< though it has choices (5.19)
    Q_PROPERTY(QStringList effects READ effects NOTIFY changed FINAL)           ///< what it will do, once all is chosen
    /// For each seat, the one to which a card of its hand goes (5.6, 5.9), or the turn itself (5.7); -1: none.
    Q_PROPERTY(QList<int> givesTo READ givesTo NOTIFY changed FINAL)
    /// The seats whose bases or ships can be chosen now, in the order of the seats.
    Q_PROPERTY(QList<int> answersOf READ answersOf NOTIFY changed FINAL)
    /// Once all bases are taken (5.10): the one of the card that is asked about, or else the one taken last; 0: none.
    Q_PROPERTY(int watched READ watched NOTIFY changed FINAL)
    Q_PROPERTY(QAbstractItemModel* seats READ seats CONSTANT FINAL)  ///< AlertSeatRow: possible answers, if seats are
    Q_PROPERTY(QAbstractItemModel* bases READ bases CONSTANT FINAL)  ///< AlertBaseRow
    Q_PROPERTY(QAbstractItemModel* ships READ ships CONSTANT FINAL)  ///< AlertShipRow, base by base

public:
    /// What is missing.
    enum class Asks { Nothing, Seat, Base, Ship, Place };
    Q_ENUM(Asks)

    AlertModel(const GameView<AllYourBase>& game, const Languages& languages, QObject* parent);

    [[nodiscard]] bool isOpen() const { return !m_drafts.empty(); }
    [[nodiscard]] int card() const { return isOpen() ? draft().number() : 0; }
    [[nodiscard]] QString clause() const;
    [[nodiscard]] Asks asks() const;
    [[nodiscard]] QString question() const;
    [[nodiscard]] QString progress() const;
    [[nodiscard]] int chooser() const;
    [[nodiscard]] QString chooserName() const;
    [[nodiscard]] QString language() const;
    [[nodiscard]] QString placedCard() const;
    [[nodiscard]] int placedAttack() const;
    [[nodiscard]] int placedDefense() const;
    [[nodiscard]] bool mayDiscard() const { return m_question && m_question->mayDiscard; }
    [[nodiscard]] int rest() const;
    [[nodiscard]] bool begun() const { return m_drafts.size() > 1; }
    [[nodiscard]] bool nothingToChoose() const;
    [[nodiscard]] QStringList effects() const;
    [[nodiscard]] QList<int> givesTo() const;
    [[nodiscard]] QList<int> answersOf() const { return m_answersOf; }
    [[nodiscard]] int watched() const;
    [[nodiscard]] QAbstractItemModel* seats() { return &m_seats; }
    [[nodiscard]] QAbstractItemModel* bases() { return &m_bases; }
    [[nodiscard]] QAbstractItemModel* ships() { return &m_ships; }

    /// Whether the card is prepared at the table first, because it has choices or moves to show. Others are played at
    /// once.
    [[nodiscard]] static bool isLedThroughTheTable(const all_your_base::RedAlert& card);

    /// Begins to prepare a card that can be played now.
    void begin(const all_your_base::RedAlert& card);
    /// Ends the preparation.
    Q_INVOKABLE void close();
    /// Takes back the last choice.
    Q_INVOKABLE void back();
    /// Answers with what was tapped, or emits `refused` with the reason. A base stands for its only ship, and a ship
    /// for its base.
    Q_INVOKABLE void chooseSeat(int seat);
    Q_INVOKABLE void chooseBase(int base);
    Q_INVOKABLE void chooseShip(int piece);
    Q_INVOKABLE void chooseDiscardPile();
    /// Sends all further cards of this chooser where the last one went (5.10), as one choice that is taken back as one.
    Q_INVOKABLE void chooseSameForTheRest();
    /// Plays the card, once all is chosen.
    Q_INVOKABLE void play();

    /// The table with the ships where the orders so far send them (5.16); for other cards, as it is. A copy; only if
    /// `isOpen`.
    [[nodiscard]] all_your_base::State tableSoFar() const;
    /// Only if `isOpen`.
    [[nodiscard]] const all_your_base::RedAlert& draft() const { return m_drafts.back(); }
    [[nodiscard]] bool isAnswer(const all_your_base::Answer& chosen) const;
    /// Already chosen, or about to move.
    [[nodiscard]] bool isChosen(all_your_base::PieceId piece) const;
    [[nodiscard]] bool isChosen(all_your_base::BaseId base) const;
    /// About to go to the discard pile.
    [[nodiscard]] bool leaves(all_your_base::PieceId piece) const;
    [[nodiscard]] bool leaves(all_your_base::BaseId base) const;
    /// The card brings it to another seat (5.10).
    [[nodiscard]] bool takes(all_your_base::BaseId base) const;

    /// Call after the language has changed.
    void retranslate() { recompute(); }

signals:
    void changed();
    /// A choice was made or taken back.
    void stepped();
    void refused(const all_your_base::Violation& violation);
    /// The table makes the act, and shows why if it is refused.
    void playAsked();

private:
    [[nodiscard]] const all_your_base::State& state() const;
    void choose(const all_your_base::Answer& chosen);
    [[nodiscard]] std::optional<all_your_base::PieceId> onlyShipOn(all_your_base::BaseId base) const;
    /// The card whose place is asked for; null for any other question.
    [[nodiscard]] const all_your_base::Piece* placed() const;
    void recompute();

    const GameView<AllYourBase>& m_game;
    const Languages& m_languages;
    std::vector<all_your_base::RedAlert> m_drafts;  ///< after each number of choices; empty if none is prepared
    std::optional<all_your_base::Question> m_question;
    all_your_base::Effects m_effects;
    QList<int> m_answersOf;
    GadgetListModel<AlertSeatRow> m_seats;
    GadgetListModel<AlertBaseRow> m_bases;
    GadgetListModel<AlertShipRow> m_ships;
};

}  // namespace basekeeper
