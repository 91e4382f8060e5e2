// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/game.h"
#include "core/all_aboard/sailing.h"
#include "tests/support/random_play.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// Random play of All aboard!
namespace basekeeper::random_play {

namespace ark {

using namespace all_aboard;

inline constexpr std::array<const char*, actKinds> kindNames{"reveal-boats", "board",        "reveal",
                                                             "sail",         "replace-boat", "overrule"};

inline Weight anyNumber(Random& random) {
    return Weight::ofHalves(random.chance(3) ? random.between(-2, 2000) : random.between(0, 70));
}
inline SeatId anySeat(const State& state, Random& random) {
    return random.chance(5) ? random.between(-1, state.seatCount()) : random.below(state.seatCount());
}
inline int anyBoat(const State& state, Random& random) {
    return random.chance(5) ? random.between(-1, 7) : random.between(1, state.seatCount());
}

inline Edit anyEdit(const State& state, Random& random) {
    const auto place = [&]() -> std::variant<int, edit::Place> {
        if (random.chance(50)) return anyBoat(state, random);
        return static_cast<edit::Place>(random.below(3));
    };
    const auto result = [&]() -> std::optional<BoatResult> {
        return random.chance(50) ? std::nullopt : std::optional(static_cast<BoatResult>(random.below(2)));
    };
    switch (random.chance(40) ? 1 : random.below(static_cast<int>(std::variant_size_v<Edit>))) {
        case 0: return edit::SetBoatNumber{anyBoat(state, random), anyNumber(random)};
        case 1: return edit::MoveAnimal{{anySeat(state, random), random.oneOf(allAnimals)}, place()};
        case 2:
            return edit::MoveFaceDown{anySeat(state, random),
                                      random.chance(30) ? std::nullopt : std::optional(anyBoat(state, random))};
        case 3:
            return edit::SetCupids{anySeat(state, random),
                                   random.chance(5) ? random.between(-1, 100) : random.below(6)};
        case 4: return edit::StartRound{random.between(random.chance(5) ? 0 : 1, random.chance(5) ? 5 : 4)};
        case 5:
            return edit::SetPlaced{
                random.between(random.chance(5) ? -1 : 0, 3 * state.seatCount() + (random.chance(5) ? 1 : 0))};
        case 6: return edit::SetSailing{random.between(random.chance(5) ? 0 : 1, state.seatCount() + 1), result()};
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

/// Everybody has all animals again.
inline Overrule fromTheStart(const State& state) {
    Overrule overrule{"once more", {edit::StartRound{1}}};
    for (SeatId seat = 0; seat < state.seatCount(); ++seat)
        for (const Animal animal : allAnimals)
            overrule.changes.emplace_back(edit::MoveAnimal{{seat, animal}, edit::Place::Set});
    return overrule;
}

inline Action boarding(const State& state, Random& random) {
    const Placing due = *placing(state);
    const auto left = animalsLeft(state, due.seat);
    std::vector<int> open;
    for (std::size_t i = 0; i < state.boats.size(); ++i)
        if (static_cast<int>(state.boats[i].aboard.size()) < boatHolds) open.push_back(static_cast<int>(i) + 1);
    if (left.empty() || open.empty()) return fromTheStart(state);
    return Board{due.seat, random.oneOf(open), due.faceDown ? std::nullopt : std::optional(random.oneOf(left))};
}

inline Action sensibleAct(const State& state, Random& random) {
    switch (state.phase) {
        case Phase::RevealBoats: {
            RevealBoats act;
            for (int i = 0; i < state.seatCount(); ++i) act.boats.push_back(Weight::ofHalves(random.between(0, 60)));
            return act;
        }
        case Phase::Boarding: return boarding(state, random);
        case Phase::Reveal: {
            const SeatId seat = random.oneOf(unnamed(state));
            return Reveal{seat, random.oneOf(animalsLeft(state, seat))};
        }
        case Phase::Sailing:
            return state.replacing ? Action(ReplaceBoat{Weight::ofHalves(random.between(0, 60))}) : Action(Sail{});
        case Phase::Over: return fromTheStart(state);
    }
    return Sail{};
}

/// Any kind, naming anything: mostly refused, at times accepted by luck.
inline Action wildAct(const State& state, Random& random) {
    switch (static_cast<ActKind>(random.below(static_cast<int>(actKinds)))) {
        case ActKind::RevealBoats: {
            RevealBoats act;
            for (int i = random.chance(30) ? random.below(7) : state.seatCount(); i > 0; --i)
                act.boats.push_back(anyNumber(random));
            return act;
        }
        case ActKind::Board:
            return Board{anySeat(state, random), anyBoat(state, random),
                         random.chance(50) ? std::nullopt : std::optional(random.oneOf(allAnimals))};
        case ActKind::Reveal: return Reveal{anySeat(state, random), random.oneOf(allAnimals)};
        case ActKind::Sail: return Sail{};
        case ActKind::ReplaceBoat: return ReplaceBoat{anyNumber(random)};
        case ActKind::Overrule: return Overrule{random.chance(10) ? "" : "so ruled", anyEdits(state, random)};
    }
    return Sail{};
}

/// An act of the kind that the state must accept if it accepts any.
inline std::optional<Action> witness(const State& state, ActKind kind) {
    switch (kind) {
        case ActKind::RevealBoats: return RevealBoats{std::vector(state.seats.size(), Weight())};
        case ActKind::Board: {
            const Placing due = *placing(state);
            const auto open = std::ranges::find_if(
                state.boats, [](const Boat& boat) { return static_cast<int>(boat.aboard.size()) < boatHolds; });
            const auto left = animalsLeft(state, due.seat);
            if (open == state.boats.end() || left.empty()) return {};
            return Board{due.seat, static_cast<int>(open - state.boats.begin()) + 1,
                         due.faceDown ? std::nullopt : std::optional(left.front())};
        }
        case ActKind::Reveal: {
            const auto seats = unnamed(state);
            if (seats.empty() || animalsLeft(state, seats.front()).empty()) return {};
            return Reveal{seats.front(), animalsLeft(state, seats.front()).front()};
        }
        case ActKind::Sail: return Sail{};
        case ActKind::ReplaceBoat: return ReplaceBoat{};
        case ActKind::Overrule: return Overrule{"nothing", {}};
    }
    return {};
}

inline std::string problemOfAnimals(const State& state) {
    for (SeatId seat = 0; seat < state.seatCount(); ++seat) {
        const SeatState& has = state.seats[static_cast<std::size_t>(seat)];
        std::map<Animal, int> places;
        for (const Animal animal : has.saved) ++places[animal];
        for (const Animal animal : has.discarded) ++places[animal];
        for (const Animal animal : animalsLeft(state, seat)) ++places[animal];
        int faceDown = 0;
        for (const Boat& boat : state.boats)
            for (const Passenger& passenger : boat.aboard) {
                if (passenger.seat != seat) continue;
                if (!passenger.animal) ++faceDown;
                else if (!boat.result) ++places[*passenger.animal];
            }
        for (const Animal animal : allAnimals)
            if (places[animal] != 1) return "an animal is not in exactly one place";
        if (faceDown > 1) return "a seat has two animals face down";
        if (faceDown > static_cast<int>(animalsLeft(state, seat).size()))
            return "an animal lies face down that cannot be any";
        if (has.cupids < 0) return "fewer than no cupids";
    }
    return {};
}

inline std::string problemOfBoats(const State& state) {
    if (!state.boats.empty() && state.boats.size() != state.seats.size())
        return "another number of boats than of seats";
    bool done = true;
    for (const Boat& boat : state.boats) {
        if (boat.result && !done) return "a boat has sailed before one to its left";
        done = boat.result.has_value();
        if (boat.weighed.has_value() != done) return "weighed, but neither sailed nor sunk";
        if (done && std::ranges::any_of(boat.aboard, [](const Passenger& passenger) { return !passenger.animal; }))
            return "sailed with an animal face down";
    }
    const auto sailed =
        static_cast<int>(std::ranges::count_if(state.boats, [](const Boat& boat) { return boat.result.has_value(); }));
    const int boats = static_cast<int>(state.boats.size());
    switch (state.phase) {
        case Phase::RevealBoats: return sailed == boats ? "" : "boats are to be revealed before all have sailed";
        case Phase::Boarding:
            return boats > 0 && sailed == 0 && state.placed < 3 * state.seatCount() ? "" : "boarding at the wrong time";
        case Phase::Reveal:
        case Phase::Sailing:
            if (boats == 0 || sailed != state.sailing || sailed == boats) return "another boat sails next";
            return unnamed(state).empty() == (state.phase == Phase::Sailing) ? "" : "sailing with an animal face down";
        case Phase::Over: return {};
    }
    return {};
}

/// What is foretold of the boat that sails next is what happens.
inline std::string problemOfOutlooks(const State& state) {
    const auto all = outlooks(state);
    if (all.size() != state.boats.size()) return "not an outlook for each boat";
    if (state.phase != Phase::Sailing || state.replacing) return {};
    const Outlook& next = all[static_cast<std::size_t>(state.sailing)];
    std::vector<Step> steps;
    for (const SailingMoment& moment : sailingOf(state, Sail{})) steps.push_back(moment.step);
    if (steps != next.steps) return "a boat sails otherwise than foretold";
    State after = state;
    applyInPlace(after, Sail{});
    if (after.boats[static_cast<std::size_t>(state.sailing)].result != next.result)
        return "a boat ends otherwise than foretold";
    return {};
}

}  // namespace ark

template <>
struct Trait<AllAboard> {
    using State = all_aboard::State;
    using Action = all_aboard::Action;

    static all_aboard::Setup setup(Random& random) {
        using namespace all_aboard;
        all_aboard::Setup setup;
        for (int i = random.between(minSeats, maxSeats); i > 0; --i) setup.seats.push_back({"Seat", "en"});
        setup.first = random.below(static_cast<int>(setup.seats.size()));
        if (random.chance(40))
            for (const Animal animal : allAnimals) {
                const Weight weight = Weight::ofHalves(random.between(-4, 24));
                setup.values[animal] = {
                    weight, weighsOtherwiseInLove(animal) ? Weight::ofHalves(random.between(-4, 24)) : weight,
                    random.below(15)};
            }
        setup.options.effects = random.chance(80);
        return setup;
    }

    static Action act(const State& state, Random& random) {
        const int kind = random.below(100);
        if (kind < 84) return ark::sensibleAct(state, random);
        if (kind < 85) return all_aboard::Overrule{"so ruled", ark::anyEdits(state, random)};
        return ark::wildAct(state, random);
    }

    static bool kindIsLegal(const AllAboard::LegalActs& legal, const Action& action) {
        return !legal[action.index()].refusal;
    }

    static std::string name(const Action& action) { return ark::kindNames[action.index()]; }

    static std::string problemOfLegalActs(const State& state, const AllAboard::LegalActs& legal) {
        for (const auto& [kind, refusal] : legal) {
            if (refusal) continue;
            const auto act = ark::witness(state, kind);
            if (!act || all_aboard::whyNot(state, *act))
                return std::string("legalActs allows a kind of which no act is accepted: ") +
                       ark::kindNames[static_cast<std::size_t>(kind)];
        }
        return {};
    }

    static std::string problem(const State& state) {
        if (auto wrong = ark::problemOfAnimals(state); !wrong.empty()) return wrong;
        if (auto wrong = ark::problemOfBoats(state); !wrong.empty()) return wrong;
        if (auto wrong = ark::problemOfOutlooks(state); !wrong.empty()) return wrong;
        if (state.replacing && (state.phase != all_aboard::Phase::Sailing && state.phase != all_aboard::Phase::Reveal))
            return "a boat waits out of its time";
        if (!state.over() && !state.winners.empty()) return "won before the end";
        if (!std::ranges::is_sorted(state.winners)) return "the winners are not by seat";
        const auto places = all_aboard::standings(state);
        if (places.size() != state.seats.size() || places.front().place != 1) return "standings";
        return {};
    }

    static void note(const State& before, const Action& action, const State& after, Reached& reached) {
        using namespace all_aboard;
        ++reached[name(action)];
        ++reached["seats " + std::to_string(before.seatCount())];
        for (const SailingMoment& moment : sailingOf(before, action))
            ++reached["step " + std::to_string(moment.step.index())];
        if (const auto* ruled = std::get_if<Overrule>(&action))
            for (const Edit& change : ruled->changes) ++reached["edit " + std::to_string(change.index())];
        if (before.round < after.round && !std::holds_alternative<Overrule>(action)) ++reached["round over"];
        if (!before.over() && after.over() && !std::holds_alternative<Overrule>(action)) ++reached["game over"];
        if (after.winners.size() > 1) ++reached["shared"];
    }
};

}  // namespace basekeeper::random_play
