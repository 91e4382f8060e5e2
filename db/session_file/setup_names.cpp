// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/session_file/setup_names.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace basekeeper {

QStringList namesInSetup(const QJsonObject& setup) {
    QStringList names;
    for (const auto& seat : setup.value(QStringLiteral("seats")).toArray())
        names << seat.toObject().value(QStringLiteral("name")).toString();
    return names;
}

QStringList namesInSetup(const QString& json) { return namesInSetup(QJsonDocument::fromJson(json.toUtf8()).object()); }

}  // namespace basekeeper
