// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_ui.h"
#include "app/language/translator.h"
#include "core/session.h"

/// The words for what the log of any game refuses.
namespace basekeeper {

/// Why the log refuses an undo, a redo or an amendment, given how many steps could be undone or redone, or acts
/// corrected (`available`).
[[nodiscard]] QString refusalText(const Translator& say, LogRefusal refusal, int available);
/// The clause behind the refusal: S.1, S.2 or S.3.
[[nodiscard]] QLatin1StringView clauseOf(LogRefusal refusal);
/// The number for `refusalText`.
template <Game G>
[[nodiscard]] int available(const Session<G>& session, LogRefusal refusal) {
    switch (refusal) {
        case LogRefusal::NothingToUndo: return static_cast<int>(session.steps());
        case LogRefusal::NothingToRedo: return static_cast<int>(session.redoableSteps());
        case LogRefusal::NoSuchAct: return static_cast<int>(session.played());
    }
    return 0;
}

/// Says that an act of the corrected line of play would be refused, and why.
[[nodiscard]] QString refusedActText(const Translator& say, int act, const QString& why);
/// Why the session refuses the amendment: which act of the corrected line of play is refused, and why.
template <Game G>
[[nodiscard]] QString refusalText(const Translator& say, const Session<G>& session, const Amend<G>& amend,
                                  const RefusedAct<G>& refused) {
    const auto before = session.stateAmended(amend, static_cast<std::size_t>(refused.act) - 1);
    return refusedActText(say, refused.act, GameUi<G>::refusalText(say, refused.why, session.setup(), before));
}

}  // namespace basekeeper
