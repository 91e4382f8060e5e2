// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/state.h"

#include <algorithm>
#include <numeric>

namespace basekeeper::all_your_base {

namespace {

template <class Things, class Id>
auto* findById(Things& things, Id id) {
    const auto at = std::ranges::lower_bound(things, id, {}, [](const auto& thing) { return thing.id; });
    return at != things.end() && at->id == id ? &*at : nullptr;
}

/// Says whether a base is the seat's, without searching all bases for every card.
class OwnBases {
public:
    OwnBases(const State& state, SeatId seat) : m_bases(state.bases), m_seat(seat) {}
    [[nodiscard]] bool contains(BaseId id) const {
        const auto* base = findById(m_bases, id);
        return base != nullptr && base->owner == m_seat;
    }

private:
    const std::vector<Base>& m_bases;
    SeatId m_seat;
};

bool inRange(int points) { return points >= 0 && points <= maxPoints; }

}  // namespace

bool isValid(const Setup& setup) {
    const auto seats = static_cast<int>(setup.seats.size());
    const auto& options = setup.options;
    const bool valuesInRange =
        inRange(setup.values.baseDefense) && std::ranges::all_of(allCards, [&](Card card) {
            const Points& points = setup.values[card];
            return inRange(points.attack) && inRange(points.defense) && (isShip(card) || points.defense == 0);
        });
    return seats >= minSeats && seats <= maxSeats && setup.first >= 0 && setup.first < seats && valuesInRange &&
           (options.threshold == 0 || (options.threshold >= minThreshold && options.threshold <= maxThreshold));
}

const Base* State::base(BaseId id) const { return findById(bases, id); }
Base* State::base(BaseId id) { return findById(bases, id); }
const Piece* State::piece(PieceId id) const { return findById(pieces, id); }
Piece* State::piece(PieceId id) { return findById(pieces, id); }

bool isSeat(const State& state, SeatId seat) { return seat >= 0 && seat < state.rules.seats; }

const FreePlays* freePlays(const State& state) {
    const auto* pending = std::get_if<PendingFreePlays>(&state.pending);
    return pending == nullptr ? nullptr : &pending->stack.back();
}

bool isUnfinished(const State& state) {
    return std::holds_alternative<PendingAttack>(state.pending) || freePlays(state) != nullptr;
}

bool playsFromDiscardPile(const State& state) {
    const FreePlays* plays = freePlays(state);
    return plays != nullptr && plays->card == red_alert::luckyDip;
}

bool hasBase(const State& state, SeatId seat) {
    return std::ranges::any_of(state.bases, [seat](const Base& base) { return base.owner == seat; });
}

int defenseOf(const State& state, BaseId id) {
    const Base* base = state.base(id);
    if (base == nullptr) return 0;
    return std::accumulate(state.pieces.begin(), state.pieces.end(), int{base->defense},
                           [id](int sum, const Piece& piece) { return piece.at == id ? sum + piece.defense : sum; });
}

int attackNeeded(const State& state, BaseId id) { return defenseOf(state, id) + 1; }

int attackOf(const State& state, SeatId seat) {
    const OwnBases own(state, seat);
    int sum = 0;
    for (const Piece& piece : state.pieces)
        if (!piece.discarded() && own.contains(piece.at)) sum += piece.attack;
    return sum;
}

int defenseOf(const State& state, SeatId seat) {
    int sum = 0;
    for (const Base& base : state.bases)
        if (base.owner == seat) sum += base.defense;
    const OwnBases own(state, seat);
    for (const Piece& piece : state.pieces)
        if (!piece.discarded() && own.contains(piece.at)) sum += piece.defense;
    return sum;
}

int attackOf(const State& state, const std::vector<PieceId>& pieces) {
    int sum = 0;
    for (const PieceId id : pieces)
        if (const Piece* piece = state.piece(id)) sum += piece->attack;
    return sum;
}

int surplusOf(const State& state, const PendingAttack& attack) {
    return attackOf(state, attack.with) - attackNeeded(state, attack.target);
}

int basesHeld(const State& state, SeatId seat) {
    const bool onlyGained = state.rules.options.held == Held::Gained;
    return static_cast<int>(std::ranges::count_if(
        state.bases, [=](const Base& base) { return base.owner == seat && (base.gained || !onlyGained); }));
}

bool mayDeclare(const State& state, SeatId seat) {
    return !state.over && !isUnfinished(state) && isSeat(state, seat) &&
           basesHeld(state, seat) >= state.rules.threshold;
}

bool lacksOneBase(const State& state, SeatId seat) {
    return !state.over && isSeat(state, seat) && basesHeld(state, seat) + 1 == state.rules.threshold;
}

SeatId neighbour(const State& state, SeatId seat) {
    return state.rules.options.direction == Direction::Clockwise ? (seat + 1) % state.rules.seats
                                                                 : rightNeighbour(state, seat);
}

SeatId rightNeighbour(const State& state, SeatId seat) { return (seat + state.rules.seats - 1) % state.rules.seats; }

SeatId nextSeat(const State& state) {
    return state.queue.empty() ? neighbour(state, state.turn.orderGoesOnFrom) : state.queue.front();
}

std::vector<SeatId> turnsOutOfOrder(const State& state) {
    std::vector<SeatId> turns = state.queue;
    if (state.turn.orderGoesOnFrom != state.turn.seat) turns.push_back(neighbour(state, state.turn.orderGoesOnFrom));
    return turns;
}

std::vector<BaseId> basesOf(const State& state, SeatId seat) {
    std::vector<BaseId> found;
    for (const Base& base : state.bases)
        if (base.owner == seat) found.push_back(base.id);
    return found;
}

std::vector<PieceId> piecesOn(const State& state, BaseId id) {
    std::vector<PieceId> found;
    for (const Piece& piece : state.pieces)
        if (!piece.discarded() && piece.at == id) found.push_back(piece.id);
    return found;
}

std::vector<PieceId> piecesOf(const State& state, SeatId seat) {
    const OwnBases own(state, seat);
    std::vector<PieceId> found;
    for (const Piece& piece : state.pieces)
        if (!piece.discarded() && own.contains(piece.at)) found.push_back(piece.id);
    return found;
}

std::vector<PieceId> discardPile(const State& state) {
    std::vector<PieceId> found;
    for (const Piece& piece : state.pieces)
        if (piece.discarded()) found.push_back(piece.id);
    return found;
}

}  // namespace basekeeper::all_your_base
