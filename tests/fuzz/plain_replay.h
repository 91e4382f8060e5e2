// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <cstdint>

namespace basekeeper::fuzz {

enum class PlainEnd : std::uint8_t { Accepted, Refused, Unreadable };

struct PlainReplay {
    PlainEnd end = PlainEnd::Accepted;
    qint64 line = 0;          ///< what was refused or cannot be read; 0 where all was accepted
    bool atQuestion = false;  ///< what was refused is a question
    bool over = false;
    QByteArray state = {};  ///< as `replay --state` writes it; empty for what cannot be read
};

/// Replays a session file as plainly as can be: every line of play is kept whole, and undo, redo and amendments fold it
/// from the beginning. There is no other cleverness to be wrong. Stops at the first line that is not accepted.
[[nodiscard]] PlainReplay replayPlainly(QByteArray bytes);

}  // namespace basekeeper::fuzz
