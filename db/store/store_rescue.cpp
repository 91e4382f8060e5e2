// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/store_rescue.h"

#include "db/store/migrator.h"
#include "db/store/store_check.h"
#include "db/store/store_guard.h"
#include "db/store/store_paths.h"
#include "db/store/store_replacement.h"
#include "db/store/store_salvage.h"
#include "db/store/temporary_copy.h"

#include <QFile>

#include <optional>
#include <utility>

namespace basekeeper {

namespace {

/// Creates an empty database of the latest version. The caller fills it and flushes it to disk.
StoreResult<StoreConnection> makeFresh(const QString& file) {
    return StoreConnection::open(file, StoreConnection::Access::Exclusive)
        .and_then([](StoreConnection&& connection) -> StoreResult<StoreConnection> {
            for (const char* pragma :
                 {"PRAGMA locking_mode = EXCLUSIVE", "PRAGMA journal_mode = MEMORY", "PRAGMA synchronous = OFF"})
                if (auto done = connection.run(QLatin1String(pragma)); !done) return tl::unexpected(done.error());
            if (auto done = migrateStore(connection, 0, storeMigrations()); !done) return tl::unexpected(done.error());
            return std::move(connection);
        });
}

/// Whether anything can be read at all.
bool makeReadable(const StoreConnection& damaged) {
    // `writable_schema` makes SQLite tolerate parts of the schema that it does not understand.
    for (const char* pragma :
         {"PRAGMA writable_schema = ON", "PRAGMA cell_size_check = ON", "PRAGMA trusted_schema = OFF"})
        if (!damaged.run(QLatin1String(pragma))) return false;
    return damaged.value(QStringLiteral("SELECT count(*) FROM sqlite_schema")).has_value();
}

/// Where only the header of a database is damaged, SQLite reads all of it in a copy with a sound one. Empty otherwise,
/// or if there is no room for a copy.
std::optional<TemporaryCopy> copyWithMendedHeader(const QString& database) {
    if (checkStoreHeader(database)) return {};
    auto copy = TemporaryCopy::of(database);
    if (!copy) return {};
    QFile file(copy->path());
    if (!file.open(QIODevice::ReadWrite)) return {};
    const QByteArray mended = mendedHeader(file.peek(100), file.size());
    return file.write(mended) == mended.size() ? std::move(copy) : std::nullopt;
}

}  // namespace

StoreResult<RescueReport> rescueStore(const QString& dataFolder, const QString& damage, const QDateTime& now,
                                      const QStringList& setAside) {
    const QString database = databaseIn(dataFolder);
    if (isOpenHere(database))
        return tl::unexpected(StoreError{StoreErrorKind::InUse, database, QStringLiteral("open in this process")});
    RescueReport report{.at = now,
                        .keptFile = keptAfterReplacement(dataFolder, Replacement::Rescued, now),
                        .damage = damage,
                        .kind = kindOfDamage(database),
                        .setAside = setAside};
    if (report.kind == DamageKind::Gone) report.keptFile = walOf(report.keptFile);
    const auto place = placeForReplacement(dataFolder);
    if (!place) return tl::unexpected(place.error());
    const auto saved = makeFresh(*place).and_then([&](const StoreConnection& fresh) -> StoreResult<void> {
        const auto mended = copyWithMendedHeader(database);
        const auto damaged = StoreReader::open(mended ? mended->path() : database);
        report.readable = damaged.has_value() && makeReadable(damaged->connection());
        report.allKnown = report.othersWhole = report.readable;
        if (!damaged) return {};
        // Where SQLite reads nothing, its pages may still hold whole games.
        return salvage(damaged->connection(), fresh, report).map([&] {
            report.readable = report.readable || report.whole > 0 || !report.cutShort.empty();
        });
    });
    if (!saved) {
        static_cast<void>(removeFile(*place));
        return tl::unexpected(saved.error());
    }
    const auto replaced = writeRescueReport(dataFolder, report).and_then([&] {
        return replaceDatabase(dataFolder, *place, Replacement::Rescued, now);
    });
    if (!replaced) {
        static_cast<void>(forgetRescueReport(dataFolder));
        static_cast<void>(removeFile(*place));
        return tl::unexpected(replaced.error());
    }
    return report;
}

StoreResult<std::unique_ptr<Store>> openOrRescueStore(const QString& dataFolder, const QDateTime& now) {
    auto store = Store::open(dataFolder);
    if (!store && store.error().kind == StoreErrorKind::NotWritable && QFileInfo::exists(databaseIn(dataFolder)))
        if (auto reading = Store::openToRead(dataFolder, [&](const QString& folder, const StoreError& damage) {
                return rescueStore(folder, damage.detail, now);
            }))
            return reading;
    if (store || store.error().kind != StoreErrorKind::Damaged) return store;
    if (!rescueStore(dataFolder, store.error().detail, now, store.error().setAside)) return store;
    return Store::open(dataFolder);
}

}  // namespace basekeeper
