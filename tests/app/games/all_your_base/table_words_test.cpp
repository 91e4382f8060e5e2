// SPDX-License-Identifier: GPL-3.0-or-later

// What the table says, in the language of whoever reads it.
#include "app/app_model.h"
#include "tests/app/app_fixture.h"
#include "tests/support/every_language.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

bool hasChinese(const QString& text) {
    return std::ranges::any_of(text, [](QChar c) { return c.script() == QChar::Script_Han; });
}

class InEachLanguage : public testing::TestWithParam<const char*> {
protected:
    [[nodiscard]] static QString language() { return QString::fromLatin1(GetParam()); }
};

INSTANTIATE_TEST_SUITE_P(, InEachLanguage, testing::ValuesIn(test::everyLanguage()),
                         [](const auto& test) { return std::string(test.param); });

TEST_P(InEachLanguage, ARefusalNamesItsClauseAndItsNumbers) {
    all_your_base::Setup setup = threePeople();
    setup.seats.front().language = GetParam();
    AppTable app(setup);
    app.layBattlefield();
    app.table.bench()->weigh(4);
    for (const int piece : {1, 2, 3})
        if (app.table.bench()->hasInForce(PieceId(piece))) app.table.bench()->toggle(piece);
    app.table.bench()->toggle(3);
    app.table.bench()->attack();
    ASSERT_TRUE(app.table.refused());
    const Refusal refusal = app.table.refusal();
    EXPECT_EQ(refusal.clause, "3A.5");
    EXPECT_EQ(refusal.title, app.rules.title("3A.5", language()));
    EXPECT_EQ(refusal.language, language());
    EXPECT_FALSE(refusal.title.isEmpty());
    for (const char* number : {"2", "4", "5"}) EXPECT_TRUE(refusal.text.contains(number)) << refusal.text.toStdString();
    EXPECT_EQ(hasChinese(refusal.text), language() == "zh") << refusal.text.toStdString();
    app.table.dismissRefusal();
    EXPECT_FALSE(app.table.refused());
    EXPECT_EQ(app.table.refusal(), Refusal{});
}

TEST_P(InEachLanguage, WhatIsOnTheTableIsSpoken) {
    Battlefield app;
    app.languages.use(language());
    app.table.retranslate();
    for (const SeatRow& seat : rowsOf<SeatRow>(app.table.seats())) {
        EXPECT_TRUE(seat.spoken.contains(seat.name)) << seat.spoken.toStdString();
        EXPECT_TRUE(seat.spoken.contains(QString::number(seat.attack)));
        for (const BaseRow& base : rowsOf<BaseRow>(seat.bases)) {
            EXPECT_TRUE(base.spoken.contains(base.label)) << base.spoken.toStdString();
            EXPECT_TRUE(base.spoken.contains(QString::number(base.defense)));
            EXPECT_FALSE(base.spoken.contains("%n"));
            EXPECT_EQ(hasChinese(base.spoken), language() == "zh") << base.spoken.toStdString();
        }
    }
}

TEST_P(InEachLanguage, WhatIsWrongWithTheDiskIsSaid) {
    AppTable app;
    app.languages.use(language());
    {
        const FullDisk disk;
        app.table.playBase();
    }
    EXPECT_FALSE(app.table.savingProblem().isEmpty());
    EXPECT_EQ(hasChinese(app.table.savingProblem()), language() == "zh");
}

TEST_P(InEachLanguage, ACardHasItsTitle) {
    AppTable app;
    app.languages.use(language());
    for (int card = 1; card <= 16; ++card) {
        EXPECT_FALSE(app.table.redAlertTitle(card).isEmpty()) << card;
        EXPECT_EQ(app.table.redAlertTitle(card), app.rules.title(QStringLiteral("5.%1").arg(card), language()));
    }
}

TEST(TableWords, ChangeTheirLanguageAtOnceAndKeepWhatIsOnTheScreen) {
    AppTable app(peopleOfOneLanguage("en"));
    app.base(0);
    app.base(0);
    app.turnOf(0, Phase::Defense);
    app.table.endTurn();
    const Refusal english = app.table.refusal();
    ASSERT_FALSE(english.text.isEmpty());
    app.languages.use("zh", QDateTime::currentDateTimeUtc().addSecs(1));
    app.table.retranslate();
    EXPECT_TRUE(app.table.refused()) << "it is still there to be read";
    EXPECT_EQ(app.table.refusal().clause, english.clause);
    EXPECT_TRUE(hasChinese(app.table.refusal().text));
    EXPECT_TRUE(hasChinese(app.table.undoText())) << app.table.undoText().toStdString();

    app.table.chooseCard("destroyer");
    const QString hint = app.table.modeHint();
    app.languages.use("es", QDateTime::currentDateTimeUtc().addSecs(1));
    app.table.retranslate();
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Play) << "the card is still in hand";
    EXPECT_TRUE(rowOf<CardRow>(app.table.cards(), QString("destroyer")).chosen);
    EXPECT_NE(app.table.modeHint(), hint);
    app.table.tapBase(1);
    EXPECT_EQ(app.last<PlayShip>().ship, Ship::Destroyer);
}

TEST(TableWords, KeepACardThatIsBeingMovedWhenTheLanguageChanges) {
    Battlefield app;
    app.table.beginMove();
    app.table.tapPiece(3);
    app.languages.use("zh");
    app.table.retranslate();
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Move);
    EXPECT_TRUE(app.pieceRow(3).chosen);
    EXPECT_TRUE(hasChinese(app.table.modeHint()));
    app.table.tapBase(1);
    EXPECT_EQ(app.last<Regroup>(), (Regroup{{{3_P, 1_B}}}));
}

