// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/backup_folder.h"
#include "db/store/migrator.h"
#include "db/store/store_paths.h"
#include "db/store/store_survey.h"
#include "tests/db/store/store_test_support.h"
#include "tests/support/full_disk.h"
#include "tests/support/random_session.h"

#include <QElapsedTimer>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

QDateTime day(int number, int hour = 20) { return QDateTime(QDate(2026, 3, 1), QTime(hour, 0)).addDays(number); }

StoreResult<BackupFile> backUp(Store& store, const TemporaryData& data, const QDateTime& now, int pages = 1 << 20) {
    return placeForBackup(data.folder()).and_then([&](const QString& file) -> StoreResult<BackupFile> {
        if (auto begun = store.beginCopy(file); !begun) return tl::unexpected(begun.error());
        for (;;) {
            const auto complete = store.continueCopy(pages);
            if (!complete) return tl::unexpected(complete.error());
            if (*complete) return keepBackup(data.folder(), file, now);
        }
    });
}

/// What a store opened on a copy of the file has.
std::vector<StoredEntry> logIn(const QString& file, const QString& session) {
    const TemporaryData other;
    EXPECT_TRUE(QFile::copy(file, other.database()));
    return must(must(Store::open(other.folder()))->entries(session));
}

QStringList backupFilesIn(const TemporaryData& data) {
    return QDir(backupFolderIn(data.folder())).entryList(QDir::Files);
}

TEST(Backup, IsTheDatabaseAsItIsWhenTheLastPageIsCopied) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    playInto(*store, 1, 20, 100);
    RandomSession game(77);
    const QString id = must(store->beginSession(game.header(someTime()))).id;
    const QString file = must(placeForBackup(data.folder()));
    must(store->beginCopy(file));
    int steps = 0;
    std::vector<StoredEntry> log;
    for (bool complete = false; !complete; ++steps) {
        const auto entry = game.next();
        game.add(entry);
        log.push_back(must(store->append(id, writeEntry<AllYourBaseCodec>(entry), someTime(steps), false)));
        complete = must(store->continueCopy(2));
    }
    EXPECT_GT(steps, 10);
    const BackupFile backup = must(keepBackup(data.folder(), file, day(0)));
    EXPECT_TRUE(logIn(backup.path, id) == log);
    must(store->append(id, {{"act", "end-turn"}}, someTime(), false));
    EXPECT_TRUE(logIn(backup.path, id) == log) << "it is a file of its own";
}

TEST(Backup, BearsItsTimeAndNothingElseStaysBehind) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    const BackupFile backup = must(backUp(*store, data, day(0)));
    EXPECT_EQ(backupFilesIn(data), QStringList{"basekeeper-2026-03-01T200000.sqlite"});
    EXPECT_EQ(backup.madeAt, day(0));
    EXPECT_EQ(backup.bytes, QFileInfo(backup.path).size());
    must(backUp(*store, data, day(0)));
    EXPECT_EQ(backupFilesIn(data),
              (QStringList{"basekeeper-2026-03-01T200000.sqlite", "basekeeper-2026-03-01T200001.sqlite"}))
        << "two in a second";
}

TEST(Backup, ThatIsNotFinishedLeavesNothing) {
    const TemporaryData data;
    auto store = must(Store::open(data.folder()));
    playInto(*store, 1, 20, 100);
    must(store->beginCopy(must(placeForBackup(data.folder()))));
    ASSERT_FALSE(must(store->continueCopy(5)));
    EXPECT_EQ(backupFilesIn(data).size(), 1);
    store->giveUpCopy();
    EXPECT_EQ(backupFilesIn(data), QStringList());
    must(store->beginCopy(must(placeForBackup(data.folder()))));
    ASSERT_FALSE(must(store->continueCopy(5)));
    store.reset();
    EXPECT_EQ(backupFilesIn(data), QStringList()) << "nor where the store is closed first";
    EXPECT_EQ(refusal(data.folder()), std::nullopt);

    TemporaryData::write(backupFolderIn(data.folder()) + "/left-by-a-killed-run.part", "half");
    must(placeForBackup(data.folder()));
    EXPECT_EQ(backupFilesIn(data), QStringList());
}

TEST(Backup, IsKeptTenTimes) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    for (int i = 0; i < 12; ++i) must(backUp(*store, data, day(i)));
    const auto backups = backupsIn(data.folder());
    ASSERT_EQ(backups.size(), keptBackups);
    for (std::size_t i = 0; i < keptBackups; ++i) EXPECT_EQ(backups[i].madeAt, day(11 - static_cast<int>(i)));
}

