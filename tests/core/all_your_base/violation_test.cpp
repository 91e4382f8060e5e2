// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/violation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace basekeeper::all_your_base {
namespace {

bool isKebabCase(std::string_view name) {
    return !name.empty() && name.front() != '-' && name.back() != '-' &&
           std::ranges::all_of(name, [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; });
}

/// As the fields of the session file are written.
bool isCamelCase(std::string_view name) {
    const auto isLower = [](char c) { return c >= 'a' && c <= 'z'; };
    return !name.empty() && isLower(name.front()) &&
           std::ranges::all_of(name, [&](char c) { return isLower(c) || (c >= 'A' && c <= 'Z'); });
}

TEST(AllYourBaseViolation, every_code_has_its_own_stable_name) {
    std::set<std::string_view> names;
    for (int i = 0; i < violationCodes; ++i) {
        const std::string_view name = codeName(static_cast<ViolationCode>(i));
        EXPECT_TRUE(isKebabCase(name)) << name;
        EXPECT_TRUE(names.insert(name).second) << name;
    }
}

// They stand in session files and in the translations: none may ever change.
TEST(AllYourBaseViolation, the_name_of_each_code) {
    const std::vector<std::pair<ViolationCode, std::string_view>> names{
        {ViolationCode::GameOver, "game-over"},
        {ViolationCode::NoSuchSeat, "no-such-seat"},
        {ViolationCode::NoSuchBase, "no-such-base"},
        {ViolationCode::NoSuchCard, "no-such-card"},
        {ViolationCode::PointsOutOfRange, "points-out-of-range"},
        {ViolationCode::UnfinishedAct, "unfinished-act"},
        {ViolationCode::DefenseNotDone, "defense-not-done"},
        {ViolationCode::PhaseOver, "phase-over"},
        {ViolationCode::RedAlertAlreadyPlayed, "red-alert-already-played"},
        {ViolationCode::CounterattackOutOfPlace, "counterattack-out-of-place"},
        {ViolationCode::OtherSeatNeeded, "other-seat-needed"},
        {ViolationCode::NoBaseToPlayOn, "no-base-to-play-on"},
        {ViolationCode::NotOwnBase, "not-own-base"},
        {ViolationCode::DiscardPileClosed, "discard-pile-closed"},
        {ViolationCode::NeverDiscarded, "never-discarded"},
        {ViolationCode::AttackAlreadyMade, "attack-already-made"},
        {ViolationCode::OwnBaseAttacked, "own-base-attacked"},
        {ViolationCode::NoBaseToAttack, "no-base-to-attack"},
        {ViolationCode::NoAttackers, "no-attackers"},
        {ViolationCode::AttackerNamedTwice, "attacker-named-twice"},
        {ViolationCode::AttackerNotOnOwnBase, "attacker-not-on-own-base"},
        {ViolationCode::BaseNeverAttacks, "base-never-attacks"},
        {ViolationCode::AttackTooWeak, "attack-too-weak"},
        {ViolationCode::NoAttackDeclared, "no-attack-declared"},
        {ViolationCode::ChangeNotPlayed, "change-not-played"},
        {ViolationCode::NoSurplus, "no-surplus"},
        {ViolationCode::ChangeClosed, "change-closed"},
        {ViolationCode::ChangeNotInDiscardPile, "change-not-in-discard-pile"},
        {ViolationCode::ChangeNotShip, "change-not-ship"},
        {ViolationCode::ChangeNamedTwice, "change-named-twice"},
        {ViolationCode::ChangeAboveSurplus, "change-above-surplus"},
        {ViolationCode::ChangeNotOwnBase, "change-not-own-base"},
        {ViolationCode::MoveNotOwnCard, "move-not-own-card"},
        {ViolationCode::MoveNotOwnBase, "move-not-own-base"},
        {ViolationCode::MovedTwice, "moved-twice"},
        {ViolationCode::MoveFromDiscardPile, "move-from-discard-pile"},
        {ViolationCode::NoFreePlays, "no-free-plays"},
        {ViolationCode::TooFewBases, "too-few-bases"},
        {ViolationCode::DeclareUnfinished, "declare-unfinished"},
        {ViolationCode::ReasonMissing, "reason-missing"},
        {ViolationCode::RulingOutOfRange, "ruling-out-of-range"},
        {ViolationCode::CrewDefenseFixed, "crew-defense-fixed"},
        {ViolationCode::BaseNeeded, "base-needed"},
        {ViolationCode::OwnBaseNeeded, "own-base-needed"},
        {ViolationCode::ShipOfSeatNeeded, "ship-of-seat-needed"},
        {ViolationCode::BaseOfSeatNeeded, "base-of-seat-needed"},
        {ViolationCode::PlaceNeeded, "place-needed"},
        {ViolationCode::NothingToChoose, "nothing-to-choose"},
        {ViolationCode::OwnBaseChosen, "own-base-chosen"},
        {ViolationCode::OtherBaseChosen, "other-base-chosen"},
        {ViolationCode::BaseChosenTwice, "base-chosen-twice"},
        {ViolationCode::TooManyBases, "too-many-bases"},
        {ViolationCode::CardNotTaken, "card-not-taken"},
        {ViolationCode::CardPlacedTwice, "card-placed-twice"},
        {ViolationCode::CardNotOnBase, "card-not-on-base"},
        {ViolationCode::OwnCardChosen, "own-card-chosen"},
        {ViolationCode::ShipNeeded, "ship-needed"},
        {ViolationCode::SeatChosenTwice, "seat-chosen-twice"},
        {ViolationCode::NotSeatsShip, "not-seats-ship"},
        {ViolationCode::MoversOwnBase, "movers-own-base"},
        {ViolationCode::FreePlaysLimited, "free-plays-limited"},
        {ViolationCode::DiscardNotForced, "discard-not-forced"},
        {ViolationCode::NotInDiscardPile, "not-in-discard-pile"},
        {ViolationCode::OtherKindOfCard, "other-kind-of-card"},
        {ViolationCode::OtherSeatsTurn, "other-seats-turn"},
    };
    EXPECT_EQ(names.size(), static_cast<std::size_t>(violationCodes));
    for (const auto& [code, name] : names) EXPECT_EQ(codeName(code), name);
}

TEST(AllYourBaseViolation, the_name_of_each_argument) {
    const std::vector<std::pair<ArgumentName, std::string_view>> names{
        {ArgumentName::Seat, "seat"},           {ArgumentName::Base, "base"},
        {ArgumentName::Piece, "piece"},         {ArgumentName::Owner, "owner"},
        {ArgumentName::Attack, "attack"},       {ArgumentName::Defense, "defense"},
        {ArgumentName::Needed, "needed"},       {ArgumentName::Surplus, "surplus"},
        {ArgumentName::Total, "total"},         {ArgumentName::Held, "held"},
        {ArgumentName::Threshold, "threshold"}, {ArgumentName::Value, "value"},
        {ArgumentName::Lowest, "lowest"},       {ArgumentName::Highest, "highest"},
        {ArgumentName::Card, "card"},           {ArgumentName::RedAlert, "redAlert"},
    };
    EXPECT_EQ(names.size(), static_cast<std::size_t>(argumentNames));
    for (const auto& [argument, name] : names) EXPECT_EQ(argumentName(argument), name);
}

TEST(AllYourBaseViolation, every_argument_has_its_own_name) {
    std::set<std::string_view> names;
    for (int i = 0; i < argumentNames; ++i) {
        const std::string_view name = argumentName(static_cast<ArgumentName>(i));
        EXPECT_TRUE(isCamelCase(name)) << name;
        EXPECT_TRUE(names.insert(name).second) << name;
    }
}

TEST(AllYourBaseViolation, an_argument_is_found_by_name) {
    const Violation violation(ViolationCode::AttackTooWeak, "3A.5",
                              {{ArgumentName::Attack, 2}, {ArgumentName::Needed, 5}});
    EXPECT_EQ(violation.argument(ArgumentName::Needed), 5);
    EXPECT_EQ(violation.argument(ArgumentName::Surplus), std::nullopt);
}

}  // namespace
}  // namespace basekeeper::all_your_base
