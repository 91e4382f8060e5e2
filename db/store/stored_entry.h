// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>

#include <cstdint>

namespace basekeeper {

/// An entry of a log as stored.
struct StoredEntry {
    std::int64_t seq = 0;  ///< counts from 1 within the session, without gaps
    QDateTime at;
    QJsonObject body;
    QByteArray hash = {};  ///< its link of the hash chain, made when it was added (SESSION-FILE.md)
};

}  // namespace basekeeper
