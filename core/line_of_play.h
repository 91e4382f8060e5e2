// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace basekeeper {

/// Where an act is written: in an entry of the log, counted from 0, or among the corrections of one.
struct ActPlace {
    std::uint32_t entry = 0;
    std::uint32_t correction = 0;
    friend bool operator==(const ActPlace&, const ActPlace&) = default;
};

/// What a log amounts to: the acts that stand, in order. It knows where they are written, not what they say.
///
/// An undo takes back steps, a redo brings them back; a step is an act or an amendment.
class LineOfPlay {
public:
    /// The number of acts that stand.
    [[nodiscard]] std::size_t played() const { return m_played; }
    /// Those that stand, and after them those that a redo brings back before it meets an amendment.
    [[nodiscard]] std::size_t size() const { return m_acts.size(); }
    [[nodiscard]] ActPlace operator[](std::size_t act) const { return m_acts[act]; }

    /// How many steps stand, and how many a redo could bring back.
    [[nodiscard]] std::size_t steps() const { return m_steps; }
    [[nodiscard]] std::size_t stepsTakenBack() const { return m_stepsTakenBack; }
    /// The entries of the amendments that stand, oldest first.
    [[nodiscard]] std::vector<std::uint32_t> amendments() const;
    /// The entry of the amendment that a redo comes to when all of `size()` stand again.
    [[nodiscard]] std::optional<std::uint32_t> amendmentTakenBack() const;

    /// A new step; what was taken back is forgotten.
    void add(ActPlace act);
    /// A new step, made by that entry: from the act at `from` on, the line of play is now `tail`. `from` is at most
    /// `played()`.
    void amend(std::uint32_t entry, std::size_t from, std::vector<ActPlace> tail);
    /// Takes back or brings back as many steps; there must be that many. Returns how many acts at the beginning are
    /// still what they were: `size()` or more when no amendment was on the way.
    std::size_t undo(std::size_t steps);
    std::size_t redo(std::size_t steps);

private:
    /// The other end of the line, from `from` on: what was there before the amendment, or, once that is taken back,
    /// what was there after it.
    struct Amendment {
        std::uint32_t entry = 0;
        std::size_t from = 0;
        std::vector<ActPlace> other;
        std::size_t playedBefore = 0;
        std::size_t playedAfter = 0;
    };
    void exchange(Amendment& amendment);
    /// The last of those that stand or were taken back becomes the last of the others.
    const Amendment& cross(std::vector<Amendment>& from, std::vector<Amendment>& to);

    std::vector<ActPlace> m_acts;
    std::size_t m_played = 0;
    std::size_t m_steps = 0;
    std::size_t m_stepsTakenBack = 0;
    std::vector<Amendment> m_standing;   ///< oldest first
    std::vector<Amendment> m_takenBack;  ///< the one that comes back next is the last
};

}  // namespace basekeeper
