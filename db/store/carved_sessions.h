// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/stored_entry.h"

#include <QString>
#include <QStringList>
#include <QVariant>

#include <map>
#include <utility>
#include <vector>

namespace basekeeper {

/// The sessions and entries that lie on the pages of a database file, whatever leads to them (page_records.h). There
/// may be several of one number; the hash chain tells which of them is right.
class CarvedSessions {
public:
    /// `columns` are those of the table `session`, all of them in their order. Reads the whole file; if it cannot be
    /// read, nothing is found.
    CarvedSessions(const QString& file, const QStringList& columns);

    /// The rows of sessions by their keys: the key, then the value of each column.
    [[nodiscard]] const std::multimap<qint64, std::vector<QVariant>>& sessions() const { return m_sessions; }
    /// The entries by session and number.
    [[nodiscard]] const std::multimap<std::pair<qint64, qint64>, StoredEntry>& entries() const { return m_entries; }

private:
    std::multimap<qint64, std::vector<QVariant>> m_sessions;
    std::multimap<std::pair<qint64, qint64>, StoredEntry> m_entries;
};

}  // namespace basekeeper
