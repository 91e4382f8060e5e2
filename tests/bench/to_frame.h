// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/bench/measure.h"

#include <QEventLoop>
#include <QQuickWindow>
#include <QTimer>

#include <ctime>
#include <functional>
#include <optional>

namespace basekeeper::bench {

struct Taken {
    double milliseconds;
    double processor;  ///< what the same would take on a machine that does nothing else
};

/// How long it takes from a change of what a window shows until the frame that shows it is finished. Nothing: there was
/// none within half a minute.
[[nodiscard]] inline std::optional<Taken> toFrame(QQuickWindow& window, const std::function<void()>& change) {
    constexpr int patience = 30'000;  // milliseconds
    QEventLoop untilShown;
    std::optional<Taken> taken;
    const std::clock_t processor = std::clock();
    const auto start = Clock::now();
    QObject::connect(&window, &QQuickWindow::frameSwapped, &untilShown, [&] {
        taken =
            Taken{millisecondsSince(start), 1000.0 * static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC};
        untilShown.quit();
    });
    QTimer::singleShot(patience, &untilShown, &QEventLoop::quit);
    change();
    window.update();
    untilShown.exec();
    return taken;
}

}  // namespace basekeeper::bench
