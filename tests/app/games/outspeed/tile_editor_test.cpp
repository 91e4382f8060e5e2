// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/tile_editor.h"

#include "app/games/outspeed/tile_sets.h"
#include "app/settings.h"
#include "core/outspeed/rules.h"
#include "tests/app/app_fixture.h"

#include <map>
#include <set>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::outspeed;

namespace {

class TileEditorTest : public testing::Test {
protected:
    TileEditorTest() { editor.begin({3, 5, 12}, Side::Three4, sets); }

    /// Keys with blanks between them: "1 2 die next".
    void press(const QString& keys) {
        for (const QString& key : keys.split(u' ', Qt::SkipEmptyParts)) editor.press(key);
    }
    [[nodiscard]] const std::vector<Route>& routes() {
        tile = editor.tile();
        return tile.routes;
    }
    [[nodiscard]] const std::vector<RouteRow>& rows() { return rowsOf<RouteRow>(editor.routes()); }
    [[nodiscard]] QStringList keys() {
        QStringList names;
        for (const TileKeyRow& key : rowsOf<TileKeyRow>(editor.keys())) names << key.name;
        return names;
    }
    [[nodiscard]] QString chosenKey() {
        QStringList names;
        for (const TileKeyRow& key : rowsOf<TileKeyRow>(editor.keys()))
            if (key.chosen) names << key.name;
        return names.join(u' ');
    }
    [[nodiscard]] static QString read(const QVariantList& marks) {
        QStringList texts;
        for (const QVariant& mark : marks)
            texts << mark.value<TileMark>().icon.section(u'/', 1) + mark.value<TileMark>().text;
        return texts.join(u' ');
    }
    static Route route(const char* name, Amount cost, Amount zones, std::optional<int> pilots = {}) {
        Route route;
        route.name = name;
        route.pilots = pilots;
        route.cost = cost;
        route.benefit.zones = zones;
        return route;
    }

