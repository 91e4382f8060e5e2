// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

#include <optional>

namespace basekeeper {

/// U+FEFF in UTF-8; some editors put it at the beginning of a file.
inline constexpr auto byteOrderMark = "\xEF\xBB\xBF";

/// The position of the first number or string that violates JSON (RFC 8259) but that Qt's parser accepts: "1.", ".5"
/// and "01", unknown escapes, control characters in strings. Counts bytes from 0; empty if there is none. Does not
/// check the structure, which Qt does.
[[nodiscard]] std::optional<qsizetype> badTokenAt(QByteArrayView text);

/// Whether more than so many lists and objects lie within each other. The text need not be JSON.
[[nodiscard]] bool isDeeperThan(QByteArrayView text, int depth);

/// The first key that one object has twice, however it is written ("\u0061" is "a"). The text must be JSON.
[[nodiscard]] std::optional<QString> repeatedKey(QByteArrayView text);

}  // namespace basekeeper
