// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tour/lesson_tour.h"

#include "app/lessons/lesson.h"
#include "app/window_app.h"
#include "tests/tour/finger.h"

#include <utility>

namespace basekeeper {

LessonTour::LessonTour(WindowApp& app, Finger& finger, Picture picture)
    : m_lesson(*app.model().lesson()), m_finger(finger), m_player(app, finger), m_picture(std::move(picture)) {}

void LessonTour::show(const char* game, const char* place) {
    m_player.begin(game);
    while (m_finger.ok() && !m_lesson.atEnd() && m_lesson.placeName() != QLatin1StringView(place)) m_player.follow();
    m_finger.waitUntil([this] { return !m_lesson.place().isEmpty(); }, QStringLiteral("the lesson pointed at it"));
    m_picture(QStringLiteral("lesson-") + QLatin1StringView(game));
    m_finger.tap("lesson-skip");
    m_finger.waitFor("start-new");
}

QString LessonTour::play() {
    show("all-your-base", "act-attack");
    show("all-aboard", "animal-zebra");
    show("outspeed", "act-resolve");
    return m_finger.failure();
}

}  // namespace basekeeper
