// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/warnings.h"
#include "app/window_app.h"
#include "tests/app/app_fixture.h"
#include "tests/support/every_language.h"
#include "tests/support/fake_speech.h"
#include "tests/tour/finger.h"

#include <QQuickItem>
#include <QQuickWindow>

namespace basekeeper::test {

inline constexpr QSize landscape{1280, 800};
inline constexpr QSize portrait{800, 1280};
inline constexpr QSize phone{390, 844};

/// What the tests of this run point with: a finger, or with BASEKEEPER_POINTER a "mouse", a "pen" or
/// the "keys".
[[nodiscard]] Pointer pointerOfTheRun();

/// The whole app in a folder of its own, and a finger on it. A warning of Qt or QML fails the test, and so does a
/// finger that did not find what it was to touch.
class Screens {
public:
    explicit Screens(const QString& language = QStringLiteral("en"), QSize size = landscape,
                     Pointer pointer = pointerOfTheRun());
    ~Screens();
    Screens(const Screens&) = delete;
    Screens& operator=(const Screens&) = delete;

    [[nodiscard]] WindowApp& app() { return m_app; }
    [[nodiscard]] AllYourBaseTable& table() { return m_app.model().table<AllYourBase>(); }
    [[nodiscard]] AllYourBaseSetup& setup() { return m_app.model().setup<AllYourBase>(); }
    [[nodiscard]] AllAboardSetup& allAboardSetup() { return m_app.model().setup<AllAboard>(); }
    [[nodiscard]] QQuickWindow& window() { return *m_app.window(); }
    [[nodiscard]] Finger& finger() { return m_finger; }
    [[nodiscard]] FakeSpeech& speech() { return m_speech; }
    [[nodiscard]] PlayedGame& game() { return m_game; }

    /// A screen of the window: "openTable", "openSetup", ...
    void open(const char* screen);
    /// A game at the table screen; of three, the first of whom speaks the language of the screen.
    void openTable(const all_your_base::Setup& setup);
    void openTable() { openTable(firstSpeaks(m_language, threePeople())); }
    /// The same in the middle of a game: see `PlayedGame::layBattlefield`.
    void openBattlefield();
    /// Until what is shown is what is so.
    void settle();
    void resize(QSize size);

    /// From the start to the set-up of that game.
    bool newGame(const QString& game = QStringLiteral("all-your-base")) {
        return tap("start-new") && tap("game-" + game);
    }
    bool tap(const QString& name) { return m_finger.tap(name); }
    /// A finger, or the button of a mouse, goes down on one thing and comes up on another.
    void drag(const QString& from, const QString& to, Pointer pointer = Pointer::Touch);
    /// The text that is shown in an item of that name, or in its parts.
    [[nodiscard]] QString textsOf(const QString& name) const;

private:
    /// Once its engine is gone: Qt 6.8 takes types of ours that an engine before has read from its cache for others.
    struct ForgottenTypes {
        ~ForgottenTypes();
    };
    ForgottenTypes m_forgotten;
    TemporaryData m_data;
    WarningWatch m_warnings;
    FakeSpeech m_speech;
    QString m_language;
    WindowApp m_app;
    Finger m_finger;
    PlayedGame m_game{m_app.controller(), m_app.model().table<AllYourBase>()};
};

[[nodiscard]] bool hasChinese(const QString& text);

/// Tests that are made in a language of the screen, or in each.
class InEachLanguage : public testing::TestWithParam<const char*> {
protected:
    [[nodiscard]] static QString language() { return QString::fromLatin1(GetParam()); }
};

/// For tests that look at how words fit.
inline auto inAllLanguages() {
    std::vector<const char*> languages = everyLanguage();
    languages.push_back(madeUpLanguage);
    return testing::ValuesIn(languages);
}
/// For tests of what is done: each suite is made in a language of its own, so that all of them are met. With
/// BASEKEEPER_ALL (`tests/run --all`) in each.
inline auto inOneLanguage(const char* language) {
    return testing::ValuesIn(qEnvironmentVariableIsSet("BASEKEEPER_ALL") ? everyLanguage() : std::vector{language});
}

/// Where words of many lengths are met as well: in the made-up language, too.
inline auto inOneLanguageAndTheMadeUp(const char* language) {
    auto languages = qEnvironmentVariableIsSet("BASEKEEPER_ALL") ? everyLanguage() : std::vector{language};
    languages.push_back(madeUpLanguage);
    return testing::ValuesIn(languages);
}

inline std::string languageName(const testing::TestParamInfo<const char*>& test) { return test.param; }

}  // namespace basekeeper::test
