// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/line_of_play.h"
#include "core/log_entry.h"
#include "core/overload.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <utility>

/// The mechanism that all games share: a log of entries folds to a line of play, and the line of play to a state.
namespace basekeeper {

template <Game G>
class Session {
public:
    using Action = typename G::Action;
    using State = typename G::State;
    using Refusal = std::variant<typename G::Violation, LogRefusal, RefusedAct<G>>;

    /// Starts a session with an empty log. `setup` must be valid for the game.
    explicit Session(typename G::Setup setup) : m_setup(std::move(setup)), m_state(G::initial(m_setup)) {
        m_checkpoints.emplace(0, m_state);
    }

    [[nodiscard]] const typename G::Setup& setup() const { return m_setup; }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const std::vector<Entry<G>>& log() const { return m_log; }

    /// The number of acts that stand: the length of the line of play.
    [[nodiscard]] std::size_t played() const { return m_line.played(); }
    /// The number of acts after those that a redo brings back before it reaches an amendment.
    [[nodiscard]] std::size_t redoableActs() const { return m_line.size() - m_line.played(); }
    /// An act that stands, or that a redo would bring back. `index` counts from 0 and is below `played() +
    /// redoableActs()`.
    [[nodiscard]] const Action& act(std::size_t index) const { return written(m_line[index]); }
    /// The log entry, counted from 0, that holds that act: its own, or the amendment that put it there.
    [[nodiscard]] std::size_t entryOf(std::size_t index) const { return m_line[index].entry; }
    /// Whether an amendment put that act there.
    [[nodiscard]] bool isCorrected(std::size_t index) const {
        return std::holds_alternative<Amend<G>>(m_log[entryOf(index)]);
    }

    /// How many steps (acts and amendments) an undo can take back (S.1), and how many a redo can bring back (S.2).
    [[nodiscard]] std::size_t steps() const { return m_line.steps(); }
    [[nodiscard]] std::size_t redoableSteps() const { return m_line.redoableSteps(); }
    /// The log entries, counted from 0, of the amendments that stand, oldest first; and of the one that a redo reaches
    /// after the acts of `redoableActs()`.
    [[nodiscard]] std::vector<std::uint32_t> amendments() const { return m_line.amendments(); }
    [[nodiscard]] std::optional<std::uint32_t> redoableAmendment() const { return m_line.redoableAmendment(); }

    /// Why the entry cannot be added now; nothing if it can.
    [[nodiscard]] std::optional<Refusal> whyNot(const Entry<G>& entry) const {
        return std::visit(Overload{
                              [&](const Action& action) -> std::optional<Refusal> {
                                  if (auto violation = G::whyNot(m_state, action))
                                      return Refusal(std::move(*violation));
                                  return {};
                              },
                              [&](const Undo& undo) -> std::optional<Refusal> {
                                  if (undo.acts < 1 || static_cast<std::size_t>(undo.acts) > steps())
                                      return LogRefusal::NothingToUndo;
                                  return {};
                              },
                              [&](const Redo& redo) -> std::optional<Refusal> {
                                  if (redo.acts < 1 || static_cast<std::size_t>(redo.acts) > redoableSteps())
                                      return LogRefusal::NothingToRedo;
                                  return {};
                              },
                              [&](const Amend<G>& amend) { return whyNotAmended(amend); },
                          },
                          entry);
    }

    /// The state after adding that entry; only valid if `whyNot` returns nothing for it.
    [[nodiscard]] State stateWith(const Entry<G>& entry) const {
        return std::visit(
            Overload{
                [&](const Action& action) {
                    State next = m_state;
                    G::applyInPlace(next, action);
                    return next;
                },
                [&](const Undo& undo) {
                    LineOfPlay line = m_line;
                    const std::size_t same = line.undo(static_cast<std::size_t>(undo.acts));
                    return fold(line, same);
                },
                [&](const Redo& redo) {
                    LineOfPlay line = m_line;
                    const std::size_t same = line.redo(static_cast<std::size_t>(redo.acts));
                    return fold(line, same);
                },
                [&](const Amend<G>& amend) { return stateAmended(amend, std::numeric_limits<std::size_t>::max()); },
            },
            entry);
    }

