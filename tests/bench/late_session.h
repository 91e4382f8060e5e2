// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session_controller.h"
#include "tests/bench/late_game.h"

#include <cstddef>

namespace basekeeper::bench {

/// Plays so many acts on the fullest table, the first of which lays it. False: one was refused or could not be saved.
[[nodiscard]] inline bool playLateGame(SessionController& controller, std::size_t acts) {
    const auto table = lateTable();
    if (!controller.begin(lateSetup()) ||
        controller.add<AllYourBase>(all_your_base::Action(table)) != SessionController::Outcome::Done)
        return false;
    for (const auto& act : lateActs(controller.state<AllYourBase>(), acts - 1))
        if (controller.add<AllYourBase>(act) != SessionController::Outcome::Done) return false;
    return true;
}

}  // namespace basekeeper::bench
