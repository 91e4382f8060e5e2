// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/player.h"
#include "db/store/session_info.h"

#include <QDateTime>
#include <QJsonObject>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <optional>

/// How values are stored in the tables, and how to read them back. A value that cannot be read back is damage.
namespace basekeeper {

/// A null string would become NULL, which differs from an empty text.
[[nodiscard]] QString asText(const QString& text);
[[nodiscard]] QString asText(const QDateTime& time);
[[nodiscard]] QString asText(const QJsonObject& object);
template <class T>
[[nodiscard]] QVariant orNull(const std::optional<T>& value) {
    if (!value) return {};
    if constexpr (std::is_same_v<T, QDateTime>) return asText(*value);
    else return *value;
}

[[nodiscard]] std::optional<QDateTime> timeIn(const QVariant& column);
[[nodiscard]] std::optional<QJsonObject> objectIn(const QVariant& column);
/// Of a row with name, language and last_used.
[[nodiscard]] std::optional<Player> playerIn(const QSqlQuery& row);

/// The columns of the table `session` that `sessionIn` reads; they must come first in a row.
inline constexpr auto sessionColumns = "id, game, rules_version, setup, title, started_at, ended_at, note, unverified";
inline constexpr int sessionColumnCount = 9;
[[nodiscard]] std::optional<SessionInfo> sessionIn(const QSqlQuery& row);

}  // namespace basekeeper
