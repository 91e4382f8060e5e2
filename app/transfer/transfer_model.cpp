// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/transfer_model.h"

#include "app/book/rule_books.h"
#include "app/history/play_record.h"
#include "app/history/session_texts.h"
#include "app/language/joined.h"
#include "app/language/moment_text.h"
#include "app/safety/store_text.h"
#include "app/session/session_controller.h"
#include "app/transfer/export_text.h"
#include "app/transfer/file_fault_text.h"
#include "app/transfer/path_of.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QGuiApplication>

#include <algorithm>

namespace basekeeper {

namespace {

ImportMood::Mood moodOf(const ImportOutcome& outcome) {
    using ImportMood::Mood;
    if (outcome.taken) return Mood::Done;
    if (outcome.verdict == ImportVerdict::New || outcome.verdict == ImportVerdict::Continues) return Mood::New;
    return isFine(outcome.verdict) ? Mood::Known : Mood::Wrong;
}

}  // namespace

TransferModel::TransferModel(SessionController& controller, const Languages& languages, const RuleBooks& books,
                             QObject* parent)
    : QObject(parent), m_controller(controller), m_languages(languages), m_books(books) {
    m_next.setInterval(0);
    connect(&m_next, &QTimer::timeout, this, &TransferModel::runSlice);
    connect(&controller, &SessionController::storeAboutToChange, this, &TransferModel::giveUp);
}

TransferModel::~TransferModel() = default;

int TransferModel::wanted() const {
    return static_cast<int>(std::ranges::count_if(m_files.rows(), &ImportRow::wanted));
}

Store* TransferModel::store() {
    if (m_controller.store() == nullptr)
        say(m_controller.problem() ? storeErrorText(*m_controller.problem()) : QString(), {});
    return m_controller.store();
}

SessionImporter TransferModel::importer(Store& store) const {
    return {store, Translator(m_languages, m_languages.current())};
}

QString TransferModel::suggestedName(const QString& session, const QString& format) const {
    const auto wanted = ExportFormats::named(format);
    if (session.isEmpty() || m_controller.store() == nullptr || !wanted) return QStringLiteral("basekeeper");
    const auto info = SessionExporter(*m_controller.store(), m_languages, m_books).find(session);
    return info ? QFileInfo(SessionExporter::fileName(*info, *wanted)).completeBaseName() : QString();
}

bool TransferModel::exportSession(const QString& session, const QString& format, const QUrl& file) {
    dismiss();
    const auto wanted = ExportFormats::named(format);
    Store* from = store();
    if (from == nullptr || !wanted) return false;
    if (const auto missing = missingOf(session)) return fail(*missing);
    const SessionExporter exporter(*from, m_languages, m_books);
    const auto done = exporter.find(session).and_then(
        [&](const SessionInfo& info) { return exporter.exportOne(info, *wanted, pathOf(file), Existing::Keep); });
    if (!done) return fail(done.error());
    sayWritten({}, tr("Written to %1.").arg(pathOf(file)), pathOf(file));
    return true;
}

bool TransferModel::exportAll(const QString& format, const QUrl& folder) {
    dismiss();
    const auto wanted = ExportFormats::named(format);
    Store* from = store();
    if (from == nullptr || !wanted) return false;
    m_missing = missingAtTable();
    m_target = pathOf(folder);
    return begin(ExportRun::intoFolder(SessionExporter(*from, m_languages, m_books), *wanted, pathOf(folder),
                                       ExistingFiles::Number));
}

bool TransferModel::exportTable(const QUrl& file) {
    dismiss();
    Store* from = store();
    if (from == nullptr) return false;
    m_missing = missingAtTable();
    m_target = pathOf(file);
    return begin(
        ExportRun::intoTable(SessionExporter(*from, m_languages, m_books), pathOf(file), ExistingFiles::Refuse));
}

bool TransferModel::begin(Exported<ExportRun> run) {
    if (!run) return fail(run.error());
    m_run.emplace(*std::move(run));
    m_next.start();
    emit progressed();
    return true;
}

bool TransferModel::hasWrittenFile() const { return hasWritten() && QFileInfo(m_written).isFile(); }

void TransferModel::showInFolder() { handToDesktop(hasWrittenFile() ? QFileInfo(m_written).path() : m_written); }

void TransferModel::openWritten() { handToDesktop(m_written); }

void TransferModel::handToDesktop(const QString& path) {
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(path)))
        say(tr("No app on this device can open %1.").arg(path), {});
}

