// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/course_rows.h"

#include "app/book/rule_books.h"
#include "app/games/games.h"
#include "app/history/course_texts.h"
#include "app/language/joined.h"
#include "app/language/moment_text.h"
#include "app/session/amendment_text.h"
#include "app/session/any_game.h"
#include "app/session/override_text.h"
#include "app/session/seat_names.h"
#include "app/session/session_controller.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <tuple>

namespace basekeeper {

namespace {

struct CourseWords {
    Q_DECLARE_TR_FUNCTIONS(Course)
};

constexpr std::size_t changesTold = 8;
/// How many marks of a seat fit beside each other in a chart.
constexpr int marksAbreast = 16;

int number(std::size_t count) { return static_cast<int>(count); }

int scoreAfter(const SessionCourse& course, std::size_t stage, SeatId seat) {
    return course.scoreAfterStage[stage][static_cast<std::size_t>(seat)];
}

QString figuresOf(const SessionCourse& course, SeatId seat) {
    QStringList told;
    if (const auto out = course.outAfterOf(seat))
        //: of a player who dropped out, then when: “eliminated: Turn 7”
        told << CourseWords::tr("eliminated: %1").arg(CourseTexts::stage(course, *out));
    for (const CountKind& kind : course.kinds.counts) {
        const int count = course.countOf(seat, kind.name);
        if (count != 0 || kind.toldOfNone) told << CourseTexts::text(kind.told, count);
    }
    return Joined::facts(told);
}

QString spokenLine(const SessionSeatRow& row, const SessionCourse& course) {
    int most = row.score;
    for (std::size_t stage = 0; stage < course.scoreAfterStage.size(); ++stage)
        most = std::max(most, scoreAfter(course, stage, row.seat));
    const QString scoreName = CourseTexts::text(course.kinds.score.name);
    const QString line = row.out
                             //: of a player who dropped out: “Bo: zone, peak 8”
                             ? CourseWords::tr("%1: %2, peak %3").arg(row.name, scoreName, QString::number(most))
                             : CourseWords::tr("%1: %2 at the end %3, peak %4")
                                   .arg(row.name, scoreName, QString::number(row.score), QString::number(most));
    //: what a player did, then figures: “Ana: bases at the end 9, peak 10; 3 captures”
    return row.figures.isEmpty() ? line : CourseWords::tr("%1; %2").arg(line, row.figures);
}

template <Game G>
std::vector<SessionOverrideRow> overrideRowsOf(const Session<G>& play, const std::vector<QDateTime>& times,
                                               const SessionCourse& course, const TextsOf<G>& texts) {
    std::vector<SessionOverrideRow> rows;
    const auto add = [&](bool correction, std::size_t act, std::size_t entry) -> SessionOverrideRow& {
        SessionOverrideRow& row = rows.emplace_back();
        row.place = number(rows.size());
        row.number = number(act) + 1;
        row.correction = correction;
        row.stage = CourseTexts::stage(course, course.stageOfAct(act + 1));
        row.time = clockText(times[entry]);
        return row;
    };
    for (const std::size_t act : course.overrides) {
        const auto& overrule = std::get<typename G::Overrule>(play.act(act));
        SessionOverrideRow& row = add(false, act, play.entryOf(act));
        row.reason = QString::fromStdString(overrule.reason);
        row.changes = overrideChanges<G, TextsOf<G>>(overrule, play.stateAfter(act), play.setup(), changesTold);
    }
    for (const std::uint32_t entry : play.amendments()) {
        const auto& amend = std::get<Amend<G>>(play.log()[entry]);
        add(true, static_cast<std::size_t>(amend.corrections.front().act) - 1, entry).reason =
            amendmentText(amend, play, texts);
    }
    return rows;
}

}  // namespace

QList<QPointF> lineOf(const SessionCourse& course, SeatId seat) {
    QList<QPointF> corners;
    const auto last = static_cast<std::size_t>(course.lastStageOf(seat));
    for (std::size_t stage = 0; stage <= last; ++stage) {
        const int score = scoreAfter(course, stage, seat);
        const bool straight = stage > 0 && stage < last && scoreAfter(course, stage - 1, seat) == score &&
                              scoreAfter(course, stage + 1, seat) == score;
        if (!straight) corners << QPointF(static_cast<double>(stage), score);
    }
    return corners;
}

std::vector<SessionSeatRow> seatRows(const std::vector<Seat>& seats, const SessionCourse& course) {
    std::vector<SessionSeatRow> rows;
    for (SeatId seat = 0; seat < number(seats.size()); ++seat) {
        SessionSeatRow row;
        row.seat = seat;
        row.name = seatName(seats, seat);
        row.winner = course.hasWon(seat);
        row.out = course.outAfterOf(seat).has_value();
        row.score = course.scoreOf(seat);
        row.figures = figuresOf(course, seat);
        row.line = lineOf(course, seat);
        row.spoken = spokenLine(row, course);
        rows.push_back(row);
    }
    return rows;
}

std::vector<CourseMarkRow> markRows(const SessionCourse& course) {
    // Marks that would overlap become one mark at the first of their stages.
    const int close = 1 + course.stages / marksAbreast;
    std::map<std::tuple<int, SeatId, QString>, CourseMarkRow> marks;
    for (const auto& each : course.marks) {
        const auto [mark, isNew] = marks.try_emplace({each.stage / close, each.seat, each.kind.name});
        if (isNew)
            mark->second = {
                0,         each.kind.name, each.kind.icon,
                each.seat, each.stage,     scoreAfter(course, static_cast<std::size_t>(each.stage), each.seat),
                0};
        ++mark->second.times;
    }
    std::vector<CourseMarkRow> rows;
    for (auto& [place, row] : marks) {
        row.number = number(rows.size()) + 1;
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<SessionOverrideRow> overrideRows(const SessionController& reading, const SessionCourse& course,
                                             const Languages& languages, const RuleBooks& books) {
    return reading.visit([&]<Game G>(const Session<G>& play) {
        return overrideRowsOf(play, reading.times(), course, TextsOf<G>(languages, books.of<G>()));
    });
}

QString chartSummary(const std::vector<Seat>& seats, const SessionCourse& course) {
    QStringList lines{Joined::labelled(CourseTexts::text(course.kinds.score.chart),
                                       CourseTexts::text(course.kinds.stage.count, course.stages))};
    for (const SessionSeatRow& row : seatRows(seats, course)) lines << row.spoken;
    return lines.join(QLatin1Char('\n'));
}

}  // namespace basekeeper
