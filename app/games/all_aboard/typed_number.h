// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/weight.h"

#include <cstdlib>

namespace basekeeper {

/// How many digits of kilos, or of points, a card has at most.
inline constexpr int mostDigits = 3;
inline constexpr int mostDigitsOfPoints = 2;

/// A number of kilos as it is typed: digits, possibly a half, possibly a minus.
struct TypedNumber {
    int kilos = 0;
    int digits = 0;
    bool half = false;
    bool negative = false;

    [[nodiscard]] static TypedNumber of(all_aboard::Weight weight) {
        const int halves = std::abs(weight.halves());
        TypedNumber typed{halves / 2, 0, halves % 2 != 0, weight.halves() < 0};
        if (typed.kilos > 0 || !typed.half) typed.digits = typed.kilos < 10 ? 1 : typed.kilos < 100 ? 2 : 3;
        return typed;
    }

    /// Whether no digit and no half is typed.
    [[nodiscard]] bool empty() const { return digits == 0 && !half; }
    [[nodiscard]] all_aboard::Weight weight() const {
        const int halves = 2 * kilos + (half ? 1 : 0);
        return all_aboard::Weight::ofHalves(negative ? -halves : halves);
    }
    /// Only if there is no half.
    void add(int digit) {
        kilos = 10 * kilos + digit;
        ++digits;
    }
    /// Removes what was typed last.
    void back() {
        if (half) {
            half = false;
        } else if (digits > 0) {
            kilos /= 10;
            --digits;
        } else {
            negative = false;
        }
    }
};

}  // namespace basekeeper
