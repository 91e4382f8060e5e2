// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lesson.h"

#include "app/games/game_parts.h"
#include "app/session/any_game.h"
#include "db/session_file/session_import.h"
#include "tests/app/app_fixture.h"
#include "tests/support/every_language.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

/// The games that have one.
std::vector<std::string> taughtGames() {
    std::vector<std::string> games;
    for (const QString& game : gameNames())
        if (hasLesson(game)) games.push_back(game.toStdString());
    return games;
}

class LessonOf : public testing::TestWithParam<std::string> {
protected:
    LessonOf() { parts.languages.use("en"); }

    [[nodiscard]] static QString game() { return QString::fromStdString(GetParam()); }
    [[nodiscard]] static LessonFile file() { return readLesson(game()).value(); }

    /// Makes the next act of the lesson, as a screen would.
    void enterNext() {
        const LessonFile lines = file();
        std::size_t before = logged();
        for (const LessonLine& line : lines.lines) {
            if (line.entry.isEmpty() || before-- > 0) continue;
            lesson.controller().visit([&]<Game G>(const Session<G>&) {
                EXPECT_EQ(lesson.controller().add<G>(readEntry<CodecOf<G>>(line.entry).value()),
                          SessionController::Outcome::Done);
            });
            break;
        }
        // An act is looked at when everybody has been told of it.
        QCoreApplication::processEvents();
    }
    [[nodiscard]] std::size_t logged() {
        return lesson.controller().visit([](const auto& play) { return play.log().size(); });
    }

    AppParts parts;
    Lesson lesson{parts.languages, parts.books, parts.settings};
};

INSTANTIATE_TEST_SUITE_P(, LessonOf, testing::ValuesIn(taughtGames()), [](const auto& test) {
    std::string name = test.param;
    std::erase(name, '-');
    return name;
});

TEST_P(LessonOf, IsASessionFileThatTheRulesAccept) {
    QFile device(QStringLiteral(":/lessons/%1.jsonl").arg(game()));
    ASSERT_TRUE(device.open(QIODevice::ReadOnly));
    const auto session = readSessionFile(device);
    ASSERT_TRUE(session) << "line " << session.error().line;
    EXPECT_EQ(session->header.game, game());
    EXPECT_EQ(session->chain.state, ChainState::Absent);
    EXPECT_GT(session->entries.size(), 5U);
}

TEST_P(LessonOf, SaysEverySentenceOfTheGame) {
    QSet<QString> said;
    for (const LessonLine& line : file().lines)
        for (const LessonStop& stop : line.stops) {
            EXPECT_FALSE(said.contains(stop.says)) << "twice: " << stop.says.toStdString();
            said << stop.says;
        }
    const auto sentences = withCodecOf<std::span<const LessonSentence>>(
        game(), []<GameCodec C>() { return GameUi<typename C::Game>::lesson(); });
    QSet<QString> known;
    for (const LessonSentence& sentence : sentences.value()) known << QLatin1StringView(sentence.id);
    EXPECT_EQ(said, known);
}

/// One that is done is the last of its line, so that an act is what leads on from it.
TEST_P(LessonOf, WaitsForActsThatThereAre) {
    for (const LessonLine& line : file().lines) {
        bool byAct = false;
        for (const LessonStop& stop : line.stops) {
            EXPECT_TRUE(!byAct || stop.goesOn == LessonStop::GoesOn::ByAct) << stop.says.toStdString();
            byAct = stop.goesOn == LessonStop::GoesOn::ByAct;
            EXPECT_FALSE(byAct && (line.entry.isEmpty() || stop.at.isEmpty())) << stop.says.toStdString();
        }
    }
}

TEST_P(LessonOf, IsShortInEveryLanguageAndWithoutSigns) {
    for (const char* language : everyLanguage()) {
        parts.languages.use(language);
        ASSERT_TRUE(lesson.begin(game()));
        for (int stops = 0; stops < lesson.count() && !lesson.atEnd(); ++stops) {
            const QString sentence = lesson.sentence();
            EXPECT_FALSE(sentence.isEmpty());
            EXPECT_LE(sentence.size(), 110) << sentence.toStdString();
            static const QRegularExpression sign(QStringLiteral("[^\\p{L}\\p{M}\\p{N} .,;:!?’“”«»¡¿、。，；：！？-]"));
            EXPECT_FALSE(sentence.contains(sign)) << sentence.toStdString();
            static const QRegularExpression end(QStringLiteral("[.!?](\\s|$)|[。！？]"));
            EXPECT_EQ(sentence.count(end), 1) << "one sentence: " << sentence.toStdString();
            const int before = lesson.number();
            if (lesson.waits()) enterNext();
            else lesson.goOn();
            ASSERT_GT(lesson.number(), before);
        }
        EXPECT_TRUE(lesson.atEnd());
        lesson.leave();
    }
}

