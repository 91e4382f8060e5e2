// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/attack_check_model.h"

#include "app/games/all_your_base/all_your_base_setup.h"
#include "app/language/joined.h"
#include "tests/app/app_fixture.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

using Side = AttackCheckModel::Side;

class AttackCheckModelTest : public testing::Test {
protected:
    void tap(Side side, std::initializer_list<const char*> cards) {
        for (const char* card : cards) check.add(side, QString::fromLatin1(card));
    }
    [[nodiscard]] int countOf(QAbstractItemModel* kinds, const char* card) {
        return rowOf<CheckKindRow>(kinds, QString::fromLatin1(card)).count;
    }
    [[nodiscard]] QStringList sentences() const { return check.summary().split(u'\n'); }

    TemporaryData data;
    Languages languages;
    SessionController controller{Store::open(data.folder())};
    AllYourBaseSetup setup{controller, languages};
    AttackCheckModel& check = *setup.check();
};

TEST_F(AttackCheckModelTest, BeginsEmptyAndAsksForAttackers) {
    EXPECT_TRUE(check.untouched());
    EXPECT_FALSE(check.asked());
    EXPECT_EQ(check.verdict(), QString());
    EXPECT_EQ(check.summary(), "Tap the cards that attack.");
    EXPECT_EQ(rowsOf<CheckKindRow>(check.attackers()).size(), cardKinds);
    EXPECT_EQ(rowsOf<CheckKindRow>(check.defenders()).size(), cardKinds);
    EXPECT_EQ(rowsOf<CheckKindRow>(check.pile()).size(), 5u) << "change takes ships alone (3B.3)";
    tap(Side::Defenders, {"zig"});
    EXPECT_FALSE(check.asked());
    EXPECT_FALSE(check.untouched());
}

TEST_F(AttackCheckModelTest, ATapAddsOneAndAnotherPlaceTakesOneOff) {
    tap(Side::Attackers, {"zig", "zig", "crew"});
    EXPECT_EQ(countOf(check.attackers(), "zig"), 2);
    EXPECT_EQ(countOf(check.attackers(), "crew"), 1);
    EXPECT_EQ(countOf(check.defenders(), "zig"), 0);
    EXPECT_EQ(check.attack(), 3);
    check.takeOff(Side::Attackers, "zig");
    check.takeOff(Side::Attackers, "cats");
    EXPECT_EQ(countOf(check.attackers(), "zig"), 1);
    EXPECT_EQ(check.attack(), 2);
    check.add(Side::Attackers, "base");
    check.takeOff(Side::Attackers, "base");
    check.add(Side::Pile, "crew");
    EXPECT_EQ(check.attack(), 2);
    EXPECT_EQ(check.pileCount(), 0);
    check.clear();
    EXPECT_TRUE(check.untouched());
    EXPECT_EQ(countOf(check.attackers(), "zig"), 0);
}

TEST_F(AttackCheckModelTest, SaysEnoughJustEnoughOrHowMuchIsMissing) {
    tap(Side::Attackers, {"battlecruiser"});
    tap(Side::Defenders, {"battlecruiser"});
    EXPECT_EQ(check.verdict(), "1 short");
    EXPECT_FALSE(check.enough());
    EXPECT_EQ(check.more().words, "CREW");
    EXPECT_EQ(check.fewest().words, QString());
    EXPECT_FALSE(check.allNeeded());
    tap(Side::Attackers, {"crew"});
    EXPECT_EQ(check.verdict(), "just enough");
    EXPECT_EQ(check.spare(), QString());
    EXPECT_TRUE(check.enough());
    EXPECT_TRUE(check.allNeeded());
    EXPECT_EQ(check.more().words, QString());
    tap(Side::Attackers, {"dreadnought"});
    EXPECT_EQ(check.verdict(), "enough");
    EXPECT_EQ(check.spare(), "surplus 4");
    EXPECT_FALSE(check.allNeeded());
    EXPECT_EQ(check.fewest().words, "Dreadnought");
    EXPECT_EQ(check.surplus(), 4);
    EXPECT_EQ(check.change().words, "Dreadnought");
    EXPECT_EQ(check.attackerLoses().words, Joined::list({"BattleCruiser", "Dreadnought", "CREW"}));
    EXPECT_EQ(check.defenderLoses().words, "BattleCruiser");
}

