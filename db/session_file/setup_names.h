// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace basekeeper {

/// The names of the seats of any game's set-up, in order; empty if it is not a set-up.
[[nodiscard]] QStringList namesInSetup(const QJsonObject& setup);
/// The same for a stored set-up.
[[nodiscard]] QStringList namesInSetup(const QString& json);

}  // namespace basekeeper
