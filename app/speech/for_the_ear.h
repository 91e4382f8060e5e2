// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace basekeeper {

/// The text as one says it in that language: what is written for the eye is put into words ("12½" is "12 and a half",
/// "B7" is "base 7", "4 → 5" is "4, now 5"), brackets and dots become pauses, and names in a script that voices of the
/// language spell out, or skip, are in Latin letters. What no rule knows stays as it is.
[[nodiscard]] QString forTheEar(const QString& text, const QString& language);

}  // namespace basekeeper
