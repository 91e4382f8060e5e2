// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/seat_look.h"

#include <QPolygonF>

#include <array>

namespace basekeeper {

namespace {

constexpr std::size_t looks = 6;
using Corners = std::initializer_list<QPointF>;

// The same as in Theme's LightPalette and Controls/icons, where a square has a side of 24.
constexpr std::array<QRgb, looks> colors{0xFF15659F, 0xFF94520A, 0xFF0C6E50, 0xFFA12E70, 0xFF6E5D00, 0xFF5B41C4};
constexpr qreal side = 24;

std::size_t lookOf(int seat) { return static_cast<std::size_t>(seat) % looks; }

QPainterPath polygon(Corners corners) {
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(corners)));
    path.closeSubpath();
    return path;
}

QPainterPath circle() {
    QPainterPath path;
    path.addEllipse(QPointF(side / 2, side / 2), 11, 11);
    return path;
}

}  // namespace

QColor seatColor(int seat) { return QColor::fromRgba(colors[lookOf(seat)]); }

QString seatLetter(int seat) { return QString(QChar(u'A' + static_cast<char16_t>(lookOf(seat)))); }

QPainterPath seatShape(int seat, const QRectF& square) {
    static const std::array<QPainterPath, looks> shapes{
        circle(),
        polygon({{12, 1}, {23.5, 22}, {0.5, 22}}),
        polygon({{2, 2}, {22, 2}, {22, 22}, {2, 22}}),
        polygon({{12, 0.5}, {23.5, 12}, {12, 23.5}, {0.5, 12}}),
        polygon({{12, 0.8},
                 {15.88, 7.46},
                 {23.41, 9.09},
                 {18.28, 14.84},
                 {19.05, 22.51},
                 {12, 19.4},
                 {4.95, 22.51},
                 {5.72, 14.84},
                 {0.59, 9.09},
                 {8.12, 7.46}}),
        polygon({{6.3, 2}, {17.7, 2}, {23.5, 12}, {17.7, 22}, {6.3, 22}, {0.5, 12}}),
    };
    QTransform fit;
    fit.translate(square.left(), square.top());
    fit.scale(square.width() / side, square.height() / side);
    return fit.map(shapes[lookOf(seat)]);
}

}  // namespace basekeeper
