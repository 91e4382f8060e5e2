// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/session_view_model.h"

#include "app/book/rule_books.h"
#include "app/games/games.h"
#include "app/history/course_rows.h"
#include "app/history/course_texts.h"
#include "app/history/playing_time.h"
#include "app/history/session_texts.h"
#include "app/language/joined.h"
#include "app/language/languages.h"
#include "app/language/moment_text.h"
#include "app/safety/store_text.h"
#include "app/session/any_game.h"
#include "app/session/seat_names.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace basekeeper {

SessionViewModel::SessionViewModel(SessionController& atTable, Languages& languages, const RuleBooks& books,
                                   Settings& settings, QObject* parent)
    : QObject(parent), m_atTable(atTable), m_languages(languages), m_books(books), m_settings(settings) {
    connect(&atTable, &SessionController::storeChanged, this, &SessionViewModel::readAnew);
}

SessionViewModel::~SessionViewModel() = default;

void SessionViewModel::open(const QString& id) {
    if (m_atTable.hasGame() && !id.isEmpty() && m_atTable.info().id == id) {
        openTable();
        return;
    }
    Store* store = m_atTable.store();
    if (store == nullptr) {
        fail(m_atTable.problem() ? storeErrorText(*m_atTable.problem()) : tr("There is no such game."));
        return;
    }
    auto info = store->session(id);
    if (!info) {
        fail(storeErrorText(info.error()));
        return;
    }
    if (!*info) {
        fail(tr("There is no such game."));
        return;
    }
    auto session = readSession(*store, **info);
    if (session) show(std::move(*session));
    else fail(storeErrorText(session.error()));
}

/// Keeps the position, if the session is still that long.
void SessionViewModel::readAnew() {
    if (!isOpen() || sessionId().isEmpty()) return;
    const int before = position();
    open(sessionId());
    goTo(before);
}

void SessionViewModel::openTable() {
    if (!m_atTable.hasGame()) return;
    SessionInfo info = m_atTable.info();
    // Its title and note may have changed since it came to the table.
    if (Store* store = m_atTable.store(); store != nullptr && !info.id.isEmpty())
        if (auto stored = store->session(info.id); stored && *stored) info = **stored;
    show({std::move(info), m_atTable.visit([](const auto& play) { return AnySession(play); }), m_atTable.times()});
}

void SessionViewModel::show(ReadSession session) {
    if (!m_reading) {
        m_reading = SessionController::forReading();
        m_parts = std::make_unique<PartsOfGames>(*m_reading, m_languages, m_books, m_settings);
        connect(m_reading.get(), &SessionController::shownPastChanged, this, [this] {
            tellAct();
            emit moved();
        });
    }
    m_problem.clear();
    m_course = sessionCourse(session.play);
    m_charted = m_course;
    m_measure = 0;
    m_reading->show(std::move(session));
    const std::size_t acts = m_reading->played();
    tellCourse();
    emit changed();
    m_reading->showPast(acts);
}

void SessionViewModel::fail(QString problem) {
    m_problem = std::move(problem);
    emit changed();
}

void SessionViewModel::goTo(int acts) {
    if (isOpen()) m_reading->showPast(static_cast<std::size_t>(std::clamp(acts, 0, this->acts())));
}

void SessionViewModel::goToStage(int stage) {
    if (isOpen())
        goTo(static_cast<int>(m_course.playedAfterStage[static_cast<std::size_t>(std::clamp(stage, 0, stages()))]));
}

void SessionViewModel::goBackAStage() {
    const auto& ends = m_course.playedAfterStage;
    const auto here = std::ranges::lower_bound(ends, static_cast<std::size_t>(position()));
    goTo(here == ends.begin() ? 0 : static_cast<int>(*std::prev(here)));
}

void SessionViewModel::goForwardAStage() {
    const auto& ends = m_course.playedAfterStage;
    const auto next = std::ranges::upper_bound(ends, static_cast<std::size_t>(position()));
    goTo(next == ends.end() ? acts() : static_cast<int>(*next));
}

QString SessionViewModel::sessionId() const { return isOpen() ? m_reading->info().id : QString(); }

QString SessionViewModel::title() const {
    if (!isOpen()) return {};
    return SessionTexts::title(m_reading->info(), players());
}

QString SessionViewModel::note() const { return isOpen() ? m_reading->info().note : QString(); }
bool SessionViewModel::unverified() const { return isOpen() && m_reading->info().unverified; }
QString SessionViewModel::game() const { return isOpen() ? m_reading->info().game : QString(); }
QString SessionViewModel::gameName() const {
    if (!isOpen()) return {};
    return m_reading->visit([]<Game G>(const Session<G>&) { return TextsOf<G>::boxTitle(); });
}

QString SessionViewModel::players() const {
    if (!isOpen()) return {};
    return Joined::list(seatNames(m_reading->seats()));
}

QString SessionViewModel::when() const {
    if (!isOpen()) return {};
    const QDateTime start = m_reading->info().startedAt.toLocalTime();
    const auto& times = m_reading->times();
    const QDateTime end = (times.empty() ? m_reading->info().startedAt : times.back()).toLocalTime();
    const QString from = QLocale().toString(start, QLocale::ShortFormat);
    //: when a game began and ended
    return tr("%1 to %2")
        .arg(from, start.date() == end.date() ? QLocale().toString(end.time(), QLocale::ShortFormat)
                                              : QLocale().toString(end, QLocale::ShortFormat));
}

