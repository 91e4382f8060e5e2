// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/damaged_session.h"
#include "db/store/store_connection.h"
#include "db/store/stored_entry.h"

#include <optional>
#include <vector>

/// The tables of the sessions and their logs, with the hash chain over them.
namespace basekeeper {

/// A session as stored, with what only the store needs to know.
struct StoredSession {
    SessionInfo info;
    qint64 key = 0;
    QByteArray firstLink;  ///< of its hash chain, as it was when the session began
};

/// The sessions of which that holds, deleted ones too: what follows the table's name in an SQL query.
[[nodiscard]] StoreResult<std::vector<StoredSession>> selectStoredSessions(const StoreConnection&,
                                                                           const QString& which = {},
                                                                           const QVariantList& arguments = {});
/// How many entries the log of a session has, a deleted one's too; nothing if there is no such session.
[[nodiscard]] StoreResult<std::optional<qint64>> selectLogLength(const StoreConnection&, const QString& sessionId);
/// The log of a session, oldest entry first; an entry that cannot be read is damage. Does not check the chain.
[[nodiscard]] StoreResult<std::vector<StoredEntry>> selectLog(const StoreConnection&, qint64 session);

/// The number of the first entry that is not as it was added, or that follows a missing one; 0 if the set-up is not as
/// it was. Nothing if the whole chain holds.
[[nodiscard]] std::optional<std::int64_t> brokenLink(const StoredSession& session, const std::vector<StoredEntry>& log);

/// Checks the chains of all sessions. Fails if one cannot be read at all. Takes a second for some 100,000 entries.
[[nodiscard]] StoreResult<std::vector<DamagedSession>> findDamagedSessions(const StoreConnection&);
/// In English, for a bug report.
[[nodiscard]] QString damageIn(const DamagedSession& session);

/// Gives sessions from before version 6, which kept no chain, theirs: what is there is taken for what was played.
[[nodiscard]] StoreResult<void> chainEarlierSessions(const StoreConnection&);

}  // namespace basekeeper
