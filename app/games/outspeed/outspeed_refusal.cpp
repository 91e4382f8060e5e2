// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/outspeed_ui.h"

#include "app/games/outspeed/outspeed_words.h"
#include "app/session/seat_names.h"
#include "db/formats/text_limits.h"

#include <QtGlobal>

namespace basekeeper {

using namespace outspeed;

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
    [[nodiscard]] QString seatName(SeatId seat) const { return seatNameOrNumber(m_setup.seats, seat); }
    [[nodiscard]] QString seat() const { return seatName(value(Arg::Seat)); }
    [[nodiscard]] bool has(Arg name) const { return m_violation.argument(name).has_value(); }
    [[nodiscard]] Token token() const { return static_cast<Token>(value(Arg::Token)); }
    /// The route's name on the showing tile, or else its number.
    [[nodiscard]] QString route() const;
    [[nodiscard]] QString whatIsDue() const;
    [[nodiscard]] QString resolutionDue() const;
    [[nodiscard]] QString numberOutOfRange() const;
    [[nodiscard]] QString tokenNotHeld() const;
    [[nodiscard]] QString rollNotDue() const;
    [[nodiscard]] QString rulingOutOfRange() const;
    [[nodiscard]] QString ofTile() const;

    const Translator& m_say;
    const Violation& m_violation;
    const Setup& m_setup;
    const State& m_state;
};

QString RefusalWriter::route() const {
    const auto index = static_cast<std::size_t>(value(Arg::Route));
    // A tile that is being described is not in the state yet, so its routes have numbers.
    if (m_state.phase != Phase::Tile && m_state.tile && index < m_state.tile->routes.size())
        return shownName(QString::fromStdString(m_state.tile->routes[index].name));
    return QString::number(index + 1);
}

QString RefusalWriter::resolutionDue() const {
    const Due due = outspeed::due(m_state);
    if (const auto* rolls = std::get_if<RollsDue>(&due); rolls != nullptr && !rolls->due.empty())
        return fill(QT_TRANSLATE_NOOP("Refusal", "A roll is due first: %1 must roll %2."),
                    seatName(rolls->due.front().seat), theDie(m_say, rolls->due.front().die));
    if (const auto* tokens = std::get_if<TokensDue>(&due); tokens != nullptr && !tokens->due.empty())
        return fill(QT_TRANSLATE_NOOP("Refusal", "%1 must take a bonus token first."),
                    seatName(tokens->due.front().seat));
    return fill(QT_TRANSLATE_NOOP("Refusal", "The routes of this turn must be resolved first."));
}

QString RefusalWriter::whatIsDue() const {
    switch (m_state.phase) {
        case Phase::Tile:
            return fill(QT_TRANSLATE_NOOP("Refusal", "The tile of turn %1 must be described first."),
                        QString::number(m_state.turn));
        case Phase::Bonuses:
            return fill(QT_TRANSLATE_NOOP("Refusal", "The bonuses come first: announce tokens or skip them."));
        case Phase::Programming: {
            const auto missing = static_cast<int>(yetToProgram(m_state).size());
            if (missing == 0)
                return fill(QT_TRANSLATE_NOOP("Refusal", "All have chosen: the routes must be revealed first."));
            return m_say("Refusal", QT_TRANSLATE_N_NOOP("Refusal", "Routes are being chosen: %n player(s) to go."),
                         missing);
        }
        case Phase::Resolution: return resolutionDue();
        case Phase::Over: return fill(QT_TRANSLATE_NOOP("Refusal", "The game is over. A ruling can reopen it."));
    }
    return {};
}

QString RefusalWriter::ofTile() const {
    using Code = ViolationCode;
    switch (m_violation.code) {
        case Code::NoSuchTile:
            return fill(QT_TRANSLATE_NOOP("Refusal", "Tile %1 cannot come up this turn: only tiles %2 to %3 can."),
                        number(Arg::Tile), number(Arg::Lowest), number(Arg::Highest));
        case Code::TileUsed:
            return fill(QT_TRANSLATE_NOOP("Refusal", "Tile %1 has already come up, on turn %2."), number(Arg::Tile),
                        number(Arg::Turn));
        case Code::TileOutOfOrder:
            return fill(QT_TRANSLATE_NOOP("Refusal",
                                          "In the first game the tiles come in order: tile %1 is next, not tile %2."),
                        number(Arg::Needed), number(Arg::Tile));
        case Code::OtherSideDue:
            return fill(QT_TRANSLATE_NOOP("Refusal", "Tile %1 was turned: describe its other side, not tile %2."),
                        number(Arg::Needed), number(Arg::Tile));
        case Code::NoRoutes: return fill(QT_TRANSLATE_NOOP("Refusal", "A tile needs at least one route."));
        case Code::TooManyRoutes:
            return fill(QT_TRANSLATE_NOOP("Refusal", "A tile has %1 routes at most, not %2."), number(Arg::Highest),
                        number(Arg::Value));
        case Code::RouteNameMissing:
            return fill(QT_TRANSLATE_NOOP("Refusal", "Route %1 needs the name that the wheel shows for it."),
                        QString::number(value(Arg::Route) + 1));
        case Code::RouteNameTwice:
            return fill(QT_TRANSLATE_NOOP("Refusal", "Route %1 has the same name as another."),
                        QString::number(value(Arg::Route) + 1));
        default: return {};
    }
}

