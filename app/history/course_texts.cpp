// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/course_texts.h"

#include <QCoreApplication>

namespace basekeeper {

namespace {

struct CourseWords {
    Q_DECLARE_TR_FUNCTIONS(Course)
};

}  // namespace

QString CourseTexts::score(ScoreKind kind) {
    switch (kind) {
        case ScoreKind::Bases: return CourseWords::tr("bases");
        case ScoreKind::Points: return CourseWords::tr("points");
        case ScoreKind::Zones: return CourseWords::tr("zone", "of the track");
        case ScoreKind::Fuel: return CourseWords::tr("fuel");
    }
    return {};
}

QString CourseTexts::scoreColumn(ScoreKind kind) {
    switch (kind) {
        case ScoreKind::Bases: return CourseWords::tr("Bases held");
        case ScoreKind::Points: return CourseWords::tr("Points");
        case ScoreKind::Zones: return CourseWords::tr("Zone reached");
        case ScoreKind::Fuel: return CourseWords::tr("Fuel");
    }
    return {};
}

QString CourseTexts::chart(const SessionCourse& course) {
    switch (course.kinds.score) {
        case ScoreKind::Bases: return CourseWords::tr("Bases held, turn by turn");
        case ScoreKind::Points: return CourseWords::tr("Points, boat by boat");
        case ScoreKind::Zones: return CourseWords::tr("Zones, turn by turn");
        case ScoreKind::Fuel: return CourseWords::tr("Fuel, turn by turn");
    }
    return {};
}

QString CourseTexts::stages(StageKind kind, int count) {
    switch (kind) {
        case StageKind::Turns: return CourseWords::tr("%n turn(s)", nullptr, count);
        case StageKind::Boats: return CourseWords::tr("%n boat(s)", nullptr, count);
    }
    return {};
}

QString CourseTexts::stage(StageKind kind, int number) {
    switch (kind) {
        case StageKind::Turns: return CourseWords::tr("Turn %1").arg(number);
        case StageKind::Boats: return CourseWords::tr("Boat %1").arg(number);
    }
    return {};
}

QString CourseTexts::stageBack(StageKind kind) {
    switch (kind) {
        case StageKind::Turns: return CourseWords::tr("A turn back");
        case StageKind::Boats: return CourseWords::tr("A boat back");
    }
    return {};
}

QString CourseTexts::stageForward(StageKind kind) {
    switch (kind) {
        case StageKind::Turns: return CourseWords::tr("A turn forward");
        case StageKind::Boats: return CourseWords::tr("A boat forward");
    }
    return {};
}

QString CourseTexts::beforeStages(StageKind kind) {
    switch (kind) {
        case StageKind::Turns: return CourseWords::tr("Before the first turn");
        case StageKind::Boats: return CourseWords::tr("Before the first boat");
    }
    return {};
}

QString CourseTexts::closeness(const SessionCourse& course) {
    // A shared victory is already named with the outcome.
    if (course.winners.empty() || !course.lead || (course.winners.size() > 1 && *course.lead == 0)) return {};
    return closeness(course.kinds.score, *course.lead);
}

QString CourseTexts::closeness(ScoreKind kind, int lead) {
    switch (kind) {
        case ScoreKind::Bases:
            if (lead > 0) return CourseWords::tr("%n base(s) ahead of the next", nullptr, lead);
            return lead == 0 ? CourseWords::tr("with as many bases as the next")
                             : CourseWords::tr("%n base(s) behind the first", nullptr, -lead);
        case ScoreKind::Points:
            if (lead > 0) return CourseWords::tr("%n point(s) ahead of the next", nullptr, lead);
            return lead == 0 ? CourseWords::tr("with as many points as the next")
                             : CourseWords::tr("%n point(s) behind the first", nullptr, -lead);
        case ScoreKind::Zones:
            if (lead > 0) return CourseWords::tr("%n zone(s) ahead of the next", nullptr, lead);
            return lead == 0 ? CourseWords::tr("in the same zone as the next")
                             : CourseWords::tr("%n zone(s) behind the first", nullptr, -lead);
        case ScoreKind::Fuel: break;  // not a score of its own
    }
    return {};
}

QString CourseTexts::figureColumn(FigureKind kind) {
    switch (kind) {
        case FigureKind::Captures: return CourseWords::tr("Captures made");
        case FigureKind::Suffered: return CourseWords::tr("Captures suffered");
        case FigureKind::Thefts: return CourseWords::tr("Bases stolen");
        case FigureKind::Counterattacks: return CourseWords::tr("Counterattacks");
        case FigureKind::Saved: return CourseWords::tr("Animals saved");
        case FigureKind::Cupids: return CourseWords::tr("Cupid cards");
        case FigureKind::Lost: return CourseWords::tr("Animals lost");
        case FigureKind::FuelSpent: return CourseWords::tr("Fuel spent on routes");
        case FigureKind::Bonuses: return CourseWords::tr("Bonus tokens played");
        case FigureKind::LostTurns: return CourseWords::tr("Turns lost");
    }
    return {};
}

QString CourseTexts::figure(const SessionCourse::Figure& figure) {
    switch (figure.kind) {
        case FigureKind::Captures: return CourseWords::tr("captures %1").arg(figure.value);
        case FigureKind::Suffered: return CourseWords::tr("lost to captures %1").arg(figure.value);
        case FigureKind::Thefts: return figure.value > 0 ? CourseWords::tr("stolen %1").arg(figure.value) : QString();
        case FigureKind::Counterattacks: return CourseWords::tr("counterattacks %1").arg(figure.value);
        case FigureKind::Saved: return CourseWords::tr("saved %1").arg(figure.value);
        case FigureKind::Cupids: return CourseWords::tr("cupids %1").arg(figure.value);
        case FigureKind::Lost: return CourseWords::tr("lost %1").arg(figure.value);
        case FigureKind::FuelSpent: return CourseWords::tr("fuel spent %1").arg(figure.value);
        case FigureKind::Bonuses: return CourseWords::tr("tokens played %1").arg(figure.value);
        case FigureKind::LostTurns:
            return figure.value > 0 ? CourseWords::tr("turns lost %1").arg(figure.value) : QString();
    }
    return {};
}

QLatin1StringView CourseTexts::markName(MarkKind kind) {
    switch (kind) {
        case MarkKind::Capture: return QLatin1StringView("capture");
        case MarkKind::Theft: return QLatin1StringView("theft");
        case MarkKind::Counterattack: return QLatin1StringView("counterattack");
        case MarkKind::Cupid: return QLatin1StringView("cupid");
        case MarkKind::Bonus: return QLatin1StringView("bonus");
        case MarkKind::Out: return QLatin1StringView("out");
    }
    return {};
}

QString CourseTexts::mark(MarkKind kind) {
    switch (kind) {
        case MarkKind::Capture: return CourseWords::tr("capture");
        case MarkKind::Theft: return CourseWords::tr("stolen by RED ALERT");
        case MarkKind::Counterattack: return CourseWords::tr("counterattack");
        case MarkKind::Cupid: return CourseWords::tr("cupid card");
        case MarkKind::Bonus: return CourseWords::tr("bonus token");
        case MarkKind::Out: return CourseWords::tr("eliminated");
    }
    return {};
}

std::vector<MarkKind> CourseTexts::markKinds(ScoreKind kind) {
    switch (kind) {
        case ScoreKind::Bases: return {MarkKind::Capture, MarkKind::Counterattack, MarkKind::Theft};
        case ScoreKind::Points: return {MarkKind::Cupid};
        case ScoreKind::Zones:
        case ScoreKind::Fuel: return {MarkKind::Bonus, MarkKind::Out};
    }
    return {};
}

bool CourseTexts::isFilled(MarkKind kind) { return kind != MarkKind::Counterattack && kind != MarkKind::Out; }

QString CourseTexts::marks(ScoreKind kind) {
    switch (kind) {
        case ScoreKind::Bases: return CourseWords::tr("A filled shape is a capture, an open one a counterattack.");
        case ScoreKind::Points: return CourseWords::tr("A shape is a pair in love: a cupid card.");
        case ScoreKind::Zones:
        case ScoreKind::Fuel:
            return CourseWords::tr("A filled shape is a bonus token, an open one the end of the race for a ship.");
    }
    return {};
}

QString CourseTexts::stageAxis(StageKind kind) {
    switch (kind) {
        case StageKind::Turns: return CourseWords::tr("turn");
        case StageKind::Boats: return CourseWords::tr("boat");
    }
    return {};
}

}  // namespace basekeeper
