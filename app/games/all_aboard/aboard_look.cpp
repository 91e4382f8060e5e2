// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_aboard/aboard_look.h"

#include "app/games/all_aboard/all_aboard_texts.h"
#include "app/games/all_aboard/sailing_words.h"
#include "app/language/joined.h"
#include "db/games/all_aboard/codec.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace basekeeper {

using namespace all_aboard;

namespace {

// The position on the gauge of the weight that the boat bears.
constexpr double markOnGauge = 0.75;

struct Aboard {
    Q_DECLARE_TR_FUNCTIONS(Aboard)
};

QString animalWord(Animal animal) { return QString(AllAboardCodec::animalName(animal)); }

constexpr int places = static_cast<int>(animalKinds) + 1;
constexpr int keysOfAll = places * maxSeats;

/// Key 0 of each seat is for its face-down animal; it has at most one.
int cardKey(const Passenger& passenger) {
    return passenger.seat * places + (passenger.animal ? static_cast<int>(*passenger.animal) + 1 : 0);
}

double fillOf(Weight weight, Weight number) {
    if (weight.halves() <= 0) return 0;
    if (number.halves() <= 0) return 1;
    return std::min(1.0, markOnGauge * weight.halves() / number.halves());
}

bool isAboard(const std::vector<Boat>& boats, int card) {
    return std::ranges::any_of(boats, [card](const Boat& boat) {
        return std::ranges::any_of(boat.aboard, [card](const Passenger& each) { return cardKey(each) == card; });
    });
}

/// Whether that animal is aboard a boat to the right of boat `at`.
bool isAboardBeyond(const std::vector<Boat>& boats, std::size_t at, int card) {
    return isAboard({boats.begin() + static_cast<std::ptrdiff_t>(at) + 1, boats.end()}, card);
}

bool isAmong(const std::vector<SeatAnimal>& who, const Passenger& passenger) {
    return passenger.animal && std::ranges::find(who, SeatAnimal{passenger.seat, *passenger.animal}) != who.end();
}

QString spokenBoat(const BoatRow& row) {
    QStringList parts{Aboard::tr("Boat %1").arg(row.boat)};
    //: what is aboard, what the boat bears
    if (!row.number.isEmpty()) parts << Aboard::tr("%1 of %2 kg").arg(row.weight, row.number);
    if (row.faceDown > 0) parts << Aboard::tr("%n face down", "", row.faceDown);
    //: said of a boat: two animals aboard
    if (row.love) parts << Aboard::tr("two animals in love");
    //: said of a boat: three or more animals aboard
    if (row.fight) parts << Aboard::tr("animals fighting");
    //: said of a boat: the boat
    if (row.result == AboardState::Result::Sailed) parts << Aboard::tr("has sailed");
    //: said of a boat: the boat
    if (row.result == AboardState::Result::Sunk) parts << Aboard::tr("has sunk");
    if (row.waiting) parts << Aboard::tr("waits for another number");
    return Joined::said(parts);
}

QString spokenPassenger(const PassengerRow& row, const Setup& setup) {
    const QString owner = AllAboardTexts::seatName(setup, row.seat);
    return row.animal.isEmpty() ? Aboard::tr("face down, played by %1").arg(owner)
                                : Aboard::tr("%1, played by %2").arg(row.name, owner);
}

std::vector<Outlook> outlooksOf(const AboardLook& look) {
    return look.outlooks ? outlooks(look.state) : std::vector<Outlook>(look.state.boats.size());
}

bool contains(const std::vector<Animal>& animals, Animal animal) {
    return std::ranges::find(animals, animal) != animals.end();
}

}  // namespace

AboardState::Result resultOf(std::optional<BoatResult> result) {
    return !result                         ? AboardState::Result::None
           : *result == BoatResult::Sailed ? AboardState::Result::Sailed
                                           : AboardState::Result::Sunk;
}

std::vector<BoatRow> boatRows(const AboardLook& look) {
    std::vector<BoatRow> rows;
    const std::vector<Outlook> expected = outlooksOf(look);
    for (std::size_t i = 0; i < look.state.boats.size(); ++i) {
        const Boat& boat = look.state.boats[i];
        const Weight weight = boat.weighed.value_or(weightAboard(look.state, boat));
        BoatRow row;
        row.boat = static_cast<int>(i) + 1;
        row.number = AllAboardTexts::weight(boat.number);
        row.weight = AllAboardTexts::weight(weight);
        row.weightHalves = weight.halves();
        row.fill = fillOf(weight, boat.number);
        row.tooHeavy = isTooHeavy(look.state, boat);
        row.aboard = static_cast<int>(boat.aboard.size());
        row.room = look.state.phase == Phase::Boarding ? std::max(0, boatHolds - row.aboard) : 0;
        row.faceDown =
            static_cast<int>(std::ranges::count_if(boat.aboard, [](const Passenger& each) { return !each.animal; }));
        row.result = resultOf(boat.result);
        row.replaced = boat.replaced;
        const bool turn =
            look.state.phase == Phase::Sailing && !boat.result && look.state.sailing == static_cast<int>(i);
        row.waiting = turn && look.state.replacing;
        row.next = look.sailingBoat > 0 ? look.sailingBoat == row.boat : turn;
        row.tappable = look.tappable(row.boat);
        row.love =
            !boat.result && (!expected[i].inLove.empty() || std::ranges::any_of(boat.aboard, &Passenger::inLove));
        row.fight = !boat.result && !expected[i].fighting.empty();
        row.spoken = spokenBoat(row);
        rows.push_back(row);
    }
    return rows;
}

