// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/speech/speaker.h"

#include "app/speech/sentences.h"
#include "app/speech/speech_voices.h"
#include "tests/app/app_fixture.h"
#include "tests/support/fake_speech.h"

#include <QTest>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

class SpeakerTest : public testing::Test {
protected:
    /// Until the engine has answered.
    void answer() { QCoreApplication::processEvents(); }
    void speak(const char* what, const char* text, const char* language = "en") {
        speaker->speak(QString::fromLatin1(what), QString::fromUtf8(text), QString::fromLatin1(language));
        answer();
    }
    [[nodiscard]] QStringList texts() const {
        QStringList all;
        for (const Utterance& utterance : speech.said) all << utterance.text;
        return all;
    }
    void is(Speaker::State state, const char* what) const {
        EXPECT_EQ(speaker->state(), state);
        EXPECT_EQ(speaker->what(), what);
        EXPECT_EQ(speaker->problem().isEmpty(), speaker->state() != Speaker::State::Missing)
            << speaker->problem().toStdString();
    }
    [[nodiscard]] QVariantMap voiceRow(const char* language) const {
        for (const QVariant& row : speaker->voices())
            if (row.toMap().value("language") == QLatin1StringView(language)) return row.toMap();
        return {};
    }

    TemporaryData data;
    Languages languages;
    Settings settings{languages, data.folder()};
    FakeSpeech speech;
    std::unique_ptr<Speaker> speaker = std::make_unique<Speaker>(languages, settings, speech.maker());
};

TEST_F(SpeakerTest, SaysWhatIsWrittenForTheEyeInWords) {
    speak("a", "B7 is under attack (7 against 6).");
    EXPECT_EQ(texts(), QStringList{"base 7 is under attack, 7 against 6."});
}

TEST_F(SpeakerTest, MakesNoEngineBeforeItIsNeeded) {
    is(Speaker::State::Idle, "");
    speaker->stop();
    speaker->pause();
    speaker->resume();
    speaker->useNextVoice("en");
    EXPECT_EQ(speech.made, 0);
    speak("a", "One.");
    speak("b", "Two.");
    EXPECT_EQ(speech.made, 1);
}

TEST_F(SpeakerTest, SpeaksInTheLanguageOfTheTextSentenceBySentence) {
    speaker->speak("a", QString::fromUtf8("卡牌\n弃置一张牌。然后抽牌。"), "zh");
    is(Speaker::State::Speaking, "a");
    EXPECT_TRUE(speech.said.isEmpty()) << "the engine has not answered yet";
    answer();
    EXPECT_EQ(texts(), QStringList{"卡牌"});
    EXPECT_EQ(speech.said.constLast().voice.name, "Beijing");
    speech.finishLast();
    speech.finishLast();
    EXPECT_EQ(texts(), (QStringList{"卡牌", "弃置一张牌。", "然后抽牌。"}));
    is(Speaker::State::Speaking, "a");
    speech.finishLast();
    is(Speaker::State::Idle, "");
    EXPECT_EQ(speech.stops, 0);
}

TEST_F(SpeakerTest, ChangesTheVoiceWithTheLanguage) {
    speak("a", "One.", "en");
    speak("b", "Dos.", "es");
    ASSERT_EQ(speech.said.size(), 2);
    EXPECT_EQ(speech.said[0].voice, (SpeechVoice{"en", "Oxford", "en_GB"}));
    EXPECT_EQ(speech.said[1].voice, (SpeechVoice{"es", "Madrid", "es_ES"}));
}

TEST_F(SpeakerTest, SaysWordsThatAreAlwaysEnglishWithAnEnglishVoice) {
    speaker = std::make_unique<Speaker>(languages, settings, speech.maker(), QStringList{"All Your Base!"});
    speak("a", "Di «All Your Base!». Luego ríe.", "es");
    for (int i = 0; i < 2; ++i) speech.finishLast();
    EXPECT_EQ(texts(), (QStringList{"Di «", "All Your Base!", "Luego ríe."})) << "no mark is left to be said";
    QStringList voices;
    for (const Utterance& utterance : speech.said) voices << utterance.voice.name;
    EXPECT_EQ(voices, (QStringList{"Madrid", "Oxford", "Madrid"}));
    speech.finishLast();
    is(Speaker::State::Idle, "");
}

