// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outspeed/rules.h"

#include "core/outspeed/game.h"
#include "core/outspeed/overrule.h"
#include "core/outspeed/phase_check.h"
#include "core/outspeed/race.h"
#include "core/outspeed/sharing.h"
#include "core/overload.h"

#include <algorithm>

namespace basekeeper::outspeed {

namespace {

using Refusal = std::optional<Violation>;
using Code = ViolationCode;
using Arg = ArgumentName;

/// Checks that the seat exists and is in the race.
Refusal seatForbids(const State& state, SeatId seat) {
    if (!isSeat(state, seat)) return Violation(Code::NoSuchSeat, "0.1", {{Arg::Seat, seat}});
    if (!inRace(state, seat)) return Violation(Code::SeatEliminated, "3.5", {{Arg::Seat, seat}});
    return {};
}

Violation elsewhere(Token token) {
    return {Code::TokenElsewhere, "0.3", {{Arg::Token, static_cast<int>(token)}, {Arg::Value, copiesOf(token)}}};
}

/// 0.2, 3.8: checks that the number can be the tile of this turn.
Refusal numberForbids(const State& state, int number) {
    if (state.turnedTile) {
        if (number == *state.turnedTile) return {};
        return Violation(Code::OtherSideDue, "3.8", {{Arg::Tile, number}, {Arg::Needed, *state.turnedTile}});
    }
    const int lowest = finishShows(state) ? trackTiles + 1 : 1;
    const int highest = finishShows(state) ? lastTile : trackTiles;
    if (number < lowest || number > highest)
        return Violation(Code::NoSuchTile, "0.2",
                         {{Arg::Tile, number}, {Arg::Lowest, lowest}, {Arg::Highest, highest}});
    // In the first game, this turn's own number stands even if an override has used it elsewhere.
    if (state.rules.firstGame && number == state.turn) return {};
    const auto used = std::ranges::find(state.usedTiles, number, &UsedTile::number);
    if (used != state.usedTiles.end())
        return Violation(Code::TileUsed, "0.2", {{Arg::Tile, number}, {Arg::Turn, used->turn}});
    if (state.rules.firstGame)
        return Violation(Code::TileOutOfOrder, "0.2", {{Arg::Tile, number}, {Arg::Needed, state.turn}});
    return {};
}

/// 1.1, 0.3: checks that the seat is known to hold the token, or that one of its secret tokens can be it.
Refusal holdingForbids(const State& state, SeatId seat, Token token) {
    const auto& tokens = seatOf(state, seat).tokens;
    if (tokens.empty()) return Violation(Code::TokenNotHeld, "1.1", {{Arg::Seat, seat}});
    if (std::ranges::count(tokens, HeldToken(token)) > 0) return {};
    if (std::ranges::count(tokens, HeldToken()) == 0)
        return Violation(Code::TokenNotHeld, "1.1", {{Arg::Seat, seat}, {Arg::Token, static_cast<int>(token)}});
    if (copiesUnseen(state, token) <= 0) return elsewhere(token);
    return {};
}

Refusal actForbids(const State& state, const DescribeTile& act) {
    if (auto refusal = numberForbids(state, act.tile.number)) return refusal;
    return whyNotDescribed(act.tile);
}

Refusal actForbids(const State& state, const Announce& act) {
    if (auto refusal = seatForbids(state, act.seat)) return refusal;
    const SeatState& has = seatOf(state, act.seat);
    if (has.hasAnnounced) return Violation(Code::AlreadyAnnounced, "1.1", {{Arg::Seat, act.seat}});
    if (auto refusal = holdingForbids(state, act.seat, act.token)) return refusal;
    const int rearmost = rearOccupied(state);
    if (act.token == Token::Electromagnet && has.zone != rearmost)
        return Violation(Code::NotRearmost, "1.4",
                         {{Arg::Seat, act.seat}, {Arg::Zone, has.zone}, {Arg::Needed, rearmost}});
    if (act.token != Token::ForceField) return {};
    if (finishShows(state)) return Violation(Code::NoFieldOnFinish, "1.9");
    if (markersLeft(state) <= 0) return Violation(Code::NoMarkerLeft, "1.9");
    return {};
}

Refusal actForbids(const State&, const ApplyBonuses&) { return {}; }

/// 2.3: the wheel must be set if and only if the route uses it.
Refusal wheelForbids(const Route& route, std::size_t index, std::optional<int> wheel) {
    const Argument which{Arg::Route, static_cast<int>(index)};
    if (usesWheel(route) && !wheel) return Violation(Code::WheelMissing, "2.3", {which});
    if (!usesWheel(route) && wheel) return Violation(Code::WheelSuperfluous, "2.3", {which});
    if (wheel && (*wheel < 0 || *wheel > maxWheel))
        return Violation(Code::ValueOutOfRange, "2.3",
                         {{Arg::Value, *wheel}, {Arg::Lowest, 0}, {Arg::Highest, maxWheel}});
    return {};
}

Refusal actForbids(const State& state, const Program& act) {
    if (auto refusal = seatForbids(state, act.seat)) return refusal;
    const SeatState& has = seatOf(state, act.seat);
    if (has.choice) return Violation(Code::AlreadyProgrammed, "2.1", {{Arg::Seat, act.seat}});
    const auto index = routeNamed(*state.tile, act.route);
    if (!index) return Violation(Code::NoSuchRoute, "2.1");
    const Route& route = state.tile->routes[*index];
    if (auto refusal = wheelForbids(route, *index, act.wheel)) return refusal;
    const int least = leastCost(route, act.wheel);
    if (least > has.fuel && !allTooDear(*state.tile, has.fuel))
        return Violation(Code::RouteTooDear, "2.2",
                         {{Arg::Seat, act.seat},
                          {Arg::Route, static_cast<int>(*index)},
                          {Arg::Value, least},
                          {Arg::Highest, has.fuel}});
    return {};
}

Refusal actForbids(const State& state, const Roll& act) {
    if (auto refusal = seatForbids(state, act.seat)) return refusal;
    const Due now = due(state);
    const auto* rolls = std::get_if<RollsDue>(&now);
    Violation notDue(Code::RollNotDue, "3.1", {{Arg::Seat, act.seat}});
    if (rolls == nullptr) return notDue;
    const auto of = std::ranges::find(rolls->due, act.seat, &RollsDue::Of::seat);
    if (of == rolls->due.end()) return notDue;
    if (of->die != act.die)
        return Violation(Code::OtherDieDue, "3.3", {{Arg::Seat, act.seat}, {Arg::Die, static_cast<int>(of->die)}});
    if (act.value < 0 || act.value > maxAmount)
        return Violation(Code::ValueOutOfRange, "3.3",
                         {{Arg::Value, act.value}, {Arg::Lowest, 0}, {Arg::Highest, maxAmount}});
    return {};
}

Refusal actForbids(const State& state, const Resolve&) { return somebodyStillPrograms(state); }

Refusal actForbids(const State& state, const TakeToken& act) {
    if (auto refusal = seatForbids(state, act.seat)) return refusal;
    const bool tokensStage = state.stage == Stage::Tokens;
    if (!tokensStage || seatOf(state, act.seat).tokensDue <= 0)
        return Violation(Code::TokenNotDue, "3.3", {{Arg::Seat, act.seat}});
    if (act.token && copiesUnseen(state, *act.token) <= 0) return elsewhere(*act.token);
    return {};
}

void carry(State& state, const DescribeTile& act) {
    state.tile = act.tile;
    if (state.turnedTile) {
        state.turnedTile.reset();
        state.phase = Phase::Programming;
    } else {
        state.usedTiles.push_back({state.turn, act.tile.number});
        state.phase = Phase::Bonuses;
    }
}

void carry(State& state, const Announce& act) {
    SeatState& has = seatOf(state, act.seat);
    auto played = std::ranges::find(has.tokens, HeldToken(act.token));
    if (played == has.tokens.end()) played = std::ranges::find(has.tokens, HeldToken());
    has.tokens.erase(played);
    has.announced = act.token;
    has.hasAnnounced = true;
}

void carry(State& state, const ApplyBonuses&) { Race(state).applyBonuses(); }

void carry(State& state, const Program& act) {
    seatOf(state, act.seat).choice = Choice{*routeNamed(*state.tile, act.route), act.wheel};
}

void carry(State& state, const Roll& act) { Race(state).roll(act.seat, act.value); }

void carry(State& state, const Resolve&) { Race(state).resolve(); }

void carry(State& state, const TakeToken& act) { Race(state).takeToken(act.seat, act.token); }

void carry(State& state, const Overrule& act) { state = *withOverride(std::move(state), act); }

}  // namespace

State initial(const Setup& setup) {
    State state;
    state.rules.firstGame = setup.options.firstGame;
    state.seats.resize(setup.seats.size());
    state.side = state.seatCount() > smallParty ? Side::Five6 : Side::Three4;
    return state;
}

std::optional<Violation> whyNot(const State& state, const Action& action) {
    return std::visit(Overload{
                          [&](const Overrule& act) -> Refusal {
                              auto after = withOverride(state, act);
                              return after ? Refusal{} : Refusal(std::move(after.error()));
                          },
                          [&](const auto& act) -> Refusal {
                              if (auto refusal = phaseForbids(state, kindOf(action))) return refusal;
                              return actForbids(state, act);
                          },
                      },
                      action);
}

void applyInPlace(State& state, const Action& action) {
    std::visit([&](const auto& act) { carry(state, act); }, action);
}

tl::expected<State, Violation> apply(const State& state, const Action& action) {
    if (auto refusal = whyNot(state, action)) return tl::unexpected(std::move(*refusal));
    State next = state;
    applyInPlace(next, action);
    return next;
}

}  // namespace basekeeper::outspeed

template class basekeeper::Session<basekeeper::Outspeed>;
