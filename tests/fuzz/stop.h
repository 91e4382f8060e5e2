// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace basekeeper::fuzz {

/// libFuzzer keeps the input that a process dies of. Gives what it wants of an input that was fine.
inline int stopWhereWrong(const std::string& wrong) {
    if (wrong.empty()) return 0;
    std::fprintf(stderr, "%s\n", wrong.c_str());
    std::abort();
}

}  // namespace basekeeper::fuzz
