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

/// One session to look back at: its course, and the table after each of its acts. Read only.
class SessionViewModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY changed FINAL)
    /// Why it cannot be shown, in words, or empty.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    Q_PROPERTY(QString sessionId READ sessionId NOTIFY changed FINAL)
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)  ///< its title, or else its players
    Q_PROPERTY(QString note READ note NOTIFY changed FINAL)
    /// Imported although its hash chain was broken.
    Q_PROPERTY(bool unverified READ unverified NOTIFY changed FINAL)
    Q_PROPERTY(QString game READ game NOTIFY changed FINAL)  ///< its id, such as "all-your-base"
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed FINAL)
    Q_PROPERTY(QString players READ players NOTIFY changed FINAL)
    Q_PROPERTY(QString when READ when NOTIFY changed FINAL)  ///< start and end
    Q_PROPERTY(QString playingTime READ playingTime NOTIFY changed FINAL)
    Q_PROPERTY(int acts READ acts NOTIFY changed FINAL)
    Q_PROPERTY(int stages READ stages NOTIFY changed FINAL)              ///< of its course: turns, boats
    Q_PROPERTY(QString stagesText READ stagesText NOTIFY changed FINAL)  ///< "14 turns"
    Q_PROPERTY(QString stageBack READ stageBack NOTIFY changed FINAL)    ///< "A turn back"
    Q_PROPERTY(QString stageForward READ stageForward NOTIFY changed FINAL)
    Q_PROPERTY(int winner READ winner NOTIFY changed FINAL)  ///< the first one; -1 for none
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed FINAL)
    Q_PROPERTY(QString closeness READ closeness NOTIFY changed FINAL)  ///< empty without a winner

    Q_PROPERTY(QAbstractItemModel* seats READ seats CONSTANT FINAL)  ///< SessionSeatRow
    Q_PROPERTY(QAbstractItemModel* marks READ marks CONSTANT FINAL)  ///< CourseMarkRow
    /// The possible marks: [{icon, text}].
    Q_PROPERTY(QVariantList markKinds READ markKinds NOTIFY changed FINAL)
    Q_PROPERTY(QAbstractItemModel* overrides READ overrides CONSTANT FINAL)  ///< SessionRulingRow
    Q_PROPERTY(int goal READ goal NOTIFY changed FINAL)  ///< the score that wins; 0 if there is none
    /// The highest value in the chart.
    Q_PROPERTY(int bestScore READ bestScore NOTIFY changed FINAL)
    Q_PROPERTY(int worstScore READ worstScore NOTIFY changed FINAL)    ///< 0 if none is negative
    Q_PROPERTY(QString scoreName READ scoreName NOTIFY changed FINAL)  ///< "bases"
    /// What can be charted, the score first: [{value, label}].
    Q_PROPERTY(QVariantList measures READ measures NOTIFY changed FINAL)
    Q_PROPERTY(int measure READ measure WRITE setMeasure NOTIFY changed FINAL)  ///< index of the one that is charted
    Q_PROPERTY(QString chartTitle READ chartTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString stageAxis READ stageAxis NOTIFY changed FINAL)  ///< what the chart's axes count: "turn"
    Q_PROPERTY(QString scoreAxis READ scoreAxis NOTIFY changed FINAL)  ///< "bases"
    Q_PROPERTY(QString chartSummary READ chartSummary NOTIFY changed FINAL)

    /// The table of the session's game at that time, and the QML file that shows it; null and empty if no session is
    /// open.
    Q_PROPERTY(basekeeper::GameTable* table READ table NOTIFY changed FINAL)
    Q_PROPERTY(QString tableFile READ tableFile NOTIFY changed FINAL)
    Q_PROPERTY(int position READ position NOTIFY moved FINAL)        ///< after how many acts
    Q_PROPERTY(int stage READ stage NOTIFY moved FINAL)              ///< of the last act shown; 0 at the beginning
    Q_PROPERTY(QString stageText READ stageText NOTIFY moved FINAL)  ///< "Turn 3"; empty at the beginning
    Q_PROPERTY(qreal courseAt READ courseAt NOTIFY moved FINAL)      ///< the position in the chart, in stages
    Q_PROPERTY(int actSeat READ actSeat NOTIFY moved FINAL)          ///< the seat of that act
    Q_PROPERTY(QString actName READ actName NOTIFY moved FINAL)
    /// The last act shown, in words; empty at the beginning.
    Q_PROPERTY(QString actText READ actText NOTIFY moved FINAL)
    Q_PROPERTY(QString actTime READ actTime NOTIFY moved FINAL)

public:
    /// `atTable` is the table's controller, whose store has the sessions.
    SessionViewModel(SessionController& atTable, Languages& languages, const RuleBooks& books, Settings& settings,
                     QObject* parent = nullptr);
    ~SessionViewModel() override;

    /// Opens a session of the store at its end. If it cannot be read, `problem` says why.
    Q_INVOKABLE void open(const QString& id);
    /// Opens the game at the table as it is; does nothing if there is none.
    Q_INVOKABLE void openTable();

    /// Shows the table after that many acts, or after that stage; clamped to the game.
    Q_INVOKABLE void goTo(int acts);
    Q_INVOKABLE void goToStage(int stage);
    Q_INVOKABLE void goFirst() { goTo(0); }
    Q_INVOKABLE void goBack() { goTo(position() - 1); }
    Q_INVOKABLE void goForward() { goTo(position() + 1); }
    Q_INVOKABLE void goLast() { goTo(acts()); }
    /// To the end of the previous or the next stage.
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
    [[nodiscard]] QString playingTime() const;
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
    [[nodiscard]] QAbstractItemModel* overrides() { return &m_overrides; }
    [[nodiscard]] int goal() const { return m_course.goal.value_or(0); }
    [[nodiscard]] int bestScore() const;
    [[nodiscard]] int worstScore() const;
    [[nodiscard]] QString scoreName() const;
    [[nodiscard]] QVariantList measures() const;
    [[nodiscard]] int measure() const { return m_measure; }
    /// Ignores an invalid index.
    void setMeasure(int measure);
    [[nodiscard]] QString chartTitle() const;
    [[nodiscard]] QString stageAxis() const;
    [[nodiscard]] QString scoreAxis() const;
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

    /// Call after the language has changed.
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
    // Made when a session is first opened, so that the start does not wait for them.
    std::unique_ptr<SessionController> m_reading;
    std::unique_ptr<PartsOfGames> m_parts;
    SessionCourse m_course;
    SessionCourse m_charted;  ///< with the chosen series in place of the score
    int m_measure = 0;
    QString m_problem;
    GadgetListModel<SessionSeatRow> m_seats;
    GadgetListModel<CourseMarkRow> m_marks;
    GadgetListModel<SessionOverrideRow> m_overrides;
    int m_actSeat = 0;
    QString m_actName;
    QString m_actText;
    QString m_actTime;
};

}  // namespace basekeeper
