// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game_table.h"

#include "app/games/games.h"
#include "app/history/playing_time.h"
#include "app/history/session_texts.h"
#include "app/safety/store_text.h"
#include "app/session/any_game.h"
#include "app/session/cards_to_move_line.h"
#include "app/session/seat_language.h"

#include <chrono>

namespace basekeeper {

namespace {

constexpr std::chrono::seconds minuteCheck{20};

}  // namespace

GameTable::GameTable(SessionController& controller, Languages& languages, const RuleBooks& books, QObject* parent)
    : QObject(parent),
      m_controller(controller),
      m_languages(languages),
      m_books(books),
      m_correction(controller, languages, books, this),
      m_log(controller, languages, books, this) {
    connect(&controller, &SessionController::gameChanged, this, [this] {
        clearRefusal();
        cancelInteraction();
        reset();
        m_correction.cancel();
        m_log.reset();
        refreshAll();
        emit laidAnew();
        emit playingTimeChanged();
    });
    // The tables of other games stay silent.
    connect(&controller, &SessionController::advanced, this, [this] {
        if (!hasGame()) return;
        clearRefusal();
        cancelInteraction();
        m_log.refresh();
        refreshAll();
        emit advanced();
    });
    connect(&controller, &SessionController::shownPastChanged, this, [this] {
        if (!hasGame()) return;
        if (const bool ofPast = m_controller.shownPast().has_value(); ofPast != m_ofPast) {
            m_ofPast = ofPast;
            switchView();
        }
        clearRefusal();
        cancelInteraction();
        refreshAll();
    });
    connect(&controller, &SessionController::savingChanged, this, &GameTable::savingChanged);
    connect(&m_minute, &QTimer::timeout, this, &GameTable::playingTimeChanged);
    m_minute.start(minuteCheck);
}

GameTable::~GameTable() = default;

QString GameTable::playingTime() const {
    if (!hasGame()) return {};
    const int minutes =
        minutesPlayed(m_controller.info().startedAt, m_controller.times(),
                      m_controller.isOver() ? std::nullopt : std::optional(QDateTime::currentDateTimeUtc()));
    return minutes < 1 ? QString() : SessionTexts::duration(minutes);
}

bool GameTable::canUndo() const {
    return takesActs() && !m_controller.isTrial() &&
           (isDrafting() || m_controller.visit([](const auto& play) { return play.steps(); }) > 0);
}

bool GameTable::canRedo() const {
    return takesActs() && !m_controller.isTrial() &&
           m_controller.visit([](const auto& play) { return play.redoableSteps(); }) > 0;
}

int GameTable::savedEntries() const { return m_controller.savedEntries(); }
int GameTable::unsavedEntries() const { return m_controller.unsavedEntries(); }
bool GameTable::inMemory() const { return m_controller.inMemory(); }
bool GameTable::fileGone() const {
    return m_controller.problem() && m_controller.problem()->kind == StoreErrorKind::FileGone;
}
QString GameTable::savingProblem() const {
    return m_controller.problem() ? storeErrorText(*m_controller.problem()) : QString();
}

std::vector<CardsToMoveRow> GameTable::latestCardsToMove() const {
    // Only for the latest act of all, not for a past view.
    if (!takesActs() || m_controller.isTrial() || canRedo()) return {};
    return m_controller.visit([]<Game G>(const Session<G>& play) {
        std::vector<CardsToMoveRow> rows;
        // A correction of the past moves no cards; those of the latest act were moved when it was made.
        if (play.played() == 0 || std::holds_alternative<Amend<G>>(play.log().back())) return rows;
        const std::size_t latest = play.played() - 1;
        for (const auto& [icon, text] :
             TextsOf<G>::cardsToMove(play.stateAfter(latest), play.act(latest), play.state(), play.setup()))
            rows.push_back({static_cast<int>(rows.size()), icon, text});
        return rows;
    });
}

SeatId GameTable::latestToMoveCards() const {
    if (!takesActs()) return nobody;
    return m_controller.visit([]<Game G>(const Session<G>& play) {
        if (play.played() == 0) return nobody;
        const std::size_t latest = play.played() - 1;
        return TextsOf<G>::movesCards(play.act(latest), play.stateAfter(latest));
    });
}

QString GameTable::cardsToMoveText() const {
    QStringList lines;
    for (const CardsToMoveRow& row : m_cardsToMove.rows()) lines << row.text;
    return lines.join(u'\n');
}

QString GameTable::cardsToMoveCount() const { return basekeeper::cardsToMoveCount(m_cardsToMove.rowCount()); }

Refusal GameTable::refusal() const { return m_refusal && hasGame() ? m_refusal() : Refusal(); }

void GameTable::undo() {
    if (!hasGame()) return;
    if (canUndo()) emit goesBack();
    if (!takeBackChoice())
        m_controller.visit([this]<Game G>(const Session<G>&) { reportOutcome<G>(m_controller.undo(stepsToUndo())); });
}

void GameTable::redo() {
    if (hasGame() && !putDraftAway())
        m_controller.visit([this]<Game G>(const Session<G>&) { reportOutcome<G>(m_controller.redo(stepsToRedo())); });
}

void GameTable::dismissRefusal() {
    if (!m_refusal) return;
    clearRefusal();
    emit refusalChanged();
}

void GameTable::continueInMemory() { m_controller.continueInMemory(); }
void GameTable::saveNow() { m_controller.saveNow(); }
void GameTable::saveToNewFile() { m_controller.saveToNewFile(); }
void GameTable::endSession() {
    m_controller.endSession();
    if (!hasGame()) emit sessionEnded();
}

void GameTable::retranslate() {
    emit playingTimeChanged();
    m_log.refresh();
    refreshAll();
    emit savingChanged();
}

void GameTable::refreshAll() {
    if (hasGame() && m_addressedSeat != addressedSeat()) {
        m_addressedSeat = addressedSeat();
        m_languages.restoreSeatLanguages();
    }
    m_correction.refresh();
    m_cardsToMoveSeat = latestToMoveCards();
    m_cardsToMoveLanguage = seatLanguage(m_controller, m_languages, m_cardsToMoveSeat);
    m_cardsToMove.setRows(inTextLanguage(m_cardsToMoveLanguage, [this] { return latestCardsToMove(); }));
    refresh();
    if (isBatching()) return;
    emit changed();
    emit refusalChanged();
}

}  // namespace basekeeper
