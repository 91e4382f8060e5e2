// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tour/race_tour.h"

#include "app/window_app.h"
#include "core/outspeed/game.h"
#include "tests/tour/finger.h"

#include <QFile>
#include <QJsonDocument>

#include <utility>

namespace basekeeper {

using namespace outspeed;

RaceTour::RaceTour(WindowApp& app, Finger& finger, Picture picture)
    : m_app(app), m_finger(finger), m_player(app, finger), m_picture(std::move(picture)) {
    QFile file(QStringLiteral(":/tour/earlier/race.jsonl"));
    if (!file.open(QIODevice::ReadOnly)) return;
    if (auto setup = OutspeedCodec::readSetup(
            QJsonDocument::fromJson(file.readLine()).object().value(QLatin1StringView("setup")).toObject()))
        m_setup = *setup;
    while (!file.atEnd())
        if (auto act = OutspeedCodec::readAction(QJsonDocument::fromJson(file.readLine()).object()))
            m_acts.push_back(*act);
}

const State& RaceTour::state() const { return m_app.controller().state<Outspeed>(); }

QString RaceTour::play() {
    setUp();
    for (std::size_t act = 0; act < m_acts.size() && m_finger.ok();) {
        beforeAct(m_acts[act]);
        if (std::holds_alternative<Program>(m_acts[act])) {
            act += program(act);
            continue;
        }
        if (!m_player.perform(m_acts[act])) break;
        afterAct(m_acts[act]);
        ++act;
    }
    if (!m_finger.ok()) return QStringLiteral("%1 (Outspeed, turn %2)").arg(m_finger.failure()).arg(state().turn);
    if (!state().over()) return QStringLiteral("the race did not come to its end");
    end();
    return m_finger.failure();
}

void RaceTour::setUp() {
    m_finger.tap("start-new");
    m_finger.tap("game-outspeed");
    m_finger.waitFor("outspeed-setup");
    OutspeedSetup& setup = m_app.model().setup<Outspeed>();
    m_finger.tap(QStringLiteral("setup-count-%1").arg(m_setup.seats.size()));
    for (std::size_t seat = 0; seat < m_setup.seats.size() && m_finger.ok(); ++seat) {
        const QString name = QString::fromStdString(m_setup.seats[seat].name);
        m_finger.tap(QStringLiteral("setup-name-%1").arg(seat));
        // Those who played before are offered.
        const auto known = setup.remembered().indexOf(name);
        if (known >= 0) {
            m_finger.tap(QStringLiteral("setup-remembered-%1").arg(known));
            m_finger.waitUntil([&] { return !setup.remembered().contains(name); },
                               QStringLiteral("a player was seated"));
        } else {
            m_finger.type(name);
        }
    }
    picture("setup");
    m_finger.tap("setup-begin");
    m_finger.waitFor("race-track");
    picture("first-tile");
    m_player.onTileDrawn = [this] {
        if (state().turn == 1) picture("tile-editor");
    };
}

void RaceTour::beforeAct(const Action& act) {
    if (std::holds_alternative<DescribeTile>(act) && state().turnedTile) picture("tile-turned");
    if (std::holds_alternative<ApplyBonuses>(act) && state().turn == 5) {
        m_finger.waitFor("act-apply-bonuses");
        picture("bonuses-shown");
        m_finger.tap("bonus-back");
        m_finger.waitFor("act-reveal-bonuses");
        picture("announced");
    }
    if (const auto* roll = std::get_if<Roll>(&act); roll != nullptr && m_player.ask(roll->seat))
        picture(roll->die == Die::Yellow ? "roll-yellow" : "roll-blue");
    if (std::holds_alternative<TakeToken>(act) && state().turn == 1) picture("token");
    if (std::holds_alternative<Resolve>(act) && state().turn == 1) picture("all-programmed");
}

void RaceTour::afterAct(const Action& act) {
    // The first time that somebody has a token.
    if (std::holds_alternative<DescribeTile>(act) && state().phase == Phase::Bonuses && !std::exchange(m_asked, true))
        picture("tile-described");
    if (std::holds_alternative<DescribeTile>(act) && finishShows(state())) picture("finish-tile");
    watch();
}

std::size_t RaceTour::program(std::size_t from) {
    std::vector<Program> choices;
    for (std::size_t act = from; act < m_acts.size(); ++act) {
        const auto* choice = std::get_if<Program>(&m_acts[act]);
        if (choice == nullptr) break;
        choices.push_back(*choice);
    }
    if (state().turn == 1) {
        picture("programming");
        m_finger.tap("act-hand-pad");
        m_finger.waitFor("pad-uncover");
        picture("pad-covered");
        m_finger.tap("pad-uncover");
        m_finger.waitFor("pad-route-0");
        picture("pad");
        m_finger.tap("pad-cover");
        m_finger.waitFor("pad-uncover");
        m_finger.tap("pad-close");
        m_finger.waitUntilGone("pad");
        m_player.programInSecret(choices);
        return choices.size();
    }
    if (!m_app.model().settings()->wheelsOnTable()) m_finger.tap("program-way-grid");
    m_finger.waitFor("act-enter-grid");
    if (state().turn == 2) picture("wheels");
    m_player.programFromWheels(choices);
    watch();
    return choices.size() + 1;
}

/// What is told step by step is looked at in the turns that are worth it.
void RaceTour::watch() {
    const OutspeedTable& table = m_app.model().table<Outspeed>();
    if (!m_finger.ok() || table.task() != OutspeedTable::Task::Show) return;
    if (state().turn == 2 || state().turn == 8) picture("told");
    if (!m_app.model().table<Outspeed>().show()->atEnd()) m_finger.tap("race-skip");
    // Where somebody rolls or takes a token first, that is asked for at once.
    if (table.task() != OutspeedTable::Task::Show) return;
    m_finger.waitFor("race-done");
    if (state().turn == 8) picture("section-gone");
    m_finger.tap("race-done");
    m_finger.waitUntil([&] { return table.task() != OutspeedTable::Task::Show; },
                       QStringLiteral("the turn had been told"));
}

void RaceTour::end() {
    m_finger.waitFor("victory-winner");
    picture("photo-finish");
    m_finger.tap("victory-table");
    m_finger.waitUntilGone("victory");
    picture("at-the-end");
    m_finger.tap("act-menu");
    m_finger.tap("menu-look-back");
    m_finger.waitFor("course-chart");
    picture("zones");
    m_finger.tap("course-measures-1");
    picture("fuel");
    m_finger.tap("session-part-replay");
    m_finger.waitFor("replay-back");
    m_finger.tap("replay-turn-back");
    picture("replay");
    m_finger.tap("session-back");
    m_finger.waitFor("act-menu");
    m_finger.tap("act-menu");
    m_finger.tap("menu-tile-sets");
    m_finger.waitFor("tile-set-new");
    picture("tile-set");
    m_finger.pressKey(Qt::Key_Escape);
    m_finger.waitUntilGone("tile-set-new");
    m_finger.tap("act-menu");
    m_finger.tap("menu-leave");
}

}  // namespace basekeeper
