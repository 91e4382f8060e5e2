// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/migrator.h"

#include "db/store/log_table.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <iterator>

namespace basekeeper {

namespace {

/// Qt executes one statement at a time. Scripts separate statements by an empty line, so no SQL parser is needed, not
/// even for triggers. If the line is forgotten, Qt reports an error.
QStringList statementsOf(const QString& script) {
    QStringList statements;
    for (const QString& block : script.split(QStringLiteral("\n\n"), Qt::SkipEmptyParts)) {
        const QStringList lines = block.split(u'\n', Qt::SkipEmptyParts);
        const bool onlyComment = std::all_of(lines.begin(), lines.end(),
                                             [](const QString& line) { return line.startsWith(QStringLiteral("--")); });
        if (!onlyComment) statements.push_back(block);
    }
    return statements;
}

StoreResult<void> apply(const StoreConnection& connection, const Migration& migration, qsizetype version) {
    return StoreTransaction::begin(connection).and_then([&](StoreTransaction&& transaction) -> StoreResult<void> {
        QStringList statements = statementsOf(migration.script);
        statements << QStringLiteral("PRAGMA application_id = %1").arg(storeApplicationId)
                   << QStringLiteral("PRAGMA user_version = %1").arg(version);
        if (migration.prepare != nullptr)
            if (auto prepared = migration.prepare(connection); !prepared) return prepared;
        for (const QString& statement : statements)
            if (auto done = connection.run(statement); !done) return done;
        return transaction.commit();
    });
}

}  // namespace

const std::vector<Migration>& storeMigrations() {
    static const std::vector<Migration> migrations = [] {
        const QDir folder(QStringLiteral(":/db/migrations"));
        std::vector<Migration> read;
        for (const QString& name : folder.entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(name));
            if (file.open(QIODevice::ReadOnly)) read.push_back({QString::fromUtf8(file.readAll())});
        }
        // 006 makes the table of links. It is filled when 007 puts it in place: what lay in it between two runs may
        // have been damaged since, and nothing would check it.
        read.at(chainedStoreVersion - 1).prepare = chainEarlierSessions;
        return read;
    }();
    return migrations;
}

StoreResult<void> migrateStore(const StoreConnection& connection, qsizetype from,
                               const std::vector<Migration>& migrations) {
    for (qsizetype version = from; version < std::ssize(migrations); ++version)
        if (auto done = apply(connection, migrations[static_cast<std::size_t>(version)], version + 1); !done)
            return done;
    return {};
}

}  // namespace basekeeper
