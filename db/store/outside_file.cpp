// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/outside_file.h"

#include "db/store/store_paths.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sys/stat.h>

#include <algorithm>
#include <optional>

namespace basekeeper {

namespace {

/// Whether one of the files in the folder is the same file, under whatever name.
bool holds(const QString& folder, const FileIdentity& file) {
    const auto files = QDir(folder).entryInfoList(QDir::Files | QDir::Hidden | QDir::System);
    return std::ranges::any_of(files, [&](const QFileInfo& one) { return FileIdentity::of(one.filePath()) == file; });
}

bool isInOurFolders(const QString& path, const QString& dataFolder) {
    if (dataFolder.isEmpty()) return false;
    const auto file = FileIdentity::of(path);
    const auto folder = FileIdentity::of(QFileInfo(path).absolutePath());
    const QStringList ours = foldersOf(dataFolder);
    return std::ranges::any_of(ours, [&](const QString& one) {
        return (folder && FileIdentity::of(one) == folder) || (file && holds(one, *file));
    });
}

}  // namespace

tl::expected<void, OutsideFileError> checkOutside(const QString& path, Existing existing, const QString& dataFolder) {
    const auto refused = [&](OutsideFileFault fault) { return tl::unexpected(OutsideFileError{fault, path}); };
    if (isInOurFolders(path, dataFolder)) return refused(OutsideFileFault::Ours);
    struct stat found {};
    if (::lstat(QFile::encodeName(path).constData(), &found) != 0) return {};
    if (S_ISLNK(found.st_mode)) return refused(OutsideFileFault::Link);
    if (!S_ISREG(found.st_mode)) return refused(OutsideFileFault::NoFile);
    if (existing == Existing::Keep) return refused(OutsideFileFault::AlreadyThere);
    return {};
}

tl::expected<void, OutsideFileError> writeOutside(const QString& path, const QByteArray& bytes, Existing existing,
                                                  const QString& dataFolder) {
    if (auto allowed = checkOutside(path, existing, dataFolder); !allowed) return allowed;
    return saveDurably(path, bytes, Readers::AsUsual).map_error([&](const StoreError& error) {
        return error.kind == StoreErrorKind::DiskFull
                   ? OutsideFileError{OutsideFileFault::NoRoom, path, error.detail, bytes.size()}
                   : OutsideFileError{OutsideFileFault::NotWritten, path, error.detail};
    });
}

}  // namespace basekeeper
