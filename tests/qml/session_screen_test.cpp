// SPDX-License-Identifier: GPL-3.0-or-later

// One session by touch: how it went, the chart, and the table as it was.
#include "tests/qml/item_walk.h"
#include "tests/qml/screens.h"

#include <QTest>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

/// One for the process: a device is never given back.
QPointingDevice* touchDevice() {
    static QPointingDevice* const device = QTest::createTouchDevice();
    return device;
}

class SessionScreenTest : public InEachLanguage {
protected:
    void touch(const QString& name) {
        EXPECT_TRUE(screens.tap(name)) << name.toStdString();
        screens.settle();
    }
    /// A battlefield, a capture, a counterattack, and rulings before and after; it lies on the table.
    void play() {
        screens.openBattlefield();
        for (const Action& act : std::initializer_list<Action>{attackOn(3_B, {1_P}), ResolveAttack{}, EndTurn{},
                                                               PlayBase{}, EndTurn{}, PlayBase{}, attackOn(1_B, {3_P})})
            if (!screens.app().controller().play<AllYourBase>().whyNot(act)) screens.game().play(act);
        screens.game().play(Overrule{"miscounted", {edit::AddBase{2, {}, false}}});
        screens.settle();
    }
    void lookBack() {
        play();
        touch("act-menu");
        touch("menu-look-back");
        ASSERT_TRUE(screens.finger().waitFor("session-screen"));
        screens.settle();
    }
    QQuickItem* item(const char* name) {
        QQuickItem* found = screens.finger().find(QString::fromLatin1(name));
        EXPECT_NE(found, nullptr) << name;
        return found;
    }
    /// A finger goes down at a part of the slider's width, moves to another, and comes up.
    void drag(QQuickItem& over, qreal from, qreal to) {
        const auto at = [&](qreal part) { return over.mapToScene({over.width() * part, over.height() / 2}).toPoint(); };
        constexpr int steps = 12;
        constexpr qreal near = 0.1;
        QTest::touchEvent(&screens.window(), device).press(0, at(from));
        for (int step = 1; step <= steps; ++step) {
            const qreal part = from + (to - from) * step / steps;
            QTest::touchEvent(&screens.window(), device).move(0, at(part));
            EXPECT_TRUE(
                screens.finger().waitUntil([&] { return std::abs(over.property("position").toReal() - part) < near; },
                                           "the slider followed the finger"));
            positions.push_back(view.position());
        }
        QTest::touchEvent(&screens.window(), device).release(0, at(to));
        screens.settle();
    }
    QQuickItem* slider() {
        for (const Shown& part : shownUnder(*item("replay-slider")))
            if (part.item->inherits("QQuickSlider")) return const_cast<QQuickItem*>(part.item);
        return nullptr;
    }
    [[nodiscard]] int heldBy(int seat) { return rowOf<SeatRow>(view.table<AllYourBase>().seats(), seat).held; }

    Screens screens{language()};
    SessionViewModel& view = *screens.app().model().sessionView();
    QPointingDevice* device = touchDevice();
    std::vector<int> positions;
};

INSTANTIATE_TEST_SUITE_P(, SessionScreenTest, inOneLanguage("es"), languageName);

/// What could be cut or overlap, by the length of words.
class SessionLayout : public SessionScreenTest {};

INSTANTIATE_TEST_SUITE_P(, SessionLayout, inAllLanguages(), languageName);

TEST_P(SessionScreenTest, TheGameAtTheTableIsLookedBackAtFromItsMenu) {
    lookBack();
    EXPECT_EQ(screens.textsOf("session-outcome"), view.outcome());
    EXPECT_TRUE(screens.textsOf("session-seat-0").contains("Ana"));
    touch("session-back");
    EXPECT_TRUE(screens.finger().waitFor("act-menu")) << "and the table is where it was";
}

