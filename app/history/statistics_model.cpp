// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/statistics_model.h"

#include "app/games/games.h"
#include "app/history/course_texts.h"
#include "app/history/session_summarizer.h"
#include "app/history/summary_keeper.h"
#include "app/language/joined.h"
#include "app/safety/store_text.h"
#include "app/session/session_controller.h"
#include "db/formats/text_limits.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace basekeeper {

namespace {

constexpr int shownTables = 12;
constexpr int shownRivals = 6;

QString dateOf(const QDateTime& time) { return QLocale().toString(time.toLocalTime().date(), QLocale::ShortFormat); }

QString comeback(const ListedSession& session) {
    const auto winner = static_cast<std::size_t>(session.summary->winner.value_or(0));
    const auto& counts = session.summary->seats.at(winner).counts;
    const auto behind = counts.find(comebackCount);
    return behind == counts.end() ? QString()
                                  : CourseTexts::closeness(courseKinds(session.info.game).lead, -behind->second);
}

/// Empty if the best seats share the victory, which the outcome already says.
QString closeness(const ListedSession& session) {
    const int lead = session.summary->lead.value_or(0);
    const bool shared = std::ranges::count_if(session.summary->seats, &SeatSummary::won) > 1;
    return shared && lead == 0 ? QString() : CourseTexts::closeness(courseKinds(session.info.game).lead, lead);
}

QString whatMakesIt(GameRecord record, const ListedSession& session) {
    switch (record) {
        case GameRecord::Closest: return closeness(session);
        case GameRecord::Comeback: return comeback(session);
        case GameRecord::Longest:
        case GameRecord::Shortest: return SessionTexts::duration(session.summary->minutes);
    }
    return {};
}

}  // namespace

StatisticsModel::StatisticsModel(SessionController& controller, SummaryKeeper& keeper, QObject* parent)
    : QObject(parent), m_controller(controller), m_keeper(keeper) {
    connect(&keeper, &SummaryKeeper::advanced, this, &StatisticsModel::refresh);
    connect(&controller, &SessionController::storeChanged, this, &StatisticsModel::readAnew);
    showPlayers();  // a table without lines has columns, too
}

void StatisticsModel::setGame(const QString& game) {
    if (game == m_game) return;
    m_game = game;
    refresh();
}

void StatisticsModel::setSpan(Span span) {
    if (span == m_span) return;
    m_span = span;
    refresh();
}

void StatisticsModel::prepare() {
    m_shown = true;
    dismiss();
    if (auto done = m_keeper.catchUp(SummaryKeeper::anEvening); !done) say(storeErrorText(done.error()));
    refresh();
}

void StatisticsModel::leave() { m_shown = false; }

StatisticsQuery StatisticsModel::storeQuery() const {
    const QDateTime now = QDateTime::currentDateTimeUtc();
    if (m_span == Span::Month) return {m_game, now.addMonths(-1)};
    if (m_span == Span::Year) return {m_game, now.addYears(-1)};
    return {m_game, {}};
}

void StatisticsModel::refresh() {
    Store* store = m_controller.store();
    if (!m_shown) return;
    if (store == nullptr) {
        showNothing();
        say(m_controller.problem() ? storeErrorText(*m_controller.problem()) : QString());
        return;
    }
    if (auto done = count(*store); !done) say(storeErrorText(done.error()));
    emit counted();
}

/// After a change of database the last renaming cannot be undone any more.
void StatisticsModel::readAnew() {
    m_renaming.reset();
    refresh();
    emit said();
}

void StatisticsModel::showNothing() {
    m_totals = {};
    m_everybody.clear();
    m_names = {};
    m_games.clear();
    m_counted.clear();
    showPlayers();
    m_tables.setRows({});
    m_rivals.setRows({});
    m_records.setRows({});
    emit counted();
}

StoreResult<void> StatisticsModel::count(Store& store) {
    const StatisticsQuery query = storeQuery();
    const auto totals = store.totals(query);
    if (!totals) return tl::unexpected(totals.error());
    const auto players = store.playerStatistics(query);
    if (!players) return tl::unexpected(players.error());
    const bool all = query.game.isEmpty() && !query.from;
    auto everybody = all ? players : store.playerStatistics({});
    if (!everybody) return tl::unexpected(everybody.error());
    const auto tables = store.tableStatistics(query, shownTables);
    if (!tables) return tl::unexpected(tables.error());
    const auto rivals = store.rivalStatistics(query, shownRivals);
    if (!rivals) return tl::unexpected(rivals.error());
    const auto names = store.playerNames();
    if (!names) return tl::unexpected(names.error());
    const auto games = store.games();
    if (!games) return tl::unexpected(games.error());
    m_games = SessionTexts::gameChoices(*games);
    m_totals = *totals;
    m_everybody = *std::move(everybody);
    m_names = CurrentNames(*names);

    m_summed.clear();
    const QString game = games->size() == 1 ? games->front() : query.game;
    if (!game.isEmpty())
        for (const CountKind& kind : courseKinds(game).counts)
            if (kind.sum) m_summed.emplace_back(game, kind);
    m_counted = *players;
    showPlayers();
    m_rivals.setRows(rivalRows(*rivals));

    std::vector<TableStatisticsRow> tableRows;
    for (const TableStatistics& one : *tables)
        tableRows.push_back({Joined::list(one.players), one.games,
                             Joined::facts({tr("%n game(s)", nullptr, one.games), SessionTexts::duration(one.minutes),
                                            tr("last game %1").arg(dateOf(one.lastPlayed))})});
    m_tables.setRows(std::move(tableRows));
    return readRecords(store, query);
}

