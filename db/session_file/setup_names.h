// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace basekeeper {

/// Who plays, in turn order, by the setup of any game; of what is no setup nobody.
[[nodiscard]] QStringList namesInSetup(const QJsonObject& setup);
/// The same as it is stored.
[[nodiscard]] QStringList namesInSetup(const QString& json);

}  // namespace basekeeper
