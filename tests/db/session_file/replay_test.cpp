// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/replay_command.h"
#include "app/games/all_your_base/all_your_base_ui.h"
#include "app/session/log_refusal_text.h"
#include "app/transfer/format_error_text.h"
#include "db/games/games.h"
#include "tests/support/random_all_your_base.h"
#include "tests/support/temporary_data.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QJsonDocument>
#include <QProcess>
#include <gtest/gtest.h>

#include <set>

/// `basekeeper replay`: as a function, and the program itself.
namespace basekeeper {
namespace {

using test::TemporaryData;

const QByteArray header =
    R"({"format":"basekeeper-session","version":1,"game":"all-your-base","setup":{"seats":[{"name":"Ana"},{"name":"Bo"}]}})"
    "\n";

struct Outcome {
    int status = 0;
    QByteArray out;
    QByteArray err;
    [[nodiscard]] QList<QByteArray> lines() const {
        QList<QByteArray> all = out.split('\n');
        all.removeLast();
        return all;
    }
};

Outcome replayed(QByteArray text, const ReplayOptions& options = {}) {
    QBuffer in(&text);
    QBuffer out;
    QBuffer err;
    EXPECT_TRUE(in.open(QIODevice::ReadOnly) && out.open(QIODevice::WriteOnly) && err.open(QIODevice::WriteOnly));
    const int status = replay(options, in, out, err);
    return {status, out.data(), err.data()};
}

Outcome ran(const QStringList& arguments, const QByteArray& input = {}) {
    QProcess program;
    program.start(QStringLiteral(BASEKEEPER_PROGRAM), arguments);
    program.write(input);
    program.closeWriteChannel();
    EXPECT_TRUE(program.waitForFinished());
    EXPECT_EQ(program.exitStatus(), QProcess::NormalExit);
    return {program.exitCode(), program.readAllStandardOutput(), program.readAllStandardError()};
}

QJsonObject json(const QByteArray& text) { return readObject(text).value(); }

QString golden(const QString& name, const QString& game = QStringLiteral("all-your-base")) {
    return QStringLiteral(BASEKEEPER_GOLDEN "/%1/%2").arg(game, name);
}

/// What came, but for the words, which are the translations' affair; that there are words is ours.
QJsonObject withoutMessage(const QByteArray& line) {
    QJsonObject object = json(line);
    EXPECT_EQ(object.contains(u"message"), object.contains(u"violation")) << line.toStdString();
    const bool hasWords = !object.take(u"message").toString().isEmpty();
    EXPECT_EQ(hasWords, object.contains(u"violation")) << line.toStdString();
    return object;
}

QStringList goldenNames(const QString& game = QStringLiteral("all-your-base")) {
    QStringList names = QDir(golden({}, game)).entryList({QStringLiteral("*.expected.jsonl")});
    for (QString& name : names) name.chop(15);
    return names;
}

TEST(ReplayGolden, GamesComeOutAsExpected) {
    for (const QString& game : gameNames()) {
        ASSERT_FALSE(goldenNames(game).isEmpty());
        for (const QString& name : goldenNames(game)) {
            SCOPED_TRACE(golden(name, game).toStdString());
            const Outcome outcome = ran({QStringLiteral("replay"), QStringLiteral("--keep-going"),
                                         QStringLiteral("--state"), golden(name + QStringLiteral(".jsonl"), game)});
            EXPECT_EQ(outcome.status, ExitRefused);
            EXPECT_EQ(outcome.err, "");
            const QList<QByteArray> expected =
                TemporaryData::read(golden(name + QStringLiteral(".expected.jsonl"), game)).trimmed().split('\n');
            const QList<QByteArray> lines = outcome.lines();
            ASSERT_EQ(lines.size(), expected.size() + 1);
            for (qsizetype i = 0; i < expected.size(); ++i)
                EXPECT_EQ(withoutMessage(lines[i]), json(expected[i])) << lines[i].toStdString();
            EXPECT_EQ(json(lines.back()), json(TemporaryData::read(golden(name + QStringLiteral(".state.json"), game))))
                << lines.back().toStdString();
        }
    }
}

/// Every kind of act, edit, question and option stands somewhere in the golden games.
TEST(ReplayGolden, NothingOfTheFormatIsForgotten) {
    QByteArray all;
    for (const QString& name : goldenNames()) all += TemporaryData::read(golden(name + QStringLiteral(".jsonl")));
    QList<QByteArray> words{"\"amend\"",
                            "\"with\":{",
                            "\"delete\"",
                            "\"insert\"",
                            "\"later\"",
                            "\"undo\"",
                            "\"redo\"",
                            "\"ask\":\"legal\"",
                            "\"ask\":\"attack\"",
                            "\"ask\":\"change\"",
                            "\"ask\":\"threats\"",
                            "\"threshold\"",
                            "\"held\"",
                            "\"card11\"",
                            "\"card7\"",
                            "\"redAlertsPerTurn\"",
                            "\"direction\"",
                            "\"change\":false",
                            "\"first\""};
    for (std::size_t i = 0; i < all_your_base::actKinds; ++i)
        words << "\"act\":\"" + QByteArray(AllYourBaseCodec::actName(static_cast<all_your_base::ActKind>(i)).data()) +
                     '"';
    for (const char* edit : {"add-base", "remove-base", "give-base", "set-base-defense", "add-card", "move-card",
                             "set-card-points", "remove-card", "set-turn", "set-queue", "close-pending", "open-change",
                             "end-game", "reopen-game", "open-free-plays"})
        words << "\"edit\":\"" + QByteArray(edit) + '"';
    for (const QByteArray& word : words) EXPECT_TRUE(all.contains(word)) << word.toStdString();
}

TEST(Replay, StopsAtTheFirstRefusalUnlessToldOtherwise) {
    const QByteArray text = header + "{\"act\":\"end-turn\"}\n{\"act\":\"play-base\"}\n{\"act\":\"end-turn\"}";
    const Outcome stopped = replayed(text);
    EXPECT_EQ(stopped.status, ExitRefused);
    ASSERT_EQ(stopped.lines().size(), 1);
    EXPECT_EQ(withoutMessage(stopped.lines()[0]),
              json(R"({"line":2,"ok":false,"violation":"defense-not-done","clause":"6.1","args":{}})"));
    const Outcome going = replayed(text, {.keepGoing = true});
    EXPECT_EQ(going.status, ExitRefused);
    EXPECT_EQ(going.lines().mid(1), (QList<QByteArray>{R"({"line":3,"ok":true})", R"({"line":4,"ok":true})"}));
}

TEST(Replay, PrintsTheStateLastEvenWhereItStopped) {
    const Outcome stopped =
        replayed(header + "{\"act\":\"end-turn\"}\nnonsense behind it is not read\n", {.state = true});
    EXPECT_EQ(stopped.status, ExitRefused);
    ASSERT_EQ(stopped.lines().size(), 2);
    EXPECT_EQ(json(stopped.lines()[1]).value(u"turn").toObject(), json(R"({"number":1,"phase":"red-alert","seat":0})"));
    const Outcome empty = replayed(header, {.state = true});
    EXPECT_EQ(empty.status, ExitAccepted);
    EXPECT_EQ(empty.lines().size(), 1);
}

TEST(Replay, ARefusedQuestionCountsAsRefused) {
    const QByteArray text = header + "{\"ask\":\"attack\",\"seat\":0,\"target\":\"B1\"}\n{\"ask\":\"threats\"}\n";
    EXPECT_EQ(replayed(text).lines().size(), 1);
    const Outcome outcome = replayed(text, {.keepGoing = true});
    EXPECT_EQ(outcome.status, ExitRefused);
    EXPECT_EQ(withoutMessage(outcome.lines()[0]),
              json(R"({"line":2,"ok":false,"violation":"no-such-base","clause":"6.4","args":{"base":"B1"}})"));
    EXPECT_EQ(outcome.lines()[1], R"({"answer":{"threats":[]},"line":3,"ok":true})");
}

const QByteArray twoTurns = header + R"({"act":"play-base"}
{"act":"end-turn"}
{"act":"play-base"}
)";

TEST(Replay, AnAmendedGameStandsLikeTheCorrectedOne) {
    const QByteArray amended = twoTurns + R"({"amend":1,"with":{"act":"pass-defense"}}
)";
    const QByteArray corrected = header + R"({"act":"pass-defense"}
{"act":"end-turn"}
{"act":"play-base"}
)";
    const Outcome outcome = replayed(amended, {.state = true});
    EXPECT_EQ(outcome.status, ExitAccepted) << outcome.out.toStdString();
    EXPECT_EQ(outcome.lines().back(), replayed(corrected, {.state = true}).lines().back());
    const Outcome undone = replayed(amended + "{\"undo\":1}\n", {.state = true});
    EXPECT_EQ(undone.lines().back(), replayed(twoTurns, {.state = true}).lines().back());
    const Outcome redone = replayed(amended + "{\"undo\":1}\n{\"redo\":1}\n", {.state = true});
    EXPECT_EQ(redone.lines().back(), outcome.lines().back());
}

