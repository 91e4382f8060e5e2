// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/rules.h"

#include "core/all_your_base/overrule.h"
#include "core/overload.h"

#include <algorithm>
#include <array>
#include <set>

namespace basekeeper::all_your_base {

namespace {

using Refusal = std::optional<Violation>;
using Code = ViolationCode;
using Arg = ArgumentName;

constexpr int counterattackCard = 15;
constexpr int surpriseAttackCard = 1;
constexpr int peekAndSwapCard = 6;
constexpr int giftedTurnCard = 7;

bool attackIsDeclared(const State& state) { return std::holds_alternative<PendingAttack>(state.pending); }

bool defenseIsDone(const State& state) { return state.turn.phase >= Phase::Attack; }

Violation noSuch(BaseId id) { return {Code::NoSuchBase, "6.4", {{Arg::Base, static_cast<int>(id)}}}; }
Violation noSuch(PieceId id) { return {Code::NoSuchCard, "6.4", {{Arg::Piece, static_cast<int>(id)}}}; }
Violation noSuchSeat(SeatId seat) { return {Code::NoSuchSeat, "6.4", {{Arg::Seat, seat}}}; }

/// 6.4, before the clauses of the act look at any of them.
Refusal whyNotThere(const State& state, const std::vector<PieceId>& pieces, const std::vector<BaseId>& bases) {
    for (const PieceId id : pieces)
        if (state.piece(id) == nullptr) return noSuch(id);
    for (const BaseId id : bases)
        if (state.base(id) == nullptr) return noSuch(id);
    return {};
}
/// The same, of one thing that may be left out.
Refusal whyNotThere(const State& state, const std::optional<BaseId>& base) {
    if (base && state.base(*base) == nullptr) return noSuch(*base);
    return {};
}
Refusal whyNotThere(const State& state, const std::optional<SeatId>& seat) {
    if (seat && !isSeat(state, *seat)) return noSuchSeat(*seat);
    return {};
}
Refusal whyNotThere(const State& state, const std::vector<Placement>& placements) {
    for (const auto& [piece, base] : placements) {
        if (state.piece(piece) == nullptr) return noSuch(piece);
        if (state.base(base) == nullptr) return noSuch(base);
    }
    return {};
}

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

/// 2B and 2C, and 5.12 for a card of the discard pile. `fits`: the card is of the kind that the act plays (6.4b).
Refusal whyNotPlay(const State& state, const PlayCard& act, bool fits, std::string_view clause) {
    if (!fits) return Violation(Code::NoSuchCard, "6.4", {{Arg::Card, static_cast<int>(act.card)}});
    const Base* base = state.base(act.base);
    if (base == nullptr) return noSuch(act.base);
    if (act.piece && state.piece(*act.piece) == nullptr) return noSuch(*act.piece);
    if (base->owner != state.turn.seat)
        return Violation(Code::NotOwnBase, clause,
                         {{Arg::Base, static_cast<int>(act.base)}, {Arg::Owner, base->owner}, {Arg::Seat, state.turn.seat}});
    if (act.piece) return Violation(Code::DiscardPileClosed, "5.12", {{Arg::Piece, static_cast<int>(*act.piece)}});
    return pointsForbid(act.card, act.attack, act.defense);
}

Refusal whyNotDiscard(const Discard& act) {
    return std::visit(Overload{
                          [](NeverDiscarded) -> Refusal { return Violation(Code::NeverDiscarded, "2D"); },
                          [&](Card card) { return pointsForbid(card, act.attack, act.defense); },
                      },
                      act.card);
}

Refusal whyNotAttackWith(const State& state, const std::vector<PieceId>& with) {
    std::set<PieceId> named;
    for (const PieceId id : with) {
        const Piece* piece = state.piece(id);
        if (piece->discarded() || state.base(piece->at)->owner != state.turn.seat)
            return Violation(Code::AttackerNotOnOwnBase, "3A.2", {{Arg::Piece, static_cast<int>(id)}, {Arg::Seat, state.turn.seat}});
        if (!named.insert(id).second)
            return Violation(Code::AttackerNamedTwice, "3A.2", {{Arg::Piece, static_cast<int>(id)}});
    }
    return {};
}

Refusal whyNotAttack(const State& state, const Attack& act) {
    const Base* target = state.base(act.target);
    if (target == nullptr) return noSuch(act.target);
    if (auto refusal = whyNotThere(state, act.with, act.withBases)) return refusal;
    if (target->owner == state.turn.seat)
        return Violation(Code::OwnBaseAttacked, "3A.1", {{Arg::Base, static_cast<int>(act.target)}, {Arg::Seat, state.turn.seat}});
    if (!act.withBases.empty())
        return Violation(Code::BaseNeverAttacks, "3A.3", {{Arg::Base, static_cast<int>(act.withBases.front())}});
    if (act.with.empty()) return Violation(Code::NoAttackers, "3A.2");
    if (auto refusal = whyNotAttackWith(state, act.with)) return refusal;

    const int attack = attackOf(state, act.with);
    const int needed = attackNeeded(state, act.target);
    if (attack < needed)
        return Violation(Code::AttackTooWeak, "3A.5",
                         {{Arg::Attack, attack}, {Arg::Defense, needed - 1}, {Arg::Needed, needed}, {Arg::Base, static_cast<int>(act.target)}});
    return {};
}

Refusal whyNotTakeChange(const State& state, const TakeChange& act) {
    if (auto refusal = whyNotThere(state, act.cards)) return refusal;
    const int surplus = std::get<PendingChange>(state.pending).surplus;
    std::set<PieceId> named;
    int total = 0;
    for (const auto& [pieceId, baseId] : act.cards) {
        const Piece* piece = state.piece(pieceId);
        const Base* base = state.base(baseId);
        if (!piece->discarded())
            return Violation(Code::ChangeNotInDiscardPile, "3B.3", {{Arg::Piece, static_cast<int>(pieceId)}});
        if (!isShip(piece->card))
            return Violation(Code::ChangeNotShip, "3B.3", {{Arg::Piece, static_cast<int>(pieceId)}, {Arg::Card, static_cast<int>(piece->card)}});
        if (!named.insert(pieceId).second)
            return Violation(Code::ChangeNamedTwice, "3B.3", {{Arg::Piece, static_cast<int>(pieceId)}});
        if (base->owner != state.turn.seat)
            return Violation(Code::ChangeNotOwnBase, "3B.3",
                             {{Arg::Base, static_cast<int>(baseId)}, {Arg::Owner, base->owner}, {Arg::Seat, state.turn.seat}});
        total += piece->attack;
    }
    if (total > surplus)
        return Violation(Code::ChangeAboveSurplus, "3B.3", {{Arg::Total, total}, {Arg::Surplus, surplus}});
    return {};
}

Refusal whyNotRegroup(const State& state, const Regroup& act) {
    if (auto refusal = whyNotThere(state, act.moves)) return refusal;
    std::set<PieceId> named;
    for (const auto& [pieceId, baseId] : act.moves) {
        const Piece* piece = state.piece(pieceId);
        const Base* base = state.base(baseId);
        if (piece->discarded())
            return Violation(Code::MoveFromDiscardPile, "4.2", {{Arg::Piece, static_cast<int>(pieceId)}});
        if (const SeatId owner = state.base(piece->at)->owner; owner != state.turn.seat)
            return Violation(Code::MoveNotOwnCard, "4.1", {{Arg::Piece, static_cast<int>(pieceId)}, {Arg::Owner, owner}, {Arg::Seat, state.turn.seat}});
        if (base->owner != state.turn.seat)
            return Violation(Code::MoveNotOwnBase, "4.1", {{Arg::Base, static_cast<int>(baseId)}, {Arg::Owner, base->owner}, {Arg::Seat, state.turn.seat}});
        if (!named.insert(pieceId).second)
            return Violation(Code::MovedTwice, "4.1", {{Arg::Piece, static_cast<int>(pieceId)}});
    }
    return {};
}

/// 6.4a: the card itself and all that it names; a move without a base goes to the discard pile.
Refusal whyNotThere(const State& state, const RedAlert& act) {
    if (act.card < 1 || act.card > redAlertCards) return Violation(Code::NoSuchCard, "6.4", {{Arg::RedAlert, act.card}});
    if (auto refusal = whyNotThere(state, act.seat)) return refusal;
    for (const auto& base : {act.base, act.from, act.to})
        if (auto refusal = whyNotThere(state, base)) return refusal;
    if (auto refusal = whyNotThere(state, {}, act.bases)) return refusal;
    if (auto refusal = whyNotThere(state, act.pieces, {})) return refusal;
    for (const auto& [piece, base] : act.moves) {
        if (state.piece(piece) == nullptr) return noSuch(piece);
        if (base != BaseId::None && state.base(base) == nullptr) return noSuch(base);
    }
    return {};
}

Refusal whyNotRedAlert(const State& state, const RedAlert& act) {
    if (auto refusal = whyNotThere(state, act)) return refusal;
    if (act.card == counterattackCard) return Violation(Code::CounterattackOutOfPlace, "5.15");
    if (namesAnotherSeat(act.card)) {
        const std::string_view clause = act.card == peekAndSwapCard ? "5.6" : "5.7";
        if (!act.seat || *act.seat == state.turn.seat) return Violation(Code::OtherSeatNeeded, clause, {{Arg::RedAlert, act.card}});
    }
    return {};
}

Refusal whyNotDeclare(const State& state, const Declare& act) {
    if (!isSeat(state, act.seat)) return noSuchSeat(act.seat);
    const int held = basesHeld(state, act.seat);
    if (held < state.rules.threshold)
        return Violation(Code::TooFewBases, "0.3", {{Arg::Seat, act.seat}, {Arg::Held, held}, {Arg::Threshold, state.rules.threshold}});
    return {};
}

void addPiece(State& state, Card card, const std::optional<int>& attack, const std::optional<int>& defense, BaseId at) {
    const Points& usual = state.rules.values[card];
    state.pieces.push_back({PieceId{++state.piecesSeen}, card, static_cast<std::uint8_t>(attack.value_or(usual.attack)),
                            static_cast<std::uint8_t>(defense.value_or(usual.defense)), at});
}

void play(State& state, const PlayCard& act) {
    addPiece(state, act.card, act.attack, act.defense, act.base);
    state.turn.phase = Phase::Attack;
}

/// The end of an attack, won or countered: its cards and those of the base are discarded (3B.1, 5.15).
PendingAttack endAttack(State& state) {
    PendingAttack attack = std::get<PendingAttack>(std::move(state.pending));
    state.pending = std::monostate{};
    for (Piece& piece : state.pieces)
        if (piece.at == attack.target) piece.at = BaseId::None;
    for (const PieceId id : attack.with) state.piece(id)->at = BaseId::None;
    state.turn.phase = Phase::Regroup;
    return attack;
}

void resolveAttack(State& state) {
    const auto& declared = std::get<PendingAttack>(state.pending);
    const int surplus = attackOf(state, declared.with) - attackNeeded(state, declared.target);
    const PendingAttack attack = endAttack(state);
    Base& captured = *state.base(attack.target);
    captured.owner = static_cast<std::uint8_t>(state.turn.seat);
    captured.gained = true;
    state.turn.surplusWon = surplus;
    if (surplus >= 1 && state.rules.options.change) state.pending = PendingChange{surplus};
}

void place(State& state, const std::vector<Placement>& placements) {
    for (const auto& [piece, base] : placements) state.piece(piece)->at = base;
}

void startTurn(State& state, SeatId seat, SeatId orderGoesOnFrom) {
    Turn next;
    next.number = state.turn.number + 1;
    next.seat = seat;
    next.orderGoesOnFrom = orderGoesOnFrom;
    state.turn = next;
}

void endTurn(State& state) {
    const SeatId next = nextSeat(state);
    const bool extra = !state.queue.empty();
    if (extra) state.queue.erase(state.queue.begin());
    startTurn(state, next, extra ? state.turn.orderGoesOnFrom : next);
}

/// 5.7: the giver's turn ends at once, and with it what it still had coming (5.18).
void giveTurn(State& state, SeatId receiver) {
    const SeatId giver = state.turn.seat;
    std::erase(state.queue, giver);
    startTurn(state, receiver, state.rules.options.card7 == Card7::Receiver ? receiver : giver);
}

void playRedAlert(State& state, const RedAlert& act) {
    state.turn.phase = Phase::Defense;
    ++state.turn.redAlertsPlayed;
    if (act.card == surpriseAttackCard) state.queue.insert(state.queue.begin(), state.turn.seat);
    if (act.card == giftedTurnCard) giveTurn(state, *act.seat);
}

void reshuffle(State& state) {
    state.piecesInDeck += static_cast<std::uint32_t>(std::erase_if(state.pieces, [](const Piece& piece) { return piece.discarded(); }));
}

}  // namespace

State initial(const Setup& setup) {
    State state;
    state.rules.seats = static_cast<int>(setup.seats.size());
    state.rules.options = setup.options;
    state.rules.values = setup.values;
    state.rules.threshold = setup.options.threshold > 0 ? setup.options.threshold : standardThreshold(state.rules.seats);
    state.turn.seat = setup.first;
    state.turn.orderGoesOnFrom = setup.first;
    return state;
}

bool namesAnotherSeat(int redAlertCard) { return redAlertCard == peekAndSwapCard || redAlertCard == giftedTurnCard; }

bool isWorkedOut(int redAlertCard) {
    constexpr std::array workedOut{surpriseAttackCard, 3, peekAndSwapCard, giftedTurnCard, 9, counterattackCard};
    return std::ranges::find(workedOut, redAlertCard) != workedOut.end();
}

std::optional<Violation> statusForbids(const State& state, ActKind kind) {
    if (kind == ActKind::Overrule) return {};
    if (state.over) return Violation(Code::GameOver, "6.4");
    const bool attackDeclared = attackIsDeclared(state);
    const bool belongs = kind == ActKind::ResolveAttack || kind == ActKind::Counterattack || kind == ActKind::Reshuffle;
    if (attackDeclared && kind == ActKind::Declare) return Violation(Code::DeclareUnfinished, "0.5");
    if (attackDeclared && !belongs) return Violation(Code::UnfinishedAct, "6.3");

    switch (kind) {
        case ActKind::PlayBase:
        case ActKind::PlayShip:
        case ActKind::PlayCrew:
        case ActKind::PlayCats:
        case ActKind::Discard:
        case ActKind::PassDefense: return defensePhaseForbids(state);
        case ActKind::RedAlert: return redAlertForbids(state);
        case ActKind::Attack: return attackForbids(state);
        case ActKind::Regroup:
        case ActKind::EndTurn: return laterPhaseForbids(state);
        case ActKind::TakeChange: return changeForbids(state);
        case ActKind::ResolveAttack:
            if (!attackDeclared) return Violation(Code::NoAttackDeclared, "3A.6");
            return {};
        case ActKind::Counterattack:
            if (!attackDeclared) return Violation(Code::NoAttackDeclared, "5.15");
            return {};
        case ActKind::EndFreePlays: return Violation(Code::NoFreePlays, "5.5");
        case ActKind::PassFreePlay: return Violation(Code::NoFreePlays, "5.17");
        case ActKind::Reshuffle:
        case ActKind::Declare:
        case ActKind::Overrule: return {};
    }
    return {};
}

std::optional<Violation> whyNot(const State& state, const Action& action) {
    if (auto refusal = statusForbids(state, kindOf(action))) return refusal;
    return std::visit(
        Overload{
            [](const PlayBase&) -> Refusal { return {}; },
            [&](const PlayShip& act) { return whyNotPlay(state, act, isShip(act.card), "2B"); },
            [&](const PlayCrew& act) { return whyNotPlay(state, act, act.card == Card::Crew, "2C"); },
            [&](const PlayCats& act) { return whyNotPlay(state, act, act.card == Card::Cats, "2C"); },
            [](const Discard& act) { return whyNotDiscard(act); },
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
                if (auto ruled = overruled(state, act); !ruled) return ruled.error();
                return {};
            },
        },
        action);
}

