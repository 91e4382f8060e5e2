// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/attack_math.h"
#include "core/all_your_base/game.h"
#include "core/all_your_base/red_alert.h"
#include "core/overload.h"
#include "tests/support/random_all_your_base_overrides.h"
#include "tests/support/random_play.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace basekeeper::random_play {

namespace detail {

using namespace all_your_base;

inline constexpr std::array<const char*, actKinds> kindNames{
    "play-base", "play-ship",      "play-crew",      "play-cats",   "discard", "pass-defense",
    "attack",    "resolve-attack", "counterattack",  "take-change", "regroup", "end-turn",
    "reshuffle", "end-free-plays", "pass-free-play", "red-alert",   "declare", "overrule"};

template <class Thing>
std::vector<Thing> someOf(const std::vector<Thing>& things, int percent, Random& random) {
    std::vector<Thing> some;
    for (const Thing& thing : things)
        if (random.chance(percent)) some.push_back(thing);
    return some;
}

inline std::optional<int> perhapsPoints(Random& random) {
    return random.chance(70) ? std::nullopt : std::optional(random.chance(10) ? 99 : random.below(7));
}

/// One of the answers that the card accepts.
inline Answer anyAnswer(const State& state, const RedAlert& act, const Question& choice, Random& random) {
    std::vector<Answer> answers;
    const auto consider = [&](const Answer& answer) {
        if (!whyNotAnswer(state, act, answer)) answers.push_back(answer);
    };
    for (const SeatId seat : choice.whose) consider(OtherSeat{seat});
    for (const Base& base : state.bases) consider(base.id);
    for (const Piece& piece : state.pieces) consider(piece.id);
    if (choice.mayDiscard) consider(DiscardPile{});
    return random.oneOf(answers);
}

inline RedAlert anyRedAlert(const State& state, Random& random) {
    RedAlert act = *redAlertOf(random.chance(15) ? 1 : random.chance(12) ? 7 : random.between(1, redAlertCards));
    while (const auto choice = nextQuestion(state, act)) {
        if (random.chance(1)) return act;  // which is refused
        act = withAnswer(state, act, anyAnswer(state, act, *choice, random));
    }
    return act;
}

inline Ship anyShip(Random& random) { return static_cast<Ship>(random.below(5)); }

inline Action defensePlay(const State& state, Random& random) {
    const std::vector<BaseId> own = basesOf(state, state.turn.seat);
    const int kind = random.below(100);
    if (kind < 6) return PassDefense{};
    if (kind < 14) {
        const Card card = random.oneOf(allCards);
        return Discard{card, perhapsPoints(random), isShip(card) ? perhapsPoints(random) : std::nullopt, {}};
    }
    if (own.empty() || kind < 35) return PlayBase{};
    const BaseId on = random.oneOf(own);
    if (kind < 45) return PlayCrew{{on, perhapsPoints(random), {}, {}}};
    if (kind < 55) return PlayCats{{on, perhapsPoints(random), {}, {}}};
    const Ship ship = anyShip(random);
    return PlayShip{{on, perhapsPoints(random), perhapsPoints(random), {}}, ship};
}

/// With the force that the bench proposes, with more than that, or with all.
inline std::optional<Action> strongAttack(const State& state, Random& random) {
    std::vector<Threat> own = threats(state);
    std::erase_if(own, [&](const Threat& threat) { return threat.seat != state.turn.seat; });
    if (own.empty()) return {};
    const BaseId target = random.oneOf(own).target;
    std::vector<PieceId> with = attackOption(state, state.turn.seat, target).force;
    if (random.chance(60))
        for (const PieceId id : someOf(piecesOf(state, state.turn.seat), random.chance(20) ? 100 : 30, random))
            if (std::ranges::find(with, id) == with.end()) with.push_back(id);
    return Attack{target, with, {}};
}

inline Action regrouping(const State& state, Random& random) {
    Regroup act;
    const std::vector<BaseId> own = basesOf(state, state.turn.seat);
    for (const PieceId piece : someOf(piecesOf(state, state.turn.seat), 30, random))
        act.moves.push_back({piece, random.oneOf(own)});
    return act;
}

inline Action changeTaking(const State& state, Random& random) {
    TakeChange act;
    const std::vector<BaseId> own = basesOf(state, state.turn.seat);
    if (own.empty()) return act;
    const int surplus = std::get<PendingChange>(state.pending).surplus;
    for (const PieceId piece : bestChange(state, random.between(0, surplus)).take)
        act.cards.push_back({piece, random.oneOf(own)});
    return act;
}

inline Action freePlay(const State& state, Random& random) {
    const bool endless = !freePlays(state)->left;
    if (random.chance(endless ? 20 : 3)) return endless ? Action(EndFreePlays{}) : Action(PassFreePlay{});
    if (random.chance(25)) return anyRedAlert(state, random);
    if (const auto pile = discardPile(state);
        playsFromDiscardPile(state) && hasBase(state, state.turn.seat) && !pile.empty() && random.chance(70)) {
        const Piece& piece = *state.piece(random.oneOf(pile));
        return playOf(piece.card, {random.oneOf(basesOf(state, state.turn.seat)), perhapsPoints(random), {}, piece.id});
    }
    if (!hasBase(state, state.turn.seat) && random.chance(30)) return Discard{random.oneOf(allCards), {}, {}, {}};
    return defensePlay(state, random);
}

inline Action sensibleAct(const State& state, Random& random) {
    if (state.over) return Overrule{"play on", {edit::ReopenGame{}}};
    if (std::holds_alternative<PendingAttack>(state.pending)) {
        if (random.chance(5)) return Reshuffle{};
        return random.chance(70) ? Action(ResolveAttack{}) : Action(Counterattack{});
    }
    if (freePlays(state)) return freePlay(state, random);
    if (std::holds_alternative<PendingChange>(state.pending) && random.chance(65)) return changeTaking(state, random);
    if (random.chance(1)) return Reshuffle{};
    if (random.chance(3))
        for (SeatId seat = 0; seat < state.rules.seats; ++seat)
            if (mayDeclare(state, seat)) return Declare{seat};
    switch (state.turn.phase) {
        case Phase::RedAlert:
        case Phase::Defense: return random.chance(25) ? Action(anyRedAlert(state, random)) : defensePlay(state, random);
        case Phase::Attack:
            if (random.chance(60))
                if (auto attack = strongAttack(state, random)) return *attack;
            return random.chance(40) ? regrouping(state, random) : Action(EndTurn{});
        case Phase::Regroup: return random.chance(30) ? regrouping(state, random) : Action(EndTurn{});
    }
    return EndTurn{};
}

inline std::vector<Placement> wildPlacements(const State& state, Random& random) {
    std::vector<Placement> moves;
    for (int i = random.below(4); i > 0; --i) moves.push_back({anyPiece(state, random), anyBase(state, random)});
    return moves;
}

/// Often right but for what comes next, or told nothing but what is wrong.
inline RedAlert wildRedAlert(const State& state, Random& random) {
    using namespace red_alert;
    RedAlert act = random.chance(60) ? anyRedAlert(state, random) : *redAlertOf(random.between(1, redAlertCards));
    const auto base = [&](std::optional<BaseId>& told) {
        if (random.chance(40)) told = anyBase(state, random);
    };
    const auto more = [&](auto& told, auto any) {
        if (random.chance(30)) told.push_back(any(state, random));
    };
    const auto moves = [&](std::vector<Placement>& told) {
        if (random.chance(30))
            for (const Placement& move : wildPlacements(state, random)) told.push_back(move);
    };
    std::visit(Overload{
                   [](NoChoice&) {},
                   [&](OneSeat& told) {
                       if (random.chance(80)) told.seat = anySeat(state, random);
                   },
                   [&](OneBase& told) { base(told.base); },
                   [&](ShipThief& told) { base(told.from), base(told.to); },
                   [&](TwoBases& told) { more(told.bases, anyBase), moves(told.moves); },
                   [&](ShipFromEach& told) { more(told.bases, anyBase), more(told.ships, anyPiece); },
                   [&](ImpreciseOrders& told) { moves(told.orders); },
               },
               act);
    return act;
}

/// Any kind, naming anything: mostly refused, at times accepted by luck.
inline Action wildAct(const State& state, Random& random) {
    const BaseId base = anyBase(state, random);
    const auto points = [&]() -> std::optional<int> {
        return random.chance(80) ? std::nullopt : std::optional(random.between(-2, 101));
    };
    const auto piece = [&]() -> std::optional<PieceId> {
        return random.chance(80) ? std::nullopt : std::optional(anyPiece(state, random));
    };
    switch (static_cast<ActKind>(random.below(static_cast<int>(actKinds)))) {
        case ActKind::PlayBase: return PlayBase{};
        case ActKind::PlayShip: {
            const Ship ship = anyShip(random);
            return PlayShip{{base, points(), points(), piece()}, ship};
        }
        case ActKind::PlayCrew: return PlayCrew{{base, points(), {}, piece()}};
        case ActKind::PlayCats: return PlayCats{{base, points(), {}, piece()}};
        case ActKind::Discard:
            if (random.chance(30))
                return Discard{random.chance(50) ? NeverDiscarded::Base : NeverDiscarded::RedAlert, {}, {}, {}};
            return Discard{random.oneOf(allCards), points(), points(), piece()};
        case ActKind::PassDefense: return PassDefense{};
        case ActKind::Attack: {
            Attack act{base, {}, {}};
            for (int i = random.below(5); i > 0; --i) act.with.push_back(anyPiece(state, random));
            if (random.chance(10)) act.withBases.push_back(anyBase(state, random));
            return act;
        }
        case ActKind::ResolveAttack: return ResolveAttack{};
        case ActKind::Counterattack: return Counterattack{};
        case ActKind::TakeChange: return TakeChange{wildPlacements(state, random)};
        case ActKind::Regroup: return Regroup{wildPlacements(state, random)};
        case ActKind::EndTurn: return EndTurn{};
        case ActKind::Reshuffle: return random.chance(20) ? Action(Reshuffle{}) : Action(PassFreePlay{});
        case ActKind::EndFreePlays: return EndFreePlays{};
        case ActKind::PassFreePlay: return PassFreePlay{};
        case ActKind::RedAlert: return wildRedAlert(state, random);
        case ActKind::Declare: return Declare{anySeat(state, random)};
        case ActKind::Overrule: return Overrule{random.chance(10) ? "" : "so ruled", anyEdits(state, random)};
    }
    return PlayBase{};
}

/// An act of the kind that the state must accept if it accepts any; nothing for what has been told to be refused.
inline Action witness(const State& state, ActKind kind) {
    const SeatId seat = state.turn.seat;
    const auto own = [&] { return basesOf(state, seat).front(); };
    switch (kind) {
        case ActKind::PlayBase: return PlayBase{};
        case ActKind::PlayShip: return PlayShip{{own(), {}, {}, {}}, Ship::Zig};
        case ActKind::PlayCrew: return PlayCrew{{own(), {}, {}, {}}};
        case ActKind::PlayCats: return PlayCats{{own(), {}, {}, {}}};
        case ActKind::Discard: return Discard{Card::Zig, {}, {}, {}};
        case ActKind::PassDefense: return PassDefense{};
        case ActKind::Attack: {
            const std::vector<Threat> all = threats(state);
            const auto threat = std::ranges::find(all, seat, &Threat::seat);
            return Attack{threat == all.end() ? BaseId::None : threat->target, piecesOf(state, seat), {}};
        }
        case ActKind::ResolveAttack: return ResolveAttack{};
        case ActKind::Counterattack: return Counterattack{};
        case ActKind::TakeChange: return TakeChange{};
        case ActKind::Regroup: return Regroup{};
        case ActKind::EndTurn: return EndTurn{};
        case ActKind::Reshuffle: return Reshuffle{};
        case ActKind::EndFreePlays: return EndFreePlays{};
        case ActKind::PassFreePlay: return PassFreePlay{};
        case ActKind::RedAlert: return RedAlert{};
        case ActKind::Declare: {
            SeatId winner = 0;
            while (winner + 1 < state.rules.seats && !mayDeclare(state, winner)) ++winner;
            return Declare{winner};
        }
        case ActKind::Overrule: return Overrule{"nothing", {}};
    }
    return PlayBase{};
}

}  // namespace detail

