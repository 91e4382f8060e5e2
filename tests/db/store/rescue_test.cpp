// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/backup_folder.h"
#include "db/store/store_guard.h"
#include "db/store/store_paths.h"
#include "db/store/store_renewal.h"
#include "db/store/store_replacement.h"
#include "db/store/store_rescue.h"
#include "db/store/store_survey.h"
#include "tests/db/store/store_test_support.h"
#include "tests/support/endurance.h"
#include "tests/support/full_disk.h"
#include "tests/support/random_session.h"

#include <QtEndian>

#include <map>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

constexpr qint64 pageSize = 4096;

QDateTime now() { return QDateTime(QDate(2026, 3, 1), QTime(20, 0)); }

QStringList filesIn(const TemporaryData& data) { return QDir(data.folder()).entryList(QDir::Files); }

/// A restore as the app does it.
StoreResult<QString> restore(const TemporaryData& data, const QString& file) {
    return placeForReplacement(data.folder()).and_then([&](const QString& place) {
        return copyStore(file, place).and_then([&](const StoreSurvey&) {
            return replaceDatabase(data.folder(), place, Replacement::Restored, now());
        });
    });
}

TEST(Restore, PutsTheOtherInPlaceAndKeepsTheOne) {
    const TemporaryData data;
    const TemporaryData other;
    const auto first = playInto(*must(Store::open(data.folder())), 1, 2, 20);
    const auto second = playInto(*must(Store::open(other.folder())), 9, 3, 20);
    const QByteArray before = TemporaryData::read(data.database());
    const QString kept = must(restore(data, other.database()));
    EXPECT_EQ(QFileInfo(kept).fileName(), "basekeeper-replaced-2026-03-01T200000.sqlite");
    EXPECT_EQ(TemporaryData::read(kept), before);
    EXPECT_EQ(filesIn(data), (QStringList{"basekeeper-replaced-2026-03-01T200000.sqlite", "basekeeper.sqlite"}));
    {
        const auto store = must(Store::open(data.folder()));
        EXPECT_EQ(must(store->sessions()).size(), 3u);
        EXPECT_TRUE(must(store->entries(second[1].id)) == second[1].log);
    }
    // And back again.
    must(restore(data, kept));
    EXPECT_TRUE(must(must(Store::open(data.folder()))->entries(first[1].id)) == first[1].log);
    EXPECT_EQ(filesIn(data).size(), 3) << "both that were replaced";
}

TEST(Restore, TakesWhatAKilledRunLeftBesideTheFile) {
    const TemporaryData data;
    const TemporaryData other;
    const TemporaryData killed;
    must(Store::open(data.folder()));
    const auto games = playInto(*must(Store::open(other.folder())), 1, 1, 5);
    {
        const auto store = must(Store::open(other.folder()));
        must(store->append(games[0].id, {{"act", "end-turn"}}, someTime(), false));
        for (const char* suffix : {"", "-wal"})
            ASSERT_TRUE(QFile::copy(other.database() + suffix, killed.database() + suffix));
    }
    const auto before = killed.contents();
    must(restore(data, killed.database()));
    EXPECT_TRUE(killed.contents() == before);
    EXPECT_EQ(must(must(Store::open(data.folder()))->entries(games[0].id)).size(), 6u);
}

TEST(Restore, BringsAnOlderOneUpToDateAndRefusesANewer) {
    for (const int version : {1, 2, 3, 4, 5, 6}) {
        const TemporaryData data;
        must(Store::open(data.folder()));
        must(restore(data, QStringLiteral(BASEKEEPER_OLD_STORES "/version-%1.sqlite").arg(version)));
        const auto store = must(Store::open(data.folder()));
        EXPECT_EQ(store->opening().version, version);
        EXPECT_EQ(must(store->openSession())->title, "Friday");
    }
    const TemporaryData data;
    const TemporaryData newer;
    must(Store::open(data.folder()));
    must(Store::open(newer.folder()));
    RawDatabase(newer.database()).run("PRAGMA user_version = 999");
    const auto before = data.contents();
    EXPECT_EQ(restore(data, newer.database()).error().kind, StoreErrorKind::NewerVersion);
    TemporaryData::write(newer.database(), QByteArray(9000, 'x'));
    EXPECT_EQ(restore(data, newer.database()).error().kind, StoreErrorKind::Damaged);
    EXPECT_TRUE(data.contents() == before);
}

