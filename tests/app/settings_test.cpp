// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include "tests/app/app_fixture.h"
#include "tests/support/full_disk.h"

#include <QSettings>

#include <sys/stat.h>

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
        EXPECT_TRUE(settings.gameVoice());
        EXPECT_EQ(settings.speechPercent(), 100);
        EXPECT_EQ(settings.speechVoice("es"), "");
        settings.setLanguage("zh");
        settings.setTheme("light");
        settings.setTextPercent(150);
        settings.setReducedMotion(true);
        settings.setKeepScreenOn(false);
        settings.setGameVoice(false);
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
        EXPECT_FALSE(settings.gameVoice());
        EXPECT_EQ(settings.speechPercent(), 150);
        EXPECT_EQ(settings.speechVoice("es"), "Madrid");
        EXPECT_EQ(settings.speechVoice("en"), "");
        EXPECT_EQ(settings.dataFolder(), data.folder());
    });
}

/// The region of the tests' own machine counts again afterwards.
struct Region {
    explicit Region(const char* locale) { Languages::followRegion(QLocale(QLatin1String(locale))); }
    ~Region() { Languages::followRegion(QLocale::c()); }
    Q_DISABLE_COPY_MOVE(Region)
};

TEST_F(SettingsTest, DatesAndNumbersFollowTheRegionWhereItSpeaksTheLanguage) {
    const QDate date(2026, 12, 31);
    {
        const Region america("en_US");
        EXPECT_EQ(Languages::locale("en").toString(date, QLocale::ShortFormat), "12/31/26");
        EXPECT_EQ(Languages::locale("es").territory(), QLocale::Spain) << "Spanish is not what it speaks";
    }
    {
        const Region mexico("es_MX");
        EXPECT_EQ(Languages::locale("es").territory(), QLocale::Mexico);
        EXPECT_EQ(Languages::locale("es").toString(1234.5, 'f', 1), "1,234.5");
        EXPECT_EQ(Languages::locale("en").territory(), QLocale::UnitedKingdom);
    }
    EXPECT_EQ(Languages::locale("es").territory(), QLocale::Spain) << "the C locale has no region";
}

TEST_F(SettingsTest, TheRegionOfTheDeviceIsAChoice) {
    atNextStart([](Settings& settings) {
        EXPECT_TRUE(settings.deviceRegion());
        EXPECT_TRUE(settings.regionSample().contains("2026") || settings.regionSample().contains("26"));
        settings.setDeviceRegion(false);
    });
    atNextStart([](Settings& settings) {
        EXPECT_FALSE(settings.deviceRegion());
        settings.setLanguage("es");
        EXPECT_TRUE(settings.regionSample().endsWith("12.345,5")) << "as in Spain, whatever the device";
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
        EXPECT_FALSE(settings.reducedMotion());
        EXPECT_EQ(settings.speechPercent(), 100);
    });
}

TEST_F(SettingsTest, UnpacksNothing) {
    // To QSettings, a list of more values than there is memory for.
    TemporaryData::write(data.path("settings.ini"),
                         "[General]\nlanguage=es\ntheme=@Variant(\\0\\0\\0\\t\\xff\\xff\\xff\\xff)\n");
    atNextStart([](Settings& settings) {
        EXPECT_EQ(settings.theme(), "dark");
        EXPECT_EQ(settings.language(), "es");
        settings.setLanguage("zh");
    });
    atNextStart([](Settings& settings) { EXPECT_EQ(settings.language(), "zh"); });
}

const QStringList strangeTexts{"@home",
                               "@@Variant",
                               "ana@Variant",
                               "/a@b/c, @d (e)",
                               "@ByteArray(x)",
                               "",
                               " a \"b\" \\ ;",
                               "美🚀\x01"
                               "f",
                               "\n\t\r=[x]"};

TEST_F(SettingsTest, KeepsAnyText) {
    for (const QString& text : strangeTexts) {
        atNextStart([&](Settings& settings) { settings.setLastFolder(text); });
        atNextStart([&](Settings& settings) { EXPECT_EQ(settings.lastFolder(), text); });
    }
}

TEST_F(SettingsTest, ReadsWhatEarlierVersionsWroteByQSettingsAndIsReadByThem) {
    const QString path = data.path("settings.ini");
    for (const QString& text : strangeTexts) {
        {
            QSettings earlier(path, QSettings::IniFormat);
            earlier.setValue("lastFolder", text);
            earlier.setValue("speechVoice/es", text);
            earlier.setValue("chosenSet/all-your-base", text);
            earlier.setValue("textPercent", 150);
            earlier.setValue("reducedMotion", true);
            earlier.setValue("keepScreenOn", false);
        }
        atNextStart([&](Settings& settings) {
            EXPECT_EQ(settings.lastFolder(), text);
            EXPECT_EQ(settings.speechVoice("es"), text);
            EXPECT_EQ(settings.chosenSet("all-your-base"), text);
            EXPECT_EQ(settings.textPercent(), 150);
            EXPECT_TRUE(settings.reducedMotion());
            EXPECT_FALSE(settings.keepScreenOn());
            settings.setTheme(settings.theme() == u"light" ? "contrast" : "light");
        });
        const QSettings again(path, QSettings::IniFormat);
        EXPECT_EQ(again.value("speechVoice/es").toString(), text);
        EXPECT_EQ(again.value("chosenSet/all-your-base").toString(), text);
        EXPECT_TRUE(again.value("reducedMotion").toBool());
    }
}

TEST_F(SettingsTest, AFullDiskIsToldAndLosesNothingEarlier) {
    atNextStart([](Settings& settings) {
        settings.setLanguage("es");
        settings.setTextPercent(150);
    });
    const QByteArray before = TemporaryData::read(data.path("settings.ini"));
    atNextStart([&](Settings& settings) {
        const QSignalSpy told(&settings, &Settings::problemChanged);
        {
            const FullDisk disk;
            settings.setTheme("light");
        }
        EXPECT_EQ(settings.theme(), "light") << "it counts until the end of this run";
        EXPECT_EQ(told.count(), 1);
        EXPECT_TRUE(settings.problem().contains(data.path("settings.ini"))) << settings.problem().toStdString();
        EXPECT_TRUE(settings.problem().contains("1 MB")) << settings.problem().toStdString();
        EXPECT_EQ(TemporaryData::read(data.path("settings.ini")), before);
        EXPECT_EQ(data.contents().size(), 1u) << "nothing half is left beside it";
        settings.setReducedMotion(true);
        EXPECT_EQ(settings.problem(), "");
    });
    atNextStart([](Settings& settings) {
        EXPECT_EQ(settings.language(), "es");
        EXPECT_EQ(settings.textPercent(), 150);
        EXPECT_EQ(settings.theme(), "light") << "what failed goes with what is saved next";
        EXPECT_TRUE(settings.reducedMotion());
    });
}

TEST_F(SettingsTest, WhatCannotBeReadIsToldAndNotWrittenOver) {
    const QString path = data.path("settings.ini");
    const auto refused = [&] {
        atNextStart([&](Settings& settings) {
            EXPECT_TRUE(settings.problem().contains(path)) << settings.problem().toStdString();
            settings.dismissProblem();
            EXPECT_EQ(settings.problem(), "");
            settings.setTheme("light");
            EXPECT_TRUE(settings.problem().contains(path)) << settings.problem().toStdString();
        });
    };
    ASSERT_TRUE(QDir().mkdir(path));
    refused();
    ASSERT_TRUE(QDir().rmdir(path));
    ASSERT_EQ(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    refused();
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
