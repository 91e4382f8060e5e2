// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/row_field.h"

#include <QObject>
#include <QString>

namespace basekeeper {

/// A folder in which people keep files.
struct PlaceRow {
    Q_GADGET
    ROW_FIELD(QString, path);
    ROW_FIELD(QString, icon);
    ROW_FIELD(QString, name);   ///< "Documents", or the name of a drive
    ROW_FIELD(QString, where);  ///< its path, with "~" for the home
    ROW_FIELD(QString, room);   ///< "12.3 GB free"; empty if unknown
    ROW_FIELD(bool, writable) = true;

    [[nodiscard]] const QString& key() const { return path; }
    friend bool operator==(const PlaceRow&, const PlaceRow&) = default;
};

/// A file in such a folder.
struct FileRow {
    Q_GADGET
    ROW_FIELD(QString, path);
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, about);  ///< "31/01/2026 18:05 · 12 kB"

    [[nodiscard]] const QString& key() const { return path; }
    friend bool operator==(const FileRow&, const FileRow&) = default;
};

/// A folder in such a folder.
struct FolderRow {
    Q_GADGET
    ROW_FIELD(QString, path);
    ROW_FIELD(QString, name);

    [[nodiscard]] const QString& key() const { return path; }
    friend bool operator==(const FolderRow&, const FolderRow&) = default;
};

}  // namespace basekeeper
