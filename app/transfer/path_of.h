// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

namespace basekeeper {

/// The path that a dialog chose. A URL that is not a local file is returned as it is, so that an error can name it.
[[nodiscard]] inline QString pathOf(const QUrl& chosen) {
    return chosen.isLocalFile() ? chosen.toLocalFile() : chosen.toString();
}

}  // namespace basekeeper
