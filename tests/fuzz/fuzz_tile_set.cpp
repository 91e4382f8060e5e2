// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fed.h"
#include "tests/fuzz/stop.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const QByteArray input(reinterpret_cast<const char*>(bytes), static_cast<qsizetype>(size));
    return basekeeper::fuzz::stopWhereWrong(basekeeper::fuzz::fedToTileSet(input));
}