TEST(Replay, AnAmendmentThatLaterActsForbidIsRefused) {
    const Outcome outcome = replayed(twoTurns + "{\"amend\":2,\"delete\":true}\n", {.state = true});
    EXPECT_EQ(outcome.status, ExitRefused);
    EXPECT_EQ(withoutMessage(outcome.lines()[3]),
              json(R"({"line":5,"ok":false,"violation":"phase-over","clause":"6.1","args":{"act":2}})"));
    EXPECT_TRUE(json(outcome.lines()[3]).value(u"message").toString().startsWith(u"Act 2 would be refused. "));
    EXPECT_EQ(outcome.lines().back(), replayed(twoTurns, {.state = true}).lines().back())
        << "a refused amendment changes nothing";
    const Outcome dropped = replayed(twoTurns + R"({"amend":2,"delete":true,"later":[{"amend":3,"delete":true}]})");
    EXPECT_EQ(dropped.status, ExitAccepted);
}

TEST(Replay, OnlyActsThatStandCanBeAmended) {
    const Outcome outcome = replayed(twoTurns + R"({"amend":2,"delete":true,"later":[{"amend":4,"delete":true}]})");
    EXPECT_EQ(outcome.status, ExitRefused);
    EXPECT_EQ(
        withoutMessage(outcome.lines()[3]),
        json(R"({"line":5,"ok":false,"violation":"no-such-act","clause":"S.3","args":{"available":3,"wanted":4}})"));
}

