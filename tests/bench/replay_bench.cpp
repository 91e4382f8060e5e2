// SPDX-License-Identifier: GPL-3.0-or-later
// How long a position of the replay slider takes in a session of 10,000 acts: to work it out and tell the table's view
// model, and until the frame that shows it is finished (software renderer).
//
//     replay_bench
#include "app/window_app.h"
#include "tests/bench/late_session.h"
#include "tests/bench/measure.h"
#include "tests/bench/to_frame.h"

#include <QApplication>
#include <QDir>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <random>

using namespace basekeeper;
using namespace basekeeper::bench;

namespace {

constexpr std::size_t acts = 10'000;
constexpr int positions = 300;
constexpr double frame = 1000.0 / 60;
constexpr double mostOfFirstFrame = 100;  // milliseconds

/// As a slow finger drags the slider, back and a little forward, or as one that tears it from end to end.
std::vector<int> positionsOf(bool far) {
    constexpr int near = 12;
    std::mt19937 random(1);
    std::vector<int> there;
    int at = static_cast<int>(acts);
    for (int i = 0; i < positions; ++i) {
        at = far ? static_cast<int>(random() % acts) : at - static_cast<int>(random() % near) + near / 3;
        there.push_back(std::clamp(at, 0, static_cast<int>(acts)));
    }
    return there;
}

void print(const std::string& what, const std::vector<double>& taken) {
    const double p99 = quantile(taken, 0.99);
    printGoal(what + ", p99", decimal(p99, 1) + " ms", "<= " + decimal(frame, 1), p99 <= frame);
    printRow("  p50 / p95", decimal(median(taken), 1) + " / " + decimal(quantile(taken, 0.95), 1) + " ms");
}

}  // namespace

int main(int argc, char* argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    WindowApp::prepareLooks();
    const QTemporaryDir folder(QDir::current().filePath(QStringLiteral("replay-bench-XXXXXX")));
    WindowApp window(folder.path(), {QStringLiteral("en"), QStringLiteral("dark"), 0});
    window.controller().continueInMemory();  // the disk is not what is measured
    if (window.window() == nullptr || !playLateGame(window.controller(), acts)) return EXIT_FAILURE;
    window.model().settings()->setReducedMotion(true);
    SessionViewModel& view = *window.model().sessionView();

    const auto opened = Clock::now();
    view.openTable();
    printRow("a session of 10,000 acts opened to look back", decimal(millisecondsSince(opened), 1) + " ms");
    std::vector<double> workedOut;
    for (const int position : positionsOf(true)) {
        const auto start = Clock::now();
        view.goTo(position);
        workedOut.push_back(millisecondsSince(start));
    }
    print("replay slider, 10,000 acts: a position worked out", workedOut);

    window.window()->resize(1280, 800);
    window.window()->show();
    const auto shown = toFrame(*window.window(), [&] { QMetaObject::invokeMethod(window.window(), "showSession"); });
    if (!shown) return EXIT_FAILURE;
    printGoal("the screen of a session of 10,000 acts, processor's time of its first frame",
              decimal(shown->processor, 1) + " ms", "<= " + decimal(mostOfFirstFrame, 0),
              shown->processor <= mostOfFirstFrame);
    QQuickItem* screen = window.window()->findChild<QQuickItem*>(QStringLiteral("session-screen"));
    if (screen == nullptr || !toFrame(*window.window(), [&] { screen->setProperty("replays", true); }))
        return EXIT_FAILURE;
    for (const bool far : {false, true}) {
        std::vector<double> drawn;
        std::vector<double> processor;
        for (const int position : positionsOf(far)) {
            const auto taken = toFrame(*window.window(), [&] { view.goTo(position); });
            if (!taken) return EXIT_FAILURE;
            drawn.push_back(taken->milliseconds);
            processor.push_back(taken->processor);
        }
        print(std::string("replay slider to the finished frame, ") + (far ? "from end to end" : "act after act"),
              drawn);
        printRow("    the processor's time of it, p50 / p95 / p99", decimal(median(processor), 1) + " / " +
                                                                        decimal(quantile(processor, 0.95), 1) + " / " +
                                                                        decimal(quantile(processor, 0.99), 1) + " ms");
    }
    return EXIT_SUCCESS;
}
