// SPDX-License-Identifier: GPL-3.0-or-later

// What an override changes: its edits beforehand, and the differences afterwards.
#include "app/games/all_aboard/all_aboard_texts.h"

#include "app/games/all_aboard/all_aboard_words.h"
#include "app/language/joined.h"
#include "app/session/outcome_text.h"
#include "core/overload.h"

#include <QCoreApplication>

#include <algorithm>

namespace basekeeper {

using namespace all_aboard;

namespace {

struct Override {
    Q_DECLARE_TR_FUNCTIONS(Ruling)
};

QString moved(const edit::MoveAnimal& change, const Setup& setup) {
    const QString animal =
        animalOf(inScreensLanguage, change.who.animal, AllAboardTexts::seatName(setup, change.who.seat));
    if (const int* boat = std::get_if<int>(&change.to))
        return Override::tr("%1 goes to boat %2").arg(animal, QString::number(*boat));
    switch (std::get<edit::Place>(change.to)) {
        case edit::Place::Set: return Override::tr("%1 counts as not played").arg(animal);
        case edit::Place::Saved: return Override::tr("%1 counts as saved").arg(animal);
        case edit::Place::Discarded: return Override::tr("%1 counts as discarded").arg(animal);
    }
    return {};
}

/// The next boat to sail, and the result of the previous one if the override sets it.
QString nextToSail(const edit::SetSailing& change, const State& before) {
    const bool all = change.boat > static_cast<int>(before.boats.size());
    QString next = all ? Override::tr("No boat is left to sail") : Override::tr("Boat %1 sails next").arg(change.boat);
    if (!change.result) return next;
    const QString result =
        *change.result == BoatResult::Sailed ? Override::tr("Boat %1 has sailed") : Override::tr("Boat %1 has sunk");
    return Joined::facts({result.arg(change.boat - 1), next});
}

QString resultText(const Boat& boat) {
    //: of a boat: neither sailed nor sunk yet
    if (!boat.result) return Override::tr("afloat");
    //: what became of a boat
    if (*boat.result == BoatResult::Sailed) return Override::tr("sailed");
    //: what became of a boat
    return Override::tr("sunk");
}

/// The animals aboard, as far as the table knows them.
QString aboardText(const Boat& boat, const Setup& setup) {
    QStringList animals;
    for (const Passenger& passenger : boat.aboard) {
        const QString owner = AllAboardTexts::seatName(setup, passenger.seat);
        animals << (passenger.animal ? animalOf(inScreensLanguage, *passenger.animal, owner)
                                     : Override::tr("%1’s face-down animal").arg(owner));
    }
    //: aboard a boat
    return animals.isEmpty() ? Override::tr("nobody") : Joined::list(animals);
}

class Comparison {
public:
    Comparison(const State& before, const State& after, const Setup& setup)
        : m_before(before), m_after(after), m_setup(setup), m_told(setup.seats) {}

    [[nodiscard]] const std::vector<Difference>& all() {
        tellSeats();
        tellBoats();
        tellRound();
        return m_told.all();
    }

private:
    static int pointsOf(const State& state, SeatId seat) {
        const std::vector<Standing> all = standings(state);
        const auto found = std::ranges::find(all, seat, &Standing::seat);
        return found == all.end() ? 0 : found->points;
    }

    void tellSeats() {
        for (SeatId seat = 0; seat < m_before.seatCount(); ++seat) {
            const SeatState& was = m_before.seats[static_cast<std::size_t>(seat)];
            const SeatState& is = m_after.seats[static_cast<std::size_t>(seat)];
            //: as in “Dana: points 12 → 15”
            m_told.tell(seat, Override::tr("points"), pointsOf(m_before, seat), pointsOf(m_after, seat));
            //: as in “Dana: cupid cards 2 → 3”
            m_told.tell(seat, Override::tr("cupid cards"), was.cupids, is.cupids);
            //: as in “Dana: saved animals 2 → 3”
            m_told.tell(seat, Override::tr("saved animals"), static_cast<int>(was.saved.size()),
                        static_cast<int>(is.saved.size()));
            //: as in “Dana: discarded animals 2 → 3”
            m_told.tell(seat, Override::tr("discarded animals"), static_cast<int>(was.discarded.size()),
                        static_cast<int>(is.discarded.size()));
        }
    }

