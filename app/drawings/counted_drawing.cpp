// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawings/counted_drawing.h"

#include "app/drawings/paint_drawing.h"

#include <QFont>
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

QFont CountedDrawing::font() const {
    QFont font(m_family);
    font.setPixelSize(std::max(1, m_pixelSize));
    font.setBold(true);
    return font;
}

QString CountedDrawing::number() const { return m_count > 1 ? QString::number(m_count) : QString(); }

void CountedDrawing::fit() {
    if (m_count <= 1) return setImplicitSize(m_size, m_size);
    const QFontMetricsF metrics(font());
    setImplicitSize(m_size + std::ceil(metrics.horizontalAdvance(number())),
                    std::max(m_size, std::ceil(metrics.height())));
}

void CountedDrawing::paint(QPainter* painter) {
    const QRectF place(0, (height() - m_size) / 2, m_size, m_size);
    if (m_size >= 1 && !paintDrawing(*painter, m_name, place, m_color))
        return static_cast<void>(qmlWarning(this) << "There is no drawing " << m_name);
    if (m_count <= 1) return;
    painter->setFont(font());
    painter->setPen(m_numberColor);
    painter->drawText(QRectF(m_size, 0, width() - m_size, height()), Qt::AlignVCenter | Qt::AlignLeft, number());
}

}  // namespace basekeeper
