// SPDX-License-Identifier: GPL-3.0-or-later

// What happens to sessions of Outspeed after they were played, by the same code as for the first game.
#include "app/history/play_record.h"
#include "app/history/report.h"
#include "app/history/session_course.h"
#include "app/history/session_summarizer.h"
#include "app/history/session_view_model.h"
#include "app/transfer/session_csv.h"
#include "core/outspeed/course.h"
#include "db/session_file/session_export.h"
#include "db/session_file/session_import.h"
#include "tests/app/outspeed_fixture.h"
#include "tests/support/random_outspeed.h"

#include <QBuffer>
#include <QJsonArray>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::outspeed;

namespace {

struct RandomRace : RaceParts {
    explicit RandomRace(std::uint64_t seed, int acts = 200) : random(seed) {
        EXPECT_TRUE(controller.begin(random_play::Trait<Outspeed>::setup(random)));
        for (int i = 0; i < acts; ++i)
            controller.add(Entry<Outspeed>(random_play::Trait<Outspeed>::act(controller.state<Outspeed>(), random)));
    }
    [[nodiscard]] const Session<Outspeed>& play() const { return controller.play<Outspeed>(); }
    [[nodiscard]] SessionInfo info() { return controller.store()->session(controller.info().id).value().value(); }
    [[nodiscard]] ReadSession read() { return readSession(*controller.store(), info()).value(); }

    random_play::Random random;
};

TEST(OutspeedHistory, IsReadAsItWasPlayed) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        RandomRace app(seed);
        EXPECT_EQ(std::get<Session<Outspeed>>(app.read().play).state(), app.play().state()) << seed;
    }
}

TEST(OutspeedHistory, IsSummarizedWithZonesAndAllWinners) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        RandomRace app(seed);
        const SessionSummary summary = summarize(*app.controller.store(), app.info()).value();
        EXPECT_TRUE(summary.reads);
        EXPECT_EQ(summary.acts, static_cast<int>(app.play().played()));
        const State& state = app.play().state();
        ASSERT_EQ(summary.seats.size(), state.seats.size());
        for (std::size_t seat = 0; seat < state.seats.size(); ++seat) {
            EXPECT_EQ(summary.seats[seat].score, state.seats[seat].zone);
            EXPECT_EQ(summary.seats[seat].won, std::ranges::count(state.winners, static_cast<SeatId>(seat)) == 1);
        }
    }
}

TEST(OutspeedHistory, GoesOutInEveryForm) {
    RandomRace app(4);
    const ReadSession session = app.read();
    const auto table = actsTable(session, app.languages, app.books);
    EXPECT_EQ(table.size(), app.play().played() + 1);
    EXPECT_TRUE(table.front().contains("token"));
    for (const QStringList& record : table) EXPECT_EQ(record.size(), table.front().size());
    EXPECT_EQ(sessionRecord(session).size(), sessionColumns().size());
    EXPECT_TRUE(reportOf(session, app.languages, app.books).startsWith("%PDF-"));
    const QJsonObject record = playRecord(session);
    EXPECT_EQ(record["game"].toObject()["name"].toString(), "8Bit Box: Outspeed");
    EXPECT_EQ(record["players"].toArray().size(), static_cast<qsizetype>(app.play().setup().seats.size()));
}

TEST(OutspeedHistory, TheTileStillLiesThereAfterTheActThatEndedItsTurn) {
    RaceTable app;
    app.describePlain();
    app.passBonuses();
    app.programAll({{"Aldebaran", {}}, {"Canopus", {}}, {"Aldebaran", {}}, {"Canopus", {}}});
    app.table.resolve();
    SessionViewModel view(app.controller, app.languages, app.books, app.settings);
    view.openTable();
    auto& table = dynamic_cast<OutspeedTable&>(*view.table());
    ASSERT_EQ(view.position(), static_cast<int>(app.played()));
    EXPECT_EQ(table.tileNumber(), 1);
    EXPECT_EQ(rowOf<TableRouteRow>(table.routes(), 0).pilots, (QList<int>{0, 2}));
    EXPECT_EQ(rowOf<TableRouteRow>(table.routes(), 2).pilots, (QList<int>{1, 3}));
    view.goFirst();
    EXPECT_EQ(table.tileNumber(), 0) << "none has been described yet";
    app.describe(2, {{"Aldebaran", {}, false, 1, {2, 0, 0}}});
    view.openTable();
    EXPECT_EQ(dynamic_cast<OutspeedTable&>(*view.table()).tileNumber(), 2) << "the next one lies on it";
}

