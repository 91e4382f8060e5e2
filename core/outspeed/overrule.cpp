// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outspeed/overrule.h"

#include "core/outspeed/race.h"
#include "core/outspeed/rules.h"

#include <algorithm>
#include <set>
#include <utility>

namespace basekeeper::outspeed {

namespace {

using Refusal = std::optional<Violation>;
using Code = ViolationCode;
using Arg = ArgumentName;

constexpr int maxZone = 999;  // far more than any race has

Violation notThere(Arg what, int which) { return {Code::RulingOutOfRange, "7.1", {{what, which}}}; }

Refusal rangeForbids(int value, int lowest, int highest) {
    if (value >= lowest && value <= highest) return {};
    return Violation(Code::RulingOutOfRange, "7.1",
                     {{Arg::Value, value}, {Arg::Lowest, lowest}, {Arg::Highest, highest}});
}

Refusal zoneForbids(int zone) { return zone >= 1 && zone <= maxZone ? Refusal{} : Refusal(notThere(Arg::Zone, zone)); }

/// Returns announced tokens to their seats.
void takeBackAnnounced(State& state) {
    for (SeatState& seat : state.seats) {
        if (seat.announced) seat.tokens.emplace_back(*std::exchange(seat.announced, std::nullopt));
        seat.hasAnnounced = false;
    }
}

/// Clears rolls and tokens that are due.
void forgetDue(State& state) {
    state.stage = Stage::CostRolls;
    for (SeatState& seat : state.seats) {
        seat.rolls.clear();
        seat.tokensDue = 0;
    }
}

void forgetChoices(State& state) {
    for (SeatState& seat : state.seats) seat.choice.reset();
}

class EditApplier {
public:
    explicit EditApplier(State& state) : m_state(state) {}

    Refusal operator()(const edit::SetZone& change) {
        if (auto refusal = checkSeat(change.seat)) return refusal;
        if (auto refusal = zoneForbids(change.zone)) return refusal;
        seatOf(m_state, change.seat).zone = change.zone;
        return {};
    }

    Refusal operator()(const edit::SetFuel& change) {
        if (auto refusal = checkSeat(change.seat)) return refusal;
        if (auto refusal = rangeForbids(change.fuel, 0, maxFuel)) return refusal;
        seatOf(m_state, change.seat).fuel = change.fuel;
        return {};
    }

    Refusal operator()(const edit::SetTokens& change) {
        if (auto refusal = checkSeat(change.seat)) return refusal;
        State changed = m_state;
        seatOf(changed, change.seat).tokens = change.tokens;
        if (auto refusal = bringBackDiscarded(changed)) return refusal;
        m_state = std::move(changed);
        return {};
    }

    Refusal operator()(const edit::SetEliminated& change) {
        if (auto refusal = checkSeat(change.seat)) return refusal;
        const int before = countInRace(m_state);
        seatOf(m_state, change.seat).eliminated = change.eliminated;
        if (mustTurnTiles(m_state, before)) m_state.side = Side::Three4;
        return {};
    }

    Refusal operator()(const edit::SetForceFields& change) {
        if (auto refusal = rangeForbids(static_cast<int>(change.zones.size()), 0, forceFieldMarkers)) return refusal;
        for (const int zone : change.zones)
            if (auto refusal = zoneForbids(zone)) return refusal;
        m_state.forceFields = change.zones;
        std::ranges::sort(m_state.forceFields);
        return {};
    }

    Refusal operator()(const edit::SetThirdSection& change) {
        constexpr Track two;
        m_state.third = change.third;
        m_state.track.rear = change.third == ThirdSection::Laid ? two.rear + zonesPerSection : two.rear;
        m_state.track.front = change.third == ThirdSection::Waits ? two.front : two.front + zonesPerSection;
        std::erase_if(m_state.forceFields, [this](int zone) { return !isOnTrack(m_state, zone); });
        return {};
    }

    Refusal operator()(const edit::SetSide& change) {
        m_state.side = change.side;
        return {};
    }

    Refusal operator()(const edit::StartTurn& change) {
        if (change.turn < 1 || change.turn > turns)
            return Violation(Code::RulingOutOfRange, "7.1",
                             {{Arg::Turn, change.turn}, {Arg::Lowest, 1}, {Arg::Highest, turns}});
        m_state.turn = change.turn;
        std::erase_if(m_state.usedTiles, [&](const UsedTile& used) { return used.turn >= change.turn; });
        m_state.tile.reset();
        m_state.turnedTile.reset();
        m_state.entered.clear();
        takeBackAnnounced(m_state);
        forgetChoices(m_state);
        forgetDue(m_state);
        setProgress(Phase::Tile);
        return {};
    }

    Refusal operator()(const edit::SetTile& change) {
        if (m_state.over()) return phaseForbids(m_state.phase);
        if (auto refusal = whyNotDescribed(change.tile)) return refusal;
        if (auto refusal = finishShows(m_state) ? rangeForbids(change.tile.number, trackTiles + 1, lastTile)
                                                : rangeForbids(change.tile.number, 1, trackTiles))
            return refusal;
        if (m_state.tile) keepChoices(change.tile);
        std::erase_if(m_state.usedTiles, [&](const UsedTile& used) { return used.turn == m_state.turn; });
        m_state.usedTiles.push_back({m_state.turn, change.tile.number});
        m_state.tile = change.tile;
        const bool turned = std::exchange(m_state.turnedTile, std::nullopt).has_value();
        if (m_state.phase == Phase::Tile) m_state.phase = turned ? Phase::Programming : Phase::Bonuses;
        return {};
    }

