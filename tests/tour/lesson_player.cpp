// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tour/lesson_player.h"

#include "app/lessons/lesson.h"
#include "app/window_app.h"
#include "tests/tour/finger.h"

#include <QQuickItem>

namespace basekeeper {

LessonPlayer::LessonPlayer(WindowApp& app, Finger& finger) : m_lesson(*app.model().lesson()), m_finger(finger) {}

bool LessonPlayer::begin(const char* game) {
    return m_finger.tap("start-new") && m_finger.tap(QStringLiteral("show-") + QLatin1StringView(game)) &&
           m_finger.waitFor("lesson-sentence");
}

bool LessonPlayer::follow() {
    const int before = m_lesson.number();
    const QString place = m_lesson.placeName();
    const QString sentence = m_lesson.sentence();
    // What is said may still lie over what is meant, until that has been seen.
    const auto isClear = [this] {
        const QQuickItem* card = m_finger.find("lesson");
        return card != nullptr && !m_lesson.place().isEmpty() &&
               !card->mapRectToScene(card->boundingRect()).intersects(m_lesson.place());
    };
    if (m_lesson.waits() && !m_finger.waitUntil(isClear, place + QStringLiteral(" was pointed at"))) return false;
    // On a base stand cards, which are something else.
    const bool done = !m_lesson.waits()            ? m_finger.tap("lesson-go-on")
                      : place.startsWith(u"base-") ? m_finger.tapEdge(place)
                                                   : m_finger.tap(place);
    return done && m_finger.waitUntil([&] { return m_lesson.number() > before; },
                                      QStringLiteral("the lesson went on from \"%1\"").arg(sentence));
}

}  // namespace basekeeper
