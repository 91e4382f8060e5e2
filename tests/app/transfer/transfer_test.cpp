// SPDX-License-Identifier: GPL-3.0-or-later

// What goes out and comes in, without screens.
#include "app/app_model.h"
#include "app/history/play_record.h"
#include "app/history/report.h"
#include "app/transfer/export_text.h"
#include "app/transfer/session_csv.h"
#include "app/transfer/transfer_model.h"
#include "core/all_your_base/course.h"
#include "db/formats/csv.h"
#include "db/session_file/session_export.h"
#include "tests/app/app_fixture.h"
#include "tests/support/made_session.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>
#include <QUrlQuery>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

TEST(ExportFormats, HaveNamesWhichAreTheirEndings) {
    EXPECT_EQ(ExportFormats::names(), (QStringList{"jsonl", "csv", "pdf", "png", "json"}));
    for (const QString& name : ExportFormats::names()) {
        ASSERT_TRUE(ExportFormats::named(name)) << name.toStdString();
        EXPECT_EQ(ExportFormats::endingOf(*ExportFormats::named(name)), name);
    }
    EXPECT_FALSE(ExportFormats::named(QStringLiteral("basekeeper"))) << "an ending alone";
    EXPECT_FALSE(ExportFormats::named(QString()));
    EXPECT_EQ(ExportFormats::ofFile(QStringLiteral("Game.BASEKEEPER")), ExportFormat::SessionFile);
    EXPECT_FALSE(ExportFormats::ofFile(QStringLiteral("game.txt")));
    EXPECT_FALSE(ExportFormats::ofFile(QStringLiteral("csv")));
}

class TransferTest : public testing::Test {
protected:
    void SetUp() override { app.languages.use("en"); }

    void finish() {
        ASSERT_TRUE(QTest::qWaitFor([&] { return !transfer.isBusy(); }, 60'000));
    }
    QByteArray exported(const QString& id) {
        QBuffer buffer;
        EXPECT_TRUE(buffer.open(QIODevice::WriteOnly));
        EXPECT_TRUE(exportSession(buffer, store.session(id).value().value(), store.entries(id).value()));
        return buffer.data();
    }
    SessionInfo made(std::uint64_t seed, std::size_t acts = 60) {
        const MadeSession session = randomSession(seed, acts);
        return store.importSession(session.session, session.log, session.endedAt).value();
    }
    ReadSession read(const SessionInfo& info) { return readSession(store, info).value(); }
    QUrl file(const QString& name, const QByteArray& bytes) {
        TemporaryData::write(files.path(name), bytes);
        return QUrl::fromLocalFile(files.path(name));
    }
    void look(const QUrl& url) {
        transfer.look(url);
        finish();
    }
    [[nodiscard]] const std::vector<ImportRow>& rows() const { return rowsOf<ImportRow>(transferModel->files()); }

    AppParts app;
    TemporaryData files;
    Store& store = *app.controller.store();
    TransferModel transfer{app.controller, app.languages, app.books};
    TransferModel* transferModel = &transfer;
};

TEST_F(TransferTest, ATableHasALineForEveryActThatStands) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const ReadSession session = read(made(seed));
        const auto records = readCsv(writeCsv(actsTable(session, app.languages, app.books)));
        ASSERT_TRUE(records.has_value());
        const auto& play = std::get<Session<AllYourBase>>(session.play);
        ASSERT_EQ(records->size(), play.played() + 1);
        for (std::size_t i = 1; i < records->size(); ++i) {
            const QStringList& fields = (*records)[i].fields;
            ASSERT_EQ(fields.size(), records->front().fields.size());
            EXPECT_EQ(fields[0], QString::number(i));
            EXPECT_FALSE(fields.constLast().isEmpty()) << fields.join(' ').toStdString();
            QJsonObject act = QJsonDocument::fromJson(fields[11].toUtf8()).object();
            act.insert("act", fields[5]);
            EXPECT_EQ(AllYourBaseCodec::readAction(act).value(), play.act(i - 1)) << "nothing is lost";
        }
    }
}

