// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/games.h"
#include "app/history/session_course.h"
#include "app/history/session_view_rows.h"

#include <QDateTime>

#include <vector>

/// What the course of a session is on the screen.
namespace basekeeper {

[[nodiscard]] std::vector<SessionSeatRow> seatRows(const std::vector<Seat>& seats, const SessionCourse& course);

/// The corners of a seat's line in the chart: only where it bends, as a long game has far more stages than changes.
[[nodiscard]] QList<QPointF> lineOf(const SessionCourse& course, SeatId seat);

/// By stage; few enough for a chart, however long the game was.
[[nodiscard]] std::vector<CourseMarkRow> markRows(const SessionCourse& course);

/// All that was set right in the session, oldest first: the one place where the screen's list of it is made.
template <Game G>
[[nodiscard]] std::vector<SessionRulingRow> rulingRows(const Session<G>& play, const std::vector<QDateTime>& times,
                                                       const SessionCourse& course, const TextsOf<G>& texts);

/// What the chart shows, to be listened to: a sentence a line.
[[nodiscard]] QString chartSummary(const std::vector<Seat>& seats, const SessionCourse& course);

}  // namespace basekeeper
