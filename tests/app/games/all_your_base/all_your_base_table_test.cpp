// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/games/all_your_base/codec.h"
#include "tests/app/app_fixture.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QTimeZone>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

QList<int> litBases(AppTable& app) {
    QList<int> tappable;
    for (const SeatRow& seat : rowsOf<SeatRow>(app.table.seats()))
        for (const BaseRow& base : rowsOf<BaseRow>(seat.bases))
            if (base.tappable) tappable << base.baseId;
    std::ranges::sort(tappable);
    return tappable;
}

QList<int> litPieces(AppTable& app) {
    QList<int> tappable;
    for (const SeatRow& seat : rowsOf<SeatRow>(app.table.seats()))
        for (const BaseRow& base : rowsOf<BaseRow>(seat.bases))
            for (const PieceRow& piece : rowsOf<PieceRow>(base.pieces))
                if (piece.tappable) tappable << piece.pieceId;
    std::ranges::sort(tappable);
    return tappable;
}

TEST(AllYourBaseTable, HasNothingToShowWithoutAGame) {
    const TemporaryData data;
    Languages languages;
    const RuleBooks books;
    SessionController controller(Store::open(data.folder()));
    AllYourBaseTable table(controller, languages, books);
    EXPECT_FALSE(table.hasGame());
    EXPECT_EQ(table.seatCount(), 0);
    EXPECT_EQ(table.playingTime(), "");
    EXPECT_EQ(table.winner(), -1);
    table.playBase();
    table.undo();
    table.chooseCard("zig");
    table.beginDiscard();
    table.beginMove();
    table.tapBase(1);
    table.tapPiece(1);
    table.explain("attack");
    table.retranslate();
    EXPECT_FALSE(table.refused());
    EXPECT_EQ(table.mode(), AllYourBaseTable::Mode::Look);
}

TEST(AllYourBaseTable, ACardIsToldToItsOwnerInTheirLanguage) {
    Battlefield app;
    const auto seats = rowsOf<SeatRow>(app.table.seats());
    const PieceRow card = rowsOf<PieceRow>(rowsOf<BaseRow>(seats[1].bases).front().pieces).front();
    EXPECT_EQ(card.spoken, "Zig, attack 1, defense 1");
    EXPECT_TRUE(card.spokenToOwner.contains(u"攻击")) << card.spokenToOwner.toStdString();
}

TEST(AllYourBaseTable, ShowsEverySeatWithItsTotals) {
    Battlefield app;
    const auto& seats = rowsOf<SeatRow>(app.table.seats());
    ASSERT_EQ(seats.size(), 3u);
    EXPECT_EQ(seats[0].name, "Ana");
    EXPECT_EQ(seats[0].attack, 8);
    EXPECT_EQ(seats[0].defense, 7);
    EXPECT_EQ(seats[0].held, 2);
    EXPECT_TRUE(seats[0].playing);
    EXPECT_EQ(seats[1].attack, 7);
    EXPECT_EQ(seats[1].defense, 5);
    EXPECT_EQ(seats[1].language, "zh");
    EXPECT_FALSE(seats[1].playing);
    EXPECT_EQ(seats[2].held, 1);
    EXPECT_EQ(app.table.threshold(), 9);
    EXPECT_TRUE(app.table.examplePoints());
    EXPECT_EQ(app.baseRow(4).defense, 4);
}

TEST(AllYourBaseTable, SaysWithWhatEachBaseCanBeTaken) {
    Battlefield app;
    EXPECT_EQ(app.baseRow(3).takeWith, 2);
    EXPECT_EQ(app.baseRow(4).takeWith, 5);
    EXPECT_TRUE(app.baseRow(4).spoken.endsWith(u"captured with 5")) << app.baseRow(4).spoken.toStdString();
    EXPECT_EQ(app.baseRow(5).takeWith, 1);
    EXPECT_EQ(app.baseRow(1).takeWith, 0) << "an own one";
    EXPECT_EQ(litBases(app), (QList<int>{3, 4, 5}));
    app.turnOf(1, Phase::Attack);
    EXPECT_EQ(app.baseRow(1).takeWith, 6);
    EXPECT_EQ(app.baseRow(2).takeWith, 3);
    EXPECT_EQ(app.baseRow(3).takeWith, 0);
    app.turnOf(2, Phase::Attack);
    EXPECT_EQ(litBases(app), QList<int>()) << "with nothing nothing is taken";
    app.turnOf(0, Phase::Regroup);
    EXPECT_EQ(litBases(app), QList<int>()) << "the ATTACK phase is over";
}

