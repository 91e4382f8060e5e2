// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include "tests/app/app_fixture.h"

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

class SettingsTest : public testing::Test {
protected:
    /// What is read when the app starts again on the same folder.
    template <class Look>
    void atNextStart(Look&& look, const StartChoices& choices = {}) {
        Languages languages;
        Settings settings(languages, data.folder(), choices);
        look(settings);
    }
    TemporaryData data;
};

TEST_F(SettingsTest, KeepsEverythingFromOneStartToTheNext) {
    atNextStart([](Settings& settings) {
        EXPECT_EQ(settings.theme(), "dark");
        EXPECT_EQ(settings.textPercent(), 100);
        EXPECT_FALSE(settings.reducedMotion());
        EXPECT_TRUE(settings.keepScreenOn());
        EXPECT_EQ(settings.speechPercent(), 100);
        EXPECT_EQ(settings.speechVoice("es"), "");
        settings.setLanguage("zh");
        settings.setTheme("light");
        settings.setTextPercent(150);
        settings.setReducedMotion(true);
        settings.setKeepScreenOn(false);
        settings.setSpeechPercent(150);
        settings.setSpeechVoice("es", "Madrid");
    });
    atNextStart([this](Settings& settings) {
        EXPECT_EQ(settings.language(), "zh");
        EXPECT_EQ(settings.theme(), "light");
        EXPECT_EQ(settings.scheme(), "light");
        EXPECT_EQ(settings.textPercent(), 150);
        EXPECT_TRUE(settings.reducedMotion());
        EXPECT_FALSE(settings.keepScreenOn());
        EXPECT_EQ(settings.speechPercent(), 150);
        EXPECT_EQ(settings.speechVoice("es"), "Madrid");
        EXPECT_EQ(settings.speechVoice("en"), "");
        EXPECT_EQ(settings.dataFolder(), data.folder());
    });
}

TEST_F(SettingsTest, ForgetsWhatWasOnlySaidOnTheCommandLine) {
    atNextStart([](Settings& settings) {
        settings.setLanguage("es");
        settings.setTheme("contrast");
        settings.setTextPercent(120);
    });
    atNextStart(
        [](Settings& settings) {
            EXPECT_EQ(settings.language(), "zh");
            EXPECT_EQ(settings.theme(), "light");
            EXPECT_EQ(settings.textPercent(), 200);
        },
        {"zh", "light", 200});
    atNextStart([](Settings& settings) {
        EXPECT_EQ(settings.language(), "es");
        EXPECT_EQ(settings.theme(), "contrast");
        EXPECT_EQ(settings.textPercent(), 120);
    });
}

TEST_F(SettingsTest, KeepsWhatIsChangedDuringAStartWithChoices) {
    atNextStart([](Settings& settings) { settings.setTheme("light"); }, {"es", "contrast", 0});
    atNextStart([](Settings& settings) { EXPECT_EQ(settings.theme(), "light"); });
}

TEST_F(SettingsTest, TakesNothingThatIsNotOffered) {
    atNextStart([](Settings& settings) {
        settings.setLanguage("es");
        settings.setLanguage("xx");
        EXPECT_EQ(settings.language(), "es");
        settings.setTheme("pink");
        EXPECT_EQ(settings.theme(), "dark");
        settings.setTextPercent(5);
        EXPECT_EQ(settings.textPercent(), 100);
        settings.setTextPercent(900);
        EXPECT_EQ(settings.textPercent(), 200);
        settings.setSpeechPercent(5);
        EXPECT_EQ(settings.speechPercent(), 50);
        settings.setSpeechPercent(900);
        EXPECT_EQ(settings.speechPercent(), 200);
    });
}

TEST_F(SettingsTest, StartsWithAFileThatMakesNoSense) {
    TemporaryData::write(
        data.path("settings.ini"),
        "[General]\nlanguage=xx\ntheme=7\ntextPercent=many\nreducedMotion=perhaps\nspeechPercent=fast\n");
    atNextStart([](Settings& settings) {
        EXPECT_EQ(settings.language(), "en");
        EXPECT_EQ(settings.theme(), "dark");
        EXPECT_EQ(settings.textPercent(), 100);
        EXPECT_EQ(settings.speechPercent(), 100);
    });
}

TEST_F(SettingsTest, SetsAFileAsideThatQtWouldUnpack) {
    // A list of more values than there is memory for, as such and in disguise.
    for (const QByteArray value :
         {R"(@Variant(\0\0\0\t\xff\xff\xff\xff))", R"(""\x10040"Var"  i\141"nt("\0\0\0\t\xff\xff\xff\xff))",
          R"(dark, @Va\q\xriant(\0\0\0\t\xff\xff\xff\xff))"}) {
        const QByteArray file = "[General]\nlanguage=es\ntheme=" + value + "\n";
        TemporaryData::write(data.path("settings.ini"), file);
        atNextStart([](Settings& settings) {
            EXPECT_EQ(settings.theme(), "dark");
            settings.setLanguage("zh");
        });
        EXPECT_EQ(TemporaryData::read(data.path("settings-unreadable.ini")), file);
        atNextStart([](Settings& settings) { EXPECT_EQ(settings.language(), "zh"); });
    }
}

TEST_F(SettingsTest, TakesNoTextForAPackedValue) {
    for (const char* text : {"@home", "@@Variant", "ana@Variant", "/a@b/c, @d (e)", "@ByteArray(x)"}) {
        atNextStart([&](Settings& settings) { settings.setLastFolder(text); });
        atNextStart([&](Settings& settings) { EXPECT_EQ(settings.lastFolder(), text); });
    }
}

TEST_F(SettingsTest, TellsOnlyWhatChanged) {
    atNextStart([](Settings& settings) {
        const QSignalSpy language(&settings, &Settings::languageChanged);
        const QSignalSpy theme(&settings, &Settings::themeChanged);
        settings.setLanguage(settings.language());
        settings.setTheme(settings.theme());
        EXPECT_EQ(language.count() + theme.count(), 0);
        settings.setLanguage("zh");
        settings.setTheme("light");
        EXPECT_EQ(language.count(), 1);
        EXPECT_EQ(theme.count(), 1);
    });
}

TEST_F(SettingsTest, NamesTheLanguagesInThemselves) {
    atNextStart([](Settings& settings) {
        EXPECT_EQ(settings.languages(), (QStringList{"en", "es", "zh"}));
        EXPECT_EQ(settings.nativeName("en"), "English");
        EXPECT_EQ(settings.nativeName("es"), "Español");
        EXPECT_EQ(settings.nativeName("zh"), "中文");
    });
}

TEST_F(SettingsTest, GoesRoundTheLanguages) {
    atNextStart([](const Settings& settings) {
        EXPECT_EQ(settings.languageAfter("en"), "es");
        EXPECT_EQ(settings.languageAfter("es"), "zh");
        EXPECT_EQ(settings.languageAfter("zh"), "en");
    });
}

}  // namespace
