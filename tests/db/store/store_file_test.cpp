// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/store/store_test_support.h"

#include "db/store/backup_folder.h"
#include "db/store/migrator.h"
#include "db/store/store_file.h"
#include "db/store/store_shape.h"

#include <sys/stat.h>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

constexpr qint64 mebibyte = 1024 * 1024;
const QString someLink(64, u'0');

/// A file with a session of `entries` lines, closed as it should be.
QString fill(const TemporaryData& data, int entries) {
    const auto store = must(Store::open(data.folder()));
    std::vector<NewEntry> log;
    for (int i = 1; i <= entries; ++i) log.push_back({someEntry(i), someTime(i)});
    return must(store->importSession(someSession(), log, {})).id;
}

/// Makes `to` look as if a program had been killed that did `statements` to the database of `from`.
void crashAfter(const TemporaryData& from, const QStringList& statements, const TemporaryData& to) {
    const RawDatabase raw(from.database());
    raw.run(QStringLiteral("PRAGMA wal_autocheckpoint = 0"));
    for (const QString& statement : statements) raw.run(statement);
    for (const char* suffix : {"", "-wal"})
        TemporaryData::write(to.database() + QLatin1String(suffix),
                             TemporaryData::read(from.database() + QLatin1String(suffix)));
    EXPECT_GT(TemporaryData::read(to.database() + QStringLiteral("-wal")).size(), 0);
}

void expectRefusedUntouched(const TemporaryData& data, StoreErrorKind kind) {
    const auto before = data.contents();
    const auto store = Store::open(data.folder());
    ASSERT_FALSE(store.has_value());
    EXPECT_EQ(store.error().kind, kind) << store.error().detail.toStdString();
    EXPECT_EQ(store.error().path, QFileInfo(data.folder()).canonicalFilePath() + QStringLiteral("/basekeeper.sqlite"));
    EXPECT_TRUE(data.contents() == before) << "the refused file was touched, or something was left beside it";
}

void overwrite(const QString& path, qint64 offset, const QByteArray& bytes) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    ASSERT_GE(file.size(), offset + bytes.size());
    ASSERT_TRUE(file.seek(offset));
    ASSERT_EQ(file.write(bytes), bytes.size());
}

TEST(StoreFile, TheShapeOfTheNewestVersionIsKnownWithoutMakingOne) {
    const auto made = must(StoreConnection::open(QStringLiteral(":memory:"), StoreConnection::Access::Exclusive));
    must(migrateStore(made, 0, storeMigrations()));
    EXPECT_EQ(must(storeShapeDigest(made)).toStdString(), newestStoreShape.toByteArray().toStdString());
}

TEST(StoreFile, IsOursAndInWalMode) {
    const TemporaryData data;
    fill(data, 1);
    const QByteArray header = data.contents().begin()->second.first(100);
    EXPECT_EQ(header.mid(68, 4), QByteArray("BsKp"));
    EXPECT_EQ(header.mid(18, 2), QByteArray("\2\2", 2));
    EXPECT_EQ(header.mid(60, 4), QByteArray("\0\0\0\7", 4));
}

TEST(StoreFile, IsConfiguredToLastAndToBeAlone) {
    const TemporaryData data;
    const auto file = must(StoreFile::open(data.folder()));
    const auto pragma = [&](const char* name) {
        return must(file.connection().value(QStringLiteral("PRAGMA ") + QLatin1String(name))).toString();
    };
    EXPECT_EQ(pragma("synchronous"), QStringLiteral("2"));
    EXPECT_EQ(pragma("foreign_keys"), QStringLiteral("1"));
    EXPECT_EQ(pragma("journal_mode"), QStringLiteral("wal"));
    EXPECT_EQ(pragma("locking_mode"), QStringLiteral("exclusive"));
}

TEST(StoreFile, RefusesANewerVersion) {
    const TemporaryData data;
    fill(data, 3);
    RawDatabase(data.database()).run(QStringLiteral("PRAGMA user_version = %1").arg(storeMigrations().size() + 1));
    expectRefusedUntouched(data, StoreErrorKind::NewerVersion);
}

TEST(StoreFile, RefusesANewerVersionThatIsOnlyInTheLogOfAKilledProgram) {
    const TemporaryData data;
    const TemporaryData crashed;
    fill(data, 3);
    crashAfter(data, {QStringLiteral("PRAGMA user_version = 99")}, crashed);
    expectRefusedUntouched(crashed, StoreErrorKind::NewerVersion);
}

