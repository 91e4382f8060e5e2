// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/store_survey.h"

#include "db/session_file/setup_names.h"
#include "db/store/store_check.h"
#include "db/store/store_copy.h"
#include "db/store/store_guard.h"
#include "db/store/store_paths.h"

#include <QFile>
#include <QFileInfo>

namespace basekeeper {

namespace {

StoreResult<StoreSurvey> survey(const StoreConnection& connection) {
    StoreSurvey found{.bytes = QFileInfo(connection.path()).size()};
    const auto version = connection.value(QStringLiteral("PRAGMA user_version"));
    if (!version) return tl::unexpected(version.error());
    found.version = version->toInt();
    if (found.version == 0) return found;  // nothing was ever written to it

    const auto marked =
        connection.value(QStringLiteral("SELECT count(*) FROM pragma_table_info('session') WHERE name = 'deleted_at'"));
    if (!marked) return tl::unexpected(marked.error());
    const QString there = marked->toInt() > 0 ? QStringLiteral("deleted_at IS NULL") : QStringLiteral("true");
    auto counts =
        connection.prepare(QStringLiteral("SELECT count(*), count(*) - count(ended_at) FROM session WHERE ") + there);
    if (!counts) return tl::unexpected(counts.error());
    if (auto done = connection.execute(*counts); !done) return tl::unexpected(done.error());
    if (counts->next()) {
        found.sessions = counts->value(0).toInt();
        found.unfinished = counts->value(1).toInt();
    }
    auto newest = connection.prepare(
        QStringLiteral("SELECT setup, started_at FROM session WHERE %1 ORDER BY key DESC LIMIT 1").arg(there));
    if (!newest) return tl::unexpected(newest.error());
    if (auto done = connection.execute(*newest); !done) return tl::unexpected(done.error());
    if (newest->next())
        found.newest = StoreSurvey::Newest{namesInSetup(newest->value(0).toString()),
                                           QDateTime::fromString(newest->value(1).toString(), Qt::ISODateWithMs)};
    return found;
}

}  // namespace

StoreResult<StoreSurvey> surveyStore(const QString& file) {
    return StoreReader::openAtRest(file).and_then([](const StoreReader& reader) {
        return checkStoreContents(reader.connection(), CheckDepth::Chains).and_then([&] {
            return survey(reader.connection());
        });
    });
}

StoreResult<StoreSurvey> copyStore(const QString& file, const QString& to) {
    auto copied = StoreReader::openAtRest(file).and_then([&](const StoreReader& reader) {
        return StoreCopy::begin(reader.connection(), to).and_then([](const std::unique_ptr<StoreCopy>& copy) {
            return copy->finish();
        });
    });
    // Surveys the copy, because that is what will be used.
    auto found = copied.and_then([&] { return flushFile(to); }).and_then([&] { return surveyStore(to); });
    if (!found && copied) QFile::remove(to);
    return found;
}

}  // namespace basekeeper
