// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/read_session.h"
#include "app/transfer/export_formats.h"
#include "db/store/outside_file.h"
#include "db/store/store.h"

#include <QString>
#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace basekeeper {

class Languages;
class RuleBooks;

enum class ExportErrorKind : std::uint8_t {
    Store,            ///< the session could not be read: `store`
    NotWritten,       ///< nothing was written: `file`
    NoFolder,         ///< the folder `path` could not be made
    UnknownFormat,    ///< the extension of `path` is unknown
    NoSession,        ///< there is no session with that id (`detail`), or none at all
    NotAllSaved,      ///< the newest acts at the table are only in memory, because of `store`
    SeveralSessions,  ///< several ids begin like that (`detail`)
};

struct ExportError {
    ExportErrorKind kind = ExportErrorKind::Store;
    QString path = {};
    QString detail = {};
    std::optional<StoreError> store = {};
    std::optional<OutsideFileError> file = {};
};

template <class T>
using Exported = tl::expected<T, ExportError>;

/// Exports stored sessions. A file is written completely or not at all, and never onto our own data.
class SessionExporter {
public:
    SessionExporter(Store& store, const Languages& languages, const RuleBooks& books)
        : m_store(store), m_languages(languages), m_books(books) {}

    /// A name that every file system accepts: the date, the players and the end of the id.
    [[nodiscard]] static QString fileName(const SessionInfo& info, ExportFormat format);

    /// The session with that id, or the only one whose id begins so; for an empty id the one begun or imported last.
    [[nodiscard]] Exported<SessionInfo> find(const QString& id) const;

    /// All sessions, most recently begun or imported first.
    [[nodiscard]] Exported<std::vector<SessionInfo>> all() const;
    [[nodiscard]] Exported<ReadSession> read(const SessionInfo& info) const;

    [[nodiscard]] Exported<void> exportOne(const SessionInfo& info, ExportFormat format, const QString& path,
                                           Existing existing) const;
    [[nodiscard]] Exported<void> saveFile(const QString& path, const QByteArray& bytes, Existing existing) const;

private:
    [[nodiscard]] Exported<QByteArray> bytesOf(const SessionInfo& info, ExportFormat format) const;

    Store& m_store;
    const Languages& m_languages;
    const RuleBooks& m_books;
};

}  // namespace basekeeper