TEST_F(TransferTest, ATableTellsPointsAndBases) {
    using namespace all_your_base;
    PlayedGame game(app.controller, app.table);
    ASSERT_TRUE(app.controller.begin(threePeople()));
    game.layBattlefield();
    game.play(attackOn(4_B, {1_P, 2_P}));
    game.play(ResolveAttack{});
    game.play(EndTurn{});
    game.play(PlayShip{{3_B, 7, {}, {}}, Ship::Zig});
    const auto records =
        actsTable(read(store.session(app.controller.info().id).value().value()), app.languages, app.books);
    const QStringList attack = records[7];
    EXPECT_EQ(attack.mid(3, 8), (QStringList{"0", "Ana", "attack", "", "B4", "6", "4", "2"}));
    EXPECT_EQ(records[8][10], "3") << "held after the capture";
    EXPECT_EQ(records.back().mid(3, 7), (QStringList{"1", "美玲", "play-ship", "zig", "B3", "7", "1"}));
    const QStringList record = sessionRecord(read(store.session(app.controller.info().id).value().value()));
    ASSERT_EQ(record.size(), sessionColumns().size());
    EXPECT_EQ(
        sessionColumns().join(u','),
        "id,title,game,started_at,ended_at,minutes,seats,players,acts,turns,needed,winner_seat,winner,held,captures,"
        "thefts,counterattacks,rulings,unverified,note")
        << "others come at the end";
    EXPECT_EQ(record[sessionColumns().indexOf("players")], "Ana; 美玲; Tomás");
    EXPECT_EQ(record[sessionColumns().indexOf("held")], "3; 1; 1");
    EXPECT_EQ(record[sessionColumns().indexOf("captures")], "1");
}

TEST_F(TransferTest, APlayIsAsBgStatsWantsIt) {
    const SessionInfo info = made(3);
    const ReadSession session = read(info);
    const auto& game = std::get<Session<AllYourBase>>(session.play);
    const QJsonObject play = playRecord(session);
    EXPECT_EQ(play.value("sourcePlayId").toString(), info.id);
    EXPECT_EQ(play.value("playDate").toString(), "2026-01-31 18:05:09");
    EXPECT_EQ(play.value("comments").toString(), info.title);
    EXPECT_FALSE(play.value("game").toObject().contains("bggId")) << "never invented";
    const QJsonArray players = play.value("players").toArray();
    ASSERT_EQ(players.size(), static_cast<qsizetype>(game.setup().seats.size()));
    for (qsizetype seat = 0; seat < players.size(); ++seat) {
        EXPECT_EQ(players[seat].toObject().value("winner").toBool(), game.state().winner == static_cast<int>(seat));
        EXPECT_EQ(players[seat].toObject().value("startPlayer").toBool(), game.setup().first == seat);
    }
    const QString data = QUrlQuery(playLink(session)).queryItemValue("data", QUrl::FullyDecoded);
    EXPECT_EQ(QJsonDocument::fromJson(data.toUtf8()).object(), play);
}

TEST_F(TransferTest, AReportCanBeMadeOfEveryGame) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed)
        EXPECT_TRUE(reportOf(read(made(seed, 20 * seed)), app.languages, app.books).startsWith("%PDF-"));
    const MadeSession empty = randomSession(2, 0);
    EXPECT_TRUE(reportOf(read(store.importSession(empty.session, {}, {}).value()), app.languages, app.books)
                    .startsWith("%PDF-"));
}

/// Headings that go to the next page move everything after them: nothing may get lost on the way.
TEST_F(TransferTest, AReportHasRoomForEveryLine) {
    constexpr std::size_t linesOnAPage = 56;
    constexpr std::size_t linesOfTheChart = 30;
    const QStringList names{"Maximiliana Fernández de la Vega",    "Bartholomew Featherstonehaugh III",
                            "欧阳美玲与她的朋友们坐在一起",        "Tomás",
                            "Wolfeschlegelsteinhausenbergerdorff", "Bo"};
    for (std::size_t acts = 200; acts <= 300; acts += 10) {
        SCOPED_TRACE(acts);
        const MadeSession drawn = randomSessionOf(names, acts);
        const ReadSession session = read(store.importSession(drawn.session, drawn.log, drawn.endedAt).value());
        const auto& play = std::get<Session<AllYourBase>>(session.play);
        const all_your_base::Course course = all_your_base::courseOf(play);
        std::size_t lines = linesOfTheChart + play.played() + course.overrides.size();
        for (const auto& entry : play.log()) lines += std::holds_alternative<all_your_base::Action>(entry) ? 0 : 1;
        for (const std::size_t act : course.overrides)
            lines += std::get<all_your_base::Overrule>(play.act(act)).changes.size();
        for (std::size_t turn = 1; turn < course.playedAfterTurn.size(); ++turn)
            lines += course.playedAfterTurn[turn] > course.playedAfterTurn[turn - 1] ? 1 : 0;
        const QString pdf = QString::fromLatin1(reportOf(session, app.languages, app.books));
        EXPECT_GE(static_cast<std::size_t>(pdf.count(QRegularExpression("/Type /Page\\b"))) * linesOnAPage, lines);
    }
}

