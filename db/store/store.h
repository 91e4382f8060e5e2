// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/formats/printed_wording.h"
#include "db/store/history.h"
#include "db/store/player.h"
#include "db/store/session_info.h"
#include "db/store/store_error.h"
#include "db/store/store_opening.h"

#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <cstdint>
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
    QString id = {};  ///< empty: a new one
    QString note = {};
    bool unverified = false;  ///< taken in although the chain of its hashes was broken
};

/// A line of the log on its way in.
struct NewEntry {
    QJsonObject body;
    QDateTime at;
};

/// A line of the log as it is stored.
struct StoredEntry {
    std::int64_t seq = 0;  ///< counted from 1 within the session, without gaps
    QDateTime at;
    QJsonObject body;
};

enum class Provenance : std::uint8_t { Example, Table, Printed };

/// The values that a table has given its cards.
struct ValueSet {
    QString id;  ///< chosen by the caller
    QString game;
    QString name;
    Provenance provenance = Provenance::Table;
    QJsonObject values;
    QDateTime updatedAt;
};

/// The sessions that were played, kept in one SQLite file; the only class that speaks SQL. It knows nothing of the
/// rules: a setup and the lines of a log are JSON objects to it.
///
/// Everything is durable when the function that wrote it returns, and what fails has changed nothing: after an error
/// the store can be used as before. A store belongs to the thread that opened it, and needs a `QCoreApplication`.
/// Times may be given in any time zone but must be valid.
///
/// Nothing is written to a file that the next run would not find: when the database was deleted, moved away or replaced
/// since it was opened, whatever writes fails with `FileGone`. Reading, and `beginCopy`, still give everything.
class Store {
public:
    /// Opens `basekeeper.sqlite` in the folder, making both where they are missing, and brings an older file up to
    /// date. Refuses with any kind of error; a file that was there before and is refused stays as it was, byte for
    /// byte. Only one store at a time can have a file open; the system gives it free when its process dies.
    [[nodiscard]] static StoreResult<std::unique_ptr<Store>> open(const QString& dataFolder);

    /// Closes the file, so that all of it is in `basekeeper.sqlite` again.
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    /// The database file. While the store is open nothing else in this process may open it, not even to read: on
    /// POSIX, closing any handle of a file gives up all locks that the process has on it.
    [[nodiscard]] QString path() const;
    [[nodiscard]] const StoreOpening& opening() const;
    /// Whether what was written is still where the next run will look for it (else `FileGone`).
    [[nodiscard]] StoreResult<void> stillThere() const;

    /// Begins a copy of the whole database into a file that is not there yet. One copy at a time: a former one that is
    /// not complete is given up.
    [[nodiscard]] StoreResult<void> beginCopy(const QString& file);
    /// Copies up to so many pages of 4 KB; between two calls the store can be used, and what is written goes along.
    /// True: the copy is complete, and the store is done with it. It may not have reached the disk. After an error it
    /// is given up.
    [[nodiscard]] StoreResult<bool> continueCopy(int pages);
    /// Gives up the copy that is not complete, if there is one, and removes its file.
    void giveUpCopy();

    /// Begins a session with an empty log; it comes to the table. Refused with `AlreadyThere` where there is one of
    /// that id.
    [[nodiscard]] StoreResult<SessionInfo> beginSession(const NewSession& session);
    /// Takes in a whole session with its log, or nothing of it. It does not come to the table. An id that there is
    /// already is refused with `AlreadyThere`; that of a deleted session is free, and ends the chance to restore it.
    [[nodiscard]] StoreResult<SessionInfo> importSession(const NewSession& session, const std::vector<NewEntry>& log,
                                                         const std::optional<QDateTime>& endedAt);
    /// Adds a line to the end of the log. In the same transaction the session ends at `at` if it is over and was not,
    /// and is unfinished again if it is not over and was. Fails for a session that does not exist. Refused with
    /// `OtherLength` where a length is given and the log has not exactly so many lines: what was judged on another log
    /// does not come into this one.
    [[nodiscard]] StoreResult<StoredEntry> append(const QString& sessionId, const QJsonObject& entry,
                                                  const QDateTime& at, bool sessionOver,
                                                  std::optional<std::int64_t> length = {});
    /// Adds these lines to the end of a log that has exactly `length` of them, all or none. The session ends at
    /// `endedAt`, or is unfinished again without one. Once it is unverified it stays so.
    [[nodiscard]] StoreResult<SessionInfo> continueSession(const QString& sessionId, std::size_t length,
                                                           const std::vector<NewEntry>& more,
                                                           const std::optional<QDateTime>& endedAt, bool unverified);
    /// Ends a session that the table leaves as it is. One that has ended keeps its end.
    [[nodiscard]] StoreResult<void> endSession(const QString& sessionId, const QDateTime& at);
    [[nodiscard]] StoreResult<void> setTitle(const QString& sessionId, const QString& title);
    [[nodiscard]] StoreResult<void> setNote(const QString& sessionId, const QString& note);
    /// From now on `openSession` gives this one, as long as it is unfinished and no other comes to the table.
    [[nodiscard]] StoreResult<void> bringToTable(const QString& sessionId);

