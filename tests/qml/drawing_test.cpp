// SPDX-License-Identifier: GPL-3.0-or-later
// What is painted in C++ because a table shows it a hundred times.
#include "app/commands/warnings.h"
#include "app/drawings/base_drawing.h"
#include "app/drawings/card_drawing.h"
#include "app/drawings/counted_drawing.h"
#include "app/drawings/drawing.h"
#include "app/drawings/ground_drawing.h"
#include "app/drawings/line_drawing.h"
#include "app/drawings/lines_drawing.h"
#include "app/drawings/paint_drawing.h"
#include "app/drawings/pip_drawing.h"
#include "app/games/games.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

using namespace basekeeper;

namespace {

QImage painted(QQuickPaintedItem& item, qreal pixelsPerUnit = 1) {
    QImage image((item.size() * pixelsPerUnit).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(pixelsPerUnit, pixelsPerUnit);
    item.paint(&painter);
    return image;
}

int pixelsOf(const QImage& image, const QColor& color) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y) == color) ++count;
    return count;
}

void readyCard(CardDrawing& card) {
    card.setProperty("card", QStringLiteral("zig"));
    card.setProperty("attack", 3);
    card.setProperty("defense", 12);
    card.setProperty("numberFamily", QStringLiteral("B612"));
    card.setProperty("ground", QColor(Qt::black));
    card.setProperty("edge", QColor(Qt::black));
    card.setProperty("attackInk", QColor(Qt::red));
    card.setProperty("defenseInk", QColor(Qt::blue));
    card.setProperty("strike", QColor(Qt::green));
    card.setSize({44, 70});
}

void readyBase(BaseDrawing& base) {
    base.setProperty("label", QStringLiteral("B4"));
    base.setProperty("labelFamily", QStringLiteral("Noto Sans"));
    base.setProperty("numberFamily", QStringLiteral("B612"));
    base.setProperty("inset", 8);
    base.setProperty("domeTop", 12);
    base.setProperty("domeHeight", 66);
    base.setProperty("labelInk", QColor(Qt::white));
    base.setProperty("domeInk", QColor(Qt::blue));
    base.setProperty("flagInk", QColor(Qt::green));
    base.setProperty("priceInk", QColor(Qt::red));
    base.setProperty("priceGround", QColor(Qt::black));
    base.setSize({140, 90});
}

}  // namespace

TEST(Drawings, AreInOneColourAndAsLargeAsAsked) {
    Drawing drawing;
    drawing.setName(QStringLiteral("seat-square"));
    drawing.setColor(Qt::red);
    drawing.setSide(24);
    EXPECT_EQ(drawing.implicitWidth(), 24);
    drawing.setSize({24, 24});
    const int once = pixelsOf(painted(drawing), Qt::red);
    EXPECT_GT(once, 100);
    EXPECT_NEAR(pixelsOf(painted(drawing, 2), Qt::red), 4 * once, once) << "as sharp as the screen";

    drawing.setSize({100, 60});
    EXPECT_NEAR(pixelsOf(painted(drawing), Qt::red), once, once / 5) << "no larger in a larger item";
    drawing.setSize({12, 60});
    EXPECT_LT(pixelsOf(painted(drawing), Qt::red), once / 2) << "nothing of it cut off in a smaller one";
}

TEST(Drawings, OfAnUnknownNameAreAWarning) {
    Drawing drawing;
    drawing.setSide(24);
    drawing.setSize({24, 24});
    EXPECT_EQ(pixelsOf(painted(drawing), Qt::transparent), 24 * 24) << "no name: nothing, and no warning";
    drawing.setName(QStringLiteral("cards/unheard-of"));
    const WarningWatch watch;
    EXPECT_EQ(pixelsOf(painted(drawing), Qt::transparent), 24 * 24);
    ASSERT_EQ(watch.seen().size(), 1);
    EXPECT_TRUE(watch.seen().front().endsWith(u"There is no drawing cards/unheard-of"));
}

