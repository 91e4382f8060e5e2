// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/translator.h"
#include "db/session_file/session_import.h"

#include <QDateTime>
#include <QStringList>

namespace basekeeper {

/// What an import of a file would do, or did.
enum class ImportVerdict : std::uint8_t {
    New,
    Continues,
    Same,
    Shorter,
    BrokenChain,  ///< can be imported, but only as unverified, which somebody must choose
    Diverges,
    Refused,     ///< the rules refuse an entry
    Unreadable,  ///< not a session file, or it cannot be opened
    NotStored,   ///< the store failed
};

/// Whether the file has no fault.
[[nodiscard]] bool isFine(ImportVerdict verdict);

struct ImportOutcome {
    QString path;
    ImportVerdict verdict = ImportVerdict::Unreadable;
    qint64 line = 0;      ///< the first faulty line; 0 if there is none
    QString reason = {};  ///< in words, without the line; empty if there is no fault
    // If the file could be read:
    QString id = {};
    QString game = {};  ///< its id in the file
    QString title = {};
    QStringList players = {};
    QDateTime startedAt = {};
    int entries = 0;
    int more = 0;             ///< entries that are new
    bool taken = false;       ///< it was imported
    bool unverified = false;  ///< and marked as unverified
};

/// Imports session files one at a time, each completely or not at all.
class SessionImporter {
public:
    SessionImporter(Store& store, Translator say) : m_store(store), m_say(std::move(say)) {}

    /// What importing the file would do. Changes nothing.
    [[nodiscard]] ImportOutcome look(const QString& path) const;
    /// Imports the file as it is now; with a broken hash chain only if `evenUnverified`.
    [[nodiscard]] ImportOutcome importFile(const QString& path, bool evenUnverified) const;

private:
    [[nodiscard]] ImportOutcome go(const QString& path, bool take, bool evenUnverified) const;

    Store& m_store;
    Translator m_say;
};

}  // namespace basekeeper
