// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/outspeed_texts.h"
#include "app/games/outspeed/outspeed_ui.h"
#include "app/games/outspeed/outspeed_words.h"
#include "app/language/languages.h"
#include "app/session/outcome_text.h"
#include "app/session/seat_numbers.h"

#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace basekeeper {

using namespace outspeed;

namespace {

struct SummaryText {
    Q_DECLARE_TR_FUNCTIONS(TableSummary)
};

/// Who is still awaited, without revealing any choice.
/// Who owes something.
template <class Owed>
std::vector<SeatId> whoOwes(const std::vector<Owed>& due) {
    std::vector<SeatId> seats;
    seats.reserve(due.size());
    for (const Owed& each : due) seats.push_back(each.seat);
    return seats;
}

QStringList ofDue(const State& state, const Setup& setup) {
    QStringList lines;
    if (state.phase == Phase::Programming)
        if (const std::vector<SeatId> missing = yetToProgram(state); !missing.empty())
            lines << SummaryText::tr("Still to choose a route: %1.").arg(whoOrHowMany(setup.seats, missing));
    const Due open = due(state);
    if (const auto* rolls = std::get_if<RollsDue>(&open)) {
        // All of them roll the same die.
        lines << SummaryText::tr("Still to roll %1: %2.")
                     .arg(theDie(inScreensLanguage, rolls->due.front().die),
                          whoOrHowMany(setup.seats, whoOwes(rolls->due)));
    }
    if (const auto* tokens = std::get_if<TokensDue>(&open)) {
        lines << SummaryText::tr("Still to take a token: %1.").arg(whoOrHowMany(setup.seats, whoOwes(tokens->due)));
    }
    return lines;
}

/// The ships in the race, the first one first, and who is out of it.
QStringList ofShips(const State& state, const Setup& setup) {
    // While tokens are played, where everybody is counts; what is in the tank does later.
    const bool withFuel = state.phase != Phase::Bonuses;
    QStringList ships;
    std::vector<SeatId> out;
    for (const Standing& standing : standings(state)) {
        const QString name = OutspeedTexts::seatName(setup, standing.seat);
        const QString zone = QString::number(standing.zone);
        if (standing.eliminated) out.push_back(standing.seat);
        else if (!withFuel) ships << withNumber(name, zone);
        //: in a list: a player, a zone, how much fuel
        else ships << SummaryText::tr("%1 on %2 with %3").arg(name, zone, QString::number(standing.fuel));
    }
    QStringList lines;
    if (!ships.isEmpty())
        //: then a list: “Ana on 12 with 5”
        lines << (withFuel ? SummaryText::tr("Zones and fuel: %1.") : SummaryText::tr("Zones: %1."))
                     .arg(Joined::list(ships));
    if (!out.empty()) lines << SummaryText::tr("Out of the race: %1.").arg(seatList(setup.seats, out));
    return lines;
}

QStringList ofForceFields(const State& state) {
    QStringList zones;
    for (const int zone : state.forceFields) zones << QString::number(zone);
    // A zone may have two markers.
    zones.removeDuplicates();
    //: zones
    return zones.isEmpty() ? QStringList()
                           : QStringList(SummaryText::tr("Force-field zones: %1.").arg(Joined::list(zones)));
}

QStringList ofTokens(const State& state, const Setup& setup) {
    std::vector<int> tokens;
    tokens.reserve(state.seats.size());
    for (const SeatState& seat : state.seats)
        tokens.push_back(seat.eliminated ? 0 : static_cast<int>(seat.tokens.size()));
    const QString told = seatNumbers(setup.seats, tokens);
    return told.isEmpty() ? QStringList() : QStringList(SummaryText::tr("Tokens: %1.").arg(told));
}

}  // namespace

QString GameUi<Outspeed>::tableSummary(const State& state, const Setup& setup) {
    if (state.over()) return (QStringList(outcomeText(setup.seats, state.winners)) + ofShips(state, setup)).join(u'\n');
    const QString phase = OutspeedTexts::phaseName(state.phase);
    const QString turn = finishShows(state) ? SummaryText::tr("The finish tile: %1.").arg(phase)
                                            : SummaryText::tr("Turn %1: %2.").arg(QString::number(state.turn), phase);
    const QStringList due = ofDue(state, setup);
    // Nobody listens for longer than fifteen seconds: tokens are told while they can be played, force fields while
    // nobody is awaited.
    const QStringList last = state.phase == Phase::Bonuses ? ofTokens(state, setup)
                             : due.isEmpty()               ? ofForceFields(state)
                                                           : QStringList();
    return (QStringList(turn) + due + ofShips(state, setup) + last).join(u'\n');
}

QString GameUi<Outspeed>::victorySummary(const State& state, const Setup& setup, const Languages& languages) {
    if (state.winners.empty()) return {};
    const QString language = OutspeedTexts::seatLanguage(setup, state.winners.front());
    const char* source = state.winners.size() == 1
                             ? QT_TRANSLATE_NOOP("TableSummary", "%1 has won the race!")
                             : QT_TRANSLATE_NOOP("TableSummary", "%1 have won the race together!");
    return languages.translate(language, "TableSummary", source).arg(seatList(setup.seats, state.winners));
}

}  // namespace basekeeper