bool TransferModel::copyPlayLink(const QString& session) {
    dismiss();
    Store* from = store();
    if (from == nullptr) return false;
    if (const auto missing = missingOf(session)) return fail(*missing);
    const SessionExporter exporter(*from, m_languages, m_books);
    const auto read = exporter.find(session).and_then([&](const SessionInfo& info) { return exporter.read(info); });
    if (!read) return fail(read.error());
    QGuiApplication::clipboard()->setText(QString::fromLatin1(playLink(*read).toEncoded()));
    say({}, tr("The link is copied. Open it on a device that has BG Stats."));
    return true;
}

bool TransferModel::fail(const ExportError& error) {
    say(exportErrorText(error), {});
    return false;
}

void TransferModel::look(const QUrl& file) {
    dismiss();
    m_toDo.push_back({pathOf(file)});
    m_next.start();
    emit progressed();
}

void TransferModel::surveyFolder(const QUrl& folder) {
    dismiss();
    const QDir place(pathOf(folder));
    const QStringList names = place.entryList({QStringLiteral("*.jsonl"), QStringLiteral("*.basekeeper")},
                                              QDir::Files | QDir::Readable, QDir::Name);
    if (names.isEmpty())
        return say(tr("There are no session files in %1. They end in .jsonl or .basekeeper.").arg(place.path()), {});
    for (const QString& name : names) m_toDo.push_back({place.filePath(name)});
    m_next.start();
    emit progressed();
}

void TransferModel::wantUnverified(const QString& path, bool wanted) {
    for (ImportRow row : m_files.rows())
        if (row.path == path && row.asks) {
            row.wanted = wanted;
            return show(row);
        }
}

bool TransferModel::importFiles() {
    dismiss();
    if (isBusy() || store() == nullptr || !tableIsSaved()) return false;
    for (const ImportRow& row : m_files.rows())
        if (row.wanted) m_toDo.push_back({row.path, true});
    m_taken = 0;
    m_next.start();
    emit progressed();
    return true;
}

/// Entries of the present game that are not yet on disk would come after those that a file adds to it.
bool TransferModel::tableIsSaved() {
    const auto missing = missingAtTable();
    if (missing) say(storeErrorText(*missing->store), {});
    return !missing;
}

/// The store must have the whole game before it is read.
std::optional<ExportError> TransferModel::missingAtTable() {
    const bool allSaved =
        !m_controller.hasGame() || (m_controller.unsavedEntries() == 0 && !m_controller.info().id.isEmpty());
    if (allSaved || m_controller.saveNow()) return {};
    return ExportError{.kind = ExportErrorKind::NotAllSaved, .store = m_controller.problem().value_or(StoreError())};
}

std::optional<ExportError> TransferModel::missingOf(const QString& session) {
    const bool atTable = m_controller.hasGame() && (session.isEmpty() || session == m_controller.info().id);
    return atTable ? missingAtTable() : std::nullopt;
}

void TransferModel::runSlice() {
    // Milliseconds per turn of the event loop that leave the screen its frames.
    constexpr qint64 slice = 12;
    QElapsedTimer time;
    time.start();
    while (isBusy() && !time.hasExpired(slice)) m_run ? exportStep() : importStep();
    if (!isBusy()) {
        m_next.stop();
        m_done = 0;
    }
    emit progressed();
}

void TransferModel::exportStep() {
    const auto done = m_run->step();
    if (done && !m_run->atEnd()) return;
    const ExportRun run = *std::exchange(m_run, std::nullopt);
    if (!done) {
        fail(done.error());
        return;
    }
    const auto missing = std::exchange(m_missing, std::nullopt);
    const ExportError* worst = missing ? &*missing : run.failures().empty() ? nullptr : &run.failures().front();
    sayWritten(worst == nullptr ? QString() : exportErrorText(*worst),
               tr("%n game(s) exported.", nullptr, run.written()), run.written() > 0 ? m_target : QString());
}

