// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/rules.h"

#include "core/all_your_base/card_moves.h"
#include "core/all_your_base/existence.h"
#include "core/all_your_base/game.h"
#include "core/all_your_base/overrule.h"
#include "core/all_your_base/red_alert.h"
#include "core/all_your_base/red_alert_effect.h"
#include "core/all_your_base/turn_order.h"
#include "core/overload.h"

#include <algorithm>
#include <array>
#include <set>

namespace basekeeper::all_your_base {

namespace {

using Refusal = std::optional<Violation>;
using Code = ViolationCode;
using Arg = ArgumentName;

bool attackIsDeclared(const State& state) { return std::holds_alternative<PendingAttack>(state.pending); }

bool defenseIsDone(const State& state) { return state.turn.phase >= Phase::Attack; }

/// 6.1, for the acts of phases 1 and 2.
Refusal defensePhaseForbids(const State& state) {
    if (defenseIsDone(state)) return Violation(Code::PhaseOver, "6.1");
    return {};
}

/// 6.1, for the acts after phase 2.
Refusal laterPhaseForbids(const State& state) {
    if (!defenseIsDone(state)) return Violation(Code::DefenseNotDone, "6.1");
    return {};
}

Refusal attackForbids(const State& state) {
    if (auto refusal = laterPhaseForbids(state)) return refusal;
    if (state.turn.attacked) return Violation(Code::AttackAlreadyMade, "3A.1");
    if (state.turn.phase == Phase::Regroup) return Violation(Code::PhaseOver, "6.1");
    return {};
}

Refusal changeForbids(const State& state) {
    if (!state.rules.options.change) return Violation(Code::ChangeNotPlayed, "3B.3");
    if (std::holds_alternative<PendingChange>(state.pending)) return {};
    if (state.turn.surplusWon < 1) return Violation(Code::NoSurplus, "3B.3");
    return Violation(Code::ChangeClosed, "3B.4");
}

Refusal redAlertForbids(const State& state) {
    if (auto refusal = defensePhaseForbids(state)) return refusal;
    if (state.turn.redAlertsPlayed > 0 && state.rules.options.redAlertsPerTurn == RedAlertsPerTurn::One)
        return Violation(Code::RedAlertAlreadyPlayed, "1.2");
    return {};
}

Refusal pointsForbid(const std::optional<int>& points) {
    if (points && (*points < 0 || *points > maxPoints))
        return Violation(Code::PointsOutOfRange, "V.1",
                         {{Arg::Value, *points}, {Arg::Lowest, 0}, {Arg::Highest, maxPoints}});
    return {};
}

Refusal pointsForbid(Card card, const std::optional<int>& attack, const std::optional<int>& defense) {
    if (auto refusal = pointsForbid(attack)) return refusal;
    if (auto refusal = pointsForbid(defense)) return refusal;
    if (!isShip(card) && defense.value_or(0) != 0)
        return Violation(Code::CrewDefenseFixed, "2C", {{Arg::Card, static_cast<int>(card)}});
    return {};
}

/// 5.12: the card must be in the discard pile and known to the app.
Refusal whyNotFromDiscardPile(const State& state, PieceId id, Card card) {
    const Piece& piece = *state.piece(id);
    if (!playsFromDiscardPile(state))
        return Violation(Code::DiscardPileClosed, "5.12", {{Arg::Piece, static_cast<int>(id)}});
    if (!piece.discarded()) return Violation(Code::NotInDiscardPile, "5.12", {{Arg::Piece, static_cast<int>(id)}});
    if (piece.card != card)
        return Violation(Code::OtherKindOfCard, "5.12",
                         {{Arg::Piece, static_cast<int>(id)}, {Arg::Card, static_cast<int>(card)}});
    return {};
}

/// 2B and 2C, and 5.12 for a card of the discard pile.
Refusal whyNotPlay(const State& state, const PlayCard& act, Card card, std::string_view clause) {
    const Base* base = state.base(act.base);
    if (base == nullptr) return noSuch(act.base);
    if (act.piece && state.piece(*act.piece) == nullptr) return noSuch(*act.piece);
    if (base->owner != state.turn.seat)
        return Violation(
            Code::NotOwnBase, clause,
            {{Arg::Base, static_cast<int>(act.base)}, {Arg::Owner, base->owner}, {Arg::Seat, state.turn.seat}});
    if (act.piece)
        if (auto refusal = whyNotFromDiscardPile(state, *act.piece, card)) return refusal;
    return pointsForbid(card, act.attack, act.defense);
}

/// 5.17: a free play can only discard if there is no base to play on.
Refusal freePlayForbidsDiscard(const State& state) {
    if (freePlays(state) && hasBase(state, state.turn.seat))
        return Violation(Code::DiscardNotForced, "5.17", {{Arg::Seat, state.turn.seat}});
    return {};
}

Refusal whyNotDiscard(const State& state, const Discard& act) {
    if (act.piece && state.piece(*act.piece) == nullptr) return noSuch(*act.piece);
    if (std::holds_alternative<NeverDiscarded>(act.card)) return Violation(Code::NeverDiscarded, "2D");
    const Card card = std::get<Card>(act.card);
    if (act.piece)
        if (auto refusal = whyNotFromDiscardPile(state, *act.piece, card)) return refusal;
    return pointsForbid(card, act.attack, act.defense);
}

Refusal whyNotAttackWith(const State& state, const std::vector<PieceId>& with) {
    std::set<PieceId> named;
    for (const PieceId id : with) {
        const Piece* piece = state.piece(id);
        if (piece->discarded() || state.base(piece->at)->owner != state.turn.seat)
            return Violation(Code::AttackerNotOnOwnBase, "3A.2",
                             {{Arg::Piece, static_cast<int>(id)}, {Arg::Seat, state.turn.seat}});
        if (!named.insert(id).second)
            return Violation(Code::AttackerNamedTwice, "3A.2", {{Arg::Piece, static_cast<int>(id)}});
    }
    return {};
}

Refusal whyNotAttack(const State& state, const Attack& act) {
    const Base* target = state.base(act.target);
    if (target == nullptr) return noSuch(act.target);
    if (auto refusal = whyMissing(state, act.with)) return refusal;
    if (auto refusal = whyMissing(state, act.withBases)) return refusal;
    if (target->owner == state.turn.seat)
        return Violation(Code::OwnBaseAttacked, "3A.1",
                         {{Arg::Base, static_cast<int>(act.target)}, {Arg::Seat, state.turn.seat}});
    if (!act.withBases.empty())
        return Violation(Code::BaseNeverAttacks, "3A.3", {{Arg::Base, static_cast<int>(act.withBases.front())}});
    if (act.with.empty()) return Violation(Code::NoAttackers, "3A.2");
    if (auto refusal = whyNotAttackWith(state, act.with)) return refusal;

    return whyTooWeak(state, attackOf(state, act.with), act.target);
}

Refusal whyNotTakeChange(const State& state, const TakeChange& act) {
    if (auto refusal = whyMissing(state, act.cards)) return refusal;
    const int surplus = std::get<PendingChange>(state.pending).surplus;
    std::set<PieceId> named;
    int total = 0;
    for (const auto& [pieceId, baseId] : act.cards) {
        const Piece* piece = state.piece(pieceId);
        const Base* base = state.base(baseId);
        if (!piece->discarded())
            return Violation(Code::ChangeNotInDiscardPile, "3B.3", {{Arg::Piece, static_cast<int>(pieceId)}});
        if (!isShip(piece->card))
            return Violation(Code::ChangeNotShip, "3B.3",
                             {{Arg::Piece, static_cast<int>(pieceId)}, {Arg::Card, static_cast<int>(piece->card)}});
        if (!named.insert(pieceId).second)
            return Violation(Code::ChangeNamedTwice, "3B.3", {{Arg::Piece, static_cast<int>(pieceId)}});
        if (base->owner != state.turn.seat)
            return Violation(
                Code::ChangeNotOwnBase, "3B.3",
                {{Arg::Base, static_cast<int>(baseId)}, {Arg::Owner, base->owner}, {Arg::Seat, state.turn.seat}});
        total += piece->attack;
    }
    if (total > surplus)
        return Violation(Code::ChangeAboveSurplus, "3B.3", {{Arg::Total, total}, {Arg::Surplus, surplus}});
    return {};
}

Refusal whyNotRegroup(const State& state, const Regroup& act) {
    if (auto refusal = whyMissing(state, act.moves)) return refusal;
    std::set<PieceId> named;
    for (const auto& [pieceId, baseId] : act.moves) {
        const Piece* piece = state.piece(pieceId);
        const Base* base = state.base(baseId);
        if (piece->discarded())
            return Violation(Code::MoveFromDiscardPile, "4.2", {{Arg::Piece, static_cast<int>(pieceId)}});
        if (const SeatId owner = state.base(piece->at)->owner; owner != state.turn.seat)
            return Violation(
                Code::MoveNotOwnCard, "4.1",
                {{Arg::Piece, static_cast<int>(pieceId)}, {Arg::Owner, owner}, {Arg::Seat, state.turn.seat}});
        if (base->owner != state.turn.seat)
            return Violation(
                Code::MoveNotOwnBase, "4.1",
                {{Arg::Base, static_cast<int>(baseId)}, {Arg::Owner, base->owner}, {Arg::Seat, state.turn.seat}});
        if (!named.insert(pieceId).second)
            return Violation(Code::MovedTwice, "4.1", {{Arg::Piece, static_cast<int>(pieceId)}});
    }
    return {};
}

Refusal whyNotRedAlert(const State& state, const RedAlert& act) {
    if (auto refusal = whyNotPlayable(state, act)) return refusal;
    if (std::holds_alternative<red_alert::Counterattack>(act)) return Violation(Code::CounterattackOutOfPlace, "5.15");
    return {};
}

Refusal whyNotDeclare(const State& state, const Declare& act) {
    if (!isSeat(state, act.seat)) return noSuchSeat(act.seat);
    const int held = basesHeld(state, act.seat);
    if (held < state.rules.threshold)
        return Violation(Code::TooFewBases, "0.3",
                         {{Arg::Seat, act.seat}, {Arg::Held, held}, {Arg::Threshold, state.rules.threshold}});
    return {};
}

/// Refuses an act that does not belong to what is unfinished (6.3, 0.5).
Refusal unfinishedForbids(const State& state, ActKind kind) {
    if (!isUnfinished(state) || kind == ActKind::Reshuffle) return {};
    const bool belongs = freePlays(state) ? kind <= ActKind::Discard || kind == ActKind::RedAlert ||
                                                kind == ActKind::EndFreePlays || kind == ActKind::PassFreePlay
                                          : kind == ActKind::ResolveAttack || kind == ActKind::Counterattack;
    if (belongs) return {};
    if (kind == ActKind::Declare) return Violation(Code::DeclareUnfinished, "0.5");
    return Violation(Code::UnfinishedAct, "6.3");
}

Refusal endFreePlaysForbids(const State& state) {
    const FreePlays* plays = freePlays(state);
    if (plays == nullptr) return Violation(Code::NoFreePlays, "5.5");
    if (plays->left) return Violation(Code::FreePlaysLimited, "5.5", {{Arg::Value, *plays->left}});
    return {};
}

void addPiece(State& state, Card card, const std::optional<int>& attack, const std::optional<int>& defense, BaseId at) {
    const Points& usual = state.rules.values[card];
    state.pieces.push_back({PieceId{++state.piecesSeen}, card, static_cast<std::uint8_t>(attack.value_or(usual.attack)),
                            static_cast<std::uint8_t>(defense.value_or(usual.defense)), at});
}

/// Ends a free play: those beneath it come next, and phase 2 after the last one (5.17, 5.18).
void useUpFreePlay(State& state) {
    auto& stack = std::get<PendingFreePlays>(state.pending).stack;
    auto& left = stack.back().left;
    if (left && --*left == 0) stack.pop_back();
    if (stack.empty()) state.pending = std::monostate{};
}

/// Ends the play or discard of a card, which was a free play or that of the DEFENSE phase.
void finishPlay(State& state) {
    if (freePlays(state)) useUpFreePlay(state);
    else state.turn.phase = Phase::Attack;
}

void play(State& state, const PlayCard& act, Card card) {
    if (act.piece) {
        Piece& piece = *state.piece(*act.piece);
        piece.at = act.base;
        piece.attack = static_cast<std::uint8_t>(act.attack.value_or(piece.attack));
        piece.defense = static_cast<std::uint8_t>(act.defense.value_or(piece.defense));
    } else {
        addPiece(state, card, act.attack, act.defense, act.base);
    }
    finishPlay(state);
}

/// Ends an attack, won or countered: discards its cards and those on the base (3B.1, 5.15).
PendingAttack endAttack(State& state) {
    PendingAttack attack = std::get<PendingAttack>(std::move(state.pending));
    state.pending = std::monostate{};
    discardCardsOn(state, attack.target);
    for (const PieceId id : attack.with) state.piece(id)->at = BaseId::None;
    state.turn.phase = Phase::Regroup;
    return attack;
}

void resolveAttack(State& state) {
    const auto& declared = std::get<PendingAttack>(state.pending);
    const int surplus = surplusOf(state, declared);
    const PendingAttack attack = endAttack(state);
    Base& captured = *state.base(attack.target);
    captured.owner = static_cast<std::uint8_t>(state.turn.seat);
    captured.gained = true;
    state.turn.surplusWon = surplus;
    if (surplus >= 1 && state.rules.options.change) state.pending = PendingChange{surplus};
}

void endFreePlays(State& state) {
    auto& stack = std::get<PendingFreePlays>(state.pending).stack;
    stack.pop_back();
    if (stack.empty()) state.pending = std::monostate{};
}

void playRedAlert(State& state, const RedAlert& act) {
    if (freePlays(state)) useUpFreePlay(state);
    // Free plays that an override has opened can be in any phase.
    if (state.turn.phase == Phase::RedAlert) state.turn.phase = Phase::Defense;
    ++state.turn.redAlertsPlayed;
    takeEffect(state, act);
}

void reshuffle(State& state) {
    state.piecesInDeck +=
        static_cast<std::uint32_t>(std::erase_if(state.pieces, [](const Piece& piece) { return piece.discarded(); }));
}

}  // namespace

State initial(const Setup& setup) {
    State state;
    state.rules.seats = static_cast<int>(setup.seats.size());
    state.rules.options = setup.options;
    state.rules.values = setup.values;
    state.rules.threshold =
        setup.options.threshold > 0 ? setup.options.threshold : standardThreshold(state.rules.seats);
    state.turn.seat = setup.first;
    state.turn.orderGoesOnFrom = setup.first;
    return state;
}

std::optional<Violation> statusForbids(const State& state, ActKind kind) {
    if (kind == ActKind::Overrule) return {};
    if (state.over) return Violation(Code::GameOver, "6.4");
    if (auto refusal = unfinishedForbids(state, kind)) return refusal;
    const bool free = freePlays(state) != nullptr;

    switch (kind) {
        case ActKind::PlayBase:
        case ActKind::PlayShip:
        case ActKind::PlayCrew:
        case ActKind::PlayCats: return free ? Refusal{} : defensePhaseForbids(state);
        case ActKind::Discard: return free ? freePlayForbidsDiscard(state) : defensePhaseForbids(state);
        case ActKind::PassDefense: return defensePhaseForbids(state);
        case ActKind::RedAlert: return free ? Refusal{} : redAlertForbids(state);
        case ActKind::Attack: return attackForbids(state);
        case ActKind::Regroup:
        case ActKind::EndTurn: return laterPhaseForbids(state);
        case ActKind::TakeChange: return changeForbids(state);
        case ActKind::ResolveAttack:
            if (!attackIsDeclared(state)) return Violation(Code::NoAttackDeclared, "3A.6");
            return {};
        case ActKind::Counterattack:
            if (!attackIsDeclared(state)) return Violation(Code::NoAttackDeclared, "5.15");
            return {};
        case ActKind::EndFreePlays: return endFreePlaysForbids(state);
        case ActKind::PassFreePlay:
            if (!free) return Violation(Code::NoFreePlays, "5.17");
            return {};
        case ActKind::Reshuffle:
        case ActKind::Declare:
        case ActKind::Overrule: return {};
    }
    return {};
}

std::optional<Violation> whyTooWeak(const State& state, int attack, BaseId target) {
    const int needed = attackNeeded(state, target);
    if (attack >= needed) return {};
    return Violation(Code::AttackTooWeak, "3A.5",
                     {{Arg::Attack, attack},
                      {Arg::Defense, needed - 1},
                      {Arg::Needed, needed},
                      {Arg::Base, static_cast<int>(target)}});
}

std::optional<Violation> whyNot(const State& state, const Action& action) {
    if (auto refusal = statusForbids(state, kindOf(action))) return refusal;
    return std::visit(Overload{
                          [](const PlayBase&) -> Refusal { return {}; },
                          [&](const PlayShip& act) { return whyNotPlay(state, act, act.card(), "2B"); },
                          [&](const PlayCrew& act) { return whyNotPlay(state, act, act.card(), "2C"); },
                          [&](const PlayCats& act) { return whyNotPlay(state, act, act.card(), "2C"); },
                          [&](const Discard& act) { return whyNotDiscard(state, act); },
                          [](const PassDefense&) -> Refusal { return {}; },
                          [&](const Attack& act) { return whyNotAttack(state, act); },
                          [](const ResolveAttack&) -> Refusal { return {}; },
                          [](const Counterattack&) -> Refusal { return {}; },
                          [&](const TakeChange& act) { return whyNotTakeChange(state, act); },
                          [&](const Regroup& act) { return whyNotRegroup(state, act); },
                          [](const EndTurn&) -> Refusal { return {}; },
                          [](const Reshuffle&) -> Refusal { return {}; },
                          [](const EndFreePlays&) -> Refusal { return {}; },
                          [](const PassFreePlay&) -> Refusal { return {}; },
                          [&](const RedAlert& act) { return whyNotRedAlert(state, act); },
                          [&](const Declare& act) { return whyNotDeclare(state, act); },
                          [&](const Overrule& act) -> Refusal {
                              if (auto after = withOverride(state, act); !after) return after.error();
                              return {};
                          },
                      },
                      action);
}

void applyInPlace(State& state, const Action& action) {
    // Any other act waives open change (3B.4).
    if (kindOf(action) != ActKind::TakeChange && std::holds_alternative<PendingChange>(state.pending))
        state.pending = std::monostate{};
    std::visit(Overload{
                   [&](const PlayBase&) {
                       state.bases.push_back({BaseId{++state.basesSeen}, static_cast<std::uint8_t>(state.turn.seat),
                                              static_cast<std::uint8_t>(state.rules.values.baseDefense), false});
                       finishPlay(state);
                   },
                   [&](const PlayShip& act) { play(state, act, act.card()); },
                   [&](const PlayCrew& act) { play(state, act, act.card()); },
                   [&](const PlayCats& act) { play(state, act, act.card()); },
                   [&](const Discard& act) {
                       if (!act.piece) addPiece(state, std::get<Card>(act.card), act.attack, act.defense, BaseId::None);
                       finishPlay(state);
                   },
                   [&](const PassDefense&) { state.turn.phase = Phase::Attack; },
                   [&](const Attack& act) {
                       state.turn.attacked = true;
                       state.pending = PendingAttack{act.target, act.with};
                   },
                   [&](const ResolveAttack&) { resolveAttack(state); },
                   [&](const Counterattack&) { endAttack(state); },
                   [&](const TakeChange& act) {
                       moveCards(state, act.cards);
                       state.pending = std::monostate{};
                   },
                   [&](const Regroup& act) {
                       moveCards(state, act.moves);
                       state.turn.phase = Phase::Regroup;
                   },
                   [&](const EndTurn&) { passTurnOn(state); },
                   [&](const Reshuffle&) { reshuffle(state); },
                   [&](const EndFreePlays&) { endFreePlays(state); },
                   [&](const PassFreePlay&) { useUpFreePlay(state); },
                   [&](const RedAlert& act) { playRedAlert(state, act); },
                   [&](const Declare& act) {
                       state.over = true;
                       state.winner = act.seat;
                   },
                   [&](const Overrule& act) { state = *withOverride(state, act); },
               },
               action);
}

tl::expected<State, Violation> apply(const State& state, const Action& action) {
    if (auto refusal = whyNot(state, action)) return tl::unexpected(std::move(*refusal));
    State next = state;
    applyInPlace(next, action);
    return next;
}

}  // namespace basekeeper::all_your_base

template class basekeeper::Session<basekeeper::AllYourBase>;
