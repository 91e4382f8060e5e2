// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session_course.h"

#include "core/all_aboard/course.h"
#include "core/all_your_base/course.h"
#include "core/outspeed/course.h"

#include <algorithm>
#include <iterator>

namespace basekeeper {

namespace {

template <Game G>
constexpr CourseKinds kindsOf;
template <>
constexpr CourseKinds kindsOf<AllYourBase>{ScoreKind::Bases, StageKind::Turns, true};
template <>
constexpr CourseKinds kindsOf<AllAboard>{ScoreKind::Points, StageKind::Boats, false};
template <>
constexpr CourseKinds kindsOf<Outspeed>{ScoreKind::Zones, StageKind::Turns, false};

}  // namespace

CourseKinds courseKinds(QStringView game) {
    return withCodecOf<CourseKinds>(game, []<GameCodec C>() { return kindsOf<typename C::Game>; }).value_or(CourseKinds());
}

bool SessionCourse::hasWon(SeatId seat) const { return std::ranges::find(winners, seat) != winners.end(); }

int SessionCourse::figure(SeatId seat, FigureKind kind) const {
    const auto& told = figures[static_cast<std::size_t>(seat)];
    const auto found = std::ranges::find(told, kind, &Figure::kind);
    return found == told.end() ? 0 : found->value;
}

int SessionCourse::sumOf(FigureKind kind) const {
    int sum = 0;
    for (SeatId seat = 0; seat < static_cast<SeatId>(figures.size()); ++seat) sum += figure(seat, kind);
    return sum;
}

std::vector<ScoreKind> SessionCourse::measures() const {
    std::vector<ScoreKind> all{kinds.score};
    for (const Measure& measure : further) all.push_back(measure.kind);
    return all;
}

SessionCourse SessionCourse::charted(std::size_t measure) const {
    SessionCourse course = *this;
    if (measure == 0 || measure > further.size()) return course;
    course.kinds.score = further[measure - 1].kind;
    course.scoreAfterStage = further[measure - 1].afterStage;
    course.goal.reset();
    return course;
}

int SessionCourse::stageOfAct(std::size_t act) const {
    const auto stageAt = std::ranges::lower_bound(playedAfterStage, act);
    return static_cast<int>(std::min(stageAt, std::prev(playedAfterStage.end())) - playedAfterStage.begin());
}

SessionCourse sessionCourse(const Session<AllYourBase>& session) {
    using all_your_base::Course;
    Course course = all_your_base::courseOf(session);
    SessionCourse told;
    told.kinds = kindsOf<AllYourBase>;
    told.scoreAfterStage = std::move(course.heldAfterTurn);
    told.playedAfterStage = std::move(course.playedAfterTurn);
    told.rulings = std::move(course.rulings);
    told.stages = course.turns;
    told.over = course.over;
    if (course.winner) told.winners = {*course.winner};
    told.lead = course.lead;
    told.goal = session.state().rules.threshold;
    for (const auto& capture : course.captures) told.marks.push_back({MarkKind::Capture, capture.by, capture.turn});
    for (const auto& theft : course.thefts) told.marks.push_back({MarkKind::Theft, theft.by, theft.turn});
    for (const auto& counter : course.counterattacks) told.marks.push_back({MarkKind::Counterattack, counter.by, counter.turn});
    const auto count = [](const auto& things, auto whose, SeatId seat) { return static_cast<int>(std::ranges::count(things, seat, whose)); };
    for (SeatId seat = 0; seat < session.state().rules.seats; ++seat)
        told.figures.push_back({{FigureKind::Captures, count(course.captures, &Course::Capture::by, seat)},
                                {FigureKind::Suffered, count(course.captures, &Course::Capture::from, seat)},
                                {FigureKind::Thefts, count(course.thefts, &Course::Capture::by, seat)},
                                {FigureKind::Counterattacks, count(course.counterattacks, &Course::Counterattack::by, seat)}});
    return told;
}

SessionCourse sessionCourse(const Session<AllAboard>& session) {
    all_aboard::Course course = all_aboard::courseOf(session);
    SessionCourse told;
    told.kinds = kindsOf<AllAboard>;
    told.scoreAfterStage = std::move(course.pointsAfterBoat);
    told.playedAfterStage = std::move(course.playedAfterBoat);
    told.rulings = std::move(course.rulings);
    told.stages = course.boats;
    told.over = course.over;
    told.winners = std::move(course.winners);
    told.lead = course.lead;
    for (const auto& mark : course.cupids) told.marks.push_back({MarkKind::Cupid, mark.seat, mark.boat});
    for (const auto& seat : course.seats) told.figures.push_back({{FigureKind::Saved, seat.saved}, {FigureKind::Cupids, seat.cupids}, {FigureKind::Lost, seat.lost}});
    return told;
}

SessionCourse sessionCourse(const Session<Outspeed>& session) {
    outspeed::Course course = outspeed::courseOf(session);
    SessionCourse told;
    told.kinds = kindsOf<Outspeed>;
    told.scoreAfterStage = std::move(course.zoneAfterTurn);
    told.further.push_back({ScoreKind::Fuel, std::move(course.fuelAfterTurn)});
    told.playedAfterStage = std::move(course.playedAfterTurn);
    told.rulings = std::move(course.rulings);
    told.stages = course.turnsDone;
    told.over = course.over;
    told.winners = std::move(course.winners);
    told.lead = course.lead;
    for (const auto& bonus : course.bonuses) told.marks.push_back({MarkKind::Bonus, bonus.seat, bonus.turn});
    for (const auto& elimination : course.eliminations) told.marks.push_back({MarkKind::Out, elimination.seat, elimination.turn});
    for (const auto& seat : course.seats)
        told.figures.push_back({{FigureKind::FuelSpent, seat.fuelSpent}, {FigureKind::Bonuses, seat.bonuses}, {FigureKind::LostTurns, seat.lostTurns}});
    return told;
}

SessionCourse sessionCourse(const AnySession& session) {
    return std::visit([](const auto& play) { return sessionCourse(play); }, session);
}

}  // namespace basekeeper
