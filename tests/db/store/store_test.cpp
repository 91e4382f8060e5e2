// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/store/store_test_support.h"

#include <QCoreApplication>
#include <QTimeZone>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

std::vector<std::int64_t> numbersOf(const std::vector<StoredEntry>& log) {
    std::vector<std::int64_t> numbers;
    for (const StoredEntry& entry : log) numbers.push_back(entry.seq);
    return numbers;
}

std::vector<QString> titlesOf(const std::vector<SessionInfo>& sessions) {
    std::vector<QString> titles;
    for (const SessionInfo& session : sessions) titles.push_back(session.title);
    return titles;
}

TEST(Store, MakesFolderAndFile) {
    const TemporaryData data;
    const QString folder = data.path(QStringLiteral("not/there/yet"));
    const auto store = must(Store::open(folder));
    EXPECT_EQ(store->path(), QDir(folder).canonicalPath() + QStringLiteral("/basekeeper.sqlite"));
    EXPECT_TRUE(QFile::exists(store->path()));
    EXPECT_TRUE(must(store->sessions()).empty());
    EXPECT_FALSE(must(store->openSession()).has_value());
}

TEST(Store, LeavesOneFileWhenClosed) {
    const TemporaryData data;
    must(must(Store::open(data.folder()))->beginSession(someSession()));
    const auto files = data.contents();
    ASSERT_EQ(files.size(), 1u);
    EXPECT_EQ(files.begin()->first, "basekeeper.sqlite");
}

TEST(Store, KeepsASessionAsItWasGiven) {
    const TemporaryData data;
    const SessionInfo begun = must(must(Store::open(data.folder()))->beginSession(someSession()));
    EXPECT_EQ(begun.id, QUuid(begun.id).toString(QUuid::WithoutBraces));

    const auto store = must(Store::open(data.folder()));
    const auto found = must(store->openSession());
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->id, begun.id);
    EXPECT_EQ(found->game, someSession().game);
    EXPECT_EQ(found->rulesVersion, 3);
    EXPECT_EQ(found->setup, someSession().setup);
    EXPECT_EQ(found->title, QStringLiteral("Friday"));
    EXPECT_EQ(found->startedAt, someTime());
    EXPECT_FALSE(found->endedAt.has_value());
    EXPECT_TRUE(must(store->entries(begun.id)).empty());
}

TEST(Store, TakesANullTitleForAnEmptyOne) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    must(store->beginSession(someSession(QString())));
    EXPECT_EQ(must(store->openSession())->title, QString());
}

TEST(Store, CountsTheLogOfEachSession) {
    const TemporaryData data;
    QString first;
    QString second;
    {
        const auto store = must(Store::open(data.folder()));
        first = must(store->beginSession(someSession())).id;
        second = must(store->beginSession(someSession())).id;
        for (int i = 1; i <= 3; ++i) {
            EXPECT_EQ(must(store->append(first, someEntry(i), someTime(i), false)).seq, i);
            EXPECT_EQ(must(store->append(second, someEntry(10 * i), someTime(), false)).seq, i);
        }
    }
    const auto store = must(Store::open(data.folder()));
    const StoredEntry added = must(store->append(first, someEntry(4), someTime(4), false));
    EXPECT_EQ(added.seq, 4);
    EXPECT_EQ(added.body, someEntry(4));
    const auto log = must(store->entries(first));
    EXPECT_EQ(numbersOf(log), (std::vector<std::int64_t>{1, 2, 3, 4}));
    for (const StoredEntry& entry : log) {
        EXPECT_EQ(entry.body, someEntry(entry.seq));
        EXPECT_EQ(entry.at, someTime(entry.seq));
    }
    EXPECT_EQ(must(store->entries(second)).back().body, someEntry(30));
}

TEST(Store, AddsNoEntryToALogOfAnotherLength) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    const QString id = must(store->beginSession(someSession())).id;
    EXPECT_EQ(must(store->append(id, someEntry(1), someTime(1), false, 0)).seq, 1);
    must(store->continueSession(id, 1, {{someEntry(2), someTime(2)}}, {}, false));
    for (const std::int64_t length : {0, 1, 3}) {
        EXPECT_EQ(store->append(id, someEntry(9), someTime(9), false, length).error().kind,
                  StoreErrorKind::OtherLength);
        EXPECT_EQ(store->append(id, someEntry(9), someTime(9), true, length).error().kind, StoreErrorKind::OtherLength)
            << "no end either";
    }
    EXPECT_EQ(must(store->entries(id)).size(), 2u);
    EXPECT_FALSE(must(store->session(id))->endedAt);
    EXPECT_EQ(must(store->append(id, someEntry(3), someTime(3), false, 2)).seq, 3);
}

