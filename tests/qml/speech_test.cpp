// SPDX-License-Identifier: GPL-3.0-or-later

// Reading aloud, by touch on the real screens; a fake engine writes down what it is told to say.
#include "app/speech/for_the_ear.h"
#include "tests/qml/item_walk.h"
#include "tests/qml/screens.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

class ReadingAloud : public testing::Test {
protected:
    void touch(const QString& name) {
        ASSERT_TRUE(finger.tap(name)) << name.toStdString();
        screens.settle();
    }
    /// Until the engine has been told the text, as the last.
    void hears(const QString& text, const char* language) {
        EXPECT_TRUE(finger.waitUntil([&] { return !speech.said.isEmpty() && speech.said.constLast().text == text; },
                                     "\"" + text + "\" was said"))
            << (speech.said.isEmpty() ? std::string("nothing") : speech.said.constLast().text.toStdString());
        if (speech.said.isEmpty()) return;
        EXPECT_EQ(speech.said.constLast().voice.language, language);
    }
    void waitForState(Speaker::State state) {
        EXPECT_TRUE(finger.waitUntil([&] { return speaker.state() == state; },
                                     QStringLiteral("the speaker was %1").arg(static_cast<int>(state))));
    }
    void openClause(const char* clause) {
        EXPECT_TRUE(QMetaObject::invokeMethod(&screens.window(), "openClause", Q_ARG(QString, clause)));
        screens.settle();
    }
    [[nodiscard]] QString title(const char* clause, const char* language) { return rules.title(clause, language); }

    Screens screens;
    FakeSpeech& speech = screens.speech();
    Finger& finger = screens.finger();
    Speaker& speaker = *screens.app().model().speaker();
    RuleTexts& rules = screens.app().model().rules<AllYourBase>();
};

TEST_F(ReadingAloud, ReadsACardsTitleAndTextInItsLanguage) {
    screens.openTable();
    openClause("5.2");
    touch("clause-language-zh");
    EXPECT_EQ(speech.made, 0) << "an engine is made when it is needed";
    touch("speak-clause-5.2-zh");
    hears(title("5.2", "zh"), "zh");
    EXPECT_TRUE(finger.waitFor("speak-clause-5.2-zh-stop"));
    EXPECT_EQ(finger.find("speak-clause-5.2-en-stop"), nullptr)
        << "only the button that was tapped follows the reading";
    speech.finishLast();
    EXPECT_TRUE(rules.happens("5.2", "zh").startsWith(speech.said.constLast().text));
    touch("speak-clause-5.2-en");
    hears(title("5.2", "en"), "en");
    EXPECT_EQ(speech.stops, 1);
}

TEST_F(ReadingAloud, PausesGoesOnAndStops) {
    screens.openTable();
    openClause("5.2");
    touch("speak-clause-5.2-en");
    hears(title("5.2", "en"), "en");
    touch("speak-clause-5.2-en");
    waitForState(Speaker::State::Paused);
    EXPECT_TRUE(screens.textsOf("speak-clause-5.2-en").contains("Continue"))
        << screens.textsOf("speak-clause-5.2-en").toStdString();
    touch("speak-clause-5.2-en");
    waitForState(Speaker::State::Speaking);
    EXPECT_EQ(speech.said.size(), 2);
    touch("speak-clause-5.2-en-stop");
    waitForState(Speaker::State::Idle);
    EXPECT_TRUE(finger.waitUntilGone("speak-clause-5.2-en-stop"));
}

TEST_F(ReadingAloud, FallsSilentWithTheSheetItReadsFrom) {
    screens.openTable();
    openClause("5.2");
    touch("speak-clause-5.2-en");
    hears(title("5.2", "en"), "en");
    touch("clause-close");
    waitForState(Speaker::State::Idle);
    EXPECT_EQ(speech.stops, 1);
}

