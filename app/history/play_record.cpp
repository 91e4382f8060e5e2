// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/play_record.h"

#include "app/games/games.h"
#include "app/history/playing_time.h"
#include "app/history/session_course.h"
#include "db/formats/compact_json.h"

#include <QJsonArray>

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

template <Game G>
QJsonObject recordOf(const ReadSession& session, const Session<G>& play) {
    const SessionInfo& info = session.info;
    const SessionCourse course = GameUi<G>::course(play);
    QJsonArray players;
    for (SeatId seat = 0; const Seat& each : play.setup().seats) {
        const QString name = QString::fromStdString(each.name);
        bool starts = false;
        if constexpr (requires { play.setup().first; }) starts = seat == play.setup().first;
        players.append(QJsonObject{{"name"_L1, name},
                                   {"sourcePlayerId"_L1, name},
                                   {"startPlayer"_L1, starts},
                                   {"score"_L1, course.scoreOf(seat)},
                                   {"winner"_L1, course.hasWon(seat)}});
        ++seat;
    }
    QJsonObject record{{"sourceName"_L1, "Basekeeper"_L1},
                       {"sourcePlayId"_L1, info.id},
                       {"playDate"_L1, info.startedAt.toUTC().toString(u"yyyy-MM-dd HH:mm:ss"_s)},
                       {"durationMin"_L1, minutesPlayed(info.startedAt, session.times, std::nullopt)},
                       {"game"_L1, QJsonObject{{"name"_L1, TextsOf<G>::boxTitle()},
                                               {"sourceGameId"_L1, info.game},
                                               {"highestWins"_L1, true},
                                               {"noPoints"_L1, false}}},
                       {"players"_L1, players}};
    const QString comments = info.note.isEmpty() ? info.title : info.note;
    if (!comments.isEmpty()) record.insert("comments"_L1, comments);
    return record;
}

}  // namespace

QJsonObject playRecord(const ReadSession& session) {
    return std::visit([&](const auto& play) { return recordOf(session, play); }, session.play);
}

QUrl playLink(const ReadSession& session) {
    const QByteArray data = QUrl::toPercentEncoding(QString::fromUtf8(compactJson(playRecord(session))));
    return QUrl::fromEncoded("https://app.bgstatsapp.com/createPlay.html?data=" + data, QUrl::StrictMode);
}

}  // namespace basekeeper
