// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/red_alert.h"
#include "tests/tour/finger.h"

#include <functional>
#include <utility>

namespace basekeeper {

class WindowApp;

/// Enters acts on the table screen as people do, tap by tap.
class TablePlayer {
public:
    TablePlayer(WindowApp& app, Finger& finger) : m_app(app), m_finger(finger) {}

    /// True: the act is in the log, and is the act that was meant.
    bool perform(const all_your_base::Action& action);

    /// Called before each choice of a RED ALERT and before it is played, while the question is on the screen.
    void onChoice(std::function<void()> look) { m_onChoice = std::move(look); }

private:
    /// For a failure: a refusal, what is wrong with the disk, and what a tap would do.
    [[nodiscard]] QString whatTheTableSays() const;
    bool enter(const all_your_base::Action& action);
    bool play(const all_your_base::PlayCard& act, all_your_base::Card card);
    /// Where the rail does not list it, where it lies.
    bool tapCard(const char* inTheRail, all_your_base::PieceId piece);
    bool attack(const all_your_base::Attack& act);
    bool takeChange(const all_your_base::TakeChange& act);
    bool regroup(const all_your_base::Regroup& act);
    bool redAlert(const all_your_base::RedAlert& act);
    bool choose(const all_your_base::Question& choice, const all_your_base::RedAlert& draft,
                const all_your_base::RedAlert& wanted);

    WindowApp& m_app;
    Finger& m_finger;
    std::function<void()> m_onChoice;
};

}  // namespace basekeeper