TEST_F(SpeakerTest, SaysThemWithTheVoiceThatThereIsWhereNoneIsEnglish) {
    speech.lose("en");
    speaker = std::make_unique<Speaker>(languages, settings, speech.maker(), QStringList{"All Your Base!"});
    speak("a", "All Your Base!", "es");
    ASSERT_EQ(texts(), QStringList{"All Your Base!"});
    EXPECT_EQ(speech.said.constLast().voice.name, "Madrid");
}

TEST_F(SpeakerTest, PausesAndGoesOnWithTheInterruptedSentence) {
    speak("a", "One. Two. Three.");
    speech.finishLast();
    speaker->pause();
    is(Speaker::State::Paused, "a");
    EXPECT_EQ(speech.stops, 1);
    speech.finishLast();
    is(Speaker::State::Paused, "a");
    EXPECT_EQ(texts(), (QStringList{"One.", "Two."})) << "a late word of what was interrupted says nothing";
    speaker->pause();
    EXPECT_EQ(speech.stops, 1);
    speaker->resume();
    is(Speaker::State::Speaking, "a");
    EXPECT_EQ(texts(), (QStringList{"One.", "Two.", "Two."}));
    speech.finishLast();
    speech.finishLast();
    EXPECT_EQ(texts().constLast(), "Three.");
    is(Speaker::State::Idle, "");
}

TEST_F(SpeakerTest, ReadsOneTextAtATime) {
    speak("a", "One. Two.");
    const int first = speech.said.constLast().number;
    speak("b", "Three.");
    is(Speaker::State::Speaking, "b");
    EXPECT_EQ(speech.stops, 1);
    speech.finish(first);
    is(Speaker::State::Speaking, "b");
    EXPECT_EQ(texts(), (QStringList{"One.", "Three."}));
    speech.finishLast();
    is(Speaker::State::Idle, "");
}

TEST_F(SpeakerTest, Stops) {
    speak("a", "One. Two.");
    speaker->stop();
    is(Speaker::State::Idle, "");
    EXPECT_EQ(speech.stops, 1);
    speech.finishLast();
    is(Speaker::State::Idle, "");
    EXPECT_EQ(texts(), QStringList{"One."});
    speak("a", "One. Two.");
    speaker->pause();
    speaker->stop();
    is(Speaker::State::Idle, "");
}

TEST_F(SpeakerTest, MayBeStoppedOrPausedBeforeTheEngineHasAnswered) {
    speaker->speak("a", "One.", "en");
    speaker->stop();
    answer();
    is(Speaker::State::Idle, "");
    EXPECT_TRUE(speech.said.isEmpty());

    speaker = std::make_unique<Speaker>(languages, settings, speech.maker());
    speaker->speak("a", "One.", "en");
    speaker->pause();
    answer();
    is(Speaker::State::Paused, "a");
    EXPECT_TRUE(speech.said.isEmpty());
    speaker->resume();
    EXPECT_EQ(texts(), QStringList{"One."});

    speaker = std::make_unique<Speaker>(languages, settings, speech.maker());
    speaker->speak("a", "One.", "en");
    speaker->speak("b", "Two.", "en");
    answer();
    EXPECT_EQ(texts().sliced(1), QStringList{"Two."});
}

TEST_F(SpeakerTest, HasNothingToDoForAnEmptyText) {
    speak("a", " \n ");
    is(Speaker::State::Idle, "");
    EXPECT_TRUE(speech.said.isEmpty());
}

TEST_F(SpeakerTest, SaysThatThereIsNoVoice) {
    speech.lose("zh");
    speak("a", "卡牌", "zh");
    is(Speaker::State::Missing, "a");
    EXPECT_TRUE(speaker->problem().contains("中文")) << speaker->problem().toStdString();
    EXPECT_TRUE(speaker->problem().contains("espeak-ng")) << speaker->problem().toStdString();
    EXPECT_TRUE(speech.said.isEmpty());
    speak("b", "One.", "en");
    is(Speaker::State::Speaking, "b");
    speak("a", "卡牌", "zh");
    is(Speaker::State::Missing, "a");
    EXPECT_EQ(speech.stops, 1) << "what was being read has been cut off";
    speaker->stop();
    is(Speaker::State::Idle, "");
}

TEST_F(SpeakerTest, SaysThatThereIsNoEngineAndLooksAgainAtTheNextTap) {
    speech.fault = SpeechFault::NoEngine;
    speak("a", "One.");
    is(Speaker::State::Missing, "a");
    EXPECT_TRUE(speaker->problem().contains("speech-dispatcher")) << speaker->problem().toStdString();
    speech.fault.reset();
    speak("a", "One.");
    is(Speaker::State::Speaking, "a");
    EXPECT_EQ(speech.made, 2);
}

