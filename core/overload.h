// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>

namespace basekeeper {

/// Combines several lambdas into one visitor. Without a catch-all, the compiler names the alternative that is missing.
template <class... Callables>
struct Overload : Callables... {
    using Callables::operator()...;
};
template <class... Callables>
Overload(Callables...) -> Overload<Callables...>;

/// One of these alternatives, or of what derives from them: for a lambda that does the same for several.
template <class T, class... Alternatives>
concept AnyOf = (std::is_base_of_v<Alternatives, T> || ...);

}  // namespace basekeeper