QString RefusalWriter::numberOutOfRange() const {
    if (has(Arg::Route))
        return fill(QT_TRANSLATE_NOOP("Refusal", "Route %1: %2 is out of range; it must be from %3 to %4."), route(),
                    number(Arg::Value), number(Arg::Lowest), number(Arg::Highest));
    return fill(QT_TRANSLATE_NOOP("Refusal", "%1 is out of range: it must be from %2 to %3."), number(Arg::Value),
                number(Arg::Lowest), number(Arg::Highest));
}

QString RefusalWriter::tokenNotHeld() const {
    if (!has(Arg::Token)) return fill(QT_TRANSLATE_NOOP("Refusal", "%1 has no bonus token."), seat());
    return fill(QT_TRANSLATE_NOOP("Refusal", "%1 does not have %2."), seat(), aToken(m_say, token()));
}

QString RefusalWriter::rollNotDue() const {
    if (!has(Arg::Seat)) return fill(QT_TRANSLATE_NOOP("Refusal", "There is nothing to roll now."));
    return fill(QT_TRANSLATE_NOOP("Refusal", "%1 has nothing to roll."), seat());
}

QString RefusalWriter::rulingOutOfRange() const {
    if (has(Arg::Value)) return numberOutOfRange();
    if (has(Arg::Seat)) return fill(QT_TRANSLATE_NOOP("Refusal", "%1 cannot be changed like that right now."), seat());
    if (has(Arg::Zone)) return fill(QT_TRANSLATE_NOOP("Refusal", "Zone %1 is not on the track."), number(Arg::Zone));
    if (has(Arg::Turn))
        return fill(QT_TRANSLATE_NOOP("Refusal", "There is no turn %1: turns are numbered from 1 to %2."),
                    number(Arg::Turn), QString::number(turns));
    if (has(Arg::Phase))
        return fill(
            QT_TRANSLATE_NOOP("Refusal", "Only possible in the bonus or programming phase, with a tile showing."));
    return fill(QT_TRANSLATE_NOOP("Refusal", "That cannot be changed right now."));
}

QString RefusalWriter::text() const {
    using Code = ViolationCode;
    switch (m_violation.code) {
        case Code::GameOver: return fill(QT_TRANSLATE_NOOP("Refusal", "The game is over. A ruling can reopen it."));
        case Code::OutOfPhase: return whatIsDue();
        case Code::NoSuchSeat:
            return fill(QT_TRANSLATE_NOOP("Refusal", "There is no player %1. Players are numbered from 1 to %2."),
                        seat(), QString::number(m_state.seatCount()));
        case Code::SeatEliminated:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 is eliminated and takes no part."), seat());
        case Code::NoSuchTile:
        case Code::TileUsed:
        case Code::TileOutOfOrder:
        case Code::OtherSideDue:
        case Code::NoRoutes:
        case Code::TooManyRoutes:
        case Code::RouteNameMissing:
        case Code::RouteNameTwice: return ofTile();
        case Code::ValueOutOfRange: return numberOutOfRange();
        case Code::AlreadyAnnounced:
            return fill(
                QT_TRANSLATE_NOOP("Refusal", "%1 has already played a bonus token this turn; the limit is one."),
                seat());
        case Code::TokenNotHeld: return tokenNotHeld();
        case Code::TokenElsewhere:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1: all %2 of this kind are known to be elsewhere."),
                        tokenLabel(m_say, token()), number(Arg::Value));
        case Code::NotRearmost:
            return fill(
                QT_TRANSLATE_NOOP("Refusal", "The electromagnet is for the rearmost zone (%1); %2 is in zone %3."),
                number(Arg::Needed), seat(), number(Arg::Zone));
        case Code::NoFieldOnFinish:
            return fill(QT_TRANSLATE_NOOP("Refusal", "No force field may be played while the finish tile is up."));
        case Code::NoMarkerLeft:
            return fill(QT_TRANSLATE_NOOP("Refusal", "All %1 force-field markers are on the track already."),
                        QString::number(forceFieldMarkers));
        case Code::AlreadyProgrammed:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 has already chosen a route."), seat());
        case Code::NoSuchRoute: return fill(QT_TRANSLATE_NOOP("Refusal", "The tile has no such route."));
        case Code::RouteTooDear:
            return fill(QT_TRANSLATE_NOOP("Refusal", "Route %1 costs at least %2 fuel, and %3 has %4."), route(),
                        number(Arg::Value), seat(), number(Arg::Highest));
        case Code::WheelMissing:
            return fill(QT_TRANSLATE_NOOP("Refusal", "Route %1 needs a number on the middle wheel."), route());
        case Code::WheelSuperfluous:
            return fill(QT_TRANSLATE_NOOP("Refusal", "Route %1 uses no number on the middle wheel."), route());
        case Code::NotAllProgrammed:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 has not chosen a route yet."), seat());
        case Code::RollNotDue: return rollNotDue();
        case Code::OtherDieDue:
            return fill(QT_TRANSLATE_NOOP("Refusal", "%1 must roll %2 now."), seat(),
                        theDie(m_say, static_cast<Die>(value(Arg::Die))));
        case Code::TokenNotDue:
            return has(Arg::Seat) ? fill(QT_TRANSLATE_NOOP("Refusal", "%1 has no bonus token to take now."), seat())
                                  : fill(QT_TRANSLATE_NOOP("Refusal", "Nobody has a bonus token to take now."));
        case Code::ReasonMissing: return fill(QT_TRANSLATE_NOOP("Refusal", "A ruling needs a reason."));
        case Code::RulingOutOfRange: return rulingOutOfRange();
    }
    return {};
}

}  // namespace

QString GameUi<Outspeed>::refusalText(const Translator& say, const Violation& violation, const Setup& setup,
                                      const State& state) {
    return RefusalWriter(say, violation, setup, state).text();
}

}  // namespace basekeeper