TEST_F(TransferTest, FilesHaveNamesThatEveryFileSystemTakes) {
    SessionInfo info = made(1);
    info.id = "../../x:7";
    info.title = "A/B\\C: \"d\"\n*?";
    const QString name = SessionExporter::fileName(info, ExportFormat::Report);
    EXPECT_TRUE(name.endsWith(" A B C d x7.pdf")) << name.toStdString();
    info.title = QString(500, u'界');
    EXPECT_LT(SessionExporter::fileName(info, ExportFormat::SessionFile).toUtf8().size(), 255);
}

TEST_F(TransferTest, SessionsAreFoundByTheBeginningOfTheirId) {
    const SessionExporter exporter(store, app.languages, app.books);
    EXPECT_EQ(exporter.find({}).error().kind, ExportErrorKind::NoSession);
    MadeSession session = randomSession(1, 5);
    for (const char* id : {"abc-1", "abc-2", "abc"}) {
        session.session.id = QLatin1String(id);
        ASSERT_TRUE(store.importSession(session.session, session.log, {}).has_value());
    }
    EXPECT_EQ(exporter.find("abc").value().id, "abc") << "all of it";
    EXPECT_EQ(exporter.find("abc-2").value().id, "abc-2");
    EXPECT_EQ(exporter.find("abc-").error().kind, ExportErrorKind::SeveralSessions);
    EXPECT_EQ(exporter.find("x").error().kind, ExportErrorKind::NoSession);
    EXPECT_EQ(exporter.find({}).value().id, "abc") << "the last";
}

TEST_F(TransferTest, AllGoOutWithADifferentNameEach) {
    MadeSession session = randomSession(1, 5);
    for (const char* id : {"1/a", "1-a", "1a"}) {
        session.session.id = QLatin1String(id);
        ASSERT_TRUE(store.importSession(session.session, session.log, {}).has_value());
    }
    EXPECT_TRUE(transfer.exportAll("jsonl", QUrl::fromLocalFile(files.path("out"))));
    finish();
    EXPECT_EQ(transfer.problem(), "");
    EXPECT_EQ(QDir(files.path("out")).entryList(QDir::Files).size(), 3);
}

TEST_F(TransferTest, AFullDiskIsToldWithThePlaceAndTheRoomNeededAndLeavesNoHalfFile) {
    const SessionInfo info = made(1);
    const auto expectTold = [&](const QString& place) {
        const QRegularExpression words(QRegularExpression::escape(place) +
                                       QStringLiteral(": it needs [0-9.,]+ ([kM]?B|bytes)"));
        EXPECT_TRUE(transfer.problem().contains(words)) << transfer.problem().toStdString();
        EXPECT_TRUE(files.contents().empty()) << "a half file";
    };
    for (const char* format : {"jsonl", "csv", "pdf", "png", "json"}) {
        const QString path = files.path(QStringLiteral("out.") + QLatin1String(format));
        {
            const FullDisk full;
            EXPECT_FALSE(transfer.exportSession(info.id, format, QUrl::fromLocalFile(path)));
        }
        expectTold(path);
        EXPECT_TRUE(transfer.exportSession(info.id, format, QUrl::fromLocalFile(path)));
        EXPECT_EQ(transfer.problem(), "");
        EXPECT_GT(QFileInfo(path).size(), 0);
        ASSERT_TRUE(QFile::remove(path));
    }
    {
        const FullDisk full;
        EXPECT_TRUE(transfer.exportTable(QUrl::fromLocalFile(files.path("all.csv"))));
        finish();
    }
    expectTold(files.path("all.csv"));
    {
        const FullDisk full;
        EXPECT_TRUE(transfer.exportAll("jsonl", QUrl::fromLocalFile(files.path("all"))));
        finish();
    }
    expectTold(files.path("all/") + SessionExporter::fileName(info, ExportFormat::SessionFile));
    EXPECT_TRUE(QDir(files.path("all")).isEmpty(QDir::Files | QDir::Hidden)) << "a half file";
}

