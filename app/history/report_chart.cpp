// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/report_chart.h"

#include "app/history/course_texts.h"
#include "app/language/joined.h"
#include "app/session/seat_look.h"
#include "app/session/seat_names.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>

namespace basekeeper {

namespace {

struct ReportChartText {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

constexpr QRgb paleInk = 0xFFC9CFDE;

/// A step between the numbers of an axis for at most `most` of them: 1, 2, 5, 10, 20, ...
int stepFor(int range, int most) {
    for (int step = 1;; step *= 10)
        for (const int wider : {step, 2 * step, 5 * step})
            if (range / wider <= most) return wider;
}

QRectF around(const QPointF& center, qreal size) { return {center.x() - size / 2, center.y() - size / 2, size, size}; }

}  // namespace

ReportChart::ReportChart(const SessionCourse& course, const std::vector<Seat>& seats, const QFont& font)
    : m_course(course), m_seats(seats), m_font(font) {}

int ReportChart::top() const {
    int most = m_course.goal.value_or(1);
    for (const auto& scores : m_course.scoreAfterStage) most = std::max(most, std::ranges::max(scores));
    return most;
}

int ReportChart::bottom() const {
    int least = 0;
    for (const auto& scores : m_course.scoreAfterStage) least = std::min(least, std::ranges::min(scores));
    return least;
}

qreal ReportChart::heightOf(const QRectF& plot, int score) const {
    return plot.bottom() - plot.height() * (score - bottom()) / (top() - bottom());
}

qreal ReportChart::em(const QPainter& painter) const { return QFontMetricsF(m_font, painter.device()).height(); }

QPointF ReportChart::point(const QRectF& plot, int stage, int seat) const {
    const int score = m_course.scoreAfterStage[static_cast<std::size_t>(stage)][static_cast<std::size_t>(seat)];
    const qreal x = plot.left() + plot.width() * stage / std::max(1, m_course.stages);
    return {x, heightOf(plot, score)};
}

void ReportChart::paint(QPainter& painter, const QRectF& place) const {
    const qreal line = em(painter);
    // The legend has two rows of up to three names, and a row that explains the shapes. The labels of the stages are
    // above.
    const int rows = m_seats.size() > 3 ? 2 : 1;
    const QRectF legend(place.left(), place.bottom() - (rows + 1) * 1.5 * line, place.width(), (rows + 1) * 1.5 * line);
    const QRectF plot = place.adjusted(2.2 * line, line, -line, -legend.height() - 2.6 * line);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_font);
    paintGrid(painter, plot);
    for (int seat = 0; seat < static_cast<int>(m_seats.size()); ++seat) paintSeat(painter, plot, seat);
    paintLegend(painter, legend);
    painter.restore();
}

void ReportChart::paintGrid(QPainter& painter, const QRectF& plot) const {
    const qreal line = em(painter);
    const QPen pale(QColor::fromRgba(paleInk), line / 20);
    const QPen soft(QColor::fromRgba(softInk), line / 20);
    constexpr int linesAcross = 8;
    const int step = stepFor(top() - bottom(), linesAcross);
    for (int score = bottom() / step * step; score <= top(); score += step) {
        const qreal y = heightOf(plot, score);
        painter.setPen(pale);
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(soft);
        painter.drawText(QRectF(plot.left() - 2.2 * line, y - line / 2, 1.8 * line, line),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(score));
    }
    constexpr int stagesNumbered = 20;
    const int stages = std::max(1, m_course.stages);
    const int stageStep = stepFor(stages, stagesNumbered);
    for (int stage = 0; stage <= stages; stage += stageStep) {
        const qreal x = plot.left() + plot.width() * stage / stages;
        painter.drawText(QRectF(x - 2 * line, plot.bottom() + line / 3, 4 * line, line),
                         Qt::AlignHCenter | Qt::AlignTop, QString::number(stage));
    }
    painter.drawText(QRectF(plot.left(), plot.bottom() + 1.4 * line, plot.width(), line),
                     Qt::AlignHCenter | Qt::AlignTop, CourseTexts::text(m_course.kinds.stage.axis));
    if (!m_course.goal) return;
    QPen needed(QColor::fromRgba(softInk), line / 12, Qt::DashLine);
    painter.setPen(needed);
    const qreal y = heightOf(plot, *m_course.goal);
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    painter.drawText(QRectF(plot.left() + line / 3, y - 1.2 * line, plot.width(), 1.2 * line),
                     Qt::AlignLeft | Qt::AlignVCenter, ReportChartText::tr("needed to win: %1").arg(*m_course.goal));
}

void ReportChart::paintSeat(QPainter& painter, const QRectF& plot, int seat) const {
    const qreal line = em(painter);
    // Of coinciding lines the lower ones are wider, so that all are visible where they truly are.
    const qreal width = line / 8 * (1 + 0.7 * static_cast<qreal>(m_seats.size() - 1 - static_cast<std::size_t>(seat)));
    QPolygonF course;
    for (int stage = 0; stage <= m_course.lastStageOf(seat); ++stage) course << point(plot, stage, seat);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(seatColor(seat), width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(course);
    painter.setPen(QPen(seatColor(seat), line / 8));
    for (const auto& mark : m_course.marks) {
        if (mark.seat != seat) continue;
        const QPainterPath shape = seatShape(seat, around(point(plot, mark.stage, seat), 0.7 * line));
        painter.setBrush(mark.kind.filled ? QBrush(seatColor(seat)) : QBrush(Qt::white));
        painter.drawPath(shape);
    }
}

void ReportChart::paintLegend(QPainter& painter, const QRectF& place) const {
    const qreal line = em(painter);
    const QFontMetricsF metrics(m_font, painter.device());
    constexpr int columns = 3;
    const qreal width = place.width() / columns;
    for (int seat = 0; seat < static_cast<int>(m_seats.size()); ++seat) {
        const int row = seat / columns;
        const QRectF entry(place.left() + seat % columns * width, place.top() + row * 1.5 * line, width, line);
        painter.fillPath(seatShape(seat, QRectF(entry.left(), entry.top(), line, line)), seatColor(seat));
        const QString name = seatName(m_seats, seat);
        painter.setPen(Qt::black);
        painter.drawText(entry.adjusted(1.4 * line, 0, -line / 2, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(Joined::words({seatLetter(seat), name}), Qt::ElideRight, width - 2 * line));
    }
    painter.setPen(QColor::fromRgba(softInk));
    painter.drawText(QRectF(place.left(), place.bottom() - 1.3 * line, place.width(), line),
                     Qt::AlignLeft | Qt::AlignVCenter, CourseTexts::text(m_course.kinds.marksOnPaper));
}

}  // namespace basekeeper
