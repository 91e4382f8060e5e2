// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// Backups, restoring, and what was found at the start: what keeps the saved games safe, for the screens.
class SafetyModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QAbstractItemModel* backups READ backups CONSTANT FINAL)  ///< BackupRow, the one made last first
    Q_PROPERTY(QString lastBackup READ lastBackup NOTIFY changed FINAL)  ///< when, in words; empty: there is none
    Q_PROPERTY(bool canBackUp READ canBackUp NOTIFY changed FINAL)
    Q_PROPERTY(bool working READ isWorking NOTIFY changed FINAL)   ///< a backup is made, or one restored
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)  ///< what went wrong, in words; empty: nothing
    Q_PROPERTY(QString notice READ notice NOTIFY changed FINAL)    ///< what was done, in words; empty: nothing

    /// The file that somebody thinks of restoring: what is in it.
    Q_PROPERTY(bool hasCandidate READ hasCandidate NOTIFY candidateChanged FINAL)
    Q_PROPERTY(QString candidateName READ candidateName NOTIFY candidateChanged FINAL)
    Q_PROPERTY(QString candidateContents READ candidateContents NOTIFY candidateChanged FINAL)
    Q_PROPERTY(QString candidateNewest READ candidateNewest NOTIFY candidateChanged FINAL)
    Q_PROPERTY(QString candidateVersion READ candidateVersion NOTIFY candidateChanged FINAL)
    /// why it cannot be restored
    Q_PROPERTY(QString candidateProblem READ candidateProblem NOTIFY candidateChanged FINAL)
    Q_PROPERTY(bool canRestore READ canRestore NOTIFY candidateChanged FINAL)

    /// What the start found: a sentence each; empty: all was well, or somebody has seen it.
    Q_PROPERTY(QString reportTitle READ reportTitle NOTIFY reportChanged FINAL)
    Q_PROPERTY(QStringList report READ report NOTIFY reportChanged FINAL)
    Q_PROPERTY(QString reportSpoken READ reportSpoken NOTIFY reportChanged FINAL)  ///< all of it
    /// The backup that could be restored instead, in words; empty: there is none.
    Q_PROPERTY(QString reportBackup READ reportBackup NOTIFY reportChanged FINAL)

public:
    SafetyModel(SessionController& controller, const QString& dataFolder, QObject* parent = nullptr);
    ~SafetyModel() override;

    /// From now on a backup is made on every day of use.
    void backUpDaily();
    /// Makes today's backup if there is none yet, and a session to back up.
    void backUpIfDue(const QDateTime& now);

    /// What the start found, anew: for a database that was opened once more.
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
    [[nodiscard]] QString reportSpoken() const { return report().join(u' '); }
    [[nodiscard]] QString reportBackup() const;

    /// Looks anew at which backups there are, and at what is in them.
    Q_INVOKABLE void refresh();
    Q_INVOKABLE void backUpNow();
    Q_INVOKABLE void backUpTo(const QUrl& file);
    /// A name for the file of a backup, without its ending.
    Q_INVOKABLE [[nodiscard]] QString suggestedName() const;

    /// Looks at what is in a file before it is restored.
    Q_INVOKABLE void lookInto(const QString& path);
    Q_INVOKABLE void lookIntoFile(const QUrl& file);
    Q_INVOKABLE void lookIntoLastBackup();
    Q_INVOKABLE void forgetCandidate();
    /// Puts the candidate in the place of the saved games, which are kept beside it. Refused while acts are only in
    /// memory and cannot be saved: they would be lost.
    Q_INVOKABLE void restore();

    Q_INVOKABLE void dismiss();
    /// Somebody has seen what the start found.
    Q_INVOKABLE void dismissReport();

    /// Finds every text anew.
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
    /// False: acts of the game at the table are only in memory and cannot be saved, which is said.
    bool losesNothing();
    void takePlace(const QString& file);
    void noteDamage();
    void rows();

    SessionController& m_controller;
    QString m_dataFolder;
    BackupRun m_run;
    GadgetListModel<BackupRow> m_backups;
    std::vector<BackupFile> m_files;
    std::map<QString, StoreResult<StoreSurvey>> m_surveys;  ///< by the file
    QString m_problem;
    QString m_notice;
    QString m_candidate;
    std::optional<StoreResult<StoreSurvey>> m_found;  ///< in the candidate; none while it is looked at
    bool m_byHand = false;
    bool m_restoring = false;
    std::optional<RescueReport> m_rescue;
    bool m_databaseWasGone = false;
    QTimer m_daily;
    BackgroundWork m_work;
};

}  // namespace basekeeper