void StatisticsModel::sortBy(const QString& column) {
    const auto columns = PlayerColumns::all(m_summed);
    const auto wanted = std::ranges::find(columns, column, &PlayerColumn::name);
    if (wanted == columns.end()) return;
    m_ascending = column == m_sortedBy ? !m_ascending : wanted->order.by == PlayerOrder::By::Name;
    m_sortedBy = column;
    showPlayers();
}

/// By the number of games where the column by which they were sorted is gone with its game.
void StatisticsModel::showPlayers() {
    const auto columns = PlayerColumns::all(m_summed);
    auto by = std::ranges::find(columns, m_sortedBy, &PlayerColumn::name);
    if (by == columns.end()) {
        by = std::ranges::find(columns, PlayerOrder::By::Games, [](const PlayerColumn& one) { return one.order.by; });
        m_sortedBy = by->name;
        m_ascending = false;
    }
    PlayerOrder order = by->order;
    order.ascending = m_ascending;
    std::vector<PlayerStatistics> players = m_counted;
    putInOrder(players, order);

    m_columns.clear();
    for (const PlayerColumn& column : columns) m_columns << columnRow(column);
    std::vector<PlayerStatisticsRow> rows;
    for (const PlayerStatistics& one : players) {
        PlayerStatisticsRow row{one.player, {}};
        for (const PlayerColumn& column : columns) {
            if (column.order.by == PlayerOrder::By::Name) continue;
            const PlayerCell cell = column.cell(one);
            row.cells << QVariantMap{{QStringLiteral("column"), column.name},
                                     {QStringLiteral("value"), cell.value},
                                     {QStringLiteral("share"), cell.share.value_or(-1)},
                                     {QStringLiteral("told"), Joined::labelled(one.player, cell.told)}};
        }
        rows.push_back(std::move(row));
    }
    m_players.setRows(std::move(rows));
    emit sorted();
}

QVariantMap StatisticsModel::columnRow(const PlayerColumn& column) const {
    QString longest;
    for (const PlayerStatistics& one : m_counted)
        if (const QString value = column.cell(one).value; value.size() > longest.size()) longest = value;
    const QString spoken = column.name != m_sortedBy ? tr("Sort by: %1").arg(column.label)
                           : m_ascending             ? tr("Sorted by: %1, ascending").arg(column.label)
                                                     : tr("Sorted by: %1, descending").arg(column.label);
    return {{QStringLiteral("name"), column.name},
            {QStringLiteral("label"), column.label},
            {QStringLiteral("spoken"), spoken},
            {QStringLiteral("longest"), longest}};
}

std::vector<RivalRow> StatisticsModel::rivalRows(const std::vector<RivalStatistics>& rivals) {
    std::vector<RivalRow> rows;
    for (const RivalStatistics& pair : rivals) {
        const int won = pair.wonByOne + pair.wonByOther;
        RivalRow row;
        row.one = pair.one;
        row.other = pair.other;
        row.wonByOne = pair.wonByOne;
        row.wonByOther = pair.wonByOther;
        row.share = static_cast<double>(pair.wonByOne) / won;
        const QString games = tr("%n game(s) together", nullptr, pair.games);
        row.told =
            pair.wonByOne == pair.wonByOther
                ? Joined::facts({games, tr("level so far")})
                : Joined::facts({games, tr("%1 is ahead by %2").arg(pair.one).arg(pair.wonByOne - pair.wonByOther)});
        rows.push_back(std::move(row));
    }
    return rows;
}

StoreResult<void> StatisticsModel::readRecords(Store& store, const StatisticsQuery& query) {
    struct Kind {
        GameRecord record;
        const char* name;
        QString label;
        bool ofOneGame = false;  // different games count bases or points, which cannot be compared
    };
    const std::array kinds{Kind{GameRecord::Longest, "longest", tr("Longest game")},
                           Kind{GameRecord::Shortest, "shortest", tr("Shortest game")},
                           Kind{GameRecord::Closest, "closest", tr("Closest game"), true},
                           Kind{GameRecord::Comeback, "comeback", tr("Greatest comeback"), true}};
    std::vector<RecordRow> rows;
    for (const Kind& kind : kinds) {
        // A game stands out among others: the only one would be the longest, the shortest and the closest.
        if (m_totals.games < 2 || (kind.ofOneGame && query.game.isEmpty() && !m_games.isEmpty())) continue;
        const auto found = store.records(query, kind.record, 1);
        if (!found) return tl::unexpected(found.error());
        for (const ListedSession& session : *found) {
            if (!session.summary) continue;
            const QString title =
                SessionTexts::title(session.info, Joined::list(SessionTexts::players(session.info, m_names)));
            QStringList told{CourseTexts::text(courseKinds(session.info.game).stage.count, session.summary->turns),
                             SessionTexts::outcome(session, m_names), dateOf(session.info.startedAt)};
            const QString how = whatMakesIt(kind.record, session);
            if (!how.isEmpty()) told.prepend(how);
            const QString text = Joined::facts(told);
            rows.push_back({QString::fromLatin1(kind.name), kind.label, session.info.id, title, text});
        }
    }
    m_records.setRows(std::move(rows));
    return {};
}