TEST_P(LessonOf, TakesBackWhatIsNotItsNextAct) {
    ASSERT_TRUE(lesson.begin(game()));
    while (!lesson.waits()) lesson.goOn();
    enterNext();
    const std::size_t acts = logged();
    const int number = lesson.number();
    ASSERT_GT(acts, 0U);
    GameTable* table = lesson.table();
    table->undo();
    QCoreApplication::processEvents();
    EXPECT_NE(lesson.note(), "") << "undo is not what comes next";
    EXPECT_EQ(logged(), acts) << "nor is it in the log any more";
    EXPECT_EQ(lesson.number(), number);
    EXPECT_TRUE(table->canUndo());
}

TEST_P(LessonOf, LeavesNothingBehindAndTouchesNoSession) {
    ASSERT_TRUE(parts.controller.begin(threePeople()));
    const QString id = parts.controller.info().id;
    ASSERT_TRUE(lesson.begin(game()));
    while (!lesson.waits()) lesson.goOn();
    enterNext();
    EXPECT_EQ(parts.controller.info().id, id);
    EXPECT_EQ(parts.controller.played(), 0U);
    GameTable* table = lesson.table();
    EXPECT_TRUE(table->practice());
    EXPECT_FALSE(table->inMemory()) << "nobody is warned of what is not to be kept";
    EXPECT_EQ(table->unsavedEntries(), 0);
    lesson.leave();
    EXPECT_FALSE(lesson.running());
    EXPECT_FALSE(table->hasGame());
    EXPECT_EQ(lesson.sentence(), "");
    const auto sessions = parts.controller.store()->sessions();
    ASSERT_TRUE(sessions);
    EXPECT_EQ(sessions->size(), 1U);
}

TEST_P(LessonOf, FollowsTheLanguageOfTheScreen) {
    ASSERT_TRUE(lesson.begin(game()));
    const QString english = lesson.sentence();
    parts.settings.setLanguage(QStringLiteral("es"));
    lesson.retranslate();
    EXPECT_NE(lesson.sentence(), english);
    for (const Seat& seat : lesson.controller().seats()) EXPECT_EQ(seat.language, "es");
}

class LessonPlaces : public LessonOf {
protected:
    /// To the attack, which takes a tap on a base and one on a button that is not there before.
    void goToAttack() {
        EXPECT_TRUE(lesson.begin(game()));
        while (lesson.places() != QStringList{"base-2", "act-attack"} && !lesson.atEnd())
            if (lesson.waits()) enterNext();
            else lesson.goOn();
        lesson.seePlaces({true, false});
        EXPECT_EQ(lesson.placeName(), "base-2");
    }
};

INSTANTIATE_TEST_SUITE_P(, LessonPlaces, testing::Values("all-your-base"), [](const auto&) { return "AllYourBase"; });

TEST_P(LessonPlaces, ComeOneAfterTheOtherAsTheyAreTapped) {
    goToAttack();
    const int number = lesson.number();
    lesson.tapPlace();
    lesson.seePlaces({true, false});
    EXPECT_EQ(lesson.placeName(), "base-2") << "the button is not there yet";
    lesson.seePlaces({true, true});
    EXPECT_EQ(lesson.placeName(), "act-attack");
    EXPECT_EQ(lesson.number(), number + 1);
    lesson.seePlaces({true, false});
    EXPECT_EQ(lesson.placeName(), "base-2") << "it was closed again";
    lesson.seePlaces({true, true});
    lesson.tapPlace();
    lesson.seePlaces({true, true});
    EXPECT_EQ(lesson.placeName(), "base-2") << "no act came of it: from the beginning";
}

TEST_P(LessonPlaces, AreMeantAsSoonAsTheyComeIntoSight) {
    goToAttack();
    lesson.seePlaces({true, true});
    EXPECT_EQ(lesson.placeName(), "act-attack") << "whatever was tapped for it";
    lesson.seePlaces({});
    EXPECT_EQ(lesson.placeName(), "act-attack") << "what was seen of another stop says nothing";
}

TEST_P(LessonPlaces, LieWhereTheyAreSeen) {
    goToAttack();
    lesson.seePlace({10, 20, 30, 40});
    EXPECT_EQ(lesson.place(), QRectF(10, 20, 30, 40));
    enterNext();
    EXPECT_TRUE(lesson.place().isEmpty()) << "another stop has another place";
}

TEST(Lessons, AreOfTheGamesThatHaveOne) {
    EXPECT_FALSE(hasLesson(u"score-sheet"));
    EXPECT_FALSE(hasLesson(u"../i18n/basekeeper_en"));
    EXPECT_EQ(readLesson(u"score-sheet").error().kind, FormatErrorKind::CannotRead);
    EXPECT_FALSE(taughtGames().empty());
}

}  // namespace
