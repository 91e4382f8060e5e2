// SPDX-License-Identifier: GPL-3.0-or-later

// What is done beside playing, on a disk that fails at every point once, and on one that is cut short at every point:
// settings are changed, a game goes out in every format, and one comes in.
#include "app/book/rule_books.h"
#include "app/safety/store_text.h"
#include "app/settings.h"
#include "app/transfer/export_text.h"
#include "app/transfer/session_exporter.h"
#include "app/transfer/session_importer.h"
#include "db/store/store_guard.h"
#include "db/store/store_rescue.h"
#include "tests/app/app_fixture.h"
#include "tests/app/safety/fault_rounds.h"
#include "tests/db/store/store_test_support.h"
#include "tests/support/made_session.h"

#include <filesystem>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

constexpr std::array formats{ExportFormat::SessionFile, ExportFormat::Csv, ExportFormat::Report, ExportFormat::Picture,
                             ExportFormat::Play};

QString dataIn(const QString& folder) { return folder + QStringLiteral("/data"); }
QString outIn(const QString& folder, ExportFormat format) {
    return folder + QStringLiteral("/out/game.") + ExportFormats::endingOf(format);
}
QString inIn(const QString& folder) { return folder + QStringLiteral("/in/game.jsonl"); }

MadeSession madeAs(std::uint64_t seed, const char* id) {
    MadeSession made = randomSession(seed, 12);
    made.session.id = QLatin1String(id);
    return made;
}

/// The files of a disk that is well, made once: a store with a game, settings, and a game to import.
const TemporaryData& prepared() {
    static const TemporaryData disk;
    static const bool made = [] {
        for (const char* folder : {"data", "out", "in"}) QDir(disk.folder()).mkdir(QLatin1String(folder));
        const TemporaryData elsewhere;
        const Languages languages;
        const RuleBooks books;
        const auto there = must(Store::open(dataIn(disk.folder())));
        const auto other = must(Store::open(elsewhere.folder()));
        const MadeSession ours = madeAs(1, "ours");
        must(there->importSession(ours.session, ours.log, ours.endedAt));
        const MadeSession theirs = madeAs(2, "theirs");
        const SessionInfo info = must(other->importSession(theirs.session, theirs.log, theirs.endedAt));
        EXPECT_TRUE(SessionExporter(*other, languages, books)
                        .exportOne(info, ExportFormat::SessionFile, inIn(disk.folder()), Existing::Keep));
        Languages used;
        Settings settings(used, dataIn(disk.folder()));
        settings.setTextPercent(150);
        settings.setSpeechVoice(QStringLiteral("zh"), QStringLiteral("Mei"));
        return true;
    }();
    EXPECT_TRUE(made);
    return disk;
}

class Errands {
public:
    Errands(const QString& folder, const FaultyDisk& disk, bool /*failsToRead*/) : m_folder(folder), m_disk(disk) {}

    static void prepare(const QString& folder) {
        std::filesystem::copy(prepared().folder().toStdString(), folder.toStdString(),
                              std::filesystem::copy_options::recursive);
    }

    void play() {
        changeSettings();
        if (m_disk.hasCrashed()) return;
        std::unique_ptr<Store> store;
        trying("start", [&] {
            auto opened = Store::open(dataIn(m_folder));
            if (!opened) return tell(storeErrorText(opened.error()), opened.error().kind);
            store = *std::move(opened);
            return true;
        });
        if (!store) return;
        exportAll(*store);
        import(*store);
    }

    void expectWhole() const {
        EXPECT_TRUE(m_isSet && m_isImported);
        EXPECT_EQ(m_exported.size(), formats.size());
    }

    void expectKept(const QString& folder) const {
        Languages languages;
        const Settings settings(languages, dataIn(folder));
        EXPECT_EQ(settings.problem(), "");
        EXPECT_EQ(settings.textPercent(), 150) << "what was set before";
        EXPECT_EQ(settings.speechVoice(QStringLiteral("zh")), "Mei");
        if (m_isSet) { EXPECT_EQ(settings.theme(), "light"); }
        for (const ExportFormat format : formats) expectNoHalf(outIn(folder, format), format);
        for (const ExportFormat format : m_exported) EXPECT_TRUE(QFile::exists(outIn(folder, format)));
        EXPECT_LE(QDir(folder + QStringLiteral("/out")).entryList(QDir::Files | QDir::Hidden).size(),
                  std::ssize(formats))
            << "what was begun and given up";
        expectGames(*must(Store::open(dataIn(folder))), m_isImported);
    }

    void expectABeginning(const QString& folder) const {
        Languages languages;
        const Settings settings(languages, dataIn(folder));
        EXPECT_TRUE(settings.textPercent() == 150 || settings.textPercent() == 100);
        for (int starts = 0; starts < 2; ++starts) {
            const auto store = openOrRescueStore(dataIn(folder), someTime());
            ASSERT_TRUE(store) << store.error().detail.toStdString();
            for (const MadeSession& game : games()) {
                const auto log = (*store)->entries(game.session.id);
                if (log) expectBegins(*log, game);
                // What is read there is found to be damaged; the next start rescues it.
                else if (log.error().kind == StoreErrorKind::Damaged) {
                    EXPECT_EQ(starts, 0) << "the rescue did not help";
                    requestFullCheck(dataIn(folder));
                }
            }
        }
    }

