// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <variant>

namespace basekeeper {

/// Replaces the variant's value by the default-constructed alternative of this index.
template <class... Ts>
void emplaceAlternative(std::variant<Ts...>& value, std::size_t index) {
    std::size_t candidate = 0;
    static_cast<void>(((candidate++ == index && (value.template emplace<Ts>(), true)) || ...));
}

}  // namespace basekeeper
