// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/tour/race_player.h"

#include <QString>

#include <cstddef>
#include <functional>
#include <vector>

namespace basekeeper {

/// The tour's race: five seats and thirteen turns of a session that is written down (`race.jsonl`), with a tile that is
/// turned in the midst of a turn, ships that drop out and a photo finish; every act by touch.
class RaceTour {
public:
    using Picture = std::function<void(const QString& name)>;

    RaceTour(WindowApp& app, Finger& finger, Picture picture);

    /// From the start screen on, to the victory and a look back. What failed: see the finger, or empty.
    [[nodiscard]] QString play();

private:
    void setUp();
    void beforeAct(const outspeed::Action& act);
    void afterAct(const outspeed::Action& act);
    /// All that program at once, from that act on; gives how many acts that were: who enters revealed wheels has also
    /// resolved.
    std::size_t program(std::size_t from);
    void watch();
    void end();
    [[nodiscard]] const outspeed::State& state() const;
    void picture(const char* name) const { m_picture(QStringLiteral("outspeed-%1").arg(QLatin1StringView(name))); }

    WindowApp& m_app;
    Finger& m_finger;
    RacePlayer m_player;
    Picture m_picture;
    outspeed::Setup m_setup;
    std::vector<outspeed::Action> m_acts;
    bool m_asked = false;  ///< somebody has been asked for bonus tokens
};

}  // namespace basekeeper
