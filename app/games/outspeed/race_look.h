// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/outspeed/race_rows.h"
#include "core/outspeed/course.h"
#include "core/outspeed/happening.h"
#include "core/outspeed/setup.h"
#include "core/outspeed/state.h"

#include <QList>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace basekeeper {

/// Converts seats for QML.
[[nodiscard]] inline QList<int> listOf(const std::vector<SeatId>& seats) { return {seats.begin(), seats.end()}; }

/// What the lists of the table are made from: the state, and who is asked.
struct RaceLook {
    outspeed::State state;
    outspeed::Setup setup;
    std::vector<SeatId> asked = {};
    std::vector<outspeed::Course::Elimination> eliminations = {};  ///< of the whole race so far
    std::optional<outspeed::State> before = {};                    ///< with which the seats are compared
    std::optional<outspeed::State> outlook = {};                   ///< in which the seats are shown to stand instead
};

/// By seat.
[[nodiscard]] std::vector<RaceSeatRow> seatRows(const RaceLook& look);
/// By place.
[[nodiscard]] std::vector<RaceStandingRow> standingRows(const RaceLook& look);
/// From the front to the rear. `playing` are the seats with an unnamed token face down.
[[nodiscard]] std::vector<BonusSeatRow> bonusSeatRows(const outspeed::State& state, const outspeed::Setup& setup,
                                                      const std::vector<SeatId>& playing);
/// The tokens that the seat can announce (1.1).
[[nodiscard]] std::vector<TokenKindRow> tokensToPlay(const outspeed::State& state, SeatId seat);
/// The tokens that the seat can have drawn (3.3), after a row for keeping it secret.
[[nodiscard]] std::vector<TokenKindRow> tokensToTake(const outspeed::State& state, SeatId seat);
/// The preview of the tokens, one row a token. `before` is the state before any of them. The table is shown after step
/// `position` and whatever takes effect with it, see `momentOfStep`.
[[nodiscard]] std::vector<BonusStepRow> bonusStepRows(const outspeed::State& before,
                                                      const std::vector<outspeed::StepResult>& moments, int position,
                                                      const outspeed::Setup& setup);
/// What takes effect at the same moment as that step of the preview: how many steps come before it, and how many there
/// are with it.
[[nodiscard]] std::pair<std::size_t, std::size_t> momentOfStep(const std::vector<outspeed::StepResult>& moments,
                                                               int position);
/// The seats in the shown step, which is the last of the first `position`.
[[nodiscard]] std::vector<SeatId> seatsMeant(const std::vector<outspeed::StepResult>& moments, int position);
/// The seats whose ships are elsewhere, have another amount of fuel or are out after something happened.
[[nodiscard]] std::vector<TouchedRow> touchedRows(const outspeed::State& before, const outspeed::State& after,
                                                  const outspeed::Setup& setup);
/// The rolls or tokens that are due.
[[nodiscard]] std::vector<DueRow> dueRows(const outspeed::State& state, const outspeed::Setup& setup,
                                          std::optional<SeatId> asked);

}  // namespace basekeeper
