// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/outspeed_ui.h"

#include "core/outspeed/course.h"

namespace basekeeper {

SessionCourse GameUi<Outspeed>::course(const Session<Outspeed>& session) {
    outspeed::Course course = outspeed::courseOf(session);
    SessionCourse told;
    told.kinds = courseKinds;
    told.scoreAfterStage = std::move(course.zoneAfterStage);
    told.further.push_back({ScoreKind::Fuel, std::move(course.fuelAfterStage)});
    told.playedAfterStage = std::move(course.playedAfterStage);
    told.rulings = std::move(course.rulings);
    told.stages = course.stages;
    told.over = course.over;
    told.winners = std::move(course.winners);
    told.lead = course.lead;
    for (const auto& bonus : course.bonuses) told.marks.push_back({MarkKind::Bonus, bonus.seat, bonus.stage});
    for (const auto& elimination : course.eliminations)
        told.marks.push_back({MarkKind::Out, elimination.seat, elimination.stage});
    for (const auto& seat : course.seats)
        told.figures.push_back({{FigureKind::FuelSpent, seat.fuelSpent},
                                {FigureKind::Bonuses, seat.bonuses},
                                {FigureKind::LostTurns, seat.lostTurns}});
    return told;
}

}  // namespace basekeeper
