// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/store/store_test_support.h"

#include "db/store/migrator.h"

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

NewSession sessionOfId(const QString& id) {
    NewSession session = someSession();
    session.id = id;
    return session;
}

std::vector<QString> idsOf(const std::vector<SessionInfo>& sessions) {
    std::vector<QString> ids;
    for (const SessionInfo& session : sessions) ids.push_back(session.id);
    return ids;
}

TEST(HistoryStore, KeepsIdNoteAndWhetherItIsVerified) {
    const TemporaryData data;
    NewSession strange = sessionOfId("from elsewhere");
    strange.note = "At Bert's";
    strange.unverified = true;
    {
        const auto store = must(Store::open(data.folder()));
        const SessionInfo taken = must(store->importSession(strange, {{someEntry(1), someTime()}}, {}));
        EXPECT_EQ(taken.id, strange.id);
        EXPECT_EQ(taken.note, strange.note);
        EXPECT_TRUE(taken.unverified);
        const SessionInfo own = must(store->beginSession(someSession()));
        EXPECT_EQ(own.note, "");
        EXPECT_FALSE(own.unverified);
    }
    const auto store = must(Store::open(data.folder()));
    const auto found = must(store->session(strange.id));
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->note, strange.note);
    EXPECT_TRUE(found->unverified);
    EXPECT_FALSE(must(store->session("no such session")).has_value());
}

TEST(HistoryStore, RefusesAnIdThatIsThere) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    const QString id = must(store->beginSession(someSession())).id;
    must(store->append(id, someEntry(1), someTime(), false));
    EXPECT_EQ(store->importSession(sessionOfId(id), {}, {}).error().kind, StoreErrorKind::AlreadyThere);
    EXPECT_EQ(store->beginSession(sessionOfId(id)).error().kind, StoreErrorKind::AlreadyThere);
    EXPECT_EQ(must(store->sessions()).size(), 1u);
    EXPECT_EQ(must(store->entries(id)).size(), 1u);
    EXPECT_EQ(must(store->append(id, someEntry(2), someTime(), false)).seq, 2);
}

TEST(HistoryStore, ChangesANote) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    const QString id = must(store->beginSession(someSession())).id;
    must(store->setNote(id, "won by a hair"));
    EXPECT_EQ(must(store->session(id))->note, "won by a hair");
    must(store->setNote(id, {}));
    EXPECT_EQ(must(store->session(id))->note, "");
    EXPECT_EQ(store->setNote("no such session", "x").error().kind, StoreErrorKind::Failed);
}

TEST(HistoryStore, BringsAnyUnfinishedSessionToTheTable) {
    const TemporaryData data;
    QString first;
    {
        const auto store = must(Store::open(data.folder()));
        first = must(store->beginSession(someSession())).id;
        const QString second = must(store->beginSession(someSession())).id;
        must(store->importSession(sessionOfId("taken in"), {}, {}));
        EXPECT_EQ(must(store->openSession())->id, second) << "what is only taken in does not come to the table";
        must(store->makeCurrent(first));
    }
    const auto store = must(Store::open(data.folder()));
    EXPECT_EQ(must(store->openSession())->id, first);
    const QString third = must(store->beginSession(someSession())).id;
    EXPECT_EQ(must(store->openSession())->id, third);
    must(store->makeCurrent("taken in"));
    EXPECT_EQ(must(store->openSession())->id, "taken in");
    EXPECT_EQ(store->makeCurrent("no such session").error().kind, StoreErrorKind::Failed);
}

TEST(HistoryStore, HidesADeletedSessionFromEverything) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    const QString stays = must(store->beginSession(someSession())).id;
    const QString goes = must(store->beginSession(someSession())).id;
    must(store->append(goes, someEntry(1), someTime(), false));
    must(store->deleteSession(goes, someTime()));
    EXPECT_EQ(idsOf(must(store->sessions())), std::vector{stays});
    EXPECT_EQ(must(store->openSession())->id, stays);
    EXPECT_FALSE(must(store->session(goes)).has_value());
    EXPECT_EQ(idsOf(must(store->deletedSessions())), std::vector{goes});
    EXPECT_EQ(store->entries(goes).error().kind, StoreErrorKind::Failed);
    EXPECT_EQ(store->append(goes, someEntry(2), someTime(), false).error().kind, StoreErrorKind::Failed);
    EXPECT_EQ(store->endSession(goes, someTime()).error().kind, StoreErrorKind::Failed);
    EXPECT_EQ(store->setTitle(goes, "x").error().kind, StoreErrorKind::Failed);
    EXPECT_EQ(store->setNote(goes, "x").error().kind, StoreErrorKind::Failed);
    EXPECT_EQ(store->makeCurrent(goes).error().kind, StoreErrorKind::Failed);
    EXPECT_EQ(store->deleteSession(goes, someTime()).error().kind, StoreErrorKind::Failed);
}

