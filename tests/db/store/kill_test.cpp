// SPDX-License-Identifier: GPL-3.0-or-later

// The process is killed at random moments of its work, over and over. BASEKEEPER_KILLS: how many times.
#include "db/formats/compact_json.h"
#include "db/session_file/valid_prefix.h"
#include "db/store/backup_folder.h"
#include "db/store/store_rescue.h"
#include "db/store/store_survey.h"
#include "tests/db/store/child.h"
#include "tests/db/store/store_test_support.h"
#include "tests/support/endurance.h"
#include "tests/support/random_session.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QThread>

#include <algorithm>
#include <map>
#include <set>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

int kills(int usually, int inTheLongForm) {
    const char* wanted = std::getenv("BASEKEEPER_KILLS");
    return wanted != nullptr ? std::atoi(wanted) : longRun() ? inTheLongForm : usually;
}

QByteArray fingerprint(const QJsonObject& body) {
    return QCryptographicHash::hash(compactJson(body), QCryptographicHash::Sha1).toHex();
}

/// What the child has said was saved: for each session what each line of its log is.
class Promises {
public:
    std::set<QString> touched;  ///< since the last check

    void take(const QByteArray& line) {
        const QByteArrayList parts = line.split(' ');
        if (parts.size() != 4 || parts[0] != "saved") return;  // cut off by the kill
        if (parts[3].size() != 40) return;
        auto& log = m_lines[QString::fromLatin1(parts[1])];
        EXPECT_EQ(parts[2].toLongLong(), static_cast<qint64>(log.size()) + 1);
        log.push_back(parts[3]);
        touched.insert(QString::fromLatin1(parts[1]));
        ++saved;
    }

    /// Every line that was shown as saved is there; at most one more, which the kill kept from being shown.
    void check(Store& store, const SessionInfo& info) {
        const auto log = must(store.entries(info.id));
        auto& promised = m_lines[info.id];
        ASSERT_GE(log.size(), promised.size()) << "lost";
        ASSERT_LE(log.size(), promised.size() + 1);
        for (std::size_t i = 0; i < promised.size(); ++i)
            ASSERT_EQ(fingerprint(log[i].body), promised[i]) << "line " << i + 1;
        if (log.size() > promised.size()) {
            promised.push_back(fingerprint(log.back().body));
            ++savedUnseen;
        }
        ASSERT_EQ(validPrefixLength(info, log), log.size()) << "the log replays";
        ASSERT_EQ(linesOfAChainThatHolds(info, log), static_cast<int>(log.size())) << "the chain holds";
    }
    [[nodiscard]] std::size_t sessions() const { return m_lines.size(); }

    qint64 saved = 0;
    qint64 savedUnseen = 0;

private:
    std::map<QString, std::vector<QByteArray>> m_lines;
};

/// A moment in the work of a child: mostly while it enters acts, at times while it starts.
void killAtRandom(Child& child, random_play::Random& random, Promises& promises) {
    if (random.chance(90)) {
        const int lines = random.chance(10) ? random.between(60, 300) : random.between(1, 30);
        for (int i = 0; i < lines; ++i) promises.take(child.line());
    }
    QThread::usleep(static_cast<unsigned long>(random.below(4000)));
    child.kill();
    for (const QByteArray& line : child.linesToTheEnd()) promises.take(line);
}

/// Kills a process that plays, time and again, over one store, and looks after each kill at what is left.
void killWhilePlaying(int rounds, unsigned seed) {
    const TemporaryData data;
    SCOPED_TRACE("seed " + std::to_string(seed));
    random_play::Random random(seed);
    Promises promises;
    QElapsedTimer time;
    time.start();
    for (int round = 0; round < rounds && !testing::Test::HasFatalFailure(); ++round) {
        Child child(random.chance(15) ? "play-with-backups" : "play", data.folder());
        killAtRandom(child, random, promises);
        // The next start.
        const auto store = must(Store::open(data.folder()));
        promises.touched.insert(must(store->openSession()).value_or(SessionInfo()).id);
        for (const SessionInfo& info : must(store->sessions()))
            if (promises.touched.contains(info.id)) { ASSERT_NO_FATAL_FAILURE(promises.check(*store, info)); }
        promises.touched.clear();
    }
    const auto store = must(Store::open(data.folder()));
    const auto sessions = must(store->sessions());
    std::size_t entries = 0;
    for (const SessionInfo& info : sessions) {
        ASSERT_NO_FATAL_FAILURE(promises.check(*store, info));
        entries += must(store->entries(info.id)).size();
    }
    EXPECT_GE(sessions.size(), promises.sessions());
    int backups = 0;
    for (const BackupFile& backup : backupsIn(data.folder())) {
        EXPECT_TRUE(surveyStore(backup.path).has_value()) << backup.path.toStdString();
        ++backups;
    }
    std::cout << rounds << " kills in " << time.elapsed() / 1000 << " s: " << promises.saved
              << " acts shown as saved, all there; " << promises.savedUnseen
              << " more that were saved and not shown any more; " << entries << " entries in " << sessions.size()
              << " sessions, all chains hold and replay; " << backups << " backups, all sound\n";
    EXPECT_GT(promises.saved, rounds);
}

