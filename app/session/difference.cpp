// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/difference.h"

#include "app/session/seat_names.h"

#include <QCoreApplication>

namespace basekeeper {

namespace {

struct DifferenceWords {
    Q_DECLARE_TR_FUNCTIONS(Ruling)
};

}  // namespace

void Differences::tell(SeatId seat, const QString& what, const QString& from, const QString& to) {
    add(seat, seatName(m_seats, seat), what, from, to);
}

void Differences::tell(SeatId seat, const QString& what, int from, int to) {
    tell(seat, what, QString::number(from), QString::number(to));
}

void Differences::tell(const QString& who, const QString& what, const QString& from, const QString& to) {
    add(nobody, who, what, from, to);
}

void Differences::tell(const QString& who, const QString& what, int from, int to) {
    tell(who, what, QString::number(from), QString::number(to));
}

void Differences::add(SeatId seat, const QString& who, const QString& what, const QString& from, const QString& to) {
    if (from == to) return;
    //: what a ruling changes: whose, what, before, after: “Dana: bases 3 → 4”
    m_all.push_back({.text = DifferenceWords::tr("%1: %2 %3 → %4").arg(who, what, from, to),
                     .seat = seat,
                     .who = who,
                     .what = what,
                     .from = from,
                     .to = to});
}

QStringList textsOf(const std::vector<Difference>& differences) {
    QStringList texts;
    for (const Difference& difference : differences) texts << difference.text;
    return texts;
}

}  // namespace basekeeper
