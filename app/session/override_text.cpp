// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/override_text.h"

#include "app/language/joined.h"

#include <QCoreApplication>

namespace basekeeper {

namespace {

struct OverrideWords {
    Q_DECLARE_TR_FUNCTIONS(Ruling)
};

}  // namespace

QString moreChanges(std::size_t count) { return OverrideWords::tr("and %n more", nullptr, static_cast<int>(count)); }

QString overrideText(const QStringList& changes, const std::string& reason) {
    const QString why = QString::fromStdString(reason);
    if (changes.isEmpty()) return OverrideWords::tr("Ruling: %1").arg(why);
    return OverrideWords::tr("Ruling: %1 (%2)").arg(Joined::facts(changes), why);
}

}  // namespace basekeeper
