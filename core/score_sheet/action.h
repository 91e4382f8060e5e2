// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/score_sheet/state.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>

/// The acts of the game, one small struct each. What they may name is checked by `whyNot`.
namespace basekeeper::score_sheet {

/// Gives the seat its number. It names the round that is being played, so that it means the same in a corrected line of
/// play (S.5).
struct EnterPoints {  // 1.1
    int round = 1;
    SeatId seat = 0;
    int points = 0;
    friend bool operator==(const EnterPoints&, const EnterPoints&) = default;
};

struct EndGame {  // 2.3
    friend bool operator==(const EndGame&, const EndGame&) = default;
};

/// The edits that make up an override (7.1).
namespace edit {

/// Sets the seat's number in a round (counted from 1) that has begun; empty takes it out.
struct SetPoints {
    int round = 1;
    SeatId seat = 0;
    std::optional<int> points;
    friend bool operator==(const SetPoints&, const SetPoints&) = default;
};
/// Ends the game. There may be no winners.
struct EndGame {
    std::vector<SeatId> winners;
    friend bool operator==(const EndGame&, const EndGame&) = default;
};

}  // namespace edit

using Edit = std::variant<edit::SetPoints, edit::EndGame>;

struct Overrule {        // 7.1
    std::string reason;  ///< in the referee's words; not empty
    std::vector<Edit> changes;
    friend bool operator==(const Overrule&, const Overrule&) = default;
};

/// In the order of the session file's list; `ActKind` has the same order.
using Action = std::variant<EnterPoints, EndGame, Overrule>;

enum class ActKind : std::uint8_t { EnterPoints, EndGame, Overrule };

inline constexpr std::size_t actKinds = std::variant_size_v<Action>;

[[nodiscard]] inline ActKind kindOf(const Action& action) { return static_cast<ActKind>(action.index()); }

}  // namespace basekeeper::score_sheet
