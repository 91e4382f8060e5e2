// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/state.h"
#include "db/formats/json_reader.h"

/// The words of the session file that the set-up, acts and state of Outspeed share.
namespace basekeeper::outspeed {

using namespace Qt::StringLiterals;

inline constexpr Words<Token, tokenKinds> tokenWords{{{"electromagnet"_L1, Token::Electromagnet},
                                                      {"ion-cannon"_L1, Token::IonCannon},
                                                      {"flamethrower"_L1, Token::Flamethrower},
                                                      {"fuel-tank"_L1, Token::FuelTank},
                                                      {"nitro"_L1, Token::Nitro},
                                                      {"force-field"_L1, Token::ForceField}}};
inline constexpr Words<Phase, 5> phaseWords{{{"tile"_L1, Phase::Tile},
                                             {"bonuses"_L1, Phase::Bonuses},
                                             {"programming"_L1, Phase::Programming},
                                             {"resolution"_L1, Phase::Resolution},
                                             {"over"_L1, Phase::Over}}};
inline constexpr Words<Die, 2> dieWords{{{"yellow"_L1, Die::Yellow}, {"blue"_L1, Die::Blue}}};
inline constexpr Words<Side, 2> sideWords{{{"3-4"_L1, Side::Three4}, {"5-6"_L1, Side::Five6}}};
inline constexpr Words<ThirdSection, 3> sectionWords{
    {{"waits"_L1, ThirdSection::Waits}, {"arrives"_L1, ThirdSection::Arrives}, {"laid"_L1, ThirdSection::Laid}}};

/// Stands for a secret token.
inline constexpr auto secretToken = "?"_L1;

[[nodiscard]] inline QJsonArray writeTokens(const std::vector<HeldToken>& tokens) {
    QJsonArray list;
    for (const HeldToken token : tokens) list.append(token ? wordFor(tokenWords, *token) : secretToken);
    return list;
}

[[nodiscard]] inline QJsonArray writeWholes(const std::vector<int>& numbers) {
    QJsonArray list;
    for (const int number : numbers) list.append(number);
    return list;
}

}  // namespace basekeeper::outspeed