TEST_P(SessionScreenTest, StepsThroughTheTableByActAndByTurn) {
    lookBack();
    touch("session-part-replay");
    const int acts = view.acts();
    EXPECT_EQ(view.position(), acts);
    touch("replay-back");
    EXPECT_EQ(view.position(), acts - 1);
    EXPECT_TRUE(screens.textsOf(QStringLiteral("replay-act-%1").arg(acts - 1)).contains(view.actText()));
    touch("replay-turn-back");
    EXPECT_LT(view.position(), acts - 1);
    touch("replay-first");
    EXPECT_EQ(view.position(), 0);
    EXPECT_EQ(heldBy(0), 0);
    EXPECT_EQ(screens.finger().find("base-1"), nullptr);
    EXPECT_TRUE(screens.finger().waitFor("replay-act-1")) << "what comes first is in sight";
    touch("replay-forward");
    EXPECT_EQ(view.position(), 1);
    EXPECT_NE(screens.finger().find("base-1"), nullptr);
    touch("replay-turn-forward");
    EXPECT_EQ(view.stage(), 0) << "what was laid out before the first turn";
    touch("replay-turn-forward");
    EXPECT_EQ(view.stage(), 1);
    touch("replay-last");
    EXPECT_EQ(view.position(), acts);
    EXPECT_EQ(screens.app().controller().shownPast(), std::nullopt);
}

TEST_P(SessionScreenTest, TheSliderIsDraggedThroughTheGame) {
    lookBack();
    touch("session-part-replay");
    QQuickItem* handle = slider();
    ASSERT_NE(handle, nullptr);
    drag(*handle, 0.97, 0.03);
    EXPECT_EQ(view.position(), 0);
    EXPECT_TRUE(std::ranges::is_sorted(positions, std::greater<>())) << testing::PrintToString(positions);
    EXPECT_GT(std::set<int>(positions.begin(), positions.end()).size(), 5u)
        << "it shows what lies between: " << testing::PrintToString(positions);
    positions.clear();
    drag(*handle, 0.03, 0.5);
    EXPECT_TRUE(std::ranges::is_sorted(positions));
    EXPECT_GT(view.position(), 0);
    EXPECT_LT(view.position(), view.acts());
}

TEST_P(SessionScreenTest, ExamplePointsAreToldAboveCourseAndReplay) {
    lookBack();
    EXPECT_NE(screens.table().exampleNote(), QString());
    EXPECT_TRUE(screens.textsOf("session-screen").contains(screens.table().exampleNote()));
    touch("session-part-replay");
    EXPECT_TRUE(screens.textsOf("session-screen").contains(screens.table().exampleNote()));
}

TEST_P(SessionScreenTest, TheActShownIsMarkedInTheListAndInView) {
    lookBack();
    touch("session-part-replay");
    touch("replay-first");
    touch("replay-forward");
    ASSERT_TRUE(screens.finger().waitFor("replay-act-1"));
    EXPECT_TRUE(item("replay-act-1")->property("checked").toBool());
    touch("replay-last");
    const QString last = QStringLiteral("replay-act-%1").arg(view.acts());
    ASSERT_TRUE(screens.finger().waitFor(last));
    EXPECT_TRUE(screens.finger().find(last)->property("checked").toBool());
    EXPECT_TRUE(screens.finger().waitUntil([&] { return item("replay-acts")->property("atYBeginning").toBool(); },
                                           "the list had followed"));
    touch(QStringLiteral("replay-act-%1").arg(view.acts() - 1));
    EXPECT_EQ(view.position(), view.acts() - 1);
    view.goTo(view.acts() / 2);
    const auto isAmongItsNeighbours = [&] {
        const QQuickItem* shown = screens.finger().find(QStringLiteral("replay-act-%1").arg(view.position()));
        if (shown == nullptr) return false;
        const QQuickItem& acts = *item("replay-acts");
        const QRectF line = shown->mapRectToItem(&acts, shown->boundingRect());
        return line.top() >= line.height() && line.bottom() <= acts.height() - line.height();
    };
    EXPECT_TRUE(screens.finger().waitUntil(isAmongItsNeighbours, "acts before and after it were in view"));
}

