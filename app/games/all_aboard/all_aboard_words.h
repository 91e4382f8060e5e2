// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/translate_fn.h"
#include "core/all_aboard/setup.h"

#include <QString>

#include <cstddef>

/// The words that sentences of All aboard! are made of, in any language.
namespace basekeeper {

/// Such as "Lion".
[[nodiscard]] QString animalLabel(const TranslateFn& say, all_aboard::Animal animal);
/// Such as "the lion", within a sentence.
[[nodiscard]] QString theAnimal(const TranslateFn& say, all_aboard::Animal animal);
/// Such as "Ana's lion", at the beginning of a sentence.
[[nodiscard]] QString animalOf(const TranslateFn& say, all_aboard::Animal animal, const QString& owner);
/// Such as "Two lions", at the beginning of a sentence; `count` is from two to five.
[[nodiscard]] QString severalAnimals(const TranslateFn& say, all_aboard::Animal animal, std::size_t count);
/// Such as "12½" and "−1".
[[nodiscard]] QString weightText(const TranslateFn& say, all_aboard::Weight weight);

}  // namespace basekeeper
