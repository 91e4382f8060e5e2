// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/formats/printed_wording.h"
#include "db/store/history.h"
#include "db/store/player.h"
#include "db/store/session_info.h"
#include "db/store/store_error.h"
#include "db/store/store_opening.h"
#include "db/store/stored_entry.h"

#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace basekeeper {

struct NewSession {
    QString game;
    int rulesVersion = 1;
    QJsonObject setup;
    QString title;
    QDateTime startedAt;
    QString id = {};  ///< empty for a new id
    QString note = {};
    bool unverified = false;  ///< is imported although its hash chain is broken
};

/// An entry to add to a log.
struct NewEntry {
    QJsonObject body;
    QDateTime at;
};

enum class Provenance : std::uint8_t { Example, Table, Printed };

/// A named set of card values.
struct ValueSet {
    QString id;  ///< chosen by the caller
    QString game;
    QString name;
    Provenance provenance = Provenance::Table;
    QJsonObject values;
    QDateTime updatedAt;
};

/// The sessions that were played, in one SQLite file. Callers need no SQL. The store does not know the rules: set-ups
/// and log entries are JSON objects to it.
///
/// A function that writes returns when the data is durable. A function that fails has changed nothing, and the store
/// can still be used. A store belongs to the thread that opened it and needs a `QCoreApplication`. Times may be in any
/// time zone but must be valid.
///
/// If the database file was deleted, moved or replaced since it was opened, functions that write fail with `FileGone`:
/// the next run would not find what they wrote. Reading and `beginCopy` still work.
///
/// Every entry is kept with its link of the hash chain (SESSION-FILE.md) from the moment it is added, and every session
/// with the first link, which stands for its set-up.
class Store {
public:
    /// Opens `basekeeper.sqlite` in the folder, creates both if they are missing, and migrates an older file. May fail
    /// with any kind of error; an existing file is then unchanged, byte for byte. A file can be open in one store at a
    /// time; the system releases it when its process dies.
    [[nodiscard]] static StoreResult<std::unique_ptr<Store>> open(const QString& dataFolder);

    /// For a disk that cannot be written: a copy of the database in a temporary folder. All of it can be read, also of
    /// an earlier version; whatever would change it is refused with `NotWritable` and names the folder.
    /// `mend` is called with the folder of a copy that is damaged (rescueStore).
    using Mend = std::function<StoreResult<RescueReport>(const QString& folder, const StoreError& damage)>;
    [[nodiscard]] static StoreResult<std::unique_ptr<Store>> openToRead(const QString& dataFolder, const Mend& mend);
    /// Whether it only reads (`openToRead`).
    [[nodiscard]] bool onlyReads() const;

    /// Closes the file and moves all data into `basekeeper.sqlite`.
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    /// The database file. While the store is open, nothing else in this process may open that file, not even to read:
    /// on POSIX, closing any handle of a file releases all locks that the process holds on it.
    [[nodiscard]] QString path() const;
    /// The data folder.
    [[nodiscard]] QString folder() const;
    [[nodiscard]] const StoreOpening& opening() const;
    /// Takes the sessions as they are for what they should be, so that the next opening does not find them to have gone
    /// back.
    void acceptProgress();
    /// Fails with `FileGone` if the next run would not find what is written.
    [[nodiscard]] StoreResult<void> checkFileInPlace() const;

    /// Begins to copy the whole database into a new file. There is one copy at a time: an earlier one that is
    /// incomplete is abandoned.
    [[nodiscard]] StoreResult<void> beginCopy(const QString& file);
    /// Copies up to that many pages of 4 KB. The store can be used between calls; what is written goes into the copy.
    /// Returns true when the copy is complete and closed; it may not be on disk yet. An error abandons the copy.
    [[nodiscard]] StoreResult<bool> continueCopy(int pages);
    /// Abandons an incomplete copy and removes its file.
    void giveUpCopy();

