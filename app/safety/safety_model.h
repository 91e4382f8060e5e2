// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/joined.h"
#include "app/safety/background_work.h"
#include "app/safety/backup_run.h"
#include "app/safety/safety_rows.h"
#include "app/session/gadget_list_model.h"
#include "db/store/rescue_report.h"
#include "db/store/store_survey.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <optional>
#include <vector>

namespace basekeeper {

class SessionController;

/// The view model of what keeps saved games safe: backups, restoring, and what the start found.
class SafetyModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QAbstractItemModel* backups READ backups CONSTANT FINAL)  ///< BackupRow, newest first
    Q_PROPERTY(QString lastBackup READ lastBackup NOTIFY changed FINAL)  ///< when, in words; empty if there is none
    Q_PROPERTY(bool canBackUp READ canBackUp NOTIFY changed FINAL)
    Q_PROPERTY(bool working READ isWorking NOTIFY changed FINAL)   ///< a backup is being made or restored
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)  ///< what went wrong, in words, or empty
    Q_PROPERTY(QString notice READ notice NOTIFY changed FINAL)    ///< what was done, in words, or empty

    /// The file that may be restored, and its contents.
    Q_PROPERTY(bool hasCandidate READ hasCandidate NOTIFY candidateChanged FINAL)
    Q_PROPERTY(QString candidateName READ candidateName NOTIFY candidateChanged FINAL)
    Q_PROPERTY(QString candidateContents READ candidateContents NOTIFY candidateChanged FINAL)
    Q_PROPERTY(QString candidateNewest READ candidateNewest NOTIFY candidateChanged FINAL)
    Q_PROPERTY(QString candidateVersion READ candidateVersion NOTIFY candidateChanged FINAL)
    /// Why it cannot be restored.
    Q_PROPERTY(QString candidateProblem READ candidateProblem NOTIFY candidateChanged FINAL)
    Q_PROPERTY(bool canRestore READ canRestore NOTIFY candidateChanged FINAL)

    /// What the start found, one sentence each; empty if all was well or the report was dismissed.
    Q_PROPERTY(QString reportTitle READ reportTitle NOTIFY reportChanged FINAL)
    Q_PROPERTY(QStringList report READ report NOTIFY reportChanged FINAL)
    Q_PROPERTY(QString reportSpoken READ reportSpoken NOTIFY reportChanged FINAL)  ///< the whole report
    /// The backup that could be restored instead, in words; empty if there is none.
    Q_PROPERTY(QString reportBackup READ reportBackup NOTIFY reportChanged FINAL)

public:
    SafetyModel(SessionController& controller, const QString& dataFolder, QObject* parent = nullptr);
    ~SafetyModel() override;

    /// Makes a backup on every day of use from now on.
    void backUpDaily();
    /// Makes today's backup if it is missing and there is a session.
    void backUpIfDue(const QDateTime& now);

    /// Reads the start's report again, after a database was reopened.
    void readReport();

    [[nodiscard]] QAbstractItemModel* backups() { return &m_backups; }
    [[nodiscard]] QString lastBackup() const;
    [[nodiscard]] bool canBackUp() const;
    [[nodiscard]] bool isWorking() const { return m_run.isRunning() || m_restoring; }
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] const QString& notice() const { return m_notice; }
    [[nodiscard]] bool hasCandidate() const { return !m_candidate.isEmpty(); }
    [[nodiscard]] QString candidateName() const;
    [[nodiscard]] QString candidateContents() const;
    [[nodiscard]] QString candidateNewest() const;
    [[nodiscard]] QString candidateVersion() const;
    [[nodiscard]] QString candidateProblem() const;
    [[nodiscard]] bool canRestore() const { return m_found.has_value() && m_found->has_value() && !isWorking(); }
    [[nodiscard]] QString reportTitle() const;
    [[nodiscard]] QStringList report() const;
    [[nodiscard]] QString reportSpoken() const { return Joined::sentences(report()); }
    [[nodiscard]] QString reportBackup() const;

    /// Lists the backups and their contents again.
    Q_INVOKABLE void refresh();
    Q_INVOKABLE void backUpNow();
    Q_INVOKABLE void backUpTo(const QUrl& file);
    /// A file name for a backup, without extension.
    Q_INVOKABLE [[nodiscard]] QString suggestedName() const;

    /// Surveys a file before it is restored.
    Q_INVOKABLE void surveyFile(const QString& path);
    Q_INVOKABLE void surveyUrl(const QUrl& file);
    Q_INVOKABLE void surveyLastBackup();
    Q_INVOKABLE void forgetCandidate();
    /// Replaces the saved games, which are kept beside them, by the candidate. Refused while acts are only in memory
    /// and cannot be saved: they would be lost.
    Q_INVOKABLE void restore();

    Q_INVOKABLE void dismiss();
    /// Call when somebody has seen the start's report.
    Q_INVOKABLE void dismissReport();

    /// Looks up all texts again.
    void retranslate();

signals:
    void changed();
    void candidateChanged();
    void reportChanged();
    /// The restored games are in place.
    void restored();

private:
    void say(const QString& problem, const QString& notice);
    void startByHand(const QString& chosen);
    /// Returns false, with a message, if acts of the current game are only in memory and cannot be saved.
    bool ensureAllSaved();
    void reopenWith(const QString& file);
    void noteDamage();
    void rows();

    SessionController& m_controller;
    QString m_dataFolder;
    BackupRun m_run;
    GadgetListModel<BackupRow> m_backups;
    std::vector<BackupFile> m_files;
    std::map<QString, StoreResult<StoreSurvey>> m_surveys;  ///< by file
    QString m_problem;
    QString m_notice;
    QString m_candidate;
    std::optional<StoreResult<StoreSurvey>> m_found;  ///< contents of the candidate; empty while it is surveyed
    bool m_byHand = false;
    bool m_restoring = false;
    [[nodiscard]] bool hasGoneBack() const;

    std::optional<RescueReport> m_rescue;
    QStringList m_setAside;  ///< files of another database that this start found
    bool m_databaseWasGone = false;
    QTimer m_daily;
    BackgroundWork m_work;
};

}  // namespace basekeeper
