// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/app_model.h"
#include "app/languages.h"
#include "app/no_speech_engine.h"
#include "app/screen_keeper.h"
#include "app/session_controller.h"

#include <QQmlApplicationEngine>
#include <QString>
#include <QStringList>

#include <memory>

class QQuickWindow;

namespace basekeeper {

/// The app with its window: the store, the view models and the screens, put together. One at a time; needs a
/// QApplication: the charts of Qt are made of its graphics scene.
class WindowApp {
public:
    /// Opens the store of the folder, or works in memory where it cannot be opened, and brings back the unfinished
    /// game. `window` is null if the screens could not be loaded: a fault of the program.
    /// Reading aloud is left to the engines that are made there, when they are first needed.
    WindowApp(const QString& dataFolder, const StartChoices& choices, SpeechEngineMaker makeSpeech = NoSpeechEngine::make);
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
    void keepScreenOnDuringGames();

    Languages m_languages;
    std::unique_ptr<SessionController> m_controller;
    std::unique_ptr<AppModel> m_model;
    ScreenKeeper m_screenKeeper;
    QQmlApplicationEngine m_engine;
};

}  // namespace basekeeper
