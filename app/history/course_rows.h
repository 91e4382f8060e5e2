// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/session_course.h"
#include "app/history/session_view_rows.h"
#include "core/seat.h"

#include <vector>

/// The rows that show a session's course.
namespace basekeeper {

class Languages;
class RuleBooks;
class SessionController;

[[nodiscard]] std::vector<SessionSeatRow> seatRows(const std::vector<Seat>& seats, const SessionCourse& course);

/// The points of a seat's line in the chart, only where it bends: a long game has far more stages than changes.
[[nodiscard]] QList<QPointF> lineOf(const SessionCourse& course, SeatId seat);

/// In the order of stages; neighbouring marks are merged, so that there are few enough for a chart.
[[nodiscard]] std::vector<CourseMarkRow> markRows(const SessionCourse& course);

/// All overrides and corrections of the session, oldest first. The only place that makes this list.
[[nodiscard]] std::vector<SessionOverrideRow> overrideRows(const SessionController& reading,
                                                           const SessionCourse& course, const Languages& languages,
                                                           const RuleBooks& books);

/// The chart in words, one sentence per line.
[[nodiscard]] QString chartSummary(const std::vector<Seat>& seats, const SessionCourse& course);

}  // namespace basekeeper
