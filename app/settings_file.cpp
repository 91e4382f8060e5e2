// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings_file.h"

#include "db/formats/named_pipe.h"
#include "db/store/store_paths.h"

#include <QDir>
#include <QFile>
#include <QUrl>

#include <algorithm>
#include <map>

namespace basekeeper {

namespace {

constexpr qsizetype digitsOfUnit = 4;  ///< hexadecimal, of a UTF-16 unit

bool isHexadecimal(QChar c) { return QStringView(u"0123456789abcdefABCDEF").contains(c); }

QString unescaped(QStringView written) {
    QString text;
    for (qsizetype i = 0; i < written.size(); ++i) {
        if (written[i] == u'"') continue;
        if (written[i] != u'\\' || i + 1 == written.size()) {
            text += written[i];
            continue;
        }
        const QChar kind = written[++i];
        if (kind == u'n') text += u'\n';
        else if (kind == u'r') text += u'\r';
        else if (kind == u't') text += u'\t';
        else if (kind != u'x') text += kind;
        else {
            qsizetype digits = 0;
            const QStringView rest = written.sliced(i + 1);
            while (digits < std::min(digitsOfUnit, rest.size()) && isHexadecimal(rest[digits])) ++digits;
            text += QChar(rest.first(digits).toUShort(nullptr, 16));
            i += digits;
        }
    }
    // QSettings means something else by a single one.
    return text.startsWith(u"@@") ? text.sliced(1) : text;
}

QByteArray escaped(const QString& text) {
    QByteArray written;
    if (text.startsWith(u'@')) written += '@';
    bool afterNumber = false;  // QSettings would take a digit for another one of the number
    for (const QChar unit : text) {
        const bool isPlain = unit >= u' ' && unit <= u'~' && !(afterNumber && isHexadecimal(unit));
        afterNumber = !isPlain;
        if (unit == u'"' || unit == u'\\') written += '\\';
        if (isPlain) written += unit.toLatin1();
        else written += "\\x" + QByteArray::number(unit.unicode(), 16).rightJustified(digitsOfUnit, '0');
    }
    return written;
}

/// QSettings takes what stands before the first slash of a name for the section, and writes the others as backslashes.
QByteArray keyOf(const QString& name) { return QUrl::toPercentEncoding(name, "/").replace('/', '\\'); }

QString nameIn(const QByteArray& key) { return QUrl::fromPercentEncoding(QByteArray(key).replace('\\', '/')); }

SettingsFile::Values valuesIn(const QByteArray& file) {
    SettingsFile::Values values;
    QString group;
    for (const QByteArray& each : file.split('\n')) {
        const QByteArray line = each.trimmed();
        if (line.startsWith('[') && line.endsWith(']')) {
            group = nameIn(line.sliced(1, line.size() - 2)) + u'/';
            if (group == u"General/") group.clear();
            continue;
        }
        const qsizetype sign = line.indexOf('=');
        if (sign <= 0 || line.startsWith(';')) continue;
        values.insert_or_assign(group + nameIn(line.first(sign).trimmed()),
                                unescaped(QString::fromUtf8(line.sliced(sign + 1).trimmed())));
    }
    return values;
}

QByteArray fileOf(const SettingsFile::Values& values) {
    // By section: QSettings looks for a name nowhere else.
    std::map<QByteArray, QByteArray> sections;
    for (const auto& [name, text] : values) {
        const QString section = name.contains(u'/') ? name.section(u'/', 0, 0) : QStringLiteral("General");
        const QString rest = name.contains(u'/') ? name.section(u'/', 1) : name;
        sections[keyOf(section)] += keyOf(rest) + "=\"" + escaped(text) + "\"\n";
    }
    QByteArray file;
    for (const auto& [section, lines] : sections) file += '[' + section + "]\n" + lines;
    return file;
}

StoreResult<SettingsFile::Values> readValues(const QString& path) {
    QFile file(path);
    if (!file.exists()) return {};
    if (isNamedPipe(path)) return refuse(StoreErrorKind::Failed, path, QStringLiteral("a pipe"));
    const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    if (file.error() != QFileDevice::NoError) return refuse(StoreErrorKind::Failed, path, file.errorString());
    return valuesIn(bytes);
}

}  // namespace

SettingsFile::SettingsFile(const QString& dataFolder)
    : m_path(QDir(dataFolder).filePath(QStringLiteral("settings.ini"))) {
    if (auto kept = readValues(m_path)) m_values = *std::move(kept);
    else m_unread = std::move(kept.error());
}

QString SettingsFile::text(const QString& name, const QString& otherwise) const {
    const auto found = m_values.find(name);
    return found == m_values.end() ? otherwise : found->second;
}

bool SettingsFile::flag(const QString& name, bool otherwise) const {
    const QString value = text(name);
    return otherwise ? value != u"false" : value == u"true";
}

int SettingsFile::number(const QString& name, int otherwise) const {
    bool isNumber = false;
    const int value = text(name).toInt(&isNumber);
    return isNumber ? value : otherwise;
}

StoreResult<void> SettingsFile::change(const Values& changes) {
    for (const auto& [name, text] : changes) {
        m_values.insert_or_assign(name, text);
        m_unsaved.insert_or_assign(name, text);
    }
    return readValues(m_path)
        .and_then([&](Values&& kept) {
            Values all = m_unsaved;
            all.merge(kept);
            return saveDurably(m_path, fileOf(all), Readers::Owner);
        })
        .map([&] { m_unsaved.clear(); });
}

}  // namespace basekeeper
