// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/safety/safety_text.h"

#include "app/language/list_in_words.h"
#include "app/language/moment_text.h"
#include "app/safety/store_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

namespace basekeeper {

namespace {

struct Safety {
    Q_DECLARE_TR_FUNCTIONS(Safety)
};

QString cutShort(const RescueReport::CutShort& cut) {
    const QString session = Safety::tr("%1, %2").arg(listInWords(cut.players), momentText(cut.startedAt));
    if (cut.kept == 0) return Safety::tr("%1: only its beginning is left, without an entry.").arg(session);
    if (cut.of) return Safety::tr("%1: saved up to entry %2 of %3.").arg(session).arg(cut.kept).arg(*cut.of);
    return Safety::tr("%1: saved up to entry %2. How many there were is not known.").arg(session).arg(cut.kept);
}

}  // namespace

QString SafetyText::contents(const StoreSurvey& survey) {
    return Safety::tr("%n session(s)", nullptr, survey.sessions) + QStringLiteral(" · ") +
           QLocale().formattedDataSize(survey.bytes, 1, QLocale::DataSizeTraditionalFormat);
}

QString SafetyText::newest(const StoreSurvey& survey) {
    if (!survey.newest) return {};
    return Safety::tr("%1, %2").arg(listInWords(survey.newest->players), momentText(survey.newest->startedAt));
}

QString SafetyText::whyNotRestored(const StoreError& error) {
    switch (error.kind) {
        case StoreErrorKind::NewerVersion:
            return Safety::tr("This file comes from a newer Basekeeper. Update the app to restore it.");
        case StoreErrorKind::Damaged: return Safety::tr("This file is damaged, or no file of Basekeeper.");
        case StoreErrorKind::ForeignFile: return Safety::tr("This file belongs to another program.");
        case StoreErrorKind::InUse: return Safety::tr("This file is in use.");
        default: return storeErrorText(error);
    }
}

QString SafetyText::whyNoBackup(const StoreError& error) {
    switch (error.kind) {
        case StoreErrorKind::DiskFull:
            return Safety::tr(
                "No backup could be made: there is no room left on the disk. The games themselves are saved.");
        case StoreErrorKind::NoFolder:
        case StoreErrorKind::NotWritable:
            return Safety::tr("No backup could be made: %1 cannot be written. The games themselves are saved.")
                .arg(error.path);
        case StoreErrorKind::Damaged:
            return Safety::tr(
                "No backup could be made: the saved games are damaged. Close Basekeeper and start it again: what can be read will be saved.");
        case StoreErrorKind::InUse:
            return Safety::tr("These are the saved games themselves. Choose another file for the backup.");
        default: return Safety::tr("No backup could be made (%1).").arg(error.detail);
    }
}

QStringList SafetyText::wentBack(const std::vector<RescueReport::CutShort>& sessions) {
    constexpr std::size_t told = 5;
    QStringList lines{Safety::tr(
        "Files of Basekeeper were deleted or replaced by older copies since it last ran. What is there goes on.")};
    int gone = 0;
    std::vector<RescueReport::CutShort> shorter;
    for (const auto& session : sessions) {
        if (session.players.isEmpty()) ++gone;
        else shorter.push_back(session);
    }
    for (std::size_t i = 0; i < shorter.size() && i < told; ++i)
        lines << QStringLiteral("• ") + Safety::tr("%1, %2: %3 of %4 entries are there.")
                                            .arg(listInWords(shorter[i].players), momentText(shorter[i].startedAt))
                                            .arg(shorter[i].kept)
                                            .arg(*shorter[i].of);
    if (shorter.size() > told) lines << Safety::tr("… and %n more.", nullptr, static_cast<int>(shorter.size() - told));
    if (gone > 0) lines << Safety::tr("%n session(s) lost.", nullptr, gone);
    return lines;
}

QStringList SafetyText::rescue(const RescueReport& report) {
    constexpr std::size_t told = 5;
    QStringList lines;
    if (!report.readable)
        lines << Safety::tr("Nothing in it could be read any more. Basekeeper begins with an empty one.");
    if (report.whole > 0) lines << Safety::tr("%n session(s) saved whole.", nullptr, report.whole);
    if (!report.cutShort.empty())
        lines << Safety::tr("%n session(s) cut short:", nullptr, static_cast<int>(report.cutShort.size()));
    for (std::size_t i = 0; i < report.cutShort.size() && i < told; ++i)
        lines << QStringLiteral("• ") + cutShort(report.cutShort[i]);
    if (report.cutShort.size() > told)
        lines << Safety::tr("… and %n more.", nullptr, static_cast<int>(report.cutShort.size() - told));
    if (report.lost > 0) lines << Safety::tr("%n session(s) lost.", nullptr, report.lost);
    if (report.readable && !report.allKnown)
        lines << Safety::tr("There may have been more sessions, of which nothing is left.");
    if (report.readable)
        lines << (report.othersWhole
                      ? Safety::tr("Players, card values and what your cards say are saved.")
                      : Safety::tr("Of the players, the card values and what your cards say, some may be missing."));
    lines << Safety::tr("The damaged file is kept as %1.").arg(QFileInfo(report.keptFile).fileName());
    return lines;
}

}  // namespace basekeeper