TEST(Restore, OnAFullDiskLeavesEverythingAsItWas) {
    const TemporaryData data;
    const TemporaryData other;
    must(Store::open(data.folder()));
    playInto(*must(Store::open(other.folder())), 1, 20, 100);
    const auto before = data.contents();
    {
        const FullDisk disk(64 * 1024);
        EXPECT_EQ(restore(data, other.database()).error().kind, StoreErrorKind::DiskFull);
    }
    EXPECT_TRUE(data.contents() == before);
}

/// The last step but one fails: what lies beside the database cannot be kept, for the name is taken.
void takeNameOfJournal(const TemporaryData& data) {
    TemporaryData::write(data.database() + "-journal", "left by another program");
    TemporaryData::write(data.path("basekeeper-replaced-2026-03-01T200000.sqlite-journal"), "somebody's");
}

TEST(Replacement, ThatFailsLeavesWhatWasToComeWhereItWas) {
    const TemporaryData data;
    playInto(*must(Store::open(data.folder())), 1, 2, 5);
    takeNameOfJournal(data);
    const QString place = must(placeForReplacement(data.folder()));
    TemporaryData::write(place, "the only copy there is");
    const auto before = data.contents();
    EXPECT_FALSE(replaceDatabase(data.folder(), place, Replacement::Restored, now()));
    EXPECT_TRUE(data.contents() == before);
}

TEST(Renewal, ThatFailsKeepsTheCopyAndNamesIt) {
    const TemporaryData data;
    auto store = must(Store::open(data.folder()));
    playInto(*store, 1, 2, 5);
    ASSERT_TRUE(QFile::remove(data.database()));
    takeNameOfJournal(data);
    const auto renewed = renewStore(store, now());
    ASSERT_FALSE(renewed);
    EXPECT_EQ(renewed.error().path, data.path("basekeeper-saved-2026-03-01T200000.sqlite"));
    EXPECT_EQ(must(surveyStore(renewed.error().path)).sessions, 2);
    EXPECT_EQ(QDir(data.folder()).entryList({"basekeeper-restored-*"}), QStringList())
        << "it would take its place at the next start";
}

/// What a run may leave that was killed at any step after it was decided that the one takes the other's place.
TEST(Restore, IsFinishedByTheNextStart) {
    const TemporaryData made;
    playInto(*must(Store::open(made.folder())), 9, 3, 5);
    const QString time = "-2026-03-01T200000.sqlite";
    for (int step = 0; step < 4; ++step) {
        const TemporaryData data;
        playInto(*must(Store::open(data.folder())), 1, 2, 5);
        TemporaryData::write(data.database() + "-wal", {});
        const auto kept = TemporaryData::read(data.database());
        ASSERT_TRUE(QFile::copy(made.database(), data.path("basekeeper-restored" + time)));
        if (step > 0) { ASSERT_TRUE(QFile::rename(data.database(), data.path("basekeeper-replaced" + time))); }
        if (step > 1) {
            ASSERT_TRUE(QFile::rename(data.database() + "-wal", data.path("basekeeper-replaced" + time + "-wal")));
        }
        if (step > 2) { ASSERT_TRUE(QFile::rename(data.path("basekeeper-restored" + time), data.database())); }
        EXPECT_EQ(must(must(Store::open(data.folder()))->sessions()).size(), 3u) << step;
        EXPECT_EQ(TemporaryData::read(data.path("basekeeper-replaced" + time)), kept) << step;
        EXPECT_FALSE(QFile::exists(data.path("basekeeper-restored" + time))) << step;
    }
}

