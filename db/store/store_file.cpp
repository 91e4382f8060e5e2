// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/store_file.h"

#include "db/store/backup_folder.h"
#include "db/store/foreign_companions.h"
#include "db/store/migrator.h"
#include "db/store/store_check.h"
#include "db/store/store_copy.h"
#include "db/store/store_replacement.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QMutex>

#include <algorithm>
#include <iterator>
#include <utility>

namespace basekeeper {

/// The exclusive right within this process to touch a file.
class StoreFile::Claim {
public:
    static std::unique_ptr<Claim> of(const QString& path) {
        const QMutexLocker locker(&mutex);
        if (claimed.contains(path)) return nullptr;
        claimed.insert(path, std::nullopt);
        return std::unique_ptr<Claim>(new Claim(path));
    }
    ~Claim() {
        const QMutexLocker locker(&mutex);
        claimed.remove(m_path);
    }
    Claim(const Claim&) = delete;
    Claim& operator=(const Claim&) = delete;

    void identify(const FileIdentity& file) {
        const QMutexLocker locker(&mutex);
        claimed[m_path] = file;
    }
    /// Whether that file is claimed, under this path or another.
    static bool includes(const QString& path) {
        const auto file = FileIdentity::of(path);
        const QMutexLocker locker(&mutex);
        return claimed.contains(QFileInfo(path).canonicalFilePath()) ||
               (file && std::any_of(claimed.cbegin(), claimed.cend(), [&](const auto& one) { return one == file; }));
    }

private:
    explicit Claim(QString path) : m_path(std::move(path)) {}

