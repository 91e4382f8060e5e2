// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/all_your_base_ui.h"

#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/language/languages.h"
#include "app/session/outcome_text.h"
#include "app/session/seat_numbers.h"

#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace basekeeper {

using namespace all_your_base;

namespace {

struct Said {
    Q_DECLARE_TR_FUNCTIONS(TableSummary)
};

/// What each seat has of something, in one sentence; empty if nobody has.
QStringList ofSeats(const State& state, const Setup& setup, const QString& sentence,
                    int (*number)(const State&, SeatId)) {
    std::vector<int> numbers;
    numbers.reserve(static_cast<std::size_t>(state.rules.seats));
    for (SeatId seat = 0; seat < state.rules.seats; ++seat) numbers.push_back(number(state, seat));
    const QString told = seatNumbers(setup.seats, numbers);
    return told.isEmpty() ? QStringList() : QStringList(sentence.arg(told));
}

QString ofAttack(const State& state, const Setup& setup, const PendingAttack& attack) {
    return Said::tr("%1 attacks one of %2’s bases: %3 against %4.")
        .arg(AllYourBaseTexts::seatName(setup, state.turn.seat),
             AllYourBaseTexts::seatName(setup, state.base(attack.target)->owner),
             QString::number(attackOf(state, attack.with)), QString::number(defenseOf(state, attack.target)));
}

/// Of the plays that come next.
QString ofFreePlays(const State& state, const PendingFreePlays& open) {
    const FreePlays& next = open.stack.back();
    if (!next.left) return Said::tr("Free plays: the whole hand.");
    return playsFromDiscardPile(state) ? Said::tr("Free play: a random card from the discard pile.")
                                       : Said::tr("Free plays: %n left.", nullptr, *next.left);
}

QString ofChange(const PendingChange& change) {
    return Said::tr("Change may be taken for a surplus of %1.").arg(change.surplus);
}

/// What is not finished, and who may end it all.
QStringList ofNews(const State& state, const Setup& setup) {
    QStringList lines;
    if (const auto* attack = std::get_if<PendingAttack>(&state.pending)) lines << ofAttack(state, setup, *attack);
    if (const auto* open = std::get_if<PendingFreePlays>(&state.pending)) lines << ofFreePlays(state, *open);
    if (const auto* change = std::get_if<PendingChange>(&state.pending)) lines << ofChange(*change);
    std::vector<SeatId> declaring;
    for (SeatId seat = 0; seat < state.rules.seats; ++seat)
        if (mayDeclare(state, seat)) declaring.push_back(seat);
    if (!declaring.empty())
        lines << (declaring.size() == 1 ? Said::tr("%1 may declare victory.")
                                        : Said::tr("%1 may declare victory.", "several players"))
                     .arg(whoOrHowMany(setup.seats, declaring));
    return lines;
}

}  // namespace

QString GameUi<AllYourBase>::tableSummary(const State& state, const Setup& setup) {
    const QStringList bases = ofSeats(state, setup, Said::tr("Bases: %1."), basesHeld);
    if (state.over) {
        const auto winners = state.winner ? std::vector{*state.winner} : std::vector<SeatId>();
        return (QStringList(outcomeText(setup.seats, winners)) + bases).join(u'\n');
    }
    //: a player, a phase
    const QString turn =
        Said::tr("%1’s turn: %2.")
            .arg(AllYourBaseTexts::seatName(setup, state.turn.seat), AllYourBaseTexts::phaseName(state.turn.phase));
    const QStringList news = ofNews(state, setup);
    // Nobody listens for longer than fifteen seconds: what happens now takes the place of what each could attack with.
    const QStringList attack =
        news.isEmpty() ? ofSeats(state, setup, Said::tr("Attack: %1."), attackOf) : QStringList();
    return (QStringList(turn) + news + bases + attack).join(u'\n');
}

QString GameUi<AllYourBase>::victorySummary(const State& state, const Setup& setup, const Languages& languages) {
    if (!state.winner) return {};
    const QString language = AllYourBaseTexts::seatLanguage(setup, *state.winner);
    // The victory screen shows the same words.
    const auto said = [&](const char* source) { return languages.translate(language, "AllYourBaseVictory", source); };
    QStringList lines{Texts::victoryWords};
    if (language != u"en") lines << said("All your bases belong to us!");
    return (lines << said("%1 wins").arg(Texts::seatName(setup, *state.winner))).join(u'\n');
}

}  // namespace basekeeper
