// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/tile_sets.h"

#include "app/settings.h"
#include "core/outspeed/game.h"
#include "tests/app/app_fixture.h"

#include <QFile>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::outspeed;

namespace {

Tile simple(int number, int zones = 2) {
    Route route;
    route.name = "A";
    route.cost = 1;
    route.benefit.zones = zones;
    return {number, {route}};
}

/// Sets of tiles in a store on a real disk.
class TileSetsTest : public testing::Test {
protected:
    [[nodiscard]] QStringList names() {
        QStringList names;
        for (const TileSetRow& row : rowsOf<TileSetRow>(sets->sets())) names << row.name + (row.chosen ? "*" : "");
        return names;
    }
    [[nodiscard]] const std::vector<KnownTileRow>& tiles() { return rowsOf<KnownTileRow>(sets->tiles()); }
    void restart() {
        sets.reset();
        controller.reset();
        settings.reset();
        settings = std::make_unique<Settings>(languages, data.folder());
        controller = std::make_unique<SessionController>(Store::open(data.folder()));
        sets = std::make_unique<TileSets>(*controller, languages, *settings);
    }
    [[nodiscard]] QUrl file(const char* name) const { return QUrl::fromLocalFile(outside.path(name)); }
    void write(const char* name, const QByteArray& content) const {
        QFile file(outside.path(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(content), content.size());
    }
    void beginRace() {
        outspeed::Setup setup;
        setup.seats = {{"Ana", "en"}, {"美玲", "zh"}, {"Tomás", "es"}};
        ASSERT_TRUE(controller->begin(setup));
    }

    TemporaryData data;
    TemporaryData outside;
    Languages languages;
    std::unique_ptr<Settings> settings = std::make_unique<Settings>(languages, data.folder());
    std::unique_ptr<SessionController> controller = std::make_unique<SessionController>(Store::open(data.folder()));
    std::unique_ptr<TileSets> sets = std::make_unique<TileSets>(*controller, languages, *settings);
};

TEST_F(TileSetsTest, TheFirstTileMakesASet) {
    EXPECT_FALSE(sets->hasSets());
    EXPECT_EQ(sets->find(5, Side::Three4), nullptr);
    ASSERT_TRUE(sets->remember(simple(5), Side::Three4));
    EXPECT_EQ(names(), QStringList{"Our tiles*"});
    EXPECT_EQ(sets->provenance(), SetSource::Provenance::Table);
    ASSERT_NE(sets->find(5, Side::Three4), nullptr);
    EXPECT_EQ(sets->find(5, Side::Three4)->tile, simple(5));
    EXPECT_EQ(sets->find(5, Side::Five6), nullptr);
}

TEST_F(TileSetsTest, WhatIsRememberedIsOnDisk) {
    beginRace();
    ASSERT_TRUE(sets->remember(simple(5), Side::Three4));
    ASSERT_TRUE(sets->remember(simple(2), Side::Five6));
    ASSERT_TRUE(sets->remember(simple(5, 7), Side::Three4));
    const DescribedTile before = *sets->find(5, Side::Three4);
    restart();
    ASSERT_NE(sets->find(5, Side::Three4), nullptr);
    EXPECT_EQ(*sets->find(5, Side::Three4), before);
    EXPECT_EQ(before.tile, simple(5, 7));
    ASSERT_EQ(tiles().size(), 2u);
    EXPECT_EQ(tiles()[0].number, 2);
    EXPECT_EQ(tiles()[0].side, "5-6");
    EXPECT_EQ(tiles()[1].routes.size(), 1);
}

TEST_F(TileSetsTest, KnowsFromWhichSessionATileIs) {
    ASSERT_TRUE(sets->remember(simple(1), Side::Three4));
    beginRace();
    ASSERT_TRUE(sets->remember(simple(2), Side::Three4));
    ASSERT_TRUE(controller->store()->setTitle(controller->info().id, "Friday 100 %1").has_value());
    ASSERT_TRUE(sets->remember(simple(3), Side::Three4));
    EXPECT_EQ(sets->find(1, Side::Three4)->session, "");
    EXPECT_EQ(sets->find(2, Side::Three4)->session, "Ana · 美玲 · Tomás");
    EXPECT_EQ(sets->find(3, Side::Three4)->session, "Friday 100 %1");
    EXPECT_TRUE(tiles()[2].from.contains("Friday 100 %1")) << tiles()[2].from.toStdString();
    EXPECT_TRUE(sets->find(3, Side::Three4)->at.isValid());
}

TEST_F(TileSetsTest, WhatIsKnownJustSoKeepsWhereItIsFrom) {
    ASSERT_TRUE(sets->remember(simple(1), Side::Three4));
    beginRace();
    ASSERT_TRUE(sets->remember(simple(1), Side::Three4));
    EXPECT_EQ(sets->find(1, Side::Three4)->session, "");
    ASSERT_TRUE(sets->remember(simple(1, 3), Side::Three4));
    EXPECT_NE(sets->find(1, Side::Three4)->session, "");
}

TEST_F(TileSetsTest, TheChosenSetIsRememberedFromOneStartToTheNext) {
    ASSERT_TRUE(sets->add("Second edition"));
    ASSERT_TRUE(sets->remember(simple(4), Side::Three4));
    ASSERT_TRUE(sets->add("  First   edition "));
    EXPECT_EQ(names(), (QStringList{"First edition*", "Second edition"}));
    EXPECT_EQ(sets->find(4, Side::Three4), nullptr) << "the other set does";
    restart();
    EXPECT_EQ(names(), (QStringList{"First edition*", "Second edition"}));
    sets->choose(rowsOf<TileSetRow>(sets->sets())[1].setId);
    EXPECT_NE(sets->find(4, Side::Three4), nullptr);
    restart();
    EXPECT_EQ(names(), (QStringList{"First edition", "Second edition*"}));
    sets->choose("nothing");
    EXPECT_EQ(sets->name(), "Second edition");
}

TEST_F(TileSetsTest, SetsAreRenamedAndDeleted) {
    ASSERT_TRUE(sets->add(""));
    ASSERT_TRUE(sets->add(""));
    EXPECT_EQ(names(), (QStringList{"Our tiles", "Our tiles 2*"})) << "no two are called alike";
    ASSERT_TRUE(sets->rename("Printed 2018", SetSource::Provenance::Printed));
    EXPECT_EQ(sets->name(), "Printed 2018");
    EXPECT_EQ(sets->provenance(), SetSource::Provenance::Printed);
    ASSERT_TRUE(sets->rename("Our tiles", SetSource::Provenance::Printed));
    EXPECT_EQ(sets->name(), "Our tiles 2");
    ASSERT_TRUE(sets->rename("", SetSource::Provenance::Table));
    EXPECT_EQ(sets->name(), "Our tiles 2") << "without a name it keeps its own";
    restart();
    EXPECT_EQ(names(), (QStringList{"Our tiles", "Our tiles 2*"}));
    ASSERT_TRUE(sets->remove());
    EXPECT_EQ(names(), QStringList{"Our tiles*"});
    ASSERT_TRUE(sets->remove());
    EXPECT_FALSE(sets->hasSets());
    EXPECT_FALSE(sets->remove());
    restart();
    EXPECT_FALSE(sets->hasSets());
}

TEST_F(TileSetsTest, ATileIsDescribedOutsideOfARaceAndForgotten) {
    ASSERT_TRUE(sets->add(""));
    sets->describe(0, "5-6");
    EXPECT_FALSE(sets->keepDescribed()) << "nothing is described yet";
    EXPECT_EQ(rowsOf<TileNumberRow>(sets->editor()->numbers()).size(), 16u);
    sets->editor()->chooseNumber(14);
    for (const char* key : {"none", "2", "die"}) sets->editor()->press(key);
    ASSERT_TRUE(sets->keepDescribed());
    ASSERT_NE(sets->find(14, Side::Five6), nullptr);
    EXPECT_EQ(sets->find(14, Side::Five6)->tile.routes[0].benefit.zones, Amount(Dice{}));
    sets->describe(14, "5-6");
    EXPECT_TRUE(sets->editor()->asOffered());
    sets->editor()->choose(0, "cost");
    sets->editor()->press("3");
    ASSERT_TRUE(sets->keepDescribed());
    EXPECT_EQ(sets->find(14, Side::Five6)->tile.routes[0].cost, Amount(3));
    EXPECT_FALSE(sets->forget(14, "3-4"));
    ASSERT_TRUE(sets->forget(14, "5-6"));
    restart();
    EXPECT_EQ(sets->find(14, Side::Five6), nullptr);
}

TEST_F(TileSetsTest, AFullDiskIsToldAndChangesNothing) {
    ASSERT_TRUE(sets->remember(simple(1), Side::Three4));
    const QString chosen = sets->chosen();
    {
        const FullDisk disk;
        EXPECT_FALSE(sets->remember(simple(2), Side::Three4));
        EXPECT_TRUE(sets->problem().contains("disk")) << sets->problem().toStdString();
        EXPECT_EQ(sets->find(2, Side::Three4), nullptr) << "what is not kept is not offered";
        EXPECT_FALSE(sets->remember(simple(1, 5), Side::Three4));
        EXPECT_EQ(sets->find(1, Side::Three4)->tile, simple(1));
        EXPECT_FALSE(sets->add("Other"));
        EXPECT_FALSE(sets->rename("Other", SetSource::Provenance::Table));
        EXPECT_FALSE(sets->forget(1, "3-4"));
        EXPECT_FALSE(sets->remove());
        EXPECT_EQ(names(), QStringList{"Our tiles*"});
        EXPECT_EQ(sets->chosen(), chosen);
    }
    ASSERT_TRUE(sets->remember(simple(2), Side::Three4));
    EXPECT_EQ(sets->problem(), "");
}

TEST_F(TileSetsTest, WithoutAStoreATileServesUntilTheAppIsClosed) {
    sets.reset();
    controller.reset();
    write("file", "");
    controller = std::make_unique<SessionController>(Store::open(outside.path("file")));
    ASSERT_EQ(controller->store(), nullptr);
    sets = std::make_unique<TileSets>(*controller, languages, *settings);
    EXPECT_TRUE(sets->remember(simple(1), Side::Three4));
    EXPECT_FALSE(sets->problem().isEmpty());
    EXPECT_NE(sets->find(1, Side::Three4), nullptr);
}

TEST_F(TileSetsTest, ASetGoesFromOneTabletToAnother) {
    ASSERT_TRUE(sets->remember(simple(1), Side::Three4));
    ASSERT_TRUE(sets->remember(simple(13), Side::Five6));
    ASSERT_TRUE(sets->rename("Ours 瓷砖", SetSource::Provenance::Printed));
    const std::vector<KnownTileRow> before = tiles();
    ASSERT_TRUE(sets->exportFile(file("ours.json")));
    EXPECT_TRUE(sets->notice().contains("ours.json"));
    ASSERT_TRUE(sets->importFile(file("ours.json")));
    EXPECT_EQ(names(), (QStringList{"Ours 瓷砖", "Ours 瓷砖 2*"}));
    EXPECT_EQ(sets->provenance(), SetSource::Provenance::Printed);
    EXPECT_EQ(tiles(), before);
    EXPECT_FALSE(sets->notice().isEmpty());
    EXPECT_EQ(sets->problem(), "");
    restart();
    EXPECT_EQ(tiles(), before);
}

TEST_F(TileSetsTest, AFaultyFileIsToldInEachLanguageAndChangesNothing) {
    ASSERT_TRUE(sets->remember(simple(1), Side::Three4));
    const QByteArray good = writeTileSetFile({"Theirs", "table", {{{simple(2), Side::Three4, {}, {}}}}});
    const std::vector<QByteArray> faulty{"",
                                         "not JSON",
                                         "[]",
                                         "{}",
                                         "{\"format\":\"\xff\"}",
                                         QByteArray(1024 * 1024 + 1, ' '),
                                         QByteArray(good).replace("basekeeper-tile-set", "basekeeper-session"),
                                         QByteArray(good).replace("\"version\": 1", "\"version\": 2"),
                                         QByteArray(good).replace("\"outspeed\"", "\"all-aboard\""),
                                         QByteArray(good).replace("\"number\": 2", "\"number\": 22"),
                                         QByteArray(good).replace("\"name\": \"A\"", "\"name\": \"\""),
                                         QByteArray(good).replace("3-4", "7-8")};
    QSet<QString> told;
    for (const QByteArray& content : faulty) {
        write("faulty.json", content);
        for (const char* language : {"en", "es", "zh"}) {
            languages.use(language);
            EXPECT_FALSE(sets->importFile(file("faulty.json")));
            EXPECT_FALSE(sets->problem().isEmpty()) << content.left(100).toStdString();
            EXPECT_FALSE(told.contains(sets->problem())) << sets->problem().toStdString();
            told << sets->problem();
            EXPECT_EQ(sets->notice(), "");
            EXPECT_EQ(rowsOf<TileSetRow>(sets->sets()).size(), 1u);
        }
    }
    languages.use("en");
    EXPECT_FALSE(sets->importFile(file("missing.json")));
    EXPECT_FALSE(sets->problem().isEmpty());
    restart();
    EXPECT_EQ(names(), QStringList{"Our tiles*"});
    sets->dismiss();
    EXPECT_EQ(sets->problem(), "");
}

TEST_F(TileSetsTest, AFileThatCannotBeWrittenIsTold) {
    ASSERT_TRUE(sets->remember(simple(1), Side::Three4));
    EXPECT_FALSE(sets->exportFile(file("no/such/folder.json")));
    EXPECT_FALSE(sets->problem().isEmpty());
    write("there.json", "before");
    {
        const FullDisk disk;
        EXPECT_FALSE(sets->exportFile(file("there.json")));
        EXPECT_FALSE(sets->exportFile(file("new.json")));
        EXPECT_TRUE(sets->problem().contains(outside.path("new.json") + ": it needs "))
            << sets->problem().toStdString();
        EXPECT_FALSE(QFile::exists(outside.path("new.json")));
    }
    QFile there(outside.path("there.json"));
    ASSERT_TRUE(there.open(QIODevice::ReadOnly));
    EXPECT_EQ(there.readAll(), "before");
}

TEST_F(TileSetsTest, ASetThatCannotBeReadStaysOnDisk) {
    ASSERT_TRUE(sets->remember(simple(1), Side::Three4));
    ValueSet later{
        "later", "outspeed", "Later", Provenance::Table, QJsonObject{{"tiles", 5}}, QDateTime::currentDateTimeUtc()};
    ASSERT_TRUE(controller->store()->saveValueSet(later).has_value());
    restart();
    EXPECT_EQ(names(), QStringList{"Our tiles*"});
    EXPECT_TRUE(sets->problem().contains("Later")) << sets->problem().toStdString();
    EXPECT_EQ(controller->store()->valueSets("outspeed")->size(), 2u);
}

}  // namespace