    /// A checked entry, and the state it leads to.
    struct Next {
        Entry<G> entry;
        State state;
    };
    /// Checks an entry and works out the state it leads to; refused for the reason that `whyNot` gives. `add` takes
    /// over the state of an act, and folds what undo, redo and amendments change from the nearest checkpoint.
    [[nodiscard]] tl::expected<Next, Refusal> next(Entry<G> entry) const {
        if (auto refusal = whyNot(entry)) return tl::unexpected(std::move(*refusal));
        State state = stateWith(entry);
        return Next{std::move(entry), std::move(state)};
    }
    /// Adds the result of `next`; only valid if nothing was added in between.
    void add(Next next) {
        m_log.push_back(std::move(next.entry));
        applyLastEntry([&](const Action&) { advanceTo(std::move(next.state)); });
    }
    /// Adds an entry; only valid if `whyNot` returns nothing for it.
    void add(Entry<G> entry) {
        m_log.push_back(std::move(entry));
        applyLastEntry([&](const Action& action) { advance(action); });
    }

    /// The state after the first `acts` acts of the line of play; `acts` is at most `played() + redoableActs()`.
    [[nodiscard]] State stateAfter(std::size_t acts) const {
        const auto from = std::prev(m_checkpoints.upper_bound(acts));
        State state = from->second;
        for (std::size_t i = from->first; i < acts; ++i) G::applyInPlace(state, act(i));
        return state;
    }

    /// The state after the first `acts` acts of the line of play that the amendment would make, or after all of them if
    /// there are fewer. `acts` reaches at least up to the first correction, and no further than the game accepts the
    /// acts.
    [[nodiscard]] State stateAmended(const Amend<G>& amend, std::size_t acts) const {
        const std::size_t first = firstAct(amend);
        State state = stateAfter(first);
        const std::vector<Placed> tail = correctedTail(amend);
        const std::size_t count = std::min(tail.size(), acts - first);
        for (std::size_t i = 0; i < count; ++i) G::applyInPlace(state, *tail[i].action);
        return state;
    }

private:
    /// Applies the last entry of the log to the line of play and the state; `fold` applies a new act to the state.
    template <class Fold>
    void applyLastEntry(const Fold& fold) {
        std::visit(Overload{
                       [&](const Action& action) {
                           m_checkpoints.erase(m_checkpoints.upper_bound(played()), m_checkpoints.end());
                           m_line.add({static_cast<std::uint32_t>(m_log.size() - 1), 0});
                           fold(action);
                       },
                       [&](const Undo& undo) { refold(m_line.undo(static_cast<std::size_t>(undo.acts))); },
                       [&](const Redo& redo) { refold(m_line.redo(static_cast<std::size_t>(redo.acts))); },
                       [&](const Amend<G>& amend) {
                           const std::size_t from = firstAct(amend);
                           std::vector<ActPlace> tail;
                           for (const Placed& placed : correctedTail(amend)) tail.push_back(placed.place);
                           m_line.amend(static_cast<std::uint32_t>(m_log.size() - 1), from, std::move(tail));
                           refold(from);
                       },
                   },
                   m_log.back());
    }

    /// An act of the line of play that an amendment would make. A new amendment counts as the next entry of the log.
    struct Placed {
        ActPlace place;
        const Action* action;
    };

    /// The act that a correction puts into the line of play; null if it deletes one.
    [[nodiscard]] static const Action* writtenIn(const Correction<G>& correction) {
        return std::visit(Overload{
                              [](const typename Correction<G>::Replace& replace) { return &replace.with; },
                              [](const typename Correction<G>::Delete&) -> const Action* { return nullptr; },
                              [](const typename Correction<G>::InsertBefore& insert) { return &insert.act; },
                          },
                          correction.change);
    }

    [[nodiscard]] const Action& written(ActPlace place) const {
        const Entry<G>& entry = m_log[place.entry];
        if (const auto* action = std::get_if<Action>(&entry)) return *action;
        return *writtenIn(std::get<Amend<G>>(entry).corrections[place.correction]);
    }

    [[nodiscard]] static std::size_t firstAct(const Amend<G>& amend) {
        return static_cast<std::size_t>(amend.corrections.front().act) - 1;
    }

