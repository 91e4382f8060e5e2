// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/games/all_your_base/codec.h"

#include "core/all_your_base/attack_math.h"
#include "core/overload.h"
#include "db/formats/latin1.h"
#include "db/session_file/seats_codec.h"

#include <QJsonArray>

#include <algorithm>
#include <map>

namespace basekeeper {

using namespace all_your_base;
using namespace Qt::StringLiterals;

namespace {

using Kind = FormatErrorKind;

constexpr Words<Held, 2> heldWords{{{"all"_L1, Held::All}, {"gained"_L1, Held::Gained}}};
constexpr Words<Card11, 2> card11Words{{{"ship"_L1, Card11::Ship}, {"base"_L1, Card11::Base}}};
constexpr Words<Card7, 2> card7Words{{{"receiver"_L1, Card7::Receiver}, {"giver"_L1, Card7::Giver}}};
constexpr Words<Direction, 2> directionWords{
    {{"clockwise"_L1, Direction::Clockwise}, {"counter-clockwise"_L1, Direction::CounterClockwise}}};

constexpr auto anyNumber = "any"_L1;

CardValues readCardValues(Fields& in) {
    CardValues values;
    for (const Card card : allCards)
        in.optionalObject(AllYourBaseCodec::cardName(card), [&](Fields& points) {
            Points& of = values[card];
            of.attack = points.optionalWhole("attack"_L1, 0, maxPoints).value_or(of.attack);
            // The defense of CREW and CATS is fixed (2C): the field may only repeat it.
            of.defense = points.optionalWhole("defense"_L1, 0, isShip(card) ? maxPoints : 0).value_or(of.defense);
        });
    in.optionalObject("base"_L1, [&](Fields& points) {
        values.baseDefense = points.optionalWhole("defense"_L1, 0, maxPoints).value_or(values.baseDefense);
    });
    return values;
}

RedAlertsPerTurn readRedAlertsPerTurn(Fields& in) {
    constexpr auto name = "redAlertsPerTurn"_L1;
    if (!in.has(name)) return RedAlertsPerTurn::One;
    if (!in.isText(name)) {
        in.whole(name, 1, 1);
        return RedAlertsPerTurn::One;
    }
    if (const QString word = in.text(name); word != anyNumber) in.unknownValue(name, word, u"1, any"_s);
    return RedAlertsPerTurn::Any;
}

Options readOptions(Fields& in) {
    Options options;
    options.threshold = in.optionalWhole("threshold"_L1, minThreshold, maxThreshold).value_or(0);
    options.held = in.optionalWord("held"_L1, heldWords, options.held);
    options.redAlertsPerTurn = readRedAlertsPerTurn(in);
    options.change = in.optionalBoolean("change"_L1).value_or(options.change);
    options.card11 = in.optionalWord("card11"_L1, card11Words, options.card11);
    options.card7 = in.optionalWord("card7"_L1, card7Words, options.card7);
    options.direction = in.optionalWord("direction"_L1, directionWords, options.direction);
    return options;
}

QJsonObject writeOptions(const Options& options) {
    QJsonObject out{{"held"_L1, wordFor(heldWords, options.held)},
                    {"change"_L1, options.change},
                    {"card11"_L1, wordFor(card11Words, options.card11)},
                    {"card7"_L1, wordFor(card7Words, options.card7)},
                    {"direction"_L1, wordFor(directionWords, options.direction)}};
    const bool any = options.redAlertsPerTurn == RedAlertsPerTurn::Any;
    out.insert("redAlertsPerTurn"_L1, any ? QJsonValue(anyNumber) : QJsonValue(1));
    if (options.threshold > 0) out.insert("threshold"_L1, options.threshold);
    return out;
}

QJsonArray writeSeats(const Setup& setup, const State& state) {
    QJsonArray seats;
    for (SeatId seat = 0; seat < state.rules.seats; ++seat)
        seats.append(QJsonObject{{"name"_L1, QString::fromStdString(setup.seats[static_cast<std::size_t>(seat)].name)},
                                 {"bases"_L1, idTexts(basesOf(state, seat))},
                                 {"attack"_L1, attackOf(state, seat)},
                                 {"defense"_L1, defenseOf(state, seat)},
                                 {"held"_L1, basesHeld(state, seat)},
                                 {"mayDeclare"_L1, mayDeclare(state, seat)}});
    return seats;
}

/// Each base with its cards and its defense, in one pass over all cards.
QJsonArray writeBases(const State& state) {
    struct On {
        std::vector<PieceId> pieces;
        int defense = 0;
    };
    std::map<BaseId, On> on;
    for (const Piece& piece : state.pieces) {
        if (piece.discarded()) continue;
        On& there = on[piece.at];
        there.pieces.push_back(piece.id);
        there.defense += piece.defense;
    }
    QJsonArray bases;
    for (const Base& base : state.bases) {
        const On& there = on[base.id];
        bases.append(QJsonObject{{"id"_L1, idText(base.id)},
                                 {"owner"_L1, base.owner},
                                 {"defense"_L1, base.defense + there.defense},
                                 {"pieces"_L1, idTexts(there.pieces)}});
    }
    return bases;
}

QJsonArray writePieces(const State& state) {
    QJsonArray pieces;
    for (const Piece& piece : state.pieces)
        pieces.append(QJsonObject{{"id"_L1, idText(piece.id)},
                                  {"card"_L1, AllYourBaseCodec::cardName(piece.card)},
                                  {"attack"_L1, piece.attack},
                                  {"defense"_L1, piece.defense},
                                  {"at"_L1, piece.discarded() ? u"discard"_s : idText(piece.at)}});
    return pieces;
}

/// `left` and `card` are those of the free plays in play; `stack` has all of them, those in play last.
QJsonObject writeFreePlays(const PendingFreePlays& plays) {
    const auto written = [](const FreePlays& layer) {
        return QJsonObject{{"card"_L1, layer.card}, {"left"_L1, layer.left ? QJsonValue(*layer.left) : QJsonValue()}};
    };
    QJsonObject object = written(plays.stack.back());
    QJsonArray stack;
    for (const FreePlays& layer : plays.stack) stack.append(written(layer));
    object.insert("kind"_L1, "free-plays"_L1);
    object.insert("stack"_L1, stack);
    return object;
}

QJsonValue writePending(const State& state) {
    return std::visit(Overload{
                          [](std::monostate) -> QJsonValue { return QJsonValue::Null; },
                          [&](const PendingAttack& attack) -> QJsonValue {
                              return QJsonObject{{"kind"_L1, "attack"_L1},
                                                 {"attacker"_L1, state.turn.seat},
                                                 {"target"_L1, idText(attack.target)},
                                                 {"with"_L1, idTexts(attack.with)}};
                          },
                          [](const PendingChange& change) -> QJsonValue {
                              return QJsonObject{{"kind"_L1, "change"_L1}, {"surplus"_L1, change.surplus}};
                          },
                          [](const PendingFreePlays& plays) -> QJsonValue { return writeFreePlays(plays); },
                      },
                      state.pending);
}

tl::expected<QJsonObject, Violation> answerAttack(const State& state, const AllYourBaseCodec::AskAttack& ask) {
    if (!isSeat(state, ask.seat))
        return tl::unexpected(Violation(ViolationCode::NoSuchSeat, "6.4", {{ArgumentName::Seat, ask.seat}}));
    const int number = static_cast<int>(ask.target);
    const Base* target = state.base(ask.target);
    if (target == nullptr)
        return tl::unexpected(Violation(ViolationCode::NoSuchBase, "6.4", {{ArgumentName::Base, number}}));
    if (target->owner == ask.seat)
        return tl::unexpected(Violation(ViolationCode::OwnBaseAttacked, "3A.1",
                                        {{ArgumentName::Base, number}, {ArgumentName::Seat, ask.seat}}));
    const AttackOption option = attackOption(state, ask.seat, ask.target);
    return QJsonObject{{"needed"_L1, option.needed},
                       {"available"_L1, option.available},
                       {"capturable"_L1, option.capturable},
                       {"force"_L1, idTexts(option.force)},
                       {"surplus"_L1, option.surplus}};
}

QJsonObject answerChange(const State& state, int surplus) {
    const Change change = bestChange(state, surplus);
    return {{"take"_L1, idTexts(change.take)}, {"total"_L1, change.total}};
}

QJsonObject answerThreats(const State& state) {
    QJsonArray list;
    for (const Threat& threat : threats(state))
        list.append(QJsonObject{{"seat"_L1, threat.seat},
                                {"target"_L1, idText(threat.target)},
                                {"needed"_L1, threat.needed},
                                {"available"_L1, threat.available}});
    return {{"threats"_L1, list}};
}

}  // namespace

Read<Setup> AllYourBaseCodec::readSetup(const QJsonObject& object) {
    Fields in(object);
    Setup setup;
    setup.seats = readSeats(in, minSeats, maxSeats);
    const auto seats = static_cast<int>(setup.seats.size());
    setup.first = in.optionalWhole("first"_L1, 0, std::max(seats - 1, 0)).value_or(0);
    in.optionalObject("values"_L1, [&](Fields& values) { setup.values = readCardValues(values); });
    in.optionalObject("options"_L1, [&](Fields& options) { setup.options = readOptions(options); });
    return in.result(std::move(setup));
}

QJsonObject AllYourBaseCodec::writeSetup(const Setup& setup) {
    return {{"seats"_L1, writeSeats(setup.seats)},
            {"first"_L1, setup.first},
            {"values"_L1, writeValues(setup.values)},
            {"options"_L1, writeOptions(setup.options)}};
}

Read<CardValues> AllYourBaseCodec::readValues(const QJsonObject& object) {
    Fields in(object);
    const CardValues values = readCardValues(in);
    return in.result(values);
}

QJsonObject AllYourBaseCodec::writeValues(const CardValues& values) {
    QJsonObject object{{"base"_L1, QJsonObject{{"defense"_L1, values.baseDefense}}}};
    for (const Card card : allCards) {
        QJsonObject points{{"attack"_L1, values[card].attack}};
        if (isShip(card)) points.insert("defense"_L1, values[card].defense);
        object.insert(cardName(card), points);
    }
    return object;
}

std::optional<Card> AllYourBaseCodec::cardNamed(const QString& word) {
    for (const Card card : allCards)
        if (word == cardName(card)) return card;
    return {};
}

QLatin1StringView AllYourBaseCodec::gameName() { return latin1(Game::id); }

QJsonObject AllYourBaseCodec::writeState(const Setup& setup, const State& state) {
    return {{"game"_L1, gameName()},
            {"turn"_L1, QJsonObject{{"number"_L1, state.turn.number},
                                    {"seat"_L1, state.turn.seat},
                                    {"phase"_L1, phaseName(state.turn.phase)}}},
            {"threshold"_L1, state.rules.threshold},
            {"seats"_L1, writeSeats(setup, state)},
            {"bases"_L1, writeBases(state)},
            {"pieces"_L1, writePieces(state)},
            {"pending"_L1, writePending(state)},
            {"queue"_L1, writeSeatIds(state.queue)},
            {"over"_L1, state.over},
            {"winner"_L1, state.winner ? QJsonValue(*state.winner) : QJsonValue()}};
}

Read<AllYourBaseCodec::Ask> AllYourBaseCodec::readAsk(const QJsonObject& object) {
    Fields in(object);
    const QString name = in.text("ask"_L1);
    if (in.error()) return tl::unexpected(*in.error());
    if (name == "attack"_L1) {
        const SeatId seat = in.whole("seat"_L1);
        const int target = in.field("target"_L1, [](const QJsonValue& value) { return readNumbered(value, 'B'); });
        return in.result<Ask>(AskAttack{seat, static_cast<BaseId>(target)});
    }
    if (name == "change"_L1) return in.result<Ask>(AskChange{in.whole("surplus"_L1)});
    if (name == "threats"_L1) return Ask(AskThreats{});
    return tl::unexpected(FormatError{.kind = Kind::UnknownAsk, .field = u"ask"_s, .found = name});
}

tl::expected<QJsonObject, Violation> AllYourBaseCodec::answer(const State& state, const Ask& ask) {
    using Answer = tl::expected<QJsonObject, Violation>;
    return std::visit(Overload{
                          [&](const AskAttack& attack) -> Answer { return answerAttack(state, attack); },
                          [&](const AskChange& change) -> Answer { return answerChange(state, change.surplus); },
                          [&](const AskThreats&) -> Answer { return answerThreats(state); },
                      },
                      ask);
}

QLatin1StringView AllYourBaseCodec::violationName(const Violation& violation) {
    return latin1(codeName(violation.code));
}

QJsonObject AllYourBaseCodec::writeArguments(const Violation& violation) {
    QJsonObject out;
    for (const auto& [name, value] : violation.arguments) {
        QJsonValue written = value;
        if (name == ArgumentName::Base) written = idText(static_cast<BaseId>(value));
        if (name == ArgumentName::Piece) written = idText(static_cast<PieceId>(value));
        if (name == ArgumentName::Card) written = cardName(static_cast<Card>(value));
        out.insert(latin1(argumentName(name)), written);
    }
    return out;
}

}  // namespace basekeeper