TEST(Restore, ThatWasNotDecidedYetIsForgotten) {
    const TemporaryData data;
    playInto(*must(Store::open(data.folder())), 1, 2, 5);
    TemporaryData::write(data.path("basekeeper-new.part"), "half a copy");
    EXPECT_EQ(must(must(Store::open(data.folder()))->sessions()).size(), 2u);
    must(placeForReplacement(data.folder()));
    EXPECT_EQ(filesIn(data), QStringList{"basekeeper.sqlite"});
}

/// A store with everything in it that a table keeps.
struct Filled {
    TemporaryData data;
    std::map<QString, std::vector<StoredEntry>> logs;
    QStringList players;

    explicit Filled(int sessions, int entries) {
        const auto store = must(Store::open(data.folder()));
        for (RecordedSession& session : playInto(*store, 100, sessions, entries))
            logs[session.id] = std::move(session.log);
        for (int i = 0; i < 60; ++i) {
            players << QStringLiteral("Player %1").arg(i) + QString(60, u'x');
            must(store->savePlayer({players.back(), "en", someTime(i)}));
        }
        must(
            store->saveValueSet({"ours", "all-your-base", "Our cards", Provenance::Printed, {{"zig", 1}}, someTime()}));
        must(store->savePrintedWording("all-your-base", {{1, "en", "One"}, {2, "zh", "二"}}));
    }
};

/// What is found in the folder now against what was there: whatever differs must be told of.
struct Found {
    int whole = 0;
    int cut = 0;
    int lost = 0;
    std::string problem;
};

Found compare(Store& store, const Filled& filled, const std::optional<RescueReport>& report) {
    Found found;
    const auto sessions = must(store.sessions());
    for (const SessionInfo& info : sessions) {
        const auto original = filled.logs.find(info.id);
        if (original == filled.logs.end()) {
            found.problem = "a session that never was";
            return found;
        }
        const auto log = must(store.entries(info.id));
        const auto& all = original->second;
        if (log.size() > all.size() || !std::equal(log.begin(), log.end(), all.begin()))
            found.problem = "a log that is not the beginning of what was played";
        (log.size() == all.size() ? found.whole : found.cut) += 1;
    }
    found.lost = static_cast<int>(filled.logs.size() - sessions.size());
    if (!report && (found.cut > 0 || found.lost > 0)) found.problem = "something is missing and nobody is told";
    // Where it cannot be known how long a log was, it is called cut short although it may be whole.
    if (report && (report->whole > found.whole ||
                   report->whole + static_cast<int>(report->cutShort.size()) != found.whole + found.cut))
        found.problem = "the report counts " + std::to_string(report->whole) + " whole and " +
                        std::to_string(report->cutShort.size()) + " cut short, and there are " +
                        std::to_string(found.whole) + " and " + std::to_string(found.cut) + "; " +
                        report->damage.toStdString();
    if (report && found.lost > 0 && report->lost == 0 && report->allKnown)
        found.problem = "the report does not know of the sessions that are gone";
    return found;
}

TEST(Rescue, SavesAllButWhatWasOnTheBrokenPage) {
    const Filled filled(8, 200);
    QByteArray bytes = TemporaryData::read(filled.data.database());
    // The last page that holds a log: its middle.
    const qint64 page = bytes.lastIndexOf("\"act\"", bytes.size() / 2) / pageSize;
    TemporaryData::write(filled.data.database(),
                         bytes.replace(page * pageSize, pageSize, QByteArray(pageSize, '\xa5')));
    EXPECT_EQ(refusal(filled.data.folder()), StoreErrorKind::Damaged);
    const QByteArray damaged = TemporaryData::read(filled.data.database());
    {
        const auto store = must(openOrRescueStore(filled.data.folder(), now()));
        const auto report = unseenRescue(filled.data.folder());
        ASSERT_TRUE(report.has_value());
        const Found found = compare(*store, filled, report);
        EXPECT_EQ(found.problem, "");
        // The page may have the end of one log and the beginning of the next.
        EXPECT_GE(found.whole, 6);
        EXPECT_EQ(found.whole + found.cut, 8);
        EXPECT_GT(report->cutShort[0].kept, 0);
        EXPECT_FALSE(report->cutShort[0].players.isEmpty());
        EXPECT_TRUE(report->othersWhole);
        EXPECT_EQ(must(store->players()).size(), 60u);
        EXPECT_EQ(must(store->valueSets("all-your-base")).size(), 1u);
        EXPECT_EQ(must(store->printedWording("all-your-base")).size(), 2u);
        EXPECT_EQ(QFileInfo(report->keptFile).fileName(), "basekeeper-damaged-2026-03-01T200000.sqlite");
        EXPECT_EQ(TemporaryData::read(report->keptFile), damaged);
    }
    EXPECT_EQ(refusal(filled.data.folder()), std::nullopt);
    EXPECT_TRUE(unseenRescue(filled.data.folder()).has_value()) << "until somebody has seen it";
    must(forgetRescueReport(filled.data.folder()));
    EXPECT_FALSE(unseenRescue(filled.data.folder()).has_value());
}

