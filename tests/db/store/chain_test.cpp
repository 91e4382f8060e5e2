// SPDX-License-Identifier: GPL-3.0-or-later

/// The hash chain that the store keeps with every entry, and what it finds.
#include "db/games/all_aboard/codec.h"
#include "db/games/outspeed/codec.h"
#include "db/session_file/hash_chain.h"
#include "db/session_file/session_export.h"
#include "db/session_file/session_import.h"
#include "db/store/store_audit.h"
#include "db/store/store_rescue.h"
#include "tests/db/store/store_test_support.h"
#include "tests/support/endurance.h"
#include "tests/support/made_session.h"
#include "tests/support/random_all_aboard.h"
#include "tests/support/random_outspeed.h"
#include "tests/support/random_session.h"

#include <QBuffer>

#include <map>
#include <random>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

QDateTime eveningOfRescue() { return QDateTime(QDate(2026, 3, 1), QTime(20, 0)); }

/// A store with one game of ten entries.
class ChainedStore : public testing::Test {
protected:
    ChainedStore() {
        const auto store = must(Store::open(data.folder()));
        id = must(store->beginSession(someSession())).id;
        for (int i = 1; i <= 10; ++i) must(store->append(id, someEntry(i), someTime(i), false));
    }
    /// As a failing disk changes it: no trigger and no constraint notices.
    void change(const QString& sql) const {
        const RawDatabase raw(data.database());
        for (const char* trigger :
             {"entry_is_never_updated", "entry_goes_only_with_its_session", "session_keeps_its_setup"})
            raw.run(QStringLiteral("DROP TRIGGER ") + QLatin1String(trigger));
        raw.run(sql);
    }
    /// What is read of the session; the store is closed again.
    [[nodiscard]] StoreResult<std::vector<StoredEntry>> read() const {
        return must(Store::open(data.folder()))->entries(id);
    }

    TemporaryData data;
    QString id;
};

TEST_F(ChainedStore, KeepsTheLinksThatAnExportTells) {
    const auto store = must(Store::open(data.folder()));
    const auto log = must(store->entries(id));
    QBuffer file;
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    ASSERT_TRUE(exportSession(file, must(store->session(id)).value(), log));
    file.seek(0);
    SessionLines lines(file);
    const QJsonObject header = lines.next()->value();
    EXPECT_EQ(header.value("version").toInt(), 2);
    EXPECT_EQ(header.value("entries").toInt(), 10);
    HashChain chain = HashChain::ofFile(header);
    for (const StoredEntry& entry : log) {
        const QJsonObject line = lines.next()->value();
        EXPECT_EQ(line.value("hash").toString().toLatin1(), entry.hash);
        EXPECT_EQ(chain.next(line), entry.hash);
    }
    EXPECT_FALSE(lines.next());
}

TEST_F(ChainedStore, TakesNoChangeForWhatWasPlayed) {
    for (const char* sql : {"UPDATE entry SET body = replace(body, 'B7', 'B8') WHERE seq = 7",
                            "UPDATE entry SET at = replace(at, '23:59', '23:58') WHERE seq = 7",
                            "UPDATE entry SET hash = iif(hash LIKE 'a%', 'b', 'a') || substr(hash, 2) WHERE seq = 7"}) {
        SCOPED_TRACE(sql);
        const TemporaryData copy;
        TemporaryData::write(copy.database(), TemporaryData::read(data.database()));
        change(sql);
        const auto log = read();
        ASSERT_FALSE(log);
        EXPECT_EQ(log.error().kind, StoreErrorKind::Damaged);
        EXPECT_TRUE(log.error().detail.contains("entry 7 of session " + id)) << log.error().detail.toStdString();
        TemporaryData::write(data.database(), TemporaryData::read(copy.database()));
        QFile::remove(data.path("check-in-full"));
    }
}

TEST_F(ChainedStore, TakesNoOtherSetUp) {
    change("UPDATE session SET setup = replace(setup, '4', '5')");
    const auto log = read();
    ASSERT_FALSE(log);
    EXPECT_EQ(log.error().kind, StoreErrorKind::Damaged);
    EXPECT_TRUE(log.error().detail.contains("set-up")) << log.error().detail.toStdString();
}

