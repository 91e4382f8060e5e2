// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/attack_math.h"

#include "core/all_your_base/rules.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

namespace basekeeper::all_your_base {

namespace {

/// A card in the search: what it adds to the sum, and the cost of taking it.
struct Candidate {
    int adds;
    std::int64_t cost;
};

/// Weights the first criterion above any sum of the second: more than the points of all possible cards.
constexpr std::int64_t first = std::int64_t{1} << 32;

/// For every sum of points up to a limit, the cheapest set of candidates with exactly that sum; among equally cheap
/// sets of one size, the one whose sorted positions come first.
///
/// Candidates are added from the last to the first. For each candidate and sum, `m_takes` says whether a cheapest set
/// of it and those after it includes it. Walking up from the first therefore finds the set with the lowest positions.
class SubsetSums {
public:
    SubsetSums(std::vector<Candidate> candidates, int limit)
        : m_candidates(std::move(candidates)),
          m_sums(static_cast<std::size_t>(limit) + 1),
          m_cost(m_sums, unreachable),
          m_takes(m_candidates.size() * m_sums, false) {
        m_cost[0] = 0;
        for (std::size_t i = m_candidates.size(); i-- > 0;) takeIn(i);
    }

    [[nodiscard]] int limit() const { return static_cast<int>(m_sums) - 1; }
    [[nodiscard]] bool reaches(int sum) const { return costOf(sum) != unreachable; }
    /// The least reachable sum from there on; there must be one.
    [[nodiscard]] int leastFrom(int sum) const {
        while (!reaches(sum)) ++sum;
        return sum;
    }
    /// The first criterion of the cheapest set with that sum, which must be reachable.
    [[nodiscard]] std::int64_t firstCost(int sum) const { return costOf(sum) / first; }

    /// The positions of the cheapest set with that sum, ascending.
    [[nodiscard]] std::vector<std::size_t> cheapest(int sum) const {
        std::vector<std::size_t> chosen;
        auto left = static_cast<std::size_t>(sum);
        for (std::size_t i = 0; i < m_candidates.size(); ++i) {
            if (!m_takes[i * m_sums + left]) continue;
            chosen.push_back(i);
            left -= static_cast<std::size_t>(m_candidates[i].adds);
        }
        return chosen;
    }

private:
    static constexpr std::int64_t unreachable = std::numeric_limits<std::int64_t>::max();

    [[nodiscard]] std::int64_t costOf(int sum) const { return m_cost[static_cast<std::size_t>(sum)]; }

    void takeIn(std::size_t i) {
        const auto adds = static_cast<std::size_t>(m_candidates[i].adds);
        // Downwards, so that each card is used only once.
        for (std::size_t sum = m_sums; sum-- > adds;) {
            const std::int64_t rest = m_cost[sum - adds];
            if (rest == unreachable || rest + m_candidates[i].cost > m_cost[sum]) continue;
            m_cost[sum] = rest + m_candidates[i].cost;
            m_takes[i * m_sums + sum] = true;
        }
    }

