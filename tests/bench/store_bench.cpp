// SPDX-License-Identifier: GPL-3.0-or-later
// What an act on disk costs beyond what SQLite itself takes: the store against a bare insert by SQLite's C interface,
// in turns, so that the disk is as busy for the one as for the other.
#include "core/all_your_base/rules.h"
#include "db/games/all_your_base/codec.h"
#include "db/session_file/session_file.h"
#include "db/store/store.h"
#include "tests/bench/late_game.h"
#include "tests/bench/measure.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <sqlite3.h>

#include <memory>

using namespace basekeeper;
using namespace basekeeper::bench;

namespace {

constexpr double goalRatio = 1.5;
// As long as a game: SQLite's log grows for the first 1,000 pages of a run, and to write over it later costs less.
constexpr std::size_t actsPerGame = 500;
constexpr int games = 5;

/// A table without anything that the store has for safety: no constraint, no trigger, no other index.
class BareTable {
public:
    explicit BareTable(const QString& path) {
        sqlite3* opened = nullptr;
        m_sound = sqlite3_open(path.toUtf8().constData(), &opened) == SQLITE_OK;
        m_database.reset(opened);
        for (const char* sql :
             {"PRAGMA locking_mode = EXCLUSIVE", "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL",
              "CREATE TABLE entry (session INTEGER, seq INTEGER, at TEXT, body TEXT)"})
            m_sound = m_sound && sqlite3_exec(opened, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
        sqlite3_stmt* insertion = nullptr;
        m_sound = m_sound && sqlite3_prepare_v2(opened, "INSERT INTO entry VALUES (?, ?, ?, ?)", -1, &insertion,
                                                nullptr) == SQLITE_OK;
        m_insertion.reset(insertion);
    }

    [[nodiscard]] bool sound() const { return m_sound; }

    /// Alone, the statement is its own transaction.
    bool insert(sqlite3_int64 seq, const QByteArray& at, const QByteArray& body) {
        sqlite3_stmt* statement = m_insertion.get();
        sqlite3_bind_int64(statement, 1, 1);
        sqlite3_bind_int64(statement, 2, seq);
        sqlite3_bind_text(statement, 3, at.constData(), static_cast<int>(at.size()), SQLITE_STATIC);
        sqlite3_bind_text(statement, 4, body.constData(), static_cast<int>(body.size()), SQLITE_STATIC);
        return sqlite3_step(statement) == SQLITE_DONE && sqlite3_reset(statement) == SQLITE_OK;
    }

private:
    struct Close {
        void operator()(sqlite3* database) const { sqlite3_close(database); }
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };
    std::unique_ptr<sqlite3, Close> m_database;
    std::unique_ptr<sqlite3_stmt, Close> m_insertion;  // goes before the database
    bool m_sound = false;
};

/// How long each act took, in milliseconds.
struct Times {
    std::vector<double> ofStore;
    std::vector<double> ofBare;
};

std::vector<QJsonObject> bodiesOf(const all_your_base::Setup& setup) {
    all_your_base::State state = all_your_base::initial(setup);
    all_your_base::applyInPlace(state, lateTable());
    std::vector<QJsonObject> bodies;
    for (const auto& act : lateActs(state, actsPerGame))
        bodies.push_back(writeEntry<AllYourBaseCodec>(Entry<AllYourBase>(act)));
    return bodies;
}

/// A game with files of its own. Empty: done; else what went wrong.
const char* playGame(const QString& folder, const std::vector<QJsonObject>& bodies, Times& times) {
    auto store = Store::open(folder);
    if (!store) return "the store does not open";
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto session = (*store)->beginSession(
        {QStringLiteral("all-your-base"), 1, AllYourBaseCodec::writeSetup(lateSetup()), {}, now});
    if (!session) return "the session does not begin";
    BareTable bare(QDir(folder).filePath(QStringLiteral("bare.sqlite")));
    if (!bare.sound()) return "the bare database does not open";

    const QByteArray at = now.toString(Qt::ISODateWithMs).toUtf8();
    const auto byStore = [&](std::size_t i) {
        const auto start = Clock::now();
        const bool done = (*store)->append(session->id, bodies[i], now, false).has_value();
        times.ofStore.push_back(millisecondsSince(start));
        return done;
    };
    const auto bySqlite = [&](std::size_t i) {
        // The same bytes; to make them is no part of a bare insert.
        const QByteArray body = QJsonDocument(bodies[i]).toJson(QJsonDocument::Compact);
        const auto start = Clock::now();
        const bool done = bare.insert(static_cast<sqlite3_int64>(i + 1), at, body);
        times.ofBare.push_back(millisecondsSince(start));
        return done;
    };
    for (std::size_t i = 0; i < actsPerGame; ++i) {
        const bool done = i % 2 == 0 ? byStore(i) && bySqlite(i) : bySqlite(i) && byStore(i);
        if (!done) return "an act was not written";
    }
    return "";
}

}  // namespace

int main(int argc, char* argv[]) {
    const QCoreApplication app(argc, argv);
    const QTemporaryDir folder(QDir::current().filePath(QStringLiteral("store-bench-XXXXXX")));
    const std::vector<QJsonObject> bodies = bodiesOf(lateSetup());
    Times times;
    for (int game = 0; game < games; ++game)
        if (const char* why = playGame(folder.filePath(QString::number(game)), bodies, times); *why != '\0') {
            std::fprintf(stderr, "store_bench: %s\n", why);
            return EXIT_FAILURE;
        }

    const double ratio = median(times.ofStore) / median(times.ofBare);
    printGoal("one act durable: the store / a bare insert", decimal(ratio, 2), "<= " + decimal(goalRatio, 1),
              ratio <= goalRatio);
    printRow("  by the store (median)", decimal(median(times.ofStore), 3) + " ms");
    printRow("  by SQLite alone (median)", decimal(median(times.ofBare), 3) + " ms");
    return EXIT_SUCCESS;
}
