// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace basekeeper {

/// Handles what happens until it is so. False if it is not so after ten seconds: enough for a slow machine under
/// sanitizers. What is waited for is asked about whenever something happened; QTest::qWaitFor sleeps for 10 ms each
/// time, which makes the better half of a test of screens.
[[nodiscard]] bool waitUntilSo(const std::function<bool()>& isSo);

}  // namespace basekeeper
