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

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace basekeeper {

/// What the table of every game has: its log and what is corrected in it, undo and redo, whether it is on disk, and why
/// the last tap was refused. A game's own table goes on from here.
class GameTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("every game has its own")
    Q_PROPERTY(bool hasGame READ hasGame NOTIFY changed FINAL)
    /// how the table was: a tap only shows things closely
    Q_PROPERTY(bool readOnly READ readOnly NOTIFY changed FINAL)
    Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
    Q_PROPERTY(int minutes READ minutes NOTIFY minutesChanged FINAL)  ///< since the game began
    /// Another number whenever the past comes into view, or now again: what differs then did not happen.
    Q_PROPERTY(int view READ view NOTIFY changed FINAL)
    /// That of the seat from which the table waits for something now; the screen's where it waits for nobody in
    /// particular.
    Q_PROPERTY(QString askedLanguage READ askedLanguage NOTIFY changed FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed FINAL)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed FINAL)  ///< which act an undo would take back
    Q_PROPERTY(int savedEntries READ savedEntries NOTIFY savingChanged FINAL)
    Q_PROPERTY(int unsavedEntries READ unsavedEntries NOTIFY savingChanged FINAL)
    Q_PROPERTY(bool inMemory READ inMemory NOTIFY savingChanged FINAL)
    /// loud, until it is mended; empty: none
    Q_PROPERTY(QString savingProblem READ savingProblem NOTIFY savingChanged FINAL)
    /// The database was deleted or replaced while it was open.
    Q_PROPERTY(bool fileGone READ fileGone NOTIFY savingChanged FINAL)
    Q_PROPERTY(bool refused READ refused NOTIFY refusalChanged FINAL)
    Q_PROPERTY(basekeeper::Refusal refusal READ refusal NOTIFY refusalChanged FINAL)
    Q_PROPERTY(basekeeper::CorrectionModel* correction READ correction CONSTANT FINAL)
    Q_PROPERTY(basekeeper::LogModel* log READ log CONSTANT FINAL)
    /// what every screen says that shows the values of an example set; empty for the table's own
    Q_PROPERTY(QString exampleNote READ exampleNote NOTIFY changed FINAL)
    /// What people do with the real cards because of the latest act: CardsToMoveRow. Empty while acts are taken back.
    Q_PROPERTY(QAbstractItemModel* cardsToMove READ cardsToMove CONSTANT FINAL)
    Q_PROPERTY(QString cardsToMoveText READ cardsToMoveText NOTIFY changed FINAL)  ///< the same, a sentence a line
    Q_PROPERTY(QString cardsToMoveLanguage READ cardsToMoveLanguage NOTIFY changed FINAL)  ///< of whose act it was

public:
    ~GameTable() override;

    /// Whether a game of this kind lies on the table.
    [[nodiscard]] virtual bool hasGame() const = 0;
    [[nodiscard]] bool readOnly() const { return hasGame() && !takesActs(); }
    [[nodiscard]] bool over() const { return hasGame() && isOver(); }
    [[nodiscard]] int minutes() const;
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
    [[nodiscard]] QAbstractItemModel* cardsToMove() { return &m_cardsToMove; }
    [[nodiscard]] QString cardsToMoveText() const;
    [[nodiscard]] const QString& cardsToMoveLanguage() const { return m_cardsToMoveLanguage; }
    /// The same in any language.
    [[nodiscard]] QString cardsToMoveIn(const QString& language) const;
    [[nodiscard]] virtual QString askedLanguage() const = 0;

    /// Takes back the latest act, or what is prepared for the next one.
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void dismissRefusal();
    Q_INVOKABLE void continueInMemory();
    Q_INVOKABLE void saveNow();
    /// Only where `fileGone`: everything goes into a new file.
    Q_INVOKABLE void saveToNewFile();
    /// Ends the session for good; refused where acts are only in memory and the disk does not take them.
    Q_INVOKABLE void endSession();

    /// After the language changed.
    virtual void retranslate();

signals:
    void changed();
    /// Something was done, or taken back: the same tap may mean another thing now.
    void advanced();
    /// The session was ended for good, and lies here no more.
    void sessionEnded();
    void minutesChanged();
    void refusalChanged();
    void savingChanged();