TEST(AllYourBaseTable, PlaysACardAtOnceWhereItsSeatHasOneBase) {
    AppTable app;
    const int base = app.base(0);
    app.base(1);
    app.turnOf(0, Phase::Defense);
    app.table.chooseCard("destroyer");
    EXPECT_EQ(app.last<PlayShip>(), ship(Card::Destroyer, BaseId(base)));
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Look);
    EXPECT_EQ(app.table.log()->lastText(), "plays Destroyer on B1: attack 2, defense 2") << "where it went is said";
    app.table.undo();
    EXPECT_TRUE(app.state().pieces.empty()) << "one undo";
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Look);
}

TEST(AllYourBaseTable, PlaysTheChosenCardOnTheBaseThatIsTapped) {
    AppTable app;
    const int base = app.base(0);
    const int other = app.base(1);
    const int second = app.base(0);
    app.turnOf(0, Phase::Defense);
    app.table.chooseCard("destroyer");
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Play);
    EXPECT_TRUE(app.table.modeHint().contains("Destroyer"));
    EXPECT_TRUE(rowOf<CardRow>(app.table.cards(), QString("destroyer")).chosen);
    EXPECT_EQ(litBases(app), (QList<int>{base, second}));
    app.table.tapBase(other);
    EXPECT_TRUE(app.table.refused()) << "2B";
    EXPECT_EQ(app.table.refusal().clause, "2B");
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Play) << "the card is still in hand";
    app.table.tapBase(base);
    EXPECT_EQ(app.last<PlayShip>(), ship(Card::Destroyer, BaseId(base)));
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Look);
    EXPECT_FALSE(app.table.refused());
    EXPECT_EQ(litBases(app), QList<int>{other}) << "a base without cards is taken with 1";
}

TEST(AllYourBaseTable, PutsTheChosenCardBack) {
    AppTable app;
    app.base(0);
    app.base(0);
    app.turnOf(0, Phase::Defense);
    app.table.chooseCard("zig");
    app.table.chooseCard("crew");
    EXPECT_FALSE(rowOf<CardRow>(app.table.cards(), QString("zig")).chosen);
    EXPECT_TRUE(rowOf<CardRow>(app.table.cards(), QString("crew")).chosen);
    app.table.chooseCard("crew");
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Look);
    app.table.chooseCard("zig");
    app.table.cancel();
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Look);
    app.table.chooseCard("dragon");
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Look);
}

TEST(AllYourBaseTable, RefusesACardAtOnceWhereNoBaseCouldTakeIt) {
    AppTable app;
    app.table.chooseCard("zig");
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Look);
    EXPECT_EQ(app.table.refusal().clause, "2B");
    app.table.chooseCard("cats");
    EXPECT_EQ(app.table.refusal().clause, "2C");
}

TEST(AllYourBaseTable, PlaysWithPointsOfItsOwn) {
    AppTable app;
    const int base = app.base(0);
    app.turnOf(0, Phase::Defense);
    app.table.setPoints("zig", 7, 3);
    EXPECT_EQ(rowOf<CardRow>(app.table.cards(), QString("zig")).attack, 7);
    app.table.chooseCard("zig");
    EXPECT_EQ(app.last<PlayShip>(), ship(Card::Zig, BaseId(base), 7, 3));
    app.play(EndTurn{});
    app.base(1);
    app.table.setPoints("crew", 4, 9);
    EXPECT_EQ(rowOf<CardRow>(app.table.cards(), QString("crew")).defense, 0) << "2C";
    app.table.chooseCard("crew");
    EXPECT_EQ(app.last<PlayCrew>(), crew(2_B, 4));
}

