// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/difference.h"

#include "app/session/seat_names.h"

#include <QCoreApplication>

#include <utility>

namespace basekeeper {

namespace {

struct DifferenceWords {
    Q_DECLARE_TR_FUNCTIONS(Ruling)
};

}  // namespace

void Differences::tell(SeatId seat, const QString& what, const QString& from, const QString& to) {
    add(seatName(m_seats, seat), what, {.number = 0, .text = {}, .seat = seat, .label = what, .from = from, .to = to});
}

void Differences::tell(SeatId seat, const QString& what, int from, int to) {
    tell(seat, what, QString::number(from), QString::number(to));
}

void Differences::tell(const QString& who, const QString& what, const QString& from, const QString& to) {
    //: what is different, without its values: “Boat 1: number”
    const QString label = DifferenceWords::tr("%1: %2").arg(who, what);
    add(who, what, {.number = 0, .text = {}, .seat = nobody, .label = label, .from = from, .to = to});
}

void Differences::tell(const QString& who, const QString& what, int from, int to) {
    tell(who, what, QString::number(from), QString::number(to));
}

void Differences::tellOfTable(const QString& sentence, const QString& label, const QString& from, const QString& to) {
    if (from == to) return;
    add({.number = 0, .text = sentence, .seat = nobody, .label = label, .from = from, .to = to});
}

void Differences::say(const QString& sentence) {
    add({.number = 0, .text = sentence, .seat = nobody, .label = {}, .from = {}, .to = {}});
}

void Differences::add(const QString& who, const QString& what, Difference difference) {
    if (difference.from == difference.to) return;
    //: what a ruling changes: whose, what, before, after: “Dana: bases 3 → 4”
    difference.text = DifferenceWords::tr("%1: %2 %3 → %4").arg(who, what, difference.from, difference.to);
    add(std::move(difference));
}

void Differences::add(Difference difference) {
    difference.number = static_cast<int>(m_all.size()) + 1;
    m_all.push_back(std::move(difference));
}

}  // namespace basekeeper
