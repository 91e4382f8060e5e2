// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/safety/background_work.h"
#include "db/store/backup_folder.h"

#include <QObject>
#include <QTimer>

namespace basekeeper {

class SessionController;

/// Makes a backup while the table plays on: a few pages at a time between other things, and the rest in a thread.
class BackupRun : public QObject {
    Q_OBJECT

public:
    BackupRun(SessionController& controller, QString dataFolder, QObject* parent = nullptr);

    [[nodiscard]] bool isRunning() const { return !m_file.isEmpty(); }
    /// Begins a backup, one at a time; to the folder of backups, or to a file that somebody chose. Its end is told by
    /// `made` or `failed`, at once where it cannot even begin.
    void start(const QString& chosen = {});
    /// Gives it up, if there is one that is still being copied; tells nothing.
    void giveUp();

signals:
    void made(const basekeeper::BackupFile& backup);
    void failed(const basekeeper::StoreError& error);

private:
    void step();
    void keep();
    void fail(const StoreError& error);

    SessionController& m_controller;
    QString m_dataFolder;
    QString m_chosen;
    QString m_file;  ///< where it is made; empty: none is
    QTimer m_steps;
    BackgroundWork m_work;
};

}  // namespace basekeeper
