// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/race_look.h"

#include "app/games/outspeed/happening_words.h"
#include "app/games/outspeed/outspeed_texts.h"
#include "app/language/joined.h"
#include "app/session/clause_text.h"
#include "core/outspeed/choices.h"
#include "core/outspeed/rules.h"
#include "core/overload.h"
#include "db/games/outspeed/codec.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <map>
#include <ranges>
#include <utility>
#include <variant>

namespace basekeeper {

using namespace outspeed;

namespace {

struct RaceLookText {
    Q_DECLARE_TR_FUNCTIONS(RaceLook)
};

QString word(Token token) { return QString(OutspeedCodec::tokenName(token)); }

const Course::Elimination* eliminationOf(const RaceLook& look, SeatId seat) {
    // The last one: an override may have brought the seat back before it dropped out again.
    const auto found =
        std::ranges::find(look.eliminations.rbegin(), look.eliminations.rend(), seat, &Course::Elimination::seat);
    return found == look.eliminations.rend() ? nullptr : &*found;
}

QString outBy(const RaceLook& look, SeatId seat) {
    const auto* elimination = eliminationOf(look, seat);
    return elimination && elimination->by ? OutspeedTexts::outBy(*elimination->by) : QString();
}

QString spoken(const RaceSeatRow& row) {
    QStringList parts{row.name};
    if (row.eliminated) {
        //: of a player in the race
        parts << RaceLookText::tr("eliminated");
        if (!row.outBy.isEmpty()) parts << row.outBy;
        return Joined::said(parts);
    }
    // What changes is said as it is shown: from what to what.
    parts << (row.zoneBefore == row.zone
                  ? RaceLookText::tr("zone %1").arg(row.zone)
                  //: of a player in the race: the zone before and the one after
                  : RaceLookText::tr("from zone %1 to zone %2").arg(row.zoneBefore).arg(row.zone))
          << (row.fuelBefore == row.fuel ? RaceLookText::tr("fuel %1").arg(row.fuel)
                                         //: of a player in the race: what was in the tank before and what is after
                                         : RaceLookText::tr("fuel from %1 to %2").arg(row.fuelBefore).arg(row.fuel))
          << RaceLookText::tr("%n bonus token(s)", nullptr, row.tokens);
    //: of the player whose ship is in front
    if (row.leads) parts << RaceLookText::tr("in the lead");
    //: of the player whose ship is at the rear
    if (row.last) parts << RaceLookText::tr("last");
    //: said of a player
    if (row.announced) parts << RaceLookText::tr("plays a token");
    //: said of a player, whose route is chosen
    if (row.programmed) parts << RaceLookText::tr("route chosen");
    if (!row.route.isEmpty()) parts << RaceLookText::tr("route %1").arg(row.route);
    return Joined::said(parts);
}

QString tokensInWords(const std::vector<HeldToken>& tokens) {
    if (tokens.empty()) return RaceLookText::tr("no bonus tokens in hand");
    std::map<Token, int> counts;
    int unknown = 0;
    for (const HeldToken& token : tokens) ++(token ? counts[*token] : unknown);
    QStringList names;
    for (const auto& [token, count] : counts) {
        const QString name = OutspeedTexts::tokenName(token);
        //: how many, a bonus token
        names << (count == 1 ? name : RaceLookText::tr("%1 × %2").arg(QString::number(count), name));
    }
    //: bonus tokens of which nobody knows what they show
    if (unknown > 0) names << RaceLookText::tr("%n unknown", nullptr, unknown);
    return Joined::list(names);
}

QString tokenOf(const Step& step) {
    if (const auto* plays = std::get_if<step::Plays>(&step)) return word(plays->token);
    if (const auto* lost = std::get_if<step::TokenLost>(&step)) return word(lost->token);
    return {};
}

/// What a preview of tokens says: each token, and what follows from all of them. What they come to for each seat stands
/// in `touchedRows`.
bool isTold(const Step& step) {
    return !tokenOf(step).isEmpty() || std::holds_alternative<step::TilesTurned>(step) ||
           std::holds_alternative<step::RaceOver>(step);
}

}  // namespace

std::vector<RaceSeatRow> seatRows(const RaceLook& look) {
    const State& state = look.state;
    const State& shown = look.outlook ? *look.outlook : state;
    std::vector<RaceSeatRow> rows;
    for (SeatId seat = 0; seat < state.seatCount(); ++seat) {
        const SeatState& held = seatOf(state, seat);
        RaceSeatRow row;
        row.seat = seat;
        row.name = OutspeedTexts::seatName(look.setup, seat);
        row.language = OutspeedTexts::seatLanguage(look.setup, seat);
        // Where the ship will be, what it will have left, and whether it will still be there.
        const SeatState& seen = seatOf(shown, seat);
        row.zone = seen.zone;
        row.fuel = seen.fuel;
        row.fuelLow = isLowFuel(seen.fuel);
        const SeatState& was = look.before && isSeat(*look.before, seat) ? seatOf(*look.before, seat) : held;
        row.zoneBefore = was.zone;
        row.fuelBefore = was.fuel;
        row.tokens = static_cast<int>(held.tokens.size()) + (held.announced ? 1 : 0);
        for (const HeldToken& token : held.tokens) row.known << (token ? word(*token) : QString());
        row.knownText = tokensInWords(held.tokens);
        row.eliminated = seen.eliminated;
        if (seen.eliminated) row.outBy = outBy(look, seat);
        row.announced = state.phase == Phase::Bonuses && held.announced;
        row.programmed = state.phase == Phase::Programming && held.choice;
        if (routesRevealed(state) && held.choice && state.tile)
            row.route = OutspeedTexts::routeName(state.tile->routes[held.choice->route]);
        row.asked = std::ranges::find(look.asked, seat) != look.asked.end();
        row.leads = leads(shown, seat);
        row.last = isLast(shown, seat);
        rows.push_back(row);
    }
    for (RaceSeatRow& row : rows) row.spoken = spoken(row);
    return rows;
}

std::vector<RaceStandingRow> standingRows(const RaceLook& look) {
    std::vector<RaceStandingRow> rows;
    for (const Standing& standing : standingsOf(look.state, look.eliminations)) {
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

std::vector<BonusSeatRow> bonusSeatRows(const State& state, const Setup& setup, const std::vector<SeatId>& playing) {
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
        row.announced = held.announced || std::ranges::find(playing, seat) != playing.end();
        if (row.tokens == 0 && !row.announced) continue;
        row.possible = row.announced || std::ranges::any_of(tokenChoices(state, seat),
                                                            [](const TokenChoice& token) { return !token.refusal; });
        rows.push_back(row);
    }
    return rows;
}

std::vector<TokenKindRow> tokensToPlay(const State& state, SeatId seat) {
    std::vector<TokenKindRow> rows;
    for (const TokenChoice& choice : tokenChoices(state, seat))
        rows.push_back({word(choice.token), OutspeedTexts::tokenName(choice.token), choice.held, !choice.refusal});
    return rows;
}

std::vector<TokenKindRow> tokensToTake(const State& state, SeatId seat) {
    std::vector<TokenKindRow> rows{{{}, RaceLookText::tr("Secret"), 0, true}};
    for (const Token token : allTokens)
        rows.push_back({word(token), OutspeedTexts::tokenName(token), 0, !whyNot(state, TakeToken{seat, token})});
    return rows;
}

std::vector<BonusStepRow> bonusStepRows(const State& before, const std::vector<StepResult>& moments, int position,
                                        const Setup& setup) {
    std::vector<BonusStepRow> rows;
    bool startsGroup = false;
    for (std::size_t i = 0; i < moments.size(); ++i) {
        const StepResult& moment = moments[i];
        startsGroup = startsGroup || std::holds_alternative<step::Group>(moment.step);
        if (!isTold(moment.step)) continue;
        BonusStepRow row;
        row.number = static_cast<int>(i) + 1;
        row.text = OutspeedTexts::step(moment.step, moment.after, setup);
        row.clause = clauseText(clauseOf(moment.step));
        row.token = tokenOf(moment.step);
        if (const auto* plays = std::get_if<step::Plays>(&moment.step); plays != nullptr && !plays->touched.empty())
            row.played = OutspeedTexts::tokenName(plays->token);
        row.startsGroup = std::exchange(startsGroup, false);
        const SeatsOfStep seats = seatsOf(moment.step);
        row.seats = listOf(seats.acts);
        row.affected = listOf(seats.affected);
        row.current = row.number == position;
        const auto [begin, end] = momentOfStep(moments, row.number);
        if (std::none_of(moments.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                         moments.begin() + static_cast<std::ptrdiff_t>(end),
                         [](const StepResult& later) { return isTold(later.step); }))
            for (const TouchedRow& touched :
                 touchedRows(begin == 0 ? before : moments[begin - 1].after, moments[end - 1].after, setup))
                row.results << QVariant::fromValue(touched);
        rows.push_back(row);
    }
    return rows;
}

std::pair<std::size_t, std::size_t> momentOfStep(const std::vector<StepResult>& moments, int position) {
    const auto begins = [&](std::size_t step) {
        const Step& each = moments[step].step;
        return std::holds_alternative<step::Group>(each) || std::holds_alternative<step::TokenLost>(each) ||
               std::holds_alternative<step::TilesTurned>(each) || std::holds_alternative<step::RaceOver>(each);
    };
    if (position < 1 || position > static_cast<int>(moments.size())) return {0, 0};
    auto end = static_cast<std::size_t>(position);
    std::size_t begin = end - 1;
    while (begin > 0 && !begins(begin)) --begin;
    while (end < moments.size() && !begins(end)) ++end;
    return {begin, end};
}

std::vector<SeatId> seatsMeant(const std::vector<StepResult>& moments, int position) {
    if (position < 1 || position > static_cast<int>(moments.size())) return {};
    SeatsOfStep seats = seatsOf(moments[static_cast<std::size_t>(position) - 1].step);
    std::ranges::copy(seats.affected, std::back_inserter(seats.acts));
    return std::move(seats.acts);
}

std::vector<TouchedRow> touchedRows(const State& before, const State& after, const Setup& setup) {
    std::vector<TouchedRow> rows;
    for (SeatId seat = 0; seat < before.seatCount(); ++seat) {
        const SeatState& was = seatOf(before, seat);
        const SeatState& is = seatOf(after, seat);
        if (was.zone == is.zone && was.fuel == is.fuel && was.eliminated == is.eliminated) continue;
        rows.push_back(
            {seat, OutspeedTexts::seatName(setup, seat), was.zone, is.zone, was.fuel, is.fuel, is.eliminated});
    }
    return rows;
}

std::vector<DueRow> dueRows(const State& state, const Setup& setup, std::optional<SeatId> asked) {
    std::vector<DueRow> rows;
    const auto add = [&](SeatId seat, int owed) {
        DueRow row;
        row.seat = seat;
        row.name = OutspeedTexts::seatName(setup, seat);
        row.owed = owed;
        const std::vector<int>& rolls = seatOf(state, seat).rolls;
        row.rolls = {rolls.begin(), rolls.end()};
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