    [[nodiscard]] int told() const { return m_told; }
    [[nodiscard]] const std::vector<StoreErrorKind>& kinds() const { return m_kinds; }

private:
    static QByteArray expected(ExportFormat format) {
        static const std::map<ExportFormat, QByteArray> whole = [] {
            const TemporaryData copy;
            prepare(copy.folder());
            const auto store = must(Store::open(dataIn(copy.folder())));
            std::map<ExportFormat, QByteArray> made;
            for (const ExportFormat each : formats) {
                EXPECT_TRUE(exportAs(*store, each, outIn(copy.folder(), each)));
                made[each] = TemporaryData::read(outIn(copy.folder(), each));
            }
            return made;
        }();
        return whole.at(format);
    }
    static Exported<void> exportAs(Store& store, ExportFormat format, const QString& file) {
        const Languages languages;
        const RuleBooks books;
        const SessionExporter exporter(store, languages, books);
        return exporter.find(QStringLiteral("ours")).and_then([&](const SessionInfo& info) {
            return exporter.exportOne(info, format, file, Existing::Keep);
        });
    }
    static void expectNoHalf(const QString& file, ExportFormat format) {
        if (!QFile::exists(file)) return;
        const QByteArray bytes = TemporaryData::read(file);
        // A report says when it was made.
        if (format == ExportFormat::Report)
            EXPECT_TRUE(bytes.startsWith("%PDF") && bytes.trimmed().endsWith("%%EOF")) << bytes.size();
        else EXPECT_TRUE(bytes == expected(format)) << file.toStdString() << ", " << bytes.size() << " bytes";
    }
    static const std::vector<MadeSession>& games() {
        static const std::vector games{madeAs(1, "ours"), madeAs(2, "theirs")};
        return games;
    }
    static void expectBegins(const std::vector<StoredEntry>& log, const MadeSession& game) {
        ASSERT_LE(log.size(), game.log.size());
        for (std::size_t i = 0; i < log.size(); ++i) EXPECT_EQ(log[i].body, game.log[i].body);
    }
    static void expectGames(Store& store, bool all) {
        for (const MadeSession& game : games()) {
            const auto session = must(store.session(game.session.id));
            if (!session) {
                EXPECT_TRUE(!all && game.session.id == u"theirs") << game.session.id.toStdString();
                continue;
            }
            const auto log = must(store.entries(game.session.id));
            EXPECT_EQ(log.size(), game.log.size()) << "all of it or nothing";
            expectBegins(log, game);
        }
    }

    /// What failed is said, in a sentence. Returns false.
    bool tell(const QString& sentence, StoreErrorKind kind) {
        ++m_told;
        m_kinds.push_back(kind);
        EXPECT_GT(sentence.size(), 10) << "it failed, and nothing was said";
        return false;
    }
    void trying(const char* step, const std::function<bool()>& attempt) const {
        for (int tries = 0; tries < 2 && !m_disk.hasCrashed(); ++tries)
            if (attempt()) return;
        EXPECT_TRUE(m_disk.hasCrashed()) << step << " failed again";
    }

    void changeSettings() {
        trying("settings", [&] {
            Languages languages;
            Settings settings(languages, dataIn(m_folder));
            if (const QString unread = settings.problem(); !unread.isEmpty()) tell(unread, kindOf(unread));
            settings.setTheme(QStringLiteral("light"));
            EXPECT_EQ(settings.theme(), "light") << "it counts for this run";
            m_isSet = settings.problem().isEmpty();
            return m_isSet || tell(settings.problem(), kindOf(settings.problem()));
        });
    }
    /// Of a sentence: the screen is told no kinds.
    static StoreErrorKind kindOf(const QString& sentence) {
        return sentence.contains(u"room left") ? StoreErrorKind::DiskFull : StoreErrorKind::Failed;
    }

    void exportAll(Store& store) {
        for (const ExportFormat format : formats)
            trying("export", [&] {
                const QString file = outIn(m_folder, format);
                const auto done = exportAs(store, format, file);
                if (!done) {
                    const QString sentence = exportErrorText(done.error());
                    EXPECT_TRUE(done.error().kind == ExportErrorKind::Store || sentence.contains(file))
                        << sentence.toStdString();
                    return tell(sentence, kindOf(sentence));
                }
                m_exported.push_back(format);
                return true;
            });
    }

    void import(Store& store) {
        const Languages languages;
        trying("import", [&] {
            const auto outcome =
                SessionImporter(store, Translator(languages, QStringLiteral("en"))).importFile(inIn(m_folder), false);
            if (!isFine(outcome.verdict)) return tell(outcome.reason, kindOf(outcome.reason));
            m_isImported = true;
            return true;
        });
    }

    QString m_folder;
    const FaultyDisk& m_disk;
    bool m_isSet = false;
    bool m_isImported = false;
    std::vector<ExportFormat> m_exported;
    int m_told = 0;
    std::vector<StoreErrorKind> m_kinds;
};

using ErrandRounds = FaultRounds<Errands>;

TEST(Endurance, AFailingDiskSpoilsNoSettingNoExportAndNoImport) { ErrandRounds().failOnceAtEveryPoint(); }

TEST(Endurance, ACrashLeavesEverySettingExportAndImportWholeOrAsItWas) { ErrandRounds().crashAtEveryPoint(); }

TEST(Endurance, AfterADiskThatLiedAboutErrandsTheProgramStarts) { ErrandRounds().lieFromEveryPoint(); }

}  // namespace