TEST(Store, KeepsTimesToTheMillisecondInUtc) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    const QDateTime inMadrid(QDate(2024, 7, 1), QTime(1, 2, 3, 40), QTimeZone("Europe/Madrid"));
    const QString id = must(store->beginSession(someSession())).id;
    must(store->append(id, someEntry(1), inMadrid, false));
    must(store->append(id, someEntry(2), QDateTime(QDate(2024, 7, 1), QTime(5, 0), QTimeZone::utc()), false));
    const auto log = must(store->entries(id));
    EXPECT_EQ(log[0].at.toString(Qt::ISODateWithMs), QStringLiteral("2024-06-30T23:02:03.040Z"));
    EXPECT_EQ(log[1].at.toString(Qt::ISODateWithMs), QStringLiteral("2024-07-01T05:00:00.000Z"));
}

TEST(Store, RefusesATimeThatIsNone) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    const QString id = must(store->beginSession(someSession())).id;
    EXPECT_EQ(store->append(id, someEntry(1), QDateTime(), false).error().kind, StoreErrorKind::Failed);
    EXPECT_EQ(store->append(id, someEntry(1), QDateTime(), true).error().kind, StoreErrorKind::Failed);
    EXPECT_EQ(store->endSession(id, QDateTime()).error().kind, StoreErrorKind::Failed);
    EXPECT_TRUE(must(store->entries(id)).empty());
    EXPECT_EQ(must(store->openSession())->id, id);
    EXPECT_EQ(must(store->append(id, someEntry(1), someTime(), false)).seq, 1);
}

TEST(Store, EndsAndReopensTheSessionWithTheEntry) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    const QString id = must(store->beginSession(someSession())).id;
    must(store->append(id, someEntry(1), someTime(1), true));
    EXPECT_FALSE(must(store->openSession()).has_value());
    EXPECT_EQ(must(store->sessions()).front().endedAt, someTime(1));

    must(store->append(id, someEntry(2), someTime(2), true));
    EXPECT_EQ(must(store->sessions()).front().endedAt, someTime(1));

    must(store->append(id, someEntry(3), someTime(3), false));
    EXPECT_EQ(must(store->openSession())->id, id);
    EXPECT_EQ(must(store->entries(id)).size(), 3u);
}

TEST(Store, AddsNoEntryWhereTheSessionCannotEnd) {
    const TemporaryData data;
    const QString id = must(must(Store::open(data.folder()))->beginSession(someSession())).id;
    RawDatabase(data.database())
        .run(QStringLiteral(
            "CREATE TRIGGER never_over BEFORE UPDATE OF ended_at ON session BEGIN SELECT RAISE(ABORT, 'never'); END"));
    const auto store = must(Store::open(data.folder()));
    must(store->append(id, someEntry(1), someTime(), false));
    EXPECT_EQ(store->append(id, someEntry(2), someTime(), true).error().kind, StoreErrorKind::Failed);
    EXPECT_EQ(must(store->entries(id)).size(), 1u);
    EXPECT_EQ(must(store->append(id, someEntry(2), someTime(), false)).seq, 2);
}

TEST(Store, EndsASessionByHandOnce) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    const QString id = must(store->beginSession(someSession())).id;
    must(store->append(id, someEntry(1), someTime(), false));
    must(store->endSession(id, someTime(5)));
    must(store->endSession(id, someTime(9)));
    EXPECT_EQ(must(store->sessions()).front().endedAt, someTime(5));
    must(store->append(id, someEntry(2), someTime(), false));
    EXPECT_EQ(must(store->openSession())->id, id);
}

TEST(Store, OffersTheUnfinishedSessionThatWasBegunLast) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    must(store->beginSession(someSession(QStringLiteral("one"))));
    NewSession slowClock = someSession(QStringLiteral("two"));
    slowClock.startedAt = someTime(-1000000);
    must(store->beginSession(slowClock));
    const QString third = must(store->beginSession(someSession(QStringLiteral("three")))).id;
    must(store->endSession(third, someTime()));
    EXPECT_EQ(must(store->openSession())->title, QStringLiteral("two"));
    EXPECT_EQ(titlesOf(must(store->sessions())),
              (std::vector<QString>{QStringLiteral("three"), QStringLiteral("two"), QStringLiteral("one")}));
}

TEST(Store, ChangesATitle) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    const QString id = must(store->beginSession(someSession())).id;
    must(store->setTitle(id, QStringLiteral("Robert'); DROP TABLE session;--")));
    EXPECT_EQ(must(store->openSession())->title, QStringLiteral("Robert'); DROP TABLE session;--"));
}

