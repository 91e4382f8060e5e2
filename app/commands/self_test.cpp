// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/self_test.h"

#include "app/commands/warnings.h"
#include "app/window_app.h"

#include <QCoreApplication>
#include <QQuickWindow>
#include <QTemporaryDir>

namespace basekeeper {

QStringList selfTest(const StartChoices& choices, QSize windowSize) {
    WarningWatch warnings;
    QTemporaryDir folder;
    WindowApp app(folder.path(), choices);
    if (app.window() == nullptr) return warnings.seen();
    QQuickWindow& window = *app.window();
    if (windowSize.isValid()) window.resize(windowSize);
    window.show();
    const auto look = [&] {
        QCoreApplication::processEvents();
        window.grabWindow();
    };
    const auto lookEverywhere = [&] {
        for (const QString& language : Languages::all())
            for (const char* theme : {"light", "contrast", "dark"}) {
                app.model().settings()->setLanguage(language);
                app.model().settings()->setTheme(QLatin1StringView(theme));
                look();
            }
    };
    const auto open = [&](const char* screen, auto... arguments) {
        QMetaObject::invokeMethod(&window, screen, arguments...);
        lookEverywhere();
    };
    AppModel& model = app.model();
    lookEverywhere();
    open("openSettings");
    open("openBook");
    model.book()->setQuery(QStringLiteral("base"));
    lookEverywhere();
    model.book()->open(QStringLiteral("5.10"));
    lookEverywhere();
    open("openRules");
    open("openCheck");
    for (const QString& game : model.games()) {
        open("openSetupOf", Q_ARG(QString, game));
        model.setupOf(game)->begin();
        open("openTable");
        open("openLookBack");
    }
    open("openSessions");
    open("openStatistics");
    open("openStart");
    return warnings.seen();
}

}  // namespace basekeeper