TEST(Backup, IsDueOncePerDay) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    EXPECT_TRUE(backupIsDue(data.folder(), day(0)));
    must(backUp(*store, data, day(0)));
    EXPECT_FALSE(backupIsDue(data.folder(), day(0, 23)));
    EXPECT_TRUE(backupIsDue(data.folder(), day(1, 0)));
}

TEST(Backup, OutlivesAClockThatIsSetBack) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    for (int i = 0; i < 10; ++i) must(backUp(*store, data, day(1000 + i)));
    // The clock was four years ahead and is right from now on.
    for (int i = 0; i < 5; ++i) {
        EXPECT_TRUE(backupIsDue(data.folder(), day(i)));
        const BackupFile made = must(backUp(*store, data, day(i)));
        EXPECT_FALSE(backupIsDue(data.folder(), day(i)));
        const auto backups = backupsIn(data.folder());
        ASSERT_EQ(backups.size(), keptBackups);
        EXPECT_EQ(backups.front().path, made.path) << "the newest is the one made last, whatever the clock says";
    }
    std::vector<QDateTime> times;
    for (const BackupFile& backup : backupsIn(data.folder())) times.push_back(backup.madeAt);
    EXPECT_EQ(times, (std::vector{day(4), day(3), day(2), day(1), day(0), day(1009), day(1008), day(1007), day(1006),
                                  day(1005)}));
}

TEST(Backup, IsMadeBeforeEveryMigration) {
    for (qsizetype version = 1; version < std::ssize(storeMigrations()); ++version) {
        const TemporaryData data;
        TemporaryData::write(
            data.database(),
            TemporaryData::read(QStringLiteral(BASEKEEPER_OLD_STORES "/version-%1.sqlite").arg(version)));
        const StoreSurvey before = must(surveyStore(data.database()));
        const auto store = must(Store::open(data.folder()));
        EXPECT_EQ(store->opening().version, version);
        ASSERT_FALSE(store->opening().backup.isEmpty());
        EXPECT_FALSE(store->opening().backupProblem.has_value());
        const StoreSurvey backup = must(surveyStore(store->opening().backup));
        EXPECT_EQ(backup.version, version);
        EXPECT_EQ(backup.sessions, before.sessions);
        EXPECT_EQ(backupsIn(data.folder()).size(), 1u);
    }
    const TemporaryData data;
    must(Store::open(data.folder()));
    EXPECT_EQ(must(Store::open(data.folder()))->opening().backup, QString()) << "nothing to bring up to date";
    EXPECT_TRUE(backupsIn(data.folder()).empty());
}

TEST(Backup, ThatCannotBeMadeDoesNotStopAMigrationAndIsTold) {
    const TemporaryData data;
    TemporaryData::write(data.database(),
                         TemporaryData::read(QStringLiteral(BASEKEEPER_OLD_STORES "/version-1.sqlite")));
    TemporaryData::write(backupFolderIn(data.folder()), "a file where the folder should be");
    const auto store = must(Store::open(data.folder()));
    ASSERT_TRUE(store->opening().backupProblem.has_value());
    EXPECT_EQ(store->opening().backupProblem->kind, StoreErrorKind::NoFolder);
    EXPECT_EQ(must(store->sessions()).size(), 1u);
}

TEST(Backup, OfADamagedDatabaseIsNotKeptAndPushesOutNothing) {
    const TemporaryData data;
    {
        const auto store = must(Store::open(data.folder()));
        playInto(*store, 1, 10, 100);
        for (int i = 0; i < 10; ++i) must(backUp(*store, data, day(i)));
    }
    const QStringList before = backupFilesIn(data);
    QByteArray bytes = TemporaryData::read(data.database());
    const QString file = must(placeForBackup(data.folder()));
    TemporaryData::write(file, bytes.replace(bytes.size() / 8192 * 4096, 4096, QByteArray(4096, '\xa5')));
    const auto kept = keepBackup(data.folder(), file, day(20));
    ASSERT_FALSE(kept.has_value());
    EXPECT_EQ(kept.error().kind, StoreErrorKind::Damaged);
    EXPECT_EQ(backupFilesIn(data), before);
}

TEST(Backup, OnAFullDiskFailsAndTheGameGoesOn) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    playInto(*store, 1, 20, 100);
    const QString id = must(store->openSession())->id;
    const auto count = must(store->entries(id)).size();
    {
        const FullDisk disk(64 * 1024);
        const auto made = backUp(*store, data, day(0));
        ASSERT_FALSE(made.has_value());
        EXPECT_EQ(made.error().kind, StoreErrorKind::DiskFull) << made.error().detail.toStdString();
    }
    EXPECT_EQ(backupFilesIn(data), QStringList());
    must(store->append(id, {{"act", "end-turn"}}, someTime(), false));
    EXPECT_EQ(must(store->entries(id)).size(), count + 1);
    must(backUp(*store, data, day(0)));
}