TEST_P(SessionScreenTest, TheChartSaysWhereEachLineEnds) {
    lookBack();
    QQuickItem* chart = item("course-chart");
    ASSERT_NE(chart, nullptr);
    const QRectF plot = chart->mapRectToScene(chart->property("plot").toRectF());
    std::vector<QRectF> labels;
    for (const SessionSeatRow& seat : rowsOf<SessionSeatRow>(view.seats())) {
        const QString name = QStringLiteral("chart-end-%1").arg(seat.seat);
        const QQuickItem* label = screens.finger().find(name);
        ASSERT_NE(label, nullptr) << name.toStdString();
        EXPECT_TRUE(screens.textsOf(name).contains(QString::number(seat.line.constLast().y())));
        const QRectF place = label->mapRectToScene(label->boundingRect());
        EXPECT_GE(place.left(), plot.right());
        EXPECT_LE(place.right(), screens.window().width());
        for (const QRectF& other : labels) EXPECT_FALSE(place.intersects(other)) << name.toStdString();
        labels.push_back(place);
    }
}

TEST_P(SessionScreenTest, ATapOnTheChartJumpsToTheTurn) {
    lookBack();
    QQuickItem* chart = item("course-chart");
    ASSERT_NE(chart, nullptr);
    const QRectF plot = chart->property("plot").toRectF();
    ASSERT_GT(plot.width(), 100);
    const QPointF first(plot.x() + plot.width() / view.stages(), plot.center().y());
    QTest::touchEvent(&screens.window(), device).press(0, chart->mapToScene(first).toPoint());
    QTest::touchEvent(&screens.window(), device).release(0, chart->mapToScene(first).toPoint());
    ASSERT_TRUE(screens.finger().waitFor("replay-slider"));
    EXPECT_EQ(view.stage(), 1);
    EXPECT_EQ(view.courseAt(), 1);
}

TEST_P(SessionScreenTest, TheChartIsDrawnInEverySeatsColour) {
    lookBack();
    const QImage picture = screens.window().grabWindow();
    QQuickItem* chart = item("course-chart");
    ASSERT_NE(chart, nullptr);
    const QRect area = chart->mapRectToScene(chart->property("plot").toRectF()).toRect();
    std::map<QRgb, int> pixels;
    for (int y = area.top(); y < area.bottom(); ++y)
        for (int x = area.left(); x < area.right(); ++x) ++pixels[picture.pixel(x, y)];
    for (int seat = 0; seat < 3; ++seat) {
        const QQuickItem* line = screens.finger().find(QStringLiteral("chart-line-%1").arg(seat));
        ASSERT_NE(line, nullptr);
        const QColor colour = line->property("color").value<QColor>();
        ASSERT_TRUE(colour.isValid()) << seat;
        EXPECT_GT(pixels[colour.rgb()], 100) << seat;
    }
    EXPECT_NE(screens.finger().find("chart-capture"), nullptr);
}

/// The score on a line of corners at a stage between two of them.
double valueAt(const QList<QPointF>& line, double stage) {
    for (qsizetype i = 1; i < line.size(); ++i) {
        if (stage > line[i].x()) continue;
        const QPointF step = line[i] - line[i - 1];
        return line[i - 1].y() + step.y() * (stage - line[i - 1].x()) / step.x();
    }
    return line.constLast().y();
}

TEST_P(SessionScreenTest, APointOfTheChartIsTheValue) {
    lookBack();
    const auto& seats = rowsOf<SessionSeatRow>(view.seats());
    QQuickItem* chart = item("course-chart");
    ASSERT_NE(chart, nullptr);
    const QRectF plot = chart->mapRectToScene(chart->property("plot").toRectF());
    const QImage picture = screens.window().grabWindow();
    for (const SessionSeatRow& seat : seats) {
        const QQuickItem* line = screens.finger().find(QStringLiteral("chart-line-%1").arg(seat.seat));
        ASSERT_NE(line, nullptr);
        const auto* scale = line->property("chartScale").value<QObject*>();
        ASSERT_NE(scale, nullptr);
        const double low = scale->property("bottom").toDouble();
        const double high = scale->property("top").toDouble();
        // In the middle of the last part of the line no sign of a seat or of a capture lies over it.
        const double stage = (seat.line[seat.line.size() - 2].x() + seat.line.constLast().x()) / 2;
        const double value = valueAt(seat.line, stage);
        const QPointF place(plot.left() + stage / view.stages() * plot.width(),
                            plot.bottom() - (value - low) / (high - low) * plot.height());
        std::vector<QRgb> allowed;
        for (const SessionSeatRow& other : seats) {
            if (std::abs(valueAt(other.line, stage) - value) > 0.01) continue;
            const QQuickItem* drawn = screens.finger().find(QStringLiteral("chart-line-%1").arg(other.seat));
            ASSERT_NE(drawn, nullptr);
            allowed.push_back(drawn->property("color").value<QColor>().rgb());
        }
        const QRgb found = picture.pixel(place.toPoint());
        EXPECT_NE(std::ranges::find(allowed, found), allowed.end())
            << seat.name.toStdString() << " at " << stage << ": " << value << ", "
            << QColor(found).name().toStdString();
    }
}

