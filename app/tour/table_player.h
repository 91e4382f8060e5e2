// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tour/finger.h"
#include "core/all_your_base/action.h"

namespace basekeeper {

class WindowApp;

/// Enters acts on the table screen as people do, tap by tap.
class TablePlayer {
public:
    TablePlayer(WindowApp& app, Finger& finger) : m_app(app), m_finger(finger) {}

    /// True: the act is in the log, and is the act that was meant.
    bool perform(const all_your_base::Action& action);

private:
    bool enter(const all_your_base::Action& action);
    bool play(const all_your_base::PlayCard& act);
    bool attack(const all_your_base::Attack& act);
    bool takeChange(const all_your_base::TakeChange& act);
    bool regroup(const all_your_base::Regroup& act);
    bool redAlert(const all_your_base::RedAlert& act);

    WindowApp& m_app;
    Finger& m_finger;
};

}  // namespace basekeeper
