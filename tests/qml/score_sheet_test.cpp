// SPDX-License-Identifier: GPL-3.0-or-later

// The Score sheet under a real finger.
#include "tests/qml/every_size.h"
#include "tests/qml/item_walk.h"
#include "tests/qml/screens.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::score_sheet;

namespace {

score_sheet::Setup sheetOf(int seats, const Options& options = {}) {
    const std::vector<Seat> people{{"Ana", "en"},   {"美玲", "zh"},
                                   {"Tomás", "es"}, {"Maximiliane-Charlotte von Hohenburg", "en"},
                                   {"Bo", "en"},    {"Zoë", "es"}};
    return {{people.begin(), people.begin() + seats}, options};
}

class ScoreSheetScreen : public InEachLanguage {
protected:
    void open(const score_sheet::Setup& setup) {
        ASSERT_TRUE(screens.app().controller().begin(firstSpeaks(language(), setup)));
        screens.open("openTable");
        ASSERT_TRUE(finger.waitFor("score-sheet"));
    }
    void touch(const QString& name) { EXPECT_TRUE(screens.tap(name)) << name.toStdString(); }
    void enter(const QString& points) {
        for (const QChar key : points) touch(key == u'-' ? QStringLiteral("key-minus") : QStringLiteral("key-") + key);
        const std::size_t before = played();
        touch("act-enter-points");
        comes("the number was written down", [&] { return played() == before + 1; });
    }
    void comes(const char* what, const std::function<bool()>& is) { EXPECT_TRUE(finger.waitUntil(is, what)) << what; }
    [[nodiscard]] std::size_t played() { return screens.app().controller().play<ScoreSheet>().played(); }
    [[nodiscard]] const State& state() { return screens.app().controller().state<ScoreSheet>(); }

