// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_aboard/all_aboard_texts.h"
#include "app/games/all_aboard/all_aboard_ui.h"
#include "app/session/outcome_text.h"
#include "app/session/seat_numbers.h"

#include <QCoreApplication>
#include <QStringList>

namespace basekeeper {

using namespace all_aboard;

namespace {

struct Said {
    Q_DECLARE_TR_FUNCTIONS(TableSummary)
};

/// Within the list of boats.
QString ofBoat(const State& state, const Boat& boat) {
    const bool full = state.phase == Phase::Boarding && boat.aboard.size() == static_cast<std::size_t>(boatHolds);
    return (full ? Said::tr("%1 of %2 with three aboard", "the weight aboard a boat, the weight that it bears")
                 : Said::tr("%1 of %2", "the weight aboard a boat, the weight that it bears"))
        .arg(AllAboardTexts::weight(weightAboard(state, boat)), AllAboardTexts::weight(boat.number));
}

QString ofRound(const State& state, const Setup& setup) {
    const QString round = QString::number(state.round);
    const auto next = placing(state);
    if (!next) return Said::tr("Round %1, %2.").arg(round, AllAboardTexts::phaseName(state.phase));
    return (next->faceDown ? Said::tr("Round %1: %2 places an animal face down.")
                           : Said::tr("Round %1: %2 places an animal."))
        .arg(round, AllAboardTexts::seatName(setup, next->seat));
}

}  // namespace

QString GameUi<AllAboard>::tableSummary(const State& state, const Setup& setup) {
    QStringList lines(state.over() ? outcomeText(setup.seats, state.winners) : ofRound(state, setup));
    QStringList boats;
    bool gone = false;
    for (const Boat& boat : state.boats) {
        if (boat.result) gone = true;
        else if (!state.over()) boats << ofBoat(state, boat);
    }
    //: then the boats that are there, from left to right, such as “10 of 12”
    if (!boats.isEmpty()) lines << Said::tr("Kilos on the boats: %1.").arg(Joined::list(boats));
    // Nobody listens for longer than fifteen seconds: points are told when they may have changed.
    if (state.over() || gone)
        if (const QString points = seatNumbers(setup.seats, pointsBySeat(state)); !points.isEmpty())
            lines << Said::tr("Points: %1.").arg(points);
    return lines.join(u'\n');
}

QString GameUi<AllAboard>::victorySummary(const State& state, const Setup& setup, const Languages& languages) {
    return victoryText(setup.seats, state.winners, languages);
}

}  // namespace basekeeper
