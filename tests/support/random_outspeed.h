// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/choices.h"
#include "core/outspeed/game.h"
#include "core/outspeed/happening.h"
#include "tests/support/random_play.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

/// Random play of Outspeed
namespace basekeeper::random_play {

namespace race {

using namespace outspeed;

inline constexpr std::array<const char*, actKinds> kindNames{"tile", "announce", "apply-bonuses", "program",
                                                             "roll", "resolve",  "take-token",    "overrule"};

inline SeatId anySeat(const State& state, Random& random) {
    return random.chance(5) ? random.between(-1, state.seatCount()) : random.below(state.seatCount());
}
inline HeldToken anyToken(Random& random) {
    return random.chance(30) ? std::nullopt : HeldToken(random.oneOf(allTokens));
}
inline int anyZone(const State& state, Random& random) {
    return random.chance(5) ? random.between(-1, 30) : random.between(state.track.rear, state.track.front);
}

inline Amount anyAmount(Random& random, int most) {
    const int kind = random.below(100);
    if (kind < 60) return random.below(most + 1);
    if (kind < 72) return Choosers();
    if (kind < 86)
        return Dice{random.chance(70) ? 1 : random.between(1, 3), random.chance(70) ? 0 : random.between(1, 2)};
    return random.chance(50) ? Amount(Wheel()) : Amount(0);
}

inline Route anyRoute(Random& random, char name) {
    Route route;
    route.name = std::string(1, name);
    if (random.chance(30)) route.pilots = random.between(1, 4);
    route.sole = random.chance(15);
    if (random.chance(75)) route.cost = anyAmount(random, 3);
    if (random.chance(75)) route.benefit.zones = anyAmount(random, 3);
    if (random.chance(30)) route.benefit.fuel = anyAmount(random, 4);
    if (random.chance(40)) route.benefit.tokens = random.between(1, 2);
    return route;
}

inline Tile anyTile(Random& random, int number) {
    Tile tile{number, {}};
    for (char name = 'A'; name <= 'A' + random.below(4); ++name) tile.routes.push_back(anyRoute(random, name));
    return tile;
}

/// Something is wrong with it.
inline Tile brokenTile(Random& random, int number) {
    Tile tile = anyTile(random, number);
    switch (random.below(6)) {
        case 0: tile.routes.clear(); break;
        case 1: tile.routes.resize(5, {"E", {}, false, 0, {}}); break;
        case 2: tile.routes.back().name.clear(); break;
        case 3: tile.routes.push_back(tile.routes.front()); break;
        case 4: tile.number = random.between(-1, 18); break;
        default: tile.routes.back().benefit.tokens = -1; break;
    }
    return tile;
}

inline std::optional<std::string> anyRouteName(const State& state, Random& random) {
    if (!state.tile || random.chance(5)) return "Z";
    return random.oneOf(state.tile->routes).name;
}

inline Edit anyEdit(const State& state, Random& random) {
    switch (random.below(static_cast<int>(std::variant_size_v<Edit>))) {
        case 0: return edit::SetZone{anySeat(state, random), anyZone(state, random)};
        case 1:
            return edit::SetFuel{anySeat(state, random),
                                 random.chance(5) ? random.between(-1, 1001) : random.below(20)};
        case 2: {
            edit::SetTokens change{anySeat(state, random), {}};
            for (int i = random.chance(10) ? random.below(36) : random.below(4); i > 0; --i)
                change.tokens.push_back(anyToken(random));
            return change;
        }
        case 3: return edit::SetEliminated{anySeat(state, random), random.chance(40)};
        case 4: {
            edit::SetForceFields change;
            for (int i = random.below(9); i > 0; --i) change.zones.push_back(anyZone(state, random));
            return change;
        }
        case 5: return edit::SetThirdSection{static_cast<ThirdSection>(random.below(3))};
        case 6: return edit::SetSide{static_cast<Side>(random.below(2))};
        case 7: return edit::StartTurn{random.between(random.chance(5) ? 0 : 1, random.chance(5) ? 14 : 13)};
        case 8:
            return edit::SetTile{random.chance(10) ? brokenTile(random, 1)
                                                   : anyTile(random, finishShows(state) ? random.between(13, 16)
                                                                                        : random.between(1, 12))};
        case 9:
            return edit::SetPhase{random.chance(10)   ? static_cast<Phase>(random.below(5))
                                  : random.chance(50) ? Phase::Bonuses
                                                      : Phase::Programming};
        case 10: {
            edit::SetChoice change{anySeat(state, random), {}, {}};
            if (random.chance(80)) change.route = anyRouteName(state, random);
            if (random.chance(20)) change.wheel = random.between(-1, 10);
            return change;
        }
        default: {
            edit::EndGame change;
            for (int i = random.below(3); i > 0; --i) change.winners.push_back(anySeat(state, random));
            return change;
        }
    }
}

inline std::vector<Edit> anyEdits(const State& state, Random& random) {
    std::vector<Edit> changes;
    for (int i = random.between(0, 3); i > 0; --i) changes.push_back(anyEdit(state, random));
    return changes;
}

/// Everybody is at the start again.
inline Overrule fromTheStart(const State& state, Random& random) {
    Overrule overrule{"once more",
                      {edit::StartTurn{random.chance(50) ? 1 : random.between(1, 13)},
                       edit::SetThirdSection{ThirdSection::Waits}, edit::SetForceFields{}}};
    for (SeatId seat = 0; seat < state.seatCount(); ++seat) {
        overrule.changes.emplace_back(edit::SetZone{seat, random.chance(50) ? startZone : random.between(1, 14)});
        overrule.changes.emplace_back(edit::SetFuel{seat, random.chance(50) ? startFuel : random.between(1, 20)});
        overrule.changes.emplace_back(edit::SetEliminated{seat, false});
        overrule.changes.emplace_back(
            edit::SetTokens{seat, std::vector<HeldToken>(static_cast<std::size_t>(random.below(4)))});
    }
    if (state.seatCount() > smallParty) overrule.changes.emplace_back(edit::SetSide{Side::Five6});
    return overrule;
}

/// Any announcement that is legal, if there is one.
inline std::optional<Announce> announcement(const State& state, Random& random) {
    std::vector<Announce> legal;
    for (const SeatId seat : seatsInRace(state))
        for (const TokenChoice& choice : tokenChoices(state, seat))
            if (!choice.refusal) legal.push_back({seat, choice.token});
    return legal.empty() ? std::nullopt : std::optional(random.oneOf(legal));
}

inline std::optional<Program> programming(const State& state, Random& random) {
    const auto seats = yetToProgram(state);
    if (seats.empty()) return {};
    const SeatId seat = random.oneOf(seats);
    std::vector<Program> legal;
    const auto choices = routeChoices(state, seat);
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (choices[i].refusal) continue;
        const Route& route = state.tile->routes[i];
        legal.push_back({seat, route.name,
                         usesWheel(route) ? std::optional(random.between(0, choices[i].highestWheel)) : std::nullopt});
    }
    return legal.empty() ? std::nullopt : std::optional(random.oneOf(legal));
}

inline Action dueAct(const State& state, Random& random) {
    const Due now = due(state);
    if (const auto* rolls = std::get_if<RollsDue>(&now)) {
        const auto& of = random.oneOf(rolls->due);
        return Roll{of.seat, of.die, random.chance(5) ? random.between(0, 40) : random.between(0, 4)};
    }
    const auto& of = random.oneOf(std::get<TokensDue>(now).due);
    const Token token = random.oneOf(allTokens);
    const bool named = random.chance(60) && copiesUnseen(state, token) > 0;
    return TakeToken{of.seat, named ? HeldToken(token) : HeldToken()};
}

inline Action sensibleAct(const State& state, Random& random) {
    switch (state.phase) {
        case Phase::Tile: return DescribeTile{anyTile(random, random.oneOf(tileNumbersOpen(state)))};
        case Phase::Bonuses:
            if (random.chance(60))
                if (auto act = announcement(state, random)) return *act;
            return ApplyBonuses{};
        case Phase::Programming:
            if (auto act = programming(state, random)) return *act;
            return Resolve{};
        case Phase::Resolution: return dueAct(state, random);
        case Phase::Over: return fromTheStart(state, random);
    }
    return Resolve{};
}

/// Any kind, naming anything: mostly refused, at times accepted by luck.
inline Action wildAct(const State& state, Random& random) {
    switch (static_cast<ActKind>(random.below(static_cast<int>(actKinds)))) {
        case ActKind::DescribeTile:
            return DescribeTile{random.chance(50) ? brokenTile(random, random.between(1, 16))
                                                  : anyTile(random, random.between(0, 17))};
        case ActKind::Announce: return Announce{anySeat(state, random), random.oneOf(allTokens)};
        case ActKind::ApplyBonuses: return ApplyBonuses{};
        case ActKind::Program: {
            Program act{anySeat(state, random), *anyRouteName(state, random), {}};
            if (random.chance(30)) act.wheel = random.between(-1, 10);
            return act;
        }
        case ActKind::Roll:
            return Roll{anySeat(state, random), random.chance(50) ? Die::Yellow : Die::Blue, random.between(-1, 100)};
        case ActKind::Resolve: return Resolve{};
        case ActKind::TakeToken: return TakeToken{anySeat(state, random), anyToken(random)};
        case ActKind::Overrule: return Overrule{random.chance(10) ? "" : "so ruled", anyEdits(state, random)};
    }
    return Resolve{};
}

/// An act of the kind that the state must accept if it accepts any.
inline std::optional<Action> witness(const State& state, ActKind kind) {
    Random random(1);
    switch (kind) {
        case ActKind::DescribeTile: return DescribeTile{anyTile(random, tileNumbersOpen(state).front())};
        case ActKind::Announce: return announcement(state, random);
        case ActKind::ApplyBonuses: return ApplyBonuses{};
        case ActKind::Program: return programming(state, random);
        case ActKind::Roll:
        case ActKind::TakeToken: return dueAct(state, random);
        case ActKind::Resolve: return Resolve{};
        case ActKind::Overrule: return Overrule{"nothing", {}};
    }
    return {};
}

inline std::string problemOfTokens(const State& state) {
    if (tokensInPile(state) < 0) return "more tokens than there are";
    for (const Token token : allTokens)
        if (copiesUnseen(state, token) < 0) return "more copies of a token than there are";
    for (const SeatState& seat : state.seats) {
        if (seat.announced && !seat.hasAnnounced) return "announced and not";
        if (seat.announced && state.phase != Phase::Bonuses && !state.over()) return "announced out of the bonus phase";
        if (seat.tokensDue > 0 && state.phase != Phase::Resolution && !state.over())
            return "tokens due out of the resolution";
    }
    return {};
}

inline std::string problemOfTrack(const State& state) {
    if (state.track.rear != (state.third == ThirdSection::Laid ? 8 : 1) ||
        state.track.front != (state.third == ThirdSection::Waits ? 14 : 21))
        return "sections";
    const auto onTrack = [&](int zone) {
        return zone >= state.track.rear && (zone <= state.track.front || state.third != ThirdSection::Waits);
    };
    for (const SeatState& seat : state.seats) {
        if (!seat.eliminated && !onTrack(seat.zone)) return "a ship beside the track";
        if (seat.fuel < 0) return "fuel below 0";
    }
    if (!std::ranges::is_sorted(state.forceFields) || !std::ranges::all_of(state.forceFields, onTrack) ||
        markersLeft(state) < 0)
        return "force fields";
    if (!std::ranges::is_sorted(state.entered) || std::ranges::adjacent_find(state.entered) != state.entered.end())
        return "zones entered";
    return {};
}

inline std::string problemOfPhase(const State& state) {
    const bool shown =
        state.phase == Phase::Bonuses || state.phase == Phase::Programming || state.phase == Phase::Resolution;
    if (!state.over() && state.tile.has_value() != shown) return "a tile at the wrong time";
    if (state.turnedTile && state.phase != Phase::Tile && !state.over()) return "a turned tile at the wrong time";
    if (state.turn < 1 || state.turn > turns) return "no such turn";
    if (shown && std::ranges::count(state.usedTiles, state.turn, &UsedTile::turn) != 1)
        return "the tile of the turn is not told";
    if (state.phase == Phase::Tile && tileNumbersOpen(state).empty()) return "no tile can come";
    if ((state.phase == Phase::Resolution) == std::holds_alternative<std::monostate>(due(state)))
        return "due at the wrong time";
    for (const SeatState& seat : state.seats) {
        if (seat.choice && (!state.tile || seat.choice->route >= state.tile->routes.size()))
            return "a route that is not there";
        if (seat.choice && usesWheel(state.tile->routes[seat.choice->route]) != seat.choice->wheel.has_value())
            return "a wheel that is not asked for";
    }
    if (state.endedBy.has_value() != state.over()) return "ended by";
    if (!state.over() && !state.winners.empty()) return "won before the end";
    if (!std::ranges::is_sorted(state.winners)) return "the winners are not by seat";
    return {};
}

/// What is told of an act is what it does.
inline std::string problemOfSteps(const State& state) {
    const auto act = [&]() -> std::optional<Action> {
        if (state.phase == Phase::Bonuses) return ApplyBonuses{};
        if (state.phase == Phase::Programming && yetToProgram(state).empty()) return Resolve{};
        if (state.phase == Phase::Resolution) return witness(state, ActKind::Roll);
        return {};
    }();
    if (!act) return {};
    State after = state;
    applyInPlace(after, *act);
    const auto moments = stepsOf(state, *act);
    if (moments.empty()) return {};
    const State& told = moments.back().after;
    const auto look = [](const State& table) {
        std::vector<int> all{table.track.rear, table.track.front, table.turn, static_cast<int>(table.over()),
                             static_cast<int>(table.side)};
        for (const SeatState& seat : table.seats)
            all.insert(all.end(),
                       {seat.zone, seat.fuel, static_cast<int>(seat.eliminated), static_cast<int>(seat.tokens.size())});
        all.insert(all.end(), table.forceFields.begin(), table.forceFields.end());
        return all;
    };
    return look(told) == look(after) ? "" : "an act does otherwise than is told";
}

}  // namespace race

