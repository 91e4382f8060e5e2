// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/voice.h"
#include "core/all_your_base/setup.h"

#include <QString>

/// The words of All Your Base of which its sentences are made, in whatever language somebody speaks.
namespace basekeeper {

/// The English name of a kind of card, to be translated in the context "Card".
[[nodiscard]] const char* cardSource(all_your_base::Card card);
/// The name of a kind of card as the cards bear it.
[[nodiscard]] QString cardText(const Voice& say, all_your_base::Card card);

}  // namespace basekeeper
