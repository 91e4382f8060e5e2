// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/table.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace basekeeper::all_your_base {
namespace {

struct Order {
    int seats = 2;
    Direction direction = Direction::Clockwise;
    Card7 card7 = Card7::Receiver;

    [[nodiscard]] State start(SeatId first) const {
        Setup setup =
            setupFor(seats, {.redAlertsPerTurn = RedAlertsPerTurn::Any, .card7 = card7, .direction = direction});
        setup.first = first;
        return initial(setup);
    }
    [[nodiscard]] SeatId after(SeatId seat) const {
        return (seat + (direction == Direction::Clockwise ? 1 : seats - 1)) % seats;
    }
};

Order anyOrder() {
    return {*rc::gen::inRange(minSeats, maxSeats + 1),
            *rc::gen::element(Direction::Clockwise, Direction::CounterClockwise),
            *rc::gen::element(Card7::Receiver, Card7::Giver)};
}

void pass(State& state) {
    for (const Action& act : std::vector<Action>{PassDefense{}, EndTurn{}}) {
        RC_ASSERT(!whyNot(state, act));
        applyInPlace(state, act);
    }
}

RC_GTEST_PROP(AllYourBaseTurnOrder, every_seat_once_a_round, ()) {
    const Order order = anyOrder();
    const SeatId first = *rc::gen::inRange(0, order.seats);
    State state = order.start(first);
    std::vector<bool> seen(static_cast<std::size_t>(order.seats));
    for (int i = 0; i < order.seats; ++i) {
        RC_ASSERT(nextSeat(state) == order.after(state.turn.seat));
        seen[static_cast<std::size_t>(state.turn.seat)] = true;
        pass(state);
    }
    RC_ASSERT(state.turn.seat == first);
    RC_ASSERT(std::ranges::find(seen, false) == seen.end());
}

RC_GTEST_PROP(AllYourBaseTurnOrder, the_queue_first_then_the_plain_order_from_where_it_was_left, ()) {
    const Order order = anyOrder();
    const SeatId first = *rc::gen::inRange(0, order.seats);
    const auto queue = *rc::gen::container<std::vector<SeatId>>(rc::gen::inRange(0, order.seats));
    State state = order.start(first);
    applyInPlace(state, overrule({edit::SetQueue{queue}}));
    for (const SeatId due : queue) {
        RC_ASSERT(nextSeat(state) == due);
        pass(state);
        RC_ASSERT(state.turn.seat == due);
    }
    RC_ASSERT(nextSeat(state) == order.after(first));
}

/// What 5.1 and 5.7 do to the order, told once more without the engine: a place in the order, and extra turns.
RC_GTEST_PROP(AllYourBaseTurnOrder, extra_and_gifted_turns_against_a_model, ()) {
    const Order order = anyOrder();
    State state = order.start(0);
    SeatId now = 0;
    SeatId place = 0;
    int extraTurns = 0;  // all of the seat whose turn it is: nobody else can have any
    int number = 1;
    for (const int what : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 12))) {
        if (what < 3) {
            applyInPlace(state, redAlert(1));
            ++extraTurns;
        } else if (what < 6) {
            const SeatId receiver = (now + 1 + what % (order.seats - 1)) % order.seats;
            applyInPlace(state, redAlertTo(7, receiver));
            place = order.card7 == Card7::Receiver ? receiver : now;
            now = receiver;
            extraTurns = 0;
            ++number;
        } else {
            pass(state);
            if (extraTurns > 0) {
                --extraTurns;
            } else {
                now = place = order.after(place);
            }
            ++number;
        }
        RC_ASSERT(state.turn.seat == now);
        RC_ASSERT(state.turn.number == number);
        RC_ASSERT(static_cast<int>(state.queue.size()) == extraTurns);
        RC_ASSERT(nextSeat(state) == (extraTurns > 0 ? now : order.after(place)));
    }
}

TEST(AllYourBase, clause_4_5_turns_out_of_the_plain_order_are_told) {
    Table plain(4);
    EXPECT_TRUE(turnsOutOfOrder(plain.state()).empty());
    plain.play(redAlert(1));
    EXPECT_EQ(turnsOutOfOrder(plain.state()), (std::vector<SeatId>{0}));
    plain.passTurn();
    EXPECT_TRUE(turnsOutOfOrder(plain.state()).empty());

    Table receiver(4);
    receiver.play(redAlertTo(7, 2));
    EXPECT_TRUE(turnsOutOfOrder(receiver.state()).empty()) << "play goes on from the receiver's place";

    Table giver(4, {.card7 = Card7::Giver});
    giver.play(redAlertTo(7, 2));
    EXPECT_EQ(turnsOutOfOrder(giver.state()), (std::vector<SeatId>{1}));
    giver.play(redAlert(1));
    EXPECT_EQ(turnsOutOfOrder(giver.state()), (std::vector<SeatId>{2, 1}));
}

}  // namespace
}  // namespace basekeeper::all_your_base
