// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawings/paint_frame.h"

#include <QPainter>

namespace basekeeper {

void paintFrame(QPainter& painter, const QRectF& place, qreal radius, const QColor& ground, const FrameEdge& edge) {
    if (ground.alpha() == 0 && edge.width <= 0) return;
    const qreal half = edge.width / 2;
    painter.setPen(edge.width > 0 ? QPen(edge.color, edge.width) : QPen(Qt::NoPen));
    painter.setBrush(ground);
    painter.drawRoundedRect(place.adjusted(half, half, -half, -half), radius - half, radius - half);
}

}  // namespace basekeeper
