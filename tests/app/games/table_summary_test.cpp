// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/games.h"

#include "tests/app/app_fixture.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

class TableSummaryTest : public testing::Test {
protected:
    [[nodiscard]] QString summary() const {
        return GameUi<AllYourBase>::tableSummary(table.state(), table.controller.play<AllYourBase>().setup());
    }
    [[nodiscard]] QString victory() const {
        return GameUi<AllYourBase>::victorySummary(table.state(), table.controller.play<AllYourBase>().setup(),
                                                   table.languages);
    }
    Battlefield table;
};

TEST_F(TableSummaryTest, TellsWhoseTurnItIsAndOfEachSeatWhatItHas) {
    EXPECT_EQ(summary(), "Ana’s turn: Attack.\n"
                         "Bases: Ana 2, 美玲 2 and Tomás 1.\n"
                         "Attack: Ana 8 and 美玲 7.");
}

TEST_F(TableSummaryTest, TellsNothingOfWhatNobodyHas) {
    const all_your_base::Setup setup = setupFor(2);
    const QString told = GameUi<AllYourBase>::tableSummary(initial(setup), setup);
    EXPECT_EQ(told.count(u'\n'), 0) << told.toStdString();
}

TEST_F(TableSummaryTest, TellsOfAnAttackAndOfWhoMayDeclare) {
    table.play(attackOn(3_B, {1_P}));
    EXPECT_EQ(summary(), "Ana’s turn: Attack.\n"
                         "Ana attacks one of 美玲’s bases: 5 against 1.\n"
                         "Bases: Ana 2, 美玲 2 and Tomás 1.");
    table.play(ResolveAttack{});
    for (int bases = 3; bases < 9; ++bases) table.base(0);
    EXPECT_TRUE(summary().contains("\nAna may declare victory.\n")) << summary().toStdString();
    EXPECT_EQ(victory(), "");
}

TEST_F(TableSummaryTest, TellsWhichFreePlaysComeNext) {
    table.turnOf(0, Phase::RedAlert);
    table.play(redAlert(5));
    EXPECT_TRUE(summary().contains("\nFree plays: the whole hand.\n")) << summary().toStdString();
    table.play(redAlert(4));
    EXPECT_TRUE(summary().contains("\nFree plays: 2 left.\n")) << summary().toStdString();
    EXPECT_FALSE(summary().contains("the whole hand")) << summary().toStdString();
    table.play(PlayBase{});
    EXPECT_TRUE(summary().contains("\nFree plays: 1 left.\n")) << summary().toStdString();
}

TEST_F(TableSummaryTest, TellsOfAFreePlayFromTheDiscardPile) {
    table.turnOf(0, Phase::RedAlert);
    table.play(redAlert(12));
    EXPECT_TRUE(summary().contains("\nFree play: a random card from the discard pile.\n")) << summary().toStdString();
}

TEST_F(TableSummaryTest, TellsOfChangeThatMayBeTaken) {
    table.play(attackOn(3_B, {1_P}));
    table.play(ResolveAttack{});
    EXPECT_TRUE(summary().contains("\nChange may be taken for a surplus of 3.\n")) << summary().toStdString();
}

TEST_F(TableSummaryTest, TellsTheEndAndTheVictoryInTheWinnersLanguage) {
    table.rule({edit::EndGame{SeatId{1}}});
    EXPECT_TRUE(summary().startsWith("The game is over: 美玲 has won.\nBases: ")) << summary().toStdString();
    EXPECT_FALSE(summary().contains("turn"));
    const QStringList lines = victory().split(u'\n');
    ASSERT_EQ(lines.size(), 3);
    EXPECT_EQ(lines[0], "All Your Base Are Belong To Us!") << "the rules want them in English (0.3)";
    EXPECT_EQ(lines[1], table.languages.translate("zh", "AllYourBaseVictory", "All your bases belong to us!"));
    EXPECT_TRUE(lines[2].contains("美玲") && lines[2] != "美玲 wins") << lines[2].toStdString();
}

TEST_F(TableSummaryTest, TranslatesTheWordsOfVictoryForNoReaderOfEnglish) {
    table.rule({edit::EndGame{SeatId{0}}});
    EXPECT_EQ(victory(), "All Your Base Are Belong To Us!\nAna wins");
}

TEST_F(TableSummaryTest, TellsThatNobodyHasWon) {
    table.rule({edit::EndGame{}});
    EXPECT_TRUE(summary().startsWith("The game is over. Nobody has won.\n")) << summary().toStdString();
    EXPECT_EQ(victory(), "");
}

}  // namespace
