// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/store/store_test_support.h"

#include "db/store/migrator.h"

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

const QString game = QStringLiteral("all-your-base");

TEST(PrintedWordingStore, KeepsTextsByCardAndLanguageAcrossRuns) {
    const TemporaryData data;
    const std::vector<PrintedWording> texts{{2, "zh", "开饭铃"}, {2, "en", "Dinner,\n\"bell\""}, {16, "es", "Órdenes"}};
    must(must(Store::open(data.folder()))->savePrintedWording(game, texts));
    const auto store = must(Store::open(data.folder()));
    const std::vector<PrintedWording> inOrder{texts[1], texts[0], texts[2]};
    EXPECT_EQ(must(store->printedWording(game)), inOrder);
    EXPECT_TRUE(must(store->printedWording("outspeed")).empty());
}

TEST(PrintedWordingStore, ReplacesWhatIsNamedAndKeepsTheRest) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    must(store->savePrintedWording(game, {{1, "en", "one"}, {2, "en", "two"}}));
    must(store->savePrintedWording(game, {{2, "en", "second"}, {3, "en", "three"}}));
    const std::vector<PrintedWording> kept{{1, "en", "one"}, {2, "en", "second"}, {3, "en", "three"}};
    EXPECT_EQ(must(store->printedWording(game)), kept);
}

TEST(PrintedWordingStore, KeepsTheGamesApart) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    must(store->savePrintedWording(game, {{1, "en", "ours"}}));
    must(store->savePrintedWording("outspeed", {{1, "en", "theirs"}}));
    must(store->removePrintedWording("outspeed", 1, "en"));
    EXPECT_EQ(must(store->printedWording(game)).size(), 1u);
}

TEST(PrintedWordingStore, ForgetsAText) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    must(store->savePrintedWording(game, {{1, "en", "one"}, {1, "es", "uno"}}));
    must(store->removePrintedWording(game, 1, "en"));
    must(store->removePrintedWording(game, 1, "en"));
    const std::vector<PrintedWording> kept{{1, "es", "uno"}};
    EXPECT_EQ(must(store->printedWording(game)), kept);
}

TEST(PrintedWordingStore, TakesAllOfTheTextsOrNone) {
    const TemporaryData data;
    const auto store = must(Store::open(data.folder()));
    must(store->savePrintedWording(game, {{1, "en", "before"}}));
    const std::vector<PrintedWording> faulty[] = {
        {{1, "en", "after"}, {2, "en", ""}},          {{1, "en", "after"}, {2, "en", QString()}},
        {{1, "en", "after"}, {2, "en", " \n\t\r"}},   {{1, "en", "after"}, {0, "en", "no card"}},
        {{1, "en", "after"}, {2, "", "no language"}},
    };
    for (const auto& texts : faulty) {
        EXPECT_EQ(store->savePrintedWording(game, texts).error().kind, StoreErrorKind::Failed);
        EXPECT_EQ(must(store->printedWording(game)).front().text, "before");
    }
    EXPECT_EQ(store->savePrintedWording({}, {{1, "en", "no game"}}).error().kind, StoreErrorKind::Failed);
    must(store->savePrintedWording(game, {{1, "en", "after"}}));
}

/// A file that the first version of the store made: a session of three lines, a player and a value set.
TEST(PrintedWordingStore, IsAddedToAStoreOfVersion1) {
    const TemporaryData data;
    TemporaryData::write(data.database(),
                         TemporaryData::read(QStringLiteral(BASEKEEPER_OLD_STORES "/version-1.sqlite")));
    ASSERT_EQ(RawDatabase(data.database()).value("PRAGMA user_version").toInt(), 1);
    {
        const auto store = must(Store::open(data.folder()));
        const auto session = must(store->openSession());
        ASSERT_TRUE(session.has_value());
        EXPECT_EQ(session->title, "Friday");
        EXPECT_EQ(must(store->entries(session->id)).size(), 3u);
        EXPECT_EQ(must(store->players()).front().name, "美玲");
        EXPECT_EQ(must(store->valueSets(game)).front().name, "Our cards");
        EXPECT_TRUE(must(store->printedWording(game)).empty());
        must(store->savePrintedWording(game, {{7, "en", "Gift"}}));
        EXPECT_EQ(must(store->append(session->id, someEntry(4), someTime(), false)).seq, 4);
    }
    EXPECT_EQ(RawDatabase(data.database()).value("PRAGMA user_version").toInt(), storeMigrations().size());
    EXPECT_EQ(must(must(Store::open(data.folder()))->printedWording(game)).size(), 1u);
}

}  // namespace