TEST(Backup, ByHandGetsTheNameThatWasChosen) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    playInto(*store, 1, 3, 10);
    const QString chosen = data.path("mine.sqlite");
    const QString taken = data.path("taken.sqlite");
    TemporaryData::write(taken, "what was there before");
    const QString file = must(placeForBackup(data.folder()));
    must(store->beginCopy(file));
    ASSERT_TRUE(must(store->continueCopy(1 << 20)));
    EXPECT_FALSE(keepBackupAs(file, taken, day(0)));
    EXPECT_EQ(TemporaryData::read(taken), "what was there before");
    must(keepBackupAs(file, chosen, day(0)));
    EXPECT_EQ(must(surveyStore(chosen)).sessions, 3);
    EXPECT_EQ(backupFilesIn(data), QStringList());
}

/// The table waits for a step at most.
TEST(Backup, BlocksForNoLongerThanASlowFrame) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    const QJsonObject large{{"note", QString(20'000, u'x')}};
    must(store->importSession(someSession(), std::vector<NewEntry>(1500, {large, someTime()}), someTime()));
    const QString id = must(store->beginSession(someSession())).id;
    must(store->beginCopy(must(placeForBackup(data.folder()))));
    QElapsedTimer time;
    qint64 longest = 0;
    qint64 longestAppend = 0;
    int steps = 0;
    for (bool complete = false; !complete; ++steps) {
        time.start();
        complete = must(store->continueCopy(64));
        longest = std::max(longest, time.nsecsElapsed());
        time.start();
        must(store->append(id, someEntry(steps), someTime(), false));
        longestAppend = std::max(longestAppend, time.nsecsElapsed());
    }
    std::cout << "backup of " << QFileInfo(data.database()).size() / 1024 / 1024 << " MB in " << steps
              << " steps: the longest " << longest / 1000 << " us, the longest append beside it "
              << longestAppend / 1000 << " us\n";
    EXPECT_LT(longest, 200'000'000) << "far above what is felt: a machine that is busy must not fail";
}

TEST(Survey, TellsWhatIsInAFile) {
    const TemporaryData data;
    {
        const auto store = must(Store::open(data.folder()));
        playInto(*store, 1, 4, 10);
        NewSession last = RandomSession(5).header(someTime());
        QJsonObject setup = last.setup;
        setup["seats"] = QJsonArray{QJsonObject{{"name", "Ana"}, {"language", "en"}},
                                    QJsonObject{{"name", "美玲"}, {"language", "zh"}}};
        last.setup = setup;
        const QString id = must(store->beginSession(last)).id;
        must(store->deleteSession(must(store->beginSession(someSession())).id, someTime()));
        EXPECT_EQ(surveyStore(data.database()).error().kind, StoreErrorKind::InUse) << "the one that is open";
        must(store->append(id, {{"act", "end-turn"}}, someTime(), false));
    }
    const auto before = data.contents();
    const StoreSurvey found = must(surveyStore(data.database()));
    EXPECT_EQ(found.version, storeMigrations().size());
    EXPECT_EQ(found.sessions, 5);
    EXPECT_EQ(found.unfinished, 2);
    ASSERT_TRUE(found.newest.has_value());
    EXPECT_EQ(found.newest->players, (QStringList{"Ana", "美玲"}));
    EXPECT_EQ(found.newest->startedAt, someTime());
    EXPECT_EQ(found.bytes, QFileInfo(data.database()).size());
    EXPECT_TRUE(data.contents() == before);
}

TEST(Survey, RefusesWhatCannotBeRestored) {
    const TemporaryData data;
    must(Store::open(data.folder()));
    RawDatabase(data.database()).run("PRAGMA user_version = 999");
    EXPECT_EQ(surveyStore(data.database()).error().kind, StoreErrorKind::NewerVersion);
    RawDatabase(data.database()).run("PRAGMA application_id = 1");
    EXPECT_EQ(surveyStore(data.database()).error().kind, StoreErrorKind::ForeignFile);
    TemporaryData::write(data.path("text.sqlite"), "no database at all");
    EXPECT_EQ(surveyStore(data.path("text.sqlite")).error().kind, StoreErrorKind::Damaged);
    EXPECT_EQ(surveyStore(data.path("missing.sqlite")).error().kind, StoreErrorKind::NotWritable);
    EXPECT_EQ(surveyStore(data.folder()).error().kind, StoreErrorKind::NotWritable);
}

}  // namespace
