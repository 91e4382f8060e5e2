// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>

namespace basekeeper {

template <class Kind, class Violation>
struct ActAvailability {
    Kind kind;
    std::optional<Violation> refusal;  ///< why no act of this kind is possible now; nothing if one is
};

/// What a game answers for each of its kinds of act, in their order.
template <class Kind, std::size_t kinds, class Violation>
using LegalActsOf = std::array<ActAvailability<Kind, Violation>, kinds>;

/// Asks `whyNoneLegal` for each kind of act.
template <class LegalActs, class WhyNoneLegal>
[[nodiscard]] LegalActs legalActsBy(const WhyNoneLegal& whyNoneLegal) {
    LegalActs acts{};
    for (std::size_t i = 0; i < acts.size(); ++i) {
        acts[i].kind = static_cast<decltype(acts[i].kind)>(i);
        acts[i].refusal = whyNoneLegal(acts[i].kind);
    }
    return acts;
}

}  // namespace basekeeper
