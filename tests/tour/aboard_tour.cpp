// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tour/aboard_tour.h"

#include "app/window_app.h"
#include "core/all_aboard/game.h"
#include "tests/tour/finger.h"

#include <utility>

namespace basekeeper {

using namespace all_aboard;

namespace {

/// Four rounds of five seats: 15 placements, five names and at most ten acts of sailing each.
constexpr int mostActsOfAboard = 4 * (1 + 15 + 5 + 10);

}  // namespace

AboardTour::AboardTour(WindowApp& app, Finger& finger, Picture picture)
    : m_app(app), m_finger(finger), m_player(app, finger), m_picture(std::move(picture)) {}

const State& AboardTour::state() const { return m_app.controller().state<AllAboard>(); }

QString AboardTour::play() {
    setUp();
    for (int acts = 0; m_finger.ok() && !m_app.model().table<AllAboard>().over(); ++acts) {
        if (acts == mostActsOfAboard) return QStringLiteral("All aboard! did not come to its end");
        const Action act = m_player.next(state());
        beforeAct(act);
        if (!m_player.perform(act)) break;
        afterAct(act);
    }
    if (m_finger.ok()) end();
    return m_finger.failure();
}

void AboardTour::setUp() {
    m_finger.tap("start-new");
    m_finger.waitFor("game-all-aboard");
    m_picture(QStringLiteral("game-choice"));
    m_finger.tap("game-all-aboard");
    m_finger.waitFor("all-aboard-setup");
    const QStringList names{QStringLiteral("Ana"), QStringLiteral("美玲"), QStringLiteral("Tomás"),
                            QStringLiteral("Maximiliane"), QStringLiteral("Bo")};
    m_finger.tap(QStringLiteral("setup-count-%1").arg(names.size()));
    for (int seat = 0; seat < names.size(); ++seat) {
        m_finger.tap(QStringLiteral("setup-name-%1").arg(seat));
        // Those who played before are offered.
        const bool known = m_app.model().setup<AllAboard>().remembered().contains(names[seat]);
        if (known) {
            m_finger.tap(QStringLiteral("setup-remembered-%1")
                             .arg(m_app.model().setup<AllAboard>().remembered().indexOf(names[seat])));
            m_finger.waitUntil([&] { return !m_app.model().setup<AllAboard>().remembered().contains(names[seat]); },
                               QStringLiteral("a player was seated"));
        } else {
            m_finger.type(names[seat]);
        }
    }
    picture("setup");
    m_finger.tap("setup-values");
    picture("card-values");
    m_finger.pressKey(Qt::Key_Escape);
    m_finger.tap("setup-begin");
    m_finger.waitFor("act-reveal-boats");
    picture("first-round");
}

void AboardTour::beforeAct(const Action& act) {
    if (const auto* board = std::get_if<Board>(&act)) {
        if (state().placed == 2) picture("boarding");
        if (!board->animal) picture("face-down");
    }
    if (std::holds_alternative<Reveal>(act)) picture("naming");
    if (std::holds_alternative<Sail>(act) && state().sailing == 0) whatIf();
    if (std::holds_alternative<ReplaceBoat>(act)) picture("replace-boat");
}

void AboardTour::whatIf() {
    picture("ready-to-sail");
    m_finger.tap("boat-1");
    m_finger.waitFor("outlook-outcome");
    picture("what-if");
    m_finger.tap("outlook-close");
    m_finger.waitUntilGone("outlook-close");
}

void AboardTour::afterAct(const Action& act) {
    if (std::holds_alternative<Sail>(act) || std::holds_alternative<ReplaceBoat>(act)) showSailing();
    if (std::holds_alternative<RevealBoats>(act) && state().round == 2) undoInTheMiddle();
}

/// The steps can be looked at again; a waiting boat asks for its number instead.
void AboardTour::showSailing() {
    if (state().replacing) return;
    if (!m_finger.waitFor("sailing-back")) return;
    if (state().round == 1) {
        picture("sailed");
        m_finger.tap("sailing-back");
        picture("a-step-back");
        m_finger.tap("sailing-skip");
    }
    if (m_finger.find(QStringLiteral("sailing-done")) != nullptr) m_finger.tap("sailing-done");
}

void AboardTour::undoInTheMiddle() {
    const std::size_t played = m_app.controller().played();
    m_finger.tap("act-undo");
    m_finger.waitUntil([&] { return m_app.controller().played() == played - 1; },
                       QStringLiteral("the boats were taken back"));
    m_finger.tap("act-redo");
    m_finger.waitUntil([&] { return m_app.controller().played() == played; }, QStringLiteral("the boats were back"));
}

void AboardTour::end() {
    m_finger.waitFor("victory-winner");
    picture("victory");
    m_finger.tap("victory-table");
    m_finger.waitUntilGone("victory");
    picture("at-the-end");
    m_finger.tap("act-menu");
    m_finger.tap("menu-look-back");
    m_finger.waitFor("course-chart");
    picture("course");
    m_finger.tap("session-part-replay");
    m_finger.waitFor("replay-back");
    m_finger.tap("replay-turn-back");
    m_finger.tap("replay-back");
    picture("replay");
    m_finger.tap("session-back");
    m_finger.waitFor("act-menu");
    m_finger.tap("act-menu");
    m_finger.tap("menu-leave");
}

}  // namespace basekeeper
