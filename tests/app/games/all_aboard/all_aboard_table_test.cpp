// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/all_aboard_fixture.h"

#include <set>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_aboard;

namespace {

const char* const allWords[] = {"mouse", "peacock", "fox",     "octopus", "monkey", "sloth",
                                "moose", "zebra",   "giraffe", "lion",    "bear",   "elephant"};

TEST(AllAboardTable, HasNothingToShowWithoutAGame) {
    AboardParts app;
    EXPECT_FALSE(app.table.hasGame());
    EXPECT_EQ(app.table.seatCount(), 0);
    EXPECT_EQ(app.table.task(), AllAboardTable::Task::None);
    EXPECT_EQ(app.table.asked(), -1);
    app.table.revealBoats();
    app.table.chooseAnimal("lion");
    app.table.tapBoat(1);
    app.table.tapSeat(0);
    app.table.lookAtBoat(1);
    app.table.sail();
    app.table.sailAll();
    app.table.replaceBoat();
    app.table.explainPhase(AboardState::Phase::Boarding);
    app.table.undo();
    app.table.retranslate();
    EXPECT_FALSE(app.table.refused());
    EXPECT_FALSE(app.table.show()->isOpen());
    EXPECT_EQ(app.table.winners(), QStringList());
}

TEST(AllAboardTable, AnotherGameAtTheTableIsNotItsOwn) {
    AboardParts app;
    ASSERT_TRUE(app.controller.begin(threePeople()));
    EXPECT_FALSE(app.table.hasGame());
    EXPECT_EQ(app.table.boatCount(), 0);
    EXPECT_FALSE(app.table.canUndo());
}

TEST(AllAboardTable, TheBoatsAreTypedAndThenRevealedInOneAct) {
    AboardTable app;
    EXPECT_EQ(app.table.task(), AllAboardTable::Task::Boats);
    EXPECT_EQ(app.table.boatCount(), 2);
    EXPECT_TRUE(app.boat(1).tappable);
    EXPECT_EQ(app.boat(1).number, "");
    app.type({16});
    EXPECT_EQ(app.boat(1).number, "16");
    EXPECT_TRUE(app.boat(2).tappable);
    app.table.revealBoats();
    EXPECT_TRUE(app.table.refused()) << "a number is missing";
    EXPECT_EQ(app.played(), 0u);
    app.type({20});
    app.table.tapBoat(1);
    app.type({18});
    app.table.revealBoats();
    EXPECT_FALSE(app.table.refused());
    EXPECT_EQ(app.last<RevealBoats>().boats, (std::vector{Weight::ofKilos(18), Weight::ofKilos(20)}));
    EXPECT_EQ(app.table.task(), AllAboardTable::Task::Board);
    EXPECT_EQ(app.table.savedEntries(), 1);
}

TEST(AllAboardTable, OneTapForTheAnimalAndOneForTheBoat) {
    AboardTable app;
    app.reveal({16, 20});
    EXPECT_EQ(app.table.asked(), 0);
    EXPECT_EQ(app.table.askedName(), "Ana");
    EXPECT_EQ(app.table.placement(), 1);
    EXPECT_FALSE(app.table.faceDown());
    EXPECT_FALSE(app.boat(1).tappable);
    app.table.chooseAnimal("lion");
    EXPECT_EQ(app.table.inHand(), "lion");
    EXPECT_TRUE(app.boat(1).tappable);
    app.table.tapBoat(2);
    EXPECT_EQ(app.last<Board>(), (Board{0, 2, Animal::Lion}));
    EXPECT_EQ(app.table.inHand(), "");
    EXPECT_EQ(app.aboard(2), QStringList{"lion"});
    EXPECT_EQ(app.boat(2).weight, "9");
    EXPECT_EQ(app.placeOf(0, "lion"), AboardState::Place::Aboard);
    EXPECT_EQ(app.placeOf(0, "bear"), AboardState::Place::Left);
    EXPECT_EQ(app.table.asked(), 1);
    EXPECT_TRUE(app.seat(1).asked);
    EXPECT_FALSE(app.seat(0).asked);
}

TEST(AllAboardTable, AnAnimalInHandCanBePutBack) {
    AboardTable app;
    app.reveal({16, 20});
    app.table.chooseAnimal("lion");
    app.table.chooseAnimal("lion");
    EXPECT_EQ(app.table.inHand(), "");
    app.table.chooseAnimal("lion");
    app.table.chooseAnimal("bear");
    app.table.cancel();
    EXPECT_EQ(app.table.inHand(), "");
    app.table.tapBoat(1);
    EXPECT_EQ(app.table.outlook()->boat(), 1) << "a tap on a boat with nothing to board looks at it";
    EXPECT_EQ(app.played(), 1u);
}

TEST(AllAboardTable, FaceDownABoatIsEnough) {
    AboardTable app;
    app.reveal({16, 20});
    app.board("lion", 1);
    app.board("bear", 1);
    EXPECT_TRUE(app.table.faceDown());
    EXPECT_EQ(app.table.placement(), 2);
    EXPECT_TRUE(rowsOf<AnimalChoiceRow>(app.table.animals()).empty()) << "nobody is to see which animal it is";
    EXPECT_TRUE(app.boat(1).tappable);
    app.boardFaceDown(1);
    EXPECT_EQ(app.last<Board>(), (Board{0, 1, {}}));
    EXPECT_EQ(app.aboard(1), (QStringList{"lion", "bear", "?"}));
    EXPECT_EQ(app.boat(1).faceDown, 1);
    EXPECT_EQ(app.boat(1).weight, "19") << "of those that are known";
}

TEST(AllAboardTable, AFullBoatAndAUsedAnimalSayWhy) {
    AboardTable app;
    app.reveal({16, 20});
    app.board("lion", 1);
    app.board("bear", 1);
    app.boardFaceDown(1);
    EXPECT_FALSE(app.boat(1).tappable);
    app.boardFaceDown(1);
    EXPECT_EQ(app.table.refusal().clause, "1.2");
    EXPECT_NE(app.table.refusal().text, "");
    app.table.dismissRefusal();
    app.boardFaceDown(2);
    const AnimalChoiceRow lion = rowOf<AnimalChoiceRow>(app.table.animals(), QString("lion"));
    EXPECT_FALSE(lion.possible);
    app.table.chooseAnimal("lion");
    EXPECT_EQ(app.table.refusal().clause, "1.3");
    EXPECT_EQ(app.table.inHand(), "");
    EXPECT_TRUE(rowOf<AnimalChoiceRow>(app.table.animals(), QString("fox")).possible);
    EXPECT_EQ(app.played(), 5u);
}

TEST(AllAboardTable, NamingGoesFromSeatToSeatByItself) {
    AboardTable app;
    app.reveal({16, 20});
    app.board("lion", 1);
    app.board("bear", 1);
    app.boardFaceDown(1);
    app.boardFaceDown(2);
    app.board("fox", 2);
    app.board("moose", 2);
    EXPECT_EQ(app.table.task(), AllAboardTable::Task::Name);
    EXPECT_EQ(app.table.unnamed(), 2);
    EXPECT_EQ(app.table.asked(), 0);
    app.table.chooseAnimal("fox");
    EXPECT_EQ(app.table.refusal().clause, "1.3") << "it lies there already";
    app.table.chooseAnimal("zebra");
    EXPECT_EQ(app.last<Reveal>(), (Reveal{0, Animal::Zebra}));
    EXPECT_EQ(app.table.asked(), 1);
    app.table.undo();
    app.table.tapSeat(1);
    EXPECT_EQ(app.table.asked(), 1) << "whoever was tapped";
    app.table.chooseAnimal("octopus");
    EXPECT_EQ(app.last<Reveal>(), (Reveal{1, Animal::Octopus}));
    EXPECT_EQ(app.table.asked(), 0);
    app.table.chooseAnimal("zebra");
    EXPECT_EQ(app.table.task(), AllAboardTable::Task::Sail);
    EXPECT_EQ(app.table.nextBoat(), 1);
}

TEST(AllAboardTable, NobodyIsAskedForAFaceDownAnimalThatCanOnlyBeOne) {
    AboardTable app;
    app.reveal({16, 20});
    app.board("lion", 1);
    app.board("bear", 1);
    app.boardFaceDown(1);
    app.boardFaceDown(2);
    std::vector<Edit> gone;
    for (const Animal animal : allAnimals) {
        if (animal != Animal::Lion && animal != Animal::Fox && animal != Animal::Zebra)
            gone.emplace_back(edit::MoveAnimal{{0, animal}, edit::Place::Discarded});
        if (animal != Animal::Bear && animal != Animal::Fox && animal != Animal::Moose && animal != Animal::Mouse)
            gone.emplace_back(edit::MoveAnimal{{1, animal}, edit::Place::Discarded});
    }
    app.rule(gone);
    app.board("zebra", 2);
    app.board("moose", 2);
    EXPECT_EQ(app.last<Reveal>(), (Reveal{0, Animal::Fox})) << "the only one that the first seat has left";
    EXPECT_EQ(app.table.task(), AllAboardTable::Task::Name);
    EXPECT_EQ(app.table.asked(), 1);
    app.table.undo();
    EXPECT_EQ(app.table.asked(), 0) << "what was named by itself can be taken back";
    app.table.tapSeat(1);
    app.table.chooseAnimal("mouse");
    EXPECT_EQ(app.last<Reveal>(), (Reveal{0, Animal::Fox}));
    EXPECT_EQ(app.table.task(), AllAboardTable::Task::Sail);
}

TEST(AllAboardTable, ABoatThatSailsIsKeptBeforeItIsTold) {
    AboardTable app;
    app.layLove();
    const std::size_t before = app.played();
    int entriesWhenTold = 0;
    QObject::connect(&app.table, &AllAboardTable::showStarted, &app.table,
                     [&] { entriesWhenTold = app.table.savedEntries(); });
    app.table.sail();
    EXPECT_EQ(app.played(), before + 1);
    EXPECT_EQ(entriesWhenTold, static_cast<int>(before) + 1);
    const SailingShow& show = *app.table.show();
    EXPECT_TRUE(show.isOpen());
    EXPECT_EQ(show.position(), 1);
    EXPECT_EQ(show.kind(), AboardState::Kind::Love);
    EXPECT_EQ(show.clause(), "2.1");
    EXPECT_EQ(app.table.task(), AllAboardTable::Task::Show);
    EXPECT_EQ(app.boat(1).result, AboardState::Result::None) << "the end is not told before its time";
    EXPECT_TRUE(app.boat(1).love);
}

TEST(AllAboardTable, TheTableFollowsTheStepsThatAreShown) {
    AboardTable app;
    app.layLove();
    app.table.sail();
    SailingShow& show = *app.table.show();
    EXPECT_EQ(app.seat(0).cupids, 1) << "lovers were found in the first step";
    show.goTo(0);
    EXPECT_EQ(app.seat(0).cupids, 0);
    while (!show.atEnd()) show.forward();
    EXPECT_EQ(app.boat(1).result, AboardState::Result::Sailed);
    EXPECT_EQ(app.boat(1).weight, "17");
    EXPECT_EQ(app.placeOf(0, "monkey"), AboardState::Place::Saved);
    EXPECT_EQ(app.seat(0).saved, 2);
    EXPECT_EQ(app.table.task(), AllAboardTable::Task::Sail);
    show.back();
    EXPECT_EQ(app.table.task(), AllAboardTable::Task::Show);
    EXPECT_LT(app.seat(1).saved + app.seat(0).saved, 3);
    show.toEnd();
    EXPECT_EQ(app.table.nextBoat(), 2);
}

TEST(AllAboardTable, WhatIsToComeIsNotListedBeforeItsTime) {
    AboardTable app;
    app.layLove();
    app.table.sail();
    const auto told = [&] {
        return std::ranges::count_if(rowsOf<SailingStepRow>(app.table.show()->steps()), &SailingStepRow::told);
    };
    EXPECT_EQ(told(), 1);
    app.table.show()->forward();
    app.table.show()->back();
    EXPECT_EQ(told(), 2) << "what was shown stays listed";
    app.table.show()->toEnd();
    EXPECT_EQ(told(), app.table.show()->count());
    for (const SailingStepRow& step : rowsOf<SailingStepRow>(app.table.show()->steps())) {
        EXPECT_FALSE(step.text.isEmpty()) << static_cast<int>(step.kind);
        EXPECT_FALSE(app.books.of<AllAboard>().title(step.clause, "en").isEmpty()) << step.clause.toStdString();
    }
}

TEST(AllAboardTable, TheLogDoesNotTellTheEndBeforeTheBoatsDo) {
    AboardTable app;
    app.layLove();
    const int before = app.table.log()->count();
    const QString lastAct = app.table.log()->lastText();
    app.table.sailAll();
    EXPECT_EQ(app.table.log()->count(), before);
    EXPECT_EQ(app.table.log()->lastText(), lastAct);
    EXPECT_EQ(app.table.undoText(), lastAct);
    while (app.table.show()->boat() == 1) app.table.show()->forward();
    EXPECT_EQ(app.table.log()->count(), before + 1) << "of the first boat everything is told";
    app.table.show()->toEnd();
    EXPECT_EQ(app.table.log()->count(), before + 2);
    app.table.show()->back();
    EXPECT_EQ(app.table.log()->count(), before + 2) << "what was told stays told";
    app.table.undo();
    EXPECT_EQ(app.table.log()->count(), before + 2) << "with what was taken back";
    app.table.redo();
    EXPECT_EQ(app.table.log()->count(), before + 2);
}

TEST(AllAboardTable, AnUndoneTellingLeavesNothingOutOfTheLog) {
    AboardTable app;
    app.layLove();
    const int before = app.table.log()->count();
    app.table.sail();
    app.table.undo();
    EXPECT_EQ(app.table.log()->count(), before + 1);
    EXPECT_EQ(app.table.log()->rowOfAct(before + 1), 0);
}

TEST(AllAboardTable, ThePictureOfAStepHasItsAnimalsFaceToFace) {
    AboardTable app;
    app.layLove();
    app.table.sail();
    SailingShow& show = *app.table.show();
    const auto left = [&] { return rowsOf<StepAnimalRow>(show.left()); };
    const auto right = [&] { return rowsOf<StepAnimalRow>(show.right()); };
    ASSERT_EQ(show.kind(), AboardState::Kind::Love);
    EXPECT_EQ(left(), (std::vector<StepAnimalRow>{{0, "monkey", 0}}));
    EXPECT_EQ(right(), (std::vector<StepAnimalRow>{{0, "monkey", 1}}));
    while (show.kind() != AboardState::Kind::Weighed) show.forward();
    EXPECT_TRUE(left().empty());
    EXPECT_EQ(show.weight(), "17");
    EXPECT_EQ(show.limit(), "20");
    EXPECT_EQ(show.result(), AboardState::Result::None);
    show.toEnd();
    EXPECT_EQ(show.kind(), AboardState::Kind::Saved);
    EXPECT_EQ(left().size(), 1u);
    EXPECT_EQ(show.weight(), QString());
    EXPECT_EQ(show.result(), AboardState::Result::Sailed);
}

TEST(AllAboardTable, AStepBackIsNoLoss) {
    AboardTable app;
    app.layLove();
    app.table.sail();
    const int view = app.table.view();
    app.table.show()->toEnd();
    EXPECT_EQ(app.table.view(), view) << "points that come are told";
    app.table.show()->back();
    EXPECT_NE(app.table.view(), view) << "it is shown as another view, not as a change";
}

TEST(AllAboardTable, AFrightWaitsForAnotherNumber) {
    AboardTable app;
    app.layFright();
    app.table.sail();
    EXPECT_EQ(app.table.show()->count(), 1);
    EXPECT_EQ(app.table.show()->kind(), AboardState::Kind::Fright);
    EXPECT_EQ(app.table.task(), AllAboardTable::Task::Replace);
    EXPECT_TRUE(app.boat(1).waiting);
    app.table.sail();
    EXPECT_EQ(app.table.refusal().clause, "3.mouse");
    EXPECT_TRUE(app.table.refused());
    app.table.replaceBoat();
    EXPECT_EQ(app.table.task(), AllAboardTable::Task::Replace) << "no number has been typed";
    app.type({25});
    app.table.replaceBoat();
    EXPECT_EQ(app.last<ReplaceBoat>().number, Weight::ofKilos(25));
    EXPECT_EQ(app.table.show()->kind(), AboardState::Kind::Replaced);
    for (const BoatRow& boat : rowsOf<BoatRow>(app.table.boats())) EXPECT_FALSE(boat.waiting) << "it has its number";
    app.table.show()->toEnd();
    EXPECT_EQ(app.boat(1).number, "25");
    EXPECT_TRUE(app.boat(1).replaced);
    EXPECT_NE(app.boat(1).result, AboardState::Result::None);
}

TEST(AllAboardTable, AllSailAsFarAsTheyGo) {
    AboardTable app;
    app.layLove();
    const std::size_t before = app.played();
    app.table.sailAll();
    EXPECT_EQ(app.played(), before + 2);
    EXPECT_EQ(app.table.show()->boat(), 1);
    app.table.show()->toEnd();
    EXPECT_EQ(app.table.show()->boat(), 2);
    EXPECT_EQ(app.table.task(), AllAboardTable::Task::Show) << "the round is over, and people have their time to look";
    EXPECT_NE(app.boat(2).result, AboardState::Result::None);
    EXPECT_EQ(app.table.round(), 1) << "nobody says that the next one has begun";
    EXPECT_EQ(app.table.phase(), AboardState::Phase::Sailing);
    EXPECT_TRUE(app.seat(0).starts);
    EXPECT_EQ(app.table.nextRound(), 2);
    app.table.show()->close();
    EXPECT_EQ(app.table.task(), AllAboardTable::Task::Boats);
    EXPECT_EQ(app.table.round(), 2);
    EXPECT_EQ(app.table.starting(), 1);
    EXPECT_EQ(app.boat(2).number, "");
}

TEST(AllAboardTable, AllSailUntilACardMustBeReplaced) {
    AboardTable app;
    app.layFright();
    const std::size_t before = app.played();
    app.table.sailAll();
    EXPECT_EQ(app.played(), before + 1);
    EXPECT_EQ(app.table.task(), AllAboardTable::Task::Replace);
}

TEST(AllAboardTable, UndoWorksInTheMiddle) {
    AboardTable app;
    app.layFright();
    const std::size_t before = app.played();
    app.table.sail();
    app.table.undo();
    EXPECT_EQ(app.played(), before);
    EXPECT_FALSE(app.table.show()->isOpen());
    EXPECT_EQ(app.table.task(), AllAboardTable::Task::Sail);
    EXPECT_FALSE(app.boat(1).waiting);
    app.table.sail();
    app.type({25});
    app.table.replaceBoat();
    app.table.show()->forward();
    app.table.undo();
    EXPECT_EQ(app.table.task(), AllAboardTable::Task::Replace) << "the boat waits again";
    EXPECT_EQ(app.boat(1).number, "20");
    app.table.redo();
    EXPECT_EQ(app.boat(1).number, "25");
    EXPECT_FALSE(app.table.show()->isOpen());
}

TEST(AllAboardTable, ATapOnABoatEndsWhatIsTold) {
    AboardTable app;
    app.layLove();
    app.table.sail();
    app.table.tapBoat(2);
    EXPECT_TRUE(app.table.show()->atEnd());
    EXPECT_EQ(app.table.outlook()->boat(), 0);
    app.table.tapBoat(2);
    EXPECT_EQ(app.table.outlook()->boat(), 2);
}

TEST(AllAboardTable, TellsWhatWouldHappen) {
    AboardTable app;
    app.reveal({16, 20});
    app.board("monkey", 1);
    app.board("monkey", 1);
    app.boardFaceDown(1);
    EXPECT_TRUE(app.boat(1).love);
    app.table.lookAtBoat(1);
    const OutlookModel& outlook = *app.table.outlook();
    EXPECT_EQ(outlook.weightHalves(), 16);
    EXPECT_EQ(outlook.faceDown(), 1);
    EXPECT_EQ(outlook.notes().size(), 2) << "who is in love, and who is not known";
    EXPECT_EQ(outlook.result(), AboardState::Result::Sailed);
    EXPECT_FALSE(outlook.done());
    EXPECT_FALSE(rowsOf<SailingStepRow>(app.table.outlook()->steps()).empty());
    EXPECT_EQ(rowsOf<PassengerRow>(app.table.outlook()->passengers()).size(), 3u);
    app.table.lookAtBoat(3);
    EXPECT_EQ(outlook.boat(), 1) << "there is no such boat";
    app.table.outlook()->close();
    EXPECT_EQ(outlook.boat(), 0);
}

TEST(AllAboardTable, ABoatThatWouldBeReplacedHasNoOutcome) {
    AboardTable app;
    app.layFright();
    app.table.lookAtBoat(1);
    EXPECT_EQ(app.table.outlook()->result(), AboardState::Result::None);
    EXPECT_EQ(app.table.outlook()->outcome(), "Its boat card would be replaced; after that, anything could happen.");
    app.table.lookAtBoat(2);
    EXPECT_EQ(app.table.outlook()->result(), AboardState::Result::None);
    EXPECT_EQ(app.table.outlook()->outcome(),
              "Boat 1 would get a new boat card first; after that, anything could happen.");
}

TEST(AllAboardTable, NothingCanBeDoneWhereItIsLookedBack) {
    AboardTable app;
    app.layLove();
    app.controller.showPast(2);
    EXPECT_TRUE(app.table.readOnly());
    EXPECT_EQ(app.aboard(1), QStringList{"monkey"});
    app.table.chooseAnimal("lion");
    EXPECT_EQ(app.table.inHand(), "");
    EXPECT_FALSE(app.boat(1).tappable);
    app.table.tapBoat(1);
    EXPECT_EQ(app.table.outlook()->boat(), 1);
    EXPECT_FALSE(app.table.refused());
    app.controller.showPresent();
    EXPECT_FALSE(app.table.readOnly());
}

TEST(AllAboardTable, AnActThatIsOnlyTriedIsNotTold) {
    AboardTable app;
    app.layLove();
    app.table.sail();
    const std::size_t played = app.played();
    app.controller.startTrialAt(played - 1);
    EXPECT_EQ(app.table.task(), AllAboardTable::Task::Sail);
    app.table.sail();
    EXPECT_FALSE(app.table.show()->isOpen());
    EXPECT_EQ(app.played(), played);
    EXPECT_EQ(app.controller.trialAct<AllAboard>(), Action(Sail{}));
}

TEST(AllAboardTable, ARulingEndsTheGameAndTheStandingsExplainIt) {
    AboardTable app;
    app.layLove();
    app.table.sailAll();
    app.table.show()->close();
    AboardOverruleModel& overrule = *app.table.overrule();
    overrule.endGame(0);
    overrule.endGame(1);
    overrule.setReason("agreed");
    ASSERT_TRUE(overrule.ready()) << overrule.problem().toStdString();
    ASSERT_TRUE(overrule.enter());
    EXPECT_TRUE(app.table.over());
    EXPECT_EQ(app.table.task(), AllAboardTable::Task::Over);
    EXPECT_EQ(app.table.winnerSeats(), (QList<int>{0, 1}));
    EXPECT_EQ(app.table.winners(), (QStringList{"Ana", "美玲"}));
    EXPECT_NE(app.table.decidedBy(), "");
    for (const StandingRow& row : rowsOf<StandingRow>(app.table.standings()))
        EXPECT_EQ(row.points, row.animalPoints + row.cupidPoints);
}

TEST(AllAboardTable, EveryEditOfARulingCanBeEntered) {
    AboardTable app;
    app.layLove();
    AboardOverruleModel& overrule = *app.table.overrule();
    EXPECT_FALSE(overrule.ready());
    EXPECT_NE(overrule.problem(), "");
    overrule.setBoatNumber(1, 30, true);
    overrule.moveAnimalAboard(0, "bear", 2);
    overrule.moveAnimal(0, "lion", AboardState::Place::Saved);
    overrule.moveAnimal(1, "monkey", AboardState::Place::Lost);
    overrule.setCupids(1, 3);
    EXPECT_EQ(rowsOf<LineRow>(overrule.edits()).size(), 5u);
    EXPECT_FALSE(rowsOf<Difference>(overrule.effects()).empty());
    overrule.removeEdit(3);
    overrule.setReason(" entered wrongly ");
    ASSERT_TRUE(overrule.ready()) << overrule.problem().toStdString();
    ASSERT_TRUE(overrule.enter());
    EXPECT_EQ(app.boat(1).number, "30½");
    EXPECT_TRUE(app.aboard(2).contains("bear"));
    EXPECT_TRUE(app.aboard(1).contains("lion"));
    EXPECT_EQ(app.placeOf(1, "monkey"), AboardState::Place::Lost);
    EXPECT_EQ(app.seat(1).cupids, 3);
    EXPECT_EQ(app.last<Overrule>().reason, "entered wrongly");
    EXPECT_TRUE(rowsOf<LineRow>(overrule.edits()).empty());
}

TEST(AllAboardTable, CountingUpInARulingIsOneChangeAndBackIsNone) {
    AboardTable app;
    app.layLove();
    AboardOverruleModel& overrule = *app.table.overrule();
    const auto edits = [&] { return rowsOf<LineRow>(overrule.edits()).size(); };
    const int cupids = app.seat(1).cupids;
    for (const int kilos : {5, 50, 55}) overrule.setBoatNumber(1, kilos, false);
    overrule.setBoatNumber(2, 40, true);
    EXPECT_EQ(edits(), 2u);
    overrule.setCupids(1, cupids + 1);
    overrule.setCupids(1, cupids);
    EXPECT_EQ(edits(), 2u);
    EXPECT_EQ(overrule.boats().front().toMap()["kilos"], 55);
    overrule.clear();
    const int round = overrule.round();
    overrule.goToRound(round + 1);
    overrule.goToRound(round + 2);
    EXPECT_EQ(edits(), 1u);
    EXPECT_FALSE(overrule.roundIsPlayed());
    overrule.setCupids(1, cupids + 1);
    overrule.goToRound(round);
    EXPECT_EQ(edits(), 1u) << "it is the one that is played";
    overrule.setCupids(1, cupids);
    EXPECT_EQ(edits(), 0u);
    EXPECT_TRUE(overrule.roundIsPlayed());
    const int placed = overrule.placed();
    overrule.setPlaced(placed - 1);
    EXPECT_EQ(edits(), 1u);
    overrule.setPlaced(placed);
    EXPECT_EQ(edits(), 0u) << "no boat sails again";
}

TEST(AllAboardTable, ARulingSetsTheRoundRight) {
    AboardTable app;
    app.reveal({16, 20});
    app.board("lion", 1);
    app.board("bear", 1);
    app.boardFaceDown(1);
    AboardOverruleModel& overrule = *app.table.overrule();
    overrule.setReason("test");
    overrule.moveFaceDown(0, 2);
    ASSERT_TRUE(overrule.enter()) << overrule.problem().toStdString();
    EXPECT_EQ(app.aboard(2), QStringList{"?"});
    overrule.setReason("test");
    overrule.moveFaceDown(0, 0);
    overrule.setPlaced(6);
    ASSERT_TRUE(overrule.enter()) << overrule.problem().toStdString();
    EXPECT_EQ(app.table.task(), AllAboardTable::Task::Sail);
    overrule.setReason("test");
    overrule.setSailing(2);
    ASSERT_TRUE(overrule.enter()) << overrule.problem().toStdString();
    EXPECT_EQ(app.table.nextBoat(), 2);
    overrule.setReason("test");
    overrule.endRound();
    ASSERT_TRUE(overrule.enter()) << overrule.problem().toStdString();
    EXPECT_EQ(app.table.round(), 2);
    overrule.setReason("test");
    overrule.startRound(4);
    ASSERT_TRUE(overrule.enter()) << overrule.problem().toStdString();
    EXPECT_EQ(app.table.round(), 4);
}

TEST(AllAboardTable, TheLanguageFollowsAtOnce) {
    AboardTable app;
    app.layLove();
    app.table.sail();
    const QString english = app.table.show()->text();
    app.languages.use("zh");
    app.table.retranslate();
    EXPECT_NE(app.table.show()->text(), english);
    EXPECT_NE(
        rowOf<PassengerRow>(app.table.passengers(), rowsOf<PassengerRow>(app.table.passengers()).front().card).name,
        "Monkey");
}

TEST(AllAboardTable, FiveSeatsPlayToTheEndOfFourRounds) {
    all_aboard::Setup setup;
    setup.seats = {{"Ana", "en"}, {"美玲", "zh"}, {"Tomás", "es"}, {"Bo", "en"}, {"Maximiliane-Charlotte", "en"}};
    AboardTable app(setup);
    for (int round = 0; round < rounds; ++round) {
        ASSERT_EQ(app.table.task(), AllAboardTable::Task::Boats) << round;
        app.reveal({20, 21, 22, 23, 24});
        for (int placed = 0; placed < 15; ++placed) {
            const int seat = app.table.asked();
            const int boat = placed / 3 + 1;
            if (app.table.faceDown()) app.boardFaceDown(boat);
            else app.board(allWords[3 * round + app.table.placement() - 1], boat);
            ASSERT_FALSE(app.table.refused())
                << app.table.refusal().text.toStdString() << " seat " << seat << " placed " << placed;
        }
        for (int named = 0; named < 5; ++named) app.table.chooseAnimal(allWords[3 * round + 1]);
        ASSERT_FALSE(app.table.refused()) << app.table.refusal().text.toStdString();
        while (app.state().phase == Phase::Sailing) {
            if (app.table.task() == AllAboardTable::Task::Replace) {
                app.type({30});
                app.table.replaceBoat();
            } else {
                app.table.sailAll();
            }
            ASSERT_FALSE(app.table.refused()) << app.table.refusal().text.toStdString();
            app.table.show()->toEnd();
        }
        EXPECT_FALSE(app.table.over()) << "the last boats are still looked at";
        EXPECT_EQ(app.table.round(), round + 1);
        app.table.show()->close();
    }
    EXPECT_TRUE(app.table.over());
    EXPECT_EQ(app.table.nextRound(), 0);
    EXPECT_FALSE(app.table.winners().isEmpty());
    EXPECT_EQ(app.seat(0).left, 0);
}

/// A fox that jumped is remembered on the boat that sank and lies on the next one: two rows, one card.
TEST(AllAboardTable, AFoxThatJumpedIsGoneFromTheNextBoatWhenItIsUndone) {
    AboardTable app;
    app.reveal({10, 30});
    app.board("fox", 1);
    app.board("peacock", 2);
    app.boardFaceDown(1);
    app.boardFaceDown(2);
    app.board("elephant", 1);
    app.board("zebra", 2);
    app.table.chooseAnimal("bear");
    app.table.chooseAnimal("sloth");
    app.table.sail();
    app.table.show()->toEnd();
    EXPECT_TRUE(app.aboard(2).contains("fox")) << "23 kilos on 10: it jumps";
    std::set<int> keys;
    for (const PassengerRow& row : rowsOf<PassengerRow>(app.table.passengers()))
        EXPECT_TRUE(keys.insert(row.key()).second) << row.spoken.toStdString();
    for (const PassengerRow& row : rowsOf<PassengerRow>(app.table.passengers()))
        if (row.animal == "fox" && row.boat == 1) {
            EXPECT_EQ(row.fate, AboardState::Fate::None) << "what becomes of it is shown where it is";
            EXPECT_EQ(row.part, AboardState::Part::None);
        }
    app.table.undo();
    EXPECT_FALSE(app.aboard(2).contains("fox"));
    EXPECT_EQ(app.aboard(1).count("fox"), 1);
}

TEST(AllAboardTable, AVictoryByRulingIsNotToldAsOneByPoints) {
    AboardTable app;
    app.rule({edit::SetCupids{0, 3}, edit::EndGame{{1}}});
    EXPECT_EQ(app.table.decidedBy(), "By the referee’s ruling.");
    app.table.undo();
    app.rule({edit::SetCupids{0, 3}, edit::EndGame{{0}}});
    EXPECT_EQ(app.table.decidedBy(), "Most points.");
}

TEST(AllAboardTable, ARulingSaysWhereAnAnimalIsNowAndWhetherABoatSank) {
    AboardTable app;
    app.layFright();
    app.table.overrule()->setResult(1, false);
    app.table.overrule()->setReason("it tipped over");
    ASSERT_TRUE(app.table.overrule()->enter());
    EXPECT_EQ(app.state().boats[0].result, BoatResult::Sunk);
    app.rule({edit::MoveAnimal{{0, Animal::Mouse}, edit::Place::Set}});
    const QVariantList animals = app.table.overrule()->animalsOf(0);
    EXPECT_EQ(animals.front().toMap().value("place").toString(), "not played")
        << "the boat that sank only remembers it";
}

}  // namespace
