// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/games/outspeed/codec.h"

#include "core/overload.h"
#include "db/formats/latin1.h"
#include "db/games/outspeed/tile_codec.h"
#include "db/games/outspeed/words.h"
#include "db/session_file/no_asks.h"
#include "db/session_file/seats_codec.h"

#include <algorithm>

namespace basekeeper {

using namespace outspeed;
using namespace Qt::StringLiterals;

namespace {

QJsonArray writeSeatStates(const Setup& setup, const State& state) {
    QJsonArray seats;
    for (std::size_t seat = 0; seat < state.seats.size(); ++seat) {
        const SeatState& has = state.seats[seat];
        seats.append(QJsonObject{{"name"_L1, QString::fromStdString(setup.seats[seat].name)},
                                 {"zone"_L1, has.zone},
                                 {"fuel"_L1, has.fuel},
                                 {"tokens"_L1, writeTokens(has.tokens)},
                                 {"eliminated"_L1, has.eliminated}});
    }
    return seats;
}

QJsonValue writePending(const State& state) {
    return std::visit(Overload{
                          [](std::monostate) { return QJsonValue(); },
                          [](const RollsDue& rolls) {
                              QJsonArray all;
                              for (const auto& of : rolls.due)
                                  all.append(QJsonObject{{"seat"_L1, of.seat},
                                                         {"die"_L1, wordFor(dieWords, of.die)},
                                                         {"left"_L1, of.left}});
                              return QJsonValue(QJsonObject{{"kind"_L1, "rolls"_L1}, {"due"_L1, all}});
                          },
                          [](const TokensDue& tokens) {
                              QJsonArray all;
                              for (const auto& [seat, left] : tokens.due)
                                  all.append(QJsonObject{{"seat"_L1, seat}, {"left"_L1, left}});
                              return QJsonValue(QJsonObject{{"kind"_L1, "tokens"_L1}, {"due"_L1, all}});
                          },
                      },
                      due(state));
}

/// The value that the word stands for, if there is one.
template <class T, std::size_t n>
std::optional<T> named(const Words<T, n>& words, const QString& word) {
    const auto found = std::ranges::find_if(words, [&word](const auto& known) { return word == known.first; });
    return found == words.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

Read<Setup> OutspeedCodec::readSetup(const QJsonObject& object) {
    Fields in(object);
    Setup setup;
    setup.seats = readSeats(in, minSeats, maxSeats);
    in.optionalObject("options"_L1, [&](Fields& options) {
        setup.options.firstGame = options.optionalBoolean("firstGame"_L1).value_or(false);
    });
    return in.result(std::move(setup));
}

QJsonObject OutspeedCodec::writeSetup(const Setup& setup) {
    return {{"seats"_L1, writeSeats(setup.seats)},
            {"options"_L1, QJsonObject{{"firstGame"_L1, setup.options.firstGame}}}};
}

QJsonObject OutspeedCodec::writeState(const Setup& setup, const State& state) {
    return {{"game"_L1, gameName()},
            {"turn"_L1, state.turn},
            {"phase"_L1, phaseName(state.phase)},
            {"tile"_L1, state.tile ? QJsonValue(writeTile(*state.tile)) : QJsonValue()},
            {"side"_L1, sideName(state.side)},
            {"seats"_L1, writeSeatStates(setup, state)},
            {"track"_L1, QJsonObject{{"rear"_L1, state.track.rear}, {"front"_L1, state.track.front}}},
            {"forceFields"_L1, writeWholes(state.forceFields)},
            {"pending"_L1, writePending(state)},
            {"winners"_L1, writeSeatIds(state.winners)}};
}

Read<OutspeedCodec::Ask> OutspeedCodec::readAsk(const QJsonObject& object) { return readNoAsk<Ask>(object); }

QLatin1StringView OutspeedCodec::tokenName(Token token) { return wordFor(tokenWords, token); }

std::optional<Token> OutspeedCodec::tokenNamed(const QString& word) { return named(tokenWords, word); }

QLatin1StringView OutspeedCodec::sideName(Side side) { return wordFor(sideWords, side); }
std::optional<Side> OutspeedCodec::sideNamed(const QString& word) { return named(sideWords, word); }
QLatin1StringView OutspeedCodec::sectionName(ThirdSection third) { return wordFor(sectionWords, third); }
std::optional<ThirdSection> OutspeedCodec::sectionNamed(const QString& word) { return named(sectionWords, word); }
QLatin1StringView OutspeedCodec::gameName() { return latin1(Game::id); }
QLatin1StringView OutspeedCodec::phaseName(Phase phase) { return wordFor(phaseWords, phase); }
QLatin1StringView OutspeedCodec::violationName(const Violation& violation) { return latin1(codeName(violation.code)); }

QJsonObject OutspeedCodec::writeArguments(const Violation& violation) {
    QJsonObject out;
    for (const auto& [name, value] : violation.arguments) {
        QJsonValue written = value;
        if (name == ArgumentName::Token) written = tokenName(static_cast<Token>(value));
        if (name == ArgumentName::Phase) written = phaseName(static_cast<Phase>(value));
        if (name == ArgumentName::Die) written = wordFor(dieWords, static_cast<Die>(value));
        out.insert(latin1(argumentName(name)), written);
    }
    return out;
}

}  // namespace basekeeper
