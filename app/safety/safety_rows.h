// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

namespace basekeeper {

/// A row of the list of backups.
struct BackupRow {
    Q_GADGET
    Q_PROPERTY(QString path MEMBER path FINAL)
    Q_PROPERTY(QString when MEMBER when FINAL)          ///< "1 March 2026, 20:00"
    Q_PROPERTY(QString contents MEMBER contents FINAL)  ///< "12 sessions · 1.2 MB"
    /// "Ana and 美玲, 28 February 2026"; empty if there is no session or it is not surveyed yet.
    Q_PROPERTY(QString newest MEMBER newest FINAL)
    /// Why it cannot be restored; empty if it can or is not surveyed yet.
    Q_PROPERTY(QString problem MEMBER problem FINAL)
    Q_PROPERTY(QString spoken READ spoken FINAL)  ///< its accessible name

public:
    QString path;
    QString when;
    QString contents;
    QString newest;
    QString problem;

    [[nodiscard]] QString spoken() const {
        QStringList parts{when, contents, newest, problem};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }
    [[nodiscard]] const QString& key() const { return path; }
    friend bool operator==(const BackupRow&, const BackupRow&) = default;
};

}  // namespace basekeeper
