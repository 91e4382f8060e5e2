// SPDX-License-Identifier: GPL-3.0-or-later

// An evening on a disk that fails at every point once, and one that is cut short at every point.
#include "app/book/rule_books.h"
#include "app/safety/safety_model.h"
#include "app/safety/store_text.h"
#include "app/transfer/export_text.h"
#include "app/transfer/session_exporter.h"
#include "db/games/all_your_base/codec.h"
#include "db/store/backup_folder.h"
#include "db/store/noted_progress.h"
#include "db/store/store_guard.h"
#include "db/store/store_paths.h"
#include "db/store/store_rescue.h"
#include "db/store/store_survey.h"
#include "tests/app/app_fixture.h"
#include "tests/app/safety/fault_rounds.h"
#include "tests/db/store/store_test_support.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

using Operation = FaultyDisk::Operation;

/// What is played: a BASE each, and what is taken back and brought back.
std::vector<Entry<AllYourBase>> wholeGame() {
    std::vector<Entry<AllYourBase>> game;
    for (int seat = 0; seat < 3; ++seat) {
        game.emplace_back(Action(PlayBase{}));
        game.emplace_back(Action(EndTurn{}));
    }
    game.emplace_back(Undo{2});
    game.emplace_back(Redo{1});
    game.emplace_back(Action(EndTurn{}));
    game.emplace_back(Action(PassDefense{}));
    game.emplace_back(Action(EndTurn{}));
    return game;
}

/// Two starts of the program, with a backup before the first is over. Whatever fails is tried once more, as people do.
class Evening {
public:
    Evening(const QString& folder, const FaultyDisk& disk, bool failsToRead)
        : m_folder(folder), m_disk(disk), m_failsToRead(failsToRead) {}

    static void prepare(const QString&) {}

    void play() {
        const std::size_t half = m_game.size() / 2;
        if (const auto controller = start(); controller && begin(*controller)) {
            playUntil(*controller, half);
            backUp(*controller);
        }
        if (m_disk.hasCrashed()) return;
        if (const auto controller = start()) {
            trying("resume", *controller, [&] { return controller->resume(); });
            if (!controller->hasGame()) return;
            EXPECT_EQ(controller->play<AllYourBase>().log().size(), half) << "what the table saw before";
            playUntil(*controller, m_game.size());
            trying("end", *controller, [&] {
                controller->endSession();
                return !controller->hasGame();
            });
        }
    }

    /// What of it is in a folder, with a disk that is well again.
    void expectKept(const QString& folder) const {
        const auto store = Store::open(folder);
        ASSERT_TRUE(store) << store.error().detail.toStdString();
        if (m_session.isEmpty()) return;
        const auto log = (*store)->entries(m_session);
        ASSERT_TRUE(log) << log.error().detail.toStdString();
        EXPECT_GE(log->size(), m_saved) << "what was said to be saved";
        ASSERT_LE(log->size(), m_game.size());
        for (std::size_t i = 0; i < log->size(); ++i)
            EXPECT_EQ((*log)[i].body, writeEntry<AllYourBaseCodec>(m_game[i])) << "entry " << i + 1;
        const std::vector<BackupFile> backups = backupsIn(folder);
        EXPECT_GE(backups.size(), m_backups);
        for (const BackupFile& backup : backups)
            EXPECT_TRUE(surveyStore(backup.path)) << surveyStore(backup.path).error().detail.toStdString();
    }
    /// The same of a disk that did not flush what it said it had: the end of the log may be gone, and where anything is
    /// left that knows of it, that is told; but never is there another game than was played.
    void expectABeginning(const QString& folder) const {
        const auto noted = NotedProgress(folder).read();
        bool isTold = false;
        std::size_t left = 0;
        for (int starts = 0; starts < 2; ++starts) {
            const auto store = openOrRescueStore(folder, someTime());
            ASSERT_TRUE(store) << store.error().detail.toStdString();
            isTold = isTold || !(*store)->opening().wentBack.empty() || unseenRescue(folder);
            const auto log = must((*store)->session(m_session)) ? (*store)->entries(m_session)
                                                                : StoreResult<std::vector<StoredEntry>>();
            if (!log) {
                // What is read there is found to be damaged; the next start rescues it.
                EXPECT_EQ(log.error().kind, StoreErrorKind::Damaged) << log.error().detail.toStdString();
                ASSERT_EQ(starts, 0) << "the rescue did not help";
                requestFullCheck(folder);
                continue;
            }
            left = log->size();
            ASSERT_LE(left, m_game.size());
            for (std::size_t i = 0; i < left; ++i)
                EXPECT_EQ((*log)[i].body, writeEntry<AllYourBaseCodec>(m_game[i])) << "entry " << i + 1;
            break;
        }
        const auto known = noted.find(m_session);
        if (known != noted.end() && std::ssize(m_game) >= known->second && static_cast<qint64>(left) < known->second) {
            EXPECT_TRUE(isTold) << left << " of " << known->second << " entries, and nothing was said";
        }
    }
    void expectWhole() const {
        EXPECT_EQ(m_saved, m_game.size());
        EXPECT_EQ(m_backups, 1u);
    }

