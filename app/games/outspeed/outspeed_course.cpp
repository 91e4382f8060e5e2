// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/session_course.h"

#include "core/outspeed/course.h"

namespace basekeeper {

template <>
CourseKinds courseKindsOf<Outspeed>() {
    return {ScoreKind::Zones, StageKind::Turns, false};
}

template <>
SessionCourse sessionCourse(const Session<Outspeed>& session) {
    outspeed::Course course = outspeed::courseOf(session);
    SessionCourse told;
    told.kinds = courseKindsOf<Outspeed>();
    told.scoreAfterStage = std::move(course.zoneAfterStage);
    told.further.push_back({ScoreKind::Fuel, std::move(course.fuelAfterStage)});
    told.playedAfterStage = std::move(course.playedAfterStage);
    told.rulings = std::move(course.rulings);
    told.stages = course.stages;
    told.over = course.over;
    told.winners = std::move(course.winners);
    told.lead = course.lead;
    for (const auto& bonus : course.bonuses) told.marks.push_back({MarkKind::Bonus, bonus.seat, bonus.stage});
    for (const auto& elimination : course.eliminations) told.marks.push_back({MarkKind::Out, elimination.seat, elimination.stage});
    for (const auto& seat : course.seats)
        told.figures.push_back({{FigureKind::FuelSpent, seat.fuelSpent}, {FigureKind::Bonuses, seat.bonuses}, {FigureKind::LostTurns, seat.lostTurns}});
    return told;
}

}  // namespace basekeeper
