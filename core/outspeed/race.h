// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/outspeed/happening.h"

#include <functional>
#include <vector>

namespace basekeeper::outspeed {

/// The one place where bonuses take effect and routes are resolved (sections 1, 3 and 5), on a state in place. Each
/// step is told when it has been done.
class Race {
public:
    using Teller = std::function<void(const Step&)>;

    explicit Race(State& state, Teller tell = {});

    /// 1.2, in the phase Bonuses: all that were announced.
    void applyBonuses();
    /// 3.1, in the phase Programming: all have chosen. Goes on until something is due.
    void resolve();
    /// A roll and a token that are due (3.3); then as far as nothing is due.
    void roll(SeatId seat, int value);
    void takeToken(SeatId seat, HeldToken token);
    /// From where the resolution stands, as far as nothing is due; out of it nothing happens.
    void goOn();

private:
    /// What happens to one ship at the same moment.
    struct Change {
        SeatId seat = 0;
        int zones = 0;
        int fuel = 0;
    };
    /// The tokens of the seats that were in one zone when they were revealed (1.2).
    struct Group {
        int zone = 1;
        std::vector<SeatId> seats;
    };

    [[nodiscard]] std::vector<Group> groups() const;
    void play(const Group&);
    [[nodiscard]] std::vector<SeatId> touchedBy(Token, SeatId seat) const;
    [[nodiscard]] std::vector<SeatId> seatsBetween(int rear, int front) const;
    void add(Token, SeatId player, const std::vector<SeatId>& touched, std::vector<Change>&) const;
    void makeChanges(const std::vector<Change>&);
    void placeField(SeatId seat);
    void discard(SeatId seat);

    void tellShares();
    void payCosts();
    void gainBenefits();
    void prepareDraw();
    void endTurn();
    void removeSection();
    void removeEnteredFields();

    /// 1.9, 3.6, 3.7: whether it stays on the track.
    [[nodiscard]] bool move(SeatId seat, int zones);
    void bringSection();
    void changeFuel(SeatId seat, int by);
    void eliminate(SeatId seat, step::OutBy);
    /// 5.2, 5.3; whether the race is over now.
    [[nodiscard]] bool endsByElimination();
    /// 3.8
    void turnLaterTiles(int inRaceBefore);
    void finish(EndedBy, std::vector<SeatId> winners);

    State& m_state;
    Teller m_tell;
};

/// Those who win when the finish tile has gone (5.1), by seat.
[[nodiscard]] std::vector<SeatId> leaders(const State&);

[[nodiscard]] int countInRace(const State&);

/// 3.8: with more than four before, four or fewer are left now, and tiles still lie on their side for more.
[[nodiscard]] bool mustTurnTiles(const State&, int inRaceBefore);

}  // namespace basekeeper::outspeed
