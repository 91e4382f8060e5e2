// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/file_places.h"
#include "tests/app/app_fixture.h"
#include "tests/support/empty_home.h"

#include <QDateTime>
#include <QFile>
#include <QStorageInfo>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

class FilePlacesTest : public testing::Test {
protected:
    FilePlacesTest() {
        languages.use("en");
        places.setSettings(&settings);
        places.setEndings({"csv"});
        places.refresh();
    }
    [[nodiscard]] QStringList names() {
        QStringList all;
        for (const PlaceRow& row : rowsOf<PlaceRow>(places.places())) all << row.name;
        return all;
    }
    [[nodiscard]] QStringList files() {
        QStringList all;
        for (const FileRow& row : rowsOf<FileRow>(places.files())) all << row.name;
        return all;
    }

    EmptyHome home;
    TemporaryData data;
    Languages languages;
    Settings settings{languages, data.folder()};
    FilePlaces places;
};

TEST_F(FilePlacesTest, AreThereOnAFreshAccount) {
    EXPECT_EQ(names().first(2), (QStringList{"Documents", "Downloads"}));
    const PlaceRow documents = rowsOf<PlaceRow>(places.places()).front();
    EXPECT_EQ(documents.path, home.path("Documents"));
    EXPECT_EQ(documents.where, "~/Documents");
    // Not every system tells: in a root of its own a program sees no mounts.
    const bool isTold = QStorageInfo(home.folder()).isValid();
    EXPECT_EQ(documents.room.endsWith("free"), isTold) << documents.room.toStdString();
    EXPECT_TRUE(documents.writable);
    EXPECT_FALSE(QFile::exists(home.path("Documents"))) << "nothing is made before it is needed";
}

TEST_F(FilePlacesTest, AMissingFolderIsMade) {
    const QUrl file = places.newFile(home.path("Documents"), "Friday", "csv");
    EXPECT_EQ(file.toLocalFile(), home.path("Documents/Friday.csv"));
    EXPECT_TRUE(QDir(home.path("Documents")).exists());
    EXPECT_EQ(places.folder(home.path("Downloads")).toLocalFile(), home.path("Downloads"));
    EXPECT_TRUE(QDir(home.path("Downloads")).exists());
}

TEST_F(FilePlacesTest, WhatCannotBeMadeIsTold) {
    TemporaryData::write(home.path("Documents"), "a file is in the way");
    EXPECT_TRUE(places.newFile(home.path("Documents"), "Friday", "csv").isEmpty());
    EXPECT_TRUE(places.problem().contains("~/Documents")) << places.problem().toStdString();
    EXPECT_TRUE(places.folder(home.path("Documents")).isEmpty());
    EXPECT_FALSE(places.newFile(home.path("Downloads"), "Friday", "csv").isEmpty());
    EXPECT_EQ(places.problem(), "");
}

TEST_F(FilePlacesTest, AFileThatIsThereIsNotReplaced) {
    home.document("Friday.csv", "1");
    EXPECT_EQ(places.newFile(home.path("Documents"), "Friday", "csv").fileName(), "Friday (2).csv");
    home.document("Friday (2).csv", "2");
    EXPECT_EQ(places.newFile(home.path("Documents"), "Friday", "csv").fileName(), "Friday (3).csv");
}

TEST_F(FilePlacesTest, ANameIsOneThatEveryDriveTakes) {
    const auto named = [&](const QString& name) {
        return places.newFile(home.path("Documents"), name, "csv").toLocalFile();
    };
    EXPECT_EQ(named("../../up"), home.path("Documents/up.csv"));
    EXPECT_EQ(named("a/b\\c: \"d\"\n*?"), home.path("Documents/a b c d.csv"));
    EXPECT_EQ(named("  "), home.path("Documents/basekeeper.csv"));
    EXPECT_EQ(named("星期五"), home.path("Documents/星期五.csv"));
    EXPECT_LT(QFileInfo(named(QString(4000, u'x'))).fileName().size(), 200);
    for (const QString& given : {QString(120, u'局'), QStringLiteral("x") + QStringLiteral("𠮷").repeated(80)}) {
        const QString name = QFileInfo(named(given)).completeBaseName();
        EXPECT_LE(name.toUtf8().size(), 180) << "drives count bytes";
        EXPECT_GT(name.toUtf8().size(), 170);
        EXPECT_FALSE(name.back().isHighSurrogate()) << "no character is cut in two";
    }
}

