// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawings/line_drawing.h"

#include <QPainter>
#include <QPolygonF>

namespace basekeeper {

LineDrawing::LineDrawing(QQuickItem* parent) : Painting(parent) {}

void LineDrawing::paint(QPainter* painter) {
    const QSizeF room(width() - 2 * m_margin, height() - 2 * m_margin);
    if (m_span.isEmpty() || room.isEmpty()) return;
    const qreal across = room.width() / m_span.width();
    const qreal up = room.height() / m_span.height();
    QPolygonF line;
    for (const QPointF& corner : m_corners)
        line << QPointF(m_margin + (corner.x() - m_span.x()) * across,
                        height() - m_margin - (corner.y() - m_span.y()) * up);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(m_color, m_lineWidth, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter->drawPolyline(line);
}

}  // namespace basekeeper
