// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/outspeed_ui.h"

#include "core/outspeed/course.h"

namespace basekeeper {

namespace {

constexpr MarkKind bonusMark{QLatin1StringView("bonus"), QLatin1StringView("tiles/token"),
                             //: a mark in the chart: here bonus tokens were played
                             QT_TRANSLATE_NOOP("Course", "bonus token")};
constexpr MarkKind outMark{QLatin1StringView("out"), QLatin1StringView("close"),
                           //: a mark in the chart: here a ship dropped out
                           QT_TRANSLATE_NOOP("Course", "eliminated"), false};

}  // namespace

const CourseKinds& GameUi<Outspeed>::courseKinds() {
    static const CourseKinds kinds{
        .stage = turnByTurn,
        //: of the track
        .score = {QT_TRANSLATE_NOOP("Course", "zone"), QT_TRANSLATE_NOOP("Course", "Zone reached"),
                  QT_TRANSLATE_NOOP("Course", "Zones, turn by turn")},
        //: title of an axis
        .extraSeries = {{QT_TRANSLATE_NOOP("Course", "fuel"), QT_TRANSLATE_NOOP("Course", "Fuel"),
                         QT_TRANSLATE_NOOP("Course", "Fuel, turn by turn")}},
        .lead = {QT_TRANSLATE_N_NOOP("Course", "%n zone(s) ahead of the runner-up"),
                 QT_TRANSLATE_NOOP("Course", "in the same zone as the runner-up"),
                 QT_TRANSLATE_N_NOOP("Course", "%n zone(s) behind the leader")},
        .counts = {{.name = QLatin1StringView("fuel-spent"),
                    .column = QT_TRANSLATE_NOOP("Course", "Fuel spent on routes"),
                    .told = QT_TRANSLATE_N_NOOP("Course", "%n fuel spent")},
                   {.name = QLatin1StringView("bonuses"),
                    .column = QT_TRANSLATE_NOOP("Course", "Bonus tokens played"),
                    .told = QT_TRANSLATE_N_NOOP("Course", "%n token(s) played")},
                   {.name = QLatin1StringView("lost-turns"),
                    .column = QT_TRANSLATE_NOOP("Course", "Turns lost"),
                    .told = QT_TRANSLATE_N_NOOP("Course", "%n turn(s) lost"),
                    .toldOfNone = false}},
        .marks = {bonusMark, outMark},
        .marksOnPaper = QT_TRANSLATE_NOOP("Course", "Filled: a bonus token. Open: a ship eliminated."),
    };
    return kinds;
}

SessionCourse GameUi<Outspeed>::course(const Session<Outspeed>& session) {
    outspeed::Course course = outspeed::courseOf(session);
    SessionCourse told;
    told.kinds = courseKinds();
    told.scoreAfterStage = std::move(course.zoneAfterStage);
    told.extraSeries = {std::move(course.fuelAfterStage)};
    told.playedAfterStage = std::move(course.playedAfterStage);
    told.overrides = std::move(course.overrides);
    told.stages = course.stages;
    told.over = course.over;
    told.winners = std::move(course.winners);
    told.lead = course.lead;
    for (const auto& bonus : course.bonuses) told.marks.push_back({bonusMark, bonus.seat, bonus.stage});
    const auto& ships = session.state().seats;
    told.outAfter.resize(ships.size());
    for (const auto& elimination : course.eliminations) {
        told.marks.push_back({outMark, elimination.seat, elimination.stage});
        // A ruling can bring a ship back.
        const auto seat = static_cast<std::size_t>(elimination.seat);
        if (ships[seat].eliminated) told.outAfter[seat] = elimination.stage;
    }
    for (const auto& seat : course.seats) told.counts.push_back({seat.fuelSpent, seat.bonuses, seat.lostTurns});
    return told;
}

}  // namespace basekeeper
