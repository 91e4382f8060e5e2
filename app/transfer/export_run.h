// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/transfer/session_exporter.h"

#include <QSet>
#include <QStringList>

#include <vector>

namespace basekeeper {

/// Hands out all sessions, one at a step, so that a screen can go on in between. A session that cannot be read does not
/// keep the others back.
class ExportRun {
public:
    /// A file for every session into the folder, which is made where it is missing.
    [[nodiscard]] static Exported<ExportRun> intoFolder(const SessionExporter& exporter, ExportFormat format,
                                                        const QString& folder);
    /// One table with a line for every session; the file comes with the last step.
    [[nodiscard]] static Exported<ExportRun> intoTable(const SessionExporter& exporter, const QString& path);

    [[nodiscard]] bool atEnd() const { return m_atEnd; }
    [[nodiscard]] int count() const { return static_cast<int>(m_sessions.size()); }
    [[nodiscard]] int gone() const { return static_cast<int>(m_next); }
    [[nodiscard]] int written() const { return m_written; }
    [[nodiscard]] const std::vector<ExportError>& failures() const { return m_failures; }

    /// The next session, or the table after the last. Where a file cannot be written that is the end.
    [[nodiscard]] Exported<void> step();

private:
    ExportRun(const SessionExporter& exporter, std::vector<SessionInfo> sessions, const QString& place,
              std::optional<ExportFormat> format);
    [[nodiscard]] Exported<void> write(const SessionInfo& info);
    [[nodiscard]] QString freeName(const SessionInfo& info);

    SessionExporter m_exporter;
    std::vector<SessionInfo> m_sessions;
    QString m_place;
    std::optional<ExportFormat> m_format;  ///< none: the table
    std::size_t m_next = 0;
    int m_written = 0;
    bool m_atEnd = false;
    std::vector<ExportError> m_failures;
    QSet<QString> m_names;
    std::vector<QStringList> m_records;
};

}  // namespace basekeeper