TEST(AllYourBaseTable, DiscardsAKindOfCard) {
    AppTable app;
    app.table.beginDiscard();
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Discard);
    EXPECT_FALSE(app.table.modeHint().isEmpty());
    app.table.setPoints("dreadnought", 6, 5);
    app.table.chooseCard("dreadnought");
    EXPECT_EQ(app.last<Discard>(), (Discard{Card::Dreadnought, 6, 5, {}}));
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Look);
    app.table.beginDiscard();
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Look) << "once a turn";
    EXPECT_EQ(app.table.refusal().clause, "6.1");
}

TEST(AllYourBaseTable, MovesACardBetweenOwnBases) {
    Battlefield app;
    app.table.beginMove();
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Move);
    EXPECT_EQ(litPieces(app), (QList<int>{1, 2, 3}));
    const QString whichCard = app.table.modeHint();
    app.table.tapPiece(3);
    EXPECT_NE(app.table.modeHint(), whichCard);
    EXPECT_TRUE(app.pieceRow(3).chosen);
    EXPECT_EQ(litBases(app), QList<int>{1});
    app.table.tapPiece(3);
    EXPECT_FALSE(app.pieceRow(3).chosen) << "put down again";
    app.table.tapPiece(3);
    app.table.tapBase(1);
    EXPECT_EQ(app.last<Regroup>(), (Regroup{{{3_P, 1_B}}}));
    EXPECT_EQ(app.table.phase(), TurnPhase::Phase::Regroup);
    app.table.tapPiece(2);
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Move) << "in the REGROUP phase a tap takes a card up at once";
    app.table.tapPiece(1);
    EXPECT_TRUE(app.pieceRow(1).chosen) << "another card of the same base";
    app.table.tapBase(3);
    EXPECT_EQ(app.table.refusal().clause, "4.1");
    app.table.tapBase(2);
    EXPECT_EQ(app.last<Regroup>(), (Regroup{{{1_P, 2_B}}}));
}

TEST(AllYourBaseTable, PutsACardOnTheBaseOfTheCardThatIsTapped) {
    Battlefield app;
    app.turnOf(0, Phase::Regroup);
    app.table.tapPiece(3);
    app.table.tapPiece(1);
    EXPECT_EQ(app.last<Regroup>(), (Regroup{{{3_P, 1_B}}}));
}

TEST(AllYourBaseTable, WeighsAnAttackOnATapOnAnEnemyBase) {
    Battlefield app;
    app.table.tapPiece(5);
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Weigh);
    EXPECT_EQ(app.table.bench()->target(), 4);
    EXPECT_TRUE(app.baseRow(4).target);
    EXPECT_EQ(litPieces(app), (QList<int>{1, 2, 3}));
    EXPECT_EQ(litBases(app), QList<int>());
    EXPECT_TRUE(app.pieceRow(1).chosen);
    app.table.tapPiece(2);
    EXPECT_TRUE(app.pieceRow(2).chosen);
    EXPECT_EQ(app.table.bench()->total(), 6);
    app.table.tapBase(1);
    EXPECT_TRUE(app.table.inspection()->isOpen()) << "an own base is looked at";
    app.table.cancel();
    EXPECT_FALSE(app.table.bench()->isOpen());
}

TEST(AllYourBaseTable, ShowsWhatWasTappedOutsideOfAnyMode) {
    Battlefield app;
    app.table.tapBase(1);
    EXPECT_EQ(app.table.inspection()->base(), 1);
    app.table.tapBase(77);
    app.table.tapPiece(77);
    EXPECT_EQ(app.table.inspection()->base(), 1);
}