TEST_F(ChainedStore, IsRescuedAtTheNextStartUpToTheChange) {
    must(must(Store::open(data.folder()))->deleteSession(id, someTime()));
    id = playInto(*must(Store::open(data.folder())), 1, 1, 20).front().id;
    change("UPDATE entry SET at = replace(at, '20:06', '20:07') WHERE seq = 7");
    EXPECT_FALSE(read());
    const auto store = must(openOrRescueStore(data.folder(), eveningOfRescue()));
    EXPECT_EQ(must(store->logLength(id)), 6);
    const auto report = unseenRescue(data.folder());
    ASSERT_TRUE(report);
    ASSERT_EQ(report->cutShort.size(), 1u);
    EXPECT_EQ(report->cutShort[0].kept, 6);
    EXPECT_EQ(report->cutShort[0].of, 20);
    must(store->append(id, someEntry(7), someTime(7), false));
    EXPECT_EQ(must(store->entries(id)).size(), 7u) << "the game goes on, and its chain";
}

TEST_F(ChainedStore, IsAuditedWithoutAChange) {
    EXPECT_TRUE(must(auditStore(data.folder())).isSound());
    change("UPDATE entry SET body = replace(body, 'B7', 'B8') WHERE seq = 7");
    const auto before = data.contents();
    const StoreAudit audit = must(auditStore(data.folder()));
    EXPECT_TRUE(data.contents() == before);
    EXPECT_EQ(audit.sessions, 1);
    EXPECT_EQ(audit.entries, 10);
    ASSERT_EQ(audit.damaged.size(), 1u);
    EXPECT_EQ(audit.damaged[0].info.id, id);
    EXPECT_EQ(audit.damaged[0].entry, 7);
    const auto store = must(Store::open(data.folder()));
    EXPECT_EQ(auditStore(data.folder()).error().kind, StoreErrorKind::InUse);
}

TEST_F(ChainedStore, OfALaterVersionOrAnotherProgramIsNotCalledDamaged) {
    change("PRAGMA user_version = 99");
    EXPECT_EQ(auditStore(data.folder()).error().kind, StoreErrorKind::NewerVersion);
    const TemporaryData others;
    RawDatabase(others.database()).run(QStringLiteral("CREATE TABLE letter (words TEXT)"));
    EXPECT_EQ(auditStore(others.folder()).error().kind, StoreErrorKind::ForeignFile);
}

/// Twenty games of three kinds, as they were played.
struct Played {
    struct Game {
        QJsonObject setup;
        std::vector<StoredEntry> log;
    };
    TemporaryData data;
    std::map<QString, Game> games;

    Played() {
        const auto store = must(Store::open(data.folder()));
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const MadeSession made = seed % 3 == 0   ? randomSession<AllAboardCodec>(seed, 60)
                                     : seed % 3 == 1 ? randomSession<OutspeedCodec>(seed, 60)
                                                     : randomSession<AllYourBaseCodec>(seed, 60);
            const SessionInfo info = must(store->importSession(made.session, made.log, made.endedAt));
            games[info.id] = {info.setup, must(store->entries(info.id))};
        }
    }
};

struct Outcome {
    int whole = 0;
    int cut = 0;
    int lost = 0;
    bool told = false;
    std::string problem;  ///< empty: whatever differs was told
};

/// Opens the folder as the app does, reads every game, and starts again where one is damaged.
Outcome opened(const QString& folder, const Played& played) {
    Outcome found;
    for (int starts = 0; starts < 3; ++starts) {
        found = {};
        const auto store = openOrRescueStore(folder, eveningOfRescue());
        if (!store) {
            found.problem = "refused: " + store.error().detail.toStdString();
            return found;
        }
        const auto report = unseenRescue(folder);
        found.told = report.has_value();
        bool again = false;
        const auto sessions = must((*store)->sessions());
        for (const SessionInfo& info : sessions) {
            const auto game = played.games.find(info.id);
            const auto log = (*store)->entries(info.id);
            again = again || !log;
            if (!log) continue;
            if (game == played.games.end() || info.setup != game->second.setup) {
                found.problem = "another game than was played";
                return found;
            }
            const auto& all = game->second.log;
            if (log->size() > all.size() || !std::equal(log->begin(), log->end(), all.begin()))
                found.problem = "a log that is not the beginning of what was played";
            (log->size() == all.size() ? found.whole : found.cut) += 1;
        }
        found.lost = static_cast<int>(played.games.size() - sessions.size());
        if (again) continue;
        if ((found.cut > 0 || found.lost > 0) && !found.told) found.problem = "something is missing and nobody is told";
        if (report && found.lost > 0 && report->lost == 0 && report->allKnown)
            found.problem = "the report does not know of the games that are gone";
        return found;
    }
    found.problem = "it is still damaged after a rescue";
    return found;
}

