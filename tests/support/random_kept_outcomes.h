// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/amendment_plan.h"
#include "tests/support/random_play.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string>
#include <utility>

/// A ruling that keeps what an act did (S.6), made at the very table where the act was made: there it must do what the
/// act did, no more and no less.
namespace basekeeper::random_play {

/// A game says by `whatIsRuled(const State&)` what of a state a ruling can put in order, as something that can be
/// compared and printed.
template <Game G, class WhatIsRuled>
class KeptOutcomes {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    /// Rulings of `overruleKind` are kept, too, but need not be found again: they may do several things that undo
    /// each other.
    KeptOutcomes(WhatIsRuled whatIsRuled, std::size_t overruleKind)
        : m_whatIsRuled(std::move(whatIsRuled)), m_overruleKind(overruleKind) {}

    /// What does not hold, or nothing.
    std::string run(std::uint64_t seed, int acts) {
        Random random(seed);
        State state = Session<G>(Trait<G>::setup(random)).state();
        for (int i = 0; i < acts; ++i) {
            const Action act = Trait<G>::act(state, random);
            if (G::whyNot(state, act)) continue;
            const State after = *G::apply(state, act);
            if (std::string wrong = wrongOf(state, act, after); !wrong.empty())
                return "seed " + std::to_string(seed) + ", try " + std::to_string(i) + ": " + wrong;
            state = after;
        }
        return {};
    }

    /// How many acts of that kind were kept, and how many no ruling could keep although they changed something.
    [[nodiscard]] int kept(std::size_t kind) const { return m_kept.at(kind); }
    [[nodiscard]] int lost(std::size_t kind) const { return m_lost.at(kind); }

private:
    std::string wrongOf(const State& before, const Action& act, const State& after) {
        const auto ruling = G::asOverride(before, after, before, typename G::Renaming(before), "it was so");
        if (!ruling) {
            if (m_whatIsRuled(before) != m_whatIsRuled(after)) ++m_lost.at(act.index());
            return {};
        }
        ++m_kept.at(act.index());
        const auto ruled = G::apply(before, *ruling);
        if (!ruled) return "act " + std::to_string(act.index()) + ": the ruling is refused";
        if (act.index() != m_overruleKind && m_whatIsRuled(*ruled) != m_whatIsRuled(after))
            return "act " + std::to_string(act.index()) + "\nbefore " + testing::PrintToString(m_whatIsRuled(before)) +
                   "\nafter  " + testing::PrintToString(m_whatIsRuled(after)) + "\nruled  " +
                   testing::PrintToString(m_whatIsRuled(*ruled));
        return {};
    }

    WhatIsRuled m_whatIsRuled;
    std::size_t m_overruleKind;
    std::array<int, 40> m_kept{};
    std::array<int, 40> m_lost{};
};

}  // namespace basekeeper::random_play
