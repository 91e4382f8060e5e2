// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/all_your_base/course.h"
#include "core/all_your_base/setup.h"

#include <QFont>
#include <QPainter>
#include <QRectF>

namespace basekeeper {

/// The bases that every seat held, turn by turn, on paper: a line in the colour of each seat with its shape, filled
/// where it captured a base and open where it countered an attack; and below, whose line is whose.
class ReportChart {
public:
    ReportChart(const all_your_base::Course& course, const all_your_base::Setup& setup, int threshold, const QFont& font);

    void paint(QPainter& painter, const QRectF& place) const;

private:
    [[nodiscard]] int top() const;
    void paintGrid(QPainter& painter, const QRectF& plot) const;
    void paintSeat(QPainter& painter, const QRectF& plot, int seat) const;
    void paintLegend(QPainter& painter, const QRectF& place) const;
    [[nodiscard]] QPointF point(const QRectF& plot, int turn, int seat) const;
    [[nodiscard]] qreal em(const QPainter& painter) const;

    const all_your_base::Course& m_course;
    const all_your_base::Setup& m_setup;
    int m_threshold;
    QFont m_font;
};

}  // namespace basekeeper
