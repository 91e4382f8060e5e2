// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/score_sheet/score_sheet_ui.h"
#include "app/games/score_sheet/score_sheet_words.h"
#include "app/session/outcome_text.h"
#include "app/session/seat_names.h"

#include <QCoreApplication>
#include <QStringList>

namespace basekeeper {

using namespace score_sheet;

namespace {

struct SummaryText {
    Q_DECLARE_TR_FUNCTIONS(TableSummary)
};

}  // namespace

QString GameUi<ScoreSheet>::tableSummary(const State& state, const Setup& setup) {
    QStringList lines;
    for (const Standing& standing : standings(state))
        lines << SummaryText::tr("%1. %2: %3 points.")
                     .arg(QString::number(standing.place), seatName(setup.seats, standing.seat),
                          pointsText(standing.total));
    if (state.over) return (lines << outcomeText(setup.seats, state.winners)).join(u'\n');
    lines << SummaryText::tr("Round %1 is being played.").arg(state.rounds.size())
          << SummaryText::tr("Still without a number: %1.").arg(seatList(setup.seats, seatsDue(state)));
    return lines.join(u'\n');
}

QString GameUi<ScoreSheet>::victorySummary(const State& state, const Setup& setup, const Languages& languages) {
    return victoryText(setup.seats, state.winners, languages);
}

}  // namespace basekeeper