struct Malformed {
    const char* name;
    QByteArray text;
    const char* line;
    const char* says;
};

const QByteArray base = "{\"act\":\"play-base\"}\n";

std::vector<Malformed> malformed() {
    const QByteArray start = R"({"format":"basekeeper-session","version":)";
    return {
        {"empty", "", "line 1:", "empty"},
        {"not JSON", header + base + "play\n", "line 3:", "JSON"},
        {"cut off", header + base + R"({"act":"play-)", "line 3:", "JSON"},
        {"a list", header + "[]\n", "line 2:", "object"},
        {"blank", header + base + "\n" + base, "line 3:", "blank"},
        {"not UTF-8", header + base + "{\"act\":\"reshuffle\"}\n{\"act\":\"\xE9\"}\n", "line 4:", "UTF-8"},
        {"header not UTF-8", "\xFF\xFE\n", "line 1:", "UTF-8"},
        {"unknown act", header + R"({"act":"dance"})", "line 2:", "dance"},
        {"missing field", header + base + R"({"act":"play-ship","ship":"zig"})", "line 3:", "base"},
        {"wrong type", header + R"({"act":"declare","seat":"0"})", "line 2:", "seat"},
        {"fraction", header + R"({"undo":1.5})", "line 2:", "undo"},
        {"out of range", header + base + R"({"act":"play-crew","base":"B1","attack":100})", "line 3:", "100"},
        {"RED ALERT out of range", header + R"({"act":"red-alert","card":17})", "line 2:", "17"},
        {"no kind", header + R"({"at":"now"})", "line 2:", "act"},
        {"amend", header + base + R"({"amend":0,"delete":true})", "line 3:", "amend"},
        {"amend without a change", header + base + R"({"amend":1})", "line 3:", "with, delete, insert"},
        {"unknown question", header + R"({"ask":"who"})", "line 2:", "who"},
        {"no header", base, "line 1:", "format"},
        {"another format", R"({"format":"pgn","version":1})", "line 1:", "pgn"},
        {"newer version", start + R"(3,"game":"all-your-base","setup":{}})", "line 1:", "2"},
        {"unknown game", start + R"(1,"game":"chess","setup":{}})", "line 1:", "chess"},
        {"setup without seats", start + R"(1,"game":"all-your-base","setup":{}})", "line 1:", "setup.seats"},
        {"one seat", start + R"(1,"game":"all-your-base","setup":{"seats":[{"name":"a"}]}})", "line 1:", "setup.seats"},
        {"first of nobody",
         start + R"(1,"game":"all-your-base","setup":{"seats":[{"name":"a"},{"name":"b"}],"first":2}})",
         "line 1:", "setup.first"},
    };
}

