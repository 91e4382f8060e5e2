// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QRectF>
#include <QString>

/// How seats are told apart in print, as on the screens: by colour, letter and shape.
namespace basekeeper {

/// The colour for a light background.
[[nodiscard]] QColor seatColor(int seat);
[[nodiscard]] QString seatLetter(int seat);
/// The seat's shape, which fills the square.
[[nodiscard]] QPainterPath seatShape(int seat, const QRectF& square);

}  // namespace basekeeper
