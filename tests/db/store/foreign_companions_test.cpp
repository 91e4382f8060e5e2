// SPDX-License-Identifier: GPL-3.0-or-later

/// Journals and write-ahead logs of other databases beside ours: SQLite itself cannot tell whose they are.
#include "db/store/foreign_companions.h"
#include "db/store/store_rescue.h"
#include "tests/db/store/store_test_support.h"
#include "tests/support/random_session.h"

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

class ForeignCompanion : public testing::Test {
protected:
    ForeignCompanion() {
        const auto store = must(Store::open(data.folder()));
        games = playInto(*store, 1, 3, 12);
    }
    /// Opens the store with that file beside it, which must be found where it says, and every game as it was.
    void expectSetAside(const QString& ending, const QByteArray& foreign) {
        TemporaryData::write(data.database() + ending, foreign);
        for (int starts = 0; starts < 2; ++starts) {
            const auto store = must(Store::open(data.folder()));
            for (const auto& game : games) EXPECT_EQ(must(store->entries(game.id)).size(), game.log.size());
            EXPECT_TRUE(store->opening().wentBack.empty());
            const QStringList& aside = store->opening().setAside;
            ASSERT_EQ(aside.size(), starts == 0 ? 1 : 0);
            if (starts > 0) continue;
            EXPECT_TRUE(aside[0].endsWith(ending)) << aside[0].toStdString();
            EXPECT_EQ(TemporaryData::read(aside[0]), foreign) << "nothing is deleted";
        }
    }

    TemporaryData data;
    std::vector<RecordedSession> games;
};

QByteArray journalOfAnother() {
    const TemporaryData other;
    const RawDatabase database(other.database());
    database.run("PRAGMA cache_size = 1");
    database.run("CREATE TABLE t (x)");
    for (int row = 0; row < 20; ++row) database.run("INSERT INTO t VALUES (randomblob(4000))");
    database.run("BEGIN");
    database.run("UPDATE t SET x = randomblob(4000)");
    QByteArray journal = TemporaryData::read(other.database() + "-journal");
    database.run("ROLLBACK");
    return journal;
}

TEST_F(ForeignCompanion, AJournalOfAnotherDatabaseIsSetAside) {
    const QByteArray journal = journalOfAnother();
    ASSERT_GT(journal.size(), 4096);
    expectSetAside("-journal", journal);
}

TEST_F(ForeignCompanion, WhatWasSetAsideIsStillToldAfterARescue) {
    const QByteArray journal = journalOfAnother();
    TemporaryData::write(data.database() + "-journal", journal);
    QByteArray bytes = TemporaryData::read(data.database());
    TemporaryData::write(data.database(), bytes.replace(4096, 4096, QByteArray(4096, 'x')));
    must(openOrRescueStore(data.folder(), someTime()));
    for (int starts = 0; starts < 2; ++starts) {
        const auto report = unseenRescue(data.folder());
        ASSERT_TRUE(report);
        ASSERT_EQ(report->setAside.size(), 1);
        EXPECT_EQ(TemporaryData::read(report->setAside[0]), journal);
        must(Store::open(data.folder()));
    }
}

TEST_F(ForeignCompanion, ALogOfAnotherStoreIsSetAside) {
    const TemporaryData other;
    must(Store::open(other.folder()));
    const auto store = must(Store::open(other.folder()));
    playInto(*store, 2, 1, 30);
    expectSetAside("-wal", TemporaryData::read(other.database() + "-wal"));
}

/// It holds every page of its database: with it, ours would look sound and be another one.
TEST_F(ForeignCompanion, ALogThatHoldsAWholeStoreIsSetAside) {
    const TemporaryData other;
    const auto store = must(Store::open(other.folder()));
    playInto(*store, 2, 1, 30);
    expectSetAside("-wal", TemporaryData::read(other.database() + "-wal"));
}

/// A crash can leave a frame of which only the head was written.
TEST_F(ForeignCompanion, AFrameThatWasNotWrittenToItsEndIsOfNoConsequence) {
    const TemporaryData killed;
    const auto store = must(Store::open(data.folder()));
    must(store->append(games[0].id, {{"act", "end-turn"}}, someTime(), false));
    for (const char* suffix : {"", "-wal"})
        ASSERT_TRUE(QFile::copy(data.database() + suffix, killed.database() + suffix));
    ASSERT_TRUE(QFile::copy(data.path("progress/entries"), killed.path("entries")));
    ASSERT_TRUE(QDir(killed.folder()).mkdir("progress"));
    ASSERT_TRUE(QFile::rename(killed.path("entries"), killed.path("progress/entries")));
    QByteArray log = TemporaryData::read(killed.database() + "-wal");
    QByteArray frame(24 + 4096, '\0');
    frame[3] = 1;  // page 1
    frame.replace(8, 8, log.sliced(16, 8));
    TemporaryData::write(killed.database() + "-wal", log + frame);
    const auto opened = must(Store::open(killed.folder()));
    EXPECT_TRUE(opened->opening().setAside.isEmpty());
    EXPECT_EQ(must(opened->entries(games[0].id)).size(), games[0].log.size() + 1);
}

TEST_F(ForeignCompanion, OurOwnLogIsTaken) {
    const TemporaryData killed;
    const auto store = must(Store::open(data.folder()));
    must(store->append(games[0].id, {{"act", "end-turn"}}, someTime(), false));
    for (const char* suffix : {"", "-wal"})
        ASSERT_TRUE(QFile::copy(data.database() + suffix, killed.database() + suffix));
    const auto opened = must(Store::open(killed.folder()));
    EXPECT_TRUE(opened->opening().setAside.isEmpty());
    EXPECT_EQ(must(opened->entries(games[0].id)).size(), games[0].log.size() + 1);
}

}  // namespace
