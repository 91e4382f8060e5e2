// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/say.h"
#include "core/outspeed/state.h"

#include <QString>

/// The words of Outspeed of which its sentences are made, in whatever language somebody speaks.
namespace basekeeper {

/// "Flamethrower"
[[nodiscard]] QString tokenLabel(const Say& say, outspeed::Token token);
/// "a flamethrower", within a sentence
[[nodiscard]] QString aToken(const Say& say, outspeed::Token token);
/// "the flamethrower", within a sentence
[[nodiscard]] QString theToken(const Say& say, outspeed::Token token);
/// "the yellow die", within a sentence
[[nodiscard]] QString theDie(const Say& say, outspeed::Die die);
/// "Programming"
[[nodiscard]] QString phaseLabel(const Say& say, outspeed::Phase phase);

}  // namespace basekeeper
