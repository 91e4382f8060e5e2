// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/all_your_base_ui.h"

#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/language/languages.h"
#include "app/session/outcome_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace basekeeper {

using namespace all_your_base;

namespace {

struct Said {
    Q_DECLARE_TR_FUNCTIONS(TableSummary)
};

/// The name in the rules; `AllYourBaseTexts::phaseName` is the short form for narrow places.
QString phaseSaid(Phase phase) {
    switch (phase) {
        case Phase::RedAlert: return Said::tr("RED ALERT phase");
        case Phase::Defense: return Said::tr("DEFENSE phase");
        case Phase::Attack: return Said::tr("ATTACK phase");
        case Phase::Regroup: return Said::tr("REGROUP phase");
    }
    return {};
}

QString ofSeat(const State& state, const Setup& setup, SeatId seat) {
    return Said::tr("%1: %2 of %n base(s), attack %3, defense %4.", nullptr, state.rules.threshold)
        .arg(AllYourBaseTexts::seatName(setup, seat), QString::number(basesHeld(state, seat)),
             QString::number(attackOf(state, seat)), QString::number(defenseOf(state, seat)));
}

QString ofAttack(const State& state, const Setup& setup, const PendingAttack& attack) {
    return Said::tr("%1 attacks a base of %2: %3 against %4.")
        .arg(AllYourBaseTexts::seatName(setup, state.turn.seat),
             AllYourBaseTexts::seatName(setup, state.base(attack.target)->owner),
             QString::number(attackOf(state, attack.with)), QString::number(defenseOf(state, attack.target)));
}

QStringList ofFreePlays(const State& state, const PendingFreePlays& open) {
    QStringList lines;
    // The last ones are played first.
    for (auto plays = open.stack.rbegin(); plays != open.stack.rend(); ++plays) {
        const bool fromPile = plays == open.stack.rbegin() && playsFromDiscardPile(state);
        const QString text = !plays->left ? Said::tr("Free plays of RED ALERT %1: the whole hand.")
                             : fromPile   ? Said::tr("Free plays of RED ALERT %1: a random card of the discard pile.")
                                          : Said::tr("Free plays of RED ALERT %1: %n left.", nullptr, *plays->left);
        lines << text.arg(plays->card);
    }
    return lines;
}

QString ofChange(const PendingChange& change) {
    return Said::tr("Change may be taken for a surplus of %1.").arg(change.surplus);
}

}  // namespace

QString GameUi<AllYourBase>::tableSummary(const State& state, const Setup& setup) {
    QStringList lines;
    for (SeatId seat = 0; seat < state.rules.seats; ++seat) lines << ofSeat(state, setup, seat);
    if (state.over)
        return (lines << outcomeText(setup.seats, state.winner ? std::vector{*state.winner} : std::vector<SeatId>()))
            .join(u'\n');
    lines << Said::tr("It is %1’s turn, %2.")
                 .arg(AllYourBaseTexts::seatName(setup, state.turn.seat), phaseSaid(state.turn.phase));
    if (const auto* attack = std::get_if<PendingAttack>(&state.pending)) lines << ofAttack(state, setup, *attack);
    if (const auto* open = std::get_if<PendingFreePlays>(&state.pending)) lines << ofFreePlays(state, *open);
    if (const auto* change = std::get_if<PendingChange>(&state.pending)) lines << ofChange(*change);
    for (SeatId seat = 0; seat < state.rules.seats; ++seat)
        if (mayDeclare(state, seat))
            lines << Said::tr("%1 may declare victory.").arg(AllYourBaseTexts::seatName(setup, seat));
    return lines.join(u'\n');
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
