// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/tour/tour.h"

#include <QString>
#include <QStringList>
#include <tl/expected.hpp>

namespace basekeeper {

/// Reads `[--language …] [--size …] [--theme …] [--text-scale …] [--pointer touch|mouse] FOLDER`, the program's name
/// first. Refused with one line that says what is wrong.
[[nodiscard]] tl::expected<TourOptions, QString> parseTourCommandLine(const QStringList& arguments);

}  // namespace basekeeper