TEST_F(SpeakerTest, SaysWhatTheEngineFailedOf) {
    speak("a", "One. Two.");
    speech.breakDown(SpeechFault::Broken, "out of breath");
    is(Speaker::State::Missing, "a");
    EXPECT_TRUE(speaker->problem().contains("out of breath")) << speaker->problem().toStdString();
    answer();
    speak("a", "One.");
    is(Speaker::State::Speaking, "a");
    EXPECT_EQ(speech.made, 2);
    speaker->pause();
    speech.breakDown(SpeechFault::NoAnswer, {});
    is(Speaker::State::Missing, "a");
}

TEST_F(SpeakerTest, EveryFaultHasItsOwnWords) {
    QSet<QString> problems;
    for (const auto fault :
         {SpeechFault::NoEngine, SpeechFault::NotStarted, SpeechFault::NoAnswer, SpeechFault::Broken}) {
        speech.fault = fault;
        speak("a", "One.");
        is(Speaker::State::Missing, "a");
        problems << speaker->problem();
        const bool installable = fault == SpeechFault::NoEngine || fault == SpeechFault::NotStarted;
        EXPECT_EQ(speaker->voicesNote(), installable ? speaker->problem() : QString()) << "what to install";
        EXPECT_EQ(speaker->voicesProblem(), installable ? QString() : speaker->problem());
    }
    EXPECT_EQ(problems.size(), 4);
}

TEST_F(SpeakerTest, AnEngineThatFailsUnasked) {
    speaker->lookForVoices();
    answer();
    speech.breakDown(SpeechFault::Broken, {});
    is(Speaker::State::Idle, "");
    EXPECT_FALSE(voiceRow("en").value("ready").toBool());
}

TEST_F(SpeakerTest, HearsNoSecondFaultOfAnEngine) {
    speak("a", "One.");
    speech.breakDown(SpeechFault::Broken, "first");
    speech.breakDown(SpeechFault::NoAnswer, "second");
    is(Speaker::State::Missing, "a");
    EXPECT_TRUE(speaker->problem().contains("first")) << speaker->problem().toStdString();
    speak("a", "One.");
    is(Speaker::State::Speaking, "a");
    EXPECT_EQ(speech.made, 2);
}

TEST_F(SpeakerTest, HearsNoVoicesOfAnEngineThatFailed) {
    speaker->speak("a", "One.", "en");
    speech.breakDown(SpeechFault::NoAnswer, {});
    speech.tellVoices();
    is(Speaker::State::Missing, "a");
    EXPECT_FALSE(voiceRow("en").value("ready").toBool());
    speak("a", "One.");
    is(Speaker::State::Speaking, "a");
    EXPECT_EQ(speech.made, 2);
}

TEST_F(SpeakerTest, TellsThatItLooksForVoicesAgain) {
    speech.fault = SpeechFault::NoEngine;
    speak("a", "One.");
    const QString problem = speaker->problem();
    speech.fault.reset();
    const QSignalSpy changes(speaker.get(), &Speaker::voicesChanged);
    speaker->lookForVoices();
    EXPECT_EQ(changes.size(), 1);
    EXPECT_EQ(voiceRow("en").value("text"), "Looking for voices…");
    EXPECT_EQ(speaker->problem(), problem) << "why it was not read does not change by asking again";
    answer();
    EXPECT_TRUE(voiceRow("en").value("ready").toBool());
    EXPECT_EQ(speaker->problem(), problem);
}

TEST_F(SpeakerTest, MayGoWhileItSpeaks) {
    speak("a", "One. Two.");
    ASSERT_TRUE(speech.hasEngine());
    speaker.reset();
    EXPECT_FALSE(speech.hasEngine());
    answer();
}

TEST_F(SpeakerTest, TellsWhichVoicesThereAre) {
    speech.lose("zh");
    EXPECT_FALSE(voiceRow("en").value("ready").toBool()) << "nobody has asked yet";
    EXPECT_EQ(speech.made, 0);
    const QSignalSpy changes(speaker.get(), &Speaker::voicesChanged);
    speaker->lookForVoices();
    answer();
    EXPECT_GE(changes.size(), 1);
    EXPECT_TRUE(voiceRow("en").value("ready").toBool());
    EXPECT_TRUE(voiceRow("en").value("several").toBool());
    EXPECT_TRUE(voiceRow("en").value("text").toString().contains("Oxford"));
    EXPECT_FALSE(voiceRow("es").value("several").toBool());
    EXPECT_FALSE(voiceRow("zh").value("ready").toBool());
    is(Speaker::State::Idle, "");
}

