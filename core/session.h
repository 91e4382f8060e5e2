// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/overload.h"

#include <tl/expected.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// The one mechanism that all games share: a log of entries folds to a line of play, the line of play to a state.
namespace basekeeper {

/// What a game is to a session. `carryOut` may only be called where `whyNot` has nothing to say; together they are
/// `apply`.
template <class G>
concept Game = std::equality_comparable<typename G::State> && std::equality_comparable<typename G::Action> &&
               std::copyable<typename G::State> &&
               requires(const typename G::Setup& setup, const typename G::State& state, typename G::State& changing,
                        const typename G::Action& action) {
                   { G::id } -> std::convertible_to<std::string_view>;
                   { G::rulesVersion } -> std::convertible_to<int>;
                   { G::initial(setup) } -> std::same_as<typename G::State>;
                   { G::whyNot(state, action) } -> std::same_as<std::optional<typename G::Violation>>;
                   { G::carryOut(changing, action) } -> std::same_as<void>;
                   { G::apply(state, action) } -> std::same_as<tl::expected<typename G::State, typename G::Violation>>;
                   { G::legalActs(state) };
                   { G::isOver(state) } -> std::same_as<bool>;
               };

/// Takes back the latest `acts` acts that still stand (S.1).
struct Undo {
    int acts = 1;
    friend bool operator==(const Undo&, const Undo&) = default;
};

/// Brings back the latest `acts` acts taken back since the last new act (S.2).
struct Redo {
    int acts = 1;
    friend bool operator==(const Redo&, const Redo&) = default;
};

/// A line of the log. Correcting a past act will be one more alternative.
template <Game G>
using Entry = std::variant<typename G::Action, Undo, Redo>;

/// Why the log does not take an undo or a redo.
enum class LogRefusal : std::uint8_t { NothingToUndo, NothingToRedo };

template <Game G>
class Session {
public:
    using Action = typename G::Action;
    using State = typename G::State;
    using Refusal = std::variant<typename G::Violation, LogRefusal>;

    /// A session that has just begun. `setup` must be valid for the game.
    explicit Session(typename G::Setup setup) : m_setup(std::move(setup)), m_state(G::initial(m_setup)) {
        m_checkpoints.emplace(0, m_state);
    }

    [[nodiscard]] const typename G::Setup& setup() const { return m_setup; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const std::vector<Entry<G>>& log() const { return m_log; }

    /// The number of acts that stand: the length of the line of play.
    [[nodiscard]] std::size_t played() const { return m_played; }
    /// The number of acts that a redo could bring back.
    [[nodiscard]] std::size_t takenBack() const { return m_line.size() - m_played; }
    /// An act of the line of play, or one that was taken back; counted from 0, below `played() + takenBack()`.
    [[nodiscard]] const Action& act(std::size_t index) const { return std::get<Action>(m_log[m_line[index]]); }

    /// Where in the log that act stands, counted from 0.
    [[nodiscard]] std::size_t entryOf(std::size_t index) const { return m_line[index]; }

    /// Why the entry cannot be added now.
    [[nodiscard]] std::optional<Refusal> whyNot(const Entry<G>& entry) const {
        return std::visit(Overload{
                              [&](const Action& action) -> std::optional<Refusal> {
                                  if (auto violation = G::whyNot(m_state, action)) return Refusal(std::move(*violation));
                                  return {};
                              },
                              [&](const Undo& undo) -> std::optional<Refusal> {
                                  if (undo.acts < 1 || static_cast<std::size_t>(undo.acts) > m_played) return LogRefusal::NothingToUndo;
                                  return {};
                              },
                              [&](const Redo& redo) -> std::optional<Refusal> {
                                  if (redo.acts < 1 || static_cast<std::size_t>(redo.acts) > takenBack()) return LogRefusal::NothingToRedo;
                                  return {};
                              },
                          },
                          entry);
    }

    /// The state that such an entry would lead to.
    [[nodiscard]] State stateWith(const Entry<G>& entry) const {
        return std::visit(Overload{
                              [&](const Action& action) {
                                  State next = m_state;
                                  G::carryOut(next, action);
                                  return next;
                              },
                              [&](const Undo& undo) { return stateAfter(m_played - static_cast<std::size_t>(undo.acts)); },
                              [&](const Redo& redo) { return stateAfter(m_played + static_cast<std::size_t>(redo.acts)); },
                          },
                          entry);
    }

    /// Adds an entry for which `whyNot` has nothing to say.
    void add(Entry<G> entry) {
        m_log.push_back(std::move(entry));
        std::visit(Overload{
                       [&](const Action& action) {
                           m_line.resize(m_played);
                           m_line.push_back(static_cast<std::uint32_t>(m_log.size() - 1));
                           forgetCheckpointsAfter(m_played);
                           advance(action);
                       },
                       [&](const Undo& undo) { goBackTo(m_played - static_cast<std::size_t>(undo.acts)); },
                       [&](const Redo& redo) {
                           for (int i = 0; i < redo.acts; ++i) advance(act(m_played));
                       },
                   },
                   m_log.back());
    }

    /// The state after the first `acts` acts of the line of play; `acts` at most `played() + takenBack()`.
    [[nodiscard]] State stateAfter(std::size_t acts) const {
        const auto from = std::prev(m_checkpoints.upper_bound(acts));
        State state = from->second;
        for (std::size_t i = from->first; i < acts; ++i) G::carryOut(state, act(i));
        return state;
    }

private:
    void advance(const Action& action) {
        G::carryOut(m_state, action);
        ++m_played;
        if (m_played % m_interval == 0) remember();
    }

    /// Checkpoints are a cache. There are never many: when there would be, every other one goes and they are set
    /// half as often, so that a log of a million acts costs little more than its entries.
    void remember() {
        m_checkpoints.insert_or_assign(m_played, m_state);
        if (m_checkpoints.size() <= maxCheckpoints) return;
        m_interval *= 2;
        std::erase_if(m_checkpoints, [this](const auto& checkpoint) { return checkpoint.first % m_interval != 0; });
    }

    void forgetCheckpointsAfter(std::size_t acts) { m_checkpoints.erase(m_checkpoints.upper_bound(acts), m_checkpoints.end()); }

    /// Who undoes once often undoes again: the states just before the goal are kept on the way there.
    void goBackTo(std::size_t acts) {
        const auto from = std::prev(m_checkpoints.upper_bound(acts));
        m_state = from->second;
        for (m_played = from->first; m_played < acts;) {
            G::carryOut(m_state, act(m_played));
            ++m_played;
            if (acts - m_played < keptOnTheWay) m_checkpoints.insert_or_assign(m_played, m_state);
        }
        thinOutBelow(acts);
    }

    /// Those kept on the way of earlier undos, beyond the ones at regular distances, are let go.
    void thinOutBelow(std::size_t acts) {
        std::erase_if(m_checkpoints, [&](const auto& checkpoint) {
            const bool regular = checkpoint.first % m_interval == 0;
            const bool near = checkpoint.first + keptOnTheWay > acts && checkpoint.first <= acts;
            return !regular && !near;
        });
    }

    static constexpr std::size_t maxCheckpoints = 128;
    static constexpr std::size_t keptOnTheWay = 16;

    typename G::Setup m_setup;
    State m_state;
    std::vector<Entry<G>> m_log;
    std::vector<std::uint32_t> m_line;  ///< where in the log each act of the line of play stands
    std::size_t m_played = 0;
    std::size_t m_interval = 128;
    std::map<std::size_t, State> m_checkpoints;
};

}  // namespace basekeeper
