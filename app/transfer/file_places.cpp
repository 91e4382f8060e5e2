// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/file_places.h"

#include "app/language/joined.h"
#include "app/language/moment_text.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>
#include <QStorageInfo>

#include <algorithm>
#include <string_view>

namespace basekeeper {

namespace {

/// The folder if it exists, else its nearest existing parent.
QString nearestThere(QString path) {
    while (!QFileInfo::exists(path)) {
        const QString above = QFileInfo(path).path();
        if (above == path) break;
        path = above;
    }
    return path;
}

QString shortened(const QString& path) {
    const QString home = QDir::homePath();
    return path == home || path.startsWith(home + u'/') ? u'~' + path.sliced(home.size()) : path;
}

/// A file name for every file system: drives that are moved between systems have strict ones.
QString fileNameFrom(const QString& given) {
    constexpr qsizetype longest = 180;  // bytes; most drives take 255, and an ending and a number are added
    QString name;
    for (const char32_t character : given.toUcs4()) {
        const bool taken = QChar::isPrint(character) &&
                           std::u32string_view(U"/\\:*?\"<>|").find(character) == std::u32string_view::npos;
        name += taken ? QString::fromUcs4(&character, 1) : QStringLiteral(" ");
    }
    name = name.simplified();
    while (name.startsWith(u'.') || name.startsWith(u' ')) name.remove(0, 1);
    while (name.toUtf8().size() > longest) name.chop(name.back().isLowSurrogate() ? 2 : 1);
    name = name.trimmed();
    return name.isEmpty() ? QStringLiteral("basekeeper") : name;
}

}  // namespace

void FilePlaces::setSettings(Settings* settings) {
    if (settings == m_settings) return;
    m_settings = settings;
    emit settingsChanged();
}

void FilePlaces::setEndings(const QStringList& endings) {
    if (endings == m_endings) return;
    m_endings = endings;
    emit endingsChanged();
}

bool FilePlaces::isRemovable(const QString& mountPoint) {
    static const QStringList above{QStringLiteral("/media/"), QStringLiteral("/run/media/"), QStringLiteral("/mnt/")};
    return std::ranges::any_of(above, [&](const QString& folder) { return mountPoint.startsWith(folder); });
}

void FilePlaces::refresh() {
    say({});
    std::vector<PlaceRow> rows;
    const auto add = [&rows](const QString& path, const QString& icon, const QString& name) {
        const QString clean = QDir::cleanPath(path);
        if (path.isEmpty() || std::ranges::find(rows, clean, &PlaceRow::path) != rows.end()) return;
        const QString there = nearestThere(clean);
        const QStorageInfo storage(there);
        const QString room =
            storage.isValid() && storage.isReady()
                ? tr("%1 free").arg(QLocale().formattedDataSize(storage.bytesAvailable(), 0, QLocale::DataSizeSIFormat))
                : QString();
        rows.push_back(
            {clean, icon, name, shortened(clean), room, QFileInfo(there).isWritable() && !storage.isReadOnly()});
    };
    add(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), QStringLiteral("document"),
        tr("Documents"));
    add(QStandardPaths::writableLocation(QStandardPaths::DownloadLocation), QStringLiteral("download"),
        tr("Downloads"));
    for (const QStorageInfo& volume : QStorageInfo::mountedVolumes())
        if (volume.isValid() && volume.isReady() && volume.device().startsWith("/dev/") &&
            isRemovable(volume.rootPath()))
            add(volume.rootPath(), QStringLiteral("drive"),
                volume.name().isEmpty() ? QFileInfo(volume.rootPath()).fileName() : volume.name());
    const QString last = m_settings ? m_settings->lastFolder() : QString();
    const auto known = std::ranges::find(rows, last, &PlaceRow::path);
    if (known != rows.end()) std::rotate(rows.begin(), known, known + 1);
    else if (!last.isEmpty() && QFileInfo(last).isDir()) {
        add(last, QStringLiteral("clock"), QFileInfo(last).fileName());
        std::rotate(rows.begin(), rows.end() - 1, rows.end());
    }
    m_places.setRows(std::move(rows));
}

QString FilePlaces::where() const { return shortened(m_place); }

QString FilePlaces::above() const {
    const QString path = QFileInfo(m_place).path();
    return m_place.isEmpty() || path == m_place ? QString() : path;
}

bool FilePlaces::isWritable() const { return QFileInfo(m_place).isWritable() && !QStorageInfo(m_place).isReadOnly(); }

void FilePlaces::openNearest(const QString& folder) { open(nearestThere(folder)); }

void FilePlaces::open(const QString& folder) {
    say({});
    const auto listed = [&](const QStringList& patterns, QDir::Filters filters, QDir::SortFlags order) {
        const QFileInfoList all =
            folder.isEmpty() ? QFileInfoList() : QDir(folder).entryInfoList(patterns, filters, order);
        return all.first(std::min<qsizetype>(all.size(), mostListed));
    };
    QStringList patterns;
    for (const QString& ending : m_endings) patterns << QStringLiteral("*.") + ending;
    std::vector<FileRow> rows;
    for (const QFileInfo& file : listed(patterns, QDir::Files | QDir::Readable, QDir::Time))
        rows.push_back({file.filePath(), file.fileName(),
                        Joined::facts({momentText(file.lastModified()),
                                       QLocale().formattedDataSize(file.size(), 0, QLocale::DataSizeSIFormat)})});
    m_files.setRows(std::move(rows));
    std::vector<FolderRow> folders;
    for (const QFileInfo& within :
         listed({}, QDir::Dirs | QDir::NoDotAndDotDot | QDir::Readable, QDir::Name | QDir::LocaleAware))
        folders.push_back({within.filePath(), within.fileName()});
    m_folders.setRows(std::move(folders));
    m_place = folder;
    emit opened();
}

QUrl FilePlaces::newFile(const QString& folder, const QString& name, const QString& ending) {
    if (!make(folder)) return {};
    const QString clean = fileNameFrom(name);
    const auto pathOf = [&](const QString& called) { return QDir(folder).filePath(called + u'.' + ending); };
    QString path = pathOf(clean);
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = pathOf(QStringLiteral("%1 (%2)").arg(clean).arg(number));
    return QUrl::fromLocalFile(path);
}

QUrl FilePlaces::folder(const QString& folder) { return make(folder) ? QUrl::fromLocalFile(folder) : QUrl(); }

QUrl FilePlaces::file(const QString& path) {
    remember(QFileInfo(path).path());
    return QUrl::fromLocalFile(path);
}

bool FilePlaces::make(const QString& folder) {
    if (!QDir().mkpath(folder)) {
        say(tr("The folder %1 cannot be created. Choose another place.").arg(shortened(folder)));
        return false;
    }
    say({});
    remember(folder);
    return true;
}

void FilePlaces::remember(const QString& folder) {
    if (m_settings) m_settings->setLastFolder(QDir::cleanPath(folder));
}

void FilePlaces::say(const QString& problem) {
    if (problem == m_problem) return;
    m_problem = problem;
    emit said();
}

}  // namespace basekeeper