template <>
struct Trait<Outspeed> {
    using State = outspeed::State;
    using Action = outspeed::Action;

    static outspeed::Setup setup(Random& random) {
        using namespace outspeed;
        outspeed::Setup setup;
        for (int i = random.between(minSeats, maxSeats); i > 0; --i) setup.seats.push_back({"Seat", "en"});
        setup.options.firstGame = random.chance(20);
        return setup;
    }

    static Action act(const State& state, Random& random) {
        const int kind = random.below(100);
        if (kind < 84) return race::sensibleAct(state, random);
        if (kind < 85) return outspeed::Overrule{"so ruled", race::anyEdits(state, random)};
        return race::wildAct(state, random);
    }

    static bool kindIsLegal(const Outspeed::LegalActs& legal, const Action& action) {
        return !legal[action.index()].refusal;
    }

    static std::string name(const Action& action) { return race::kindNames[action.index()]; }

    static std::string problemOfLegalActs(const State& state, const Outspeed::LegalActs& legal) {
        for (const auto& [kind, refusal] : legal) {
            if (refusal) continue;
            const auto act = race::witness(state, kind);
            if (!act || outspeed::whyNot(state, *act))
                return std::string("legalActs allows a kind of which no act is accepted: ") +
                       race::kindNames[static_cast<std::size_t>(kind)];
        }
        return {};
    }

