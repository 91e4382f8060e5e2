// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/lesson_file.h"

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QRectF>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <memory>

namespace basekeeper {

class GameTable;
class Languages;
class PartsOfGames;
class RuleBooks;
class SessionController;
class Settings;

/// A first game that is played with the reader: the acts of a file, on the screens and with the rules of any game, and
/// a sentence at each new thing. Its game is at no table and in no store: the sessions know nothing of it, and nothing
/// of it is left when it ends. All seats speak the language of the screen.
///
/// An act of the reader that is the lesson's next one leads on, whenever it comes; any other one is taken back.
class Lesson : public QObject {
    Q_OBJECT
    Q_MOC_INCLUDE("app/session/game_table.h")
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    Q_PROPERTY(QString game READ game NOTIFY changed FINAL)  ///< its id; empty while none runs
    Q_PROPERTY(basekeeper::GameTable* table READ table NOTIFY changed FINAL)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed FINAL)
    /// Why the latest act was taken back; empty if none was.
    Q_PROPERTY(QString note READ note NOTIFY changed FINAL)
    /// Whether something at the table is waited for; if not, `goOn` leads on.
    Q_PROPERTY(bool waits READ waits NOTIFY changed FINAL)
    Q_PROPERTY(bool atEnd READ atEnd NOTIFY changed FINAL)   ///< nothing comes after this stop
    Q_PROPERTY(int number READ number NOTIFY changed FINAL)  ///< of the stop, from 1
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    /// Of what the sentence is about, in the window; empty if it is about no place, or that is not in sight.
    Q_PROPERTY(QRectF place READ place NOTIFY placeChanged FINAL)
    /// Of what must not be covered besides: why something was refused. Mostly empty.
    Q_PROPERTY(QRectF keepClear READ keepClear NOTIFY placeChanged FINAL)

public:
    Lesson(Languages& languages, const RuleBooks& books, Settings& settings, QObject* parent = nullptr);
    ~Lesson() override;

    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] QString game() const { return m_running ? m_file.game : QString(); }
    [[nodiscard]] GameTable* table() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString note() const;
    [[nodiscard]] bool waits() const;
    [[nodiscard]] bool atEnd() const;
    [[nodiscard]] int number() const;
    [[nodiscard]] int count() const { return m_running ? m_file.stops() : 0; }
    [[nodiscard]] const QRectF& place() const { return m_place; }
    [[nodiscard]] const QRectF& keepClear() const { return m_keepClear; }
    /// The game of the lesson, and its view models; only while `running`.
    [[nodiscard]] SessionController& controller() { return *m_controller; }
    [[nodiscard]] const PartsOfGames& parts() const { return *m_parts; }

    /// Whether there is a lesson of that game.
    Q_INVOKABLE [[nodiscard]] bool teaches(const QString& game) const { return hasLesson(game); }
    /// Begins at the beginning; false if there is no lesson of that game.
    Q_INVOKABLE bool begin(const QString& game);
    /// Leads on from a stop that waits for nothing at the table.
    Q_INVOKABLE void goOn();
    /// Ends it, wherever it is.
    Q_INVOKABLE void leave();

    /// The names of what is pointed at: of each tap that the next act takes, or of the one thing that is told of. A
    /// name may be empty.
    [[nodiscard]] QStringList places() const;
    /// Whoever sees the screen tells which of `places` are there; `placeIndex` then says which of them is meant: that
    /// of the tap that is due, or the last one before it that is there.
    void seePlaces(const QList<bool>& there);
    [[nodiscard]] int placeIndex() const { return static_cast<int>(m_seen); }
    [[nodiscard]] QString placeName() const;
    /// Where that lies.
    void seePlace(const QRectF& place);
    /// It was pressed: the next tap is due; after the last one the first, should no act have come of it.
    void tapPlace();
    void seeKeepClear(const QRectF& place);

    /// Call after the language has changed.
    void retranslate();

signals:
    void changed();
    /// The lesson has come to another stop.
    void arrived();
    void placeChanged();

private:
    [[nodiscard]] const LessonStop* stop() const;
    [[nodiscard]] const LessonStop* shownStop() const;
    void makeTable();
    /// Puts the game on the table as it is after the acts of the lesson so far.
    void layOut();
    /// Makes the acts that are the lesson's own, up to the next stop.
    void playOn();
    void look();
    void heedRefusal();
    void arrive();
    void forgetPlace();
    void goToStep(std::size_t step);

    Languages& m_languages;
    const RuleBooks& m_books;
    Settings& m_settings;
    std::unique_ptr<SessionController> m_controller;
    std::unique_ptr<PartsOfGames> m_parts;

    bool m_running = false;
    LessonFile m_file;
    QDateTime m_begun;
    std::size_t m_line = 0;
    std::size_t m_stop = 0;      ///< of the line
    std::size_t m_played = 0;    ///< entries of the log
    std::size_t m_step = 0;      ///< how many taps of the act have been made
    std::size_t m_seen = 0;      ///< which of `places` is meant
    bool m_nextWasAway = false;  ///< what the tap after the due one is for
    bool m_tookBack = false;
    QRectF m_place;
    QRectF m_keepClear;
};

}  // namespace basekeeper
