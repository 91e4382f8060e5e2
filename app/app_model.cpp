// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/app_model.h"

#include "app/games/games.h"
#include "app/history/course_texts.h"
#include "app/language/joined.h"
#include "app/language/moment_text.h"
#include "app/lessons/lesson.h"
#include "app/safety/store_text.h"
#include "app/session/any_game.h"
#include "app/session/seat_names.h"

#include <QCoreApplication>

namespace basekeeper {

AppModel::AppModel(SessionController& controller, Languages& languages, Settings& settings,
                   SpeechEngineMaker makeSpeech, QObject* parent)
    : QObject(parent),
      m_controller(controller),
      m_languages(languages),
      m_settings(settings),
      m_book(controller, languages, m_books),
      m_parts(controller, languages, m_books, m_settings),
      m_lesson(std::make_unique<Lesson>(languages, m_books, m_settings)),
      m_summaries(controller),
      m_sessions(controller, m_summaries),
      m_openGames(controller, m_summaries),
      m_statistics(controller, m_summaries),
      m_sessionView(controller, languages, m_books, m_settings),
      m_speaker(languages, m_settings, std::move(makeSpeech), saidInEnglish()),
      m_transfer(controller, languages, m_books),
      m_safety(controller, settings.dataFolder()) {
    connect(&m_settings, &Settings::languageChanged, this, [this] {
        emit retranslated();
        m_book.retranslate();
        m_parts.forEach([](auto& parts) { parts.retranslate(); });
        m_lesson->retranslate();
        m_sessions.refresh();
        m_openGames.refresh();
        m_statistics.refresh();
        m_sessionView.retranslate();
        m_speaker.retranslate();
        m_transfer.retranslate();
        m_safety.retranslate();
        emit changed();
    });
    connect(&m_transfer, &TransferModel::imported, this, [this] {
        m_summaries.lookAgain();
        m_sessions.refresh();
        m_openGames.refresh();
        m_statistics.refresh();
    });
    connect(m_lesson.get(), &Lesson::changed, this, &AppModel::changed);
    connect(&controller, &SessionController::gameChanged, this, &AppModel::changed);
    connect(&controller, &SessionController::advanced, this, &AppModel::changed);
    connect(&controller, &SessionController::savingChanged, this, &AppModel::changed);
}

AppModel::~AppModel() = default;

const SessionController& AppModel::shown() const { return m_lesson->running() ? m_lesson->controller() : m_controller; }

const PartsOfGames& AppModel::shownParts() const { return m_lesson->running() ? m_lesson->parts() : m_parts; }

QString AppModel::version() const { return QCoreApplication::applicationVersion(); }

bool AppModel::hasOpenGame() const { return m_controller.hasGame(); }

bool AppModel::gameIsOpen() const { return m_controller.hasGame() && !m_controller.isOver(); }

QString AppModel::openGamePlayers() const {
    if (!hasOpenGame()) return {};
    return Joined::list(seatNames(m_controller.seats()));
}

QStringList AppModel::tableLanguages() const {
    QStringList languages;
    if (shown().hasGame())
        for (SeatId seat = 0; seat < std::ssize(shown().seats()); ++seat)
            languages << seatLanguage(shown().seats(), seat);
    languages.removeDuplicates();
    return languages;
}

QString AppModel::openGameTitle() const {
    return hasOpenGame() ? m_controller.visit([]<Game G>(const Session<G>&) { return TextsOf<G>::shortTitle(); })
                         : QString();
}

QString AppModel::openGameStand() const {
    if (!hasOpenGame()) return {};
    const QString begun = momentText(m_controller.info().startedAt);
    const QString acts = tr("%n act(s)", nullptr, static_cast<int>(m_controller.played()));
    const QString stage =
        m_controller.visit([]<Game G>(const Session<G>& play) { return TextsOf<G>::stageText(play.state()); });
    return Joined::facts({stage, acts, tr("started %1").arg(begun)});
}

QString AppModel::game() const { return m_controller.hasGame() ? m_controller.info().game : QString(); }

QStringList AppModel::games() const { return gameNames(); }

RuleTexts* AppModel::rulesOf(const QString& game) {
    RuleTexts* texts =
        withCodecOf<RuleTexts*>(game, [this]<GameCodec C>() { return &rules<typename C::Game>(); }).value_or(nullptr);
    QQmlEngine::setObjectOwnership(texts, QQmlEngine::CppOwnership);
    return texts;
}

QVariantMap AppModel::box(const QString& game) {
    return withCodecOf<QVariantMap>(
               game,
               [this]<GameCodec C>() {
                   using G = typename C::Game;
                   return QVariantMap{
                       {QStringLiteral("title"), TextsOf<G>::boxTitle()},
                       {QStringLiteral("says"), QCoreApplication::translate("AppModel", GameUi<G>::says)},
                       {QStringLiteral("picture"), QString(GameUi<G>::files.picture)},
                       {QStringLiteral("fewest"), setup<G>().minSeats()},
                       {QStringLiteral("most"), setup<G>().maxSeats()}};
               })
        .value_or(QVariantMap());
}

QString AppModel::tableSummary() const {
    if (!shown().hasGame()) return {};
    return shown().visit([this]<Game G>(const Session<G>& play) {
        const QString stands = GameUi<G>::tableSummary(shown().state<G>(), play.setup());
        const QString cards = shownParts().of<G>().table.cardsToMoveCount();
        return cards.isEmpty() ? stands : stands + u'\n' + cards;
    });
}

QString AppModel::victorySummary() const {
    if (!shown().hasGame()) return {};
    return shown().visit([this]<Game G>(const Session<G>& play) {
        return GameUi<G>::victorySummary(shown().state<G>(), play.setup(), m_languages);
    });
}

QStringList AppModel::turningPoints() const {
    if (!shown().hasGame()) return {};
    return shown().visit([]<Game G>(const Session<G>& play) {
        return CourseTexts::turningPoints(GameUi<G>::course(play), seatNames(play.setup().seats));
    });
}

QString AppModel::storeProblem() const {
    return m_controller.problem() ? storeErrorText(*m_controller.problem()) : QString();
}

}  // namespace basekeeper