TEST(OutspeedHistory, TheTileStillLiesThereAfterTheTokenThatEndedItsTurn) {
    RaceTable app;
    app.describeDice();
    app.passBonuses();
    app.programAll({{"D", {}}, {"D", {}}, {"D", {}}, {"D", {}}});
    app.play(Resolve{});
    for (SeatId seat = 0; seat < 4; ++seat) app.play(TakeToken{seat, Token::Nitro});
    ASSERT_EQ(app.state().phase, Phase::Tile) << "the turn has ended";
    SessionViewModel view(app.controller, app.languages, app.books, app.settings);
    view.openTable();
    EXPECT_EQ(view.table<Outspeed>().tileNumber(), 1);
}

TEST(OutspeedHistory, ComesInAgainByteForByte) {
    RandomRace app(6);
    const auto exported = [](RaceParts& from, const SessionInfo& info) {
        QBuffer buffer;
        EXPECT_TRUE(buffer.open(QIODevice::WriteOnly));
        EXPECT_TRUE(exportSession(buffer, info, from.controller.store()->entries(info.id).value()));
        return buffer.data();
    };
    QByteArray bytes = exported(app, app.info());
    QBuffer in(&bytes);
    ASSERT_TRUE(in.open(QIODevice::ReadOnly));
    const auto file = readSessionFile(in);
    ASSERT_TRUE(file.has_value());
    RaceParts other;
    const auto comparison = compareWithStore(*other.controller.store(), *file).value();
    const auto taken =
        importFile(*other.controller.store(), *file, comparison, QDateTime::currentDateTimeUtc()).value().value();
    EXPECT_EQ(exported(other, taken), bytes);
    EXPECT_EQ(compareWithStore(*other.controller.store(), *file).value().relation, FileRelation::Same);
}

TEST(OutspeedHistory, IsLookedAtTurnByTurn) {
    RandomRace app(2);
    SessionViewModel view(app.controller, app.languages, app.books, app.settings);
    view.openTable();
    ASSERT_TRUE(view.isOpen());
    EXPECT_EQ(view.gameName(), "8Bit Box: Outspeed");
    EXPECT_GT(view.stages(), 0);
    for (int turn = 0; turn <= view.stages(); ++turn) {
        view.goToStage(turn);
        const State then = app.play().stateAfter(static_cast<std::size_t>(view.position()));
        for (const RaceSeatRow& seat : rowsOf<RaceSeatRow>(view.table<Outspeed>().seats()))
            EXPECT_EQ(seat.zone, then.seats[static_cast<std::size_t>(seat.seat)].zone);
    }
    EXPECT_FALSE(view.table<AllYourBase>().hasGame()) << "it is of another game";
}

TEST(OutspeedHistory, ChartsZonesOrFuel) {
    RandomRace app(3);
    SessionViewModel view(app.controller, app.languages, app.books, app.settings);
    view.openTable();
    ASSERT_EQ(view.measures().size(), 2);
    const auto lastOf = [&](SeatId seat) {
        return static_cast<int>(rowOf<SessionSeatRow>(view.seats(), seat).line.constLast().y());
    };
    const State& state = app.play().state();
    for (const auto& out : outspeed::courseOf(app.play()).eliminations) {
        if (!state.seats[static_cast<std::size_t>(out.seat)].eliminated) continue;
        EXPECT_EQ(rowOf<SessionSeatRow>(view.seats(), out.seat).line.constLast().x(), out.stage)
            << "its line ends where it dropped out";
    }
    for (SeatId seat = 0; seat < state.seatCount(); ++seat)
        EXPECT_EQ(rowOf<SessionSeatRow>(view.seats(), seat).out,
                  state.seats[static_cast<std::size_t>(seat)].eliminated);
    const QString zones = view.chartTitle();
    for (SeatId seat = 0; seat < state.seatCount(); ++seat)
        EXPECT_EQ(lastOf(seat), state.seats[static_cast<std::size_t>(seat)].zone);
    view.setMeasure(1);
    EXPECT_NE(view.chartTitle(), zones);
    for (SeatId seat = 0; seat < state.seatCount(); ++seat) {
        EXPECT_EQ(lastOf(seat), state.seats[static_cast<std::size_t>(seat)].fuel);
        EXPECT_EQ(rowOf<SessionSeatRow>(view.seats(), seat).score, state.seats[static_cast<std::size_t>(seat)].zone)
            << "the score stays the zone";
    }
    view.setMeasure(2);
    EXPECT_EQ(view.measure(), 1) << "there is no third";
    view.openTable();
    EXPECT_EQ(view.measure(), 0);
}

}  // namespace