    [[nodiscard]] int told() const { return m_told; }
    [[nodiscard]] const std::vector<StoreErrorKind>& kinds() const { return m_kinds; }

private:
    /// A failure is only one if it is said, in a sentence.
    void tell(const std::string& step, const std::optional<StoreError>& problem) {
        ++m_told;
        ASSERT_TRUE(problem) << step << " failed, and nothing was said";
        EXPECT_FALSE(storeErrorText(*problem).isEmpty());
        // SQLite takes a page that could not be read for damage; the next start checks all of it.
        if (!m_disk.hasCrashed() && (!m_failsToRead || step == "start")) {
            EXPECT_NE(problem->kind, StoreErrorKind::Damaged)
                << step << ": a disk that failed once is no reason for a rescue: " << problem->detail.toStdString();
        }
        m_kinds.push_back(problem->kind);
    }

    bool trying(const std::string& step, SessionController& controller, const std::function<bool()>& attempt) {
        for (int tries = 0; tries < 2; ++tries) {
            if (attempt()) return true;
            tell(step, controller.problem());
            if (m_disk.hasCrashed()) return false;
        }
        ADD_FAILURE() << step << " failed again: " << controller.problem()->detail.toStdString();
        return false;
    }

    std::unique_ptr<SessionController> start() {
        for (int tries = 0; tries < 2; ++tries) {
            auto controller = std::make_unique<SessionController>(Store::open(m_folder));
            if (controller->store() != nullptr) return controller;
            tell("start", controller->problem());
            if (m_disk.hasCrashed()) return {};
        }
        ADD_FAILURE() << "the store cannot be opened any more";
        return {};
    }

    bool begin(SessionController& controller) {
        const bool begun = trying("begin", controller, [&] { return controller.begin(threePeople()); });
        if (begun) m_session = controller.info().id;
        return begun;
    }

    void playUntil(SessionController& controller, std::size_t until) {
        while (m_saved < until) {
            const bool done = trying("act " + std::to_string(m_saved + 1), controller, [&] {
                return controller.add<AllYourBase>(m_game[m_saved]) == SessionController::Outcome::Done;
            });
            if (!done) return;
            ++m_saved;
            EXPECT_EQ(controller.savedEntries(), static_cast<int>(m_saved));
        }
    }

    void backUp(SessionController& controller) {
        for (int tries = 0; tries < 2 && !m_disk.hasCrashed(); ++tries) {
            const auto kept = placeForBackup(m_folder).and_then([&](const QString& file) {
                return controller.store()
                    ->beginCopy(file)
                    .and_then([&] { return controller.store()->continueCopy(1'000'000); })
                    .and_then([&](bool) { return keepBackup(m_folder, file, someTime()); });
            });
            if (kept) {
                m_backups = 1;
                return;
            }
            controller.store()->giveUpCopy();
            tell("backup", kept.error());
        }
        EXPECT_TRUE(m_disk.hasCrashed()) << "the backup failed again";
    }

    QString m_folder;
    const FaultyDisk& m_disk;
    bool m_failsToRead;
    std::vector<Entry<AllYourBase>> m_game = wholeGame();
    QString m_session;
    std::size_t m_saved = 0;  ///< what the table was told is on disk
    std::size_t m_backups = 0;
    int m_told = 0;
    std::vector<StoreErrorKind> m_kinds;
};

using EveningRounds = FaultRounds<Evening>;

TEST(Fault, EveryOperationOfAnEveningIsSeen) {
    for (std::size_t i = 0; i < FaultyDisk::operations; ++i)
        EXPECT_GT(EveningRounds::operations(static_cast<Operation>(i)), 0)
            << FaultyDisk::name(static_cast<Operation>(i));
    EXPECT_GT(EveningRounds::changes(), 50);
}

TEST(Endurance, ADiskThatFailsOnceLosesNothingAndSaysSo) { EveningRounds().failOnceAtEveryPoint(); }

TEST(Endurance, ACrashAtAnyPointLosesNothingThatWasAcknowledged) { EveningRounds().crashAtEveryPoint(); }

TEST(Endurance, ADiskThatLiesAboutFlushesLosesTheEndAtMost) { EveningRounds().lieFromEveryPoint(); }