template <>
struct Trait<AllYourBase> {
    using State = all_your_base::State;
    using Action = all_your_base::Action;

    static all_your_base::Setup setup(Random& random) {
        using namespace all_your_base;
        Setup setup;
        for (int i = random.between(minSeats, maxSeats); i > 0; --i) setup.seats.push_back({"Seat", "en"});
        setup.first = random.below(static_cast<int>(setup.seats.size()));
        if (random.chance(40)) {
            for (const Card card : allCards) setup.values[card] = {random.below(8), isShip(card) ? random.below(8) : 0};
            setup.values.baseDefense = random.below(4);
        }
        auto& options = setup.options;
        if (random.chance(50)) options.threshold = random.between(1, 20);
        options.held = random.chance(50) ? Held::All : Held::Gained;
        options.redAlertsPerTurn = random.chance(50) ? RedAlertsPerTurn::One : RedAlertsPerTurn::Any;
        options.change = random.chance(70);
        options.card11 = random.chance(50) ? Card11::Ship : Card11::Base;
        options.card7 = random.chance(50) ? Card7::Receiver : Card7::Giver;
        options.direction = random.chance(50) ? Direction::Clockwise : Direction::CounterClockwise;
        return setup;
    }

    static Action act(const State& state, Random& random) {
        const int kind = random.below(100);
        if (kind < 70) return detail::sensibleAct(state, random);
        if (kind < 73) return all_your_base::Overrule{"so ruled", detail::anyEdits(state, random)};
        return detail::wildAct(state, random);
    }

