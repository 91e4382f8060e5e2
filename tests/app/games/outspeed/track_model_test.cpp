// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/race_look.h"
#include "tests/app/outspeed_fixture.h"
#include "tests/support/random_outspeed.h"

#include <tuple>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::outspeed;

namespace {

struct Course {
    explicit Course(const outspeed::Setup& agreed = fourRacers()) : setup(agreed), state(initial(agreed)) {}

    void show(const State* before = nullptr, const std::vector<SeatId>& meant = {}) {
        track.show(state, setup, before, meant);
    }
    void place(const std::vector<int>& zones) {
        for (std::size_t seat = 0; seat < zones.size(); ++seat) state.seats[seat].zone = zones[seat];
    }
    [[nodiscard]] TrackZoneRow zone(int zone) { return rowOf<TrackZoneRow>(track.zones(), zone); }
    [[nodiscard]] bool isQuiet(int zone) const { return track.quietZones().contains(zone); }
    [[nodiscard]] bool isEmpty(int zone) const { return track.emptyZones().contains(zone); }
    [[nodiscard]] TrackShipRow ship(int seat) { return rowOf<TrackShipRow>(track.ships(), seat); }
    [[nodiscard]] TrackSectionRow section(int section) { return rowOf<TrackSectionRow>(track.sections(), section); }

