// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

class QPainter;

namespace basekeeper {

/// Paints a line drawing of the module Controls in one colour: "check" is that of icons/, "cards/zig" and the like name
/// their folder. The drawings are white and square, and so is `place`, of at least one pixel. False: there is no such
/// drawing. What was drawn is kept, because a table shows the same few drawings a hundred times. So only one thread may
/// paint at a time; items of windows do, for the main thread waits while any of them paints.
[[nodiscard]] bool paintDrawing(QPainter& painter, const QString& name, const QRectF& place, const QColor& color);

}  // namespace basekeeper
