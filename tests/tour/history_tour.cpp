// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tour/history_tour.h"

#include "app/window_app.h"
#include "tests/tour/finger.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QUrl>

#include <utility>

namespace basekeeper {

HistoryTour::HistoryTour(WindowApp& app, Finger& finger, Picture picture)
    : m_app(app), m_finger(finger), m_picture(std::move(picture)) {}

void HistoryTour::closeSheet(const char* closeButton) {
    m_finger.pressKey(Qt::Key_Escape);
    m_finger.waitUntilGone(closeButton);
}

void HistoryTour::openAct(int act) {
    m_finger.tap("log-last");
    m_finger.waitFor("log-list");
    m_picture(QStringLiteral("log"));
    m_finger.tap(QStringLiteral("log-act-%1").arg(act));
    m_finger.waitFor("log-act-delete");
}

void HistoryTour::correct() {
    const auto& play = m_app.controller().play<AllYourBase>();
    const auto played = play.played();
    const int last = static_cast<int>(played);
    openAct(last);
    m_picture(QStringLiteral("log-act"));
    m_finger.tap("log-act-replace");
    m_finger.waitFor("correction-leave");
    m_picture(QStringLiteral("table-as-it-was"));
    m_finger.tap("correction-leave");
    m_finger.waitUntilGone("correction-leave");

    // Further back: later acts would not be possible any more.
    openAct(last > 4 ? last - 3 : last);
    m_finger.tap("log-act-delete");
    m_finger.waitFor("correction-enter");
    m_picture(QStringLiteral("correction"));
    closeSheet("correction-enter");

    openAct(last);
    m_finger.tap("log-act-delete");
    m_finger.tap("correction-enter");
    m_finger.waitUntil([&] { return play.played() == played - 1; }, QStringLiteral("the act was deleted"));
    m_finger.waitUntilGone("correction-enter");
    m_picture(QStringLiteral("corrected"));
    m_finger.tap("act-undo");
    m_finger.waitUntil([&] { return play.played() == played; }, QStringLiteral("the correction was taken back"));
}

void HistoryTour::takeIn() {
    const QTemporaryDir folder;
    const QDir earlier(QStringLiteral(":/tour/earlier"));
    for (const QString& game : earlier.entryList(QDir::Files))
        QFile::copy(earlier.filePath(game), folder.filePath(game));
    m_finger.tap("sessions-import");
    m_finger.waitFor("import-choose");
    m_picture(QStringLiteral("import"));
    TransferModel& transfer = *m_app.model().transfer();
    // The folder is chosen in a sheet of its own, whose places are those of whoever looks.
    transfer.surveyFolder(QUrl::fromLocalFile(folder.path()));
    m_finger.waitUntil([&] { return !transfer.isBusy(); }, QStringLiteral("the files were looked at"));
    m_finger.waitFor("import-take-in");
    m_picture(QStringLiteral("import-chosen"));
    m_finger.tap("import-take-in");
    m_finger.waitUntil([&] { return !transfer.isBusy() && transfer.wanted() == 0; },
                       QStringLiteral("the games were taken in"));
    closeSheet("import-choose");
}

void HistoryTour::sessions() {
    m_finger.tap("act-menu");
    m_finger.tap("menu-sessions");
    const QString session = QStringLiteral("session-") + m_app.controller().info().id;
    m_finger.waitFor(session);
    takeIn();
    m_finger.waitUntil([&] { return !m_app.model().sessions()->isCounting(); },
                       QStringLiteral("all games were counted"));
    m_picture(QStringLiteral("sessions"));
    m_finger.tap("sessions-statistics");
    m_finger.waitFor("statistics-back");
    m_picture(QStringLiteral("statistics"));
    m_finger.tap("statistics-back");
    m_finger.tap(session);
    m_finger.waitFor("course-chart");
    m_picture(QStringLiteral("session-course"));
    // On a phone that is asked for in the list.
    if (m_finger.find(QStringLiteral("session-export")) != nullptr) {
        m_finger.tap("session-export");
        m_finger.waitFor("export-pdf");
        m_picture(QStringLiteral("export"));
        closeSheet("export-pdf");
    }
    m_finger.tap("session-part-replay");
    m_finger.waitFor("replay-back");
    m_finger.tap("replay-turn-back");
    m_finger.tap("replay-back");
    m_picture(QStringLiteral("session-replay"));
    m_finger.tap("session-back");
    m_finger.tap("sessions-back");
    m_finger.waitFor("act-menu");
}

void HistoryTour::backups() {
    m_finger.tap("act-menu");
    m_finger.tap("menu-settings");
    m_finger.tap("backup-restore");
    m_finger.waitFor("restore-sheet-close");
    m_picture(QStringLiteral("backups"));
    closeSheet("restore-sheet-close");
    m_finger.tap("settings-back");
    m_finger.waitFor("act-menu");
}

}  // namespace basekeeper
