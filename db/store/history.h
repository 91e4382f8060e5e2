// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/games/games.h"
#include "db/store/session_info.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

/// What the store knows of sessions beyond their logs: summaries of them, and what these amount to.
namespace basekeeper {

/// A summary that was worked out by another version is none. To be raised whenever the working-out changes; the rules
/// count as part of it.
inline constexpr int summaryVersion = 100 * 2 + sumOfRulesVersions;

struct SeatSummary {
    QString name;      ///< as it was played under; empty where none was given
    int held = 0;      ///< its score at the end: bases, points
    bool won = false;  ///< alone, or together with others
    int captures = 0;
    int suffered = 0;  ///< captures by others
    int counterattacks = 0;
    friend bool operator==(const SeatSummary&, const SeatSummary&) = default;
};

/// What the log of a session amounts to. Never the truth: it can be worked out again at any time.
struct SessionSummary {
    std::int64_t entries = 0;  ///< the length of the log that it was worked out from
    std::optional<QDateTime> lastAt = {};
    /// false: the log does not amount to a game; then only what stands above is told, and the names
    bool reads = false;
    int acts = 0;
    int turns = 0;
    int minutes = 0;
    bool over = false;
    std::optional<int> winner = {};  ///< the first of them, where several have won together
    std::optional<int> lead = {};    ///< score of the winner less that of the next
    std::vector<SeatSummary> seats = {};
    QString folded = {};  ///< title, note and names as they are searched
    friend bool operator==(const SessionSummary&, const SessionSummary&) = default;
};

struct SummaryOf {
    QString session;
    SessionSummary summary;
};

/// Which sessions are meant; all of them by default.
struct SessionQuery {
    QStringList words = {};  ///< folded; each must stand in the title, the note or the name of a player, old or new
    QString game = {};
};

struct ListedSession {
    SessionInfo info;
    std::optional<SessionSummary> summary;  ///< none while it is not worked out; without the folded text
};

/// A name that was played under, and whose it is.
struct PlayerName {
    QString name;
    QString player;
    QString folded;  ///< the player as searched
    friend bool operator==(const PlayerName&, const PlayerName&) = default;
};

struct StatisticsQuery {
    QString game = {};
    std::optional<QDateTime> from = {};  ///< sessions that were begun then or later
};

/// Sums over sessions that have a summary, read, and have at least one act.
struct HistoryTotals {
    int games = 0;
    int won = 0;  ///< by anybody
    int minutes = 0;
    int captures = 0;
    int counterattacks = 0;
    int unread = 0;   ///< sessions whose log does not amount to a game; counted in nothing else
    int waiting = 0;  ///< sessions without a summary as yet; counted in nothing else
};

struct PlayerStatistics {
    QString player;
    int games = 0;
    int decided = 0;  ///< of those, the ones that somebody won
    int won = 0;
    int captures = 0;
    int suffered = 0;
    int counterattacks = 0;
    QDateTime lastPlayed;
};

/// The same players, in whatever order they sat.
struct TableStatistics {
    QStringList players;
    int games = 0;
    int decided = 0;
    int minutes = 0;
    QDateTime lastPlayed;
};

enum class GameRecord : std::uint8_t { Longest, Shortest, Closest };

}  // namespace basekeeper