TEST(Rescue, CutsALogWhereItMakesNoSense) {
    const Filled filled(2, 50);
    const QString id = filled.logs.begin()->first;
    {
        const RawDatabase raw(filled.data.database());
        raw.run("DROP TRIGGER entry_is_never_updated");
        raw.run(
            QStringLiteral(
                "UPDATE entry SET body = '{\"act\":\"nonsense\"}' WHERE seq = 31 AND session = (SELECT key FROM session WHERE id = '%1')")
                .arg(id));
    }
    const RescueReport report = must(rescueStore(filled.data.folder(), "for the test", now()));
    EXPECT_EQ(report.whole, 1);
    ASSERT_EQ(report.cutShort.size(), 1u);
    EXPECT_EQ(report.cutShort[0].kept, 30);
    EXPECT_EQ(report.cutShort[0].of, 50);
    EXPECT_EQ(compare(*must(Store::open(filled.data.folder())), filled, report).problem, "");
}

/// Any row number up to there may have been given, and none of them can be read.
TEST(Rescue, EndsSoonWhereATableCannotBeReadAndItsRowNumbersGoFar) {
    const Filled filled(3, 50);
    qint64 page = 0;
    {
        const RawDatabase raw(filled.data.database());
        raw.run("UPDATE sqlite_sequence SET seq = 200000000 WHERE name = 'session'");
        page = raw.value("SELECT rootpage FROM sqlite_schema WHERE name = 'session'").toLongLong() - 1;
    }
    QByteArray bytes = TemporaryData::read(filled.data.database());
    TemporaryData::write(filled.data.database(),
                         bytes.replace(page * pageSize, pageSize, QByteArray(pageSize, '\xa5')));
    const auto store = must(openOrRescueStore(filled.data.folder(), now()));
    EXPECT_EQ(compare(*store, filled, unseenRescue(filled.data.folder())).problem, "");
}

TEST(Rescue, FindsNothingInWhatIsNoDatabaseAndKeepsIt) {
    const TemporaryData data;
    TemporaryData::write(data.database(), QByteArray(5000, 'x'));
    const auto store = must(openOrRescueStore(data.folder(), now()));
    EXPECT_TRUE(must(store->sessions()).empty());
    const auto report = unseenRescue(data.folder());
    ASSERT_TRUE(report.has_value());
    EXPECT_FALSE(report->readable);
    EXPECT_EQ(TemporaryData::read(report->keptFile), QByteArray(5000, 'x'));
}

TEST(Rescue, LeavesAloneWhatIsNotDamaged) {
    const TemporaryData newer;
    must(Store::open(newer.folder()));
    RawDatabase(newer.database()).run("PRAGMA user_version = 999");
    const auto before = newer.contents();
    EXPECT_EQ(openOrRescueStore(newer.folder(), now()).error().kind, StoreErrorKind::NewerVersion);
    EXPECT_TRUE(newer.contents() == before);
    const TemporaryData sound;
    must(openOrRescueStore(sound.folder(), now()));
    EXPECT_FALSE(unseenRescue(sound.folder()).has_value());
    const auto store = must(Store::open(sound.folder()));
    EXPECT_EQ(rescueStore(sound.folder(), {}, now()).error().kind, StoreErrorKind::InUse);
}

