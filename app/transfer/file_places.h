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

/// The places where people keep files, and what is in one of them: what is asked before something goes out or comes in.
class FilePlaces : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// remembers the last place
    Q_PROPERTY(basekeeper::Settings* settings READ settings WRITE setSettings NOTIFY settingsChanged FINAL)
    /// Of the files that are meant, without a dot: "csv". Others are not listed.
    Q_PROPERTY(QStringList endings READ endings WRITE setEndings NOTIFY endingsChanged FINAL)
    Q_PROPERTY(QAbstractItemModel* places READ places CONSTANT FINAL)  ///< PlaceRow, the one used last first
    /// FileRow of the place that is open, the newest first
    Q_PROPERTY(QAbstractItemModel* files READ files CONSTANT FINAL)
    Q_PROPERTY(QString place READ place NOTIFY opened FINAL)  ///< the folder that is open; empty: none
    /// why there is no such place, in words; empty: nothing is wrong
    Q_PROPERTY(QString problem READ problem NOTIFY said FINAL)

public:
    explicit FilePlaces(QObject* parent = nullptr) : QObject(parent) {}

    /// More files of one place are not listed.
    static constexpr int mostFiles = 200;

    [[nodiscard]] Settings* settings() const { return m_settings; }
    void setSettings(Settings* settings);
    [[nodiscard]] const QStringList& endings() const { return m_endings; }
    void setEndings(const QStringList& endings);
    [[nodiscard]] QAbstractItemModel* places() { return &m_places; }
    [[nodiscard]] QAbstractItemModel* files() { return &m_files; }
    [[nodiscard]] const QString& place() const { return m_place; }
    [[nodiscard]] const QString& problem() const { return m_problem; }

    /// Looks anew at which places there are.
    Q_INVOKABLE void refresh();
    /// Lists the files of a folder; one that is not there has none.
    Q_INVOKABLE void open(const QString& folder);
    /// The address of a file to be written into that folder, which is made where it is missing: with this ending, and
    /// with a number behind its name where a file of that name is there. What no file may be called is left out of the
    /// name. Empty: the folder cannot be made (`problem`). The folder is the last place from now on.
    Q_INVOKABLE [[nodiscard]] QUrl newFile(const QString& folder, const QString& name, const QString& ending);
    /// The address of the folder, which is made where it is missing; as above.
    Q_INVOKABLE [[nodiscard]] QUrl folder(const QString& folder);
    /// The address of a file that is there; its folder is the last place from now on.
    Q_INVOKABLE [[nodiscard]] QUrl file(const QString& path);
    /// The folder of a file that was chosen elsewhere is the last place from now on.
    Q_INVOKABLE void rememberFolderOf(const QUrl& file);
    /// The same for a folder.
    Q_INVOKABLE void rememberFolder(const QUrl& folder);

    /// Whether a drive that can be taken away is found there.
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
};

}  // namespace basekeeper
