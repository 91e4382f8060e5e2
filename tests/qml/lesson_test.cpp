// SPDX-License-Identifier: GPL-3.0-or-later

// Lessons on the real screens: played through by a finger that does what they say, and left.
#include "app/games/game_parts.h"
#include "app/lessons/lesson.h"
#include "tests/qml/item_walk.h"
#include "tests/qml/screens.h"
#include "tests/tour/lesson_player.h"

#include <QDir>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

class LessonScreen : public InEachLanguage {
protected:
    void begin(const QString& game) { EXPECT_TRUE(player.begin(game.toLatin1())); }
    [[nodiscard]] QRectF rectOf(const char* name) const {
        const QQuickItem* item = finger.find(QLatin1StringView(name));
        return item == nullptr ? QRectF() : item->mapRectToScene({0, 0, item->width(), item->height()});
    }
    /// Where the lesson points is in sight, and what it says lies beside that.
    void lookAtStop() {
        const std::string where = lesson.sentence().toStdString();
        screens.settle();
        EXPECT_EQ(screens.textsOf("lesson-sentence"), lesson.sentence());
        // A low window has its own tests of what is too small for a finger; here it is about what the lesson adds.
        const bool isLow = screens.window().height() < 400;
        const QStringList faults = isLow ? QStringList() : faultsOf(screens.window());
        EXPECT_TRUE(faults.isEmpty()) << where << "\n  " << faults.join(QStringLiteral("\n  ")).toStdString();
        if (const QString folder = qEnvironmentVariable("BASEKEEPER_PICTURES"); !folder.isEmpty())
            screens.window().grabWindow().save(QDir(folder).filePath(QStringLiteral("%1-%2-%3-%4.png")
                                                                         .arg(lesson.game(), language())
                                                                         .arg(screens.window().width())
                                                                         .arg(lesson.number(), 2, 10, QChar(u'0'))));
        // There some of what is only told about is not shown, either.
        if (lesson.placeName().isEmpty() || (isLow && !lesson.waits() && lesson.place().isEmpty())) return;
        EXPECT_TRUE(finger.waitUntil([&] { return !lesson.place().isEmpty(); },
                                     lesson.placeName() + QStringLiteral(" was pointed at")));
        screens.settle();
        const QRectF place = lesson.place();
        EXPECT_TRUE(QRectF(QPointF(), screens.window().size()).contains(place)) << where;
        const bool mayCover = isLow && !lesson.waits();
        EXPECT_TRUE(mayCover || !rectOf("lesson").intersects(place)) << where;
        EXPECT_TRUE(rectOf("lesson-ring").contains(place.center())) << where;
    }
    void follow() { EXPECT_TRUE(player.follow()); }
    void playThrough(const QString& game, QSize size) {
        const testing::ScopedTrace trace(__FILE__, __LINE__, game.toStdString());
        screens.resize(size);
        begin(game);
        while (finger.ok() && !lesson.atEnd()) {
            lookAtStop();
            follow();
        }
        if (!finger.ok()) return;
        lookAtStop();
        EXPECT_TRUE(screens.tap("lesson-done"));
        EXPECT_TRUE(finger.waitFor("start-new"));
        EXPECT_FALSE(lesson.running());
        expectNoSession();
    }
    void expectNoSession() {
        EXPECT_FALSE(screens.app().controller().hasGame());
        EXPECT_TRUE(screens.app().controller().store()->sessions().value().empty());
    }

    Screens screens{language()};
    Finger& finger = screens.finger();
    Lesson& lesson = *screens.app().model().lesson();
    LessonPlayer player{screens.app(), finger};
};

INSTANTIATE_TEST_SUITE_P(, LessonScreen, inOneLanguageAndTheMadeUp("es"), languageName);

TEST_P(LessonScreen, IsPlayedToItsEndByDoingWhatItSays) {
    for (const QString& game : screens.app().model().games())
        if (lesson.teaches(game))
            for (const QSize size : {landscape, phone, QSize(640, 360)}) playThrough(game, size);
}

class LeftLesson : public LessonScreen {};
INSTANTIATE_TEST_SUITE_P(, LeftLesson, inOneLanguage("en"), languageName);

TEST_P(LeftLesson, IsLeftAtAnyMomentAndLeavesNothing) {
    begin("all-your-base");
    follow();
    follow();
    EXPECT_TRUE(screens.tap("lesson-skip"));
    EXPECT_TRUE(finger.waitFor("start-new"));
    EXPECT_EQ(finger.find("lesson-sentence"), nullptr);
    expectNoSession();
}

TEST_P(LeftLesson, AWrongActIsTakenBackAndExplained) {
    begin("all-your-base");
    while (finger.ok() && lesson.placeName() != u"act-play-base") follow();
    EXPECT_TRUE(screens.tap("act-pass-defense"));
    EXPECT_TRUE(finger.waitFor("lesson-note"));
    EXPECT_EQ(lesson.controller().played(), 0U);
    EXPECT_EQ(lesson.placeName(), "act-play-base");
    follow();
    EXPECT_EQ(finger.find("lesson-note"), nullptr) << "the note has gone with what it was about";
}

TEST_P(LeftLesson, IsToldInTheRailWhereThatHasRoomSoThatTheTableStaysInSight) {
    begin("all-aboard");
    while (finger.ok() && !lesson.atEnd() && !rectOf("rail-board").contains(lesson.place())) follow();
    screens.settle();
    EXPECT_FALSE(lesson.place().isEmpty());
    EXPECT_TRUE(rectOf("rail-board").contains(rectOf("lesson")));
}

TEST_P(LeftLesson, AGameWithoutOneOffersNone) {
    EXPECT_TRUE(screens.tap("start-new"));
    EXPECT_TRUE(finger.waitFor("show-all-your-base"));
    EXPECT_TRUE(finger.waitFor("game-score-sheet"));
    EXPECT_EQ(finger.find("show-score-sheet"), nullptr);
}

TEST_P(LeftLesson, TouchesNoGameThatIsOpen) {
    screens.openTable();
    screens.game().base(0);
    const QString id = screens.app().controller().info().id;
    const std::size_t played = screens.game().played();
    EXPECT_TRUE(screens.tap("act-menu"));
    EXPECT_TRUE(screens.tap("menu-leave"));
    begin("all-your-base");
    while (finger.ok() && !lesson.waits()) follow();
    follow();
    EXPECT_EQ(screens.app().controller().info().id, id);
    EXPECT_EQ(screens.game().played(), played);
    EXPECT_TRUE(screens.tap("lesson-skip"));
    EXPECT_TRUE(screens.tap("start-resume"));
    EXPECT_TRUE(finger.waitFor("act-play-base"));
    EXPECT_EQ(finger.find("lesson-sentence"), nullptr);
}

TEST_P(LeftLesson, IsReadAloudFromTheMomentThatIsAskedFor) {
    begin("all-your-base");
    EXPECT_TRUE(screens.tap("lesson-speak"));
    EXPECT_TRUE(finger.waitUntil([&] { return screens.app().model().speaker()->what() == u"lesson"; },
                                 QStringLiteral("the sentence was read")));
    follow();
    EXPECT_TRUE(finger.waitUntil([&] { return screens.app().model().speaker()->what() == u"lesson"; },
                                 QStringLiteral("the next one was read, too")));
    EXPECT_TRUE(screens.tap("lesson-speak"));
    EXPECT_TRUE(finger.waitUntil([&] { return screens.app().model().speaker()->what().isEmpty(); },
                                 QStringLiteral("it fell silent")));
}

}  // namespace