TEST(CardDrawings, ShowAttackLeftAndDefenseRight) {
    CardDrawing card;
    readyCard(card);
    const QImage image = painted(card, 4);
    const QRect left(0, 0, image.width() / 2, image.height());
    EXPECT_GT(pixelsOf(image.copy(left), Qt::red), 0);
    EXPECT_EQ(pixelsOf(image.copy(left.translated(left.width(), 0)), Qt::red), 0);
    EXPECT_GT(pixelsOf(image.copy(left.translated(left.width(), 0)), Qt::blue), 0);
}

TEST(CardDrawings, LeaveFiguresAwayWhereNobodyCouldReadThem) {
    CardDrawing card;
    readyCard(card);
    card.setSize({20, 26});
    const QImage image = painted(card, 4);
    EXPECT_EQ(pixelsOf(image, Qt::red) + pixelsOf(image, Qt::blue), 0);
}

TEST(CardDrawings, AreStruckOutWhenTheyGo) {
    CardDrawing card;
    readyCard(card);
    EXPECT_EQ(pixelsOf(painted(card), Qt::green), 0);
    card.setProperty("struck", true);
    EXPECT_GT(pixelsOf(painted(card, 4), Qt::green), 0);
}

TEST(CardDrawings, AreAsSharpAsTheScreenHoweverOftenTheyArePainted) {
    CardDrawing card;
    readyCard(card);
    for (const char* time : {"at first", "again"}) {
        const QImage image = painted(card, 4);
        int edges = 0;  // within what is one pixel of a coarse screen
        for (int y = 0; y + 4 <= image.height(); y += 4)
            for (int x = 0; x + 4 <= image.width(); x += 4)
                edges += image.pixelColor(x, y) != image.pixelColor(x + 3, y + 3);
        EXPECT_GT(edges, 50) << time;
    }
}

TEST(CardDrawings, ArePaintedAnewWhenTheyShowAnythingElse) {
    CardDrawing card;
    readyCard(card);
    const QImage before = painted(card);
    EXPECT_EQ(painted(card), before);
    card.setProperty("attack", 7);
    EXPECT_NE(painted(card), before);
    card.setProperty("attack", 2);
    card.setProperty("ground", QColor(Qt::darkGreen));
    EXPECT_GT(pixelsOf(painted(card), Qt::darkGreen), 0);
    card.setProperty("card", QStringLiteral("unheard-of"));
    const WarningWatch watch;
    for (const std::size_t warnings : {1, 2}) {
        static_cast<void>(painted(card));
        EXPECT_EQ(watch.seen().size(), warnings) << "it is not kept";
    }
}

TEST(BaseDrawings, HaveTheDomeInTheMiddleAndTheNameInTheCorner) {
    BaseDrawing base;
    readyBase(base);
    EXPECT_EQ(base.dome(), QRectF(20, 12, 100, 66));
    const QImage image = painted(base, 2);
    EXPECT_GT(pixelsOf(image.copy(80, 24, 120, 132), Qt::blue), 100);
    EXPECT_GT(pixelsOf(image.copy(0, 0, 80, 60), Qt::white), 0);
    EXPECT_EQ(pixelsOf(image.copy(120, 0, 160, 180), Qt::white), 0);
    base.setWidth(200);
    EXPECT_EQ(base.dome().center().x(), 100);
}

TEST(BaseDrawings, BearAFlagWhereTheyWereCaptured) {
    BaseDrawing base;
    readyBase(base);
    EXPECT_EQ(pixelsOf(painted(base, 2), Qt::green), 0);
    base.setProperty("captured", true);
    const QImage captured = painted(base, 2);
    EXPECT_GT(pixelsOf(captured, Qt::green), 0);
    base.setProperty("doomed", true);
    const QImage doomed = painted(base, 2);
    EXPECT_EQ(pixelsOf(doomed, Qt::green), 0) << "it goes down with the base";
    EXPECT_NE(pixelsOf(doomed, Qt::blue), pixelsOf(captured, Qt::blue)) << "the dome bursts";
}

