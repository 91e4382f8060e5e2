// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/translate_fn.h"
#include "core/outspeed/state.h"

#include <QString>

/// The words that sentences of Outspeed are made of, in any language.
namespace basekeeper {

/// Such as "Flamethrower".
[[nodiscard]] QString tokenLabel(const TranslateFn& say, outspeed::Token token);
/// Such as "a flamethrower", within a sentence.
[[nodiscard]] QString aToken(const TranslateFn& say, outspeed::Token token);
/// Such as "the flamethrower", within a sentence.
[[nodiscard]] QString theToken(const TranslateFn& say, outspeed::Token token);
/// Such as "the yellow die", within a sentence.
[[nodiscard]] QString theDie(const TranslateFn& say, outspeed::Die die);
/// Such as "Programming".
[[nodiscard]] QString phaseLabel(const TranslateFn& say, outspeed::Phase phase);

}  // namespace basekeeper
