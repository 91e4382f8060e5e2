// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace basekeeper {

/// Combines several lambdas into one visitor. Without a catch-all, the compiler names the alternative that is missing.
template <class... Callables>
struct Overload : Callables... {
    using Callables::operator()...;
};
template <class... Callables>
Overload(Callables...) -> Overload<Callables...>;

}  // namespace basekeeper