TEST_F(TransferTest, AFileThatIsThereIsNotReplaced) {
    const SessionInfo info = made(1);
    EXPECT_FALSE(transfer.exportSession(info.id, "jsonl", file("out.jsonl", "old")));
    EXPECT_TRUE(transfer.problem().contains("out.jsonl"));
    EXPECT_EQ(TemporaryData::read(files.path("out.jsonl")), "old");
    for (int times = 0; times < 2; ++times) {
        ASSERT_TRUE(transfer.exportAll("jsonl", QUrl::fromLocalFile(files.path("all"))));
        finish();
    }
    EXPECT_EQ(QDir(files.path("all")).entryList(QDir::Files).size(), 2) << "the second gets a number";
}

TEST_F(TransferTest, EveryFileIsLookedAtBeforeAnythingHappens) {
    const SessionInfo there = made(1);
    const QByteArray same = exported(there.id);
    look(file("same.jsonl", same));
    look(file("shorter.jsonl", same.left(same.indexOf('\n', same.size() / 2) + 1)));
    look(file("broken.jsonl", QByteArray(same).replace(there.id.toUtf8(), "another-id")));
    look(file("faulty.jsonl", same + "{\n"));
    look(QUrl::fromLocalFile(files.path("missing.jsonl")));
    ASSERT_EQ(rows().size(), 5u);
    EXPECT_EQ(rows()[0].mood, ImportMood::Mood::Known);
    EXPECT_EQ(rows()[0].sign, "cards/base");
    EXPECT_EQ(rows()[4].sign, "") << "it cannot be read";
    EXPECT_EQ(rows()[1].mood, ImportMood::Mood::Known);
    EXPECT_NE(rows()[0].told, rows()[1].told);
    EXPECT_TRUE(rows()[2].asks);
    EXPECT_EQ(rows()[3].mood, ImportMood::Mood::Wrong);
    EXPECT_TRUE(rows()[3].told.contains(QString::number(same.count('\n') + 1)));
    EXPECT_TRUE(rows()[4].told.contains("missing.jsonl"));
    EXPECT_EQ(transfer.wanted(), 0);
    EXPECT_EQ(store.sessions().value().size(), 1u);
    transfer.wantUnverified(files.path("broken.jsonl"), true);
    transfer.wantUnverified(files.path("faulty.jsonl"), true);
    EXPECT_EQ(transfer.wanted(), 1) << "what is faulty cannot be wanted";
    EXPECT_TRUE(transfer.importFiles());
    finish();
    EXPECT_TRUE(store.session("another-id").value().value().unverified);
    EXPECT_EQ(store.sessions().value().size(), 2u);
}

TEST_F(TransferTest, ALongerAndAShorterFileOfOneGameAreOneGame) {
    const SessionInfo there = made(1);
    const QByteArray whole = exported(there.id);
    AppParts other;
    TransferModel into(other.controller, app.languages, app.books);
    // As it was exported earlier, when there were fewer entries.
    QByteArray half = whole.left(whole.indexOf('\n', whole.size() / 2) + 1);
    half.replace("\"entries\":" + QByteArray::number(whole.count('\n') - 1),
                 "\"entries\":" + QByteArray::number(half.count('\n') - 1));
    into.look(file("1.jsonl", half));
    into.look(file("2.jsonl", whole));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !into.isBusy(); }));
    EXPECT_EQ(into.wanted(), 2) << "each is new by itself";
    EXPECT_TRUE(into.importFiles());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !into.isBusy(); }));
    for (const ImportRow& row : rowsOf<ImportRow>(into.files()))
        EXPECT_EQ(row.mood, ImportMood::Mood::Done) << row.told.toStdString();
    Store& otherStore = *other.controller.store();
    EXPECT_EQ(otherStore.sessions().value().size(), 1u);
    EXPECT_EQ(otherStore.entries(there.id).value().size(), store.entries(there.id).value().size());
}

