// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/store_paths.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>
#include <QStringList>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace basekeeper {

namespace {

const QString& timeFormat() {
    static const QString format = QStringLiteral("yyyy-MM-ddTHHmmss");
    return format;
}

tl::unexpected<StoreError> failed(int code, const QString& path, qint64 bytes = 0) {
    const auto kind = [code] {
        switch (code) {
            case ENOSPC:
            case EDQUOT:
            case EFBIG: return StoreErrorKind::DiskFull;
            case EACCES:
            case EPERM:
            case EROFS: return StoreErrorKind::NotWritable;
            default: return StoreErrorKind::Failed;
        }
    }();
    return tl::unexpected(StoreError{kind, path, QString::fromLocal8Bit(std::strerror(code)),
                                     kind == StoreErrorKind::DiskFull ? bytes : 0});
}

bool writeAll(int descriptor, QByteArrayView bytes) {
    while (!bytes.isEmpty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), static_cast<std::size_t>(bytes.size()));
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        bytes = bytes.sliced(written);
    }
    return true;
}

/// A file descriptor that closes itself.
class Descriptor {
public:
    Descriptor(const QString& path, int flags)
        : m_descriptor(::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC)) {}
    ~Descriptor() {
        if (m_descriptor >= 0) ::close(m_descriptor);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    [[nodiscard]] int get() const { return m_descriptor; }

private:
    int m_descriptor;
};

StoreResult<void> flush(const QString& path, int flags) {
    const Descriptor file(path, flags);
    if (file.get() < 0 || ::fsync(file.get()) != 0) return failed(errno, path);
    return {};
}

/// Whether it is something that this program keeps in its folders.
bool isOurEntry(const QFileInfo& entry) {
    if (entry.isSymLink()) return false;
    if (entry.isDir())
        return QStringList{QStringLiteral("backups"), QStringLiteral("progress")}.contains(entry.fileName());
    static const QStringList others{QStringLiteral("settings.ini"),     QStringLiteral("settings-unreadable.ini"),
                                    QStringLiteral("settings-new.ini"), QStringLiteral("rescue.json"),
                                    QStringLiteral("check-in-full"),    QStringLiteral("entries")};
    return entry.fileName().startsWith(QStringLiteral("basekeeper")) || others.contains(entry.fileName());
}

}  // namespace

bool isFilled(const QString& path) { return QFileInfo(path).size() > 0; }

QString databaseIn(const QString& dataFolder) { return QDir(dataFolder).filePath(QStringLiteral("basekeeper.sqlite")); }

QString backupFolderIn(const QString& dataFolder) { return QDir(dataFolder).filePath(QStringLiteral("backups")); }

QString progressFolderIn(const QString& dataFolder) { return QDir(dataFolder).filePath(QStringLiteral("progress")); }

QStringList foldersOf(const QString& dataFolder) {
    return {dataFolder, backupFolderIn(dataFolder), progressFolderIn(dataFolder)};
}

QString walOf(const QString& database) { return database + QStringLiteral("-wal"); }

QStringList companionSuffixes() { return {QStringLiteral("-wal"), QStringLiteral("-shm"), QStringLiteral("-journal")}; }

QString timeForName(const QDateTime& time) { return time.toLocalTime().toString(timeFormat()); }

std::optional<QDateTime> timeInName(const QString& name) {
    static const QRegularExpression pattern(QStringLiteral("-(\\d{4}-\\d\\d-\\d\\dT\\d{6})\\."));
    const auto match = pattern.match(name);
    if (!match.hasMatch()) return {};
    QDateTime time = QDateTime::fromString(match.captured(1), timeFormat());
    if (!time.isValid()) return {};
    return time;
}

std::optional<FileIdentity> FileIdentity::of(const QString& path) {
    struct stat found {};
    if (::stat(QFile::encodeName(path).constData(), &found) != 0) return {};
    return FileIdentity{static_cast<std::uint64_t>(found.st_dev), static_cast<std::uint64_t>(found.st_ino)};
}

