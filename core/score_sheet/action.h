// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/act_fields.h"
#include "core/score_sheet/state.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <variant>

/// The acts of the game, one small struct each. What they may name is checked by `whyNot`.
namespace basekeeper::score_sheet {

/// Numbers of points can be negative; the rules check their range (1.1).
inline constexpr auto anyNumber = whole<std::numeric_limits<int>::min()>;

/// Gives the seat its number. It names the round that is being played, so that it means the same in a corrected line of
/// play (S.5).
struct EnterPoints {  // 1.1
    int round = 1;
    SeatId seat = 0;
    int points = 0;
    static void fields(auto& act, auto& walk) {
        walk.must("round", act.round).must("seat", act.seat).must("points", act.points, anyNumber);
    }
    friend bool operator==(const EnterPoints&, const EnterPoints&) = default;
};

struct EndGame : NoFields {};  // 2.3

/// The edits that make up an override (7.1).
namespace edit {

/// Sets the seat's number in a round (counted from 1) that has begun; empty takes it out.
struct SetPoints {
    int round = 1;
    SeatId seat = 0;
    std::optional<int> points;
    static void fields(auto& edit, auto& walk) {
        walk.must("round", edit.round).must("seat", edit.seat).may("points", edit.points, anyNumber);
    }
    friend bool operator==(const SetPoints&, const SetPoints&) = default;
};
/// Ends the game. There may be no winners.
struct EndGame {
    std::vector<SeatId> winners;
    static void fields(auto& edit, auto& walk) { walk.may("winners", edit.winners); }
    friend bool operator==(const EndGame&, const EndGame&) = default;
};

}  // namespace edit

using Edit = std::variant<edit::SetPoints, edit::EndGame>;

struct Overrule {        // 7.1
    std::string reason;  ///< in the referee's words; not empty
    std::vector<Edit> changes;
    static void fields(auto& act, auto& walk) { walk.must("reason", act.reason).must("changes", act.changes); }
    friend bool operator==(const Overrule&, const Overrule&) = default;
};

/// In the order of the session file's list; `ActKind` has the same order.
using Action = std::variant<EnterPoints, EndGame, Overrule>;

enum class ActKind : std::uint8_t { EnterPoints, EndGame, Overrule };

inline constexpr std::size_t actKinds = std::variant_size_v<Action>;

[[nodiscard]] inline ActKind kindOf(const Action& action) { return static_cast<ActKind>(action.index()); }

}  // namespace basekeeper::score_sheet
