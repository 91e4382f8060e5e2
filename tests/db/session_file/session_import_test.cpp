// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/session_file/session_import.h"

#include "db/session_file/session_export.h"
#include "db/session_file/setup_names.h"
#include "tests/db/store/store_test_support.h"
#include "tests/support/made_session.h"

#include <QBuffer>
#include <QJsonDocument>
#include <QTimeZone>

/// Session files on their way in and out.
namespace basekeeper {

inline void PrintTo(ChainState state, std::ostream* out) { *out << static_cast<int>(state); }
inline void PrintTo(FileRelation relation, std::ostream* out) { *out << static_cast<int>(relation); }

namespace {

using namespace test;
using namespace std::string_literals;
using Kind = FormatErrorKind;

const QByteArray header =
    R"({"format":"basekeeper-session","version":1,"game":"all-your-base","id":"one","setup":{"seats":[{"name":"Ana"},{"name":"Bo"}]}})"
    "\n";
const QByteArray playBase = R"({"act":"play-base"})"
                            "\n";
const QByteArray endTurn = R"({"act":"end-turn"})"
                           "\n";

tl::expected<SessionFile, FileFault> reading(const QByteArray& bytes) {
    QByteArray copy = bytes;
    QBuffer buffer(&copy);
    EXPECT_TRUE(buffer.open(QIODevice::ReadOnly));
    return readSessionFile(buffer);
}

SessionFile read(const QByteArray& bytes) {
    auto file = reading(bytes);
    if (!file) throw std::runtime_error("line " + std::to_string(file.error().line) + " is faulty");
    return *std::move(file);
}

void expectFault(const QByteArray& bytes, qint64 line, Kind kind) {
    const auto file = reading(bytes);
    ASSERT_FALSE(file.has_value()) << bytes.toStdString();
    EXPECT_EQ(file.error().line, line);
    const auto* error = std::get_if<FormatError>(&file.error().why);
    ASSERT_NE(error, nullptr) << "a refusal";
    EXPECT_EQ(error->kind, kind);
}

class SessionImport : public testing::Test {
protected:
    static QByteArray exported(Store& store, const QString& id) {
        QBuffer buffer;
        EXPECT_TRUE(buffer.open(QIODevice::WriteOnly));
        EXPECT_TRUE(exportSession(buffer, must(store.session(id)).value(), must(store.entries(id))));
        return buffer.data();
    }
    FileRelation take(const QByteArray& bytes) {
        const SessionFile file = read(bytes);
        const FileComparison comparison = must(compareWithStore(*store, file));
        taken = must(importFile(*store, file, comparison, now));
        differsAt = comparison.differsAt;
        return comparison.relation;
    }
    /// A session with a chain of hashes, and where its lines are.
    static QByteArray chained(std::size_t acts = 30) {
        const TemporaryData folder;
        const auto there = must(Store::open(folder.folder()));
        const MadeSession made = randomSession(7, acts);
        return exported(*there, must(there->importSession(made.session, made.log, made.endedAt)).id);
    }
    static QByteArray firstLines(const QByteArray& bytes, qsizetype count) {
        return bytes.split('\n').first(count).join('\n') + '\n';
    }

