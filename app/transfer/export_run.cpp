// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/export_run.h"

#include "app/transfer/session_csv.h"
#include "db/formats/csv.h"

#include <QDir>
#include <QFileInfo>

namespace basekeeper {

ExportRun::ExportRun(const SessionExporter& exporter, std::vector<SessionInfo> sessions, const QString& place,
                     std::optional<ExportFormat> format, ExistingFiles existing)
    : m_exporter(exporter),
      m_sessions(std::move(sessions)),
      m_place(place),
      m_format(format),
      m_existing(existing),
      m_records{sessionColumns()} {}

Exported<ExportRun> ExportRun::intoFolder(const SessionExporter& exporter, ExportFormat format, const QString& folder,
                                          ExistingFiles existing) {
    return exporter.all().and_then([&](std::vector<SessionInfo>&& sessions) -> Exported<ExportRun> {
        if (!QDir(folder).mkpath(QStringLiteral(".")))
            return tl::unexpected(ExportError{.kind = ExportErrorKind::NoFolder, .path = folder});
        return ExportRun(exporter, std::move(sessions), folder, format, existing);
    });
}

Exported<ExportRun> ExportRun::intoTable(const SessionExporter& exporter, const QString& path, ExistingFiles existing) {
    return exporter.all().map([&](std::vector<SessionInfo>&& sessions) {
        return ExportRun(exporter, std::move(sessions), path, std::nullopt, existing);
    });
}

Exported<void> ExportRun::step() {
    if (m_next == m_sessions.size()) {
        m_atEnd = true;
        return m_format ? Exported<void>() : m_exporter.saveFile(m_place, writeCsv(m_records), whetherReplaced());
    }
    auto done = write(m_sessions[m_next++]);
    if (done) ++m_written;
    else if (done.error().kind == ExportErrorKind::Store) m_failures.push_back(std::move(done.error()));
    else {
        m_atEnd = true;
        return done;
    }
    return {};
}

Exported<void> ExportRun::write(const SessionInfo& info) {
    if (m_format)
        return m_exporter.exportOne(info, *m_format, QDir(m_place).filePath(freeName(info)), whetherReplaced());
    return m_exporter.read(info).map([&](const ReadSession& session) { m_records.push_back(sessionRecord(session)); });
}

Existing ExportRun::whetherReplaced() const {
    return m_existing == ExistingFiles::Replace ? Existing::Replace : Existing::Keep;
}

QString ExportRun::freeName(const SessionInfo& info) {
    const QString wanted = SessionExporter::fileName(info, *m_format);
    QString name = wanted;
    const auto isTaken = [&] {
        return m_names.contains(name.toLower()) ||
               (m_existing == ExistingFiles::Number && QFileInfo::exists(QDir(m_place).filePath(name)));
    };
    for (int another = 2; isTaken(); ++another)
        name = QStringLiteral("%1 (%2).%3")
                   .arg(QFileInfo(wanted).completeBaseName(), QString::number(another),
                        ExportFormats::endingOf(*m_format));
    m_names << name.toLower();
    return name;
}

}  // namespace basekeeper
