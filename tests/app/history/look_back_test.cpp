// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/read_session.h"
#include "db/games/all_your_base/codec.h"
#include "tests/app/app_fixture.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;
using Outcome = SessionController::Outcome;

namespace {

/// A battlefield on which Ana has taken B3.
struct WonBattle : Battlefield {
    WonBattle() {
        play(attackOn(3_B, {1_P}));
        play(ResolveAttack{});
    }
};

int litBases(AllYourBaseTable& table) {
    int lit = 0;
    for (const SeatRow& seat : rowsOf<SeatRow>(table.seats()))
        for (const BaseRow& base : rowsOf<BaseRow>(seat.bases)) lit += base.tappable || base.takeWith > 0 ? 1 : 0;
    return lit;
}

TEST(LookBack, IsAnotherViewOfTheTableAndSoIsNowAgain) {
    Battlefield app;
    const int now = app.table.view();
    app.controller.showPast(3);
    const int past = app.table.view();
    EXPECT_NE(past, now);
    app.controller.showPast(2);
    EXPECT_EQ(app.table.view(), past) << "in the past things did change";
    app.controller.showPresent();
    EXPECT_NE(app.table.view(), past);
}

TEST(LookBack, ShowsTheTableAsItWasAndThenAsItIs) {
    WonBattle app;
    const State now = app.state();
    const std::size_t played = app.played();
    const QSignalSpy looked(&app.controller, &SessionController::shownPastChanged);
    const QSignalSpy advanced(&app.controller, &SessionController::advanced);
    for (std::size_t acts = 0; acts <= played; ++acts) {
        app.controller.showPast(acts);
        EXPECT_EQ(app.controller.shownPast(), acts);
        EXPECT_EQ(app.state(), app.controller.play<AllYourBase>().stateAfter(acts));
    }
    EXPECT_EQ(looked.count(), static_cast<int>(played) + 1);
    app.controller.showPresent();
    EXPECT_EQ(app.controller.shownPast(), std::nullopt);
    EXPECT_EQ(app.state(), now);
    EXPECT_EQ(advanced.count(), 0) << "nothing has happened";
}

TEST(LookBack, GoesNoFurtherThanTheLastAct) {
    WonBattle app;
    app.controller.showPast(1000);
    EXPECT_EQ(app.controller.shownPast(), app.played());
}

TEST(LookBack, LetsNothingBeEntered) {
    WonBattle app;
    app.controller.showPast(app.played() - 1);
    const auto log = app.controller.play<AllYourBase>().log();
    EXPECT_EQ(app.controller.add<AllYourBase>(Action(EndTurn{})), Outcome::ReadOnly);
    EXPECT_EQ(app.controller.undo(), Outcome::ReadOnly);
    EXPECT_EQ(app.controller.add<AllYourBase>(Action(overrule({edit::EndGame{1}}))), Outcome::ReadOnly);
    app.table.undo();
    app.table.endTurn();
    app.table.resolveAttack();
    EXPECT_EQ(app.controller.play<AllYourBase>().log(), log);
    EXPECT_FALSE(app.table.refused()) << "it is not the rules that stand against it";
    app.controller.showPresent();
    EXPECT_EQ(app.controller.undo(), Outcome::Done);
}

TEST(LookBack, SavesTheGameAsItIsWhateverIsShown) {
    WonBattle app;
    app.controller.continueInMemory();
    app.play(overrule({edit::EndGame{1}}));
    app.controller.showPast(1);
    EXPECT_TRUE(app.controller.saveNow());
    const auto sessions = app.controller.store()->sessions();
    ASSERT_TRUE(sessions);
    EXPECT_TRUE(sessions->front().endedAt) << "the game is over, though the beginning is looked at";
}

TEST(LookBack, EndsWithTheGame) {
    WonBattle app;
    app.controller.showPast(1);
    ASSERT_TRUE(app.controller.begin(threePeople()));
    EXPECT_EQ(app.controller.shownPast(), std::nullopt);
    app.controller.showPast(0);
    app.controller.endSession();
    EXPECT_EQ(app.controller.shownPast(), std::nullopt);
}

TEST(LookBack, TheTableShowsItAndOffersNothing) {
    Battlefield app;
    EXPECT_GT(litBases(app.table), 0);
    EXPECT_FALSE(app.table.readOnly());
    app.table.tapBase(3);
    EXPECT_TRUE(app.table.bench()->isOpen());

    app.controller.showPast(app.played());
    EXPECT_TRUE(app.table.readOnly());
    EXPECT_FALSE(app.table.bench()->isOpen()) << "what was being prepared is put down";
    EXPECT_EQ(litBases(app.table), 0);
    EXPECT_EQ(app.table.may(), Allowed());
    EXPECT_FALSE(app.table.canUndo());
    EXPECT_EQ(rowsOf<ReachRow>(app.table.reach()).size(), 0u);

    app.controller.showPast(1);
    EXPECT_EQ(rowOf<SeatRow>(app.table.seats(), 0).held, 1);
    app.controller.showPresent();
    EXPECT_EQ(rowOf<SeatRow>(app.table.seats(), 0).held, 2);
    EXPECT_GT(litBases(app.table), 0);
    EXPECT_TRUE(app.table.canUndo());
}

TEST(LookBack, ATapShowsThingsCloselyAndPreparesNothing) {
    Battlefield app;
    app.controller.showPast(app.played());
    app.table.tapBase(3);
    EXPECT_EQ(app.table.inspection()->base(), 3);
    app.table.tapPiece(1);
    EXPECT_EQ(app.table.inspection()->base(), 1);
    app.table.chooseCard("zig");
    app.table.beginDiscard();
    app.table.beginMove();
    app.table.playRedAlert(1);
    app.table.playRedAlert(13);
    app.table.explain("play-base");
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Look);
    EXPECT_FALSE(app.table.refused());
    EXPECT_FALSE(app.table.alert()->isOpen());
}

