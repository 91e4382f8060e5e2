// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace basekeeper {

/// The format in which a session is exported.
enum class ExportFormat : std::uint8_t {
    SessionFile,  ///< everything, for import
    Csv,          ///< CSV of its acts
    Report,       ///< PDF for printing
    Picture,      ///< PNG of how it ended, to share
    Play,         ///< JSON of one play for BG Stats
};

/// What the formats are called on the command line, and the endings of their files.
class ExportFormats {
public:
    /// The names of the formats, which are their endings: "jsonl", "csv" and so on.
    [[nodiscard]] static QStringList names();
    /// Empty for a name that is none of `names`.
    [[nodiscard]] static std::optional<ExportFormat> named(const QString& name);
    /// By the extension: .jsonl and .basekeeper, .csv, .pdf, .png, .json.
    [[nodiscard]] static std::optional<ExportFormat> ofFile(const QString& fileName);
    /// Without a dot.
    [[nodiscard]] static QString endingOf(ExportFormat format);
};

}  // namespace basekeeper
