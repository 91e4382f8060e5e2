// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <optional>
#include <utility>

namespace basekeeper {

/// A session with its shown state: the present one, or a past one that is looked back at.
template <Game G>
struct GameAtTable {
    struct Past {
        std::size_t acts = 0;
        typename G::State state;
        bool isTrial = false;  ///< acts can be tried out there
        std::optional<typename G::Action> trialAct = {};
    };

    explicit GameAtTable(Session<G> session) : play(std::move(session)) {}

    Session<G> play;
    std::optional<Past> past = {};
    std::optional<typename Session<G>::Refusal> refusal = {};  ///< of the last refused entry

    [[nodiscard]] const typename G::State& state() const { return past ? past->state : play.state(); }
};

}  // namespace basekeeper