    TemporaryData data;
    std::unique_ptr<Store> store = must(Store::open(data.folder()));
    std::optional<SessionInfo> taken;
    qint64 differsAt = 0;
    const QDateTime now{QDate(2026, 11, 20), QTime(12, 0), QTimeZone::utc()};
};

TEST_F(SessionImport, RandomSessionsComeBackByteForByte) {
    const TemporaryData other;
    const auto there = must(Store::open(other.folder()));
    std::size_t entries = 0;
    std::size_t ended = 0;
    std::size_t unverified = 0;
    // Few games end within so many acts; two of these do.
    for (std::uint64_t seed = 241; seed <= 300; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const MadeSession made = randomSession(seed, random_play::lengthFor(seed) % 400);
        const SessionInfo info = must(there->importSession(made.session, made.log, made.endedAt));
        const QByteArray out = exported(*there, info.id);
        const SessionFile file = read(out);
        EXPECT_EQ(file.chain.state, made.log.empty() ? ChainState::Absent : ChainState::Holds);
        EXPECT_EQ(file.entries.size(), made.log.size());
        EXPECT_EQ(file.lines, static_cast<qint64>(made.log.size()) + 1);
        EXPECT_EQ(take(out), FileRelation::New);
        ASSERT_TRUE(taken.has_value());
        EXPECT_EQ(taken->id, info.id);
        EXPECT_EQ(exported(*store, info.id), out);
        EXPECT_EQ(take(out), FileRelation::Same);
        EXPECT_EQ(exported(*store, info.id), out) << "taken in twice";
        entries += made.log.size();
        ended += made.endedAt ? 1 : 0;
        unverified += info.unverified ? 1 : 0;
    }
    EXPECT_GT(entries, 3000u);
    EXPECT_GT(ended, 0u);
    EXPECT_GT(unverified, 0u);
    EXPECT_EQ(must(store->sessions()).size(), 60u) << "none is doubled";
}

TEST_F(SessionImport, AFileOfAnotherProgramNeedsNoIdTimesOrHashes) {
    const QByteArray bytes =
        R"({"format":"basekeeper-session","version":1,"game":"all-your-base","setup":{"seats":[{"name":"Ana"},{"name":"Bo"}]}})"
        "\n" +
        playBase + R"({"ask":"legal"})" + "\n" + endTurn + R"({"undo":1,"comment":"oh"})" + "\n";
    const SessionFile file = read(bytes);
    EXPECT_EQ(file.chain.state, ChainState::Absent);
    EXPECT_EQ(file.lines, 5);
    ASSERT_EQ(file.entries.size(), 3u) << "questions are not kept";
    EXPECT_EQ(file.entries[2].line, 5);
    EXPECT_EQ(file.entries[2].body, (QJsonObject{{"undo", 1}})) << "nor what nobody knows";
    EXPECT_EQ(take(bytes), FileRelation::New);
    const QString id = taken.value().id;
    EXPECT_FALSE(id.isEmpty());
    EXPECT_EQ(taken->startedAt, now);
    EXPECT_FALSE(taken->unverified);
    EXPECT_FALSE(taken->endedAt.has_value());
    for (const StoredEntry& entry : must(store->entries(id))) EXPECT_EQ(entry.at, now);
    EXPECT_EQ(take(bytes), FileRelation::New) << "without an id nothing is recognised";
    EXPECT_NE(taken.value().id, id);
}

TEST_F(SessionImport, TimesThatAreMissingAreThoseOfTheLineBefore) {
    const QByteArray bytes = QByteArray(header).replace("\"id\"", R"("startedAt":"2025-05-05T10:00:00.000Z","id")") +
                             playBase + R"({"act":"end-turn","at":"2025-05-05T12:30:00"})" + "\n" + playBase;
    EXPECT_EQ(take(bytes), FileRelation::New);
    const auto log = must(store->entries("one"));
    EXPECT_EQ(utcText(log[0].at), "2025-05-05T10:00:00.000Z");
    EXPECT_EQ(utcText(log[1].at), "2025-05-05T12:30:00.000Z") << "UTC, wherever it is read";
    EXPECT_EQ(utcText(log[2].at), "2025-05-05T12:30:00.000Z");
}

TEST_F(SessionImport, AGameThatIsOverEnds) {
    const QByteArray over =
        header +
        R"({"act":"overrule","reason":"late","changes":[{"edit":"end-game","winner":1}],"at":"2025-05-05T12:30:00Z"})" +
        "\n";
    EXPECT_EQ(take(over), FileRelation::New);
    EXPECT_EQ(utcText(taken.value().endedAt.value()), "2025-05-05T12:30:00.000Z");
}

TEST_F(SessionImport, AChangedLineBreaksTheChainWhereItIs) {
    const QByteArray good = chained();
    QList<QByteArray> lines = good.split('\n');
    ASSERT_GT(lines.size(), 12);
    ASSERT_EQ(read(good).chain, (Chain{ChainState::Holds, 0}));
    const auto with = [&](qsizetype line, const QByteArray& text) {
        QList<QByteArray> changed = lines;
        changed[line - 1] = text;
        return changed.join('\n');
    };
    // The tenth line, told to have been entered at another time; and with a wrong hash, and with none.
    EXPECT_EQ(read(with(10, QByteArray(lines[9]).replace("\"at\":\"2026", "\"at\":\"2027"))).chain,
              (Chain{ChainState::Broken, 10}));
    EXPECT_EQ(read(with(10, QByteArray(lines[9]).replace("\"hash\":\"", "\"hash\":\"0"))).chain,
              (Chain{ChainState::Broken, 10}));
    EXPECT_EQ(read(with(10, QByteArray(lines[9]).replace("\"hash\"", "\"hush\""))).chain,
              (Chain{ChainState::Broken, 10}));
    EXPECT_EQ(read(with(1, QByteArray(lines[0]).replace("\"rulesVersion\":", "\"rulesVersion\":1"))).chain,
              (Chain{ChainState::Broken, 2}))
        << "what never changes is under the first hash";
    EXPECT_EQ(read(with(1, QByteArray(lines[0]).replace("\"title\":\"", "\"title\":\"x"))).chain,
              (Chain{ChainState::Holds, 0}))
        << "a title may change";
    EXPECT_EQ(read(header + R"({"act":"play-base","seq":2})" + "\n").chain, (Chain{ChainState::Broken, 2}))
        << "a line has gone";
    EXPECT_EQ(read(firstLines(good, 8)).chain, (Chain{ChainState::CutShort, 9})) << "the first that is missing";
    EXPECT_EQ(read(good + "{\"undo\":1}\n").chain, (Chain{ChainState::Broken, lines.size()}))
        << "there are more than the header tells of";
    EXPECT_EQ(read(firstLines(good, 8).replace("\"version\":2", "\"version\":1")).chain.state, ChainState::Broken)
        << "whoever says that it is of version 1 has another chain";
}

TEST_F(SessionImport, WhatIsTakenInOverABrokenChainStaysMarked) {
    const QByteArray bytes = header + R"({"act":"play-base","hash":"00"})" + "\n";
    EXPECT_EQ(take(bytes), FileRelation::New);
    EXPECT_TRUE(taken.value().unverified);
    const QByteArray out = exported(*store, "one");
    EXPECT_EQ(read(out).chain.state, ChainState::Holds) << "made anew";
    EXPECT_TRUE(read(out).header.unverified);
    const TemporaryData other;
    store = must(Store::open(other.folder()));
    EXPECT_EQ(take(out), FileRelation::New);
    EXPECT_TRUE(taken.value().unverified) << "elsewhere, too";
}

TEST_F(SessionImport, AContinuationIsAddedOnce) {
    const QByteArray whole = chained(60);
    const qsizetype lines = whole.count('\n');
    // As it was exported while the game went on.
    const auto exportedEarlier = [&](qsizetype count) {
        return firstLines(whole, count)
            .replace("\"entries\":" + QByteArray::number(lines - 1), "\"entries\":" + QByteArray::number(count - 1));
    };
    EXPECT_EQ(take(exportedEarlier(lines / 2)), FileRelation::New);
    const QString id = taken.value().id;
    EXPECT_EQ(take(whole), FileRelation::Continues);
    EXPECT_EQ(exported(*store, id), whole);
    EXPECT_EQ(take(exportedEarlier(lines / 3)), FileRelation::Shorter);
    EXPECT_EQ(exported(*store, id), whole) << "nothing is lost";
    EXPECT_EQ(must(store->sessions()).size(), 1u);
    // And the table can go on.
    const auto length = static_cast<std::int64_t>(must(store->entries(id)).size());
    EXPECT_EQ(must(store->append(id, someEntry(1), now, false)).seq, length + 1);
}

TEST_F(SessionImport, AContinuationOverABrokenChainMarksTheSession) {
    EXPECT_EQ(take(header + playBase), FileRelation::New);
    EXPECT_EQ(take(header + playBase + R"({"act":"end-turn","hash":"00"})" + "\n"), FileRelation::Continues);
    EXPECT_TRUE(taken.value().unverified);
    EXPECT_EQ(take(header + playBase + endTurn + playBase), FileRelation::Continues);
    EXPECT_TRUE(must(store->session("one")).value().unverified) << "for good";
}

TEST_F(SessionImport, AnotherGameOfTheSameIdIsRefusedWithTheFirstLineThatDiffers) {
    EXPECT_EQ(take(header + playBase + endTurn), FileRelation::New);
    const auto before = must(store->entries("one")).size();
    EXPECT_EQ(take(header + playBase + R"({"undo":1})" + "\n"), FileRelation::Diverges);
    EXPECT_EQ(differsAt, 3);
    EXPECT_FALSE(taken.has_value());
    EXPECT_EQ(take(header + R"({"ask":"legal"})" + "\n" + R"({"act":"pass-defense"})" + "\n" + endTurn),
              FileRelation::Diverges);
    EXPECT_EQ(differsAt, 3) << "a line of the file, not of the log";
    EXPECT_EQ(take(QByteArray(header).replace("Bo", "Cy") + playBase), FileRelation::Diverges);
    EXPECT_EQ(differsAt, 1);
    EXPECT_EQ(take(QByteArray(header).replace("\"id\"", R"("startedAt":"2025-05-05T10:00:00Z","id")") + playBase),
              FileRelation::Diverges);
    EXPECT_EQ(differsAt, 1);
    EXPECT_EQ(must(store->entries("one")).size(), before);
}

TEST_F(SessionImport, ASetupThatSaysWhatIsUsualAnywayIsTheSame) {
    EXPECT_EQ(take(header + playBase), FileRelation::New);
    EXPECT_EQ(take(QByteArray(header).replace("\"setup\":{", "\"setup\":{\"first\":0,") + playBase),
              FileRelation::Same);
}

TEST_F(SessionImport, NothingOfAContinuationStaysWhereTheLogHasAnotherLength) {
    EXPECT_EQ(take(header + playBase + endTurn), FileRelation::New);
    EXPECT_FALSE(store->continueSession("one", 1, {{someEntry(1), now}}, {}, true).has_value());
    EXPECT_FALSE(
        store->continueSession("one", 2, {{someEntry(1), now}, {someEntry(2), QDateTime()}}, {}, true).has_value());
    EXPECT_FALSE(store->continueSession("two", 0, {{someEntry(1), now}}, {}, true).has_value());
    EXPECT_EQ(must(store->entries("one")).size(), 2u);
    EXPECT_FALSE(must(store->session("one")).value().unverified);
}

TEST_F(SessionImport, AnOldGameBeyondTheLimitsGoesOutWithinThemAndComesInAsTheSame) {
    const QString longName(60, u'a');
    MadeSession old = randomSessionOf({longName, QStringLiteral("Bo\u202e\n"), QStringLiteral("\u202a")}, 20);
    old.session.title = QString(100, u't');
    old.session.note = QString(3000, u'n');
    const SessionInfo info = must(store->importSession(old.session, old.log, old.endedAt));
    const QByteArray bytes = exported(*store, info.id);
    const SessionFile file = read(bytes);
    EXPECT_EQ(file.chain.state, ChainState::Holds);
    EXPECT_TRUE(file.header.shortened);
    EXPECT_EQ(namesInSetup(file.header.setup), (QStringList{QString(39, u'a') + u'…', "Bo", "?"}));
    EXPECT_EQ(file.header.title, QString(39, u't') + u'…');
    EXPECT_EQ(file.header.note, QString(2000, u'n'));
    EXPECT_EQ(take(bytes), FileRelation::Same) << "where it came from";
    EXPECT_EQ(namesInSetup(must(store->session(info.id)).value().setup).front(), longName) << "it stays as it was";

    const TemporaryData elsewhere;
    store = must(Store::open(elsewhere.folder()));
    EXPECT_EQ(take(bytes), FileRelation::New);
    EXPECT_EQ(must(store->entries(info.id)).size(), old.log.size());
    EXPECT_FALSE(exported(*store, info.id).contains("shortened"));
}

TEST(SessionReading, WhatIsNoSessionIsNamedWithItsLine) {
    expectFault("", 1, Kind::EmptyFile);
    expectFault("{}\n", 1, Kind::MissingField);
    expectFault(QByteArray(header).replace("all-your-base", "chess"), 1, Kind::UnknownGame);
    expectFault(QByteArray(header).replace("\"Ana\"", "7"), 1, Kind::WrongType);
    expectFault(QByteArray(header).replace("\"id\"", "\"startedAt\":\"yesterday\",\"id\""), 1, Kind::UnknownValue);
    expectFault(header + playBase + "{\n", 3, Kind::NotJson);
    expectFault(header + playBase + "{\"act\":\"dance\"}\n", 3, Kind::UnknownAct);
    expectFault(header + R"({"act":"play-base","at":"noon"})" + "\n", 2, Kind::UnknownValue);
    expectFault(header + R"({"act":"play-base","at":"9999-12-31T23:59:59-05:00"})" + "\n", 2, Kind::UnknownValue);
    expectFault(header + R"({"act":"play-base","seq":"1"})" + "\n", 2, Kind::WrongType);
    expectFault(header + R"({"act":"play-base","hash":1})" + "\n", 2, Kind::WrongType);
}

TEST(SessionReading, AnEntryThatIsRefusedIsNamedWithItsReason) {
    auto file = reading(header + playBase + playBase);
    ASSERT_FALSE(file.has_value());
    EXPECT_EQ(file.error().line, 3);
    const auto& refused = std::get<RefusedEntry<AllYourBaseCodec>>(file.error().why);
    EXPECT_EQ(std::get<all_your_base::Violation>(refused.refusal).clause, "6.1");
    EXPECT_EQ(refused.before.log().size(), 1u);
    file = reading(header + R"({"redo":1})" + "\n");
    ASSERT_FALSE(file.has_value());
    EXPECT_EQ(std::get<LogRefusal>(std::get<RefusedEntry<AllYourBaseCodec>>(file.error().why).refusal),
              LogRefusal::NothingToRedo);
}

}  // namespace
}  // namespace basekeeper
