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

/// Numbers of boats as they are typed on one keypad, from left to right.
///
/// After two digits the next empty one takes over by itself; a half that is typed right then still belongs to the
/// number before it. One that is chosen again is written anew by its first digit.
class NumberEntry : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QAbstractItemModel* numbers READ numbers CONSTANT FINAL)  ///< TypedNumberRow
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(int current READ current NOTIFY changed FINAL)       ///< from 0
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)         ///< of the current one; empty: nothing yet
    Q_PROPERTY(bool complete READ isComplete NOTIFY changed FINAL)  ///< each has something

public:
    explicit NumberEntry(QObject* parent);

    [[nodiscard]] QAbstractItemModel* numbers() { return &m_rows; }
    [[nodiscard]] int count() const { return static_cast<int>(m_typed.size()); }
    [[nodiscard]] int current() const { return static_cast<int>(m_current); }
    [[nodiscard]] QString text() const { return textOf(current()); }
    [[nodiscard]] bool isComplete() const;

    /// So many empty numbers; what was typed stays where that is how many there are.
    void ask(int count);
    void clear();
    /// The numbers that have something, from left to right.
    [[nodiscard]] std::vector<all_aboard::Weight> values() const;
    /// What was typed at a place, as a weight is written; empty where that is nothing.
    [[nodiscard]] QString textOf(int place) const;

    Q_INVOKABLE void digit(int digit);
    /// Adds a half kilo, or takes it away.
    Q_INVOKABLE void half();
    Q_INVOKABLE void back();
    /// On to the next empty one; stays where the last one was left by itself, and where there is none.
    Q_INVOKABLE void next();
    Q_INVOKABLE void choose(int place);

    /// After the language changed.
    void refresh();

signals:
    void changed();

private:
    [[nodiscard]] std::optional<std::size_t> nextEmpty() const;

    std::vector<TypedNumber> m_typed;
    std::size_t m_current = 0;
    std::optional<std::size_t> m_left;  ///< the number that was left by itself
    bool m_anew = false;                ///< the next digit begins the number anew
    GadgetListModel<TypedNumberRow> m_rows;
};

}  // namespace basekeeper
