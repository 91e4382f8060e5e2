// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/race_hands.h"

#include "app/language/joined.h"
#include "app/session/seat_names.h"
#include "core/overload.h"

#include <QCoreApplication>
#include <QStringList>

#include <variant>

namespace basekeeper {

using namespace outspeed;

namespace {

struct RaceHands {
    Q_DECLARE_TR_FUNCTIONS(RaceHands)
};

QString handsFor(const Step& step, const Setup& setup) {
    return std::visit(
        Overload{
            [](const step::FieldsRemoved& removed) {
                return removed.withSection ? QString() : RaceHands::tr("Take the used force fields off the track.");
            },
            [](const step::Moves&) { return RaceHands::tr("Move the ships."); },
            [](const step::LosesFuel&) { return RaceHands::tr("Put the fuel cubes back."); },
            [](const step::GainsFuel&) { return RaceHands::tr("Take the fuel cubes."); },
            [](const step::TokensGained&) { return RaceHands::tr("Draw the bonus tokens."); },
            [&](const step::Eliminated& out) {
                return RaceHands::tr("Take %1’s ship off the track.").arg(seatName(setup.seats, out.seat));
            },
            [](const step::TilesTurned&) { return RaceHands::tr("Turn the tiles over."); },
            [](const step::SectionArrives&) { return RaceHands::tr("Put the third section in front."); },
            [](const step::SectionGoes& goes) {
                return RaceHands::tr("Take the rear section away: zones %1 to %2.")
                    .arg(goes.track.rear - zonesPerSection)
                    .arg(goes.track.rear - 1);
            },
            // What the tokens of the bonuses do is told before it is applied, not after.
            [](const auto&) { return QString(); },
        },
        step);
}

}  // namespace

QString raceHands(const std::vector<Step>& steps, const Setup& setup) {
    QStringList sentences;
    for (const Step& step : steps)
        if (const QString sentence = handsFor(step, setup); !sentence.isEmpty() && !sentences.contains(sentence))
            sentences << sentence;
    return Joined::sentences(sentences);
}

}  // namespace basekeeper
