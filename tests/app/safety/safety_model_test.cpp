// SPDX-License-Identifier: GPL-3.0-or-later

// Backups, restoring and rescue as the screens have them, and a database that goes away under the running app.
#include "app/app_model.h"
#include "app/safety/safety_model.h"
#include "app/safety/safety_text.h"
#include "app/safety/store_text.h"
#include "db/store/store_rescue.h"
#include "tests/app/app_fixture.h"
#include "tests/db/store/store_test_support.h"

#include <QCoreApplication>
#include <QProcess>
#include <QSet>
#include <QTest>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;
using Outcome = SessionController::Outcome;

namespace {

QDateTime evening(int day) { return QDateTime(QDate(2026, 3, 1), QTime(20, 0)).addDays(day); }

struct Safe : AppTable {
    SafetyModel safety{controller, data.folder()};

    [[nodiscard]] bool waitUntilDone() {
        return QTest::qWaitFor([this] { return !safety.isWorking(); }, 60'000);
    }
    [[nodiscard]] bool waitForLook() {
        return QTest::qWaitFor([this] { return safety.canRestore() || !safety.candidateProblem().isEmpty(); }, 60'000);
    }
    [[nodiscard]] QStringList backups() const { return QDir(data.path("backups")).entryList(QDir::Files); }
    [[nodiscard]] QStringList files(const char* pattern) const {
        return QDir(data.folder()).entryList({pattern}, QDir::Files);
    }
    /// A backup of the table as it is now.
    void backUp() {
        safety.backUpNow();
        EXPECT_TRUE(waitUntilDone());
        EXPECT_EQ(safety.problem(), QString());
    }
};

/// Overwrites a page in another process: closing the file here would give up the store's locks.
void damage(const QString& database, qint64 offset) {
    EXPECT_EQ(QProcess::execute("dd", {"if=/dev/urandom", "of=" + database, "bs=4096", "count=1", "conv=notrunc",
                                       QStringLiteral("seek=%1").arg(offset / 4096), "status=none"}),
              0);
}

/// Whatever may be told of damage, in the language of the screens.
QStringList wordsOfDamage() {
    const QStringList players{"Ana", "Bo"};
    QStringList words;
    for (const DamageKind kind :
         {DamageKind::Gone, DamageKind::Header, DamageKind::CutOff, DamageKind::Pages, DamageKind::Entries}) {
        const RescueReport report{.keptFile = "/home/kept.sqlite", .kind = kind};
        words << SafetyText::rescue(report).front();
    }
    words << SafetyText::rescue({.keptFile = "/home/kept.sqlite",
                                 .whole = 3,
                                 .cutShort = {{players, evening(1), 0, {}},
                                              {players, evening(1), 4, 9},
                                              {players, evening(1), 5, {}},
                                              {players, evening(1), 6, 9},
                                              {players, evening(1), 7, 9},
                                              {players, evening(1), 8, 9}},
                                 .lost = 2,
                                 .allKnown = false,
                                 .othersWhole = false,
                                 .setAside = {"/home/foreign.sqlite-wal"}})
                 .sliced(1);
    words << SafetyText::rescue({.keptFile = "/home/kept.sqlite", .readable = false}).sliced(1);
    words << SafetyText::wentBack({{players, evening(1), 4, 9}, {{}, {}, 0, 9}});
    for (const StoreErrorKind kind : {StoreErrorKind::Damaged, StoreErrorKind::ForeignFile,
                                      StoreErrorKind::NewerVersion, StoreErrorKind::FileGone}) {
        const StoreError error{kind, "/home/basekeeper.sqlite", "the detail"};
        words << storeErrorText(error) << SafetyText::whyNotRestored(error) << SafetyText::whyNoBackup(error);
    }
    return words;
}

TEST(Damage, OfEveryKindHasItsWordsInEveryLanguage) {
    Languages languages;
    languages.use("en");
    const QStringList english = wordsOfDamage();
    EXPECT_EQ(QSet<QString>(english.begin(), english.begin() + 5).size(), 5) << "one is told as another";
    for (const QString& language : Languages::all()) {
        languages.use(language);
        const QStringList words = wordsOfDamage();
        ASSERT_EQ(words.size(), english.size()) << language.toStdString();
        for (qsizetype i = 0; i < words.size(); ++i) {
            EXPECT_FALSE(words[i].isEmpty()) << english[i].toStdString();
            EXPECT_FALSE(words[i].contains(u'%')) << words[i].toStdString();
            if (language != u"en") { EXPECT_NE(words[i], english[i]) << language.toStdString(); }
            for (const char* name : {"kept.sqlite", "foreign.sqlite-wal", "/home/basekeeper.sqlite"})
                EXPECT_EQ(words[i].contains(name), english[i].contains(name)) << words[i].toStdString();
        }
    }
}

TEST(DailyBackup, IsMadeOnceADayWhileTheTablePlaysOn) {
    Safe app;
    app.play(PlayBase{});
    app.safety.backUpIfDue(QDateTime::currentDateTime());
    EXPECT_TRUE(app.safety.isWorking());
    app.play(EndTurn{});
    ASSERT_TRUE(app.waitUntilDone());
    EXPECT_EQ(app.backups().size(), 1);
    EXPECT_FALSE(app.safety.lastBackup().isEmpty());
    app.safety.backUpIfDue(QDateTime::currentDateTime());
    EXPECT_FALSE(app.safety.isWorking()) << "that of today is there";
}

TEST(DailyBackup, WaitsForSomethingToBackUp) {
    AppParts parts;
    SafetyModel safety(parts.controller, parts.data.folder());
    safety.backUpIfDue(QDateTime::currentDateTime());
    EXPECT_FALSE(safety.isWorking());
}

TEST(DailyBackup, ThatFailsIsToldAndStopsNobody) {
    Safe app;
    TemporaryData::write(app.data.path("backups"), "a file where the folder should be");
    app.safety.backUpIfDue(QDateTime::currentDateTime());
    ASSERT_TRUE(app.waitUntilDone());
    EXPECT_TRUE(app.safety.problem().contains("backups")) << app.safety.problem().toStdString();
    app.play(PlayBase{});
    EXPECT_EQ(app.table.savingProblem(), QString());
}

TEST(DailyBackup, OfADamagedDatabaseIsToldAndTheNextStartLooksAtEverything) {
    Safe app;
    for (int i = 0; i < 300; ++i) app.play(i % 2 == 0 ? Action(PlayBase{}) : Action(EndTurn{}));
    app.table.endSession();
    ASSERT_TRUE(app.controller.begin(threePeople()));
    QByteArray bytes;
    app.controller.reopenStore([&] {
        bytes = TemporaryData::read(app.data.database());
        return Store::open(app.data.folder());
    });
    // A page that nobody has read in this run is overwritten under the running app.
    ASSERT_TRUE(bytes.last(3 * 4096).first(4096).contains("play-base"));
    damage(app.data.database(), bytes.size() - 3 * 4096);
    app.safety.backUpNow();
    ASSERT_TRUE(app.waitUntilDone());
    EXPECT_FALSE(app.safety.problem().isEmpty());
    EXPECT_EQ(app.backups(), QStringList()) << "a damaged one is none";
    EXPECT_TRUE(QFile::exists(app.data.path("check-in-full")));
}

TEST(BackupByHand, OnAFullDiskIsToldWithThePlaceAndTheRoomNeeded) {
    Safe app;
    const TemporaryData elsewhere;
    app.play(PlayBase{});
    const auto expectTold = [&](const QString& place) {
        ASSERT_TRUE(app.waitUntilDone());
        EXPECT_TRUE(app.safety.problem().contains("no room left for " + place + ", which needs 1 MB"))
            << app.safety.problem().toStdString();
    };
    {
        const FullDisk disk;
        app.safety.backUpNow();
        expectTold(app.data.path("backups"));
        app.safety.backUpTo(QUrl::fromLocalFile(elsewhere.path("mine.sqlite")));
        expectTold(elsewhere.path("mine.sqlite"));
    }
    EXPECT_EQ(app.backups(), QStringList());
    EXPECT_TRUE(elsewhere.contents().empty()) << "no half file";
}

TEST(BackupByHand, GoesWhereItIsWantedButNotOverAnythingThatIsThere) {
    Safe app;
    const TemporaryData elsewhere;
    app.play(PlayBase{});
    app.safety.backUpTo(QUrl::fromLocalFile(elsewhere.path("mine.sqlite")));
    ASSERT_TRUE(app.waitUntilDone());
    EXPECT_TRUE(app.safety.notice().contains("mine.sqlite")) << app.safety.notice().toStdString();
    EXPECT_EQ(must(surveyStore(elsewhere.path("mine.sqlite"))).sessions, 1);
    app.backUp();
    const QString other = app.safety.lastBackup().isEmpty() ? QString() : backupsIn(app.data.folder()).front().path;
    ASSERT_TRUE(QFile::link(app.data.database(), elsewhere.path("link.sqlite")));
    app.play(EndTurn{});
    const auto before = app.data.contents();
    for (const QString& taken : {elsewhere.path("mine.sqlite"), elsewhere.path("link.sqlite"), app.data.database(),
                                 app.data.database() + "-wal", other, app.data.path("new.sqlite")}) {
        app.safety.backUpTo(QUrl::fromLocalFile(taken));
        ASSERT_TRUE(app.waitUntilDone());
        EXPECT_TRUE(app.safety.problem().contains(taken)) << taken.toStdString();
    }
    EXPECT_TRUE(app.data.contents() == before);
    EXPECT_EQ(must(surveyStore(elsewhere.path("mine.sqlite"))).sessions, 1);
    app.safety.backUpTo(QUrl::fromLocalFile(elsewhere.path("nowhere/mine.sqlite")));
    ASSERT_TRUE(app.waitUntilDone());
    EXPECT_FALSE(app.safety.problem().isEmpty());
}

TEST(BackupByHand, IsNotSaidToBeTheOneThatWasBeingMade) {
    Safe app;
    const TemporaryData elsewhere;
    const QUrl mine = QUrl::fromLocalFile(elsewhere.path("mine.sqlite"));
    app.play(PlayBase{});
    app.safety.backUpIfDue(QDateTime::currentDateTime());
    ASSERT_TRUE(app.safety.isWorking());
    app.safety.backUpTo(mine);
    EXPECT_FALSE(app.safety.problem().isEmpty());
    const QString said = app.safety.problem();
    app.safety.backUpNow();
    EXPECT_EQ(app.safety.problem(), said);
    ASSERT_TRUE(app.waitUntilDone());
    EXPECT_EQ(app.safety.notice(), QString()) << "nobody asked for that one";
    EXPECT_FALSE(QFile::exists(mine.toLocalFile()));
    app.safety.backUpTo(mine);
    ASSERT_TRUE(app.waitUntilDone());
    EXPECT_TRUE(app.safety.notice().contains("mine.sqlite"));
}

TEST(Restoring, ShowsTheGameAsItWasThenAndKeepsTheOther) {
    Safe app;
    app.play(PlayBase{});
    app.backUp();
    const State then = app.state();
    app.play(EndTurn{});
    app.play(PlayBase{});
    const QSignalSpy restored(&app.safety, &SafetyModel::restored);

    app.safety.refresh();
    app.safety.surveyLastBackup();
    EXPECT_FALSE(app.safety.canRestore()) << "not before it has been looked at";
    ASSERT_TRUE(app.waitForLook());
    EXPECT_TRUE(app.safety.canRestore());
    EXPECT_TRUE(app.safety.candidateContents().startsWith("1")) << app.safety.candidateContents().toStdString();
    EXPECT_TRUE(app.safety.candidateNewest().contains("Ana")) << app.safety.candidateNewest().toStdString();
    app.safety.restore();
    ASSERT_TRUE(QTest::qWaitFor([&] { return restored.count() == 1; }, 60'000));

    EXPECT_EQ(app.state(), then);
    EXPECT_EQ(app.table.savedEntries(), 1);
    const QStringList kept = app.files("basekeeper-replaced-*.sqlite");
    ASSERT_EQ(kept.size(), 1);
    EXPECT_TRUE(app.safety.notice().contains(kept.front())) << app.safety.notice().toStdString();
    app.play(EndTurn{});
    EXPECT_EQ(app.table.savedEntries(), 2);

    // And back to what was replaced.
    app.safety.surveyFile(app.data.path(kept.front()));
    ASSERT_TRUE(app.waitForLook());
    app.safety.restore();
    ASSERT_TRUE(QTest::qWaitFor([&] { return restored.count() == 2; }, 60'000));
    EXPECT_EQ(app.controller.play<AllYourBase>().log().size(), 3u);
}

TEST(Restoring, IsRefusedOfWhatIsNoBackup) {
    Safe app;
    TemporaryData::write(app.data.path("text.sqlite"), "no database at all");
    for (const QString& path : {app.data.path("text.sqlite"), app.data.path("missing.sqlite"), app.data.database()}) {
        app.safety.surveyFile(path);
        ASSERT_TRUE(app.waitForLook());
        EXPECT_FALSE(app.safety.canRestore()) << path.toStdString();
        app.safety.restore();
        EXPECT_FALSE(app.safety.isWorking());
    }
    app.play(PlayBase{});
    EXPECT_EQ(app.table.savingProblem(), QString());
}

TEST(Restoring, DoesNotLoseActsThatAreOnlyInMemory) {
    Safe app;
    app.backUp();
    app.safety.refresh();
    app.safety.surveyLastBackup();
    ASSERT_TRUE(app.waitForLook());
    app.controller.continueInMemory();
    app.play(PlayBase{});
    {
        const FullDisk disk;
        app.safety.restore();
        EXPECT_FALSE(app.safety.problem().isEmpty());
    }
    EXPECT_EQ(app.controller.play<AllYourBase>().log().size(), 1u);
    app.safety.restore();  // now they can be saved first
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return !app.files("basekeeper-replaced-*.sqlite").isEmpty() && !app.safety.isWorking(); }, 60'000));
    EXPECT_EQ(app.controller.play<AllYourBase>().log().size(), 0u);
}

/// A table whose backup somebody is about to restore.
struct Restorer : Safe {
    Restorer() {
        backUp();
        safety.refresh();
        safety.surveyLastBackup();
        EXPECT_TRUE(waitForLook());
    }
};

TEST(Restoring, DoesNotLoseActsThatWentToMemoryWhileItWasPrepared) {
    Restorer app;
    const QSignalSpy restored(&app.safety, &SafetyModel::restored);
    app.safety.restore();
    ASSERT_TRUE(app.safety.isWorking());
    ASSERT_TRUE(QFile::remove(app.data.database()));
    app.controller.continueInMemory();
    app.play(PlayBase{});
    ASSERT_TRUE(app.waitUntilDone());
    EXPECT_TRUE(app.safety.problem().contains("only in memory")) << app.safety.problem().toStdString();
    EXPECT_EQ(restored.count(), 0);
    ASSERT_TRUE(app.controller.hasGame());
    EXPECT_EQ(app.controller.play<AllYourBase>().log().size(), 1u);
    EXPECT_EQ(app.files("*.part"), QStringList());
}

TEST(Restoring, SaysThatWhatWasRestoredCannotBeOpened) {
    Restorer app;
    const QSignalSpy restored(&app.safety, &SafetyModel::restored);
    // What another run began cannot be finished: the name is taken.
    for (const char* name :
         {"basekeeper-rescued-2020-01-01T000000.sqlite", "basekeeper-damaged-2020-01-01T000000.sqlite"})
        TemporaryData::write(app.data.path(name), "x");
    app.safety.restore();
    ASSERT_TRUE(app.waitUntilDone());
    EXPECT_EQ(app.controller.store(), nullptr);
    EXPECT_EQ(app.safety.notice(), QString());
    EXPECT_FALSE(app.safety.problem().isEmpty());
    EXPECT_EQ(restored.count(), 0);
}

/// As a start of the app.
struct Start {
    explicit Start(const QString& folder)
        : controller(openOrRescueStore(folder, evening(0))), safety((controller.resume(), controller), folder) {}
    SessionController controller;
    SafetyModel safety;
};

TEST(StartReport, TellsOfARescueUntilItIsSeen) {
    const TemporaryData data;
    {
        SessionController controller(Store::open(data.folder()));
        ASSERT_TRUE(controller.begin(threePeople()));
        for (int i = 0; i < 300; ++i)
            ASSERT_EQ(controller.add<AllYourBase>(i % 2 == 0 ? Action(PlayBase{}) : Action(EndTurn{})), Outcome::Done);
    }
    QByteArray bytes = TemporaryData::read(data.database());
    TemporaryData::write(data.database(),
                         bytes.replace(bytes.lastIndexOf("play-base") / 4096 * 4096, 4096, QByteArray(4096, '\xa5')));
    for (int start = 0; start < 2; ++start) {
        const Start app(data.folder());
        EXPECT_FALSE(app.safety.reportTitle().isEmpty());
        EXPECT_TRUE(app.safety.report().join(' ').contains("1 game")) << app.safety.report().join('\n').toStdString();
        EXPECT_TRUE(app.safety.report().join(' ').contains("basekeeper-damaged-2026-03-01T200000.sqlite"));
        EXPECT_EQ(app.safety.reportBackup(), QString()) << "there is none";
        ASSERT_TRUE(app.controller.hasGame()) << "it goes on where it was cut";
        EXPECT_GT(app.controller.play<AllYourBase>().log().size(), 10u);
        EXPECT_FALSE(app.controller.problem().has_value());
    }
    Start(data.folder()).safety.dismissReport();
    EXPECT_EQ(Start(data.folder()).safety.reportTitle(), QString());
}

TEST(StartReport, TellsOfActsThatAreMissingUntilItIsSeen) {
    const TemporaryData data;
    {
        SessionController controller(Store::open(data.folder()));
        ASSERT_TRUE(controller.begin(threePeople()));
        ASSERT_EQ(controller.add<AllYourBase>(Action(PlayBase{})), Outcome::Done);
    }
    const QByteArray older = TemporaryData::read(data.database());
    {
        SessionController controller(Store::open(data.folder()));
        ASSERT_TRUE(controller.resume());
        ASSERT_EQ(controller.add<AllYourBase>(Action(EndTurn{})), Outcome::Done);
    }
    TemporaryData::write(data.database(), older);
    for (int start = 0; start < 2; ++start) {
        const Start app(data.folder());
        EXPECT_EQ(app.safety.reportTitle(), "The latest acts are missing");
        EXPECT_TRUE(app.safety.report().join(' ').contains("1 of 2 entries"))
            << app.safety.report().join('\n').toStdString();
        ASSERT_TRUE(app.controller.hasGame());
    }
    Start(data.folder()).safety.dismissReport();
    EXPECT_EQ(Start(data.folder()).safety.reportTitle(), QString());
}

TEST(StartReport, OffersTheLatestBackupWhereTheDatabaseIsGoneOrNoneAnyMore) {
    for (const bool gone : {true, false}) {
        Safe app;
        app.backUp();
        const TemporaryData data;
        ASSERT_TRUE(QDir().mkpath(data.path("backups")));
        for (const QString& backup : app.backups())
            ASSERT_TRUE(QFile::copy(app.data.path("backups/" + backup), data.path("backups/" + backup)));
        if (!gone) TemporaryData::write(data.database(), QByteArray(5000, 'x'));
        Start start(data.folder());
        EXPECT_FALSE(start.controller.hasGame());
        EXPECT_FALSE(start.safety.reportTitle().isEmpty());
        EXPECT_FALSE(start.safety.reportBackup().isEmpty());
        start.safety.surveyLastBackup();
        ASSERT_TRUE(QTest::qWaitFor([&] { return start.safety.canRestore(); }, 60'000));
        start.safety.restore();
        ASSERT_TRUE(QTest::qWaitFor([&] { return start.controller.hasGame(); }, 60'000));
        EXPECT_EQ(start.safety.reportTitle(), QString()) << "it was about what has been replaced";
    }
}

enum class Fate { Deleted, Replaced, FolderGone };

class LostDatabase : public testing::TestWithParam<Fate> {};

/// The file goes away under the running app: no act is shown as saved that the next start would not find, and
/// everything can be saved into a new file.
TEST_P(LostDatabase, IsToldAtTheNextActAndEverythingGoesIntoANewFile) {
    const TemporaryData outer;
    const QString folder = outer.path("data");
    auto controller = std::make_unique<SessionController>(Store::open(folder));
    ASSERT_TRUE(controller->begin(threePeople()));
    controller->endSession();
    ASSERT_TRUE(controller->begin(threePeople()));
    ASSERT_EQ(controller->add<AllYourBase>(Action(PlayBase{})), Outcome::Done);
    const QString database = folder + "/basekeeper.sqlite";
    switch (GetParam()) {
        case Fate::Deleted: ASSERT_TRUE(QFile::remove(database)); break;
        case Fate::Replaced:
            ASSERT_TRUE(QFile::rename(database, outer.path("moved.sqlite")));
            TemporaryData::write(database, "somebody's other file");
            break;
        case Fate::FolderGone: ASSERT_TRUE(QDir(folder).removeRecursively()); break;
    }
    EXPECT_EQ(controller->add<AllYourBase>(Action(EndTurn{})), Outcome::NotSaved);
    ASSERT_TRUE(controller->problem().has_value());
    EXPECT_EQ(controller->problem()->kind, StoreErrorKind::FileGone);
    EXPECT_EQ(controller->play<AllYourBase>().log().size(), 1u) << "not shown as done";

    ASSERT_TRUE(controller->saveToNewFile());
    EXPECT_FALSE(controller->problem().has_value());
    ASSERT_EQ(controller->add<AllYourBase>(Action(EndTurn{})), Outcome::Done);
    controller.reset();
    const auto store = must(Store::open(folder));
    EXPECT_EQ(must(store->sessions()).size(), 2u) << "all that the store had";
    EXPECT_EQ(must(store->entries(must(store->openSession())->id)).size(), 2u);
    if (GetParam() == Fate::Replaced) {
        const QStringList kept = QDir(folder).entryList({"basekeeper-replaced-*.sqlite"}, QDir::Files);
        ASSERT_EQ(kept.size(), 1);
        EXPECT_EQ(TemporaryData::read(folder + "/" + kept.front()), QByteArray("somebody's other file"));
    }
}

TEST_P(LostDatabase, CanBePlayedOnInMemoryAndSavedLater) {
    const TemporaryData outer;
    const QString folder = outer.path("data");
    SessionController controller(Store::open(folder));
    ASSERT_TRUE(controller.begin(threePeople()));
    ASSERT_EQ(controller.add<AllYourBase>(Action(PlayBase{})), Outcome::Done);
    ASSERT_TRUE(QFile::remove(folder + "/basekeeper.sqlite"));
    ASSERT_EQ(controller.add<AllYourBase>(Action(EndTurn{})), Outcome::NotSaved);
    controller.continueInMemory();
    ASSERT_EQ(controller.add<AllYourBase>(Action(EndTurn{})), Outcome::Done);
    EXPECT_FALSE(controller.saveNow()) << "the file is still gone";
    EXPECT_EQ(controller.problem()->kind, StoreErrorKind::FileGone);
    ASSERT_TRUE(controller.saveToNewFile());
    EXPECT_EQ(controller.unsavedEntries(), 0);
    EXPECT_FALSE(controller.inMemory());
}

INSTANTIATE_TEST_SUITE_P(, LostDatabase, testing::Values(Fate::Deleted, Fate::Replaced, Fate::FolderGone));

TEST(LostLog, OfChangesIsNoticedToo) {
    AppTable app;
    app.play(PlayBase{});
    ASSERT_TRUE(QFile::remove(app.data.database() + "-wal"));
    EXPECT_EQ(app.controller.add<AllYourBase>(Action(EndTurn{})), Outcome::NotSaved);
    EXPECT_EQ(app.controller.problem()->kind, StoreErrorKind::FileGone);
    ASSERT_TRUE(app.controller.saveToNewFile());
    app.play(EndTurn{});
    EXPECT_EQ(app.table.savedEntries(), 2);
}

TEST(LostDatabaseOnAFullDisk, LosesNothingWhileItIsTriedAgain) {
    AppTable app;
    app.play(PlayBase{});
    ASSERT_TRUE(QFile::remove(app.data.database()));
    ASSERT_EQ(app.controller.add<AllYourBase>(Action(EndTurn{})), Outcome::NotSaved);
    {
        const FullDisk disk;
        EXPECT_FALSE(app.controller.saveToNewFile());
        EXPECT_EQ(app.controller.problem()->kind, StoreErrorKind::DiskFull);
    }
    EXPECT_FALSE(app.controller.saveNow()) << "there is nothing to add, but no file either";
    ASSERT_TRUE(app.controller.problem().has_value());
    EXPECT_EQ(app.controller.problem()->kind, StoreErrorKind::FileGone);
    EXPECT_TRUE(app.controller.saveToNewFile());
    EXPECT_EQ(must(app.controller.store()->entries(app.controller.info().id)).size(), 1u);
}

}  // namespace
