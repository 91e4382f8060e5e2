// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store_file.h"

#include "db/migrator.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMutex>
#include <QSet>
#include <QtEndian>

#include <utility>

namespace basekeeper {

/// The right to touch a file, of which this process gives out one at a time.
class StoreFile::Claim {
public:
    static std::unique_ptr<Claim> of(const QString& path) {
        const QMutexLocker locker(&mutex);
        if (claimed.contains(path)) return nullptr;
        claimed.insert(path);
        return std::unique_ptr<Claim>(new Claim(path));
    }
    ~Claim() {
        const QMutexLocker locker(&mutex);
        claimed.remove(m_path);
    }
    Claim(const Claim&) = delete;
    Claim& operator=(const Claim&) = delete;

private:
    explicit Claim(QString path) : m_path(std::move(path)) {}

    static inline QMutex mutex;
    static inline QSet<QString> claimed;
    QString m_path;
};

namespace {

/// To check everything takes about 2 ms a megabyte. Up to this size, some 150,000 entries, it is not felt and always
/// done; beyond, only when the last run was not closed, which is when damage is likely. Else the session that is about
/// to be resumed is checked; what is wrong elsewhere shows when it is read.
constexpr qint64 alwaysCheckedInFull = 16 * 1024 * 1024;

tl::unexpected<StoreError> refuse(StoreErrorKind kind, const QString& path, const QString& detail) {
    return tl::unexpected(StoreError{kind, path, detail});
}

QString walOf(const QString& path) { return path + QStringLiteral("-wal"); }

bool isFilled(const QString& path) { return QFileInfo(path).size() > 0; }

StoreResult<QString> prepareFolder(const QString& dataFolder) {
    if (!QDir().mkpath(dataFolder)) return refuse(StoreErrorKind::NoFolder, dataFolder, QStringLiteral("cannot be created"));
    const QFileInfo folder(dataFolder);
    if (!folder.isDir()) return refuse(StoreErrorKind::NoFolder, dataFolder, QStringLiteral("is not a folder"));
    if (!folder.isWritable()) return refuse(StoreErrorKind::NotWritable, dataFolder, QStringLiteral("the folder is read-only"));
    return folder.canonicalFilePath() + QStringLiteral("/basekeeper.sqlite");
}

StoreResult<void> checkVersion(qint64 version, const QString& path) {
    if (version > storeMigrations().size())
        return refuse(StoreErrorKind::NewerVersion, path, QStringLiteral("database version %1").arg(version));
    if (version < 0) return refuse(StoreErrorKind::Damaged, path, QStringLiteral("database version %1").arg(version));
    return {};
}

/// What the first 100 bytes tell: enough to know our files from others before SQLite may touch them.
/// https://www.sqlite.org/fileformat2.html#the_database_header
StoreResult<void> checkHeader(const QString& path) {
    constexpr qsizetype headerSize = 100;
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        return refuse(StoreErrorKind::NotWritable, path, file.errorString());
    const QByteArray header = file.read(headerSize);
    if (header.isEmpty()) {
        // A run that was killed before it wrote anything leaves an empty file, but never a log of changes to one.
        if (isFilled(walOf(path))) return refuse(StoreErrorKind::Damaged, path, QStringLiteral("empty, but has a write-ahead log"));
        return {};
    }
    if (header.size() < headerSize || !header.startsWith(QByteArray("SQLite format 3\0", 16)))
        return refuse(StoreErrorKind::Damaged, path, QStringLiteral("not a database"));
    const auto number = [&](qsizetype offset) { return qFromBigEndian<qint32>(header.constData() + offset); };
    const qint32 application = number(68);
    // None at all may be ours too: a first run that was killed, with everything still in the write-ahead log.
    if (application != storeApplicationId && application != 0)
        return refuse(StoreErrorKind::ForeignFile, path, QStringLiteral("application id %1").arg(application));
    return checkVersion(number(60), path);
}

enum class Depth : std::uint8_t { Full, OpenSession };

/// Whether the database holds together, and is ours. Changes nothing, whatever the connection may do.
StoreResult<void> checkContents(const StoreConnection& connection, Depth depth) {
    const auto application = connection.value(QStringLiteral("PRAGMA application_id"));
    if (!application) return tl::unexpected(application.error());
    const auto version = connection.value(QStringLiteral("PRAGMA user_version"));
    if (!version) return tl::unexpected(version.error());
    if (application->toInt() != storeApplicationId) {
        const auto tables = connection.value(QStringLiteral("SELECT count(*) FROM sqlite_schema"));
        if (!tables) return tl::unexpected(tables.error());
        if (application->toInt() == 0 && version->toInt() == 0 && tables->toInt() == 0) return {};
        return refuse(StoreErrorKind::ForeignFile, connection.path(), QStringLiteral("application id %1").arg(application->toInt()));
    }
    if (auto known = checkVersion(version->toLongLong(), connection.path()); !known) return known;
    if (depth == Depth::Full) {
        const auto verdict = connection.value(QStringLiteral("PRAGMA quick_check(1)"));
        if (!verdict) return tl::unexpected(verdict.error());
        if (verdict->toString() != QStringLiteral("ok")) return refuse(StoreErrorKind::Damaged, connection.path(), verdict->toString());
    }
    // SQLite does not know the CHECK constraints of a file that it opens read-only, so the texts are looked at here.
    const auto scope = depth == Depth::Full ? QStringLiteral("true")
                                            : QStringLiteral("key = (SELECT max(key) FROM session WHERE ended_at IS NULL)");
    const auto broken = connection.value(
        QStringLiteral("SELECT count(*) FROM session LEFT JOIN entry ON session = key "
                       "WHERE %1 AND NOT (json_valid(setup) AND (body IS NULL OR json_valid(body)))").arg(scope));
    if (!broken) {
        // With our mark and no such tables or columns, something else went over it.
        StoreError error = broken.error();
        if (error.kind == StoreErrorKind::Failed) error.kind = StoreErrorKind::Damaged;
        return tl::unexpected(error);
    }
    if (broken->toInt() > 0) return refuse(StoreErrorKind::Damaged, connection.path(), QStringLiteral("a setup or an entry is not JSON"));
    return {};
}

/// Looks at the contents in a way that cannot change them: what SQLite does to open a file for writing, to recover a
/// log and to move it into the file when it closes, must not happen to a file that is then refused.
StoreResult<void> lookInside(const QString& path) {
    // SQLite deletes its write-ahead log when the last connection is closed: one that is still there means a run that
    // was killed, or one that is not over. One without anything in it has no change to lose.
    const bool wasClosed = !isFilled(walOf(path));
    const QString index = path + QStringLiteral("-shm");
    const bool hadIndex = QFileInfo::exists(index);
    const Depth depth = wasClosed && QFileInfo(path).size() > alwaysCheckedInFull ? Depth::OpenSession : Depth::Full;
    auto sound = StoreConnection::open(path, wasClosed ? StoreConnection::Access::Immutable : StoreConnection::Access::ReadOnly)
                     .and_then([&](const StoreConnection& connection) { return checkContents(connection, depth); });
    // Reading a write-ahead log makes an index of it, which a reader leaves behind.
    if (!wasClosed && !hadIndex) QFile::remove(index);
    return sound;
}

StoreResult<void> configure(const StoreConnection& connection) {
    // The lock is taken by the first statement that reads the file. That is the one that sets the journal mode, and
    // by then the lock must be asked to stay.
    if (auto done = connection.run(QStringLiteral("PRAGMA locking_mode = EXCLUSIVE")); !done) return done;
    const auto mode = connection.value(QStringLiteral("PRAGMA journal_mode = WAL"));
    if (!mode) return tl::unexpected(mode.error());
    if (mode->toString() != QStringLiteral("wal"))
        return refuse(StoreErrorKind::Failed, connection.path(), QStringLiteral("journal mode %1").arg(mode->toString()));
    for (const QString& pragma : {QStringLiteral("PRAGMA synchronous = FULL"), QStringLiteral("PRAGMA foreign_keys = ON"),
                                  QStringLiteral("PRAGMA temp_store = MEMORY")})
        if (auto done = connection.run(pragma); !done) return done;
    return {};
}

/// From here on the file is ours to write. The version is read once more: only now is it certain that nobody else
/// has the file.
StoreResult<void> bringUpToDate(const StoreConnection& connection) {
    return configure(connection).and_then([&]() -> StoreResult<void> {
        const auto version = connection.value(QStringLiteral("PRAGMA user_version"));
        if (!version) return tl::unexpected(version.error());
        if (auto known = checkVersion(version->toLongLong(), connection.path()); !known) return known;
        return migrateStore(connection, version->toLongLong(), storeMigrations());
    });
}

}  // namespace

StoreFile::StoreFile(std::unique_ptr<Claim> claim, StoreConnection connection)
    : m_claim(std::move(claim)), m_connection(std::move(connection)) {}

StoreFile::StoreFile(StoreFile&& other) noexcept = default;

StoreFile::~StoreFile() = default;

StoreResult<StoreFile> StoreFile::open(const QString& dataFolder) {
    const auto path = prepareFolder(dataFolder);
    if (!path) return tl::unexpected(path.error());
    auto claim = Claim::of(*path);
    if (!claim) return refuse(StoreErrorKind::InUse, *path, QStringLiteral("open in this process"));
    if (QFileInfo::exists(*path)) {
        if (auto sound = checkHeader(*path); !sound) return tl::unexpected(sound.error());
        // A rollback journal can only be undone by writing. We leave one only when killed while the file is made.
        const bool needsRollback = isFilled(*path + QStringLiteral("-journal"));
        if (isFilled(*path) && !needsRollback)
            if (auto sound = lookInside(*path); !sound) return tl::unexpected(sound.error());
    } else if (isFilled(walOf(*path))) {
        return refuse(StoreErrorKind::Damaged, *path, QStringLiteral("missing, but has a write-ahead log"));
    }
    auto connection = StoreConnection::open(*path, StoreConnection::Access::Exclusive);
    if (!connection) return tl::unexpected(connection.error());
    if (auto ready = bringUpToDate(*connection); !ready) return tl::unexpected(ready.error());
    return StoreFile(std::move(claim), std::move(*connection));
}

}  // namespace basekeeper
