// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_aboard/violation.h"

#include <gtest/gtest.h>

#include <string_view>
#include <utility>
#include <vector>

namespace basekeeper::all_aboard {
namespace {

// They stand in session files and in the translations: none may ever change.
TEST(AllAboardViolation, the_name_of_each_code) {
    using enum ViolationCode;
    const std::vector<std::pair<ViolationCode, std::string_view>> names{
        {GameOver, "game-over"},
        {OutOfPhase, "out-of-phase"},
        {BoatWaits, "boat-waits"},
        {NoReplacementDue, "no-replacement-due"},
        {WrongNumberOfBoats, "wrong-number-of-boats"},
        {BoatNumberOutOfRange, "boat-number-out-of-range"},
        {NoSuchSeat, "no-such-seat"},
        {NoSuchBoat, "no-such-boat"},
        {OtherSeatsTurn, "other-seats-turn"},
        {BoatFull, "boat-full"},
        {AnimalNeeded, "animal-needed"},
        {FaceDownPlacement, "face-down-placement"},
        {AnimalUsed, "animal-used"},
        {NoFaceDownAnimal, "no-face-down-animal"},
        {ReasonMissing, "reason-missing"},
        {RulingOutOfRange, "ruling-out-of-range"},
    };
    EXPECT_EQ(names.size(), static_cast<std::size_t>(violationCodes));
    for (const auto& [code, name] : names) EXPECT_EQ(codeName(code), name);
}

TEST(AllAboardViolation, the_name_of_each_argument) {
    using enum ArgumentName;
    const std::vector<std::pair<ArgumentName, std::string_view>> names{
        {Seat, "seat"},   {Boat, "boat"},     {Animal, "animal"},   {Boats, "boats"}, {Needed, "needed"},
        {Value, "value"}, {Lowest, "lowest"}, {Highest, "highest"}, {Phase, "phase"}, {Round, "round"},
    };
    EXPECT_EQ(names.size(), static_cast<std::size_t>(argumentNames));
    for (const auto& [argument, name] : names) EXPECT_EQ(argumentName(argument), name);
}

TEST(AllAboardViolation, weights_are_told_from_whole_numbers) {
    using enum ArgumentName;
    EXPECT_TRUE(isAboutWeight({ViolationCode::BoatNumberOutOfRange, "0.2", {{Boat, 1}, {Value, -1}}}));
    EXPECT_TRUE(isAboutWeight({ViolationCode::RulingOutOfRange, "7.1", {{Boat, 1}, {Value, -1}}}));
    EXPECT_FALSE(isAboutWeight({ViolationCode::RulingOutOfRange, "7.1", {{Value, 100}}}));
    EXPECT_FALSE(isAboutWeight({ViolationCode::RulingOutOfRange, "7.1", {{Boat, 9}}}));
}

}  // namespace
}  // namespace basekeeper::all_aboard
