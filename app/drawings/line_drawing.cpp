// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawings/line_drawing.h"

#include "app/drawings/paint_drawing.h"

#include <QLineF>
#include <QPainter>
#include <QPen>
#include <QQmlInfo>

#include <optional>

namespace basekeeper {
namespace {

constexpr qreal sizesApart = 3;  // from the middle of one shape to that of the next

}  // namespace

LineDrawing::LineDrawing(QQuickItem* parent) : Painting(parent) {}

void LineDrawing::paint(QPainter* painter) {
    const QPolygonF corners = places();
    painter->setRenderHint(QPainter::Antialiasing);
    paintLine(*painter, corners);
    if (!m_shape.isEmpty() && m_shapeSize >= 1) paintShapes(*painter, corners);
}

/// Where the corners are in the item. None as long as it spans nothing.
QPolygonF LineDrawing::places() const {
    const QSizeF room(width() - 2 * m_margin, height() - 2 * m_margin);
    if (m_span.isEmpty() || room.isEmpty()) return {};
    const qreal across = room.width() / m_span.width();
    const qreal up = room.height() / m_span.height();
    QPolygonF places;
    places.reserve(m_corners.size());
    for (const QPointF& corner : m_corners)
        places << QPointF(m_margin + (corner.x() - m_span.x()) * across,
                          height() - m_margin - (corner.y() - m_span.y()) * up);
    return places;
}

void LineDrawing::paintLine(QPainter& painter, const QPolygonF& places) const {
    QList<QLineF> parts;
    for (qsizetype i = 1; i < places.size(); ++i) parts << QLineF(places[i - 1], places[i]);
    // Part by part, a hundred times faster than as one outline that crosses itself. The square ends close the bends.
    painter.setPen(QPen(m_color, m_lineWidth, Qt::SolidLine, Qt::SquareCap));
    painter.drawLines(parts);
}

void LineDrawing::paintShapes(QPainter& painter, const QPolygonF& places) const {
    std::optional<qreal> last;
    for (const QPointF& middle : places) {
        if (last && middle.x() - *last < sizesApart * m_shapeSize) continue;
        last = middle.x();
        const QPoint corner = (middle - QPointF(m_shapeSize, m_shapeSize) / 2).toPoint();
        if (!paintDrawing(painter, m_shape, QRectF(corner, QSizeF(m_shapeSize, m_shapeSize)), m_color))
            return static_cast<void>(qmlWarning(this) << "There is no drawing " << m_shape);
    }
}

}  // namespace basekeeper
