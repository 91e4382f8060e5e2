// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/session_view_model.h"

#include "app/history/course_rows.h"
#include "db/games/all_your_base/codec.h"
#include "db/session_file/session_file.h"
#include "tests/app/app_fixture.h"
#include "tests/support/random_all_your_base.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

/// A game in which Ana takes B3 from 美玲, who then counters Tomás: 20 acts, 4 turns.
struct PlayedSession : Battlefield {
    PlayedSession() {
        play(attackOn(3_B, {1_P}));
        play(ResolveAttack{});
        play(EndTurn{});
        for (const auto& act : std::initializer_list<Action>{PlayBase{}, EndTurn{}, PlayBase{}, EndTurn{}, PlayBase{}})
            play(act);
        play(attackOn(6_B, {3_P}));
        play(Counterattack{});
        id = controller.info().id;
    }

    QString id;
    SessionViewModel view{controller, languages, books, settings};
};

std::vector<SessionSeatRow> seatsOf(SessionViewModel& view) { return rowsOf<SessionSeatRow>(view.seats()); }

TEST(SessionViewModel, ShowsNothingBeforeSomethingIsOpened) {
    PlayedSession app;
    EXPECT_FALSE(app.view.isOpen());
    EXPECT_EQ(app.view.problem(), "");
    EXPECT_EQ(app.view.table(), nullptr);
    EXPECT_EQ(app.view.position(), 0);
    app.view.goForward();
    app.view.goToStage(3);
    EXPECT_EQ(app.view.position(), 0);
}

TEST(SessionViewModel, TellsHowTheSessionWent) {
    PlayedSession app;
    app.view.openTable();
    ASSERT_TRUE(app.view.isOpen());
    EXPECT_EQ(app.view.sessionId(), app.id);
    EXPECT_EQ(app.view.players(), "Ana, 美玲 and Tomás");
    EXPECT_EQ(app.view.title(), app.view.players()) << "it has no title";
    EXPECT_EQ(app.view.acts(), static_cast<int>(app.played()));
    EXPECT_EQ(app.view.stages(), 4);
    EXPECT_EQ(app.view.winner(), -1);
    EXPECT_EQ(app.view.outcome(), "Not over yet");
    EXPECT_EQ(app.view.closeness(), "");
    const auto seats = seatsOf(app.view);
    ASSERT_EQ(seats.size(), 3u);
    EXPECT_EQ(seats[0].score, 4);
    EXPECT_EQ(seats[0].figures, "1 capture · 0 bases lost to captures · 0 counterattacks");
    EXPECT_EQ(seats[1].figures, "0 captures · 1 base lost to captures · 1 counterattack");
    EXPECT_FALSE(seats[0].winner);
}

TEST(SessionViewModel, TellsWhoHasWonAndHowClosely) {
    PlayedSession app;
    app.play(overrule({edit::EndGame{0}}));
    app.view.openTable();
    EXPECT_EQ(app.view.outcome(), "Ana has won");
    EXPECT_EQ(app.view.closeness(), "2 bases ahead of the runner-up");
    EXPECT_TRUE(seatsOf(app.view)[0].winner);
}

TEST(SessionViewModel, AStoredSessionLooksAsItDidAtTheTable) {
    PlayedSession app;
    app.view.openTable();
    const auto seats = seatsOf(app.view);
    const auto marks = rowsOf<CourseMarkRow>(app.view.marks());
    const auto overrides = rowsOf<SessionOverrideRow>(app.view.overrides());
    ASSERT_TRUE(app.controller.store()->setTitle(app.id, "Friday"));
    ASSERT_TRUE(app.controller.store()->setNote(app.id, "by the sea"));
    ASSERT_TRUE(app.controller.begin(threePeople()));
    app.view.open(app.id);
    EXPECT_EQ(app.view.problem(), "");
    EXPECT_EQ(app.view.title(), "Friday");
    EXPECT_EQ(app.view.note(), "by the sea");
    EXPECT_FALSE(app.view.unverified());
    EXPECT_EQ(seatsOf(app.view), seats);
    EXPECT_EQ(rowsOf<CourseMarkRow>(app.view.marks()), marks);
    EXPECT_EQ(rowsOf<SessionOverrideRow>(app.view.overrides()), overrides);
    EXPECT_EQ(app.controller.play<AllYourBase>().played(), 0u) << "the table is another game";
}

