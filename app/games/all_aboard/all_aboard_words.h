// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/say.h"
#include "core/all_aboard/setup.h"

#include <QString>

#include <cstddef>

/// The words of All aboard! of which its sentences are made, in whatever language somebody speaks.
namespace basekeeper {

/// "Lion"
[[nodiscard]] QString animalLabel(const Say& say, all_aboard::Animal animal);
/// "the lion", within a sentence
[[nodiscard]] QString theAnimal(const Say& say, all_aboard::Animal animal);
/// "Ana's lion", at the beginning of a sentence
[[nodiscard]] QString animalOf(const Say& say, all_aboard::Animal animal, const QString& owner);
/// "Two lions", at the beginning of a sentence; from two to five
[[nodiscard]] QString severalAnimals(const Say& say, all_aboard::Animal animal, std::size_t count);
/// "12½", "−1"
[[nodiscard]] QString weightText(const Say& say, all_aboard::Weight weight);

}  // namespace basekeeper
