// SPDX-License-Identifier: GPL-3.0-or-later

// What the radio says at which moment of the race.
#include "app/games/outspeed/outspeed_voice.h"

#include "tests/app/outspeed_fixture.h"
#include "tests/support/voice.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::outspeed;

namespace {

TEST(OutspeedVoice, HasALineForEachMoment) { expectALineForEachMoment(OutspeedMoment::NobodyLeft); }

TEST(OutspeedVoice, SpeaksAtTheStartAndOfEachNewTile) {
    RaceTable app;
    EXPECT_EQ(app.table.voice(), lineOf(OutspeedMoment::Start));
    app.describePlain();
    EXPECT_EQ(app.table.voice(), lineOf(OutspeedMoment::NewTile));
    app.passBonuses();
    EXPECT_EQ(app.table.voice(), QString());
}

TEST(OutspeedVoice, SpeaksOfAShipThatDropsOutOnceItDoes) {
    RaceTable app;
    app.describePlain();
    app.rule({edit::SetFuel{0, 1}});
    EXPECT_EQ(app.table.voice(), QString()) << "a ruling is no joke";
    app.passBonuses();
    app.programAll({{"Aldebaran", {}}, {"Aldebaran", {}}, {"Canopus", {}}, {"Canopus", {}}});
    app.table.resolve();
    ASSERT_TRUE(app.table.show()->isOpen());
    EXPECT_EQ(app.table.voice(), QString()) << "it is not known yet";
    while (app.table.show()->kind() != RaceState::Kind::Eliminated && !app.table.show()->atEnd())
        app.table.show()->forward();
    ASSERT_EQ(app.table.show()->kind(), RaceState::Kind::Eliminated);
    EXPECT_EQ(app.table.voice(), lineOf(OutspeedMoment::DropsOut));
    app.table.show()->toEnd();
    EXPECT_EQ(app.table.voice(), lineOf(OutspeedMoment::DropsOut));
    app.table.show()->close();
    EXPECT_EQ(app.table.voice(), QString());
}

TEST(OutspeedVoice, SpeaksOfTurnedTiles) {
    EXPECT_EQ(momentOf(Step(step::TilesTurned{})), OutspeedMoment::TilesTurned);
    EXPECT_EQ(momentOf(Step(step::Moves{})), OutspeedMoment::None);
}

TEST(OutspeedVoice, SpeaksOfTheLastTile) {
    RaceTable app;
    app.rule({edit::StartTurn{turns}});
    app.describe(13, {{"A", {}, false, 1, {2, 0, 0}}});
    EXPECT_EQ(app.table.voice(), lineOf(OutspeedMoment::LastTile));
}

TEST(OutspeedVoice, SpeaksOfVictoryAndOfNone) {
    RaceTable app;
    app.rule({edit::EndGame{{1}}});
    EXPECT_EQ(app.table.voice(), lineOf(OutspeedMoment::Won));
    RaceTable lost;
    lost.rule({edit::EndGame{}});
    EXPECT_EQ(lost.table.voice(), lineOf(OutspeedMoment::NobodyLeft));
}

}  // namespace
