// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/export_text.h"

#include "app/safety/store_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace basekeeper {

namespace {

struct ExportWords {
    Q_DECLARE_TR_FUNCTIONS(Export)
};

QString storeText(const ExportError& error) {
    switch (error.store->kind) {
        case StoreErrorKind::Damaged:
            return ExportWords::tr("One game cannot be read and was left out (%1).").arg(error.detail);
        case StoreErrorKind::OlderRules:
            return ExportWords::tr("A game played under earlier rules can only be exported as a session file (%1).")
                .arg(error.detail);
        default: return storeErrorText(*error.store);
    }
}

}  // namespace

QString outsideFileText(const OutsideFileError& error) {
    switch (error.fault) {
        case OutsideFileFault::Ours:
            return ExportWords::tr("%1 belongs to Basekeeper’s own saved games. Choose another place.").arg(error.path);
        case OutsideFileFault::Link:
            return ExportWords::tr("%1 is a link to another place. Nothing was written.").arg(error.path);
        case OutsideFileFault::NoFile:
            return ExportWords::tr("%1 is a folder or a device. Give the name of a file.").arg(error.path);
        case OutsideFileFault::AlreadyThere:
            return ExportWords::tr("%1 already exists and was not replaced.").arg(error.path);
        case OutsideFileFault::NoRoom:
            return ExportWords::tr("No room left for %1: it needs %2.")
                .arg(error.path, QLocale().formattedDataSize(error.needed, 1, QLocale::DataSizeTraditionalFormat));
        case OutsideFileFault::NotWritten:
            return ExportWords::tr("%1 cannot be written (%2). Choose another place.").arg(error.path, error.detail);
    }
    return {};
}

QString exportErrorText(const ExportError& error) {
    switch (error.kind) {
        case ExportErrorKind::Store: return storeText(error);
        case ExportErrorKind::NotWritten: return outsideFileText(*error.file);
        case ExportErrorKind::NoFolder: return ExportWords::tr("The folder %1 cannot be created.").arg(error.path);
        case ExportErrorKind::UnknownFormat:
            return ExportWords::tr("The name %1 must end in .jsonl, .basekeeper, .csv, .pdf, .png or .json.")
                .arg(error.path);
        case ExportErrorKind::NoSession:
            return error.detail.isEmpty() ? ExportWords::tr("There is no game yet.")
                                          : ExportWords::tr("No game id begins with %1.").arg(error.detail);
        case ExportErrorKind::NotAllSaved:
            return ExportWords::tr("The newest acts of the open game are not saved and cannot be exported. %1")
                .arg(storeErrorText(*error.store));
        case ExportErrorKind::SeveralSessions:
            return ExportWords::tr("Several ids begin with %1. Type more of the id.").arg(error.detail);
    }
    return {};
}

}  // namespace basekeeper