TEST(Replay, WhatCannotBeReadIsOneLineWithItsNumber) {
    for (const Malformed& bad : malformed()) {
        SCOPED_TRACE(bad.name);
        const Outcome outcome = replayed(bad.text, {.state = true, .keepGoing = true});
        EXPECT_EQ(outcome.status, ExitUnreadable);
        EXPECT_TRUE(outcome.err.contains(bad.line)) << outcome.err.toStdString();
        EXPECT_TRUE(outcome.err.contains(bad.says)) << outcome.err.toStdString();
        EXPECT_EQ(outcome.err.count('\n'), 1);
        EXPECT_FALSE(outcome.out.contains("threshold")) << "no state is printed";
    }
}

TEST(Replay, AWrongFileIsToldInTheProgramToo) {
    for (const Malformed& bad : malformed()) {
        SCOPED_TRACE(bad.name);
        const Outcome outcome = ran({QStringLiteral("replay"), QStringLiteral("-")}, bad.text);
        EXPECT_EQ(outcome.status, ExitUnreadable);
        EXPECT_TRUE(outcome.err.contains(bad.line)) << outcome.err.toStdString();
        EXPECT_EQ(outcome.err.count('\n'), 1);
    }
}

TEST(Replay, UndoAndRedoBeyondTheirEndAreRefused) {
    const Outcome outcome =
        replayed(header + base + "{\"undo\":1}\n{\"undo\":1}\n{\"redo\":2}\n{\"redo\":1}\n", {.keepGoing = true});
    ASSERT_EQ(outcome.lines().size(), 5);
    EXPECT_EQ(
        withoutMessage(outcome.lines()[2]),
        json(
            R"({"line":4,"ok":false,"violation":"nothing-to-undo","clause":"S.1","args":{"available":0,"wanted":1}})"));
    EXPECT_EQ(
        withoutMessage(outcome.lines()[3]),
        json(
            R"({"line":5,"ok":false,"violation":"nothing-to-redo","clause":"S.2","args":{"available":1,"wanted":2}})"));
    EXPECT_EQ(outcome.lines()[4], R"({"line":6,"ok":true})");
}

