// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/violation.h"

#include <array>

namespace basekeeper::all_your_base {

std::string_view codeName(ViolationCode code) {
    static constexpr std::array<std::string_view, violationCodes> names{
        "game-over",
        "no-such-seat",
        "no-such-base",
        "no-such-card",
        "points-out-of-range",
        "unfinished-act",
        "defense-not-done",
        "phase-over",
        "red-alert-already-played",
        "counterattack-out-of-place",
        "other-seat-needed",
        "no-base-to-play-on",
        "not-own-base",
        "discard-pile-closed",
        "never-discarded",
        "attack-already-made",
        "own-base-attacked",
        "no-base-to-attack",
        "no-attackers",
        "attacker-named-twice",
        "attacker-not-on-own-base",
        "base-never-attacks",
        "attack-too-weak",
        "no-attack-declared",
        "change-not-played",
        "no-surplus",
        "change-closed",
        "change-not-in-discard-pile",
        "change-not-ship",
        "change-named-twice",
        "change-above-surplus",
        "change-not-own-base",
        "move-not-own-card",
        "move-not-own-base",
        "moved-twice",
        "move-from-discard-pile",
        "no-free-plays",
        "too-few-bases",
        "declare-unfinished",
        "reason-missing",
        "ruling-out-of-range",
        "crew-defense-fixed",
        "base-needed",
        "own-base-needed",
        "ship-of-seat-needed",
        "base-of-seat-needed",
        "place-needed",
        "nothing-to-choose",
        "own-base-chosen",
        "other-base-chosen",
        "base-chosen-twice",
        "too-many-bases",
        "card-not-taken",
        "card-placed-twice",
        "card-not-on-base",
        "own-card-chosen",
        "ship-needed",
        "seat-chosen-twice",
        "not-seats-ship",
        "movers-own-base",
        "free-plays-limited",
        "discard-not-forced",
        "not-in-discard-pile",
        "other-kind-of-card",
        "other-seats-turn",
    };
    static_assert(!names.back().empty(), "every code has a name");
    return names[static_cast<std::size_t>(code)];
}

std::string_view argumentName(ArgumentName name) {
    static constexpr std::array<std::string_view, argumentNames> names{
        "seat",  "base", "piece",     "owner", "attack", "defense", "needed", "surplus",
        "total", "held", "threshold", "value", "lowest", "highest", "card",   "redAlert",
    };
    static_assert(!names.back().empty(), "every argument has a name");
    return names[static_cast<std::size_t>(name)];
}

}  // namespace basekeeper::all_your_base