TEST(SessionViewModel, TheGameAtTheTableIsOpenedAsItIsCalledNow) {
    PlayedSession app;
    ASSERT_TRUE(app.controller.store()->setTitle(app.id, "Friday"));
    app.view.open(app.id);
    EXPECT_EQ(app.view.title(), "Friday");
    EXPECT_EQ(app.controller.shownPast(), std::nullopt) << "the table itself shows what is";
}

TEST(SessionViewModel, AGameThatIsOnlyInMemoryCanBeLookedBackAt) {
    AppTable app;
    app.controller.continueInMemory();
    ASSERT_TRUE(app.controller.begin(threePeople()));
    app.play(PlayBase{});
    SessionViewModel view(app.controller, app.languages, app.books, app.settings);
    view.openTable();
    EXPECT_TRUE(view.isOpen());
    EXPECT_EQ(view.acts(), 1);
}

TEST(SessionViewModel, SaysWhyASessionCannotBeShown) {
    PlayedSession app;
    app.view.open("there is none such");
    EXPECT_FALSE(app.view.isOpen());
    EXPECT_EQ(app.view.problem(), "There is no such game.");

    const auto wrong =
        app.controller.store()->importSession({.game = "all-your-base",
                                               .rulesVersion = AllYourBase::rulesVersion,
                                               .setup = AllYourBaseCodec::writeSetup(threePeople()),
                                               .title = {},
                                               .startedAt = QDateTime::currentDateTimeUtc()},
                                              {{{{"act", "end-turn"}}, QDateTime::currentDateTimeUtc()}}, {});
    ASSERT_TRUE(wrong);
    app.view.open(wrong->id);
    EXPECT_FALSE(app.view.isOpen());
    EXPECT_NE(app.view.problem(), "");
    app.view.open(app.id);
    EXPECT_TRUE(app.view.isOpen());
    EXPECT_EQ(app.view.problem(), "");
}

TEST(SessionViewModel, MarksWhatWasTakenInUnverified) {
    PlayedSession app;
    const auto taken = app.controller.store()->importSession({.game = "all-your-base",
                                                              .rulesVersion = AllYourBase::rulesVersion,
                                                              .setup = AllYourBaseCodec::writeSetup(threePeople()),
                                                              .title = {},
                                                              .startedAt = QDateTime::currentDateTimeUtc(),
                                                              .unverified = true},
                                                             {}, {});
    ASSERT_TRUE(taken);
    app.view.open(taken->id);
    EXPECT_TRUE(app.view.unverified());
    EXPECT_EQ(app.view.acts(), 0);
    EXPECT_EQ(app.view.stage(), 0);
    EXPECT_EQ(app.view.courseAt(), 0);
}

TEST(SessionViewModel, OpensAtTheEndAndStepsByActAndByTurn) {
    PlayedSession app;
    app.view.openTable();
    const int acts = app.view.acts();
    EXPECT_EQ(app.view.position(), acts);
    EXPECT_EQ(app.view.stage(), 4);
    app.view.goForward();
    app.view.goForwardAStage();
    EXPECT_EQ(app.view.position(), acts) << "no further than the end";
    app.view.goBack();
    EXPECT_EQ(app.view.position(), acts - 1);
    app.view.goBackAStage();
    EXPECT_EQ(app.view.position(), acts - 3) << "the end of the third turn";
    EXPECT_EQ(app.view.stage(), 3);
    app.view.goFirst();
    EXPECT_EQ(app.view.position(), 0);
    EXPECT_EQ(app.view.stage(), 0);
    app.view.goBack();
    app.view.goBackAStage();
    EXPECT_EQ(app.view.position(), 0);
    app.view.goToStage(1);
    EXPECT_EQ(app.view.stage(), 1);
    EXPECT_EQ(app.view.courseAt(), 1);
    app.view.goForward();
    EXPECT_EQ(app.view.stage(), 2);
    EXPECT_EQ(app.view.courseAt(), 1.5) << "the first of two acts";
    app.view.goForwardAStage();
    EXPECT_EQ(app.view.courseAt(), 2);
    app.view.goLast();
    EXPECT_EQ(app.view.position(), acts);
    app.view.goTo(-5);
    EXPECT_EQ(app.view.position(), 0);
    app.view.goToStage(1000);
    EXPECT_EQ(app.view.position(), acts);
}

