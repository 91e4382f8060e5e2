// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

#include <tl/expected.hpp>

#include <cstdint>
#include <vector>

namespace basekeeper {

/// A record of a CSV file. It may span several lines.
struct CsvRecord {
    qint64 line = 1;  ///< where it begins, counted from 1
    QStringList fields;
};

enum class CsvErrorKind : std::uint8_t {
    NotUtf8,        ///< bytes that are not text
    UnclosedQuote,  ///< a quoted field without an end; the line is where it begins
    StrayQuote,     ///< a quote within an unquoted field, or text after the end of a quoted one
};

struct CsvError {
    CsvErrorKind kind = CsvErrorKind::NotUtf8;
    qint64 line = 1;
};

/// Reads comma-separated values by RFC 4180: quoted fields may contain commas, line ends and doubled quotes. If the
/// first line has no comma outside quotes, the separator is the semicolon, or else the tab. Lines end in CRLF, LF or
/// CR. Skips a byte order mark and empty lines, and takes off the apostrophe that `writeCsv` puts before a formula.
/// Refuses anything else, with the number of the first faulty line.
[[nodiscard]] tl::expected<std::vector<CsvRecord>, CsvError> readCsv(const QByteArray& bytes);

/// Writes records so that `readCsv` reads them back, in UTF-8 and with CRLF as the RFC requires. A field that a
/// spreadsheet would run as a formula begins with an apostrophe; numbers stay numbers.
[[nodiscard]] QByteArray writeCsv(const std::vector<QStringList>& records);

}  // namespace basekeeper