    static std::string problem(const State& state) {
        if (auto wrong = race::problemOfTokens(state); !wrong.empty()) return wrong;
        if (auto wrong = race::problemOfTrack(state); !wrong.empty()) return wrong;
        if (auto wrong = race::problemOfPhase(state); !wrong.empty()) return wrong;
        if (auto wrong = race::problemOfSteps(state); !wrong.empty()) return wrong;
        const auto places = outspeed::standings(state);
        if (places.size() != state.seats.size() || places.front().place != 1) return "standings";
        return {};
    }

    static void note(const State& before, const Action& action, const State& after, Reached& reached) {
        using namespace outspeed;
        ++reached[name(action)];
        ++reached["seats " + std::to_string(before.seatCount())];
        for (const StepResult& moment : stepsOf(before, action)) {
            ++reached["step " + std::to_string(moment.step.index())];
            if (const auto* out = std::get_if<step::Eliminated>(&moment.step))
                ++reached["out by " + std::to_string(static_cast<int>(out->by))];
            if (const auto* plays = std::get_if<step::Plays>(&moment.step))
                ++reached["token " + std::to_string(static_cast<int>(plays->token))];
        }
        if (const auto* ruled = std::get_if<Overrule>(&action))
            for (const Edit& change : ruled->changes) ++reached["edit " + std::to_string(change.index())];
        if (!before.over() && after.over() && !std::holds_alternative<Overrule>(action))
            ++reached["ended by " + std::to_string(static_cast<int>(*after.endedBy))];
        if (before.phase == Phase::Bonuses && after.turnedTile) ++reached["tile turned"];
        if (after.winners.size() > 1) ++reached["shared"];
        if (std::holds_alternative<TakeToken>(action) && tokensDiscarded(before) > 0 && tokensDiscarded(after) == 0)
            ++reached["pile made anew"];
    }
};

}  // namespace basekeeper::random_play
