// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/log_model.h"

#include "app/game_texts.h"
#include "app/session_controller.h"

#include <QLocale>
#include <QMetaProperty>

namespace basekeeper {

namespace {

const QMetaObject& rowType() { return LogRow::staticMetaObject; }

}  // namespace

LogModel::LogModel(SessionController& controller, const GameTexts& texts, QObject* parent)
    : QAbstractListModel(parent), m_controller(controller), m_texts(texts) {}

QString LogModel::lastText() const { return m_played == 0 ? QString() : row(m_rows - static_cast<int>(m_played)).text; }
QString LogModel::lastName() const { return m_played == 0 ? QString() : row(m_rows - static_cast<int>(m_played)).name; }
int LogModel::lastSeat() const { return m_played == 0 ? 0 : row(m_rows - static_cast<int>(m_played)).seat; }

int LogModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_rows; }

QVariant LogModel::data(const QModelIndex& index, int role) const {
    const int property = role - Qt::UserRole;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || property < 0 || property >= rowType().propertyCount()) return {};
    if (m_shown.number != static_cast<int>(actAt(index.row())) + 1) m_shown = row(index.row());
    return rowType().property(property).readOnGadget(&m_shown);
}

QHash<int, QByteArray> LogModel::roleNames() const {
    QHash<int, QByteArray> names;
    for (int i = 0; i < rowType().propertyCount(); ++i) names.insert(Qt::UserRole + i, rowType().property(i).name());
    return names;
}

std::size_t LogModel::actAt(int index) const { return static_cast<std::size_t>(m_rows - 1 - index); }

LogRow LogModel::row(int index) const {
    const auto& play = m_controller.play();
    const std::size_t number = actAt(index);
    const auto& action = play.act(number);
    const auto before = play.stateAfter(number);
    LogRow shown;
    shown.number = static_cast<int>(number) + 1;
    shown.seat = GameTexts::actor(action, before);
    shown.name = GameTexts::seatName(play.setup(), shown.seat);
    shown.text = m_texts.act(action, before, play.setup());
    shown.time = QLocale().toString(m_controller.times()[play.entryOf(number)].toLocalTime().time(), QLocale::ShortFormat);
    shown.standing = number < play.played();
    shown.ruling = std::holds_alternative<all_your_base::Overrule>(action);
    return shown;
}

void LogModel::refresh() {
    const bool hasGame = m_controller.hasGame();
    const int rows = hasGame ? static_cast<int>(m_controller.play().played() + m_controller.play().takenBack()) : 0;
    const std::size_t played = hasGame ? m_controller.play().played() : 0;
    m_shown = {};
    // An act after an undo takes the place of others: the list up to there is another one.
    const bool grewByOne = rows == m_rows + 1 && played == m_played + 1;
    const bool sameActs = rows == m_rows && played != m_played;
    if (grewByOne) {
        beginInsertRows({}, 0, 0);
        m_rows = rows;
        m_played = played;
        endInsertRows();
    } else if (sameActs) {
        m_played = played;
        emit dataChanged(index(0), index(m_rows - 1));
    } else if (rows != m_rows || played != m_played) {
        beginResetModel();
        m_rows = rows;
        m_played = played;
        endResetModel();
    } else if (m_rows > 0) {
        emit dataChanged(index(0), index(m_rows - 1));
    }
    emit countChanged();
    emit lastChanged();
}

void LogModel::reset() {
    beginResetModel();
    m_rows = 0;
    m_played = 0;
    endResetModel();
    refresh();
}

}  // namespace basekeeper