TEST_F(SpeakerTest, ReadsWithTheVoiceAndTheSpeedThatWereChosen) {
    speaker->lookForVoices();
    answer();
    speaker->useNextVoice("en");
    settings.setSpeechPercent(150);
    speak("a", "One.");
    EXPECT_EQ(speech.said.constLast().voice.name, "Boston");
    EXPECT_EQ(speech.said.constLast().percent, 150);
    EXPECT_TRUE(voiceRow("en").value("text").toString().contains("Boston"));
    speaker->useNextVoice("en");
    speak("a", "One.");
    EXPECT_EQ(speech.said.constLast().voice.name, "Oxford");
    settings.setSpeechVoice("en", "one that was uninstalled");
    speak("a", "One.");
    EXPECT_EQ(speech.said.constLast().voice.name, "Oxford");
}

TEST(Sentences, EndWithLinesAndWithFullStopsOfAnyScript) {
    EXPECT_EQ(sentencesOf("Title\nOne card. Two cards!  Three?"),
              (QStringList{"Title", "One card.", "Two cards!", "Three?"}));
    EXPECT_EQ(sentencesOf(QString::fromUtf8("安娜有5个基地。轮到美玲！")),
              (QStringList{"安娜有5个基地。", "轮到美玲！"}));
    EXPECT_EQ(sentencesOf("Clause 3A.4 holds"), QStringList{"Clause 3A.4 holds"});
    EXPECT_EQ(sentencesOf(" \n\n "), QStringList());
}

TEST(SpeechVoices, BelongToOurLanguages) {
    EXPECT_EQ(languageOfVoice(QLocale("en_US"), "English (America)"), "en");
    EXPECT_EQ(languageOfVoice(QLocale("es_419"), "Spanish (Latin America)"), "es");
    EXPECT_EQ(languageOfVoice(QLocale("zh_CN"), "Tingting"), "zh");
    EXPECT_EQ(languageOfVoice(QLocale("fr_FR"), "French"), "");
    // As Qt 6.4 files espeak-ng's voices.
    EXPECT_EQ(languageOfVoice(QLocale::c(), "Chinese (Mandarin, latin as Pinyin)"), "zh");
    EXPECT_EQ(languageOfVoice(QLocale::c(), "Hakka Chinese"), "");
    EXPECT_EQ(languageOfVoice(QLocale::c(), "Klingon"), "");
    EXPECT_EQ(languageOfVoice(QLocale("yue_HK"), "Chinese (Cantonese)"), "");
    EXPECT_EQ(languageOfVoice(QLocale("zh_HK"), "Chinese (Cantonese)"), "");
    for (const char* locale : {"en_US", "es_419", "zh_CN", "C"}) EXPECT_TRUE(mayHoldVoices(QLocale(locale))) << locale;
    EXPECT_FALSE(mayHoldVoices(QLocale("fr_FR")));
}

TEST(SpeechVoices, AreOfferedOnceTheOwnCountrysFirst) {
    const SpeechVoice america{"es", "Spanish (Latin America)", "es_419"};
    const SpeechVoice spain{"es", "Spanish (Spain)", "es_ES"};
    const SpeechVoice adam{"es", "Spanish (Spain)+Adam", "es_ES"};
    const SpeechVoice plus{"es", "Castellano+", "es_ES"};
    EXPECT_EQ(choiceOfVoices({america, adam, spain}), (QList{spain, america}));
    EXPECT_EQ(choiceOfVoices({adam, plus}), (QList{plus, adam}));
}

TEST(SpeechVoices, ThatReadHanComeFirst) {
    // As speech-dispatcher lists them in Debian 12 and 13.
    const SpeechVoice english{"zh", "Chinese (Mandarin, latin as English)", "C"};
    const SpeechVoice pinyin{"zh", "Chinese (Mandarin, latin as Pinyin)", "C"};
    const SpeechVoice tingting{"zh", "Tingting", "zh_CN"};
    EXPECT_EQ(choiceOfVoices({english, pinyin}), (QList{pinyin, english}));
    EXPECT_EQ(choiceOfVoices({english, pinyin, tingting}), (QList{tingting, pinyin, english}));
    EXPECT_EQ(choiceOfVoices({english}), QList{english}) << "better than none";
}

}  // namespace