TEST(Rescue, OnAFullDiskLeavesEverythingAsItWas) {
    const Filled filled(20, 100);
    const auto before = filled.data.contents();
    {
        const FullDisk disk(64 * 1024);
        EXPECT_EQ(rescueStore(filled.data.folder(), "for the test", now()).error().kind, StoreErrorKind::DiskFull);
    }
    EXPECT_TRUE(filled.data.contents() == before);
}

TEST(Rescue, ReadsAStoreOfAnyVersion) {
    for (const auto& [version, whole] : std::map<int, int>{{1, 0}, {2, 1}, {3, 1}, {4, 8}}) {
        const TemporaryData data;
        TemporaryData::write(
            data.database(),
            TemporaryData::read(QStringLiteral(BASEKEEPER_OLD_STORES "/version-%1.sqlite").arg(version)));
        const RescueReport report = must(rescueStore(data.folder(), "for the test", now()));
        // The first one of them has no setup of a game that could be played.
        EXPECT_EQ(report.whole, whole);
        EXPECT_EQ(report.lost, 1);
        EXPECT_TRUE(report.othersWhole);
        EXPECT_EQ(must(must(Store::open(data.folder()))->players()).front().name, "美玲");
    }
}

/// What SQLite's own check of a time lets through, and no reader does.
TEST(Rescue, GivesAnotherTimeToWhatHasNone) {
    constexpr auto spoilt = "UPDATE %1 SET %2 = 'r' || substr(%2, 2)";
    const auto spoil = [&](const TemporaryData& data, const std::vector<std::pair<const char*, const char*>>& columns) {
        const RawDatabase raw(data.database());
        raw.run("DROP TRIGGER IF EXISTS session_keeps_its_setup");
        for (const auto& [table, column] : columns)
            raw.run(QString::fromLatin1(spoilt).arg(QLatin1String(table), QLatin1String(column)));
    };
    const auto rescued = [](const TemporaryData& data) {
        must(rescueStore(data.folder(), "for the test", now()));
        requestFullCheck(data.folder());
        return must(Store::open(data.folder()));
    };
    const TemporaryData old;  // without a hash chain that would tell that the start is another
    TemporaryData::write(old.database(),
                         TemporaryData::read(QStringLiteral(BASEKEEPER_OLD_STORES "/version-4.sqlite")));
    spoil(old,
          {{"session", "started_at"}, {"session", "ended_at"}, {"player", "last_used"}, {"value_set", "updated_at"}});
    const auto store = rescued(old);
    EXPECT_EQ(must(store->sessions()).size(), 8u);
    for (const SessionInfo& session : must(store->sessions()))
        EXPECT_EQ(session.startedAt, must(store->entries(session.id)).front().at);
    EXPECT_EQ(must(store->players()).front().name, "美玲");

    const Filled filled(2, 50);
    const QString id = filled.logs.begin()->first;
    must(must(Store::open(filled.data.folder()))->endSession(id, now()));
    spoil(filled.data, {{"session", "ended_at"}});
    RawDatabase(filled.data.database()).run("UPDATE session SET deleted_at = 'r026-03-01T20:00:00.000Z'");
    const auto sessions = must(rescued(filled.data)->sessions());
    ASSERT_EQ(sessions.size(), 2u) << "when one was deleted cannot be read, so perhaps it never was";
    const auto ended = std::ranges::find(sessions, id, &SessionInfo::id);
    EXPECT_EQ(ended->endedAt, filled.logs.at(id).back().at);
}

enum class Harm { Noise, Zeros, AnotherPage, Flips, HalfAPage };

