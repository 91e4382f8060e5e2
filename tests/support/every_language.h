// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/formats/known_languages.h"

#include <string>
#include <vector>

namespace basekeeper::test {

/// The languages of the app, for tests that are made in each: a further one is tested without a change here.
inline const std::vector<const char*>& everyLanguage() {
    static const std::vector<std::string> kept = [] {
        std::vector<std::string> codes;
        for (const QString& code : codesOfKnownLanguages()) codes.push_back(code.toStdString());
        return codes;
    }();
    static const std::vector<const char*> codes = [] {
        std::vector<const char*> each;
        for (const std::string& code : kept) each.push_back(code.c_str());
        return each;
    }();
    return codes;
}

}  // namespace basekeeper::test
