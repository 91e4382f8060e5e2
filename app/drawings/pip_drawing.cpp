// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawings/pip_drawing.h"

#include "app/drawings/paint_frame.h"

#include <QPainter>

#include <algorithm>

namespace basekeeper {

PipDrawing::PipDrawing(QQuickItem* parent) : Painting(parent) {
    for (const auto told : {&PipDrawing::countChanged, &PipDrawing::gapChanged})
        connect(this, told, this, &Painting::changed);
}

void PipDrawing::paint(QPainter* painter) {
    if (m_count < 1) return;
    const qreal whole = m_upright ? height() : width();
    const qreal across = m_upright ? width() : height();
    const qreal gap = std::min(m_gap, whole / (2.0 * m_count));
    const qreal along = (whole - (m_count - 1) * gap) / m_count;
    painter->setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < m_count; ++i) {
        const bool isFilled = i < m_filled;
        const qreal thick = isFilled ? across : m_thin;
        const qreal from = (m_upright ? m_count - 1 - i : i) * (along + gap);
        const qreal aside = (across - thick) / 2;
        const QRectF place = m_upright ? QRectF(aside, from, thick, along) : QRectF(from, aside, along, thick);
        const bool isEdged = !isFilled && m_emptyEdge.alpha() > 0;
        paintFrame(*painter, place, m_radius, isFilled ? m_color : m_emptyColor, {m_emptyEdge, isEdged ? 1.0 : 0.0});
    }
}

}  // namespace basekeeper
