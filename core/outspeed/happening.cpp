// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outspeed/happening.h"

#include "core/outspeed/race.h"
#include "core/overload.h"

namespace basekeeper::outspeed {

namespace {

std::string_view clauseOfToken(Token token) {
    switch (token) {
        case Token::Electromagnet: return "1.4";
        case Token::IonCannon: return "1.5";
        case Token::Flamethrower: return "1.6";
        case Token::FuelTank: return "1.7";
        case Token::Nitro: return "1.8";
        case Token::ForceField: return "1.9";
    }
    return "1.2";
}

std::string_view clauseOfElimination(step::OutBy by) {
    switch (by) {
        case step::OutBy::IonCannon: return "1.5";
        case step::OutBy::Fuel: return "3.5";
        case step::OutBy::PushedOff: return "3.7";
        case step::OutBy::SectionGone: return "3.6";
    }
    return "3.5";
}

/// Only bonuses move a ship back (3.4).
std::string_view clauseOfMove(const step::Moves& moves) {
    if (moves.stopped) return "1.9";
    return moves.wanted < 0 ? "1.2" : "3.3";
}

std::string_view clauseOfEnd(EndedBy by) {
    switch (by) {
        case EndedBy::Finish: return "5.1";
        case EndedBy::LastOneLeft: return "5.2";
        case EndedBy::NobodyLeft: return "5.3";
        case EndedBy::Override: return "7.1";
    }
    return "5.1";
}

std::string_view clauseOfSharing(const step::Shared& shared) {
    if (shared.tooMany) return "3.2";
    return shared.soleTaker || shared.soleMissed ? "3.9" : "3.1";
}

}  // namespace

std::string_view clauseOf(const Step& step) {
    return std::visit(
        Overload{
            [](const step::Group&) -> std::string_view { return "1.2"; },
            [](const step::Plays& plays) { return clauseOfToken(plays.token); },
            [](const step::TokenLost&) -> std::string_view { return "1.2"; },
            [](const step::FieldPlaced&) -> std::string_view { return "1.9"; },
            [](const step::FieldsRemoved& removed) -> std::string_view { return removed.withSection ? "3.6" : "1.9"; },
            [](const step::Moves& moves) { return clauseOfMove(moves); },
            [](const step::LosesFuel&) -> std::string_view { return "3.3"; },
            [](const step::GainsFuel&) -> std::string_view { return "3.3"; },
            [](const step::Eliminated& out) { return clauseOfElimination(out.by); },
            [](const step::TilesTurned&) -> std::string_view { return "3.8"; },
            [](const step::Shared& shared) { return clauseOfSharing(shared); },
            [](const step::TokensGained&) -> std::string_view { return "3.3"; },
            [](const step::SectionArrives&) -> std::string_view { return "3.6"; },
            [](const step::SectionGoes&) -> std::string_view { return "3.6"; },
            [](const step::TurnEnds&) -> std::string_view { return "4.1"; },
            [](const step::RaceOver& over) { return clauseOfEnd(over.by); },
        },
        step);
}

std::vector<StepResult> stepsOf(const State& state, const Action& action) {
    std::vector<StepResult> moments;
    State table = state;
    Race race(table, [&](const Step& step) { moments.push_back({step, table}); });
    if (std::holds_alternative<ApplyBonuses>(action)) race.applyBonuses();
    if (std::holds_alternative<Resolve>(action)) race.resolve();
    if (const auto* roll = std::get_if<Roll>(&action)) race.roll(roll->seat, roll->value);
    if (const auto* take = std::get_if<TakeToken>(&action)) race.takeToken(take->seat, take->token);
    return moments;
}

}  // namespace basekeeper::outspeed
