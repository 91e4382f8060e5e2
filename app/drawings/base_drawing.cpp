// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drawings/base_drawing.h"

#include "app/drawings/paint_drawing.h"
#include "app/drawings/paint_frame.h"
#include "app/drawings/pixel_font.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QQmlInfo>

#include <algorithm>
#include <cmath>

namespace basekeeper {
namespace {

constexpr qreal domeShare = 0.66;  // of the square drawing, in its middle: the height of the dome; in Dome.qml, too
constexpr qreal domeAbove = 0.2;   // of that square: what lies above the dome
constexpr qreal flagShare = 0.26;  // of that square: the side of the flag
constexpr qreal partGap = 2;       // between the sign of the price and its figure
constexpr qreal priceMargin = 4;   // beside them
constexpr qreal aimShare = 0.18;   // of the shorter side: an arm of the angle in a corner
constexpr qreal aimWidth = 4;      // of such an arm

}  // namespace

BaseDrawing::BaseDrawing(QQuickItem* parent) : Painting(parent) {
    for (const auto told : {&BaseDrawing::labelChanged, &BaseDrawing::capturedChanged, &BaseDrawing::doomedChanged,
                            &BaseDrawing::chosenChanged, &BaseDrawing::attackedChanged, &BaseDrawing::priceChanged,
                            &BaseDrawing::insetChanged, &BaseDrawing::domeChanged})
        connect(this, told, this, &Painting::changed);
}

QRectF BaseDrawing::dome() const {
    const qreal side = m_domeHeight / domeShare;
    return {std::round((width() - side) / 2), m_domeTop, side, m_domeHeight};
}

void BaseDrawing::geometryChange(const QRectF& now, const QRectF& before) {
    Painting::geometryChange(now, before);
    if (now.width() != before.width()) emit domeChanged();
}

QRectF BaseDrawing::frame() const {
    return {0, 0, width(), m_frameHeight > 0 ? std::min(m_frameHeight, height()) : height()};
}

void BaseDrawing::paint(QPainter* painter) {
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF place = frame();
    paintFrame(*painter, place, m_radius, m_ground, {m_edge, m_edgeWidth});
    if (m_focused)
        paintFrame(*painter, place.adjusted(m_edgeWidth, m_edgeWidth, -m_edgeWidth, -m_edgeWidth),
                   m_radius - m_edgeWidth, Qt::transparent, {m_focusInk, m_focusWidth});
    paintLabel(*painter);
    paintDome(*painter);
    if (m_chosen || m_price > 0) paintPrice(*painter);
    if (m_attacked) paintAim(*painter);
}

void BaseDrawing::paintAim(QPainter& painter) const {
    const QRectF around = frame();
    const qreal arm = std::round(std::min(around.width(), around.height()) * aimShare);
    for (const qreal y : {0.0, around.height() - aimWidth})
        for (const qreal x : {0.0, around.width() - arm}) painter.fillRect(QRectF(x, y, arm, aimWidth), m_aimInk);
    for (const qreal x : {0.0, around.width() - aimWidth})
        for (const qreal y : {0.0, around.height() - arm}) painter.fillRect(QRectF(x, y, aimWidth, arm), m_aimInk);
}

void BaseDrawing::paintLabel(QPainter& painter) const {
    const QFont font = pixelFont(m_labelFamily, m_labelSize, m_captured);
    painter.setFont(font);
    painter.setPen(m_labelInk);
    painter.drawText(QPointF(m_inset, m_inset - 2 + QFontMetricsF(font).ascent()), m_label);
}

void BaseDrawing::paintDome(QPainter& painter) const {
    const QRectF place = dome();
    const qreal side = std::round(place.width());
    if (side < 1) return;
    const QString name = m_doomed ? QStringLiteral("bases/dome-broken") : QStringLiteral("bases/dome");
    const QRectF whole(place.x(), place.y() - std::round(domeAbove * place.width()), side, side);
    if (!paintDrawing(painter, name, whole, m_domeInk)) qmlWarning(this) << "There is no drawing " << name;
    if (!m_captured || m_doomed) return;
    const qreal flag = std::max(1.0, std::round(place.width() * flagShare));
    const QRectF planted(std::round(place.center().x() + place.width() * 0.02), place.y() - std::round(flag * 0.35),
                         flag, flag);
    if (!paintDrawing(painter, QStringLiteral("flag"), planted, m_flagInk)) qmlWarning(this) << "There is no flag";
}

void BaseDrawing::paintPrice(QPainter& painter) const {
    const QFont font = pixelFont(m_numberFamily, m_labelSize, true);
    const QFontMetricsF metrics(font);
    const QString figure = m_price > 0 ? QString::number(m_price) : QString();
    const qreal figureWidth = figure.isEmpty() ? 0 : partGap + metrics.horizontalAdvance(figure);
    const qreal high = std::ceil(std::max(metrics.height(), m_labelSize * 1.3));
    const qreal wide = std::ceil(m_labelSize + figureWidth + 2 * priceMargin);
    const QRectF place(width() - wide, 0, wide, high);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_priceGround);
    painter.drawRoundedRect(place, m_radius, m_radius);
    const QRectF sign(place.x() + priceMargin, std::round((high - m_labelSize) / 2), m_labelSize, m_labelSize);
    const QString name = m_chosen ? QStringLiteral("check") : QStringLiteral("attack");
    if (!paintDrawing(painter, name, sign, m_priceInk)) qmlWarning(this) << "There is no sign " << name;
    painter.setFont(font);
    painter.setPen(m_priceInk);
    painter.drawText(QPointF(sign.right() + partGap, (high - metrics.height()) / 2 + metrics.ascent()), figure);
}

}  // namespace basekeeper
