// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawings/ground_drawing.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

namespace basekeeper {
namespace {

constexpr qreal ridgeStep = 6;      // units between two corners of a ridge
constexpr qreal waveLength = 300;   // of its widest wave, in units
constexpr qreal farHeight = 0.72;   // of the whole: the middle of the farther ridge
constexpr qreal nearHeight = 0.38;  // and of the nearer one
constexpr qreal swing = 0.2;        // of the whole: how far a ridge rises and falls
constexpr qreal craterEvery = 130;  // units of ground for each crater

using Random = std::minstd_rand;  // the same on every machine

qreal between(Random& random, qreal least, qreal most) {
    return least + (most - least) * static_cast<qreal>(random() - Random::min()) / (Random::max() - Random::min());
}

QPainterPath ridge(Random& random, const QSizeF& size, qreal height) {
    const qreal wide = between(random, 0, 2 * std::numbers::pi);
    const qreal narrow = between(random, 0, 2 * std::numbers::pi);
    QPainterPath path;
    path.moveTo(0, size.height());
    for (qreal x = 0; x < size.width() + ridgeStep; x += ridgeStep) {
        const qreal turn = 2 * std::numbers::pi * x / waveLength;
        const qreal rise = height + swing * (0.7 * std::sin(turn + wide) + 0.3 * std::sin(2.7 * turn + narrow));
        path.lineTo(std::min(x, size.width()), size.height() * (1 - rise));
    }
    path.lineTo(size.width(), size.height());
    path.closeSubpath();
    return path;
}

}  // namespace

void GroundDrawing::paint(QPainter* painter) {
    Random random(static_cast<Random::result_type>(m_number) + 7);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    // As if it went on above, where no corner is round. Clipped, not cut: paths are slow to intersect.
    QPainterPath place;
    place.addRoundedRect(QRectF(0, -m_radius, width(), height() + m_radius), m_radius, m_radius);
    painter->setClipPath(place);
    painter->fillPath(ridge(random, size(), farHeight), m_farColor);
    const QPainterPath near = ridge(random, size(), nearHeight);
    painter->fillPath(near, m_color);
    painter->setClipPath(near, Qt::IntersectClip);
    painter->setBrush(m_craterColor);
    for (qreal x = between(random, 0, craterEvery); x < width(); x += between(random, 0.6, 1.4) * craterEvery) {
        const qreal radius = between(random, 0.06, 0.16) * height();
        painter->drawEllipse(QPointF(x, height() * between(random, 0.7, 0.95)), 2.2 * radius, radius * 0.7);
    }
}

}  // namespace basekeeper