TEST(AllYourBaseTable, TakesActsBackAndBringsThemBack) {
    AppTable app;
    EXPECT_FALSE(app.table.canUndo());
    app.table.undo();
    EXPECT_EQ(app.table.refusal().clause, "S.1");
    app.table.playBase();
    app.table.endTurn();
    EXPECT_TRUE(app.table.canUndo());
    EXPECT_FALSE(app.table.canRedo());
    EXPECT_EQ(app.table.undoText(), "ends the turn");
    app.table.undo();
    EXPECT_EQ(app.table.playing(), 0);
    EXPECT_TRUE(app.table.canRedo());
    EXPECT_EQ(app.table.undoText(), "plays a BASE (B1)");
    app.table.redo();
    EXPECT_EQ(app.table.playing(), 1);
    app.table.redo();
    EXPECT_EQ(app.table.refusal().clause, "S.2");
    EXPECT_EQ(app.table.savedEntries(), 4);
}

TEST(AllYourBaseTable, KnowsWhoIsNext) {
    AppTable app;
    EXPECT_EQ(app.table.playingName(), "Ana");
    EXPECT_EQ(app.table.nextName(), "美玲");
    app.table.playRedAlert(1);
    EXPECT_EQ(app.table.queue(), QStringList{"Ana"});
    EXPECT_EQ(app.table.queueSeats(), QList<int>{0});
    EXPECT_EQ(app.table.nextName(), "Ana");
}

TEST(AllYourBaseTable, RemindsOfDrawingAndFillingUp) {
    AppTable app;
    EXPECT_EQ(app.table.reminder(), AllYourBaseTable::Reminder::Draw);
    app.table.playBase();
    EXPECT_EQ(app.table.reminder(), AllYourBaseTable::Reminder::Fill);
}

TEST(AllYourBaseTable, OffersBasesWithinReachFirstAndTheDearestOfThemBefore) {
    Battlefield app;
    app.base(1, {Card::ZeroWing, Card::ZeroWing});
    app.base(1, {Card::ZeroWing, Card::Dreadnought});
    app.turnOf(0, Phase::Attack);
    QList<int> order;
    for (const ReachRow& row : rowsOf<ReachRow>(app.table.reach())) order << row.baseId;
    EXPECT_EQ(order, (QList<int>{4, 3, 5, 7, 6}));
    const auto& best = rowsOf<ReachRow>(app.table.reach()).front();
    EXPECT_TRUE(best.within);
    EXPECT_EQ(best.needed, 5);
    EXPECT_EQ(best.defense, 4);
    EXPECT_EQ(best.sent, 5);
    EXPECT_EQ(best.surplus, 0);
    EXPECT_EQ(best.ownerName, "美玲");
    for (const ReachRow& row : rowsOf<ReachRow>(app.table.reach()))
        EXPECT_EQ(row.sent, row.within ? row.needed + row.surplus : 0) << row.label.toStdString();
    EXPECT_FALSE(rowsOf<ReachRow>(app.table.reach()).back().within);
    EXPECT_EQ(app.table.attackAvailable(), 8);
    app.turnOf(0, Phase::Regroup);
    EXPECT_TRUE(rowsOf<ReachRow>(app.table.reach()).empty());
}

TEST(AllYourBaseTable, ShowsWhoCanTakeWhat) {
    Battlefield app;
    const auto& matrix = rowsOf<MatrixRow>(app.table.matrix());
    EXPECT_TRUE(matrix.empty()) << "nothing is worked out that nobody sees";
    app.table.showMatrix(true);
    ASSERT_EQ(matrix.size(), 5u);
    for (const MatrixRow& row : matrix) {
        const auto id = static_cast<BaseId>(row.baseId);
        EXPECT_EQ(row.needed, attackNeeded(app.state(), id));
        ASSERT_EQ(row.cells.size(), 3);
        for (int seat = 0; seat < 3; ++seat) {
            const QVariantMap cell = row.cells[seat].toMap();
            EXPECT_EQ(cell.value("seat"), seat);
            EXPECT_EQ(cell.value("own").toBool(), seat == row.owner);
            EXPECT_EQ(cell.value("available"), attackOf(app.state(), seat));
            EXPECT_EQ(cell.value("can").toBool(), seat != row.owner && attackOf(app.state(), seat) >= row.needed)
                << row.baseId << " by " << seat;
        }
    }
    app.turnOf(1, Phase::Defense);
    app.table.playBase();
    EXPECT_EQ(matrix.size(), 6u) << "as long as it is seen it follows the game";
    app.table.showMatrix(false);
    EXPECT_TRUE(matrix.empty());
}

