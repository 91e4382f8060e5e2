// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/read_session.h"

#include <QByteArray>

namespace basekeeper {

class Languages;

/// How a session ended, to share, as a PNG of 1080 x 1350 in the reader's language: who has won, how the seats stand,
/// what turned the game, and the chart. A game that is not over shows how it stands. Needs a `QGuiApplication`.
[[nodiscard]] QByteArray resultPictureOf(const ReadSession& session, const Languages& languages);

}  // namespace basekeeper
