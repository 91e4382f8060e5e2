// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/carved_sessions.h"

#include "db/store/page_records.h"
#include "db/store/store_values.h"

#include <QFile>

#include <optional>

namespace basekeeper {

namespace {

constexpr std::size_t entryColumns = 5;
constexpr qsizetype linkLength = 64;

bool isNumber(const QVariant& value) { return value.typeId() == QMetaType::LongLong; }

std::optional<StoredEntry> carvedEntryIn(const std::vector<QVariant>& values) {
    if (values.size() != entryColumns || !isNumber(values[0]) || !isNumber(values[1])) return {};
    const auto at = timeIn(values[2]);
    const auto body = objectIn(values[3]);
    const QByteArray hash = values[4].toString().toLatin1();
    if (!at || !body || hash.size() != linkLength) return {};
    return StoredEntry{values[1].toLongLong(), *at, *body, hash};
}

}  // namespace

CarvedSessions::CarvedSessions(const QString& file, const QStringList& columns) {
    QFile database(file);
    if (!database.open(QIODevice::ReadOnly)) return;
    const QByteArray bytes = database.readAll();
    const auto key = static_cast<std::size_t>(columns.indexOf(QStringLiteral("key")));
    const auto link = static_cast<std::size_t>(columns.indexOf(QStringLiteral("first_link")));
    forEachPageRecord(bytes, [&](const PageRecord& record) {
        if (!record.rowid) {
            if (const auto entry = carvedEntryIn(record.values))
                m_entries.emplace(std::pair(record.values[0].toLongLong(), entry->seq), *entry);
            return;
        }
        if (std::ssize(record.values) != columns.size() || record.values[link].toString().size() != linkLength) return;
        std::vector<QVariant> row{*record.rowid};
        row.insert(row.end(), record.values.begin(), record.values.end());
        row[key + 1] = *record.rowid;  // the key is the number of the row and not stored twice
        m_sessions.emplace(*record.rowid, std::move(row));
    });
}

}  // namespace basekeeper
