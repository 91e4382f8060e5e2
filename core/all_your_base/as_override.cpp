// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/as_override.h"

#include "core/all_your_base/rules.h"

#include <algorithm>
#include <span>
#include <utility>

namespace basekeeper::all_your_base {

namespace {

/// Those that came after `seen` had been seen. Things are in the order of their ids, so that they are the last ones.
template <class Thing>
std::span<const Thing> since(std::uint32_t seen, const std::vector<Thing>& things) {
    const auto first = std::ranges::upper_bound(
        things, seen, {}, [](const Thing& thing) { return static_cast<std::uint32_t>(thing.id); });
    return std::span(things).subspan(static_cast<std::size_t>(first - things.begin()));
}

/// Calls `tell` with each thing that was there and what has become of it, null if it is gone; what stayed as it was is
/// left out. Both are in the order of their ids and walked side by side: a long game has thousands, and an act changes
/// few of them.
template <class Thing, class Tell>
void forEachChange(const std::vector<Thing>& before, const std::vector<Thing>& after, const Tell& tell) {
    auto next = after.begin();
    for (const Thing& former : before) {
        while (next != after.end() && next->id < former.id) ++next;
        const Thing* thing = next != after.end() && next->id == former.id ? &*next : nullptr;
        if (thing == nullptr || *thing != former) tell(former, thing);
    }
}

/// Collects the edits in an order in which each finds what it needs: bases come first and go last, and pending matters
/// are settled after the turn.
class OverrideBuilder {
public:
    OverrideBuilder(const State& before, const State& after, const State& now, const Renaming& renaming)
        : m_before(before), m_after(after), m_now(now), m_renaming(renaming) {}

    /// Empty if something that the act brought has no place in the corrected state.
    std::vector<Edit> edits() {
        if (!placesForNewCards()) return {};
        forEachChange(m_before.bases, m_after.bases,
                      [this](const Base& former, const Base* base) { m_changedBases.emplace_back(&former, base); });
        newBases();
        changedBases();
        newCards();
        changedCards();
        goneBases();
        if (m_before.over && !m_after.over) add(edit::ReopenGame{});
        turn();
        if (m_before.queue != m_after.queue && m_now.queue != m_after.queue) add(edit::SetQueue{m_after.queue});
        pending();
        if (!m_before.over && m_after.over) add(edit::EndGame{m_after.winner});
        return std::move(m_edits);
    }

private:
    template <class E>
    void add(E change) {
        m_edits.emplace_back(std::move(change));
    }

    /// Its counterpart on the corrected table; nothing if it is not there.
    [[nodiscard]] std::optional<BaseId> there(BaseId id) const {
        const auto number = static_cast<std::uint32_t>(id);
        if (id == BaseId::None) return id;
        if (number > m_before.basesSeen) return BaseId{m_now.basesSeen + (number - m_before.basesSeen)};
        const auto name = m_renaming.of(id);
        return name && m_now.base(*name) != nullptr ? name : std::nullopt;
    }
    [[nodiscard]] const Piece* there(PieceId id) const {
        const auto name = m_renaming.of(id);
        return name ? m_now.piece(*name) : nullptr;
    }

    void newBases() {
        for (const Base& base : since(m_before.basesSeen, m_after.bases))
            add(edit::AddBase{base.owner, base.defense, base.gained});
    }

    void changedBases() {
        for (const auto& [former, base] : m_changedBases) {
            const auto place = base != nullptr ? there(base->id) : std::nullopt;
            if (!place) continue;
            if (former->owner != base->owner || former->gained != base->gained)
                add(edit::GiveBase{*place, base->owner, base->gained});
            if (former->defense != base->defense) add(edit::SetBaseDefense{*place, base->defense});
        }
    }

    void goneBases() {
        for (const auto& [former, base] : m_changedBases) {
            if (base != nullptr) continue;
            if (const auto place = there(former->id)) add(edit::RemoveBase{*place});
        }
    }

    [[nodiscard]] bool placesForNewCards() const {
        return std::ranges::all_of(since(m_before.piecesSeen, m_after.pieces),
                                   [this](const Piece& piece) { return there(piece.at).has_value(); });
    }

    void newCards() {
        for (const Piece& piece : since(m_before.piecesSeen, m_after.pieces))
            add(edit::AddCard{piece.card, piece.attack, piece.defense, *there(piece.at)});
    }

    void changedCards() {
        forEachChange(m_before.pieces, m_after.pieces, [this](const Piece& former, const Piece* piece) {
            const Piece* here = there(former.id);
            if (here == nullptr) return;
            if (piece == nullptr) return add(edit::RemoveCard{here->id});
            if (piece->attack != former.attack || piece->defense != former.defense)
                add(edit::SetCardPoints{here->id, piece->attack, piece->defense});
            const auto place = there(piece->at);
            if (piece->at != former.at && place && *place != here->at) add(edit::MoveCard{here->id, *place});
        });
    }

    void turn() {
        const bool moved = m_before.turn.seat != m_after.turn.seat || m_before.turn.phase != m_after.turn.phase ||
                           m_before.turn.number != m_after.turn.number;
        const bool thereAlready = m_now.turn.seat == m_after.turn.seat && m_now.turn.phase == m_after.turn.phase &&
                                  m_before.turn.number == m_after.turn.number;
        m_turnSet = moved && !thereAlready && !m_after.over;
        if (m_turnSet) add(edit::SetTurn{m_after.turn.seat, m_after.turn.phase});
    }

    void pending() {
        // A turn that is set begins with nothing open (7.4), whether the act had closed it or not.
        if (m_after.over || (!m_turnSet && m_before.pending == m_after.pending)) return;
        if (!m_turnSet && m_now.pending.index() == m_before.pending.index() && m_now.pending.index() != 0)
            add(edit::ClosePending{});
        // What the act left alone is what is open at the corrected table.
        const Pending& open = m_before.pending == m_after.pending ? m_now.pending : m_after.pending;
        if (const auto* change = std::get_if<PendingChange>(&open)) add(edit::OpenChange{change->surplus});
        if (const auto* plays = std::get_if<PendingFreePlays>(&open))
            for (const FreePlays& each : plays->stack) add(edit::OpenFreePlays{each.card, each.left});
    }

    const State& m_before;
    const State& m_after;
    const State& m_now;
    const Renaming& m_renaming;
    /// What was there and has changed, and what has become of it, null if it is gone.
    std::vector<std::pair<const Base*, const Base*>> m_changedBases;
    std::vector<Edit> m_edits;
    bool m_turnSet = false;
};

}  // namespace

std::optional<Overrule> asOverride(const State& before, const State& after, const State& now, const Renaming& renaming,
                                   const std::string& reason) {
    const bool declaresAttack = before.pending != after.pending && std::holds_alternative<PendingAttack>(after.pending);
    if (declaresAttack) return {};
    Overrule overrule{reason, OverrideBuilder(before, after, now, renaming).edits()};
    if (overrule.changes.empty() || whyNot(now, overrule)) return {};
    return overrule;
}

}  // namespace basekeeper::all_your_base
