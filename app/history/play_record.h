// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/read_session.h"

#include <QJsonObject>
#include <QUrl>

/// A session as one play for BG Stats, in the format that its makers have published (db/EXPORTS.md).
namespace basekeeper {

[[nodiscard]] QJsonObject playRecord(const ReadSession& session);

/// A link that passes the play to BG Stats on a device that has it.
[[nodiscard]] QUrl playLink(const ReadSession& session);

}  // namespace basekeeper
