// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/rule_books.h"
#include "app/games/game_ui.h"
#include "app/language/languages.h"
#include "app/session/correction_model.h"
#include "app/session/gadget_list_model.h"
#include "app/session/log_model.h"
#include "app/session/log_refusal_text.h"
#include "app/session/refusal.h"
#include "app/session/session_controller.h"
#include "app/session/shared_rows.h"
#include "db/formats/latin1.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace basekeeper {

/// What the tables of all games share: the log and its correction, undo and redo, saving, and why the last tap was
/// refused. Each game derives its own.
class GameTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("every game has its own")
    Q_PROPERTY(bool hasGame READ hasGame NOTIFY changed FINAL)
    /// A past table is shown: taps only inspect things.
    Q_PROPERTY(bool readOnly READ readOnly NOTIFY changed FINAL)
    Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
    /// A ruling may begin: on the present, in no lesson, and while none is being drafted on the table.
    Q_PROPERTY(bool mayRule READ mayRule NOTIFY changed FINAL)
    Q_PROPERTY(bool practice READ practice CONSTANT FINAL)                            ///< of a lesson: nothing is kept
    Q_PROPERTY(QString playingTime READ playingTime NOTIFY playingTimeChanged FINAL)  ///< empty in the first minute
    /// Changes whenever the view switches between past and present: what differs then must not be animated.
    Q_PROPERTY(int view READ view NOTIFY changed FINAL)
    /// The language of the seat whose turn it is to enter something; the screen's if it is no seat in particular.
    Q_PROPERTY(QString askedLanguage READ askedLanguage NOTIFY changed FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed FINAL)
    /// What the game itself says of the moment, in a voice of its own: English in every language, for a small line
    /// beside plain words. Mostly empty.
    Q_PROPERTY(QString voice READ voice NOTIFY changed FINAL)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed FINAL)  ///< the act that undo would take back
    Q_PROPERTY(int savedEntries READ savedEntries NOTIFY savingChanged FINAL)
    Q_PROPERTY(int unsavedEntries READ unsavedEntries NOTIFY savingChanged FINAL)
    Q_PROPERTY(bool inMemory READ inMemory NOTIFY savingChanged FINAL)
    /// Shown prominently until it is solved; may be empty.
    Q_PROPERTY(QString savingProblem READ savingProblem NOTIFY savingChanged FINAL)
    /// The database was deleted or replaced while it was open.
    Q_PROPERTY(bool fileGone READ fileGone NOTIFY savingChanged FINAL)
    Q_PROPERTY(bool refused READ refused NOTIFY refusalChanged FINAL)
    Q_PROPERTY(basekeeper::Refusal refusal READ refusal NOTIFY refusalChanged FINAL)
    Q_PROPERTY(basekeeper::CorrectionModel* correction READ correction CONSTANT FINAL)
    Q_PROPERTY(basekeeper::LogModel* log READ log CONSTANT FINAL)
    /// What every screen with values of an example set must say; empty for the table's own values.
    Q_PROPERTY(QString exampleNote READ exampleNote NOTIFY changed FINAL)
    /// CardsToMoveRow: what to do with the real cards because of the latest act. Empty while there is something to
    /// redo.
    Q_PROPERTY(QAbstractItemModel* cardsToMove READ cardsToMove CONSTANT FINAL)
    Q_PROPERTY(QString cardsToMoveText READ cardsToMoveText NOTIFY changed FINAL)  ///< the same, one sentence per line
    Q_PROPERTY(int cardsToMoveSeat READ cardsToMoveSeat NOTIFY changed FINAL)  ///< who is told so; -1: the whole table
    Q_PROPERTY(QString cardsToMoveLanguage READ cardsToMoveLanguage NOTIFY changed FINAL)  ///< that of this seat

