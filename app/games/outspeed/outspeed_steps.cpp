// SPDX-License-Identifier: GPL-3.0-or-later

// The steps of a turn as sentences to be read at a glance or aloud.
#include "app/games/outspeed/outspeed_texts.h"

#include "app/games/outspeed/outspeed_words.h"
#include "app/language/joined.h"
#include "app/session/seat_names.h"
#include "core/overload.h"

#include <QCoreApplication>

namespace basekeeper {

using namespace outspeed;

namespace {

struct Race {
    Q_DECLARE_TR_FUNCTIONS(Race)
};

QString numbers(const std::vector<int>& zones) {
    QStringList all;
    for (const int zone : zones) all << QString::number(zone);
    return Joined::list(all);
}

/// Either its seat was eliminated before, or the race was decided before the token's turn.
QString tokenLost(const step::TokenLost& step, const State& after, const Setup& setup) {
    const QString text = inRace(after, step.seat) ? Race::tr("The race is decided before %1 can use %2")
                                                  : Race::tr("%1 is already eliminated: %2 is lost");
    return text.arg(OutspeedTexts::seatName(setup, step.seat), theToken(inScreensLanguage, step.token));
}

QString group(const step::Group& step, const Setup& setup) {
    const QString text = step.seats.size() == 1 ? Race::tr("Zone %1: %2’s token takes effect")
                                                : Race::tr("Zone %1: the tokens of %2 take effect together");
    return text.arg(QString::number(step.zone), seatList(setup.seats, step.seats));
}

QString plays(const step::Plays& step, const Setup& setup) {
    const QString name = OutspeedTexts::seatName(setup, step.seat);
    const QString touched = seatList(setup.seats, step.touched);
    if (step.touched.empty()) {
        // Without effect: there is no marker left, or nobody to strike.
        //: a player, a bonus token
        const QString text = step.token == Token::ForceField ? Race::tr("%1 plays %2: no marker is left")
                                                             : Race::tr("%1 plays %2: nobody is affected");
        return text.arg(name, theToken(inScreensLanguage, step.token));
    }
    switch (step.token) {
        case Token::Electromagnet:
            return Race::tr("%1 switches the electromagnet on: it pulls back %2").arg(name, touched);
        case Token::IonCannon: return Race::tr("%1 fires the ion cannon at %2").arg(name, touched);
        case Token::Flamethrower: return Race::tr("%1 drives back %2 with the flamethrower").arg(name, touched);
        case Token::FuelTank: return Race::tr("%1 opens the fuel tank").arg(name);
        case Token::Nitro: return Race::tr("%1 hits the nitro").arg(name);
        case Token::ForceField: return Race::tr("%1 plays the force field").arg(name);
    }
    return {};
}

QString fieldsRemoved(const step::FieldsRemoved& step) {
    const int count = static_cast<int>(step.zones.size());
    const QString text = step.withSection
                             ? Race::tr("%n force field(s) are removed with the section: zone %1", nullptr, count)
                             : Race::tr("Ships entered: %n force field(s) removed from zone %1", nullptr, count);
    return text.arg(numbers(step.zones));
}

QString moves(const step::Moves& step, const Setup& setup) {
    const QString name = OutspeedTexts::seatName(setup, step.seat);
    const QString from = QString::number(step.from);
    const QString to = QString::number(step.to);
    if (step.to > step.from)
        return (step.stopped ? Race::tr("%1 flies from zone %2 into the force field in zone %3 and stops")
                             : Race::tr("%1 flies from zone %2 to zone %3"))
            .arg(name, from, to);
    return (step.stopped ? Race::tr("%1 is pushed back from zone %2 into the force field in zone %3")
                         : Race::tr("%1 is pushed back from zone %2 to zone %3"))
        .arg(name, from, to);
}

QString losesFuel(const step::LosesFuel& step, const State& after, const Setup& setup) {
    const QString name = OutspeedTexts::seatName(setup, step.seat);
    const QString cost = QString::number(step.cost);
    const QString from = QString::number(step.from);
    const bool paid = after.phase != Phase::Bonuses;
    if (step.cost > step.from - step.to)
        return (paid ? Race::tr("%1 must pay %2 fuel, but has only %3") : Race::tr("%1 loses %2 fuel, but has only %3"))
            .arg(name, cost, from);
    //: a player, how much, the fuel before and after
    const QString pays = Race::tr("%1 pays %2 fuel: %3 → %4");
    //: a player, how much, the fuel before and after
    const QString loses = Race::tr("%1 loses %2 fuel: %3 → %4");
    return (paid ? pays : loses).arg(name, cost, from, QString::number(step.to));
}

QString shared(const step::Shared& step, const State& after, const Setup& setup) {
    const bool known = after.tile && step.route < after.tile->routes.size();
    const QString route =
        known ? OutspeedTexts::routeName(after.tile->routes[step.route]) : QString::number(step.route + 1);
    const QString names = seatList(setup.seats, step.seats);
    if (step.tooMany) return Race::tr("Route %1: too many! %2 lose their turn").arg(route, names);
    if (step.soleTaker) return Race::tr("Route %1: %2 alone, free of charge").arg(route, names);
    if (step.soleMissed) return Race::tr("Route %1: shared! %2 pay but gain nothing").arg(route, names);
    return Race::tr("Route %1: %2").arg(route, names);
}

QString raceOver(const step::RaceOver& step, const Setup& setup) {
    if (step.winners.empty())
        return step.by == EndedBy::Override ? Race::tr("The race ends by a ruling: nobody wins")
                                            : Race::tr("Nobody is left: nobody wins");
    const QString names = seatList(setup.seats, step.winners);
    if (step.winners.size() > 1) return Race::tr("%1 share the victory").arg(names);
    switch (step.by) {
        case EndedBy::Finish: return Race::tr("%1 wins the race").arg(names);
        case EndedBy::LastOneLeft: return Race::tr("%1 wins, the last one left").arg(names);
        case EndedBy::NobodyLeft: break;
        case EndedBy::Override: return Race::tr("%1 wins by a ruling").arg(names);
    }
    return Race::tr("%1 wins the race").arg(names);
}

}  // namespace

QString OutspeedTexts::outBy(step::OutBy by) {
    switch (by) {
        case step::OutBy::IonCannon: return Race::tr("no fuel left after the ion cannon");
        case step::OutBy::Fuel: return Race::tr("no fuel left");
        case step::OutBy::PushedOff: return Race::tr("pushed off the track");
        case step::OutBy::SectionGone: return Race::tr("left behind with the rear section");
    }
    return {};
}

QString OutspeedTexts::step(const Step& step, const State& after, const Setup& setup) {
    return std::visit(
        Overload{
            [&](const step::Group& told) { return group(told, setup); },
            [&](const step::Plays& told) { return plays(told, setup); },
            [&](const step::TokenLost& told) { return tokenLost(told, after, setup); },
            [&](const step::FieldPlaced& told) {
                return Race::tr("%1 puts a force field in zone %2")
                    .arg(seatName(setup, told.seat), QString::number(told.zone));
            },
            [](const step::FieldsRemoved& told) { return fieldsRemoved(told); },
            [&](const step::Moves& told) { return moves(told, setup); },
            [&](const step::LosesFuel& told) { return losesFuel(told, after, setup); },
            [&](const step::GainsFuel& told) {
                //: a player, how much, the fuel before and after
                return Race::tr("%1 gains %2 fuel: %3 → %4")
                    .arg(seatName(setup, told.seat), QString::number(told.to - told.from), QString::number(told.from),
                         QString::number(told.to));
            },
            [&](const step::Eliminated& told) {
                return Race::tr("%1 is eliminated: %2").arg(seatName(setup, told.seat), outBy(told.by));
            },
            [](const step::TilesTurned& told) {
                return told.tile == 0
                           ? Race::tr("Four or fewer are left: the tiles are turned to the side for 3–4 players")
                           : Race::tr(
                                 "Four or fewer are left: the tiles, including tile %1, are turned to the side for 3–4 players")
                                 .arg(told.tile);
            },
            [&](const step::Shared& told) { return shared(told, after, setup); },
            [&](const step::TokensGained& told) {
                return Race::tr("%1 takes %n bonus token(s)", nullptr, told.tokens).arg(seatName(setup, told.seat));
            },
            [](const step::SectionArrives& told) {
                return Race::tr("The third section is added in front: the track ends at zone %1").arg(told.track.front);
            },
            [](const step::SectionGoes& told) {
                return Race::tr("The rear section is taken away: the track begins at zone %1").arg(told.track.rear);
            },
            [](const step::TurnEnds& told) { return Race::tr("Turn %1 is over").arg(told.turn); },
            [&](const step::RaceOver& told) { return raceOver(told, setup); },
        },
        step);
}

}  // namespace basekeeper
