// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/qml/item_walk.h"
#include "tests/qml/screens.h"

#include <QDir>

namespace basekeeper::test {

/// Looks at what is shown in every size; a picture of each is kept in the folder BASEKEEPER_PICTURES, if one is named.
inline void expectNoFaultsInEverySize(Screens& screens, const char* place, const QString& language) {
    for (const QSize size : {landscape, portrait, phone}) {
        screens.resize(size);
        const QStringList faults = faultsOf(screens.window());
        EXPECT_TRUE(faults.isEmpty()) << place << " at " << size.width() << 'x' << size.height() << ":\n  "
                                      << faults.join(QStringLiteral("\n  ")).toStdString();
        if (const QString folder = qEnvironmentVariable("BASEKEEPER_PICTURES"); !folder.isEmpty())
            screens.window().grabWindow().save(QDir(folder).filePath(
                QStringLiteral("%1-%2-%3.png").arg(QLatin1String(place), language).arg(size.width())));
    }
    screens.resize(landscape);
}

}  // namespace basekeeper::test
