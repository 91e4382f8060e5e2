// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <type_traits>

/// An act says of which fields it is made once, and whoever reads, writes or renames it walks over them:
///
///     static void fields(auto& act, auto& walk) { walk.must("base", act.base).may("piece", act.piece); }
///
/// The name is that of the session file. What a field `may` say is left out there while it is as it is by default.
/// How a value is written follows from its type; where it does not, the act names a form: `as<Place>`.
namespace basekeeper {

template <class Form>
struct As {};
template <class Form>
inline constexpr As<Form> as{};

/// The form of a whole number within both bounds.
template <int lowest, int highest = std::numeric_limits<int>::max()>
struct Whole;
template <int lowest, int highest = std::numeric_limits<int>::max()>
inline constexpr As<Whole<lowest, highest>> whole{};

/// What acts without fields derive from.
struct NoFields {
    friend bool operator==(const NoFields&, const NoFields&) = default;
};

template <class Act, class Walk>
void walkFields(Act& act, Walk& walk) {
    if constexpr (!std::is_base_of_v<NoFields, Act>) Act::fields(act, walk);
}

}  // namespace basekeeper
