// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/game.h"
#include "core/session.h"

#include <QString>

#include <cstdint>

namespace basekeeper {

/// The moments that All Your Base comments on in a voice of its own.
enum class AllYourBaseMoment : std::uint8_t { None, Start, AttackDeclared, Bomb, OneBaseLeft, Regrouping, Won, Lost };

/// The moment that the latest act has brought; none where it is a ruling.
[[nodiscard]] AllYourBaseMoment voiceMomentOf(const Session<AllYourBase>& play);
/// What the voice says then. It is English in every language, so never give it to translators.
[[nodiscard]] QString lineOf(AllYourBaseMoment moment);

}  // namespace basekeeper
