// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/session_course.h"

#include <QFont>
#include <QPainter>
#include <QRectF>

namespace basekeeper {

/// For lines and words in print that matter less.
inline constexpr QRgb softInk = 0xFF4A5470;

/// The score of every seat by stage, in print: a line in each seat's colour with the seat's shape at each mark, filled
/// or open (`MarkKind::filled`); below it a legend.
class ReportChart {
public:
    ReportChart(const SessionCourse& course, const std::vector<Seat>& seats, const QFont& font);

    void paint(QPainter& painter, const QRectF& place) const;

private:
    /// The highest and the lowest score that there is room for.
    [[nodiscard]] int top() const;
    [[nodiscard]] int bottom() const;
    [[nodiscard]] qreal heightOf(const QRectF& plot, int score) const;
    void paintGrid(QPainter& painter, const QRectF& plot) const;
    void paintSeat(QPainter& painter, const QRectF& plot, int seat) const;
    void paintLegend(QPainter& painter, const QRectF& place) const;
    [[nodiscard]] QPointF point(const QRectF& plot, int stage, int seat) const;
    [[nodiscard]] qreal em(const QPainter& painter) const;

    const SessionCourse& m_course;
    const std::vector<Seat>& m_seats;
    QFont m_font;
};

}  // namespace basekeeper
