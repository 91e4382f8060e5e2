// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/cards_to_move.h"

#include "core/all_your_base/red_alert.h"
#include "core/all_your_base/turn_order.h"
#include "core/overload.h"

#include <algorithm>
#include <utility>

namespace basekeeper::all_your_base {

namespace {

/// The other seats from the next one on, in the direction of play.
std::vector<SeatId> othersFrom(const State& state, SeatId seat) {
    std::vector<SeatId> seats;
    for (SeatId other = neighbour(state, seat); other != seat; other = neighbour(state, other)) seats.push_back(other);
    return seats;
}

void lay(std::vector<CardsToMove::Laid>& laid, const Piece& card, bool outOfPile) {
    const auto together = std::ranges::find_if(
        laid, [&](const auto& pile) { return pile.base == card.at && pile.outOfPile == outOfPile; });
    if (together != laid.end()) together->cards.push_back(card.id);
    else laid.push_back({card.at, outOfPile, {card.id}});
}

void compareCards(CardsToMove& moved, const State& before, const State& after) {
    for (const Piece& was : before.pieces) {
        const Piece* is = after.piece(was.id);
        if (is == nullptr || is->at == was.at) continue;
        if (is->discarded()) moved.discarded.push_back(is->id);
        else lay(moved.laid, *is, was.discarded());
    }
    std::ranges::sort(moved.laid, {},
                      [](const CardsToMove::Laid& laid) { return std::pair(laid.outOfPile, laid.base); });
}

void compareBases(CardsToMove& moved, const State& before, const State& after) {
    for (const Base& was : before.bases) {
        const Base* is = after.base(was.id);
        if (is == nullptr) moved.discardedBases.push_back(was.id);
        else if (is->owner != was.owner) moved.passed.push_back({is->id, is->owner});
    }
}

/// What a RED ALERT does to hands, which the state does not track, and where its own card goes.
void redAlertMoves(CardsToMove& moved, const State& before, const RedAlert& act) {
    using namespace red_alert;
    const SeatId seat = before.turn.seat;
    moved.redAlert = act.number();
    std::visit(Overload{
                   [&](const TwoFromTheDeck&) {
                       moved.drawn.push_back({seat, freePlaysOf(before, act.number())->left});
                   },
                   [](const AnyOf<NoChoice, OneBase, ShipThief, TwoBases, ShipFromEach, ImpreciseOrders> auto&) {},
                   [&](const SelfDestruct&) {
                       moved.handDiscarded = seat;
                       moved.drawn.push_back({seat, cardsInHand});
                   },
                   [&](const PeekAndSwap& told) {
                       moved.given = {{*told.seat, seat, {}}, {seat, *told.seat, {}}};
                   },
                   [&](const GiftedTurn& told) {
                       moved.given.push_back({seat, *told.seat, act.number()});
                       moved.redAlert.reset();
                   },
                   [&](const PassRight&) {
                       moved.given.push_back({seat, rightNeighbour(before, seat), {}});
                       for (const SeatId other : othersFrom(before, seat))
                           moved.given.push_back({other, rightNeighbour(before, other), {}});
                   },
                   [&](const OneFromEveryHand&) {
                       for (const SeatId other : othersFrom(before, seat)) moved.drawn.push_back({other, 1});
                   },
               },
               act);
}

}  // namespace

CardsToMove cardsToMove(const State& before, const Action& act, const State& after) {
    CardsToMove moved;
    if (std::holds_alternative<Overrule>(act)) return moved;
    compareCards(moved, before, after);
    compareBases(moved, before, after);
    if (const auto* redAlert = std::get_if<RedAlert>(&act)) {
        redAlertMoves(moved, before, *redAlert);
    } else if (std::holds_alternative<Counterattack>(act)) {
        const SeatId defender = before.base(std::get<PendingAttack>(before.pending).target)->owner;
        moved.redAlert = red_alert::counterattack;
        moved.drawn.push_back({defender, 1});
    } else if (std::holds_alternative<Reshuffle>(act)) {
        moved.reshuffled = true;
    } else if (std::holds_alternative<EndTurn>(act)) {
        moved.drawn.push_back({before.turn.seat, {}});
    }
    return moved;
}

}  // namespace basekeeper::all_your_base
