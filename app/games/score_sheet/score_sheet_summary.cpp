// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/score_sheet/score_sheet_ui.h"
#include "app/games/score_sheet/score_sheet_words.h"
#include "app/session/outcome_text.h"
#include "app/session/seat_numbers.h"

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
    QStringList totals;
    for (const Standing& standing : standings(state))
        totals << withNumber(seatName(setup.seats, standing.seat), pointsText(standing.total));
    const QString points = SummaryText::tr("Points: %1.").arg(Joined::list(totals));
    if (state.over) return outcomeText(setup.seats, state.winners) + u'\n' + points;
    //: a round, the players or how many they are
    return SummaryText::tr("Round %1: no number yet from %2.")
               .arg(QString::number(state.rounds.size()), whoOrHowMany(setup.seats, seatsDue(state))) +
           u'\n' + points;
}

QString GameUi<ScoreSheet>::victorySummary(const State& state, const Setup& setup, const Languages& languages) {
    return victoryText(setup.seats, state.winners, languages);
}

}  // namespace basekeeper
