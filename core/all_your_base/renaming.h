// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"
#include "core/all_your_base/violation.h"

#include <tl/expected.hpp>

#include <optional>
#include <vector>

namespace basekeeper::all_your_base {

/// Maps the bases and cards of a line of play to those of a corrected one (S.5). They are numbered in the order in
/// which the app first sees them: inserting a BASE renumbers every later one, and acts that name them must follow.
class Renaming {
public:
    /// How many bases and cards a line of play has seen up to a state; cheaper to keep than the state.
    struct IdCounts {
        // Implicit, so that `learn` can be called with states.
        IdCounts(const State& state)
            : bases(state.basesSeen),
              pieces(state.piecesSeen) {}  // NOLINT(google-explicit-constructor,hicpp-explicit-conversions)
        std::uint32_t bases;
        std::uint32_t pieces;
    };

    /// Both lines are equal up to this state: what was seen before keeps its number.
    explicit Renaming(const State& common) : m_basesShared(common.basesSeen), m_piecesShared(common.piecesSeen) {}

    /// Learns from one act of the line of play (from `before` to `after`) and its counterpart in the corrected line
    /// (from `newBefore` to `newAfter`): the first base that the one brings becomes the first that the other brings,
    /// and so on. Call for every act in order; an act without a counterpart has `newBefore` equal to `newAfter`.
    void learn(IdCounts before, IdCounts after, IdCounts newBefore, IdCounts newAfter);

    /// The number in the corrected line; nothing for what never came to that table. It may have left the table again.
    [[nodiscard]] std::optional<BaseId> of(BaseId) const;
    [[nodiscard]] std::optional<PieceId> of(PieceId) const;

    /// The same act in the corrected line; `before` is the state in which it was made, `newBefore` the one in which it
    /// would be made now. Refused by 6.4 if it names what never came to the table, and by S.5 if it would become the
    /// act of another seat: except for declarations and overrides, acts belong to the seat in turn.
    [[nodiscard]] tl::expected<Action, Violation> renamed(const Action&, const State& before,
                                                          const State& newBefore) const;

private:
    std::uint32_t m_basesShared;
    std::uint32_t m_piecesShared;
    /// By number, from the first one that is not shared; None if there is no counterpart.
    std::vector<BaseId> m_bases;
    std::vector<PieceId> m_pieces;
};

}  // namespace basekeeper::all_your_base
