// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tour/race_player.h"

#include "app/window_app.h"
#include "core/outspeed/game.h"
#include "core/overload.h"
#include "tests/tour/finger.h"

namespace basekeeper {

using namespace outspeed;

bool RacePlayer::arrives(const Action& act, std::size_t at) {
    return m_finger.waitUntil(
        [&] {
            const auto& play = m_app.controller().play<Outspeed>();
            return play.played() > at && play.act(at) == act;
        },
        QStringLiteral("the act of Outspeed was in the log"));
}

bool RacePlayer::perform(const Action& act) {
    const std::size_t before = m_app.controller().played();
    // Where nobody has a token, the table has gone on by itself.
    if (std::holds_alternative<ApplyBonuses>(act) && m_app.controller().state<Outspeed>().phase != Phase::Bonuses)
        return arrives(act, before - 1);
    const bool entered = std::visit(Overload{
                                        [](const Program&) { return false; },
                                        // Rulings are entered where the tour shows them.
                                        [](const Overrule&) { return false; },
                                        [this](const auto& each) { return enter(each); },
                                    },
                                    act);
    return entered && arrives(act, before);
}

/// The place says itself where the next value goes; a tap leads to any other.
bool RacePlayer::press(int route, const char* place, const QString& key) {
    const TileEditor& editor = *m_app.model().table<Outspeed>().tileEditor();
    if (editor.route() != route || editor.place() != QLatin1StringView(place)) {
        ++m_taps;
        if (!m_finger.tap(QStringLiteral("tile-%1-%2").arg(QLatin1StringView(place)).arg(route))) return false;
    }
    ++m_taps;
    return m_finger.tap(QStringLiteral("tile-key-") + key);
}

bool RacePlayer::set(int route, const char* place, const Amount& amount) {
    return std::visit(Overload{
                          [&](int number) { return press(route, place, QString::number(number)); },
                          [&](Choosers) { return press(route, place, QStringLiteral("choosers")); },
                          [&](Wheel) { return press(route, place, QStringLiteral("wheel")); },
                          [&](const Dice& dice) {
                              for (int roll = 0; roll < dice.rolls; ++roll)
                                  if (!press(route, place, QStringLiteral("die"))) return false;
                              return dice.plus == 0 || (press(route, place, QStringLiteral("plus")) &&
                                                        press(route, place, QString::number(dice.plus)));
                          },
                      },
                      amount);
}

bool RacePlayer::describe(int number, const Route& route) {
    const QString condition = route.sole     ? QStringLiteral("sole")
                              : route.pilots ? QString::number(*route.pilots)
                                             : QStringLiteral("none");
    if (!press(number, "condition", condition) || !set(number, "cost", route.cost) ||
        !set(number, "zones", route.benefit.zones))
        return false;
    if (route.benefit.fuel != Amount(0) && !set(number, "fuel", route.benefit.fuel)) return false;
    return route.benefit.tokens == 0 || press(number, "tokens", QString::number(route.benefit.tokens));
}

bool RacePlayer::enter(const DescribeTile& act) {
    const TileEditor& editor = *m_app.model().table<Outspeed>().tileEditor();
    const bool given = editor.numberGiven();
    if (given ? !m_finger.tap("tile-change") : !m_finger.tap(QStringLiteral("tile-number-%1").arg(act.tile.number)))
        return false;
    if (!m_finger.waitFor("tile-key-none")) return false;
    m_taps = 2;  // with the one that says which tile it is, and the one that confirms it
    for (std::size_t i = 0; i < act.tile.routes.size(); ++i)
        if (!describe(static_cast<int>(i), act.tile.routes[i])) return false;
    if (onTileDrawn) onTileDrawn();
    // Two taps a second: a tile of three routes is described in less than a quarter of a minute.
    const int most = 10 * static_cast<int>(act.tile.routes.size());
    return m_finger.waitUntil([this, most] { return m_taps < most; },
                              QStringLiteral("tile %1 was described in fewer than %2 taps, not in %3")
                                  .arg(act.tile.number)
                                  .arg(most)
                                  .arg(m_taps)) &&
           m_finger.tap("tile-describe");
}

bool RacePlayer::enter(const Announce& act) {
    // One after the other, each of them turned over at once; at a table all say first who plays one.
    const bool shown = m_app.model().table<Outspeed>().task() == OutspeedTable::Task::Reveal;
    return (!shown || m_finger.tap("bonus-back")) && m_finger.tap(QStringLiteral("bonus-seat-%1").arg(act.seat)) &&
           m_finger.tap("act-reveal-bonuses") &&
           m_finger.tap(QStringLiteral("token-%1").arg(OutspeedCodec::tokenName(act.token)));
}

bool RacePlayer::enter(const ApplyBonuses&) {
    const OutspeedTable& table = m_app.model().table<Outspeed>();
    const bool shown = table.task() == OutspeedTable::Task::Reveal;
    const bool announced = table.announced() > 0;
    return (shown || m_finger.tap("act-reveal-bonuses")) && (!announced || m_finger.tap("act-apply-bonuses"));
}

bool RacePlayer::ask(SeatId seat) {
    if (m_app.model().table<Outspeed>().asked() != seat && !m_finger.tap(QStringLiteral("due-seat-%1").arg(seat)))
        return false;
    return m_finger.waitUntil([this, seat] { return m_app.model().table<Outspeed>().asked() == seat; },
                              QStringLiteral("seat %1 was asked").arg(seat));
}

bool RacePlayer::enter(const Roll& act) {
    return ask(act.seat) && m_finger.tap(QStringLiteral("roll-%1").arg(act.value));
}

bool RacePlayer::enter(const Resolve&) { return m_finger.tap("act-resolve"); }

bool RacePlayer::enter(const TakeToken& act) {
    return ask(act.seat) &&
           m_finger.tap(act.token ? QStringLiteral("token-%1").arg(OutspeedCodec::tokenName(*act.token))
                                  : QStringLiteral("token-secret"));
}

int RacePlayer::routeOf(const Program& choice) const {
    return static_cast<int>(routeNamed(*m_app.controller().state<Outspeed>().tile, choice.route).value_or(0));
}

bool RacePlayer::programInSecret(std::span<const Program> choices) {
    if (!m_finger.tap("act-hand-pad")) return false;
    for (const Program& choice : choices) {
        const std::size_t before = m_app.controller().played();
        if (!m_finger.tap("pad-uncover") || !m_finger.tap(QStringLiteral("pad-route-%1").arg(routeOf(choice))))
            return false;
        if (choice.wheel && !m_finger.tap(QStringLiteral("pad-wheel-%1").arg(*choice.wheel))) return false;
        if (!m_finger.tap("pad-confirm") || !arrives(choice, before)) return false;
    }
    return m_finger.waitUntilGone("pad");
}

bool RacePlayer::programFromWheels(std::span<const Program> choices) {
    const std::size_t before = m_app.controller().played();
    for (const Program& choice : choices) {
        if (!m_finger.tap(QStringLiteral("grid-%1-%2").arg(choice.seat).arg(routeOf(choice)))) return false;
        if (choice.wheel && !m_finger.tap(QStringLiteral("grid-%1-wheel-%2").arg(choice.seat).arg(*choice.wheel)))
            return false;
    }
    if (!m_finger.tap("act-enter-grid")) return false;
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (!arrives(choices[i], before + i)) return false;
    return true;
}

}  // namespace basekeeper
