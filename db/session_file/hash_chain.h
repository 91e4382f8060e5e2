// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/session_info.h"
#include "db/store/stored_entry.h"

#include <QByteArray>
#include <QJsonObject>

#include <utility>

namespace basekeeper {

/// An entry of a log as a line of an export, without its hash.
[[nodiscard]] QJsonObject exportedLine(const StoredEntry& entry);

/// The hashes of a session's lines, each of which includes the one before (SESSION-FILE.md, "The hash chain"). A link
/// is a SHA-256 in lower-case hexadecimal.
class HashChain {
public:
    /// The chain of a file, by the version in its header.
    [[nodiscard]] static HashChain ofFile(const QJsonObject& header);
    /// The chain of a stored session: of version 2, which begins with what never changes.
    [[nodiscard]] static HashChain of(const SessionInfo& info);
    /// A chain that goes on after that link.
    explicit HashChain(QByteArray last) : m_last(std::move(last)) {}

    /// The link of the next line. Ignores an existing field `hash`.
    [[nodiscard]] QByteArray next(QJsonObject line);
    /// The same of an entry, whatever its own link.
    [[nodiscard]] QByteArray next(const StoredEntry& entry) { return next(exportedLine(entry)); }
    /// The latest link; before any line, the first one, which stands for the header.
    [[nodiscard]] const QByteArray& last() const { return m_last; }

private:
    QByteArray m_last;
};

}  // namespace basekeeper
