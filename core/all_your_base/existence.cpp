// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/existence.h"

#include "core/overload.h"

#include <utility>

namespace basekeeper::all_your_base {

namespace {

using Refusal = std::optional<Violation>;
using Code = ViolationCode;
using Arg = ArgumentName;

Refusal whyMissing(const State& state, BaseId id) {
    return state.base(id) == nullptr ? Refusal(noSuch(id)) : Refusal{};
}
Refusal whyMissing(const State& state, PieceId id) {
    return state.piece(id) == nullptr ? Refusal(noSuch(id)) : Refusal{};
}

Refusal whyMissing(const State& state, const std::optional<BaseId>& id) {
    return id ? whyMissing(state, *id) : Refusal();
}

Refusal firstOf(Refusal first, Refusal second) { return first ? std::move(first) : std::move(second); }

template <class Id>
Refusal whyNotAllThere(const State& state, const std::vector<Id>& ids) {
    for (const Id id : ids)
        if (auto refusal = whyMissing(state, id)) return refusal;
    return {};
}

}  // namespace

Violation noSuch(BaseId id) { return {Code::NoSuchBase, "6.4", {{Arg::Base, static_cast<int>(id)}}}; }
Violation noSuch(PieceId id) { return {Code::NoSuchCard, "6.4", {{Arg::Piece, static_cast<int>(id)}}}; }
Violation noSuchSeat(SeatId seat) { return {Code::NoSuchSeat, "6.4", {{Arg::Seat, seat}}}; }

std::optional<Violation> whyMissing(const State& state, const std::vector<PieceId>& pieces) {
    return whyNotAllThere(state, pieces);
}
std::optional<Violation> whyMissing(const State& state, const std::vector<BaseId>& bases) {
    return whyNotAllThere(state, bases);
}

std::optional<Violation> whyMissing(const State& state, const std::vector<Placement>& placements, bool discardable) {
    for (const auto& [piece, base] : placements) {
        if (auto refusal = whyMissing(state, piece)) return refusal;
        if (discardable && base == BaseId::None) continue;
        if (auto refusal = whyMissing(state, base)) return refusal;
    }
    return {};
}

std::optional<Violation> whyMissing(const State& state, const RedAlert& act) {
    using namespace red_alert;
    return std::visit(
        Overload{
            [](const NoChoice&) { return Refusal(); },
            [&](const OneSeat& told) {
                return !told.seat || isSeat(state, *told.seat) ? Refusal() : noSuchSeat(*told.seat);
            },
            [&](const OneBase& told) { return whyMissing(state, told.base); },
            [&](const ShipThief& told) { return firstOf(whyMissing(state, told.from), whyMissing(state, told.to)); },
            [&](const TwoBases& told) {
                return firstOf(whyMissing(state, told.bases), whyMissing(state, told.moves, true));
            },
            [&](const ShipFromEach& told) {
                return firstOf(whyMissing(state, told.bases), whyMissing(state, told.ships));
            },
            [&](const ImpreciseOrders& told) { return whyMissing(state, told.orders, true); },
        },
        act);
}

}  // namespace basekeeper::all_your_base
