// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_parts.h"
#include "app/history/read_session.h"
#include "app/history/session_course.h"
#include "app/history/session_view_rows.h"
#include "app/session/gadget_list_model.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace basekeeper {

/// One session to look at: how it went, and the table as it was after each of its acts. Nothing can be changed here.
class SessionViewModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY changed FINAL)
    /// why it cannot be shown, in words; empty: nothing
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    Q_PROPERTY(QString sessionId READ sessionId NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)  ///< that it was given, or else its players
    Q_PROPERTY(QString note READ note NOTIFY changed FINAL)
    /// taken in although its chain of hashes was broken
    Q_PROPERTY(bool unverified READ unverified NOTIFY changed FINAL)
    Q_PROPERTY(QString game READ game NOTIFY changed FINAL)  ///< its id: "all-your-base"
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed FINAL)
    Q_PROPERTY(QString players READ players NOTIFY changed FINAL)
    Q_PROPERTY(QString when READ when NOTIFY changed FINAL)    ///< from when to when
    Q_PROPERTY(int minutes READ minutes NOTIFY changed FINAL)  ///< that were played
    Q_PROPERTY(int acts READ acts NOTIFY changed FINAL)
    Q_PROPERTY(int stages READ stages NOTIFY changed FINAL)              ///< of its course: turns, boats
    Q_PROPERTY(QString stagesText READ stagesText NOTIFY changed FINAL)  ///< "14 turns"
    Q_PROPERTY(QString stageBack READ stageBack NOTIFY changed FINAL)    ///< "A turn back"
    Q_PROPERTY(QString stageForward READ stageForward NOTIFY changed FINAL)
    Q_PROPERTY(int winner READ winner NOTIFY changed FINAL)  ///< the first of them; -1: none
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed FINAL)
    Q_PROPERTY(QString closeness READ closeness NOTIFY changed FINAL)  ///< empty where nobody has won

    Q_PROPERTY(QAbstractItemModel* seats READ seats CONSTANT FINAL)  ///< SessionSeatRow
    Q_PROPERTY(QAbstractItemModel* marks READ marks CONSTANT FINAL)  ///< CourseMarkRow
    /// [{kind, text}]: which marks there can be
    Q_PROPERTY(QVariantList markKinds READ markKinds NOTIFY changed FINAL)
    Q_PROPERTY(QAbstractItemModel* rulings READ rulings CONSTANT FINAL)  ///< SessionRulingRow
    Q_PROPERTY(int goal READ goal NOTIFY changed FINAL)                  ///< the score that wins; 0: there is none
    /// of what is charted: of anybody after any stage
    Q_PROPERTY(int bestScore READ bestScore NOTIFY changed FINAL)
    Q_PROPERTY(QString scoreName READ scoreName NOTIFY changed FINAL)  ///< "bases"
    /// [{value, label}]: what can be charted, the score first
    Q_PROPERTY(QVariantList measures READ measures NOTIFY changed FINAL)
    Q_PROPERTY(int measure READ measure WRITE setMeasure NOTIFY changed FINAL)  ///< which of them is, from 0
    Q_PROPERTY(QString chartTitle READ chartTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString chartSummary READ chartSummary NOTIFY changed FINAL)

    /// The table of the session's game as it was, and the file that shows it; null and empty while no session is open.
    Q_PROPERTY(basekeeper::GameTable* table READ table NOTIFY changed FINAL)
    Q_PROPERTY(QString tableFile READ tableFile NOTIFY changed FINAL)
    Q_PROPERTY(int position READ position NOTIFY moved FINAL)        ///< how many acts the table shows
    Q_PROPERTY(int stage READ stage NOTIFY moved FINAL)              ///< of the last act shown; 0: of none
    Q_PROPERTY(QString stageText READ stageText NOTIFY moved FINAL)  ///< "Turn 3"; empty at the beginning
    Q_PROPERTY(qreal courseAt READ courseAt NOTIFY moved FINAL)      ///< where in the chart that is, in stages
    Q_PROPERTY(int actSeat READ actSeat NOTIFY moved FINAL)          ///< whose act it was
    Q_PROPERTY(QString actName READ actName NOTIFY moved FINAL)
    /// the last act shown, in words; empty at the beginning
    Q_PROPERTY(QString actText READ actText NOTIFY moved FINAL)
    Q_PROPERTY(QString actTime READ actTime NOTIFY moved FINAL)

