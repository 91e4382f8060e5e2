// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/item_walk.h"
#include "tests/qml/screens.h"

#include <QDir>

#include <array>
#include <span>

namespace basekeeper::test {

/// A window, and how large its text is.
struct Look {
    QSize size;
    int textPercent = 100;
};

/// What people put on a table, from a phone on its side to the largest tablet.
inline constexpr std::array everyLook{
    Look{landscape},        Look{portrait},        Look{phone},           Look{{640, 360}},      Look{landscape, 200},
    Look{phone, 200},       Look{{360, 640}},      Look{{844, 390}},      Look{{1024, 768}},     Look{{1920, 1200}},
    Look{portrait, 200},    Look{{360, 640}, 200}, Look{{640, 360}, 200}, Look{{844, 390}, 200}, Look{{1024, 768}, 200},
    Look{{1920, 1200}, 200}};
/// The first ones in each language; all of them in those with the longest words.
inline constexpr std::size_t looksInEachLanguage = 6;

/// Looks at what is shown in every size that is at least so wide and high where the text is large; a picture of each is
/// kept in the folder BASEKEEPER_PICTURES, if one is named.
inline void expectNoFaultsInEverySize(Screens& screens, const char* place, const QString& language,
                                      QSize leastForLargeText = {}) {
    // How words fit has nothing to do with what taps them.
    if (pointerOfTheRun() != Pointer::Touch) return;
    Settings& settings = *screens.app().model().settings();
    const int textPercent = settings.textPercent();
    const bool all =
        language == u"es" || language == QLatin1String(madeUpLanguage) || qEnvironmentVariableIsSet("BASEKEEPER_ALL");
    for (const auto& [size, percent] : std::span(everyLook).first(all ? everyLook.size() : looksInEachLanguage)) {
        if (percent < textPercent) continue;
        if (percent > 100 && (size.width() < leastForLargeText.width() || size.height() < leastForLargeText.height()))
            continue;
        settings.setTextPercent(percent);
        screens.resize(size);
        const QStringList faults = faultsOf(screens.window());
        EXPECT_TRUE(faults.isEmpty()) << place << " at " << size.width() << 'x' << size.height() << " and " << percent
                                      << " %:\n  " << faults.join(QStringLiteral("\n  ")).toStdString();
        if (const QString folder = qEnvironmentVariable("BASEKEEPER_PICTURES"); !folder.isEmpty())
            screens.window().grabWindow().save(QDir(folder).filePath(QStringLiteral("%1-%2-%3x%4-%5.png")
                                                                         .arg(QLatin1String(place), language)
                                                                         .arg(size.width())
                                                                         .arg(size.height())
                                                                         .arg(percent)));
    }
    settings.setTextPercent(textPercent);
    screens.resize(landscape);
}

/// Whoever looks at the table sees how each seat stands: by its own panel, or by its place in the line of all seats,
/// which is called `inLine` and the number of the seat.
inline void expectEverySeatInSight(Screens& screens, int seats, const QString& inLine, std::span<const Look> looks) {
    Settings& settings = *screens.app().model().settings();
    for (const auto& [size, percent] : looks) {
        settings.setTextPercent(percent);
        screens.resize(size);
        screens.settle();
        for (int seat = 0; seat < seats; ++seat)
            EXPECT_TRUE(isInSight(screens.finger().find(inLine + QString::number(seat))) ||
                        isInSight(screens.finger().find(QStringLiteral("seat-%1").arg(seat))))
                << "seat " << seat << " at " << size.width() << 'x' << size.height() << " and " << percent << " %";
    }
    settings.setTextPercent(100);
    screens.resize(landscape);
}

}  // namespace basekeeper::test
