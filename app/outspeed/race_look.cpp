// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/outspeed/race_look.h"

#include "app/list_in_words.h"
#include "app/outspeed/outspeed_texts.h"
#include "app/outspeed/route_parts.h"
#include "core/outspeed/choices.h"
#include "core/outspeed/rules.h"
#include "core/overload.h"
#include "db/outspeed_codec.h"

#include <QCoreApplication>

#include <algorithm>
#include <ranges>
#include <utility>
#include <variant>

namespace basekeeper {

using namespace outspeed;

namespace {

/// As lupdate finds it.
QString tr(const char* source, int n = -1) { return QCoreApplication::translate("RaceLook", source, nullptr, n); }

QString word(Token token) { return QString(OutspeedCodec::tokenName(token)); }

bool routesRevealed(const State& state) { return state.phase == Phase::Resolution; }

const Course::Elimination* eliminationOf(const RaceLook& look, SeatId seat) {
    // The last one: who was brought back by a ruling may have dropped out again.
    const auto found = std::ranges::find(look.eliminations.rbegin(), look.eliminations.rend(), seat, &Course::Elimination::seat);
    return found == look.eliminations.rend() ? nullptr : &*found;
}

QString outBy(const RaceLook& look, SeatId seat) {
    const auto* elimination = eliminationOf(look, seat);
    return elimination && elimination->by ? OutspeedTexts::outBy(*elimination->by) : QString();
}

QString spoken(const RaceSeatRow& row) {
    QStringList parts{row.name};
    if (row.eliminated) {
        parts << tr(QT_TRANSLATE_NOOP("RaceLook", "eliminated"));
        if (!row.outBy.isEmpty()) parts << row.outBy;
        return parts.join(QStringLiteral(", "));
    }
    parts << tr(QT_TRANSLATE_NOOP("RaceLook", "zone %1")).arg(row.zone) << tr(QT_TRANSLATE_NOOP("RaceLook", "fuel %1")).arg(row.fuel)
          << tr(QT_TRANSLATE_NOOP("RaceLook", "%n bonus token(s)"), row.tokens);
    if (row.leads) parts << tr(QT_TRANSLATE_NOOP("RaceLook", "leads"));
    if (row.announced) parts << tr(QT_TRANSLATE_NOOP("RaceLook", "plays a token"));
    if (row.programmed) parts << tr(QT_TRANSLATE_NOOP("RaceLook", "has programmed"));
    if (!row.route.isEmpty()) parts << tr(QT_TRANSLATE_NOOP("RaceLook", "route %1")).arg(row.route);
    return parts.join(QStringLiteral(", "));
}

/// Whom a step is about, for their badges.
QList<int> seatsOf(const Step& step) {
    return std::visit(Overload{
                          [](const step::Group& group) { return QList<int>(group.seats.begin(), group.seats.end()); },
                          [](const step::Plays& plays) { return QList<int>{plays.seat}; },
                          [](const step::TokenLost& lost) { return QList<int>{lost.seat}; },
                          [](const step::FieldPlaced& placed) { return QList<int>{placed.seat}; },
                          [](const step::FieldsRemoved&) { return QList<int>(); },
                          [](const step::Moves& moves) { return QList<int>{moves.seat}; },
                          [](const step::LosesFuel& loses) { return QList<int>{loses.seat}; },
                          [](const step::GainsFuel& gains) { return QList<int>{gains.seat}; },
                          [](const step::Eliminated& eliminated) { return QList<int>{eliminated.seat}; },
                          [](const step::TilesTurned&) { return QList<int>(); },
                          [](const step::Shared& shared) { return QList<int>(shared.seats.begin(), shared.seats.end()); },
                          [](const step::TokensGained& gained) { return QList<int>{gained.seat}; },
                          [](const step::SectionArrives&) { return QList<int>(); },
                          [](const step::SectionGoes&) { return QList<int>(); },
                          [](const step::TurnEnds&) { return QList<int>(); },
                          [](const step::RaceOver& over) { return QList<int>(over.winners.begin(), over.winners.end()); },
                      },
                      step);
}

QString tokenOf(const Step& step) {
    if (const auto* plays = std::get_if<step::Plays>(&step)) return word(plays->token);
    if (const auto* lost = std::get_if<step::TokenLost>(&step)) return word(lost->token);
    return {};
}

}  // namespace

std::vector<RaceSeatRow> seatRows(const RaceLook& look) {
    const State& state = look.state;
    std::vector<RaceSeatRow> rows;
    for (SeatId seat = 0; seat < state.seatCount(); ++seat) {
        const SeatState& held = seatOf(state, seat);
        RaceSeatRow row;
        row.seat = seat;
        row.name = OutspeedTexts::seatName(look.setup, seat);
        row.language = OutspeedTexts::seatLanguage(look.setup, seat);
        row.zone = held.zone;
        row.fuel = held.fuel;
        row.tokens = static_cast<int>(held.tokens.size()) + (held.announced ? 1 : 0);
        QStringList names;
        for (const HeldToken& token : held.tokens) {
            row.known << (token ? word(*token) : QString());
            names << (token ? OutspeedTexts::tokenName(*token) : tr(QT_TRANSLATE_NOOP("RaceLook", "unknown")));
        }
        row.knownText = names.isEmpty() ? tr(QT_TRANSLATE_NOOP("RaceLook", "no bonus token in hand")) : listInWords(names);
        row.eliminated = held.eliminated;
        if (held.eliminated) row.outBy = outBy(look, seat);
        row.announced = state.phase == Phase::Bonuses && held.announced;
        row.programmed = state.phase == Phase::Programming && held.choice;
        if (routesRevealed(state) && held.choice && state.tile) row.route = QString::fromStdString(state.tile->routes[held.choice->route].name);
        row.asked = std::ranges::find(look.asked, seat) != look.asked.end();
        rows.push_back(row);
    }
    const std::vector<Standing> standings = outspeed::standings(state);
    const auto racing = std::ranges::count(standings, false, &Standing::eliminated);
    int lastPlace = 1;
    for (const Standing& standing : standings)
        if (!standing.eliminated) lastPlace = std::max(lastPlace, standing.place);
    for (const Standing& standing : standings) {
        RaceSeatRow& row = rows[static_cast<std::size_t>(standing.seat)];
        row.place = standing.place;
        if (standing.eliminated || lastPlace == 1 || racing < 2) continue;
        row.leads = standing.place == 1;
        row.last = standing.place == lastPlace;
    }
    for (RaceSeatRow& row : rows) row.spoken = spoken(row);
    return rows;
}

std::vector<RouteRow> routeRows(const State& state, const Setup& setup) {
    std::vector<RouteRow> rows;
    if (!state.tile) return rows;
    for (std::size_t i = 0; i < state.tile->routes.size(); ++i) {
        const Route& route = state.tile->routes[i];
        RouteRow row;
        row.route = static_cast<int>(i);
        row.name = QString::fromStdString(route.name);
        row.parts = routeParts(route);
        row.spoken = OutspeedTexts::route(*state.tile, i);
        if (routesRevealed(state)) {
            std::vector<SeatId> takers;
            for (SeatId seat = 0; seat < state.seatCount(); ++seat)
                if (seatOf(state, seat).choice && seatOf(state, seat).choice->route == i) takers.push_back(seat);
            row.takers = QList<int>(takers.begin(), takers.end());
            if (!takers.empty()) row.spoken += QStringLiteral(" ") + OutspeedTexts::seatList(setup, takers);
        }
        rows.push_back(row);
    }
    return rows;
}

std::vector<RaceStandingRow> standingRows(const RaceLook& look) {
    std::vector<RaceStandingRow> rows;
    for (const Standing& standing : outspeed::standings(look.state)) {
        RaceStandingRow row;
        row.seat = standing.seat;
        row.name = OutspeedTexts::seatName(look.setup, standing.seat);
        row.place = standing.place;
        row.zone = standing.zone;
        row.fuel = standing.fuel;
        row.tokens = standing.tokens;
        row.eliminated = standing.eliminated;
        if (standing.eliminated) {
            row.outBy = outBy(look, standing.seat);
            const auto* elimination = eliminationOf(look, standing.seat);
            row.outTurn = elimination ? elimination->turn : 0;
        }
        row.won = std::ranges::find(look.state.winners, standing.seat) != look.state.winners.end();
        rows.push_back(row);
    }
    return rows;
}

std::vector<BonusSeatRow> bonusSeatRows(const State& state, const Setup& setup, std::optional<SeatId> asked) {
    std::vector<BonusSeatRow> rows;
    if (state.phase != Phase::Bonuses) return rows;
    for (const SeatId seat : frontToRear(state)) {
        const SeatState& held = seatOf(state, seat);
        BonusSeatRow row;
        row.seat = seat;
        row.name = OutspeedTexts::seatName(setup, seat);
        row.language = OutspeedTexts::seatLanguage(setup, seat);
        row.zone = held.zone;
        row.tokens = static_cast<int>(held.tokens.size());
        row.announced = held.announced.has_value();
        row.asked = asked == seat;
        rows.push_back(row);
    }
    return rows;
}

std::vector<TokenKindRow> tokensToPlay(const State& state, SeatId seat) {
    std::vector<TokenKindRow> rows;
    for (const TokenChoice& choice : tokenChoices(state, seat)) rows.push_back({word(choice.token), OutspeedTexts::tokenName(choice.token), choice.held, !choice.refusal});
    return rows;
}

std::vector<TokenKindRow> tokensToTake(const State& state, SeatId seat) {
    std::vector<TokenKindRow> rows{{{}, tr(QT_TRANSLATE_NOOP("RaceLook", "Secret")), 0, true}};
    for (const Token token : allTokens) rows.push_back({word(token), OutspeedTexts::tokenName(token), 0, !whyNot(state, TakeToken{seat, token})});
    return rows;
}

std::vector<BonusStepRow> bonusStepRows(const std::vector<Moment>& moments, int position, const Setup& setup) {
    std::vector<BonusStepRow> rows;
    for (const Moment& moment : moments) {
        BonusStepRow row;
        row.number = static_cast<int>(rows.size()) + 1;
        row.text = OutspeedTexts::step(moment.step, moment.after, setup);
        const std::string_view clause = clauseOf(moment.step);
        row.clause = QString::fromLatin1(clause.data(), static_cast<qsizetype>(clause.size()));
        row.token = tokenOf(moment.step);
        row.heads = std::holds_alternative<step::Group>(moment.step);
        row.seats = seatsOf(moment.step);
        row.current = row.number == position;
        rows.push_back(row);
    }
    return rows;
}

std::vector<TouchedRow> touchedRows(const State& before, const std::vector<Moment>& moments, const Setup& setup) {
    std::vector<TouchedRow> rows;
    if (moments.empty()) return rows;
    const State& after = moments.back().after;
    for (SeatId seat = 0; seat < before.seatCount(); ++seat) {
        const SeatState& was = seatOf(before, seat);
        const SeatState& is = seatOf(after, seat);
        if (was.zone == is.zone && was.fuel == is.fuel && was.eliminated == is.eliminated) continue;
        rows.push_back({seat, OutspeedTexts::seatName(setup, seat), was.zone, is.zone, was.fuel, is.fuel, is.eliminated});
    }
    return rows;
}

std::vector<DueRow> dueRows(const State& state, const Setup& setup, std::optional<SeatId> asked) {
    std::vector<DueRow> rows;
    const auto add = [&](SeatId seat, int left) {
        DueRow row;
        row.seat = seat;
        row.name = OutspeedTexts::seatName(setup, seat);
        row.left = left;
        const std::vector<int>& rolls = seatOf(state, seat).rolls;
        row.rolls = QList<int>(rolls.begin(), rolls.end());
        row.asked = asked == seat;
        rows.push_back(row);
    };
    std::visit(Overload{
                   [](std::monostate) {},
                   [&](const RollsDue& rolls) {
                       for (const auto& of : rolls.due) add(of.seat, of.left);
                   },
                   [&](const TokensDue& tokens) {
                       for (const auto& of : tokens.due) add(of.seat, of.left);
                   },
               },
               outspeed::due(state));
    return rows;
}

}  // namespace basekeeper
