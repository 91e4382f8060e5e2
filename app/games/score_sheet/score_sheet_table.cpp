// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/score_sheet/score_sheet_table.h"

#include "app/games/score_sheet/score_sheet_ui.h"
#include "app/games/score_sheet/score_sheet_words.h"
#include "app/language/joined.h"
#include "app/session/seat_names.h"

#include <algorithm>

namespace basekeeper {

using namespace score_sheet;

ScoreSheetTable::ScoreSheetTable(SessionController& controller, Languages& languages, const RuleBooks& books,
                                 QObject* parent)
    : GameTable(controller, languages, books, parent),
      m_game(controller, languages),
      m_overrule(m_game, languages, enterQuietly<ScoreSheet>(), this) {
    refreshAll();
}

ScoreSheetTable::~ScoreSheetTable() = default;

QString ScoreSheetTable::nameOf(SeatId seat) const { return seatName(setup().seats, seat); }
int ScoreSheetTable::round() const { return hasGame() ? static_cast<int>(state().rounds.size()) : 0; }

ScoreSheetTable::Task ScoreSheetTable::task() const {
    if (!hasGame()) return Task::None;
    return state().over ? Task::Over : Task::Enter;
}

int ScoreSheetTable::asked() const {
    if (!hasGame() || !takesActs()) return nobody;
    const std::vector<SeatId> due = seatsDue(state());
    if (due.empty()) return nobody;
    const auto next = std::ranges::find_if(due, [this](SeatId seat) { return seat >= m_next; });
    return next == due.end() ? due.front() : *next;
}

QString ScoreSheetTable::askedName() const { return asked() < 0 ? QString() : nameOf(asked()); }
QString ScoreSheetTable::askedLanguage() const {
    return takesActs() ? m_game.languageOf(asked()) : languages().current();
}

QString ScoreSheetTable::typed() const { return (m_negative ? QString(QChar(0x2212)) : QString()) + m_digits; }

QString ScoreSheetTable::agreed() const {
    if (!hasGame()) return {};
    const Options& options = state().options;
    QStringList parts{options.lowestWins ? tr("The lowest total wins") : tr("The highest total wins")};
    if (options.rounds) parts << tr("%n round(s)", nullptr, *options.rounds);
    if (options.target) parts << tr("ends at %1").arg(*options.target);
    return Joined::facts(parts);
}

bool ScoreSheetTable::isEndable() const { return hasGame() && !whyNot(state(), EndGame{}); }

QList<int> ScoreSheetTable::winnerSeats() const {
    return hasGame() ? QList<int>(state().winners.begin(), state().winners.end()) : QList<int>();
}
QString ScoreSheetTable::winnerNames() const {
    return hasGame() ? seatList(setup().seats, state().winners) : QString();
}

QString ScoreSheetTable::decidedBy() const {
    if (!over() || state().winners.empty()) return {};
    if (state().winners != leaders(state())) return tr("By the referee’s ruling.");
    if (state().winners.size() > 1) return tr("The same total: the victory is shared.");
    return state().options.lowestWins ? tr("The lowest total.") : tr("The highest total.");
}

bool ScoreSheetTable::act(const Action& action) { return enter<ScoreSheet>(Entry<ScoreSheet>(action)); }

bool ScoreSheetTable::refusesPoints(SeatId seat, int points) {
    auto refusal = whyNot(state(), EnterPoints{round(), seat, points});
    if (!refusal) return false;
    m_mistaken = seat;
    showRefusal<ScoreSheet>(std::move(*refusal));
    return true;
}

void ScoreSheetTable::digit(int digit) {
    const int number = m_digits.toInt() * 10 + digit;
    if (asked() < 0 || refusesPoints(asked(), m_negative ? -number : number)) return;
    m_digits = QString::number(number);
    typedChanged();
}

void ScoreSheetTable::minus() {
    if (asked() < 0) return;
    m_negative = !m_negative;
    typedChanged();
}

void ScoreSheetTable::back() {
    if (m_digits.isEmpty()) m_negative = false;
    else m_digits.chop(1);
    typedChanged();
}

void ScoreSheetTable::typedChanged() {
    m_mistaken = nobody;
    dismissRefusal();
    refresh();
    emit changed();
}

void ScoreSheetTable::enterPoints() {
    if (asked() < 0 || m_digits.isEmpty()) return;
    const int number = m_digits.toInt();
    const SeatId seat = asked();
    // It goes on clockwise from the seat that was chosen, and each round begins with the first one.
    m_next = seatsDue(state()).size() == 1 ? 0 : seat;
    act(EnterPoints{round(), seat, m_negative ? -number : number});
}

void ScoreSheetTable::tapSeat(int seat) {
    if (!takesActs()) return;
    // Any number shows whether the seat could get one.
    if (refusesPoints(seat, 0)) return;
    cancelInteraction();
    m_next = seat;
    typedChanged();
}

void ScoreSheetTable::endGame() {
    m_mistaken = nobody;
    if (takesActs()) act(EndGame{});
}

void ScoreSheetTable::cancelInteraction() {
    m_digits.clear();
    m_negative = false;
}

void ScoreSheetTable::reset() {
    m_next = 0;
    m_overrule.clear();
}

ScoreSeatRow ScoreSheetTable::seatRow(const Standing& standing) const {
    const std::vector<SeatId> due = seatsDue(state());
    ScoreSeatRow row;
    row.seat = standing.seat;
    row.name = nameOf(standing.seat);
    row.language = m_game.languageOf(standing.seat);
    row.total = pointsText(standing.total);
    row.place = standing.place;
    row.leads = standing.place == 1 && completeRounds(state()) > 0;
    row.asked = standing.seat == asked();
    row.due = std::ranges::count(due, standing.seat) > 0;
    row.won = std::ranges::count(state().winners, standing.seat) > 0;
    row.spoken = tr("%1: total %2, place %3").arg(row.name, row.total, QString::number(row.place));
    return row;
}

RoundRow ScoreSheetTable::roundRow(std::size_t index) const {
    RoundRow row;
    row.round = static_cast<int>(index) + 1;
    row.current = !state().over && index + 1 == state().rounds.size();
    QStringList told;
    for (SeatId seat = 0; const std::optional<int>& points : state().rounds[index]) {
        row.points << pointsText(points);
        if (points) told << Joined::words({nameOf(seat), row.points.back()});
        ++seat;
    }
    row.spoken = tr("Round %1: %2").arg(QString::number(row.round), Joined::plainList(told));
    return row;
}

void ScoreSheetTable::refresh() {
    m_overrule.refresh();
    std::vector<ScoreSeatRow> seats;
    std::vector<RoundRow> rounds;
    if (hasGame()) {
        for (const Standing& standing : score_sheet::standings(state())) seats.push_back(seatRow(standing));
        for (std::size_t round = 0; round < state().rounds.size(); ++round) rounds.push_back(roundRow(round));
    }
    m_standings.setRows(seats);
    std::ranges::sort(seats, {}, &ScoreSeatRow::seat);
    m_seats.setRows(std::move(seats));
    m_rounds.setRows(std::move(rounds));
}

}  // namespace basekeeper