TEST(BaseDrawings, SayWhatCapturesThemOrThatTheyAreChosen) {
    BaseDrawing base;
    readyBase(base);
    EXPECT_EQ(pixelsOf(painted(base, 2), Qt::black), 0);
    base.setProperty("price", 4);
    const QImage priced = painted(base, 2);
    EXPECT_GT(pixelsOf(priced.copy(160, 0, 120, 50), Qt::black), 0);
    EXPECT_GT(pixelsOf(priced.copy(160, 0, 120, 50), Qt::red), 0);
    base.setProperty("price", 0);
    base.setProperty("chosen", true);
    EXPECT_GT(pixelsOf(painted(base, 2).copy(160, 0, 120, 50), Qt::red), 0);
}

TEST(BaseDrawings, AreFramedOnlyWhereTheyAreAskedFor) {
    BaseDrawing base;
    readyBase(base);
    base.setProperty("edge", QColor(Qt::yellow));
    base.setProperty("ground", QColor(Qt::gray));
    base.setProperty("edgeWidth", 2);
    const QImage framed = painted(base);
    EXPECT_EQ(framed.pixelColor(0, 45), QColor(Qt::yellow));
    EXPECT_EQ(framed.pixelColor(139, 45), QColor(Qt::yellow));
    EXPECT_EQ(framed.pixelColor(4, 45), QColor(Qt::gray));
    base.setProperty("edgeWidth", 0);
    base.setProperty("ground", QColor(Qt::transparent));
    const QImage unframed = painted(base);
    EXPECT_EQ(unframed.pixelColor(0, 45), QColor(Qt::transparent));
    EXPECT_EQ(unframed.pixelColor(4, 45), QColor(Qt::transparent));
}

TEST(BaseDrawings, AreFramedNoFurtherThanIsSaid) {
    BaseDrawing base;
    readyBase(base);
    base.setProperty("edge", QColor(Qt::yellow));
    base.setProperty("edgeWidth", 2);
    base.setProperty("aimInk", QColor(Qt::magenta));
    base.setProperty("frameHeight", 80);
    QImage framed = painted(base);
    EXPECT_EQ(framed.pixelColor(70, 79), QColor(Qt::yellow));
    EXPECT_EQ(framed.pixelColor(70, 85), QColor(Qt::transparent));
    base.setProperty("attacked", true);
    framed = painted(base);
    EXPECT_EQ(framed.pixelColor(0, 79), QColor(Qt::magenta));
    EXPECT_EQ(framed.pixelColor(0, 85), QColor(Qt::transparent));
    base.setProperty("frameHeight", 500);
    EXPECT_EQ(painted(base).pixelColor(70, 89), QColor(Qt::yellow)) << "never beyond the item";
}

TEST(BaseDrawings, HaveAnAngleInEachCornerWhileTheyAreAttacked) {
    BaseDrawing base;
    readyBase(base);
    base.setProperty("aimInk", QColor(Qt::magenta));
    EXPECT_EQ(pixelsOf(painted(base), Qt::magenta), 0);
    base.setProperty("attacked", true);
    const QImage attacked = painted(base);
    for (const QPoint corner : {QPoint(0, 0), QPoint(139, 0), QPoint(0, 89), QPoint(139, 89)})
        EXPECT_EQ(attacked.pixelColor(corner), QColor(Qt::magenta)) << corner.x() << ", " << corner.y();
    EXPECT_EQ(attacked.pixelColor(70, 0), QColor(Qt::transparent)) << "between them";
    EXPECT_EQ(attacked.pixelColor(0, 45), QColor(Qt::transparent));
}

