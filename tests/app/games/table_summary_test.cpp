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

TEST_F(TableSummaryTest, TellsEverySeatAndWhoseTurnItIs) {
    EXPECT_EQ(summary(), "Ana: 2 of 9 bases, attack 8, defense 7.\n"
                         "美玲: 2 of 9 bases, attack 7, defense 5.\n"
                         "Tomás: 1 of 9 bases, attack 0, defense 0.\n"
                         "It is Ana’s turn, ATTACK phase.");
}

TEST_F(TableSummaryTest, TellsOfAnAttackAndOfWhoMayDeclare) {
    table.play(attackOn(3_B, {1_P}));
    EXPECT_TRUE(summary().endsWith("\nAna attacks a base of 美玲: 5 against 1.")) << summary().toStdString();
    table.play(ResolveAttack{});
    for (int bases = 3; bases < 9; ++bases) table.base(0);
    EXPECT_TRUE(summary().endsWith("\nAna may declare victory.")) << summary().toStdString();
    EXPECT_EQ(victory(), "");
}

TEST_F(TableSummaryTest, TellsWhichFreePlaysAreLeft) {
    table.turnOf(0, Phase::RedAlert);
    table.play(redAlert(5));
    EXPECT_TRUE(summary().endsWith("\nFree plays of RED ALERT 5: the whole hand.")) << summary().toStdString();
    table.play(redAlert(4));
    EXPECT_TRUE(summary().endsWith("\nFree plays of RED ALERT 4: 2 left.\nFree plays of RED ALERT 5: the whole hand."))
        << summary().toStdString();
    table.play(PlayBase{});
    EXPECT_TRUE(summary().contains("\nFree plays of RED ALERT 4: 1 left.\n")) << summary().toStdString();
}

TEST_F(TableSummaryTest, TellsOfAFreePlayFromTheDiscardPile) {
    table.turnOf(0, Phase::RedAlert);
    table.play(redAlert(12));
    EXPECT_TRUE(summary().endsWith("\nFree plays of RED ALERT 12: a random card of the discard pile."))
        << summary().toStdString();
}

TEST_F(TableSummaryTest, TellsOfChangeThatMayBeTaken) {
    table.play(attackOn(3_B, {1_P}));
    table.play(ResolveAttack{});
    EXPECT_TRUE(summary().endsWith("\nChange may be taken for a surplus of 3.")) << summary().toStdString();
}

TEST_F(TableSummaryTest, TellsTheEndAndTheVictoryInTheWinnersLanguage) {
    table.rule({edit::EndGame{SeatId{1}}});
    EXPECT_TRUE(summary().endsWith("\nThe game is over: 美玲 has won.")) << summary().toStdString();
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
    EXPECT_TRUE(summary().endsWith("\nThe game is over. Nobody has won.")) << summary().toStdString();
    EXPECT_EQ(victory(), "");
}

}  // namespace