TEST(SessionViewModel, EveryPositionIsTheTableAsItWas) {
    PlayedSession app;
    app.view.openTable();
    const auto& play = app.controller.play<AllYourBase>();
    for (int acts = app.view.acts(); acts >= 0; --acts) {
        app.view.goTo(acts);
        const State then = play.stateAfter(static_cast<std::size_t>(acts));
        for (const SeatRow& seat : rowsOf<SeatRow>(app.view.table<AllYourBase>().seats()))
            EXPECT_EQ(seat.held, basesHeld(then, seat.seat));
        EXPECT_EQ(app.view.table<AllYourBase>().turnNumber(), then.turn.number);
        EXPECT_TRUE(app.view.table<AllYourBase>().readOnly());
    }
}

TEST(SessionViewModel, TellsEveryActWithItsTime) {
    PlayedSession app;
    app.view.openTable();
    EXPECT_EQ(app.view.actName(), "美玲");
    EXPECT_EQ(app.view.actSeat(), 1);
    EXPECT_EQ(app.view.actText(), app.table.log()->lastText());
    EXPECT_NE(app.view.actTime(), "");
    app.view.goFirst();
    EXPECT_EQ(app.view.actText(), "");
    EXPECT_EQ(app.view.actTime(), "");
}

TEST(SessionViewModel, ListsRulingsWithWhatTheyChanged) {
    AppTable app;
    app.play(Overrule{"as it stood yesterday", {edit::AddBase{0, {}, false}, edit::AddCard{Card::Zig, {}, {}, 1_B}}});
    app.play(PlayBase{});
    app.play(Overrule{"it was theirs", {edit::GiveBase{1_B, 2, {}}}});
    SessionViewModel view(app.controller, app.languages, app.books, app.settings);
    view.openTable();
    const auto overrides = rowsOf<SessionOverrideRow>(view.overrides());
    ASSERT_EQ(overrides.size(), 2u);
    EXPECT_EQ(overrides[0].number, 1);
    EXPECT_EQ(overrides[0].stage, "Before the first turn");
    EXPECT_EQ(overrides[0].changes.size(), 2);
    EXPECT_EQ(overrides[1].number, 3);
    EXPECT_EQ(overrides[1].stage, "Turn 1");
    EXPECT_EQ(overrides[1].reason, "it was theirs");
    EXPECT_EQ(overrides[1].changes, QStringList("B1 goes to Tomás"));
    EXPECT_NE(overrides[1].time, "");
}

TEST(SessionViewModel, ALongRulingIsToldInShort) {
    AppTable app;
    app.play(Overrule{"a table", std::vector<Edit>(30, edit::AddBase{0, {}, false})});
    SessionViewModel view(app.controller, app.languages, app.books, app.settings);
    view.openTable();
    const QStringList changes = rowsOf<SessionOverrideRow>(view.overrides()).front().changes;
    EXPECT_EQ(changes.size(), 9);
    EXPECT_EQ(changes.last(), "and 22 more");
}

