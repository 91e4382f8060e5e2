// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/action.h"

namespace basekeeper {

class Finger;
class WindowApp;

/// Somebody who plays All aboard! in a demonstration: not clever, and the same every time; and a finger that enters
/// what is decided, tap by tap.
class AboardPlayer {
public:
    AboardPlayer(WindowApp& app, Finger& finger) : m_app(app), m_finger(finger) {}

    /// The next act in a game that is not over.
    [[nodiscard]] all_aboard::Action next(const all_aboard::State& state) const;

    /// True: the act is in the log, and is the act that was meant.
    bool perform(const all_aboard::Action& act);

private:
    bool enter(const all_aboard::Action& act);
    bool type(all_aboard::Weight number);

    WindowApp& m_app;
    Finger& m_finger;
};

}  // namespace basekeeper