TEST_F(FilePlacesTest, TheLastPlaceComesFirstAtTheNextStart) {
    static_cast<void>(places.newFile(home.path("Downloads"), "Friday", "csv"));
    places.refresh();
    EXPECT_EQ(names().first(2), (QStringList{"Downloads", "Documents"}));
    ASSERT_TRUE(QDir().mkpath(home.path("club/evenings")));
    static_cast<void>(places.newFile(home.path("club/evenings"), "Friday", "csv"));
    Settings later(languages, data.folder());
    FilePlaces again;
    again.setSettings(&later);
    again.refresh();
    EXPECT_EQ(rowsOf<PlaceRow>(again.places()).front().name, "evenings");
    ASSERT_TRUE(QDir(home.path("club")).removeRecursively());
    again.refresh();
    EXPECT_EQ(rowsOf<PlaceRow>(again.places()).front().name, "Documents") << "it is gone, like a drive that was pulled";
}

TEST_F(FilePlacesTest, OnlyFilesThatAreMeantAreListedTheNewestFirst) {
    QFile older(home.document("older.csv", "1"));
    ASSERT_TRUE(older.open(QIODevice::ReadWrite));
    ASSERT_TRUE(older.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
    older.close();
    home.document("newer.csv", "22");
    home.document("picture.png", "3");
    places.open(home.path("Documents"));
    EXPECT_EQ(files(), (QStringList{"newer.csv", "older.csv"}));
    EXPECT_TRUE(rowsOf<FileRow>(places.files()).front().about.endsWith("2 bytes"))
        << rowsOf<FileRow>(places.files()).front().about.toStdString();
    places.open(home.path("Downloads"));
    EXPECT_TRUE(files().isEmpty()) << "it is not even there";
    EXPECT_EQ(places.place(), home.path("Downloads"));
}

TEST_F(FilePlacesTest, AnyFolderIsReachedByWayOfTheOneAbove) {
    for (const char* folder : {"club/evenings", "club/.hidden", "Books"}) ASSERT_TRUE(QDir().mkpath(home.path(folder)));
    const auto folders = [&] {
        QStringList all;
        for (const FolderRow& row : rowsOf<FolderRow>(places.folders())) all << row.name;
        return all;
    };
    places.openNearest(home.path("Documents/2026"));
    EXPECT_EQ(places.place(), home.folder()) << "the Documents are not there yet";
    EXPECT_EQ(places.where(), "~");
    EXPECT_EQ(folders(), (QStringList{"Books", "club"}));
    places.open(home.path("club"));
    EXPECT_EQ(folders(), QStringList{"evenings"}) << "hidden ones are not listed";
    EXPECT_EQ(places.where(), "~/club");
    EXPECT_EQ(places.above(), home.folder());
    EXPECT_TRUE(places.isWritable());
    places.open("/");
    EXPECT_EQ(places.above(), "") << "there is nothing above";
    places.open(home.path("gone"));
    EXPECT_TRUE(folders().isEmpty());
    EXPECT_FALSE(places.isWritable());
}

TEST_F(FilePlacesTest, DrivesAreThoseThatCanBeTakenAway) {
    for (const char* drive : {"/media/ana/STICK", "/run/media/ana/STICK", "/mnt/card"})
        EXPECT_TRUE(FilePlaces::isRemovable(drive)) << drive;
    for (const char* other : {"/", "/home", "/boot/efi", "/mediathek"})
        EXPECT_FALSE(FilePlaces::isRemovable(other)) << other;
}

}  // namespace
