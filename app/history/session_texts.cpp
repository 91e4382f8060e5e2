// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/session_texts.h"

#include "app/games/games.h"
#include "app/history/course_texts.h"
#include "app/language/joined.h"
#include "app/language/moment_text.h"
#include "db/formats/text_limits.h"
#include "db/session_file/setup_names.h"

#include <QLocale>

#include <algorithm>

namespace basekeeper {

CurrentNames::CurrentNames(const std::vector<PlayerName>& names) {
    for (const PlayerName& name : names) m_players.insert(name.name, name.player);
}

QString SessionTexts::game(const QString& id) {
    return withCodecOf<QString>(id, []<GameCodec C>() { return TextsOf<typename C::Game>::shortTitle(); }).value_or(id);
}

QString SessionTexts::sign(const QString& id) {
    const auto sign = withCodecOf<QString>(id, []<GameCodec C>() { return TextsOf<typename C::Game>::sign(); });
    return sign.value_or(QString());
}

QVariantList SessionTexts::standings(const SessionSummary& summary) {
    int best = 0;
    int least = 0;
    for (const SeatSummary& seat : summary.seats) {
        best = std::max(best, seat.score);
        least = std::min(least, seat.score);
    }
    QVariantList standings;
    for (const SeatSummary& seat : summary.seats)
        standings << QVariantMap{
            {QStringLiteral("seat"), standings.size()},
            {QStringLiteral("score"), seat.score},
            {QStringLiteral("share"), best == least ? 0.0 : static_cast<double>(seat.score - least) / (best - least)},
            {QStringLiteral("won"), seat.won}};
    return standings;
}

QVariantList SessionTexts::gameChoices(const QStringList& games) {
    if (games.size() < 2) return {};
    const auto choice = [](const QString& value, const QString& label) {
        return QVariantMap{{QStringLiteral("value"), value}, {QStringLiteral("label"), label}};
    };
    QVariantList choices{choice(QStringLiteral(""), tr("All games"))};
    for (const QString& id : games) choices << choice(id, game(id));
    return choices;
}

QStringList SessionTexts::players(const SessionInfo& info, const CurrentNames& names) {
    QStringList players;
    for (const QString& name : namesInSetup(info.setup))
        players << (name.isEmpty() ? tr("Player %1").arg(players.size() + 1) : names.of(name));
    return players;
}

QString SessionTexts::duration(int minutes) {
    constexpr int perHour = 60;
    if (minutes < 1) return tr("under 1 min");
    return minutes < perHour ? tr("%1 min").arg(minutes)
                             : tr("%1 h %2 min").arg(minutes / perHour).arg(minutes % perHour);
}

QString SessionTexts::length(QStringView game, const SessionSummary& summary) {
    return Joined::facts({duration(summary.minutes), CourseTexts::text(courseKinds(game).stage.count, summary.turns),
                          tr("%n act(s)", nullptr, summary.acts)});
}

SessionState::State SessionTexts::state(const ListedSession& session) {
    using SessionState::State;
    if (!session.summary) return State::Waiting;
    if (!session.summary->reads) return State::Unread;
    if (session.summary->winner) return State::Won;
    return session.summary->over || session.info.endedAt ? State::Ended : State::Unfinished;
}

QString SessionTexts::outcome(const ListedSession& session, const CurrentNames& names) {
    using SessionState::State;
    const State state = SessionTexts::state(session);
    if (state == State::Waiting) return tr("Result pending…");
    if (state == State::Unread) return tr("Cannot be replayed");
    if (state == State::Won) {
        const QStringList all = players(session.info, names);
        QStringList winners;
        for (qsizetype seat = 0; const SeatSummary& each : session.summary->seats) {
            if (each.won) winners << all.value(seat);
            ++seat;
        }
        return winners.size() == 1 ? tr("%1 won").arg(winners.front())
                                   : tr("%1 share the victory").arg(Joined::list(winners));
    }
    return state == State::Ended ? tr("Ended without a winner") : tr("Unfinished");
}

QString SessionTexts::title(const SessionInfo& info, const QString& players) {
    return info.title.isEmpty() ? players : shownName(info.title);
}

SessionRow SessionTexts::row(const ListedSession& session, const CurrentNames& names, QStringView atTable) {
    const SessionInfo& info = session.info;
    const QString players = Joined::list(SessionTexts::players(info, names));
    SessionRow row;
    row.session = info.id;
    row.title = title(info, players);
    row.players = info.title.isEmpty() ? QString() : players;
    row.note = info.note;
    row.game = game(info.game);
    row.sign = sign(info.game);
    row.date = momentText(info.startedAt);
    if (session.summary && session.summary->reads) {
        row.length = length(info.game, *session.summary);
        row.standings = standings(*session.summary);
    }
    row.outcome = outcome(session, names);
    row.state = state(session);
    row.unverified = info.unverified;
    row.atTable = info.id == atTable;
    row.resumable = !info.endedAt && !row.atTable && row.state != SessionState::State::Unread;
    return row;
}

}  // namespace basekeeper
