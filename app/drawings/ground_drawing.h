// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drawings/painting.h"

#include <QColor>
#include <QQmlEngine>

namespace basekeeper {

/// The ground of a planet: two ridges, one behind the other, and craters in the nearer one. Each number has ground of
/// its own, which is the same every time.
class GroundDrawing : public basekeeper::Painting {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int number MEMBER m_number NOTIFY changed)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed)        ///< of the nearer ridge
    Q_PROPERTY(QColor farColor MEMBER m_farColor NOTIFY changed)  ///< of the other one
    Q_PROPERTY(QColor craterColor MEMBER m_craterColor NOTIFY changed)
    Q_PROPERTY(qreal radius MEMBER m_radius NOTIFY changed)  ///< of the two lower corners, in units

public:
    using Painting::Painting;

    void paint(QPainter* painter) override;

private:
    int m_number = 0;
    QColor m_color = Qt::gray;
    QColor m_farColor = Qt::lightGray;
    QColor m_craterColor = Qt::darkGray;
    qreal m_radius = 0;
};

}  // namespace basekeeper