TEST(Replay, OutputThatIsNotTakenIsAnError) {
    struct Full : QIODevice {
        qint64 readData(char*, qint64) override { return -1; }
        qint64 writeData(const char*, qint64) override { return -1; }
    } out;
    ASSERT_TRUE(out.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    QByteArray text = header + base;
    QBuffer in(&text);
    QBuffer err;
    ASSERT_TRUE(in.open(QIODevice::ReadOnly) && err.open(QIODevice::WriteOnly));
    EXPECT_EQ(replay({}, in, out, err), ExitUnreadable);
    EXPECT_EQ(err.data().count('\n'), 1);
}

TEST(ReplayProgram, FilesAndStandardInputGiveTheSame) {
    const QString file = golden(QStringLiteral("battle.jsonl"));
    const Outcome named = ran({QStringLiteral("replay"), QStringLiteral("--state"), file});
    const Outcome piped =
        ran({QStringLiteral("replay"), QStringLiteral("--state"), QStringLiteral("-")}, TemporaryData::read(file));
    EXPECT_EQ(named.status, ExitRefused);
    EXPECT_EQ(named.out, piped.out);
    EXPECT_EQ(named.out, replayed(TemporaryData::read(file), {.state = true}).out);
    EXPECT_EQ(ran({QStringLiteral("replay"), QStringLiteral("-")}, header + base).status, ExitAccepted);
}

TEST(ReplayProgram, AMissingFileAndAWrongCommandLineAreOneLine) {
    const QStringList wrong[] = {
        {QStringLiteral("replay")},
        {QStringLiteral("replay"), QStringLiteral("/nowhere/at/all.jsonl")},
        {QStringLiteral("replay"), QStringLiteral("a"), QStringLiteral("b")},
        {QStringLiteral("replay"), QStringLiteral("--stat"), QStringLiteral("-")},
        {QStringLiteral("--language"), QStringLiteral("fr"), QStringLiteral("replay"), QStringLiteral("-")},
        {QStringLiteral("replya"), QStringLiteral("-")}};
    for (const QStringList& arguments : wrong) {
        const Outcome outcome = ran(arguments);
        EXPECT_EQ(outcome.status, ExitUnreadable) << arguments.join(u' ').toStdString();
        EXPECT_EQ(outcome.err.count('\n'), 1) << outcome.err.toStdString();
        EXPECT_EQ(outcome.out, "");
    }
}

TEST(ReplayLong, AHundredThousandLinesGoThrough) {
    QByteArray text = header + base + "{\"act\":\"end-turn\"}\n" + base;
    // The pile stays as small as on a table.
    for (int i = 0; i < 20'000; ++i)
        text +=
            "{\"act\":\"end-turn\"}\n{\"act\":\"discard\",\"card\":\"zig\"}\n{\"act\":\"reshuffle\"}\n{\"undo\":1}\n{\"redo\":1}\n";
    const Outcome outcome = replayed(text, {.state = true});
    EXPECT_EQ(outcome.status, ExitAccepted);
    EXPECT_EQ(outcome.lines().size(), 100'004);
    EXPECT_EQ(json(outcome.lines().back()).value(u"turn").toObject().value(u"number").toInt(), 20'002);
}

TEST(RefusalText, SaysTheNumbersAndTheNames) {
    const Languages languages;
    const Translator say(languages, QStringLiteral("en"));
    const all_your_base::Setup setup{{{"%1 & Ana", "en"}, {"Bo", "en"}}, 0, {}, {}};
    const auto state = all_your_base::initial(setup);
    using all_your_base::ArgumentName;
    using Code = all_your_base::ViolationCode;
    const all_your_base::Violation weak(
        Code::AttackTooWeak, "3A.5",
        {{ArgumentName::Attack, 7}, {ArgumentName::Defense, 7}, {ArgumentName::Needed, 8}, {ArgumentName::Base, 1}});
    EXPECT_EQ(GameUi<AllYourBase>::refusalText(say, weak, setup, state),
              QStringLiteral("7 attack against 7 defense: 8 needed."));
    const all_your_base::Violation own(Code::NotOwnBase, "2B",
                                       {{ArgumentName::Base, 3}, {ArgumentName::Owner, 1}, {ArgumentName::Seat, 0}});
    EXPECT_EQ(GameUi<AllYourBase>::refusalText(say, own, setup, state),
              QStringLiteral("B3 belongs to Bo. %1 & Ana may only use their own bases."));
}

TEST(RefusalText, IsThereForEveryCodeAndEveryKindOfError) {
    const Languages languages;
    const Translator say(languages, QStringLiteral("en"));
    const all_your_base::Setup setup{{{"Ana", "en"}, {"Bo", "en"}}, 0, {}, {}};
    const auto state = all_your_base::initial(setup);
    std::set<QString> texts;
    for (int code = 0; code < all_your_base::violationCodes; ++code) {
        const QString text = GameUi<AllYourBase>::refusalText(
            say, {static_cast<all_your_base::ViolationCode>(code), "6.1"}, setup, state);
        EXPECT_FALSE(text.isEmpty()) << code;
        EXPECT_FALSE(text.contains(u'%')) << text.toStdString();
        texts.insert(text);
    }
    for (const LogRefusal refusal : {LogRefusal::NothingToUndo, LogRefusal::NothingToRedo, LogRefusal::NoSuchAct})
        for (const int available : {0, 1, 3}) texts.insert(refusalText(say, refusal, available));
    EXPECT_EQ(texts.size(), all_your_base::violationCodes + 9U);
    for (int kind = 0; kind <= static_cast<int>(FormatErrorKind::UnknownValue); ++kind) {
        FormatError error{
            .kind = static_cast<FormatErrorKind>(kind), .field = QStringLiteral("f"), .found = QStringLiteral("a\nb")};
        for (int type = 0; type <= static_cast<int>(JsonType::Object); ++type) {
            error.type = static_cast<JsonType>(type);
            const QString text = lineErrorText(say, 3, error);
            EXPECT_TRUE(text.startsWith(u"line 3: ")) << text.toStdString();
            EXPECT_FALSE(text.contains(u'\n') || text.contains(u'%')) << text.toStdString();
        }
    }
}

}  // namespace
}  // namespace basekeeper

/// Processes and translations want an application.
int main(int argc, char* argv[]) {
    QCoreApplication app(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
