// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace basekeeper {

/// What people point with. A mouse sends other events than a finger, and Qt treats them differently. By keys one goes to a thing
/// with Tab and presses it with Return.
enum class Pointer : std::uint8_t { Touch, Mouse, Keys };

}  // namespace basekeeper
