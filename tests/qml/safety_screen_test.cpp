// SPDX-License-Identifier: GPL-3.0-or-later

// Backups, restoring and what a start found, by touch.
#include "db/store/store_rescue.h"
#include "tests/db/store/store_test_support.h"
#include "tests/qml/item_walk.h"
#include "tests/qml/screens.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

/// BASEKEEPER_PICTURES: a folder for what the screens look like.
/// Nothing is cut or untranslated; and a picture of it is kept in the folder BASEKEEPER_PICTURES, if one is named.
void look(Screens& screens, const QString& name) {
    EXPECT_EQ(faultsOf(screens.window()), QStringList()) << name.toStdString();
    if (const char* folder = std::getenv("BASEKEEPER_PICTURES")) {
        EXPECT_TRUE(screens.finger().savePicture(QString::fromLocal8Bit(folder) + '/' + name + ".png"));
    }
}

class SafetyScreenTest : public InEachLanguage {
protected:
    void touch(const QString& name) { EXPECT_TRUE(screens->tap(name)) << name.toStdString(); }
    [[nodiscard]] SafetyModel& safety() { return *screens->app().model().safety(); }
    [[nodiscard]] bool waitUntilDone() {
        return screens->finger().waitUntil([this] { return !safety().isWorking(); }, "the work was done");
    }

    std::unique_ptr<Screens> screens = std::make_unique<Screens>(language());
};

INSTANTIATE_TEST_SUITE_P(, SafetyScreenTest, inOneLanguageAndTheMadeUp("zh"), languageName);

TEST_P(SafetyScreenTest, ABackupIsMadeLookedIntoAndRestored) {
    screens->openTable();
    screens->game().play(PlayBase{});
    screens->open("openSettings");
    touch("backup-now");
    ASSERT_TRUE(waitUntilDone());
    screens->settle();
    EXPECT_TRUE(screens->finger().waitFor("safety-notice"));
    look(*screens, language() + "-settings");
    screens->game().play(EndTurn{});

    for (const QSize size : {landscape, portrait, phone}) {
        screens->resize(size);
        touch("backup-restore");
        screens->settle();
        look(*screens, language() + QStringLiteral("-list-%1").arg(size.width()));
        touch("restore-backup");
        ASSERT_TRUE(screens->finger().waitFor("restore-confirm"));
        screens->settle();
        look(*screens, language() + QStringLiteral("-look-%1").arg(size.width()));
        EXPECT_TRUE(screens->textsOf("restore-newest").contains("Ana"));
        if (size != phone) {
            touch("restore-back");
            touch("restore-sheet-close");
            EXPECT_TRUE(screens->finger().waitUntilGone("restore-backup"));
        }
    }
    EXPECT_TRUE(screens->finger().hold("restore-confirm"));
    ASSERT_TRUE(
        screens->finger().waitUntil([&] { return screens->app().controller().play<AllYourBase>().log().size() == 1; },
                                    "the game was as it was then"));
    screens->settle();
    EXPECT_TRUE(safety().notice().contains("basekeeper-replaced-")) << safety().notice().toStdString();
    look(*screens, language() + "-restored");
    touch("restore-sheet-close");
    screens->open("openTable");
    EXPECT_EQ(screens->table().savedEntries(), 1);
}

TEST_P(SafetyScreenTest, TheStartTellsWhatWasSavedUntilItIsSeen) {
    const QString folder = screens->app().model().settings()->dataFolder();
    screens->openTable();
    for (int i = 0; i < 300; ++i) screens->game().play(i % 2 == 0 ? Action(PlayBase{}) : Action(EndTurn{}));
    safety().backUpNow();
    ASSERT_TRUE(waitUntilDone());
    screens->app().controller().reopenStore([&] {
        QByteArray bytes = TemporaryData::read(folder + "/basekeeper.sqlite");
        TemporaryData::write(folder + "/basekeeper.sqlite", bytes.replace(bytes.lastIndexOf("play-base") / 4096 * 4096,
                                                                          4096, QByteArray(4096, '\xa5')));
        return openOrRescueStore(folder, QDateTime::currentDateTime());
    });
    safety().readReport();
    screens->open("openStart");
    for (const QSize size : {landscape, portrait, phone}) {
        screens->resize(size);
        EXPECT_TRUE(screens->finger().waitFor("start-report"));
        look(*screens, language() + QStringLiteral("-report-%1").arg(size.width()));
    }
    touch("start-report-restore");
    ASSERT_TRUE(screens->finger().waitFor("restore-confirm"));
    touch("restore-sheet-close");
    touch("start-report-dismiss");
    EXPECT_TRUE(screens->finger().waitUntilGone("start-report"));
    EXPECT_FALSE(unseenRescue(folder).has_value());
}

TEST_P(SafetyScreenTest, ADatabaseThatIsGoneGoesIntoANewFile) {
    const QString database = screens->app().model().settings()->dataFolder() + "/basekeeper.sqlite";
    screens->openTable();
    screens->game().play(PlayBase{});
    ASSERT_TRUE(QFile::remove(database));
    screens->table().endTurn();
    ASSERT_TRUE(screens->finger().waitFor("saving-new-file"));
    screens->settle();
    look(*screens, language() + "-gone");
    touch("saving-new-file");
    EXPECT_TRUE(screens->finger().waitUntilGone("saving-new-file"));
    EXPECT_TRUE(QFile::exists(database));
    screens->table().endTurn();
    EXPECT_EQ(screens->table().savedEntries(), 2);
}

}  // namespace