    static bool kindIsLegal(const AllYourBase::LegalActs& legal, const Action& action) {
        return !legal[action.index()].refusal;
    }

    static std::string name(const Action& action) { return detail::kindNames[action.index()]; }

    static std::string problemOfLegalActs(const State& state, const AllYourBase::LegalActs& legal) {
        for (const auto& [kind, refusal] : legal)
            if (!refusal && all_your_base::whyNot(state, detail::witness(state, kind)))
                return std::string("legalActs allows a kind of which no act is accepted: ") +
                       detail::kindNames[static_cast<std::size_t>(kind)];
        return {};
    }

    static std::string problem(const State& state) {
        using namespace all_your_base;
        std::uint32_t last = 0;
        for (const Base& base : state.bases) {
            if (static_cast<std::uint32_t>(base.id) <= last) return "bases are not in order or not unique";
            last = static_cast<std::uint32_t>(base.id);
            if (!isSeat(state, base.owner)) return "a base without an owner";
            if (base.defense > maxPoints) return "defense out of range";
        }
        if (last > state.basesSeen) return "a base that was never seen";

        last = 0;
        for (const Piece& piece : state.pieces) {
            if (static_cast<std::uint32_t>(piece.id) <= last) return "cards are not in order or not unique";
            last = static_cast<std::uint32_t>(piece.id);
            if (!piece.discarded() && state.base(piece.at) == nullptr) return "a card on no base";
            if (piece.attack > maxPoints || piece.defense > maxPoints) return "points out of range";
            if (!isShip(piece.card) && piece.defense != 0) return "crew with a defense";
        }
        if (last > state.piecesSeen) return "a card that was never seen";
        if (state.pieces.size() + state.piecesInDeck + state.piecesRemoved != state.piecesSeen)
            return "cards were lost or made";

        if (!isSeat(state, state.turn.seat) || !isSeat(state, state.turn.orderGoesOnFrom) ||
            !isSeat(state, nextSeat(state)))
            return "a turn of nobody";
        if (!std::ranges::all_of(state.queue, [&](SeatId seat) { return isSeat(state, seat); }))
            return "an extra turn of nobody";
        if (state.winner && !state.over) return "a winner of a game that goes on";
        const bool nothingOpen = std::holds_alternative<std::monostate>(state.pending);
        if (state.over && !nothingOpen) return "something is open in a game that is over";
        if (std::holds_alternative<PendingChange>(state.pending) && !state.rules.options.change)
            return "change where none is played";
        if (nothingOpen && state.turn.attacked && state.turn.phase == Phase::Attack)
            return "an attack that was called off counts as made";
        const auto* change = std::get_if<PendingChange>(&state.pending);
        // A ship without any points, which a table may enter, is worth nothing.
        const auto canBeHad = [change](const Piece& piece) {
            return piece.discarded() && isShip(piece.card) && piece.attack <= change->surplus &&
                   piece.attack + piece.defense > 0;
        };
        const bool nothingToHave = change != nullptr && std::ranges::none_of(state.pieces, canBeHad);
        const bool mayEnd = (nothingOpen || nothingToHave) && !whyNoneLegal(state, ActKind::EndTurn);
        if ((reminder(state) == Reminder::FillHand) != mayEnd)
            return "the hand is not filled when the turn could be ended";
        if (const auto* attack = std::get_if<PendingAttack>(&state.pending)) {
            const Base* target = state.base(attack->target);
            if (target == nullptr || target->owner == state.turn.seat || !state.turn.attacked)
                return "an attack on nothing";
            if (attackOf(state, attack->with) < attackNeeded(state, attack->target))
                return "a declared attack that is too weak";
        }
        if (const auto* plays = std::get_if<PendingFreePlays>(&state.pending)) {
            if (plays->stack.empty()) return "free plays that nobody has";
            for (const FreePlays& layer : plays->stack)
                if (!freePlaysOf(state, layer.card) || layer.left.value_or(1) < 1) return "free plays that are used up";
        }
        for (SeatId seat = 0; seat < state.rules.seats; ++seat)
            if (mayDeclare(state, seat) == whyNot(state, Declare{seat}).has_value())
                return "mayDeclare and whyNot disagree";
        return {};
    }

