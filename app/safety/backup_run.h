// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/safety/background_work.h"
#include "db/store/backup_folder.h"

#include <QObject>
#include <QTimer>

namespace basekeeper {

class SessionController;

/// Makes a backup while play continues: copies a few pages at a time between other events and finishes in a thread.
class BackupRun : public QObject {
    Q_OBJECT

public:
    BackupRun(SessionController& controller, QString dataFolder, QObject* parent = nullptr);

    [[nodiscard]] bool isRunning() const { return !m_file.isEmpty(); }
    /// Begins a backup, one at a time, into the folder of backups or into a chosen file. Ends in `made` or `failed`, at
    /// once if it cannot begin.
    void start(const QString& chosen = {});
    /// Abandons a backup that is still being copied, without a signal.
    void giveUp();

signals:
    void made(const basekeeper::BackupFile& backup);
    void failed(const basekeeper::StoreError& error);

private:
    void step();
    void keep();
    void fail(StoreError error);

    SessionController& m_controller;
    QString m_dataFolder;
    QString m_chosen;
    QString m_file;  ///< where the copy is written; empty if there is none
    QTimer m_steps;
    BackgroundWork m_work;
};

}  // namespace basekeeper