    /// Begins a session with an empty log and makes it the current one (`openSession`). Refused with `AlreadyThere` if
    /// the id exists.
    [[nodiscard]] StoreResult<SessionInfo> beginSession(const NewSession& session);
    /// Imports a session with its whole log, or nothing of it. It does not become the current one. Refused with
    /// `AlreadyThere` if the id exists. The id of a deleted session is free; that session cannot be restored any more.
    [[nodiscard]] StoreResult<SessionInfo> importSession(const NewSession& session, const std::vector<NewEntry>& log,
                                                         const std::optional<QDateTime>& endedAt);
    /// Appends an entry to the log. In the same transaction, a session that `sessionOver` finishes gets its end at
    /// `at`, and a finished one that is not over any more becomes unfinished. Fails if the session does not exist.
    /// Refused with `OtherLength` if `length` is given and is not the present length of the log: an entry that was
    /// checked against another log must not be added to this one.
    [[nodiscard]] StoreResult<StoredEntry> append(const QString& sessionId, const QJsonObject& entry,
                                                  const QDateTime& at, bool sessionOver,
                                                  std::optional<std::int64_t> length = {});
    /// Appends all of these entries or none to a log that has exactly `length` entries (else `OtherLength`). The
    /// session ends at `endedAt`, or becomes unfinished without it. An unverified session stays unverified.
    [[nodiscard]] StoreResult<SessionInfo> continueSession(const QString& sessionId, std::size_t length,
                                                           const std::vector<NewEntry>& more,
                                                           const std::optional<QDateTime>& endedAt, bool unverified);
    /// Ends a session that the table abandons. A session that has ended keeps its end.
    [[nodiscard]] StoreResult<void> endSession(const QString& sessionId, const QDateTime& at);
    [[nodiscard]] StoreResult<void> setTitle(const QString& sessionId, const QString& title);
    [[nodiscard]] StoreResult<void> setNote(const QString& sessionId, const QString& note);
    /// Makes this the session that `openSession` returns, while it is unfinished and no other becomes the current one.
    [[nodiscard]] StoreResult<void> makeCurrent(const QString& sessionId);

    /// Deletes a session with its log; no other function finds it any more. It can be restored until the store is
    /// closed. A newly opened store has no deleted sessions.
    [[nodiscard]] StoreResult<void> deleteSession(const QString& sessionId, const QDateTime& at);
    /// Restores a deleted session as it was. Fails if it was not deleted or is gone.
    [[nodiscard]] StoreResult<void> restoreSession(const QString& sessionId);
    /// The sessions that can be restored, most recently deleted first.
    [[nodiscard]] StoreResult<std::vector<SessionInfo>> deletedSessions();

    /// The unfinished session that was last the current one, regardless of the clock; an imported session only if there
    /// is no other.
    [[nodiscard]] StoreResult<std::optional<SessionInfo>> openSession();
    /// The session of that id, if there is one.
    [[nodiscard]] StoreResult<std::optional<SessionInfo>> session(const QString& sessionId);
    /// Every session, most recently begun or imported first.
    [[nodiscard]] StoreResult<std::vector<SessionInfo>> sessions();
    /// The whole log, oldest entry first. Fails if the session does not exist. An entry that is missing or not a JSON
    /// object, and a link of the hash chain that does not fit, are damage; then the whole file is checked when it is
    /// next opened (`requestFullCheck`).
    [[nodiscard]] StoreResult<std::vector<StoredEntry>> entries(const QString& sessionId);
    /// The number of entries in the log. Fails if the session does not exist.
    [[nodiscard]] StoreResult<std::int64_t> logLength(const QString& sessionId);

