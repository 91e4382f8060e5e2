// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/safety/store_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace basekeeper {

namespace {

struct StoreText {
    Q_DECLARE_TR_FUNCTIONS(Store)
};

}  // namespace

QString roomText(qint64 bytes) {
    // In whole megabytes, and never too few.
    const qint64 needed = (std::max(bytes, roomForAnEvening) + roomForAnEvening - 1) / roomForAnEvening;
    return QLocale().formattedDataSize(needed * roomForAnEvening, 0, QLocale::DataSizeTraditionalFormat);
}

QString storeErrorText(const StoreError& error) {
    switch (error.kind) {
        case StoreErrorKind::NewerVersion:
            return StoreText::
                tr("The saved games come from a newer Basekeeper. Update the app to open them. The file %1 is untouched.")
                    .arg(error.path);
        case StoreErrorKind::Damaged:
            return StoreText::
                tr("The saved games cannot be read: the file %1 is damaged. It is left as it is; keep a copy of it.")
                    .arg(error.path);
        case StoreErrorKind::NotWritable:
            return StoreText::tr("Nothing can be saved: %1 is not writable. Allow writing, or choose another folder.")
                .arg(error.path);
        case StoreErrorKind::DiskFull:
            return StoreText::tr(
                       "Nothing can be saved: the disk has no room left for %1. Free %2 or more and try again.")
                .arg(error.path, roomText(error.needed));
        case StoreErrorKind::InUse:
            return StoreText::tr("The saved games are open in another Basekeeper. Close it there and try again.");
        case StoreErrorKind::NoFolder:
            return StoreText::tr("Nothing can be saved: the folder %1 cannot be created.").arg(error.path);
        case StoreErrorKind::OlderRules:
            return StoreText::
                tr("The open game was played under earlier rules and cannot be continued under the current ones. It stays in the file %1; you can start a new game.")
                    .arg(error.path);
        case StoreErrorKind::UnknownGame:
            return StoreText::tr("This version of Basekeeper does not know the game “%1”. Update the app to continue.")
                .arg(error.detail);
        case StoreErrorKind::ForeignFile:
            return StoreText::tr("The file %1 belongs to another program and is left untouched.").arg(error.path);
        case StoreErrorKind::FileGone:
            return StoreText::
                tr("The file %1 was deleted or replaced while Basekeeper was running. Everything is still here: save it to a new file.")
                    .arg(error.path);
        case StoreErrorKind::AlreadyThere: return StoreText::tr("This game is already here. Nothing was changed.");
        case StoreErrorKind::OtherLength:
            return StoreText::tr(
                "Not saved: the saved copy of this game has more acts than the game at the table. Close Basekeeper "
                "and start it again.");
        case StoreErrorKind::OnlyInMemory:
            return StoreText::tr(
                "Some acts of the game at the table are only in memory and would be lost. Save them or end that game "
                "first.");
        case StoreErrorKind::Failed: return StoreText::tr("Saving failed (%1). Try again.").arg(error.detail);
    }
    return {};
}

}  // namespace basekeeper