void keepForOwner(const QString& dataFolder) {
    constexpr QFileDevice::Permissions owners =
        QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner;
    constexpr QFileDevice::Permissions others = QFileDevice::ReadGroup | QFileDevice::WriteGroup |
                                                QFileDevice::ExeGroup | QFileDevice::ReadOther |
                                                QFileDevice::WriteOther | QFileDevice::ExeOther;
    for (const QString& folder : foldersOf(dataFolder)) {
        const auto entries =
            QDir(folder).entryInfoList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
        for (const QFileInfo& entry : entries)
            if (isOurEntry(entry) && entry.isFile() && (entry.permissions() & others))
                QFile::setPermissions(entry.filePath(), entry.permissions() & owners);
        if ((QFileInfo(folder).permissions() & others) && std::ranges::all_of(entries, isOurEntry))
            QFile::setPermissions(folder, owners);
    }
}

StoreResult<void> makeFolder(const QString& path) {
    const QFileInfo folder(path);
    if (folder.isDir()) return {};
    if (const QString parent = folder.absolutePath(); parent != folder.absoluteFilePath())
        if (auto made = makeFolder(parent); !made) return made;
    if (::mkdir(QFile::encodeName(path).constData(), S_IRWXU) == 0) return flushFolderOf(path);
    return QFileInfo(path).isDir() ? StoreResult<void>() : failed(errno, path);
}

StoreResult<void> flushFolderOf(const QString& path) {
    const QString folder = QFileInfo(path).absolutePath();
    const Descriptor file(folder, O_RDONLY | O_DIRECTORY);
    if (file.get() < 0 && errno == EACCES) return {};
    if (file.get() < 0 || (::fsync(file.get()) != 0 && errno != EINVAL)) return failed(errno, folder);
    return {};
}

StoreResult<void> flushFile(const QString& path) { return flush(path, O_RDWR); }

StoreResult<void> moveFile(const QString& from, const QString& to) {
    const QByteArray source = QFile::encodeName(from);
    const QByteArray target = QFile::encodeName(to);
    if (::renameat2(AT_FDCWD, source.constData(), AT_FDCWD, target.constData(), RENAME_NOREPLACE) != 0) {
        // Some volumes do not support RENAME_NOREPLACE.
        if (errno != EINVAL && errno != ENOSYS) return failed(errno, to);
        if (QFileInfo::exists(to)) return failed(EEXIST, to);
        if (::rename(source.constData(), target.constData()) != 0) return failed(errno, to);
    }
    return flushFolderOf(to);
}

StoreResult<void> removeFile(const QString& path) {
    if (::unlink(QFile::encodeName(path).constData()) != 0) {
        if (errno == ENOENT) return {};
        return failed(errno, path);
    }
    return flushFolderOf(path);
}

StoreResult<void> saveDurably(const QString& path, const QByteArray& bytes, Readers readers) {
    const bool isNew = !QFileInfo::exists(path);
    // It lends the name beside the file and takes its place. What it writes and flushes itself may fail without a word:
    // an empty file would replace a full one.
    QSaveFile file(path);
    errno = 0;
    const auto saved = [&] {
        return file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) &&
               (readers == Readers::AsUsual || file.setPermissions(ownersFile)) && writeAll(file.handle(), bytes) &&
               ::fsync(file.handle()) == 0 && file.commit();
    };
    if (!saved()) {
        if (errno != 0) return failed(errno, path, bytes.size());
        return tl::unexpected(StoreError{StoreErrorKind::Failed, path, file.errorString()});
    }
    auto flushed = flushFolderOf(path);
    if (!flushed && isNew) QFile::remove(path);
    return flushed;
}

bool isLockedElsewhere(const QString& database) {
    // The range that SQLite locks: 512 bytes from 1 GiB on, in files of any size.
    // https://www.sqlite.org/src/file/src/os.h (PENDING_BYTE)
    constexpr off_t pendingByte = 0x40000000;
    constexpr off_t lockedBytes = 512;
    const Descriptor file(database, O_RDWR);
    if (file.get() < 0) return false;
    struct flock lock {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = pendingByte;
    lock.l_len = lockedBytes;
    return ::fcntl(file.get(), F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
}

}  // namespace basekeeper