    TemporaryData data;
    Languages languages;
    Settings settings{languages, data.folder()};
    SessionController controller{Store::open(data.folder())};
    TileSets sets{controller, languages, settings};
    TileEditor editor{languages};
    Tile tile;
};

TEST_F(TileEditorTest, TheRouteIsToldInWordsAsItIsDescribed) {
    editor.chooseNumber(5);
    EXPECT_EQ(editor.routeText(), "");
    EXPECT_EQ(editor.placeText(), "Route A: for how many pilots?");
    press("1 2");
    EXPECT_EQ(editor.routeText(), "Route A. Condition: at most 1 pilot. Cost: 2 fuel. Benefit: nothing.");
    press("3");
    EXPECT_EQ(editor.placeText(), "Is there a route B, and for how many pilots?") << "a tile need not have another one";
    EXPECT_TRUE(editor.asksForMore());
    EXPECT_EQ(editor.routeText(), "") << "nothing is said of another route than the one that is asked for";
    press("none 4");
    EXPECT_FALSE(editor.asksForMore());
    EXPECT_EQ(editor.routeText(), "Route B. Cost: 4 fuel. Benefit: nothing.");
}

TEST_F(TileEditorTest, ARouteTakesThreeTapsAndTheWholeTileFewerThanTwenty) {
    editor.chooseNumber(5);
    press("1 0 2  none 1 3  2 3 5  none 6 9");
    EXPECT_EQ(routes(),
              (std::vector<Route>{route("A", 0, 2, 1), route("B", 1, 3), route("C", 3, 5, 2), route("D", 6, 9)}));
    EXPECT_TRUE(editor.complete());
    EXPECT_EQ(editor.problem(), "");
    EXPECT_FALSE(editor.canAdd());
    EXPECT_EQ(editor.tile().number, 5);
}

TEST_F(TileEditorTest, DescribesTheTilesOfClause_3_9) {
    editor.chooseNumber(12);
    // Three zones, free for a sole taker.
    press("sole 1 3");
    Route sole = route("A", 1, 3);
    sole.sole = true;
    // One and the yellow die; for the sum of three blue dice.
    press("none die plus 1 die die die next");
    // The number on the wheel, for as many zones.
    editor.choose(2, "condition");
    press("none wheel wheel");
    press("none choosers choosers");
    EXPECT_EQ(routes(), (std::vector<Route>{sole, route("B", Dice{1, 1}, Dice{3, 0}), route("C", Wheel{}, Wheel{}),
                                            route("D", Choosers{}, Choosers{})}));
    EXPECT_TRUE(editor.complete());
}

TEST_F(TileEditorTest, WhatIsWrongIsToldOfItsRoute) {
    EXPECT_EQ(editor.problemRoute(), -1);
    editor.chooseNumber(5);
    EXPECT_EQ(editor.problemRoute(), -1) << "it has no route yet";
    press("none 1 2  none 1 3");
    EXPECT_EQ(editor.problemRoute(), -1);
    editor.choose(1, "name");
    press("A");
    EXPECT_FALSE(editor.complete());
    EXPECT_EQ(editor.problemRoute(), 1) << "the second of the same name";
}

TEST_F(TileEditorTest, FuelAndTokensStandBehindTheZones) {
    editor.chooseNumber(3);
    press("none 0 next");
    EXPECT_EQ(editor.place(), "fuel");
    press("4 2");
    EXPECT_EQ(editor.route(), 1) << "and the next route follows";
    editor.choose(0, "zones");
    press("1");
    Route all = route("A", 0, 1);
    all.benefit.fuel = 4;
    all.benefit.tokens = 2;
    EXPECT_EQ(routes(), std::vector<Route>{all});
    EXPECT_EQ(read(rows()[0].zones), "+1 zones");
    EXPECT_EQ(read(rows()[0].fuel), "+4 fuel");
    EXPECT_EQ(read(rows()[0].tokens), "+2 token");
}

TEST_F(TileEditorTest, LargeNumbersHaveTheirTensFirst) {
    press("none tens 2");
    EXPECT_EQ(routes()[0].cost, Amount(12));
    EXPECT_EQ(editor.place(), "zones");
    press("tens tens");
    EXPECT_EQ(routes()[0].benefit.zones, Amount(20));
    press("next");
    EXPECT_EQ(routes()[0].benefit.zones, Amount(20));
    editor.choose(0, "cost");
    press("die plus tens 5");
    EXPECT_EQ(routes()[0].cost, Amount(Dice{1, 15}));
    editor.choose(0, "cost");
    press("tens tens tens tens tens tens tens tens tens tens");
    EXPECT_EQ(routes()[0].cost, Amount(10)) << "after the nineties";
}

TEST_F(TileEditorTest, ADieIsRolledUpToNineTimes) {
    editor.choose(0, "cost");
    for (int rolls = 1; rolls <= maxRolls; ++rolls) {
        press("die");
        EXPECT_EQ(routes()[0].cost, Amount(Dice{rolls, 0}));
    }
    press("die");
    EXPECT_EQ(routes()[0].cost, Amount(Dice{1, 0}));
    EXPECT_EQ(editor.place(), "cost") << "there may be another roll";
    press("7");
    EXPECT_EQ(routes()[0].cost, Amount(7));
}

TEST_F(TileEditorTest, EachPlaceHasItsKeysAndShowsWhatStandsThere) {
    EXPECT_EQ(keys(), (QStringList{"1", "2", "3", "4", "5", "6", "none", "sole", "next"}));
    EXPECT_EQ(chosenKey(), "") << "nobody has said anything of a new route";
    press("3");
    EXPECT_EQ(keys().count("choosers"), 1);
    EXPECT_EQ(keys().count("plus"), 0) << "there is no die";
    press("die");
    EXPECT_EQ(keys().count("plus"), 1);
    EXPECT_EQ(chosenKey(), "die");
    editor.choose(0, "condition");
    EXPECT_EQ(chosenKey(), "3");
    editor.choose(0, "tokens");
    EXPECT_EQ(keys().count("wheel"), 0);
    EXPECT_EQ(chosenKey(), "0");
    editor.choose(0, "name");
    EXPECT_EQ(chosenKey(), "A");
    const QString before = editor.placeText();
    press("wheel 9 nonsense");
    EXPECT_EQ(editor.placeText(), before) << "keys that are not there do nothing";
    languages.use("es");
    editor.retranslate();
    EXPECT_NE(editor.placeText(), before);
}

TEST_F(TileEditorTest, KeysDoNotLieOverEachOther) {
    for (const char* place : {"name", "condition", "cost", "zones", "fuel", "tokens"}) {
        editor.choose(0, place);
        if (editor.place() == "cost") press("die");
        std::set<std::pair<int, int>> taken;
        for (const TileKeyRow& key : rowsOf<TileKeyRow>(editor.keys())) {
            EXPECT_FALSE(key.label.isEmpty()) << key.name.toStdString();
            EXPECT_NE(key.sign.isEmpty(), key.icon.isEmpty()) << key.name.toStdString();
            EXPECT_LT(key.column, 6);
            EXPECT_TRUE(taken.emplace(key.column, key.line).second) << place << ' ' << key.name.toStdString();
        }
    }
}

/// Whoever goes on typing finds no other key under the finger than a moment before.
TEST_F(TileEditorTest, AKeyHasItsPlaceToItself) {
    std::map<std::pair<int, int>, QString> at;
    for (const char* place : {"condition", "cost", "zones", "fuel", "tokens"}) {
        editor.choose(0, place);
        if (editor.place() == "cost") press("die");
        for (const TileKeyRow& key : rowsOf<TileKeyRow>(editor.keys())) {
            const QString& before = at.try_emplace({key.column, key.line}, key.name).first->second;
            EXPECT_EQ(key.name, before) << place;
        }
    }
}

TEST_F(TileEditorTest, RoutesAreCopiedRemovedAndNamed) {
    editor.chooseNumber(5);
    press("1 2 3");
    editor.choose(0, "cost");
    editor.copyRoute();
    EXPECT_EQ(editor.route(), 1);
    EXPECT_EQ(routes(), (std::vector<Route>{route("A", 2, 3, 1), route("B", 2, 3, 1)}));
    editor.choose(1, "name");
    press("A");
    EXPECT_FALSE(editor.complete());
    EXPECT_FALSE(editor.problem().isEmpty()) << "two of one name";
    editor.choose(1, "name");
    press("F");
    EXPECT_TRUE(editor.complete());
    EXPECT_EQ(rows()[1].name, "F");
    editor.choose(0, "condition");
    editor.removeRoute();
    EXPECT_EQ(routes(), std::vector<Route>{route("F", 2, 3, 1)});
    editor.removeAll();
    EXPECT_EQ(editor.routeCount(), 0);
    EXPECT_FALSE(editor.complete());
}

TEST_F(TileEditorTest, SaysWhatIsMissing) {
    const QString number = editor.problem();
    EXPECT_FALSE(number.isEmpty());
    press("none 1 1");
    EXPECT_EQ(editor.problem(), number) << "routes may be described before the number";
    editor.removeAll();
    editor.chooseNumber(5);
    EXPECT_NE(editor.problem(), number);
    EXPECT_FALSE(editor.problem().isEmpty());
    editor.chooseNumber(4);
    EXPECT_EQ(editor.number(), 5) << "it cannot have this one";
}

TEST_F(TileEditorTest, OffersWhatTheSetKnowsOfThatSide) {
    const Tile known{5, {route("A", 1, 2), route("B", 3, 4, 2)}};
    ASSERT_TRUE(sets.remember(known, Side::Three4));
    EXPECT_TRUE(rowOf<TileNumberRow>(editor.numbers(), 5).known);
    EXPECT_FALSE(rowOf<TileNumberRow>(editor.numbers(), 3).known);
    editor.chooseNumber(5);
    EXPECT_TRUE(editor.offered());
    EXPECT_TRUE(editor.asOffered());
    EXPECT_TRUE(editor.complete());
    EXPECT_EQ(editor.tile(), known);
    EXPECT_EQ(editor.offeredRoutes().size(), 2);
    EXPECT_FALSE(editor.offeredFrom().isEmpty());
    editor.choose(1, "cost");
    press("5");
    EXPECT_FALSE(editor.asOffered());
    EXPECT_TRUE(editor.offered());
    editor.takeOffered();
    EXPECT_EQ(editor.tile(), known);
    editor.chooseNumber(3);
    EXPECT_EQ(editor.routeCount(), 0) << "of another number it says nothing";
    EXPECT_FALSE(editor.offered());
    editor.begin({3, 5, 12}, Side::Five6, sets);
    editor.chooseNumber(5);
    EXPECT_FALSE(editor.offered()) << "nor of the other side";
}

TEST_F(TileEditorTest, KeepsWhatWasTypedUntilAnotherTileIsDue) {
    press("none 1 1");
    editor.chooseNumber(12);
    editor.begin({3, 5, 12}, Side::Three4, sets);
    EXPECT_EQ(editor.routeCount(), 1);
    EXPECT_EQ(editor.number(), 12);
    editor.begin({3, 5}, Side::Three4, sets);
    EXPECT_EQ(editor.routeCount(), 0);
    EXPECT_EQ(editor.number(), 0);
    press("none 1 1");
    editor.clear();
    editor.begin({3, 5}, Side::Three4, sets);
    EXPECT_EQ(editor.routeCount(), 0);
}

TEST_F(TileEditorTest, TakesTheOnlyNumberThatThereIs) {
    editor.begin({13}, Side::Three4, sets);
    EXPECT_TRUE(editor.numberGiven());
    EXPECT_EQ(editor.number(), 13);
    EXPECT_TRUE(editor.finish());
}

TEST_F(TileEditorTest, DrawsTheLinesOfATile) {
    press("2 die die plus 1 choosers");
    ASSERT_EQ(rows().size(), 1u);
    EXPECT_EQ(read(rows()[0].condition), "≤2 pilots");
    EXPECT_EQ(read(rows()[0].cost), "−2× die-yellow −1 fuel");
    EXPECT_EQ(read(rows()[0].zones), "+ choosers zones");
    EXPECT_TRUE(rows()[0].fuel.isEmpty());
    EXPECT_FALSE(rows()[0].spoken.isEmpty());
    press("sole");
    EXPECT_EQ(read(rows()[1].condition), "sole");
    EXPECT_TRUE(rows()[1].cost.isEmpty());
}

}  // namespace
