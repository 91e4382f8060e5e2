// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/games/score_sheet/codec.h"

#include "db/formats/latin1.h"
#include "db/session_file/act_codec.h"
#include "db/session_file/no_asks.h"
#include "db/session_file/seats_codec.h"

#include <algorithm>

namespace basekeeper {

using namespace score_sheet;
using namespace Qt::StringLiterals;

namespace score_sheet {

inline constexpr ActNames<Edit> editNames{"set-points"_L1, "end-game"_L1};
inline constexpr ActNames<Action> actNames{"enter-points"_L1, "end-game"_L1, "overrule"_L1};

}  // namespace score_sheet

template <>
struct Json<Edit> : JsonEdit<Edit, editNames> {};

namespace {

QJsonValue orNull(const std::optional<int>& number) { return number ? QJsonValue(*number) : QJsonValue(); }

QJsonArray writeRounds(const State& state) {
    QJsonArray rounds;
    for (const Round& round : state.rounds) {
        QJsonArray numbers;
        for (const std::optional<int>& points : round) numbers.append(orNull(points));
        rounds.append(numbers);
    }
    return rounds;
}

}  // namespace

Read<Setup> ScoreSheetCodec::readSetup(const QJsonObject& object) {
    Fields in(object);
    Setup setup;
    setup.seats = readSeats(in, minSeats, maxSeats);
    in.optionalObject("options"_L1, [&](Fields& options) {
        setup.options.rounds = options.optionalWhole("rounds"_L1, 1, maxRounds);
        setup.options.target = options.optionalWhole("target"_L1, 1, maxTarget);
        setup.options.lowestWins = options.optionalBoolean("lowestWins"_L1).value_or(false);
    });
    return in.result(std::move(setup));
}

QJsonObject ScoreSheetCodec::writeSetup(const Setup& setup) {
    QJsonObject options{{"lowestWins"_L1, setup.options.lowestWins}};
    if (setup.options.rounds) options.insert("rounds"_L1, *setup.options.rounds);
    if (setup.options.target) options.insert("target"_L1, *setup.options.target);
    return {{"seats"_L1, writeSeats(setup.seats)}, {"options"_L1, options}};
}

Read<Action> ScoreSheetCodec::readAction(const QJsonObject& object) { return readAct<Action>(object, actNames); }
QJsonObject ScoreSheetCodec::writeAction(const Action& action) { return writeNamed("act", action, actNames); }

QJsonObject ScoreSheetCodec::writeState(const Setup& setup, const State& state) {
    std::vector<Standing> all = standings(state);
    std::ranges::sort(all, {}, &Standing::seat);
    QJsonArray seats;
    for (const Standing& standing : all)
        seats.append(
            QJsonObject{{"name"_L1, QString::fromStdString(setup.seats[static_cast<std::size_t>(standing.seat)].name)},
                        {"total"_L1, standing.total},
                        {"place"_L1, standing.place}});
    return {{"game"_L1, gameName()},
            {"rounds"_L1, writeRounds(state)},
            {"seats"_L1, seats},
            {"over"_L1, state.over},
            {"winners"_L1, writeSeatIds(state.winners)}};
}

Read<ScoreSheetCodec::Ask> ScoreSheetCodec::readAsk(const QJsonObject& object) { return readNoAsk<Ask>(object); }

QLatin1StringView ScoreSheetCodec::actName(ActKind kind) { return actNames[static_cast<std::size_t>(kind)]; }
QLatin1StringView ScoreSheetCodec::gameName() { return latin1(Game::id); }
QLatin1StringView ScoreSheetCodec::violationName(const Violation& violation) {
    return latin1(codeName(violation.code));
}

QJsonObject ScoreSheetCodec::writeArguments(const Violation& violation) {
    QJsonObject out;
    for (const auto& [name, value] : violation.arguments) out.insert(latin1(argumentName(name)), value);
    return out;
}

}  // namespace basekeeper