TEST(BaseDrawings, HaveARingWithinTheirFrameWhileTheyHaveTheFocus) {
    BaseDrawing base;
    readyBase(base);
    base.setProperty("edge", QColor(Qt::yellow));
    base.setProperty("edgeWidth", 2);
    base.setProperty("focusInk", QColor(Qt::cyan));
    EXPECT_EQ(pixelsOf(painted(base), Qt::cyan), 0);
    base.setProperty("focused", true);
    const QImage focused = painted(base);
    EXPECT_EQ(focused.pixelColor(0, 45), QColor(Qt::yellow)) << "what it is asked for is still seen";
    EXPECT_EQ(focused.pixelColor(3, 45), QColor(Qt::cyan));
    EXPECT_EQ(focused.pixelColor(136, 45), QColor(Qt::cyan));
}

TEST(PipDrawings, StandUprightFromTheFoot) {
    PipDrawing pips;
    pips.setProperty("color", QColor(Qt::red));
    pips.setProperty("emptyColor", QColor(Qt::blue));
    pips.setProperty("emptyEdge", QColor(Qt::green));
    pips.setProperty("upright", true);
    pips.setProperty("radius", 0);
    pips.setProperty("gap", 2);
    pips.setProperty("thin", 20);
    pips.setProperty("count", 3);
    pips.setProperty("filled", 1);
    pips.setSize({20, 34});
    const QImage image = painted(pips);
    EXPECT_EQ(image.pixelColor(10, 33), QColor(Qt::red));
    EXPECT_EQ(image.pixelColor(10, 17), QColor(Qt::blue));
    EXPECT_EQ(image.pixelColor(10, 12), QColor(Qt::green)) << "the edge of what is not reached";
    EXPECT_EQ(image.pixelColor(10, 23), QColor(Qt::transparent)) << "between two";
    EXPECT_EQ(image.pixelColor(10, 5), QColor(Qt::blue));
}

TEST(PipDrawings, AllHaveRoomHoweverManyThereAre) {
    PipDrawing pips;
    pips.setProperty("color", QColor(Qt::red));
    pips.setProperty("emptyColor", QColor(Qt::blue));
    pips.setProperty("count", 99);
    pips.setProperty("filled", 50);
    pips.setSize({200, 6});
    const QImage image = painted(pips);
    const auto blueness = [&](int x) { return image.pixelColor(x, 3).blueF() - image.pixelColor(x, 3).redF(); };
    EXPECT_LT(blueness(20), 0);
    EXPECT_GT(blueness(180), 0) << "a bar that is half full looks half full";
}

TEST(PipDrawings, TellHowMuchIsReached) {
    PipDrawing pips;
    pips.setProperty("color", QColor(Qt::red));
    pips.setProperty("emptyColor", QColor(Qt::blue));
    pips.setProperty("radius", 0);
    pips.setSize({96, 6});
    EXPECT_EQ(pixelsOf(painted(pips), Qt::blue), 0) << "as long as there is nothing to be reached";
    pips.setProperty("count", 5);
    pips.setProperty("filled", 2);
    const QImage image = painted(pips);
    EXPECT_EQ(pixelsOf(image, Qt::red), 2 * 16 * 6);
    EXPECT_EQ(pixelsOf(image, Qt::blue), 3 * 16 * 4) << "thinner: not by colour alone";
    EXPECT_EQ(image.pixelColor(18, 3), QColor(Qt::transparent)) << "between two";
    pips.setProperty("filled", 9);
    EXPECT_EQ(pixelsOf(painted(pips), Qt::red), 5 * 16 * 6) << "no more than there are";
}

