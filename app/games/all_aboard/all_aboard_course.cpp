// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_aboard/all_aboard_ui.h"

#include "core/all_aboard/course.h"

namespace basekeeper {

SessionCourse GameUi<AllAboard>::course(const Session<AllAboard>& session) {
    all_aboard::Course course = all_aboard::courseOf(session);
    SessionCourse told;
    told.kinds = courseKinds;
    told.scoreAfterStage = std::move(course.pointsAfterBoat);
    told.playedAfterStage = std::move(course.playedAfterBoat);
    told.rulings = std::move(course.rulings);
    told.stages = course.boats;
    told.over = course.over;
    told.winners = std::move(course.winners);
    told.lead = course.lead;
    for (const auto& mark : course.cupids) told.marks.push_back({MarkKind::Cupid, mark.seat, mark.boat});
    for (const auto& seat : course.seats)
        told.figures.push_back(
            {{FigureKind::Saved, seat.saved}, {FigureKind::Cupids, seat.cupids}, {FigureKind::Lost, seat.lost}});
    return told;
}

}  // namespace basekeeper