    Screens screens{language()};
    Finger& finger = screens.finger();
    ScoreSheetTable& table = screens.app().model().table<ScoreSheet>();
};

INSTANTIATE_TEST_SUITE_P(, ScoreSheetScreen, inOneLanguage("es"), languageName);

/// What could be cut or overlap, by the length of words.
class ScoreSheetLayout : public ScoreSheetScreen {};

INSTANTIATE_TEST_SUITE_P(, ScoreSheetLayout, inAllLanguages(), languageName);

TEST_P(ScoreSheetScreen, AWholeGameFromTheStartToTheVictory) {
    ASSERT_TRUE(screens.newGame(QStringLiteral("score-sheet")));
    touch("setup-option-rounds");
    for (int i = 0; i < 8; ++i) touch("setup-rounds-minus");
    touch("setup-begin");
    ASSERT_TRUE(finger.waitFor("score-sheet"));
    EXPECT_EQ(state().options.rounds, 2);
    for (const char* points : {"12", "-3", "7", "1", "20", "0"}) enter(points);
    ASSERT_TRUE(finger.waitFor("victory-winner"));
    EXPECT_EQ(state().winners, std::vector<SeatId>{1});
    EXPECT_EQ(screens.textsOf("victory-decided"), table.decidedBy());
    EXPECT_TRUE(finger.waitFor("standing-0"));
}

TEST_P(ScoreSheetScreen, WhereItIsSetUpOnAPhoneWhatIsBelowThePlayersLiesBelowThem) {
    ASSERT_TRUE(screens.newGame());
    touch("setup-name-0");
    EXPECT_TRUE(finger.type("Ana"));
    touch("setup-begin");
    ASSERT_TRUE(finger.waitFor("act-play-base"));
    screens.open("openStart");
    screens.resize(phone);
    ASSERT_TRUE(screens.newGame(QStringLiteral("score-sheet")));
    ASSERT_TRUE(finger.waitFor("setup-remembered-0"));
    touch("setup-option-rounds");
    for (int fewer = 0; fewer < 6; ++fewer) touch("setup-rounds-minus");
    const auto top = [&](const char* name) { return finger.find(name)->mapToScene({}).y(); };
    EXPECT_GE(top("setup-option-lowest"), top("setup-remove") + finger.find("setup-remove")->height());
}

TEST_P(ScoreSheetScreen, AnotherSeatIsAskedByATapOnIt) {
    open(sheetOf(3));
    touch("seat-2");
    comes("seat 2 was asked", [&] { return table.asked() == 2; });
    enter("5");
    EXPECT_EQ(state().rounds.front()[2], 5);
    EXPECT_EQ(table.asked(), 0) << "it goes on clockwise";
    touch("seat-2");
    ASSERT_TRUE(finger.waitFor("toast"));
    EXPECT_TRUE(screens.textsOf("toast").contains(u"1.1"));
}

TEST_P(ScoreSheetScreen, TheNumberStandsInItsCellWhileItIsTypedAndAMistakeIsMarkedThere) {
    open(sheetOf(2));
    const auto shows = [&](const QString& text) {
        comes("the cell shows what is typed", [&] { return screens.textsOf("points-1-0") == text; });
    };
    const auto isMarked = [&](const QString& cell) { return finger.find(cell)->property("mistaken").toBool(); };
    touch("key-minus");
    shows("−");
    for (int i = 0; i < 4; ++i) touch("key-9");
    shows("−9999");
    EXPECT_FALSE(isMarked("points-1-0"));
    touch("key-9");
    ASSERT_TRUE(finger.waitFor("toast"));
    shows("−9999");
    EXPECT_TRUE(isMarked("points-1-0"));
    touch("key-back");
    shows("−999");
    EXPECT_FALSE(isMarked("points-1-0"));
    touch("act-enter-points");
    comes("the number was written down", [&] { return played() == 1; });
    shows("−999");
    touch("seat-0");
    ASSERT_TRUE(finger.waitFor("toast"));
    EXPECT_TRUE(isMarked("points-1-0")) << "it has its number";
    EXPECT_FALSE(isMarked("points-1-1"));
    touch("toast-dismiss");
    EXPECT_FALSE(isMarked("points-1-0"));
}

TEST_P(ScoreSheetScreen, TheGameIsEndedBetweenTwoRounds) {
    open(sheetOf(2));
    enter("5");
    touch("act-end-game");
    ASSERT_TRUE(finger.waitFor("toast"));
    EXPECT_TRUE(screens.textsOf("toast").contains(u"2.3"));
    touch("toast-dismiss");
    enter("5");
    touch("act-end-game");
    ASSERT_TRUE(finger.waitFor("victory-winner"));
    EXPECT_EQ(state().winners, (std::vector<SeatId>{0, 1})) << "a tie is told as such";
}

TEST_P(ScoreSheetScreen, ARulingSetsANumber) {
    open(sheetOf(2));
    enter("5");
    touch("act-menu");
    touch("menu-overrule");
    ASSERT_TRUE(finger.waitFor("overrule-points"));
    table.overrule()->setPoints(1, 1, QStringLiteral("-8"));
    touch("overrule-enter");
    ASSERT_TRUE(finger.waitFor("overrule-reason"));
    touch("overrule-back");
    ASSERT_TRUE(finger.waitFor("overrule-points"));
    touch("overrule-enter");
    touch("overrule-close");
    ASSERT_TRUE(finger.waitUntilGone("overrule-enter"));
    touch("act-menu");
    touch("menu-overrule");
    ASSERT_TRUE(finger.waitFor("overrule-points")) << "it begins with the changes";
    touch("overrule-enter");
    touch("overrule-reason");
    EXPECT_TRUE(finger.type(QStringLiteral("it was counted anew")));
    touch("overrule-enter");
    comes("it was entered", [&] { return state().rounds.size() == 2; });
    EXPECT_EQ(state().rounds.front()[1], -8);
    touch("act-undo");
    comes("it was taken back", [&] { return state().rounds.size() == 1; });
}

TEST_P(ScoreSheetLayout, EverythingFitsInEverySize) {
    open(sheetOf(6, {.rounds = 20, .target = 500, .lowestWins = true}));
    for (int round = 1; round <= 14; ++round)
        for (SeatId seat = 0; seat < 6; ++seat)
            ASSERT_EQ(screens.app().controller().add<ScoreSheet>(
                          EnterPoints{round, seat, (round * 37 + seat * 911) % 40 - 5}),
                      SessionController::Outcome::Done);
    table.digit(1);
    table.minus();
    // Six seats and a keypad with large text take more than the smallest phone has.
    expectNoFaultsInEverySize(screens, "score-sheet", language(), {390, 360});
}

}  // namespace
