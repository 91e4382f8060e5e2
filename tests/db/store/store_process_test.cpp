// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/store/child.h"
#include "tests/db/store/store_test_support.h"

#include <QFileInfo>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

QByteArray error(StoreErrorKind kind) { return "error " + QByteArray::number(static_cast<int>(kind)); }

TEST(StoreProcess, RecoversAlsoWhenKilledWithoutABreakBetween) {
    const TemporaryData data;
    qint64 promised = 0;
    for (int run = 0; run < 5; ++run) {
        Child child("append", data.folder());
        const qint64 first = child.line().toLongLong();
        EXPECT_TRUE(first == promised + 1 || first == promised + 2) << first << " after " << promised;
        promised = first;
        child.kill();
        for (const QByteArray& line : child.linesToTheEnd()) promised = line.toLongLong();
    }
    const auto store = must(Store::open(data.folder()));
    EXPECT_GE(must(store->entries(must(store->openSession())->id)).size(), static_cast<std::size_t>(promised));
}

TEST(StoreProcess, RecoversAFirstRunThatWasKilled) {
    const TemporaryData data;
    Child child("hold", data.folder());
    ASSERT_EQ(child.line(), "open");
    child.kill();
    ASSERT_EQ(TemporaryData::read(data.database()).mid(68, 4), QByteArray(4, '\0'))
        << "all of it is still in the write-ahead log";
    must(must(Store::open(data.folder()))->beginSession(someSession()));
}

TEST(StoreProcess, IsOpenInOneProcess) {
    const TemporaryData data;
    {
        Child holder("hold", data.folder());
        ASSERT_EQ(holder.line(), "open");
        const auto before = data.contents();
        EXPECT_EQ(refusal(data.folder()), StoreErrorKind::InUse);
        EXPECT_TRUE(data.contents() == before);
        holder.kill();
    }
    auto store = must(Store::open(data.folder()));
    EXPECT_EQ(Child("open", data.folder()).linesToTheEnd(), QByteArrayList{error(StoreErrorKind::InUse)});
    // To be refused in this process must not let the others in.
    EXPECT_EQ(refusal(data.folder()), StoreErrorKind::InUse);
    EXPECT_EQ(Child("open", data.folder()).linesToTheEnd(), QByteArrayList{error(StoreErrorKind::InUse)});
    store.reset();
    EXPECT_EQ(Child("open", data.folder()).linesToTheEnd(), QByteArrayList{"open"});
}

TEST(StoreProcess, IsNotOpenedUnderATransactionOfAnotherProgram) {
    const TemporaryData data;
    must(must(Store::open(data.folder()))->beginSession(someSession()));
    const RawDatabase raw(data.database());
    raw.run(QStringLiteral("BEGIN IMMEDIATE"));
    raw.run(QStringLiteral("UPDATE session SET title = 'mine'"));
    EXPECT_EQ(Child("open", data.folder()).linesToTheEnd(), QByteArrayList{error(StoreErrorKind::InUse)});
    raw.run(QStringLiteral("COMMIT"));
    EXPECT_EQ(raw.value(QStringLiteral("SELECT title FROM session")).toString(), QStringLiteral("mine"));
}

/// Numbers from 1, the refusal, and after the room three more, all of which are stored.
void expectFullAndThenUsable(QByteArrayList lines) {
    const qsizetype added = lines.indexOf(error(StoreErrorKind::DiskFull));
    ASSERT_GT(added, 10) << lines.join(", ").toStdString();
    QByteArrayList expected;
    for (qsizetype i = 1; i <= added; ++i) expected << QByteArray::number(i);
    expected << error(StoreErrorKind::DiskFull) << "room";
    for (qsizetype i = added + 1; i <= added + 3; ++i) expected << QByteArray::number(i);
    expected << "stored " + QByteArray::number(added + 3);
    EXPECT_EQ(lines, expected) << lines.join(", ").toStdString();
}

