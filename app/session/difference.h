// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/row_field.h"
#include "core/seat.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <vector>

namespace basekeeper {

/// One difference between two states of a table: a figure that is another, or a sentence.
struct Difference {
    Q_GADGET
    ROW_FIELD(int, number) = 0;  ///< among those that are told, from 1
    ROW_FIELD(QString, text);    ///< the whole in words, such as "Ana: bases 4 → 5"
    ROW_FIELD(int, seat) = -1;   ///< whose it is; -1: of the table
    /// Such as "bases", or of the table "Boat 1: number"; empty where `text` is a sentence.
    ROW_FIELD(QString, label);
    ROW_FIELD(QString, from);  ///< with `to`: the value before and after; empty where `text` is a sentence
    ROW_FIELD(QString, to);

    [[nodiscard]] int key() const { return number; }
    friend bool operator==(const Difference&, const Difference&) = default;
};

/// The differences between two states of a table, as they are told one after the other, in the language in which texts
/// are being made.
class Differences {
public:
    explicit Differences(const std::vector<Seat>& seats) : m_seats(seats) {}

    /// Of a seat, by its name. What is the same before and after is no difference.
    void tell(SeatId seat, const QString& what, const QString& from, const QString& to);
    void tell(SeatId seat, const QString& what, int from, int to);
    /// Of anything else.
    void tell(const QString& who, const QString& what, const QString& from, const QString& to);
    void tell(const QString& who, const QString& what, int from, int to);
    /// Of the whole table, whose own label tells it: "turn". `sentence` has the values in it.
    void tellOfTable(const QString& sentence, const QString& label, const QString& from, const QString& to);
    /// In a sentence.
    void say(const QString& sentence);
    void say(const QStringList& sentences) {
        for (const QString& sentence : sentences) say(sentence);
    }

    [[nodiscard]] const std::vector<Difference>& all() const { return m_all; }

private:
    void add(Difference difference);
    void add(const QString& who, const QString& what, Difference difference);

    const std::vector<Seat>& m_seats;
    std::vector<Difference> m_all;
};

}  // namespace basekeeper
