// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play_record.h"

#include "app/playing_time.h"
#include "db/session_file.h"

#include <QJsonArray>

namespace basekeeper {

using namespace all_your_base;
using namespace Qt::StringLiterals;

namespace {

/// As it stands on the box, in every language.
constexpr auto gameTitle = "All Your Base: Last Of Last"_L1;

}  // namespace

QJsonObject playRecord(const ReadSession& session) {
    const auto& [info, play, times] = session;
    const State& state = play.state();
    QJsonArray players;
    for (SeatId seat = 0; seat < state.rules.seats; ++seat) {
        const QString name = QString::fromStdString(play.setup().seats[static_cast<std::size_t>(seat)].name);
        players.append(QJsonObject{{"name"_L1, name},
                                   {"sourcePlayerId"_L1, name},
                                   {"startPlayer"_L1, seat == play.setup().first},
                                   {"score"_L1, basesHeld(state, seat)},
                                   {"winner"_L1, state.winner == seat}});
    }
    QJsonObject record{{"sourceName"_L1, "Basekeeper"_L1},
                       {"sourcePlayId"_L1, info.id},
                       {"playDate"_L1, info.startedAt.toUTC().toString(u"yyyy-MM-dd HH:mm:ss"_s)},
                       {"durationMin"_L1, minutesPlayed(info.startedAt, times, std::nullopt)},
                       {"game"_L1, QJsonObject{{"name"_L1, gameTitle}, {"sourceGameId"_L1, info.game}, {"highestWins"_L1, true}, {"noPoints"_L1, false}}},
                       {"players"_L1, players}};
    const QString comments = info.note.isEmpty() ? info.title : info.note;
    if (!comments.isEmpty()) record.insert("comments"_L1, comments);
    return record;
}

QUrl playLink(const ReadSession& session) {
    const QByteArray data = QUrl::toPercentEncoding(QString::fromUtf8(compactJson(playRecord(session))));
    return QUrl::fromEncoded("https://app.bgstatsapp.com/createPlay.html?data=" + data, QUrl::StrictMode);
}

}  // namespace basekeeper
