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
    PieceId id;
    int attack;
    std::int64_t cost;
};

/// For every sum of attack points up to a limit, the cheapest set of candidates with exactly that sum; among equally
/// cheap sets of one size, the one whose sorted numbers come first.
///
/// Candidates are added from the highest number to the lowest. For each candidate and sum, `m_takes` says whether a
/// cheapest set of it and those above includes it. Walking up from the lowest number therefore finds the set with the
/// lowest numbers.
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

    [[nodiscard]] bool reaches(int sum) const { return m_cost[static_cast<std::size_t>(sum)] != unreachable; }

    [[nodiscard]] std::vector<PieceId> cheapest(int sum) const {
        std::vector<PieceId> chosen;
        auto left = static_cast<std::size_t>(sum);
        for (std::size_t i = 0; i < m_candidates.size(); ++i) {
            if (!m_takes[i * m_sums + left]) continue;
            chosen.push_back(m_candidates[i].id);
            left -= static_cast<std::size_t>(m_candidates[i].attack);
        }
        return chosen;
    }

private:
    static constexpr std::int64_t unreachable = std::numeric_limits<std::int64_t>::max();

    void takeIn(std::size_t i) {
        const auto attack = static_cast<std::size_t>(m_candidates[i].attack);
        // Downwards, so that each card is used only once.
        for (std::size_t sum = m_sums; sum-- > attack;) {
            const std::int64_t rest = m_cost[sum - attack];
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

/// Weights the first criterion above any sum of the second: more than the points of all possible cards.
constexpr std::int64_t first = std::int64_t{1} << 32;

Change bestOf(std::vector<Candidate> ships, int surplus) {
    int all = 0;
    for (const Candidate& ship : ships) all += ship.attack;
    const SubsetSums sums(std::move(ships), std::min(surplus, all));
    int total = std::min(surplus, all);
    while (!sums.reaches(total)) --total;
    return {sums.cheapest(total), total};
}

/// Greatest defense first, then fewest cards.
Candidate changeCandidate(const Piece& piece) { return {piece.id, piece.attack, 1 - first * piece.defense}; }

}  // namespace

AttackOption attackReach(const State& state, SeatId seat, BaseId target) {
    AttackOption option;
    option.needed = attackNeeded(state, target);
    option.available = attackOf(state, seat);
    option.capturable = option.available >= option.needed;
    return option;
}

AttackOption attackOption(const State& state, SeatId seat, BaseId target) {
    AttackOption option = attackReach(state, seat, target);
    if (!option.capturable) return option;

    std::vector<Candidate> candidates;
    int strongest = 0;
    for (const PieceId id : piecesOf(state, seat)) {
        const Piece& piece = *state.piece(id);
        candidates.push_back({id, piece.attack, first + piece.defense});
        strongest = std::max(strongest, int{piece.attack});
    }
    // A least force has no card to spare, so it exceeds what is needed by less than one card.
    const int limit = std::min(option.available, option.needed + strongest - 1);
    const SubsetSums sums(std::move(candidates), limit);
    int total = option.needed;
    while (!sums.reaches(total)) ++total;
    option.force = sums.cheapest(total);
    option.surplus = total - option.needed;
    return option;
}

Change bestChange(const State& state, int surplus) {
    std::vector<Candidate> ships;
    for (const Piece& piece : state.pieces)
        if (piece.discarded() && isShip(piece.card)) ships.push_back(changeCandidate(piece));
    return bestOf(std::move(ships), surplus);
}

bool changeCanBeHad(const State& state) {
    const auto* open = std::get_if<PendingChange>(&state.pending);
    return open != nullptr && !bestChange(state, open->surplus).take.empty();
}

Change bestChangeAfter(const State& state, BaseId target, const std::vector<PieceId>& force) {
    const int surplus = attackOf(state, force) - attackNeeded(state, target);
    if (surplus < 1 || !state.rules.options.change) return {};
    std::vector<Candidate> ships;
    for (const Piece& piece : state.pieces) {
        const bool inPile =
            piece.discarded() || piece.at == target || std::ranges::find(force, piece.id) != force.end();
        if (inPile && isShip(piece.card)) ships.push_back(changeCandidate(piece));
    }
    return bestOf(std::move(ships), surplus);
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
