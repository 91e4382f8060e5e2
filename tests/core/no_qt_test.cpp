// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace {

bool includesQt(std::string line) {
    std::erase_if(line, [](char c) { return c == ' ' || c == '\t'; });
    const std::string_view text = line;
    constexpr std::string_view directive = "#include";
    if (!text.starts_with(directive) || text.size() < directive.size() + 3) return false;
    const std::string_view header = text.substr(directive.size() + 1);
    const bool isClass = header[0] == 'Q' && header[1] >= 'A' && header[1] <= 'Z';
    return isClass || header.starts_with("Qt") || header.starts_with("qt") || header.starts_with("qglobal");
}

TEST(CoreIsPure, the_check_knows_a_qt_header) {
    for (const char* line :
         {"#include <QString>", "#include <QtCore/QObject>", "# include \"QHash\"", "#include <qglobal.h>"})
        EXPECT_TRUE(includesQt(line)) << line;
    EXPECT_FALSE(includesQt("#include \"core/session.h\""));
}

TEST(CoreIsPure, no_file_of_core_includes_a_qt_header) {
    int files = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(BASEKEEPER_CORE)) {
        if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") continue;
        ++files;
        std::ifstream file(entry.path());
        for (std::string line; std::getline(file, line);)
            EXPECT_FALSE(includesQt(line)) << entry.path() << ": " << line;
    }
    EXPECT_GT(files, 10) << "of " << BASEKEEPER_CORE;
}

}  // namespace
