// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/app_fixture.h"
#include "tests/db/store/store_test_support.h"
#include "tests/support/random_all_your_base.h"

#include <QProcess>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;
using Outcome = SessionController::Outcome;

namespace {

/// The game that a kill at this moment would leave behind: read from a copy, in another process, so that no lock of
/// this one is given up.
std::size_t entriesOnDisk(const TemporaryData& data) {
    const TemporaryData copy;
    EXPECT_EQ(QProcess::execute("cp", {"-r", data.folder() + "/.", copy.folder()}), 0);
    SessionController found(Store::open(copy.folder()));
    return found.resume() ? found.play<AllYourBase>().log().size() : 0;
}

TEST(SessionController, ShowsAnActOnlyWhenItIsOnDisk) {
    const TemporaryData data;
    const auto controller = controllerOn(data);
    ASSERT_TRUE(controller->begin(threePeople()));
    std::vector<std::size_t> onDisk;
    QObject::connect(controller.get(), &SessionController::advanced, [&] { onDisk.push_back(entriesOnDisk(data)); });
    EXPECT_EQ(controller->add<AllYourBase>(Action(PlayBase{})), Outcome::Done);
    EXPECT_EQ(controller->add<AllYourBase>(Action(EndTurn{})), Outcome::Done);
    EXPECT_EQ(controller->undo(), Outcome::Done);
    EXPECT_EQ(onDisk, (std::vector<std::size_t>{1, 2, 3}));
    EXPECT_EQ(controller->savedEntries(), 3);
    EXPECT_EQ(controller->unsavedEntries(), 0);
}

TEST(SessionController, ShowsNothingOfWhatIsRefused) {
    const TemporaryData data;
    const auto controller = controllerOn(data);
    ASSERT_TRUE(controller->begin(threePeople()));
    const State before = controller->state<AllYourBase>();
    const QSignalSpy advanced(controller.get(), &SessionController::advanced);
    EXPECT_EQ(controller->add<AllYourBase>(Action(EndTurn{})), Outcome::Refused);
    EXPECT_EQ(std::get<Violation>(controller->refusal<AllYourBase>()).code, ViolationCode::DefenseNotDone);
    EXPECT_EQ(controller->undo(), Outcome::Refused);
    EXPECT_EQ(std::get<LogRefusal>(controller->refusal<AllYourBase>()), LogRefusal::NothingToUndo);
    EXPECT_EQ(advanced.count(), 0);
    EXPECT_EQ(controller->state<AllYourBase>(), before);
    EXPECT_EQ(entriesOnDisk(data), 0u);
}

TEST(SessionController, ResumesTheVeryGameAfterARestart) {
    random_play::Random random(20);
    for (int round = 0; round < 5; ++round) {
        SCOPED_TRACE("round " + std::to_string(round));
        const TemporaryData data;
        auto controller = controllerOn(data);
        ASSERT_TRUE(controller->begin(random_play::Trait<AllYourBase>::setup(random)));
        for (int i = 0; i < 150; ++i) {
            const int kind = random.below(10);
            if (kind == 0) controller->add<AllYourBase>(Undo{random.between(1, 3)});
            else if (kind == 1) controller->redo(1);
            else
                controller->add<AllYourBase>(
                    random_play::Trait<AllYourBase>::act(controller->state<AllYourBase>(), random));
            if (AllYourBase::isOver(controller->state<AllYourBase>())) controller->undo();
        }
        ASSERT_GT(controller->play<AllYourBase>().log().size(), 20u);
        ASSERT_EQ(controller->undo(2), Outcome::Done);

        const auto before = controller->play<AllYourBase>();
        const auto times = controller->times();
        const QString id = controller->info().id;
        controller.reset();
        controller = controllerOn(data);
        ASSERT_TRUE(controller->resume());
        EXPECT_EQ(controller->info().id, id);
        EXPECT_EQ(controller->play<AllYourBase>().setup(), before.setup());
        EXPECT_EQ(controller->state<AllYourBase>(), before.state());
        EXPECT_EQ(controller->play<AllYourBase>().log(), before.log());
        EXPECT_EQ(controller->play<AllYourBase>().redoableSteps(), before.redoableSteps());
        EXPECT_EQ(controller->times(), times);
        EXPECT_EQ(controller->savedEntries(), static_cast<int>(before.log().size()));
        EXPECT_EQ(controller->redo(2), Outcome::Done);
        EXPECT_EQ(controller->state<AllYourBase>(), before.stateAfter(before.played() + 2));
    }
}

TEST(SessionController, ResumesTheNewestGameThatIsNotOver) {
    const TemporaryData data;
    auto controller = controllerOn(data);
    EXPECT_FALSE(controller->resume()) << "there is none";
    ASSERT_TRUE(controller->begin(threePeople()));
    const QString older = controller->info().id;
    ASSERT_TRUE(controller->begin(threePeople()));
    ASSERT_EQ(controller->add<AllYourBase>(Action(overrule({edit::EndGame{1}}))), Outcome::Done);
    controller.reset();
    controller = controllerOn(data);
    ASSERT_TRUE(controller->resume());
    EXPECT_EQ(controller->info().id, older);
}

TEST(SessionController, ResumesAWonGameWhoseVictoryWasTakenBack) {
    const TemporaryData data;
    auto controller = controllerOn(data);
    ASSERT_TRUE(controller->begin(threePeople()));
    ASSERT_EQ(controller->add<AllYourBase>(Action(overrule({edit::EndGame{1}}))), Outcome::Done);
    ASSERT_EQ(controller->undo(), Outcome::Done);
    controller.reset();
    controller = controllerOn(data);
    ASSERT_TRUE(controller->resume());
    EXPECT_FALSE(controller->state<AllYourBase>().over);
}

TEST(SessionController, EndsAGameForGood) {
    const TemporaryData data;
    auto controller = controllerOn(data);
    ASSERT_TRUE(controller->begin(threePeople()));
    ASSERT_EQ(controller->add<AllYourBase>(Action(PlayBase{})), Outcome::Done);
    const QSignalSpy changed(controller.get(), &SessionController::gameChanged);
    controller->endSession();
    EXPECT_FALSE(controller->hasGame());
    EXPECT_EQ(changed.count(), 1);
    controller.reset();
    EXPECT_FALSE(controllerOn(data)->resume());
}

TEST(SessionController, LeavesNoTableThatTheStoreDoesNotKnow) {
    AppTable app;
    app.play(PlayBase{});
    const QString id = app.controller.info().id;
    ASSERT_TRUE(app.controller.store()->deleteSession(id, QDateTime::currentDateTimeUtc()).has_value());
    EXPECT_FALSE(app.controller.reload().has_value());
    EXPECT_FALSE(app.controller.hasGame());
    ASSERT_TRUE(app.controller.store()->restoreSession(id).has_value());
    ASSERT_TRUE(app.controller.resume(id).has_value());
    EXPECT_EQ(app.played(), 1u);
}

TEST(SessionController, AddsNothingToALogThatItHasNotSeen) {
    AppTable app;
    app.play(PlayBase{});
    const QString id = app.controller.info().id;
    Store& store = *app.controller.store();
    const auto body = store.entries(id).value().front().body;
    ASSERT_TRUE(store.continueSession(id, 1, {{body, QDateTime::currentDateTimeUtc()}}, {}, false).has_value());
    app.play(EndTurn{}, SessionController::Outcome::NotSaved);
    ASSERT_TRUE(app.controller.problem().has_value());
    EXPECT_EQ(app.controller.problem()->kind, StoreErrorKind::OtherLength);
    app.controller.continueInMemory();
    app.play(EndTurn{});
    EXPECT_FALSE(app.controller.saveNow());
    EXPECT_EQ(store.entries(id).value().size(), 2u);
}

/// Two acts of which one is on disk.
std::unique_ptr<SessionController> halfInMemory(const TemporaryData& data) {
    auto controller = controllerOn(data);
    EXPECT_TRUE(controller->begin(threePeople()));
    EXPECT_EQ(controller->add<AllYourBase>(Action(PlayBase{})), Outcome::Done);
    controller->continueInMemory();
    EXPECT_EQ(controller->add<AllYourBase>(Action(EndTurn{})), Outcome::Done);
    EXPECT_EQ(controller->unsavedEntries(), 1);
    return controller;
}

TEST(ActsInMemory, AreSavedBeforeTheTableIsCleared) {
    for (const bool ends : {true, false}) {
        const TemporaryData data;
        const auto controller = halfInMemory(data);
        const QString id = controller->info().id;
        if (ends) controller->endSession();
        else ASSERT_TRUE(controller->begin(threePeople()));
        EXPECT_EQ(must(controller->store()->entries(id)).size(), 2u);
        EXPECT_FALSE(controller->inMemory());
    }
    const TemporaryData data;
    const auto controller = halfInMemory(data);
    const QString id = controller->info().id;
    must(controller->remove(id));
    EXPECT_FALSE(controller->hasGame());
    must(controller->store()->restoreSession(id));
    EXPECT_EQ(must(controller->store()->entries(id)).size(), 2u);
}

TEST(ActsInMemory, KeepTheTableWhereTheyCannotBeSaved) {
    const TemporaryData data;
    const auto controller = halfInMemory(data);
    const QString id = controller->info().id;
    {
        const FullDisk disk;
        controller->endSession();
        EXPECT_TRUE(controller->hasGame());
        EXPECT_EQ(controller->problem()->kind, StoreErrorKind::DiskFull);
        EXPECT_FALSE(controller->begin(threePeople()));
        EXPECT_FALSE(controller->remove(id));
    }
    ASSERT_TRUE(controller->hasGame());
    EXPECT_EQ(controller->info().id, id);
    EXPECT_EQ(controller->play<AllYourBase>().log().size(), 2u);
    ASSERT_TRUE(controller->saveNow());
    EXPECT_EQ(must(controller->store()->entries(id)).size(), 2u);
}

TEST(ActsInMemory, EndTheirSessionWhenItWasOver) {
    const TemporaryData data;
    const auto controller = halfInMemory(data);
    ASSERT_EQ(controller->add<AllYourBase>(Action(overrule({edit::EndGame{0}}))), Outcome::Done);
    const QDateTime won = controller->times().back();
    while (QDateTime::currentDateTimeUtc() <= won) {}
    ASSERT_EQ(controller->add<AllYourBase>(Action(overrule({edit::EndGame{1}}))), Outcome::Done);
    ASSERT_TRUE(controller->saveNow());
    EXPECT_EQ(must(controller->store()->session(controller->info().id))->endedAt, won);
}

TEST(AnotherStore, IsNotLookedAtInThePastOfTheOneBefore) {
    const TemporaryData data;
    const auto controller = controllerOn(data);
    ASSERT_TRUE(controller->begin(threePeople()));
    ASSERT_EQ(controller->add<AllYourBase>(Action(PlayBase{})), Outcome::Done);
    controller->endSession();
    ASSERT_TRUE(controller->begin(threePeople()));
    controller->showPast(0);
    const TemporaryData empty;
    controller->reopenStore([&] { return Store::open(empty.folder()); });
    EXPECT_FALSE(controller->hasGame());
    EXPECT_EQ(controller->shownPast(), std::nullopt);
}

}  // namespace