TEST(GroundDrawings, AreALandOfTheirOwnForEachNumber) {
    const auto land = [](int number) {
        GroundDrawing ground;
        ground.setProperty("number", number);
        ground.setProperty("color", QColor(Qt::red));
        ground.setProperty("farColor", QColor(Qt::blue));
        ground.setProperty("craterColor", QColor(Qt::green));
        ground.setProperty("radius", 9);
        ground.setSize({300, 100});
        return painted(ground);
    };
    const QImage first = land(0);
    EXPECT_EQ(land(0), first) << "the same every time";
    EXPECT_NE(land(1), first);
    EXPECT_EQ(pixelsOf(first.copy(0, 0, 300, 5), Qt::transparent), 300 * 5) << "the sky is free";
    EXPECT_EQ(first.pixelColor(150, 99), QColor(Qt::red));
    EXPECT_EQ(first.pixelColor(0, 99), QColor(Qt::transparent)) << "the corners of the panel are round";
    EXPECT_EQ(first.pixelColor(299, 99), QColor(Qt::transparent));
    for (const auto& color : {Qt::red, Qt::blue, Qt::green}) EXPECT_GT(pixelsOf(first, color), 50);
}

/// That every kind of act has a sign that is drawn, but for a ruling.
template <class G>
void everyActHasASign() {
    using Action = typename G::Action;
    QImage image(16, 16, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    const auto look = [&](const Action& act) {
        const QString name = TextsOf<G>::picture(act);
        EXPECT_EQ(name.isEmpty(), std::holds_alternative<typename G::Overrule>(act)) << act.index();
        if (!name.isEmpty()) {
            EXPECT_TRUE(paintDrawing(painter, name, QRectF(0, 0, 16, 16), Qt::red)) << name.toStdString();
        }
    };
    [&]<std::size_t... kinds>(std::index_sequence<kinds...>) { (look(Action(std::in_place_index<kinds>)), ...); }
    (std::make_index_sequence<std::variant_size_v<Action>>());
}

TEST(Drawings, ThereIsOneForEveryActOfTheLog) {
    everyActHasASign<AllYourBase>();
    everyActHasASign<AllAboard>();
    everyActHasASign<Outspeed>();
    everyActHasASign<ScoreSheet>();
}

TEST(CountedDrawings, TellHowManyTheyStandForOnlyWhereThatIsMoreThanOne) {
    CountedDrawing mark;
    mark.setProperty("name", QStringLiteral("seat-square"));
    mark.setProperty("color", QColor(Qt::red));
    mark.setProperty("numberColor", QColor(Qt::blue));
    mark.setProperty("size", 16);
    mark.setProperty("pixelSize", 20);
    EXPECT_EQ(QSizeF(mark.implicitWidth(), mark.implicitHeight()), QSizeF(16, 16));
    EXPECT_GT(pixelsOf(painted(mark), Qt::red), 50);
    EXPECT_EQ(pixelsOf(painted(mark), Qt::blue), 0);
    mark.setProperty("count", 12);
    EXPECT_GT(mark.implicitWidth(), 16 + 12);
    EXPECT_GE(mark.implicitHeight(), 20);
    EXPECT_GT(pixelsOf(painted(mark), Qt::red), 50);
    EXPECT_GT(pixelsOf(painted(mark), Qt::blue), 20);
}

TEST(LineDrawings, GoThroughTheirCorners) {
    LineDrawing line;
    line.setProperty("color", QColor(Qt::red));
    line.setProperty("lineWidth", 3);
    line.setProperty("margin", 10);
    line.setProperty("corners", QVariant::fromValue(QList<QPointF>{{0, 0}, {10, -2}, {20, 2}}));
    line.setSize({220, 60});
    EXPECT_EQ(pixelsOf(painted(line), Qt::red), 0) << "as long as it spans nothing";
    line.setProperty("span", QRectF(0, -2, 20, 4));
    const QImage image = painted(line);
    EXPECT_EQ(image.pixelColor(11, 30), QColor(Qt::red)) << "a value of 0 in the middle";
    EXPECT_EQ(image.pixelColor(110, 49), QColor(Qt::red)) << "the least at the foot";
    EXPECT_EQ(image.pixelColor(160, 30), QColor(Qt::red));
    EXPECT_EQ(image.pixelColor(110, 11), QColor(Qt::transparent));
}

TEST(LineDrawings, ReachAsHighAndAsLowWithMoreCornersThanUnits) {
    constexpr int corners = 20'000;
    constexpr int highAt = 7'000;
    constexpr int lowAt = 14'001;
    QList<QPointF> many;
    for (int at = 0; at <= corners; ++at) many << QPointF(at, at == highAt ? 3 : at == lowAt ? -3 : 0);
    LineDrawing line;
    line.setProperty("color", QColor(Qt::red));
    line.setProperty("lineWidth", 3);
    line.setProperty("margin", 10);
    line.setProperty("corners", QVariant::fromValue(many));
    line.setProperty("span", QRectF(0, -3, corners, 6));
    line.setSize({220, 80});
    const QImage image = painted(line);
    EXPECT_EQ(image.pixelColor(80, 15).red(), 255) << "the one corner at the top";
    EXPECT_EQ(image.pixelColor(150, 64).red(), 255) << "the one at the foot";
    for (const int x : {11, 60, 110, 200}) EXPECT_EQ(image.pixelColor(x, 40), QColor(Qt::red)) << x;
    EXPECT_EQ(image.pixelColor(110, 20), QColor(Qt::transparent));
}

TEST(LineDrawings, ArePaintedTogetherOneOverTheOther) {
    LinesDrawing together;
    together.setSize({220, 60});
    const auto add = [&](const QColor& color) {
        auto* line = new LineDrawing;
        line->setParent(&together);
        line->setParentItem(&together);  // as screens do, once it is made
        line->setProperty("color", color);
        line->setProperty("lineWidth", 9);
        line->setProperty("corners", QVariant::fromValue(QList<QPointF>{{0, 0}, {20, 0}}));
        line->setProperty("span", QRectF(0, -1, 20, 2));
        line->setSize({200, 60});
        return line;
    };
    LineDrawing* first = add(Qt::red);
    EXPECT_EQ(painted(together).pixelColor(100, 30), QColor(Qt::red));
    LineDrawing* second = add(Qt::blue);
    EXPECT_EQ(painted(together).pixelColor(100, 30), QColor(Qt::blue)) << "the later one lies on top";
    second->setY(20);
    EXPECT_EQ(painted(together).pixelColor(100, 30), QColor(Qt::red));
    EXPECT_EQ(painted(together).pixelColor(100, 50), QColor(Qt::blue)) << "each at its place";
    EXPECT_FALSE(first->flags() & QQuickItem::ItemHasContents) << "and not a second time";
    delete first;
    EXPECT_EQ(pixelsOf(painted(together), Qt::red), 0);
}

TEST(LineDrawings, HaveTheirShapeAtCornersThatStandApart) {
    LineDrawing shapes;
    shapes.setProperty("color", QColor(Qt::red));
    shapes.setProperty("shape", QStringLiteral("seat-circle"));
    shapes.setProperty("shapeSize", 10);
    shapes.setProperty("margin", 10);
    shapes.setProperty("corners", QVariant::fromValue(QList<QPointF>{{0, 0}, {1, 1}, {10, 1}, {20, -1}}));
    shapes.setProperty("span", QRectF(0, -1, 20, 2));
    shapes.setProperty("lineWidth", 1);
    shapes.setSize({220, 60});
    const QImage image = painted(shapes);
    const auto redAround = [&](const QPoint& middle) {
        return pixelsOf(image.copy(QRect(middle - QPoint(5, 5), QSize(10, 10))), Qt::red);
    };
    EXPECT_GT(redAround({10, 30}), 20);
    EXPECT_LT(redAround({20, 10}), 20) << "too near to the one before";
    EXPECT_GT(redAround({110, 10}), 20);
    EXPECT_GT(redAround({210, 50}), 20);
}
