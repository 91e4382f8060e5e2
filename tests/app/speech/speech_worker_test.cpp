// SPDX-License-Identifier: GPL-3.0-or-later

// Qt's real text to speech in its thread, with an engine that sounds in no loudspeaker.
#include "app/speech/qt_speech_engine.h"
#include "app/speech/speech_worker.h"
#include "tests/app/app_fixture.h"
#include "tests/app/speech/test_speech_plugin.h"

#include <QElapsedTimer>
#include <QTest>
#include <QtPlugin>

Q_IMPORT_PLUGIN(TestSpeechPlugin)

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

const QString ours = QStringLiteral("basekeeper-test");

QElapsedTimer started() {
    QElapsedTimer since;
    since.start();
    return since;
}

class SpeechWorkerTest : public testing::Test {
protected:
    explicit SpeechWorkerTest(std::chrono::milliseconds patience = std::chrono::seconds(60))
        : engine(std::make_unique<QtSpeechEngine>(ours, patience)) {
        connectSpies();
        engine->start();
        EXPECT_TRUE(QTest::qWaitFor([&] { return !voices.isEmpty(); }));
    }
    void connectSpies() {
        QObject::connect(engine.get(), &SpeechEngine::ready,
                         [this](const QList<SpeechVoice>& found) { voices = found; });
        QObject::connect(engine.get(), &SpeechEngine::said, [this](int number) { said << number; });
        QObject::connect(engine.get(), &SpeechEngine::failed,
                         [this](SpeechFault fault, const QString& words) { faults << std::pair(fault, words); });
    }
    void say(int number, const char* text, qsizetype voice = 0, int percent = 100) {
        engine->say({number, QString::fromUtf8(text), voices[voice], percent});
    }
    [[nodiscard]] bool hears(const QStringList& all) {
        const bool heard = QTest::qWaitFor([&] { return TestSpeech::heard() == all; });
        EXPECT_EQ(TestSpeech::heard(), all);
        return heard;
    }
    [[nodiscard]] bool hasSaid(const QList<int>& numbers) {
        return QTest::qWaitFor([&] { return said == numbers; });
    }
    /// Until the engine is gone and all is heard that it had said.
    void brokeOnce() {
        ASSERT_TRUE(QTest::qWaitFor([&] { return !faults.isEmpty() && TestSpeech::alive() == 0; }));
        QCoreApplication::processEvents();
        EXPECT_EQ(faults, (QList{std::pair(SpeechFault::Broken, QStringLiteral("broken"))}));
    }

    std::unique_ptr<QtSpeechEngine> engine;
    QList<SpeechVoice> voices;
    QList<int> said;
    QList<std::pair<SpeechFault, QString>> faults;
};

TEST_F(SpeechWorkerTest, FindsTheVoicesOfOurLanguages) {
    EXPECT_EQ(voices, (QList<SpeechVoice>{{"en", "London", "en_GB"}, {"zh", "Chinese (Mandarin)", "C"}}));
}

TEST_F(SpeechWorkerTest, SaysOneTextAfterTheOtherEachInItsVoice) {
    say(1, "One");
    ASSERT_TRUE(hasSaid({1}));
    say(2, "\xe4\xba\x8c", 1);
    ASSERT_TRUE(hasSaid({1, 2}));
    say(3, "Three");
    ASSERT_TRUE(hasSaid({1, 2, 3}));
    EXPECT_TRUE(hears({"London: One", QStringLiteral("Chinese (Mandarin): \u4e8c"), "London: Three"}));
}

TEST_F(SpeechWorkerTest, ReplacesWhatItSaysAndSaysNothingOfItsEnd) {
    say(1, "long one");
    ASSERT_TRUE(hears({"London: long one"}));
    say(2, "Two");
    ASSERT_TRUE(hasSaid({2}));
}

