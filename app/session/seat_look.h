// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QRectF>
#include <QString>

/// How a seat is told from the others on paper, as on the screens: by a colour, a letter and a shape.
namespace basekeeper {

/// The colour on a light ground.
[[nodiscard]] QColor seatColor(int seat);
[[nodiscard]] QString seatLetter(int seat);
/// The shape of the seat, filling the square.
[[nodiscard]] QPainterPath seatShape(int seat, const QRectF& square);

}  // namespace basekeeper
