// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/refusal_text.h"
#include "db/session_import.h"

namespace basekeeper {

/// What is wrong with a session file and on which line.
[[nodiscard]] QString fileFaultText(const Voice& say, const FileFault& fault);

/// Why an entry of a session file is refused, without its line.
[[nodiscard]] QString refusedEntryText(const Voice& say, const RefusedEntry<AllYourBaseCodec>& refused);

/// That the chain of hashes does not hold, and from which line on.
[[nodiscard]] QString brokenChainText(const Voice& say, const Chain& chain);

}  // namespace basekeeper
