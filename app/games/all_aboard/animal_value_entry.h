// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_aboard/typed_number.h"
#include "app/session/gadget_list_model.h"
#include "core/all_aboard/setup.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <optional>
#include <vector>

namespace basekeeper {

/// What is being copied from the card of an animal.
struct AnimalValueRow {
    Q_GADGET
    Q_PROPERTY(QString animal MEMBER animal FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString weight MEMBER weight FINAL)  ///< as far as it is typed
    Q_PROPERTY(QString inLove MEMBER inLove FINAL)
    Q_PROPERTY(QString points MEMBER points FINAL)
    Q_PROPERTY(bool hasInLove MEMBER hasInLove FINAL)
    Q_PROPERTY(QString current MEMBER current FINAL)  ///< "", "weight", "in-love" or "points": which of them is typed

public:
    QString animal;
    QString name;
    QString weight;
    QString inLove;
    QString points;
    bool hasInLove = false;
    QString current;

    [[nodiscard]] const QString& key() const { return animal; }
    friend bool operator==(const AnimalValueRow&, const AnimalValueRow&) = default;
};

/// The weights and points of the twelve animals as they are typed on one keypad, card by card.
///
/// After two digits or a half the next empty one takes over by itself; a half that is typed right after two digits
/// still belongs to the number before. One that was filled and is chosen again is written anew by its first digit, and
/// goes nowhere by itself.
class AnimalValueEntry : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the app")
    Q_PROPERTY(QAbstractItemModel* animals READ animals CONSTANT FINAL)    ///< AnimalValueRow
    Q_PROPERTY(int currentAnimal READ currentAnimal NOTIFY changed FINAL)  ///< its place in the list, from 0
    Q_PROPERTY(QString currentText READ currentText NOTIFY changed FINAL)  ///< "Lion: weight"
    /// the current one takes neither half nor minus
    Q_PROPERTY(bool whole READ isWhole NOTIFY changed FINAL)
    Q_PROPERTY(int missing READ missing NOTIFY changed FINAL)
    Q_PROPERTY(bool complete READ isComplete NOTIFY changed FINAL)

public:
    explicit AnimalValueEntry(QObject* parent);

    [[nodiscard]] QAbstractItemModel* animals() { return &m_rows; }
    [[nodiscard]] int currentAnimal() const { return static_cast<int>(current().animal); }
    [[nodiscard]] QString currentText() const;
    [[nodiscard]] bool isWhole() const { return current().what == What::Points; }
    [[nodiscard]] int missing() const;
    [[nodiscard]] bool isComplete() const { return missing() == 0; }

    /// Everything is filled.
    void fill(const all_aboard::CardValues& values);
    /// Only the weights in love are filled: the rules give them.
    void empty();
    /// What is typed; what is missing is as in the example.
    [[nodiscard]] all_aboard::CardValues values() const;

    Q_INVOKABLE void digit(int digit);
    /// Adds a half kilo, or takes it away.
    Q_INVOKABLE void half();
    /// Makes it less than nothing, or more again.
    Q_INVOKABLE void minus();
    Q_INVOKABLE void back();
    /// The next one that is empty; the next one if none is.
    Q_INVOKABLE void next();
    /// `what`: "weight", "in-love" or "points".
    Q_INVOKABLE void choose(const QString& animal, const QString& what);

    /// After the language changed.
    void refresh();

signals:
    void changed();

private:
    enum class What { Weight, InLove, Points };
    struct Cell {
        all_aboard::Animal animal;
        What what;
        TypedNumber typed = {};
    };
    [[nodiscard]] static QString nameOf(What what);
    [[nodiscard]] static QString textOf(const Cell& cell);
    [[nodiscard]] const Cell& current() const { return m_cells[m_current]; }
    [[nodiscard]] std::optional<std::size_t> nextEmpty() const;
    /// Puts it there, if it is in range.
    bool put(std::size_t cell, const TypedNumber& typed);
    void goOn();
    void goTo(std::size_t cell);

    std::vector<Cell> m_cells;
    std::size_t m_current = 0;
    std::optional<std::size_t> m_left;  ///< the one that was left by itself after two digits
    bool m_anew = false;                ///< the next digit begins the number anew
    bool m_stays = false;               ///< it was filled when it was chosen
    GadgetListModel<AnimalValueRow> m_rows;
};

}  // namespace basekeeper
