// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/export_text.h"

#include "app/safety/store_text.h"

#include <QCoreApplication>

namespace basekeeper {

namespace {

struct ExportWords {
    Q_DECLARE_TR_FUNCTIONS(Export)
};

QString storeText(const ExportError& error) {
    switch (error.store->kind) {
        case StoreErrorKind::Damaged:
            return ExportWords::tr("A game cannot be read any more and was left out (%1).").arg(error.detail);
        case StoreErrorKind::OlderRules:
            return ExportWords::tr("A game was played under earlier rules and goes out only as a session file (%1).")
                .arg(error.detail);
        default: return storeErrorText(*error.store);
    }
}

}  // namespace

QString exportErrorText(const ExportError& error) {
    switch (error.kind) {
        case ExportErrorKind::Store: return storeText(error);
        case ExportErrorKind::NotWritten:
            return ExportWords::tr("%1 cannot be written (%2). Choose another place.").arg(error.path, error.detail);
        case ExportErrorKind::UnknownFormat:
            return ExportWords::tr("The name %1 must end in .jsonl, .basekeeper, .csv, .pdf or .json.").arg(error.path);
        case ExportErrorKind::NoSession:
            return error.detail.isEmpty()
                       ? ExportWords::tr("There is no game yet.")
                       : ExportWords::tr("There is no game of which the id begins with %1.").arg(error.detail);
        case ExportErrorKind::NotAllSaved:
            return ExportWords::tr("The newest acts of the game at the table are not saved, so no file has them. %1")
                .arg(storeErrorText(*error.store));
        case ExportErrorKind::SeveralSessions:
            return ExportWords::tr("There are several games of which the id begins with %1. Give more of it.")
                .arg(error.detail);
    }
    return {};
}

}  // namespace basekeeper
