// SPDX-License-Identifier: GPL-3.0-or-later

// The steps of sailing as sentences to be read at a glance or aloud.
#include "app/games/all_aboard/all_aboard_texts.h"

#include "app/games/all_aboard/all_aboard_words.h"
#include "app/session/seat_names.h"
#include "core/overload.h"

#include <QCoreApplication>

namespace basekeeper {

using namespace all_aboard;

namespace {

struct Sailing {
    Q_DECLARE_TR_FUNCTIONS(Sailing)
};

QString the(const SeatAnimal& who) { return theAnimal(inScreensLanguage, who.animal); }
QString ownedAnimal(const SeatAnimal& who, const Setup& setup) {
    return animalOf(inScreensLanguage, who.animal, AllAboardTexts::seatName(setup, who.seat));
}

QString inLove(const step::InLove& step, const Setup& setup) {
    const QString pair = severalAnimals(inScreensLanguage, step.animal, step.seats.size());
    if (step.seats.size() != 2)
        return Sailing::tr("%1 in love: a cupid card each for %2").arg(pair, seatList(setup.seats, step.seats));
    return Sailing::tr("%1 in love: a cupid card for %2 and one for %3")
        .arg(pair, AllAboardTexts::seatName(setup, step.seats[0]), AllAboardTexts::seatName(setup, step.seats[1]));
}

QString nothing(const SeatAnimal& who) {
    switch (who.animal) {
        case Animal::Mouse: return Sailing::tr("The mouse finds no elephant to frighten");
        case Animal::Monkey: return Sailing::tr("The monkey finds nobody to throw");
        case Animal::Lion: return Sailing::tr("The lion finds nothing to eat");
        default: return Sailing::tr("Nothing happens: %1").arg(AllAboardTexts::animalName(who.animal));
    }
}

QString weighed(const step::Weighed& step) {
    const QString weight = AllAboardTexts::weight(step.weight);
    const QString number = AllAboardTexts::weight(step.number);
    return step.weight > step.number ? Sailing::tr("%1 kg, limit %2: it sinks").arg(weight, number)
                                     : Sailing::tr("%1 kg, limit %2: it sails").arg(weight, number);
}

QString sails(std::optional<int> boat) {
    return boat ? Sailing::tr("Boat %1 sails").arg(*boat) : Sailing::tr("The boat sails");
}

QString sinks(const step::Sinks& step, std::optional<int> boat) {
    if (!boat) return step.fighting ? Sailing::tr("The boat sinks in the fight") : Sailing::tr("The boat sinks");
    return (step.fighting ? Sailing::tr("Boat %1 sinks in the fight") : Sailing::tr("Boat %1 sinks")).arg(*boat);
}

}  // namespace

QString AllAboardTexts::step(const Step& step, std::optional<int> boat, const Setup& setup) {
    return std::visit(
        Overload{
            [&](const step::InLove& told) { return inLove(told, setup); },
            [](const step::Fight& told) {
                return Sailing::tr("%1 fight: the boat sinks at once")
                    .arg(severalAnimals(inScreensLanguage, told.animal, told.seats.size()));
            },
            [](const step::Frightened&) {
                return Sailing::tr("The mouse frightens the elephant: replace the boat card");
            },
            [](const step::Replaced& told) {
                return Sailing::tr("New boat card: limit %1 instead of %2").arg(weight(told.to), weight(told.from));
            },
            [](const step::Thrown& told) {
                if (!told.to) return Sailing::tr("The monkey throws %1 overboard: discarded").arg(the(told.thrown));
                return Sailing::tr("The monkey throws %1 onto boat %2")
                    .arg(the(told.thrown), QString::number(*told.to));
            },
            [](const step::Eaten& told) { return Sailing::tr("The lion eats %1").arg(the(told.eaten)); },
            [](const step::Nothing& told) { return nothing(told.who); },
            [](const step::Weighed& told) { return weighed(told); },
            [&](const step::Sails&) { return sails(boat); },
            [&](const step::Sinks& told) { return sinks(told, boat); },
            [&](const step::Saved& told) { return Sailing::tr("%1 is saved").arg(ownedAnimal(told.who, setup)); },
            [&](const step::Discarded& told) {
                return Sailing::tr("%1 is discarded").arg(ownedAnimal(told.who, setup));
            },
            [&](const step::Jumped& told) {
                return Sailing::tr("%1 jumps to boat %2").arg(ownedAnimal(told.fox, setup), QString::number(told.to));
            },
        },
        step);
}

}  // namespace basekeeper
