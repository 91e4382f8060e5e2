// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session_summarizer.h"

#include "app/folded_text.h"
#include "app/playing_time.h"
#include "app/read_session.h"
#include "core/all_your_base/course.h"
#include "db/all_your_base_codec.h"
#include "db/setup_names.h"

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

void addCourse(SessionSummary& summary, const all_your_base::Course& course) {
    summary.turns = course.turns;
    summary.over = course.over;
    summary.winner = course.winner;
    if (course.winner) summary.lead = course.lead;
    const auto& held = course.heldAfterTurn.back();
    summary.seats.resize(held.size());
    for (std::size_t seat = 0; seat < held.size(); ++seat) summary.seats[seat].held = held[seat];
    for (const auto& capture : course.captures) {
        ++summary.seats[static_cast<std::size_t>(capture.by)].captures;
        ++summary.seats[static_cast<std::size_t>(capture.from)].suffered;
    }
    for (const auto& counter : course.counterattacks) ++summary.seats[static_cast<std::size_t>(counter.by)].counterattacks;
}

bool isOfTheDisk(StoreErrorKind kind) { return kind != StoreErrorKind::Damaged && kind != StoreErrorKind::OlderRules; }

}  // namespace

QString folded(const QString& text) { return FoldedText(text).text(); }

QStringList foldedWords(const QString& query) { return folded(query).split(u' ', Qt::SkipEmptyParts); }

StoreResult<SessionSummary> summarize(Store& store, const SessionInfo& info) {
    const auto length = store.logLength(info.id);
    if (!length) return tl::unexpected(length.error());
    SessionSummary summary = nothingRead(info, *length);
    // Games that this program does not know yet are listed all the same.
    if (info.game != AllYourBaseCodec::gameName()) return summary;
    const auto session = readSession(store, info);
    if (!session) {
        if (isOfTheDisk(session.error().kind)) return tl::unexpected(session.error());
        return summary;
    }
    summary.reads = true;
    summary.acts = static_cast<int>(session->play.played());
    summary.minutes = minutesPlayed(info.startedAt, session->times, std::nullopt);
    if (!session->times.empty()) summary.lastAt = session->times.back();
    addCourse(summary, all_your_base::courseOf(session->play));
    return summary;
}

}  // namespace basekeeper
