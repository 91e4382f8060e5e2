// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/store_values.h"

#include <QJsonDocument>

namespace basekeeper {

QString asText(const QString& text) { return text.isNull() ? QStringLiteral("") : text; }

QString asText(const QDateTime& time) { return asText(time.toUTC().toString(Qt::ISODateWithMs)); }

QString asText(const QJsonObject& object) {
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

std::optional<QDateTime> timeIn(const QVariant& column) {
    QDateTime time = QDateTime::fromString(column.toString(), Qt::ISODateWithMs);
    if (!time.isValid()) return {};
    return time;
}

std::optional<QJsonObject> objectIn(const QVariant& column) {
    const QJsonDocument document = QJsonDocument::fromJson(column.toString().toUtf8());
    if (!document.isObject()) return {};
    return document.object();
}

std::optional<Player> playerIn(const QSqlQuery& row) {
    const auto lastUsed = timeIn(row.value(2));
    if (!lastUsed) return {};
    return Player{row.value(0).toString(), row.value(1).toString(), *lastUsed};
}

std::optional<SessionInfo> sessionIn(const QSqlQuery& row) {
    const auto setup = objectIn(row.value(3));
    const auto startedAt = timeIn(row.value(5));
    const bool ended = !row.isNull(6);
    const auto endedAt = ended ? timeIn(row.value(6)) : std::nullopt;
    if (!setup || !startedAt || ended != endedAt.has_value()) return {};
    return SessionInfo{row.value(0).toString(),
                       row.value(1).toString(),
                       row.value(2).toInt(),
                       *setup,
                       row.value(4).toString(),
                       *startedAt,
                       endedAt,
                       row.value(7).toString(),
                       row.value(8).toBool()};
}

}  // namespace basekeeper