TEST_F(AttackCheckModelTest, ThePileIsLookedThroughForChange) {
    tap(Side::Attackers, {"crew", "crew", "crew"});
    EXPECT_EQ(check.surplus(), 2);
    EXPECT_EQ(check.change().words, QString());
    tap(Side::Pile, {"zig", "zig", "zero-wing"});
    EXPECT_EQ(check.pileCount(), 3);
    EXPECT_EQ(check.change().words, "2 Zigs");
    ASSERT_EQ(check.change().cards.size(), 1);
    EXPECT_EQ(check.change().cards.front().toMap().value("count").toInt(), 2);
}

TEST_F(AttackCheckModelTest, TurnedRoundItSaysWhatMustStand) {
    check.setTurnedRound(true);
    tap(Side::Attackers, {"dreadnought", "destroyer"});
    EXPECT_EQ(check.mustStand(), 6);
    EXPECT_EQ(check.verdict(), "6 short");
    EXPECT_EQ(check.more().words, "Zig and Zero Wing");
    tap(Side::Defenders, {"zero-wing"});
    EXPECT_EQ(check.verdict(), "1 short");
    EXPECT_EQ(check.more().words, "Zig");
    tap(Side::Defenders, {"zig"});
    EXPECT_EQ(check.verdict(), "just holds");
    EXPECT_TRUE(check.enough());
    EXPECT_TRUE(check.allNeeded());
    tap(Side::Defenders, {"zig"});
    EXPECT_EQ(check.verdict(), "holds");
    EXPECT_EQ(check.spare(), "1 to spare");
    EXPECT_EQ(check.fewest().words, "Zig and Zero Wing");
    check.setTurnedRound(false);
    EXPECT_EQ(check.verdict(), "2 short");
}

TEST_F(AttackCheckModelTest, IsReadAloudSentenceBySentence) {
    tap(Side::Attackers, {"zero-wing", "zig"});
    tap(Side::Defenders, {"destroyer"});
    EXPECT_EQ(sentences(),
              (QStringList{"6 attack against 2 defense.", "Enough, with a surplus of 3.",
                           "The fewest that would do: Zero Wing.", "Best change to take: Zig and Destroyer.",
                           "A counterattack would cost the attacker Zig and Zero Wing, and the defender Destroyer."}));
    check.setTurnedRound(true);
    EXPECT_EQ(sentences(),
              (QStringList{"Against 6 attack, this base needs a defense of 6.",
                           "Only 2 defense here: 4 more are needed.", "With Dreadnought added, the base would hold."}));
    check.setTurnedRound(false);
    tap(Side::Defenders, {"zero-wing"});
    EXPECT_EQ(sentences(),
              (QStringList{"6 attack against 7 defense.", "Not enough: 2 missing.", "Adding CATS would be enough."}));
}

TEST_F(AttackCheckModelTest, SpeaksTheLanguageOfWhoeverAsks) {
    tap(Side::Attackers, {"crew"});
    const QString english = check.summary();
    check.setLanguage("es");
    EXPECT_EQ(check.language(), "es");
    EXPECT_NE(check.summary(), english);
    EXPECT_EQ(rowOf<CheckKindRow>(check.attackers(), QStringLiteral("crew")).name, "TRIPULACIÓN");
    EXPECT_EQ(languages.current(), "en") << "the screen keeps its own";
    check.setLanguage("xx-unknown");
    EXPECT_EQ(check.language(), "en");
    check.setLanguage("es");
    languages.use("zh");
    setup.refresh();
    EXPECT_EQ(check.language(), "zh") << "the screen's was chosen last";
    languages.use("en");
}

