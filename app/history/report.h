// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/read_session.h"

#include <QByteArray>

namespace basekeeper {

class Languages;
class RuleBooks;

/// A session as PDF in the reader's language: players and date, the outcome, the score by stage, overrides, corrections
/// and every act. Needs a `QGuiApplication`.
[[nodiscard]] QByteArray reportOf(const ReadSession& session, const Languages& languages, const RuleBooks& books);

}  // namespace basekeeper
