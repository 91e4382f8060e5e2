// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/transfer/session_exporter.h"

#include <QSet>
#include <QStringList>

#include <vector>

namespace basekeeper {

/// What becomes of a file that is there already.
enum class ExistingFiles : std::uint8_t {
    Refuse,  ///< it stays, and the run ends
    Number,  ///< it stays, and the new one gets a number
    Replace,
};

/// Exports all sessions, one per step, so that the screen can update in between. A session that cannot be read does not
/// stop the others.
class ExportRun {
public:
    /// Writes one file per session into the folder, which is created if necessary.
    [[nodiscard]] static Exported<ExportRun> intoFolder(const SessionExporter& exporter, ExportFormat format,
                                                        const QString& folder, ExistingFiles existing);
    /// Writes one CSV with a line per session; the last step writes the file.
    [[nodiscard]] static Exported<ExportRun> intoTable(const SessionExporter& exporter, const QString& path,
                                                       ExistingFiles existing);

    [[nodiscard]] bool atEnd() const { return m_atEnd; }
    [[nodiscard]] int count() const { return static_cast<int>(m_sessions.size()); }
    [[nodiscard]] int done() const { return static_cast<int>(m_next); }
    [[nodiscard]] int written() const { return m_written; }
    [[nodiscard]] const std::vector<ExportError>& failures() const { return m_failures; }

    /// Exports the next session, or writes the CSV after the last one. Ends the run if a file cannot be written.
    [[nodiscard]] Exported<void> step();

private:
    ExportRun(const SessionExporter& exporter, std::vector<SessionInfo> sessions, const QString& place,
              std::optional<ExportFormat> format, ExistingFiles existing);
    [[nodiscard]] Existing whetherReplaced() const;
    [[nodiscard]] Exported<void> write(const SessionInfo& info);
    [[nodiscard]] QString freeName(const SessionInfo& info);

    SessionExporter m_exporter;
    std::vector<SessionInfo> m_sessions;
    QString m_place;
    std::optional<ExportFormat> m_format;  ///< empty for the CSV
    ExistingFiles m_existing;
    std::size_t m_next = 0;
    int m_written = 0;
    bool m_atEnd = false;
    std::vector<ExportError> m_failures;
    QSet<QString> m_names;
    std::vector<QStringList> m_records;
};

}  // namespace basekeeper
