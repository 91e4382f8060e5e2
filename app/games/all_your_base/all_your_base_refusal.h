// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/voice.h"
#include "core/all_your_base/game.h"
#include "core/all_your_base/setup.h"
#include "core/all_your_base/state.h"
#include "core/all_your_base/violation.h"

#include <QString>

/// The words for what the rules of All Your Base refuse. One or two sentences each, with the numbers, for people at a table.
namespace basekeeper {

/// The English name of a kind of card, to be translated in the context "Card".
[[nodiscard]] const char* cardSource(all_your_base::Card card);

/// The name of a kind of card as the cards bear it.
[[nodiscard]] QString cardText(const Voice& say, all_your_base::Card card);

/// Why the act is refused. `state` is the one in which it was: it tells what lies where.
[[nodiscard]] QString refusalText(const Voice& say, const all_your_base::Violation& violation,
                                  const all_your_base::Setup& setup, const all_your_base::State& state);

}  // namespace basekeeper
