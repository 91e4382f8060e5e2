// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/amendment_text.h"

#include "app/language/joined.h"

#include <QCoreApplication>
#include <QStringList>

namespace basekeeper {

namespace {

struct AmendmentWords {
    Q_DECLARE_TR_FUNCTIONS(Log)
};

QString firstChange(AmendmentKind kind, int act) {
    switch (kind) {
        case AmendmentKind::Replaced: return AmendmentWords::tr("act %1 replaced").arg(act);
        case AmendmentKind::Deleted: return AmendmentWords::tr("act %1 deleted").arg(act);
        case AmendmentKind::Inserted: return AmendmentWords::tr("an act inserted before act %1").arg(act);
    }
    return {};
}

}  // namespace

QString amendmentText(AmendmentKind kind, int act, int laterDropped) {
    QStringList parts{firstChange(kind, act)};
    if (laterDropped > 0) parts << AmendmentWords::tr("%n later act(s) dropped", nullptr, laterDropped);
    return Joined::facts(parts);
}

QString amendmentText(const QString& what, const QString& name, const QString& act) {
    //: how an act was corrected, the act
    return name.isEmpty() ? AmendmentWords::tr("%1: %2").arg(what, act)
                          : AmendmentWords::tr("%1: %2 %3").arg(what, name, act);
}

}  // namespace basekeeper
