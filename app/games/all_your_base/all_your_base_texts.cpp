// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/games/all_your_base/cards_to_move_text.h"
#include "app/language/joined.h"
#include "app/session/seat_names.h"

#include "app/book/rule_texts.h"
#include "app/games/all_your_base/all_your_base_words.h"
#include "app/language/languages.h"
#include "app/session/override_text.h"
#include "core/all_your_base/attack_math.h"
#include "core/all_your_base/game.h"
#include "core/all_your_base/overrule.h"
#include "core/all_your_base/red_alert.h"
#include "core/overload.h"
#include "db/games/all_your_base/codec.h"

#include <QCoreApplication>
#include <QLocale>

#include <map>

namespace basekeeper {

using namespace all_your_base;

namespace {

struct Log {
    Q_DECLARE_TR_FUNCTIONS(Log)
};
struct Override {
    Q_DECLARE_TR_FUNCTIONS(Ruling)
};

QString nameOf(const State& state, PieceId id) {
    const Piece* piece = state.piece(id);
    return piece == nullptr ? idText(id) : AllYourBaseTexts::cardName(piece->card);
}

QString placeName(BaseId at) { return at == BaseId::None ? Override::tr("the discard pile") : idText(at); }

/// Places with the same cards read the same.
QString kinds(const State& state, const std::vector<PieceId>& pieces) {
    //: no cards lie there, as in “Dana’s B3: cards 2 Zigs → none”
    return pieces.empty() ? Override::tr("none", "cards") : AllYourBaseTexts::cardList(state, pieces);
}

int surplus(const State& state) {
    const auto* change = std::get_if<PendingChange>(&state.pending);
    return change == nullptr ? 0 : change->surplus;
}

/// What goes where, place by place.
QStringList placements(const State& state, const std::vector<Placement>& moves) {
    std::map<BaseId, std::vector<PieceId>> together;
    for (const auto& [piece, place] : moves) together[place].push_back(piece);
    QStringList parts;
    for (const auto& [place, pieces] : together)
        for (const QString& cards : AllYourBaseTexts::countedCards(state, pieces))
            //: cards, the base or pile that they go to
            parts << Log::tr("%1 to %2").arg(cards, placeName(place));
    return parts;
}

/// A base, and its owner if that is not the actor: afterwards its former owner is not visible any more.
QString baseName(const State& before, BaseId id, const Setup& setup) {
    const Base* base = before.base(id);
    return base == nullptr || base->owner == before.turn.seat
               ? idText(id)
               //: a base, its owner
               : Log::tr("%2’s %1").arg(idText(id), AllYourBaseTexts::seatName(setup, base->owner));
}

/// What was chosen for a RED ALERT, in the order of its choices.
QString chosenThings(const RedAlert& act, const State& before, const Setup& setup) {
    using namespace red_alert;
    QStringList named;
    const auto bases = [&](const auto& list) {
        for (const BaseId base : list) named << baseName(before, base, setup);
    };
    std::visit(Overload{
                   [](const NoChoice&) {},
                   [&](const OneSeat& told) { named << AllYourBaseTexts::seatName(setup, *told.seat); },
                   [&](const OneBase& told) {
                       if (told.base) named << baseName(before, *told.base, setup);
                   },
                   [&](const ShipThief& told) {
                       if (told.from && told.to)
                           named << Log::tr("%1 to %2").arg(baseName(before, *told.from, setup), idText(*told.to));
                   },
                   [&](const TwoBases& told) { bases(told.bases), named << placements(before, told.moves); },
                   [&](const ShipFromEach& told) {
                       bases(told.bases);
                       named << AllYourBaseTexts::countedCards(before, told.ships);
                   },
                   [&](const ImpreciseOrders& told) { named << placements(before, told.orders); },
               },
               act);
    return Joined::list(named);
}

}  // namespace

QString AllYourBaseTexts::cardName(Card card) { return QCoreApplication::translate("Card", cardSource(card)); }

QString AllYourBaseTexts::seatName(const Setup& setup, SeatId seat) { return basekeeper::seatName(setup.seats, seat); }
QString AllYourBaseTexts::seatLanguage(const Setup& setup, SeatId seat) {
    return basekeeper::seatLanguage(setup.seats, seat);
}

QString AllYourBaseTexts::countedCard(Card card, int count) {
    return count == 1 ? cardName(card) : QCoreApplication::translate("Card", cardsSource(card), nullptr, count);
}

QStringList AllYourBaseTexts::countedCards(const State& state, const std::vector<PieceId>& pieces) {
    std::map<Card, int> counts;
    QStringList unknown;
    for (const PieceId id : pieces) {
        if (const Piece* piece = state.piece(id)) ++counts[piece->card];
        else unknown << idText(id);
    }
    QStringList named;
    for (const auto& [card, count] : counts) named << countedCard(card, count);
    return named + unknown;
}

QString AllYourBaseTexts::cardList(const State& state, const std::vector<PieceId>& pieces) {
    return Joined::list(countedCards(state, pieces));
}

QString AllYourBaseTexts::spoken(const State& state, const Base& base) {
    const auto cards = static_cast<int>(piecesOn(state, base.id).size());
    return QCoreApplication::translate("Table", "base %1, defense %2, %n card(s)", nullptr, cards)
        .arg(idText(base.id))
        .arg(defenseOf(state, base.id));
}

QString AllYourBaseTexts::spoken(const Piece& piece) {
    return QCoreApplication::translate("Table", "%1, attack %2, defense %3")
        .arg(cardName(piece.card))
        .arg(piece.attack)
        .arg(piece.defense);
}

QString AllYourBaseTexts::clauseText(int redAlertCard) {
    if (redAlertCard < 1 || redAlertCard > redAlertCards) return {};
    const std::string_view clause = clauseOf(redAlertCard);
    return QString::fromLatin1(clause.data(), static_cast<qsizetype>(clause.size()));
}

QString AllYourBaseTexts::phaseName(Phase phase) {
    switch (phase) {
        case Phase::RedAlert: return QCoreApplication::translate("Phase", "Red alert");
        case Phase::Defense: return QCoreApplication::translate("Phase", "Defense");
        case Phase::Attack: return QCoreApplication::translate("Phase", "Attack");
        case Phase::Regroup: return QCoreApplication::translate("Phase", "Regroup");
    }
    return {};
}

QString AllYourBaseTexts::act(const Action& action, const State& before, const Setup& setup) const {
    const auto played = [&](const PlayCard& act, Card card) {
        const Points& usual = before.rules.values[card];
        //: a card, a base, the points of the card
        return Log::tr("plays %1 on %2: attack %3, defense %4")
            .arg(cardName(card), idText(act.base))
            .arg(act.attack.value_or(usual.attack))
            .arg(act.defense.value_or(usual.defense));
    };
    return std::visit(
        Overload{
            [&](const PlayBase&) { return Log::tr("plays a BASE (%1)").arg(idText(BaseId{before.basesSeen + 1})); },
            [&](const PlayShip& act) { return played(act, act.card()); },
            [&](const PlayCrew& act) { return played(act, act.card()); },
            [&](const PlayCats& act) { return played(act, act.card()); },
            [&](const Discard& act) { return Log::tr("discards %1").arg(cardName(std::get<Card>(act.card))); },
            [](const PassDefense&) { return Log::tr("can neither play nor discard, and passes"); },
            [&](const Attack& act) {
                const Base* target = before.base(act.target);
                return Log::tr("attacks %2’s %1: %3 against %4")
                    .arg(idText(act.target), seatName(setup, target->owner))
                    .arg(attackOf(before, act.with))
                    .arg(defenseOf(before, act.target));
            },
            [&](const ResolveAttack&) {
                const auto& attack = std::get<PendingAttack>(before.pending);
                const int surplus = surplusOf(before, attack);
                const QString taken =
                    Log::tr("captures %1 from %2")
                        .arg(idText(attack.target), seatName(setup, before.base(attack.target)->owner));
                return surplus > 0 ? Log::tr("%1, surplus %2").arg(taken).arg(surplus) : taken;
            },
            [&](const all_your_base::Counterattack&) {
                return Log::tr("counters the attack on %1").arg(idText(std::get<PendingAttack>(before.pending).target));
            },
            [&](const TakeChange& act) {
                return act.cards.empty() ? Log::tr("takes no change")
                                         : Log::tr("takes change: %1").arg(Joined::list(placements(before, act.cards)));
            },
            [&](const Regroup& act) {
                return act.moves.empty() ? Log::tr("begins to regroup")
                                         : Log::tr("moves %1").arg(Joined::list(placements(before, act.moves)));
            },
            [](const EndTurn&) { return Log::tr("ends the turn"); },
            [](const Reshuffle&) { return Log::tr("shuffles the discard pile into a new deck"); },
            [](const EndFreePlays&) { return Log::tr("ends the free plays"); },
            [](const PassFreePlay&) { return Log::tr("skips a free play"); },
            [&](const RedAlert& act) {
                const QString title = m_rules.clause(clauseText(act.number()), m_languages.current()).title;
                const QString text = Log::tr("plays RED ALERT %1: %2").arg(act.number()).arg(title);
                const QString named = chosenThings(act, before, setup);
                //: a RED ALERT, what was chosen for it
                return named.isEmpty() ? text : Log::tr("%1; chosen: %2").arg(text, named);
            },
            [](const Declare&) {
                //: %1 is said in English in every language; its meaning follows in the reader's language
                return Log::tr("declares victory: “%1”").arg(victoryWords);
            },
            [&](const Overrule& act) { return overrideText<AllYourBase, AllYourBaseTexts>(act, before, setup); },
        },
        action);
}

std::vector<CardsToMoveLine> AllYourBaseTexts::cardsToMove(const State& before, const Action& action,
                                                           const State& after, const Setup& setup) {
    return cardsToMoveLines(all_your_base::cardsToMove(before, action, after), after, setup);
}

QString AllYourBaseTexts::stageText(const State& state) { return Log::tr("Turn %1").arg(state.turn.number); }

QString AllYourBaseTexts::picture(const Action& action) {
    const auto card = [](Card kind) { return "cards/" + AllYourBaseCodec::cardName(kind); };
    const auto redAlert = [](int number) { return QStringLiteral("alerts/%1").arg(number); };
    return std::visit(Overload{
                          [](const PlayBase&) { return QStringLiteral("cards/base"); },
                          [&](const PlayShip& act) { return card(act.card()); },
                          [&](const PlayCrew& act) { return card(act.card()); },
                          [&](const PlayCats& act) { return card(act.card()); },
                          [&](const RedAlert& act) { return redAlert(act.number()); },
                          [&](const all_your_base::Counterattack&) { return redAlert(red_alert::counterattack); },
                          [](const Discard&) { return QStringLiteral("trash"); },
                          [](const Attack&) { return QStringLiteral("attack"); },
                          [](const ResolveAttack&) { return QStringLiteral("flag"); },
                          [](const TakeChange&) { return QStringLiteral("hand"); },
                          [](const Regroup&) { return QStringLiteral("swap"); },
                          [](const Reshuffle&) { return QStringLiteral("deck"); },
                          [](const Declare&) { return QStringLiteral("crown"); },
                          [](const Overrule&) { return QString(); },
                          [](const auto&) { return QStringLiteral("arrow-right"); },  // a phase or the turn ends
                      },
                      action);
}

SeatId AllYourBaseTexts::actor(const Action& action, const State& before) {
    if (std::holds_alternative<Overrule>(action)) return nobody;
    if (const auto* declare = std::get_if<Declare>(&action)) return declare->seat;
    if (std::holds_alternative<all_your_base::Counterattack>(action))
        return before.base(std::get<PendingAttack>(before.pending).target)->owner;
    return before.turn.seat;
}

SeatId AllYourBaseTexts::movesCards(const Action& action, const State& before) {
    return std::holds_alternative<all_your_base::Counterattack>(action) ? before.turn.seat : actor(action, before);
}

QString AllYourBaseTexts::edit(const Edit& edit, const State& before, const Setup& setup) {
    return std::visit(
        Overload{
            [&](const edit::AddBase& change) {
                return Override::tr("New base for %1").arg(seatName(setup, change.owner));
            },
            [](const edit::RemoveBase& change) { return Override::tr("%1 is removed").arg(idText(change.base)); },
            [&](const edit::GiveBase& change) {
                return Override::tr("%1 goes to %2").arg(idText(change.base), seatName(setup, change.owner));
            },
            [](const edit::SetBaseDefense& change) {
                return Override::tr("%1: own defense %2").arg(idText(change.base)).arg(change.defense);
            },
            [&](const edit::AddCard& change) {
                const Points& usual = before.rules.values[change.card];
                //: a card, a base or the discard pile, the points of the card
                return Override::tr("New card: %1 on %2, attack %3, defense %4")
                    .arg(cardName(change.card), placeName(change.at))
                    .arg(change.attack.value_or(usual.attack))
                    .arg(change.defense.value_or(usual.defense));
            },
            [&](const edit::MoveCard& change) {
                return Override::tr("%1 moves to %2").arg(nameOf(before, change.piece), placeName(change.at));
            },
            [&](const edit::SetCardPoints& change) {
                //: a card, its points from now on
                return Override::tr("%1: attack %2, defense %3")
                    .arg(nameOf(before, change.piece))
                    .arg(change.attack)
                    .arg(change.defense);
            },
            [&](const edit::RemoveCard& change) {
                return Override::tr("%1 is removed").arg(nameOf(before, change.piece));
            },
            [&](const edit::SetTurn& change) {
                return Override::tr("%1’s turn, phase: %2").arg(seatName(setup, change.seat), phaseName(change.phase));
            },
            [&](const edit::SetQueue& change) {
                QStringList names;
                for (const SeatId seat : change.seats) names << seatName(setup, seat);
                return names.isEmpty() ? Override::tr("No extra turn is due")
                                       : Override::tr("Extra turns: %1").arg(Joined::list(names));
            },
            [](const edit::ClosePending&) { return Override::tr("What was unfinished is canceled"); },
            [](const edit::OpenChange& change) {
                return Override::tr("Change allowed for a surplus of %1").arg(change.surplus);
            },
            [&](const edit::EndGame& change) {
                return change.winner ? Override::tr("The game ends, won by %1").arg(seatName(setup, *change.winner))
                                     : Override::tr("The game ends without a winner");
            },
            [](const edit::ReopenGame&) { return Override::tr("The game goes on"); },
            [](const edit::OpenFreePlays& change) {
                return change.left ? Override::tr("Free plays from RED ALERT %1: %2").arg(change.card).arg(*change.left)
                                   : Override::tr("Unlimited free plays from RED ALERT %1").arg(change.card);
            },
        },
        edit);
}

std::vector<Difference> AllYourBaseTexts::differences(const State& before, const State& after, const Setup& setup) {
    Differences told(setup.seats);
    for (SeatId seat = 0; seat < before.rules.seats; ++seat) {
        const QString name = seatName(setup, seat);
        //: how many a player holds, as in “Dana: bases 3 → 4”
        told.tell(seat, Override::tr("bases"), basesHeld(before, seat), basesHeld(after, seat));
        //: points of a player, as in “Dana: attack 7 → 9”
        told.tell(seat, Override::tr("attack"), attackOf(before, seat), attackOf(after, seat));
        //: points of a player, as in “Dana: defense 7 → 9”
        told.tell(seat, Override::tr("defense"), defenseOf(before, seat), defenseOf(after, seat));
        // The totals tell of all other cards.
        if (attackOf(before, seat) != attackOf(after, seat) || defenseOf(before, seat) != defenseOf(after, seat))
            continue;
        for (const BaseId base : basesOf(before, seat))
            if (const Base* same = after.base(base); same != nullptr && same->owner == seat)
                told.tell(Log::tr("%2’s %1").arg(idText(base), name),
                          //: which ones lie in a place, or how many
                          Override::tr("cards"), kinds(before, piecesOn(before, base)),
                          kinds(after, piecesOn(after, base)));
    }
    for (SeatId seat = 0; seat < before.rules.seats; ++seat)
        if (mayDeclare(before, seat) != mayDeclare(after, seat))
            told.say((mayDeclare(after, seat) ? Override::tr("%1 may declare victory")
                                              : Override::tr("%1 may not declare victory anymore"))
                         .arg(seatName(setup, seat)));
    //: from which turn of the game to which
    told.tellOfTable(Override::tr("Turn %1 → %2").arg(before.turn.number).arg(after.turn.number), Override::tr("Turn"),
                     QString::number(before.turn.number), QString::number(after.turn.number));
    const QString playerBefore = seatName(setup, before.turn.seat);
    const QString playerAfter = seatName(setup, after.turn.seat);
    //: whose turn it is, from player to player
    told.tellOfTable(Override::tr("In turn: %1 → %2").arg(playerBefore, playerAfter),
                     //: whose turn it is; above “Ana → Dana”
                     Override::tr("in turn"), playerBefore, playerAfter);
    told.tell(Override::tr("Turn"), Override::tr("phase"), phaseName(before.turn.phase), phaseName(after.turn.phase));
    told.tell(Override::tr("Turn"),
              //: of an attack, for which change may be taken
              Override::tr("surplus"), surplus(before), surplus(after));
    const auto was = discardPile(before);
    const auto is = discardPile(after);
    told.tell(Override::tr("Discard pile"), Override::tr("cards"), QString::number(was.size()),
              QString::number(is.size()));
    if (was.size() == is.size())
        told.tell(Override::tr("Discard pile"), Override::tr("cards"), kinds(before, was), kinds(after, is));
    if (std::holds_alternative<PendingAttack>(before.pending) && !std::holds_alternative<PendingAttack>(after.pending))
        told.say(Override::tr("The declared attack is off"));
    if (before.winner != after.winner && after.winner)
        told.say(Override::tr("%1 wins").arg(seatName(setup, *after.winner)));
    if (before.over != after.over)
        told.say(after.over ? Override::tr("The game is over") : Override::tr("The game goes on"));
    return told.all();
}

}  // namespace basekeeper
