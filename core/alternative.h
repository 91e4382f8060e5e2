// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <variant>

namespace basekeeper {

/// The variant becomes its alternative of this index, as that is by default.
template <class... Ts>
void emplaceAlternative(std::variant<Ts...>& value, std::size_t index) {
    std::size_t candidate = 0;
    static_cast<void>(((candidate++ == index && (value.template emplace<Ts>(), true)) || ...));
}

}  // namespace basekeeper
