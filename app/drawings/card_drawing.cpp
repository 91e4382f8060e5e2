// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawings/card_drawing.h"

#include "app/drawings/paint_drawing.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QQmlInfo>

#include <algorithm>
#include <cmath>

namespace basekeeper {
namespace {

constexpr int smallestFigure = 9;  // that can be read
constexpr int smallestDrawing = 8;
constexpr int drawingSteps = 4;  // its sides are in steps, so that cards of nearly one size share what is drawn

}  // namespace

CardDrawing::CardDrawing(QQuickItem* parent) : Painting(parent) {
    connect(this, &CardDrawing::cardChanged, this, &Painting::changed);
}

void CardDrawing::paint(QPainter* painter) {
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal half = m_edgeWidth / 2;
    painter->setPen(QPen(m_edge, m_edgeWidth));
    painter->setBrush(m_ground);
    painter->drawRoundedRect(QRectF(0, 0, width(), height()).adjusted(half, half, -half, -half), m_radius - half,
                             m_radius - half);

    const auto digits = static_cast<int>(QString::number(m_attack).size() + QString::number(m_defense).size());
    const int figure = std::min(m_largestFigure, static_cast<int>(std::floor((width() - 4) / (digits * 0.66 + 0.4))));
    const bool hasFigures = figure >= smallestFigure && height() >= width() + figure * 0.5;
    const qreal room = hasFigures ? height() - figure * 1.3 - 2 : height() - 2;
    const int steps = static_cast<int>(std::floor(std::min(width() - 2, room) / drawingSteps));
    const int side = std::max(smallestDrawing, steps * drawingSteps);
    const QRectF place(std::round((width() - side) / 2), hasFigures ? 2 : std::round((height() - side) / 2), side,
                       side);
    if (!m_card.isEmpty() && !paintDrawing(*painter, QStringLiteral("cards/") + m_card, place, m_ink))
        qmlWarning(this) << "There is no card " << m_card;
    if (hasFigures) paintFigures(*painter, figure);

    if (!m_struck) return;
    painter->setPen(QPen(m_strike, 2));
    painter->drawLine(QPointF(2, height() - 2), QPointF(width() - 2, 2));
}

void CardDrawing::paintFigures(QPainter& painter, int size) const {
    QFont font(m_numberFamily);
    font.setPixelSize(size);
    font.setBold(true);
    const QFontMetricsF metrics(font);
    const QString attack = QString::number(m_attack);
    const QString defense = QString::number(m_defense);
    const qreal attackWidth = metrics.horizontalAdvance(attack);
    const qreal both = attackWidth + metrics.horizontalAdvance(defense);
    // Nearer to each other than to the figures of the card beside.
    const qreal gap = std::round(std::min(size * 0.7, width() - 4 - both));
    const qreal left = (width() - both - gap) / 2;
    const qreal baseline = height() - 1 - metrics.descent();
    painter.setFont(font);
    painter.setPen(m_attackInk);
    painter.drawText(QPointF(left, baseline), attack);
    painter.setPen(m_defenseInk);
    painter.drawText(QPointF(left + attackWidth + gap, baseline), defense);
}

}  // namespace basekeeper
