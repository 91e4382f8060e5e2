// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session_csv.h"

#include "app/game_texts.h"
#include "app/playing_time.h"
#include "core/all_your_base/course.h"
#include "db/all_your_base_codec.h"
#include "db/session_file.h"

#include <algorithm>

namespace basekeeper {

using namespace all_your_base;
using namespace Qt::StringLiterals;

namespace {

/// Seats and what belongs to them, in one field.
constexpr auto separator = "; "_L1;

QStringList actColumns() {
    return {u"number"_s, u"at"_s, u"turn"_s, u"seat"_s, u"player"_s, u"act"_s, u"card"_s, u"base"_s, u"attack"_s, u"defense"_s, u"held"_s, u"fields"_s, u"words"_s};
}

/// The two numbers of an act: the points of the card that it plays, or an attack and the defense that it meets.
struct Numbers {
    QString attack = {};
    QString defense = {};
};

Numbers numbersOf(const Action& action, const State& before, const State& after) {
    if (const auto* attack = std::get_if<Attack>(&action))
        return {QString::number(attackOf(before, attack->with)), QString::number(defenseOf(before, attack->target))};
    const auto played = [&](const PlayCard& card) -> Numbers {
        const Piece* piece = after.piece(card.piece.value_or(PieceId{after.piecesSeen}));
        return {QString::number(piece->attack), QString::number(piece->defense)};
    };
    return std::visit(Overload{
                          [&](const PlayShip& card) { return played(card); },
                          [&](const PlayCrew& card) { return played(card); },
                          [&](const PlayCats& card) { return played(card); },
                          [](const auto&) { return Numbers{}; },
                      },
                      action);
}

QString cardOf(const Action& action, const QJsonObject& fields) {
    if (std::holds_alternative<PlayCrew>(action)) return AllYourBaseCodec::cardName(Card::Crew);
    if (std::holds_alternative<PlayCats>(action)) return AllYourBaseCodec::cardName(Card::Cats);
    return fields.value(fields.contains("ship"_L1) ? "ship"_L1 : "card"_L1).toVariant().toString();
}

QString baseOf(const Action& action, const QJsonObject& fields, const State& after) {
    if (std::holds_alternative<PlayBase>(action)) return idText(BaseId{after.basesSeen});
    return fields.value(fields.contains("target"_L1) ? "target"_L1 : "base"_L1).toString();
}

QString joined(const std::vector<int>& numbers) {
    QStringList texts;
    for (const int number : numbers) texts << QString::number(number);
    return texts.join(separator);
}

}  // namespace

std::vector<QStringList> actsTable(const ReadSession& session, const GameTexts& texts) {
    std::vector<QStringList> records{actColumns()};
    const auto& play = session.play;
    State before = AllYourBase::initial(play.setup());
    for (std::size_t i = 0; i < play.played(); ++i) {
        const Action& action = play.act(i);
        State after = before;
        AllYourBase::carryOut(after, action);
        const SeatId seat = GameTexts::actor(action, before);
        QJsonObject fields = AllYourBaseCodec::writeAction(action);
        const QString kind = fields.take("act"_L1).toString();
        const Numbers numbers = numbersOf(action, before, after);
        records.push_back({QString::number(i + 1), utcText(session.times[play.entryOf(i)]), QString::number(before.turn.number), QString::number(seat),
                           GameTexts::seatName(play.setup(), seat), kind, cardOf(action, fields), baseOf(action, fields, after), numbers.attack, numbers.defense,
                           QString::number(basesHeld(after, seat)), fields.isEmpty() ? QString() : QString::fromUtf8(compactJson(fields)),
                           texts.act(action, before, play.setup())});
        before = std::move(after);
    }
    return records;
}

QStringList sessionColumns() {
    return {u"id"_s, u"title"_s, u"game"_s, u"started_at"_s, u"ended_at"_s, u"minutes"_s, u"seats"_s, u"players"_s, u"acts"_s, u"turns"_s, u"needed"_s,
            u"winner_seat"_s, u"winner"_s, u"held"_s, u"captures"_s, u"thefts"_s, u"counterattacks"_s, u"rulings"_s, u"unverified"_s, u"note"_s};
}

QStringList sessionRecord(const ReadSession& session) {
    const auto& [info, play, times] = session;
    const Course course = courseOf(play);
    QStringList players;
    for (const Seat& seat : play.setup().seats) players << QString::fromStdString(seat.name);
    return {info.id,
            info.title,
            info.game,
            utcText(info.startedAt),
            info.endedAt ? utcText(*info.endedAt) : QString(),
            QString::number(minutesPlayed(info.startedAt, times, std::nullopt)),
            QString::number(players.size()),
            players.join(separator),
            QString::number(play.played()),
            QString::number(course.turns),
            QString::number(play.state().rules.threshold),
            course.winner ? QString::number(*course.winner) : QString(),
            course.winner ? GameTexts::seatName(play.setup(), *course.winner) : QString(),
            joined(course.heldAfterTurn.back()),
            QString::number(course.captures.size()),
            QString::number(course.thefts.size()),
            QString::number(course.counterattacks.size()),
            QString::number(course.rulings.size()),
            info.unverified ? u"1"_s : u"0"_s,
            info.note};
}

}  // namespace basekeeper