TEST(TableWords, KeepTheChosenForceWhenTheLanguageChanges) {
    Battlefield app;
    app.table.bench()->weigh(4);
    app.table.bench()->toggle(2);
    const auto force = app.table.bench()->force();
    const QString cost = app.table.bench()->counterCost();
    app.languages.use("es");
    app.table.retranslate();
    EXPECT_TRUE(app.table.bench()->isOpen());
    EXPECT_EQ(app.table.bench()->force(), force);
    EXPECT_NE(app.table.bench()->counterCost(), cost);
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Weigh);
}

TEST(TableWords, TellTheDefenderInTheDefendersLanguage) {
    Battlefield app;
    app.play(attackOn(3_B, {3_P}));
    EXPECT_EQ(app.table.pending(), AllYourBaseTable::Pending::Attack);
    EXPECT_EQ(app.table.defender()->seat(), 1);
    EXPECT_EQ(app.table.defender()->language(), "zh");
    EXPECT_TRUE(app.table.defender()->title().contains("美玲"));
    EXPECT_TRUE(app.table.defender()->title().contains("B3"));
    EXPECT_TRUE(app.table.defender()->text().contains("Ana"));
    EXPECT_TRUE(app.table.defender()->text().contains("2"));
    EXPECT_TRUE(app.table.defender()->text().contains("1"));
    EXPECT_EQ(app.table.defender()->attackPoints(), 2);
    EXPECT_EQ(app.table.defender()->defensePoints(), 1);
    EXPECT_EQ(app.table.defender()->needed(), attackNeeded(app.state(), BaseId(app.table.defender()->target())));
    EXPECT_EQ(app.table.defender()->verdict(), "可夺取B3");
    EXPECT_EQ(app.table.defender()->spare(), "");
    EXPECT_EQ(app.table.defender()->target(), 3);
    EXPECT_EQ(app.table.defender()->attackerName(), "Ana");
    EXPECT_EQ(app.table.defender()->name(), "美玲");
    EXPECT_TRUE(app.table.defender()->defenseWord().contains("B3"));
    const auto attackers = rowsOf<PieceRow>(app.table.defender()->attackers());
    ASSERT_EQ(attackers.size(), 1U);
    EXPECT_EQ(attackers[0].pieceId, 3);
    EXPECT_TRUE(hasChinese(attackers[0].spoken)) << attackers[0].spoken.toStdString();
    EXPECT_EQ(rowsOf<PieceRow>(app.table.defender()->defenders()).size(), piecesOn(app.state(), 3_B).size());
    for (const QString& text : {app.table.defender()->text(), app.table.defender()->letThroughLabel(),
                                app.table.defender()->counterattackLabel(), app.table.defender()->counterattackHint()})
        EXPECT_TRUE(hasChinese(text)) << text.toStdString();
    EXPECT_TRUE(rowOf<SeatRow>(app.table.seats(), 1).isAsked);
    EXPECT_TRUE(app.baseRow(3).target);
    EXPECT_TRUE(app.pieceRow(3).chosen);
    app.table.resolveAttack();
    EXPECT_EQ(app.table.pending(), AllYourBaseTable::Pending::Nothing);
    EXPECT_EQ(app.table.defender()->verdict(), "") << "nothing is declared";
    EXPECT_EQ(app.table.defender()->target(), 0);
    EXPECT_EQ(app.table.defender()->attackers()->rowCount(), 0);
    EXPECT_EQ(app.table.defender()->defenders()->rowCount(), 0);

    app.turnOf(0, Phase::Attack);
    app.play(attackOn(5_B, {2_P}));
    EXPECT_EQ(app.table.defender()->language(), "es");
    EXPECT_TRUE(app.table.defender()->title().contains("Tomás"));
    EXPECT_FALSE(hasChinese(app.table.defender()->text()));
    EXPECT_NE(app.table.defender()->letThroughLabel(), "Let it through");
}

TEST(TableWords, AreFollowedByTheStartScreen) {
    const TemporaryData data;
    SessionController controller(Store::open(data.folder()));
    Languages languages;
    Settings settings(languages, data.folder());
    AppModel app(controller, languages, settings);
    EXPECT_FALSE(app.hasOpenGame());
    ASSERT_TRUE(controller.begin(threePeople()));
    controller.add<AllYourBase>(Action(PlayBase{}));
    EXPECT_TRUE(app.hasOpenGame());
    app.settings()->setLanguage("en");
    EXPECT_EQ(app.openGamePlayers(), "Ana, 美玲 and Tomás");
    EXPECT_TRUE(app.openGameStand().contains("1 act")) << app.openGameStand().toStdString();
    EXPECT_FALSE(app.openGameStand().contains("act(s)"));
    const QSignalSpy changed(&app, &AppModel::changed);
    const QSignalSpy retranslated(&app, &AppModel::retranslated);
    app.settings()->setLanguage("es");
    EXPECT_EQ(retranslated.count(), 1);
    EXPECT_GE(changed.count(), 1);
    EXPECT_EQ(app.openGamePlayers(), "Ana, 美玲 y Tomás");
    app.settings()->setLanguage("zh");
    EXPECT_TRUE(hasChinese(app.openGameStand()));
    EXPECT_EQ(rowsOf<SetupSeatRow>(app.setup<AllYourBase>().seats())[0].language, "zh");
    EXPECT_TRUE(app.storeProblem().isEmpty());
}

}  // namespace
