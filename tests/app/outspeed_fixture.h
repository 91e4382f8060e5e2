// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/outspeed/outspeed_table.h"
#include "app/settings.h"
#include "tests/app/app_fixture.h"

#include <utility>
#include <vector>

namespace basekeeper::test {

/// Four people with three languages.
inline outspeed::Setup fourRacers() {
    outspeed::Setup setup;
    setup.seats = {{"Ana", "en"}, {"美玲", "zh"}, {"Tomás", "es"}, {"Bo", "en"}};
    return setup;
}

/// A race that is played through its table, and past it where that is quicker.
class PlayedRace {
public:
    PlayedRace(SessionController& controller, OutspeedTable& table) : m_controller(controller), m_race(table) {}

    [[nodiscard]] const outspeed::State& state() const { return m_controller.state<Outspeed>(); }
    [[nodiscard]] std::size_t played() const { return m_controller.play<Outspeed>().played(); }
    template <class Act>
    [[nodiscard]] const Act& last() const {
        return std::get<Act>(m_controller.play<Outspeed>().act(played() - 1));
    }

    void play(const outspeed::Action& action) {
        EXPECT_EQ(m_controller.add<Outspeed>(Entry<Outspeed>(action)), SessionController::Outcome::Done);
    }
    void rule(std::vector<outspeed::Edit> edits) { play(outspeed::Overrule{"test", std::move(edits)}); }
    void describe(int number, std::vector<outspeed::Route> routes) {
        play(outspeed::DescribeTile{{number, std::move(routes)}});
    }
    /// A: 1 fuel, 2 zones. B: 20 fuel, which nobody has, 9 zones. C: at most 2 pilots, 3 fuel, 4 zones.
    void describePlain() {
        describe(1, {{"Aldebaran", {}, false, 1, {2, 0, 0}},
                     {"Betelgeuse", {}, false, 20, {9, 0, 0}},
                     {"Canopus", 2, false, 3, {4, 0, 0}}});
    }
    /// A: yellow die, 2 zones. B: 1 fuel, blue die. C: the wheel. D: 1 fuel, a token and a zone.
    void describeDice() {
        describe(1, {{"A", {}, false, outspeed::Dice{1, 1}, {2, 0, 0}},
                     {"B", {}, false, 1, {outspeed::Dice{2, 0}, 0, 0}},
                     {"C", {}, false, outspeed::Wheel{}, {outspeed::Wheel{}, 0, 0}},
                     {"D", {}, false, 1, {1, 0, 1}}});
    }
    /// The tokens of the seats, by seat; none: unknown.
    void deal(const std::vector<std::vector<outspeed::HeldToken>>& tokens) {
        std::vector<outspeed::Edit> edits;
        for (std::size_t seat = 0; seat < tokens.size(); ++seat)
            edits.push_back(outspeed::edit::SetTokens{static_cast<SeatId>(seat), tokens[seat]});
        rule(std::move(edits));
    }
    /// Nobody plays a token. Where nobody could, the table has gone on by itself.
    void passBonuses() {
        if (state().phase == outspeed::Phase::Bonuses) m_race.revealBonuses();
    }
    void programAll(const std::vector<std::pair<std::string, std::optional<int>>>& routes) {
        for (std::size_t seat = 0; seat < routes.size(); ++seat)
            play(outspeed::Program{static_cast<SeatId>(seat), routes[seat].first, routes[seat].second});
    }

private:
    SessionController& m_controller;
    OutspeedTable& m_race;
};

struct RaceParts {
    TemporaryData data;
    Languages languages;
    Settings settings{languages, data.folder()};
    RuleBooks books;
    SessionController controller{Store::open(data.folder())};
    TileSets tileSets{controller, languages, settings};
    OutspeedTable table{controller, languages, books, tileSets};
};

/// A race at a table with a store on a real disk.
struct RaceTable : RaceParts, PlayedRace {
    explicit RaceTable(const outspeed::Setup& setup = fourRacers()) : PlayedRace(controller, table) {
        EXPECT_TRUE(controller.begin(setup));
    }

    [[nodiscard]] RaceSeatRow seat(int seat) { return rowOf<RaceSeatRow>(table.seats(), seat); }
    [[nodiscard]] BonusSeatRow bonusSeat(int seat) { return rowOf<BonusSeatRow>(table.bonusSeats(), seat); }
    [[nodiscard]] TokenKindRow token(const char* token) {
        return rowOf<TokenKindRow>(table.tokenKinds(), QString(token));
    }
    [[nodiscard]] GridSeatRow gridSeat(int seat) { return rowOf<GridSeatRow>(table.grid()->seats(), seat); }
};

}  // namespace basekeeper::test
