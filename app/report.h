// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/read_session.h"

#include <QByteArray>

namespace basekeeper {

class GameTexts;

/// A session to be printed, as PDF in the reader's language: who and when, the outcome, the bases held turn by turn,
/// rulings, corrections, and every act. Needs a `QGuiApplication`.
[[nodiscard]] QByteArray reportOf(const ReadSession& session, const GameTexts& texts);

}  // namespace basekeeper
