// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outspeed/state.h"

#include "core/outspeed/sharing.h"

#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

namespace basekeeper::outspeed {

namespace {

/// What ranks the seats, most important first (5.1).
auto merits(const Standing& standing) {
    return std::tuple(!standing.eliminated, standing.zone, standing.fuel, standing.tokens);
}

bool marksOut(const State& state, SeatId seat, int zone) {
    return inRace(state, seat) && seatOf(state, seat).zone == zone && rearOccupied(state) != frontOccupied(state);
}

SectionStatus standOf(const Section& section, const State& state) {
    if (section.first > state.track.front) return SectionStatus::Beyond;
    if (section.last < state.track.rear) return SectionStatus::Gone;
    if (state.third != ThirdSection::Arrives) return SectionStatus::Laid;
    if (section.last == state.track.front) return SectionStatus::New;
    return section.first == state.track.rear ? SectionStatus::Goes : SectionStatus::Laid;
}

/// The zones of the ships in the race.
std::vector<int> zonesOccupied(const State& state) {
    std::vector<int> zones;
    for (const SeatState& seat : state.seats)
        if (!seat.eliminated) zones.push_back(seat.zone);
    return zones;
}

}  // namespace

std::vector<SeatId> seatsInRace(const State& state) {
    std::vector<SeatId> seats;
    for (SeatId seat = 0; seat < state.seatCount(); ++seat)
        if (inRace(state, seat)) seats.push_back(seat);
    return seats;
}

std::vector<SeatId> frontToRear(const State& state) {
    std::vector<SeatId> seats = seatsInRace(state);
    std::ranges::stable_sort(seats, std::greater(), [&](SeatId seat) { return seatOf(state, seat).zone; });
    return seats;
}

int frontOccupied(const State& state) {
    const std::vector<int> zones = zonesOccupied(state);
    return zones.empty() ? 0 : *std::ranges::max_element(zones);
}

int rearOccupied(const State& state) {
    const std::vector<int> zones = zonesOccupied(state);
    return zones.empty() ? 0 : *std::ranges::min_element(zones);
}

bool isOnTrack(const State& state, int zone) {
    return zone >= state.track.rear && (zone <= state.track.front || state.third != ThirdSection::Waits);
}

bool leads(const State& state, SeatId seat) { return marksOut(state, seat, frontOccupied(state)); }
bool isLast(const State& state, SeatId seat) { return marksOut(state, seat, rearOccupied(state)); }

std::vector<Section> sections(const State& state) {
    std::vector<Section> all;
    const int end = std::max(state.track.front, frontOccupied(state));
    for (int first = 1; first <= end; first += zonesPerSection) {
        Section section{static_cast<int>(all.size()) + 1, first, std::min(first + zonesPerSection - 1, end)};
        section.stand = standOf(section, state);
        all.push_back(section);
    }
    return all;
}

bool finishShows(const State& state) { return state.turn == turns; }

std::optional<int> tileNumberDue(const State& state) {
    const std::vector<int> open = tileNumbersOpen(state);
    return open.size() == 1 ? std::optional(open.front()) : std::nullopt;
}

std::vector<int> tileNumbersOpen(const State& state) {
    if (state.phase != Phase::Tile) return {};
    if (state.turnedTile) return {*state.turnedTile};
    if (state.rules.firstGame) return {state.turn};
    std::vector<int> open;
    const bool finish = finishShows(state);
    for (int number = finish ? trackTiles + 1 : 1; number <= (finish ? lastTile : trackTiles); ++number)
        if (std::ranges::count(state.usedTiles, number, &UsedTile::number) == 0) open.push_back(number);
    return open;
}

int tokensInPile(const State& state) {
    int elsewhere = tokensDiscarded(state);
    for (const SeatState& seat : state.seats)
        elsewhere += static_cast<int>(seat.tokens.size()) + (seat.announced ? 1 : 0);
    return tokensInAll - elsewhere;
}

int tokensDiscarded(const State& state) { return std::accumulate(state.discarded.begin(), state.discarded.end(), 0); }

int markersLeft(const State& state) { return forceFieldMarkers - static_cast<int>(state.forceFields.size()); }

int copiesUnseen(const State& state, Token token) {
    int unseen = copiesOf(token) - state.discarded[static_cast<std::size_t>(token)];
    for (const SeatState& seat : state.seats) {
        unseen -= static_cast<int>(std::ranges::count(seat.tokens, HeldToken(token)));
        if (seat.announced == token) --unseen;
    }
    return unseen;
}

std::vector<SeatId> yetToProgram(const State& state) {
    std::vector<SeatId> seats = seatsInRace(state);
    std::erase_if(seats, [&](SeatId seat) { return seatOf(state, seat).choice.has_value(); });
    return seats;
}

int choosersOf(const State& state, std::size_t route) {
    return static_cast<int>(std::ranges::count_if(
        state.seats, [route](const SeatState& seat) { return seat.choice && seat.choice->route == route; }));
}

Due due(const State& state) {
    if (state.phase != Phase::Resolution) return {};
    if (state.stage == Stage::Tokens) {
        TokensDue tokens;
        for (const SeatId seat : seatsInRace(state))
            if (const int left = seatOf(state, seat).tokensDue; left > 0) tokens.due.push_back({seat, left});
        return tokens.due.empty() ? Due() : Due(std::move(tokens));
    }
    const Die die = state.stage == Stage::CostRolls ? Die::Yellow : Die::Blue;
    RollsDue rolls;
    for (const SeatId seat : seatsInRace(state)) {
        const int entered = static_cast<int>(seatOf(state, seat).rolls.size());
        const int left = rollsOwed(state, seat) - entered;
        if (left > 0) rolls.due.push_back({seat, die, left, rollFor(state, seat, entered)});
    }
    return rolls.due.empty() ? Due() : Due(std::move(rolls));
}

std::vector<Standing> standings(const State& state) {
    std::vector<Standing> all;
    all.reserve(state.seats.size());
    for (SeatId seat = 0; seat < state.seatCount(); ++seat) {
        const SeatState& has = seatOf(state, seat);
        all.push_back({seat, has.zone, has.fuel, static_cast<int>(has.tokens.size()), has.eliminated, 1});
    }
    std::ranges::stable_sort(all,
                             [](const Standing& one, const Standing& other) { return merits(one) > merits(other); });
    for (std::size_t i = 1; i < all.size(); ++i)
        all[i].place = merits(all[i]) == merits(all[i - 1]) ? all[i - 1].place : static_cast<int>(i) + 1;
    return all;
}

DecidedBy decidedBy(const std::vector<Standing>& standings) {
    if (standings.size() < 2 || standings[1].eliminated) return DecidedBy::NobodyElse;
    const Standing& first = standings[0];
    const Standing& second = standings[1];
    if (first.zone != second.zone) return DecidedBy::Zone;
    if (first.fuel != second.fuel) return DecidedBy::Fuel;
    if (first.tokens != second.tokens) return DecidedBy::Tokens;
    return DecidedBy::Nothing;
}

}  // namespace basekeeper::outspeed
