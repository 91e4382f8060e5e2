// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/temporary_copy.h"

#include "db/store/store_paths.h"

#include <QFile>
#include <QFileInfo>

namespace basekeeper {

std::optional<TemporaryCopy> TemporaryCopy::withoutLog(const QString& database) {
    TemporaryCopy copy;
    copy.m_path = copy.m_folder->filePath(QFileInfo(database).fileName());
    if (!copy.m_folder->isValid() || !QFile::copy(database, copy.m_path)) return {};
    return copy;
}

std::optional<TemporaryCopy> TemporaryCopy::of(const QString& database) {
    auto copy = withoutLog(database);
    if (copy && QFileInfo::exists(walOf(database)) && !QFile::copy(walOf(database), walOf(copy->path()))) return {};
    return copy;
}

}  // namespace basekeeper
