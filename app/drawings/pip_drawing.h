// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drawings/painting.h"

#include <QColor>
#include <QQmlEngine>

namespace basekeeper {

/// Segments across the whole width, or upright from the foot to the top, the first of them filled and thicker: how much
/// of something is reached. One item, for each seat of the table shows up to twelve segments and more. Lengths are in
/// units.
class PipDrawing : public basekeeper::Painting {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count MEMBER m_count NOTIFY countChanged)  ///< below 1: nothing is painted
    Q_PROPERTY(int filled MEMBER m_filled NOTIFY changed)     ///< more than there are fill them all
    Q_PROPERTY(bool upright MEMBER m_upright NOTIFY changed)
    Q_PROPERTY(qreal gap MEMBER m_gap NOTIFY changed)    ///< between two segments
    Q_PROPERTY(qreal thin MEMBER m_thin NOTIFY changed)  ///< how thick those are that are not filled
    Q_PROPERTY(qreal radius MEMBER m_radius NOTIFY changed)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed)            ///< of those that are filled
    Q_PROPERTY(QColor emptyColor MEMBER m_emptyColor NOTIFY changed)  ///< of the others
    Q_PROPERTY(QColor emptyEdge MEMBER m_emptyEdge NOTIFY changed)    ///< around the others, one unit wide

public:
    explicit PipDrawing(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

signals:
    // What others of its properties may hang on; for the rest, `changed` is enough.
    void countChanged();
    void gapChanged();

private:
    int m_count = 0;
    int m_filled = 0;
    bool m_upright = false;
    qreal m_gap = 4;
    qreal m_thin = 4;
    qreal m_radius = 2;
    QColor m_color = Qt::white;
    QColor m_emptyColor = Qt::gray;
    QColor m_emptyEdge = Qt::transparent;
};

}  // namespace basekeeper
