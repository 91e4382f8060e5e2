// SPDX-License-Identifier: GPL-3.0-or-later

// What happens to sessions of All aboard! after they were played, by the same code as for the first game.
#include "app/history/play_record.h"
#include "app/history/report.h"
#include "app/history/session_course.h"
#include "app/history/session_summarizer.h"
#include "app/history/session_view_model.h"
#include "app/transfer/session_csv.h"
#include "db/session_file/session_export.h"
#include "db/session_file/session_import.h"
#include "tests/app/all_aboard_fixture.h"
#include "tests/support/random_all_aboard.h"

#include <QBuffer>
#include <QJsonArray>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_aboard;

namespace {

struct RandomAboard : AboardParts {
    explicit RandomAboard(std::uint64_t seed, int acts = 200) : random(seed) {
        EXPECT_TRUE(controller.begin(random_play::Trait<AllAboard>::setup(random)));
        for (int i = 0; i < acts; ++i)
            controller.add(Entry<AllAboard>(random_play::Trait<AllAboard>::act(controller.state<AllAboard>(), random)));
    }
    [[nodiscard]] const Session<AllAboard>& play() const { return controller.play<AllAboard>(); }
    [[nodiscard]] SessionInfo info() { return controller.store()->session(controller.info().id).value().value(); }
    [[nodiscard]] ReadSession read() { return readSession(*controller.store(), info()).value(); }

    random_play::Random random;
};

TEST(AllAboardHistory, IsReadAsItWasPlayed) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        RandomAboard app(seed);
        EXPECT_EQ(std::get<Session<AllAboard>>(app.read().play).state(), app.play().state()) << seed;
    }
}

TEST(AllAboardHistory, IsSummarizedWithPointsAndAllWinners) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        RandomAboard app(seed);
        const SessionSummary summary = summarize(*app.controller.store(), app.info()).value();
        EXPECT_TRUE(summary.reads);
        EXPECT_EQ(summary.acts, static_cast<int>(app.play().played()));
        const std::vector<int> points = pointsBySeat(app.play().state());
        ASSERT_EQ(summary.seats.size(), points.size());
        for (std::size_t seat = 0; seat < points.size(); ++seat) {
            EXPECT_EQ(summary.seats[seat].score, points[seat]);
            EXPECT_EQ(summary.seats[seat].won,
                      std::ranges::count(app.play().state().winners, static_cast<SeatId>(seat)) == 1);
        }
    }
}

TEST(AllAboardHistory, GoesOutInEveryForm) {
    RandomAboard app(4);
    const ReadSession session = app.read();
    const auto table = actsTable(session, app.languages, app.books);
    EXPECT_EQ(table.size(), app.play().played() + 1);
    EXPECT_TRUE(table.front().contains("animal"));
    for (const QStringList& record : table) EXPECT_EQ(record.size(), table.front().size());
    EXPECT_EQ(sessionRecord(session).size(), sessionColumns().size());
    EXPECT_TRUE(reportOf(session, app.languages, app.books).startsWith("%PDF-"));
    const QJsonObject record = playRecord(session);
    EXPECT_EQ(record["game"].toObject()["name"].toString(), "All aboard!");
    EXPECT_EQ(record["players"].toArray().size(), static_cast<qsizetype>(app.play().setup().seats.size()));
}

TEST(AllAboardHistory, ComesInAgainByteForByte) {
    RandomAboard app(6);
    const auto exported = [](AboardParts& from, const SessionInfo& info) {
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
    AboardParts other;
    const auto comparison = compareWithStore(*other.controller.store(), *file).value();
    const auto taken =
        importFile(*other.controller.store(), *file, comparison, QDateTime::currentDateTimeUtc()).value().value();
    EXPECT_EQ(exported(other, taken), bytes);
    EXPECT_EQ(compareWithStore(*other.controller.store(), *file).value().relation, FileRelation::Same);
}

TEST(AllAboardHistory, IsLookedAtBoatByBoat) {
    RandomAboard app(2);
    SessionViewModel view(app.controller, app.languages, app.books, app.settings);
    view.openTable();
    ASSERT_TRUE(view.isOpen());
    EXPECT_EQ(view.gameName(), "All aboard!");
    EXPECT_EQ(view.goal(), 0);
    for (int boat = 0; boat <= view.stages(); ++boat) {
        view.goToStage(boat);
        const std::vector<int> points = pointsBySeat(app.play().stateAfter(static_cast<std::size_t>(view.position())));
        for (const AboardSeatRow& seat : rowsOf<AboardSeatRow>(view.table<AllAboard>().seats()))
            EXPECT_EQ(seat.points, points[static_cast<std::size_t>(seat.seat)]);
    }
    EXPECT_FALSE(view.table<AllYourBase>().hasGame()) << "it is of another game";
}

TEST(AllAboardHistory, APastActIsCorrected) {
    AboardTable app;
    app.layFright();
    const std::size_t before = app.played();
    // The first act on a boat: the mouse of the first seat.
    app.table.correction()->replaceAct(2);
    EXPECT_TRUE(app.table.correction()->picking());
    app.board("sloth", 1);
    ASSERT_TRUE(app.table.correction()->open());
    EXPECT_EQ(app.table.correction()->refusedCount(), 0);
    ASSERT_TRUE(app.table.correction()->enter());
    EXPECT_EQ(app.played(), before);
    EXPECT_TRUE(app.aboard(1).contains("sloth"));
    EXPECT_FALSE(app.aboard(1).contains("mouse"));
    app.table.undo();
    EXPECT_TRUE(app.aboard(1).contains("mouse")) << "the amendment is one step";
}

}  // namespace
