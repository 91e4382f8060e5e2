// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/outspeed/race_rows.h"
#include "core/outspeed/course.h"
#include "core/outspeed/happening.h"
#include "core/outspeed/setup.h"
#include "core/outspeed/state.h"

#include <QList>

#include <optional>
#include <vector>

namespace basekeeper {

/// Seats as QML takes them.
[[nodiscard]] inline QList<int> listOf(const std::vector<SeatId>& seats) { return {seats.begin(), seats.end()}; }

/// What the lists of the table are made of: how it stands, and who is asked.
struct RaceLook {
    outspeed::State state;
    outspeed::Setup setup;
    std::vector<SeatId> asked = {};
    std::vector<outspeed::Course::Elimination> eliminations = {};  ///< of the whole race so far
};

/// By seat.
[[nodiscard]] std::vector<RaceSeatRow> seatRows(const RaceLook& look);
/// By place.
[[nodiscard]] std::vector<RaceStandingRow> standingRows(const RaceLook& look);
/// Front to rear; `playing`: who has a token face down that nobody has named yet.
[[nodiscard]] std::vector<BonusSeatRow> bonusSeatRows(const outspeed::State& state, const outspeed::Setup& setup,
                                                      const std::vector<SeatId>& playing);
/// What that seat can announce (1.1).
[[nodiscard]] std::vector<TokenKindRow> tokensToPlay(const outspeed::State& state, SeatId seat);
/// What that seat can have drawn (3.3), and first that it stays secret.
[[nodiscard]] std::vector<TokenKindRow> tokensToTake(const outspeed::State& state, SeatId seat);
/// What the tokens would do, the table being shown after the first `position` steps.
[[nodiscard]] std::vector<BonusStepRow> bonusStepRows(const std::vector<outspeed::Moment>& moments, int position,
                                                      const outspeed::Setup& setup);
/// Whom the step is about that is shown, which is the last of the first `position`.
[[nodiscard]] std::vector<SeatId> seatsMeant(const std::vector<outspeed::Moment>& moments, int position);
/// Whom they would do something to, and what it would come to.
[[nodiscard]] std::vector<TouchedRow> touchedRows(const outspeed::State& before,
                                                  const std::vector<outspeed::Moment>& moments,
                                                  const outspeed::Setup& setup);
/// Rolls or tokens that are due.
[[nodiscard]] std::vector<DueRow> dueRows(const outspeed::State& state, const outspeed::Setup& setup,
                                          std::optional<SeatId> asked);

}  // namespace basekeeper
