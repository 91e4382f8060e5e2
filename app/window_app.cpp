// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_app.h"

#include "app/input_watch.h"
#include "app/lessons/lesson.h"
#include "app/only_resources.h"
#include "app/pen_as_mouse.h"
#include "app/place_watch.h"
#include "app/screens_ahead.h"
#include "db/store/store_rescue.h"

#include <QDebug>
#include <QFont>
#include <QQmlComponent>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QStandardPaths>

#include <chrono>

namespace basekeeper {

WindowApp::WindowApp(const QString& dataFolder, const StartChoices& choices, SpeechEngineMaker makeSpeech)
    : m_settings(m_languages, dataFolder, choices) {
    loadOnlyResources(m_engine);
    const ScreensAhead ahead(m_engine);
    m_controller = std::make_unique<SessionController>(openOrRescueStore(dataFolder, QDateTime::currentDateTime()));
    if (!m_controller->resume()) rescueOpenGame(dataFolder);
    m_model = std::make_unique<AppModel>(*m_controller, m_languages, m_settings, std::move(makeSpeech));
    QObject::connect(m_model.get(), &AppModel::retranslated, &m_engine, &QQmlEngine::retranslate);
    keepScreenOnDuringGames();
    m_model->safety()->backUpDaily();
    loadScreens();
    // Runs late, so that neither the first frame nor the first table waits for it.
    m_model->summaries().start(std::chrono::seconds(2));
}

WindowApp::~WindowApp() = default;

void WindowApp::loadScreens() {
    QQmlComponent main(&m_engine, mainScreen);
    if (!main.isReady()) {
        qCritical().noquote() << main.errorString();
        return;
    }
    m_screens.reset(main.createWithInitialProperties({{QStringLiteral("app"), QVariant::fromValue(m_model.get())}}));
    if (window() == nullptr) return;
    new InputWatch(*window());
    new PenAsMouse(*window());
    new PlaceWatch(*window(), *m_model->lesson());
}

/// Rescues a store that SQLite finds sound but whose unfinished game is invalid.
void WindowApp::rescueOpenGame(const QString& dataFolder) {
    const auto problem = m_controller->problem();
    if (m_controller->store() == nullptr || !problem || problem->kind != StoreErrorKind::Damaged) return;
    const QStringList setAside = m_controller->store()->opening().setAside;
    m_controller->reopenStore([&] {
        const QDateTime now = QDateTime::currentDateTime();
        static_cast<void>(rescueStore(dataFolder, problem->detail, now, setAside));
        return openOrRescueStore(dataFolder, now);
    });
}

void WindowApp::keepScreenOnDuringGames() {
    const auto decide = [this] {
        const bool played = m_controller->hasGame() && !m_controller->isOver();
        m_screenKeeper.keepOn(m_settings.keepScreenOn() && (played || m_model->lesson()->running()));
    };
    QObject::connect(&m_screenKeeper, &ScreenKeeper::answered, &m_settings, &Settings::setScreenObeys);
    QObject::connect(&m_settings, &Settings::keepScreenOnChanged, &m_screenKeeper, decide);
    QObject::connect(m_controller.get(), &SessionController::gameChanged, &m_screenKeeper, decide);
    QObject::connect(m_controller.get(), &SessionController::advanced, &m_screenKeeper, decide);
    QObject::connect(m_model->lesson(), &Lesson::changed, &m_screenKeeper, decide);
    decide();
}

QQuickWindow* WindowApp::window() const { return qobject_cast<QQuickWindow*>(m_screens.get()); }

QString WindowApp::usualDataFolder() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }

void WindowApp::prepareLooks() {
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    // The heading font has no Chinese, and Qt's own fallback mixes weights.
    const QStringList fallbacks{QStringLiteral("Noto Sans"), QStringLiteral("Noto Sans CJK SC")};
    QFont::insertSubstitutions(QStringLiteral("B612"), fallbacks);
    QFont::insertSubstitutions(QStringLiteral("Noto Sans"), {QStringLiteral("Noto Sans CJK SC")});
}

}  // namespace basekeeper
