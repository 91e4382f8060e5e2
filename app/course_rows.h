// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/read_session.h"
#include "app/session_view_rows.h"
#include "core/all_your_base/course.h"

#include <vector>

/// What the course of a session is on the screen.
namespace basekeeper {

[[nodiscard]] std::vector<SessionSeatRow> seatRows(const all_your_base::Setup& setup, const all_your_base::Course& course);

/// By turn; few enough for a chart, however long the game was.
[[nodiscard]] std::vector<CourseMarkRow> markRows(const all_your_base::Course& course);

/// All that was set right in the session, oldest first: the one place where the screen's list of it is made.
[[nodiscard]] std::vector<SessionRulingRow> rulingRows(const Session<AllYourBase>& play, const std::vector<QDateTime>& times,
                                                       const all_your_base::Course& course);

/// The turn to which the act belongs, counted from 1; 0 for those with which the game was laid out. `act` counts from
/// 1, and 0 is the beginning.
[[nodiscard]] int turnOfAct(const all_your_base::Course& course, std::size_t act);

/// What the chart shows, to be listened to: a sentence a line.
[[nodiscard]] QString chartSummary(const all_your_base::Setup& setup, const all_your_base::Course& course);

}  // namespace basekeeper
