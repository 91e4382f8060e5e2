// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/formats/printed_wording_file.h"

#include <QString>

namespace basekeeper {

/// What is wrong with a file of printed wording, on which line, and what to do, in the screen's language.
[[nodiscard]] QString wordingFileErrorText(const WordingFileError& error);

}  // namespace basekeeper
