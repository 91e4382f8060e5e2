// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/all_your_base_ui.h"

#include "app/games/all_your_base/all_your_base_words.h"
#include "app/session/seat_names.h"
#include "core/all_your_base/action.h"
#include "db/games/all_your_base/codec.h"

#include <QtGlobal>

namespace basekeeper {

using namespace Qt::StringLiterals;

using namespace all_your_base;

namespace {

class RefusalWriter {
public:
    RefusalWriter(const Translator& say, const Violation& violation, const Setup& setup, const State& state)
        : m_say(say), m_violation(violation), m_setup(setup), m_state(state) {}

    [[nodiscard]] QString text() const;

private:
    using Arg = ArgumentName;

    template <class... Arguments>
    [[nodiscard]] QString fill(const char* source, const Arguments&... arguments) const {
        return withArguments(m_say("Refusal", source), arguments...);
    }
    [[nodiscard]] int value(Arg name) const { return m_violation.argument(name).value_or(0); }
    [[nodiscard]] QString number(Arg name) const { return QString::number(value(name)); }
    [[nodiscard]] QString seat(Arg name = Arg::Seat) const {
        return seatName(m_violation.argument(name).value_or(m_state.turn.seat));
    }
    [[nodiscard]] QString owner() const { return seat(Arg::Owner); }
    [[nodiscard]] QString base() const { return idText(static_cast<BaseId>(value(Arg::Base))); }
    [[nodiscard]] QString cardKind() const { return cardText(m_say, static_cast<Card>(value(Arg::Card))); }
    [[nodiscard]] QString piece() const {
        const auto id = static_cast<PieceId>(value(Arg::Piece));
        const Piece* known = m_state.piece(id);
        //: a card’s number, its kind: “C12 Zig”
        return known == nullptr ? idText(id)
                                : fill(QT_TRANSLATE_NOOP("Refusal", "%1 %2"), idText(id), cardText(m_say, known->card));
    }
    [[nodiscard]] QString seatName(SeatId seat) const { return seatNameOrNumber(m_setup.seats, seat); }
    [[nodiscard]] QString noSuchCard() const {
        if (m_violation.argument(Arg::RedAlert))
            return fill(QT_TRANSLATE_NOOP("Refusal", "There is no RED ALERT %1. RED ALERTs go from 1 to %2."),
                        number(Arg::RedAlert), QString::number(redAlertCards));
        if (m_violation.argument(Arg::Card))
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 cannot be played that way."), cardKind());
        return fill(QT_TRANSLATE_NOOP("Refusal", "There is no card %1 on the table or in the discard pile."), piece());
    }
    [[nodiscard]] QString unfinished() const {
        if (const auto* attack = std::get_if<PendingAttack>(&m_state.pending))
            return fill(
                QT_TRANSLATE_NOOP("Refusal", "An attack on %1 has been declared: let it through or counter it first."),
                idText(attack->target));
        return fill(QT_TRANSLATE_NOOP("Refusal", "Free plays are open: play or skip them first."));
    }

