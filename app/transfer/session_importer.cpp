// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/session_importer.h"

#include "app/safety/store_text.h"
#include "app/transfer/file_fault_text.h"
#include "db/session_file/setup_names.h"

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

ImportVerdict verdictOn(const SessionFile& file, const FileComparison& comparison) {
    switch (comparison.relation) {
        case FileRelation::Same: return ImportVerdict::Same;
        case FileRelation::Shorter: return ImportVerdict::Shorter;
        case FileRelation::Diverges: return ImportVerdict::Diverges;
        case FileRelation::New: return file.chain.isWhole() ? ImportVerdict::New : ImportVerdict::BrokenChain;
        case FileRelation::Continues:
            return file.chain.isWhole() ? ImportVerdict::Continues : ImportVerdict::BrokenChain;
    }
    return ImportVerdict::Unreadable;
}

ImportOutcome& fail(ImportOutcome& outcome, ImportVerdict verdict, qint64 line, const QString& reason) {
    outcome.verdict = verdict;
    outcome.line = line;
    outcome.reason = reason;
    return outcome;
}

}  // namespace

bool isFine(ImportVerdict verdict) { return verdict <= ImportVerdict::Shorter; }

ImportOutcome SessionImporter::look(const QString& path) const { return go(path, false, false); }

ImportOutcome SessionImporter::importFile(const QString& path, bool evenUnverified) const {
    return go(path, true, evenUnverified);
}

ImportOutcome SessionImporter::go(const QString& path, bool take, bool evenUnverified) const {
    ImportOutcome outcome{.path = path};
    QFile device(path);
    if (const auto opened = openSessionFile(device, m_say); !opened)
        return fail(outcome, ImportVerdict::Unreadable, 0, opened.error());
    const auto file = readSessionFile(device);
    if (!file) {
        const bool unreadable = std::holds_alternative<FormatError>(file.error().why);
        return fail(outcome, unreadable ? ImportVerdict::Unreadable : ImportVerdict::Refused, file.error().line,
                    fileFaultText(m_say, file.error()));
    }
    outcome.id = file->header.id;
    outcome.title = file->header.title;
    outcome.game = file->header.game;
    outcome.players = namesInSetup(file->header.setup);
    outcome.startedAt = file->header.startedAt;
    outcome.entries = static_cast<int>(file->entries.size());
    const auto comparison = compareWithStore(m_store, *file);
    if (!comparison) return fail(outcome, ImportVerdict::NotStored, 0, storeErrorText(comparison.error()));
    outcome.verdict = verdictOn(*file, *comparison);
    outcome.more = static_cast<int>(comparison->more);
    if (outcome.verdict == ImportVerdict::Diverges)
        return fail(
            outcome, outcome.verdict, comparison->differsAt,
            m_say("SessionFile",
                  QT_TRANSLATE_NOOP("SessionFile", "a game with this id is already here but continues differently")));
    const bool broken = outcome.verdict == ImportVerdict::BrokenChain;
    if (broken) fail(outcome, outcome.verdict, file->chain.brokenAt, brokenChainText(m_say, file->chain));
    if (!take || (broken && !evenUnverified)) return outcome;
    const auto taken = basekeeper::importFile(m_store, *file, *comparison, QDateTime::currentDateTimeUtc());
    if (!taken) return fail(outcome, ImportVerdict::NotStored, 0, storeErrorText(taken.error()));
    if (broken)
        fail(outcome, comparison->relation == FileRelation::New ? ImportVerdict::New : ImportVerdict::Continues, 0, {});
    outcome.taken = outcome.more > 0 || comparison->relation == FileRelation::New;
    if (*taken) {
        outcome.id = (*taken)->id;
        outcome.unverified = (*taken)->unverified;
    }
    return outcome;
}

}  // namespace basekeeper
