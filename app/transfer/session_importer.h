// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/voice.h"
#include "db/session_file/session_import.h"

#include <QDateTime>
#include <QStringList>

namespace basekeeper {

/// What becomes, or became, of a file.
enum class ImportVerdict : std::uint8_t {
    New,
    Continues,
    Same,
    Shorter,
    BrokenChain,  ///< would be taken in, but only as unverified, which somebody must want
    Diverges,
    Refused,     ///< a line of it is against the rules
    Unreadable,  ///< not a session file, or not to be opened
    NotStored,   ///< the store has failed
};

/// Whether there is nothing wrong with the file.
[[nodiscard]] bool isFine(ImportVerdict verdict);

struct ImportOutcome {
    QString path;
    ImportVerdict verdict = ImportVerdict::Unreadable;
    qint64 line = 0;      ///< the first that is wrong; 0 where none is
    QString reason = {};  ///< in words, without the line; empty where all is well
    // Of what could be read:
    QString id = {};
    QString title = {};
    QStringList players = {};
    QDateTime startedAt = {};
    int entries = 0;
    int more = 0;             ///< entries that are, or were, not there yet
    bool taken = false;       ///< it has been taken in
    bool unverified = false;  ///< and is marked as unverified
};

/// Takes in session files, one at a time, all of a file or nothing.
class SessionImporter {
public:
    SessionImporter(Store& store, Voice say) : m_store(store), m_say(std::move(say)) {}

    /// What would become of the file. Nothing is changed.
    [[nodiscard]] ImportOutcome look(const QString& path) const;
    /// Takes the file in as it is now; over a broken chain only where that is wanted.
    [[nodiscard]] ImportOutcome takeIn(const QString& path, bool evenUnverified) const;

private:
    [[nodiscard]] ImportOutcome go(const QString& path, bool take, bool evenUnverified) const;

    Store& m_store;
    Voice m_say;
};

}  // namespace basekeeper