QString SessionViewModel::playingTime() const {
    return isOpen() ? SessionTexts::duration(minutesPlayed(m_reading->info().startedAt, m_reading->times(), {}))
                    : QString();
}
int SessionViewModel::acts() const { return isOpen() ? static_cast<int>(m_reading->played()) : 0; }
QString SessionViewModel::stagesText() const { return CourseTexts::text(m_course.kinds.stage.count, m_course.stages); }

QString SessionViewModel::stageBack() const { return CourseTexts::text(m_course.kinds.stage.back); }
QString SessionViewModel::stageForward() const { return CourseTexts::text(m_course.kinds.stage.forward); }

QString SessionViewModel::outcome() const {
    if (!isOpen()) return {};
    QStringList winners;
    for (const SeatId seat : m_course.winners) winners << seatName(m_reading->seats(), seat);
    if (winners.size() == 1) return tr("%1 has won").arg(winners.front());
    if (winners.size() > 1) return tr("%1 share the victory").arg(Joined::list(winners));
    if (m_course.over) return tr("Over, and nobody has won");
    return m_reading->info().endedAt ? tr("Ended before anybody had won") : tr("Not over yet");
}

QString SessionViewModel::closeness() const { return isOpen() ? CourseTexts::closeness(m_course) : QString(); }

int SessionViewModel::worstScore() const {
    int worst = 0;
    for (const auto& scores : m_charted.scoreAfterStage) worst = std::min(worst, *std::ranges::min_element(scores));
    return worst;
}

int SessionViewModel::bestScore() const {
    int best = 0;
    for (const auto& scores : m_charted.scoreAfterStage) best = std::max(best, *std::ranges::max_element(scores));
    return best;
}

QVariantList SessionViewModel::markKinds() const {
    QVariantList kinds;
    for (const MarkKind& kind : m_course.kinds.marks)
        kinds << QVariantMap{{QStringLiteral("icon"), QString(kind.icon)},
                             {QStringLiteral("text"), CourseTexts::text(kind.text)}};
    return kinds;
}

QVariantList SessionViewModel::measures() const {
    QVariantList measures;
    for (const MeasureKind& kind : m_course.measures())
        measures << QVariantMap{{QStringLiteral("value"), static_cast<int>(measures.size())},
                                {QStringLiteral("label"), CourseTexts::text(kind.column)}};
    return measures;
}

void SessionViewModel::setMeasure(int measure) {
    if (!isOpen() || measure < 0 || measure > static_cast<int>(m_course.extraSeries.size())) return;
    m_measure = measure;
    m_charted = m_course.charted(static_cast<std::size_t>(measure));
    tellCourse();
    emit changed();
}

QString SessionViewModel::scoreName() const { return CourseTexts::text(m_course.kinds.score.name); }
QString SessionViewModel::stageAxis() const { return CourseTexts::text(m_charted.kinds.stage.axis); }
QString SessionViewModel::scoreAxis() const { return CourseTexts::text(m_charted.kinds.score.name); }
QString SessionViewModel::chartTitle() const { return CourseTexts::text(m_charted.kinds.score.chart); }
QString SessionViewModel::chartSummary() const {
    return isOpen() ? basekeeper::chartSummary(m_reading->seats(), m_charted) : QString();
}

int SessionViewModel::position() const {
    return isOpen() ? static_cast<int>(m_reading->shownPast().value_or(m_reading->played())) : 0;
}
int SessionViewModel::stage() const { return isOpen() ? m_course.stageOfAct(static_cast<std::size_t>(position())) : 0; }
QString SessionViewModel::stageText() const { return stage() == 0 ? QString() : CourseTexts::stage(m_course, stage()); }

qreal SessionViewModel::courseAt() const {
    if (stage() == 0) return 0;
    const auto end = static_cast<std::size_t>(stage());
    const auto before = static_cast<int>(m_course.playedAfterStage[end - 1]);
    const auto after = static_cast<int>(m_course.playedAfterStage[end]);
    return stage() - 1 + static_cast<qreal>(position() - before) / (after - before);
}

void SessionViewModel::tellCourse() {
    std::vector<SessionSeatRow> rows = seatRows(m_reading->seats(), m_course);
    for (SessionSeatRow& row : rows) row.line = lineOf(m_charted, row.seat);
    std::vector<SessionSeatRow> standing;
    for (const SeatId seat : m_course.standing()) standing.push_back(rows[static_cast<std::size_t>(seat)]);
    m_seats.setRows(std::move(standing));
    m_marks.setRows(markRows(m_charted));
    m_overrides.setRows(overrideRows(*m_reading, m_course, m_languages, m_books));
}

void SessionViewModel::tellAct() {
    m_actSeat = 0;
    m_actName.clear();
    m_actText.clear();
    m_actTime.clear();
    if (position() == 0) return;
    m_reading->visit([this]<Game G>(const Session<G>& play) {
        const auto act = static_cast<std::size_t>(position()) - 1;
        const auto before = play.stateAfter(act);
        m_actSeat = TextsOf<G>::actor(play.act(act), before);
        m_actName = seatName(play.setup().seats, m_actSeat);
        m_actText = TextsOf<G>(m_languages, m_books.of<G>()).act(play.act(act), before, play.setup());
        m_actTime = clockText(m_reading->times()[play.entryOf(act)]);
    });
}

void SessionViewModel::retranslate() {
    if (!isOpen()) return;
    m_parts->forEach([](auto& parts) { parts.retranslate(); });
    tellCourse();
    tellAct();
    emit changed();
    emit moved();
}

}  // namespace basekeeper
