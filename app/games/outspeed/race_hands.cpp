// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/race_hands.h"

#include "app/language/joined.h"
#include "app/session/seat_names.h"
#include "core/overload.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>
#include <variant>

namespace basekeeper {

using namespace outspeed;

namespace {

struct RaceHands {
    Q_DECLARE_TR_FUNCTIONS(RaceHands)
};

/// What one step asks of the hands: the sentence, and whom and how much it names in it.
struct Hands {
    QString sentence;  ///< with a place for all who do the same; or complete
    QString named;     ///< one of them; empty for a complete sentence
};

Hands handsFor(const Step& step, const Setup& setup) {
    const auto amount = [&](SeatId seat, int number) {
        //: a player, how many fuel cubes
        return RaceHands::tr("%1 (%2)").arg(seatName(setup.seats, seat), QString::number(number));
    };
    return std::visit(
        Overload{
            [](const step::FieldsRemoved& removed) {
                return removed.withSection ? Hands()
                                           : Hands{RaceHands::tr("Take the used force fields off the track."), {}};
            },
            [&](const step::Moves& moves) {
                return Hands{
                    RaceHands::tr("Move the ships: %1."),
                    //: a player, and where the ship goes
                    RaceHands::tr("%1 to zone %2").arg(seatName(setup.seats, moves.seat), QString::number(moves.to))};
            },
            [&](const step::LosesFuel& pays) {
                return pays.from == pays.to
                           ? Hands()
                           : Hands{RaceHands::tr("Put fuel cubes back: %1."), amount(pays.seat, pays.from - pays.to)};
            },
            [&](const step::GainsFuel& gains) {
                return Hands{RaceHands::tr("Take fuel cubes: %1."), amount(gains.seat, gains.to - gains.from)};
            },
            [&](const step::Eliminated& out) {
                return Hands{RaceHands::tr("Take %1’s ship off the track.").arg(seatName(setup.seats, out.seat)), {}};
            },
            [](const step::TilesTurned&) {
                return Hands{RaceHands::tr("Turn the tiles over."), {}};
            },
            [](const step::SectionArrives&) {
                return Hands{RaceHands::tr("Put the third section in front."), {}};
            },
            [](const step::SectionGoes& goes) {
                return Hands{RaceHands::tr("Take the rear section away: zones %1 to %2.")
                                 .arg(goes.track.rear - zonesPerSection)
                                 .arg(goes.track.rear - 1),
                             {}};
            },
            // What the tokens of the bonuses do is told before it is applied, not after; a token is drawn when its
            // player is asked for it.
            [](const auto&) { return Hands(); },
        },
        step);
}

}  // namespace

QString raceHands(const std::vector<Step>& steps, const Setup& setup) {
    std::vector<std::pair<QString, QStringList>> told;
    for (const Step& step : steps) {
        const Hands hands = handsFor(step, setup);
        if (hands.sentence.isEmpty()) continue;
        auto same = std::ranges::find(told, hands.sentence, &std::pair<QString, QStringList>::first);
        if (same == told.end()) same = told.insert(told.end(), {hands.sentence, {}});
        if (!hands.named.isEmpty()) same->second << hands.named;
    }
    QStringList sentences;
    for (const auto& [sentence, named] : told)
        sentences << (named.isEmpty() ? sentence : sentence.arg(Joined::list(named)));
    return Joined::sentences(sentences);
}

}  // namespace basekeeper
