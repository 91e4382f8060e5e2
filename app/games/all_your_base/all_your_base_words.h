// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/translator.h"
#include "core/all_your_base/setup.h"

#include <QString>

/// The words that sentences of All Your Base are made of, in any language.
namespace basekeeper {

/// The English name of a kind of card, to be translated in the context "Card".
[[nodiscard]] const char* cardSource(all_your_base::Card card);
/// The same of several, with their number `n`: a language says "2 CREW" with a measure word, another with a plural.
[[nodiscard]] const char* cardsSource(all_your_base::Card card);
/// The name of a kind of card as on the cards.
[[nodiscard]] QString cardText(const Translator& say, all_your_base::Card card);
/// What attack points that suffice come to, by their surplus: "just enough" or "enough".
[[nodiscard]] QString enoughText(const Translator& say, int surplus);
/// Such as "surplus 2"; empty where there is none.
[[nodiscard]] QString surplusText(const Translator& say, int surplus);

}  // namespace basekeeper
