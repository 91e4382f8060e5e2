// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_aboard/aboard_rows.h"
#include "app/games/all_aboard/typed_number.h"
#include "app/row_field.h"
#include "app/session/gadget_list_model.h"
#include "core/all_aboard/setup.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace basekeeper {

/// The typed values of one animal's card.
struct AnimalValueRow {
    Q_GADGET
    ROW_FIELD(QString, animal);
    ROW_FIELD(QString, name);
    ROW_FIELD(QString, weight);  ///< as typed so far
    ROW_FIELD(QString, inLove);
    ROW_FIELD(QString, points);
    ROW_FIELD(bool, hasInLove) = false;
    ROW_FIELD(basekeeper::AboardState::Value, current) = {};  ///< the field that is typed

    [[nodiscard]] const QString& key() const { return animal; }
    friend bool operator==(const AnimalValueRow&, const AnimalValueRow&) = default;
};

/// The weights and points of the twelve animals, typed on one keypad, card by card.
///
/// After a half, and after two digits of points, the next empty field becomes current: nothing moves on where more
/// could be typed, and nothing moves back by itself. A filled field that is chosen again is replaced by its first
/// digit, and stays current.
class AnimalValueEntry : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QAbstractItemModel* animals READ animals CONSTANT FINAL)    ///< AnimalValueRow
    Q_PROPERTY(int currentAnimal READ currentAnimal NOTIFY changed FINAL)  ///< its index in the list
    Q_PROPERTY(QString currentText READ currentText NOTIFY changed FINAL)  ///< such as "Lion: weight"
    /// The current field takes neither half nor minus.
    Q_PROPERTY(bool whole READ isWhole NOTIFY changed FINAL)
    Q_PROPERTY(int missing READ missing NOTIFY changed FINAL)
    Q_PROPERTY(bool complete READ isComplete NOTIFY changed FINAL)

public:
    explicit AnimalValueEntry(QObject* parent);

    [[nodiscard]] QAbstractItemModel* animals() { return &m_rows; }
    [[nodiscard]] int currentAnimal() const { return static_cast<int>(current().animal); }
    [[nodiscard]] QString currentText() const;
    [[nodiscard]] bool isWhole() const { return current().what == AboardState::Value::Points; }
    [[nodiscard]] int missing() const;
    [[nodiscard]] bool isComplete() const { return missing() == 0; }

    /// Fills every field.
    void fill(const all_aboard::CardValues& values);
    /// Clears all fields but the weights in love, which get those of the example set.
    void empty();
    /// The typed values; missing ones are those of the example set.
    [[nodiscard]] all_aboard::CardValues values() const;

    Q_INVOKABLE void digit(int digit);
    /// Adds half a kilo, or removes it.
    Q_INVOKABLE void half();
    /// Toggles the sign.
    Q_INVOKABLE void minus();
    /// Takes away what was typed last. Where nothing is typed yet, goes back to the field before, and leaves it as it
    /// is.
    Q_INVOKABLE void back();
    /// Goes to the next empty field, after the last one to the first, or to the next one if none is empty; stays if the
    /// entry has just moved on by itself.
    Q_INVOKABLE void next();
    Q_INVOKABLE void choose(const QString& animal, basekeeper::AboardState::Value what);

    /// Call after the language has changed.
    void refresh();

signals:
    void changed();

private:
    using What = AboardState::Value;
    struct Cell {
        all_aboard::Animal animal;
        What what;
        TypedNumber typed = {};
    };
    [[nodiscard]] static QString textOf(const Cell& cell);
    [[nodiscard]] const Cell& current() const { return m_cells[m_current]; }
    [[nodiscard]] std::optional<std::size_t> nextEmpty() const;
    /// Sets the field if the value is in range.
    bool put(std::size_t cell, const TypedNumber& typed);
    void goOn();
    void goTo(std::size_t cell);

    std::vector<Cell> m_cells;
    std::size_t m_current = 0;
    bool m_movedOn = false;  ///< by itself, just now
    bool m_anew = false;     ///< the next digit replaces the number
    bool m_stays = false;    ///< it was filled when it was chosen
    GadgetListModel<AnimalValueRow> m_rows;
};

}  // namespace basekeeper
