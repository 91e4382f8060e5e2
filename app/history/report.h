// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/read_session.h"

#include <QByteArray>

namespace basekeeper {

class Languages;
class RuleBooks;

/// A session to be printed, as PDF in the reader's language: who and when, the outcome, the score stage by stage,
/// rulings, corrections, and every act. Needs a `QGuiApplication`.
[[nodiscard]] QByteArray reportOf(const ReadSession& session, const Languages& languages, const RuleBooks& books);

}  // namespace basekeeper
