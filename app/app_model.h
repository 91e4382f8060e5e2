// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/all_aboard/all_aboard_setup.h"
#include "app/all_aboard/all_aboard_table.h"
#include "app/no_speech_engine.h"
#include "app/book_model.h"
#include "app/rule_books.h"
#include "app/sessions_model.h"
#include "app/session_view_model.h"
#include "app/safety_model.h"
#include "app/settings.h"
#include "app/setup_model.h"
#include "app/speaker.h"
#include "app/statistics_model.h"
#include "app/summary_keeper.h"
#include "app/table_model.h"
#include "app/transfer_model.h"
#include "core/all_aboard/game.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

class SessionController;

/// What the screens are given: one view model each, and the open game that the start screen offers.
class AppModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(basekeeper::Settings* settings READ settings CONSTANT FINAL)
    Q_PROPERTY(basekeeper::RuleTexts* rules READ rules CONSTANT FINAL)  ///< of All Your Base
    Q_PROPERTY(basekeeper::RuleTexts* allAboardRules READ allAboardRules CONSTANT FINAL)
    Q_PROPERTY(basekeeper::BookModel* book READ book CONSTANT FINAL)
    Q_PROPERTY(basekeeper::SetupModel* setup READ setup CONSTANT FINAL)  ///< of All Your Base
    Q_PROPERTY(basekeeper::AllAboardSetup* allAboardSetup READ allAboardSetup CONSTANT FINAL)
    Q_PROPERTY(basekeeper::TableModel* table READ table CONSTANT FINAL)  ///< of All Your Base
    Q_PROPERTY(basekeeper::AllAboardTable* allAboard READ allAboard CONSTANT FINAL)
    Q_PROPERTY(basekeeper::SessionsModel* sessions READ sessions CONSTANT FINAL)
    Q_PROPERTY(basekeeper::StatisticsModel* statistics READ statistics CONSTANT FINAL)
    Q_PROPERTY(basekeeper::SessionViewModel* sessionView READ sessionView CONSTANT FINAL)
    Q_PROPERTY(basekeeper::Speaker* speaker READ speaker CONSTANT FINAL)
    Q_PROPERTY(basekeeper::TransferModel* transfer READ transfer CONSTANT FINAL)
    Q_PROPERTY(basekeeper::SafetyModel* safety READ safety CONSTANT FINAL)
    Q_PROPERTY(QString version READ version CONSTANT FINAL)

    Q_PROPERTY(bool hasOpenGame READ hasOpenGame NOTIFY changed FINAL)
    Q_PROPERTY(QString game READ game NOTIFY changed FINAL)  ///< the id of the game at the table; empty: there is none
    Q_PROPERTY(QStringList games READ games NOTIFY changed FINAL)  ///< the ids of all games, the one begun last first
    Q_PROPERTY(QString openGamePlayers READ openGamePlayers NOTIFY changed FINAL)  ///< "Ana, Mei-Ling and Tomás"
    Q_PROPERTY(QString openGameStand READ openGameStand NOTIFY changed FINAL)      ///< "Turn 14 · 61 acts · begun yesterday, 19:40"
    Q_PROPERTY(QString tableSummary READ tableSummary NOTIFY changed FINAL)    ///< how the table stands, to be read aloud
    Q_PROPERTY(QString victorySummary READ victorySummary NOTIFY changed FINAL)  ///< in the winner's language
    /// Why nothing can be kept, in words; empty while all is well.
    Q_PROPERTY(QString storeProblem READ storeProblem NOTIFY changed FINAL)

public:
    AppModel(SessionController& controller, Languages& languages, const QString& dataFolder, const StartChoices& choices = {},
             SpeechEngineMaker makeSpeech = NoSpeechEngine::make, QObject* parent = nullptr);
    ~AppModel() override;

    [[nodiscard]] Settings* settings() { return &m_settings; }
    [[nodiscard]] RuleTexts* rules() { return &m_books.of<AllYourBase>(); }
    [[nodiscard]] RuleTexts* allAboardRules() { return &m_books.of<AllAboard>(); }
    [[nodiscard]] BookModel* book() { return &m_book; }
    [[nodiscard]] SetupModel* setup() { return &m_setup; }
    [[nodiscard]] AllAboardSetup* allAboardSetup() { return &m_allAboardSetup; }
    [[nodiscard]] TableModel* table() { return &m_table; }
    [[nodiscard]] AllAboardTable* allAboard() { return &m_allAboard; }
    [[nodiscard]] SessionsModel* sessions() { return &m_sessions; }
    [[nodiscard]] StatisticsModel* statistics() { return &m_statistics; }
    [[nodiscard]] SummaryKeeper& summaries() { return m_summaries; }
    [[nodiscard]] SessionViewModel* sessionView() { return &m_sessionView; }
    [[nodiscard]] Speaker* speaker() { return &m_speaker; }
    [[nodiscard]] TransferModel* transfer() { return &m_transfer; }
    [[nodiscard]] SafetyModel* safety() { return &m_safety; }
    [[nodiscard]] QString version() const;
    [[nodiscard]] bool hasOpenGame() const;
    [[nodiscard]] QString game() const;
    [[nodiscard]] QStringList games() const;
    [[nodiscard]] QString openGamePlayers() const;
    [[nodiscard]] QString openGameStand() const;
    [[nodiscard]] QString tableSummary() const;
    [[nodiscard]] QString victorySummary() const;
    [[nodiscard]] QString storeProblem() const;

signals:
    /// Every text of the screens is to be found anew.
    void retranslated();
    void changed();

private:
    SessionController& m_controller;
    Languages& m_languages;
    Settings m_settings;
    RuleBooks m_books;
    BookModel m_book;
    SetupModel m_setup;
    AllAboardSetup m_allAboardSetup;
    TableModel m_table;
    AllAboardTable m_allAboard;
    SummaryKeeper m_summaries;
    SessionsModel m_sessions;
    StatisticsModel m_statistics;
    SessionViewModel m_sessionView;
    Speaker m_speaker;
    TransferModel m_transfer;
    SafetyModel m_safety;
};

}  // namespace basekeeper
