// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drawings/painting.h"

#include <QColor>
#include <QList>
#include <QPointF>
#include <QPolygonF>
#include <QQmlEngine>
#include <QRectF>
#include <QString>

namespace basekeeper {

/// A line of a chart, of any number of corners, with a shape at as many of them as stand apart, so that it is known not
/// by its colour alone. Qt Charts takes the corners of a line one by one and draws the whole anew for each, which takes
/// a second for a session of 10,000 acts.
class LineDrawing : public basekeeper::Painting {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<QPointF> corners MEMBER m_corners NOTIFY changed)  ///< in the chart's own values, y upwards
    /// The values that the item spans within its margins: from x and y, so wide and so high.
    Q_PROPERTY(QRectF span MEMBER m_span NOTIFY changed)
    Q_PROPERTY(qreal margin MEMBER m_margin NOTIFY changed)  ///< on all sides, for the width of the line and the shapes
    Q_PROPERTY(qreal lineWidth MEMBER m_lineWidth NOTIFY changed)
    Q_PROPERTY(QString shape MEMBER m_shape NOTIFY changed)  ///< a drawing, as for `paintDrawing`; empty: none
    Q_PROPERTY(qreal shapeSize MEMBER m_shapeSize NOTIFY changed)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed)

public:
    explicit LineDrawing(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

private:
    [[nodiscard]] QPolygonF places() const;
    void paintLine(QPainter& painter, const QPolygonF& places) const;
    void paintShapes(QPainter& painter, const QPolygonF& places) const;

    QList<QPointF> m_corners;
    QRectF m_span;
    qreal m_margin = 0;
    qreal m_lineWidth = 1;
    QString m_shape;
    qreal m_shapeSize = 0;
    QColor m_color = Qt::white;
};

}  // namespace basekeeper
