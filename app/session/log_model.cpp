// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/log_model.h"

#include "app/book/rule_books.h"
#include "app/games/games.h"
#include "app/language/joined.h"
#include "app/language/moment_text.h"
#include "app/session/amendment_text.h"
#include "app/session/any_game.h"
#include "app/session/seat_names.h"

#include <QMetaProperty>

#include <algorithm>
#include <utility>

namespace basekeeper {

namespace {

const QMetaObject& rowType() { return LogRow::staticMetaObject; }

}  // namespace

LogModel::LogModel(SessionController& controller, const Languages& languages, const RuleBooks& books, QObject* parent)
    : QAbstractListModel(parent), m_controller(controller), m_languages(languages), m_books(books) {
    // The unfinished game is at the table before anything is connected.
    refresh();
}

int LogModel::lastRow() const { return m_takenBack; }
QString LogModel::lastText() const { return lastRow() < rowCount() ? row(lastRow()).text : QString(); }
QString LogModel::lastName() const { return lastRow() < rowCount() ? row(lastRow()).name : QString(); }
int LogModel::lastSeat() const { return lastRow() < rowCount() ? row(lastRow()).seat : 0; }

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    const int property = role - Qt::UserRole;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || property < 0 || property >= rowType().propertyCount())
        return {};
    if (m_shownAt != index.row()) m_shown = row(index.row());
    m_shownAt = index.row();
    return rowType().property(property).readOnGadget(&m_shown);
}

QHash<int, QByteArray> LogModel::roleNames() const {
    QHash<int, QByteArray> names;
    for (int i = 0; i < rowType().propertyCount(); ++i) names.insert(Qt::UserRole + i, rowType().property(i).name());
    return names;
}

std::vector<LogModel::Line> LogModel::lines() const {
    if (!m_controller.hasGame()) return {};
    return m_controller.visit([](const auto& play) {
        std::vector<Line> lines;
        const auto acts = static_cast<std::uint32_t>(play.played() + play.redoableActs());
        lines.reserve(acts);
        // An amendment follows the acts that existed when it was made: all except the last ones, whose entries are
        // later.
        const std::vector<std::uint32_t> amendments = play.amendments();
        std::vector<std::uint32_t> after(amendments.size(), acts);
        for (std::size_t i = 0; i < amendments.size(); ++i)
            while (after[i] > 0 && play.entryOf(after[i] - 1) > amendments[i]) --after[i];
        std::size_t next = 0;
        for (std::uint32_t act = 0; act <= acts; ++act) {
            for (; next < amendments.size() && after[next] <= act; ++next) lines.push_back({true, amendments[next]});
            if (act < acts) lines.push_back({false, act});
        }
        if (const auto taken = play.redoableAmendment()) lines.push_back({true, *taken});
        return lines;
    });
}

void LogModel::holdFrom(std::optional<std::size_t> act) {
    if (std::exchange(m_heldFrom, act) != act) refresh();
}

int LogModel::rowOfAct(int number) const {
    if (number < 1) return -1;
    const auto line = std::ranges::find(m_lines, Line{false, static_cast<std::uint32_t>(number - 1)});
    return static_cast<int>(m_lines.end() - line) - 1;
}

bool LogModel::isThere(const Line& line) const {
    if (!m_controller.hasGame()) return false;
    return m_controller.visit([&line]<Game G>(const Session<G>& play) {
        if (!line.amendment) return line.index < play.played() + play.redoableActs();
        return line.index < play.log().size() && std::holds_alternative<Amend<G>>(play.log()[line.index]);
    });
}

LogRow LogModel::row(int index) const {
    const auto line = static_cast<std::size_t>(rowCount() - 1 - index);
    // May be queried after another game has come, before `gameChanged` arrives here.
    if (!isThere(m_lines[line])) return {};
    LogRow shown = m_lines[line].amendment ? amendmentRow(m_lines[line].index) : actRow(m_lines[line].index);
    shown.standing = index >= m_takenBack;
    shown.named = isNamed(index, shown.seat);
    shown.time = timeOf(entryOf(m_lines[line]));
    if (line > 0 && isThere(m_lines[line - 1]) && timeOf(entryOf(m_lines[line - 1])) == shown.time) shown.time.clear();
    return shown;
}

