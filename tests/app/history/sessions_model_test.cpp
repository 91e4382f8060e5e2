// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/session_summarizer.h"
#include "app/history/sessions_model.h"
#include "app/history/statistics_model.h"
#include "app/history/summary_keeper.h"
#include "db/games/all_your_base/codec.h"
#include "db/session_file/session_file.h"
#include "tests/app/app_fixture.h"

#include <QLocale>
#include <QTest>
#include <QTimeZone>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

QDateTime at(int minute, int day = 1) {
    return {QDate(2026, 3, day), QTime(18, 0).addSecs(60 * minute), QTimeZone::utc()};
}

Setup setupOf(const std::vector<std::string>& names, int threshold = 1) {
    Setup setup;
    for (const auto& name : names) setup.seats.push_back({name, "en"});
    setup.options.threshold = threshold;
    return setup;
}

QVariantMap cellOf(const PlayerStatisticsRow& player, const QString& column) {
    for (const QVariant& cell : player.cells)
        if (cell.toMap()["column"] == column) return cell.toMap();
    return {};
}

class History : public testing::Test {
protected:
    /// A session on disk, one act a minute.
    QString played(const all_your_base::Setup& setup, const std::vector<Action>& acts, int day = 1,
                   const QString& title = {}, bool over = false, int minutesAnAct = 1) {
        std::vector<NewEntry> log;
        for (int minute = 0; const Action& act : acts)
            log.push_back({writeEntry<AllYourBaseCodec>(Entry<AllYourBase>(act)), at(minute += minutesAnAct, day)});
        const NewSession session{AllYourBaseCodec::gameName(), AllYourBase::rulesVersion,
                                 AllYourBaseCodec::writeSetup(setup), title, at(0, day)};
        return store().importSession(session, log, over ? std::optional(log.back().at) : std::nullopt).value().id;
    }
    /// The first of the names wins at once.
    QString wonBy(const std::vector<std::string>& names, int day = 1, const QString& title = {}, int minutesAnAct = 1) {
        return played(setupOf(names), {PlayBase{}, Declare{0}}, day, title, true, minutesAnAct);
    }
    [[nodiscard]] Store& store() { return *parts.controller.store(); }
    [[nodiscard]] const std::vector<SessionRow>& rows() { return rowsOf<SessionRow>(sessions.sessions()); }
    [[nodiscard]] std::vector<QString> titles() {
        std::vector<QString> all;
        for (const SessionRow& row : rows()) all.push_back(row.title);
        return all;
    }
    [[nodiscard]] QString valueOf(const QString& player, const QString& column) {
        return cellOf(rowOf<PlayerStatisticsRow>(statistics.players(), player), column)["value"].toString();
    }
    [[nodiscard]] QString playersInOrder() {
        QStringList names;
        for (const auto& row : rowsOf<PlayerStatisticsRow>(statistics.players())) names << row.player;
        return names.join(" ");
    }
    void countAll() {
        keeper.start(std::chrono::milliseconds(0));
        ASSERT_TRUE(QTest::qWaitFor([this] { return keeper.isDone(); }, 30'000));
    }

    AppParts parts;
    SummaryKeeper keeper{parts.controller};
    SessionsModel sessions{parts.controller, keeper};
    StatisticsModel statistics{parts.controller, keeper};
};

using Sessions = History;
using Statistics = History;

TEST_F(Sessions, AreListedTheNewestFirst) {
    wonBy({"Ana", "Tomás"}, 2, "second");
    wonBy({"Ana", "Tomás"}, 3, "third");
    wonBy({"Ana", "Tomás"}, 1, "first");
    EXPECT_TRUE(rows().empty()) << "nothing is read before it is needed";
    sessions.prepare();
    EXPECT_EQ(titles(), (std::vector<QString>{"third", "second", "first"}));
    EXPECT_EQ(sessions.found(), 3);
}

TEST_F(Sessions, SayWhatTheyWere) {
    wonBy({"Ana", "美玲"}, 1, {}, 25);
    played(setupOf({"Ana", ""}, 9), {PlayBase{}, EndTurn{}}, 2, "Second try");
    sessions.prepare();
    const SessionRow open = rows()[0];
    EXPECT_EQ(open.title, "Second try");
    EXPECT_EQ(open.players, "Ana and Player 2");
    EXPECT_EQ(open.state, SessionState::State::Unfinished);
    EXPECT_TRUE(open.resumable);
    EXPECT_EQ(open.length, "2 min · 2 turns · 2 acts");
    EXPECT_EQ(open.sign, "cards/base");
    ASSERT_EQ(open.standings.size(), 2);
    EXPECT_EQ(open.standings[0].toMap(), (QVariantMap{{"seat", 0}, {"score", 1}, {"share", 1.0}, {"won", false}}));
    EXPECT_EQ(open.standings[1].toMap(), (QVariantMap{{"seat", 1}, {"score", 0}, {"share", 0.0}, {"won", false}}));
    const SessionRow won = rows()[1];
    EXPECT_EQ(won.title, "Ana and 美玲");
    EXPECT_EQ(won.players, "");
    EXPECT_TRUE(won.standings[0].toMap()["won"].toBool());
    EXPECT_EQ(won.game, "All Your Base");
    EXPECT_EQ(won.outcome, "Ana won");
    EXPECT_EQ(won.state, SessionState::State::Won);
    EXPECT_FALSE(won.resumable);
    EXPECT_EQ(won.length, "50 min · 1 turn · 2 acts");
    EXPECT_EQ(won.date, QLocale().toString(at(0).toLocalTime(), QLocale::ShortFormat));
}

TEST_F(Sessions, AreListedWhereTheyCannotBePlayedAgain) {
    const NewSession strange{AllYourBaseCodec::gameName(), 1, AllYourBaseCodec::writeSetup(setupOf({"Ana", "Tomás"})),
                             "older", at(0)};
    ASSERT_TRUE(store().importSession(strange, {{{{"act", "end-turn"}}, at(1)}}, at(2)));
    const NewSession other{"another-game",
                           1,
                           {{"seats", QJsonArray{QJsonObject{{"name", "Bo"}}, QJsonObject{{"name", "Li"}}}}},
                           {},
                           at(0, 2)};
    ASSERT_TRUE(store().importSession(other, {}, {}));
    sessions.prepare();
    ASSERT_EQ(rows().size(), 2u);
    EXPECT_EQ(rows()[0].state, SessionState::State::Unread);
    EXPECT_EQ(rows()[0].title, "Bo and Li");
    EXPECT_FALSE(rows()[0].resumable);
    EXPECT_EQ(rows()[1].state, SessionState::State::Unread);
    EXPECT_EQ(rows()[1].length, "");
    ASSERT_EQ(sessions.games().size(), 3);
    sessions.setGame("another-game");
    EXPECT_EQ(rows().size(), 1u);
    sessions.setQuery("ana");
    EXPECT_TRUE(rows().empty());
    sessions.setGame({});
    EXPECT_EQ(titles(), std::vector<QString>{"older"});
    statistics.prepare();
    EXPECT_TRUE(statistics.isEmpty());
    EXPECT_TRUE(statistics.leftOut().contains("2")) << statistics.leftOut().toStdString();
}

TEST_F(Sessions, AreFoundByPlayerTitleAndNote) {
    const QString noted = wonBy({"Ana", "Tomás"}, 1, "Café night");
    wonBy({"Bert", "美玲"}, 2);
    countAll();
    sessions.prepare();
    for (const char* query : {"tomas", "TOMÁS", "cafe", "Night ana", "ÁNA caf"}) {
        sessions.setQuery(query);
        EXPECT_EQ(titles(), std::vector<QString>{"Café night"}) << query;
    }
    sessions.setQuery("美");
    EXPECT_EQ(titles(), std::vector<QString>{"Bert and 美玲"});
    sessions.setQuery("won by a hair");
    EXPECT_TRUE(rows().empty());
    EXPECT_EQ(sessions.found(), 0);
    ASSERT_TRUE(sessions.setWords(noted, "Café night", " Won by a HAIR\n"));
    EXPECT_EQ(titles(), std::vector<QString>{"Café night"});
    EXPECT_EQ(rows()[0].note, "Won by a HAIR");
    sessions.setQuery("%");
    EXPECT_TRUE(rows().empty()) << "no sign means anything else than itself";
}

TEST_F(Sessions, AreShownPageByPage) {
    for (int i = 0; i < 100; ++i) wonBy({"Ana", "Bert"}, 1 + i % 28, QString::number(i));
    countAll();
    sessions.prepare();
    const auto first = rows().size();
    EXPECT_LT(first, 100u);
    sessions.showMore();
    EXPECT_GT(rows().size(), first);
    for (int i = 0; i < 5; ++i) sessions.showMore();
    EXPECT_EQ(rows().size(), 100u);
    std::set<QString> ids;
    for (const SessionRow& row : rows()) ids.insert(row.session);
    EXPECT_EQ(ids.size(), 100u);
    EXPECT_EQ(sessions.found(), 100);
    sessions.remove(rows()[50].session);
    EXPECT_EQ(rows().size(), 99u) << "what was shown stays";
}

TEST_F(Sessions, ComeBackToTheTable) {
    ASSERT_TRUE(parts.controller.begin(threePeople()));
    const QString now = parts.controller.info().id;
    const QString other = played(setupOf({"Ana", "Bert"}, 9), {PlayBase{}, EndTurn{}});
    sessions.prepare();
    EXPECT_TRUE(rowOf<SessionRow>(sessions.sessions(), now).atTable);
    EXPECT_FALSE(rowOf<SessionRow>(sessions.sessions(), now).resumable);
    ASSERT_TRUE(sessions.resume(other));
    EXPECT_EQ(parts.controller.info().id, other);
    EXPECT_EQ(parts.controller.state<AllYourBase>().turn.number, 2);
    EXPECT_TRUE(rowOf<SessionRow>(sessions.sessions(), other).atTable);
    EXPECT_TRUE(rowOf<SessionRow>(sessions.sessions(), now).resumable) << "what lay there stays open";
    EXPECT_EQ(parts.controller.add<AllYourBase>(Action(PlayBase{})), SessionController::Outcome::Done);
    EXPECT_EQ(store().entries(other).value().size(), 3u);
    EXPECT_EQ(store().openSession().value()->id, other) << "also after a restart";
    EXPECT_FALSE(sessions.resume(wonBy({"Ana", "Bert"})));
    EXPECT_NE(sessions.problem(), "");
    EXPECT_EQ(parts.controller.info().id, other);
}

TEST_F(Sessions, AreDeletedAndBroughtBack) {
    const QString one = wonBy({"Ana", "Bert"}, 1, "one");
    const QString two = wonBy({"Ana", "Bert"}, 2, "two");
    sessions.prepare();
    ASSERT_TRUE(sessions.remove(one));
    ASSERT_TRUE(sessions.remove(two));
    EXPECT_TRUE(rows().empty());
    const auto& deleted = rowsOf<DeletedSessionRow>(sessions.deleted());
    ASSERT_EQ(deleted.size(), 2u);
    EXPECT_EQ(deleted[0].session, two);
    EXPECT_TRUE(deleted[1].text.contains("one"));
    ASSERT_TRUE(sessions.restore(one));
    EXPECT_EQ(titles(), std::vector<QString>{"one"});
    EXPECT_EQ(rowsOf<DeletedSessionRow>(sessions.deleted()).size(), 1u);
    EXPECT_FALSE(sessions.restore(one));
    EXPECT_NE(sessions.problem(), "");
    sessions.dismiss();
    EXPECT_EQ(sessions.problem(), "");
}

TEST_F(Sessions, LeaveAnEmptyTableWhenTheOneOnItIsDeleted) {
    ASSERT_TRUE(parts.controller.begin(threePeople()));
    const QString id = parts.controller.info().id;
    ASSERT_EQ(parts.controller.add<AllYourBase>(Action(PlayBase{})), SessionController::Outcome::Done);
    sessions.prepare();
    ASSERT_TRUE(sessions.remove(id));
    EXPECT_FALSE(parts.controller.hasGame());
    EXPECT_FALSE(parts.table.hasGame());
    ASSERT_TRUE(sessions.restore(id));
    EXPECT_FALSE(parts.controller.hasGame()) << "it is in the list again, no more";
    ASSERT_TRUE(sessions.resume(id));
    EXPECT_EQ(parts.controller.play<AllYourBase>().played(), 1u);
}

TEST_F(Sessions, SayWhenTheDiskTakesNothing) {
    const QString id = wonBy({"Ana", "Bert"}, 1, "one");
    sessions.prepare();
    {
        const FullDisk disk;
        EXPECT_FALSE(sessions.setWords(id, "other", {}));
        EXPECT_NE(sessions.problem(), "");
        EXPECT_FALSE(sessions.remove(id));
    }
    EXPECT_EQ(titles(), std::vector<QString>{"one"});
    EXPECT_TRUE(sessions.remove(id));
}

TEST_F(Sessions, AreSummarizedWhenNobodyWaits) {
    for (int i = 0; i < 30; ++i) wonBy({"Ana", "Bert"}, 1);
    ASSERT_TRUE(parts.controller.begin(threePeople()));
    countAll();
    EXPECT_EQ(store().sessionsWithoutSummary(100).value(), QStringList{parts.controller.info().id})
        << "the game at the table is left alone";
    parts.controller.endSession();
    EXPECT_FALSE(keeper.isDone());
    ASSERT_TRUE(QTest::qWaitFor([this] { return keeper.isDone(); }, 30'000));
    EXPECT_EQ(store().sessionsWithoutSummary(100).value(), QStringList());
}

TEST_F(Sessions, HaveNoSummaryThatIsOutOfDate) {
    const QString id = played(setupOf({"Ana", "Bert"}, 9), {PlayBase{}});
    countAll();
    EXPECT_EQ(store().listSessions({}, 0, 1).value().front().summary->acts, 1);
    ASSERT_TRUE(store().append(id, {{"act", "end-turn"}}, at(5), false));
    EXPECT_FALSE(store().listSessions({}, 0, 1).value().front().summary.has_value());
    EXPECT_EQ(store().sessionsWithoutSummary(9).value(), QStringList{id});
    ASSERT_TRUE(keeper.catchUp(1));
    EXPECT_EQ(store().listSessions({}, 0, 1).value().front().summary->acts, 2);
    ASSERT_TRUE(store().setTitle(id, "x"));
    EXPECT_EQ(store().sessionsWithoutSummary(9).value(), QStringList{id});
}

/// Ana takes the base of the other, who had countered once.
std::vector<Action> capture() {
    using namespace edit;
    std::vector<Edit> table{AddBase{0, {}, false}, AddBase{1, {}, false}, AddCard{Card::ZeroWing, {}, {}, BaseId{1}},
                            AddCard{Card::Zig, {}, {}, BaseId{1}}, SetTurn{0, Phase::Attack}};
    return {overrule(std::move(table)), attackOn(2_B, {1_P}), Counterattack{}, overrule({SetTurn{0, Phase::Attack}}),
            attackOn(2_B, {2_P}),       ResolveAttack{}};
}

/// "1 0 2": the captures, the bases lost, the counterattacks.
QString countsOf(const PlayerStatisticsRow& player) {
    QStringList values;
    for (const QVariant& cell : player.cells)
        if (cell.toMap()["column"].toString().startsWith(AllYourBaseCodec::gameName()))
            values << cell.toMap()["value"].toString();
    return values.join(" ");
}

/// The length of the bar in a column; less than 0 where it has none.
double barOf(const PlayerStatisticsRow& player, const QString& column) {
    for (const QVariant& cell : player.cells)
        if (cell.toMap()["column"].toString() == column) return cell.toMap()["share"].toDouble();
    return -1;
}

TEST_F(Statistics, TellTheLongestRowOfGamesWonAndWhoIsAheadOfARival) {
    for (const int day : {1, 2, 4, 5, 6}) wonBy({"Ana", "Bert"}, day);
    wonBy({"Bert", "Ana"}, 3);
    wonBy({"Cleo", "Ana", "Bert"}, 7);
    wonBy({"Ana", "Dora"}, 8);
    statistics.prepare();
    ASSERT_TRUE(keeper.catchUp(10));
    statistics.refresh();
    EXPECT_EQ(valueOf("Ana", "streak"), "3");
    EXPECT_EQ(valueOf("Bert", "streak"), "1");
    EXPECT_EQ(valueOf("Dora", "streak"), "0");
    const auto& rivals = rowsOf<RivalRow>(statistics.rivals());
    ASSERT_EQ(rivals.size(), 1u) << "who met once is no rival";
    EXPECT_EQ(rivals.front(), (RivalRow{"Ana", "Bert", 5, 1, 5.0 / 6, "7 games together · Ana is ahead by 4"}));
}

TEST_F(Statistics, CountPlayersTablesAndRecords) {
    wonBy({"Ana", "Bert"}, 1, "short", 5);
    wonBy({"Bert", "Ana"}, 2, "long", 15);
    wonBy({"Ana", "Cleo", "Bert"}, 3, {}, 10);
    played(setupOf({"Ana", "Bert"}, 9), capture(), 4);
    statistics.prepare();
    ASSERT_TRUE(keeper.catchUp(10));
    statistics.refresh();
    EXPECT_EQ(statistics.summary(), "4 games · 3 won · 1 h 6 min · 1 capture · 1 counterattack");
    QStringList sums;
    for (const QVariant& sum : statistics.sums())
        sums << sum.toMap()["label"].toString() + ' ' + sum.toMap()["value"].toString();
    EXPECT_EQ(sums.join(" · "), "games 4 · with a winner 3 · time played 1 h 6 min · captures 1 · counterattacks 1");
    EXPECT_EQ(statistics.leftOut(), "");
    const auto& ana = rowOf<PlayerStatisticsRow>(statistics.players(), QString("Ana"));
    EXPECT_EQ(valueOf("Ana", "games"), "4");
    EXPECT_EQ(valueOf("Ana", "won"), "2");
    EXPECT_EQ(valueOf("Ana", "share"), "66%");
    EXPECT_EQ(countsOf(ana), "1 0 0");
    EXPECT_EQ(barOf(ana, "share"), 0.66) << "as long as the figure above it says";
    EXPECT_LT(barOf(ana, "won"), 0) << "no part of a whole";
    EXPECT_EQ(valueOf("Ana", "streak"), "1");
    const auto& bert = rowOf<PlayerStatisticsRow>(statistics.players(), QString("Bert"));
    EXPECT_EQ(valueOf("Bert", "won"), "1");
    EXPECT_EQ(countsOf(bert), "0 1 1");
    EXPECT_EQ(rowsOf<PlayerStatisticsRow>(statistics.players()).back().player, "Cleo");
    ASSERT_EQ(rowsOf<TableStatisticsRow>(statistics.tables()).size(), 2u);
    EXPECT_EQ(rowsOf<TableStatisticsRow>(statistics.tables()).front().players, "Ana and Bert")
        << "in whatever order they sat";
    EXPECT_EQ(rowsOf<TableStatisticsRow>(statistics.tables()).front().games, 3);
    const auto& records = rowsOf<RecordRow>(statistics.records());
    ASSERT_EQ(records.size(), 3u);
    EXPECT_EQ(records[0].title, "long");
    EXPECT_EQ(records[1].title, "short");
    EXPECT_EQ(records[2].record, "closest");
}

TEST_F(Statistics, AreATableThatATapOnAColumnSorts) {
    wonBy({"Bert", "Ana"}, 1);
    wonBy({"Bert", "Cleo"}, 2);
    wonBy({"Ana", "Cleo"}, 3);
    wonBy({"Cleo", "Ana"}, 4);
    played(setupOf({"Ana", "Dora"}, 9), capture(), 5);
    statistics.prepare();
    ASSERT_TRUE(keeper.catchUp(10));
    statistics.refresh();
    QStringList labels;
    for (const QVariant& column : statistics.columns()) labels << column.toMap()["label"].toString();
    EXPECT_EQ(labels.join(", "),
              "name, games, won, win rate, best streak, captures, bases lost, counterattacks, last game");
    EXPECT_EQ(statistics.columns().size() - 1, rowsOf<PlayerStatisticsRow>(statistics.players()).front().cells.size());
    EXPECT_EQ(playersInOrder(), "Ana Cleo Bert Dora") << "by games, most first";
    EXPECT_EQ(statistics.sortedBy(), "games");
    EXPECT_EQ(statistics.columns()[1].toMap()["spoken"].toString(), "Sorted by: games, descending");
    EXPECT_EQ(statistics.columns()[2].toMap()["spoken"].toString(), "Sort by: won");
    EXPECT_EQ(statistics.columns()[3].toMap()["longest"].toString(), "100%");

    statistics.sortBy("share");
    EXPECT_EQ(playersInOrder(), "Bert Ana Cleo Dora") << "who has sat at no game with a winner is the last";
    EXPECT_EQ(valueOf("Dora", "share"), "–");
    statistics.sortBy("share");
    EXPECT_TRUE(statistics.isAscending());
    EXPECT_EQ(playersInOrder(), "Dora Ana Cleo Bert");
    EXPECT_EQ(statistics.columns()[3].toMap()["spoken"].toString(), "Sorted by: win rate, ascending");
    statistics.sortBy("player");
    EXPECT_EQ(playersInOrder(), "Ana Bert Cleo Dora") << "names begin with the first of the alphabet";
    statistics.sortBy("all-your-base-captures");
    EXPECT_EQ(playersInOrder().section(u' ', 0, 0), "Ana");
    statistics.sortBy("no-such-column");
    EXPECT_EQ(statistics.sortedBy(), "all-your-base-captures");

    statistics.refresh();
    EXPECT_EQ(statistics.sortedBy(), "all-your-base-captures") << "counting again does not sort anew";
    ASSERT_TRUE(store().importSession({"another-game", 1, {}, {}, at(0, 2)}, {}, {}));
    statistics.refresh();
    EXPECT_EQ(statistics.columns().size(), 6) << "of two games only what both have can be added up";
    EXPECT_EQ(statistics.sums().size(), 3);
    EXPECT_EQ(statistics.sortedBy(), "games") << "what it was sorted by is gone";
    statistics.setGame("all-your-base");
    EXPECT_EQ(statistics.columns().size(), 9);
    statistics.sortBy("all-your-base-captures");
    statistics.setGame("another-game");
    EXPECT_EQ(statistics.sortedBy(), "games") << "that game has no such column";
}

TEST_F(Statistics, SayOfEachCellWhoAndWhatItCounts) {
    wonBy({"Bert", "Ana"}, 1);
    statistics.prepare();
    const auto& bert = rowOf<PlayerStatisticsRow>(statistics.players(), QString("Bert"));
    const auto told = [&](const QString& column) { return cellOf(bert, column)["told"].toString(); };
    EXPECT_EQ(told("games"), "Bert: 1 game");
    EXPECT_EQ(told("share"), "Bert: won 100% of the games with a winner");
    EXPECT_EQ(told("streak"), "Bert: best streak: 1");
    EXPECT_EQ(told("all-your-base-captures"), "Bert: 0 captures");
    EXPECT_TRUE(told("last").startsWith("Bert: last game ")) << told("last").toStdString();
}

TEST_F(Statistics, TellOfTheGreatestComeback) {
    wonBy({"Ana", "Bert"});
    std::vector<Action> behind;
    const auto turn = [&](const Action& act) { behind.insert(behind.end(), {act, EndTurn{}}); };
    for (int round = 0; round < 2; ++round) {
        turn(PassDefense{});
        turn(PlayBase{});
    }
    for (int round = 0; round < 2; ++round) {
        turn(PlayBase{});
        turn(PassDefense{});
    }
    behind.insert(behind.end(), {PlayBase{}, Declare{0}});
    played(setupOf({"Ana", "Bert"}, 3), behind, 2, "turned", true);
    statistics.prepare();
    ASSERT_TRUE(keeper.catchUp(10));
    statistics.refresh();
    const auto& comeback = rowsOf<RecordRow>(statistics.records()).back();
    EXPECT_EQ(comeback.record, "comeback");
    EXPECT_EQ(comeback.label, "Greatest comeback");
    EXPECT_EQ(comeback.title, "turned");
    EXPECT_TRUE(comeback.told.startsWith("2 bases behind the leader · ")) << comeback.told.toStdString();
    const auto& ana = rowOf<PlayerStatisticsRow>(statistics.players(), QString("Ana"));
    EXPECT_EQ(countsOf(ana), "0 0 0") << "it is no count of the player's";
}

TEST_F(Statistics, NameNoGameThatStandsOutWhereThereIsOnlyOne) {
    wonBy({"Ana", "Bert"});
    statistics.prepare();
    ASSERT_TRUE(keeper.catchUp(10));
    statistics.refresh();
    EXPECT_EQ(rowsOf<RecordRow>(statistics.records()).size(), 0u) << "it would be the longest and the shortest";
    wonBy({"Ana", "Bert"}, 2);
    ASSERT_TRUE(keeper.catchUp(10));
    statistics.refresh();
    EXPECT_EQ(rowsOf<RecordRow>(statistics.records()).size(), 3u);
}

TEST_F(Statistics, SayNothingOfALeadWhereTheVictoryIsShared) {
    wonBy({"Ana", "Bert"});
    const QString session = wonBy({"Ana", "Bert"}, 2);
    statistics.prepare();
    ASSERT_TRUE(keeper.catchUp(10));
    const auto info = store().session(session);
    ASSERT_TRUE(info && *info);
    auto summary = summarize(store(), **info);
    ASSERT_TRUE(summary);
    summary->lead = 0;
    for (SeatSummary& seat : summary->seats) seat.won = true;
    ASSERT_TRUE(store().saveSummaries({{session, *summary}}));
    statistics.refresh();
    const auto& closest = rowsOf<RecordRow>(statistics.records()).back();
    EXPECT_EQ(closest.record, "closest");
    EXPECT_TRUE(closest.told.contains("Ana and Bert share the victory")) << closest.told.toStdString();
    EXPECT_FALSE(closest.told.contains("as the next")) << closest.told.toStdString();
}

TEST_F(Statistics, CompareNoLeadsOfDifferentGames) {
    wonBy({"Ana", "Bert"});
    wonBy({"Ana", "Bert"}, 2);
    const auto closest = [this] {
        return std::ranges::count(rowsOf<RecordRow>(statistics.records()), QString("closest"), &RecordRow::record);
    };
    statistics.prepare();
    EXPECT_EQ(closest(), 1);
    ASSERT_TRUE(store().importSession({"another-game", 1, {}, {}, at(0, 2)}, {}, {}));
    statistics.refresh();
    EXPECT_EQ(closest(), 0) << "as soon as there is a second game";
}

TEST_F(Statistics, CountASpanOfTime) {
    wonBy({"Ana", "Bert"});
    const NewSession fresh{AllYourBaseCodec::gameName(),
                           AllYourBase::rulesVersion,
                           AllYourBaseCodec::writeSetup(setupOf({"Dora", "Bert"})),
                           {},
                           QDateTime::currentDateTimeUtc().addDays(-2)};
    ASSERT_TRUE(store().importSession(fresh, {{{{"act", "play-base"}}, fresh.startedAt}}, {}));
    const NewSession old{AllYourBaseCodec::gameName(),
                         AllYourBase::rulesVersion,
                         AllYourBaseCodec::writeSetup(setupOf({"Emil", "Bert"})),
                         {},
                         QDateTime::currentDateTimeUtc().addMonths(-3)};
    ASSERT_TRUE(store().importSession(old, {{{{"act", "play-base"}}, old.startedAt}}, {}));
    statistics.prepare();
    const auto players = [&] {
        std::set<QString> names;
        for (const auto& row : rowsOf<PlayerStatisticsRow>(statistics.players())) names.insert(row.player);
        return names;
    };
    EXPECT_TRUE(players().contains("Emil"));
    statistics.setSpan(StatisticsModel::Span::Month);
    EXPECT_EQ(players(), (std::set<QString>{"Bert", "Dora"}));
    statistics.setSpan(StatisticsModel::Span::Year);
    EXPECT_TRUE(players().contains("Emil"));
}

TEST_F(Statistics, MergePlayersAndTakeThemApart) {
    wonBy({"Anna", "Bert"}, 1);
    wonBy({"Ana", "Bert"}, 2);
    const QJsonObject setup = store().sessions().value().front().setup;
    ASSERT_TRUE(store().savePlayer({"Anna", "es", at(0)}));
    statistics.prepare();
    EXPECT_FALSE(statistics.merges("Anna", "Anna "));
    EXPECT_EQ(statistics.preview("Anna", "Anna"), "");
    EXPECT_TRUE(statistics.merges("Anna", " Ana"));
    EXPECT_EQ(statistics.preview("Anna", "Ana"),
              "Anna (1 game) and Ana (1 game) become one player, Ana, with 2 games.");
    EXPECT_TRUE(statistics.preview("Anna", "Bert").contains("both sat")) << "they played against each other";
    ASSERT_TRUE(statistics.rename("Anna", "Ana"));
    EXPECT_EQ(valueOf("Ana", "games"), "2");
    EXPECT_EQ(valueOf("Ana", "won"), "2");
    EXPECT_EQ(rowsOf<PlayerStatisticsRow>(statistics.players()).size(), 2u);
    EXPECT_EQ(rowsOf<TableStatisticsRow>(statistics.tables()).size(), 1u);
    EXPECT_EQ(store().sessions().value().front().setup, setup) << "what was written down stays";
    EXPECT_EQ(store().players().value().front().name, "Ana") << "who is offered for the next game";
    EXPECT_EQ(store().players().value().front().language, "es");
    sessions.prepare();
    EXPECT_EQ(rows()[1].title, "Ana and Bert");
    EXPECT_EQ(rows()[1].outcome, "Ana won");

    ASSERT_TRUE(statistics.rename("Ana", "Anita"));
    EXPECT_EQ(valueOf("Anita", "games"), "2");
    sessions.setQuery("anita");
    EXPECT_EQ(rows().size(), 2u) << "found by the name of now";
    sessions.setQuery("anna");
    EXPECT_EQ(rows().size(), 1u) << "and by that of then";
    EXPECT_EQ(statistics.renamed(), "Ana is now Anita");
    ASSERT_TRUE(statistics.undoRenaming());
    EXPECT_EQ(valueOf("Ana", "games"), "2");
    EXPECT_EQ(statistics.renamed(), "");
    EXPECT_FALSE(statistics.undoRenaming());
}

TEST_F(Statistics, TakeAMergeApartAgain) {
    wonBy({"Anna", "Bert"}, 1);
    wonBy({"Ana", "Bert"}, 2);
    ASSERT_TRUE(store().savePlayer({"Anna", "es", at(0)}));
    ASSERT_TRUE(store().savePlayer({"Ana", "en", at(1)}));
    statistics.prepare();
    ASSERT_TRUE(statistics.rename("Anna", "Ana"));
    EXPECT_EQ(store().players().value().size(), 1u);
    ASSERT_TRUE(statistics.undoRenaming());
    EXPECT_EQ(valueOf("Anna", "games"), "1");
    EXPECT_EQ(valueOf("Ana", "games"), "1");
    EXPECT_EQ(store().players().value().size(), 2u);
    EXPECT_TRUE(store().playerNames().value().empty());
}

TEST_F(Statistics, CountOneGameForAPlayerOnTwoSeats) {
    wonBy({"Ana", "Ana 2"});
    statistics.prepare();
    ASSERT_TRUE(statistics.rename("Ana 2", "Ana"));
    EXPECT_EQ(valueOf("Ana", "games"), "1");
    EXPECT_EQ(valueOf("Ana", "won"), "1");
}

TEST_F(Statistics, AreThoseOfTheStoreThatThereIs) {
    wonBy({"Anna", "Bert"});
    statistics.prepare();
    sessions.prepare();
    ASSERT_TRUE(statistics.rename("Anna", "Ana"));
    const TemporaryData elsewhere;
    parts.controller.reopenStore([&] { return Store::open(elsewhere.folder()); });
    EXPECT_EQ(statistics.renamed(), "") << "nothing was renamed there";
    EXPECT_FALSE(statistics.undoRenaming());
    EXPECT_TRUE(statistics.isEmpty());
    EXPECT_TRUE(rows().empty());
    parts.controller.reopenStore([&] { return Store::open(parts.data.folder()); });
    EXPECT_EQ(valueOf("Ana", "games"), "1");
    EXPECT_EQ(rows().size(), 1u);
    parts.controller.reopenStore([] { return StoreResult<std::unique_ptr<Store>>(tl::unexpected(StoreError())); });
    EXPECT_TRUE(statistics.isEmpty());
    EXPECT_TRUE(rowsOf<PlayerStatisticsRow>(statistics.players()).empty());
    EXPECT_TRUE(rows().empty());
    EXPECT_NE(sessions.problem(), "");
}

}  // namespace
