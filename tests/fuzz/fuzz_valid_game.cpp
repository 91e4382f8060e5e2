// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fed.h"
#include "tests/fuzz/stop.h"

#include <QCoreApplication>

#include <cstddef>
#include <cstdint>

/// Translations want an application, or say so at every input.
extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
    static const QCoreApplication application(*argc, *argv);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const QByteArray input(reinterpret_cast<const char*>(bytes), static_cast<qsizetype>(size));
    return basekeeper::fuzz::stopWhereWrong(basekeeper::fuzz::fedToValidGame(input));
}
