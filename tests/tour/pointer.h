// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace basekeeper {

/// What people point with. A mouse and a pen send other events than a finger, and Qt treats them differently. By keys
/// one goes to a thing with Tab and presses it with Return.
enum class Pointer : std::uint8_t { Touch, Mouse, Pen, Keys };

}  // namespace basekeeper
