// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/weight.h"
#include "core/seat.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace basekeeper::all_aboard {

/// The twelve animals; every seat has each once (0.1). In the order of the rules document.
enum class Animal : std::uint8_t {
    Mouse,
    Peacock,
    Fox,
    Octopus,
    Monkey,
    Sloth,
    Moose,
    Zebra,
    Giraffe,
    Lion,
    Bear,
    Elephant
};

inline constexpr std::size_t animalKinds = 12;
inline constexpr std::array<Animal, animalKinds> allAnimals{
    Animal::Mouse, Animal::Peacock, Animal::Fox,     Animal::Octopus, Animal::Monkey, Animal::Sloth,
    Animal::Moose, Animal::Zebra,   Animal::Giraffe, Animal::Lion,    Animal::Bear,   Animal::Elephant};

/// Whether the animal has another weight in love.
[[nodiscard]] constexpr bool weighsOtherwiseInLove(Animal animal) {
    return animal == Animal::Mouse || animal == Animal::Peacock;
}

/// Printed points are whole numbers from 0 to 99.
inline constexpr int maxPoints = 99;

/// What the table's card of an animal shows.
struct CardValue {
    Weight weight;
    Weight inLove;  ///< the same as `weight` except for mouse and peacock
    int points = 0;
    friend bool operator==(const CardValue&, const CardValue&) = default;
};

/// What the table's cards show. The default is the *example set*, which screens mark as such.
struct CardValues {
    std::array<CardValue, animalKinds> of = example();

    [[nodiscard]] const CardValue& operator[](Animal animal) const& { return of[static_cast<std::size_t>(animal)]; }
    [[nodiscard]] CardValue& operator[](Animal animal) & { return of[static_cast<std::size_t>(animal)]; }
    friend bool operator==(const CardValues&, const CardValues&) = default;

private:
    [[nodiscard]] static constexpr std::array<CardValue, animalKinds> example() {
        constexpr std::array<int, animalKinds> kilos{1, -1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
        std::array<CardValue, animalKinds> values;
        for (std::size_t i = 0; i < animalKinds; ++i)
            values[i] = {Weight::ofKilos(kilos[i]), Weight::ofKilos(kilos[i]), static_cast<int>(i) + 1};
        values[static_cast<std::size_t>(Animal::Mouse)].inLove = Weight::ofHalves(1);
        values[static_cast<std::size_t>(Animal::Peacock)].inLove = Weight::ofKilos(1);
        return values;
    }
};

inline constexpr int minSeats = 2;
inline constexpr int maxSeats = 5;
inline constexpr int rounds = 4;             // 0.2
inline constexpr int boatHolds = 3;          // 1.2
inline constexpr std::size_t handHolds = 3;  // 0.1
inline constexpr int placementsPerSeat = 3;  // 1.1
inline constexpr int pointsPerCupid = 2;     // 4.1
inline constexpr int maxCupids = 99;         // more than an override needs (4.4)

struct Options {
    bool effects = true;  ///< false in the children's variant (4.3)
    friend bool operator==(const Options&, const Options&) = default;
};

/// What is agreed before the first round: two to five seats, of which `first` is one (0.3).
struct Setup {
    std::vector<Seat> seats;
    SeatId first = 0;
    CardValues values;
    Options options;
    friend bool operator==(const Setup&, const Setup&) = default;
};

/// Whether a game can start from it: seats, first seat, weights and points are in range, and only mouse and peacock
/// have another weight in love.
[[nodiscard]] bool isValid(const Setup&);

}  // namespace basekeeper::all_aboard