/// In the thread of the test: across threads nobody can say three things before the first is heard.
TEST(SpeechWorkerAlone, SaysOnlyTheLastOfSeveralAtOnce) {
    SpeechWorker worker(ours);
    QList<SpeechVoice> voices;
    QList<int> said;
    QObject::connect(&worker, &SpeechWorker::ready, &worker, [&](const QList<SpeechVoice>& found) { voices = found; });
    QObject::connect(&worker, &SpeechWorker::said, &worker, [&](int number) { said << number; });
    worker.start();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !voices.isEmpty(); }));
    worker.say({1, "long one", voices[0], 100});
    worker.say({2, "long two", voices[0], 100});
    worker.say({3, "Three", voices[0], 100});
    ASSERT_TRUE(QTest::qWaitFor([&] { return said == QList<int>{3}; }));
    EXPECT_EQ(TestSpeech::heard(), (QStringList{"London: long one", "London: Three"}));
}

TEST_F(SpeechWorkerTest, StopsAndGoesOn) {
    engine->stop();
    say(1, "long one");
    ASSERT_TRUE(hears({"London: long one"}));
    engine->stop();
    engine->stop();
    say(2, "Two");
    ASSERT_TRUE(hasSaid({2}));
    say(3, "mute");
    say(4, "Four");
    ASSERT_TRUE(hasSaid({2, 4})) << "what had not begun ends without a sign";
}

TEST_F(SpeechWorkerTest, SpeaksAsFastAsItIsTold) {
    say(1, "One", 0, 50);
    ASSERT_TRUE(hasSaid({1}));
    say(2, "Two", 0, 75);
    ASSERT_TRUE(hasSaid({1, 2}));
    say(3, "Three", 0, 200);
    ASSERT_TRUE(hasSaid({1, 2, 3}));
    EXPECT_TRUE(hears({"rate -1", "London: One", "rate -0.5", "London: Two", "rate 1", "London: Three"}));
}

TEST_F(SpeechWorkerTest, TellsThatTheEngineBroke) {
    say(1, "break");
    brokeOnce();
    say(2, "Two");
    engine->stop();
    brokeOnce();
}

TEST_F(SpeechWorkerTest, TellsThatATextWasRefused) {
    say(1, "refuse");
    brokeOnce();
}

TEST_F(SpeechWorkerTest, TellsThatALanguageIsGone) {
    engine->say({1, "One", {"es", "Madrid", "es_ES"}, 100});
    brokeOnce();
    EXPECT_EQ(TestSpeech::heard(), QStringList());
}

TEST_F(SpeechWorkerTest, TellsThatAVoiceIsGone) {
    engine->say({1, "One", {"fr", "Ghost", "fr_FR"}, 100});
    brokeOnce();
    EXPECT_EQ(TestSpeech::heard(), QStringList());
}

TEST_F(SpeechWorkerTest, TellsThatItHasNoSuchVoice) {
    engine->say({1, "One", {"en", "Oxford", "en_GB"}, 100});
    ASSERT_TRUE(QTest::qWaitFor([&] { return !faults.isEmpty(); }));
    EXPECT_EQ(faults.constFirst().first, SpeechFault::Broken);
    EXPECT_EQ(TestSpeech::heard(), QStringList());
}

TEST_F(SpeechWorkerTest, MayGoWhileItSpeaks) {
    say(1, "long one");
    ASSERT_TRUE(hears({"London: long one"}));
    engine.reset();
    EXPECT_EQ(said, QList<int>());
}

class ImpatientSpeechWorkerTest : public SpeechWorkerTest {
protected:
    ImpatientSpeechWorkerTest() : SpeechWorkerTest(patience) { EXPECT_TRUE(faults.isEmpty()) << "it started in time"; }
    void runsOutOfPatience() {
        ASSERT_TRUE(QTest::qWaitFor([&] { return !faults.isEmpty(); }));
        EXPECT_EQ(faults, (QList{std::pair(SpeechFault::NoAnswer, QString())}));
    }

    static constexpr std::chrono::milliseconds patience{2000};
};

TEST_F(ImpatientSpeechWorkerTest, TellsThatNothingBegins) {
    say(1, "mute");
    runsOutOfPatience();
}