    /// The corrected line of play from the first corrected act on.
    [[nodiscard]] std::vector<Placed> correctedTail(const Amend<G>& amend) const {
        // `add` has already put the amendment into the log when it calls this.
        const bool added = !m_log.empty() && std::get_if<Amend<G>>(&m_log.back()) == &amend;
        const auto entry = static_cast<std::uint32_t>(added ? m_log.size() - 1 : m_log.size());
        std::vector<Placed> tail;
        std::size_t next = firstAct(amend);
        for (std::uint32_t i = 0; i < amend.corrections.size(); ++i) {
            const Correction<G>& correction = amend.corrections[i];
            const auto corrected = static_cast<std::size_t>(correction.act) - 1;
            for (; next < corrected; ++next) tail.push_back({m_line[next], &act(next)});
            if (const Action* action = writtenIn(correction)) tail.push_back({{entry, i}, action});
            if (!std::holds_alternative<typename Correction<G>::InsertBefore>(correction.change)) next = corrected + 1;
        }
        for (; next < played(); ++next) tail.push_back({m_line[next], &act(next)});
        return tail;
    }

    [[nodiscard]] std::optional<Refusal> whyNotAmended(const Amend<G>& amend) const {
        for (const Correction<G>& correction : amend.corrections)
            if (correction.act < 1 || static_cast<std::size_t>(correction.act) > played()) return LogRefusal::NoSuchAct;
        State state = stateAfter(firstAct(amend));
        int number = amend.corrections.front().act;
        for (const Placed& placed : correctedTail(amend)) {
            if (auto violation = G::whyNot(state, *placed.action)) return RefusedAct<G>{number, std::move(*violation)};
            G::applyInPlace(state, *placed.action);
            ++number;
        }
        return {};
    }

    /// The state that `line` folds to; its first `same` acts are those of the current line of play.
    [[nodiscard]] State fold(const LineOfPlay& line, std::size_t same) const {
        const std::size_t shared = std::min(same, line.played());
        State state = stateAfter(shared);
        for (std::size_t i = shared; i < line.played(); ++i) G::applyInPlace(state, written(line[i]));
        return state;
    }

    void advance(const Action& action) {
        G::applyInPlace(m_state, action);
        countFolded();
    }
    void advanceTo(State state) {
        m_state = std::move(state);
        countFolded();
    }
    void countFolded() {
        ++m_folded;
        if (m_folded % m_interval == 0) saveCheckpoint();
    }

    /// Folds the state again after the line of play has changed; its first `same` acts are unchanged.
    void refold(std::size_t same) {
        if (same < m_line.size()) m_checkpoints.erase(m_checkpoints.upper_bound(same), m_checkpoints.end());
        if (m_folded > same || m_folded > played()) return rewind();
        while (m_folded < played()) advance(act(m_folded));
    }

    /// Checkpoints are snapshots, and only a cache. Above `maxCheckpoints`, every other one is dropped and the interval
    /// doubles, so that the cache of a log of a million acts stays small beside its entries.
    void saveCheckpoint() {
        m_checkpoints.insert_or_assign(m_folded, m_state);
        if (m_checkpoints.size() <= maxCheckpoints) return;
        m_interval *= 2;
        std::erase_if(m_checkpoints, [this](const auto& checkpoint) { return checkpoint.first % m_interval != 0; });
    }

    /// An undo is often followed by another, so the snapshots just before the goal are kept.
    void rewind() {
        const std::size_t goal = played();
        const auto from = std::prev(m_checkpoints.upper_bound(goal));
        m_state = from->second;
        m_folded = from->first;
        while (m_folded < goal) {
            advance(act(m_folded));
            if (goal - m_folded < keptOnTheWay) m_checkpoints.insert_or_assign(m_folded, m_state);
        }
        pruneCheckpoints(goal);
    }

    /// Drops the snapshots that earlier undos kept, unless they are at the regular interval or near `acts`.
    void pruneCheckpoints(std::size_t acts) {
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
    std::size_t m_folded = 0;  ///< how many acts of the line of play are folded into `m_state`
    std::vector<Entry<G>> m_log;
    LineOfPlay m_line;
    std::size_t m_interval = 128;
    std::map<std::size_t, State> m_checkpoints;
};

}  // namespace basekeeper
