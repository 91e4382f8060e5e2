// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace basekeeper {

/// Where an act is written: a log entry and, if that entry is an amendment, one of its corrections. Both count from 0.
struct ActPlace {
    std::uint32_t entry = 0;
    std::uint32_t correction = 0;
    friend bool operator==(const ActPlace&, const ActPlace&) = default;
};

/// The acts of a log that stand, in order. It holds where each act is written, not the act itself.
///
/// An undo takes back steps and a redo brings them back; a step is an act or an amendment.
class LineOfPlay {
public:
    /// The number of acts that stand.
    [[nodiscard]] std::size_t played() const { return m_played; }
    /// The acts that stand and those after them that a redo brings back before it reaches an amendment.
    [[nodiscard]] std::size_t size() const { return m_acts.size(); }
    [[nodiscard]] ActPlace operator[](std::size_t act) const { return m_acts[act]; }

    /// How many steps an undo can take back, and how many a redo can bring back.
    [[nodiscard]] std::size_t steps() const { return m_steps; }
    [[nodiscard]] std::size_t redoableSteps() const { return m_redoableSteps; }
    /// The log entries of the amendments that stand, oldest first.
    [[nodiscard]] std::vector<std::uint32_t> amendments() const;
    /// The log entry of the amendment that a redo brings back after the acts below `size()`, if there is one.
    [[nodiscard]] std::optional<std::uint32_t> redoableAmendment() const;

    /// Adds an act as a new step; there is nothing left to redo after it.
    void add(ActPlace act);
    /// Adds the amendment in that log entry as a new step: the acts from `from` on are replaced by `tail`. `from` is at
    /// most `played()`. There is nothing left to redo after it.
    void amend(std::uint32_t entry, std::size_t from, std::vector<ActPlace> tail);
    /// Takes back, or brings back, that many steps; there must be that many. Returns how many acts at the beginning are
    /// unchanged: at least `size()` if no amendment was among the steps.
    std::size_t undo(std::size_t steps);
    std::size_t redo(std::size_t steps);

private:
    /// `other` is the alternative tail from `from` on: the acts before the amendment while it stands, and the acts
    /// after it once it is taken back.
    struct Amendment {
        std::uint32_t entry = 0;
        std::size_t from = 0;
        std::vector<ActPlace> other;
        std::size_t playedBefore = 0;
        std::size_t playedAfter = 0;
    };
    void exchange(Amendment& amendment);
    /// Moves the last amendment of `from` to the end of `to` and exchanges its tails.
    const Amendment& cross(std::vector<Amendment>& from, std::vector<Amendment>& to);

    std::vector<ActPlace> m_acts;
    std::size_t m_played = 0;
    std::size_t m_steps = 0;
    std::size_t m_redoableSteps = 0;
    std::vector<Amendment> m_standing;   ///< oldest first
    std::vector<Amendment> m_takenBack;  ///< the next one to bring back is last
};

}  // namespace basekeeper
