// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/action.h"

#include <QString>

#include <cstddef>
#include <functional>
#include <span>

namespace basekeeper {

class Finger;
class WindowApp;

/// A finger that enters the acts of a race of Outspeed, tap by tap, as a referee would.
class RacePlayer {
public:
    RacePlayer(WindowApp& app, Finger& finger) : m_app(app), m_finger(finger) {}

    /// True: the act is in the log, and is the act that was meant. Not for programming and rulings.
    bool perform(const outspeed::Action& act);
    /// All seats program: in secret on the pad that goes round, or from the wheels that lie on the table.
    bool programInSecret(std::span<const outspeed::Program> choices);
    bool programFromWheels(std::span<const outspeed::Program> choices);
    /// The seat at the table that is due is the one meant from here on.
    bool ask(SeatId seat);

    /// Called when a tile is drawn whole, and not yet confirmed.
    std::function<void()> onTileDrawn;

private:
    bool enter(const outspeed::DescribeTile& act);
    bool enter(const outspeed::Announce& act);
    bool enter(const outspeed::ApplyBonuses& act);
    bool enter(const outspeed::Roll& act);
    bool enter(const outspeed::Resolve& act);
    bool enter(const outspeed::TakeToken& act);
    bool describe(int number, const outspeed::Route& route);
    bool press(int route, const char* place, const QString& key);
    bool set(int route, const char* place, const outspeed::Amount& amount);
    bool arrives(const outspeed::Action& act, std::size_t at);
    [[nodiscard]] int routeOf(const outspeed::Program& choice) const;

    WindowApp& m_app;
    Finger& m_finger;
    int m_taps = 0;  ///< for the tile that is being described
};

}  // namespace basekeeper
