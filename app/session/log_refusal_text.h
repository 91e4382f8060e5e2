// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_ui.h"
#include "app/language/voice.h"
#include "core/session.h"

/// The words for what the log of any game refuses.
namespace basekeeper {

/// Why the log does not take an undo, a redo or an amendment, when only `available` steps could be undone or redone, or
/// acts be corrected.
[[nodiscard]] QString refusalText(const Voice& say, LogRefusal refusal, int available);
/// The clause that it follows: S.1, S.2 or S.3.
[[nodiscard]] QLatin1StringView clauseOf(LogRefusal refusal);
/// How many that are.
template <Game G>
[[nodiscard]] int available(const Session<G>& session, LogRefusal refusal) {
    switch (refusal) {
        case LogRefusal::NothingToUndo: return static_cast<int>(session.steps());
        case LogRefusal::NothingToRedo: return static_cast<int>(session.takenBack());
        case LogRefusal::NoSuchAct: return static_cast<int>(session.played());
    }
    return 0;
}

/// That an act of the corrected line of play would be refused, and the text that says why.
[[nodiscard]] QString refusedActText(const Voice& say, int act, const QString& why);
/// Why the session does not take the amendment: which act of the corrected line of play is refused, and why.
template <Game G>
[[nodiscard]] QString refusalText(const Voice& say, const Session<G>& session, const Amend<G>& amend,
                                  const RefusedAct<G>& refused) {
    const auto before = session.stateAmended(amend, static_cast<std::size_t>(refused.act) - 1);
    return refusedActText(say, refused.act, GameUi<G>::refusalText(say, refused.why, session.setup(), before));
}

}  // namespace basekeeper