TEST(LookBack, NobodyDeclaresVictoryInThePast) {
    Options options;
    options.threshold = 1;
    AppTable app(threePeople(options));
    app.base(1);
    EXPECT_TRUE(rowOf<SeatRow>(app.table.seats(), 1).mayDeclare);
    app.controller.showPast(1);
    EXPECT_FALSE(rowOf<SeatRow>(app.table.seats(), 1).mayDeclare);
}

TEST(LookBack, ADeclaredAttackIsSeenAsItWas) {
    WonBattle app;
    app.controller.showPast(app.played() - 1);
    EXPECT_EQ(app.table.pending(), AllYourBaseTable::Pending::Attack);
    EXPECT_TRUE(app.baseRow(3).target);
    EXPECT_TRUE(app.pieceRow(1).chosen);
    app.controller.showPast(app.played());
    EXPECT_EQ(app.table.pending(), AllYourBaseTable::Pending::Change);
    EXPECT_FALSE(app.baseRow(1).tappable) << "change is not to be taken now";
}

TEST(ReadSession, IsShownByAControllerThatOnlyReads) {
    WonBattle app;
    const auto info = app.controller.info();
    auto session = readSession(*app.controller.store(), info);
    ASSERT_TRUE(session);
    const auto reading = SessionController::forReading();
    EXPECT_FALSE(reading->hasGame());
    EXPECT_EQ(reading->problem(), std::nullopt);
    reading->show(std::move(*session));
    AllYourBaseTable table(*reading, app.languages, app.books);
    ASSERT_TRUE(reading->hasGame());
    EXPECT_EQ(reading->info().id, info.id);
    EXPECT_EQ(reading->state<AllYourBase>(), app.state());
    EXPECT_EQ(reading->times(), app.controller.times());
    EXPECT_EQ(reading->unsavedEntries(), 0);
    EXPECT_FALSE(reading->inMemory());
    EXPECT_TRUE(table.readOnly());

    EXPECT_EQ(reading->add<AllYourBase>(Action(EndTurn{})), Outcome::ReadOnly);
    EXPECT_FALSE(reading->begin(threePeople()));
    reading->showPast(2);
    EXPECT_EQ(reading->state<AllYourBase>(), app.controller.play<AllYourBase>().stateAfter(2));
    EXPECT_EQ(app.controller.shownPast(), std::nullopt) << "the table is not touched";
    reading->showPresent();
    EXPECT_EQ(reading->undo(), Outcome::ReadOnly) << "it only reads";
}

TEST(ReadSession, TellsWhatIsDamaged) {
    AppTable app;
    const auto wrong =
        app.controller.store()->importSession({"all-your-base",
                                               AllYourBase::rulesVersion,
                                               AllYourBaseCodec::writeSetup(threePeople()),
                                               {},
                                               QDateTime::currentDateTimeUtc()},
                                              {{{{"act", "end-turn"}}, QDateTime::currentDateTimeUtc()}}, {});
    ASSERT_TRUE(wrong);
    const auto read = readSession(*app.controller.store(), *wrong);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().kind, StoreErrorKind::Damaged);
}

TEST(ReadSession, TellsWhatOlderRulesTook) {
    AppTable app;
    const auto older =
        app.controller.store()->importSession({"all-your-base",
                                               AllYourBase::rulesVersion - 1,
                                               AllYourBaseCodec::writeSetup(threePeople()),
                                               {},
                                               QDateTime::currentDateTimeUtc()},
                                              {{{{"act", "end-turn"}}, QDateTime::currentDateTimeUtc()}}, {});
    ASSERT_TRUE(older);
    const auto read = readSession(*app.controller.store(), *older);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().kind, StoreErrorKind::OlderRules);
}

}  // namespace
