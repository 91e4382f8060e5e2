// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/effects.h"
#include "core/all_your_base/red_alert.h"
#include "core/all_your_base/setup.h"

#include <QString>
#include <QStringList>

/// The words that lead the chooser through the choices of a RED ALERT.
namespace basekeeper::alert_texts {

/// Such as "Where does the CATS card go?"; who is asked, is said beside it.
[[nodiscard]] QString question(const all_your_base::RedAlert& act, const all_your_base::Question& choice,
                               const all_your_base::State& state, const all_your_base::Setup& setup);

/// Such as "1 of 2 chosen"; "Player 3 of 4" where each has one order to give. `choice`: what is asked now.
[[nodiscard]] QString progress(const all_your_base::RedAlert& act, const all_your_base::Question& choice,
                               const all_your_base::ChoiceCount& count);

/// What the card would do, one line each: "B3 is destroyed", "Zig: from B1 to B5". `changes` are those of bases and
/// cards; lines about the turn and the hands are added.
[[nodiscard]] QStringList effects(const all_your_base::RedAlert& act, const all_your_base::Effects& changes,
                                  const all_your_base::State& before, const all_your_base::Setup& setup);

}  // namespace basekeeper::alert_texts