    /// Deletes a session with its log: to every other function it does not exist any more. It can be restored until
    /// the store is closed; a store that is opened has none.
    [[nodiscard]] StoreResult<void> deleteSession(const QString& sessionId, const QDateTime& at);
    /// Brings a deleted session back as it was. Fails for one that was not deleted or is gone.
    [[nodiscard]] StoreResult<void> restoreSession(const QString& sessionId);
    /// What can be restored, the one deleted last first.
    [[nodiscard]] StoreResult<std::vector<SessionInfo>> deletedSessions();

    /// The unfinished session that was at the table last, whatever the clock said then; one that was only taken in
    /// if there is no other.
    [[nodiscard]] StoreResult<std::optional<SessionInfo>> openSession();
    /// The session of that id, if there is one.
    [[nodiscard]] StoreResult<std::optional<SessionInfo>> session(const QString& sessionId);
    /// Every session, the one begun or taken in last first.
    [[nodiscard]] StoreResult<std::vector<SessionInfo>> sessions();
    /// The whole log, oldest line first. Fails for a session that does not exist; a log with a gap or a line that is
    /// not a JSON object is damaged.
    [[nodiscard]] StoreResult<std::vector<StoredEntry>> entries(const QString& sessionId);
    /// The number of the last line; fails for a session that does not exist.
    [[nodiscard]] StoreResult<std::int64_t> logLength(const QString& sessionId);

    /// Keeps all of these summaries or none, each in place of the one that there was. They go by themselves when a line
    /// is added to the log, or the title or the note changes. One of a session that is not there is passed over.
    [[nodiscard]] StoreResult<void> saveSummaries(const std::vector<SummaryOf>& summaries);
    /// The ids of sessions that have no summary, the newest first.
    [[nodiscard]] StoreResult<QStringList> sessionsWithoutSummary(int limit);
    /// A part of the sessions that are meant, the newest first. One without a summary is found by no word.
    [[nodiscard]] StoreResult<std::vector<ListedSession>> listSessions(const SessionQuery& query, int offset,
                                                                       int limit);
    [[nodiscard]] StoreResult<int> countSessions(const SessionQuery& query);
    /// Up to so many sessions that are unfinished and are not known to be unreadable, the one that was at the table
    /// last first.
    [[nodiscard]] StoreResult<std::vector<ListedSession>> openSessions(int limit);
    /// The games of which there are sessions.
    [[nodiscard]] StoreResult<QStringList> games();

    [[nodiscard]] StoreResult<HistoryTotals> totals(const StatisticsQuery& query);
    /// By games played, most first.
    [[nodiscard]] StoreResult<std::vector<PlayerStatistics>> playerStatistics(const StatisticsQuery& query);
    [[nodiscard]] StoreResult<std::vector<TableStatistics>> tableStatistics(const StatisticsQuery& query, int limit);
    /// Of the games that somebody won, those that come first.
    [[nodiscard]] StoreResult<std::vector<ListedSession>> records(const StatisticsQuery& query, GameRecord record,
                                                                  int limit);

    /// The names that are not their own player's.
    [[nodiscard]] StoreResult<std::vector<PlayerName>> playerNames();
    /// From now on all that was played by `from` was played by `to`, which may be somebody who is there already: then
    /// the two are one. Setups stay as they are. What is remembered of the player goes along. Refuses an empty name.
    [[nodiscard]] StoreResult<PlayerRenaming> renamePlayer(const QString& from, const QString& to,
                                                           const QString& foldedTo);
    /// As it was before that renaming, which must be the last one.
    [[nodiscard]] StoreResult<void> undoRenaming(const PlayerRenaming& renaming);
    /// In how many sessions both sat: they are hardly one then.
    [[nodiscard]] StoreResult<int> sessionsOfBoth(const QString& one, const QString& other);

    /// Everybody who is remembered, the one used last first.
    [[nodiscard]] StoreResult<std::vector<Player>> players();
    /// Adds the player, or brings the one of that name up to date. A player without a name is refused.
    [[nodiscard]] StoreResult<void> savePlayer(const Player& player);
    /// Forgets the player. To forget one who is not there is no error.
    [[nodiscard]] StoreResult<void> removePlayer(const QString& name);

    /// The sets of a game in the order of their names.
    [[nodiscard]] StoreResult<std::vector<ValueSet>> valueSets(const QString& game);
    /// Adds the set, or replaces the one with that id. A set without an id is refused.
    [[nodiscard]] StoreResult<void> saveValueSet(const ValueSet& set);
    /// Removes the set. To remove one that is not there is no error.
    [[nodiscard]] StoreResult<void> removeValueSet(const QString& id);

    /// What the table's own cards of a game say, by card and language.
    [[nodiscard]] StoreResult<std::vector<PrintedWording>> printedWording(const QString& game);
    /// Keeps all of these texts or none of them, each in place of the one of that card and language; the others stay.
    /// A card below 1, no language and a text without words are refused.
    [[nodiscard]] StoreResult<void> savePrintedWording(const QString& game, const std::vector<PrintedWording>& texts);
    /// Forgets the text. To forget one that is not there is no error.
    [[nodiscard]] StoreResult<void> removePrintedWording(const QString& game, int card, const QString& language);

private:
    class Impl;
    explicit Store(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

}  // namespace basekeeper
