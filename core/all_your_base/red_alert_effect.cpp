// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/red_alert_effect.h"

#include "core/all_your_base/card_moves.h"
#include "core/all_your_base/red_alert.h"
#include "core/all_your_base/turn_order.h"
#include "core/overload.h"

namespace basekeeper::all_your_base {

void openFreePlays(State& state, const FreePlays& plays) {
    if (!freePlays(state)) state.pending = PendingFreePlays{};
    std::get<PendingFreePlays>(state.pending).stack.push_back(plays);
}

void takeEffect(State& state, const RedAlert& act) {
    using namespace red_alert;
    if (const auto plays = freePlaysOf(state, act.number())) openFreePlays(state, *plays);
    std::visit(Overload{
                   [](const AnyOf<NoChoice, PeekAndSwap> auto&) {},  // only hands and the deck, or free plays
                   [&](const SurpriseAttack&) { state.queue.insert(state.queue.begin(), state.turn.seat); },
                   [&](const DinnerBell& told) {
                       if (told.base) discardCardsOn(state, *told.base);
                   },
                   [&](const GiftedTurn& told) { giveTurn(state, *told.seat); },
                   [&](const ShipThief& told) {
                       for (Piece& piece : state.pieces)
                           if (told.from && piece.at == *told.from && isShip(piece.card)) piece.at = *told.to;
                   },
                   [&](const TwoBases& told) {
                       for (const BaseId id : told.bases) {
                           Base& base = *state.base(id);
                           base.owner = static_cast<std::uint8_t>(state.turn.seat);
                           base.gained = true;
                       }
                       moveCards(state, told.moves);
                   },
                   [&](const ShipFromEach& told) {
                       if (state.rules.options.card11 == Card11::Ship)
                           for (const PieceId id : told.ships) state.piece(id)->at = BaseId::None;
                       else
                           for (const BaseId id : told.bases) removeBase(state, id);
                   },
                   [&](const BaseDestroyed& told) {
                       if (told.base) removeBase(state, *told.base);
                   },
                   [&](const ImpreciseOrders& told) { moveCards(state, told.orders); },
               },
               act);
}

}  // namespace basekeeper::all_your_base