TEST_F(AttackCheckModelTest, ChangesPointsForThisQuestionAlone) {
    tap(Side::Attackers, {"zig"});
    check.setPoints("zig", 7, 3);
    EXPECT_EQ(check.attack(), 7);
    EXPECT_TRUE(check.pointsChanged());
    check.setPoints("crew", 4, 9);
    EXPECT_EQ(rowOf<CheckKindRow>(check.attackers(), QStringLiteral("crew")).defense, 0) << "2C";
    check.setPoints("zig", 1000, -5);
    EXPECT_EQ(check.attack(), maxPoints);
    EXPECT_EQ(rowOf<CheckKindRow>(check.attackers(), QStringLiteral("zig")).defense, 0);
    check.setBaseDefense(4);
    EXPECT_EQ(check.defense(), 4);
    check.setPoints("nothing", 1, 1);
    check.resetPoints();
    EXPECT_FALSE(check.pointsChanged());
    EXPECT_EQ(check.attack(), 1);
    EXPECT_EQ(check.defense(), 0);
    EXPECT_EQ(setup.values().front().toMap().value("attack").toInt(), 1);
}

TEST_F(AttackCheckModelTest, TakesThePointsOfTheChosenSet) {
    tap(Side::Attackers, {"zig"});
    QVariantList values = setup.values();
    QVariantMap zig = values[0].toMap();
    zig["attack"] = 9;
    values[0] = zig;
    ASSERT_TRUE(setup.saveValueSet({}, "Ours", SetSource::Provenance::Printed, values, 2));
    EXPECT_EQ(check.attack(), 9);
    EXPECT_EQ(check.defense(), 2);
    EXPECT_FALSE(check.pointsChanged());
    check.setPoints("zig", 3, 3);
    setup.setName(0, "Ana");
    EXPECT_EQ(check.attack(), 3) << "not by anything else that is set up";
    setup.chooseValueSet({});
    EXPECT_EQ(check.attack(), 1);
}

TEST_F(AttackCheckModelTest, TakesNoMoreCardsThanTheGameHas) {
    for (int i = 0; i < maxCardsToCheck; ++i) {
        EXPECT_FALSE(check.full());
        check.add(i % 2 == 0 ? Side::Attackers : Side::Defenders, "zig");
    }
    EXPECT_TRUE(check.full());
    EXPECT_TRUE(check.fullText().contains("108"));
    tap(Side::Attackers, {"zig"});
    tap(Side::Pile, {"zig"});
    EXPECT_EQ(check.attack(), maxCardsToCheck / 2);
    EXPECT_EQ(check.pileCount(), 0);
    EXPECT_TRUE(check.outOfReach());
    EXPECT_TRUE(sentences().contains("Not even all the cards in the game would be enough."));
    check.takeOff(Side::Defenders, "zig");
    EXPECT_FALSE(check.full());
}

TEST_F(AttackCheckModelTest, BecomesADeclaredPositionOfANewGame) {
    setup.setName(0, "Ana");
    setup.setName(1, "Bo");
    setup.setFirst(1);
    ASSERT_TRUE(setup.begin());
    controller.endSession();
    tap(Side::Attackers, {"zero-wing", "crew"});
    tap(Side::Defenders, {"destroyer"});
    tap(Side::Pile, {"zig"});
    check.setPoints("zero-wing", 8, 8);
    ASSERT_TRUE(check.begin());
    ASSERT_TRUE(controller.plays<AllYourBase>());
    const State& state = controller.state<AllYourBase>();
    EXPECT_EQ(controller.seats()[1].name, "Bo") << "those who played last";
    EXPECT_EQ(state.turn.seat, 1);
    EXPECT_EQ(state.turn.phase, Phase::Attack);
    EXPECT_EQ(attackOf(state, 1), 9) << "with the points as they were changed";
    EXPECT_EQ(state.base(2_B)->owner, 2);
    EXPECT_EQ(defenseOf(state, 2_B), 2);
    EXPECT_EQ(discardPile(state).size(), 1u);
    EXPECT_EQ(controller.play<AllYourBase>().played(), 1u) << "one ruling, which can be undone";
    EXPECT_EQ(controller.savedEntries(), 1);
    EXPECT_EQ(whyNot(state, attackOn(2_B, piecesOn(state, 1_B))), std::nullopt);
}

TEST_F(AttackCheckModelTest, BeginsNothingThatCannotBeSaved) {
    tap(Side::Attackers, {"zig"});
    const FullDisk disk;
    EXPECT_FALSE(check.begin());
    EXPECT_FALSE(setup.problem().isEmpty());
    EXPECT_FALSE(controller.hasGame());
    EXPECT_EQ(check.attack(), 1) << "the question stays";
}

}  // namespace