TEST(SessionViewModel, TheChartBendsWhereTheBasesDo) {
    AppTable app;
    for (int turn = 0; turn < 9; ++turn) {
        app.play(turn == 3 ? Action(PlayBase{}) : Action(PassDefense{}));
        app.play(EndTurn{});
    }
    SessionViewModel view(app.controller, app.languages, app.books, app.settings);
    view.openTable();
    EXPECT_EQ(seatsOf(view)[0].line, (QList<QPointF>{{0, 0}, {3, 0}, {4, 1}, {10, 1}}));
    EXPECT_EQ(seatsOf(view)[1].line, (QList<QPointF>{{0, 0}, {10, 0}}));
    EXPECT_EQ(view.bestScore(), 1);
    EXPECT_EQ(
        view.chartSummary(),
        "Bases held, turn by turn: 10 turns\nAna: bases at the end 1, peak 1; 0 captures · 0 bases lost to captures · 0 counterattacks\n"
        "美玲: bases at the end 0, peak 0; 0 captures · 0 bases lost to captures · 0 counterattacks\n"
        "Tomás: bases at the end 0, peak 0; 0 captures · 0 bases lost to captures · 0 counterattacks");
}

TEST(SessionViewModel, MarksCapturesTheftsAndCounterattacksOnTheChart) {
    PlayedSession app;
    app.view.openTable();
    const auto marks = rowsOf<CourseMarkRow>(app.view.marks());
    ASSERT_EQ(marks.size(), 2u);
    EXPECT_EQ(marks[0], (CourseMarkRow{1, "capture", "flag", 0, 1, 3, 1}));
    EXPECT_EQ(marks[1], (CourseMarkRow{2, "counterattack", "shield-filled", 1, 4, 2, 1}));
}

TEST(SessionViewModel, ALongGameHasNoMoreMarksThanAChartHasRoomFor) {
    SessionCourse course;
    course.stages = 4000;
    course.scoreAfterStage.assign(4001, {0, 0});
    for (int turn = 1; turn <= course.stages; ++turn)
        course.marks.push_back({{QLatin1StringView("capture")}, turn % 2, turn});
    int times = 0;
    const auto marks = markRows(course);
    EXPECT_LE(marks.size(), 2u * 41);
    for (const CourseMarkRow& mark : marks) times += mark.times;
    EXPECT_EQ(times, 4000) << "none is lost";
}

TEST(SessionViewModel, SpeaksTheLanguageOfTheScreen) {
    PlayedSession app;
    app.view.openTable();
    const QString english = app.view.actText();
    const QSignalSpy changed(&app.view, &SessionViewModel::changed);
    app.languages.use("es");
    app.view.retranslate();
    EXPECT_EQ(changed.count(), 1);
    EXPECT_NE(app.view.actText(), english);
    EXPECT_EQ(app.view.position(), app.view.acts()) << "the place is kept";
}

TEST(SessionViewModel, RandomSessionsAreShownAsTheirStatesSay) {
    random_play::Random random(7);
    for (int round = 0; round < 5; ++round) {
        AppTable app(random_play::Trait<AllYourBase>::setup(random));
        for (int i = 0; i < 120; ++i)
            app.controller.add<AllYourBase>(
                random_play::Trait<AllYourBase>::act(app.controller.state<AllYourBase>(), random));
        SessionViewModel view(app.controller, app.languages, app.books, app.settings);
        view.openTable();
        for (int turn = 0; turn <= view.stages(); ++turn) {
            view.goToStage(turn);
            const State then = app.controller.play<AllYourBase>().stateAfter(static_cast<std::size_t>(view.position()));
            for (const SeatRow& seat : rowsOf<SeatRow>(view.table<AllYourBase>().seats()))
                EXPECT_EQ(seat.held, basesHeld(then, seat.seat));
        }
    }
}

TEST(SessionViewModel, ShowsNothingThatIsNotInTheStoreAnyMore) {
    AppTable app;
    app.play(PlayBase{});
    app.play(EndTurn{});
    SessionViewModel view(app.controller, app.languages, app.books, app.settings);
    view.open(app.controller.info().id);
    view.goTo(1);
    app.controller.reopenStore([&] { return Store::open(app.data.folder()); });
    EXPECT_TRUE(view.isOpen());
    EXPECT_EQ(view.position(), 1);
    const TemporaryData elsewhere;
    app.controller.reopenStore([&] { return Store::open(elsewhere.folder()); });
    EXPECT_FALSE(view.isOpen());
    EXPECT_NE(view.problem(), "");
}

}  // namespace
