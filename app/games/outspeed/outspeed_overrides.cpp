// SPDX-License-Identifier: GPL-3.0-or-later

// What an override changes: its edits beforehand, and the differences afterwards.
#include "app/games/outspeed/outspeed_texts.h"

#include "app/language/joined.h"
#include "app/session/outcome_text.h"
#include "core/overload.h"

#include <QCoreApplication>

#include <array>

namespace basekeeper {

using namespace outspeed;

namespace {

struct Override {
    Q_DECLARE_TR_FUNCTIONS(Ruling)
};

QString zonesText(const std::vector<int>& zones) {
    QStringList all;
    for (const int zone : zones) all << QString::number(zone);
    //: no force fields, as in “Track: force fields none → 3”, or no number of points
    return all.isEmpty() ? Override::tr("none") : Joined::list(all);
}

QString sectionsText(ThirdSection third) {
    switch (third) {
        //: sections of the track
        case ThirdSection::Waits: return Override::tr("the first two");
        //: sections of the track
        case ThirdSection::Arrives: return Override::tr("all three");
        //: sections of the track
        case ThirdSection::Laid: return Override::tr("the last two");
    }
    return {};
}

QString tileText(const State& state) {
    //: no tile lies there, as in “Turn: tile none → 3”
    return state.tile ? QString::number(state.tile->number) : Override::tr("none", "tile");
}

QString yesOrNo(bool yes) {
    //: before or after a ruling, as in “Dana: route chosen no → yes”
    if (yes) return Override::tr("yes");
    //: before or after a ruling, as in “Dana: route chosen no → yes”
    return Override::tr("no");
}

class Comparison {
public:
    Comparison(const State& before, const State& after, const Setup& setup)
        : m_before(before), m_after(after), m_setup(setup), m_told(setup.seats) {}

    [[nodiscard]] const std::vector<Difference>& all() {
        for (SeatId seat = 0; seat < m_before.seatCount() && seat < m_after.seatCount(); ++seat) tellSeat(seat);
        tellTrack();
        tellTurn();
        return m_told.all();
    }

private:
    void tellSeat(SeatId seat) {
        const QString name = OutspeedTexts::seatName(m_setup, seat);
        const SeatState& was = seatOf(m_before, seat);
        const SeatState& is = seatOf(m_after, seat);
        //: where a ship is, as in “Dana: zone 3 → 5”
        m_told.tell(seat, Override::tr("zone"), was.zone, is.zone);
        //: as in “Dana: fuel 12 → 10”
        m_told.tell(seat, Override::tr("fuel"), was.fuel, is.fuel);
        //: as in “Dana: bonus tokens 2 → 3”
        m_told.tell(seat, Override::tr("bonus tokens"), static_cast<int>(was.tokens.size()),
                    static_cast<int>(is.tokens.size()));
        // Which tokens or which route is secret, but not that they differ.
        if (was.tokens != is.tokens && was.tokens.size() == is.tokens.size())
            m_told.say(Override::tr("%1: bonus tokens changed").arg(name));
        //: as in “Dana: token announced no → yes”
        m_told.tell(seat, Override::tr("token announced"), yesOrNo(was.hasAnnounced), yesOrNo(is.hasAnnounced));
        //: as in “Dana: route chosen no → yes”
        m_told.tell(seat, Override::tr("route chosen"), yesOrNo(was.choice.has_value()),
                    yesOrNo(is.choice.has_value()));
        if (was.choice && is.choice && was.choice != is.choice) m_told.say(Override::tr("%1: route changed").arg(name));
        //: as in “Dana: dice rolled 0 → 1”
        m_told.tell(seat, Override::tr("dice rolled"), static_cast<int>(was.rolls.size()),
                    static_cast<int>(is.rolls.size()));
        if (was.eliminated != is.eliminated)
            m_told.say(
                (is.eliminated ? Override::tr("%1: eliminated") : Override::tr("%1: in the race again")).arg(name));
    }

