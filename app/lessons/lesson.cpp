// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson.h"

#include "app/games/game_parts.h"
#include "app/history/read_session.h"
#include "app/session/any_game.h"
#include "app/settings.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>
#include <utility>

namespace basekeeper {

namespace {

/// The game after the first entries of a lesson, with all seats in one language.
template <GameCodec C>
ReadSession sessionOfLesson(const LessonFile& file, std::size_t entries, const QString& language,
                            const QDateTime& begun) {
    auto setup = C::readSetup(file.setup).value();
    for (Seat& seat : setup.seats) seat.language = language.toStdString();
    Session<typename C::Game> play(setup);
    for (const LessonLine& line : file.lines) {
        if (play.log().size() == entries) break;
        if (!line.entry.isEmpty()) play.add(readEntry<C>(line.entry).value());
    }
    SessionInfo info;
    info.game = file.game;
    info.rulesVersion = C::Game::rulesVersion;
    info.setup = C::writeSetup(setup);
    info.startedAt = begun;
    return {std::move(info), AnySession(std::move(play)), std::vector<QDateTime>(entries, begun)};
}

QString sentenceText(QStringView game, const QString& id) {
    return withCodecOf<QString>(
               game,
               [&]<GameCodec C>() {
                   const auto& sentences = GameUi<typename C::Game>::lesson();
                   const auto found = std::ranges::find_if(
                       sentences, [&](const LessonSentence& sentence) { return id == QLatin1StringView(sentence.id); });
                   return found == sentences.end() ? QString() : QCoreApplication::translate("Lesson", found->text);
               })
        .value_or(QString());
}

}  // namespace

Lesson::Lesson(Languages& languages, const RuleBooks& books, Settings& settings, QObject* parent)
    : QObject(parent), m_languages(languages), m_books(books), m_settings(settings) {}

Lesson::~Lesson() = default;

GameTable* Lesson::table() const { return m_running ? m_parts->table(m_file.game) : nullptr; }

const LessonStop* Lesson::stop() const {
    if (!m_running || m_line == m_file.lines.size()) return nullptr;
    const auto& stops = m_file.lines[m_line].stops;
    return m_stop < stops.size() ? &stops[m_stop] : nullptr;
}

const LessonStop* Lesson::shownStop() const {
    const LessonStop* first = stop();
    return first == nullptr ? nullptr : first + m_seen;
}

QString Lesson::sentence() const {
    const LessonStop* shown = shownStop();
    return shown == nullptr ? QString() : sentenceText(m_file.game, shown->says);
}

QString Lesson::note() const {
    return m_tookBack ? tr("That is allowed too, but here we go on with what is marked.") : QString();
}

bool Lesson::waits() const { return stop() != nullptr && stop()->goesOn != LessonStop::GoesOn::ByButton; }

bool Lesson::atEnd() const { return stop() == nullptr || (!waits() && number() == count()); }

int Lesson::number() const {
    if (!m_running) return 0;
    const int before = m_file.stopsBefore(m_line, m_stop + m_seen);
    return std::min(before + 1, count());
}

void Lesson::makeTable() {
    if (m_controller) return;
    m_controller = SessionController::forPractice();
    m_parts = std::make_unique<PartsOfGames>(*m_controller, m_languages, m_books, m_settings);
    // Not from within the act itself, which everybody must have been told of before it is taken back.
    connect(m_controller.get(), &SessionController::advanced, this, &Lesson::look, Qt::QueuedConnection);
    m_parts->forEach([this](auto& parts) {
        connect(&parts.table, &GameTable::refusalChanged, this, &Lesson::heedRefusal, Qt::QueuedConnection);
    });
}

bool Lesson::begin(const QString& game) {
    auto file = readLesson(game);
    if (!file) return false;
    makeTable();
    m_file = *std::move(file);
    m_begun = QDateTime::currentDateTimeUtc();
    m_running = true;
    m_line = 0;
    m_played = 0;
    layOut();
    arrive();
    return true;
}

void Lesson::layOut() {
    auto session = withCodecOf<ReadSession>(m_file.game, [this]<GameCodec C>() {
        return sessionOfLesson<C>(m_file, m_played, m_settings.language(), m_begun);
    });
    m_controller->show(*std::move(session));
}

void Lesson::arrive() {
    m_stop = 0;
    playOn();
}

void Lesson::playOn() {
    m_tookBack = false;
    while (stop() == nullptr && m_line < m_file.lines.size()) {
        const QJsonObject& entry = m_file.lines[m_line].entry;
        if (!entry.isEmpty()) {
            ++m_played;
            m_controller->visit(
                [&]<Game G>(const Session<G>&) { m_controller->add<G>(readEntry<CodecOf<G>>(entry).value()); });
        }
        ++m_line;
        m_stop = 0;
    }
    forgetPlace();
    emit changed();
    emit arrived();
}

void Lesson::forgetPlace() {
    goToStep(0);
    m_seen = 0;
    m_place = {};
    emit placeChanged();
}

void Lesson::goToStep(std::size_t step) {
    m_step = step;
    m_nextWasAway = false;
}

void Lesson::look() {
    if (!m_running || !m_controller->hasGame()) return;
    // Several may have been entered together.
    std::size_t line = m_line;
    const auto following = m_controller->visit([&]<Game G>(const Session<G>& play) -> std::optional<std::size_t> {
        const auto& log = play.log();
        for (std::size_t i = m_played; i < log.size(); ++i, ++line) {
            while (line < m_file.lines.size() && m_file.lines[line].entry.isEmpty()) ++line;
            if (line == m_file.lines.size() || writeEntry<CodecOf<G>>(log[i]) != m_file.lines[line].entry) return {};
        }
        return log.size() - m_played;
    });
    if (!following) {
        layOut();
        forgetPlace();
        m_tookBack = true;
        emit changed();
    } else if (*following > 0) {
        m_played += *following;
        m_line = line;
        arrive();
    }
}

void Lesson::heedRefusal() {
    if (!m_running || !table()->refused() || stop() == nullptr || stop()->goesOn != LessonStop::GoesOn::ByRefusal)
        return;
    ++m_stop;
    playOn();
}

void Lesson::goOn() {
    if (stop() == nullptr || waits() || atEnd()) return;
    ++m_stop;
    playOn();
}

void Lesson::leave() {
    if (!m_running) return;
    m_running = false;
    m_keepClear = {};
    forgetPlace();
    m_controller->endSession();
    emit changed();
}

QStringList Lesson::places() const {
    const LessonStop* first = stop();
    if (first == nullptr) return {};
    if (first->goesOn != LessonStop::GoesOn::ByAct) return {first->at};
    QStringList names;
    const auto& stops = m_file.lines[m_line].stops;
    for (std::size_t i = m_stop; i < stops.size(); ++i) names << stops[i].at;
    return names;
}

QString Lesson::placeName() const {
    const LessonStop* shown = shownStop();
    return shown == nullptr ? QString() : shown->at;
}

void Lesson::seePlaces(const QList<bool>& there) {
    if (there.size() != places().size()) return;
    const auto isThere = [&](std::size_t place) { return there[static_cast<qsizetype>(place)]; };
    const auto count = static_cast<std::size_t>(there.size());
    // What comes into sight is what the tap was for, whatever was tapped.
    if (m_step + 1 < count) {
        if (!isThere(m_step + 1)) m_nextWasAway = true;
        else if (m_nextWasAway) goToStep(m_step + 1);
    }
    std::size_t seen = std::min(m_step, count - std::min<std::size_t>(count, 1));
    while (seen > 0 && !isThere(seen)) --seen;
    if (std::exchange(m_seen, seen) != seen) emit changed();
}

void Lesson::seePlace(const QRectF& place) {
    if (std::exchange(m_place, place) != place) emit placeChanged();
}

void Lesson::tapPlace() {
    if (stop() == nullptr || stop()->goesOn != LessonStop::GoesOn::ByAct) return;
    goToStep((m_seen + 1) % (m_file.lines[m_line].stops.size() - m_stop));
}

void Lesson::seeKeepClear(const QRectF& place) {
    if (std::exchange(m_keepClear, place) != place) emit placeChanged();
}

void Lesson::retranslate() {
    if (!m_running) return;
    m_parts->forEach([](auto& parts) { parts.retranslate(); });
    // What was being prepared is gone with the table before.
    layOut();
    forgetPlace();
    emit changed();
}

}  // namespace basekeeper
