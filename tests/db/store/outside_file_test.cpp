// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/outside_file.h"

#include "db/store/store_paths.h"
#include "tests/db/store/store_test_support.h"
#include "tests/support/full_disk.h"

#include <sys/stat.h>
#include <unistd.h>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

using Fault = OutsideFileFault;

/// A data folder with a store that is open and a backup, and a folder for exports.
class OutsideFile : public testing::Test {
protected:
    OutsideFile() {
        must(store->beginSession(someSession()));
        QDir().mkpath(backupFolderIn(data.folder()));
        TemporaryData::write(data.path("backups/basekeeper-2026-01-31T180509.sqlite"), "a backup");
    }
    [[nodiscard]] std::optional<Fault> written(const QString& path, Existing existing = Existing::Replace) const {
        const auto before = data.contents();
        const auto done = writeOutside(path, "an export", existing, data.folder());
        EXPECT_TRUE(data.contents() == before);
        if (done) return {};
        EXPECT_EQ(done.error().path, path);
        return done.error().fault;
    }
    void link(const QString& to, const QString& name) const {
        ASSERT_EQ(::symlink(QFile::encodeName(to).constData(), QFile::encodeName(outside.path(name)).constData()), 0);
    }

    TemporaryData data;
    TemporaryData outside;
    std::unique_ptr<Store> store = must(Store::open(data.folder()));
};

TEST_F(OutsideFile, IsWrittenAndReplacedOnlyWhereThatIsWanted) {
    const QString path = outside.path("game.jsonl");
    EXPECT_EQ(written(path, Existing::Keep), std::nullopt);
    EXPECT_EQ(TemporaryData::read(path), "an export");
    TemporaryData::write(path, "somebody's");
    EXPECT_EQ(written(path, Existing::Keep), Fault::AlreadyThere);
    EXPECT_EQ(TemporaryData::read(path), "somebody's");
    EXPECT_EQ(written(path, Existing::Replace), std::nullopt);
    EXPECT_EQ(TemporaryData::read(path), "an export");
    EXPECT_EQ(outside.contents().size(), 1u) << "nothing half is left beside it";
}

TEST_F(OutsideFile, IsNothingOfOursUnderWhateverName) {
    for (const char* name : {"basekeeper.sqlite", "basekeeper.sqlite-wal", "new.jsonl", "backups/new.jsonl",
                             "backups/basekeeper-2026-01-31T180509.sqlite", "backups/../basekeeper.sqlite"})
        EXPECT_EQ(written(data.path(name)), Fault::Ours) << name;
    ASSERT_EQ(::link(QFile::encodeName(data.database()).constData(),
                     QFile::encodeName(outside.path("other-name")).constData()),
              0);
    EXPECT_EQ(written(outside.path("other-name")), Fault::Ours) << "the same file";
    link(data.folder(), "folder");
    EXPECT_EQ(written(outside.path("folder/basekeeper.sqlite")), Fault::Ours);
    link(data.database(), "link");
    EXPECT_EQ(written(outside.path("link")), Fault::Ours);
}

TEST_F(OutsideFile, IsNoLinkFolderDeviceOrPipe) {
    TemporaryData::write(outside.path("letters.txt"), "somebody's");
    link(outside.path("letters.txt"), "link");
    EXPECT_EQ(written(outside.path("link")), Fault::Link);
    link(outside.path("nowhere"), "dangling");
    EXPECT_EQ(written(outside.path("dangling")), Fault::Link);
    EXPECT_EQ(TemporaryData::read(outside.path("letters.txt")), "somebody's");
    EXPECT_EQ(written(outside.folder()), Fault::NoFile);
    EXPECT_EQ(written("/dev/null"), Fault::NoFile);
    ASSERT_EQ(::mkfifo(QFile::encodeName(outside.path("pipe")).constData(), 0600), 0);
    EXPECT_EQ(written(outside.path("pipe")), Fault::NoFile);
}

TEST_F(OutsideFile, TellsWhyItIsNotWritten) {
    EXPECT_EQ(written(outside.path("no/such/folder.jsonl")), Fault::NotWritten);
    {
        const FullDisk disk(4);
        EXPECT_EQ(written(outside.path("game.jsonl")), Fault::NoRoom);
    }
    EXPECT_EQ(outside.contents().size(), 0u) << "no half file";
}

}  // namespace