    const Translator& m_say;
    const Violation& m_violation;
    const Setup& m_setup;
    const State& m_state;
};

QString RefusalWriter::text() const {
    using Code = ViolationCode;
    switch (m_violation.code) {
        case Code::GameOver: return fill(QT_TRANSLATE_NOOP("Refusal", "The game is over. A ruling can reopen it."));
        case Code::NoSuchSeat:
            return fill(QT_TRANSLATE_NOOP("Refusal", "There is no player %1. Players are numbered from 1 to %2."),
                        seat(), QString::number(m_state.rules.seats));
        case Code::NoSuchBase: return fill(QT_TRANSLATE_NOOP("Refusal", "There is no base %1 on the table."), base());
        case Code::NoSuchCard: return noSuchCard();
        case Code::PointsOutOfRange:
            return fill(QT_TRANSLATE_NOOP("Refusal", "A card cannot have %1 points: they go from %2 to %3."),
                        number(Arg::Value), number(Arg::Lowest), number(Arg::Highest));
        case Code::UnfinishedAct: return unfinished();
        case Code::DefenseNotDone:
            return fill(QT_TRANSLATE_NOOP(
                "Refusal", "The DEFENSE phase comes first: play a card, discard one, or pass the phase."));
        case Code::PhaseOver: return fill(QT_TRANSLATE_NOOP("Refusal", "Too late: that phase is over."));
        case Code::RedAlertAlreadyPlayed:
            return fill(QT_TRANSLATE_NOOP("Refusal", "One RED ALERT per turn, and it has been played."));
        case Code::CounterattackOutOfPlace:
            return fill(QT_TRANSLATE_NOOP(
                "Refusal", "“Counterattack” is for the player under attack, once the attack is declared."));
        case Code::OtherSeatNeeded:
            return fill(QT_TRANSLATE_NOOP("Refusal", "RED ALERT %1 needs a player other than %2."),
                        number(Arg::RedAlert), seatName(m_state.turn.seat));
        case Code::NoBaseToPlayOn:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 has no base to put a card on."), seat());
        case Code::NotOwnBase:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 belongs to %2. %3 may only use their own bases."), base(),
                        owner(), seat());
        case Code::DiscardPileClosed:
            return fill(QT_TRANSLATE_NOOP("Refusal",
                                          "%1 cannot be played: only RED ALERT 12 plays a card from the discard pile."),
                        piece());
        case Code::NeverDiscarded:
            return fill(QT_TRANSLATE_NOOP("Refusal", "You may not choose to discard a BASE or a RED ALERT."));
        case Code::AttackAlreadyMade: return fill(QT_TRANSLATE_NOOP("Refusal", "You have already attacked this turn."));
        case Code::OwnBaseAttacked:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 belongs to %2: you cannot attack your own base."), base(),
                        seat());
        case Code::NoBaseToAttack: return fill(QT_TRANSLATE_NOOP("Refusal", "Nobody else has a base to attack."));
        case Code::NoAttackers: return fill(QT_TRANSLATE_NOOP("Refusal", "At least one card must attack."));
        case Code::AttackerNamedTwice:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 was chosen twice; a card attacks once."), piece());
        case Code::AttackerNotOnOwnBase:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 cannot attack: it is not on one of %2’s bases."), piece(),
                        seat());
        case Code::BaseNeverAttacks:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 is a BASE, and a BASE never attacks."), base());
        case Code::AttackTooWeak:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 attack against %2 defense: %3 needed."), number(Arg::Attack),
                        number(Arg::Defense), number(Arg::Needed));
        case Code::NoAttackDeclared: return fill(QT_TRANSLATE_NOOP("Refusal", "No attack has been declared."));
        case Code::ChangeNotPlayed: return fill(QT_TRANSLATE_NOOP("Refusal", "At this table, nobody takes change."));
        case Code::NoSurplus: return fill(QT_TRANSLATE_NOOP("Refusal", "There is no surplus to take change for."));
        case Code::ChangeClosed:
            return fill(
                QT_TRANSLATE_NOOP("Refusal", "Too late for change: it was taken, or something else was done first."));
        case Code::ChangeNotInDiscardPile:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 is not in the discard pile."), piece());
        case Code::ChangeNotShip:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 is not a SHIP, and only SHIP cards are taken as change."),
                        piece());
        case Code::ChangeNamedTwice:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 was chosen twice; a card is taken once."), piece());
        case Code::ChangeAboveSurplus:
            return fill(QT_TRANSLATE_NOOP("Refusal", "These cards add up to %1 attack, but the surplus is %2."),
                        number(Arg::Total), number(Arg::Surplus));
        case Code::ChangeNotOwnBase:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 belongs to %2. %3 may only put change on their own bases."),
                        base(), owner(), seat());
        case Code::MoveNotOwnCard:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 is on one of %2’s bases. %3 may only move their own cards."),
                        piece(), owner(), seat());
        case Code::MoveNotOwnBase:
            return fill(
                QT_TRANSLATE_NOOP("Refusal", "%1 belongs to %2. %3 may only move cards between their own bases."),
                base(), owner(), seat());
        case Code::MovedTwice:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 was chosen twice; a card moves once."), piece());
        case Code::MoveFromDiscardPile:
            return fill(
                QT_TRANSLATE_NOOP("Refusal", "%1 is in the discard pile, and regrouping takes nothing from there."),
                piece());
        case Code::NoFreePlays: return fill(QT_TRANSLATE_NOOP("Refusal", "There are no free plays now."));
        case Code::TooFewBases:
            return withArguments(
                m_say("Refusal",
                      QT_TRANSLATE_N_NOOP("Refusal", "%1 holds %n base(s) of the %2 needed to declare victory."),
                      value(Arg::Held)),
                seat(), number(Arg::Threshold));
        case Code::DeclareUnfinished:
            return fill(QT_TRANSLATE_NOOP("Refusal", "Victory cannot be declared while something is unfinished."));
        case Code::ReasonMissing: return fill(QT_TRANSLATE_NOOP("Refusal", "A ruling needs a reason."));
        case Code::RulingOutOfRange:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 is out of range: it must be from %2 to %3."),
                        number(Arg::Value), number(Arg::Lowest), number(Arg::Highest));
        case Code::CrewDefenseFixed:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 never has defense points."), cardKind());
        case Code::BaseNeeded:
            return fill(QT_TRANSLATE_NOOP("Refusal", "RED ALERT %1 needs another player’s base."),
                        number(Arg::RedAlert));
        case Code::OwnBaseNeeded:
            return fill(QT_TRANSLATE_NOOP("Refusal", "RED ALERT %1 needs one of %2’s bases to move the ships to."),
                        number(Arg::RedAlert), seatName(m_state.turn.seat));
        case Code::ShipOfSeatNeeded:
            return fill(QT_TRANSLATE_NOOP("Refusal", "RED ALERT %1 needs one of %2’s ships."), number(Arg::RedAlert),
                        seat());
        case Code::BaseOfSeatNeeded:
            return fill(QT_TRANSLATE_NOOP("Refusal", "RED ALERT %1 needs one of %2’s bases."), number(Arg::RedAlert),
                        seat());
        case Code::PlaceNeeded:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 must choose where %2 goes."), seat(), piece());
        case Code::NothingToChoose:
            return fill(QT_TRANSLATE_NOOP("Refusal", "Nothing more to choose for RED ALERT %1."),
                        number(Arg::RedAlert));
        case Code::OwnBaseChosen:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 belongs to %2. RED ALERT %3 needs another player’s base."),
                        base(), seat(), number(Arg::RedAlert));
        case Code::OtherBaseChosen:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 belongs to %2. The ships must go to one of %3’s bases."),
                        base(), owner(), seat());
        case Code::BaseChosenTwice: return fill(QT_TRANSLATE_NOOP("Refusal", "%1 has been chosen already."), base());
        case Code::TooManyBases:
            return fill(QT_TRANSLATE_NOOP("Refusal", "Bases chosen: %1. RED ALERT %3 takes only %2 here."),
                        number(Arg::Value), number(Arg::Highest), number(Arg::RedAlert));
        case Code::CardNotTaken:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 is not on a base that is being taken."), piece());
        case Code::CardPlacedTwice:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 was chosen twice; a card goes to one place."), piece());
        case Code::CardNotOnBase:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 is in the discard pile. RED ALERT %2 needs a ship on a base."),
                        piece(), number(Arg::RedAlert));
        case Code::OwnCardChosen:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 belongs to %2. RED ALERT %3 needs another player’s ship."),
                        piece(), seat(), number(Arg::RedAlert));
        case Code::ShipNeeded:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 is not a SHIP, and RED ALERT %2 needs one."), piece(),
                        number(Arg::RedAlert));
        case Code::SeatChosenTwice:
            return fill(
                QT_TRANSLATE_NOOP("Refusal", "RED ALERT %1 takes one thing from each player; %2 has already lost one."),
                number(Arg::RedAlert), seat());
        case Code::NotSeatsShip:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 belongs to %2. %3 must move one of their own ships."), piece(),
                        owner(), seat());
        case Code::MoversOwnBase:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 belongs to %2. The ship must go to another player’s base."),
                        base(), seat());
        case Code::FreePlaysLimited:
            return withArguments(m_say("Refusal", QT_TRANSLATE_N_NOOP("Refusal", "Free plays left: play or pass %n."),
                                       value(Arg::Value)));
        case Code::DiscardNotForced:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 has a base for the card, so a free play cannot discard it."),
                        seat());
        case Code::NotInDiscardPile:
            return fill(QT_TRANSLATE_NOOP("Refusal",
                                          "%1 is not in the discard pile, and RED ALERT 12 plays a card from there."),
                        piece());
        case Code::OtherSeatsTurn:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 did this, but after the correction it would be %2’s turn."),
                        seat(), owner());
        case Code::OtherKindOfCard:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 in the discard pile is not the kind of card that was played."),
                        piece());
    }
    return {};
}

}  // namespace

QString GameUi<AllYourBase>::refusalText(const Translator& say, const Violation& violation, const Setup& setup,
                                         const State& state) {
    return RefusalWriter(say, violation, setup, state).text();
}

}  // namespace basekeeper
