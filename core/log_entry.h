// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

/// The entries of a log, the same for every game: acts, and what undoes, redoes or corrects earlier acts.
namespace basekeeper {

/// What a session requires of a game. `applyInPlace` may only be called if `whyNot` returns nothing; `apply` does both.
template <class G>
concept Game = std::equality_comparable<typename G::State> && std::equality_comparable<typename G::Action> &&
    std::copyable<typename G::State> && requires(const typename G::Setup& setup, const typename G::State& state,
                                                 typename G::State& changing, const typename G::Action& action) {
    { G::id } -> std::convertible_to<std::string_view>;
    { G::rulesVersion } -> std::convertible_to<int>;
    { G::initial(setup) } -> std::same_as<typename G::State>;
    { G::whyNot(state, action) } -> std::same_as<std::optional<typename G::Violation>>;
    { G::applyInPlace(changing, action) } -> std::same_as<void>;
    { G::apply(state, action) } -> std::same_as<tl::expected<typename G::State, typename G::Violation>>;
    {G::legalActs(state)};
    { G::isOver(state) } -> std::same_as<bool>;
};

/// Takes back the latest `acts` steps that still stand: acts, and amendments, which count as one each (S.1).
struct Undo {
    int acts = 1;
    friend bool operator==(const Undo&, const Undo&) = default;
};

/// Brings back the latest `acts` steps that were taken back since the last new step (S.2).
struct Redo {
    int acts = 1;
    friend bool operator==(const Redo&, const Redo&) = default;
};

/// A change to one past act (S.3).
template <Game G>
struct Correction {
    struct Replace {
        typename G::Action with;
        friend bool operator==(const Replace&, const Replace&) = default;
    };
    struct Delete {
        friend bool operator==(const Delete&, const Delete&) = default;
    };
    struct InsertBefore {
        typename G::Action act;
        friend bool operator==(const InsertBefore&, const InsertBefore&) = default;
    };

    int act = 1;  ///< its number in the line of play before the amendment, counted from 1
    std::variant<Replace, Delete, InsertBefore> change;
    friend bool operator==(const Correction&, const Correction&) = default;
};

/// Corrects the past in one step. The corrections are never empty and are ordered by act number. The first is the one
/// that the table asked for; the others adapt, override or delete later acts that it would make impossible.
template <Game G>
struct Amend {
    std::vector<Correction<G>> corrections;
    friend bool operator==(const Amend&, const Amend&) = default;
};

/// An entry of the log.
template <Game G>
using Entry = std::variant<typename G::Action, Undo, Redo, Amend<G>>;

/// Why the log refuses an undo, a redo, or an amendment that names an act which does not stand.
enum class LogRefusal : std::uint8_t { NothingToUndo, NothingToRedo, NoSuchAct };

/// The act of the corrected line of play that the game refuses, so that the amendment cannot be added (S.4).
template <Game G>
struct RefusedAct {
    int act = 1;  ///< its number in the corrected line of play, counted from 1
    typename G::Violation why;
    friend bool operator==(const RefusedAct&, const RefusedAct&) = default;
};

}  // namespace basekeeper
