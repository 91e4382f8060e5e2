// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/course_texts.h"

#include "app/language/joined.h"

#include <QCoreApplication>

namespace basekeeper {

namespace {

struct OutcomeText {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

}  // namespace

QString CourseTexts::text(const char* words, int n) { return QCoreApplication::translate("Course", words, nullptr, n); }

QString CourseTexts::stage(const SessionCourse& course, int number) {
    const StageKind& kind = course.kinds.stage;
    if (number == 0) return text(kind.before);
    const auto at = static_cast<std::size_t>(number - 1);
    if (kind.inRound == nullptr || at >= course.inRounds.size()) return text(kind.number).arg(number);
    return text(kind.inRound).arg(course.inRounds[at].round).arg(course.inRounds[at].number);
}

QString CourseTexts::closeness(const SessionCourse& course) {
    // Who shares a victory is said with the outcome.
    if (course.winners.empty() || !course.lead || (course.winners.size() > 1 && *course.lead == 0)) return {};
    return closeness(course.kinds.lead, *course.lead);
}

QString CourseTexts::closeness(const LeadKind& kind, int lead) {
    if (lead > 0) return text(kind.ahead, lead);
    return lead == 0 ? text(kind.level) : text(kind.behind, -lead);
}

QString CourseTexts::outcome(const SessionCourse& course, const QStringList& names) {
    if (!course.over) return OutcomeText::tr("The game is not over.");
    QStringList winners;
    for (const SeatId seat : course.winners) winners << names.value(seat);
    if (winners.empty()) return OutcomeText::tr("Nobody has won.");
    return winners.size() == 1 ? OutcomeText::tr("%1 has won.").arg(winners.front())
                               : OutcomeText::tr("%1 shared the victory.").arg(Joined::list(winners));
}

QString CourseTexts::unverified() {
    return OutcomeText::tr("Unverified: the file it was imported from had been changed or was incomplete.");
}

QStringList CourseTexts::turningPoints(const SessionCourse& course, const QStringList& names) {
    QStringList points;
    const auto tell = [&](int at, const QString& what) {
        //: a player, how that player stood then: "Ana, in the lead for good"
        const QString who = OutcomeText::tr("%1, %2").arg(names.value(course.winners.front()), what);
        points << Joined::labelled(stage(course, at), who);
    };
    if (const auto worst = course.furthestBehind()) tell(worst->stage, text(course.kinds.lead.behind, worst->behind));
    if (const auto since = course.aheadForGoodSince())
        //: of the winner of a game, after "Turn 9: Ana,"
        tell(*since, text(QT_TRANSLATE_NOOP("Course", "in the lead for good")));
    return points;
}

}  // namespace basekeeper
