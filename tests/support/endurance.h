// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

namespace basekeeper::test {

/// Whether the long campaigns are asked for: `tests/run --endurance` sets BASEKEEPER_ENDURANCE.
inline bool longRun() { return std::getenv("BASEKEEPER_ENDURANCE") != nullptr; }

}  // namespace basekeeper::test