    static inline QMutex mutex;
    static inline QHash<QString, std::optional<FileIdentity>> claimed;
    QString m_path;
};

int currentStoreVersion() { return static_cast<int>(storeMigrations().size()); }

bool isOpenHere(const QString& file) { return StoreFile::Claim::includes(file); }

namespace {

StoreResult<QString> prepareFolder(const QString& dataFolder) {
    if (auto made = makeFolder(dataFolder); !made)
        return refuse(StoreErrorKind::NoFolder, dataFolder, made.error().detail);
    const QFileInfo folder(dataFolder);
    if (!folder.isDir()) return refuse(StoreErrorKind::NoFolder, dataFolder, QStringLiteral("is not a folder"));
    if (!folder.isWritable())
        return refuse(StoreErrorKind::NotWritable, dataFolder, QStringLiteral("the folder is read-only"));
    return folder.canonicalFilePath();
}

StoreResult<void> checkWritable(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        return refuse(StoreErrorKind::NotWritable, path, file.errorString());
    return {};
}

/// Everything that can be checked before the file may change: opening a file for writing, recovering its log and
/// merging that log on close must not happen to a file that is then refused.
StoreResult<void> checkBeforeUse(const QString& folder, const QString& path) {
    if (!QFileInfo::exists(path)) {
        if (isFilled(walOf(path)))
            return refuse(StoreErrorKind::Damaged, path, QStringLiteral("missing, but has a write-ahead log"));
        return {};
    }
    // What was written until then is taken back by SQLite, and nothing is left.
    if (hasOwnJournal(path)) return checkWritable(path);
    return checkWritable(path).and_then([&] { return checkStoreHeader(path); }).and_then([&]() -> StoreResult<void> {
        if (!isFilled(path)) return {};
        return checkStoreFile(path, isFullCheckRequested(folder) ? CheckDepth::Chains : CheckDepth::BySize);
    });
}

StoreResult<void> configure(const StoreConnection& connection) {
    // The first statement that reads the file takes the lock, and that is the one that sets the journal mode: exclusive
    // locking must be requested before it.
    if (auto done = connection.run(QStringLiteral("PRAGMA locking_mode = EXCLUSIVE")); !done) return done;
    // A small database of another program, beside a journal that it left, looks like the beginning of ours.
    const auto foreign = connection.value(QStringLiteral(
        "SELECT (SELECT user_version FROM pragma_user_version) = 0 AND (SELECT count(*) FROM sqlite_schema) > 0"));
    if (!foreign) return tl::unexpected(foreign.error());
    if (foreign->toBool())
        return refuse(StoreErrorKind::ForeignFile, connection.path(), QStringLiteral("tables of another program"));
    const auto mode = connection.value(QStringLiteral("PRAGMA journal_mode = WAL"));
    if (!mode) return tl::unexpected(mode.error());
    if (mode->toString() != QStringLiteral("wal"))
        return refuse(StoreErrorKind::Failed, connection.path(),
                      QStringLiteral("journal mode %1").arg(mode->toString()));
    for (const QString& pragma :
         {QStringLiteral("PRAGMA synchronous = FULL"), QStringLiteral("PRAGMA foreign_keys = ON"),
          QStringLiteral("PRAGMA temp_store = MEMORY")})
        if (auto done = connection.run(pragma); !done) return done;
    return {};
}

/// A migration cannot be undone, so it is preceded by a backup. If that fails, the migration goes on nevertheless: each
/// script is a transaction, and the problem is reported.
void backUpBeforeMigration(const StoreConnection& connection, const QString& folder, StoreOpening& opening) {
    const auto made = placeForBackup(folder).and_then([&](const QString& file) {
        return StoreCopy::begin(connection, file)
            .and_then([](const std::unique_ptr<StoreCopy>& copy) { return copy->finish(); })
            .and_then([&] { return keepBackup(folder, file, QDateTime::currentDateTime()); });
    });
    if (made) opening.backup = made->path;
    else opening.backupProblem = made.error();
}

/// From here on the file may be written. The version is read again: only now is it certain that nobody else has the
/// file.
StoreResult<StoreOpening> bringUpToDate(const StoreConnection& connection, const QString& folder) {
    return configure(connection).and_then([&]() -> StoreResult<StoreOpening> {
        const auto version = connection.value(QStringLiteral("PRAGMA user_version"));
        if (!version) return tl::unexpected(version.error());
        const qint64 from = version->toLongLong();
        if (auto known = checkStoreVersion(from, connection.path()); !known) return tl::unexpected(known.error());
        StoreOpening opening{.version = static_cast<int>(from)};
        if (from > 0 && from < std::ssize(storeMigrations())) backUpBeforeMigration(connection, folder, opening);
        return migrateStore(connection, from, storeMigrations()).map([&] { return opening; });
    });
}

bool isDamaged(const StoreResult<StoreFile>& opened) {
    return !opened && opened.error().kind == StoreErrorKind::Damaged;
}

QString checkMark(const QString& folder) { return QDir(folder).filePath(QStringLiteral("check-in-full")); }

}  // namespace

void requestFullCheck(const QString& dataFolder) {
    static_cast<void>(saveDurably(checkMark(dataFolder), {}, Readers::Owner));
}

bool isFullCheckRequested(const QString& dataFolder) { return QFileInfo::exists(checkMark(dataFolder)); }

StoreFile::StoreFile(std::unique_ptr<Claim> claim, StoreConnection connection, StoreOpening opening,
                     FileIdentity identity)
    : m_claim(std::move(claim)),
      m_connection(std::move(connection)),
      m_opening(std::move(opening)),
      m_identity(identity) {}

StoreFile::StoreFile(StoreFile&& other) noexcept = default;

StoreFile::~StoreFile() = default;

StoreResult<StoreFile> StoreFile::open(const QString& dataFolder) {
    QStringList setAside;
    auto opened = openOnce(dataFolder, setAside);
    if (!isDamaged(opened)) return opened;
    // SQLite takes a disk that failed to read for damage as well: a second look tells them apart.
    auto again = openOnce(dataFolder, setAside);
    if (!isDamaged(again)) return again;
    const auto foreign = setForeignLogAside(databaseIn(dataFolder), QDateTime::currentDateTime(), true);
    if (foreign && !foreign->isEmpty()) {
        setAside << *foreign;
        if (auto without = openOnce(dataFolder, setAside); !isDamaged(without)) return without;
    }
    again.error().setAside = setAside;
    return again;
}

StoreResult<StoreFile> StoreFile::openOnce(const QString& dataFolder, QStringList& setAside) {
    const auto folder = prepareFolder(dataFolder);
    if (!folder) return tl::unexpected(folder.error());
    const QString path = databaseIn(*folder);
    auto claim = Claim::of(path);
    if (!claim) return refuse(StoreErrorKind::InUse, path, QStringLiteral("open in this process"));
    if (auto finished = finishReplacement(*folder); !finished) return tl::unexpected(finished.error());
    // Its log is nobody else's to touch.
    if (isLockedElsewhere(path)) return refuse(StoreErrorKind::InUse, path, QStringLiteral("open in another process"));
    for (const auto& aside : {setForeignJournalAside(path, QDateTime::currentDateTime()),
                              setForeignLogAside(path, QDateTime::currentDateTime(), false)}) {
        if (!aside) return tl::unexpected(aside.error());
        if (!aside->isEmpty()) setAside << *aside;
    }
    if (auto sound = checkBeforeUse(*folder, path); !sound) return tl::unexpected(sound.error());
    auto connection = StoreConnection::open(path, StoreConnection::Access::Exclusive);
    if (!connection) return tl::unexpected(connection.error());
    auto opening = bringUpToDate(*connection, *folder);
    if (!opening) return tl::unexpected(opening.error());
    const auto identity = FileIdentity::of(path);
    if (!identity) return refuse(StoreErrorKind::FileGone, path, QStringLiteral("gone while it was opened"));
    claim->identify(*identity);
    opening->setAside = setAside;
    keepForOwner(*folder);
    QFile::remove(checkMark(*folder));
    return StoreFile(std::move(claim), std::move(*connection), *std::move(opening), *identity);
}

StoreResult<void> StoreFile::checkFileInPlace() const {
    const QString& path = m_connection.path();
    if (FileIdentity::of(path) != m_identity)
        return refuse(StoreErrorKind::FileGone, path, QStringLiteral("deleted or replaced"));
    const QString log = walOf(path);
    if (m_log && FileIdentity::of(log) != m_log)
        return refuse(StoreErrorKind::FileGone, log, QStringLiteral("deleted or replaced"));
    return {};
}

// The write-ahead log appears with the first change and stays until the file is closed.
void StoreFile::changed() const {
    if (!m_log) m_log = FileIdentity::of(walOf(m_connection.path()));
}

}  // namespace basekeeper