TEST(AllYourBaseTable, AllowsWhatTheEngineAllows) {
    Battlefield app;
    const Allowed may = app.table.may();
    EXPECT_TRUE(may.attack);
    EXPECT_TRUE(may.regroup);
    EXPECT_TRUE(may.endTurn);
    EXPECT_FALSE(may.playBase);
    EXPECT_FALSE(may.resolveAttack);
    EXPECT_FALSE(may.declare);
    app.play(attackOn(3_B, {3_P}));
    EXPECT_TRUE(app.table.may().resolveAttack);
    EXPECT_TRUE(app.table.may().counterattack);
    EXPECT_FALSE(app.table.may().endTurn);
}

TEST(AllYourBaseTable, OffersNobodyToDeclareVictoryForBasesThatAreOnlyAboutToBeTaken) {
    AppTable app(threePeople({.threshold = 2}));
    app.base(0);
    app.base(1);
    app.base(1);
    app.turnOf(0, Phase::RedAlert);
    app.table.playRedAlert(10);
    app.table.tapBase(2);
    const auto& seats = rowsOf<SeatRow>(app.table.seats());
    EXPECT_EQ(seats[0].held, 2);
    EXPECT_FALSE(seats[0].mayDeclare);
    EXPECT_EQ(seats[1].held, 1);
    EXPECT_TRUE(seats[1].mayDeclare) << "it still has both";
}

TEST(AllYourBaseTable, MarksNoBaseForWhoMayDeclareVictory) {
    AppTable app(threePeople({.threshold = 2}));
    app.base(0, {Card::ZeroWing});
    app.base(1);
    app.turnOf(0, Phase::Attack);
    EXPECT_EQ(litBases(app), QList<int>{2});
    app.base(0);
    app.turnOf(0, Phase::Attack);
    ASSERT_TRUE(app.table.playingMayDeclare());
    EXPECT_EQ(litBases(app), QList<int>());
    app.table.tapBase(2);
    EXPECT_TRUE(app.table.bench()->isOpen()) << "it can be attacked all the same";
}

TEST(AllYourBaseTable, DeclaresVictoryForWhoHoldsEnough) {
    AppTable app(threePeople({.threshold = 2}));
    app.base(1);
    app.base(1);
    app.turnOf(0, Phase::RedAlert);
    const auto& seats = rowsOf<SeatRow>(app.table.seats());
    EXPECT_TRUE(seats[1].mayDeclare);
    EXPECT_FALSE(seats[0].mayDeclare);
    EXPECT_EQ(app.table.playingHeld(), 0);
    app.turnOf(1, Phase::RedAlert);
    EXPECT_EQ(app.table.playingHeld(), 2);
    app.turnOf(0, Phase::RedAlert);
    app.table.declare(0);
    EXPECT_EQ(app.table.refusal().clause, "0.3");
    app.table.declare(1);
    EXPECT_TRUE(app.table.over());
    EXPECT_EQ(app.table.winner(), 1);
    EXPECT_EQ(app.table.winnerName(), "美玲");
    EXPECT_EQ(app.table.winnerLanguage(), "zh");
    app.table.playBase();
    EXPECT_EQ(app.table.refusal().clause, "6.4");
    app.table.undo();
    EXPECT_FALSE(app.table.over());
    EXPECT_EQ(app.table.winner(), -1);
}

