// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_aboard/all_aboard_texts.h"

#include "app/games/all_aboard/all_aboard_words.h"
#include "app/language/joined.h"
#include "app/session/override_text.h"
#include "app/session/seat_names.h"
#include "core/all_aboard/game.h"
#include "core/overload.h"
#include "db/games/all_aboard/codec.h"

#include <QCoreApplication>
#include <QLocale>

namespace basekeeper {

using namespace all_aboard;

namespace {

struct Log {
    Q_DECLARE_TR_FUNCTIONS(Log)
};

QString boatText(std::size_t index) { return QString::number(index + 1); }

/// The result of a sailing boat, such as "boat 2 sinks: 25 kg on 16".
QString outcome(const Action& action, const State& before) {
    const QString boat = boatText(static_cast<std::size_t>(before.sailing));
    QString load;
    for (const SailingMoment& moment : sailingOf(before, action)) {
        if (const auto* weighed = std::get_if<step::Weighed>(&moment.step))
            load = Log::tr("%1 kg, limit %2")
                       .arg(AllAboardTexts::weight(weighed->weight), AllAboardTexts::weight(weighed->number));
        if (std::holds_alternative<step::Frightened>(moment.step))
            return Log::tr("Boat %1: the mouse frightens the elephant").arg(boat);
        if (const auto* fight = std::get_if<step::Fight>(&moment.step))
            return Log::tr("Boat %1 sinks (fight): %2").arg(boat, AllAboardTexts::animalName(fight->animal));
        if (std::holds_alternative<step::Sails>(moment.step)) return Log::tr("Boat %1 sails: %2").arg(boat, load);
        if (std::holds_alternative<step::Sinks>(moment.step)) return Log::tr("Boat %1 sinks: %2").arg(boat, load);
    }
    return Log::tr("Boat %1").arg(boat);
}

QString boarding(const Board& act) {
    if (!act.animal) return Log::tr("puts an animal face down on boat %1").arg(act.boat);
    return Log::tr("puts %1 on boat %2").arg(theAnimal(inScreensLanguage, *act.animal), QString::number(act.boat));
}

QString revealing(const Reveal& act, const State& before) {
    const QString animal = theAnimal(inScreensLanguage, act.animal);
    const auto boat = faceDownBoat(before, act.seat);
    return boat ? Log::tr("reveals %1 on boat %2").arg(animal, QString::number(*boat))
                : Log::tr("reveals %1").arg(animal);
}

}  // namespace

QString AllAboardTexts::animalName(Animal animal) { return animalLabel(inScreensLanguage, animal); }

QString AllAboardTexts::seatName(const Setup& setup, SeatId seat) { return basekeeper::seatName(setup.seats, seat); }
QString AllAboardTexts::seatLanguage(const Setup& setup, SeatId seat) {
    return basekeeper::seatLanguage(setup.seats, seat);
}

QString AllAboardTexts::weight(Weight weight) { return weightText(inScreensLanguage, weight); }

QString AllAboardTexts::phaseName(Phase phase) {
    switch (phase) {
        case Phase::RevealBoats: return QCoreApplication::translate("Phase", "Reveal the boats");
        case Phase::Boarding: return QCoreApplication::translate("Phase", "Boarding");
        case Phase::Reveal: return QCoreApplication::translate("Phase", "Reveal the animals");
        case Phase::Sailing: return QCoreApplication::translate("Phase", "Sailing");
        case Phase::Over: return QCoreApplication::translate("Phase", "Game over");
    }
    return {};
}

QString AllAboardTexts::act(const Action& action, const State& before, const Setup& setup) {
    return std::visit(
        Overload{
            [](const RevealBoats& act) {
                QStringList numbers;
                for (const Weight number : act.boats) numbers << weight(number);
                return Log::tr("reveals the boats: %1").arg(Joined::list(numbers));
            },
            [](const Board& act) { return boarding(act); },
            [&](const Reveal& act) { return revealing(act, before); },
            [&](const Sail&) { return outcome(action, before); },
            [&](const ReplaceBoat& act) {
                return Joined::facts(
                    {Log::tr("New boat card: limit %1").arg(weight(act.number)), outcome(action, before)});
            },
            [&](const Overrule& act) { return overrideText<AllAboard, AllAboardTexts>(act, before, setup); },
        },
        action);
}

std::vector<CardsToMoveLine> AllAboardTexts::cardsToMove(const State& before, const Action& action, const State&,
                                                         const Setup& setup) {
    const auto* placed = std::get_if<Board>(&action);
    if (placed == nullptr || !drawsAfterPlacing(before, placed->seat)) return {};
    return {{QStringLiteral("hand"), QCoreApplication::translate("CardsToMove", "%1 draws %n card(s).", nullptr, 1)
                                         .arg(seatName(setup, placed->seat))}};
}

QString AllAboardTexts::picture(const Action& action) {
    const auto of = [](Animal animal) { return "animals/" + AllAboardCodec::animalName(animal); };
    const auto faceDown = QStringLiteral("lock");
    return std::visit(Overload{
                          [](const RevealBoats&) { return QStringLiteral("boats"); },
                          [&](const Board& act) { return act.animal ? of(*act.animal) : faceDown; },
                          [&](const Reveal& act) { return of(act.animal); },
                          [](const Sail&) { return QStringLiteral("boat"); },
                          [](const ReplaceBoat&) { return QStringLiteral("swap"); },
                          [](const Overrule&) { return QString(); },
                      },
                      action);
}

SeatId AllAboardTexts::actor(const Action& action, const State& before) {
    if (const auto* board = std::get_if<Board>(&action)) return board->seat;
    if (const auto* reveal = std::get_if<Reveal>(&action)) return reveal->seat;
    // No seat decides what happens to a boat.
    return std::holds_alternative<RevealBoats>(action) ? startingSeat(before) : nobody;
}

QString AllAboardTexts::stageText(const all_aboard::State& state) {
    return QCoreApplication::translate("AllAboardTexts", "Round %1").arg(state.round);
}

}  // namespace basekeeper
