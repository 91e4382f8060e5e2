// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/outspeed/as_override.h"

#include "core/outspeed/overrule.h"
#include "core/outspeed/rules.h"

#include <algorithm>
#include <utility>

namespace basekeeper::outspeed {

namespace {

/// What a list gained and lost.
template <class T>
struct ListChange {
    std::vector<T> gone;
    std::vector<T> come;
};

template <class T>
ListChange<T> listChange(std::vector<T> before, const std::vector<T>& after) {
    ListChange<T> change;
    for (const T& each : after) {
        const auto same = std::ranges::find(before, each);
        if (same == before.end()) change.come.push_back(each);
        else before.erase(same);
    }
    change.gone = std::move(before);
    return change;
}

/// Applies the change to another list; ignores a lost element that it does not have.
template <class T>
std::vector<T> changed(std::vector<T> list, const ListChange<T>& change) {
    for (const T& each : change.gone) {
        const auto found = std::ranges::find(list, each);
        if (found != list.end()) list.erase(found);
    }
    list.insert(list.end(), change.come.begin(), change.come.end());
    return list;
}

/// Collects the edits and tries each on the corrected state: first the progress of the race, then where everything is.
class OverrideBuilder {
public:
    OverrideBuilder(const State& before, const State& after, const State& now)
        : m_before(before), m_after(after), m_made(now) {}

    /// Empty if no edits lead to where the act led.
    std::vector<Edit> edits() {
        if (!progress()) return {};
        track();
        for (SeatId seat = 0; seat < m_after.seatCount(); ++seat) {
            ship(seat);
            tokens(seat);
            choice(seat);
        }
        if (m_after.side != m_before.side && m_after.side != m_made.side) add(edit::SetSide{m_after.side});
        if (m_after.over() && !m_before.over() && !m_made.over()) add(edit::EndGame{m_after.winners});
        return m_edits;
    }
    /// The corrected state with the edits, and nothing that follows from them.
    [[nodiscard]] const State& made() const { return m_made; }

private:
    bool add(const Edit& change) {
        if (applyEdit(m_made, change)) return false;
        m_edits.push_back(change);
        return true;
    }

    [[nodiscard]] static bool standsAlike(const State& one, const State& other) {
        return one.turn == other.turn && one.phase == other.phase && one.turnedTile == other.turnedTile &&
               (one.phase != Phase::Resolution || one.stage == other.stage);
    }

    /// Adds the edits that bring the race as far as the act did; false if there are none. Overrides cannot lead into
    /// the resolution or to the other side of a tile.
    bool progress() {
        if (m_after.over() || standsAlike(m_before, m_after) || standsAlike(m_made, m_after)) return true;
        if (m_after.turnedTile || m_after.phase == Phase::Resolution) return false;
        if (m_after.phase == Phase::Tile) return add(edit::StartTurn{m_after.turn});
        if (m_made.turn != m_after.turn || !m_after.tile) return false;
        if (m_made.phase == Phase::Tile && !add(edit::SetTile{*m_after.tile})) return false;
        return m_made.phase == m_after.phase || add(edit::SetPhase{m_after.phase});
    }

    void track() {
        if (m_after.third != m_before.third && m_after.third != m_made.third) add(edit::SetThirdSection{m_after.third});
        const auto change = listChange(m_before.forceFields, m_after.forceFields);
        if (change.gone.empty() && change.come.empty()) return;
        std::vector<int> zones = changed(m_made.forceFields, change);
        std::erase_if(zones, [this](int zone) { return !isOnTrack(m_made, zone); });
        std::ranges::sort(zones);
        if (zones.size() > static_cast<std::size_t>(forceFieldMarkers)) zones.resize(forceFieldMarkers);
        if (zones != m_made.forceFields) add(edit::SetForceFields{std::move(zones)});
    }

    /// Moves the ship and changes its fuel by as much as the act did, from its present position.
    void ship(SeatId seat) {
        const SeatState& was = seatOf(m_before, seat);
        const SeatState& is = seatOf(m_after, seat);
        const SeatState& made = seatOf(m_made, seat);
        if (const int fuel = std::clamp(made.fuel + is.fuel - was.fuel, 0, maxFuel); fuel != made.fuel)
            add(edit::SetFuel{seat, fuel});
        if (is.eliminated != was.eliminated && is.eliminated != made.eliminated)
            add(edit::SetEliminated{seat, is.eliminated});
        int zone = made.zone + is.zone - was.zone;
        if (!made.eliminated) zone = std::max(zone, m_made.track.rear);
        if (!made.eliminated && m_made.third == ThirdSection::Waits) zone = std::min(zone, m_made.track.front);
        if (zone != made.zone) add(edit::SetZone{seat, std::max(zone, 1)});
    }

    /// An announced token is still the seat's: a ruling that leaves the bonus phase gives it back.
    [[nodiscard]] static std::vector<HeldToken> ownedBy(const SeatState& seat) {
        std::vector<HeldToken> owned = seat.tokens;
        if (seat.announced) owned.emplace_back(seat.announced);
        return owned;
    }
    void tokens(SeatId seat) {
        const auto change = listChange(ownedBy(seatOf(m_before, seat)), ownedBy(seatOf(m_after, seat)));
        if (change.gone.empty() && change.come.empty()) return;
        std::vector<HeldToken> held = changed(seatOf(m_made, seat).tokens, change);
        if (held != seatOf(m_made, seat).tokens) add(edit::SetTokens{seat, std::move(held)});
    }

    void choice(SeatId seat) {
        const auto& is = seatOf(m_after, seat).choice;
        if (is == seatOf(m_before, seat).choice || !is) return;
        if (seatOf(m_made, seat).choice) return;
        add(edit::SetChoice{seat, m_after.tile->routes[is->route].name, is->wheel});
    }

    const State& m_before;
    const State& m_after;
    State m_made;  ///< the corrected state with the edits so far
    std::vector<Edit> m_edits;
};

/// An announced token lies face down on the table, where an override cannot put one.
bool announces(const State& before, const State& after) {
    for (SeatId seat = 0; seat < before.seatCount(); ++seat)
        if (seatOf(after, seat).announced && !seatOf(before, seat).announced) return true;
    return false;
}

/// Whether the race goes on by itself where a ruling leaves nothing due: what the act did would be done twice.
bool goesOn(const State& made, const State& ruled) {
    for (SeatId seat = 0; seat < made.seatCount(); ++seat)
        if (seatOf(made, seat).zone != seatOf(ruled, seat).zone || seatOf(made, seat).fuel != seatOf(ruled, seat).fuel)
            return true;
    return false;
}

}  // namespace

std::optional<Overrule> asOverride(const State& before, const State& after, const State& now, const Renaming&,
                                   const std::string& reason) {
    if (announces(before, after)) return {};
    OverrideBuilder builder(before, after, now);
    Overrule overrule{reason, builder.edits()};
    if (overrule.changes.empty()) return {};
    const auto ruled = withOverride(now, overrule);
    if (!ruled || goesOn(builder.made(), *ruled)) return {};
    return overrule;
}

}  // namespace basekeeper::outspeed