QString StatisticsModel::summary() const {
    QStringList told{tr("%n game(s)", nullptr, m_totals.games), tr("%n won", nullptr, m_totals.won),
                     SessionTexts::duration(m_totals.minutes)};
    for (const auto& [game, kind] : m_summed)
        if (kind.sum->ofAll) told << CourseTexts::text(kind.sum->told, m_totals.counts.value({game, kind.name}));
    return Joined::facts(told);
}

QVariantList StatisticsModel::sums() const {
    const auto figure = [](const QString& label, const QString& value) {
        return QVariantMap{{QStringLiteral("label"), label}, {QStringLiteral("value"), value}};
    };
    //: above a number: how many games are counted
    QVariantList told{figure(tr("games"), QString::number(m_totals.games))};
    //: above a number: how many of the games somebody has won
    if (m_totals.won != m_totals.games) told << figure(tr("with a winner"), QString::number(m_totals.won));
    //: above a time, such as 3 h 5 min
    told << figure(tr("time played"), SessionTexts::duration(m_totals.minutes));
    for (const auto& [game, kind] : m_summed)
        if (kind.sum->ofAll)
            told << figure(CourseTexts::text(kind.sum->label),
                           QString::number(m_totals.counts.value({game, kind.name})));
    return told;
}

QString StatisticsModel::leftOut() const {
    QStringList words;
    if (m_totals.waiting > 0) words << tr("%n game(s) still to be counted.", nullptr, m_totals.waiting);
    if (m_totals.unread > 0)
        words << tr("%n game(s) cannot be replayed and are not counted.", nullptr, m_totals.unread);
    return Joined::sentences(words);
}

std::optional<PlayerStatistics> StatisticsModel::known(const QString& player) const {
    const auto found = std::ranges::find(m_everybody, player, &PlayerStatistics::player);
    return found == m_everybody.end() ? std::nullopt : std::optional(*found);
}

bool StatisticsModel::merges(const QString& player, const QString& name) const {
    return name.trimmed() != player && known(name.trimmed()).has_value();
}

QString StatisticsModel::preview(const QString& player, const QString& name) const {
    const QString tidy = tidyName(name.trimmed());
    const auto one = known(player);
    if (tidy.isEmpty() || tidy == player || !one) return {};
    const auto other = known(tidy);
    if (!other) return tr("%n game(s) of %1 will be shown under the name %2.", nullptr, one->games).arg(player, tidy);
    Store* store = m_controller.store();
    const int both = store == nullptr ? 0 : store->countSessionsWithBoth(player, tidy).value_or(0);
    const QString merged =
        tr("%1 (%2) and %3 (%4) become one player, %3, with %n game(s).", nullptr, one->games + other->games - both)
            .arg(player, tr("%n game(s)", nullptr, one->games), tidy, tr("%n game(s)", nullptr, other->games));
    return both == 0 ? merged
                     : Joined::sentences({merged, tr("Careful: in %n game(s) both sat at the table.", nullptr, both)});
}

bool StatisticsModel::rename(const QString& player, const QString& name) {
    Store* store = m_controller.store();
    const QString tidy = tidyName(name.trimmed());
    if (store == nullptr || tidy.isEmpty()) return false;
    if (tidy == player) return true;
    auto renaming = store->renamePlayer(player, tidy, folded(tidy));
    say(renaming ? QString() : storeErrorText(renaming.error()));
    if (!renaming) return false;
    m_renaming = *std::move(renaming);
    refresh();
    emit said();
    return true;
}

bool StatisticsModel::undoRenaming() {
    Store* store = m_controller.store();
    if (store == nullptr || !m_renaming) return false;
    const auto done = store->undoRenaming(*m_renaming);
    say(done ? QString() : storeErrorText(done.error()));
    if (!done) return false;
    m_renaming.reset();
    refresh();
    emit said();
    return true;
}

QString StatisticsModel::renamed() const {
    return m_renaming ? tr("%1 is now %2").arg(m_renaming->from, m_renaming->to) : QString();
}

void StatisticsModel::dismiss() { say({}); }

void StatisticsModel::say(const QString& problem) {
    if (problem == m_problem) return;
    m_problem = problem;
    emit said();
}

}  // namespace basekeeper
