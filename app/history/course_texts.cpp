// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/course_texts.h"

#include <QCoreApplication>

namespace basekeeper {

QString CourseTexts::text(const char* words, int n) { return QCoreApplication::translate("Course", words, nullptr, n); }

QString CourseTexts::stage(const StageKind& kind, int number) {
    return number == 0 ? text(kind.before) : text(kind.number).arg(number);
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

}  // namespace basekeeper