TEST(Store, ImportsASessionWithItsLog) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    const SessionInfo taken = must(
        store->importSession(someSession(), {{someEntry(1), someTime(1)}, {someEntry(2), someTime(2)}}, someTime(3)));
    EXPECT_EQ(must(store->sessions()).front().endedAt, someTime(3));
    EXPECT_EQ(must(store->append(taken.id, someEntry(3), someTime(4), true)).seq, 3);
    const auto log = must(store->entries(taken.id));
    ASSERT_EQ(log.size(), 3u);
    EXPECT_EQ(log[1].body, someEntry(2));
    EXPECT_EQ(log[1].at, someTime(2));
}

TEST(Store, ImportsNothingWhereALineCannotBeTaken) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    const auto taken =
        store->importSession(someSession(), {{someEntry(1), someTime()}, {someEntry(2), QDateTime()}}, {});
    ASSERT_FALSE(taken.has_value());
    EXPECT_EQ(taken.error().kind, StoreErrorKind::Failed);
    EXPECT_TRUE(must(store->sessions()).empty());
    must(store->beginSession(someSession()));
}

TEST(Store, RefusesWhatConcernsASessionThatDoesNotExist) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    for (const QString& id : {QString(), QStringLiteral("no-such-session")}) {
        EXPECT_EQ(store->append(id, someEntry(1), someTime(), false).error().kind, StoreErrorKind::Failed);
        EXPECT_EQ(store->entries(id).error().kind, StoreErrorKind::Failed);
        EXPECT_EQ(store->endSession(id, someTime()).error().kind, StoreErrorKind::Failed);
        EXPECT_EQ(store->setTitle(id, QStringLiteral("x")).error().kind, StoreErrorKind::Failed);
    }
}

TEST(Store, RemembersPlayers) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    must(store->savePlayer({QStringLiteral("Ana"), QStringLiteral("es"), someTime(1)}));
    must(store->savePlayer({QStringLiteral("陈"), QStringLiteral("zh"), someTime(2)}));
    must(store->savePlayer({QStringLiteral("Ana"), QStringLiteral("en"), someTime(3)}));
    const auto players = must(store->players());
    ASSERT_EQ(players.size(), 2u);
    EXPECT_EQ(players[0].name, QStringLiteral("Ana"));
    EXPECT_EQ(players[0].language, QStringLiteral("en"));
    EXPECT_EQ(players[0].lastUsed, someTime(3));
    EXPECT_EQ(players[1].name, QStringLiteral("陈"));

    must(store->removePlayer(QStringLiteral("Ana")));
    must(store->removePlayer(QStringLiteral("Ana")));
    EXPECT_EQ(must(store->players()).size(), 1u);
    EXPECT_EQ(store->savePlayer({QString(), QStringLiteral("en"), someTime()}).error().kind, StoreErrorKind::Failed);
}

TEST(Store, RemembersValueSets) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    const QString game = QStringLiteral("all-your-base");
    ValueSet set{QStringLiteral("b"), game, QStringLiteral("Ours"), Provenance::Table, {{QStringLiteral("zig"), 1.5}},
                 someTime(1)};
    must(store->saveValueSet(set));
    must(store->saveValueSet({QStringLiteral("a"), game, QStringLiteral("Box"), Provenance::Printed, {}, someTime(2)}));
    must(store->saveValueSet({QStringLiteral("c"),
                              QStringLiteral("outspeed"),
                              QStringLiteral("Other"),
                              Provenance::Example,
                              {},
                              someTime()}));
    set.name = QStringLiteral("Zeta");
    set.values[QStringLiteral("zig")] = 2;
    must(store->saveValueSet(set));

    const auto sets = must(store->valueSets(game));
    ASSERT_EQ(sets.size(), 2u);
    EXPECT_EQ(sets[0].name, QStringLiteral("Box"));
    EXPECT_EQ(sets[0].provenance, Provenance::Printed);
    EXPECT_EQ(sets[1].id, QStringLiteral("b"));
    EXPECT_EQ(sets[1].name, QStringLiteral("Zeta"));
    EXPECT_EQ(sets[1].game, game);
    EXPECT_EQ(sets[1].provenance, Provenance::Table);
    EXPECT_EQ(sets[1].values, set.values);
    EXPECT_EQ(sets[1].updatedAt, someTime(1));
    EXPECT_EQ(must(store->valueSets(QStringLiteral("outspeed"))).front().provenance, Provenance::Example);

    must(store->removeValueSet(QStringLiteral("b")));
    must(store->removeValueSet(QStringLiteral("b")));
    EXPECT_EQ(must(store->valueSets(game)).size(), 1u);
    set.id.clear();
    EXPECT_EQ(store->saveValueSet(set).error().kind, StoreErrorKind::Failed);
}

}  // namespace

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    const QCoreApplication application(argc, argv);
    return RUN_ALL_TESTS();
}
