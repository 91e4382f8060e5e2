// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/action.h"
#include "db/games/all_your_base/codec.h"

#include <QString>

namespace basekeeper {

/// The one game whose cards bear words that are not in the rules: the table enters them.
[[nodiscard]] inline QString gameWithPrintedCards() { return AllYourBaseCodec::gameName(); }
/// They are numbered from 1.
inline constexpr int printedCards = all_your_base::redAlertCards;

}  // namespace basekeeper
