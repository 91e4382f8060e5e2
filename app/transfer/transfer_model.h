// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/gadget_list_model.h"
#include "app/transfer/export_run.h"
#include "app/transfer/session_importer.h"
#include "app/transfer/transfer_rows.h"

#include <QObject>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <deque>
#include <optional>

namespace basekeeper {

class SessionController;

/// The view model of exports and imports. Work on many files is done in pieces between frames.
class TransferModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    /// ImportRow, in the order in which the files were chosen.
    Q_PROPERTY(QAbstractItemModel* files READ files CONSTANT FINAL)
    Q_PROPERTY(int wanted READ wanted NOTIFY looked FINAL)  ///< how many files `importFiles` would import
    Q_PROPERTY(bool busy READ isBusy NOTIFY progressed FINAL)
    Q_PROPERTY(int done READ done NOTIFY progressed FINAL)      ///< how many items are done while `busy`
    Q_PROPERTY(int count READ count NOTIFY progressed FINAL)    ///< how many items there are
    Q_PROPERTY(QString problem READ problem NOTIFY said FINAL)  ///< what went wrong, in words, or empty
    Q_PROPERTY(QString notice READ notice NOTIFY said FINAL)    ///< what was done, in words, or empty
    /// The notice is about a written file or folder, which can be shown.
    Q_PROPERTY(bool hasWritten READ hasWritten NOTIFY said FINAL)
    Q_PROPERTY(bool hasWrittenFile READ hasWrittenFile NOTIFY said FINAL)  ///< and it is a single file

public:
    TransferModel(SessionController& controller, const Languages& languages, const RuleBooks& books,
                  QObject* parent = nullptr);
    ~TransferModel() override;

    [[nodiscard]] QAbstractItemModel* files() { return &m_files; }
    [[nodiscard]] int wanted() const;
    [[nodiscard]] bool isBusy() const { return m_run.has_value() || !m_toDo.empty(); }
    [[nodiscard]] int done() const { return m_run ? m_run->done() : m_done; }
    [[nodiscard]] int count() const { return m_run ? m_run->count() : m_done + static_cast<int>(m_toDo.size()); }
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] const QString& notice() const { return m_notice; }
    [[nodiscard]] bool hasWritten() const { return !m_written.isEmpty() && !m_notice.isEmpty(); }
    [[nodiscard]] bool hasWrittenFile() const;

    /// A file name, without extension, for a session in a format: "jsonl", "csv", "pdf", "png", "json". Without a
    /// session, for the CSV of all sessions.
    Q_INVOKABLE [[nodiscard]] QString suggestedName(const QString& session, const QString& format) const;
    /// Returns false, like the functions below, if it failed (`problem`).
    Q_INVOKABLE bool exportSession(const QString& session, const QString& format, const QUrl& file);
    /// Begins to write one file per session into the folder.
    Q_INVOKABLE bool exportAll(const QString& format, const QUrl& folder);
    /// Begins to write one CSV with a line per session.
    Q_INVOKABLE bool exportTable(const QUrl& file);
    /// Asks the desktop to show the folder of what was last written, or to open the file. Sets `problem` if it cannot.
    Q_INVOKABLE void showInFolder();
    Q_INVOKABLE void openWritten();
    /// Puts a link that passes the session to BG Stats on the clipboard.
    Q_INVOKABLE bool copyPlayLink(const QString& session);

    /// Begins to survey a file, or every session file in a folder. Imports nothing.
    Q_INVOKABLE void look(const QUrl& file);
    Q_INVOKABLE void surveyFolder(const QUrl& folder);
    /// Sets whether a file with a broken hash chain is to be imported as unverified.
    Q_INVOKABLE void wantUnverified(const QString& path, bool wanted);
    /// Begins to import the wanted files.
    Q_INVOKABLE bool importFiles();
    /// Clears the list of files and stops any work.
    Q_INVOKABLE void clear();
    Q_INVOKABLE void dismiss();

    /// Looks up all texts again.
    void retranslate();

signals:
    void looked();
    void progressed();
    void said();
    /// Sessions were imported or continued.
    void imported();

private:
    struct Task {
        QString path;
        bool take = false;
    };

    [[nodiscard]] Store* store();
    [[nodiscard]] SessionImporter importer(Store& store) const;
    [[nodiscard]] bool tableIsSaved();
    /// Why the store lacks a part of the game at the table and cannot get it; empty if it has everything.
    [[nodiscard]] std::optional<ExportError> missingAtTable();
    /// The same if this is the session at the table.
    [[nodiscard]] std::optional<ExportError> missingOf(const QString& session);
    [[nodiscard]] ImportRow row(const ImportOutcome& outcome) const;
    [[nodiscard]] QString told(const ImportOutcome& outcome) const;
    bool begin(Exported<ExportRun> run);
    bool fail(const ExportError& error);
    void runSlice();
    void exportStep();
    void importStep();
    void followAtTable();
    void endOfImport();
    /// Stops the work; what is done stays done.
    void stop();
    void giveUp();
    void show(const ImportRow& row);
    void say(const QString& problem, const QString& notice);
    /// Sets the notice about something that was written to `path`.
    void sayWritten(const QString& problem, const QString& notice, const QString& path);
    void handToDesktop(const QString& path);

    SessionController& m_controller;
    const Languages& m_languages;
    const RuleBooks& m_books;
    QTimer m_next;
    std::optional<ExportRun> m_run;
    std::optional<ExportError> m_missing;  ///< why the current run cannot include the whole game at the table
    std::deque<Task> m_toDo;
    int m_done = 0;
    int m_taken = 0;
    QString m_problem;
    QString m_notice;
    QString m_written;  ///< the file or folder of the notice
    QString m_target;   ///< where the run writes
    GadgetListModel<ImportRow> m_files;
};

}  // namespace basekeeper