    outspeed::Setup setup;
    State state;
    TrackModel track{nullptr};
};

TEST(TrackModel, IsEmptyWithoutARace) {
    TrackModel track(nullptr);
    EXPECT_EQ(track.rear(), 0);
    EXPECT_EQ(track.mostTogether(), 0);
    EXPECT_EQ(track.inspection(), QString());
    track.inspectZone(3);
    track.inspectShip(0);
    EXPECT_EQ(track.inspection(), QString());
}

TEST(TrackModel, AllShipsStartTogetherInTheThirdZone) {
    Course course;
    course.show();
    EXPECT_EQ(course.track.zones()->rowCount(), 14);
    EXPECT_EQ(course.track.sections()->rowCount(), 2);
    EXPECT_EQ(course.zone(3).ships, 4);
    EXPECT_EQ(course.track.mostTogether(), 4);
    EXPECT_FALSE(course.zone(3).first) << "nobody is ahead of another";
    EXPECT_FALSE(course.zone(3).last);
    EXPECT_FALSE(course.ship(2).first);
    EXPECT_FALSE(course.ship(2).last);
    EXPECT_EQ(course.ship(2).place, 2);
    EXPECT_EQ(course.ship(2).together, 4);
    EXPECT_EQ(course.section(1).text, QString());
}

TEST(TrackModel, MarksWhoLeadsAndWhoIsLast) {
    Course course;
    course.place({5, 9, 9, 2});
    course.show();
    EXPECT_TRUE(course.ship(1).first);
    EXPECT_TRUE(course.ship(2).first);
    EXPECT_FALSE(course.ship(0).first);
    EXPECT_TRUE(course.ship(3).last);
    EXPECT_TRUE(course.zone(9).first);
    EXPECT_TRUE(course.zone(2).last);
    EXPECT_EQ(course.zone(9).ships, 2);
    EXPECT_EQ(course.ship(2).place, 1);
}

TEST(TrackModel, SaysAsTheSeatsDoWhoLeadsAndWhoIsLast) {
    Course course;
    const auto agree = [&course] {
        course.show();
        const std::vector<RaceSeatRow> seats = seatRows({course.state, course.setup, {}, {}});
        for (const RaceSeatRow& seat : seats) {
            const TrackShipRow ship = course.ship(seat.seat);
            EXPECT_EQ(seat.leads, ship.first) << seat.seat;
            EXPECT_EQ(seat.last, ship.last) << seat.seat;
        }
        return seats;
    };
    course.state.seats[1].fuel = 3;
    for (const RaceSeatRow& seat : agree()) EXPECT_FALSE(seat.leads || seat.last) << "all are in one zone";
    course.place({5, 9, 9, 5});
    std::vector<RaceSeatRow> seats = agree();
    EXPECT_TRUE(seats[1].leads && seats[2].leads) << "fuel does not count";
    EXPECT_TRUE(seats[0].last && seats[3].last);
    course.place({5, 9, 9, 2});
    course.state.seats[3].eliminated = true;
    seats = agree();
    EXPECT_TRUE(seats[0].last);
    EXPECT_FALSE(seats[3].last);
}

TEST(TrackModel, DrawsFromWhereShipsCameAndWhatTheyPaid) {
    Course course;
    const State before = course.state;
    course.place({5, 3, 3, 3});
    course.state.seats[0].fuel = 10;
    course.state.entered = {5};
    course.show(&before, {0});
    EXPECT_EQ(course.ship(0).from, 3);
    EXPECT_EQ(course.ship(0).fuelBefore, 12);
    EXPECT_TRUE(course.ship(0).meant);
    EXPECT_FALSE(course.ship(1).meant);
    EXPECT_EQ(course.ship(1).from, 3);
    EXPECT_TRUE(course.zone(5).entered);
    course.show();
    EXPECT_EQ(course.ship(0).from, 5) << "nothing came from anywhere";
}

TEST(TrackModel, AZoneIsQuietWhereNothingLiesOrHappenedNorBesideIt) {
    Course course;
    course.place({3, 3, 10, 10});
    course.show();
    EXPECT_EQ(course.track.quietZones(), (QList<int>{1, 5, 6, 7, 8, 12, 13, 14}));
    EXPECT_EQ(course.track.emptyZones(), (QList<int>{1, 2, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14}));
    EXPECT_TRUE(course.isQuiet(6));
    EXPECT_FALSE(course.isQuiet(4)) << "where the next ship may come to";
    course.state.forceFields = {7};
    course.show();
    EXPECT_FALSE(course.isQuiet(7));
    course.state.entered = {6};
    course.show();
    EXPECT_FALSE(course.isEmpty(6)) << "a ship flew through it";
    course.state.entered.clear();
    const State before = course.state;
    course.place({3, 6, 10, 10});
    course.show(&before);
    EXPECT_FALSE(course.isQuiet(4)) << "beside where a ship came from";
    EXPECT_EQ(course.track.quietZones(), (QList<int>{1, 8, 12, 13, 14}));
}

/// Every act of some random races that has steps is told from its beginning to its end.
TEST(TrackModel, KeepsItsLayoutWhileAnythingIsTold) {
    using Races = random_play::Trait<Outspeed>;
    int arrivals = 0;
    int losses = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        random_play::Random random(seed);
        Course course(Races::setup(random));
        TrackModel& track = course.track;
        const auto layout = [&track] {
            return std::tuple(track.toldRear(), track.toldFront(), track.toldOut(), track.quietZones(),
                              track.emptyZones());
        };
        for (int act = 0; act < 150; ++act) {
            const Action action = Races::act(course.state, random);
            if (whyNot(course.state, action)) continue;
            RaceShow show(nullptr);
            show.add(course.state, stepsOf(course.state, action));
            show.begin(course.setup);
            std::optional<decltype(layout())> first;
            for (int position = 1; position <= show.count(); ++position) {
                show.goTo(position);
                track.show(show.stateShown(), course.setup, &show.stateBefore(), show.meant(), show.told());
                if (!first) first = layout();
                ASSERT_EQ(layout(), *first) << "seed " << seed << ", act " << act << ", beat " << position;
                ASSERT_LE(track.out(), track.toldOut());
                ASSERT_LE(track.toldRear(), track.rear());
                ASSERT_GE(track.toldFront(), track.rear() + track.zones()->rowCount() - 1);
                for (SeatId seat = 0; seat < course.state.seatCount(); ++seat) {
                    const TrackShipRow ship = course.ship(seat);
                    if (ship.eliminated && !ship.dropsOut) continue;
                    const auto [low, high] = std::minmax(ship.from, ship.zone);
                    for (int zone = low; zone <= high; ++zone)
                        ASSERT_FALSE(track.emptyZones().contains(zone)) << "seed " << seed << ": zone " << zone;
                }
                if (show.kind() == RaceState::Kind::SectionArrives) ++arrivals;
                if (show.kind() == RaceState::Kind::Eliminated) ++losses;
            }
            applyInPlace(course.state, action);
        }
    }
    EXPECT_GT(arrivals, 0);
    EXPECT_GT(losses, 0);
}

