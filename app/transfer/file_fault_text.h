// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/translator.h"
#include "db/session_file/session_import.h"

#include <QFile>

namespace basekeeper {

/// Opens a session file to be read. Fails with the reason in words; a pipe, which would be waited for, is refused.
[[nodiscard]] tl::expected<void, QString> openSessionFile(QFile& file, const Translator& say);

/// What is wrong with a line of a session file, without its number.
[[nodiscard]] QString fileFaultText(const Translator& say, const FileFault& fault);

/// Says that the hash chain breaks at a line, or that lines are missing at the end. The chain must not be whole.
[[nodiscard]] QString brokenChainText(const Translator& say, const Chain& chain);
/// Says that no line has a hash.
[[nodiscard]] QString absentChainText(const Translator& say);

/// Puts the number of its line before the text; 0 adds nothing.
[[nodiscard]] QString withLine(const Translator& say, qint64 line, const QString& text);

}  // namespace basekeeper