TEST(StoreProcess, GoesOnWhenAFileMayGrowAgain) {
    const TemporaryData data;
    Child child("file-limit", data.folder());
    const QByteArrayList lines = child.linesToTheEnd();
    ASSERT_EQ(child.exitCode(), 0) << lines.join(", ").toStdString();
    expectFullAndThenUsable(lines);

    const auto store = must(Store::open(data.folder()));
    const auto log = must(store->entries(must(store->openSession())->id));
    EXPECT_EQ(lines.back(), "stored " + QByteArray::number(static_cast<qint64>(log.size())));
}

TEST(StoreProcess, GoesOnWhenAFullDiskHasRoomAgain) {
    const TemporaryData data;
    Child child("small-disk", data.folder());
    QByteArrayList lines = child.linesToTheEnd();
    if (child.exitCode() == cannot) GTEST_SKIP() << "this system lets us mount no small disk";
    ASSERT_EQ(child.exitCode(), 0) << lines.join(", ").toStdString();
    EXPECT_EQ(lines.takeLast(), "open");
    expectFullAndThenUsable(lines);
}

TEST(StoreProcess, RefusesToBeginOnAFullDisk) {
    const TemporaryData data;
    Child child("full-disk", data.folder());
    const QByteArrayList lines = child.linesToTheEnd();
    if (child.exitCode() == cannot) GTEST_SKIP() << "this system lets us mount no small disk";
    EXPECT_EQ(lines, (QByteArrayList{error(StoreErrorKind::DiskFull), "open"}));
}

TEST(StoreProcess, RefusesAReadOnlyDisk) {
    const TemporaryData data;
    const auto open = [&] {
        Child child("read-only-disk", data.folder());
        const QByteArrayList lines = child.linesToTheEnd();
        return child.exitCode() == cannot ? QByteArrayList() : lines;
    };
    const QByteArrayList withoutFile = open();
    if (withoutFile.isEmpty()) GTEST_SKIP() << "this system lets us mount nothing";
    EXPECT_EQ(withoutFile, QByteArrayList{error(StoreErrorKind::NotWritable)});
    must(must(Store::open(data.folder()))->beginSession(someSession()));
    const auto before = data.contents();
    EXPECT_EQ(open(), QByteArrayList{error(StoreErrorKind::NotWritable)});
    EXPECT_TRUE(data.contents() == before);
}

TEST(StoreProcess, RefusesWhatItMayNotWrite) {
    const TemporaryData data;
    must(must(Store::open(data.folder()))->beginSession(someSession()));
    const auto before = data.contents();
    const auto setMode = [](const QString& path, QFile::Permissions permissions) {
        EXPECT_TRUE(QFile::setPermissions(path, permissions));
    };
    const auto readable = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
    const auto enterable = readable | QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther;
    const auto writable = QFile::WriteOwner | QFile::WriteGroup | QFile::WriteOther;

    setMode(data.database(), readable);
    setMode(data.folder(), enterable | writable);
    EXPECT_EQ(Child("open-as-nobody", data.folder()).linesToTheEnd(),
              QByteArrayList{error(StoreErrorKind::NotWritable)})
        << "the file";

    setMode(data.database(), readable | writable);
    setMode(data.folder(), enterable);
    EXPECT_EQ(Child("open-as-nobody", data.folder()).linesToTheEnd(),
              QByteArrayList{error(StoreErrorKind::NotWritable)})
        << "the folder";
    EXPECT_EQ(Child("open-as-nobody", data.path(QStringLiteral("new"))).linesToTheEnd(),
              QByteArrayList{error(StoreErrorKind::NoFolder)});
    EXPECT_TRUE(data.contents() == before);

    setMode(data.folder(), enterable | writable);
    EXPECT_EQ(Child("open-as-nobody", data.folder()).linesToTheEnd(), QByteArrayList{"open"})
        << "else the above proves nothing";
}

}  // namespace
