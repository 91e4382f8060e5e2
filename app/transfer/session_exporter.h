// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/read_session.h"
#include "db/store/store.h"

#include <QString>
#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace basekeeper {

class Languages;
class RuleBooks;

/// In which form a session goes out.
enum class ExportFormat : std::uint8_t {
    SessionFile,  ///< all of it, to be taken in again
    Csv,          ///< a table of its acts
    Report,       ///< to be printed: PDF
    Play,         ///< one play for BG Stats: JSON
};

enum class ExportErrorKind : std::uint8_t {
    Store,            ///< the session could not be read: `store`
    NotWritten,       ///< `path` could not be written, for the reason `detail`
    UnknownFormat,    ///< the ending of `path` is none of ours
    NoSession,        ///< there is none of that id (`detail`), or none at all
    NotAllSaved,      ///< the newest acts of the game at the table are in memory only, for the reason `store`
    SeveralSessions,  ///< the ids of several begin like that (`detail`)
};

struct ExportError {
    ExportErrorKind kind = ExportErrorKind::Store;
    QString path = {};
    QString detail = {};
    std::optional<StoreError> store = {};
};

template <class T>
using Exported = tl::expected<T, ExportError>;

/// Hands out stored sessions. A file that is there already is replaced, all at once or not at all.
class SessionExporter {
public:
    SessionExporter(Store& store, const Languages& languages, const RuleBooks& books)
        : m_store(store), m_languages(languages), m_books(books) {}

    /// By the ending of the name: .jsonl and .basekeeper, .csv, .pdf, .json.
    [[nodiscard]] static std::optional<ExportFormat> formatOf(const QString& fileName);
    /// Without a dot.
    [[nodiscard]] static QString endingOf(ExportFormat format);
    /// A name that every file system takes: the date, the players, and the end of the id.
    [[nodiscard]] static QString fileName(const SessionInfo& info, ExportFormat format);

    /// The session of that id, or the one whose id alone begins so; with an empty one, that begun or taken in last.
    [[nodiscard]] Exported<SessionInfo> find(const QString& id) const;

    /// All sessions, the one begun or taken in last first.
    [[nodiscard]] Exported<std::vector<SessionInfo>> all() const;
    [[nodiscard]] Exported<ReadSession> read(const SessionInfo& info) const;

    [[nodiscard]] Exported<void> exportOne(const SessionInfo& info, ExportFormat format, const QString& path) const;

private:
    [[nodiscard]] Exported<QByteArray> bytesOf(const SessionInfo& info, ExportFormat format) const;

    Store& m_store;
    const Languages& m_languages;
    const RuleBooks& m_books;
};

/// Writes the bytes to the file, all of them or none.
[[nodiscard]] Exported<void> saveFile(const QString& path, const QByteArray& bytes);

}  // namespace basekeeper
