// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/happening.h"

#include <functional>
#include <vector>

namespace basekeeper::outspeed {

/// Applies bonuses and resolves routes on a state in place (sections 1, 3 and 5); nothing else does. Reports each step
/// after it is done.
class Race {
public:
    using StepObserver = std::function<void(const Step&)>;

    explicit Race(State& state, StepObserver onStep = {});

    /// Applies all announced tokens (1.2). In the phase Bonuses.
    void applyBonuses();
    /// Resolves the routes up to the first roll or token that is due (3.1). In the phase Programming, when all have
    /// chosen.
    void resolve();
    /// Enters a roll, or a token, that is due (3.3), and resolves up to the next one that is due.
    void roll(SeatId seat, int value);
    void takeToken(SeatId seat, HeldToken token);
    /// Resolves from the present stage up to the next roll or token that is due. No effect outside the phase
    /// Resolution.
    void continueResolution();

private:
    /// What happens to one ship at one moment.
    struct Change {
        SeatId seat = 0;
        int zones = 0;
        int fuel = 0;
    };
    /// The tokens of seats that were in the same zone when the tokens were revealed (1.2).
    struct Group {
        int zone = 1;
        std::vector<SeatId> seats;
    };

    [[nodiscard]] std::vector<Group> groups() const;
    void play(const Group&);
    [[nodiscard]] std::vector<SeatId> touchedBy(Token, SeatId seat) const;
    [[nodiscard]] std::vector<SeatId> seatsBetween(int rear, int front) const;
    void add(Token, const std::vector<SeatId>& touched, std::vector<Change>&) const;
    void makeChanges(const std::vector<Change>&);
    void placeField(SeatId seat);
    void discard(SeatId seat);

    void reportShares();
    void payCosts();
    void gainBenefits();
    void prepareDraw();
    void endTurn();
    void removeSection();
    void removeEnteredFields();

    /// 1.9, 3.6, 3.7. Returns whether the ship stays on the track.
    [[nodiscard]] bool move(SeatId seat, int zones);
    void bringSection();
    void changeFuel(SeatId seat, int by);
    void eliminate(SeatId seat, step::OutBy);
    /// 5.2, 5.3. Returns whether the race is over now.
    [[nodiscard]] bool endsByElimination();
    /// 3.8
    void turnLaterTiles(int inRaceBefore);
    void finish(EndedBy, std::vector<SeatId> winners);

    State& m_state;
    StepObserver m_onStep;
};

/// The seats that win after the finish tile (5.1), in order.
[[nodiscard]] std::vector<SeatId> leaders(const State&);

[[nodiscard]] int countInRace(const State&);

/// 3.8: more than four were in the race before, at most four are now, and tiles still lie on the side for more.
[[nodiscard]] bool mustTurnTiles(const State&, int inRaceBefore);

}  // namespace basekeeper::outspeed
