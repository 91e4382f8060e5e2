// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/red_alert_effect.h"

#include "core/all_your_base/card_moves.h"
#include "core/all_your_base/red_alert.h"
#include "core/all_your_base/turn_order.h"

namespace basekeeper::all_your_base {

namespace {

void takeTwoBases(State& state, const RedAlert& act) {
    for (const BaseId id : act.bases) {
        Base& base = *state.base(id);
        base.owner = static_cast<std::uint8_t>(state.turn.seat);
        base.gained = true;
    }
    moveCards(state, act.moves);
}

}  // namespace

void openFreePlays(State& state, const FreePlays& plays) {
    if (!freePlays(state)) state.pending = PendingFreePlays{};
    std::get<PendingFreePlays>(state.pending).stack.push_back(plays);
}

void takeEffect(State& state, const RedAlert& act) {
    if (const auto plays = freePlaysOf(state, act.card)) openFreePlays(state, *plays);
    switch (act.card) {
        case red_alert::surpriseAttack: state.queue.insert(state.queue.begin(), state.turn.seat); break;
        case red_alert::dinnerBell:
            if (act.base) discardCardsOn(state, *act.base);
            break;
        case red_alert::giftedTurn: giveTurn(state, *act.seat); break;
        case red_alert::shipThief:
            for (Piece& piece : state.pieces)
                if (act.from && piece.at == *act.from && isShip(piece.card)) piece.at = *act.to;
            break;
        case red_alert::twoBases: takeTwoBases(state, act); break;
        case red_alert::shipFromEach:
            if (state.rules.options.card11 == Card11::Ship)
                for (const PieceId id : act.pieces) state.piece(id)->at = BaseId::None;
            else
                for (const BaseId id : act.bases) removeBase(state, id);
            break;
        case red_alert::baseDestroyed:
            if (act.base) removeBase(state, *act.base);
            break;
        case red_alert::impreciseOrders: moveCards(state, act.moves); break;
        default: break;  // affects only hands and the deck, or brings free plays
    }
}

}  // namespace basekeeper::all_your_base
