// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/course_kinds.h"
#include "app/history/player_columns.h"
#include "app/history/session_texts.h"
#include "app/history/statistics_rows.h"
#include "app/session/gadget_list_model.h"
#include "db/store/player.h"
#include "db/store/store_error.h"

#include <QObject>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <utility>
#include <vector>

namespace basekeeper {

class SessionController;
class Store;
class SummaryKeeper;

/// Statistics over all sessions: by player, by group of players, and the record games. Players are renamed and merged
/// here; set-ups do not change.
class StatisticsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY counted FINAL)  ///< empty for all
    Q_PROPERTY(Span span READ span WRITE setSpan NOTIFY counted FINAL)
    /// [{value, label}]; empty if there is at most one game.
    Q_PROPERTY(QVariantList games READ games NOTIFY counted FINAL)
    Q_PROPERTY(bool empty READ isEmpty NOTIFY counted FINAL)  ///< there are no games to count
    /// Such as "12 games · 9 won · 14 h 20 min", and of one game what it counts: "61 captures".
    Q_PROPERTY(QString summary READ summary NOTIFY counted FINAL)
    /// [{label, value}]: the same as figures, each with what it counts.
    Q_PROPERTY(QVariantList sums READ sums NOTIFY counted FINAL)
    /// What is not counted, in words, or empty.
    Q_PROPERTY(QString leftOut READ leftOut NOTIFY counted FINAL)
    /// PlayerStatisticsRow, in the order of `sortedBy`.
    Q_PROPERTY(QAbstractItemModel* players READ players CONSTANT FINAL)
    /// [{name, label, spoken, longest}]: the columns of the table of players, the name of the player first. `spoken`
    /// says besides how the table is sorted by it, `longest` is the longest text in its cells.
    Q_PROPERTY(QVariantList columns READ columns NOTIFY sorted FINAL)
    Q_PROPERTY(QString sortedBy READ sortedBy NOTIFY sorted FINAL)  ///< the name of a column
    Q_PROPERTY(bool ascending READ isAscending NOTIFY sorted FINAL)
    Q_PROPERTY(QAbstractItemModel* tables READ tables CONSTANT FINAL)    ///< TableStatisticsRow
    Q_PROPERTY(QAbstractItemModel* rivals READ rivals CONSTANT FINAL)    ///< RivalRow, by number of games, most first
    Q_PROPERTY(QAbstractItemModel* records READ records CONSTANT FINAL)  ///< RecordRow
    /// The last renaming that can be undone, in words, or empty.
    Q_PROPERTY(QString renamed READ renamed NOTIFY said FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY said FINAL)

public:
    enum class Span { Month, Year, All };
    Q_ENUM(Span)

    StatisticsModel(SessionController& controller, SummaryKeeper& keeper, QObject* parent = nullptr);

    [[nodiscard]] const QString& game() const { return m_game; }
    void setGame(const QString& game);
    [[nodiscard]] Span span() const { return m_span; }
    void setSpan(Span span);
    [[nodiscard]] const QVariantList& games() const { return m_games; }
    [[nodiscard]] bool isEmpty() const { return m_totals.games == 0; }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QVariantList sums() const;
    [[nodiscard]] QString leftOut() const;
    [[nodiscard]] QAbstractItemModel* players() { return &m_players; }
    [[nodiscard]] const QVariantList& columns() const { return m_columns; }
    [[nodiscard]] const QString& sortedBy() const { return m_sortedBy; }
    [[nodiscard]] bool isAscending() const { return m_ascending; }
    [[nodiscard]] QAbstractItemModel* tables() { return &m_tables; }
    [[nodiscard]] QAbstractItemModel* rivals() { return &m_rivals; }
    [[nodiscard]] QAbstractItemModel* records() { return &m_records; }
    [[nodiscard]] QString renamed() const;
    [[nodiscard]] const QString& problem() const { return m_problem; }

    /// Counts, and keeps the numbers up to date until `leave`.
    Q_INVOKABLE void prepare();
    Q_INVOKABLE void leave();

    /// Names from the first of the alphabet, figures from the highest; if the table is sorted by the column already,
    /// the other way round. A column that there is not changes nothing.
    Q_INVOKABLE void sortBy(const QString& column);

    /// What giving the player that name would do, in words; empty for nothing.
    Q_INVOKABLE [[nodiscard]] QString preview(const QString& player, const QString& name) const;
    /// Whether another player has that name already, so that the two would be merged.
    Q_INVOKABLE [[nodiscard]] bool merges(const QString& player, const QString& name) const;
    /// Returns false, like the function below, if it failed (`problem`); nothing has changed then.
    Q_INVOKABLE bool rename(const QString& player, const QString& name);
    Q_INVOKABLE bool undoRenaming();
    Q_INVOKABLE void dismiss();

    void refresh();

signals:
    void counted();
    void sorted();
    void said();

private:
    void readAnew();
    void showNothing();
    StoreResult<void> count(Store& store);
    [[nodiscard]] StatisticsQuery storeQuery() const;
    void showPlayers();
    [[nodiscard]] QVariantMap columnRow(const PlayerColumn& column) const;
    [[nodiscard]] static std::vector<RivalRow> rivalRows(const std::vector<RivalStatistics>& rivals);
    StoreResult<void> readRecords(Store& store, const StatisticsQuery& query);
    /// A player who has ever played, regardless of `span`.
    [[nodiscard]] std::optional<PlayerStatistics> known(const QString& player) const;
    void say(const QString& problem);

    SessionController& m_controller;
    SummaryKeeper& m_keeper;
    QString m_game;
    Span m_span = Span::All;
    QVariantList m_games;
    HistoryTotals m_totals;
    std::vector<std::pair<QString, CountKind>> m_summed;  ///< of one game: each counts things of its own
    std::vector<PlayerStatistics> m_counted;              ///< the players of the selected games, most games first
    QVariantList m_columns;
    QString m_sortedBy = QStringLiteral("games");
    bool m_ascending = false;
    std::vector<PlayerStatistics> m_everybody;
    CurrentNames m_names;
    std::optional<PlayerRenaming> m_renaming;
    QString m_problem;
    bool m_shown = false;
    GadgetListModel<PlayerStatisticsRow> m_players;
    GadgetListModel<TableStatisticsRow> m_tables;
    GadgetListModel<RivalRow> m_rivals;
    GadgetListModel<RecordRow> m_records;
};

}  // namespace basekeeper
