// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tour/score_tour.h"

#include "app/window_app.h"
#include "core/score_sheet/game.h"
#include "tests/tour/finger.h"

#include <utility>

namespace basekeeper {

ScoreTour::ScoreTour(WindowApp& app, Finger& finger, Picture picture)
    : m_app(app), m_finger(finger), m_picture(std::move(picture)) {}

std::size_t ScoreTour::played() const { return m_app.controller().play<ScoreSheet>().played(); }

void ScoreTour::enter(const char* points) {
    if (!m_finger.ok()) return;
    const std::size_t before = played();
    for (const QChar key : QString::fromLatin1(points))
        m_finger.tap(key == u'-' ? QStringLiteral("key-minus") : QStringLiteral("key-") + key);
    m_finger.tap("act-enter-points");
    m_finger.waitUntil([&] { return played() == before + 1; }, QStringLiteral("the number was written down"));
}

QString ScoreTour::play() {
    m_finger.tap("start-new");
    m_finger.tap("game-score-sheet");
    m_finger.waitFor("score-sheet-setup");
    m_finger.tap("setup-option-rounds");
    for (int fewer = 0; fewer < 6; ++fewer) m_finger.tap("setup-rounds-minus");
    picture("setup");
    m_finger.tap("setup-begin");
    m_finger.waitFor("score-sheet");
    for (const char* points : {"12", "-4", "30", "25", "8", "16", "40"}) enter(points);
    m_finger.tap("act-undo");
    m_finger.waitUntil([&] { return played() == 6; }, QStringLiteral("the number was taken back"));
    m_finger.tap("key-7");
    picture("table");
    for (const char* points : {"", "19", "-11", "21", "14", "3"}) enter(points);
    m_finger.waitFor("victory-winner");
    picture("victory");
    m_finger.tap("victory-table");
    m_finger.waitUntilGone("victory");
    m_finger.tap("act-menu");
    m_finger.tap("menu-look-back");
    m_finger.waitFor("course-chart");
    picture("course");
    m_finger.tap("session-back");
    m_finger.waitFor("act-menu");
    m_finger.tap("act-menu");
    m_finger.tap("menu-leave");
    return m_finger.failure();
}

}  // namespace basekeeper
