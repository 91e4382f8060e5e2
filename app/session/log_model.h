// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/shared_rows.h"
#include "core/log_entry.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace basekeeper {

class Languages;
class RuleBooks;
class SessionController;

/// The line of play as a list, latest act first, with the amendments between the acts, where they were made. Steps that
/// were taken back are on top until a new step is made. Rows are worded when they are shown, so that long games cost
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
    /// The roles are the properties of `LogRow`. The time is told where a minute begins.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// The row of an act, by its number in the line of play from 1; -1 if there is none. Rows of amendments lie
    /// between.
    Q_INVOKABLE [[nodiscard]] int rowOfAct(int number) const;

    /// Leaves out that act of the line of play, counted from 0, and those after it: the screen still has to tell how
    /// they end. Empty for none. Only while nothing is taken back.
    void holdFrom(std::optional<std::size_t> act);
    /// Call after the game has gone on or back, or the language has changed.
    void refresh();
    /// Call after another game has come to the table.
    void reset();

signals:
    void countChanged();
    void lastChanged();

private:
    /// What a row shows: an act (by its index in the line of play) or an amendment (by its log entry).
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
    [[nodiscard]] std::size_t entryOf(const Line& line) const;
    [[nodiscard]] QString timeOf(std::size_t entry) const;
    [[nodiscard]] SeatId actorOf(std::size_t act) const;
    /// Whether the act of `actor` in that row has none or another one than the row above, or differs from it in kind.
    [[nodiscard]] bool isNamed(int index, SeatId actor) const;
    [[nodiscard]] int lastRow() const;

    SessionController& m_controller;
    const Languages& m_languages;
    const RuleBooks& m_books;
    mutable LogRow m_shown;  ///< caches the last row, because a view asks for all roles of a row in turn
    mutable int m_shownAt = -1;
    std::vector<Line> m_lines;  ///< oldest first
    int m_takenBack = 0;        ///< how many of the last lines are taken back
    std::optional<std::size_t> m_heldFrom;
};

}  // namespace basekeeper
