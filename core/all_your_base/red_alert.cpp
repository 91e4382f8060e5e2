// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/red_alert.h"

#include "core/all_your_base/existence.h"
#include "core/overload.h"

#include <algorithm>
#include <array>
#include <utility>

namespace basekeeper::all_your_base {

namespace {

using Refusal = std::optional<Violation>;
using Code = ViolationCode;
using Arg = ArgumentName;

constexpr int basesTaken = 2;  // 5.10

SeatId ownerOf(const State& state, const Piece& piece) { return state.base(piece.at)->owner; }

bool isShipOf(const State& state, const Piece& piece, SeatId seat) {
    return isShip(piece.card) && !piece.discarded() && ownerOf(state, piece) == seat;
}

bool hasShip(const State& state, SeatId seat) {
    return std::ranges::any_of(state.pieces, [&](const Piece& piece) { return isShipOf(state, piece, seat); });
}

int basesOfOthers(const State& state, SeatId seat) {
    return static_cast<int>(
        std::ranges::count_if(state.bases, [seat](const Base& base) { return base.owner != seat; }));
}

/// All seats in order, from `first` on (5.16a).
std::vector<SeatId> seatsFrom(const State& state, SeatId first) {
    std::vector<SeatId> seats(static_cast<std::size_t>(state.rules.seats));
    std::ranges::generate(seats, [&, next = first]() mutable { return next++ % state.rules.seats; });
    return seats;
}

std::vector<SeatId> seatsAfter(const State& state, SeatId seat) {
    std::vector<SeatId> seats = seatsFrom(state, seat);
    seats.erase(seats.begin());
    return seats;
}

std::vector<SeatId> otherSeats(const State& state) { return seatsAfter(state, state.turn.seat); }

/// A refusal by the card's own clause; it always names the card.
Violation refusal(Code code, int card, std::initializer_list<Argument> more = {}) {
    Violation violation(code, clauseOf(card), {{Arg::RedAlert, card}});
    violation.arguments.insert(violation.arguments.end(), more.begin(), more.end());
    return violation;
}
Argument baseArgument(BaseId id) { return {Arg::Base, static_cast<int>(id)}; }
Argument pieceArgument(PieceId id) { return {Arg::Piece, static_cast<int>(id)}; }

/// The refusal of a card that is played without the choice.
Violation needed(int card, const Choice& choice) {
    switch (choice.of) {
        case Choice::Of::Seat: return refusal(Code::OtherSeatNeeded, card);
        case Choice::Of::OtherBase:
            if (card == red_alert::shipFromEach)
                return refusal(Code::BaseOfSeatNeeded, card, {{Arg::Seat, choice.whose.front()}});
            return refusal(Code::BaseNeeded, card);
        case Choice::Of::OwnBase: return refusal(Code::OwnBaseNeeded, card);
        case Choice::Of::Ship: return refusal(Code::ShipOfSeatNeeded, card, {{Arg::Seat, choice.whose.front()}});
        case Choice::Of::Place:
            return refusal(Code::PlaceNeeded, card, {pieceArgument(choice.card), {Arg::Seat, choice.chooser}});
    }
    return refusal(Code::NothingToChoose, card);
}

// 5.6, 5.7

Refusal whyNotSeat(const State& state, const RedAlert& act) {
    if (act.seat == state.turn.seat) return refusal(Code::OtherSeatNeeded, act.card);
    return {};
}

std::optional<Choice> missingSeat(const State& state, const RedAlert& act) {
    if (act.seat) return {};
    return Choice{.of = Choice::Of::Seat, .chooser = state.turn.seat, .whose = otherSeats(state)};
}

// 5.2, 5.13, and the first half of 5.8

Refusal whyNotBaseOfOther(const State& state, int card, const std::optional<BaseId>& chosen) {
    if (chosen && state.base(*chosen)->owner == state.turn.seat)
        return refusal(Code::OwnBaseChosen, card, {baseArgument(*chosen), {Arg::Seat, state.turn.seat}});
    return {};
}

Choice baseOfOther(const State& state) {
    Choice choice{.of = Choice::Of::OtherBase, .chooser = state.turn.seat, .whose = {}};
    for (const SeatId seat : otherSeats(state))
        if (hasBase(state, seat)) choice.whose.push_back(seat);
    return choice;
}

std::optional<Choice> missingBaseOfOther(const State& state, const std::optional<BaseId>& chosen) {
    if (chosen || basesOfOthers(state, state.turn.seat) == 0) return {};
    return baseOfOther(state);
}

// 5.8

bool shipsCanBeStolen(const State& state) {
    return hasBase(state, state.turn.seat) && basesOfOthers(state, state.turn.seat) > 0;
}

Refusal whyNotShipThief(const State& state, const RedAlert& act) {
    if (auto refused = whyNotBaseOfOther(state, act.card, act.from)) return refused;
    if (act.to)
        if (const SeatId owner = state.base(*act.to)->owner; owner != state.turn.seat)
            return refusal(Code::OtherBaseChosen, act.card,
                           {baseArgument(*act.to), {Arg::Owner, owner}, {Arg::Seat, state.turn.seat}});
    if ((act.from || act.to) && !shipsCanBeStolen(state))
        return Violation(Code::NothingToChoose, "5.19", {{Arg::RedAlert, act.card}});
    return {};
}

std::optional<Choice> missingForShipThief(const State& state, const RedAlert& act) {
    if (!shipsCanBeStolen(state)) return {};
    if (!act.from) return baseOfOther(state);
    if (!act.to) return Choice{.of = Choice::Of::OwnBase, .chooser = state.turn.seat, .whose = {state.turn.seat}};
    return {};
}

// 5.10

int basesToTake(const State& state) { return std::min(basesTaken, basesOfOthers(state, state.turn.seat)); }

Refusal whyNotTwoBases(const State& state, const RedAlert& act) {
    for (auto base = act.bases.begin(); base != act.bases.end(); ++base) {
        if (auto refused = whyNotBaseOfOther(state, act.card, *base)) return refused;
        if (std::find(act.bases.begin(), base, *base) != base)
            return refusal(Code::BaseChosenTwice, act.card, {baseArgument(*base)});
    }
    const auto taken = static_cast<int>(act.bases.size());
    if (taken > basesToTake(state))
        return refusal(Code::TooManyBases, act.card, {{Arg::Value, taken}, {Arg::Highest, basesToTake(state)}});
    for (auto move = act.moves.begin(); move != act.moves.end(); ++move) {
        const Piece& piece = *state.piece(move->piece);
        if (piece.discarded() || std::ranges::find(act.bases, piece.at) == act.bases.end())
            return refusal(Code::CardNotTaken, act.card, {pieceArgument(piece.id)});
        if (std::find_if(act.moves.begin(), move,
                         [&](const Placement& earlier) { return earlier.piece == piece.id; }) != move)
            return refusal(Code::CardPlacedTwice, act.card, {pieceArgument(piece.id)});
    }
    return {};
}

/// The cards on the taken bases that have no place yet, base by base.
std::vector<PieceId> notPlaced(const State& state, const RedAlert& act) {
    std::vector<PieceId> left;
    for (const BaseId base : act.bases)
        for (const PieceId piece : piecesOn(state, base))
            if (std::ranges::find(act.moves, piece, &Placement::piece) == act.moves.end()) left.push_back(piece);
    return left;
}

std::optional<Choice> missingForTwoBases(const State& state, const RedAlert& act) {
    if (static_cast<int>(act.bases.size()) < basesToTake(state)) {
        Choice choice = baseOfOther(state);
        std::erase_if(choice.whose, [&](SeatId seat) {
            const auto bases = basesOf(state, seat);
            return std::ranges::all_of(
                bases, [&](BaseId base) { return std::ranges::find(act.bases, base) != act.bases.end(); });
        });
        return choice;
    }
    const std::vector<PieceId> left = notPlaced(state, act);
    if (left.empty()) return {};
    return Choice{.of = Choice::Of::Place,
                  .chooser = ownerOf(state, *state.piece(left.front())),
                  .whose = seatsFrom(state, 0),
                  .card = left.front(),
                  .mayDiscard = true};
}

// 5.11

/// Whether the seat loses something: a ship by the sheet, a base by the option.
bool losesSomething(const State& state, SeatId seat) {
    return state.rules.options.card11 == Card11::Ship ? hasShip(state, seat) : hasBase(state, seat);
}

std::vector<SeatId> losers(const State& state, const RedAlert& act) {
    std::vector<SeatId> seats;
    if (state.rules.options.card11 == Card11::Ship)
        for (const PieceId id : act.pieces) seats.push_back(ownerOf(state, *state.piece(id)));
    else
        for (const BaseId id : act.bases) seats.push_back(state.base(id)->owner);
    return seats;
}

Refusal whyNotShipFromEach(const State& state, const RedAlert& act) {
    if (state.rules.options.card11 == Card11::Ship) {
        for (const PieceId id : act.pieces) {
            const Piece& piece = *state.piece(id);
            if (piece.discarded()) return refusal(Code::CardNotOnBase, act.card, {pieceArgument(id)});
            if (ownerOf(state, piece) == state.turn.seat)
                return refusal(Code::OwnCardChosen, act.card, {pieceArgument(id), {Arg::Seat, state.turn.seat}});
            if (!isShip(piece.card))
                return refusal(Code::ShipNeeded, act.card,
                               {pieceArgument(id), {Arg::Card, static_cast<int>(piece.card)}});
        }
    } else {
        for (const BaseId id : act.bases)
            if (auto refused = whyNotBaseOfOther(state, act.card, id)) return refused;
    }
    std::vector<SeatId> seats = losers(state, act);
    std::ranges::sort(seats);
    if (const auto twice = std::ranges::adjacent_find(seats); twice != seats.end())
        return refusal(Code::SeatChosenTwice, act.card, {{Arg::Seat, *twice}});
    return {};
}

std::optional<Choice> missingForShipFromEach(const State& state, const RedAlert& act) {
    const bool ships = state.rules.options.card11 == Card11::Ship;
    Choice choice{.of = ships ? Choice::Of::Ship : Choice::Of::OtherBase, .chooser = state.turn.seat, .whose = {}};
    const std::vector<SeatId> done = losers(state, act);
    for (const SeatId seat : otherSeats(state))
        if (losesSomething(state, seat) && std::ranges::find(done, seat) == done.end()) choice.whose.push_back(seat);
    return choice.whose.empty() ? std::nullopt : std::optional(choice);
}

// 5.16

/// The orders given so far: each seat sees the table as the previous ones left it.
struct Orders {
    State state;
    std::optional<SeatId> next;  ///< the seat that must give an order now
    std::vector<SeatId> skipped;
    Refusal refused;
};

Refusal whyNotOrder(const State& state, int card, SeatId mover, const Placement& move) {
    const Piece& piece = *state.piece(move.piece);
    if (piece.discarded()) return refusal(Code::CardNotOnBase, card, {pieceArgument(piece.id)});
    if (const SeatId owner = ownerOf(state, piece); owner != mover)
        return refusal(Code::NotSeatsShip, card, {pieceArgument(piece.id), {Arg::Owner, owner}, {Arg::Seat, mover}});
    if (!isShip(piece.card))
        return refusal(Code::ShipNeeded, card, {pieceArgument(piece.id), {Arg::Card, static_cast<int>(piece.card)}});
    if (move.base != BaseId::None && state.base(move.base)->owner == mover)
        return refusal(Code::MoversOwnBase, card, {baseArgument(move.base), {Arg::Seat, mover}});
    return {};
}

Orders followOrders(const State& state, const RedAlert& act) {
    Orders orders{state, {}, {}, {}};
    auto move = act.moves.begin();
    for (const SeatId mover : seatsFrom(state, state.turn.seat)) {
        if (!hasShip(orders.state, mover) || basesOfOthers(orders.state, mover) == 0) {
            orders.skipped.push_back(mover);
            continue;
        }
        if (move == act.moves.end()) {
            orders.next = mover;
            return orders;
        }
        orders.refused = whyNotOrder(orders.state, act.card, mover, *move);
        if (orders.refused) return orders;
        if (move->base == BaseId::None) {
            // Only the last order may lack its place, because it is still being given.
            orders.next = mover;
            if (move + 1 != act.moves.end())
                orders.refused = refusal(Code::PlaceNeeded, act.card, {pieceArgument(move->piece), {Arg::Seat, mover}});
            return orders;
        }
        orders.state.piece(move->piece)->at = move->base;
        ++move;
    }
    if (move != act.moves.end()) orders.refused = refusal(Code::NothingToChoose, act.card);
    return orders;
}

std::optional<Choice> missingForOrders(const State& state, const RedAlert& act) {
    const Orders orders = followOrders(state, act);
    if (!orders.next) return {};
    const SeatId mover = *orders.next;
    if (act.moves.empty() || act.moves.back().base != BaseId::None)
        return Choice{.of = Choice::Of::Ship, .chooser = mover, .whose = {mover}};
    return Choice{
        .of = Choice::Of::Place, .chooser = mover, .whose = seatsAfter(state, mover), .card = act.moves.back().piece};
}

bool answers(const Choice& choice, const Chosen& chosen) {
    switch (choice.of) {
        case Choice::Of::Seat: return std::holds_alternative<OtherSeat>(chosen);
        case Choice::Of::OtherBase:
        case Choice::Of::OwnBase: return std::holds_alternative<BaseId>(chosen);
        case Choice::Of::Ship: return std::holds_alternative<PieceId>(chosen);
        case Choice::Of::Place:
            return std::holds_alternative<BaseId>(chosen) ||
                   (choice.mayDiscard && std::holds_alternative<DiscardPile>(chosen));
    }
    return false;
}

/// Stores the base in the field that the card uses.
void putBase(const Choice& choice, RedAlert& act, BaseId base) {
    switch (act.card) {
        case red_alert::shipThief: (choice.of == Choice::Of::OtherBase ? act.from : act.to) = base; break;
        case red_alert::twoBases:
        case red_alert::shipFromEach: act.bases.push_back(base); break;
        default: act.base = base;
    }
}

/// A card and its place are chosen together (5.10), or one after the other (5.16).
void putPlace(const Choice& choice, RedAlert& act, BaseId place) {
    if (act.card == red_alert::twoBases) act.moves.push_back({choice.card, place});
    else act.moves.back().base = place;
}

}  // namespace

std::string_view clauseOf(int redAlertCard) {
    static constexpr std::array<std::string_view, redAlertCards> clauses{"5.1",  "5.2",  "5.3",  "5.4",  "5.5",  "5.6",
                                                                         "5.7",  "5.8",  "5.9",  "5.10", "5.11", "5.12",
                                                                         "5.13", "5.14", "5.15", "5.16"};
    return clauses.at(static_cast<std::size_t>(redAlertCard - 1));
}

bool namesAnotherSeat(int redAlertCard) {
    return redAlertCard == red_alert::peekAndSwap || redAlertCard == red_alert::giftedTurn;
}

bool hasChoices(int redAlertCard) {
    switch (redAlertCard) {
        case red_alert::dinnerBell:
        case red_alert::peekAndSwap:
        case red_alert::giftedTurn:
        case red_alert::shipThief:
        case red_alert::twoBases:
        case red_alert::shipFromEach:
        case red_alert::baseDestroyed:
        case red_alert::impreciseOrders: return true;
        default: return false;
    }
}

std::optional<FreePlays> freePlaysOf(const State& state, int redAlertCard) {
    switch (redAlertCard) {
        case red_alert::twoFromTheDeck: return FreePlays{redAlertCard, 2};
        case red_alert::wholeHand: return FreePlays{redAlertCard, {}};
        case red_alert::luckyDip: return FreePlays{redAlertCard, 1};
        case red_alert::oneFromEveryHand: return FreePlays{redAlertCard, state.rules.seats - 1};
        default: return {};
    }
}

std::optional<Choice> missingChoice(const State& state, const RedAlert& act) {
    switch (act.card) {
        case red_alert::dinnerBell:
        case red_alert::baseDestroyed: return missingBaseOfOther(state, act.base);
        case red_alert::peekAndSwap:
        case red_alert::giftedTurn: return missingSeat(state, act);
        case red_alert::shipThief: return missingForShipThief(state, act);
        case red_alert::twoBases: return missingForTwoBases(state, act);
        case red_alert::shipFromEach: return missingForShipFromEach(state, act);
        case red_alert::impreciseOrders: return missingForOrders(state, act);
        default: return {};
    }
}

std::vector<SeatId> skippedSeats(const State& state, const RedAlert& act) {
    return act.card == red_alert::impreciseOrders ? followOrders(state, act).skipped : std::vector<SeatId>();
}

std::optional<Violation> whyNotSoFar(const State& state, const RedAlert& act) {
    if (auto refused = whyNotThere(state, act)) return refused;
    switch (act.card) {
        case red_alert::dinnerBell:
        case red_alert::baseDestroyed: return whyNotBaseOfOther(state, act.card, act.base);
        case red_alert::peekAndSwap:
        case red_alert::giftedTurn: return whyNotSeat(state, act);
        case red_alert::shipThief: return whyNotShipThief(state, act);
        case red_alert::twoBases: return whyNotTwoBases(state, act);
        case red_alert::shipFromEach: return whyNotShipFromEach(state, act);
        case red_alert::impreciseOrders: return followOrders(state, act).refused;
        default: return {};
    }
}

std::optional<Violation> whyNotChosen(const State& state, const RedAlert& act) {
    if (auto refused = whyNotSoFar(state, act)) return refused;
    if (const auto missing = missingChoice(state, act)) return needed(act.card, *missing);
    return {};
}

std::optional<Violation> whyNotChoose(const State& state, const RedAlert& act, const Chosen& chosen) {
    if (auto refused = whyNotSoFar(state, act)) return refused;
    const auto missing = missingChoice(state, act);
    if (!missing) return refusal(Code::NothingToChoose, act.card);
    if (!answers(*missing, chosen)) return needed(act.card, *missing);
    return whyNotSoFar(state, withChoice(state, act, chosen));
}

std::vector<PieceId> sameChoiceLeft(const State& state, const RedAlert& act) {
    const auto missing = missingChoice(state, act);
    if (!missing || !missing->mayDiscard) return {};
    std::vector<PieceId> left = notPlaced(state, act);
    std::erase_if(left, [&](PieceId piece) { return ownerOf(state, *state.piece(piece)) != missing->chooser; });
    return left;
}

RedAlert withChoice(const State& state, RedAlert act, const Chosen& chosen) {
    const auto missing = missingChoice(state, act);
    if (!missing) return act;
    const bool place = missing->of == Choice::Of::Place;
    std::visit(Overload{
                   [&](OtherSeat other) { act.seat = other.seat; },
                   [&](BaseId base) { place ? putPlace(*missing, act, base) : putBase(*missing, act, base); },
                   [&](PieceId piece) {
                       if (act.card == red_alert::impreciseOrders) act.moves.push_back({piece, BaseId::None});
                       else act.pieces.push_back(piece);
                   },
                   [&](DiscardPile) { putPlace(*missing, act, BaseId::None); },
               },
               chosen);
    return act;
}

}  // namespace basekeeper::all_your_base
