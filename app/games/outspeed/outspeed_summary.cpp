// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/outspeed_texts.h"
#include "app/games/outspeed/outspeed_ui.h"
#include "app/games/outspeed/outspeed_words.h"
#include "app/language/languages.h"
#include "app/session/outcome_text.h"
#include "app/session/seat_names.h"

#include <QCoreApplication>
#include <QStringList>

namespace basekeeper {

using namespace outspeed;

namespace {

struct SummaryText {
    Q_DECLARE_TR_FUNCTIONS(TableSummary)
};

QString ofSeat(const SeatState& seat, const QString& name) {
    if (seat.eliminated) return SummaryText::tr("%1 is eliminated.").arg(name);
    return SummaryText::tr("%1: zone %2, fuel %3, %n bonus token(s).", nullptr, static_cast<int>(seat.tokens.size()))
        .arg(name, QString::number(seat.zone), QString::number(seat.fuel));
}

/// Who is still awaited, without revealing any choice.
QStringList ofDue(const State& state, const Setup& setup) {
    QStringList lines;
    if (state.phase == Phase::Programming)
        if (const std::vector<SeatId> missing = yetToProgram(state); !missing.empty())
            lines << SummaryText::tr("Still to choose a route: %1.").arg(seatList(setup.seats, missing));
    const Due open = due(state);
    if (const auto* rolls = std::get_if<RollsDue>(&open))
        for (const RollsDue::Of& each : rolls->due)
            lines << SummaryText::tr("%1 is to roll %2.")
                         .arg(OutspeedTexts::seatName(setup, each.seat), theDie(inScreensLanguage, each.die));
    if (const auto* tokens = std::get_if<TokensDue>(&open))
        for (const TokensDue::Of& each : tokens->due)
            lines << SummaryText::tr("%1 is to take a bonus token.").arg(OutspeedTexts::seatName(setup, each.seat));
    return lines;
}

}  // namespace

QString GameUi<Outspeed>::tableSummary(const State& state, const Setup& setup) {
    QStringList lines;
    for (const Standing& standing : standings(state))
        lines << ofSeat(seatOf(state, standing.seat), OutspeedTexts::seatName(setup, standing.seat));
    if (state.over()) return (lines << outcomeText(setup.seats, state.winners)).join(u'\n');
    for (const int zone : state.forceFields) lines << SummaryText::tr("A force field is on zone %1.").arg(zone);
    const QString turn = QString::number(state.turn);
    lines << (finishShows(state) ? SummaryText::tr("Turn %1, the finish tile: %2.") : SummaryText::tr("Turn %1: %2."))
                 .arg(turn, OutspeedTexts::phaseName(state.phase));
    return (lines + ofDue(state, setup)).join(u'\n');
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
