// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/safety/backup_run.h"

#include "app/session/session_controller.h"
#include "db/store/store_paths.h"

#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace basekeeper {

namespace {

// A step takes less than a millisecond, and 30 MB take a second, so a backup delays nobody.
constexpr int pagesAtATime = 64;
constexpr int pauseBetween = 8;  // ms

/// A name that nobody else has.
QString unfinishedNameOf(const QString& file) {
    return file + QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".part");
}

}  // namespace

BackupRun::BackupRun(SessionController& controller, QString dataFolder, QObject* parent)
    : QObject(parent), m_controller(controller), m_dataFolder(std::move(dataFolder)) {
    m_steps.setInterval(pauseBetween);
    connect(&m_steps, &QTimer::timeout, this, &BackupRun::step);
}

void BackupRun::start(const QString& chosen) {
    if (isRunning()) return;
    Store* store = m_controller.store();
    if (store == nullptr) return fail({StoreErrorKind::Failed, m_dataFolder, QStringLiteral("no store")});
    const auto file = chosen.isEmpty() ? placeForBackup(m_dataFolder) : StoreResult<QString>(unfinishedNameOf(chosen));
    if (!file) return fail(file.error());
    m_chosen = chosen;
    m_file = *file;
    if (auto begun = store->beginCopy(m_file); !begun) return fail(begun.error());
    m_steps.start();
}

void BackupRun::giveUp() {
    if (!m_steps.isActive()) return;
    m_steps.stop();
    m_file.clear();
    if (Store* store = m_controller.store()) store->giveUpCopy();
}

void BackupRun::step() {
    Store* store = m_controller.store();
    if (store == nullptr) return fail({StoreErrorKind::Failed, m_dataFolder, QStringLiteral("no store")});
    const auto complete = store->continueCopy(pagesAtATime);
    if (!complete) return fail(complete.error());
    if (*complete) keep();
}

void BackupRun::keep() {
    m_steps.stop();
    m_work.run(
        [folder = m_dataFolder, file = m_file, chosen = m_chosen, now = QDateTime::currentDateTime()] {
            return chosen.isEmpty() ? keepBackup(folder, file, now) : keepBackupAs(file, chosen, now);
        },
        [this](const StoreResult<BackupFile>& kept) {
            if (!kept) return fail(kept.error());
            m_file.clear();
            emit made(*kept);
        });
}

void BackupRun::fail(StoreError error) {
    m_steps.stop();
    // Nobody knows the unfinished file.
    if (error.path == m_file) error.path = m_chosen.isEmpty() ? backupFolderIn(m_dataFolder) : m_chosen;
    if (error.kind == StoreErrorKind::DiskFull)
        error.needed = std::max(error.needed, QFileInfo(databaseIn(m_dataFolder)).size());
    m_file.clear();
    emit failed(error);
}

}  // namespace basekeeper
