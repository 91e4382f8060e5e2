// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/shared_rows.h"
#include "core/log_entry.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <vector>

namespace basekeeper {

class Languages;
class RuleBooks;
class SessionController;

/// The line of play as a list, the latest act first, and between the acts the amendments, where they were made; what
/// was taken back stands above until a new step is made. Words are found when a row is shown, so that a long game costs
/// nothing.
class LogModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    Q_PROPERTY(QString lastText READ lastText NOTIFY lastChanged FINAL)  ///< the latest act that stands, in words
    Q_PROPERTY(QString lastName READ lastName NOTIFY lastChanged FINAL)
    Q_PROPERTY(int lastSeat READ lastSeat NOTIFY lastChanged FINAL)

public:
    LogModel(SessionController& controller, const Languages& languages, const RuleBooks& books, QObject* parent);

    [[nodiscard]] int count() const { return rowCount(); }
    [[nodiscard]] QString lastText() const;
    [[nodiscard]] QString lastName() const;
    [[nodiscard]] int lastSeat() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    /// Roles are those of `LogRow`.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// The row of an act of the line of play, counted from 1; -1 where there is none. Between acts stand amendments.
    Q_INVOKABLE [[nodiscard]] int rowOfAct(int number) const;

    /// After the game advanced or went back, or the language changed.
    void refresh();
    /// After another game came to the table.
    void reset();

signals:
    void countChanged();
    void lastChanged();

private:
    /// What a row shows: an act of the line of play, or the amendment of an entry of the log.
    struct Line {
        bool amendment = false;
        std::uint32_t index = 0;
        friend bool operator==(const Line&, const Line&) = default;
    };
    [[nodiscard]] std::vector<Line> lines() const;
    [[nodiscard]] bool isThere(const Line& line) const;
    [[nodiscard]] LogRow row(int index) const;
    [[nodiscard]] LogRow actRow(std::size_t act) const;
    [[nodiscard]] LogRow amendmentRow(std::size_t entry) const;
    [[nodiscard]] QString timeOf(std::size_t entry) const;
    [[nodiscard]] int lastRow() const;

    SessionController& m_controller;
    const Languages& m_languages;
    const RuleBooks& m_books;
    mutable LogRow m_shown;  ///< the row asked for last: a view asks for all roles of one row after the other
    mutable int m_shownAt = -1;
    std::vector<Line> m_lines;  ///< the oldest first
    int m_takenBack = 0;        ///< how many of the last lines do not stand
};

}  // namespace basekeeper