    void tellTrack() {
        const QString track = Override::tr("Track");
        //: of the track, as in “Track: sections the first two → all three”
        m_told.tell(track, Override::tr("sections"), sectionsText(m_before.third), sectionsText(m_after.third));
        //: as in “Track: force fields none → 3”
        m_told.tell(track, Override::tr("force fields"), zonesText(m_before.forceFields),
                    zonesText(m_after.forceFields));
    }

    void tellTurn() {
        const QString turn = Override::tr("Turn");
        //: from which turn of the game to which
        m_told.tellOfTable(Override::tr("Turn %1 → %2").arg(m_before.turn).arg(m_after.turn), turn,
                           QString::number(m_before.turn), QString::number(m_after.turn));
        //: as in “Turn: phase Attack → Regroup”
        m_told.tell(turn, Override::tr("phase"), OutspeedTexts::phaseName(m_before.phase),
                    OutspeedTexts::phaseName(m_after.phase));
        //: as in “Turn: tile 3 → 4”
        m_told.tell(turn, Override::tr("tile"), tileText(m_before), tileText(m_after));
        if (m_before.tile && m_after.tile && m_before.tile != m_after.tile &&
            m_before.tile->number == m_after.tile->number)
            m_told.say(Override::tr("Tile %1: description changed").arg(m_after.tile->number));
        //: of the tiles: for how many players
        m_told.tell(turn, Override::tr("tile side"), OutspeedTexts::sideText(m_before.side),
                    OutspeedTexts::sideText(m_after.side));
        m_told.say(
            endDifferences(m_setup.seats, {m_before.over(), m_before.winners}, {m_after.over(), m_after.winners}));
    }

    const State& m_before;
    const State& m_after;
    const Setup& m_setup;
    Differences m_told;
};

}  // namespace

QString OutspeedTexts::edit(const Edit& edit, const State&, const Setup& setup) {
    return std::visit(
        Overload{
            [&](const edit::SetZone& change) {
                return Override::tr("%1 is in zone %2").arg(seatName(setup, change.seat), QString::number(change.zone));
            },
            [&](const edit::SetFuel& change) {
                return Override::tr("%1 has %2 fuel").arg(seatName(setup, change.seat), QString::number(change.fuel));
            },
            [&](const edit::SetTokens& change) {
                return Override::tr("%1 holds %n bonus token(s)", nullptr, static_cast<int>(change.tokens.size()))
                    .arg(seatName(setup, change.seat));
            },
            [&](const edit::SetEliminated& change) {
                return (change.eliminated ? Override::tr("%1: eliminated") : Override::tr("%1: in the race again"))
                    .arg(seatName(setup, change.seat));
            },
            [](const edit::SetForceFields& change) {
                return change.zones.empty()
                           ? Override::tr("No force fields on the track")
                           : Override::tr("%n force field(s): zone %1", nullptr, static_cast<int>(change.zones.size()))
                                 .arg(zonesText(change.zones));
            },
            [](const edit::SetThirdSection& change) {
                return Override::tr("Sections on the table: %1").arg(sectionsText(change.third));
            },
            [](const edit::SetSide& change) {
                return Override::tr("The tiles show the %1 side").arg(OutspeedTexts::sideText(change.side));
            },
            [](const edit::StartTurn& change) {
                return Override::tr("Turn %1 starts: its tile must be described").arg(change.turn);
            },
            [](const edit::SetTile& change) {
                return Override::tr("Tile %1: description changed").arg(change.tile.number);
            },
            [](const edit::SetPhase& change) { return Override::tr("Phase: %1").arg(phaseName(change.phase)); },
            [&](const edit::SetChoice& change) {
                return (change.route ? Override::tr("%1: a route is chosen") : Override::tr("%1: no route is chosen"))
                    .arg(seatName(setup, change.seat));
            },
            [&](const edit::EndGame& change) { return endText(setup.seats, change.winners); },
        },
        edit);
}

std::vector<Difference> OutspeedTexts::differences(const State& before, const State& after, const Setup& setup) {
    return Comparison(before, after, setup).all();
}

}  // namespace basekeeper