TEST_F(ReadingAloud, FallsSilentWhenTheBookShowsSomethingElse) {
    screens.open("openBook");
    touch("book-card-2");
    touch("speak-book-en");
    hears(title("5.2", "en"), "en");
    touch("book-card-3");
    waitForState(Speaker::State::Idle);
    touch("speak-book-en");
    hears(title("5.3", "en"), "en");
    touch("speak-book-en");
    waitForState(Speaker::State::Paused);
    touch("book-card-2");
    waitForState(Speaker::State::Idle);
}

TEST_F(ReadingAloud, FallsSilentWhenSomethingElseIsHeldUp) {
    screens.open("openBook");
    touch("book-card-2");
    touch("book-hold-up");
    touch("speak-hold-up");
    waitForState(Speaker::State::Speaking);
    touch("hold-up-next");
    waitForState(Speaker::State::Idle);
    touch("speak-hold-up");
    waitForState(Speaker::State::Speaking);
    touch("hold-up-language");
    waitForState(Speaker::State::Idle);
}

TEST_F(ReadingAloud, FallsSilentWhenAnotherRedAlertIsPicked) {
    screens.openBattlefield();
    screens.game().turnOf(0, Phase::RedAlert);
    touch("act-red-alert");
    EXPECT_TRUE(finger.hold("red-alert-2"));
    touch("speak-clause-5.2-en");
    hears(title("5.2", "en"), "en");
    touch("red-alert-3");
    waitForState(Speaker::State::Idle);
}

TEST_F(ReadingAloud, FallsSilentWhenTheNextQuestionIsAsked) {
    screens.openBattlefield();
    screens.game().turnOf(0, Phase::RedAlert);
    touch("act-red-alert");
    touch("red-alert-8");
    ASSERT_TRUE(finger.waitUntilGone("red-alert"));
    touch("speak-alert");
    hears(title("5.8", "en"), "en");
    EXPECT_TRUE(finger.tapEdge("base-4"));
    waitForState(Speaker::State::Idle);
}

TEST_F(ReadingAloud, GoesOnWhileAnotherTextIsLookedUp) {
    screens.openTable();
    touch("act-menu");
    touch("menu-speak-table");
    waitForState(Speaker::State::Speaking);
    touch("menu-close");
    openClause("5.2");
    openClause("5.3");
    EXPECT_EQ(speaker.state(), Speaker::State::Speaking) << "only what a button began falls silent with it";
}

TEST_F(ReadingAloud, SaysWhichVoiceIsMissing) {
    speech.lose("es");
    screens.openTable();
    openClause("5.2");
    touch("clause-language-es");
    touch("speak-clause-5.2-es");
    ASSERT_TRUE(finger.waitFor("speak-clause-5.2-es-problem"));
    EXPECT_TRUE(screens.textsOf("speak-clause-5.2-es-problem").contains("Español"));
    EXPECT_EQ(finger.find("speak-clause-5.2-en-problem"), nullptr);
    EXPECT_EQ(faultsOf(screens.window()), QStringList());
    touch("speak-clause-5.2-es-stop");
    EXPECT_TRUE(finger.waitUntilGone("speak-clause-5.2-es-problem"));
}

TEST_F(ReadingAloud, SaysThatNothingCanSpeak) {
    speech.fault = SpeechFault::NoEngine;
    screens.openTable();
    touch("act-menu");
    touch("menu-speak-table");
    ASSERT_TRUE(finger.waitFor("menu-speak-table-problem"));
    EXPECT_TRUE(screens.textsOf("menu-speak-table-problem").contains("speech-dispatcher"));
    EXPECT_EQ(faultsOf(screens.window()), QStringList());
    touch("menu-close");
    waitForState(Speaker::State::Idle);
}

TEST_F(ReadingAloud, TellsHowTheTableStandsWhileTheTableIsLookedAt) {
    screens.openBattlefield();
    touch("act-menu");
    touch("menu-speak-table");
    const QStringList lines = screens.app().model().tableSummary().split(u'\n');
    hears(forTheEar(lines[0], "en"), "en");
    EXPECT_TRUE(finger.waitFor("menu-speak-table-stop"));
    touch("menu-close");
    speech.finishLast();
    hears(forTheEar(lines[1], "en"), "en");
    for (const QSize size : {landscape, portrait, phone}) {
        screens.resize(size);
        EXPECT_EQ(faultsOf(screens.window()), QStringList());
    }
    touch("table-reading");
    waitForState(Speaker::State::Paused);
    touch("table-reading-stop");
    waitForState(Speaker::State::Idle);
    EXPECT_EQ(finger.find("speaking-strip"), nullptr);
}

