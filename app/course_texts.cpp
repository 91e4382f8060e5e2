// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/course_texts.h"

#include <QCoreApplication>

namespace basekeeper {

namespace {

struct Course {
    Q_DECLARE_TR_FUNCTIONS(Course)
};

}  // namespace

QString CourseTexts::score(ScoreKind kind) {
    switch (kind) {
        case ScoreKind::Bases: return Course::tr("bases");
        case ScoreKind::Points: return Course::tr("points");
        case ScoreKind::Zones: return Course::tr("zone", "of the track");
        case ScoreKind::Fuel: return Course::tr("fuel");
    }
    return {};
}

QString CourseTexts::scoreColumn(ScoreKind kind) {
    switch (kind) {
        case ScoreKind::Bases: return Course::tr("Bases held");
        case ScoreKind::Points: return Course::tr("Points");
        case ScoreKind::Zones: return Course::tr("Zone reached");
        case ScoreKind::Fuel: return Course::tr("Fuel");
    }
    return {};
}

QString CourseTexts::chart(const SessionCourse& course) {
    switch (course.kinds.score) {
        case ScoreKind::Bases: return Course::tr("Bases held, turn by turn");
        case ScoreKind::Points: return Course::tr("Points, boat by boat");
        case ScoreKind::Zones: return Course::tr("Zones, turn by turn");
        case ScoreKind::Fuel: return Course::tr("Fuel, turn by turn");
    }
    return {};
}

QString CourseTexts::stages(StageKind kind, int count) {
    switch (kind) {
        case StageKind::Turns: return Course::tr("%n turn(s)", nullptr, count);
        case StageKind::Boats: return Course::tr("%n boat(s)", nullptr, count);
    }
    return {};
}

QString CourseTexts::stage(StageKind kind, int number) {
    switch (kind) {
        case StageKind::Turns: return Course::tr("Turn %1").arg(number);
        case StageKind::Boats: return Course::tr("Boat %1").arg(number);
    }
    return {};
}

QString CourseTexts::stageBack(StageKind kind) {
    switch (kind) {
        case StageKind::Turns: return Course::tr("A turn back");
        case StageKind::Boats: return Course::tr("A boat back");
    }
    return {};
}

QString CourseTexts::stageForward(StageKind kind) {
    switch (kind) {
        case StageKind::Turns: return Course::tr("A turn forward");
        case StageKind::Boats: return Course::tr("A boat forward");
    }
    return {};
}

QString CourseTexts::beforeStages(StageKind kind) {
    switch (kind) {
        case StageKind::Turns: return Course::tr("Before the first turn");
        case StageKind::Boats: return Course::tr("Before the first boat");
    }
    return {};
}

QString CourseTexts::closeness(const SessionCourse& course) {
    return course.winners.empty() || !course.lead ? QString() : closeness(course.kinds.score, *course.lead);
}

QString CourseTexts::closeness(ScoreKind kind, int lead) {
    switch (kind) {
        case ScoreKind::Bases:
            if (lead > 0) return Course::tr("%n base(s) ahead of the next", nullptr, lead);
            return lead == 0 ? Course::tr("with as many bases as the next") : Course::tr("%n base(s) behind the first", nullptr, -lead);
        case ScoreKind::Points:
            if (lead > 0) return Course::tr("%n point(s) ahead of the next", nullptr, lead);
            return lead == 0 ? Course::tr("with as many points as the next") : Course::tr("%n point(s) behind the first", nullptr, -lead);
        case ScoreKind::Zones:
            if (lead > 0) return Course::tr("%n zone(s) ahead of the next", nullptr, lead);
            return lead == 0 ? Course::tr("in the same zone as the next") : Course::tr("%n zone(s) behind the first", nullptr, -lead);
        case ScoreKind::Fuel: break;  // never decides by itself
    }
    return {};
}

QString CourseTexts::figureColumn(FigureKind kind) {
    switch (kind) {
        case FigureKind::Captures: return Course::tr("Captures made");
        case FigureKind::Suffered: return Course::tr("Captures suffered");
        case FigureKind::Thefts: return Course::tr("Bases stolen");
        case FigureKind::Counterattacks: return Course::tr("Counterattacks");
        case FigureKind::Saved: return Course::tr("Animals saved");
        case FigureKind::Cupids: return Course::tr("Cupid cards");
        case FigureKind::Lost: return Course::tr("Animals lost");
        case FigureKind::FuelSpent: return Course::tr("Fuel spent on routes");
        case FigureKind::Bonuses: return Course::tr("Bonus tokens played");
        case FigureKind::LostTurns: return Course::tr("Turns lost");
    }
    return {};
}

QString CourseTexts::figure(const SessionCourse::Figure& figure) {
    switch (figure.kind) {
        case FigureKind::Captures: return Course::tr("captures %1").arg(figure.value);
        case FigureKind::Suffered: return Course::tr("lost to captures %1").arg(figure.value);
        case FigureKind::Thefts: return figure.value > 0 ? Course::tr("stolen %1").arg(figure.value) : QString();
        case FigureKind::Counterattacks: return Course::tr("counterattacks %1").arg(figure.value);
        case FigureKind::Saved: return Course::tr("saved %1").arg(figure.value);
        case FigureKind::Cupids: return Course::tr("cupids %1").arg(figure.value);
        case FigureKind::Lost: return Course::tr("lost %1").arg(figure.value);
        case FigureKind::FuelSpent: return Course::tr("fuel spent %1").arg(figure.value);
        case FigureKind::Bonuses: return Course::tr("tokens played %1").arg(figure.value);
        case FigureKind::LostTurns: return figure.value > 0 ? Course::tr("turns lost %1").arg(figure.value) : QString();
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
        case MarkKind::Capture: return Course::tr("capture");
        case MarkKind::Theft: return Course::tr("stolen by RED ALERT");
        case MarkKind::Counterattack: return Course::tr("counterattack");
        case MarkKind::Cupid: return Course::tr("cupid card");
        case MarkKind::Bonus: return Course::tr("bonus token");
        case MarkKind::Out: return Course::tr("eliminated");
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
        case ScoreKind::Bases: return Course::tr("A filled shape is a capture, an open one a counterattack.");
        case ScoreKind::Points: return Course::tr("A shape is a pair in love: a cupid card.");
        case ScoreKind::Zones:
        case ScoreKind::Fuel: return Course::tr("A filled shape is a bonus token, an open one the end of the race for a ship.");
    }
    return {};
}

QString CourseTexts::stageAxis(StageKind kind) {
    switch (kind) {
        case StageKind::Turns: return Course::tr("turn");
        case StageKind::Boats: return Course::tr("boat");
    }
    return {};
}

}  // namespace basekeeper
