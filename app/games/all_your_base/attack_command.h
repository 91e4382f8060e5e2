// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/command_line.h"

#include <QIODevice>

namespace basekeeper {

/// `basekeeper attack`: says in one line of JSON on `out` whether the cards are enough to take a base, and what must
/// stand on it to hold (SESSION-FILE.md). What cannot be asked is said in one line on `err`. Returns the exit status: 0
/// enough, 1 not enough, 2 nothing that can be answered, or `out` did not take it. The devices must be open.
[[nodiscard]] int attack(const AttackOptions& options, QIODevice& out, QIODevice& err);

}  // namespace basekeeper
