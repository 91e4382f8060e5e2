// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/store.h"
#include "tests/support/temporary_data.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTimeZone>
#include <QUuid>
#include <QVariant>

#include <ostream>

namespace basekeeper {

inline void PrintTo(StoreErrorKind kind, std::ostream* out) {
    constexpr const char* names[] = {"NewerVersion", "Damaged",     "NotWritable",  "DiskFull",    "InUse",
                                     "NoFolder",     "OlderRules",  "UnknownGame",  "ForeignFile", "FileGone",
                                     "AlreadyThere", "OtherLength", "OnlyInMemory", "Failed"};
    *out << names[static_cast<std::size_t>(kind)];
}

}  // namespace basekeeper

namespace basekeeper::test {

inline QDateTime someTime(qint64 plusMilliseconds = 0) {
    return QDateTime(QDate(2024, 2, 29), QTime(23, 59, 58, 7), QTimeZone::utc()).addMSecs(plusMilliseconds);
}

inline NewSession someSession(const QString& title = QStringLiteral("Friday")) {
    return {QStringLiteral("all-your-base"),
            3,
            {{QStringLiteral("seats"), 4}, {QStringLiteral("name"), QStringLiteral("Ñandú 基地")}},
            title,
            someTime()};
}

inline QJsonObject someEntry(qint64 number) {
    return {{QStringLiteral("act"), QStringLiteral("play-ship")},
            {QStringLiteral("base"), QStringLiteral("B%1").arg(number)}};
}

/// The value, or a failed test and the end of the program's patience: what follows could not mean anything.
template <class T>
T must(StoreResult<T> result) {
    if (!result) {
        ADD_FAILURE() << testing::PrintToString(result.error().kind) << ": " << result.error().detail.toStdString();
        throw std::runtime_error("the store failed where it must not");
    }
    if constexpr (!std::is_void_v<T>) return *std::move(result);
}

/// What opening the folder is refused with.
inline std::optional<StoreErrorKind> refusal(const QString& folder) {
    const auto store = Store::open(folder);
    if (store) return {};
    return store.error().kind;
}

/// A program that knows nothing of the store at work on the same file.
class RawDatabase {
public:
    explicit RawDatabase(const QString& path) : m_name(QUuid::createUuid().toString()) {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
        database.setDatabaseName(path);
        database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=0"));
        EXPECT_TRUE(database.open()) << database.lastError().text().toStdString();
    }
    ~RawDatabase() {
        QSqlDatabase::database(m_name, false).close();
        QSqlDatabase::removeDatabase(m_name);
    }
    RawDatabase(const RawDatabase&) = delete;
    RawDatabase& operator=(const RawDatabase&) = delete;

    /// Empty when it went well, else what SQLite says.
    [[nodiscard]] std::string attempt(const QString& sql) const {
        QSqlQuery query(QSqlDatabase::database(m_name, false));
        if (query.exec(sql)) return {};
        return query.lastError().text().toStdString();
    }
    void run(const QString& sql) const { EXPECT_EQ(attempt(sql), "") << sql.toStdString(); }
    [[nodiscard]] QVariant value(const QString& sql) const {
        QSqlQuery query(QSqlDatabase::database(m_name, false));
        EXPECT_TRUE(query.exec(sql) && query.next()) << query.lastError().text().toStdString();
        return query.value(0);
    }

private:
    QString m_name;
};

}  // namespace basekeeper::test