public:
    ~GameTable() override;

    /// Whether a game of this kind is at the table.
    [[nodiscard]] virtual bool hasGame() const = 0;
    [[nodiscard]] bool readOnly() const { return hasGame() && !takesActs(); }
    [[nodiscard]] bool over() const { return hasGame() && isOver(); }
    [[nodiscard]] bool mayRule() const { return takesActs() && !practice() && !isDrafting(); }
    [[nodiscard]] bool practice() const { return m_controller.isPractice(); }
    [[nodiscard]] QString playingTime() const;
    [[nodiscard]] int view() const { return m_view; }
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    [[nodiscard]] QString undoText() const { return m_log.lastText(); }
    [[nodiscard]] int savedEntries() const;
    [[nodiscard]] int unsavedEntries() const;
    [[nodiscard]] bool inMemory() const;
    [[nodiscard]] QString savingProblem() const;
    [[nodiscard]] bool fileGone() const;
    [[nodiscard]] bool refused() const { return m_refusal != nullptr; }
    [[nodiscard]] Refusal refusal() const;
    [[nodiscard]] CorrectionModel* correction() { return &m_correction; }
    [[nodiscard]] LogModel* log() { return &m_log; }
    [[nodiscard]] virtual QString exampleNote() const { return {}; }
    [[nodiscard]] virtual QString voice() const { return {}; }
    [[nodiscard]] QAbstractItemModel* cardsToMove() { return &m_cardsToMove; }
    [[nodiscard]] QString cardsToMoveText() const;
    [[nodiscard]] int cardsToMoveSeat() const { return m_cardsToMoveSeat; }
    [[nodiscard]] const QString& cardsToMoveLanguage() const { return m_cardsToMoveLanguage; }
    /// How much there is to do with the cards, for listeners, in the screen's language; empty for nothing.
    [[nodiscard]] QString cardsToMoveCount() const;
    [[nodiscard]] virtual QString askedLanguage() const = 0;

    /// Takes back the latest choice for an act in preparation, or else the latest step.
    Q_INVOKABLE void undo();
    /// Puts a draft away first, where there is one.
    Q_INVOKABLE void redo();
    Q_INVOKABLE void dismissRefusal();
    Q_INVOKABLE void continueInMemory();
    Q_INVOKABLE void saveNow();
    /// Saves everything to a new file; only if `fileGone`.
    Q_INVOKABLE void saveToNewFile();
    /// Ends the session for good; refused if acts are only in memory and cannot be saved.
    Q_INVOKABLE void endSession();

    /// Call after the language has changed.
    virtual void retranslate();

signals:
    void changed();
    /// The game went on or back: the same tap may now mean something else.
    void advanced();
    /// The latest step, or choice, is about to be taken back: whoever shows what went back from where looks now.
    void goesBack();
    /// Another game came to the table, or the same was laid anew: nothing of what was there has just happened.
    void laidAnew();
    /// The session was ended for good and has left the table.
    void sessionEnded();
    void playingTimeChanged();
    void refusalChanged();
    void savingChanged();

