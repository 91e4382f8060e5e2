// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session.h"

#include <functional>
#include <string>
#include <utility>

/// Plans the correction of a past act and works out its effect on every later act.
namespace basekeeper {

/// A game whose past can be corrected. Its `Renaming` says what a later act is called in the corrected line of play
/// (S.5); `asOverride` builds the override that has the effect of an act which is now refused (S.6).
template <class G>
concept CorrectableGame = Game<G> && std::constructible_from<typename G::Renaming, const typename G::State&> &&
    requires(typename G::Renaming& learning, const typename G::Renaming& renaming, const typename G::State& state,
             const typename G::Action& action, const std::string& reason) {
    { learning.learn(state, state, state, state) } -> std::same_as<void>;
    { renaming.renamed(action, state, state) } -> std::same_as<tl::expected<typename G::Action, typename G::Violation>>;
    { G::asOverride(state, state, state, renaming, reason) } -> std::same_as<std::optional<typename G::Action>>;
    typename G::Overrule;
};

/// What to do with a later act that the corrected game refuses.
enum class Remedy : std::uint8_t { Drop, Overrule };

/// A later act that the corrected game would refuse.
template <Game G>
struct RefusedLater {
    int act = 1;  ///< its number in the current line of play, counted from 1
    typename G::Violation why;
    bool canOverrule = false;  ///< an override can take its place
    Remedy remedy = Remedy::Drop;
};

/// An amendment that the log will accept, and its effect.
template <Game G>
struct AmendmentPlan {
    Amend<G> amend;
    std::vector<RefusedLater<G>> refused;  ///< in the order of play
    typename G::State after;               ///< the state at the end of the corrected line of play
};

/// What the table has decided about the later acts that would be refused.
struct AmendmentDecisions {
    std::function<Remedy(int act)> remedy = [](int) { return Remedy::Drop; };
    std::string reason;  ///< of the overrides; while it is empty, every refused act is dropped
};

/// Called for each refused act, with the states before it in the current and in the corrected line of play.
template <Game G>
using OnRefused =
    std::function<void(const RefusedLater<G>&, const typename G::State& before, const typename G::State& now)>;

/// Plans the correction of an act; `correction.act` is between 1 and `session.played()`. Fails if the game refuses the
/// act that the correction itself puts there, and returns that act's number. The plan can be added to `session` as long
/// as nothing else has been added since.
template <CorrectableGame G>
[[nodiscard]] tl::expected<AmendmentPlan<G>, RefusedAct<G>> planAmendment(const Session<G>& session,
                                                                          const Correction<G>& correction,
                                                                          const AmendmentDecisions& decisions,
                                                                          const OnRefused<G>& onRefused = {}) {
    using Action = typename G::Action;
    using State = typename G::State;
    using Replace = typename Correction<G>::Replace;
    using Delete = typename Correction<G>::Delete;
    using InsertBefore = typename Correction<G>::InsertBefore;
    using IdCounts = typename G::Renaming::IdCounts;

    const std::size_t first = static_cast<std::size_t>(correction.act) - 1;
    State before = session.stateAfter(first);
    State now = before;
    typename G::Renaming renaming(before);
    AmendmentPlan<G> plan{{{correction}}, {}, {}};

    const auto putIn = [&now](const Action& action) -> std::optional<typename G::Violation> {
        if (auto violation = G::whyNot(now, action)) return violation;
        G::applyInPlace(now, action);
        return {};
    };
    const Action* wanted = nullptr;
    if (const auto* replace = std::get_if<Replace>(&correction.change)) wanted = &replace->with;
    if (const auto* insert = std::get_if<InsertBefore>(&correction.change)) wanted = &insert->act;
    const State start = now;
    if (wanted != nullptr)
        if (auto violation = putIn(*wanted))
            return tl::unexpected(RefusedAct<G>{correction.act, std::move(*violation)});

    std::size_t next = first;
    if (!std::holds_alternative<InsertBefore>(correction.change)) {
        State after = before;
        G::applyInPlace(after, session.act(first));
        renaming.learn(before, after, start, now);
        before = std::move(after);
        ++next;
    }
    State madeIn = before;  // outside the loop: a copy into it finds its room already there
    for (; next < session.played(); ++next) {
        const Action& action = session.act(next);
        const int number = static_cast<int>(next) + 1;
        const IdCounts seen(before);
        const IdCounts newSeen(now);
        const auto renamed = renaming.renamed(action, before, now);
        auto violation = renamed ? G::whyNot(now, *renamed) : std::optional(renamed.error());
        if (!violation) {
            if (*renamed != action) plan.amend.corrections.push_back({number, Replace{*renamed}});
            G::applyInPlace(before, action);
            G::applyInPlace(now, *renamed);
        } else {
            madeIn = before;
            G::applyInPlace(before, action);
            RefusedLater<G> refused{number, std::move(*violation)};
            auto overrule = G::asOverride(madeIn, before, now, renaming,
                                          decisions.reason.empty() ? std::string("?") : decisions.reason);
            refused.canOverrule = overrule.has_value();
            if (refused.canOverrule && !decisions.reason.empty()) refused.remedy = decisions.remedy(number);
            if (onRefused) onRefused(refused, madeIn, now);
            if (refused.remedy == Remedy::Overrule) {
                G::applyInPlace(now, *overrule);
                plan.amend.corrections.push_back({number, Replace{std::move(*overrule)}});
            } else {
                plan.amend.corrections.push_back({number, Delete{}});
            }
            plan.refused.push_back(std::move(refused));
        }
        renaming.learn(seen, before, newSeen, now);
    }
    plan.after = std::move(now);
    return plan;
}

}  // namespace basekeeper
