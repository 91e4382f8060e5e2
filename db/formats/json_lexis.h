// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <optional>

namespace basekeeper {

/// U+FEFF in UTF-8, with which some editors begin a file.
inline constexpr auto byteOrderMark = "\xEF\xBB\xBF";

/// Where a text breaks the rules of JSON (RFC 8259) for numbers and strings, which Qt's reader does not insist on:
/// "1.", ".5" and "01", unknown escapes, control characters in strings. The structure is Qt's to judge. Counted in
/// bytes from 0; nothing where all is well.
[[nodiscard]] std::optional<qsizetype> badTokenAt(QByteArrayView text);

}  // namespace basekeeper
