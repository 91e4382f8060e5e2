// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace basekeeper {

/// Who plays, in turn order, by the setup of any game as it is stored; of what is no setup nobody.
[[nodiscard]] QStringList namesInSetup(const QString& json);

}  // namespace basekeeper
