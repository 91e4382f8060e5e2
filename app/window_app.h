// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/app_model.h"
#include "app/language/languages.h"
#include "app/screen_keeper.h"
#include "app/session/session_controller.h"
#include "app/speech/no_speech_engine.h"

#include <QQmlEngine>
#include <QString>
#include <QStringList>

#include <memory>

class QQuickWindow;

namespace basekeeper {

/// The app with its window: the store, the view models and the screens, put together. One at a time; needs a
/// QApplication: the charts of Qt are made of its graphics scene.
class WindowApp {
public:
    /// Opens the store of the folder, after rescuing what can be read of a damaged one, or works in memory where it
    /// cannot be opened, and brings back the unfinished game. `window` is null if the screens could not be loaded: a
    /// fault of the program. Reading aloud is left to the engines that are made there, when they are first needed.
    WindowApp(const QString& dataFolder, const StartChoices& choices,
              SpeechEngineMaker makeSpeech = NoSpeechEngine::make);
    ~WindowApp();
    WindowApp(const WindowApp&) = delete;
    WindowApp& operator=(const WindowApp&) = delete;

    [[nodiscard]] QQuickWindow* window() const;
    [[nodiscard]] AppModel& model() { return *m_model; }
    [[nodiscard]] SessionController& controller() { return *m_controller; }

    /// What the platform takes for the app's own data, unless a folder is named.
    [[nodiscard]] static QString usualDataFolder();
    /// Fonts and style: once, before the first window.
    static void prepareLooks();

private:
    void loadScreens();
    void keepScreenOnDuringGames();
    void rescueOpenGame(const QString& dataFolder);

    Languages m_languages;
    std::unique_ptr<SessionController> m_controller;
    std::unique_ptr<AppModel> m_model;
    ScreenKeeper m_screenKeeper;
    /// Not a QQmlApplicationEngine: that one looks for a variant of every file, which costs each picture a dozen
    /// questions.
    QQmlEngine m_engine;
    std::unique_ptr<QObject> m_screens;
};

}  // namespace basekeeper
