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
    Unreadable,  ///< not there, or the system does not hand it out
    TooLarge,    ///< more than `largestWordingFile`
    NotUtf8,
    UnclosedQuote,    ///< the line is that on which the quoted text begins
    StrayQuote,       ///< a quote in the middle of a field
    Empty,            ///< no line with a text
    MissingColumn,    ///< `found` is the name of the column
    RepeatedColumn,   ///< `found` is the name of the column
    WrongFieldCount,  ///< not as many fields as the first line names; `found` is their number
    BadCard,          ///< not a number of a card
    UnknownLanguage,
    EmptyText,
    TooLong,    ///< a text of more than `longestWording` characters
    Duplicate,  ///< the same card and language as a line before
};
inline constexpr int wordingFileErrorKinds = static_cast<int>(WordingFileErrorKind::Duplicate) + 1;

struct WordingFileError {
    WordingFileErrorKind kind = WordingFileErrorKind::Unreadable;
    qint64 line = 0;  ///< from 1; 0 where it is about the file as a whole
    QString found;    ///< what stands there instead, where that helps
};

inline constexpr qint64 largestWordingFile = 1024 * 1024;

/// What the file is asked to keep to: the cards of the game from 1 on.
struct WordingFileRules {
    int cards = 0;
};

/// Reads a CSV file with the columns `card`, `language` and `text`, in any order and with others between them. The
/// language is a code (`en`, `es`, `zh`, also `zh-CN`) or a name (`English`, `Español`, `中文`, ...). All of it or, with
/// the first fault, nothing: for any bytes whatever.
[[nodiscard]] tl::expected<std::vector<PrintedWording>, WordingFileError> parseWording(const QByteArray& bytes,
                                                                                       const WordingFileRules& rules);
/// The same for a file on disk.
[[nodiscard]] tl::expected<std::vector<PrintedWording>, WordingFileError> readWordingFile(
    const QString& path, const WordingFileRules& rules);

/// The file that `parseWording` reads back to the same texts.
[[nodiscard]] QByteArray writeWording(const std::vector<PrintedWording>& texts);
/// Puts the file into place whole or not at all. False: it could not be written.
[[nodiscard]] bool writeWordingFile(const QString& path, const std::vector<PrintedWording>& texts);

}  // namespace basekeeper
