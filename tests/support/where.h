// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace basekeeper::test {

/// Where a helper was called, for the message of a failure. As std::source_location, which clang 14 does not have.
class Where {
public:
    [[nodiscard]] static constexpr Where current(const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
        return {file, line};
    }
    [[nodiscard]] constexpr const char* file_name() const { return m_file; }
    [[nodiscard]] constexpr int line() const { return m_line; }

private:
    constexpr Where(const char* file, int line) : m_file(file), m_line(line) {}

    const char* m_file;
    int m_line;
};

}  // namespace basekeeper::test
