// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/state.h"
#include "db/formats/json_reader.h"

/// The words of the session file that the set-up, acts and state of All aboard! share, and its weights.
namespace basekeeper::all_aboard {

using namespace Qt::StringLiterals;

inline constexpr Words<Animal, animalKinds> animalWords{{{"mouse"_L1, Animal::Mouse},
                                                         {"peacock"_L1, Animal::Peacock},
                                                         {"fox"_L1, Animal::Fox},
                                                         {"octopus"_L1, Animal::Octopus},
                                                         {"monkey"_L1, Animal::Monkey},
                                                         {"sloth"_L1, Animal::Sloth},
                                                         {"moose"_L1, Animal::Moose},
                                                         {"zebra"_L1, Animal::Zebra},
                                                         {"giraffe"_L1, Animal::Giraffe},
                                                         {"lion"_L1, Animal::Lion},
                                                         {"bear"_L1, Animal::Bear},
                                                         {"elephant"_L1, Animal::Elephant}}};
inline constexpr Words<BoatResult, 2> resultWords{{{"sailed"_L1, BoatResult::Sailed}, {"sunk"_L1, BoatResult::Sunk}}};

inline constexpr int leastKilos = leastWeight.halves() / 2;
inline constexpr int leastBoatKilos = leastBoatNumber.halves() / 2;
inline constexpr int mostKilos = mostWeight.halves() / 2;

[[nodiscard]] inline QJsonValue writeWeight(Weight weight) { return writeHalves(weight.halves()); }

}  // namespace basekeeper::all_aboard
