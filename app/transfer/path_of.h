// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

namespace basekeeper {

/// The file or folder that a dialog chose; what is none on this machine as it was given, so that a fault can name it.
[[nodiscard]] inline QString pathOf(const QUrl& chosen) {
    return chosen.isLocalFile() ? chosen.toLocalFile() : chosen.toString();
}

}  // namespace basekeeper
