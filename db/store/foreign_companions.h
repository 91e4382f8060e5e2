// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store_error.h"

#include <QDateTime>
#include <QString>

/// Files beside a database that SQLite would take for its own, though they belong to another one: it would write their
/// pages into ours. They are set aside under names that begin with `basekeeper-foreign-`, never deleted.
namespace basekeeper {

/// Whether a rollback journal is left of our own first write: of a run that was killed while it made the database.
/// Later there is never one, because changes go into a write-ahead log.
[[nodiscard]] bool hasOwnJournal(const QString& database);
/// Sets any other journal aside. Returns where it is now; empty if there was none.
[[nodiscard]] StoreResult<QString> setForeignJournalAside(const QString& database, const QDateTime& now);

/// Sets a write-ahead log of another database aside. What was noted of the sessions (noted_progress.h) tells it apart
/// from a damaged one of ours: the database is sound without it, and either lacks sessions only with it, or is damaged
/// with it, as the caller has found, and has all that was noted without. Returns where it is now; empty if there was
/// none. The database must be open nowhere.
[[nodiscard]] StoreResult<QString> setForeignLogAside(const QString& database, const QDateTime& now, bool isDamaged);

}  // namespace basekeeper
