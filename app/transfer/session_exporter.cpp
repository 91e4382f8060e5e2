// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/session_exporter.h"

#include "app/book/rule_books.h"
#include "app/history/play_record.h"
#include "app/history/report.h"
#include "app/history/result_picture.h"
#include "app/transfer/session_csv.h"
#include "db/formats/csv.h"
#include "db/session_file/session_export.h"
#include "db/session_file/setup_names.h"

#include <QBuffer>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

tl::unexpected<ExportError> ofStore(const StoreError& error) {
    return tl::unexpected(
        ExportError{.kind = ExportErrorKind::Store, .path = error.path, .detail = error.detail, .store = error});
}

/// A name that every file system accepts and that is short enough in any script.
QString tidy(const QString& text) {
    constexpr qsizetype longest = 60;
    QString tidied;
    for (const QChar c : text.normalized(QString::NormalizationForm_C).left(longest))
        if (c.isLetterOrNumber() || c.isMark() || c.isSurrogate() || c == u'-') tidied += c;
        else if (!tidied.isEmpty() && !tidied.endsWith(u' ')) tidied += u' ';
    return tidied.trimmed();
}

QString withoutSigns(const QString& id) {
    QString letters;
    for (const QChar c : id)
        if (c.unicode() < 0x80 && c.isLetterOrNumber()) letters += c;
    return letters;
}

}  // namespace

QString SessionExporter::fileName(const SessionInfo& info, ExportFormat format) {
    constexpr qsizetype signsOfId = 8;
    QStringList parts{info.startedAt.toLocalTime().toString(u"yyyy-MM-dd"_s),
                      tidy(info.title.isEmpty() ? namesInSetup(info.setup).join(u' ') : info.title),
                      withoutSigns(info.id).right(signsOfId)};
    parts.removeAll(QString());
    return parts.join(u' ') + u'.' + ExportFormats::endingOf(format);
}

Exported<std::vector<SessionInfo>> SessionExporter::all() const {
    auto sessions = m_store.sessions();
    if (!sessions) return ofStore(sessions.error());
    return *std::move(sessions);
}

Exported<ReadSession> SessionExporter::read(const SessionInfo& info) const {
    auto session = readSession(m_store, info);
    if (!session) return ofStore(session.error());
    return *std::move(session);
}

Exported<SessionInfo> SessionExporter::find(const QString& id) const {
    if (!id.isEmpty()) {
        auto exact = m_store.session(id);
        if (!exact) return ofStore(exact.error());
        if (*exact) return **std::move(exact);
    }
    auto sessions = all();
    if (!sessions) return tl::unexpected(std::move(sessions.error()));
    std::erase_if(*sessions, [&](const SessionInfo& info) { return !info.id.startsWith(id); });
    if (sessions->empty()) return tl::unexpected(ExportError{.kind = ExportErrorKind::NoSession, .detail = id});
    if (!id.isEmpty() && sessions->size() > 1)
        return tl::unexpected(ExportError{.kind = ExportErrorKind::SeveralSessions, .detail = id});
    return std::move(sessions->front());
}

Exported<QByteArray> SessionExporter::bytesOf(const SessionInfo& info, ExportFormat format) const {
    // A session file only needs the log, so it can be written for a session that cannot be folded any more.
    if (format == ExportFormat::SessionFile) {
        auto log = m_store.entries(info.id);
        if (!log) return ofStore(log.error());
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        if (!exportSession(buffer, info, *log))
            return tl::unexpected(
                ExportError{.kind = ExportErrorKind::NotWritten,
                            .file = OutsideFileError{OutsideFileFault::NotWritten, {}, buffer.errorString()}});
        return buffer.data();
    }
    return read(info).map([&](const ReadSession& session) {
        if (format == ExportFormat::Csv) return writeCsv(actsTable(session, m_languages, m_books));
        if (format == ExportFormat::Report) return reportOf(session, m_languages, m_books);
        if (format == ExportFormat::Picture) return resultPictureOf(session, m_languages);
        return QJsonDocument(playRecord(session)).toJson();
    });
}

Exported<void> SessionExporter::exportOne(const SessionInfo& info, ExportFormat format, const QString& path,
                                          Existing existing) const {
    return bytesOf(info, format).and_then([&](const QByteArray& bytes) { return saveFile(path, bytes, existing); });
}

Exported<void> SessionExporter::saveFile(const QString& path, const QByteArray& bytes, Existing existing) const {
    return writeOutside(path, bytes, existing, m_store.folder()).map_error([](OutsideFileError&& error) {
        return ExportError{.kind = ExportErrorKind::NotWritten, .file = std::move(error)};
    });
}

}  // namespace basekeeper
