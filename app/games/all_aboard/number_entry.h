// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_aboard/aboard_rows.h"
#include "app/games/all_aboard/typed_number.h"
#include "app/session/gadget_list_model.h"
#include "core/all_aboard/weight.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace basekeeper {

/// Numbers of boats, typed on one keypad from left to right.
///
/// After a half, the end of every number, the next empty one to the right becomes current: nothing moves on where more
/// could be typed, and nothing moves back by itself. A number that is chosen again is replaced by its first digit.
class NumberEntry : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QAbstractItemModel* numbers READ numbers CONSTANT FINAL)  ///< TypedNumberRow
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(int current READ current NOTIFY changed FINAL)       ///< index
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)         ///< of the current one; empty if nothing is typed
    Q_PROPERTY(bool complete READ isComplete NOTIFY changed FINAL)  ///< every number is typed
    Q_PROPERTY(bool hasNext READ hasNext NOTIFY changed FINAL)      ///< another number than the current one is empty

public:
    explicit NumberEntry(QObject* parent);

    [[nodiscard]] QAbstractItemModel* numbers() { return &m_rows; }
    [[nodiscard]] int count() const { return static_cast<int>(m_typed.size()); }
    [[nodiscard]] int current() const { return static_cast<int>(m_current); }
    [[nodiscard]] QString text() const { return textOf(current()); }
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] bool hasNext() const { return nextEmpty().has_value(); }

    /// Asks for that many numbers; keeps what was typed if it is the same count.
    void ask(int count);
    void clear();
    /// The typed numbers from left to right.
    [[nodiscard]] std::vector<all_aboard::Weight> values() const;
    /// The number at an index as a weight; empty if nothing is typed.
    [[nodiscard]] QString textOf(int place) const;

    Q_INVOKABLE void digit(int digit);
    /// Adds half a kilo, or removes it.
    Q_INVOKABLE void half();
    /// Takes away the last digit. Where nothing is typed yet, goes back to the number before, and leaves it as it is.
    Q_INVOKABLE void back();
    /// Goes to the next empty number, after the last one to the first; stays if none is empty, or if the entry has just
    /// moved on by itself.
    Q_INVOKABLE void next();
    Q_INVOKABLE void choose(int place);

    /// Call after the language has changed.
    void refresh();

signals:
    void changed();

private:
    [[nodiscard]] std::optional<std::size_t> nextEmpty() const;

    std::vector<TypedNumber> m_typed;
    std::size_t m_current = 0;
    bool m_movedOn = false;  ///< by itself, just now
    bool m_anew = false;     ///< the next digit replaces the number
    GadgetListModel<TypedNumberRow> m_rows;
};

}  // namespace basekeeper
