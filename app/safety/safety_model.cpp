// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/safety/safety_model.h"

#include "app/language/moment_text.h"
#include "app/safety/safety_text.h"
#include "app/safety/store_text.h"
#include "app/session/session_controller.h"
#include "app/transfer/export_text.h"
#include "db/store/outside_file.h"
#include "db/store/store_guard.h"
#include "db/store/store_replacement.h"
#include "db/store/store_rescue.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <chrono>
#include <utility>

namespace basekeeper {

namespace {

using namespace std::chrono_literals;

// By then the start is over and play has begun.
constexpr auto firstLook = 4s;
constexpr auto lookAgain = 10min;

}  // namespace

SafetyModel::SafetyModel(SessionController& controller, const QString& dataFolder, QObject* parent)
    : QObject(parent), m_controller(controller), m_dataFolder(dataFolder), m_run(controller, dataFolder) {
    connect(&m_run, &BackupRun::made, this, [this](const BackupFile& backup) {
        const bool byHand = std::exchange(m_byHand, false);
        say({}, byHand ? tr("The backup is in %1.").arg(backup.path) : m_notice);
        refresh();
    });
    connect(&m_run, &BackupRun::failed, this, [this](const StoreError& error) {
        m_byHand = false;
        if (error.kind == StoreErrorKind::Damaged) requestFullCheck(m_dataFolder);
        say(SafetyText::whyNoBackup(error), {});
    });
    connect(&m_daily, &QTimer::timeout, this, [this] {
        m_daily.setInterval(lookAgain);
        backUpIfDue(QDateTime::currentDateTime());
    });
    connect(&controller, &SessionController::savingChanged, this, &SafetyModel::noteDamage);
    connect(&controller, &SessionController::storeChanged, this, &SafetyModel::changed);
    m_files = backupsIn(m_dataFolder);
    readReport();
    if (Store* store = m_controller.store(); store != nullptr && store->opening().backupProblem)
        m_problem = SafetyText::whyNoBackup(*store->opening().backupProblem);
}

SafetyModel::~SafetyModel() = default;

void SafetyModel::readReport() {
    const Store* store = m_controller.store();
    m_rescue = unseenRescue(m_dataFolder);
    if (!m_rescue && store != nullptr) m_rescue = store->opening().rescue;
    m_databaseWasGone = store != nullptr && store->opening().version == 0 && !m_rescue && !m_files.empty();
    m_setAside = store == nullptr ? QStringList() : store->opening().setAside;
    emit reportChanged();
}

void SafetyModel::backUpDaily() { m_daily.start(firstLook); }

void SafetyModel::backUpIfDue(const QDateTime& now) {
    Store* store = m_controller.store();
    if (store == nullptr || store->onlyReads() || isWorking() || !backupIsDue(m_dataFolder, now)) return;
    const auto sessions = store->countSessions({});
    if (!sessions || *sessions == 0) return;
    m_run.start();
    emit changed();
}

/// There may be more damage: the next start checks everything and rescues.
void SafetyModel::noteDamage() {
    if (m_controller.problem() && m_controller.problem()->kind == StoreErrorKind::Damaged)
        requestFullCheck(m_dataFolder);
}

bool SafetyModel::canBackUp() const {
    const Store* store = m_controller.store();
    return store != nullptr && !store->onlyReads();
}

QString SafetyModel::lastBackup() const { return m_files.empty() ? QString() : momentText(m_files.front().madeAt); }

void SafetyModel::refresh() {
    m_files = backupsIn(m_dataFolder);
    rows();
    emit changed();
    emit reportChanged();
    for (const BackupFile& file : m_files) {
        if (m_surveys.contains(file.path)) continue;
        m_work.run([path = file.path] { return surveyStore(path); },
                   [this, path = file.path](const StoreResult<StoreSurvey>& found) {
                       m_surveys.insert_or_assign(path, found);
                       rows();
                   });
    }
}

void SafetyModel::rows() {
    std::vector<BackupRow> rows;
    for (const BackupFile& file : m_files) {
        BackupRow row{file.path,
                      momentText(file.madeAt),
                      QLocale().formattedDataSize(file.bytes, 1, QLocale::DataSizeTraditionalFormat),
                      {},
                      {}};
        if (const auto found = m_surveys.find(file.path); found != m_surveys.end()) {
            if (found->second) {
                row.contents = SafetyText::contents(*found->second);
                row.newest = SafetyText::newest(*found->second);
            } else {
                row.problem = SafetyText::whyNotRestored(found->second.error());
            }
        }
        rows.push_back(std::move(row));
    }
    m_backups.setRows(std::move(rows));
}

void SafetyModel::backUpNow() { startByHand({}); }

void SafetyModel::backUpTo(const QUrl& file) { startByHand(file.toLocalFile()); }

QString SafetyModel::suggestedName() const {
    return tr("Basekeeper %1").arg(QDate::currentDate().toString(Qt::ISODate));
}

void SafetyModel::startByHand(const QString& chosen) {
    dismiss();
    if (m_run.isRunning()) {
        say(tr("Another backup is being made. Try again when it is done."), {});
        return;
    }
    if (!chosen.isEmpty())
        if (const auto allowed = checkOutside(chosen, Existing::Keep, m_dataFolder); !allowed)
            return say(outsideFileText(allowed.error()), {});
    m_byHand = true;
    m_run.start(chosen);
    emit changed();
}

QString SafetyModel::candidateName() const {
    for (const BackupFile& file : m_files)
        if (file.path == m_candidate) return tr("Backup from %1").arg(momentText(file.madeAt));
    return QFileInfo(m_candidate).fileName();
}

QString SafetyModel::candidateContents() const {
    return m_found && *m_found ? SafetyText::contents(**m_found) : QString();
}
QString SafetyModel::candidateNewest() const { return m_found && *m_found ? SafetyText::newest(**m_found) : QString(); }

QString SafetyModel::candidateVersion() const {
    if (!m_found || !*m_found) return {};
    return (*m_found)->version == currentStoreVersion()
               ? tr("Complete, from this version of Basekeeper.")
               : tr("Complete, from an earlier version of Basekeeper; it will be updated.");
}

QString SafetyModel::candidateProblem() const {
    return m_found && !*m_found ? SafetyText::whyNotRestored(m_found->error()) : QString();
}

void SafetyModel::surveyFile(const QString& path) {
    dismiss();
    m_candidate = path;
    m_found.reset();
    emit candidateChanged();
    m_work.run([path] { return surveyStore(path); },
               [this, path](const StoreResult<StoreSurvey>& found) {
                   if (path != m_candidate) return;
                   m_found = found;
                   emit candidateChanged();
               });
}

void SafetyModel::surveyUrl(const QUrl& file) { surveyFile(file.toLocalFile()); }

void SafetyModel::surveyLastBackup() {
    if (!m_files.empty()) surveyFile(m_files.front().path);
}

void SafetyModel::forgetCandidate() {
    m_candidate.clear();
    m_found.reset();
    emit candidateChanged();
}

bool SafetyModel::ensureAllSaved() {
    if (m_controller.unsavedEntries() == 0 || m_controller.saveNow()) return true;
    say(storeErrorText({StoreErrorKind::OnlyInMemory, m_dataFolder, {}}), {});
    return false;
}

void SafetyModel::restore() {
    if (!canRestore() || !ensureAllSaved()) return;
    m_run.giveUp();
    m_restoring = true;
    say({}, {});
    emit candidateChanged();
    m_work.run(
        [folder = m_dataFolder, from = m_candidate] {
            return placeForReplacement(folder).and_then([&](const QString& place) {
                return copyStore(from, place).map([&](const StoreSurvey&) { return place; });
            });
        },
        [this](const StoreResult<QString>& copied) {
            m_restoring = false;
            if (copied) {
                reopenWith(*copied);
            } else {
                say(SafetyText::whyNotRestored(copied.error()), {});
            }
            emit candidateChanged();
        });
}

void SafetyModel::reopenWith(const QString& file) {
    // Play has continued meanwhile.
    if (!ensureAllSaved()) {
        QFile::remove(file);
        return;
    }
    StoreResult<QString> kept;
    m_controller.reopenStore([&] {
        kept = replaceDatabase(m_dataFolder, file, Replacement::Restored, QDateTime::currentDateTime());
        return openOrRescueStore(m_dataFolder, QDateTime::currentDateTime());
    });
    if (!kept) {
        QFile::remove(file);
        say(storeErrorText(kept.error()), {});
        return;
    }
    // The start's report was about the database that has been replaced.
    dismissReport();
    forgetCandidate();
    if (m_controller.store() == nullptr) {
        say(storeErrorText(m_controller.problem().value_or(StoreError())), {});
        refresh();
        return;
    }
    say({}, kept->isEmpty() ? tr("Restored.")
                            : tr("Restored. What was here before is kept as %1.").arg(QFileInfo(*kept).fileName()));
    refresh();
    emit restored();
}

QString SafetyModel::reportTitle() const {
    if (m_rescue) return tr("The saved games were damaged");
    if (m_databaseWasGone) return tr("The saved games were missing");
    if (hasGoneBack()) return tr("The latest acts are missing");
    return m_setAside.isEmpty() ? QString() : tr("Files from another database set aside");
}

QStringList SafetyModel::report() const {
    QStringList lines;
    if (m_rescue) lines = SafetyText::rescue(*m_rescue);
    else if (m_databaseWasGone)
        lines << tr("There is no file with saved games in %1 anymore. Basekeeper has started a new one.")
                     .arg(m_dataFolder);
    else if (hasGoneBack()) lines = SafetyText::wentBack(m_controller.store()->opening().wentBack);
    if (!m_setAside.isEmpty()) lines << SafetyText::setAside(m_setAside);
    return lines;
}

QString SafetyModel::reportBackup() const {
    const bool hasLost = m_rescue || m_databaseWasGone || hasGoneBack();
    return !hasLost || m_files.empty() ? QString() : tr("Restore the backup from %1…").arg(lastBackup());
}

void SafetyModel::dismiss() { say({}, {}); }

bool SafetyModel::hasGoneBack() const {
    const Store* store = m_controller.store();
    return store != nullptr && !store->opening().wentBack.empty();
}

void SafetyModel::dismissReport() {
    if (hasGoneBack()) m_controller.store()->acceptProgress();
    m_rescue.reset();
    m_databaseWasGone = false;
    m_setAside.clear();
    if (auto done = forgetRescueReport(m_dataFolder); !done) say(storeErrorText(done.error()), m_notice);
    emit reportChanged();
}

void SafetyModel::retranslate() {
    // These messages are in the old language and about something that is over.
    dismiss();
    rows();
    emit candidateChanged();
    emit reportChanged();
}

void SafetyModel::say(const QString& problem, const QString& notice) {
    m_problem = problem;
    m_notice = notice;
    emit changed();
}

}  // namespace basekeeper
