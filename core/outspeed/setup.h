// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/seat.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace basekeeper::outspeed {

/// The bonus tokens (0.3), in the order of the session file.
enum class Token : std::uint8_t { Electromagnet, IonCannon, Flamethrower, FuelTank, Nitro, ForceField };

inline constexpr std::size_t tokenKinds = 6;
inline constexpr std::array<Token, tokenKinds> allTokens{Token::Electromagnet, Token::IonCannon, Token::Flamethrower,
                                                         Token::FuelTank,      Token::Nitro,     Token::ForceField};
/// How many tokens there are of each kind (0.3).
inline constexpr std::array<int, tokenKinds> tokenCopies{2, 2, 7, 7, 7, 7};
inline constexpr int tokensInAll = 32;
[[nodiscard]] constexpr int copiesOf(Token token) { return tokenCopies[static_cast<std::size_t>(token)]; }

inline constexpr int minSeats = 3;
inline constexpr int maxSeats = 6;
inline constexpr int smallParty = 4;         // 3.8: with more seats, tiles lie on their other side
inline constexpr int turns = 13;             // 0.2
inline constexpr int zonesPerSection = 7;    // 0.1
inline constexpr int startZone = 3;          // 0.1
inline constexpr int startFuel = 12;         // 0.1
inline constexpr int forceFieldMarkers = 7;  // 0.3
inline constexpr int maxFuel = 999;          // more than an override needs

struct Options {
    bool firstGame = false;  ///< tiles 1 to 13 in order (0.2)
    friend bool operator==(const Options&, const Options&) = default;
};

/// What is agreed before the first turn: three to six seats.
struct Setup {
    std::vector<Seat> seats;
    Options options;
    friend bool operator==(const Setup&, const Setup&) = default;
};

/// Whether a game can start from it.
[[nodiscard]] bool isValid(const Setup&);

}  // namespace basekeeper::outspeed