    static void note(const State& before, const Action& action, const State& after, Reached& reached) {
        using namespace all_your_base;
        ++reached[name(action)];
        ++reached["seats " + std::to_string(before.rules.seats)];
        if (const auto* taken = std::get_if<TakeChange>(&action); taken != nullptr && !taken->cards.empty())
            ++reached["change of some cards"];
        if (const auto* moved = std::get_if<Regroup>(&action); moved != nullptr && !moved->moves.empty())
            ++reached["regroup of some cards"];
        if (const auto* alert = std::get_if<RedAlert>(&action)) ++reached["card " + std::to_string(alert->number())];
        if (const auto* plays = std::get_if<PendingFreePlays>(&after.pending);
            plays != nullptr && plays->stack.size() > 1)
            ++reached["nested free plays"];
        if (const auto* play = std::get_if<PlayShip>(&action); play != nullptr && play->piece)
            ++reached["ship of the discard pile"];
        if (std::holds_alternative<Discard>(action) && freePlays(before)) ++reached["free play without a base"];
        if (std::holds_alternative<Reshuffle>(action) && after.pieces.size() < before.pieces.size())
            ++reached["reshuffle of some cards"];
        if (std::holds_alternative<EndTurn>(action) && !before.queue.empty()) ++reached["extra turn"];
        if (const auto* ruled = std::get_if<Overrule>(&action)) {
            for (const Edit& change : ruled->changes) ++reached["edit " + std::to_string(change.index())];
            if (std::holds_alternative<PendingAttack>(before.pending) &&
                std::holds_alternative<std::monostate>(after.pending))
                ++reached["attack ruled off"];
        }
        if (std::holds_alternative<PendingChange>(before.pending) && !std::holds_alternative<TakeChange>(action))
            ++reached["change waived"];
    }
};

}  // namespace basekeeper::random_play
