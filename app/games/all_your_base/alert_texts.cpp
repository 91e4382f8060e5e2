// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/alert_texts.h"

#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/language/list_in_words.h"
#include "db/games/all_your_base/codec.h"

#include <QCoreApplication>

#include <map>
#include <utility>
#include <vector>

namespace basekeeper::alert_texts {

using namespace all_your_base;

namespace {

struct Alert {
    Q_DECLARE_TR_FUNCTIONS(Alert)
};

const char* baseQuestion(int card, bool isFirst) {
    switch (card) {
        case red_alert::dinnerBell: return QT_TRANSLATE_NOOP("Alert", "%1: tap the base that loses its cards.");
        case red_alert::shipThief: return QT_TRANSLATE_NOOP("Alert", "%1: tap the base whose ships you take.");
        case red_alert::twoBases:
            return isFirst ? QT_TRANSLATE_NOOP("Alert", "%1: tap the first of two bases that you take.")
                           : QT_TRANSLATE_NOOP("Alert", "%1: tap the second base that you take.");
        case red_alert::shipFromEach: return QT_TRANSLATE_NOOP("Alert", "%1: tap a base of %2 that is destroyed.");
        default: return QT_TRANSLATE_NOOP("Alert", "%1: tap the base that is destroyed.");
    }
}

const char* source(const RedAlert& act, Choice::Of of) {
    const int card = act.card;
    switch (of) {
        case Choice::Of::Seat:
            return card == red_alert::giftedTurn ? QT_TRANSLATE_NOOP("Alert", "%1: who gets the turn?")
                                                 : QT_TRANSLATE_NOOP("Alert", "%1: whose hand do you look at?");
        case Choice::Of::OtherBase: return baseQuestion(card, act.bases.empty());
        case Choice::Of::OwnBase: return QT_TRANSLATE_NOOP("Alert", "%1: tap your base where the ships go.");
        case Choice::Of::Ship:
            return card == red_alert::impreciseOrders
                       ? QT_TRANSLATE_NOOP("Alert", "%1: tap the ship that you send away.")
                       : QT_TRANSLATE_NOOP("Alert", "%1: tap a ship of %2 that is destroyed.");
        case Choice::Of::Place:
            return card == red_alert::impreciseOrders
                       ? QT_TRANSLATE_NOOP("Alert", "%1: tap the base of another player where %2 goes.")
                       : QT_TRANSLATE_NOOP("Alert", "%1: where does %2 go?");
    }
    return "";
}

QString baseLine(const BaseChanges& change, const Setup& setup) {
    const QString base = idText(change.base);
    return change.to ? Alert::tr("%1 goes from %2 to %3")
                           .arg(base, AllYourBaseTexts::seatName(setup, change.from),
                                AllYourBaseTexts::seatName(setup, *change.to))
                     : Alert::tr("%1 of %2 is destroyed").arg(base, AllYourBaseTexts::seatName(setup, change.from));
}

/// One line for all cards with the same way.
QStringList cardLines(const std::vector<CardMoves>& moves, const State& before) {
    QStringList lines;
    std::map<std::pair<BaseId, BaseId>, std::vector<PieceId>> together;
    for (const auto& [piece, from, to] : moves) together[{from, to}].push_back(piece);
    for (const auto& [way, pieces] : together) {
        const QString to = way.second == BaseId::None ? Alert::tr("discard pile") : idText(way.second);
        lines << Alert::tr("%1: %2 → %3").arg(AllYourBaseTexts::cardList(before, pieces), idText(way.first), to);
    }
    return lines;
}

}  // namespace

QString question(const RedAlert& act, const Choice& choice, const State& state, const Setup& setup) {
    const QString text = QCoreApplication::translate("Alert", source(act, choice.of));
    const QString chooser = AllYourBaseTexts::seatName(setup, choice.chooser);
    if (choice.of == Choice::Of::Place)
        return text.arg(chooser, AllYourBaseTexts::cardName(state.piece(choice.card)->card));
    const bool namesWhose = act.card == red_alert::shipFromEach;
    if (!namesWhose) return text.arg(chooser);
    // A list of many long names says no more than the table shows.
    if (choice.whose.size() > 2) return text.arg(chooser, Alert::tr("one of the others"));
    QStringList whose;
    for (const SeatId seat : choice.whose) whose << AllYourBaseTexts::seatName(setup, seat);
    return text.arg(chooser, listInWords(whose));
}

QStringList effects(const RedAlert& act, const Effects& changes, const State& before, const Setup& setup) {
    QStringList lines;
    for (const BaseChanges& change : changes.bases) lines << baseLine(change, setup);
    lines << cardLines(changes.cards, before);
    if (act.card == red_alert::giftedTurn && act.seat)
        lines << Alert::tr("The turn goes to %1 now").arg(AllYourBaseTexts::seatName(setup, *act.seat));
    if (act.card == red_alert::passRight)
        for (SeatId seat = 0; seat < before.rules.seats; ++seat)
            lines << Alert::tr("%1 gives a card to %2")
                         .arg(AllYourBaseTexts::seatName(setup, seat),
                              AllYourBaseTexts::seatName(setup, rightNeighbour(before, seat)));
    if (act.card == red_alert::peekAndSwap && act.seat)
        lines << Alert::tr("%1 looks at the hand of %2, takes one card and gives one")
                     .arg(AllYourBaseTexts::seatName(setup, before.turn.seat),
                          AllYourBaseTexts::seatName(setup, *act.seat));
    if (!act.moves.empty())
        for (const SeatId seat : skippedSeats(before, act))
            lines << Alert::tr("%1 is skipped: no ship, or nowhere to send it")
                         .arg(AllYourBaseTexts::seatName(setup, seat));
    if (lines.isEmpty()) lines << Alert::tr("Nothing changes on the table.");
    return lines;
}

}  // namespace basekeeper::alert_texts
