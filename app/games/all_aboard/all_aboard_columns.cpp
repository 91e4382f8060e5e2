// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_aboard/all_aboard_ui.h"

namespace basekeeper {

using namespace Qt::StringLiterals;

QStringList GameUi<AllAboard>::columnNames() { return {u"animal"_s, u"boat"_s, u"points"_s}; }

QStringList GameUi<AllAboard>::columns(const all_aboard::Action& action, const QJsonObject& fields,
                                       const all_aboard::State& before, const all_aboard::State& after) {
    const bool sails =
        std::holds_alternative<all_aboard::Sail>(action) || std::holds_alternative<all_aboard::ReplaceBoat>(action);
    const QString boat = sails ? QString::number(before.sailing + 1) : fields.value("boat"_L1).toVariant().toString();
    QStringList points;
    for (const int each : all_aboard::pointsBySeat(after)) points << QString::number(each);
    return {fields.value("animal"_L1).toString(), boat, points.join("; "_L1)};
}

}  // namespace basekeeper