TEST_F(ImpatientSpeechWorkerTest, TellsThatNothingEnds) {
    say(1, "long");
    ASSERT_TRUE(hears({"London: long"}));
    runsOutOfPatience();
}

TEST_F(ImpatientSpeechWorkerTest, SaysNothingAfterItsFault) {
    say(1, "break");
    ASSERT_TRUE(QTest::qWaitFor([&] { return !faults.isEmpty(); }));
    say(2, "mute");
    // Whose patience begins later and ends later.
    QtSpeechEngine other(ours, 2 * patience);
    const QSignalSpy failures(&other, &SpeechEngine::failed);
    other.say({1, "mute", voices[0], 100});
    ASSERT_TRUE(QTest::qWaitFor([&] { return failures.size() == 1; }));
    EXPECT_EQ(faults.size(), 1);
}

TEST_F(SpeechWorkerTest, NobodyWaitsForOneThatFailed) {
    QMutexLocker hangs(&TestSpeech::hold());
    say(1, "break");
    ASSERT_TRUE(QTest::qWaitFor([&] { return !faults.isEmpty(); }));
    const QElapsedTimer since = started();
    engine.reset();
    EXPECT_LT(since.elapsed(), 1000);
    hangs.unlock();
    EXPECT_TRUE(QTest::qWaitFor([] { return TestSpeech::alive() == 0; }));
}

TEST(SpeechEngine, ThatHangsSaysSoAndHoldsNothingUp) {
    QMutexLocker hangs(&TestSpeech::hold());
    auto engine = std::make_unique<QtSpeechEngine>(ours, std::chrono::milliseconds(50));
    const QSignalSpy failures(engine.get(), &SpeechEngine::failed);
    engine->start();
    ASSERT_TRUE(QTest::qWaitFor([&] { return failures.size() == 1; }));
    EXPECT_EQ(failures[0][0].value<SpeechFault>(), SpeechFault::NoAnswer);
    engine.reset();
    hangs.unlock();
    EXPECT_TRUE(QTest::qWaitFor([] { return TestSpeech::alive() == 0; })) << "it goes when it is let go";
}

TEST(SpeechEngine, ThatStartsSlowlyHoldsTheEndUpButShortly) {
    QMutexLocker hangs(&TestSpeech::hold());
    auto engine = std::make_unique<QtSpeechEngine>(ours);
    engine->start();
    ASSERT_TRUE(QTest::qWaitFor([] { return TestSpeech::alive() == 1; }));
    const QElapsedTimer since = started();
    engine.reset();
    EXPECT_LT(since.elapsed(), 1500);
    hangs.unlock();
    EXPECT_TRUE(QTest::qWaitFor([] { return TestSpeech::alive() == 0; }));
}

TEST(SpeechEngine, ThatHasNothingButFaultsIsNotReady) {
    TestSpeech::withoutLocales() = true;
    QtSpeechEngine engine(ours);
    const QSignalSpy voices(&engine, &SpeechEngine::ready);
    const QSignalSpy failures(&engine, &SpeechEngine::failed);
    engine.start();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !failures.isEmpty() && TestSpeech::alive() == 0; }));
    TestSpeech::withoutLocales() = false;
    QCoreApplication::processEvents();
    ASSERT_EQ(failures.size(), 1);
    EXPECT_EQ(failures[0][0].value<SpeechFault>(), SpeechFault::NotStarted);
    EXPECT_EQ(voices.size(), 0);
}

TEST(SpeechEngine, ThatDoesNotExistSaysSoWithoutAWarning) {
    QtSpeechEngine engine("no such engine");
    const QSignalSpy failures(&engine, &SpeechEngine::failed);
    engine.start();
    ASSERT_TRUE(QTest::qWaitFor([&] { return failures.size() == 1; }));
    EXPECT_EQ(failures[0][0].value<SpeechFault>(), SpeechFault::NoEngine);
}

}  // namespace
