// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QVariant>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace basekeeper {

/// A record as it lies on a page of a database file.
struct PageRecord {
    std::optional<qint64> rowid;  ///< empty in a table without row numbers
    std::vector<QVariant> values;
};

/// Passes every record that lies on any page of the file, one by one and in no order, whatever leads to the page:
/// SQLite itself reads nothing behind a damaged page, and nothing of a page with one damaged record. Some of them may
/// be stale, or no records at all: the caller must be able to tell (as the hash chain does). Skips pages that the file
/// states are free, where what was deleted may still lie. Pages must have 4 KB.
/// https://www.sqlite.org/fileformat2.html
void forEachPageRecord(QByteArrayView file, const std::function<void(const PageRecord&)>& take);

}  // namespace basekeeper
