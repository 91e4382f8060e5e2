// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_aboard/all_aboard_voice.h"

#include <variant>

namespace basekeeper {

using namespace all_aboard;

AllAboardMoment momentOf(const Session<AllAboard>& play) {
    const State& now = play.state();
    if (now.over()) return AllAboardMoment::End;
    if (play.played() == 0) return AllAboardMoment::Start;
    const Action& act = play.act(play.played() - 1);
    if (std::holds_alternative<Overrule>(act)) return AllAboardMoment::None;
    if (now.phase == Phase::Sailing && now.sailing == 0 && !now.replacing) return AllAboardMoment::CastOff;
    const auto* board = std::get_if<Board>(&act);
    // Only while others still look for a place: after that nobody is asked about boats.
    const bool filled = board != nullptr && now.phase == Phase::Boarding &&
                        now.boats[static_cast<std::size_t>(board->boat) - 1].aboard.size() >= boatHolds;
    return filled ? AllAboardMoment::BoatFull : AllAboardMoment::None;
}

AllAboardMoment momentOf(const Step& step) {
    if (std::holds_alternative<step::Thrown>(step)) return AllAboardMoment::Overboard;
    if (std::holds_alternative<step::Sinks>(step)) return AllAboardMoment::Sunk;
    const auto* weighed = std::get_if<step::Weighed>(&step);
    return weighed != nullptr && weighed->weight == weighed->number ? AllAboardMoment::CloseCall
                                                                    : AllAboardMoment::None;
}

QString lineOf(AllAboardMoment moment) {
    switch (moment) {
        case AllAboardMoment::None: return {};
        case AllAboardMoment::Start: return QStringLiteral("Harbour’s open. No pushing, no refunds.");
        case AllAboardMoment::BoatFull: return QStringLiteral("That one is full. Breathe in, please.");
        case AllAboardMoment::CastOff: return QStringLiteral("Cast off! Wave to those on the quay.");
        case AllAboardMoment::Overboard: return QStringLiteral("Overboard! I did not see who it was.");
        case AllAboardMoment::CloseCall: return QStringLiteral("Close. One biscuit more and she sinks.");
        case AllAboardMoment::Sunk: return QStringLiteral("Another reef for the fish.");
        case AllAboardMoment::End: return QStringLiteral("That was the last boat. Wipe your paws.");
    }
    return {};
}

}  // namespace basekeeper
