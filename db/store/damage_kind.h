// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace basekeeper {

/// What is wrong with a damaged database, as far as somebody can do something about it or wants to know how it came.
enum class DamageKind : std::uint8_t {
    Gone,    ///< the file itself is missing; a write-ahead log is left
    Header,  ///< its first 100 bytes: something else was written over its beginning
    CutOff,  ///< its end is missing
    Pages,   ///< pages are overwritten, or in each other's place
    Entries,  ///< a sound database in which an entry or a set-up is not what was saved (SESSION-FILE.md, "The hash chain")
};

/// Of a database that was found to be damaged. It must not be open, here or elsewhere.
[[nodiscard]] DamageKind kindOfDamage(const QString& database);

}  // namespace basekeeper