TEST(TrackModel, CountsForceFieldsByZone) {
    Course course;
    course.state.forceFields = {4, 4, 7};
    course.show();
    EXPECT_EQ(course.zone(4).fields, 2);
    EXPECT_EQ(course.zone(7).fields, 1);
    EXPECT_EQ(course.zone(3).fields, 0);
    EXPECT_NE(course.zone(4).spoken, course.zone(5).spoken);
}

TEST(TrackModel, SaysWhichSectionWillGo) {
    Course course;
    course.state.third = ThirdSection::Arrives;
    course.state.track = {1, 21};
    course.place({16, 9, 2, 9});
    course.show();
    EXPECT_EQ(course.track.zones()->rowCount(), 21);
    EXPECT_EQ(course.zone(1).stand, RaceState::Stand::Goes);
    EXPECT_EQ(course.zone(8).stand, RaceState::Stand::Laid);
    EXPECT_EQ(course.zone(15).stand, RaceState::Stand::New);
    EXPECT_FALSE(course.section(1).text.isEmpty());
    EXPECT_FALSE(course.section(3).text.isEmpty());
}

TEST(TrackModel, ShowsASectionGoingAndThenNoMore) {
    Course course;
    course.state.third = ThirdSection::Arrives;
    course.state.track = {1, 21};
    course.place({16, 9, 2, 9});
    const State before = course.state;
    course.state.third = ThirdSection::Laid;
    course.state.track = {8, 21};
    course.show(&before);
    EXPECT_EQ(course.zone(1).stand, RaceState::Stand::Gone);
    EXPECT_EQ(course.zone(15).stand, RaceState::Stand::Laid);
    const State gone = course.state;
    course.state.seats[2].eliminated = true;
    course.show(&gone);
    EXPECT_EQ(course.zone(2).stand, RaceState::Stand::Gone) << "who went with it is seen there";
    EXPECT_TRUE(course.ship(2).dropsOut);
    EXPECT_EQ(course.track.out(), 0);
    course.show();
    EXPECT_EQ(course.track.rear(), 8);
    EXPECT_EQ(course.track.out(), 1);
    EXPECT_FALSE(course.ship(2).dropsOut);
}

TEST(TrackModel, CountsOnBeyondTheTrack) {
    Course course;
    course.state.third = ThirdSection::Laid;
    course.state.track = {8, 21};
    course.place({23, 9, 10, 9});
    course.show();
    EXPECT_EQ(course.zone(22).stand, RaceState::Stand::Beyond);
    EXPECT_EQ(course.zone(23).ships, 1);
    EXPECT_EQ(course.track.front(), 21);
    EXPECT_FALSE(course.section(4).text.isEmpty());
}

TEST(TrackModel, SaysWhoIsInAZoneAndWithHowMuchFuel) {
    Course course;
    course.place({5, 9, 9, 2});
    course.state.seats[1].fuel = 7;
    course.show();
    course.track.inspectZone(9);
    EXPECT_EQ(course.track.inspected(), 9);
    EXPECT_TRUE(course.zone(9).inspected);
    for (const char* part : {"美玲", "Tomás", "7", "12"}) EXPECT_TRUE(course.track.inspection().contains(part)) << part;
    EXPECT_FALSE(course.track.inspection().contains("Ana"));
    course.track.inspectShip(0);
    EXPECT_EQ(course.track.inspected(), 5);
    EXPECT_TRUE(course.track.inspection().contains("Ana"));
    course.track.inspectZone(5);
    EXPECT_EQ(course.track.inspection(), QString()) << "a second tap ends it";
    course.track.inspectZone(9);
    course.place({5, 9, 10, 2});
    course.show();
    EXPECT_FALSE(course.track.inspection().contains("Tomás")) << "it follows the table";
    course.track.endInspection();
    EXPECT_EQ(course.track.inspected(), 0);
}

TEST(TrackModel, AnEliminatedShipCanBeLookedAtBesideTheTrack) {
    Course course;
    course.state.seats[3].eliminated = true;
    course.show();
    EXPECT_EQ(course.zone(3).ships, 3);
    course.track.inspectShip(3);
    EXPECT_TRUE(course.track.inspection().contains("Bo"));
    EXPECT_EQ(course.track.inspected(), 0);
    course.state.seats[3].eliminated = false;
    course.show();
    EXPECT_EQ(course.track.inspection(), QString());
}

}  // namespace