public:
    /// `atTable` is the controller of the table, whose store holds the sessions.
    SessionViewModel(SessionController& atTable, Languages& languages, const RuleBooks& books, Settings& settings,
                     QObject* parent = nullptr);
    ~SessionViewModel() override;

    /// Opens a session of the store, at its end. Where it cannot be read, `problem` says why.
    Q_INVOKABLE void open(const QString& id);
    /// Opens the game at the table as it stands; nothing where there is none.
    Q_INVOKABLE void openTable();

    /// Shows the table after so many acts, or after a stage; beyond the ends: at the ends.
    Q_INVOKABLE void goTo(int acts);
    Q_INVOKABLE void goToStage(int stage);
    Q_INVOKABLE void goFirst() { goTo(0); }
    Q_INVOKABLE void goBack() { goTo(position() - 1); }
    Q_INVOKABLE void goForward() { goTo(position() + 1); }
    Q_INVOKABLE void goLast() { goTo(acts()); }
    /// To the end of the stage before, or of the next one.
    Q_INVOKABLE void goBackAStage();
    Q_INVOKABLE void goForwardAStage();

    [[nodiscard]] bool isOpen() const { return m_reading && m_reading->hasGame() && m_problem.isEmpty(); }
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] QString sessionId() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] bool unverified() const;
    [[nodiscard]] QString game() const;
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QString players() const;
    [[nodiscard]] QString when() const;
    [[nodiscard]] int minutes() const;
    [[nodiscard]] int acts() const;
    [[nodiscard]] int stages() const { return m_course.stages; }
    [[nodiscard]] QString stagesText() const;
    [[nodiscard]] QString stageBack() const;
    [[nodiscard]] QString stageForward() const;
    [[nodiscard]] int winner() const { return m_course.winners.empty() ? -1 : m_course.winners.front(); }
    [[nodiscard]] QString outcome() const;
    [[nodiscard]] QString closeness() const;
    [[nodiscard]] QAbstractItemModel* seats() { return &m_seats; }
    [[nodiscard]] QAbstractItemModel* marks() { return &m_marks; }
    [[nodiscard]] QVariantList markKinds() const;
    [[nodiscard]] QAbstractItemModel* rulings() { return &m_rulings; }
    [[nodiscard]] int goal() const { return m_course.goal.value_or(0); }
    [[nodiscard]] int bestScore() const;
    [[nodiscard]] QString scoreName() const;
    [[nodiscard]] QVariantList measures() const;
    [[nodiscard]] int measure() const { return m_measure; }
    /// One that there is not is passed over.
    void setMeasure(int measure);
    [[nodiscard]] QString chartTitle() const;
    [[nodiscard]] QString chartSummary() const;
    [[nodiscard]] GameTable* table() const { return m_parts ? m_parts->table(game()) : nullptr; }
    template <Game G>
    [[nodiscard]] TableOf<G>& table() const {
        return m_parts->of<G>().table;
    }
    [[nodiscard]] QString tableFile() const { return screenFilesOf(game()).replay; }
    [[nodiscard]] int position() const;
    [[nodiscard]] int stage() const;
    [[nodiscard]] QString stageText() const;
    [[nodiscard]] qreal courseAt() const;
    [[nodiscard]] int actSeat() const { return m_actSeat; }
    [[nodiscard]] const QString& actName() const { return m_actName; }
    [[nodiscard]] const QString& actText() const { return m_actText; }
    [[nodiscard]] const QString& actTime() const { return m_actTime; }

    /// After the language changed.
    void retranslate();

signals:
    void changed();
    void moved();

private:
    void show(ReadSession session);
    void fail(QString problem);
    void readAnew();
    void tellCourse();
    void tellAct();

    SessionController& m_atTable;
    Languages& m_languages;
    const RuleBooks& m_books;
    Settings& m_settings;
    // Made when a session is opened first: the start need not pay for them.
    std::unique_ptr<SessionController> m_reading;
    std::unique_ptr<PartsOfGames> m_parts;
    SessionCourse m_course;
    SessionCourse m_charted;  ///< with what is charted in place of the score
    int m_measure = 0;
    QString m_problem;
    GadgetListModel<SessionSeatRow> m_seats;
    GadgetListModel<CourseMarkRow> m_marks;
    GadgetListModel<SessionRulingRow> m_rulings;
    int m_actSeat = 0;
    QString m_actName;
    QString m_actText;
    QString m_actTime;
};

}  // namespace basekeeper
