// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_aboard/as_override.h"

#include "core/all_aboard/overrule.h"
#include "core/all_aboard/rules.h"
#include "core/all_aboard/whereabouts.h"

#include <algorithm>

namespace basekeeper::all_aboard {

namespace {

/// Collects the edits and tries each on the corrected state: first the progress of the round, then where each animal
/// is.
class OverrideBuilder {
public:
    OverrideBuilder(const State& before, const State& after, const State& now)
        : m_before(before), m_after(after), m_made(now) {}

    /// Empty if no edits lead to where the act led.
    std::vector<Edit> edits() {
        if (!progress()) return {};
        for (SeatId seat = 0; seat < m_after.seatCount(); ++seat) {
            animals(seat);
            faceDown(seat);
            cupids(seat);
        }
        numbers();
        return std::move(m_edits);
    }

private:
    bool add(const Edit& change) {
        if (applyEdit(m_made, change)) return false;
        m_edits.push_back(change);
        return true;
    }

    [[nodiscard]] bool sameBoats() const {
        return m_made.boats.size() == m_after.boats.size() && roundOfBoats(m_made) == roundOfBoats(m_after);
    }
    [[nodiscard]] static bool standsAlike(const State& one, const State& other) {
        return one.round == other.round && one.phase == other.phase && one.placed == other.placed &&
               one.sailing == other.sailing;
    }
    /// Whether the act let the last boat sail or sink.
    [[nodiscard]] bool endedRound() const {
        const auto isDone = [](const Boat& boat) { return boat.result.has_value(); };
        return m_before.phase == Phase::Sailing && !m_after.boats.empty() &&
               std::ranges::all_of(m_after.boats, isDone) && !std::ranges::all_of(m_before.boats, isDone);
    }

    /// The result of the boat to the left of this one (counted from 1), if it has none yet in the corrected state.
    [[nodiscard]] std::optional<BoatResult> resultLeftOf(int boat) const {
        const std::size_t left = static_cast<std::size_t>(boat) - 2;
        return boat > 1 && !m_made.boats[left].result ? m_after.boats[left].result : std::nullopt;
    }
    bool sailTo(int boat) { return sameBoats() && add(edit::SetSailing{boat, resultLeftOf(boat)}); }

    /// Adds the edit that brings the round as far as the act did; false if there is none.
    bool progress() {
        if (standsAlike(m_before, m_after) || standsAlike(m_made, m_after)) return true;
        if (endedRound() && sailTo(static_cast<int>(m_after.boats.size()) + 1)) return true;
        switch (m_after.phase) {
            case Phase::Over: return add(edit::EndGame{m_after.winners});
            case Phase::RevealBoats: return add(edit::StartRound{m_after.round});
            case Phase::Sailing: return m_after.sailing == m_before.sailing ? placed() : sailTo(m_after.sailing + 1);
            case Phase::Boarding:
            case Phase::Reveal: return placed();
        }
        return false;
    }
    /// An override cannot put boats on the table: those of the round must be there.
    bool placed() { return sameBoats() && (m_made.placed == m_after.placed || add(edit::SetPlaced{m_after.placed})); }

    /// The saved animals come first, in the order in which they were saved.
    void animals(SeatId seat) {
        const SeatState& has = seatOf(m_after, seat);
        for (const Animal animal : has.saved) moveAnimal({seat, animal});
        for (const Animal animal : has.discarded) moveAnimal({seat, animal});
        for (const Animal animal : allAnimals) moveAnimal({seat, animal});
    }
    void moveAnimal(SeatAnimal who) {
        const Whereabouts to = whereaboutsOf(m_after, who);
        if (to == whereaboutsOf(m_before, who) || to == whereaboutsOf(m_made, who)) return;
        if (!std::holds_alternative<int>(to) || sameBoats()) add(edit::MoveAnimal{who, to});
    }

    void faceDown(SeatId seat) {
        const auto to = faceDownBoat(m_after, seat);
        if (to != faceDownBoat(m_before, seat) && to != faceDownBoat(m_made, seat) && (!to || sameBoats()))
            add(edit::MoveFaceDown{seat, to});
    }

    void cupids(SeatId seat) {
        const int more = seatOf(m_after, seat).cupids - seatOf(m_before, seat).cupids;
        if (more != 0) add(edit::SetCupids{seat, std::clamp(seatOf(m_made, seat).cupids + more, 0, maxCupids)});
    }

    void numbers() {
        if (!sameBoats() || m_before.boats.size() != m_after.boats.size()) return;
        for (std::size_t i = 0; i < m_after.boats.size(); ++i) {
            const Weight number = m_after.boats[i].number;
            if (number != m_before.boats[i].number && number != m_made.boats[i].number)
                add(edit::SetBoatNumber{static_cast<int>(i) + 1, number});
        }
    }

    const State& m_before;
    const State& m_after;
    State m_made;  ///< the corrected state with the edits so far
    std::vector<Edit> m_edits;
};

}  // namespace

std::optional<Overrule> asOverride(const State& before, const State& after, const State& now, const Renaming&,
                                   const std::string& reason) {
    const bool revealsBoats = before.phase == Phase::RevealBoats && after.phase == Phase::Boarding;
    if (revealsBoats) return {};
    Overrule overrule{reason, OverrideBuilder(before, after, now).edits()};
    if (overrule.changes.empty() || whyNot(now, overrule)) return {};
    return overrule;
}

}  // namespace basekeeper::all_aboard
