// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/formats/printed_wording.h"

#include <QByteArray>

#include <tl/expected.hpp>

#include <cstdint>
#include <vector>

namespace basekeeper {

/// What can be wrong with a file of printed wording.
enum class WordingFileErrorKind : std::uint8_t {
    Unreadable,  ///< missing, or the system refuses access
    TooLarge,    ///< more than `largestWordingFile` bytes
    NotUtf8,
    UnclosedQuote,    ///< the line is where the quoted text begins
    StrayQuote,       ///< a quote in the middle of a field
    Empty,            ///< no line with a text
    MissingColumn,    ///< `found` is the name of the column
    RepeatedColumn,   ///< `found` is the name of the column
    WrongFieldCount,  ///< not as many fields as the first line; `found` is their number
    BadCard,          ///< not the number of a card
    UnknownLanguage,
    EmptyText,
    TooLong,    ///< a text of more than `longestWording` characters
    Duplicate,  ///< same card and language as an earlier line
};
inline constexpr int wordingFileErrorKinds = static_cast<int>(WordingFileErrorKind::Duplicate) + 1;

struct WordingFileError {
    WordingFileErrorKind kind = WordingFileErrorKind::Unreadable;
    qint64 line = 0;  ///< from 1; 0 for an error of the whole file
    QString found;    ///< the offending value, where that helps
};

inline constexpr qint64 largestWordingFile = 1024 * 1024;

/// The limits for a file: the game's cards are numbered from 1 to `cards`.
struct WordingFileRules {
    int cards = 0;
};

/// Reads a CSV file with the columns `card`, `language` and `text`, in any order and possibly among others. The
/// language is a code (`en`, `es`, `zh`, also `zh-CN`) or a name (`English`, `Español`, `中文`, ...). Returns all texts
/// or the first error; safe for arbitrary bytes.
[[nodiscard]] tl::expected<std::vector<PrintedWording>, WordingFileError> parseWording(const QByteArray& bytes,
                                                                                       const WordingFileRules& rules);
/// `parseWording` for a file on disk.
[[nodiscard]] tl::expected<std::vector<PrintedWording>, WordingFileError> readWordingFile(
    const QString& path, const WordingFileRules& rules);

/// Writes texts so that `parseWording` reads back the same ones.
[[nodiscard]] QByteArray writeWording(const std::vector<PrintedWording>& texts);

}  // namespace basekeeper
