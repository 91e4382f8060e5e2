// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/outspeed_setup.h"

#include "app/games/all_your_base/all_your_base_setup.h"
#include "app/settings.h"
#include "core/outspeed/game.h"
#include "tests/app/app_fixture.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::outspeed;

namespace {

class OutspeedSetupTest : public testing::Test {
protected:
    void seat(const QStringList& people) {
        setup->setSeatCount(static_cast<int>(people.size()));
        for (int i = 0; i < people.size(); ++i) setup->setName(i, people[i]);
    }
    [[nodiscard]] const std::vector<SetupSeatRow>& seats() { return rowsOf<SetupSeatRow>(setup->seats()); }
    [[nodiscard]] const outspeed::Setup& begun() const { return controller.play<Outspeed>().setup(); }

    TemporaryData data;
    Languages languages;
    Settings settings{languages, data.folder()};
    SessionController controller{Store::open(data.folder())};
    TileSets tileSets{controller, languages, settings};
    std::unique_ptr<OutspeedSetup> setup = std::make_unique<OutspeedSetup>(controller, languages, tileSets);
};

TEST_F(OutspeedSetupTest, SeatsThreeToSix_clause_0_1) {
    EXPECT_EQ(setup->seatCount(), 3);
    EXPECT_FALSE(setup->canRemove());
    setup->setSeatCount(setup->maxSeats());
    EXPECT_EQ(setup->seatCount(), 6);
    setup->setSeatCount(setup->maxSeats() + 1);
    EXPECT_EQ(setup->seatCount(), 6);
    ASSERT_TRUE(setup->begin());
    EXPECT_EQ(begun().seats.size(), 6u);
    EXPECT_TRUE(isValid(begun()));
    EXPECT_EQ(controller.info().game, "outspeed");
}

TEST_F(OutspeedSetupTest, NobodyBegins) {
    EXPECT_FALSE(setup->hasFirst());
    setup->setFirst(1);
    for (const SetupSeatRow& seat : seats()) EXPECT_FALSE(seat.first);
    AllYourBaseSetup other(controller, languages);
    EXPECT_TRUE(other.hasFirst());
    EXPECT_TRUE(rowsOf<SetupSeatRow>(other.seats())[0].first);
}

TEST_F(OutspeedSetupTest, HasNoCardValuesAndTheTileSetsAreNone) {
    ASSERT_TRUE(tileSets.add("Ours"));
    setup->prepare();
    EXPECT_TRUE(rowsOf<ValueSetRow>(setup->valueSets()).empty());
    EXPECT_FALSE(setup->hasOwnValues());
    EXPECT_EQ(setup->tileSets()->name(), "Ours");
}

TEST_F(OutspeedSetupTest, TheFirstGameHasItsTilesInOrder_clause_0_2) {
    setup->setFirstGame(true);
    ASSERT_TRUE(setup->begin());
    EXPECT_TRUE(begun().options.firstGame);
    EXPECT_EQ(tileNumberDue(controller.state<Outspeed>()), 1);
}

TEST_F(OutspeedSetupTest, ComesUpWithThePeopleOfTheLastRaceWhoseFirstGameIsOver) {
    seat({"Ana", "", "Cy", "Di"});
    setup->setLanguage(2, "zh");
    setup->setFirstGame(true);
    ASSERT_TRUE(setup->begin());
    setup = std::make_unique<OutspeedSetup>(controller, languages, tileSets);
    ASSERT_EQ(seats().size(), 4u);
    EXPECT_EQ(seats()[0].name, "Ana");
    EXPECT_EQ(seats()[1].name, "") << "a stand-in was never anybody's name";
    EXPECT_EQ(seats()[2].language, "zh");
    EXPECT_FALSE(setup->firstGame());
}

TEST_F(OutspeedSetupTest, SaysWhatTheDiskSays) {
    const FullDisk disk;
    EXPECT_FALSE(setup->begin());
    EXPECT_FALSE(setup->problem().isEmpty());
    EXPECT_FALSE(controller.hasGame());
}

}  // namespace
