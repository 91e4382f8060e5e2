// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/gadget_list_model.h"
#include "app/settings.h"
#include "app/transfer/file_place_rows.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace basekeeper {

/// The folders in which people keep files, and what is in one of them: offered before an export or import.
class FilePlaces : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Remembers the last folder.
    Q_PROPERTY(basekeeper::Settings* settings READ settings WRITE setSettings NOTIFY settingsChanged FINAL)
    /// File extensions to list, without a dot: "csv". Other files are not listed.
    Q_PROPERTY(QStringList endings READ endings WRITE setEndings NOTIFY endingsChanged FINAL)
    Q_PROPERTY(QAbstractItemModel* places READ places CONSTANT FINAL)  ///< PlaceRow, the last used first
    /// FileRow of the open folder, newest first.
    Q_PROPERTY(QAbstractItemModel* files READ files CONSTANT FINAL)
    /// FolderRow of the open folder, by name; without hidden ones.
    Q_PROPERTY(QAbstractItemModel* folders READ folders CONSTANT FINAL)
    Q_PROPERTY(QString place READ place NOTIFY opened FINAL)  ///< the open folder, or empty
    Q_PROPERTY(QString where READ where NOTIFY opened FINAL)  ///< its path, with "~" for the home
    Q_PROPERTY(QString above READ above NOTIFY opened FINAL)  ///< the folder that it is in, or empty
    Q_PROPERTY(bool writable READ isWritable NOTIFY opened FINAL)
    /// Why the folder cannot be used, in words, or empty.
    Q_PROPERTY(QString problem READ problem NOTIFY said FINAL)

public:
    explicit FilePlaces(QObject* parent = nullptr) : QObject(parent) {}

    /// The most files, and the most folders, that are listed for a folder.
    static constexpr int mostListed = 200;

    [[nodiscard]] Settings* settings() const { return m_settings; }
    void setSettings(Settings* settings);
    [[nodiscard]] const QStringList& endings() const { return m_endings; }
    void setEndings(const QStringList& endings);
    [[nodiscard]] QAbstractItemModel* places() { return &m_places; }
    [[nodiscard]] QAbstractItemModel* files() { return &m_files; }
    [[nodiscard]] QAbstractItemModel* folders() { return &m_folders; }
    [[nodiscard]] const QString& place() const { return m_place; }
    [[nodiscard]] QString where() const;
    [[nodiscard]] QString above() const;
    [[nodiscard]] bool isWritable() const;
    [[nodiscard]] const QString& problem() const { return m_problem; }

    /// Lists the places again.
    Q_INVOKABLE void refresh();
    /// Lists what is in a folder; nothing if it does not exist.
    Q_INVOKABLE void open(const QString& folder);
    /// The same of the folder or, if it does not exist, of the nearest one above it.
    Q_INVOKABLE void openNearest(const QString& folder);
    /// The URL for a new file in that folder, which is created if necessary and becomes the last folder. The name gets
    /// the extension, loses invalid characters, and gets a number if a file has that name. Empty if the folder cannot
    /// be created (`problem`).
    Q_INVOKABLE [[nodiscard]] QUrl newFile(const QString& folder, const QString& name, const QString& ending);
    /// The URL of the folder, which is created if necessary and becomes the last folder. Empty if that fails
    /// (`problem`).
    Q_INVOKABLE [[nodiscard]] QUrl folder(const QString& folder);
    /// The URL of an existing file; its folder becomes the last one.
    Q_INVOKABLE [[nodiscard]] QUrl file(const QString& path);

    /// Whether a path is the mount point of a removable drive.
    [[nodiscard]] static bool isRemovable(const QString& mountPoint);

signals:
    void settingsChanged();
    void endingsChanged();
    void opened();
    void said();

private:
    bool make(const QString& folder);
    void remember(const QString& folder);
    void say(const QString& problem);

    QPointer<Settings> m_settings;
    QStringList m_endings;
    QString m_place;
    QString m_problem;
    GadgetListModel<PlaceRow> m_places;
    GadgetListModel<FileRow> m_files;
    GadgetListModel<FolderRow> m_folders;
};

}  // namespace basekeeper