QByteArray harmed(QByteArray bytes, random_play::Random& random) {
    const int pages = static_cast<int>(bytes.size() / pageSize);
    const qint64 at = random.below(pages) * pageSize;
    switch (static_cast<Harm>(random.below(5))) {
        case Harm::Noise:
            for (qint64 i = 0; i < pageSize; ++i) bytes[at + i] = static_cast<char>(random.below(256));
            break;
        case Harm::Zeros: bytes.replace(at, pageSize, QByteArray(pageSize, '\0')); break;
        case Harm::AnotherPage: bytes.replace(at, pageSize, bytes.mid(random.below(pages) * pageSize, pageSize)); break;
        case Harm::Flips:
            // The head of the page and its cell pointers: what is in a cell no database can vouch for.
            for (int i = 0; i < 4; ++i)
                bytes[at + random.below(at == 0 ? 100 : 16)] = static_cast<char>(random.below(256));
            break;
        case Harm::HalfAPage: bytes.replace(at + pageSize / 2, pageSize / 2, QByteArray(pageSize / 2, '\0')); break;
    }
    return bytes;
}

/// Any page of the file, overwritten in any way: it is sound all the same, or rescued and told, or refused untouched.
TEST(Endurance, APageThatIsOverwrittenIsNeverASilentLoss) {
    const Filled filled(12, 80);
    const QByteArray sound = TemporaryData::read(filled.data.database());
    const unsigned seed = std::random_device()();
    random_play::Random random(seed);
    const int rounds = longRun() ? 3000 : 30;
    std::map<std::string, int> outcomes;
    int whole = 0;
    int cut = 0;
    int lost = 0;
    for (int round = 0; round < rounds; ++round) {
        SCOPED_TRACE("seed " + std::to_string(seed) + ", round " + std::to_string(round));
        const TemporaryData data;
        TemporaryData::write(data.database(), harmed(sound, random));
        const auto store = openOrRescueStore(data.folder(), now());
        if (!store) {
            // The header may say now that it is of a newer version, or of another program.
            EXPECT_TRUE(store.error().kind == StoreErrorKind::NewerVersion ||
                        store.error().kind == StoreErrorKind::ForeignFile)
                << testing::PrintToString(store.error().kind) << store.error().detail.toStdString();
            ++outcomes["refused untouched"];
            continue;
        }
        const auto report = unseenRescue(data.folder());
        const Found found = compare(**store, filled, report);
        EXPECT_EQ(found.problem, "");
        if (HasFailure()) {
            TemporaryData::write("/tmp/basekeeper-damaged.sqlite",
                                 TemporaryData::read(report ? report->keptFile : data.database()));
            return;
        }
        ++outcomes[!report ? "sound" : !report->readable ? "no database any more" : "rescued"];
        if (report && report->readable) whole += found.whole, cut += found.cut, lost += found.lost;
    }
    std::cout << rounds << " pages overwritten:";
    for (const auto& [what, count] : outcomes) std::cout << ' ' << count << ' ' << what << ';';
    std::cout << " of the sessions rescued " << whole << " whole, " << cut << " cut short, " << lost << " lost\n";
    EXPECT_GT(outcomes["rescued"], rounds / 5);
}

/// A page that the long form of the test above once met: twelve sessions, and between the end that one of them has lost
/// and the beginning of the next lies a line of no log.
TEST(Rescue, CountsNoLogWholeBehindWhoseLinesLieThoseOfNone) {
    const TemporaryData data;
    TemporaryData::write(data.database(),
                         TemporaryData::read(QStringLiteral(BASEKEEPER_OLD_STORES "/damaged-page.sqlite")));
    must(openOrRescueStore(data.folder(), now()));
    const auto report = unseenRescue(data.folder());
    ASSERT_TRUE(report.has_value());
    EXPECT_EQ(report->cutShort.size(), 1u);
    EXPECT_EQ(report->whole, 11);
}

/// How many changes a log that is cut off there still holds.
/// https://www.sqlite.org/fileformat2.html#the_write_ahead_log
int commitsBefore(const QByteArray& wal, qint64 cut) {
    constexpr qint64 headerSize = 32;
    constexpr qint64 frameSize = 24 + pageSize;
    int commits = 0;
    for (qint64 at = headerSize; at + frameSize <= cut; at += frameSize)
        if (qFromBigEndian<quint32>(wal.constData() + at + 4) != 0) ++commits;
    return commits;
}