TEST_F(TransferTest, TheGameAtTheTableGoesOnAsTheFileHasIt) {
    PlayedGame game(app.controller, app.table);
    ASSERT_TRUE(app.controller.begin(threePeople()));
    game.play(all_your_base::PlayBase{});
    const QString id = app.controller.info().id;
    const QByteArray sofar = exported(id);
    game.play(all_your_base::EndTurn{});
    const QByteArray longer = exported(id);

    // Another tablet, where the second act was never seen.
    AppParts other;
    TransferModel into(other.controller, app.languages, app.books);
    const auto bring = [&](const QUrl& url) {
        into.look(url);
        EXPECT_TRUE(QTest::qWaitFor([&] { return !into.isBusy(); }));
        EXPECT_TRUE(into.importFiles());
        EXPECT_TRUE(QTest::qWaitFor([&] { return !into.isBusy(); }));
    };
    bring(file("so-far.jsonl", sofar));
    ASSERT_TRUE(other.controller.resume());
    ASSERT_EQ(other.controller.play<AllYourBase>().played(), 1u);
    QSignalSpy taken(&into, &TransferModel::imported);
    bring(file("longer.jsonl", longer));
    EXPECT_EQ(taken.count(), 1);
    EXPECT_EQ(other.controller.play<AllYourBase>().played(), 2u) << "the table shows it";
    PlayedGame elsewhere(other.controller, other.table);
    elsewhere.play(all_your_base::PlayBase{});
    EXPECT_EQ(other.controller.store()->entries(id).value().size(), 3u) << "and goes on";
}

/// Whoever closes the sheet between two files must not play on without what the first one brought.
TEST_F(TransferTest, TheTableKnowsWhatAFileBroughtWhereTheRestIsGivenUp) {
    PlayedGame game(app.controller, app.table);
    ASSERT_TRUE(app.controller.begin(threePeople()));
    game.play(all_your_base::PlayBase{});
    const QString id = app.controller.info().id;
    const QByteArray sofar = exported(id);
    game.play(all_your_base::EndTurn{});
    const QByteArray longer = exported(id);

    AppParts other;
    TransferModel into(other.controller, app.languages, app.books);
    into.look(file("so-far.jsonl", sofar));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !into.isBusy(); }));
    EXPECT_TRUE(into.importFiles());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !into.isBusy(); }));
    ASSERT_TRUE(other.controller.resume());
    into.clear();
    into.look(file("longer.jsonl", longer));
    constexpr int others = 25;
    for (int i = 0; i < others; ++i)
        into.look(file(QStringLiteral("%1.jsonl").arg(i), exported(made(static_cast<std::uint64_t>(i + 1), 200).id)));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !into.isBusy(); }, 60'000));
    QSignalSpy taken(&into, &TransferModel::imported);
    const auto conn = QObject::connect(
        &other.controller, &SessionController::gameChanged, &into, [&] { into.clear(); }, Qt::QueuedConnection);
    ASSERT_TRUE(into.importFiles());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !into.isBusy(); }, 60'000));
    QObject::disconnect(conn);
    ASSERT_LT(other.controller.store()->sessions().value().size(), 1u + others) << "it was given up in between";
    EXPECT_EQ(taken.count(), 1) << "what came in is told";
    EXPECT_EQ(other.controller.play<AllYourBase>().played(), 2u);
    PlayedGame elsewhere(other.controller, other.table);
    elsewhere.play(all_your_base::PlayBase{});
    EXPECT_TRUE(readSession(*other.controller.store(), other.controller.info()).has_value());
    EXPECT_EQ(other.controller.store()->entries(id).value().size(), 3u);
}

