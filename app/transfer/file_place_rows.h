// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace basekeeper {

/// A folder in which people keep files.
struct PlaceRow {
    Q_GADGET
    Q_PROPERTY(QString path MEMBER path FINAL)
    Q_PROPERTY(QString icon MEMBER icon FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)    ///< "Documents", or the name of a drive
    Q_PROPERTY(QString where MEMBER where FINAL)  ///< its path, with "~" for the home
    Q_PROPERTY(QString room MEMBER room FINAL)    ///< "12.3 GB free"; empty if unknown
    Q_PROPERTY(bool writable MEMBER writable FINAL)

public:
    QString path;
    QString icon;
    QString name;
    QString where;
    QString room;
    bool writable = true;

    [[nodiscard]] const QString& key() const { return path; }
    friend bool operator==(const PlaceRow&, const PlaceRow&) = default;
};

/// A file in such a folder.
struct FileRow {
    Q_GADGET
    Q_PROPERTY(QString path MEMBER path FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString about MEMBER about FINAL)  ///< "31/01/2026 18:05 · 12 kB"

public:
    QString path;
    QString name;
    QString about;

    [[nodiscard]] const QString& key() const { return path; }
    friend bool operator==(const FileRow&, const FileRow&) = default;
};

}  // namespace basekeeper