TEST_P(SessionScreenTest, TheChartIsToldToWhoDoesNotSeeIt) {
    lookBack();
    QQuickItem* chart = item("course-chart");
    ASSERT_NE(chart, nullptr);
    EXPECT_NE(accessibleName(*chart), "");
    EXPECT_TRUE(view.chartSummary().contains("Ana"));
}

TEST_P(SessionScreenTest, TheChartIsReadByKey) {
    lookBack();
    item("course-chart")->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(&screens.window(), Qt::Key_Left);
    const int turn = view.stage();
    EXPECT_LT(turn, view.stages());
    QTest::keyClick(&screens.window(), Qt::Key_Right);
    EXPECT_EQ(view.position(), view.acts());
    QTest::keyClick(&screens.window(), Qt::Key_Return);
    EXPECT_TRUE(screens.finger().waitFor("replay-slider"));
}

TEST_P(SessionScreenTest, ARulingIsListedWithItsReasonAndLeadsToItsAct) {
    lookBack();
    const QString last = QStringLiteral("session-ruling-%1").arg(view.acts());
    ASSERT_TRUE(screens.finger().waitFor("session-ruling-1"));
    touch(last);
    EXPECT_TRUE(screens.finger().waitFor("replay-slider"));
    EXPECT_EQ(view.position(), view.acts());
}

TEST_P(SessionScreenTest, PlaysByItselfToTheEnd) {
    lookBack();
    touch("session-part-replay");
    view.goTo(view.acts() - 2);
    touch("replay-play");
    EXPECT_TRUE(
        screens.finger().waitUntil([&] { return view.position() == view.acts(); }, "the replay was at its end"));
    EXPECT_TRUE(screens.finger().waitUntil([&] { return !item("replay-play")->property("checked").toBool(); },
                                           "the replay stopped"));
}

TEST_P(SessionScreenTest, ABaseIsSeenCloselyAndNothingIsOffered) {
    lookBack();
    touch("session-part-replay");
    touch("base-2");
    ASSERT_TRUE(screens.finger().waitFor("inspect-close"));
    EXPECT_EQ(screens.finger().find("inspect-weigh"), nullptr);
    EXPECT_EQ(screens.finger().find("inspect-overrule"), nullptr);
    touch("inspect-close");
}

TEST_P(SessionScreenTest, SaysWhenThereIsNoSuchSession) {
    view.open("no such");
    screens.open("showSession");
    EXPECT_TRUE(screens.finger().waitFor("session-problem"));
    EXPECT_EQ(screens.textsOf("session-problem"), view.problem());
}

TEST_P(SessionLayout, FitsInEveryForm) {
    lookBack();
    for (const int percent : {100, 200}) {
        screens.app().model().settings()->setTextPercent(percent);
        for (const char* part : {"course", "replay"}) {
            touch(QLatin1String("session-part-") + part);
            for (const QSize size : {landscape, portrait, phone}) {
                screens.resize(size);
                const QStringList faults = faultsOf(screens.window());
                EXPECT_TRUE(faults.isEmpty())
                    << part << " at " << size.width() << 'x' << size.height() << ", " << percent << " %:\n  "
                    << faults.join(QStringLiteral("\n  ")).toStdString();
                if (const char* folder = std::getenv("BASEKEEPER_PICTURES")) {
                    // The chart paints itself anew a little after it has got another size.
                    for (QImage before; before != screens.window().grabWindow();) {
                        before = screens.window().grabWindow();
                        screens.settle();
                    }
                    screens.window().grabWindow().save(QStringLiteral("%1/%2-%3-%4-%5.png")
                                                           .arg(folder, language(), part)
                                                           .arg(size.width())
                                                           .arg(percent));
                }
            }
            screens.resize(landscape);
        }
    }
}

}  // namespace
