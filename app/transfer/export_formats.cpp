// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/export_formats.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <utility>

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

/// The first extension of each format is the one that is written.
constexpr std::array<std::pair<QLatin1StringView, ExportFormat>, 6> endings{
    {{"jsonl"_L1, ExportFormat::SessionFile},
     {"basekeeper"_L1, ExportFormat::SessionFile},
     {"csv"_L1, ExportFormat::Csv},
     {"pdf"_L1, ExportFormat::Report},
     {"png"_L1, ExportFormat::Picture},
     {"json"_L1, ExportFormat::Play}}};

std::optional<ExportFormat> ofEnding(const QString& ending) {
    const auto* found = std::ranges::find(endings, ending, [](const auto& entry) { return QString(entry.first); });
    if (found == endings.end()) return {};
    return found->second;
}

}  // namespace

QStringList ExportFormats::names() {
    QStringList names;
    for (const auto& [ending, format] : endings)
        if (endingOf(format) == ending) names << ending;
    return names;
}

std::optional<ExportFormat> ExportFormats::named(const QString& name) {
    const auto format = ofEnding(name);
    return format && endingOf(*format) == name ? format : std::nullopt;
}

std::optional<ExportFormat> ExportFormats::ofFile(const QString& fileName) {
    return ofEnding(QFileInfo(fileName).suffix().toLower());
}

QString ExportFormats::endingOf(ExportFormat format) {
    return std::ranges::find(endings, format, [](const auto& entry) { return entry.second; })->first;
}

}  // namespace basekeeper