TEST(HistoryStore, RestoresWhatWasDeletedInAnyOrder) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    std::vector<QString> ids;
    for (int i = 0; i < 3; ++i) {
        ids.push_back(must(store->beginSession(someSession())).id);
        must(store->append(ids.back(), someEntry(i), someTime(), false));
    }
    for (int i = 0; i < 3; ++i) must(store->deleteSession(ids[static_cast<std::size_t>(i)], someTime(i)));
    EXPECT_EQ(idsOf(must(store->deletedSessions())), (std::vector{ids[2], ids[1], ids[0]}));
    must(store->restoreSession(ids[1]));
    EXPECT_EQ(idsOf(must(store->deletedSessions())), (std::vector{ids[2], ids[0]}));
    EXPECT_EQ(must(store->openSession())->id, ids[1]);
    EXPECT_EQ(must(store->entries(ids[1])).size(), 1u);
    EXPECT_EQ(must(store->append(ids[1], someEntry(2), someTime(), false)).seq, 2);
    EXPECT_EQ(store->restoreSession(ids[1]).error().kind, StoreErrorKind::Failed) << "it is not deleted";
    EXPECT_EQ(store->deleteSession(ids[1], QDateTime()).error().kind, StoreErrorKind::Failed);
}

TEST(HistoryStore, RemovesWhatWasDeletedWhenItCloses) {
    const TemporaryData data;
    QString id;
    {
        const auto store = must(Store::open(data.folder()));
        id = must(store->beginSession(someSession())).id;
        must(store->append(id, someEntry(1), someTime(), false));
        must(store->deleteSession(id, someTime()));
    }
    {
        const RawDatabase raw(data.database());
        EXPECT_EQ(raw.value("SELECT count(*) FROM session").toInt(), 0);
        EXPECT_EQ(raw.value("SELECT count(*) FROM entry").toInt(), 0);
    }
    const auto store = must(Store::open(data.folder()));
    EXPECT_TRUE(must(store->deletedSessions()).empty());
    EXPECT_EQ(store->restoreSession(id).error().kind, StoreErrorKind::Failed);
}

TEST(HistoryStore, RemovesWhatAKilledProgramHadDeletedWhenItOpens) {
    const TemporaryData data;
    {
        const auto store = must(Store::open(data.folder()));
        must(store->append(must(store->beginSession(someSession())).id, someEntry(1), someTime(), false));
    }
    RawDatabase(data.database()).run("UPDATE session SET deleted_at = '2024-01-01T00:00:00.000Z'");
    const auto store = must(Store::open(data.folder()));
    EXPECT_TRUE(must(store->deletedSessions()).empty());
}

TEST(HistoryStore, TakesInADeletedSessionAnew) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    must(store->importSession(sessionOfId("twice"), {{someEntry(1), someTime()}}, {}));
    must(store->deleteSession("twice", someTime()));
    EXPECT_EQ(store->importSession(sessionOfId("twice"), {{someEntry(1), QDateTime()}}, {}).error().kind,
              StoreErrorKind::Failed);
    EXPECT_EQ(must(store->deletedSessions()).size(), 1u) << "what could not be taken in has changed nothing";
    must(store->importSession(sessionOfId("twice"), {{someEntry(1), someTime()}, {someEntry(2), someTime()}}, {}));
    EXPECT_TRUE(must(store->deletedSessions()).empty());
    EXPECT_EQ(must(store->entries("twice")).size(), 2u);
}

TEST(HistoryStore, LetsNobodyCutALogThatIsNotDeleted) {
    const TemporaryData data;
    {
        const auto store = must(Store::open(data.folder()));
        must(store->append(must(store->beginSession(someSession())).id, someEntry(1), someTime(), false));
    }
    const RawDatabase raw(data.database());
    EXPECT_NE(raw.attempt("DELETE FROM entry"), "");
    EXPECT_NE(raw.attempt("DELETE FROM session"), "");
    EXPECT_NE(raw.attempt("UPDATE entry SET body = '{}'"), "");
    EXPECT_EQ(raw.value("SELECT count(*) FROM entry").toInt(), 1);
}

/// A file that the second version made: what was in that of the first, a printed wording, and a game that was won.
TEST(HistoryStore, IsAddedToAStoreOfVersion2) {
    const TemporaryData data;
    TemporaryData::write(data.database(),
                         TemporaryData::read(QStringLiteral(BASEKEEPER_OLD_STORES "/version-2.sqlite")));
    ASSERT_EQ(RawDatabase(data.database()).value("PRAGMA user_version").toInt(), 2);
    {
        const auto store = must(Store::open(data.folder()));
        const auto sessions = must(store->sessions());
        ASSERT_EQ(sessions.size(), 2u);
        EXPECT_EQ(sessions[0].note, "");
        EXPECT_FALSE(sessions[0].unverified);
        EXPECT_EQ(must(store->entries(sessions[0].id)).size(), 2u);
        EXPECT_EQ(must(store->openSession())->id, sessions[1].id);
        EXPECT_EQ(must(store->append(sessions[1].id, someEntry(4), someTime(), false)).seq, 4);
        EXPECT_EQ(must(store->printedWording(QStringLiteral("all-your-base"))).front().text, "Gift");
        must(store->deleteSession(sessions[1].id, someTime()));
    }
    EXPECT_EQ(RawDatabase(data.database()).value("PRAGMA user_version").toInt(), storeMigrations().size());
    EXPECT_EQ(must(must(Store::open(data.folder()))->sessions()).size(), 1u);
}