TEST_F(ReadingAloud, FallsSilentWhenTheTableIsLeft) {
    screens.openTable();
    touch("act-menu");
    touch("menu-speak-table");
    waitForState(Speaker::State::Speaking);
    touch("menu-leave");
    waitForState(Speaker::State::Idle);
}

TEST_F(ReadingAloud, ToldOnTheTableWhatBrokeWhileItRead) {
    screens.openTable();
    touch("act-menu");
    touch("menu-speak-table");
    hears(screens.app().model().tableSummary().section(u'\n', 0, 0), "en");
    touch("menu-close");
    speech.breakDown(SpeechFault::Broken, {});
    ASSERT_TRUE(finger.waitFor("table-reading-problem"));
    screens.settle();
    EXPECT_EQ(faultsOf(screens.window()), QStringList());
    touch("table-reading-stop");
    EXPECT_TRUE(finger.waitUntilGone("speaking-strip"));
}

TEST_F(ReadingAloud, ReadsAnAttackInTheDefendersLanguage) {
    screens.openBattlefield();
    screens.game().play(attackOn(3_B, {1_P}));
    screens.settle();
    touch("speak-attack");
    hears(forTheEar(screens.table().defender()->title(), "zh"), "zh");
    speech.finishLast();
    EXPECT_TRUE(screens.table().defender()->text().startsWith(speech.said.constLast().text));
    touch("act-let-through");
    waitForState(Speaker::State::Idle);
}

TEST_F(ReadingAloud, SpeaksTheWordsOfVictoryInEnglishAndThenInTheWinnersLanguage) {
    screens.openBattlefield();
    screens.game().rule({edit::EndGame{SeatId{1}}});
    screens.settle();
    touch("speak-victory");
    const QStringList lines = screens.app().model().victorySummary().split(u'\n');
    hears("All Your Base Are Belong To Us!", "en");
    speech.finishLast();
    hears(lines[1], "zh");
    speech.finishLast();
    hears(lines[2], "zh");
    EXPECT_TRUE(lines[2].contains("美玲"));
    speech.finishLast();
    waitForState(Speaker::State::Idle);
}

TEST_F(ReadingAloud, NobodyWonIsNotSpoken) {
    screens.openBattlefield();
    screens.game().rule({edit::EndGame{}});
    screens.settle();
    EXPECT_TRUE(finger.waitFor("victory-phrase"));
    EXPECT_EQ(finger.find("speak-victory"), nullptr);
}

TEST_F(ReadingAloud, TheSettingsTellTheVoicesAndTryThem) {
    speech.lose("zh");
    screens.open("openSettings");
    EXPECT_TRUE(finger.waitUntil([&] { return screens.textsOf("settings-speech-status-en").contains("Oxford"); },
                                 "the voices were shown"));
    touch("settings-speech-needs");
    EXPECT_TRUE(screens.textsOf("settings-speech-note").contains("espeak-ng")) << "said once, not for each language";
    touch("settings-speech-test-es");
    hears(speaker.sample("es"), "es");
    touch("settings-speech-next-en");
    hears(speaker.sample("en"), "en");
    EXPECT_EQ(speech.said.constLast().voice.name, "Boston");
    EXPECT_TRUE(screens.textsOf("settings-speech-status-en").contains("Boston"));
    EXPECT_EQ(finger.find("settings-speech-next-es"), nullptr) << "there is but one";
    EXPECT_EQ(finger.find("settings-speech-test-zh"), nullptr) << "there is no voice to try";
    touch("settings-back");
    waitForState(Speaker::State::Idle);
}

}  // namespace
