// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace basekeeper {

/// One visitor out of several lambdas. Without a catch-all, the compiler names the alternative that was forgotten.
template <class... Callables>
struct Overload : Callables... {
    using Callables::operator()...;
};
template <class... Callables>
Overload(Callables...) -> Overload<Callables...>;

}  // namespace basekeeper
