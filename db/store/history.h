// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/games/games.h"
#include "db/store/session_info.h"

#include <QDateTime>
#include <QHash>
#include <QLatin1StringView>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

/// What the store knows about sessions besides their logs: their summaries, and statistics over them.
namespace basekeeper {

/// The version of the projection that makes summaries. Summaries of another version count as missing. Raise it whenever
/// the projection changes; a change of the rules raises it too.
inline constexpr int summaryVersion = 100 * 3 + sumOfRulesVersions;

/// Kept among what was counted of the only winner: how far it was behind, at most, at the end of a stage.
inline constexpr QLatin1StringView comebackCount{"comeback"};

struct SeatSummary {
    QString name;      ///< as entered in the set-up; empty if none was
    int score = 0;     ///< at the end
    bool won = false;  ///< alone or together with others
    /// What the statistics sum up, by kind (`CountKind`), and `comebackCount`, whose sum means nothing; a count of 0 is
    /// left out.
    std::map<QString, int> counts = {};
    friend bool operator==(const SeatSummary&, const SeatSummary&) = default;
};

/// The projection of a session's log. A cache: it can be computed again at any time.
struct SessionSummary {
    std::int64_t entries = 0;  ///< the length of the log that it was computed from
    std::optional<QDateTime> lastAt = {};
    /// False if the log is not a valid game; then only the fields above and the names are set.
    bool reads = false;
    int acts = 0;
    int turns = 0;
    int minutes = 0;
    bool over = false;
    std::optional<int> winner = {};  ///< the first winner if several win together
    std::optional<int> lead = {};    ///< score of the winner minus that of the runner-up
    std::vector<SeatSummary> seats = {};
    QString folded = {};  ///< title, note and names, folded for search
    friend bool operator==(const SessionSummary&, const SessionSummary&) = default;
};

struct SummaryOf {
    QString session;
    SessionSummary summary;
};

/// Selects sessions; all of them by default.
struct SessionQuery {
    QStringList words = {};  ///< folded; each must occur in the title, the note or a player's old or new name
    QString game = {};
};

struct ListedSession {
    SessionInfo info;
    /// empty until it is computed; `folded` is not read, and of the counts of the seats only `comebackCount`
    std::optional<SessionSummary> summary;
};

/// A name used in a session, and the player it stands for.
struct PlayerName {
    QString name;
    QString player;
    QString folded;  ///< the player's name, folded for search
    friend bool operator==(const PlayerName&, const PlayerName&) = default;
};

struct StatisticsQuery {
    QString game = {};
    std::optional<QDateTime> from = {};  ///< only sessions begun then or later
};

/// What was counted of the seats, summed up by game and kind.
using CountSums = QHash<std::pair<QString, QString>, int>;

/// Sums over sessions with a summary that is readable and has at least one act.
struct HistoryTotals {
    int games = 0;
    int won = 0;  ///< games with a winner
    int minutes = 0;
    CountSums counts = {};
    int unread = 0;   ///< sessions whose log is not a valid game; counted nowhere else
    int waiting = 0;  ///< sessions without a summary yet; counted nowhere else
};

struct PlayerStatistics {
    QString player;
    int games = 0;
    int decided = 0;  ///< of those games, the ones with a winner
    int won = 0;
    QDateTime lastPlayed;
    CountSums counts = {};
    int streak = 0;  ///< the most games won one after another, of those with a winner
};

/// Two players and the games with a winner at which both sat.
struct RivalStatistics {
    QString one;  ///< won no fewer of them than the other
    QString other;
    int games = 0;
    int wonByOne = 0;
    int wonByOther = 0;
    friend bool operator==(const RivalStatistics&, const RivalStatistics&) = default;
};

/// A group of players, in any seating order.
struct TableStatistics {
    QStringList players;
    int games = 0;
    int decided = 0;
    int minutes = 0;
    QDateTime lastPlayed;
};

/// `Comeback`: of games with one winner that was behind, the one in which it was furthest behind.
enum class GameRecord : std::uint8_t { Longest, Shortest, Closest, Comeback };

}  // namespace basekeeper
