// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/check_command.h"

#include "app/commands/command_line.h"
#include "app/commands/console.h"
#include "app/language/languages.h"
#include "app/safety/store_text.h"
#include "db/session_file/session_file.h"
#include "db/session_file/setup_names.h"
#include "db/store/store_audit.h"
#include "db/store/store_paths.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

struct CheckText {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

QJsonObject told(const DamagedSession& session) {
    return {{"id"_L1, session.info.id},
            {"players"_L1, QJsonArray::fromStringList(namesInSetup(session.info.setup))},
            {"startedAt"_L1, utcText(session.info.startedAt)},
            {"entry"_L1, static_cast<qint64>(session.entry)}};
}

QJsonObject told(const StoreAudit& audit) {
    QJsonArray damaged;
    for (const DamagedSession& session : audit.damaged) damaged.append(told(session));
    QJsonObject line{{"ok"_L1, audit.isSound()},
                     {"sessions"_L1, static_cast<qint64>(audit.sessions)},
                     {"entries"_L1, static_cast<qint64>(audit.entries)},
                     {"damaged"_L1, damaged}};
    if (audit.fault) {
        line.insert("message"_L1, storeErrorText(*audit.fault));
        line.insert("detail"_L1, audit.fault->detail);
    }
    return line;
}

/// Nothing was to be saved.
QString whyNotChecked(const StoreError& error) {
    if (error.kind != StoreErrorKind::NotWritable && error.kind != StoreErrorKind::Failed) return storeErrorText(error);
    return CheckText::tr("%1 cannot be read (%2).").arg(error.path, error.detail);
}

}  // namespace

int check(const QString& dataFolder, const QString& language, QIODevice& out, QIODevice& err) {
    Languages languages;
    languages.use(language.isEmpty() ? Languages::ofSystem() : language);
    if (!QFileInfo::exists(databaseIn(dataFolder))) {
        printError(err, CheckText::tr("There are no saved games in %1.").arg(dataFolder));
        return ExitUnreadable;
    }
    const auto audit = auditStore(dataFolder);
    if (!audit) {
        printError(err, whyNotChecked(audit.error()));
        return ExitUnreadable;
    }
    if (!writeJsonLine(out, told(*audit))) return ExitUnreadable;
    return audit->isSound() ? ExitAccepted : ExitRefused;
}

}  // namespace basekeeper