    Refusal operator()(const edit::SetPhase& change) {
        const bool possible = change.phase == Phase::Bonuses || change.phase == Phase::Programming;
        if (!possible || !m_state.tile) return phaseForbids(change.phase);
        if (m_state.phase == change.phase) return {};
        if (change.phase == Phase::Bonuses) forgetChoices(m_state);
        takeBackAnnounced(m_state);
        forgetDue(m_state);
        setProgress(change.phase);
        return {};
    }

    Refusal operator()(const edit::SetChoice& change) {
        if (auto refusal = checkSeat(change.seat)) return refusal;
        if (m_state.phase != Phase::Programming && m_state.phase != Phase::Resolution)
            return phaseForbids(m_state.phase);
        SeatState& has = seatOf(m_state, change.seat);
        std::optional<Choice> choice;
        if (change.route) {
            // Checks only whether the tile has such a choice: as if the seat had not chosen yet and could pay for
            // everything.
            State asking = m_state;
            asking.phase = Phase::Programming;
            SeatState& asked = seatOf(asking, change.seat);
            asked.eliminated = false;
            asked.choice.reset();
            asked.fuel = maxFuel;
            if (auto refusal = whyNot(asking, Program{change.seat, *change.route, change.wheel})) return refusal;
            choice = Choice{*routeNamed(*m_state.tile, *change.route), change.wheel};
        }
        if (has.choice == choice) return {};
        has.choice = choice;
        has.rolls.clear();
        return {};
    }

    Refusal operator()(const edit::EndGame& change) {
        for (const SeatId seat : change.winners)
            if (auto refusal = checkSeat(seat)) return refusal;
        const std::set<SeatId> winners(change.winners.begin(), change.winners.end());
        m_state.phase = Phase::Over;
        m_state.winners.assign(winners.begin(), winners.end());
        m_state.endedBy = EndedBy::Override;
        return {};
    }

private:
    [[nodiscard]] Refusal checkSeat(SeatId seat) const {
        return isSeat(m_state, seat) ? Refusal{} : Refusal(notThere(Arg::Seat, seat));
    }
    [[nodiscard]] static Refusal phaseForbids(Phase phase) { return notThere(Arg::Phase, static_cast<int>(phase)); }

    /// Resumes the race at that phase, even if it was over.
    void setProgress(Phase phase) {
        m_state.phase = phase;
        m_state.winners.clear();
        m_state.endedBy.reset();
    }

    /// Takes held tokens off the discard pile; if the draw pile would have too few, it is refilled (3.3). Refuses more
    /// tokens than there are.
    [[nodiscard]] static Refusal bringBackDiscarded(State& state) {
        for (const Token token : allTokens) {
            const int missing = -copiesUnseen(state, token);
            int& discarded = state.discarded[static_cast<std::size_t>(token)];
            if (missing > discarded) {
                const int copies = copiesOf(token);
                return rangeForbids(copies + missing - discarded, 0, copies);
            }
            if (missing > 0) discarded -= missing;
        }
        if (tokensInPile(state) < 0) state.discarded.fill(0);
        return tokensInPile(state) < 0 ? rangeForbids(tokensInAll - tokensInPile(state), 0, tokensInAll) : Refusal{};
    }

    /// Keeps choices when the tile's description changes, matching routes by name.
    void keepChoices(const Tile& tile) {
        for (SeatState& seat : m_state.seats) {
            seat.rolls.clear();
            if (!seat.choice) continue;
            const auto route = routeNamed(tile, m_state.tile->routes[seat.choice->route].name);
            if (route && usesWheel(tile.routes[*route]) == seat.choice->wheel.has_value()) seat.choice->route = *route;
            else seat.choice.reset();
        }
    }

    State& m_state;
};

/// Refuses ships in the race or markers that are not on the track.
Refusal placesForbid(const State& state) {
    for (const SeatId seat : seatsInRace(state))
        if (const int zone = seatOf(state, seat).zone; !isOnTrack(state, zone))
            return Violation(Code::RulingOutOfRange, "7.1", {{Arg::Seat, seat}, {Arg::Zone, zone}});
    for (const int zone : state.forceFields)
        if (!isOnTrack(state, zone)) return notThere(Arg::Zone, zone);
    return {};
}

}  // namespace

std::optional<Violation> applyEdit(State& state, const Edit& change) { return std::visit(EditApplier(state), change); }

int farthestOffered(const State& state) {
    const int beyond = state.track.front + zonesPerSection;
    int farthest = isOnTrack(state, beyond) ? beyond : state.track.front;
    for (const SeatState& seat : state.seats) farthest = std::max(farthest, seat.zone);
    return farthest;
}

tl::expected<State, Violation> withOverride(State state, const Overrule& act) {
    if (act.reason.empty()) return tl::unexpected(Violation(Code::ReasonMissing, "7.1"));
    for (const Edit& change : act.changes)
        if (auto refusal = applyEdit(state, change)) return tl::unexpected(std::move(*refusal));
    if (auto refusal = placesForbid(state)) return tl::unexpected(std::move(*refusal));
    if (state.endedBy == EndedBy::Finish) state.winners = leaders(state);
    Race(state).continueResolution();
    return state;
}

}  // namespace basekeeper::outspeed
