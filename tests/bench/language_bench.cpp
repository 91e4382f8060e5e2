// SPDX-License-Identifier: GPL-3.0-or-later
// How long the change to another language takes on each screen: from the choice until the frame that shows it is
// finished (software renderer).
//
//     language_bench
#include "app/settings.h"
#include "app/window_app.h"
#include "tests/bench/late_session.h"
#include "tests/bench/measure.h"
#include "tests/bench/to_frame.h"

#include <QApplication>
#include <QDir>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QVariant>

#include <algorithm>
#include <array>

using namespace basekeeper;
using namespace basekeeper::bench;

namespace {

constexpr double goalMilliseconds = 100;
constexpr int rounds = 5;
constexpr std::size_t acts = 200;

/// A function of the window that opens a screen, and what it is told.
struct Opening {
    const char* screen;
    const char* function;
    const char* argument = nullptr;
};
constexpr std::array openings{
    Opening{"the start", "openStart"},         Opening{"a set-up", "openSetupOf", "all-your-base"},
    Opening{"the fullest table", "openTable"}, Opening{"its replay", "openLookBack"},
    Opening{"the sessions", "openSessions"},   Opening{"the statistics", "openStatistics"},
    Opening{"the settings", "openSettings"},   Opening{"the book", "openBook"},
    Opening{"an attack checked", "openCheck"},
};

bool open(QQuickWindow& window, const Opening& opening) {
    bool isKnown = false;
    const auto shown = toFrame(window, [&] {
        isKnown = opening.argument != nullptr
                      ? QMetaObject::invokeMethod(&window, opening.function,
                                                  Q_ARG(QString, QString::fromLatin1(opening.argument)))
                      : QMetaObject::invokeMethod(&window, opening.function);
    });
    return isKnown && shown.has_value();
}

}  // namespace

int main(int argc, char* argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    WindowApp::prepareLooks();
    const QTemporaryDir folder(QDir::current().filePath(QStringLiteral("language-bench-XXXXXX")));
    WindowApp window(folder.path(), {QStringLiteral("en"), QStringLiteral("dark"), 0});
    if (window.window() == nullptr || !playLateGame(window.controller(), acts)) return EXIT_FAILURE;
    Settings& settings = *window.model().settings();
    settings.setReducedMotion(true);
    window.window()->resize(1280, 800);
    window.window()->show();

    double slowest = 0;
    std::vector<std::pair<std::string, double>> medians;
    for (const Opening& opening : openings) {
        if (!open(*window.window(), Opening{"the start", "openStart"}) || !open(*window.window(), opening))
            return EXIT_FAILURE;
        std::vector<double> taken;
        for (int i = 0; i < rounds; ++i)
            for (const char* language : {"es", "zh", "en"}) {
                const auto shown =
                    toFrame(*window.window(), [&] { settings.setLanguage(QString::fromLatin1(language)); });
                if (!shown) return EXIT_FAILURE;
                taken.push_back(shown->milliseconds);
            }
        medians.emplace_back(opening.screen, median(taken));
        slowest = std::max(slowest, medians.back().second);
    }
    printGoal("a change of language, the slowest screen", decimal(slowest, 1) + " ms",
              "<= " + decimal(goalMilliseconds, 0) + " ms", slowest <= goalMilliseconds);
    for (const auto& [screen, taken] : medians) printRow("  " + screen + " (median)", decimal(taken, 1) + " ms");
    return EXIT_SUCCESS;
}