TEST(StoreFile, RefusesAVersionBelowNothing) {
    const TemporaryData data;
    fill(data, 3);
    RawDatabase(data.database()).run(QStringLiteral("PRAGMA user_version = -1"));
    expectRefusedUntouched(data, StoreErrorKind::Damaged);
}

TEST(StoreFile, RefusesWhatIsNoDatabase) {
    for (const QByteArray& bytes :
         {QByteArray("x"), QByteArray("SQLite format 3\0", 16), QByteArray(5000, 'x'), QByteArray(5000, '\0')}) {
        const TemporaryData data;
        TemporaryData::write(data.database(), bytes);
        expectRefusedUntouched(data, StoreErrorKind::Damaged);
    }
}

TEST(StoreFile, TakesAnEmptyFileForANewOne) {
    const TemporaryData data;
    TemporaryData::write(data.database(), {});
    must(must(Store::open(data.folder()))->beginSession(someSession()));
}

TEST(StoreFile, TakesADatabaseWithNothingInItForANewOne) {
    const TemporaryData data;
    RawDatabase(data.database()).run(QStringLiteral("PRAGMA journal_mode = WAL"));
    ASSERT_GT(data.contents().begin()->second.size(), 0);
    must(must(Store::open(data.folder()))->beginSession(someSession()));
}

TEST(StoreFile, RefusesALogOfChangesWithoutTheFile) {
    const TemporaryData data;
    TemporaryData::write(data.database() + QStringLiteral("-wal"), QByteArray(5000, 'x'));
    expectRefusedUntouched(data, StoreErrorKind::Damaged);
    TemporaryData::write(data.database(), {});
    expectRefusedUntouched(data, StoreErrorKind::Damaged);
}

TEST(StoreFile, RefusesAPageThatIsBroken) {
    const TemporaryData data;
    fill(data, 500);
    const qint64 size = QFileInfo(data.database()).size();
    ASSERT_GT(size, 16 * 4096);
    overwrite(data.database(), size / 4096 / 2 * 4096, QByteArray(4096, '\xa5'));
    expectRefusedUntouched(data, StoreErrorKind::Damaged);
}

TEST(StoreFile, RefusesABrokenPageAlsoBesideTheLogOfAKilledProgram) {
    const TemporaryData data;
    const TemporaryData crashed;
    fill(data, 500);
    crashAfter(data, {QStringLiteral("UPDATE session SET title = 'new'")}, crashed);
    overwrite(crashed.database(), QFileInfo(crashed.database()).size() / 4096 / 2 * 4096, QByteArray(4096, '\xa5'));
    expectRefusedUntouched(crashed, StoreErrorKind::Damaged);
}

TEST(StoreFile, RefusesAFileThatWasCutShort) {
    const TemporaryData data;
    fill(data, 500);
    ASSERT_TRUE(QFile::resize(data.database(), QFileInfo(data.database()).size() / 2));
    expectRefusedUntouched(data, StoreErrorKind::Damaged);
}

TEST(StoreFile, RefusesRowsThatAreNotJson) {
    const TemporaryData data;
    fill(data, 3);
    {
        const RawDatabase raw(data.database());
        raw.run(QStringLiteral("PRAGMA ignore_check_constraints = ON"));
        raw.run(QStringLiteral("INSERT INTO entry VALUES (1, 4, '2024-01-01T00:00:00.000Z', '{', '%1')").arg(someLink));
    }
    expectRefusedUntouched(data, StoreErrorKind::Damaged);
}

TEST(StoreFile, RefusesAFileThatHasLostATable) {
    const TemporaryData data;
    fill(data, 0);
    RawDatabase(data.database()).run(QStringLiteral("DROP TABLE entry"));
    expectRefusedUntouched(data, StoreErrorKind::Damaged);
}

TEST(StoreFile, RefusesADatabaseOfAnotherProgram) {
    const TemporaryData marked;
    fill(marked, 3);
    RawDatabase(marked.database()).run(QStringLiteral("PRAGMA application_id = 12345"));
    expectRefusedUntouched(marked, StoreErrorKind::ForeignFile);

    const TemporaryData unmarked;
    RawDatabase(unmarked.database()).run(QStringLiteral("CREATE TABLE recipe (name TEXT)"));
    expectRefusedUntouched(unmarked, StoreErrorKind::ForeignFile);

    const TemporaryData crashed;
    RawDatabase(unmarked.database()).run(QStringLiteral("PRAGMA journal_mode = WAL"));
    crashAfter(unmarked, {QStringLiteral("INSERT INTO recipe VALUES ('soup')")}, crashed);
    expectRefusedUntouched(crashed, StoreErrorKind::ForeignFile);
}