QByteArray flipped(QByteArray bytes, int bit) {
    bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ (1 << bit % 8));
    return bytes;
}

/// A run that was killed between the two steps of the migration left it so.
TEST(ChainOfAnEarlierStore, IsFilledFromTheLogThatWasThere) {
    const auto logs = [](const char* change) {
        const TemporaryData data;
        TemporaryData::write(data.database(),
                             TemporaryData::read(QStringLiteral(BASEKEEPER_OLD_STORES "/version-6.sqlite")));
        RawDatabase(data.database()).run(QLatin1String(change));
        const auto store = must(Store::open(data.folder()));
        std::vector<std::vector<StoredEntry>> found;
        for (const SessionInfo& info : must(store->sessions())) found.push_back(must(store->entries(info.id)));
        return found;
    };
    const auto sound = logs("SELECT 1");
    ASSERT_FALSE(sound.empty());
    EXPECT_TRUE(logs("UPDATE chained_entry SET body = '{\"act\":\"other\"}' WHERE seq = 2") == sound);
    EXPECT_TRUE(logs("DELETE FROM chained_entry WHERE seq > 1") == sound);
}

/// One bit of any page: never a crash, never another game than was played, and no game lost that was sound.
TEST(Endurance, ABitThatIsFlippedIsFoundAndTold) {
    const Played played;
    const QByteArray sound = TemporaryData::read(played.data.database());
    const unsigned seed = std::random_device()();
    random_play::Random random(seed);
    const int rounds = longRun() ? 5000 : 60;
    int untold = 0;
    int cut = 0;
    int lost = 0;
    for (int round = 0; round < rounds; ++round) {
        const int bit = random.below(static_cast<int>(8 * sound.size()));
        SCOPED_TRACE("seed " + std::to_string(seed) + ", bit " + std::to_string(bit));
        const TemporaryData data;
        TemporaryData::write(data.database(), flipped(sound, bit));
        const Outcome found = opened(data.folder(), played);
        EXPECT_EQ(found.problem, "");
        EXPECT_LE(found.cut + found.lost, 1) << "a game that was sound";
        untold += found.told ? 0 : 1;
        cut += found.cut;
        lost += found.lost;
    }
    std::cout << rounds << " bits flipped: " << untold << " in nothing that counts, " << rounds - untold
              << " found and told; games cut short " << cut << ", lost " << lost << '\n';
}

/// SQLite opens a database whose column is called otherwise than it was, and nothing is wrong until it is asked for.
TEST(ADamagedName, OfAnyColumnIsFoundAndNothingIsLost) {
    const Played played;
    const QByteArray sound = TemporaryData::read(played.data.database());
    for (const char* column : {"first_link", "hash TEXT", "unverified INTEGER", "note TEXT", "ended_at TEXT"}) {
        SCOPED_TRACE(column);
        const qsizetype place = sound.indexOf(column);
        ASSERT_GT(place, 0);
        const TemporaryData data;
        TemporaryData::write(data.database(), flipped(sound, static_cast<int>(8 * place)));
        const Outcome found = opened(data.folder(), played);
        EXPECT_EQ(found.problem, "");
        EXPECT_TRUE(found.told);
        EXPECT_EQ(found.whole, 20);
    }
}

/// The header says nothing that is not known otherwise.
TEST(Endurance, NoBitOfTheHeaderLosesAnything) {
    const Played played;
    const QByteArray sound = TemporaryData::read(played.data.database());
    for (int bit = 0; bit < 8 * 100; bit += longRun() ? 1 : 13) {
        SCOPED_TRACE("bit " + std::to_string(bit));
        const TemporaryData data;
        TemporaryData::write(data.database(), flipped(sound, bit));
        const Outcome found = opened(data.folder(), played);
        EXPECT_EQ(found.problem, "");
        EXPECT_EQ(found.whole, 20);
    }
}

}  // namespace
