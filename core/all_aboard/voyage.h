// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_aboard/sailing.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace basekeeper::all_aboard {

/// Resolves the next boat of a state in place (sections 2 and 3); nothing else does. Reports each step after it is
/// done.
class Voyage {
public:
    using StepObserver = std::function<void(const Step&)>;

    /// The boats must be revealed, and `sailing` of the state be one that has not sailed.
    explicit Voyage(State& state, StepObserver onStep = {});

    /// Sails the boat to its end, or until its card must be replaced.
    void sail();
    /// Sails on from there with another number.
    void resumeWithNumber(Weight number);

private:
    enum class Fate : std::uint8_t { Saved, Discarded, Jumps };

    [[nodiscard]] Boat& boat() { return m_state.boats[m_index]; }
    [[nodiscard]] bool hasNextBoat() const { return m_index + 1 < m_state.boats.size(); }
    /// Counted from 1.
    [[nodiscard]] int nextBoat() const { return static_cast<int>(m_index) + 2; }
    [[nodiscard]] Weight weightOf(SeatAnimal who) const { return m_state.rules.values[who.animal].weight; }
    [[nodiscard]] std::vector<SeatId> ownersOf(Animal animal);

    [[nodiscard]] bool fight();
    void findLove();
    void continueSailing();
    [[nodiscard]] Passenger* nextToAct();
    [[nodiscard]] std::vector<SeatAnimal> othersByWeight(SeatAnimal but);
    void frighten(SeatAnimal mouse);
    void throwOne(SeatAnimal monkey);
    void eatOne(SeatAnimal lion);
    void weigh();
    void end(BoatResult result, bool fighting);
    [[nodiscard]] Fate fateOf(const Passenger&);
    void applyFate(SeatAnimal who, Fate fate);

    State& m_state;
    StepObserver m_onStep;
    std::size_t m_index;
};

}  // namespace basekeeper::all_aboard
