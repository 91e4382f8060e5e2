// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/outcome_text.h"

#include "app/language/languages.h"
#include "app/session/seat_names.h"

#include <QCoreApplication>

namespace basekeeper {

namespace {

struct SummaryText {
    Q_DECLARE_TR_FUNCTIONS(TableSummary)
};

struct EndTexts {
    Q_DECLARE_TR_FUNCTIONS(Ruling)
};

}  // namespace

QString outcomeText(const std::vector<Seat>& seats, const std::vector<SeatId>& winners) {
    if (winners.empty()) return SummaryText::tr("The game is over. Nobody has won.");
    return (winners.size() == 1 ? SummaryText::tr("The game is over: %1 has won.")
                                : SummaryText::tr("The game is over: %1 share the victory."))
        .arg(seatList(seats, winners));
}

QString endText(const std::vector<Seat>& seats, const std::vector<SeatId>& winners) {
    return winners.empty() ? EndTexts::tr("The game ends without a winner")
                           : EndTexts::tr("The game ends, won by %1").arg(seatList(seats, winners));
}

QStringList endDifferences(const std::vector<Seat>& seats, const GameEnd& before, const GameEnd& after) {
    QStringList lines;
    if (before.winners != after.winners && !after.winners.empty())
        lines << EndTexts::tr("Winner: %1").arg(seatList(seats, after.winners));
    if (before.over != after.over)
        lines << (after.over ? EndTexts::tr("The game is over") : EndTexts::tr("The game goes on"));
    return lines;
}

QString victoryText(const std::vector<Seat>& seats, const std::vector<SeatId>& winners, const Languages& languages) {
    if (winners.empty()) return {};
    const char* source = winners.size() == 1 ? QT_TRANSLATE_NOOP("TableSummary", "%1 has won!")
                                             : QT_TRANSLATE_NOOP("TableSummary", "%1 share the victory!");
    return languages.translate(seatLanguage(seats, winners.front()), "TableSummary", source)
        .arg(seatList(seats, winners));
}

}  // namespace basekeeper
