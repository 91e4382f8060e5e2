// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <string>

/// Whatever bytes there are, given to what reads files. The fuzzers feed what they make up, the tests what is in the
/// corpus and what becomes of it. Each gives what went wrong; nothing where all is as it should be.
namespace basekeeper::fuzz {

/// Reads a session file. What was read and is written again must be read as the same, and its chain hold.
[[nodiscard]] std::string fedToSessionFile(const QByteArray& bytes);

/// Reads separated values, and printed wording. Both must come back from what is written of them.
[[nodiscard]] std::string fedToCsv(const QByteArray& bytes);

/// Replays a session. What begins as an object does is replayed to its end, with the state after it; before anything
/// else stands one byte of options, of which the lowest bits are: state, keep going, and twice the language.
[[nodiscard]] std::string fedToReplay(const QByteArray& bytes);

/// Reads tiles that were described before. What was read and is written again must be read as the same.
[[nodiscard]] std::string fedToTileSet(const QByteArray& bytes);

/// Opens a database of saved games, rescues what there is if it must, and reads every log. What then is in its place
/// must be sound.
[[nodiscard]] std::string fedToStore(const QByteArray& bytes);

/// Parses a command line, an argument in each line. What is not understood is said in one line.
[[nodiscard]] std::string fedToCommandLine(const QByteArray& bytes);

/// Opens settings. Each must be one that there is, and all must come back from what is written of them. Wants a
/// QGuiApplication: Qt may be told to read a picture.
[[nodiscard]] std::string fedToSettings(const QByteArray& bytes);

/// Changes one thing in a valid game (`changed_game.h`), and reads and replays it. What is accepted, and the state that
/// it comes to, must be what a plain replay finds.
[[nodiscard]] std::string fedToValidGame(const QByteArray& bytes);

}  // namespace basekeeper::fuzz
