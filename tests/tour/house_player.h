// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"

#include <optional>

namespace basekeeper {

/// Somebody to play a demonstration: decent, not clever, and the same every time. It asks the engine what can be
/// done, as the screens do.
class HousePlayer {
public:
    /// The next act in a game that is not over.
    [[nodiscard]] all_your_base::Action next(const all_your_base::State& state);

private:
    [[nodiscard]] all_your_base::Action defensePhase(const all_your_base::State& state);
    [[nodiscard]] std::optional<all_your_base::Action> worthAttacking(const all_your_base::State& state) const;

    int m_cardsPlayed = 0;
    int m_attacksMet = 0;
};

}  // namespace basekeeper
