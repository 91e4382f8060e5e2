// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_aboard/all_aboard_texts.h"
#include "app/games/all_aboard/all_aboard_ui.h"
#include "app/session/outcome_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace basekeeper {

using namespace all_aboard;

namespace {

struct Said {
    Q_DECLARE_TR_FUNCTIONS(TableSummary)
};

QString ofBoat(const State& state, std::size_t index) {
    const Boat& boat = state.boats[index];
    const QString number = QString::number(index + 1);
    if (boat.result == BoatResult::Sailed) return Said::tr("Boat %1 has sailed.").arg(number);
    if (boat.result == BoatResult::Sunk) return Said::tr("Boat %1 has sunk.").arg(number);
    return Said::tr("Boat %1 bears %2 and carries %3, %n animal(s).", nullptr, static_cast<int>(boat.aboard.size()))
        .arg(number, AllAboardTexts::weight(boat.number), AllAboardTexts::weight(weightAboard(state, boat)));
}

}  // namespace

QString GameUi<AllAboard>::tableSummary(const State& state, const Setup& setup) {
    QStringList lines;
    const std::vector<int> points = pointsBySeat(state);
    for (SeatId seat = 0; seat < state.seatCount(); ++seat) {
        const SeatState& own = state.seats[static_cast<std::size_t>(seat)];
        lines << Said::tr("%1: points %2, cupids %3, animals saved %4.")
                     .arg(AllAboardTexts::seatName(setup, seat),
                          QString::number(points[static_cast<std::size_t>(seat)]), QString::number(own.cupids),
                          QString::number(own.saved.size()));
    }
    if (state.over()) return (lines << outcomeText(setup.seats, state.winners)).join(u'\n');
    lines << Said::tr("Round %1, %2.").arg(QString::number(state.round), AllAboardTexts::phaseName(state.phase));
    for (std::size_t boat = 0; boat < state.boats.size(); ++boat) lines << ofBoat(state, boat);
    if (const auto next = placing(state))
        lines << (next->faceDown ? Said::tr("%1 places an animal face down.") : Said::tr("%1 places an animal."))
                     .arg(AllAboardTexts::seatName(setup, next->seat));
    return lines.join(u'\n');
}

QString GameUi<AllAboard>::victorySummary(const State& state, const Setup& setup, const Languages& languages) {
    return victoryText(setup.seats, state.winners, languages);
}

}  // namespace basekeeper