TEST_F(TransferTest, WhatIsOnlyInMemoryKeepsFilesOut) {
    PlayedGame game(app.controller, app.table);
    ASSERT_TRUE(app.controller.begin(threePeople()));
    const SessionInfo there = made(1);
    const QUrl from = file(
        "a.jsonl", QByteArray(exported(there.id)).replace("\"hash\"", "\"hush\"").replace(there.id.toUtf8(), "new-id"));
    look(from);
    EXPECT_EQ(transfer.wanted(), 1);
    {
        const FullDisk full;
        EXPECT_EQ(app.controller.add<AllYourBase>(Entry<AllYourBase>(all_your_base::Action(all_your_base::PlayBase{}))),
                  SessionController::Outcome::NotSaved);
        app.controller.continueInMemory();
        game.play(all_your_base::PlayBase{});
        EXPECT_FALSE(transfer.importFiles());
        EXPECT_NE(transfer.problem(), "");
    }
    EXPECT_TRUE(transfer.importFiles()) << "the disk takes it again";
    finish();
    EXPECT_EQ(app.controller.unsavedEntries(), 0);
    EXPECT_TRUE(store.session("new-id").value().has_value());
}

TEST_F(TransferTest, NothingGoesOnWithAStoreThatIsReplaced) {
    constexpr int games = 60;
    for (int i = 0; i < games; ++i) made(static_cast<std::uint64_t>(i + 1));
    ASSERT_TRUE(transfer.exportAll("csv", QUrl::fromLocalFile(files.path("out"))));
    ASSERT_TRUE(transfer.isBusy());
    app.controller.reopenStore([&] { return Store::open(app.data.folder()); });
    EXPECT_FALSE(transfer.isBusy());
    EXPECT_NE(transfer.problem(), "") << "nobody takes it for done";
    QTest::qWait(0);
    EXPECT_LT(QDir(files.path("out")).entryList(QDir::Files).size(), games);
    ASSERT_TRUE(transfer.exportAll("csv", QUrl::fromLocalFile(files.path("again"))));
    ASSERT_TRUE(app.controller.saveToNewFile());
    EXPECT_FALSE(transfer.isBusy());
    ASSERT_TRUE(transfer.exportAll("jsonl", QUrl::fromLocalFile(files.path("out"))));
    finish();
    EXPECT_EQ(transfer.problem(), "");
}

TEST_F(TransferTest, WhatIsOnlyInMemoryGoesOutToo) {
    PlayedGame game(app.controller, app.table);
    ASSERT_TRUE(app.controller.begin(threePeople()));
    const SessionInfo another = made(1);
    const QString id = app.controller.info().id;
    const QUrl target = QUrl::fromLocalFile(files.path("out.jsonl"));
    app.controller.continueInMemory();
    game.play(all_your_base::PlayBase{});
    ASSERT_EQ(app.controller.unsavedEntries(), 1);
    {
        const FullDisk full;
        EXPECT_FALSE(transfer.exportSession(id, "jsonl", target));
        EXPECT_TRUE(transfer.problem().startsWith("The newest acts")) << transfer.problem().toStdString();
        EXPECT_FALSE(transfer.copyPlayLink(id));
        EXPECT_TRUE(transfer.copyPlayLink(another.id)) << "of which all is saved";
        ASSERT_TRUE(transfer.exportAll("jsonl", QUrl::fromLocalFile(files.path("full"))));
        EXPECT_TRUE(transfer.isBusy());
    }
    finish();
    EXPECT_TRUE(transfer.problem().startsWith("The newest acts")) << transfer.problem().toStdString();
    EXPECT_EQ(QDir(files.path("full")).entryList(QDir::Files).size(), 2) << "the others go out";
    EXPECT_FALSE(QFile::exists(files.path("out.jsonl")));
    EXPECT_TRUE(transfer.exportSession(id, "jsonl", target));
    EXPECT_EQ(app.controller.unsavedEntries(), 0);
    EXPECT_EQ(transfer.problem(), "");
    EXPECT_EQ(TemporaryData::read(files.path("out.jsonl")), exported(id));
}

TEST_F(TransferTest, IsToldAnewInAnotherLanguage) {
    look(file("faulty.jsonl", "{}\n"));
    const QString english = rows()[0].told;
    app.languages.use("es");
    transfer.retranslate();
    finish();
    ASSERT_EQ(rows().size(), 1u);
    EXPECT_NE(rows()[0].told, english);
}

}  // namespace