TEST(AllYourBaseTable, CountsTheMinutesThatWerePlayedNotThePauses) {
    const TemporaryData data;
    const QDateTime start(QDate(2024, 5, 1), QTime(20, 0), QTimeZone::utc());
    const auto entry = [&](int minutes) {
        return NewEntry{{{"act", "overrule"}, {"reason", "r"}, {"changes", QJsonArray()}}, start.addSecs(minutes * 60)};
    };
    Languages languages;
    const RuleBooks books;
    SessionController controller(Store::open(data.folder()));
    // Ten minutes, then a night, then five minutes; a clock that was set back counts nothing; one more minute.
    ASSERT_TRUE(
        controller.store()->importSession({"all-your-base", 1, AllYourBaseCodec::writeSetup(threePeople()), {}, start},
                                          {entry(4), entry(10), entry(700), entry(705), entry(600), entry(601)}, {}));
    ASSERT_TRUE(controller.resume());
    const AllYourBaseTable table(controller, languages, books);
    EXPECT_EQ(table.playingTime(), "16 min");
}

TEST(AllYourBaseTable, APhaseOfTheBarBeginsToRegroupOrSaysWhyNot) {
    Battlefield app;
    app.table.tapPhase(1);
    EXPECT_TRUE(app.table.refused());
    EXPECT_EQ(app.table.refusal().clause, "6.1");
    app.table.tapPhase(3);
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Move);
    EXPECT_FALSE(app.table.refused()) << "something else has begun";
    for (const int none : {-1, 4}) app.table.tapPhase(none);
    EXPECT_EQ(app.table.mode(), AllYourBaseTable::Mode::Move);
}

TEST(AllYourBaseTable, SaysWhichActLeadsOn) {
    using NextAct = AllYourBaseTable::NextAct;
    AppTable app;
    EXPECT_EQ(app.table.nextAct(), NextAct::PlayBase);
    EXPECT_TRUE(app.table.nextActLeads()) << "no other card has a place to go to";
    app.table.beginDiscard();
    EXPECT_FALSE(app.table.nextActLeads()) << "a card to discard comes first";
    app.table.cancel();
    EXPECT_TRUE(app.table.nextActLeads());
    app.play(PlayBase{});
    EXPECT_EQ(app.table.nextAct(), NextAct::EndTurn) << "there is nothing to attack, and nothing to move";
    EXPECT_TRUE(app.table.nextActLeads());

    Battlefield battle;
    EXPECT_EQ(battle.table.nextAct(), NextAct::EndTurn);
    EXPECT_FALSE(battle.table.nextActLeads()) << "an attack may come first";
    battle.turnOf(0, Phase::Defense);
    EXPECT_EQ(battle.table.nextAct(), NextAct::PlayBase);
    EXPECT_FALSE(battle.table.nextActLeads()) << "a ship may be played as well";
}

TEST(AllYourBaseTable, CountsTheCardsOfTheFullestBase) {
    AppTable app;
    EXPECT_EQ(app.table.mostCardsOnABase(), 0);
    app.rule({edit::AddBase{0, {}, false}, edit::AddBase{1, {}, false}, edit::AddCard{Card::Zig, {}, {}, 1_B},
              edit::AddCard{Card::Zig, {}, {}, 2_B}, edit::AddCard{Card::Crew, {}, {}, 2_B},
              edit::AddCard{Card::Cats, {}, {}, BaseId::None}});
    EXPECT_EQ(app.table.mostCardsOnABase(), 2);
    app.turnOf(0, Phase::Attack);
    app.table.tapBase(2);
    ASSERT_TRUE(app.table.bench()->isOpen());
    EXPECT_EQ(app.table.mostCardsOnABase(), 1) << "the full one is attacked: none of its cards can be tapped";
}

/// A capture, a counterattack and an extra turn are told once, when they happen (3B.2, 5.15, 5.1).
TEST(AllYourBaseTable, TellsWhatHasHappened) {
    Battlefield app;
    QSignalSpy happened(&app.table, &AllYourBaseTable::happened);
    app.play(attackOn(4_B, {1_P, 2_P, 3_P}));
    EXPECT_EQ(happened.size(), 0);
    app.play(ResolveAttack{});
    ASSERT_EQ(happened.size(), 1);
    EXPECT_EQ(happened.front()[0].value<GameMoment::Kind>(), GameMoment::Kind::Capture);
    EXPECT_EQ(happened.front()[2].toInt(), 4);
    app.table.undo();
    EXPECT_EQ(happened.size(), 1) << "going back is no event";
}

}  // namespace
