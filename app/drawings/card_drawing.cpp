// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawings/card_drawing.h"

#include "app/drawings/paint_drawing.h"
#include "app/drawings/paint_frame.h"
#include "app/drawings/pixel_font.h"

#include <QCache>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QQmlInfo>

#include <algorithm>
#include <array>
#include <cmath>

namespace basekeeper {
namespace {

constexpr int smallestFigure = 9;  // that can be read
constexpr int smallestDrawing = 8;
constexpr int drawingSteps = 4;     // its sides are in steps, so that cards of nearly one size share what is drawn
constexpr int keptCardsKiB = 1024;  // the cards of a full table, in a few states

/// All that a card shows, and how large: width and height in units, and the pixels of each unit.
struct CardLook {
    QString card;
    QString numberFamily;
    std::array<int, 3> numbers;
    std::array<qreal, 5> lengths;
    std::array<QRgb, 6> colors;
    bool struck;

    friend bool operator==(const CardLook&, const CardLook&) = default;
    friend std::size_t qHash(const CardLook& look, std::size_t seed = 0) {
        seed = qHashRange(look.numbers.begin(), look.numbers.end(), seed);
        seed = qHashRange(look.lengths.begin(), look.lengths.end(), seed);
        seed = qHashRange(look.colors.begin(), look.colors.end(), seed);
        return qHashMulti(seed, look.card, look.numberFamily, look.struck);
    }
};

QCache<CardLook, QImage>& keptCards() {
    static QCache<CardLook, QImage> cards(keptCardsKiB);
    return cards;
}

}  // namespace

CardDrawing::CardDrawing(QQuickItem* parent) : Painting(parent) {
    connect(this, &CardDrawing::cardChanged, this, &Painting::changed);
}

void CardDrawing::paint(QPainter* painter) {
    const qreal scale = painter->transform().m11();
    const CardLook look{
        m_card,
        m_numberFamily,
        {m_attack, m_defense, m_largestFigure},
        {width(), height(), scale, m_radius, m_edgeWidth},
        {m_ground.rgba(), m_edge.rgba(), m_ink.rgba(), m_attackInk.rgba(), m_defenseInk.rgba(), m_strike.rgba()},
        m_struck};
    if (const QImage* image = keptCards().object(look)) {
        painter->drawImage(QPointF(), *image);
        return;
    }
    QImage image(QSizeF(width() * scale, height() * scale).toSize().expandedTo({1, 1}),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter once(&image);
    once.scale(scale, scale);
    const bool isKnown = paintCard(once);
    once.end();
    // Not before: a painter does not tell what it paints of the pixels that the image has for each unit.
    image.setDevicePixelRatio(scale);
    painter->drawImage(QPointF(), image);
    if (isKnown) keptCards().insert(look, new QImage(image), static_cast<int>(image.sizeInBytes() / 1024) + 1);
    else qmlWarning(this) << "There is no card " << m_card;
}

bool CardDrawing::paintCard(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter, QRectF(0, 0, width(), height()), m_radius, m_ground, {m_edge, m_edgeWidth});

    const auto digits = static_cast<int>(QString::number(m_attack).size() + QString::number(m_defense).size());
    const int figure = std::min(m_largestFigure, static_cast<int>(std::floor((width() - 4) / (digits * 0.66 + 0.4))));
    const bool hasFigures = figure >= smallestFigure && height() >= width() + figure * 0.5;
    const qreal room = hasFigures ? height() - figure * 1.3 - 2 : height() - 2;
    const int steps = static_cast<int>(std::floor(std::min(width() - 2, room) / drawingSteps));
    const int side = std::max(smallestDrawing, steps * drawingSteps);
    const QRectF place(std::round((width() - side) / 2), hasFigures ? 2 : std::round((height() - side) / 2), side,
                       side);
    const bool isKnown = m_card.isEmpty() || paintDrawing(painter, QStringLiteral("cards/") + m_card, place, m_ink);
    if (hasFigures) paintFigures(painter, figure);

    if (m_struck) {
        painter.setPen(QPen(m_strike, 2));
        painter.drawLine(QPointF(2, height() - 2), QPointF(width() - 2, 2));
    }
    return isKnown;
}

void CardDrawing::paintFigures(QPainter& painter, int size) const {
    const QFont font = pixelFont(m_numberFamily, size, true);
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
