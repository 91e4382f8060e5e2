// SPDX-License-Identifier: GPL-3.0-or-later

// What the harbour master says at which moment.
#include "app/games/all_aboard/all_aboard_voice.h"

#include "tests/app/all_aboard_fixture.h"
#include "tests/support/voice.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_aboard;

namespace {

struct Harbour : AboardTable {
    /// Boat 1 bears that many kilos and has the two animals aboard, and one more that lay face down. It sails, and all
    /// its steps are shown.
    void sail(int kilos, const char* first, const char* second, const char* third) {
        reveal({kilos, 99});
        board(first, 1);
        board(second, 1);
        boardFaceDown(1);
        boardFaceDown(2);
        board("sloth", 2);
        board("fox", 2);
        table.chooseAnimal(third);
        table.chooseAnimal("bear");
        table.sail();
        table.show()->toEnd();
        ASSERT_EQ(table.show()->boat(), 1);
    }
};

TEST(AllAboardVoice, HasALineForEachMoment) { expectALineForEachMoment(AllAboardMoment::End); }

TEST(AllAboardVoice, SpeaksAtTheStartOfAFullBoatAndAsTheBoatsCastOff) {
    Harbour app;
    EXPECT_EQ(app.table.voice(), lineOf(AllAboardMoment::Start));
    app.reveal({20, 30});
    EXPECT_EQ(app.table.voice(), QString());
    app.board("mouse", 1);
    app.board("peacock", 1);
    EXPECT_EQ(app.table.voice(), QString());
    app.boardFaceDown(1);
    EXPECT_EQ(app.table.voice(), lineOf(AllAboardMoment::BoatFull));
    app.boardFaceDown(2);
    EXPECT_EQ(app.table.voice(), QString());
    app.board("zebra", 2);
    app.board("elephant", 2);
    app.table.chooseAnimal("lion");
    EXPECT_EQ(app.table.voice(), QString());
    app.table.chooseAnimal("bear");
    ASSERT_EQ(app.table.task(), AllAboardTable::Task::Sail);
    EXPECT_EQ(app.table.voice(), lineOf(AllAboardMoment::CastOff));
}

TEST(AllAboardVoice, SpeaksOfAnAnimalThatGoesOverboardOnceItDoes) {
    Harbour app;
    app.sail(50, "monkey", "moose", "giraffe");
    EXPECT_EQ(app.table.voice(), lineOf(AllAboardMoment::Overboard));
    app.table.show()->goTo(0);
    EXPECT_EQ(app.table.voice(), QString()) << "it is not known yet";
    app.table.sail();
    app.table.show()->toEnd();
    EXPECT_EQ(app.table.show()->boat(), 2);
    EXPECT_EQ(app.table.voice(), QString()) << "that was another boat";
}

TEST(AllAboardVoice, SpeaksOfABoatThatSinks) {
    Harbour app;
    app.sail(5, "moose", "zebra", "giraffe");
    EXPECT_EQ(app.table.voice(), lineOf(AllAboardMoment::Sunk));
}

TEST(AllAboardVoice, SpeaksOfACloseCall) {
    Harbour app;
    app.sail(21, "moose", "zebra", "giraffe");
    EXPECT_EQ(app.table.voice(), lineOf(AllAboardMoment::CloseCall)) << "it bears not a kilo more";
    Harbour roomy;
    roomy.sail(22, "moose", "zebra", "giraffe");
    EXPECT_EQ(roomy.table.voice(), QString());
}

TEST(AllAboardVoice, SpeaksAtTheEndButOfNoRuling) {
    Harbour app;
    app.rule({edit::SetCupids{0, 1}});
    EXPECT_EQ(app.table.voice(), QString());
    app.rule({edit::EndGame{{0}}});
    EXPECT_EQ(app.table.voice(), lineOf(AllAboardMoment::End));
    app.controller.showPast(0);
    EXPECT_EQ(app.table.voice(), QString());
}

}  // namespace
