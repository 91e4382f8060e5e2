// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/session_csv.h"

#include "app/book/rule_books.h"
#include "app/games/games.h"
#include "app/history/playing_time.h"
#include "app/history/session_course.h"
#include "app/session/seat_names.h"
#include "db/formats/compact_json.h"
#include "db/session_file/session_file.h"

#include <algorithm>

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

/// Separates the values of several seats in one field.
constexpr auto separator = "; "_L1;

QString joined(const std::vector<int>& numbers) {
    QStringList texts;
    for (const int number : numbers) texts << QString::number(number);
    return texts.join(separator);
}

/// A record with what `ofKind` gives for each kind of count that goes out, whatever the game. Three have always stood
/// within the record; any others come at its end (db/EXPORTS.md).
template <class OfKind>
QStringList withCounts(const QStringList& before, const OfKind& ofKind, const QStringList& after) {
    constexpr qsizetype within = 3;
    std::vector<QLatin1StringView> kinds;
    for (const QString& game : gameNames())
        for (const CountKind& kind : courseKinds(game).counts)
            if (kind.exported && std::ranges::find(kinds, kind.name) == kinds.end()) kinds.push_back(kind.name);
    QStringList counts;
    for (const QLatin1StringView kind : kinds) counts << ofKind(kind);
    return before + counts.first(within) + after + counts.sliced(within);
}

template <Game G>
std::vector<QStringList> actsTableOf(const Session<G>& play, const std::vector<QDateTime>& times,
                                     const TextsOf<G>& texts) {
    using Ui = GameUi<G>;
    std::vector<QStringList> records{QStringList{u"number"_s, u"at"_s, u"turn"_s, u"seat"_s, u"player"_s, u"act"_s} +
                                     Ui::columnNames() + QStringList{u"fields"_s, u"words"_s}};
    auto before = G::initial(play.setup());
    for (std::size_t i = 0; i < play.played(); ++i) {
        const auto& action = play.act(i);
        auto after = before;
        G::applyInPlace(after, action);
        const SeatId seat = TextsOf<G>::actor(action, before);
        QJsonObject fields = CodecOf<G>::writeAction(action);
        const QString kind = fields.take("act"_L1).toString();
        records.push_back(
            QStringList{QString::number(i + 1), utcText(times[play.entryOf(i)]), QString::number(Ui::turn(before)),
                        seat == nobody ? QString() : QString::number(seat), seatName(play.setup().seats, seat), kind} +
            Ui::columns(action, fields, before, after) +
            QStringList{fields.isEmpty() ? QString() : QString::fromUtf8(compactJson(fields)),
                        texts.act(action, before, play.setup())});
        before = std::move(after);
    }
    return records;
}

}  // namespace

std::vector<QStringList> actsTable(const ReadSession& session, const Languages& languages, const RuleBooks& books) {
    return std::visit(
        [&]<Game G>(const Session<G>& play) {
            return actsTableOf<G>(play, session.times, TextsOf<G>(languages, books.of<G>()));
        },
        session.play);
}

QStringList sessionColumns() {
    return withCounts({u"id"_s, u"title"_s, u"game"_s, u"started_at"_s, u"ended_at"_s, u"minutes"_s, u"seats"_s,
                       u"players"_s, u"acts"_s, u"turns"_s, u"needed"_s, u"winner_seat"_s, u"winner"_s, u"held"_s},
                      [](QLatin1StringView kind) { return QString(kind); }, {u"rulings"_s, u"unverified"_s, u"note"_s});
}

QStringList sessionRecord(const ReadSession& session) {
    const SessionInfo& info = session.info;
    const SessionCourse course = sessionCourse(session.play);
    const auto [seats, played] =
        std::visit([](const auto& play) { return std::pair(play.setup().seats, play.played()); }, session.play);
    QStringList players;
    for (const Seat& seat : seats) players << QString::fromStdString(seat.name);
    QStringList winners;
    for (const SeatId seat : course.winners) winners << seatName(seats, seat);
    return withCounts({info.id, info.title, info.game, utcText(info.startedAt),
                       info.endedAt ? utcText(*info.endedAt) : QString(),
                       QString::number(minutesPlayed(info.startedAt, session.times, std::nullopt)),
                       QString::number(players.size()), players.join(separator), QString::number(played),
                       QString::number(course.stages), course.goal ? QString::number(*course.goal) : QString(),
                       joined(course.winners), winners.join(separator), joined(course.scoreAfterStage.back())},
                      [&](QLatin1StringView kind) { return QString::number(course.sumOf(kind)); },
                      {QString::number(course.overrides.size()), info.unverified ? u"1"_s : u"0"_s, info.note});
}

}  // namespace basekeeper