void carryOut(State& state, const Action& action) {
    // Whatever comes next, change that was open is waived by it (3B.4).
    if (kindOf(action) != ActKind::TakeChange && std::holds_alternative<PendingChange>(state.pending))
        state.pending = std::monostate{};
    std::visit(Overload{
                   [&](const PlayBase&) {
                       state.bases.push_back({BaseId{++state.basesSeen}, static_cast<std::uint8_t>(state.turn.seat),
                                              static_cast<std::uint8_t>(state.rules.values.baseDefense), false});
                       state.turn.phase = Phase::Attack;
                   },
                   [&](const PlayCard& act) { play(state, act); },
                   [&](const Discard& act) {
                       addPiece(state, std::get<Card>(act.card), act.attack, act.defense, BaseId::None);
                       state.turn.phase = Phase::Attack;
                   },
                   [&](const PassDefense&) { state.turn.phase = Phase::Attack; },
                   [&](const Attack& act) {
                       state.turn.attacked = true;
                       state.pending = PendingAttack{act.target, act.with};
                   },
                   [&](const ResolveAttack&) { resolveAttack(state); },
                   [&](const Counterattack&) { endAttack(state); },
                   [&](const TakeChange& act) {
                       place(state, act.cards);
                       state.pending = std::monostate{};
                   },
                   [&](const Regroup& act) {
                       place(state, act.moves);
                       state.turn.phase = Phase::Regroup;
                   },
                   [&](const EndTurn&) { endTurn(state); },
                   [&](const Reshuffle&) { reshuffle(state); },
                   [](const EndFreePlays&) {},
                   [](const PassFreePlay&) {},
                   [&](const RedAlert& act) { playRedAlert(state, act); },
                   [&](const Declare& act) {
                       state.over = true;
                       state.winner = act.seat;
                   },
                   [&](const Overrule& act) { state = *overruled(state, act); },
               },
               action);
}

tl::expected<State, Violation> apply(const State& state, const Action& action) {
    if (auto refusal = whyNot(state, action)) return tl::unexpected(std::move(*refusal));
    State next = state;
    carryOut(next, action);
    return next;
}

}  // namespace basekeeper::all_your_base