TEST(Endurance, ALogOfChangesThatIsCutOffLosesWhatComesAfterTheCutAndNothingElse) {
    const TemporaryData data;
    const TemporaryData killed;
    RandomSession game(3);
    constexpr int acts = 120;
    QString id;
    {
        id = must(must(Store::open(data.folder()))->beginSession(game.header(someTime()))).id;
        const auto store = must(Store::open(data.folder()));
        for (int i = 0; i < acts; ++i) {
            const auto entry = game.next();
            game.add(entry);
            must(store->append(id, writeEntry<AllYourBaseCodec>(entry), someTime(i), false));
        }
        for (const char* suffix : {"", "-wal"})
            ASSERT_TRUE(QFile::copy(data.database() + suffix, killed.database() + suffix));
    }
    const auto all = must(must(Store::open(data.folder()))->entries(id));
    const QByteArray file = TemporaryData::read(killed.database());
    const QByteArray wal = TemporaryData::read(killed.database() + "-wal");
    ASSERT_EQ(commitsBefore(wal, wal.size()), acts) << "one for each act, and none moved into the file yet";
    random_play::Random random(std::random_device{}());
    const int rounds = longRun() ? 1000 : 40;
    for (int round = 0; round < rounds; ++round) {
        const auto cut = static_cast<qint64>(random.below(static_cast<int>(wal.size())));
        const TemporaryData cutOff;
        TemporaryData::write(cutOff.database(), file);
        TemporaryData::write(cutOff.database() + "-wal", wal.first(cut));
        const auto log = must(must(Store::open(cutOff.folder()))->entries(id));
        const auto expected = static_cast<std::size_t>(commitsBefore(wal, cut));
        ASSERT_EQ(log.size(), expected) << "cut at " << cut;
        EXPECT_TRUE(std::equal(log.begin(), log.end(), all.begin()));
    }
    std::cout << rounds << " logs of changes cut off: every act before the cut is there\n";
}

/// The store of three games after something was done to its bytes; gives what the rescue says of it.
template <class Change>
RescueReport rescued(const Change& change) {
    const TemporaryData data;
    playInto(*must(Store::open(data.folder())), 1, 3, 60);
    TemporaryData::write(data.database(), change(TemporaryData::read(data.database())));
    requestFullCheck(data.folder());
    must(openOrRescueStore(data.folder(), now()));
    return unseenRescue(data.folder()).value_or(RescueReport());
}

TEST(Rescue, TellsTheKindsOfDamageApart) {
    constexpr int page = 4096;
    EXPECT_EQ(rescued([](QByteArray bytes) { return bytes.replace(0, 16, QByteArray(16, 'x')); }).kind,
              DamageKind::Header);
    EXPECT_EQ(rescued([](QByteArray bytes) { return bytes.first(bytes.size() - 2 * page); }).kind, DamageKind::CutOff);
    const auto swapped = [](QByteArray bytes) {
        const QByteArray second = bytes.sliced(page, page);
        const qsizetype last = bytes.size() - page;
        bytes.replace(page, page, bytes.sliced(last));
        return bytes.replace(last, page, second);
    };
    EXPECT_EQ(rescued(swapped).kind, DamageKind::Pages);
    const auto changed = [](QByteArray bytes) {
        const qsizetype place = bytes.indexOf(R"("act":"end-turn")");
        return bytes.replace(place + 7, 8, "end-tUrn");
    };
    EXPECT_EQ(rescued(changed).kind, DamageKind::Entries);
}

TEST(Rescue, TellsThatTheFileItselfIsGone) {
    const TemporaryData data;
    const TemporaryData left;
    {
        const auto store = must(Store::open(data.folder()));
        playInto(*store, 1, 3, 60);
        ASSERT_TRUE(QFile::copy(walOf(data.database()), walOf(left.database())));
    }
    must(openOrRescueStore(left.folder(), now()));
    EXPECT_EQ(unseenRescue(left.folder()).value_or(RescueReport()).kind, DamageKind::Gone);
}

}  // namespace
