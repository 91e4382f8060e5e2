// SPDX-License-Identifier: GPL-3.0-or-later

// The Score sheet as its screens see it, and what becomes of its sessions.
#include "app/games/score_sheet/score_sheet_setup.h"
#include "app/games/score_sheet/score_sheet_table.h"
#include "app/games/score_sheet/score_sheet_ui.h"
#include "app/history/report.h"
#include "app/history/session_course.h"
#include "app/history/session_view_model.h"
#include "app/transfer/session_csv.h"
#include "db/session_file/session_export.h"
#include "db/session_file/session_import.h"
#include "tests/app/app_fixture.h"

#include <QBuffer>
#include <QJsonArray>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::score_sheet;

namespace {

score_sheet::Setup sheetOfThree(const Options& options = {}) {
    return {{{"Ana", "en"}, {"美玲", "zh"}, {"Tomás", "es"}}, options};
}

class ScoreSheetAtTable : public testing::Test {
protected:
    void begin(const Options& options = {}) { ASSERT_TRUE(controller.begin(sheetOfThree(options))); }
    void enter(const QString& points) {
        for (const QChar key : points)
            if (key == u'-') table.minus();
            else table.digit(key.digitValue());
        table.enterPoints();
    }
    void playRounds(int count) {
        for (int i = 0; i < 3 * count; ++i) enter(QString::number(7 * i % 11 - 3));
    }
    [[nodiscard]] const State& state() const { return controller.state<ScoreSheet>(); }
    [[nodiscard]] QStringList totals() {
        QStringList all;
        for (const ScoreSeatRow& row : rowsOf<ScoreSeatRow>(table.seats())) all << row.total;
        return all;
    }