TEST(ReadOnlyDisk, ShowsAndExportsEverythingAndSaysThatNothingIsKept) {
    const TemporaryData data;
    QString id;
    {
        SessionController controller(Store::open(data.folder()));
        ASSERT_TRUE(controller.begin(threePeople()));
        ASSERT_EQ(controller.add<AllYourBase>(Action(PlayBase{})), SessionController::Outcome::Done);
        id = controller.info().id;
    }
    const auto before = data.contents();
    FaultyDisk disk(data.folder());
    disk.becomeReadOnly();
    SessionController controller(openOrRescueStore(data.folder(), someTime()));
    ASSERT_NE(controller.store(), nullptr);
    EXPECT_TRUE(controller.store()->onlyReads());
    ASSERT_TRUE(controller.problem());
    EXPECT_EQ(controller.problem()->kind, StoreErrorKind::NotWritable);
    EXPECT_EQ(controller.problem()->path, data.database()) << "not the copy that is read";
    ASSERT_TRUE(controller.resume());
    EXPECT_EQ(controller.play<AllYourBase>().log().size(), 1u);

    // It goes on, in memory; no other takes its place before somebody has said so.
    EXPECT_EQ(controller.add<AllYourBase>(Action(EndTurn{})), SessionController::Outcome::Done);
    EXPECT_EQ(controller.unsavedEntries(), 1);
    EXPECT_FALSE(controller.saveNow());
    EXPECT_TRUE(controller.wouldLoseEntries());
    EXPECT_EQ(controller.resume(id).error().kind, StoreErrorKind::OnlyInMemory);
    EXPECT_EQ(controller.play<AllYourBase>().log().size(), 2u);
    controller.endSession();
    EXPECT_FALSE(controller.hasGame());
    EXPECT_TRUE(controller.begin(threePeople()));
    EXPECT_FALSE(controller.wouldLoseEntries());
    EXPECT_TRUE(controller.resume(id).has_value());
    EXPECT_EQ(controller.play<AllYourBase>().log().size(), 1u) << "what is kept";
    controller.endSession();
    EXPECT_FALSE(controller.hasGame());

    Store& store = *controller.store();
    const auto refused = [](const auto& result) { return result.error().kind; };
    EXPECT_EQ(refused(store.append(id, {}, someTime(), false)), StoreErrorKind::NotWritable);
    EXPECT_EQ(refused(store.setTitle(id, "Friday")), StoreErrorKind::NotWritable);
    EXPECT_EQ(refused(store.deleteSession(id, someTime())), StoreErrorKind::NotWritable);
    EXPECT_EQ(refused(store.savePlayer({"Ana", "en", someTime()})), StoreErrorKind::NotWritable);
    EXPECT_EQ(refused(store.renamePlayer("Ana", "Anna", "anna")), StoreErrorKind::NotWritable);
    EXPECT_EQ(must(store.entries(id)).size(), 1u);

    // What is told is told once: no backup is tried that could not be kept.
    SafetyModel safety(controller, data.folder());
    safety.backUpIfDue(someTime());
    EXPECT_FALSE(safety.isWorking());
    EXPECT_FALSE(safety.canBackUp());
    EXPECT_EQ(safety.problem(), "");

    const TemporaryData elsewhere;
    const Languages languages;
    const RuleBooks books;
    const SessionExporter exporter(store, languages, books);
    const SessionInfo info = must(store.session(id)).value();
    for (const ExportFormat format : {ExportFormat::SessionFile, ExportFormat::Csv, ExportFormat::Report,
                                      ExportFormat::Picture, ExportFormat::Play}) {
        const QString file = elsewhere.path(SessionExporter::fileName(info, format).toUtf8());
        const auto done = exporter.exportOne(info, format, file, Existing::Keep);
        EXPECT_TRUE(done) << exportErrorText(done.error()).toStdString();
        EXPECT_GT(QFileInfo(file).size(), 100) << file.toStdString();
    }
    EXPECT_TRUE(data.contents() == before);
}

TEST(ReadOnlyDisk, ShowsWhatCanBeRescuedOfADamagedDatabase) {
    const TemporaryData data;
    {
        SessionController controller(Store::open(data.folder()));
        ASSERT_TRUE(controller.begin(threePeople()));
        ASSERT_EQ(controller.add<AllYourBase>(Action(PlayBase{})), SessionController::Outcome::Done);
    }
    QByteArray bytes = TemporaryData::read(data.database());
    TemporaryData::write(data.database(), bytes.replace(0, 16, QByteArray(16, 'x')));
    const auto before = data.contents();
    FaultyDisk disk(data.folder());
    disk.becomeReadOnly();
    SessionController controller(openOrRescueStore(data.folder(), someTime()));
    ASSERT_NE(controller.store(), nullptr);
    EXPECT_TRUE(controller.store()->onlyReads());
    EXPECT_TRUE(controller.resume());
    SafetyModel safety(controller, data.folder());
    EXPECT_TRUE(safety.report().join(u' ').contains("The beginning of the file"))
        << safety.reportSpoken().toStdString();
    EXPECT_TRUE(data.contents() == before);
}

}  // namespace
