// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/safety/safety_text.h"

#include "app/language/joined.h"
#include "app/language/moment_text.h"
#include "app/safety/store_text.h"
#include "db/formats/text_limits.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

namespace basekeeper {

namespace {

struct Safety {
    Q_DECLARE_TR_FUNCTIONS(Safety)
};

QString sessionText(const QStringList& players, const QDateTime& startedAt) {
    QStringList names;
    for (const QString& player : players) names << shownName(player);
    //: the players of a game, when it was begun
    return Safety::tr("%1, %2").arg(Joined::list(names), momentText(startedAt));
}

QString cutShort(const RescueReport::CutShort& cut) {
    const QString session = sessionText(cut.players, cut.startedAt);
    if (cut.kept == 0)
        return Safety::tr("%1: only the setup could be recovered, nothing that was played.").arg(session);
    if (cut.of)
        return Safety::tr("%1: recovered up to entry %2 of %3.")
            .arg(session, QString::number(cut.kept), QString::number(*cut.of));
    return Safety::tr("%1: recovered up to entry %2. How many entries there were is not known.")
        .arg(session, QString::number(cut.kept));
}

QString goneBack(const RescueReport::CutShort& shorter) {
    return Safety::tr("%1: %2 of %3 entries are left.")
        .arg(sessionText(shorter.players, shorter.startedAt), QString::number(shorter.kept),
             QString::number(*shorter.of));
}

QString damage(DamageKind kind) {
    switch (kind) {
        case DamageKind::Gone:
            return Safety::tr("The file itself had been deleted; only its latest changes were left.");
        case DamageKind::Header: return Safety::tr("The beginning of the file had been overwritten.");
        case DamageKind::CutOff: return Safety::tr("The end of the file was missing.");
        case DamageKind::Pages: return Safety::tr("Parts of the file had been overwritten or were out of place.");
        case DamageKind::Entries: return Safety::tr("The file no longer held what had been saved in it.");
    }
    return {};
}

/// The first sessions, a line each, and how many more there are.
QStringList listed(const std::vector<RescueReport::CutShort>& sessions,
                   QString (*lineOf)(const RescueReport::CutShort&)) {
    constexpr std::size_t most = 5;
    QStringList lines;
    for (std::size_t i = 0; i < sessions.size() && i < most; ++i) lines << QStringLiteral("• ") + lineOf(sessions[i]);
    if (sessions.size() > most)
        lines << Safety::tr("… and %n more.", nullptr, static_cast<int>(sessions.size() - most));
    return lines;
}

}  // namespace

QString SafetyText::contents(const StoreSurvey& survey) {
    return Joined::facts({Safety::tr("%n game(s)", nullptr, survey.sessions),
                          QLocale().formattedDataSize(survey.bytes, 1, QLocale::DataSizeTraditionalFormat)});
}

QString SafetyText::newest(const StoreSurvey& survey) {
    if (!survey.newest) return {};
    return sessionText(survey.newest->players, survey.newest->startedAt);
}

QString SafetyText::whyNotRestored(const StoreError& error) {
    switch (error.kind) {
        case StoreErrorKind::NewerVersion:
            return Safety::tr("This file comes from a newer Basekeeper. Update the app to restore it.");
        case StoreErrorKind::Damaged: return Safety::tr("This file is damaged or not from Basekeeper.");
        case StoreErrorKind::ForeignFile: return Safety::tr("This file belongs to another program.");
        case StoreErrorKind::InUse: return Safety::tr("This file is in use.");
        default: return storeErrorText(error);
    }
}

QString SafetyText::whyNoBackup(const StoreError& error) {
    switch (error.kind) {
        case StoreErrorKind::DiskFull:
            return Safety::
                tr("No backup could be made: the disk has no room left for %1, which needs %2. The games themselves are saved.")
                    .arg(error.path, roomText(error.needed));
        case StoreErrorKind::NoFolder:
        case StoreErrorKind::NotWritable:
            return Safety::tr("No backup could be made: %1 cannot be written. The games themselves are saved.")
                .arg(error.path);
        case StoreErrorKind::Damaged:
            return Safety::tr(
                "No backup could be made: the saved games are damaged. Close Basekeeper and start it again: what can "
                "be read will be recovered.");
        default: return Safety::tr("No backup could be made (%1).").arg(error.detail);
    }
}

QStringList SafetyText::wentBack(const std::vector<RescueReport::CutShort>& sessions) {
    QStringList lines{Safety::tr(
        "Since Basekeeper last ran, files were deleted or replaced by older copies. Basekeeper uses what is left.")};
    int gone = 0;
    std::vector<RescueReport::CutShort> shorter;
    for (const auto& session : sessions) {
        if (session.players.isEmpty()) ++gone;
        else shorter.push_back(session);
    }
    lines << listed(shorter, goneBack);
    if (gone > 0) lines << Safety::tr("%n game(s) lost.", nullptr, gone);
    return lines;
}

QString SafetyText::setAside(const QStringList& files) {
    QStringList names;
    for (const QString& file : files) names << QFileInfo(file).fileName();
    return Safety::tr("Set aside because they belong to another database: %n file(s) (%1).", nullptr,
                      static_cast<int>(files.size()))
        .arg(Joined::list(names));
}

QStringList SafetyText::rescue(const RescueReport& report) {
    QStringList lines{damage(report.kind)};
    if (!report.readable) lines << Safety::tr("Nothing in it could be read. Basekeeper starts with an empty file.");
    if (report.whole > 0) lines << Safety::tr("%n game(s) recovered in full.", nullptr, report.whole);
    if (!report.cutShort.empty())
        lines << Safety::tr("%n game(s) recovered in part:", nullptr, static_cast<int>(report.cutShort.size()));
    lines << listed(report.cutShort, cutShort);
    if (report.lost > 0) lines << Safety::tr("%n game(s) lost.", nullptr, report.lost);
    if (report.readable && !report.allKnown)
        lines << Safety::tr("There may have been more games; nothing is left of them.");
    if (report.readable)
        lines << (report.othersWhole
                      ? Safety::tr("Players, card values and your card texts were recovered.")
                      : Safety::tr("Some players, card values or texts copied from your cards may be missing."));
    lines << Safety::tr("The damaged file is kept as %1.").arg(QFileInfo(report.keptFile).fileName());
    if (!report.setAside.isEmpty()) lines << setAside(report.setAside);
    return lines;
}

}  // namespace basekeeper
