// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/sailing.h"

#include <QLatin1StringView>

#include <vector>

namespace basekeeper {

/// The kind of a step, for the screens (`SailingStepRow`).
[[nodiscard]] QLatin1StringView kindOf(const all_aboard::Step& step);

/// Who acts in a step, and who is affected.
struct PartsOfStep {
    std::vector<all_aboard::Who> acts;
    std::vector<all_aboard::Who> struck;
};
[[nodiscard]] PartsOfStep partsOf(const all_aboard::Step& step);

}  // namespace basekeeper