protected:
    GameTable(SessionController& controller, Languages& languages, const RuleBooks& books, QObject* parent);

    /// Updates everything that is shown. A derived class calls it at the end of its constructor, because there may
    /// already be a game.
    void refreshAll();
    /// Drops what was being prepared: another game came, an act was made, or the view of the past changed.
    virtual void cancelInteraction() = 0;
    /// Takes back the latest choice for an act that is prepared in steps; false if there is none.
    [[nodiscard]] virtual bool takeBackChoice() { return false; }
    /// How many steps one undo takes back, and one redo brings back: more than one where the table has entered acts of
    /// its own accord, which nobody could take back alone.
    [[nodiscard]] virtual int stepsToUndo() const { return 1; }
    [[nodiscard]] virtual int stepsToRedo() const { return 1; }
    /// Whether there is something that `takeBackChoice` takes back though nothing has been played.
    [[nodiscard]] virtual bool isDrafting() const { return false; }
    /// Puts a draft away that an act of the game would lose; false if there is none.
    [[nodiscard]] virtual bool putDraftAway() { return false; }
    /// Call when the screen changes over to another table, or back: what differs then is not told as a change.
    void switchView() { ++m_view; }
    /// Drops everything about the previous game: another one came to the table, or none.
    virtual void reset() = 0;
    /// Updates the game's own lists.
    virtual void refresh() = 0;
    /// The seat that is addressed, as in `askedLanguage`; -1 for all.
    [[nodiscard]] virtual int addressedSeat() const = 0;
    /// Of the shown state.
    [[nodiscard]] virtual bool isOver() const = 0;
    /// Whether a batch of acts is being entered; the table emits `changed` itself at its end.
    [[nodiscard]] virtual bool isBatching() const { return false; }

    /// Whether a tap can prepare or do something.
    [[nodiscard]] bool takesActs() const { return hasGame() && m_controller.takesEntries(); }
    /// Whether the game's voice may be heard: it is silent of the past, and of what is only tried out.
    [[nodiscard]] bool hasVoice() const { return takesActs() && !m_controller.isTrial(); }
    /// Returns true if the entry was made: it is on disk, in memory if the table goes on without a disk, or kept as the
    /// act that is tried. Otherwise the screen has been told why not.
    template <Game G>
    bool enter(const Entry<G>& entry) {
        return hasGame() && reportOutcome<G>(m_controller.add<G>(entry));
    }
    template <Game G>
    void showRefusal(typename Session<G>::Refusal refusal);
    /// Enters acts for a part of the table that shows refusals itself.
    template <Game G>
    [[nodiscard]] auto enterQuietly() {
        return [this](const typename G::Action& act) {
            const SessionController::Outcome outcome = m_controller.add<G>(act);
            return outcome == SessionController::Outcome::Done || outcome == SessionController::Outcome::Tried;
        };
    }

    [[nodiscard]] SessionController& controller() const { return m_controller; }
    [[nodiscard]] Languages& languages() const { return m_languages; }
    [[nodiscard]] const RuleBooks& books() const { return m_books; }

private:
    template <Game G>
    bool reportOutcome(SessionController::Outcome outcome) {
        if (outcome == SessionController::Outcome::Refused) showRefusal<G>(m_controller.refusal<G>());
        // The other outcomes are shown by `savingProblem` or `readOnly`.
        return outcome == SessionController::Outcome::Done || outcome == SessionController::Outcome::Tried;
    }
    template <Game G>
    [[nodiscard]] Refusal withTitle(const QString& text, QLatin1StringView clause) const {
        const QString& language = m_languages.spoken();
        const RuleTexts& rules = m_books.of<G>();
        return {text,
                clause,
                RuleTexts::number(clause),
                rules.title(clause, language),
                rules.rulingTag(clause, language),
                language};
    }
    void clearRefusal() { m_refusal = nullptr; }
    [[nodiscard]] std::vector<CardsToMoveRow> latestCardsToMove() const;
    [[nodiscard]] SeatId latestToMoveCards() const;

    SessionController& m_controller;
    Languages& m_languages;
    const RuleBooks& m_books;
    CorrectionModel m_correction;
    LogModel m_log;
    GadgetListModel<CardsToMoveRow> m_cardsToMove;
    int m_cardsToMoveSeat = nobody;
    QString m_cardsToMoveLanguage;
    QTimer m_minute;
    int m_addressedSeat = -1;
    int m_view = 0;
    bool m_ofPast = false;
    std::function<Refusal()> m_refusal;  ///< made in the language of the seat that is asked
};

template <Game G>
void GameTable::showRefusal(typename Session<G>::Refusal refusal) {
    m_refusal = [this, why = std::move(refusal)] {
        if (!m_controller.plays<G>()) return Refusal();
        const TextLanguageScope scope(askedLanguage());
        const auto& play = m_controller.play<G>();
        const Translator say(m_languages, m_languages.spoken());
        return std::visit(Overload{
                              [&](const typename G::Violation& violation) {
                                  return withTitle<G>(
                                      GameUi<G>::refusalText(say, violation, play.setup(), m_controller.state<G>()),
                                      latin1(violation.clause));
                              },
                              [&](LogRefusal log) {
                                  return withTitle<G>(refusalText(say, log, available(play, log)), clauseOf(log));
                              },
                              // Amendments are planned before they are entered, so none is refused here.
                              [](const RefusedAct<G>&) { return Refusal(); },
                          },
                          why);
    };
    emit refusalChanged();
}

}  // namespace basekeeper