protected:
    GameTable(SessionController& controller, Languages& languages, const RuleBooks& books, QObject* parent);

    /// All that is shown, as the game is now. A table says so of itself once it is made: a game may have been there
    /// first.
    void refreshAll();
    /// What was being prepared is over: another game came, an act was done, or another moment is looked at.
    virtual void putDown() = 0;
    /// The latest choice of an act that is prepared step by step is taken back. False: nothing is.
    [[nodiscard]] virtual bool takeBackChoice() { return false; }
    /// Another game came to the table, or none: what was kept of the one before is forgotten.
    virtual void forget() = 0;
    /// Everything that is shown is read anew.
    virtual void refresh() = 0;
    /// Who is spoken to now, as `askedLanguage` has it; -1: everybody.
    [[nodiscard]] virtual int seatSpokenTo() const = 0;
    /// Of the state that is shown.
    [[nodiscard]] virtual bool isOver() const = 0;
    /// Acts are being entered that the table shows together, at their end: it tells the screens itself.
    [[nodiscard]] virtual bool isTelling() const { return false; }

    /// Whether a tap may prepare or do something.
    [[nodiscard]] bool takesActs() const { return hasGame() && m_controller.takesEntries(); }
    /// True: it is done, and on disk. False: the screen has been told why not.
    template <Game G>
    bool enter(const Entry<G>& entry) {
        return hasGame() && told<G>(m_controller.add<G>(entry));
    }
    template <Game G>
    void showRefusal(typename Session<G>::Refusal refusal);

    [[nodiscard]] SessionController& controller() const { return m_controller; }
    [[nodiscard]] Languages& languages() const { return m_languages; }
    [[nodiscard]] const RuleBooks& books() const { return m_books; }

private:
    template <Game G>
    bool told(SessionController::Outcome outcome) {
        if (outcome == SessionController::Outcome::Refused) showRefusal<G>(m_controller.refusal<G>());
        // Of the others `savingProblem` or `readOnly` says it.
        return outcome == SessionController::Outcome::Done || outcome == SessionController::Outcome::Tried;
    }
    template <Game G>
    [[nodiscard]] Refusal withTitle(const QString& text, QLatin1StringView clause) const {
        const QString& language = m_languages.spoken();
        return {text, clause, m_books.of<G>().clause(clause, language).title, language};
    }
    void letGoOfRefusal() { m_refusal = nullptr; }
    [[nodiscard]] std::vector<CardsToMoveRow> latestCardsToMove() const;
    [[nodiscard]] QString latestActorsLanguage() const;

    SessionController& m_controller;
    Languages& m_languages;
    const RuleBooks& m_books;
    CorrectionModel m_correction;
    LogModel m_log;
    GadgetListModel<CardsToMoveRow> m_cardsToMove;
    QString m_cardsToMoveLanguage;
    QTimer m_minute;
    int m_spokenTo = -1;
    int m_view = 0;
    bool m_ofPast = false;
    std::function<Refusal()> m_refusal;  ///< in the language of whoever is asked for something
};

template <Game G>
void GameTable::showRefusal(typename Session<G>::Refusal refusal) {
    m_refusal = [this, why = std::move(refusal)] {
        if (!m_controller.plays<G>()) return Refusal();
        const SaidIn said(askedLanguage());
        const auto& play = m_controller.play<G>();
        const Voice say(m_languages, m_languages.spoken());
        return std::visit(
            Overload{
                [&](const typename G::Violation& violation) {
                    return withTitle<G>(
                        GameUi<G>::refusalText(say, violation, play.setup(), m_controller.state<G>()),
                        QLatin1StringView(violation.clause.data(), static_cast<qsizetype>(violation.clause.size())));
                },
                [&](LogRefusal log) {
                    return withTitle<G>(refusalText(say, log, available(play, log)), clauseOf(log));
                },
                // No tap makes an amendment that could be refused: it is planned before.
                [](const RefusedAct<G>&) { return Refusal(); },
            },
            why);
    };
    emit refusalChanged();
}

}  // namespace basekeeper
