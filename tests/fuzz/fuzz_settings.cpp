// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fed.h"
#include "tests/fuzz/stop.h"

#include <QGuiApplication>

#include <cstddef>
#include <cstdint>

/// Where there is no window.
extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static const QGuiApplication application(*argc, *argv);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const QByteArray input(reinterpret_cast<const char*>(bytes), static_cast<qsizetype>(size));
    return basekeeper::fuzz::stopWhereWrong(basekeeper::fuzz::fedToSettings(input));
}
