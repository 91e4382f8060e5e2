// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/damage_kind.h"

#include "db/store/store_check.h"
#include "db/store/store_header.h"

#include <QFileInfo>

namespace basekeeper {

DamageKind kindOfDamage(const QString& database) {
    if (!QFileInfo::exists(database)) return DamageKind::Gone;
    if (!checkStoreHeader(database)) return DamageKind::Header;
    if (QFileInfo(database).size() < sizeInHeader(database)) return DamageKind::CutOff;
    const auto reader = StoreReader::open(database);
    const auto verdict = reader.and_then(
        [](const StoreReader& open) { return open.connection().value(QStringLiteral("PRAGMA integrity_check(1)")); });
    return verdict && verdict->toString() == QStringLiteral("ok") ? DamageKind::Entries : DamageKind::Pages;
}

}  // namespace basekeeper
