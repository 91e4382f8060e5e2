// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/temporary_copy.h"

#include "db/store/store_paths.h"

#include <QFile>
#include <QFileInfo>

namespace basekeeper {

namespace {

/// One that can be written, whatever the rights of the original.
bool copyFile(const QString& from, const QString& to) {
    return QFile::copy(from, to) && QFile::setPermissions(to, ownersFile);
}

}  // namespace

std::optional<TemporaryCopy> TemporaryCopy::withoutLog(const QString& database) {
    TemporaryCopy copy;
    copy.m_path = copy.m_folder->filePath(QFileInfo(database).fileName());
    if (!copy.m_folder->isValid() || !copyFile(database, copy.m_path)) return {};
    return copy;
}

std::optional<TemporaryCopy> TemporaryCopy::of(const QString& database) {
    auto copy = withoutLog(database);
    if (copy && QFileInfo::exists(walOf(database)) && !copyFile(walOf(database), walOf(copy->path()))) return {};
    return copy;
}

}  // namespace basekeeper
