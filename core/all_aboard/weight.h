// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Not <compare> alone: moc of Qt 6.4 fails on it if it is the first header that it reads.
#include <cstddef>

#include <compare>

namespace basekeeper::all_aboard {

/// A weight in kilos, exact to half a kilo. It may be negative.
class Weight {
public:
    constexpr Weight() = default;
    [[nodiscard]] static constexpr Weight ofKilos(int kilos) { return Weight(2 * kilos); }
    [[nodiscard]] static constexpr Weight ofHalves(int halves) { return Weight(halves); }

    [[nodiscard]] constexpr int halves() const { return m_halves; }

    constexpr Weight& operator+=(Weight other) {
        m_halves += other.m_halves;
        return *this;
    }
    friend constexpr Weight operator+(Weight one, Weight other) { return one += other; }
    friend constexpr auto operator<=>(Weight,
                                      Weight) = default;  // NOLINT(modernize-use-nullptr): the check knows no <=>

private:
    explicit constexpr Weight(int halves) : m_halves(halves) {}
    int m_halves = 0;
};

/// Animals weigh from -99 to 999 kilos; boat numbers are from 0 to 999.
inline constexpr Weight leastWeight = Weight::ofKilos(-99);
inline constexpr Weight mostWeight = Weight::ofKilos(999);
inline constexpr Weight leastBoatNumber = Weight::ofKilos(0);

}  // namespace basekeeper::all_aboard
