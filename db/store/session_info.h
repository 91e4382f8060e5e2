// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace basekeeper {

struct SessionInfo {
    QString id;  ///< a UUID without braces, unless it was taken in with another
    QString game;
    int rulesVersion = 1;
    QJsonObject setup;
    QString title;
    QDateTime startedAt;               ///< UTC, to the millisecond, as are all times that the store returns
    std::optional<QDateTime> endedAt;  ///< none while the session is unfinished
    QString note = {};
    bool unverified = false;  ///< taken in although the chain of its hashes was broken
};

}  // namespace basekeeper
