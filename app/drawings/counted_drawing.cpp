// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawings/counted_drawing.h"

#include "app/drawings/paint_drawing.h"
#include "app/drawings/pixel_font.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QQmlInfo>

#include <algorithm>
#include <cmath>

namespace basekeeper {

CountedDrawing::CountedDrawing(QQuickItem* parent) : Painting(parent) {
    connect(this, &Painting::changed, this, [this] {
        if (isComponentComplete()) fit();
    });
}

void CountedDrawing::componentComplete() {
    Painting::componentComplete();
    fit();
}

QFont CountedDrawing::font() const { return pixelFont(m_family, m_pixelSize, true); }

void CountedDrawing::fit() {
    if (m_count <= 1) return setImplicitSize(m_size, m_size);
    const QFontMetricsF metrics(font());
    setImplicitSize(m_size + std::ceil(metrics.horizontalAdvance(QString::number(m_count))),
                    std::max(m_size, std::ceil(metrics.height())));
}

void CountedDrawing::paint(QPainter* painter) {
    const QRectF place(0, (height() - m_size) / 2, m_size, m_size);
    if (m_size >= 1 && !paintDrawing(*painter, m_name, place, m_color))
        return static_cast<void>(qmlWarning(this) << "There is no drawing " << m_name);
    if (m_count <= 1) return;
    painter->setFont(font());
    painter->setPen(m_numberColor);
    painter->drawText(QRectF(m_size, 0, width() - m_size, height()), Qt::AlignVCenter | Qt::AlignLeft,
                      QString::number(m_count));
}

}  // namespace basekeeper
