// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/existence.h"

namespace basekeeper::all_your_base {

namespace {

using Refusal = std::optional<Violation>;
using Code = ViolationCode;
using Arg = ArgumentName;

Refusal whyNotThere(const State& state, BaseId id) {
    return state.base(id) == nullptr ? Refusal(noSuch(id)) : Refusal{};
}
Refusal whyNotThere(const State& state, PieceId id) {
    return state.piece(id) == nullptr ? Refusal(noSuch(id)) : Refusal{};
}

template <class Id>
Refusal whyNotAllThere(const State& state, const std::vector<Id>& ids) {
    for (const Id id : ids)
        if (auto refusal = whyNotThere(state, id)) return refusal;
    return {};
}

}  // namespace

Violation noSuch(BaseId id) { return {Code::NoSuchBase, "6.4", {{Arg::Base, static_cast<int>(id)}}}; }
Violation noSuch(PieceId id) { return {Code::NoSuchCard, "6.4", {{Arg::Piece, static_cast<int>(id)}}}; }
Violation noSuchSeat(SeatId seat) { return {Code::NoSuchSeat, "6.4", {{Arg::Seat, seat}}}; }

std::optional<Violation> whyNotThere(const State& state, const std::vector<PieceId>& pieces) {
    return whyNotAllThere(state, pieces);
}
std::optional<Violation> whyNotThere(const State& state, const std::vector<BaseId>& bases) {
    return whyNotAllThere(state, bases);
}

std::optional<Violation> whyNotThere(const State& state, const std::vector<Placement>& placements) {
    for (const auto& [piece, base] : placements) {
        if (auto refusal = whyNotThere(state, piece)) return refusal;
        if (auto refusal = whyNotThere(state, base)) return refusal;
    }
    return {};
}

std::optional<Violation> whyNotThere(const State& state, const RedAlert& act) {
    if (act.card < 1 || act.card > redAlertCards)
        return Violation(Code::NoSuchCard, "6.4", {{Arg::RedAlert, act.card}});
    if (act.seat && !isSeat(state, *act.seat)) return noSuchSeat(*act.seat);
    for (const auto& base : {act.base, act.from, act.to})
        if (base && state.base(*base) == nullptr) return noSuch(*base);
    if (auto refusal = whyNotThere(state, act.bases)) return refusal;
    if (auto refusal = whyNotThere(state, act.pieces)) return refusal;
    for (const auto& [piece, base] : act.moves) {
        if (auto refusal = whyNotThere(state, piece)) return refusal;
        if (base == BaseId::None) continue;
        if (auto refusal = whyNotThere(state, base)) return refusal;
    }
    return {};
}

}  // namespace basekeeper::all_your_base
