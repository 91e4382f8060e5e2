// SPDX-License-Identifier: GPL-3.0-or-later

/// What survives a write-ahead log that was deleted: how far each session was.
#include "db/store/noted_progress.h"
#include "db/store/store_rescue.h"
#include "tests/db/store/store_test_support.h"
#include "tests/support/random_session.h"

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

/// Copies the folder as it is while the store is open, without the files of that ending.
void copyWithout(const TemporaryData& from, const QString& ending, const TemporaryData& to) {
    QDir(to.folder()).mkpath(QStringLiteral("progress"));
    for (const char* folder : {"", "progress/"})
        for (const QString& name : QDir(from.path(folder)).entryList(QDir::Files))
            if (!name.endsWith(ending)) { ASSERT_TRUE(QFile::copy(from.path(folder + name), to.path(folder + name))); }
}

class Progress : public testing::Test {
protected:
    Progress() {
        {
            const auto store = must(Store::open(data.folder()));
            id = playInto(*store, 1, 2, 5).back().id;
        }
        store = must(Store::open(data.folder()));
        EXPECT_TRUE(store->opening().wentBack.empty());
        for (int i = 1; i <= 20; ++i) must(store->append(id, someEntry(i), someTime(i), false));
    }

    TemporaryData data;
    QString id;
    std::unique_ptr<Store> store;
};

TEST_F(Progress, ALostLogOfChangesIsNoticedUntilItIsAccepted) {
    const TemporaryData killed;
    const TemporaryData lost;
    copyWithout(data, "nothing", killed);
    copyWithout(data, "-wal", lost);
    EXPECT_TRUE(must(Store::open(killed.folder()))->opening().wentBack.empty()) << "a kill loses nothing";
    for (int starts = 0; starts < 2; ++starts) {
        const auto opened = must(Store::open(lost.folder()));
        ASSERT_EQ(opened->opening().wentBack.size(), 1u) << "nobody has seen it yet";
        EXPECT_EQ(opened->opening().wentBack[0].kept, 5);
        EXPECT_EQ(opened->opening().wentBack[0].of, 25);
        EXPECT_FALSE(opened->opening().wentBack[0].players.isEmpty());
        if (starts == 1) opened->acceptProgress();
    }
    EXPECT_TRUE(must(Store::open(lost.folder()))->opening().wentBack.empty());
}

TEST_F(Progress, AnOlderCopyOfTheDatabaseIsNoticed) {
    const TemporaryData other;
    copyWithout(data, "-wal", other);
    const QByteArray older = TemporaryData::read(other.database());
    const QString begun = must(store->beginSession(someSession())).id;
    must(store->append(begun, someEntry(1), someTime(), false));
    store.reset();
    TemporaryData::write(data.database(), older);
    const auto found = must(Store::open(data.folder()))->opening().wentBack;
    ASSERT_EQ(found.size(), 2u);
    int gone = 0;
    for (const auto& one : found) gone += one.players.isEmpty() ? 1 : 0;
    EXPECT_EQ(gone, 1) << "the session that was begun since";
}

TEST_F(Progress, WhatWasDeletedIsNotMissed) {
    must(store->deleteSession(id, someTime()));
    store.reset();
    EXPECT_TRUE(must(Store::open(data.folder()))->opening().wentBack.empty());
}

TEST_F(Progress, ADatabaseThatTookThePlaceIsNotMeasuredByTheOther) {
    store.reset();
    must(rescueStore(data.folder(), "for the test", someTime()));
    EXPECT_TRUE(must(Store::open(data.folder()))->opening().wentBack.empty());
}

TEST_F(Progress, HalfALineAndAnyIdDoNoHarm) {
    const NotedProgress progress(data.folder());
    progress.renew({});
    progress.note("an id\nof two 100% lines", 7);
    QFile file(data.path("progress/entries"));
    ASSERT_TRUE(file.open(QIODevice::Append));
    file.write("9 half");
    file.close();
    EXPECT_EQ(progress.read(), (std::map<QString, qint64>{{"an id\nof two 100% lines", 7}}));
}

}  // namespace
