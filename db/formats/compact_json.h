// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>

namespace basekeeper {

/// JSON as in exports and the hash chain: no spaces, keys ordered by their UTF-8 bytes.
[[nodiscard]] QByteArray compactJson(const QJsonObject&);

}  // namespace basekeeper