TEST(StoreFile, RecoversWhatAKilledProgramLeft) {
    const TemporaryData data;
    const TemporaryData crashed;
    const QString id = fill(data, 3);
    crashAfter(
        data,
        {QStringLiteral("INSERT INTO entry VALUES (1, 4, '2024-01-01T00:00:00.000Z', '{\"act\":\"late\"}', '%1')")
             .arg(someLink)},
        crashed);
    {
        const auto store = must(Store::open(crashed.folder()));
        EXPECT_EQ(must(store->logLength(id)), 4);
    }
    EXPECT_EQ(crashed.contents().size(), 1u) << "only the database stays";
}

TEST(StoreFile, ChecksALargeFileInFullOnlyAfterACrash) {
    const TemporaryData data;
    QString open;
    {
        const auto store = must(Store::open(data.folder()));
        const QJsonObject large{{QStringLiteral("note"), QString(mebibyte, u'x')}};
        must(store->importSession(someSession(), std::vector<NewEntry>(40, {large, someTime()}), someTime()));
        open = must(store->importSession(someSession(), {{large, someTime()}}, {})).id;
    }
    const qint64 size = QFileInfo(data.database()).size();
    const QByteArray zeros(16 * 4096, '\0');
    overwrite(data.database(), size / 2 / 4096 * 4096, zeros);
    EXPECT_EQ(refusal(data.folder()), std::nullopt) << "the session that is open is whole";

    const TemporaryData crashed;
    crashAfter(data, {QStringLiteral("UPDATE session SET title = 'new'")}, crashed);
    expectRefusedUntouched(crashed, StoreErrorKind::Damaged);

    overwrite(data.database(), size - mebibyte / 2 / 4096 * 4096, zeros);
    expectRefusedUntouched(data, StoreErrorKind::Damaged);
}

TEST(StoreFile, RefusesAFolderThatCannotBe) {
    const TemporaryData data;
    const QString file = data.path(QStringLiteral("file"));
    TemporaryData::write(file, "not a folder");
    EXPECT_EQ(refusal(file), StoreErrorKind::NoFolder);
    EXPECT_EQ(refusal(file + QStringLiteral("/below")), StoreErrorKind::NoFolder);
    EXPECT_EQ(TemporaryData::read(file), QByteArray("not a folder"));
}

TEST(StoreFile, RefusesAFolderInTheFilesPlace) {
    const TemporaryData data;
    ASSERT_TRUE(QDir().mkpath(data.database()));
    EXPECT_EQ(refusal(data.folder()), StoreErrorKind::NotWritable);
}

TEST(StoreFile, IsOpenOnceInAProcess) {
    const TemporaryData data;
    auto store = must(Store::open(data.folder()));
    const QString id = must(store->beginSession(someSession())).id;
    EXPECT_EQ(refusal(data.folder()), StoreErrorKind::InUse);
    EXPECT_EQ(refusal(data.folder() + QStringLiteral("/../") + QFileInfo(data.folder()).fileName()),
              StoreErrorKind::InUse);
    must(store->append(id, someEntry(1), someTime(), false));
    store.reset();
    EXPECT_EQ(refusal(data.folder()), std::nullopt);
}

TEST(StoreFile, HasAPathOfAnyCharacters) {
    const TemporaryData data;
    const QString folder = data.path(QStringLiteral("50% #1 ?mode=memory&x ;ñ 基地"));
    const QString id = must(must(Store::open(folder))->beginSession(someSession())).id;
    EXPECT_TRUE(QFile::exists(folder + QStringLiteral("/basekeeper.sqlite")));
    EXPECT_EQ(must(must(Store::open(folder))->openSession())->id, id);
}

/// Who may do what, as `ls` has it in numbers.
int modeOf(const QString& path) {
    struct stat found {};
    EXPECT_EQ(::stat(QFile::encodeName(path).constData(), &found), 0);
    return static_cast<int>(found.st_mode & 0777);
}

