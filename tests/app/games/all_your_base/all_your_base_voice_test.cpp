// SPDX-License-Identifier: GPL-3.0-or-later

// What All Your Base says itself: its voice at its moments, and the words of victory.
#include "app/games/all_your_base/all_your_base_voice.h"

#include "tests/app/app_fixture.h"
#include "tests/support/voice.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

TEST(AllYourBaseVoice, HasALineForEachMoment) { expectALineForEachMoment(AllYourBaseMoment::Lost); }

TEST(AllYourBaseVoice, SpeaksAtTheStartUntilTheFirstAct) {
    AppTable app;
    EXPECT_EQ(app.table.voice(), lineOf(AllYourBaseMoment::Start));
    app.play(PlayBase{});
    EXPECT_EQ(app.table.voice(), QString());
    app.table.undo();
    EXPECT_EQ(app.table.voice(), lineOf(AllYourBaseMoment::Start));
}

TEST(AllYourBaseVoice, SpeaksOfADeclaredAttackAndOfRegrouping) {
    Battlefield app;
    EXPECT_EQ(app.table.voice(), QString()) << "a ruling is no joke";
    app.play(attackOn(3_B, {1_P}));
    EXPECT_EQ(app.table.voice(), lineOf(AllYourBaseMoment::AttackDeclared));
    app.play(ResolveAttack{});
    app.play(TakeChange{});
    EXPECT_EQ(app.table.voice(), lineOf(AllYourBaseMoment::Regrouping));
    app.play(EndTurn{});
    EXPECT_EQ(app.table.voice(), QString());
}

TEST(AllYourBaseVoice, CallsForNoMovesWhereNoneCanBeMade) {
    Battlefield app;
    app.rule({edit::RemoveCard{2_P}, edit::RemoveCard{3_P}});
    app.play(attackOn(3_B, {1_P}));
    app.play(ResolveAttack{});
    app.play(TakeChange{});
    ASSERT_EQ(app.state().turn.phase, Phase::Regroup);
    EXPECT_EQ(app.table.voice(), QString());
}

TEST(AllYourBaseVoice, SpeaksOfTheBombOfCard3AndOfNoOther) {
    Battlefield app;
    app.turnOf(0, Phase::RedAlert);
    app.play(redAlert(3));
    EXPECT_EQ(app.table.voice(), lineOf(AllYourBaseMoment::Bomb));
    app.turnOf(0, Phase::RedAlert);
    app.play(redAlert(1));
    EXPECT_EQ(app.table.voice(), QString());
}

TEST(AllYourBaseVoice, SpeaksOnceWhenSomebodyLacksOneBase) {
    AppTable app(threePeople({.threshold = 2}));
    app.play(PlayBase{});
    EXPECT_EQ(app.table.voice(), lineOf(AllYourBaseMoment::OneBaseLeft));
    app.play(EndTurn{});
    EXPECT_EQ(app.table.voice(), QString()) << "that is known by now";
}

TEST(AllYourBaseVoice, SpeaksToTheWinnerAndToTheOthers) {
    AppTable app(threePeople({.threshold = 1}));
    EXPECT_EQ(app.table.voiceToLosers(), QString());
    app.play(PlayBase{});
    app.play(Declare{0});
    EXPECT_EQ(app.table.voice(), lineOf(AllYourBaseMoment::Won));
    EXPECT_EQ(app.table.voiceToLosers(), lineOf(AllYourBaseMoment::Lost));
}

TEST(AllYourBaseVoice, SpeaksWhereAllHaveLost) {
    AppTable app;
    app.rule({edit::EndGame{}});
    EXPECT_EQ(app.table.voice(), lineOf(AllYourBaseMoment::Lost));
    EXPECT_EQ(app.table.voiceToLosers(), QString()) << "it is said already";
}

TEST(AllYourBaseVoice, IsSilentOfThePastAndOfWhatIsTriedOut) {
    Battlefield app;
    app.play(attackOn(3_B, {1_P}));
    app.controller.showPast(0);
    EXPECT_EQ(app.table.voice(), QString());
    app.controller.startTrialAt(app.played());
    EXPECT_EQ(app.table.voice(), QString());
}

TEST(AllYourBaseVoice, IsEnglishInEveryLanguage) {
    AppTable app;
    for (const QString& language : Languages::all()) {
        app.languages.use(language);
        app.table.retranslate();
        EXPECT_EQ(app.table.voice(), lineOf(AllYourBaseMoment::Start)) << language.toStdString();
    }
}

TEST(WordsOfVictory, StandInEnglishInTheBookWithTheirMeaning) {
    AppTable app;
    for (const QString& language : Languages::all()) {
        const QString text = app.rules.text("0.3", language);
        const QString meaning = app.languages.translate(language, "AllYourBaseVictory", "All your bases belong to us!");
        EXPECT_TRUE(text.contains(app.table.victoryWords())) << text.toStdString();
        EXPECT_EQ(text.contains(meaning, Qt::CaseInsensitive), language != u"en") << text.toStdString();
    }
}

TEST(WordsOfVictory, StandInEnglishInTheActWithTheirMeaning) {
    AppTable app(threePeople({.threshold = 1}));
    app.play(PlayBase{});
    app.play(Declare{0});
    for (const QString& language : Languages::all()) {
        app.languages.use(language);
        app.table.retranslate();
        const QString text = app.table.log()->lastText();
        const QString meaning = app.languages.translate(language, "AllYourBaseVictory", "All your bases belong to us!");
        EXPECT_TRUE(text.contains(app.table.victoryWords())) << text.toStdString();
        EXPECT_EQ(text.contains(meaning, Qt::CaseInsensitive), language != u"en") << text.toStdString();
    }
}

}  // namespace
