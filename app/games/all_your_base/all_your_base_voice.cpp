// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/all_your_base_voice.h"

#include "core/all_your_base/legal.h"

#include <variant>

namespace basekeeper {

using namespace all_your_base;

namespace {

/// Whether somebody has come within one base of winning by the latest act.
bool bringsSomebodyClose(const State& before, const State& now) {
    for (SeatId seat = 0; seat < now.rules.seats; ++seat)
        if (lacksOneBase(now, seat) && !lacksOneBase(before, seat)) return true;
    return false;
}

}  // namespace

AllYourBaseMoment voiceMomentOf(const Session<AllYourBase>& play) {
    const State& now = play.state();
    if (now.over) return now.winner ? AllYourBaseMoment::Won : AllYourBaseMoment::Lost;
    if (play.played() == 0) return AllYourBaseMoment::Start;
    const std::size_t latest = play.played() - 1;
    const Action& act = play.act(latest);
    if (std::holds_alternative<Overrule>(act)) return AllYourBaseMoment::None;
    if (std::holds_alternative<PendingAttack>(now.pending)) return AllYourBaseMoment::AttackDeclared;
    const auto* alert = std::get_if<RedAlert>(&act);
    if (alert != nullptr && std::holds_alternative<red_alert::SelfDestruct>(*alert)) return AllYourBaseMoment::Bomb;
    if (bringsSomebodyClose(play.stateAfter(latest), now)) return AllYourBaseMoment::OneBaseLeft;
    return now.turn.phase == Phase::Regroup && canMoveACard(now) ? AllYourBaseMoment::Regrouping
                                                                 : AllYourBaseMoment::None;
}

QString lineOf(AllYourBaseMoment moment) {
    switch (moment) {
        case AllYourBaseMoment::None: return {};
        case AllYourBaseMoment::Start: return QStringLiteral("War is beginned. Be ready, every Zig!");
        case AllYourBaseMoment::AttackDeclared: return QStringLiteral("Many ship come! Make fast your time.");
        case AllYourBaseMoment::Bomb: return QStringLiteral("It was us who set up us the bomb.");
        case AllYourBaseMoment::OneBaseLeft: return QStringLiteral("Only one base is not belong yet.");
        case AllYourBaseMoment::Regrouping: return QStringLiteral("For great order, move every Zig!");
        case AllYourBaseMoment::Won: return QStringLiteral("Congratulation! Great justice is you.");
        case AllYourBaseMoment::Lost: return QStringLiteral("Ha ha ha. Your chance did not survive.");
    }
    return {};
}

}  // namespace basekeeper
