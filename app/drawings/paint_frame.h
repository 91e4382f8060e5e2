// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace basekeeper {

/// How the edge of a frame is drawn: within its place. With a width of 0 there is none.
struct FrameEdge {
    QColor color;
    qreal width = 0;
};

/// Fills a place with round corners and draws its edge. Lengths are in the painter's units.
void paintFrame(QPainter& painter, const QRectF& place, qreal radius, const QColor& ground, const FrameEdge& edge);

}  // namespace basekeeper