/// A game that the store has never heard of counts what it likes.
TEST(HistoryStore, SumsUpWhateverAGameCounts) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    using Counts = std::map<QString, int>;
    const auto played = [&](const QString& game, const Counts& ofAna, const Counts& ofNobody) {
        NewSession session = someSession();
        session.game = game;
        const QString id = must(store->beginSession(session)).id;
        must(store->append(id, someEntry(1), someTime(), false));
        SessionSummary summary;
        summary.entries = 1;
        summary.reads = true;
        summary.acts = 1;
        summary.seats = {{"Ana", 0, false, ofAna}, {"", 0, false, ofNobody}};
        must(store->saveSummaries({{id, summary}}));
    };
    played("score-sheet", {{"round-1", 12}, {"round-2", -3}}, {{"round-1", 5}});
    played("score-sheet", {{"round-1", 1}}, {});
    played("another", {{"round-1", 7}}, {});
    const CountSums ofScoreSheet{{{"score-sheet", "round-1"}, 18}, {{"score-sheet", "round-2"}, -3}};
    EXPECT_EQ(must(store->totals({"score-sheet", {}})).counts, ofScoreSheet);
    EXPECT_EQ(must(store->totals({})).counts.value({"another", "round-1"}), 7) << "games are kept apart";
    const auto players = must(store->playerStatistics({"score-sheet", {}}));
    ASSERT_EQ(players.size(), 1u);
    EXPECT_EQ(players.front().counts.value({"score-sheet", "round-1"}), 13);
    EXPECT_EQ(players.front().counts.value({"score-sheet", "round-2"}), -3);
}

/// A file that the fourth version made: sessions of all games with their summaries.
TEST(HistoryStore, KeepsWhatAStoreOfVersion4HadCounted) {
    const TemporaryData data;
    TemporaryData::write(data.database(),
                         TemporaryData::read(QStringLiteral(BASEKEEPER_OLD_STORES "/version-4.sqlite")));
    // Its summaries count as long as the rules do: here they are those of now.
    RawDatabase(data.database()).run(QStringLiteral("UPDATE session_summary SET worked_out = %1").arg(summaryVersion));
    const auto store = must(Store::open(data.folder()));
    EXPECT_EQ(must(store->sessionsWithoutSummary(100)), QStringList()) << "nothing is counted anew";
    const auto countOf = [](const CountSums& counts, const char* kind) {
        return counts.value({"all-your-base", kind});
    };
    const HistoryTotals totals = must(store->totals({}));
    EXPECT_EQ(totals.games, 8);
    EXPECT_EQ(totals.counts.size(), 3) << "only All Your Base had counted anything";
    EXPECT_EQ(countOf(totals.counts, "captures"), 4);
    EXPECT_EQ(countOf(totals.counts, "suffered"), 4);
    EXPECT_EQ(countOf(totals.counts, "counterattacks"), 1);
    const auto players = must(store->playerStatistics({}));
    ASSERT_GE(players.size(), 2u);
    const PlayerStatistics& bo = players[1];
    EXPECT_EQ(bo.player, "Bo");
    EXPECT_EQ(countOf(bo.counts, "captures"), 1) << "as 波";
    EXPECT_EQ(countOf(bo.counts, "suffered"), 3);
    EXPECT_EQ(countOf(bo.counts, "counterattacks"), 1);
    const auto sessions = must(store->listSessions({{}, "all-aboard"}, 0, 1));
    ASSERT_EQ(sessions.size(), 1u);
    const auto& seats = sessions.front().summary->seats;
    ASSERT_EQ(seats.size(), 3u);
    EXPECT_EQ(seats[0], (SeatSummary{"Ana", 60, true}));
    EXPECT_EQ(seats[2], (SeatSummary{"蔡", 46, false}));
}

/// Every file that an earlier version made opens, whatever version it is.
TEST(HistoryStore, OpensAStoreOfEveryEarlierVersion) {
    for (qsizetype version = 1; version < std::ssize(storeMigrations()); ++version) {
        const TemporaryData data;
        TemporaryData::write(
            data.database(),
            TemporaryData::read(QStringLiteral(BASEKEEPER_OLD_STORES "/version-%1.sqlite").arg(version)));
        EXPECT_EQ(RawDatabase(data.database()).value("PRAGMA user_version").toInt(), version);
        EXPECT_EQ(must(must(Store::open(data.folder()))->openSession())->title, "Friday") << version;
    }
}

}  // namespace
