// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/transfer_commands.h"

#include "app/book/rule_books.h"
#include "app/commands/console.h"
#include "app/language/joined.h"
#include "app/safety/safety_text.h"
#include "app/safety/store_text.h"
#include "app/transfer/export_run.h"
#include "app/transfer/export_text.h"
#include "app/transfer/session_exporter.h"
#include "app/transfer/session_importer.h"
#include "db/store/store_rescue.h"

#include <algorithm>

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

int statusOf(const ExportError& error) {
    const bool ofOneSession =
        error.kind == ExportErrorKind::NoSession || error.kind == ExportErrorKind::SeveralSessions ||
        (error.store &&
         (error.store->kind == StoreErrorKind::Damaged || error.store->kind == StoreErrorKind::OlderRules));
    return ofOneSession ? ExitRefused : ExitUnreadable;
}

class Export {
public:
    Export(const ExportOptions& options, const SessionExporter& exporter, QIODevice& out, QIODevice& err)
        : m_options(options), m_exporter(exporter), m_out(out), m_err(err) {}

    [[nodiscard]] int run() const {
        const auto byEnding = ExportFormats::ofFile(m_options.file);
        const auto format = m_options.format.isEmpty() ? byEnding : ExportFormats::named(m_options.format);
        const auto existing = m_options.force ? ExistingFiles::Replace : ExistingFiles::Refuse;
        if (m_options.all)
            return all(byEnding == ExportFormat::Csv
                           ? ExportRun::intoTable(m_exporter, m_options.file, existing)
                           : ExportRun::intoFolder(m_exporter, format.value_or(ExportFormat::SessionFile),
                                                   m_options.file, existing));
        if (!format) return fail({.kind = ExportErrorKind::UnknownFormat, .path = m_options.file});
        const auto session = m_exporter.find(m_options.id);
        if (!session) return fail(session.error());
        const auto done = m_exporter.exportOne(*session, *format, m_options.file,
                                               m_options.force ? Existing::Replace : Existing::Keep);
        if (!done) return fail(done.error());
        writeJsonLine(m_out, {{"ok"_L1, true}, {"file"_L1, m_options.file}, {"id"_L1, session->id}});
        return ExitAccepted;
    }

private:
    [[nodiscard]] int all(Exported<ExportRun> run) const {
        if (!run) return fail(run.error());
        while (!run->atEnd())
            if (const auto stepped = run->step(); !stepped) return fail(stepped.error());
        int status = ExitAccepted;
        for (const ExportError& failure : run->failures()) status = std::max(status, fail(failure));
        writeJsonLine(
            m_out, {{"ok"_L1, run->failures().empty()}, {"file"_L1, m_options.file}, {"sessions"_L1, run->written()}});
        return status;
    }
    int fail(const ExportError& error) const {
        printError(m_err, exportErrorText(error));
        return statusOf(error);
    }

    const ExportOptions& m_options;
    const SessionExporter& m_exporter;
    QIODevice& m_out;
    QIODevice& m_err;
};

QLatin1StringView wordFor(ImportVerdict verdict) {
    switch (verdict) {
        case ImportVerdict::New: return "new"_L1;
        case ImportVerdict::Continues: return "continued"_L1;
        case ImportVerdict::Same: return "same"_L1;
        case ImportVerdict::Shorter: return "shorter"_L1;
        case ImportVerdict::BrokenChain: return "broken-chain"_L1;
        case ImportVerdict::Diverges: return "diverges"_L1;
        case ImportVerdict::Refused: return "refused"_L1;
        case ImportVerdict::Unreadable: return "unreadable"_L1;
        case ImportVerdict::NotStored: return "not-stored"_L1;
    }
    return {};
}

int statusOf(ImportVerdict verdict) {
    if (isFine(verdict)) return ExitAccepted;
    return verdict == ImportVerdict::Unreadable || verdict == ImportVerdict::NotStored ? ExitUnreadable : ExitRefused;
}

QJsonObject told(const ImportOutcome& outcome) {
    QJsonObject line{
        {"file"_L1, outcome.path}, {"ok"_L1, isFine(outcome.verdict)}, {"result"_L1, wordFor(outcome.verdict)}};
    if (!outcome.id.isEmpty()) line.insert("id"_L1, outcome.id);
    if (outcome.taken) line.insert("added"_L1, outcome.more);
    if (outcome.unverified) line.insert("unverified"_L1, true);
    if (outcome.line > 0) line.insert("line"_L1, outcome.line);
    if (!outcome.reason.isEmpty()) line.insert("message"_L1, outcome.reason);
    return line;
}

/// As the program's own start does: what is damaged is rescued, and what cannot be written is read in a copy.
StoreResult<std::unique_ptr<Store>> opened(const QString& dataFolder, QIODevice& err) {
    const bool wasRescued = unseenRescue(dataFolder).has_value();
    auto store = openOrRescueStore(dataFolder, QDateTime::currentDateTime());
    if (!store) {
        printError(err, storeErrorText(store.error()));
        return store;
    }
    const auto rescue = wasRescued ? std::nullopt : unseenRescue(dataFolder);
    for (const auto& report : {rescue, (*store)->opening().rescue})
        if (report) printError(err, Joined::sentences(SafetyText::rescue(*report)));
    return store;
}

}  // namespace

int exportSessions(const ExportOptions& options, const QString& dataFolder, QIODevice& out, QIODevice& err) {
    const auto store = opened(dataFolder, err);
    if (!store) return ExitUnreadable;
    Languages languages;
    languages.use(options.language);
    const RuleBooks books;
    return Export(options, SessionExporter(**store, languages, books), out, err).run();
}

int importSessions(const ImportOptions& options, const QString& dataFolder, QIODevice& out, QIODevice& err) {
    const auto store = opened(dataFolder, err);
    if (!store) return ExitUnreadable;
    Languages languages;
    languages.use(options.language);
    const SessionImporter importer(**store, Translator(languages, options.language));
    int status = ExitAccepted;
    for (const QString& file : options.files) {
        const ImportOutcome outcome = importer.importFile(file, options.unverified);
        if (!writeJsonLine(out, told(outcome))) return ExitUnreadable;
        status = std::max(status, statusOf(outcome.verdict));
    }
    return status;
}

}  // namespace basekeeper
