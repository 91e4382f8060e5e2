// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/attack_check.h"

#include "core/all_your_base/battle.h"
#include "core/all_your_base/rules.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace basekeeper::all_your_base {

namespace {

constexpr SeatId attackingSeat = 0;
constexpr SeatId defendingSeat = 1;
constexpr BaseId attackersBase{1};
constexpr BaseId attackedBase{2};

void addCards(std::vector<Edit>& changes, const CardCounts& cards, BaseId at) {
    for (const Card card : allCards)
        for (int i = 0; i < cards[card]; ++i) changes.push_back(edit::AddCard{card, {}, {}, at});
}

Setup setupWith(const CardValues& values) {
    Setup setup;
    setup.seats.resize(minSeats);
    setup.values = values;
    return setup;
}

State laidOut(const AttackQuestion& question) {
    State state = initial(setupWith(question.values));
    applyInPlace(state, Overrule{"asked", positionOf(question, attackingSeat, defendingSeat)});
    return state;
}

Battle battleOf(const State& state) {
    return battle(state, attackingSeat, attackedBase, piecesOf(state, attackingSeat));
}

void add(CountedCards& counted, Card card, const Points& points) {
    ++counted.cards[card];
    counted.points.attack += points.attack;
    counted.points.defense += points.defense;
}

CountedCards counted(const State& state, const std::vector<PieceId>& pieces) {
    CountedCards found;
    for (const PieceId id : pieces) {
        const Piece& piece = *state.piece(id);
        add(found, piece.card, {piece.attack, piece.defense});
    }
    return found;
}

Worth worthInAttack(const Points& points) { return {points.attack, points.defense}; }
Worth worthInDefense(const Points& points) { return {points.defense, points.attack}; }

using WorthOf = Worth (*)(const Points&);

/// The fewest of these cards that reach the sum; nothing if they do not.
std::optional<CountedCards> fewestOf(const CardCounts& cards, const CardValues& values, WorthOf worthOf, int needed) {
    std::vector<Card> each;
    std::vector<Worth> worths;
    for (const Card card : allCards) {
        each.insert(each.end(), static_cast<std::size_t>(cards[card]), card);
        worths.insert(worths.end(), static_cast<std::size_t>(cards[card]), worthOf(values[card]));
    }
    const auto positions = fewestThatReach(worths, needed);
    if (!positions) return {};
    CountedCards found;
    for (const std::size_t position : *positions) add(found, each[position], values[each[position]]);
    return found;
}

/// The fewest cards of any kinds that reach the sum; nothing if more than `most` would be needed.
std::optional<CountedCards> fewestOfAnyKind(const CardValues& values, WorthOf worthOf, int needed, int most) {
    int strongest = 0;
    for (const Card card : allCards) strongest = std::max(strongest, worthOf(values[card]).adds);
    if (strongest == 0) return {};
    const int cards = (needed + strongest - 1) / strongest;
    if (cards > most) return {};
    CardCounts asMany;
    for (const Card card : allCards) asMany[card] = worthOf(values[card]).adds > 0 ? cards : 0;
    return fewestOf(asMany, values, worthOf, needed);
}

/// `own` is what the side has beside its cards.
Reach reachOf(const AttackQuestion& question, const CardCounts& cards, WorthOf worthOf, int own, int points,
              int needed) {
    Reach reach;
    reach.points = points;
    reach.needed = needed;
    reach.missing = std::max(0, needed - points);
    reach.surplus = std::max(0, points - needed);
    if (const auto fewest = fewestOf(cards, question.values, worthOf, needed - own)) reach.fewest = fewest->cards;
    if (reach.missing > 0) {
        const int room =
            maxCardsToCheck - question.attackers.total() - question.defenders.total() - question.pile.total();
        reach.more = fewestOfAnyKind(question.values, worthOf, reach.missing, room);
    }
    return reach;
}

}  // namespace

int CardCounts::total() const { return std::accumulate(of.begin(), of.end(), 0); }

bool isValid(const AttackQuestion& question) {
    int total = 0;
    for (const CardCounts* cards : {&question.attackers, &question.defenders, &question.pile})
        for (const int count : cards->of) {
            if (count < 0 || count > maxCardsToCheck) return false;
            total += count;
        }
    return total <= maxCardsToCheck && isValid(setupWith(question.values));
}

AttackAnswer checkAttack(const AttackQuestion& question) {
    const State state = laidOut(question);
    const Battle battle = battleOf(state);
    AttackAnswer answer;
    answer.reach = reachOf(question, question.attackers, worthInAttack, 0, battle.attack, battle.needed);
    answer.change = counted(state, battle.change.take);
    answer.attackerLoses = counted(state, battle.lostToCounterattack);
    answer.defenderLoses = counted(state, battle.defenderLoses);
    return answer;
}

Reach checkDefense(const AttackQuestion& question) {
    const State state = laidOut(question);
    const Battle battle = battleOf(state);
    const int defense = defenseOf(state, attackedBase);
    // The least defense against which the attack is not enough.
    const int mustStand = battle.attack - (battle.needed - defense) + 1;
    return reachOf(question, question.defenders, worthInDefense, state.base(attackedBase)->defense, defense, mustStand);
}

std::vector<Edit> positionOf(const AttackQuestion& question, SeatId attacker, SeatId defender) {
    std::vector<Edit> changes{edit::AddBase{attacker, {}, false}, edit::AddBase{defender, {}, false}};
    addCards(changes, question.attackers, attackersBase);
    addCards(changes, question.defenders, attackedBase);
    addCards(changes, question.pile, BaseId::None);
    changes.push_back(edit::SetTurn{attacker, Phase::Attack});
    return changes;
}

}  // namespace basekeeper::all_your_base
