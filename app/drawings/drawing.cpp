// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawings/drawing.h"

#include "app/drawings/paint_drawing.h"

#include <QQmlInfo>

#include <algorithm>

namespace basekeeper {

Drawing::Drawing(QQuickItem* parent) : Painting(parent) {}

void Drawing::setName(const QString& name) {
    if (m_name == name) return;
    m_name = name;
    update();
    emit nameChanged();
}

void Drawing::setColor(const QColor& color) {
    if (m_color == color) return;
    m_color = color;
    update();
    emit colorChanged();
}

void Drawing::setSide(qreal side) {
    if (m_side == side) return;
    m_side = side;
    setImplicitSize(side, side);
    update();
    emit sideChanged();
}

void Drawing::paint(QPainter* painter) {
    const qreal side = std::min({m_side, width(), height()});
    const QRectF place((width() - side) / 2, (height() - side) / 2, side, side);
    if (!m_name.isEmpty() && side >= 1 && !paintDrawing(*painter, m_name, place, m_color))
        qmlWarning(this) << "There is no drawing " << m_name;
}

}  // namespace basekeeper