    TemporaryData data;
    Languages languages;
    Settings settings{languages, data.folder()};
    RuleBooks books;
    SessionController controller{Store::open(data.folder())};
    ScoreSheetTable table{controller, languages, books};
    TemporaryData otherData;
    SessionController elsewhere{Store::open(otherData.folder())};
};

TEST_F(ScoreSheetAtTable, AsksOneSeatAfterTheOtherRoundByRound) {
    begin();
    EXPECT_EQ(table.asked(), 0);
    enter("12");
    EXPECT_EQ(table.asked(), 1);
    enter("-3");
    enter("0");
    EXPECT_EQ(table.round(), 2);
    EXPECT_EQ(table.asked(), 0);
    EXPECT_EQ(totals(), QStringList({"12", "−3", "0"}));
    EXPECT_EQ(rowsOf<RoundRow>(table.rounds()).front().points, QStringList({"12", "−3", "0"}));
    EXPECT_TRUE(rowsOf<RoundRow>(table.rounds()).back().current);
    EXPECT_TRUE(rowOf<ScoreSeatRow>(table.seats(), 0).leads);
}

TEST_F(ScoreSheetAtTable, TypesOnlyNumbersThatCanBeEntered) {
    begin();
    for (int i = 0; i < 4; ++i) table.digit(9);
    EXPECT_FALSE(table.refused());
    EXPECT_EQ(table.mistaken(), nobody);
    table.digit(9);
    EXPECT_EQ(table.typed(), "9999");
    EXPECT_EQ(table.refusal().clause, "1.1");
    EXPECT_EQ(table.mistaken(), 0);
    table.minus();
    EXPECT_EQ(table.mistaken(), nobody) << "whoever goes on typing has read it";
    EXPECT_EQ(table.typed(), "−9999");
    for (int i = 0; i < 4; ++i) table.back();
    EXPECT_EQ(table.typed(), "−");
    table.enterPoints();
    EXPECT_EQ(controller.play<ScoreSheet>().played(), 0u) << "a sign is no number";
    table.back();
    EXPECT_EQ(table.typed(), "");
}

TEST_F(ScoreSheetAtTable, AsksWhoeverIsTappedAndRefusesWhoHasANumber) {
    begin();
    table.tapSeat(1);
    EXPECT_EQ(table.asked(), 1);
    enter("5");
    EXPECT_EQ(table.asked(), 2) << "it goes on clockwise";
    table.tapSeat(1);
    EXPECT_TRUE(table.refused());
    EXPECT_EQ(table.refusal().clause, "1.1");
    EXPECT_EQ(table.mistaken(), 1);
    table.endGame();
    EXPECT_EQ(table.refusal().clause, "2.3");
    EXPECT_EQ(table.mistaken(), nobody) << "that is no matter of one seat's number";
}

TEST_F(ScoreSheetAtTable, EndsAsAgreedAndTellsATie) {
    begin({.rounds = 1});
    for (const char* points : {"5", "9", "9"}) enter(points);
    EXPECT_TRUE(table.over());
    EXPECT_EQ(table.winnerSeats(), QList<int>({1, 2}));
    EXPECT_EQ(table.decidedBy(), "The same total: the victory is shared.");
    table.undo();
    EXPECT_FALSE(table.over());
    enter("10");
    EXPECT_EQ(table.winnerNames(), "Tomás");
    EXPECT_EQ(table.decidedBy(), "The highest total.");
    EXPECT_EQ(rowsOf<ScoreSeatRow>(table.standings()).front().seat, 2);
}

TEST_F(ScoreSheetAtTable, IsEndedByTheTableBetweenTwoRoundsOnly) {
    begin({.lowestWins = true});
    EXPECT_FALSE(table.isEndable());
    table.endGame();
    EXPECT_EQ(table.refusal().clause, "2.3");
    playRounds(1);
    table.endGame();
    EXPECT_TRUE(table.over());
    EXPECT_EQ(table.decidedBy(), "The lowest total.");
}

TEST_F(ScoreSheetAtTable, AnOverruleShowsWhatItChangesAndIsEntered) {
    begin();
    playRounds(2);
    ScoreSheetOverruleModel& overrule = *table.overrule();
    EXPECT_EQ(overrule.pointsOf(1, 0), "-3");
    overrule.setPoints(1, 0, "20");
    overrule.setPoints(1, 0, "21");
    EXPECT_EQ(rowsOf<LineRow>(overrule.edits()).size(), 1u) << "typing one number is one edit";
    EXPECT_TRUE(rowsOf<Difference>(overrule.effects()).front().text.contains("21"));
    overrule.setPoints(1, 0, "-3");
    EXPECT_TRUE(rowsOf<LineRow>(overrule.edits()).empty()) << "nothing changes";
    overrule.setPoints(1, 0, "x");
    EXPECT_TRUE(rowsOf<LineRow>(overrule.edits()).empty());
    overrule.endGame(1);
    overrule.endGame(2);
    overrule.setReason("as agreed");
    EXPECT_TRUE(overrule.enter());
    EXPECT_EQ(table.winnerSeats(), QList<int>({1, 2}));
}

TEST_F(ScoreSheetAtTable, TheSetupIsTakenFromTheLastGame) {
    ScoreSheetSetup setup(controller, languages);
    setup.setRounds(7);
    setup.setTarget(250);
    setup.setLowestWins(true);
    setup.setRounds(100);
    EXPECT_EQ(setup.rounds(), 7) << "out of range";
    ASSERT_TRUE(setup.begin());
    EXPECT_EQ(state().options, (Options{7, 250, true}));
    ScoreSheetSetup next(controller, languages);
    EXPECT_EQ(next.rounds(), 7);
    EXPECT_EQ(next.target(), 250);
    EXPECT_TRUE(next.lowestWins());
}

TEST_F(ScoreSheetAtTable, GoesOutAndComesInAgain) {
    begin({.rounds = 3});
    playRounds(2);
    const SessionInfo info = controller.store()->session(controller.info().id).value().value();
    const ReadSession session = readSession(*controller.store(), info).value();
    const auto acts = actsTable(session, languages, books);
    EXPECT_TRUE(acts.front().contains("totals"));
    EXPECT_EQ(acts.size(), 7);
    EXPECT_TRUE(reportOf(session, languages, books).startsWith("%PDF-")) << "with totals below zero";
    QByteArray bytes;
    QBuffer buffer(&bytes);
    ASSERT_TRUE(buffer.open(QIODevice::ReadWrite));
    ASSERT_TRUE(exportSession(buffer, info, controller.store()->entries(info.id).value()));
    buffer.seek(0);
    const auto file = readSessionFile(buffer);
    ASSERT_TRUE(file.has_value());
    Store& other = *elsewhere.store();
    const auto comparison = compareWithStore(other, *file).value();
    const auto taken = importFile(other, *file, comparison, QDateTime::currentDateTimeUtc()).value().value();
    EXPECT_EQ(std::get<Session<ScoreSheet>>(readSession(other, taken).value().play).state(), state());
}

TEST_F(ScoreSheetAtTable, IsLookedAtRoundByRound) {
    begin();
    playRounds(4);
    SessionViewModel view(controller, languages, books, settings);
    view.openTable();
    ASSERT_TRUE(view.isOpen());
    EXPECT_EQ(view.stages(), 4);
    EXPECT_EQ(view.worstScore(), -6);
    view.goToStage(1);
    EXPECT_EQ(rowsOf<RoundRow>(view.table<ScoreSheet>().rounds()).size(), 2u);
}

}  // namespace
