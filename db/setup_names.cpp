// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/setup_names.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace basekeeper {

QStringList namesInSetup(const QString& json) {
    QStringList names;
    for (const auto& seat : QJsonDocument::fromJson(json.toUtf8()).object().value(QStringLiteral("seats")).toArray())
        names << seat.toObject().value(QStringLiteral("name")).toString();
    return names;
}

}  // namespace basekeeper
