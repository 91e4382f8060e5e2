// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/outspeed_voice.h"

#include <variant>

namespace basekeeper {

using namespace outspeed;

OutspeedMoment momentOf(const Session<Outspeed>& play) {
    const State& now = play.state();
    if (now.over()) return now.winners.empty() ? OutspeedMoment::NobodyLeft : OutspeedMoment::Won;
    if (play.played() == 0) return OutspeedMoment::Start;
    if (!std::holds_alternative<DescribeTile>(play.act(play.played() - 1))) return OutspeedMoment::None;
    return finishShows(now) ? OutspeedMoment::LastTile : OutspeedMoment::NewTile;
}

OutspeedMoment momentOf(const Step& step) {
    if (std::holds_alternative<step::Eliminated>(step)) return OutspeedMoment::DropsOut;
    return std::holds_alternative<step::TilesTurned>(step) ? OutspeedMoment::TilesTurned : OutspeedMoment::None;
}

QString lineOf(OutspeedMoment moment) {
    switch (moment) {
        case OutspeedMoment::None: return {};
        case OutspeedMoment::Start: return QStringLiteral("Radio check. Three, two, one, gone!");
        case OutspeedMoment::NewTile: return QStringLiteral("New road ahead. It looked shorter.");
        case OutspeedMoment::TilesTurned: return QStringLiteral("Other side up. Throw away that map.");
        case OutspeedMoment::DropsOut: return QStringLiteral("One light fewer on the radar. Fly on.");
        case OutspeedMoment::LastTile: return QStringLiteral("Finish in sight. Forget the fuel gauge.");
        case OutspeedMoment::Won: return QStringLiteral("Flag down! That was only a blur.");
        case OutspeedMoment::NobodyLeft: return QStringLiteral("Only static now. Nobody came home.");
    }
    return {};
}

}  // namespace basekeeper
