// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/store_shape.h"

#include "db/store/migrator.h"

#include <QCryptographicHash>
#include <QMutex>
#include <QSet>
#include <QSqlError>

#include <algorithm>
#include <map>

namespace basekeeper {

namespace {

/// A line for each column of each table. Not the text that defines it: that is another one after other versions of
/// SQLite have changed the table.
StoreResult<QSet<QString>> shapeOf(const StoreConnection& connection) {
    return connection
        .prepare(
            QStringLiteral("SELECT t.name || ' ' || c.name || ' ' || c.type || ' ' || c.\"notnull\" || ' ' || c.pk "
                           "FROM sqlite_schema AS t, pragma_table_xinfo(t.name) AS c "
                           "WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"))
        .and_then([&](QSqlQuery query) -> StoreResult<QSet<QString>> {
            if (auto done = connection.execute(query); !done) return tl::unexpected(done.error());
            QSet<QString> lines;
            while (query.next()) lines << query.value(0).toString();
            if (query.lastError().isValid()) return tl::unexpected(connection.error(query.lastError()));
            return lines;
        });
}

QByteArray digestOf(const QSet<QString>& shape) {
    QStringList lines(shape.begin(), shape.end());
    lines.sort();
    return QCryptographicHash::hash(lines.join(u'\n').toUtf8(), QCryptographicHash::Sha256).toHex();
}

StoreResult<QSet<QString>> shapeAfterMigrations(qsizetype version) {
    return StoreConnection::open(QStringLiteral(":memory:"), StoreConnection::Access::Exclusive)
        .and_then([&](const StoreConnection& connection) {
            const std::vector<Migration>& all = storeMigrations();
            const std::vector<Migration> upTo(all.begin(), all.begin() + std::min<qsizetype>(version, std::ssize(all)));
            return migrateStore(connection, 0, upTo).and_then([&] { return shapeOf(connection); });
        });
}

/// Of a sound database of that version. Worked out once: every backup that is listed or read back is checked, too, some
/// of them beside the play.
StoreResult<QSet<QString>> expectedShape(qsizetype version) {
    static QMutex mutex;
    static std::map<qsizetype, QSet<QString>> known;
    const QMutexLocker lock(&mutex);
    if (const auto found = known.find(version); found != known.end()) return found->second;
    auto shape = shapeAfterMigrations(version);
    if (shape) known[version] = *shape;
    return shape;
}

}  // namespace

StoreResult<QByteArray> storeShapeDigest(const StoreConnection& connection) {
    return shapeOf(connection).map(digestOf);
}

StoreResult<void> checkStoreShape(const StoreConnection& connection, qsizetype version) {
    return shapeOf(connection).and_then([&](const QSet<QString>& found) -> StoreResult<void> {
        if (version == std::ssize(storeMigrations()) && digestOf(found) == newestStoreShape) return {};
        return expectedShape(version).and_then([&](const QSet<QString>& expected) -> StoreResult<void> {
            QStringList missing((expected - found).values());
            if (missing.isEmpty()) return {};
            missing.sort();
            return refuse(StoreErrorKind::Damaged, connection.path(),
                          QStringLiteral("not there any more: ") + missing.front().trimmed());
        });
    });
}

}  // namespace basekeeper