    std::vector<Candidate> m_candidates;
    std::size_t m_sums;
    std::vector<std::int64_t> m_cost;
    std::vector<bool> m_takes;
};

/// Fewest cards first, then least given up; for sums of at least `needed`, which all of them together must reach.
SubsetSums sumsThatReach(const std::vector<Worth>& cards, int needed) {
    std::vector<Candidate> candidates;
    candidates.reserve(cards.size());
    int all = 0;
    int strongest = 0;
    for (const auto& [adds, givesUp] : cards) {
        candidates.push_back({adds, first + givesUp});
        all += adds;
        strongest = std::max(strongest, adds);
    }
    // A set without a card to spare exceeds what is needed by less than one card.
    return {std::move(candidates), std::min(all, needed + strongest - 1)};
}

std::vector<PieceId> piecesAt(const std::vector<PieceId>& pieces, const std::vector<std::size_t>& positions) {
    std::vector<PieceId> found;
    found.reserve(positions.size());
    for (const std::size_t position : positions) found.push_back(pieces[position]);
    return found;
}

/// Greatest defense first, then fewest cards.
Change bestOf(const State& state, const std::vector<PieceId>& ships, int surplus) {
    std::vector<Candidate> candidates;
    candidates.reserve(ships.size());
    int all = 0;
    for (const PieceId id : ships) {
        const Piece& piece = *state.piece(id);
        candidates.push_back({piece.attack, 1 - first * piece.defense});
        all += piece.attack;
    }
    const SubsetSums sums(std::move(candidates), std::min(surplus, all));
    int total = sums.limit();
    while (!sums.reaches(total)) --total;
    return {piecesAt(ships, sums.cheapest(total)), total};
}

}  // namespace

AttackOption attackReach(const State& state, SeatId seat, BaseId target) {
    AttackOption option;
    option.needed = attackNeeded(state, target);
    option.available = attackOf(state, seat);
    option.capturable = option.available >= option.needed;
    option.missing = std::max(0, option.needed - option.available);
    return option;
}

AttackOption attackOption(const State& state, SeatId seat, BaseId target) {
    AttackOption option = attackReach(state, seat, target);
    if (!option.capturable) return option;

    const std::vector<PieceId> own = piecesOf(state, seat);
    std::vector<Worth> worths;
    worths.reserve(own.size());
    for (const PieceId id : own) worths.push_back({state.piece(id)->attack, state.piece(id)->defense});
    const SubsetSums sums = sumsThatReach(worths, option.needed);
    const int total = sums.leastFrom(option.needed);
    option.force = piecesAt(own, sums.cheapest(total));
    option.total = total;
    option.surplus = total - option.needed;
    return option;
}

std::optional<std::vector<std::size_t>> fewestThatReach(const std::vector<Worth>& cards, int needed) {
    if (needed <= 0) return std::vector<std::size_t>();
    const SubsetSums sums = sumsThatReach(cards, needed);
    if (sums.limit() < needed) return {};
    int best = sums.leastFrom(needed);
    for (int sum = best + 1; sum <= sums.limit(); ++sum)
        if (sums.reaches(sum) && sums.firstCost(sum) < sums.firstCost(best)) best = sum;
    return sums.cheapest(best);
}

Change bestChange(const State& state, int surplus) {
    std::vector<PieceId> ships;
    for (const Piece& piece : state.pieces)
        if (piece.discarded() && isShip(piece.card)) ships.push_back(piece.id);
    return bestOf(state, ships, surplus);
}

bool changeCanBeHad(const State& state) {
    const auto* open = std::get_if<PendingChange>(&state.pending);
    return open != nullptr && !bestChange(state, open->surplus).take.empty();
}

Change bestChangeAfter(const State& state, BaseId target, const std::vector<PieceId>& force) {
    const int surplus = attackOf(state, force) - attackNeeded(state, target);
    if (surplus < 1 || !state.rules.options.change) return {};
    std::vector<PieceId> ships;
    for (const Piece& piece : state.pieces) {
        const bool inPile =
            piece.discarded() || piece.at == target || std::ranges::find(force, piece.id) != force.end();
        if (inPile && isShip(piece.card)) ships.push_back(piece.id);
    }
    return bestOf(state, ships, surplus);
}

std::vector<Threat> threats(const State& state) {
    std::array<int, maxSeats> available{};
    std::vector<int> needed;
    needed.reserve(state.bases.size());
    for (SeatId seat = 0; seat < state.rules.seats; ++seat)
        available[static_cast<std::size_t>(seat)] = attackOf(state, seat);
    for (const Base& base : state.bases) needed.push_back(attackNeeded(state, base.id));

    std::vector<Threat> found;
    for (SeatId seat = 0; seat < state.rules.seats; ++seat) {
        const int reach = available[static_cast<std::size_t>(seat)];
        for (std::size_t i = 0; i < state.bases.size(); ++i)
            if (state.bases[i].owner != seat && reach >= needed[i])
                found.push_back({seat, state.bases[i].id, needed[i], reach});
    }
    return found;
}

}  // namespace basekeeper::all_your_base