TEST(StoreFile, IsForItsOwnerOnly) {
    const TemporaryData data;
    const QString folder = data.path("games");
    {
        const auto store = must(Store::open(folder));
        must(store->beginSession(someSession()));
        EXPECT_EQ(modeOf(folder), 0700);
        EXPECT_EQ(modeOf(folder + "/basekeeper.sqlite"), 0600);
        EXPECT_EQ(modeOf(folder + "/basekeeper.sqlite-wal"), 0600);
        const QString copy = must(placeForBackup(folder));
        must(store->beginCopy(copy));
        while (!must(store->continueCopy(100))) {}
        EXPECT_EQ(modeOf(must(keepBackup(folder, copy, QDateTime::currentDateTime())).path), 0600);
        EXPECT_EQ(modeOf(folder + "/backups"), 0700);
        requestFullCheck(folder);
        must(writeRescueReport(folder, RescueReport()));
        for (const char* file : {"progress/entries", "check-in-full", "rescue.json"})
            EXPECT_EQ(modeOf(folder + '/' + file), 0600) << file;
        EXPECT_EQ(modeOf(folder + "/progress"), 0700);
    }
    // As an earlier version left it.
    ASSERT_EQ(::chmod(QFile::encodeName(folder).constData(), 0755), 0);
    ASSERT_EQ(::chmod(QFile::encodeName(folder + "/basekeeper.sqlite").constData(), 0644), 0);
    must(Store::open(folder));
    EXPECT_EQ(modeOf(folder), 0700);
    EXPECT_EQ(modeOf(folder + "/basekeeper.sqlite"), 0600);
}

TEST(StoreFile, LeavesAFolderThatHoldsOtherThingsAsItIs) {
    const TemporaryData data;
    TemporaryData::write(data.path("letters.txt"), "somebody's");
    ASSERT_EQ(::chmod(QFile::encodeName(data.folder()).constData(), 0755), 0);
    ASSERT_EQ(::chmod(QFile::encodeName(data.path("letters.txt")).constData(), 0644), 0);
    must(Store::open(data.folder()));
    EXPECT_EQ(modeOf(data.folder()), 0755);
    EXPECT_EQ(modeOf(data.path("letters.txt")), 0644);
    EXPECT_EQ(modeOf(data.database()), 0600);
}

TEST(StoreTables, KeepTheLogAppendOnly) {
    const TemporaryData data;
    fill(data, 3);
    const RawDatabase raw(data.database());
    const auto contains = [](const std::string& text, const char* part) {
        return text.find(part) != std::string::npos;
    };
    EXPECT_TRUE(contains(raw.attempt(QStringLiteral("UPDATE entry SET body = '{}' WHERE seq = 2")), "append-only"));
    EXPECT_TRUE(contains(raw.attempt(QStringLiteral("UPDATE entry SET at = at")), "append-only"));
    EXPECT_TRUE(contains(raw.attempt(QStringLiteral("DELETE FROM entry WHERE seq = 3")), "append-only"));
    EXPECT_TRUE(contains(raw.attempt(QStringLiteral("DELETE FROM entry")), "append-only"));
    const QString into = QStringLiteral("INTO entry VALUES (1, %1, '2024-01-01T00:00:00.000Z', '{}', '") + someLink +
                         QStringLiteral("')");
    EXPECT_TRUE(contains(raw.attempt(QStringLiteral("INSERT OR REPLACE ") + into.arg(2)), "right after the last"));
    EXPECT_TRUE(contains(raw.attempt(QStringLiteral("INSERT ") + into.arg(5)), "right after the last"));
    EXPECT_EQ(raw.attempt(QStringLiteral("INSERT ") + into.arg(4)), "");
    EXPECT_EQ(raw.value(QStringLiteral("SELECT group_concat(seq) FROM entry")).toString(), QStringLiteral("1,2,3,4"));
}

TEST(StoreTables, KeepTheSetup) {
    const TemporaryData data;
    fill(data, 1);
    const RawDatabase raw(data.database());
    for (const char* change :
         {"key = 7", "id = 'x'", "game = 'x'", "rules_version = 9", "setup = '{}'", "started_at = ended_at"})
        EXPECT_NE(raw.attempt(QStringLiteral("UPDATE session SET ") + QLatin1String(change)), "") << change;
    EXPECT_EQ(raw.attempt(QStringLiteral("UPDATE session SET title = 'x', ended_at = started_at")), "");
    raw.run(QStringLiteral("PRAGMA foreign_keys = ON"));
    EXPECT_NE(raw.attempt(QStringLiteral("DELETE FROM session")), "") << "a log without its session";
}

