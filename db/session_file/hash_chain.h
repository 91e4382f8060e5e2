// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/session_info.h"

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>

#include <cstdint>

namespace basekeeper {

/// An entry of a log as a line of an export, without its hash.
[[nodiscard]] QJsonObject exportedLine(std::int64_t seq, const QDateTime& at, const QJsonObject& entry);

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
    /// The latest link; before any line, the first one, which stands for the header.
    [[nodiscard]] const QByteArray& last() const { return m_last; }

private:
    QByteArray m_last;
};

}  // namespace basekeeper
