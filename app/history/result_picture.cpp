// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/result_picture.h"

#include "app/games/games.h"
#include "app/history/course_texts.h"
#include "app/history/print_font.h"
#include "app/history/report_chart.h"
#include "app/language/languages.h"
#include "app/session/seat_look.h"
#include "app/session/seat_names.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QImage>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace basekeeper {

namespace {

constexpr int pictureWidth = 1080;
constexpr int pictureHeight = 1350;
constexpr int margin = 64;
constexpr int room = pictureWidth - 2 * margin;
/// So that points are as large as they look on a phone.
constexpr int dotsPerMeter = 9000;
constexpr QRgb ink = 0xFF12162B;
constexpr QRgb paper = 0xFFFFFFFF;
constexpr QRgb gold = 0xFFC98A00;
constexpr QRgb bar = 0xFFE6E9F2;

class ResultPainter {
public:
    ResultPainter(const SessionCourse& course, const std::vector<Seat>& seats, const QString& language)
        : m_course(course), m_seats(seats), m_language(language), m_names(seatNames(seats)) {
        m_image.setDotsPerMeterX(dotsPerMeter);
        m_image.setDotsPerMeterY(dotsPerMeter);
        m_image.fill(QColor::fromRgba(paper));
    }

    QByteArray png(const QString& game, const QString& date, bool unverified) {
        m_painter.begin(&m_image);
        m_painter.setRenderHint(QPainter::Antialiasing);
        paintHead(game, date);
        paintWinners();
        paintOutcome();
        paintStanding();
        paintTurningPoints();
        if (unverified) paintUnverified();
        paintChart();
        m_painter.end();
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        m_image.save(&buffer, "PNG");
        return bytes;
    }

private:
    /// One line in the given height, made smaller until it fits and, if it still does not, shortened.
    void line(const QRectF& place, Qt::Alignment alignment, const QString& words, qreal points, bool heading = false,
              QRgb colour = ink) {
        constexpr qreal smallest = 7;
        QFont font = printFont(m_language, points, heading);
        while (font.pointSizeF() > smallest && QFontMetricsF(font, &m_image).horizontalAdvance(words) > place.width())
            font.setPointSizeF(font.pointSizeF() - 1);
        m_painter.setFont(font);
        m_painter.setPen(QColor::fromRgba(colour));
        m_painter.drawText(place, static_cast<int>(alignment | Qt::AlignVCenter | Qt::TextSingleLine),
                           QFontMetricsF(font, &m_image).elidedText(words, Qt::ElideRight, place.width()));
    }
    void badge(SeatId seat, const QRectF& square) {
        m_painter.fillPath(seatShape(seat, square), seatColor(seat));
        line(square, Qt::AlignHCenter, seatLetter(seat), square.height() / 7, true, paper);
    }

    void paintHead(const QString& game, const QString& date) {
        constexpr qreal height = 44;
        line({margin, margin - 20, room * 0.6, height}, Qt::AlignLeft, game, 11, false, softInk);
        line({margin + room * 0.6, margin - 20, room * 0.4, height}, Qt::AlignRight, date, 11, false, softInk);
        m_top = margin + height;
    }
    void paintWinners() {
        if (m_course.winners.empty()) return;
        constexpr qreal gap = 24;
        const auto count = static_cast<qreal>(m_course.winners.size());
        const qreal size = std::min(150.0, (room - gap * (count - 1)) / count);
        qreal left = (pictureWidth - count * size - (count - 1) * gap) / 2;
        paintCrown({pictureWidth / 2.0 - 48, m_top, 96, 60});
        m_top += 72;
        for (const SeatId seat : m_course.winners) {
            badge(seat, {left, m_top, size, size});
            left += size + gap;
        }
        m_top += size + 12;
    }
    void paintCrown(const QRectF& place) {
        const auto at = [&place](qreal x, qreal y) {
            return QPointF(place.left() + x * place.width(), place.top() + y * place.height());
        };
        QPainterPath crown(at(0.06, 1));
        for (const QPointF& point :
             {at(0, 0.25), at(0.28, 0.6), at(0.5, 0), at(0.72, 0.6), at(1, 0.25), at(0.94, 1), at(0.06, 1)})
            crown.lineTo(point);
        m_painter.fillPath(crown, QColor::fromRgba(gold));
    }
    void paintOutcome() {
        constexpr qreal height = 132;
        line({margin, m_top, room, height}, Qt::AlignHCenter, CourseTexts::outcome(m_course, m_names), 30, true);
        m_top += height + 8;
    }
    /// A bar for each seat: the winners, then by score, and who has dropped out at the end.
    void paintStanding() {
        const std::vector<SeatId> order = m_course.standing();
        int most = 1;
        for (const SeatId seat : order) most = std::max(most, std::abs(m_course.scoreOf(seat)));
        constexpr qreal row = 62;
        constexpr qreal nameWidth = 300;
        constexpr qreal scoreWidth = 120;
        for (const SeatId seat : order) {
            const QRectF square(margin, m_top + 10, row - 20, row - 20);
            badge(seat, square);
            line({square.right() + 16, m_top, nameWidth, row}, Qt::AlignLeft, m_names.value(seat), 13);
            const QRectF whole(margin + nameWidth + 80, m_top + 16, room - nameWidth - 80 - scoreWidth, row - 32);
            m_painter.fillRect(whole, QColor::fromRgba(bar));
            m_painter.fillRect(
                QRectF(whole.topLeft(),
                       QSizeF(whole.width() * std::max(0, m_course.scoreOf(seat)) / most, whole.height())),
                seatColor(seat));
            line({margin + room - scoreWidth, m_top, scoreWidth, row}, Qt::AlignRight,
                 QLocale().toString(m_course.scoreOf(seat)), 15, true);
            m_top += row;
        }
        m_top += 12;
    }
    void paintTurningPoints() {
        constexpr qreal height = 46;
        for (const QString& point : CourseTexts::turningPoints(m_course, m_names)) {
            line({margin, m_top, room, height}, Qt::AlignHCenter, point, 11, false, softInk);
            m_top += height;
        }
    }
    void paintUnverified() {
        constexpr qreal height = 46;
        line({margin, m_top, room, height}, Qt::AlignHCenter, CourseTexts::unverified(), 9, false, softInk);
        m_top += height;
    }
    /// In the room that is left, unless there is too little to read it.
    void paintChart() {
        constexpr qreal least = 300;
        const QRectF place(margin, m_top + 16, room, pictureHeight - margin / 2.0 - m_top - 16);
        if (m_course.stages < 2 || place.height() < least) return;
        ReportChart(m_course, m_seats, printFont(m_language, 9)).paint(m_painter, place);
    }

    const SessionCourse& m_course;
    const std::vector<Seat>& m_seats;
    QString m_language;
    QStringList m_names;
    QImage m_image{pictureWidth, pictureHeight, QImage::Format_RGB32};
    QPainter m_painter;
    qreal m_top = margin;
};

}  // namespace

QByteArray resultPictureOf(const ReadSession& session, const Languages& languages) {
    return std::visit(
        [&]<Game G>(const Session<G>& play) {
            const SessionCourse course = GameUi<G>::course(play);
            const QString date = QLocale().toString(session.info.startedAt.toLocalTime().date(), QLocale::LongFormat);
            return ResultPainter(course, play.setup().seats, languages.current())
                .png(TextsOf<G>::boxTitle(), date, session.info.unverified);
        },
        session.play);
}

}  // namespace basekeeper