/// Each start reads the list of all sessions, so that one store for all kills would take the square of their number.
constexpr int killsOfOneStore = 1000;

TEST(Killed, AtRandomMomentsLosesNoActThatWasShownAsSaved) {
    for (int left = kills(300, 10'000); left > 0 && !HasFatalFailure(); left -= killsOfOneStore)
        killWhilePlaying(std::min(left, killsOfOneStore), std::random_device()());
}

/// One database in the place of another, back and forth.
TEST(Killed, WhileRestoringHasTheOneOrTheOther) {
    const TemporaryData data;
    const TemporaryData first;
    const TemporaryData second;
    const auto one = playInto(*must(Store::open(first.folder())), 1, 3, 40);
    const auto other = playInto(*must(Store::open(second.folder())), 7, 5, 40);
    must(Store::open(data.folder()));
    random_play::Random random(std::random_device{}());
    int done[2] = {0, 0};
    const int rounds = kills(30, 1000);
    for (int round = 0; round < rounds; ++round) {
        Child child("restore", data.folder(), {first.database(), second.database()});
        for (int i = random.below(3); i > 0; --i) child.line();
        QThread::usleep(static_cast<unsigned long>(random.below(20'000)));
        child.kill();
        const auto store = must(Store::open(data.folder()));
        const auto sessions = must(store->sessions());
        if (sessions.empty() && done[0] + done[1] == 0) continue;  // nothing was restored yet
        const bool isFirst = sessions.size() == 3;
        const auto& expected = isFirst ? one : other;
        ASSERT_EQ(sessions.size(), expected.size());
        for (const RecordedSession& session : expected) EXPECT_TRUE(must(store->entries(session.id)) == session.log);
        ++done[isFirst ? 0 : 1];
        for (const QFileInfo& kept : QDir(data.folder()).entryInfoList({"basekeeper-replaced-*.sqlite"}, QDir::Files)) {
            if (round % 10 == 0 || round + 1 == rounds) {
                EXPECT_TRUE(surveyStore(kept.filePath()).has_value()) << kept.fileName().toStdString();
            }
            QFile::remove(kept.filePath());
        }
    }
    std::cout << rounds << " kills while restoring: the one was there " << done[0] << " times and the other " << done[1]
              << " times, whole\n";
    EXPECT_GT(done[0] + done[1], rounds / 3);
}

TEST(Killed, WhileRescuingHasTheDamagedOrTheRescued) {
    const TemporaryData made;
    playInto(*must(Store::open(made.folder())), 1, 6, 150);
    QByteArray bytes = TemporaryData::read(made.database());
    bytes.replace(bytes.size() / 8192 * 4096, 4096, QByteArray(4096, '\xa5'));
    random_play::Random random(std::random_device{}());
    const int rounds = kills(25, 1000);
    int rescuedAtOnce = 0;
    for (int round = 0; round < rounds; ++round) {
        const TemporaryData data;
        TemporaryData::write(data.database(), bytes);
        Child child("rescue", data.folder());
        QThread::usleep(static_cast<unsigned long>(random.below(200'000)));
        child.kill();
        if (!QDir(data.folder()).entryList({"basekeeper-damaged-*.sqlite"}).isEmpty()) ++rescuedAtOnce;
        const auto store = must(openOrRescueStore(data.folder(), QDateTime::currentDateTime()));
        const auto report = unseenRescue(data.folder());
        ASSERT_TRUE(report.has_value());
        EXPECT_EQ(TemporaryData::read(report->keptFile), bytes);
        EXPECT_EQ(must(store->sessions()).size(), 6u);
        EXPECT_EQ(report->whole + static_cast<int>(report->cutShort.size()), 6);
    }
    std::cout << rounds << " kills while rescuing: " << rescuedAtOnce
              << " had it done, the others did it at the next start\n";
}

}  // namespace

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    const QCoreApplication application(argc, argv);
    return RUN_ALL_TESTS();
}
