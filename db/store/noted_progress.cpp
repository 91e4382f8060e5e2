// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/noted_progress.h"

#include "db/store/store_paths.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>

namespace basekeeper {

namespace {

/// An id may hold any characters.
QByteArray lineOf(const QString& session, qint64 entries) {
    return QByteArray::number(entries) + ' ' + QUrl::toPercentEncoding(session) + '\n';
}

}  // namespace

NotedProgress::NotedProgress(const QString& dataFolder)
    : m_file(QDir(progressFolderIn(dataFolder)).filePath(QStringLiteral("entries"))) {}

std::map<QString, qint64> NotedProgress::read() const {
    std::map<QString, qint64> sessions;
    QFile file(m_file);
    if (!file.open(QIODevice::ReadOnly)) return sessions;
    QByteArrayList lines = file.readAll().split('\n');
    // A run that was killed may leave half a line at the end.
    lines.removeLast();
    for (const QByteArray& line : lines) {
        const qsizetype space = line.indexOf(' ');
        bool isNumber = false;
        const qint64 entries = line.first(std::max<qsizetype>(space, 0)).toLongLong(&isNumber);
        if (isNumber) sessions[QUrl::fromPercentEncoding(line.sliced(space + 1))] = entries;
    }
    return sessions;
}

void NotedProgress::note(const QString& session, qint64 entries) const {
    QFile file(m_file);
    constexpr auto appending = QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered;
    const auto opened = [&] { return file.open(appending, ownersFile); };
    if (!opened() && (!makeFolder(QFileInfo(m_file).path()) || !opened())) return;
    file.write(lineOf(session, entries));
}

void NotedProgress::renew(const std::map<QString, qint64>& sessions) const {
    // Written anew only if it says something else, has grown long (only the last notes of a session count), or ends in
    // half a line, which the next note would continue.
    constexpr qint64 longEnough = 64 * 1024;
    QFile file(m_file);
    const bool endsWell = !file.open(QIODevice::ReadOnly) || file.size() == 0 ||
                          (file.size() < longEnough && file.seek(file.size() - 1) && file.read(1) == "\n");
    file.close();
    if (endsWell && sessions == read()) return;
    QByteArray lines;
    for (const auto& [session, entries] : sessions) lines += lineOf(session, entries);
    static_cast<void>(saveDurably(m_file, lines, Readers::Owner));
}

void NotedProgress::forget() const { static_cast<void>(removeFile(m_file)); }

}  // namespace basekeeper