void TransferModel::importStep() {
    const Task task = m_toDo.front();
    m_toDo.pop_front();
    ++m_done;
    Store* into = store();
    if (into == nullptr || (task.take && !tableIsSaved())) return stop();
    const auto known = std::ranges::find(m_files.rows(), task.path, &ImportRow::path);
    const bool evenUnverified = known != m_files.rows().end() && known->asks && known->wanted;
    const ImportOutcome outcome =
        task.take ? importer(*into).importFile(task.path, evenUnverified) : importer(*into).look(task.path);
    show(row(outcome));
    if (outcome.taken) ++m_taken;
    if (outcome.taken && m_controller.hasGame() && outcome.id == m_controller.info().id) followAtTable();
    if (m_toDo.empty() && task.take) endOfImport();
}

/// At once: after the rest of the import is stopped, play may continue immediately.
void TransferModel::followAtTable() {
    if (const auto read = m_controller.reload(); !read) say(storeErrorText(read.error()), {});
}

void TransferModel::endOfImport() {
    const int taken = std::exchange(m_taken, 0);
    if (m_problem.isEmpty()) say({}, tr("%n file(s) imported.", nullptr, taken));
    emit imported();
}

void TransferModel::stop() {
    m_run.reset();
    m_toDo.clear();
    m_next.stop();
    m_done = 0;
    if (std::exchange(m_taken, 0) > 0) emit imported();
}

void TransferModel::show(const ImportRow& row) {
    m_files.putRow(row);
    emit looked();
}

ImportRow TransferModel::row(const ImportOutcome& outcome) const {
    ImportRow shown;
    shown.path = outcome.path;
    shown.name = QFileInfo(outcome.path).fileName();
    if (!outcome.players.isEmpty())
        shown.game = outcome.title.isEmpty() ? Joined::list(outcome.players) : outcome.title;
    if (outcome.startedAt.isValid() && !shown.game.isEmpty())
        shown.game = Joined::facts({shown.game, momentText(outcome.startedAt)});
    shown.sign = SessionTexts::sign(outcome.game);
    shown.told = told(outcome);
    shown.mood = moodOf(outcome);
    shown.asks = outcome.verdict == ImportVerdict::BrokenChain;
    shown.wanted =
        !outcome.taken && (outcome.verdict == ImportVerdict::New || outcome.verdict == ImportVerdict::Continues);
    return shown;
}

QString TransferModel::told(const ImportOutcome& outcome) const {
    const auto wrong = [&] {
        return withLine(Translator(m_languages, m_languages.current()), outcome.line, outcome.reason);
    };
    switch (outcome.verdict) {
        case ImportVerdict::New:
            return outcome.taken ? tr("Imported: %n entries", nullptr, outcome.more)
                                 : tr("New: %n entries", nullptr, outcome.entries);
        case ImportVerdict::Continues:
            return outcome.taken ? tr("Continued: %n more entries", nullptr, outcome.more)
                                 : tr("Continues a game that is here: %n more entries", nullptr, outcome.more);
        case ImportVerdict::Same: return tr("All of it is here already.");
        case ImportVerdict::Shorter: return tr("All of it is here already, and more.");
        case ImportVerdict::BrokenChain:
        case ImportVerdict::Diverges:
        case ImportVerdict::Refused:
        case ImportVerdict::Unreadable:
        case ImportVerdict::NotStored: return wrong();
    }
    return {};
}

/// A running export must stop, too: it read from the store that is replaced.
void TransferModel::giveUp() {
    if (!isBusy()) return;
    stop();
    say(tr("Stopped: the saved games have been replaced. Start over."), {});
    emit progressed();
}

void TransferModel::clear() {
    stop();
    m_files.setRows({});
    dismiss();
    emit looked();
    emit progressed();
}

void TransferModel::dismiss() { say({}, {}); }

void TransferModel::retranslate() {
    // Surveying the files again words them in the new language. Messages about finished work are dropped.
    const std::vector<ImportRow> rows = m_files.rows();
    if (m_run || !m_toDo.empty()) return;
    dismiss();
    for (const ImportRow& row : rows) look(QUrl::fromLocalFile(row.path));
}

void TransferModel::say(const QString& problem, const QString& notice) { sayWritten(problem, notice, {}); }

void TransferModel::sayWritten(const QString& problem, const QString& notice, const QString& path) {
    if (problem == m_problem && notice == m_notice && path == m_written) return;
    m_problem = problem;
    m_notice = notice;
    m_written = path;
    emit said();
}

}  // namespace basekeeper
