// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/joined.h"
#include "app/row_field.h"

#include <QObject>
#include <QString>
#include <QStringList>

namespace basekeeper {

/// A row of the list of backups.
struct BackupRow {
    Q_GADGET
    Q_PROPERTY(QString spoken READ spoken FINAL)  ///< its accessible name

    ROW_FIELD(QString, path);
    ROW_FIELD(QString, when);      ///< "1 March 2026, 20:00"
    ROW_FIELD(QString, contents);  ///< "12 sessions · 1.2 MB"
    /// "Ana and 美玲, 28 February 2026"; empty if there is no session or it is not surveyed yet.
    ROW_FIELD(QString, newest);
    /// Why it cannot be restored; empty if it can or is not surveyed yet.
    ROW_FIELD(QString, problem);

    [[nodiscard]] QString spoken() const { return Joined::said({when, contents, newest, problem}); }
    [[nodiscard]] const QString& key() const { return path; }
    friend bool operator==(const BackupRow&, const BackupRow&) = default;
};

}  // namespace basekeeper
