// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/session_summarizer.h"

#include "app/book/folded_text.h"
#include "app/games/games.h"
#include "app/history/playing_time.h"
#include "app/history/read_session.h"
#include "app/history/session_course.h"
#include "db/session_file/setup_names.h"

namespace basekeeper {

namespace {

SessionSummary nothingRead(const SessionInfo& info, std::int64_t entries) {
    SessionSummary summary;
    summary.entries = entries;
    const QStringList names = namesInSetup(info.setup);
    for (const QString& name : names) summary.seats.push_back({name});
    summary.folded = folded(names.join(u'\n') + u'\n' + info.title + u'\n' + info.note);
    return summary;
}

void addCourse(SessionSummary& summary, const SessionCourse& course) {
    summary.turns = course.stages;
    summary.over = course.over;
    if (!course.winners.empty()) {
        summary.winner = course.winners.front();
        summary.lead = course.lead;
    }
    summary.seats.resize(course.counts.size());
    for (SeatId number = 0; SeatSummary & seat : summary.seats) {
        seat.score = course.scoreOf(number);
        seat.won = course.hasWon(number);
        for (const CountKind& kind : course.kinds.counts)
            if (const int count = course.countOf(number, kind.name); kind.sum && count != 0)
                seat.counts.emplace(kind.name, count);
        ++number;
    }
    if (const auto worst = course.furthestBehind())
        summary.seats[static_cast<std::size_t>(course.winners.front())].counts.emplace(comebackCount, worst->behind);
}

bool isOfTheDisk(StoreErrorKind kind) {
    return kind != StoreErrorKind::Damaged && kind != StoreErrorKind::OlderRules && kind != StoreErrorKind::UnknownGame;
}

}  // namespace

QString folded(const QString& text) { return FoldedText(text).text(); }

QStringList foldedWords(const QString& query) { return folded(query).split(u' ', Qt::SkipEmptyParts); }

StoreResult<SessionSummary> summarize(Store& store, const SessionInfo& info) {
    const auto length = store.logLength(info.id);
    if (!length) return tl::unexpected(length.error());
    SessionSummary summary = nothingRead(info, *length);
    // Sessions of unknown games are listed nevertheless.
    const auto session = readSession(store, info);
    if (!session) {
        if (isOfTheDisk(session.error().kind)) return tl::unexpected(session.error());
        return summary;
    }
    summary.reads = true;
    summary.acts = std::visit([](const auto& play) { return static_cast<int>(play.played()); }, session->play);
    summary.minutes = minutesPlayed(info.startedAt, session->times, std::nullopt);
    if (!session->times.empty()) summary.lastAt = session->times.back();
    addCourse(summary, sessionCourse(session->play));
    return summary;
}

}  // namespace basekeeper
