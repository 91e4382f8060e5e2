// SPDX-License-Identifier: GPL-3.0-or-later

// What an override changes: its edits beforehand, and the differences afterwards.
#include "app/games/outspeed/outspeed_texts.h"

#include "app/language/list_in_words.h"
#include "core/overload.h"

#include <QCoreApplication>

#include <array>

namespace basekeeper {

using namespace outspeed;

namespace {

struct Ruling {
    Q_DECLARE_TR_FUNCTIONS(Ruling)
};

QString zonesText(const std::vector<int>& zones) {
    QStringList all;
    for (const int zone : zones) all << QString::number(zone);
    return all.isEmpty() ? Ruling::tr("none") : listInWords(all);
}

QString sideText(Side side) { return side == Side::Three4 ? QStringLiteral("3–4") : QStringLiteral("5–6"); }

QString sectionsText(ThirdSection third) {
    switch (third) {
        case ThirdSection::Waits: return Ruling::tr("the first two");
        case ThirdSection::Arrives: return Ruling::tr("all three");
        case ThirdSection::Laid: return Ruling::tr("the last two");
    }
    return {};
}

QString tileText(const State& state) { return state.tile ? QString::number(state.tile->number) : Ruling::tr("none"); }
QString yesOrNo(bool yes) { return yes ? Ruling::tr("yes") : Ruling::tr("no"); }

class Differences {
public:
    Differences(const State& before, const State& after, const Setup& setup)
        : m_before(before), m_after(after), m_setup(setup) {}

    [[nodiscard]] QStringList lines() {
        for (SeatId seat = 0; seat < m_before.seatCount() && seat < m_after.seatCount(); ++seat) tellSeat(seat);
        tellTrack();
        tellTurn();
        return m_lines;
    }

private:
    void tell(const QString& who, const QString& what, const QString& from, const QString& to) {
        if (from != to) m_lines << Ruling::tr("%1: %2 %3 → %4").arg(who, what, from, to);
    }
    void tell(const QString& who, const QString& what, int from, int to) {
        tell(who, what, QString::number(from), QString::number(to));
    }

    void tellSeat(SeatId seat) {
        const QString name = OutspeedTexts::seatName(m_setup, seat);
        const SeatState& was = seatOf(m_before, seat);
        const SeatState& is = seatOf(m_after, seat);
        tell(name, Ruling::tr("zone"), was.zone, is.zone);
        tell(name, Ruling::tr("fuel"), was.fuel, is.fuel);
        tell(name, Ruling::tr("bonus tokens"), static_cast<int>(was.tokens.size()), static_cast<int>(is.tokens.size()));
        // Which tokens or which route is secret, but not that they differ.
        if (was.tokens != is.tokens && was.tokens.size() == is.tokens.size())
            m_lines << Ruling::tr("%1: other bonus tokens").arg(name);
        tell(name, Ruling::tr("token announced"), yesOrNo(was.hasAnnounced), yesOrNo(is.hasAnnounced));
        tell(name, Ruling::tr("route chosen"), yesOrNo(was.choice.has_value()), yesOrNo(is.choice.has_value()));
        if (was.choice && is.choice && was.choice != is.choice) m_lines << Ruling::tr("%1: another route").arg(name);
        tell(name, Ruling::tr("dice rolled"), static_cast<int>(was.rolls.size()), static_cast<int>(is.rolls.size()));
        if (was.eliminated != is.eliminated)
            m_lines << (is.eliminated ? Ruling::tr("%1: eliminated") : Ruling::tr("%1: in the race again")).arg(name);
    }

    void tellTrack() {
        const QString track = Ruling::tr("Track");
        tell(track, Ruling::tr("sections"), sectionsText(m_before.third), sectionsText(m_after.third));
        tell(track, Ruling::tr("force fields"), zonesText(m_before.forceFields), zonesText(m_after.forceFields));
    }

    void tellTurn() {
        const QString turn = Ruling::tr("Turn");
        tell(turn, Ruling::tr("number"), m_before.turn, m_after.turn);
        tell(turn, Ruling::tr("phase"), OutspeedTexts::phaseName(m_before.phase),
             OutspeedTexts::phaseName(m_after.phase));
        tell(turn, Ruling::tr("tile"), tileText(m_before), tileText(m_after));
        if (m_before.tile && m_after.tile && m_before.tile != m_after.tile &&
            m_before.tile->number == m_after.tile->number)
            m_lines << Ruling::tr("Tile %1 is described anew").arg(m_after.tile->number);
        tell(turn, Ruling::tr("side of the tiles"), sideText(m_before.side), sideText(m_after.side));
        if (m_before.winners != m_after.winners && !m_after.winners.empty())
            m_lines << Ruling::tr("Winner: %1").arg(OutspeedTexts::seatList(m_setup, m_after.winners));
        if (m_before.over() != m_after.over())
            m_lines << (m_after.over() ? Ruling::tr("The game is over") : Ruling::tr("The game goes on"));
    }

    const State& m_before;
    const State& m_after;
    const Setup& m_setup;
    QStringList m_lines;
};

}  // namespace

QString OutspeedTexts::edit(const Edit& edit, const State&, const Setup& setup) {
    return std::visit(
        Overload{
            [&](const edit::SetZone& change) {
                return Ruling::tr("%1 is on zone %2").arg(seatName(setup, change.seat), QString::number(change.zone));
            },
            [&](const edit::SetFuel& change) {
                return Ruling::tr("%1 has %2 fuel").arg(seatName(setup, change.seat), QString::number(change.fuel));
            },
            [&](const edit::SetTokens& change) {
                return Ruling::tr("%1 holds %n bonus token(s)", nullptr, static_cast<int>(change.tokens.size()))
                    .arg(seatName(setup, change.seat));
            },
            [&](const edit::SetEliminated& change) {
                return (change.eliminated ? Ruling::tr("%1: eliminated") : Ruling::tr("%1: in the race again"))
                    .arg(seatName(setup, change.seat));
            },
            [](const edit::SetForceFields& change) {
                return change.zones.empty()
                           ? Ruling::tr("No force field lies on the track")
                           : Ruling::tr("%n force field(s): zone %1", nullptr, static_cast<int>(change.zones.size()))
                                 .arg(zonesText(change.zones));
            },
            [](const edit::SetThirdSection& change) {
                return Ruling::tr("Sections on the table: %1").arg(sectionsText(change.third));
            },
            [](const edit::SetSide& change) {
                return Ruling::tr("The tiles lie on the side for %1").arg(sideText(change.side));
            },
            [](const edit::StartTurn& change) {
                return Ruling::tr("Turn %1 starts: its tile is to be described").arg(change.turn);
            },
            [](const edit::SetTile& change) { return Ruling::tr("Tile %1 is described anew").arg(change.tile.number); },
            [](const edit::SetPhase& change) { return Ruling::tr("Phase: %1").arg(phaseName(change.phase)); },
            [&](const edit::SetChoice& change) {
                return (change.route ? Ruling::tr("%1: a route is chosen") : Ruling::tr("%1: no route is chosen"))
                    .arg(seatName(setup, change.seat));
            },
            [&](const edit::EndGame& change) {
                return change.winners.empty()
                           ? Ruling::tr("The game ends without a winner")
                           : Ruling::tr("The game ends, won by %1").arg(seatList(setup, change.winners));
            },
        },
        edit);
}

QStringList OutspeedTexts::differences(const State& before, const State& after, const Setup& setup) {
    return Differences(before, after, setup).lines();
}

}  // namespace basekeeper
