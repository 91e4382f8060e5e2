// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/session_texts.h"
#include "app/history/statistics_rows.h"
#include "app/session/gadget_list_model.h"
#include "db/store/player.h"
#include "db/store/store_error.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace basekeeper {

class SessionController;
class Store;
class SummaryKeeper;

/// What all sessions amount to: for each player, each table, and the games that stand out. Players are renamed and
/// merged here; what was written down when a game began stays as it is.
class StatisticsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY counted FINAL)  ///< empty: all
    Q_PROPERTY(QString span READ span WRITE setSpan NOTIFY counted FINAL)  ///< "month", "year" or "all"
    /// [{value, label}]; empty where there is one game at most
    Q_PROPERTY(QVariantList games READ games NOTIFY counted FINAL)
    Q_PROPERTY(bool empty READ isEmpty NOTIFY counted FINAL)  ///< no game counts
    /// "12 games · 9 won · 14 h 20 min · 61 captures · 4 counterattacks"
    Q_PROPERTY(QString summary READ summary NOTIFY counted FINAL)
    /// what is not counted, in words; empty: nothing
    Q_PROPERTY(QString leftOut READ leftOut NOTIFY counted FINAL)
    /// PlayerStatisticsRow, who played most first
    Q_PROPERTY(QAbstractItemModel* players READ players CONSTANT FINAL)
    Q_PROPERTY(QAbstractItemModel* tables READ tables CONSTANT FINAL)    ///< TableStatisticsRow
    Q_PROPERTY(QAbstractItemModel* records READ records CONSTANT FINAL)  ///< RecordRow
    /// what was renamed last and can be undone; empty: nothing
    Q_PROPERTY(QString renamed READ renamed NOTIFY said FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY said FINAL)

public:
    StatisticsModel(SessionController& controller, SummaryKeeper& keeper, QObject* parent = nullptr);

    [[nodiscard]] const QString& game() const { return m_game; }
    void setGame(const QString& game);
    [[nodiscard]] const QString& span() const { return m_span; }
    void setSpan(const QString& span);
    [[nodiscard]] const QVariantList& games() const { return m_games; }
    [[nodiscard]] bool isEmpty() const { return m_totals.games == 0; }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString leftOut() const;
    [[nodiscard]] QAbstractItemModel* players() { return &m_players; }
    [[nodiscard]] QAbstractItemModel* tables() { return &m_tables; }
    [[nodiscard]] QAbstractItemModel* records() { return &m_records; }
    [[nodiscard]] QString renamed() const;
    [[nodiscard]] const QString& problem() const { return m_problem; }

    /// Counts; until `leave` it follows what happens.
    Q_INVOKABLE void prepare();
    Q_INVOKABLE void leave();

    /// What calling one player by that name would do, in words; empty: nothing.
    Q_INVOKABLE [[nodiscard]] QString preview(const QString& player, const QString& name) const;
    /// Whether that is somebody else who is there already: the two would be one.
    Q_INVOKABLE [[nodiscard]] bool merges(const QString& player, const QString& name) const;
    /// False, also below: it could not be done (`problem`), and nothing has changed.
    Q_INVOKABLE bool rename(const QString& player, const QString& name);
    Q_INVOKABLE bool undoRenaming();
    Q_INVOKABLE void dismiss();

    void refresh();

signals:
    void counted();
    void said();

private:
    void readAnew();
    void showNothing();
    StoreResult<void> count(Store& store);
    [[nodiscard]] StatisticsQuery storeQuery() const;
    StoreResult<void> readRecords(Store& store, const StatisticsQuery& query);
    void readGames(Store& store);
    /// Everybody who ever played, in whatever span of time.
    [[nodiscard]] std::optional<PlayerStatistics> known(const QString& player) const;
    void say(const QString& problem);

    SessionController& m_controller;
    SummaryKeeper& m_keeper;
    QString m_game;
    QString m_span = QStringLiteral("all");
    QVariantList m_games;
    HistoryTotals m_totals;
    bool m_countsCaptures = true;  ///< a game that has none is not asked for alone
    std::vector<PlayerStatistics> m_everybody;
    CurrentNames m_names;
    std::optional<PlayerRenaming> m_renaming;
    QString m_problem;
    bool m_shown = false;
    GadgetListModel<PlayerStatisticsRow> m_players;
    GadgetListModel<TableStatisticsRow> m_tables;
    GadgetListModel<RecordRow> m_records;
};

}  // namespace basekeeper
