// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <string>
#include <vector>

/// What the benchmarks share: the clock, medians, and the rows that tests/bench/run prints as one table.
namespace basekeeper::bench {

using Clock = std::chrono::steady_clock;

[[nodiscard]] inline double secondsSince(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}
[[nodiscard]] inline double millisecondsSince(Clock::time_point start) { return 1000 * secondsSince(start); }

/// The value below which this part of all values lies; `values` must not be empty.
[[nodiscard]] inline double quantile(std::vector<double> values, double part) {
    std::ranges::sort(values);
    const auto rank = static_cast<std::size_t>(std::ceil(part * static_cast<double>(values.size())));
    return values[std::clamp<std::size_t>(rank, 1, values.size()) - 1];
}
[[nodiscard]] inline double median(const std::vector<double>& values) { return quantile(values, 0.5); }

/// "1234567.8" -> "1,234,568"
[[nodiscard]] inline std::string grouped(double number) {
    constexpr std::size_t group = 3;
    std::string digits = std::to_string(std::llround(number));
    for (std::size_t at = digits.size(); at > group; at -= group) digits.insert(at - group, 1, ',');
    return digits;
}
[[nodiscard]] inline std::string decimal(double number, int places) {
    const int length = std::snprintf(nullptr, 0, "%.*f", places, number);
    std::string text(static_cast<std::size_t>(length) + 1, '\0');
    std::snprintf(text.data(), text.size(), "%.*f", places, number);
    text.pop_back();
    return text;
}

/// A row of the table. One without a goal explains the others.
inline void printRow(const std::string& what, const std::string& measured, const std::string& goal = "",
                     const std::string& reached = "") {
    std::printf("%s\t%s\t%s\t%s\n", what.c_str(), measured.c_str(), goal.c_str(), reached.c_str());
    std::fflush(stdout);
}
inline void printGoal(const std::string& what, const std::string& measured, const std::string& goal, bool reached) {
    printRow(what, measured, goal, reached ? "yes" : "no");
}

}  // namespace basekeeper::bench
