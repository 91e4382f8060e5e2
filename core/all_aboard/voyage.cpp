// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_aboard/voyage.h"

#include "core/all_aboard/whereabouts.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace basekeeper::all_aboard {

namespace {

SeatAnimal nameOf(const Passenger& passenger) { return {passenger.seat, *passenger.animal}; }

}  // namespace

Voyage::Voyage(State& state, StepObserver onStep)
    : m_state(state), m_onStep(std::move(onStep)), m_index(static_cast<std::size_t>(state.sailing)) {
    if (!m_onStep) m_onStep = [](const Step&) {};
}

void Voyage::sail() {
    // Even if others fight on this boat, pairs are in love, though nobody takes a cupid (2.1b).
    for (Passenger& passenger : boat().aboard) passenger.inLove = areInLove(boat(), *passenger.animal);
    if (fight()) return end(BoatResult::Sunk, true);
    findLove();
    continueSailing();
}

void Voyage::resumeWithNumber(Weight number) {
    const Weight former = std::exchange(boat().number, number);
    boat().replaced = true;
    m_state.replacing = false;
    m_onStep(step::Replaced{former, number});
    continueSailing();
}

std::vector<SeatId> Voyage::ownersOf(Animal animal) {
    std::vector<SeatId> owners;
    for (const Passenger& passenger : boat().aboard)
        if (passenger.animal == animal) owners.push_back(passenger.seat);
    return owners;
}

/// 2.1: three or more of one species fight. Returns whether any do.
bool Voyage::fight() {
    bool any = false;
    for (const Animal animal : allAnimals) {
        if (!areFighting(boat(), animal)) continue;
        any = true;
        m_onStep(step::Fight{animal, ownersOf(animal)});
    }
    return any;
}

/// 2.1: two of one species are in love; each owner takes a cupid.
void Voyage::findLove() {
    for (const Animal animal : allAnimals) {
        if (!areInLove(boat(), animal)) continue;
        const std::vector<SeatId> owners = ownersOf(animal);
        for (const SeatId owner : owners) ++seatOf(m_state, owner).cupids;
        m_onStep(step::InLove{animal, owners});
    }
}

/// 2.2, and then the end of the voyage; stops where the card must be replaced.
void Voyage::continueSailing() {
    while (Passenger* next = m_state.rules.effects ? nextToAct() : nullptr) {
        next->hasActed = true;
        const SeatAnimal who = nameOf(*next);
        switch (who.animal) {
            case Animal::Mouse: frighten(who); break;
            case Animal::Monkey: throwOne(who); break;
            case Animal::Lion: eatOne(who); break;
            default: break;
        }
        if (m_state.replacing) return;
    }
    weigh();
}

/// The lightest that has not acted; equal ones by species (2.2a), then in the order of arrival.
Passenger* Voyage::nextToAct() {
    Passenger* next = nullptr;
    const auto order = [this](const Passenger& passenger) {
        return std::pair(weightOf(nameOf(passenger)), *passenger.animal);
    };
    for (Passenger& passenger : boat().aboard) {
        if (passenger.inLove || passenger.hasActed) continue;
        if (next == nullptr || order(passenger) < order(*next)) next = &passenger;
    }
    return next;
}

/// Those whom an effect can touch (2.2), heaviest first.
std::vector<SeatAnimal> Voyage::othersByWeight(SeatAnimal but) {
    std::vector<SeatAnimal> others;
    for (const Passenger& passenger : boat().aboard)
        if (!passenger.inLove && nameOf(passenger) != but) others.push_back(nameOf(passenger));
    std::ranges::stable_sort(others,
                             [this](SeatAnimal one, SeatAnimal other) { return weightOf(one) > weightOf(other); });
    return others;
}

/// 3.mouse
void Voyage::frighten(SeatAnimal mouse) {
    const std::vector<SeatAnimal> others = othersByWeight(mouse);
    const auto elephant = std::ranges::find(others, Animal::Elephant, &SeatAnimal::animal);
    if (elephant == others.end() || boat().replaced) return m_onStep(step::Nothing{mouse});
    m_state.replacing = true;
    m_onStep(step::Frightened{mouse, *elephant});
}

/// 3.monkey: neither the heaviest nor the next heaviest may be one of several with that weight (3.monkey.a).
void Voyage::throwOne(SeatAnimal monkey) {
    const std::vector<SeatAnimal> others = othersByWeight(monkey);
    const bool nobody = others.size() < 2 || weightOf(others[0]) == weightOf(others[1]) ||
                        (others.size() > 2 && weightOf(others[1]) == weightOf(others[2]));
    if (nobody) return m_onStep(step::Nothing{monkey});
    const SeatAnimal thrown = others[1];
    if (hasNextBoat()) {
        move(m_state, thrown, nextBoat());
        m_onStep(step::Thrown{monkey, others[0], thrown, nextBoat()});
    } else {
        move(m_state, thrown, edit::Place::Discarded);
        m_onStep(step::Thrown{monkey, others[0], thrown, {}});
    }
}

/// 3.lion: the heaviest of those lighter than the lion may not be one of several with that weight (3.lion.a).
void Voyage::eatOne(SeatAnimal lion) {
    std::vector<SeatAnimal> prey = othersByWeight(lion);
    std::erase_if(prey, [&](SeatAnimal who) { return weightOf(who) >= weightOf(lion); });
    if (prey.empty() || (prey.size() > 1 && weightOf(prey[0]) == weightOf(prey[1])))
        return m_onStep(step::Nothing{lion});
    move(m_state, prey[0], edit::Place::Discarded);
    m_onStep(step::Eaten{lion, prey[0]});
}

/// 2.3
void Voyage::weigh() {
    const Weight weight = weightAboard(m_state, boat());
    m_onStep(step::Weighed{weight, boat().number});
    end(weight <= boat().number ? BoatResult::Sailed : BoatResult::Sunk, false);
}

/// 2.4. The boat keeps a record of its passengers and load.
void Voyage::end(BoatResult result, bool fighting) {
    boat().weighed = weightAboard(m_state, boat());
    boat().result = result;
    if (result == BoatResult::Sailed) m_onStep(step::Sails{});
    else m_onStep(step::Sinks{fighting});
    for (const Passenger& passenger : std::vector(boat().aboard)) applyFate(nameOf(passenger), fateOf(passenger));
    ++m_state.sailing;
    if (!hasNextBoat()) endRound(m_state);
}

Voyage::Fate Voyage::fateOf(const Passenger& passenger) {
    const Animal animal = *passenger.animal;
    const bool sailed = boat().result == BoatResult::Sailed;
    const Fate ordinary = sailed ? Fate::Saved : Fate::Discarded;
    if (!m_state.rules.effects) return ordinary;
    if (animal == Animal::Octopus) return sailed == passenger.inLove ? Fate::Saved : Fate::Discarded;
    const bool canJump = animal == Animal::Fox && !sailed && !passenger.inLove && !areFighting(boat(), animal);
    return canJump && hasNextBoat() ? Fate::Jumps : ordinary;
}

void Voyage::applyFate(SeatAnimal who, Fate fate) {
    switch (fate) {
        case Fate::Saved: move(m_state, who, edit::Place::Saved); return m_onStep(step::Saved{who});
        case Fate::Discarded: move(m_state, who, edit::Place::Discarded); return m_onStep(step::Discarded{who});
        case Fate::Jumps: move(m_state, who, nextBoat()); return m_onStep(step::Jumped{who, nextBoat()});
    }
}

}  // namespace basekeeper::all_aboard