    /// Saves all of these summaries or none; each replaces an older one. Ignores sessions that do not exist. A summary
    /// is dropped when an entry is added to the log or the title or note changes.
    [[nodiscard]] StoreResult<void> saveSummaries(const std::vector<SummaryOf>& summaries);
    /// The ids of sessions without a summary, newest first.
    [[nodiscard]] StoreResult<QStringList> sessionsWithoutSummary(int limit);
    /// Up to `limit` sessions of the query from `offset` on, newest first. A search by words only finds sessions with a
    /// summary.
    [[nodiscard]] StoreResult<std::vector<ListedSession>> listSessions(const SessionQuery& query, int offset,
                                                                       int limit);
    [[nodiscard]] StoreResult<int> countSessions(const SessionQuery& query);
    /// Up to `limit` unfinished sessions, except those known to be unreadable; most recently current first.
    [[nodiscard]] StoreResult<std::vector<ListedSession>> openSessions(int limit);
    /// The games that have sessions.
    [[nodiscard]] StoreResult<QStringList> games();

    [[nodiscard]] StoreResult<HistoryTotals> totals(const StatisticsQuery& query);
    /// By number of games played, most first.
    [[nodiscard]] StoreResult<std::vector<PlayerStatistics>> playerStatistics(const StatisticsQuery& query);
    [[nodiscard]] StoreResult<std::vector<TableStatistics>> tableStatistics(const StatisticsQuery& query, int limit);
    /// By number of games at which both sat, most first. Only who met more than once, and won at least one of them.
    [[nodiscard]] StoreResult<std::vector<RivalStatistics>> rivalStatistics(const StatisticsQuery& query, int limit);
    /// The best sessions for that record among those that have a winner.
    [[nodiscard]] StoreResult<std::vector<ListedSession>> records(const StatisticsQuery& query, GameRecord record,
                                                                  int limit);

    /// The names that stand for a player of another name.
    [[nodiscard]] StoreResult<std::vector<PlayerName>> playerNames();
    /// Renames a player: everything played by `from` now counts as played by `to`, and the player's record goes along.
    /// If `to` exists, the two become one player. Set-ups keep the old name. Refuses an empty name.
    [[nodiscard]] StoreResult<PlayerRenaming> renamePlayer(const QString& from, const QString& to,
                                                           const QString& foldedTo);
    /// Undoes a renaming, which must be the last one.
    [[nodiscard]] StoreResult<void> undoRenaming(const PlayerRenaming& renaming);
    /// The number of sessions in which both played; if there are any, they are hardly the same person.
    [[nodiscard]] StoreResult<int> countSessionsWithBoth(const QString& one, const QString& other);

    /// Every remembered player, most recently used first.
    [[nodiscard]] StoreResult<std::vector<Player>> players();
    /// Adds the player, or updates the one with that name. Refuses an empty name.
    [[nodiscard]] StoreResult<void> savePlayer(const Player& player);
    /// Forgets the player. It is no error if there is none.
    [[nodiscard]] StoreResult<void> removePlayer(const QString& name);

    /// The sets of a game, ordered by name.
    [[nodiscard]] StoreResult<std::vector<ValueSet>> valueSets(const QString& game);
    /// Adds the set, or replaces the one with that id. Refuses an empty id.
    [[nodiscard]] StoreResult<void> saveValueSet(const ValueSet& set);
    /// Removes the set. It is no error if there is none.
    [[nodiscard]] StoreResult<void> removeValueSet(const QString& id);

    /// The printed wording of a game's cards, ordered by card and language.
    [[nodiscard]] StoreResult<std::vector<PrintedWording>> printedWording(const QString& game);
    /// Saves all of these texts or none; each replaces the one for that card and language. Refuses a card below 1, an
    /// empty language and a blank text.
    [[nodiscard]] StoreResult<void> savePrintedWording(const QString& game, const std::vector<PrintedWording>& texts);
    /// Removes the text. It is no error if there is none.
    [[nodiscard]] StoreResult<void> removePrintedWording(const QString& game, int card, const QString& language);

private:
    class Impl;
    explicit Store(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

}  // namespace basekeeper
