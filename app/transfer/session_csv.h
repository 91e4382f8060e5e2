// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/read_session.h"

#include <QStringList>

#include <vector>

/// Sessions as CSV (db/EXPORTS.md). The names of columns are English and fixed; the texts are in the reader's language.
namespace basekeeper {

class Languages;
class RuleBooks;

/// The acts of the line of play, one record each, after a record with the names of the columns.
[[nodiscard]] std::vector<QStringList> actsTable(const ReadSession& session, const Languages& languages,
                                                 const RuleBooks& books);

/// The names of the columns of `sessionRecord`.
[[nodiscard]] QStringList sessionColumns();
[[nodiscard]] QStringList sessionRecord(const ReadSession& session);

}  // namespace basekeeper
