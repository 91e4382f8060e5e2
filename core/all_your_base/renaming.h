// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"
#include "core/all_your_base/violation.h"

#include <tl/expected.hpp>

#include <optional>
#include <vector>

namespace basekeeper::all_your_base {

/// What the bases and cards of a line of play are called in a corrected one (S.5). Bases and cards are numbered as the
/// app first sees them: a BASE put in before gives every later one another number, and an act that names one must
/// follow it.
class Renaming {
public:
    /// How many bases and cards a line of play has seen by some state: cheaper to keep than the state.
    struct Seen {
        // Meant to be made of any state, wherever one is learned from.
        Seen(const State& state)
            : bases(state.basesSeen),
              pieces(state.piecesSeen) {}  // NOLINT(google-explicit-constructor,hicpp-explicit-conversions)
        std::uint32_t bases;
        std::uint32_t pieces;
    };

    /// Up to this state both lines are the same: what was seen by then keeps its number.
    explicit Renaming(const State& common) : m_basesShared(common.basesSeen), m_piecesShared(common.piecesSeen) {}

    /// After one act of the line of play (from `before` to `after`) and what stands for it in the corrected one (from
    /// `newBefore` to `newAfter`): the first base that the one brought is the first that the other brought, and so on.
    /// Acts must be learned in order; one without a counterpart has `newBefore` equal to `newAfter`.
    void learn(Seen before, Seen after, Seen newBefore, Seen newAfter);

    /// The number in the corrected line; nothing for what never came to that table. It may have left it again.
    [[nodiscard]] std::optional<BaseId> of(BaseId) const;
    [[nodiscard]] std::optional<PieceId> of(PieceId) const;

    /// The same act in the corrected line: `before` is the state that it was made in, `newBefore` the one that it
    /// would be made in now. Refused by 6.4 if it names what never came to the table, and by S.5 if it would be the act
    /// of another seat: but for declarations and rulings, acts are those of the seat in turn.
    [[nodiscard]] tl::expected<Action, Violation> renamed(const Action&, const State& before,
                                                          const State& newBefore) const;

private:
    std::uint32_t m_basesShared;
    std::uint32_t m_piecesShared;
    /// By number, from the first one that is not shared on; None where there is no counterpart.
    std::vector<BaseId> m_bases;
    std::vector<PieceId> m_pieces;
};

}  // namespace basekeeper::all_your_base
