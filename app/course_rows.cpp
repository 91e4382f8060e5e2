// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/course_rows.h"

#include "app/game_texts.h"
#include "app/moment_text.h"
#include "core/all_your_base/overrule.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <tuple>

namespace basekeeper {

using namespace all_your_base;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Course)
};

/// A position that was laid out by a ruling can be a hundred changes long.
constexpr std::size_t changesTold = 8;
/// So many marks of a seat find room beside each other in a chart.
constexpr int marksAbreast = 40;

int number(std::size_t count) { return static_cast<int>(count); }

template <class Things, class Member>
int countOf(const Things& things, Member member, SeatId seat) {
    return static_cast<int>(std::ranges::count(things, seat, member));
}

int heldBy(const Course& course, std::size_t turn, SeatId seat) { return course.heldAfterTurn[turn][static_cast<std::size_t>(seat)]; }

/// Only where it bends: a long game has far more turns than changes.
QList<QPointF> lineOf(const Course& course, SeatId seat) {
    QList<QPointF> corners;
    const std::size_t last = course.heldAfterTurn.size() - 1;
    for (std::size_t turn = 0; turn <= last; ++turn) {
        const int held = heldBy(course, turn, seat);
        const bool straight = turn > 0 && turn < last && heldBy(course, turn - 1, seat) == held && heldBy(course, turn + 1, seat) == held;
        if (!straight) corners << QPointF(static_cast<double>(turn), held);
    }
    return corners;
}

QString spokenLine(const QString& name, const Course& course, SeatId seat) {
    int most = 0;
    for (std::size_t turn = 0; turn < course.heldAfterTurn.size(); ++turn) most = std::max(most, heldBy(course, turn, seat));
    return Words::tr("%1: bases %2 at the end, %3 at most; captures %4, counterattacks %5")
        .arg(name)
        .arg(heldBy(course, course.heldAfterTurn.size() - 1, seat))
        .arg(most)
        .arg(countOf(course.captures, &Course::Capture::by, seat))
        .arg(countOf(course.counterattacks, &Course::Counterattack::by, seat));
}

QStringList changesOf(const Overrule& act, State state, const Setup& setup) {
    QStringList lines;
    for (std::size_t i = 0; i < act.changes.size() && i < changesTold; ++i) {
        lines << GameTexts::edit(act.changes[i], state, setup);
        // One after the other, so that each is told with the names that it meets.
        if (auto next = overruled(state, {act.reason, {act.changes[i]}})) state = std::move(*next);
    }
    if (act.changes.size() > changesTold) lines << Words::tr("and %n more", nullptr, number(act.changes.size() - changesTold));
    return lines;
}

}  // namespace

std::vector<SessionSeatRow> seatRows(const Setup& setup, const Course& course) {
    std::vector<SessionSeatRow> rows;
    for (SeatId seat = 0; seat < number(setup.seats.size()); ++seat) {
        SessionSeatRow row;
        row.seat = seat;
        row.name = GameTexts::seatName(setup, seat);
        row.winner = course.winner == seat;
        row.held = heldBy(course, course.heldAfterTurn.size() - 1, seat);
        row.captures = countOf(course.captures, &Course::Capture::by, seat);
        row.suffered = countOf(course.captures, &Course::Capture::from, seat);
        row.thefts = countOf(course.thefts, &Course::Capture::by, seat);
        row.counterattacks = countOf(course.counterattacks, &Course::Counterattack::by, seat);
        row.line = lineOf(course, seat);
        row.spoken = spokenLine(row.name, course, seat);
        rows.push_back(row);
    }
    return rows;
}

std::vector<CourseMarkRow> markRows(const Course& course) {
    // What lies so close that marks would hide each other is one mark, at the first of its turns.
    const int close = 1 + course.turns / marksAbreast;
    std::map<std::tuple<int, SeatId, QLatin1StringView>, CourseMarkRow> marks;
    const auto add = [&](QLatin1StringView kind, SeatId seat, int turn) {
        const auto [mark, isNew] = marks.try_emplace({turn / close, seat, kind});
        if (isNew) mark->second = {0, kind, seat, turn, heldBy(course, static_cast<std::size_t>(turn), seat), 0};
        ++mark->second.times;
    };
    for (const auto& capture : course.captures) add(QLatin1StringView("capture"), capture.by, capture.turn);
    for (const auto& theft : course.thefts) add(QLatin1StringView("theft"), theft.by, theft.turn);
    for (const auto& counter : course.counterattacks) add(QLatin1StringView("counterattack"), counter.by, counter.turn);

    std::vector<CourseMarkRow> rows;
    for (auto& [place, row] : marks) {
        row.number = number(rows.size()) + 1;
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<SessionRulingRow> rulingRows(const Session<AllYourBase>& play, const std::vector<QDateTime>& times, const Course& course) {
    std::vector<SessionRulingRow> rows;
    const auto add = [&](const QString& kind, std::size_t act, std::size_t entry) -> SessionRulingRow& {
        SessionRulingRow& row = rows.emplace_back();
        row.place = number(rows.size());
        row.number = number(act) + 1;
        row.kind = kind;
        row.turn = turnOfAct(course, act + 1);
        row.time = clockText(times[entry]);
        return row;
    };
    for (const std::size_t act : course.rulings) {
        const auto& ruling = std::get<Overrule>(play.act(act));
        SessionRulingRow& row = add(QStringLiteral("ruling"), act, play.entryOf(act));
        row.reason = QString::fromStdString(ruling.reason);
        row.changes = changesOf(ruling, play.stateAfter(act), play.setup());
    }
    for (const std::uint32_t entry : play.amendments()) {
        const auto& amend = std::get<Amend<AllYourBase>>(play.log()[entry]);
        add(QStringLiteral("correction"), static_cast<std::size_t>(amend.corrections.front().act) - 1, entry).reason = GameTexts::amendment(amend);
    }
    return rows;
}

int turnOfAct(const Course& course, std::size_t act) {
    const auto& played = course.playedAfterTurn;
    const auto turn = std::ranges::lower_bound(played, act);
    return number(static_cast<std::size_t>(std::min(turn, std::prev(played.end())) - played.begin()));
}

QString chartSummary(const Setup& setup, const Course& course) {
    QStringList lines{Words::tr("Bases held over %n turn(s)", nullptr, course.turns)};
    for (const SessionSeatRow& row : seatRows(setup, course)) lines << row.spoken;
    return lines.join(QLatin1Char('\n'));
}

}  // namespace basekeeper
