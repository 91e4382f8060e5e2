// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/app_model.h"
#include "app/language/languages.h"
#include "app/screen_keeper.h"
#include "app/session/session_controller.h"
#include "app/settings.h"
#include "app/speech/no_speech_engine.h"

#include <QQmlEngine>
#include <QString>
#include <QStringList>

#include <memory>

class QQuickWindow;

namespace basekeeper {

/// The app with its window: puts the store, the view models and the screens together. One at a time. Needs a
/// QApplication, because Qt's charts use its graphics scene.
class WindowApp {
public:
    /// Opens the store of the folder and resumes the unfinished game. A damaged store is rescued first; if the store
    /// cannot be opened, the app works in memory. `window` is null if the screens cannot be loaded, which is a bug.
    /// `makeSpeech` is called when something is first read aloud.
    WindowApp(const QString& dataFolder, const StartChoices& choices,
              SpeechEngineMaker makeSpeech = NoSpeechEngine::make);
    ~WindowApp();
    WindowApp(const WindowApp&) = delete;
    WindowApp& operator=(const WindowApp&) = delete;

    [[nodiscard]] QQuickWindow* window() const;
    [[nodiscard]] AppModel& model() { return *m_model; }
    [[nodiscard]] SessionController& controller() { return *m_controller; }

    /// The platform's folder for the app's data, used unless another is named.
    [[nodiscard]] static QString usualDataFolder();
    /// Sets fonts and style. Call once, before the first window.
    static void prepareLooks();

private:
    void loadScreens();
    void keepScreenOnDuringGames();
    void rescueOpenGame(const QString& dataFolder);

    Languages m_languages;
    /// Before `ScreensAhead`: the language sets Qt's default locale, which has no lock.
    Settings m_settings;
    std::unique_ptr<SessionController> m_controller;
    std::unique_ptr<AppModel> m_model;
    ScreenKeeper m_screenKeeper;
    /// Not a QQmlApplicationEngine: that one looks for variants of every file, a dozen for each picture.
    QQmlEngine m_engine;
    std::unique_ptr<QObject> m_screens;
};

}  // namespace basekeeper
