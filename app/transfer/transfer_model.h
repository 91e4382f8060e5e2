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

/// Sessions on their way out of the app and into it. What concerns many goes on piece by piece, between the frames.
class TransferModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    /// ImportRow, in the order in which they were named
    Q_PROPERTY(QAbstractItemModel* files READ files CONSTANT FINAL)
    Q_PROPERTY(int wanted READ wanted NOTIFY looked FINAL)  ///< how many files `takeIn` would take in
    Q_PROPERTY(bool busy READ isBusy NOTIFY progressed FINAL)
    Q_PROPERTY(int gone READ gone NOTIFY progressed FINAL)      ///< how much is done while `busy`
    Q_PROPERTY(int count READ count NOTIFY progressed FINAL)    ///< of how much
    Q_PROPERTY(QString problem READ problem NOTIFY said FINAL)  ///< what went wrong, in words; empty: nothing
    Q_PROPERTY(QString notice READ notice NOTIFY said FINAL)    ///< what was done, in words; empty: nothing
    /// the notice is of what was written, which can be shown
    Q_PROPERTY(bool hasWritten READ hasWritten NOTIFY said FINAL)
    Q_PROPERTY(bool hasWrittenFile READ hasWrittenFile NOTIFY said FINAL)  ///< and it is one file, which can be opened

public:
    TransferModel(SessionController& controller, const Languages& languages, const RuleBooks& books,
                  QObject* parent = nullptr);
    ~TransferModel() override;

    [[nodiscard]] QAbstractItemModel* files() { return &m_files; }
    [[nodiscard]] int wanted() const;
    [[nodiscard]] bool isBusy() const { return m_run.has_value() || !m_toDo.empty(); }
    [[nodiscard]] int gone() const { return m_run ? m_run->gone() : m_gone; }
    [[nodiscard]] int count() const { return m_run ? m_run->count() : m_gone + static_cast<int>(m_toDo.size()); }
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] const QString& notice() const { return m_notice; }
    [[nodiscard]] bool hasWritten() const { return !m_written.isEmpty() && !m_notice.isEmpty(); }
    [[nodiscard]] bool hasWrittenFile() const;

    /// A name, without its ending, for the file of a session in a format: "jsonl", "csv", "pdf", "json". Without a
    /// session, for the table of all.
    Q_INVOKABLE [[nodiscard]] QString suggestedName(const QString& session, const QString& format) const;
    /// False, also below: it could not be done (`problem`).
    Q_INVOKABLE bool exportSession(const QString& session, const QString& format, const QUrl& file);
    /// Begins to write a file for every session into the folder.
    Q_INVOKABLE bool exportAll(const QString& format, const QUrl& folder);
    /// Begins to write one table with a line for every session.
    Q_INVOKABLE bool exportTable(const QUrl& file);
    /// Has the desktop show the folder of what was written last, or open the file; where it cannot, that is told
    /// (`problem`).
    Q_INVOKABLE void showInFolder();
    Q_INVOKABLE void openWritten();
    /// Puts the address that hands the session to BG Stats on the clipboard.
    Q_INVOKABLE bool copyPlayLink(const QString& session);

    /// Begins to look at a file, or at every session file of a folder. Nothing is taken in.
    Q_INVOKABLE void look(const QUrl& file);
    Q_INVOKABLE void lookInto(const QUrl& folder);
    /// Whether a file with a broken chain is to be taken in as unverified.
    Q_INVOKABLE void wantUnverified(const QString& path, bool wanted);
    /// Begins to take in what is wanted.
    Q_INVOKABLE bool takeIn();
    /// Forgets the files that were looked at, and stops whatever is going on.
    Q_INVOKABLE void clear();
    Q_INVOKABLE void dismiss();

    /// Finds every text anew.
    void retranslate();

signals:
    void looked();
    void progressed();
    void said();
    /// Sessions were taken in or continued.
    void takenIn();

private:
    struct Task {
        QString path;
        bool take = false;
    };

    [[nodiscard]] Store* store();
    [[nodiscard]] SessionImporter importer(Store& store) const;
    [[nodiscard]] bool tableIsSaved();
    /// Why the store has not all of the game at the table, where it has not and cannot get it.
    [[nodiscard]] std::optional<ExportError> missingAtTable();
    /// The same, if this is the session at the table.
    [[nodiscard]] std::optional<ExportError> missingOf(const QString& session);
    [[nodiscard]] ImportRow row(const ImportOutcome& outcome) const;
    [[nodiscard]] QString told(const ImportOutcome& outcome) const;
    bool begin(Exported<ExportRun> run);
    bool fail(const ExportError& error);
    void goOn();
    void stepOut();
    void stepIn();
    void followAtTable();
    void endOfImport();
    /// Gives up what is going on; what is done by then stays done.
    void stop();
    void giveUp();
    void show(const ImportRow& row);
    void say(const QString& problem, const QString& notice);
    /// The notice of something that was written there.
    void sayWritten(const QString& problem, const QString& notice, const QString& path);
    void handToDesktop(const QString& path);

    SessionController& m_controller;
    const Languages& m_languages;
    const RuleBooks& m_books;
    QTimer m_next;
    std::optional<ExportRun> m_run;
    std::optional<ExportError> m_missing;  ///< what the run cannot have, whatever it reads
    std::deque<Task> m_toDo;
    int m_gone = 0;
    int m_taken = 0;
    QString m_problem;
    QString m_notice;
    QString m_written;  ///< the file or folder that the notice is of
    QString m_target;   ///< where the run writes
    GadgetListModel<ImportRow> m_files;
};

}  // namespace basekeeper
