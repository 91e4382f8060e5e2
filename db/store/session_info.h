// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace basekeeper {

struct SessionInfo {
    QString id;  ///< a UUID without braces, unless it was imported with another id
    QString game;
    int rulesVersion = 1;
    QJsonObject setup;
    QString title;
    QDateTime startedAt;               ///< UTC in milliseconds, like all times that the store returns
    std::optional<QDateTime> endedAt;  ///< empty while the session is unfinished
    QString note = {};
    bool unverified = false;  ///< was imported although its hash chain was broken
};

}  // namespace basekeeper
