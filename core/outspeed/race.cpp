// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outspeed/race.h"

#include "core/outspeed/sharing.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>

namespace basekeeper::outspeed {

namespace {

constexpr int farBack = -3;     // 1.4
constexpr int back = -2;        // 1.4, 1.6
constexpr int tankFuel = 2;     // 1.7
constexpr int tokensDrawn = 2;  // 3.3

void enter(std::vector<int>& zones, int zone) {
    const auto place = std::ranges::lower_bound(zones, zone);
    if (place == zones.end() || *place != zone) zones.insert(place, zone);
}

}  // namespace

std::vector<SeatId> leaders(const State& state) {
    std::vector<SeatId> seats;
    for (const Standing& standing : standings(state))
        if (!standing.eliminated && standing.place == 1) seats.push_back(standing.seat);
    return seats;
}

int countInRace(const State& state) { return static_cast<int>(seatsInRace(state).size()); }

bool mustTurnTiles(const State& state, int inRaceBefore) {
    return inRaceBefore > smallParty && countInRace(state) <= smallParty && state.side == Side::Five6;
}

Race::Race(State& state, StepObserver onStep) : m_state(state), m_onStep(std::move(onStep)) {
    if (!m_onStep) m_onStep = [](const Step&) {};
}

void Race::applyBonuses() {
    const int before = countInRace(m_state);
    const std::vector<Group> all = groups();
    // An override may have taken announcing seats out of the race.
    for (SeatId seat = 0; seat < m_state.seatCount(); ++seat)
        if (!inRace(m_state, seat)) discard(seat);
    for (const Group& group : all) {
        play(group);
        if (endsByElimination()) return;
    }
    if (endsByElimination()) return;
    m_state.phase = Phase::Programming;
    if (!mustTurnTiles(m_state, before)) return;
    const int shown = m_state.tile->number;
    m_state.side = Side::Three4;
    m_state.phase = Phase::Tile;
    m_state.turnedTile = shown;
    m_state.tile.reset();
    m_onStep(step::TilesTurned{shown});
}

/// One group for each zone, from the front to the rear.
std::vector<Race::Group> Race::groups() const {
    std::map<int, Group, std::greater<>> byZone;
    for (const SeatId seat : seatsInRace(m_state)) {
        if (!seatOf(m_state, seat).announced) continue;
        const int zone = seatOf(m_state, seat).zone;
        Group& group = byZone[zone];
        group.zone = zone;
        group.seats.push_back(seat);
    }
    std::vector<Group> all;
    all.reserve(byZone.size());
    for (auto& [zone, group] : byZone) all.push_back(std::move(group));
    return all;
}

/// Works out all effects before it applies any (1.2).
void Race::play(const Group& group) {
    std::vector<SeatId> players;
    for (const SeatId seat : group.seats) {
        if (inRace(m_state, seat)) players.push_back(seat);
        else discard(seat);
    }
    if (players.empty()) return;
    m_onStep(step::Group{group.zone, players});
    std::vector<Change> changes;
    std::vector<SeatId> fields;
    for (const SeatId seat : seatsInRace(m_state)) changes.push_back({seat, 0, 0});
    for (const SeatId seat : players) {
        const Token token = *seatOf(m_state, seat).announced;
        std::vector<SeatId> touched = touchedBy(token, seat);
        if (token == Token::ForceField && static_cast<int>(fields.size()) == markersLeft(m_state)) touched.clear();
        if (token == Token::ForceField && !touched.empty()) fields.push_back(seat);
        add(token, touched, changes);
        discard(seat);
        m_onStep(step::Plays{seat, token, touched});
    }
    makeChanges(changes);
    // New force fields count from the next group on (1.2).
    for (const SeatId seat : fields) placeField(seat);
}

std::vector<SeatId> Race::seatsBetween(int rear, int front) const {
    std::vector<SeatId> seats = seatsInRace(m_state);
    std::erase_if(seats,
                  [&](SeatId seat) { return seatOf(m_state, seat).zone < rear || seatOf(m_state, seat).zone > front; });
    return seats;
}

std::vector<SeatId> Race::touchedBy(Token token, SeatId seat) const {
    const int own = seatOf(m_state, seat).zone;
    const int front = frontOccupied(m_state);
    switch (token) {
        case Token::Electromagnet:
        case Token::IonCannon: return seatsBetween(own + 1, front);
        case Token::Flamethrower: {
            int next = front;
            for (const SeatId ahead : seatsBetween(own + 1, front)) next = std::min(next, seatOf(m_state, ahead).zone);
            return next > own ? seatsBetween(next, next) : std::vector<SeatId>();
        }
        case Token::FuelTank:
        case Token::Nitro:
        case Token::ForceField: return {seat};
    }
    return {};
}

void Race::add(Token token, const std::vector<SeatId>& touched, std::vector<Change>& changes) const {
    const int front = frontOccupied(m_state);
    for (Change& change : changes) {
        if (std::ranges::count(touched, change.seat) == 0) continue;
        switch (token) {
            case Token::Electromagnet:
                change.zones += seatOf(m_state, change.seat).zone == front ? farBack : back;
                break;
            case Token::IonCannon: change.fuel -= ionCannonTakes; break;
            case Token::Flamethrower: change.zones += back; break;
            case Token::FuelTank: change.fuel += tankFuel; break;
            case Token::Nitro: change.zones += 1; break;
            case Token::ForceField: break;
        }
    }
}

/// All ships move before fuel is lost and gained (1.2b).
void Race::makeChanges(const std::vector<Change>& changes) {
    std::vector<SeatId> pushedOff;
    for (const Change& change : changes)
        if (!move(change.seat, change.zones)) pushedOff.push_back(change.seat);
    for (const Change& change : changes) changeFuel(change.seat, change.fuel);
    for (const SeatId seat : pushedOff) eliminate(seat, step::OutBy::PushedOff);
    for (const Change& change : changes)
        if (change.fuel < 0 && seatOf(m_state, change.seat).fuel == 0) eliminate(change.seat, step::OutBy::IonCannon);
}

/// 1.9
void Race::placeField(SeatId seat) {
    const int zone = seatOf(m_state, seat).zone;
    m_state.forceFields.insert(std::ranges::upper_bound(m_state.forceFields, zone), zone);
    m_onStep(step::FieldPlaced{seat, zone});
}

/// 1.10. Reports the token of an eliminated seat as lost.
void Race::discard(SeatId seat) {
    SeatState& has = seatOf(m_state, seat);
    if (!has.announced) return;
    const Token token = *std::exchange(has.announced, std::nullopt);
    ++m_state.discarded[static_cast<std::size_t>(token)];
    if (has.eliminated) m_onStep(step::TokenLost{seat, token});
}

void Race::resolve() {
    m_state.phase = Phase::Resolution;
    m_state.stage = Stage::CostRolls;
    reportShares();
    continueResolution();
}

void Race::roll(SeatId seat, int value) {
    seatOf(m_state, seat).rolls.push_back(value);
    continueResolution();
}

void Race::takeToken(SeatId seat, HeldToken token) {
    seatOf(m_state, seat).tokens.push_back(token);
    --seatOf(m_state, seat).tokensDue;
    continueResolution();
}

void Race::continueResolution() {
    while (m_state.phase == Phase::Resolution) {
        if (m_state.stage == Stage::Tokens) prepareDraw();
        if (!std::holds_alternative<std::monostate>(due(m_state))) return;
        switch (m_state.stage) {
            case Stage::CostRolls: payCosts(); break;
            case Stage::BenefitRolls: gainBenefits(); break;
            case Stage::Tokens: endTurn(); break;
        }
    }
}

void Race::reportShares() {
    for (std::size_t route = 0; route < m_state.tile->routes.size(); ++route) {
        step::Shared shared{route, {}, false, false, false};
        for (SeatId seat = 0; seat < m_state.seatCount(); ++seat) {
            const auto& choice = seatOf(m_state, seat).choice;
            if (choice && choice->route == route) shared.seats.push_back(seat);
        }
        if (shared.seats.empty()) continue;
        const Sharing sharing = sharingOf(m_state, route);
        shared.tooMany = sharing.tooMany;
        shared.soleTaker = sharing.soleTaker;
        shared.soleMissed = sharing.soleMissed;
        m_onStep(shared);
    }
}

/// 3.1, 3.5
void Race::payCosts() {
    const int before = countInRace(m_state);
    std::vector<SeatId> usedUp;
    for (const SeatId seat : seatsInRace(m_state)) {
        const Route* route = payingRoute(m_state, seat);
        const int cost = route == nullptr ? 0 : valueOf(m_state, seat, route->cost);
        const int fuel = seatOf(m_state, seat).fuel;
        changeFuel(seat, -cost);
        if (cost > 0 && (finishShows(m_state) ? cost > fuel : cost >= fuel)) usedUp.push_back(seat);
    }
    for (const SeatId seat : usedUp) eliminate(seat, step::OutBy::Fuel);
    for (SeatState& seat : m_state.seats) seat.rolls.clear();
    m_state.stage = Stage::BenefitRolls;
    if (!endsByElimination()) turnLaterTiles(before);
}

/// 3.1: the first rolls of a benefit are for zones.
void Race::gainBenefits() {
    std::vector<Change> changes;
    for (const SeatId seat : seatsInRace(m_state)) {
        const Route* route = benefitingRoute(m_state, seat);
        if (route == nullptr) continue;
        const auto& [zones, fuel, tokens] = route->benefit;
        changes.push_back(
            {seat, valueOf(m_state, seat, zones), valueOf(m_state, seat, fuel, firstFuelRoll(route->benefit))});
        seatOf(m_state, seat).tokensDue = tokens;
    }
    for (SeatState& seat : m_state.seats) seat.rolls.clear();
    m_state.stage = Stage::Tokens;
    makeChanges(changes);
    prepareDraw();
    for (const SeatId seat : seatsInRace(m_state))
        if (const int tokens = seatOf(m_state, seat).tokensDue; tokens > 0) m_onStep(step::TokensGained{seat, tokens});
}

/// 3.3: refills the pile if it has too few tokens for the next draw; cancels the draws if it is still empty.
void Race::prepareDraw() {
    const bool anyDue =
        std::ranges::any_of(seatsInRace(m_state), [&](SeatId seat) { return seatOf(m_state, seat).tokensDue > 0; });
    if (!anyDue) return;
    if (tokensInPile(m_state) < tokensDrawn) m_state.discarded.fill(0);
    if (tokensInPile(m_state) > 0) return;
    for (SeatState& seat : m_state.seats) seat.tokensDue = 0;
}

/// 3.6, 5.2, 1.9, 4.1
void Race::endTurn() {
    const int before = countInRace(m_state);
    removeSection();
    if (endsByElimination()) return;
    turnLaterTiles(before);
    removeEnteredFields();
    for (SeatState& seat : m_state.seats) {
        seat.hasAnnounced = false;
        seat.choice.reset();
        seat.rolls.clear();
        seat.tokensDue = 0;
    }
    m_state.tile.reset();
    m_state.entered.clear();
    m_state.stage = Stage::CostRolls;
    const int ended = m_state.turn;
    if (ended < turns) ++m_state.turn;
    m_state.phase = Phase::Tile;
    m_onStep(step::TurnEnds{ended});
    if (ended == turns) finish(EndedBy::Finish, leaders(m_state));
}

/// 3.6: removes the rear section with the ships and markers on it.
void Race::removeSection() {
    if (m_state.third != ThirdSection::Arrives) return;
    m_state.third = ThirdSection::Laid;
    m_state.track.rear += zonesPerSection;
    m_onStep(step::SectionGoes{m_state.track});
    const auto kept = std::ranges::lower_bound(m_state.forceFields, m_state.track.rear);
    const std::vector<int> gone(m_state.forceFields.begin(), kept);
    m_state.forceFields.erase(m_state.forceFields.begin(), kept);
    if (!gone.empty()) m_onStep(step::FieldsRemoved{gone, true});
    for (const SeatId seat : seatsInRace(m_state))
        if (seatOf(m_state, seat).zone < m_state.track.rear) eliminate(seat, step::OutBy::SectionGone);
}

/// 1.9
void Race::removeEnteredFields() {
    std::vector<int> removed;
    std::erase_if(m_state.forceFields, [&](int zone) {
        const bool entered = std::ranges::binary_search(m_state.entered, zone);
        if (entered) removed.push_back(zone);
        return entered;
    });
    if (!removed.empty()) m_onStep(step::FieldsRemoved{removed, false});
}

bool Race::move(SeatId seat, int zones) {
    SeatState& ship = seatOf(m_state, seat);
    const int from = ship.zone;
    const int direction = zones < 0 ? -1 : 1;
    int to = from;
    bool stopped = false;
    bool offTrack = false;
    for (int left = std::abs(zones); left > 0 && !stopped; --left) {
        offTrack = to + direction < m_state.track.rear;
        if (offTrack) break;
        to += direction;
        enter(m_state.entered, to);
        stopped = left > 1 && std::ranges::binary_search(m_state.forceFields, to);
    }
    if (to > m_state.track.front && m_state.third == ThirdSection::Waits) bringSection();
    ship.zone = to;
    if (to != from) m_onStep(step::Moves{seat, from, to, zones, stopped});
    return !offTrack;
}

/// 3.6
void Race::bringSection() {
    m_state.third = ThirdSection::Arrives;
    m_state.track.front += zonesPerSection;
    m_onStep(step::SectionArrives{m_state.track});
}

void Race::changeFuel(SeatId seat, int by) {
    int& fuel = seatOf(m_state, seat).fuel;
    const int from = std::exchange(fuel, std::max(fuel + by, 0));
    if (by < 0) m_onStep(step::LosesFuel{seat, from, fuel, -by});
    if (by > 0) m_onStep(step::GainsFuel{seat, from, fuel});
}

void Race::eliminate(SeatId seat, step::OutBy by) {
    if (std::exchange(seatOf(m_state, seat).eliminated, true)) return;
    m_onStep(step::Eliminated{seat, by});
}

bool Race::endsByElimination() {
    std::vector<SeatId> left = seatsInRace(m_state);
    if (left.size() > 1) return false;
    const EndedBy by = left.empty() ? EndedBy::NobodyLeft : EndedBy::LastOneLeft;
    finish(by, std::move(left));
    return true;
}

void Race::turnLaterTiles(int inRaceBefore) {
    if (!mustTurnTiles(m_state, inRaceBefore)) return;
    m_state.side = Side::Three4;
    m_onStep(step::TilesTurned{0});
}

void Race::finish(EndedBy by, std::vector<SeatId> winners) {
    m_state.phase = Phase::Over;
    m_state.endedBy = by;
    m_state.winners = std::move(winners);
    m_onStep(step::RaceOver{by, m_state.winners});
}

}  // namespace basekeeper::outspeed
