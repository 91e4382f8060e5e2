// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/outspeed_texts.h"

#include "app/games/outspeed/outspeed_words.h"
#include "app/language/joined.h"
#include "app/session/override_text.h"
#include "app/session/seat_names.h"
#include "core/outspeed/game.h"
#include "core/outspeed/rules.h"
#include "core/overload.h"
#include "db/formats/text_limits.h"

#include <QCoreApplication>

#include <algorithm>

namespace basekeeper {

using namespace outspeed;

namespace {

struct Log {
    Q_DECLARE_TR_FUNCTIONS(Log)
};

/// Who was eliminated and who won by the act; empty if the act is refused.
QStringList consequences(const Action& action, const State& before, const Setup& setup) {
    QStringList told;
    if (whyNot(before, action)) return told;
    std::vector<SeatId> out;
    for (const StepResult& moment : stepsOf(before, action)) {
        if (const auto* eliminated = std::get_if<step::Eliminated>(&moment.step)) out.push_back(eliminated->seat);
        if (std::holds_alternative<step::RaceOver>(moment.step))
            told << OutspeedTexts::step(moment.step, moment.after, setup);
    }
    if (!out.empty()) told.prepend(Log::tr("out of the race: %1").arg(seatList(setup.seats, out)));
    return told;
}

QString revealedTokens(const State& before, const Setup& setup) {
    QStringList played;
    for (SeatId seat = 0; seat < before.seatCount(); ++seat)
        if (const auto& token = seatOf(before, seat).announced)
            played
                << Log::tr("%1 plays %2").arg(OutspeedTexts::seatName(setup, seat), aToken(inScreensLanguage, *token));
    return played.isEmpty() ? Log::tr("Nobody plays a bonus token") : Joined::list(played);
}

QString revealedRoutes(const State& before, const Setup& setup) {
    if (!before.tile) return Log::tr("The routes are revealed");
    QStringList routes;
    for (std::size_t i = 0; i < before.tile->routes.size(); ++i) {
        QStringList names;
        for (SeatId seat = 0; seat < before.seatCount(); ++seat) {
            const auto& choice = seatOf(before, seat).choice;
            if (!choice || choice->route != i) continue;
            const QString name = OutspeedTexts::seatName(setup, seat);
            names << (choice->wheel ? Log::tr("%1 (wheel at %2)").arg(name, QString::number(*choice->wheel)) : name);
        }
        if (!names.isEmpty())
            routes
                << Log::tr("route %1: %2").arg(OutspeedTexts::routeName(before.tile->routes[i]), Joined::list(names));
    }
    return routes.isEmpty() ? Log::tr("The routes are revealed") : Joined::facts(routes);
}

}  // namespace

QString OutspeedTexts::tokenName(Token token) { return tokenLabel(inScreensLanguage, token); }

QString OutspeedTexts::seatName(const Setup& setup, SeatId seat) { return basekeeper::seatName(setup.seats, seat); }
QString OutspeedTexts::sideText(Side side) {
    return side == Side::Three4 ? QStringLiteral("3–4") : QStringLiteral("5–6");
}

QString OutspeedTexts::routeName(const Route& route) { return shownName(QString::fromStdString(route.name)); }
QString OutspeedTexts::seatLanguage(const Setup& setup, SeatId seat) {
    return basekeeper::seatLanguage(setup.seats, seat);
}

QString OutspeedTexts::stageText(const State& state) { return Log::tr("Turn %1").arg(state.turn); }

QString OutspeedTexts::phaseName(Phase phase) { return phaseLabel(inScreensLanguage, phase); }

QString OutspeedTexts::act(const Action& action, const State& before, const Setup& setup) {
    return std::visit(
        Overload{
            [](const DescribeTile& act) {
                return Log::tr("Tile %1 is described: %n route(s)", nullptr, static_cast<int>(act.tile.routes.size()))
                    .arg(act.tile.number);
            },
            [](const Announce&) { return Log::tr("plays a bonus token face down"); },
            [&](const ApplyBonuses&) {
                return Joined::facts(QStringList{revealedTokens(before, setup)} + consequences(action, before, setup));
            },
            [](const Program&) { return Log::tr("has chosen a route"); },
            [&](const Roll& act) {
                const QString roll =
                    Log::tr("rolls %1 on %2").arg(QString::number(act.value), theDie(inScreensLanguage, act.die));
                return Joined::facts(QStringList{roll} + consequences(action, before, setup));
            },
            [&](const Resolve&) {
                return Joined::facts(QStringList{revealedRoutes(before, setup)} + consequences(action, before, setup));
            },
            [&](const TakeToken&) {
                return Joined::facts(QStringList{Log::tr("takes a bonus token")} + consequences(action, before, setup));
            },
            [&](const Overrule& act) { return overrideText<Outspeed, OutspeedTexts>(act, before, setup); },
        },
        action);
}

QString OutspeedTexts::actKnownBy(const State& now, const Action& action, const State& before, const Setup& setup) {
    const auto isPast = [&](Phase phase) { return now.over() || now.turn > before.turn || now.phase > phase; };
    if (const auto* chosen = std::get_if<Program>(&action); chosen != nullptr && isPast(Phase::Programming)) {
        const QString route = shownName(QString::fromStdString(chosen->route));
        return chosen->wheel ? Log::tr("chooses route %1, wheel at %2").arg(route, QString::number(*chosen->wheel))
                             : Log::tr("chooses route %1").arg(route);
    }
    if (const auto* played = std::get_if<Announce>(&action); played != nullptr && isPast(Phase::Bonuses))
        return Log::tr("plays %1").arg(aToken(inScreensLanguage, played->token));
    return act(action, before, setup);
}

QString OutspeedTexts::picture(const Action& action) {
    return std::visit(Overload{
                          [](const DescribeTile&) { return QStringLiteral("grid"); },
                          [](const Program&) { return QStringLiteral("lock"); },
                          [](const Roll&) { return QStringLiteral("tiles/die-blue"); },
                          [](const Resolve&) { return QStringLiteral("eye"); },
                          [](const Overrule&) { return QString(); },
                          [](const auto&) { return QStringLiteral("tiles/token"); },
                      },
                      action);
}

SeatId OutspeedTexts::actor(const Action& action, const State&) {
    return std::visit(Overload{
                          [](const Announce& act) { return act.seat; },
                          [](const Program& act) { return act.seat; },
                          [](const Roll& act) { return act.seat; },
                          [](const TakeToken& act) { return act.seat; },
                          [](const auto&) { return nobody; },
                      },
                      action);
}

}  // namespace basekeeper
