// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/moment.h"

namespace basekeeper::all_your_base {

std::optional<Moment> momentOf(const State& before, const Action& act, const State& after) {
    const ActKind kind = kindOf(act);
    if (kind == ActKind::Overrule) return {};
    if (kind == ActKind::ResolveAttack)
        return Moment{Moment::Kind::Capture, before.turn.seat, std::get<PendingAttack>(before.pending).target};
    if (kind == ActKind::Counterattack) {
        const BaseId target = std::get<PendingAttack>(before.pending).target;
        return Moment{Moment::Kind::Counterattack, before.base(target)->owner, target};
    }
    // A RED ALERT ends the turn of whoever gives it away (5.7); else a turn that was due comes first.
    const bool outOfOrder = kind == ActKind::RedAlert || !before.queue.empty();
    if (after.turn.number > before.turn.number && outOfOrder && !after.over)
        return Moment{Moment::Kind::ExtraTurn, after.turn.seat, BaseId::None};
    return {};
}

}  // namespace basekeeper::all_your_base
