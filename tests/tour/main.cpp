// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_line.h"
#include "app/window_app.h"
#include "tests/tour/tour.h"
#include "tests/tour/tour_command_line.h"

#include <QApplication>

#include <cstdio>

using namespace basekeeper;

/// Plays the tour and says in one line how it ended. Exit status: 0 all of it was shown, 1 something went wrong, 2 the
/// arguments are not understood.
int main(int argc, char* argv[]) {
    QCoreApplication::setApplicationName(QStringLiteral("basekeeper"));
    QApplication app(argc, argv);
    QApplication::setApplicationDisplayName(QStringLiteral("Basekeeper"));
    const auto options = parseTourCommandLine(QCoreApplication::arguments());
    if (!options) {
        std::fprintf(stderr, "basekeeper_tour: %s\n", qUtf8Printable(options.error()));
        return ExitUnreadable;
    }
    WindowApp::prepareLooks();
    const TourResult result = playTour(*options);
    std::printf("%s\n", qUtf8Printable(result.score));
    if (result.failure.isEmpty()) return ExitAccepted;
    std::fprintf(stderr, "basekeeper_tour: the tour failed: %s\n", qUtf8Printable(result.failure));
    return ExitRefused;
}
