// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace basekeeper {

/// What people point with. A mouse sends other events than a finger, and Qt treats them differently.
enum class Pointer : std::uint8_t { Touch, Mouse };

}  // namespace basekeeper