LogRow LogModel::actRow(std::size_t act) const {
    return m_controller.visit([&]<Game G>(const Session<G>& play) {
        const auto& action = play.act(act);
        const auto before = play.stateAfter(act);
        LogRow shown;
        shown.number = static_cast<int>(act) + 1;
        shown.seat = TextsOf<G>::actor(action, before);
        shown.name = seatName(play.setup().seats, shown.seat);
        shown.text = TextsOf<G>(m_languages, m_books.of<G>()).act(action, before, play.setup());
        shown.picture = TextsOf<G>::picture(action);
        QStringList cards;
        auto after = before;
        G::applyInPlace(after, action);
        for (const CardsToMoveLine& line : TextsOf<G>::cardsToMove(before, action, after, play.setup()))
            cards << line.text;
        shown.cards = Joined::sentences(cards);
        shown.isOverride = std::holds_alternative<typename G::Overrule>(action);
        shown.corrected = play.isCorrected(act);
        return shown;
    });
}

LogRow LogModel::amendmentRow(std::size_t entry) const {
    LogRow shown;
    shown.seat = -1;
    shown.name = tr("Correction");
    shown.text = m_controller.visit([&]<Game G>(const Session<G>& play) {
        return amendmentText(std::get<Amend<G>>(play.log()[entry]), play, TextsOf<G>(m_languages, m_books.of<G>()));
    });
    shown.amendment = true;
    return shown;
}

std::size_t LogModel::entryOf(const Line& line) const {
    if (line.amendment) return line.index;
    return m_controller.visit([&line](const auto& play) { return play.entryOf(line.index); });
}

SeatId LogModel::actorOf(std::size_t act) const {
    return m_controller.visit(
        [act]<Game G>(const Session<G>& play) { return TextsOf<G>::actor(play.act(act), play.stateAfter(act)); });
}

bool LogModel::isNamed(int index, SeatId actor) const {
    if (index == 0 || index == m_takenBack || actor == nobody) return true;
    const Line& line = m_lines[static_cast<std::size_t>(rowCount() - 1 - index)];
    const Line& above = m_lines[static_cast<std::size_t>(rowCount() - index)];
    if (line.amendment || above.amendment || !isThere(above)) return true;
    // A view asks for its rows from the top down: who acted above is mostly known.
    return actor != (m_shownAt == index - 1 ? m_shown.seat : actorOf(above.index));
}

QString LogModel::timeOf(std::size_t entry) const { return clockText(m_controller.times()[entry]); }

void LogModel::refresh() {
    std::vector<Line> now = lines();
    std::erase_if(now, [this](const Line& line) { return m_heldFrom && !line.amendment && line.index >= *m_heldFrom; });
    const int takenBack = m_controller.hasGame() ? m_controller.visit([](const auto& play) {
        return static_cast<int>(play.redoableActs()) + (play.redoableAmendment() ? 1 : 0);
    })
                                                 : 0;
    m_shownAt = -1;
    const bool grewByOne = now.size() == m_lines.size() + 1 && takenBack == 0 && m_takenBack == 0 &&
                           std::equal(m_lines.begin(), m_lines.end(), now.begin());
    const bool sameLines = now == m_lines;
    if (grewByOne && !now.back().amendment) {
        beginInsertRows({}, 0, 0);
        m_lines = std::move(now);
        endInsertRows();
        if (rowCount() > 1) emit dataChanged(index(1), index(1));  // who did it may be told above now
    } else if (sameLines) {
        m_takenBack = takenBack;
        if (!m_lines.empty()) emit dataChanged(index(0), index(rowCount() - 1));
    } else {
        beginResetModel();
        m_lines = std::move(now);
        m_takenBack = takenBack;
        endResetModel();
    }
    emit countChanged();
    emit lastChanged();
}

void LogModel::reset() {
    beginResetModel();
    m_lines.clear();
    m_takenBack = 0;
    m_heldFrom.reset();
    m_shownAt = -1;
    endResetModel();
    refresh();
}

}  // namespace basekeeper
