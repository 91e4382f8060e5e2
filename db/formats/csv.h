// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

#include <tl/expected.hpp>

#include <cstdint>
#include <vector>

namespace basekeeper {

/// A record of a CSV file, which may run over several lines.
struct CsvRecord {
    qint64 line = 1;  ///< on which it begins, from 1
    QStringList fields;
};

enum class CsvErrorKind : std::uint8_t {
    NotUtf8,        ///< bytes that are no text
    UnclosedQuote,  ///< a quoted field without an end; the line is that of its beginning
    StrayQuote,     ///< a quote within an unquoted field, or text after the end of a quoted one
};

struct CsvError {
    CsvErrorKind kind = CsvErrorKind::NotUtf8;
    qint64 line = 1;
};

/// Reads comma-separated values as RFC 4180 has them: fields in double quotes may hold commas, line ends and doubled
/// quotes. Where the first line has no comma outside of quotes, semicolons or else tabs separate. Lines end in CRLF, LF
/// or CR; a byte order mark is passed over, and so are empty lines. Whatever is no such file is refused with the line
/// on which it stops being one.
[[nodiscard]] tl::expected<std::vector<CsvRecord>, CsvError> readCsv(const QByteArray& bytes);

/// The records as a file that `readCsv` reads back, in UTF-8 and with CRLF as the RFC asks for.
[[nodiscard]] QByteArray writeCsv(const std::vector<QStringList>& records);

}  // namespace basekeeper
