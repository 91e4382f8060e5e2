// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/book_model.h"
#include "app/book/rule_books.h"
#include "app/games/game_parts.h"
#include "app/history/session_view_model.h"
#include "app/history/sessions_model.h"
#include "app/history/statistics_model.h"
#include "app/history/summary_keeper.h"
#include "app/safety/safety_model.h"
#include "app/session/open_games_model.h"
#include "app/settings.h"
#include "app/speech/no_speech_engine.h"
#include "app/speech/speaker.h"
#include "app/transfer/transfer_model.h"

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace basekeeper {

class Lesson;
class SessionController;

/// The root view model: one view model per screen, and the open game that the start screen offers.
class AppModel : public QObject {
    Q_OBJECT
    Q_MOC_INCLUDE("app/lessons/lesson.h")
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(basekeeper::Settings* settings READ settings CONSTANT FINAL)
    Q_PROPERTY(basekeeper::BookModel* book READ book CONSTANT FINAL)
    Q_PROPERTY(basekeeper::SessionsModel* sessions READ sessions CONSTANT FINAL)
    Q_PROPERTY(basekeeper::OpenGamesModel* openGames READ openGames CONSTANT FINAL)
    Q_PROPERTY(basekeeper::StatisticsModel* statistics READ statistics CONSTANT FINAL)
    Q_PROPERTY(basekeeper::SessionViewModel* sessionView READ sessionView CONSTANT FINAL)
    Q_PROPERTY(basekeeper::Speaker* speaker READ speaker CONSTANT FINAL)
    Q_PROPERTY(basekeeper::TransferModel* transfer READ transfer CONSTANT FINAL)
    Q_PROPERTY(basekeeper::SafetyModel* safety READ safety CONSTANT FINAL)
    Q_PROPERTY(basekeeper::Lesson* lesson READ lesson CONSTANT FINAL)
    Q_PROPERTY(QString version READ version CONSTANT FINAL)

    Q_PROPERTY(bool hasOpenGame READ hasOpenGame NOTIFY changed FINAL)
    Q_PROPERTY(bool gameIsOpen READ gameIsOpen NOTIFY changed FINAL)     ///< and it is not over
    Q_PROPERTY(QString game READ game NOTIFY changed FINAL)              ///< id of the game at the table, or empty
    Q_PROPERTY(QStringList games READ games NOTIFY changed FINAL)        ///< the ids of all games, in a fixed order
    Q_PROPERTY(QString gameWithCheck READ gameWithCheck CONSTANT FINAL)  ///< that `checkScreen` is of
    Q_PROPERTY(QString openGamePlayers READ openGamePlayers NOTIFY changed FINAL)  ///< "Ana, Mei-Ling and Tomás"
    Q_PROPERTY(QString openGameTitle READ openGameTitle NOTIFY changed FINAL)      ///< "All Your Base"
    /// Such as "Turn 14 · 61 acts · begun yesterday, 19:40".
    Q_PROPERTY(QString openGameStand READ openGameStand NOTIFY changed FINAL)
    // These are about the table on the screen, which is that of the lesson while one runs.
    /// The languages of those who sit at it, each once; empty without a game.
    Q_PROPERTY(QStringList tableLanguages READ tableLanguages NOTIFY changed FINAL)
    /// The state of the table, to be read aloud.
    Q_PROPERTY(QString tableSummary READ tableSummary NOTIFY changed FINAL)
    Q_PROPERTY(QStringList turningPoints READ turningPoints NOTIFY changed FINAL)  ///< once it is won
    Q_PROPERTY(QString victorySummary READ victorySummary NOTIFY changed FINAL)    ///< in the winner's language
    /// Why nothing can be saved, in words; empty if there is no problem.
    Q_PROPERTY(QString storeProblem READ storeProblem NOTIFY changed FINAL)

public:
    AppModel(SessionController& controller, Languages& languages, Settings& settings,
             SpeechEngineMaker makeSpeech = NoSpeechEngine::make, QObject* parent = nullptr);
    ~AppModel() override;

    [[nodiscard]] Settings* settings() { return &m_settings; }
    template <Game G>
    [[nodiscard]] RuleTexts& rules() {
        return m_books.of<G>();
    }
    [[nodiscard]] BookModel* book() { return &m_book; }
    template <Game G>
    [[nodiscard]] SetupOf<G>& setup() {
        return m_parts.of<G>().setup;
    }
    template <Game G>
    [[nodiscard]] TableOf<G>& table() {
        return m_parts.of<G>().table;
    }
    [[nodiscard]] SessionsModel* sessions() { return &m_sessions; }
    [[nodiscard]] OpenGamesModel* openGames() { return &m_openGames; }
    [[nodiscard]] StatisticsModel* statistics() { return &m_statistics; }
    [[nodiscard]] SummaryKeeper& summaries() { return m_summaries; }
    [[nodiscard]] SessionViewModel* sessionView() { return &m_sessionView; }
    [[nodiscard]] Speaker* speaker() { return &m_speaker; }
    [[nodiscard]] TransferModel* transfer() { return &m_transfer; }
    [[nodiscard]] SafetyModel* safety() { return &m_safety; }
    [[nodiscard]] Lesson* lesson() { return m_lesson.get(); }
    [[nodiscard]] QString version() const;
    [[nodiscard]] bool hasOpenGame() const;
    [[nodiscard]] bool gameIsOpen() const;
    [[nodiscard]] QString game() const;
    [[nodiscard]] QStringList games() const;
    [[nodiscard]] QString gameWithCheck() const { return basekeeper::gameWithCheck(); }
    [[nodiscard]] QString openGamePlayers() const;
    [[nodiscard]] QStringList tableLanguages() const;
    [[nodiscard]] QString openGameTitle() const;
    [[nodiscard]] QString openGameStand() const;
    [[nodiscard]] QString tableSummary() const;
    [[nodiscard]] QString victorySummary() const;
    [[nodiscard]] QStringList turningPoints() const;
    [[nodiscard]] QString storeProblem() const;

    // These take the id of a game from `games`; for any other they return null or an empty value.
    Q_INVOKABLE [[nodiscard]] basekeeper::GameTable* tableOf(const QString& game) { return m_parts.table(game); }
    Q_INVOKABLE [[nodiscard]] basekeeper::GameSetup* setupOf(const QString& game) { return m_parts.setup(game); }
    Q_INVOKABLE [[nodiscard]] basekeeper::RuleTexts* rulesOf(const QString& game);
    /// The QML files of the game's screens; see `ScreenFiles`.
    Q_INVOKABLE [[nodiscard]] QString tableScreen(const QString& game) const { return screenFilesOf(game).table; }
    Q_INVOKABLE [[nodiscard]] QString setupScreen(const QString& game) const { return screenFilesOf(game).setup; }
    Q_INVOKABLE [[nodiscard]] QString checkScreen(const QString& game) const { return screenFilesOf(game).check; }
    /// What the game's box shows: {title, says, picture, fewest, most}.
    Q_INVOKABLE [[nodiscard]] QVariantMap box(const QString& game);

signals:
    /// All texts of the screens must be looked up again.
    void retranslated();
    void changed();

private:
    /// The game that the screens show as a table: that of a lesson, while one runs.
    [[nodiscard]] const SessionController& shown() const;
    [[nodiscard]] const PartsOfGames& shownParts() const;

    SessionController& m_controller;
    Languages& m_languages;
    Settings& m_settings;
    RuleBooks m_books;
    BookModel m_book;
    PartsOfGames m_parts;
    std::unique_ptr<Lesson> m_lesson;
    SummaryKeeper m_summaries;
    SessionsModel m_sessions;
    OpenGamesModel m_openGames;
    StatisticsModel m_statistics;
    SessionViewModel m_sessionView;
    Speaker m_speaker;
    TransferModel m_transfer;
    SafetyModel m_safety;
};

}  // namespace basekeeper
