// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/score_sheet/score_sheet_ui.h"

namespace basekeeper {

using namespace Qt::StringLiterals;

QStringList GameUi<ScoreSheet>::columnNames() { return {u"points"_s, u"totals"_s}; }

QStringList GameUi<ScoreSheet>::columns(const score_sheet::Action&, const QJsonObject& fields,
                                        const score_sheet::State&, const score_sheet::State& after) {
    QStringList totals;
    for (const int each : score_sheet::totals(after)) totals << QString::number(each);
    return {fields.value("points"_L1).toVariant().toString(), totals.join("; "_L1)};
}

}  // namespace basekeeper