std::vector<PassengerRow> passengerRows(const AboardLook& look) {
    std::vector<PassengerRow> rows;
    const PartsOfStep parts = look.step != nullptr ? partsOf(*look.step) : PartsOfStep();
    const std::vector<Outlook> expected = outlooksOf(look);
    const auto add = [&](const Boat& boat, std::size_t at, const Passenger& passenger, int place, bool gone) {
        PassengerRow row;
        row.card = cardKey(passenger);
        // A fox that jumped is also recorded on the boat that sank; only its present place has the animal's own key.
        const bool jumped = isAboardBeyond(look.state.boats, at, row.card);
        if (jumped) row.card += keysOfAll * (static_cast<int>(at) + 1);
        row.seat = passenger.seat;
        row.boat = static_cast<int>(at) + 1;
        row.place = place;
        row.inLove = passenger.inLove;
        row.result = resultOf(boat.result);
        if (passenger.animal) {
            const Animal animal = *passenger.animal;
            const CardValue& value = look.state.rules.values[animal];
            row.animal = animalWord(animal);
            row.name = AllAboardTexts::animalName(animal);
            row.inLove = row.inLove || (!boat.result && contains(expected[at].inLove, animal));
            row.fights = !boat.result && contains(expected[at].fighting, animal);
            row.weight = AllAboardTexts::weight(row.inLove ? value.inLove : value.weight);
            const SeatState& owner = look.state.seats[static_cast<std::size_t>(passenger.seat)];
            // What becomes of a fox is shown where it jumped to.
            if (jumped) row.fate = AboardState::Fate::None;
            else if (contains(owner.saved, animal)) row.fate = AboardState::Fate::Saved;
            else if (contains(owner.discarded, animal)) row.fate = AboardState::Fate::Lost;
        }
        row.part = jumped                               ? AboardState::Part::None
                   : isAmong(parts.affected, passenger) ? AboardState::Part::Struck
                   : isAmong(parts.acts, passenger)     ? AboardState::Part::Acts
                                                        : AboardState::Part::None;
        if (gone) row.fate = AboardState::Fate::Gone;
        row.spoken = spokenPassenger(row, look.setup);
        rows.push_back(row);
    };
    for (std::size_t i = 0; i < look.state.boats.size(); ++i) {
        const Boat& boat = look.state.boats[i];
        int place = 0;
        for (const Passenger& passenger : boat.aboard) add(boat, i, passenger, place++, false);
    }
    // Those who left in this step stay in the list, so that they are seen leaving.
    if (look.step != nullptr)
        for (std::size_t i = 0; i < look.boatsBefore.size(); ++i)
            for (std::size_t place = 0; place < look.boatsBefore[i].aboard.size(); ++place) {
                const Passenger& passenger = look.boatsBefore[i].aboard[place];
                if (!isAboard(look.state.boats, cardKey(passenger)))
                    add(look.boatsBefore[i], i, passenger, static_cast<int>(place), true);
            }
    return rows;
}

AboardState::Place placeOf(const State& state, SeatId seat, Animal animal) {
    const SeatState& of = state.seats[static_cast<std::size_t>(seat)];
    return contains(animalsLeft(state, seat), animal) ? AboardState::Place::Left
           : contains(of.saved, animal)               ? AboardState::Place::Saved
           : contains(of.discarded, animal)           ? AboardState::Place::Lost
                                                      : AboardState::Place::Aboard;
}

std::vector<SetAnimalRow> setRows(const State& state, SeatId seat) {
    std::vector<SetAnimalRow> rows;
    rows.reserve(allAnimals.size());
    for (const Animal animal : allAnimals) rows.push_back({animalWord(animal), placeOf(state, seat, animal)});
    return rows;
}

AboardSeatRow seatRow(const AboardLook& look, SeatId seat) {
    const std::vector<Standing> all = standings(look.state);
    const auto standing = std::ranges::find(all, seat, &Standing::seat);
    AboardSeatRow row;
    row.seat = seat;
    row.name = AllAboardTexts::seatName(look.setup, seat);
    row.language = QString::fromStdString(look.setup.seats[static_cast<std::size_t>(seat)].language);
    row.points = standing->points;
    row.cupids = standing->cupids;
    row.saved = standing->saved;
    row.left = static_cast<int>(animalsLeft(look.state, seat).size());
    row.asked = look.asked == seat;
    row.starts = !look.state.over() && startingSeat(look.state) == seat;
    row.spoken =
        Aboard::tr("%1: %2, %3, %4, %5")
            .arg(row.name, Aboard::tr("%n point(s)", "", row.points), Aboard::tr("%n cupid card(s)", "", row.cupids),
                 Aboard::tr("%n animal(s) saved", "", row.saved), Aboard::tr("%n animal(s) left", "", row.left));
    return row;
}

std::vector<StandingRow> standingRows(const State& state, const Setup& setup) {
    std::vector<StandingRow> rows;
    for (const Standing& standing : standings(state)) {
        StandingRow row;
        row.seat = standing.seat;
        row.name = AllAboardTexts::seatName(setup, standing.seat);
        row.place = standing.place;
        row.points = standing.points;
        row.animalPoints = standing.animalPoints;
        row.cupids = standing.cupids;
        row.cupidPoints = standing.points - standing.animalPoints;
        row.saved = standing.saved;
        row.won = std::ranges::find(state.winners, standing.seat) != state.winners.end();
        for (const Animal animal : state.seats[static_cast<std::size_t>(standing.seat)].saved)
            row.animals << animalWord(animal);
        rows.push_back(row);
    }
    return rows;
}

}  // namespace basekeeper