TEST(StoreTables, HoldToTheirTypes) {
    const TemporaryData data;
    fill(data, 0);
    const RawDatabase raw(data.database());
    raw.run(QStringLiteral("PRAGMA foreign_keys = ON"));
    const QString entry = QStringLiteral("INSERT INTO entry VALUES (%1, '") + someLink + QStringLiteral("')");
    EXPECT_NE(raw.attempt(entry.arg(QStringLiteral("'one', 1, '2024-01-01T00:00:00.000Z', '{}'"))), "");
    EXPECT_NE(raw.attempt(entry.arg(QStringLiteral("1, 1, '2024-01-01T00:00:00.000Z', x'7b7d'"))), "")
        << "a blob is no text";
    EXPECT_NE(raw.attempt(entry.arg(QStringLiteral("1, 1, '2024-01-01T00:00:00.000Z', '{'"))), "") << "not JSON";
    EXPECT_NE(raw.attempt(entry.arg(QStringLiteral("1, 1, '2024-01-01T00:00:00Z', '{}'"))), "") << "no milliseconds";
    EXPECT_NE(raw.attempt(entry.arg(QStringLiteral("1, 1, '2024-01-01T00:00:00.000', '{}'"))), "") << "not UTC";
    EXPECT_NE(raw.attempt(entry.arg(QStringLiteral("2, 1, '2024-01-01T00:00:00.000Z', '{}'"))), "")
        << "no such session";
    EXPECT_NE(raw.attempt(QStringLiteral("INSERT INTO entry VALUES (1, 1, '2024-01-01T00:00:00.000Z', '{}', 'ab')")),
              "")
        << "no link of a chain";
    EXPECT_EQ(raw.attempt(entry.arg(QStringLiteral("1, 1, '2024-01-01T00:00:00.000Z', '{}'"))), "");
    const QString tables =
        QStringLiteral("SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%' ");
    EXPECT_EQ(raw.value(tables).toInt(), 9);
    EXPECT_EQ(raw.value(tables + QStringLiteral("AND strict")).toInt(), 9);
}

TEST(Migrator, AppliesAScriptWholeOrNotAtAll) {
    const TemporaryData data;
    const auto connection = StoreConnection::open(data.database(), StoreConnection::Access::Exclusive);
    ASSERT_TRUE(connection.has_value());
    const QString good = QStringLiteral("-- a comment;\n\nCREATE TABLE one (a TEXT);\n\nCREATE TABLE two (a TEXT);\n");
    const QString bad =
        QStringLiteral("CREATE TABLE three (a TEXT);\n\nINSERT INTO one VALUES ('x');\n\nCREATE TABLE two (a TEXT);\n");
    const QString tables =
        QStringLiteral("SELECT group_concat(name) FROM (SELECT name FROM sqlite_schema ORDER BY name)");

    EXPECT_FALSE(migrateStore(*connection, 0, {{good}, {bad}}).has_value());
    EXPECT_EQ(must(connection->value(tables)).toString(), QStringLiteral("one,two"));
    EXPECT_EQ(must(connection->value(QStringLiteral("PRAGMA user_version"))).toInt(), 1);
    EXPECT_EQ(must(connection->value(QStringLiteral("SELECT count(*) FROM one"))).toInt(), 0);

    const QString better = QStringLiteral("CREATE TABLE three (a TEXT);\n");
    must(migrateStore(*connection, 1, {{good}, {better}}));
    EXPECT_EQ(must(connection->value(tables)).toString(), QStringLiteral("one,three,two"));
    EXPECT_EQ(must(connection->value(QStringLiteral("PRAGMA user_version"))).toInt(), 2);
}

TEST(Migrator, RefusesStatementsThatAreNotSetApart) {
    const TemporaryData data;
    const auto connection = StoreConnection::open(data.database(), StoreConnection::Access::Exclusive);
    ASSERT_TRUE(connection.has_value());
    EXPECT_FALSE(
        migrateStore(*connection, 0, {{QStringLiteral("CREATE TABLE one (a TEXT);\nCREATE TABLE two (a TEXT);\n")}})
            .has_value());
}

}  // namespace
