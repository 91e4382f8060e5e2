// SPDX-License-Identifier: GPL-3.0-or-later

// What the table sees and keeps when the disk fails, and when what is on it makes no sense.
#include "app/app_model.h"
#include "app/session/seat_names.h"
#include "db/games/all_your_base/codec.h"
#include "tests/app/app_fixture.h"
#include "tests/db/store/store_test_support.h"

#include <QJsonDocument>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;
using Outcome = SessionController::Outcome;

namespace {

TEST(FullDisk, ShowsNothingAndSaysSo) {
    AppTable app;
    app.play(PlayBase{});
    const State before = app.state();
    const QSignalSpy advanced(&app.controller, &SessionController::advanced);
    {
        const FullDisk disk;
        app.table.endTurn();
        EXPECT_EQ(app.controller.problem()->kind, StoreErrorKind::DiskFull);
        EXPECT_EQ(app.state(), before);
        EXPECT_EQ(advanced.count(), 0);
        EXPECT_EQ(app.table.turnNumber(), 1);
        EXPECT_TRUE(app.table.savingProblem().contains("disk")) << app.table.savingProblem().toStdString();
        EXPECT_TRUE(app.table.savingProblem().contains(app.data.database())) << app.table.savingProblem().toStdString();
        EXPECT_TRUE(app.table.savingProblem().contains("1 MB")) << app.table.savingProblem().toStdString();
        EXPECT_FALSE(app.table.refused()) << "no rule stands against it";
    }
    app.languages.use("es");
    app.table.retranslate();
    EXPECT_TRUE(app.table.savingProblem().contains("disco")) << app.table.savingProblem().toStdString();
}

TEST(FullDisk, IsForgottenOnceAnActIsOnDiskAgain) {
    AppTable app;
    app.play(PlayBase{});
    {
        const FullDisk disk;
        app.table.endTurn();
        EXPECT_FALSE(app.table.savingProblem().isEmpty());
    }
    app.table.endTurn();
    EXPECT_EQ(app.table.turnNumber(), 2);
    EXPECT_EQ(app.table.savedEntries(), 2);
    EXPECT_EQ(app.table.savingProblem(), QString());
}

TEST(FullDisk, LetsTheGameGoOnInMemoryUntilAllIsSaved) {
    AppTable app;
    app.play(PlayBase{});
    {
        const FullDisk disk;
        app.table.endTurn();
        app.table.continueInMemory();
        EXPECT_TRUE(app.table.inMemory());
        app.table.endTurn();
        app.table.playBase();
        app.table.undo();
        EXPECT_EQ(app.table.turnNumber(), 2);
        EXPECT_EQ(app.table.savedEntries(), 1);
        EXPECT_EQ(app.table.unsavedEntries(), 3);
        EXPECT_FALSE(app.table.savingProblem().isEmpty()) << "it stays loud";
        app.table.saveNow();
        EXPECT_TRUE(app.table.inMemory()) << "there is still no room";
        EXPECT_EQ(app.table.unsavedEntries(), 3);
    }
    app.table.saveNow();
    EXPECT_FALSE(app.table.inMemory());
    EXPECT_EQ(app.table.unsavedEntries(), 0);
    EXPECT_EQ(app.table.savingProblem(), QString());
    app.table.redo();

    SessionController& controller = app.controller;
    const auto before = controller.play<AllYourBase>();
    const auto log = controller.store()->entries(controller.info().id);
    ASSERT_TRUE(log);
    EXPECT_EQ(log->size(), before.log().size());
}

TEST(FullDisk, KeepsWhatWasWonInMemory) {
    const TemporaryData data;
    auto controller = controllerOn(data);
    ASSERT_TRUE(controller->begin(threePeople()));
    {
        const FullDisk disk;
        controller->continueInMemory();
        ASSERT_EQ(controller->add<AllYourBase>(Action(PlayBase{})), Outcome::Done);
        ASSERT_EQ(controller->add<AllYourBase>(Action(overrule({edit::EndGame{0}}))), Outcome::Done);
        EXPECT_FALSE(controller->saveNow());
    }
    ASSERT_TRUE(controller->saveNow());
    controller.reset();
    controller = controllerOn(data);
    EXPECT_FALSE(controller->resume()) << "it is over";
    const auto sessions = controller->store()->sessions();
    ASSERT_TRUE(sessions && sessions->size() == 1);
    EXPECT_TRUE(sessions->front().endedAt.has_value());
    EXPECT_EQ(controller->store()->entries(sessions->front().id)->size(), 2u);
}

TEST(FullDisk, LeavesNothingBehindOfAGameThatWasEndedInMemory) {
    AppTable app;
    app.table.continueInMemory();
    app.play(PlayBase{});
    app.play(EndTurn{});
    app.table.endSession();
    EXPECT_FALSE(app.table.hasGame());
    EXPECT_EQ(app.table.unsavedEntries(), 0) << "what is not there cannot be saved";
    app.table.saveNow();
    EXPECT_FALSE(app.table.inMemory());
    ASSERT_TRUE(app.controller.begin(threePeople()));
    app.play(PlayBase{});
    EXPECT_EQ(app.table.savedEntries(), 1);
}

class BadLog : public testing::TestWithParam<const char*> {};

TEST_P(BadLog, IsDamageAndNoCrash) {
    const TemporaryData data;
    {
        const auto controller = controllerOn(data);
        ASSERT_TRUE(controller->begin(threePeople()));
        ASSERT_EQ(controller->add<AllYourBase>(Action(PlayBase{})), Outcome::Done);
    }
    {
        // The store does not know the rules: the chain holds, and no game comes of it.
        const auto store = must(Store::open(data.folder()));
        const QJsonObject body = QJsonDocument::fromJson(GetParam()).object();
        must(store->append(must(store->openSession())->id, body, someTime(), false));
    }
    const auto before = TemporaryData::read(data.database());
    const auto controller = controllerOn(data);
    EXPECT_FALSE(controller->resume());
    EXPECT_FALSE(controller->hasGame());
    ASSERT_TRUE(controller->problem());
    EXPECT_EQ(controller->problem()->kind, StoreErrorKind::Damaged);
    EXPECT_EQ(TemporaryData::read(data.database()), before);

    Languages languages;
    Settings settings(languages, data.folder());
    const AppModel model(*controller, languages, settings);
    EXPECT_FALSE(model.hasOpenGame());
    EXPECT_TRUE(model.storeProblem().contains("basekeeper.sqlite")) << model.storeProblem().toStdString();
}

INSTANTIATE_TEST_SUITE_P(, BadLog,
                         testing::Values(R"({"act":"nonsense"})", R"({})", R"({"act":"play-ship","card":"zig"})",
                                         R"({"act":"play-ship","card":"zig","base":7})", R"({"act":"resolve-attack"})",
                                         R"({"undo":5})", R"({"redo":1})",
                                         R"({"act":"play-ship","card":"zig","base":"B9"})"));

/// Before there were limits, a file could bring any name.
TEST(LongNames, OfAnOldStoreAreShownShortened) {
    const TemporaryData data;
    all_your_base::Setup setup = threePeople();
    setup.seats[0].name = std::string(10'000, 'x');
    setup.seats[1].name = "An\n\u202Ea";
    {
        const auto store = must(Store::open(data.folder()));
        must(store->beginSession({QStringLiteral("all-your-base"),
                                  AllYourBase::rulesVersion,
                                  AllYourBaseCodec::writeSetup(setup),
                                  {},
                                  someTime()}));
    }
    const auto controller = controllerOn(data);
    ASSERT_TRUE(controller->resume());
    EXPECT_EQ(seatName(controller->seats(), 0), QString(39, u'x') + u'…');
    EXPECT_EQ(seatName(controller->seats(), 1), "Ana");
    Languages languages;
    Settings settings(languages, data.folder());
    const AppModel model(*controller, languages, settings);
    EXPECT_LT(model.openGamePlayers().size(), 60);
}

/// Under the first rules this card asked for nothing.
TEST(OlderRules, AreSaidAndTheGameStaysAsItIs) {
    const TemporaryData data;
    {
        const auto store = must(Store::open(data.folder()));
        const auto session = must(store->beginSession(
            {QStringLiteral("all-your-base"), 1, AllYourBaseCodec::writeSetup(threePeople()), {}, someTime()}));
        must(store->append(session.id,
                           {{"act", "overrule"},
                            {"reason", "laid out"},
                            {"changes", QJsonArray{QJsonObject{{"edit", "add-base"}, {"owner", 1}}}}},
                           someTime(), false));
        must(store->append(session.id, {{"act", "red-alert"}, {"card", 2}}, someTime(), false));
    }
    const auto before = TemporaryData::read(data.database());
    const auto controller = controllerOn(data);
    EXPECT_FALSE(controller->resume());
    ASSERT_TRUE(controller->problem());
    EXPECT_EQ(controller->problem()->kind, StoreErrorKind::OlderRules);
    EXPECT_EQ(TemporaryData::read(data.database()), before);
    EXPECT_TRUE(controller->begin(threePeople())) << "another game can be begun";
}

TEST(BadSetup, IsDamageAndNoCrash) {
    const TemporaryData data;
    {
        const auto store = must(Store::open(data.folder()));
        must(store->beginSession({QStringLiteral("all-your-base"), 1, {{"seats", 1}}, {}, someTime()}));
    }
    const auto controller = controllerOn(data);
    EXPECT_FALSE(controller->resume());
    EXPECT_EQ(controller->problem()->kind, StoreErrorKind::Damaged);
    EXPECT_TRUE(controller->begin(threePeople())) << "a new game can be played and kept";
    EXPECT_EQ(controller->add<AllYourBase>(Action(PlayBase{})), Outcome::Done);
}

TEST(NewerDatabase, IsLeftAloneAndTheGameIsPlayedInMemory) {
    const TemporaryData data;
    must(Store::open(data.folder()));
    RawDatabase(data.database()).run(QStringLiteral("PRAGMA user_version = 999"));
    const auto before = TemporaryData::read(data.database());
    {
        const auto controller = controllerOn(data);
        ASSERT_TRUE(controller->problem());
        EXPECT_EQ(controller->problem()->kind, StoreErrorKind::NewerVersion);
        EXPECT_TRUE(controller->inMemory());
        EXPECT_FALSE(controller->resume());
        ASSERT_TRUE(controller->begin(threePeople()));
        EXPECT_EQ(controller->add<AllYourBase>(Action(PlayBase{})), Outcome::Done);
        EXPECT_EQ(controller->unsavedEntries(), 1);
        EXPECT_FALSE(controller->saveNow());
        EXPECT_TRUE(controller->problem().has_value());
        {
            // Another game is only begun once it was said that this one goes.
            Languages languages;
            Settings settings(languages, data.folder());
            AppModel model(*controller, languages, settings);
            AllYourBaseSetup& setup = model.setup<AllYourBase>();
            setup.prepare();
            EXPECT_FALSE(setup.begin());
            EXPECT_TRUE(setup.problem().contains("only in memory")) << setup.problem().toStdString();
            EXPECT_EQ(controller->unsavedEntries(), 1);
            EXPECT_TRUE(setup.beginInMemory());
            EXPECT_EQ(controller->unsavedEntries(), 0);
        }
        controller->endSession();
        EXPECT_FALSE(controller->hasGame());
    }
    EXPECT_EQ(TemporaryData::read(data.database()), before);
}

}  // namespace
