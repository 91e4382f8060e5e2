// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/alert_texts.h"

#include "app/games/all_your_base/all_your_base_texts.h"
#include "core/overload.h"
#include "db/games/all_your_base/codec.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace basekeeper::alert_texts {

using namespace all_your_base;

namespace {

struct Alert {
    Q_DECLARE_TR_FUNCTIONS(Alert)
};

/// Of what is asked. `%1`: whose it is, or the card that goes somewhere.
const char* source(const RedAlert& act, const Question& choice) {
    using namespace red_alert;
    // They do not lose one together; and a list of names says no more than the table shows.
    const bool ofAny = choice.whose.size() > 1;
    return std::visit(Overload{
                          [](const NoChoice&) { return ""; },
                          [](const PeekAndSwap&) { return QT_TRANSLATE_NOOP("Alert", "Look at whose hand?"); },
                          [](const GiftedTurn&) { return QT_TRANSLATE_NOOP("Alert", "Who gets the turn?"); },
                          [](const DinnerBell&) { return QT_TRANSLATE_NOOP("Alert", "Which base loses its cards?"); },
                          [](const BaseDestroyed&) { return QT_TRANSLATE_NOOP("Alert", "Which base is destroyed?"); },
                          [&](const ShipThief&) {
                              return choice.of == Question::Of::OtherBase
                                         ? QT_TRANSLATE_NOOP("Alert", "Ships from which base?")
                                         : QT_TRANSLATE_NOOP("Alert", "Ships to which base?");
                          },
                          [&](const TwoBases& told) {
                              return choice.of == Question::Of::Place
                                         ? QT_TRANSLATE_NOOP("Alert", "Where does the %1 card go?")
                                     : told.bases.empty() ? QT_TRANSLATE_NOOP("Alert", "Take which base first?")
                                                          : QT_TRANSLATE_NOOP("Alert", "Take which other base?");
                          },
                          [&](const ShipFromEach&) {
                              if (choice.of == Question::Of::Ship)
                                  return ofAny ? QT_TRANSLATE_NOOP("Alert", "Which ship is lost?")
                                               : QT_TRANSLATE_NOOP("Alert", "Which ship does %1 lose?");
                              return ofAny ? QT_TRANSLATE_NOOP("Alert", "Which base is lost?")
                                           : QT_TRANSLATE_NOOP("Alert", "Which base does %1 lose?");
                          },
                          [&](const ImpreciseOrders&) {
                              return choice.of == Question::Of::Ship
                                         ? QT_TRANSLATE_NOOP("Alert", "Send which ship?")
                                         : QT_TRANSLATE_NOOP("Alert", "Send the %1 to which base?");
                          },
                      },
                      act);
}

QString baseLine(const BaseChanges& change, const Setup& setup) {
    const QString base = idText(change.base);
    return change.to ? Alert::tr("%1 goes from %2 to %3")
                           .arg(base, AllYourBaseTexts::seatName(setup, change.from),
                                AllYourBaseTexts::seatName(setup, *change.to))
                     : Alert::tr("%2’s %1 is destroyed").arg(base, AllYourBaseTexts::seatName(setup, change.from));
}

/// One line for all cards with the same way.
QStringList cardLines(const std::vector<CardMoves>& moves, const State& before) {
    QStringList lines;
    std::map<std::pair<BaseId, BaseId>, std::vector<PieceId>> together;
    for (const auto& [piece, from, to] : moves) together[{from, to}].push_back(piece);
    for (const auto& [way, pieces] : together) {
        //: where cards go, as in “2 Zigs: from B3 to the discard pile”
        const QString to = way.second == BaseId::None ? Alert::tr("the discard pile") : idText(way.second);
        //: cards, the base they leave, the base or pile they go to
        lines << Alert::tr("%1: from %2 to %3").arg(AllYourBaseTexts::cardList(before, pieces), idText(way.first), to);
    }
    return lines;
}

}  // namespace

QString question(const RedAlert& act, const Question& choice, const State& state, const Setup& setup) {
    QString text = QCoreApplication::translate("Alert", source(act, choice));
    if (!text.contains(u"%1")) return text;
    return text.arg(choice.of == Question::Of::Place ? AllYourBaseTexts::cardName(state.piece(choice.card)->card)
                                                     : AllYourBaseTexts::seatName(setup, choice.whose.front()));
}

QString progress(const RedAlert& act, const Question& choice, const ChoiceCount& count) {
    const bool places = choice.of == Question::Of::Place;
    //: of the cards that lay on bases which change hands: how many have found a place, how many there are
    if (places && std::holds_alternative<red_alert::TwoBases>(act))
        return Alert::tr("%1 of %2 cards placed").arg(count.made).arg(count.of);
    //: the players give one order each: which of them gives one now, how many there are
    if (std::holds_alternative<red_alert::ImpreciseOrders>(act))
        return Alert::tr("Player %1 of %2").arg(count.made + 1).arg(count.of);
    //: of a RED ALERT's choices: how many are made, how many there are
    return Alert::tr("%1 of %2 chosen").arg(count.made).arg(count.of);
}

QStringList effects(const RedAlert& act, const Effects& changes, const State& before, const Setup& setup) {
    using namespace red_alert;
    QStringList lines;
    for (const BaseChanges& change : changes.bases) lines << baseLine(change, setup);
    lines << cardLines(changes.cards, before);
    const auto name = [&](SeatId seat) { return AllYourBaseTexts::seatName(setup, seat); };
    std::visit(
        Overload{
            [](const AnyOf<NoChoice, OneBase, ShipThief, TwoBases, ShipFromEach> auto&) {},
            [&](const PeekAndSwap& told) {
                lines << Alert::tr("%1 looks at %2’s hand, takes one card and gives one")
                             .arg(name(before.turn.seat), name(*told.seat));
            },
            [&](const GiftedTurn& told) {
                lines << Alert::tr("The turn goes to %1 now").arg(name(*told.seat));
                // By 5.18.
                if (std::ranges::find(before.queue, before.turn.seat) != before.queue.end())
                    lines << Alert::tr("%1 loses the extra turn").arg(name(before.turn.seat));
            },
            [&](const PassRight&) {
                for (SeatId seat = 0; seat < before.rules.seats; ++seat)
                    lines << Alert::tr("%1 gives a card to %2").arg(name(seat), name(rightNeighbour(before, seat)));
            },
            [&](const ImpreciseOrders& told) {
                if (told.orders.empty()) return;
                for (const SeatId seat : skippedSeats(before, act))
                    lines << Alert::tr("%1 cannot send a ship").arg(name(seat));
            },
        },
        act);
    if (lines.isEmpty()) lines << Alert::tr("Nothing changes on the table.");
    return lines;
}

}  // namespace basekeeper::alert_texts