    void tellBoats() {
        const std::size_t both = std::min(m_before.boats.size(), m_after.boats.size());
        for (std::size_t i = 0; i < both; ++i) {
            const QString name = Override::tr("Boat %1").arg(i + 1);
            const Boat& was = m_before.boats[i];
            const Boat& is = m_after.boats[i];
            //: of a boat, as in “Boat 1: number 30 → 24”
            m_told.tell(name, Override::tr("number"), AllAboardTexts::weight(was.number),
                        AllAboardTexts::weight(is.number));
            //: which animals are on a boat, as in “Boat 2: aboard nobody → Dana’s fox”
            m_told.tell(name, Override::tr("aboard"), aboardText(was, m_setup), aboardText(is, m_setup));
            //: of a boat, as in “Boat 2: state afloat → sunk”
            m_told.tell(name, Override::tr("state"), resultText(was), resultText(is));
        }
        m_told.tell(Override::tr("Table"),
                    //: how many there are, as in “Table: boats 3 → 4”
                    Override::tr("boats"), static_cast<int>(m_before.boats.size()),
                    static_cast<int>(m_after.boats.size()));
    }

    void tellRound() {
        const QString round = Override::tr("Round");
        if (m_before.round != m_after.round)
            //: from which round of the game to which
            m_told.say(Override::tr("Round %1 → %2").arg(m_before.round).arg(m_after.round));
        m_told.tell(round, Override::tr("phase"), AllAboardTexts::phaseName(m_before.phase),
                    AllAboardTexts::phaseName(m_after.phase));
        //: as in “Round: animals placed 3 → 4”
        m_told.tell(round, Override::tr("animals placed"), m_before.placed, m_after.placed);
        if (m_before.phase == Phase::Sailing && m_after.phase == Phase::Sailing)
            //: as in “Round: next boat 1 → 2”
            m_told.tell(round, Override::tr("next boat"), m_before.sailing + 1, m_after.sailing + 1);
        m_told.say(
            endDifferences(m_setup.seats, {m_before.over(), m_before.winners}, {m_after.over(), m_after.winners}));
    }

    const State& m_before;
    const State& m_after;
    const Setup& m_setup;
    Differences m_told;
};

}  // namespace

QString AllAboardTexts::edit(const Edit& edit, const State& before, const Setup& setup) {
    return std::visit(
        Overload{
            [](const edit::SetBoatNumber& change) {
                return Override::tr("Boat %1: limit %2").arg(QString::number(change.boat), weight(change.number));
            },
            [&](const edit::MoveAnimal& change) { return moved(change, setup); },
            [&](const edit::MoveFaceDown& change) {
                const QString name = seatName(setup, change.seat);
                return change.boat ? Override::tr("%1: the face-down animal goes to boat %2")
                                         .arg(name, QString::number(*change.boat))
                                   : Override::tr("%1: no face-down animal").arg(name);
            },
            [&](const edit::SetCupids& change) {
                return Override::tr("%1: %n cupid card(s)", nullptr, change.cupids).arg(seatName(setup, change.seat));
            },
            [](const edit::StartRound& change) {
                return Override::tr("Round %1 starts: the boats must be revealed").arg(change.round);
            },
            [](const edit::SetPlaced& change) {
                return Override::tr("%n animal(s) placed in this round", nullptr, change.placed);
            },
            [&](const edit::SetSailing& change) { return nextToSail(change, before); },
            [&](const edit::EndGame& change) { return endText(setup.seats, change.winners); },
        },
        edit);
}

std::vector<Difference> AllAboardTexts::differences(const State& before, const State& after, const Setup& setup) {
    return Comparison(before, after, setup).all();
}

}  // namespace basekeeper
