// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/violation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace basekeeper::all_your_base {
namespace {

bool isKebabCase(std::string_view name) {
    return !name.empty() && name.front() != '-' && name.back() != '-' &&
           std::ranges::all_of(name, [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; });
}

TEST(AllYourBaseViolation, every_code_has_its_own_stable_name) {
    std::set<std::string_view> names;
    for (int i = 0; i < violationCodes; ++i) {
        const std::string_view name = codeName(static_cast<ViolationCode>(i));
        EXPECT_TRUE(isKebabCase(name)) << name;
        EXPECT_TRUE(names.insert(name).second) << name;
    }
}

// A name shifted by one would pass the test above; these stand in the contract or at the ends of the list.
TEST(AllYourBaseViolation, names_belong_to_their_codes) {
    EXPECT_EQ(codeName(ViolationCode::GameOver), "game-over");
    EXPECT_EQ(codeName(ViolationCode::AttackTooWeak), "attack-too-weak");
    EXPECT_EQ(codeName(ViolationCode::ChangeNotOwnBase), "change-not-own-base");
    EXPECT_EQ(codeName(ViolationCode::CrewDefenseFixed), "crew-defense-fixed");
}

TEST(AllYourBaseViolation, every_argument_has_its_own_name) {
    std::set<std::string_view> names;
    for (int i = 0; i <= static_cast<int>(ArgumentName::Card); ++i) {
        const std::string_view name = argumentName(static_cast<ArgumentName>(i));
        EXPECT_TRUE(isKebabCase(name)) << name;
        EXPECT_TRUE(names.insert(name).second) << name;
    }
    EXPECT_EQ(argumentName(ArgumentName::Needed), "needed");
    EXPECT_EQ(argumentName(ArgumentName::Card), "card");
}

TEST(AllYourBaseViolation, an_argument_is_found_by_name) {
    const Violation violation(ViolationCode::AttackTooWeak, "3A.5", {{ArgumentName::Attack, 2}, {ArgumentName::Needed, 5}});
    EXPECT_EQ(violation.argument(ArgumentName::Needed), 5);
    EXPECT_EQ(violation.argument(ArgumentName::Surplus), std::nullopt);
}

}  // namespace
}  // namespace basekeeper::all_your_base
