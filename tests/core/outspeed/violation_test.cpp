// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outspeed/violation.h"

#include <gtest/gtest.h>

#include <string_view>
#include <utility>
#include <vector>

namespace basekeeper::outspeed {
namespace {

// They stand in session files and in the translations: none may ever change.
TEST(OutspeedViolation, the_name_of_each_code) {
    using enum ViolationCode;
    const std::vector<std::pair<ViolationCode, std::string_view>> names{
        {GameOver, "game-over"},
        {OutOfPhase, "out-of-phase"},
        {NoSuchSeat, "no-such-seat"},
        {SeatEliminated, "seat-eliminated"},
        {NoSuchTile, "no-such-tile"},
        {TileUsed, "tile-used"},
        {TileOutOfOrder, "tile-out-of-order"},
        {OtherSideDue, "other-side-due"},
        {NoRoutes, "no-routes"},
        {TooManyRoutes, "too-many-routes"},
        {RouteNameMissing, "route-name-missing"},
        {RouteNameTwice, "route-name-twice"},
        {ValueOutOfRange, "value-out-of-range"},
        {AlreadyAnnounced, "already-announced"},
        {TokenNotHeld, "token-not-held"},
        {TokenElsewhere, "token-elsewhere"},
        {NotRearmost, "not-rearmost"},
        {NoFieldOnFinish, "no-field-on-finish"},
        {NoMarkerLeft, "no-marker-left"},
        {AlreadyProgrammed, "already-programmed"},
        {NoSuchRoute, "no-such-route"},
        {RouteTooDear, "route-too-dear"},
        {WheelMissing, "wheel-missing"},
        {WheelSuperfluous, "wheel-superfluous"},
        {NotAllProgrammed, "not-all-programmed"},
        {RollNotDue, "roll-not-due"},
        {OtherDieDue, "other-die-due"},
        {TokenNotDue, "token-not-due"},
        {ReasonMissing, "reason-missing"},
        {RulingOutOfRange, "ruling-out-of-range"},
    };
    EXPECT_EQ(names.size(), static_cast<std::size_t>(violationCodes));
    for (const auto& [code, name] : names) EXPECT_EQ(codeName(code), name);
}

TEST(OutspeedViolation, the_name_of_each_argument) {
    using enum ArgumentName;
    const std::vector<std::pair<ArgumentName, std::string_view>> names{
        {Seat, "seat"},   {Tile, "tile"},     {Turn, "turn"},       {Zone, "zone"},
        {Route, "route"}, {Token, "token"},   {Die, "die"},         {Phase, "phase"},
        {Value, "value"}, {Lowest, "lowest"}, {Highest, "highest"}, {Needed, "needed"},
    };
    EXPECT_EQ(names.size(), static_cast<std::size_t>(argumentNames));
    for (const auto& [argument, name] : names) EXPECT_EQ(argumentName(argument), name);
}

}  // namespace
}  // namespace basekeeper::outspeed
