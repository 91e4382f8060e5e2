// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever happens in a race of Outspeed can be told to people in every language, and nothing that is secret is.
#include "app/book/rule_texts.h"
#include "app/games/games.h"
#include "app/games/outspeed/happening_words.h"
#include "app/games/outspeed/outspeed_texts.h"
#include "app/games/outspeed/outspeed_ui.h"
#include "tests/support/outspeed_race.h"
#include "tests/support/texts_of.h"
#include "tests/translations/words.h"

#include <set>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::outspeed;

namespace {

class OutspeedWords : public testing::Test {
protected:
    OutspeedWords() {
        setup.seats[0].name = "Ana";
        setup.seats[1].name = "Tomás";
        setup.seats[2].name = "Mei-Ling";
    }

    /// `tell` gives the text in the screen's language, which is set to each of the three. `numbers` stand in all of
    /// them.
    template <class Tell>
    QStringList expectTold(Tell&& tell, const std::string& what, std::initializer_list<const char*> numbers = {}) {
        QStringList told;
        for (const QString& language : Languages::all()) {
            languages.use(language);
            told << tell(language);
            EXPECT_FALSE(told.last().trimmed().isEmpty()) << what;
            EXPECT_FALSE(told.last().contains(u'%')) << what << ": " << told.last().toStdString();
            EXPECT_EQ(hasChinese(told.last()), language == QStringLiteral("zh"))
                << what << ": " << told.last().toStdString();
            for (const char* number : numbers)
                EXPECT_TRUE(told.last().contains(QString::fromUtf8(number)))
                    << what << ": " << told.last().toStdString();
        }
        languages.use(QStringLiteral("en"));
        return told;
    }
    void expectStep(const Step& step, const char* english, std::initializer_list<const char*> numbers = {},
                    const State* after = nullptr) {
        const State& state = after == nullptr ? table.state() : *after;
        EXPECT_EQ(OutspeedTexts::step(step, state, setup), QString::fromUtf8(english));
        const std::string_view clause = clauseOf(step);
        EXPECT_FALSE(
            rules.sectionOf(QString::fromLatin1(clause.data(), static_cast<qsizetype>(clause.size()))).isEmpty())
            << "no clause " << clause;
        const QStringList told =
            expectTold([&](const QString&) { return OutspeedTexts::step(step, state, setup); }, english, numbers);
        EXPECT_NE(told[0], told[1]) << english;
    }
    QString expectRefused(const Violation& violation, std::initializer_list<const char*> numbers = {},
                          const State* state = nullptr) {
        const State& met = state == nullptr ? table.state() : *state;
        const QStringList told = expectTold(
            [&](const QString& language) {
                return GameUi<Outspeed>::refusalText(Translator(languages, language), violation, setup, met);
            },
            std::string(codeName(violation.code)), numbers);
        EXPECT_NE(told[0], told[1]);
        return told[0];
    }
    /// The tile of the first turn shows; bonuses are not applied yet.
    void describe(const std::vector<Route>& routes) { table.play(DescribeTile{{7, routes}}); }

    Languages languages;
    const RuleTexts rules{Outspeed::id};
    outspeed::Setup setup = setupFor(3);
    Table table{3};
    const std::vector<Route> threeRoutes{route("A", 2, {.zones = 3}), forPilots(1, route("B", 0, {.fuel = 1})),
                                         route("C", Dice{1, 1}, {.zones = Dice{2, 0}, .tokens = 1})};
};

using Code = ViolationCode;
using Arg = ArgumentName;

TEST_F(OutspeedWords, EveryViolationIsTold) {
    for (int i = 0; i < violationCodes; ++i)
        expectRefused(Violation(static_cast<Code>(i), "6.4",
                                {{Arg::Seat, 0},
                                 {Arg::Tile, 3},
                                 {Arg::Turn, 2},
                                 {Arg::Zone, 5},
                                 {Arg::Route, 1},
                                 {Arg::Token, 4},
                                 {Arg::Die, 1},
                                 {Arg::Phase, 1},
                                 {Arg::Value, 120},
                                 {Arg::Lowest, 0},
                                 {Arg::Highest, 99},
                                 {Arg::Needed, 6}}));
    for (const Code code :
         {Code::TokenNotHeld, Code::RollNotDue, Code::TokenNotDue, Code::RulingOutOfRange, Code::ValueOutOfRange})
        expectRefused(Violation(code, "1.2"));
    for (const Arg argument : {Arg::Seat, Arg::Zone, Arg::Turn, Arg::Phase})
        expectRefused(Violation(Code::RulingOutOfRange, "7.1", {{argument, 1}}));
}

TEST_F(OutspeedWords, WhatIsDueInsteadIsTold) {
    const Violation outOfPhase(Code::OutOfPhase, "2.1");
    expectRefused(outOfPhase, {"1"});
    describe(threeRoutes);
    std::set<QString> told{expectRefused(outOfPhase)};
    table.play(ApplyBonuses{});
    told.insert(expectRefused(outOfPhase, {"3"}));
    for (SeatId seat = 0; seat < 3; ++seat) table.play(Program{seat, "C", {}});
    told.insert(expectRefused(outOfPhase));
    table.play(Resolve{});
    EXPECT_EQ(expectRefused(outOfPhase, {"Ana"}), "A roll is due first: Ana must roll the yellow die.");
    for (SeatId seat = 0; seat < 3; ++seat) table.play(Roll{seat, Die::Yellow, 1});
    EXPECT_EQ(expectRefused(outOfPhase, {"Ana"}), "A roll is due first: Ana must roll the blue die.");
    for (SeatId seat = 0; seat < 3; ++seat)
        for (int roll = 0; roll < 2; ++roll) table.play(Roll{seat, Die::Blue, 1});
    EXPECT_EQ(expectRefused(outOfPhase, {"Ana"}), "Ana must take a bonus token first.");
    table.play(overrule({edit::EndGame{{0}}}));
    told.insert(expectRefused(outOfPhase));
    EXPECT_EQ(told.size(), 4u) << "something else is due in every phase";
}

TEST_F(OutspeedWords, TheNumbersAreInTheRefusal) {
    describe(threeRoutes);
    expectRefused({Code::NoSuchTile, "0.2", {{Arg::Tile, 14}, {Arg::Lowest, 1}, {Arg::Highest, 12}}}, {"14", "12"});
    expectRefused({Code::TileUsed, "0.2", {{Arg::Tile, 8}, {Arg::Turn, 5}}}, {"8", "5"});
    expectRefused({Code::TileOutOfOrder, "0.2", {{Arg::Tile, 8}, {Arg::Needed, 2}}}, {"8", "2"});
    expectRefused({Code::OtherSideDue, "3.8", {{Arg::Tile, 8}, {Arg::Needed, 2}}}, {"8", "2"});
    expectRefused({Code::TooManyRoutes, "3.1", {{Arg::Value, 5}, {Arg::Highest, 4}}}, {"5", "4"});
    expectRefused({Code::RouteNameTwice, "2.1", {{Arg::Route, 2}}}, {"3"});
    expectRefused(
        {Code::ValueOutOfRange, "3.2", {{Arg::Value, 7}, {Arg::Lowest, 1}, {Arg::Highest, 6}, {Arg::Route, 1}}},
        {"B", "7", "6"});
    expectRefused({Code::ValueOutOfRange, "2.3", {{Arg::Value, 12}, {Arg::Lowest, 0}, {Arg::Highest, 9}}}, {"12", "9"});
    expectRefused({Code::TokenElsewhere, "0.3", {{Arg::Token, static_cast<int>(Token::IonCannon)}, {Arg::Value, 2}}},
                  {"2"});
    expectRefused({Code::NotRearmost, "1.4", {{Arg::Seat, 1}, {Arg::Zone, 9}, {Arg::Needed, 4}}}, {"Tomás", "9", "4"});
    expectRefused({Code::RouteTooDear, "2.2", {{Arg::Seat, 0}, {Arg::Route, 2}, {Arg::Value, 5}, {Arg::Highest, 3}}},
                  {"C", "5", "Ana", "3"});
    expectRefused({Code::NotAllProgrammed, "2.1", {{Arg::Seat, 1}}}, {"Tomás"});
    expectRefused({Code::NoMarkerLeft, "1.9"}, {"7"});
    EXPECT_EQ(expectRefused(
                  {Code::TokenNotHeld, "1.1", {{Arg::Seat, 0}, {Arg::Token, static_cast<int>(Token::Electromagnet)}}}),
              "Ana does not have an electromagnet.");
    EXPECT_EQ(expectRefused({Code::OtherDieDue, "3.3", {{Arg::Seat, 0}, {Arg::Die, static_cast<int>(Die::Blue)}}}),
              "Ana must roll the blue die now.");
}

TEST_F(OutspeedWords, ANameWithAPlaceInItStaysWhatItIs) {
    setup.seats[0].name = "%1 & %2";
    for (const QString& language : Languages::all()) {
        languages.use(language);
        const Violation violation(Code::NotRearmost, "1.4", {{Arg::Seat, 0}, {Arg::Zone, 9}, {Arg::Needed, 4}});
        EXPECT_TRUE(GameUi<Outspeed>::refusalText(Translator(languages, language), violation, setup, table.state())
                        .contains("%1 & %2"))
            << language.toStdString();
        for (const Step& step : {Step(step::Moves{0, 3, 5, 2, false}), Step(step::Plays{0, Token::Flamethrower, {1}}),
                                 Step(step::Plays{1, Token::IonCannon, {0}}), Step(step::LosesFuel{0, 4, 2, 2}),
                                 Step(step::TokensGained{0, 2}), Step(step::Eliminated{0, step::OutBy::Fuel})})
            EXPECT_TRUE(OutspeedTexts::step(step, table.state(), setup).contains("%1 & %2"))
                << OutspeedTexts::step(step, table.state(), setup).toStdString();
        for (const Edit& change : {Edit(edit::SetZone{0, 2}), Edit(edit::SetTokens{0, {}})})
            EXPECT_TRUE(OutspeedTexts::edit(change, table.state(), setup).contains("%1 & %2"));
        EXPECT_TRUE(GameUi<Outspeed>::tableSummary(table.state(), setup).contains("%1 & %2"));
    }
}

TEST_F(OutspeedWords, EveryStepIsTold) {
    describe(threeRoutes);
    expectStep(step::Group{8, {0}}, "Zone 8: Ana’s token takes effect", {"8", "Ana"});
    expectStep(step::Group{8, {0, 1}}, "Zone 8: the tokens of Ana and Tomás take effect together",
               {"8", "Ana", "Tomás"});
    expectStep(step::Plays{0, Token::Electromagnet, {1, 2}},
               "Ana switches the electromagnet on: it pulls back Tomás and Mei-Ling", {"Ana", "Tomás", "Mei-Ling"});
    expectStep(step::Plays{0, Token::IonCannon, {1}}, "Ana fires the ion cannon at Tomás", {"Ana", "Tomás"});
    expectStep(step::Plays{0, Token::Flamethrower, {1}}, "Ana drives back Tomás with the flamethrower",
               {"Ana", "Tomás"});
    expectStep(step::Plays{0, Token::Flamethrower, {}}, "Ana plays the flamethrower: nobody is affected", {"Ana"});
    expectStep(step::Plays{0, Token::FuelTank, {0}}, "Ana opens the fuel tank", {"Ana"});
    expectStep(step::Plays{0, Token::Nitro, {0}}, "Ana hits the nitro", {"Ana"});
    expectStep(step::Plays{0, Token::ForceField, {0}}, "Ana plays the force field", {"Ana"});
    expectStep(step::Plays{0, Token::ForceField, {}}, "Ana plays the force field: no marker is left", {"Ana"});
    expectStep(step::TokenLost{0, Token::Nitro}, "The race is decided before Ana can use the nitro", {"Ana"});
    expectStep(step::FieldPlaced{0, 5}, "Ana puts a force field in zone 5", {"Ana", "5"});
    expectStep(step::FieldsRemoved{{5}, false}, "Ships entered: 1 force field removed from zone 5", {"5"});
    expectStep(step::FieldsRemoved{{5, 9}, false}, "Ships entered: 2 force fields removed from zones 5 and 9",
               {"5", "9"});
    expectStep(step::FieldsRemoved{{2}, true}, "1 force field is removed with the section: zone 2", {"2"});
    expectStep(step::Moves{0, 3, 6, 3, false}, "Ana flies from zone 3 to zone 6", {"Ana", "3", "6"});
    expectStep(step::Moves{0, 3, 5, 3, true}, "Ana flies from zone 3 into the force field in zone 5 and stops",
               {"Ana", "3", "5"});
    expectStep(step::Moves{0, 6, 4, -2, false}, "Ana is pushed back from zone 6 to zone 4", {"Ana", "6", "4"});
    expectStep(step::Moves{0, 6, 5, -2, true}, "Ana is pushed back from zone 6 into the force field in zone 5",
               {"Ana", "6", "5"});
    expectStep(step::GainsFuel{0, 5, 7}, "Ana gains 2 fuel: 5 → 7", {"Ana", "5", "7"});
    expectStep(step::Eliminated{0, step::OutBy::PushedOff}, "Ana is eliminated: pushed off the track", {"Ana"});
    expectStep(step::TilesTurned{0}, "Four or fewer are left: the tiles are turned to the side for 3–4 players");
    expectStep(step::TilesTurned{7},
               "Four or fewer are left: the tiles, including tile 7, are turned to the side for 3–4 players", {"7"});
    expectStep(step::Shared{1, {0, 1}}, "Route B: Ana and Tomás", {"B", "Ana", "Tomás"});
    expectStep(step::Shared{1, {0, 1}, true}, "Route B: too many! Ana and Tomás lose their turn",
               {"B", "Ana", "Tomás"});
    expectStep(step::Shared{1, {0}, false, true}, "Route B: Ana alone, free of charge", {"B", "Ana"});
    expectStep(step::Shared{1, {0, 1}, false, false, true}, "Route B: shared! Ana and Tomás pay but gain nothing",
               {"B", "Ana", "Tomás"});
    expectStep(step::TokensGained{0, 1}, "Ana takes 1 bonus token", {"Ana", "1"});
    expectStep(step::TokensGained{0, 2}, "Ana takes 2 bonus tokens", {"Ana", "2"});
    expectStep(step::SectionArrives{{1, 21}}, "The third section is added in front: the track ends at zone 21", {"21"});
    expectStep(step::SectionGoes{{8, 21}}, "The rear section is taken away: the track begins at zone 8", {"8"});
    expectStep(step::TurnEnds{4}, "Turn 4 is over", {"4"});
    expectStep(step::RaceOver{EndedBy::Finish, {0}}, "Ana wins the race", {"Ana"});
    expectStep(step::RaceOver{EndedBy::Finish, {0, 1}}, "Ana and Tomás share the victory", {"Ana", "Tomás"});
    expectStep(step::RaceOver{EndedBy::LastOneLeft, {1}}, "Tomás wins, the last one left", {"Tomás"});
    expectStep(step::RaceOver{EndedBy::NobodyLeft, {}}, "Nobody is left: nobody wins");
    expectStep(step::RaceOver{EndedBy::Override, {0}}, "Ana wins by a ruling", {"Ana"});
    expectStep(step::RaceOver{EndedBy::Override, {}}, "The race ends by a ruling: nobody wins");
}

TEST_F(OutspeedWords, WhatIsTakenAndWhatIsPaidAreTwoThings) {
    describe(threeRoutes);
    expectStep(step::LosesFuel{0, 12, 10, 2}, "Ana loses 2 fuel: 12 → 10", {"Ana", "12", "10"});
    expectStep(step::LosesFuel{0, 1, 0, 2}, "Ana loses 2 fuel, but has only 1", {"Ana", "2", "1"});
    table.play(ApplyBonuses{});
    expectStep(step::LosesFuel{0, 12, 9, 3}, "Ana pays 3 fuel: 12 → 9", {"Ana", "12", "9"});
    expectStep(step::LosesFuel{0, 2, 0, 5}, "Ana must pay 5 fuel, but has only 2", {"Ana", "5", "2"});
    State out = table.state();
    seatOf(out, 0).eliminated = true;
    expectStep(step::TokenLost{0, Token::Nitro}, "Ana is already eliminated: the nitro is lost", {"Ana"}, &out);
}

TEST_F(OutspeedWords, EveryReasonToDropOutIsTold) {
    std::set<QString> told;
    for (const step::OutBy by :
         {step::OutBy::IonCannon, step::OutBy::Fuel, step::OutBy::PushedOff, step::OutBy::SectionGone})
        told.insert(expectTold([&](const QString&) { return OutspeedTexts::outBy(by); }, "out by").first());
    EXPECT_EQ(told.size(), 4u);
}

TEST_F(OutspeedWords, EveryTokenHasItsWordsInEverySentence) {
    std::set<QString> names;
    for (const Token token : allTokens) {
        names.insert(expectTold([&](const QString&) { return OutspeedTexts::tokenName(token); }, "name").first());
        for (const Step& step : {Step(step::Plays{0, token, {}}), Step(step::TokenLost{0, token})})
            expectTold([&](const QString&) { return OutspeedTexts::step(step, table.state(), setup); }, "step");
        expectRefused({Code::TokenNotHeld, "1.1", {{Arg::Seat, 0}, {Arg::Token, static_cast<int>(token)}}});
    }
    EXPECT_EQ(names.size(), tokenKinds);
}

TEST_F(OutspeedWords, EveryActIsToldAndNoSecretWithIt) {
    const auto expectAct = [&](const Action& act, const char* english, SeatId actor) {
        EXPECT_EQ(OutspeedTexts::act(act, table.state(), setup), QString::fromUtf8(english));
        EXPECT_EQ(OutspeedTexts::actor(act, table.state()), actor);
        const QStringList told =
            expectTold([&](const QString&) { return OutspeedTexts::act(act, table.state(), setup); }, english);
        EXPECT_NE(told[0], told[1]) << english;
        table.play(act);
    };
    table.place({3, 4, 5}, {1, 12, 12});
    table.give(1, {Token::Nitro, std::nullopt});
    expectAct(DescribeTile{{7, threeRoutes}}, "Tile 7 is described: 3 routes", nobody);
    expectAct(Announce{1, Token::Nitro}, "plays a bonus token face down", 1);
    expectAct(ApplyBonuses{}, "Tomás plays a nitro", nobody);
    expectAct(Program{0, "C", {}}, "has chosen a route", 0);
    expectAct(Program{1, "B", {}}, "has chosen a route", 1);
    expectAct(Program{2, "A", {}}, "has chosen a route", 2);
    expectAct(Resolve{}, "route A: Mei-Ling · route B: Tomás · route C: Ana", nobody);
    expectAct(Roll{0, Die::Yellow, 0}, "rolls 0 on the yellow die · out of the race: Ana", 0);
    EXPECT_EQ(OutspeedTexts::act(Overrule{"as agreed", {}}, table.state(), setup), "Ruling: as agreed");
    EXPECT_EQ(table.state().turn, 2);
    table.play(DescribeTile{{8, {route("D", 0, {.tokens = 1}), route("W", Wheel{}, {.zones = Wheel{}})}}});
    expectAct(ApplyBonuses{}, "Nobody plays a bonus token", nobody);
    expectAct(Program{1, "D", {}}, "has chosen a route", 1);
    expectAct(Program{2, "W", 4}, "has chosen a route", 2);
    expectAct(Resolve{}, "route D: Tomás · route W: Mei-Ling (wheel at 4)", nobody);
    EXPECT_EQ(OutspeedTexts::act(TakeToken{1, Token::Flamethrower}, table.state(), setup),
              OutspeedTexts::act(TakeToken{1, {}}, table.state(), setup));
    expectAct(TakeToken{1, Token::Flamethrower}, "takes a bonus token", 1);
}

TEST_F(OutspeedWords, TheEndIsToldWithTheAct) {
    table.place({3, 4, 5}, {12, 2, 2});
    table.give(0, {Token::IonCannon});
    describe(threeRoutes);
    table.play(Announce{0, Token::IonCannon});
    EXPECT_EQ(OutspeedTexts::act(ApplyBonuses{}, table.state(), setup),
              "Ana plays an ion cannon · out of the race: Tomás and Mei-Ling · Ana wins, the last one left");
}

TEST_F(OutspeedWords, WhatCannotBeDoneIsToldWithoutConsequences) {
    EXPECT_EQ(OutspeedTexts::act(Resolve{}, table.state(), setup), "The routes are revealed");
    EXPECT_EQ(OutspeedTexts::act(ApplyBonuses{}, table.state(), setup), "Nobody plays a bonus token");
}

TEST_F(OutspeedWords, EveryEditIsToldAndNoSecretWithIt) {
    describe(threeRoutes);
    const std::vector<std::pair<Edit, const char*>> edits{
        {edit::SetZone{0, 4}, "Ana is in zone 4"},
        {edit::SetFuel{0, 9}, "Ana has 9 fuel"},
        {edit::SetTokens{0, {Token::Nitro}}, "Ana holds 1 bonus token"},
        {edit::SetTokens{0, {Token::Nitro, std::nullopt}}, "Ana holds 2 bonus tokens"},
        {edit::SetEliminated{0, true}, "Ana: eliminated"},
        {edit::SetEliminated{0, false}, "Ana: in the race again"},
        {edit::SetForceFields{{3, 5, 5}}, "3 force fields: zones 3, 5 and 5"},
        {edit::SetForceFields{}, "No force fields on the track"},
        {edit::SetThirdSection{ThirdSection::Waits}, "Sections on the table: the first two"},
        {edit::SetThirdSection{ThirdSection::Arrives}, "Sections on the table: all three"},
        {edit::SetThirdSection{ThirdSection::Laid}, "Sections on the table: the last two"},
        {edit::SetSide{Side::Five6}, "The tiles show the 5–6 side"},
        {edit::StartTurn{6}, "Turn 6 starts: its tile must be described"},
        {edit::SetTile{{7, threeRoutes}}, "Tile 7: description changed"},
        {edit::SetPhase{Phase::Programming}, "Phase: Programming"},
        {edit::SetChoice{0, "B", {}}, "Ana: a route is chosen"},
        {edit::SetChoice{0, {}, {}}, "Ana: no route is chosen"},
        {edit::EndGame{{0, 1}}, "The game ends, won by Ana and Tomás"},
        {edit::EndGame{}, "The game ends without a winner"},
    };
    for (const auto& [change, english] : edits) {
        EXPECT_EQ(OutspeedTexts::edit(change, table.state(), setup), QString::fromUtf8(english));
        expectTold([&, &edited = change](const QString&) { return OutspeedTexts::edit(edited, table.state(), setup); },
                   english);
    }
}

TEST_F(OutspeedWords, WhatARulingChangesIsTold) {
    describe(threeRoutes);
    table.give(1, {Token::Nitro});
    const State before = table.state();
    EXPECT_TRUE(textsOf(OutspeedTexts::differences(before, before, setup)).isEmpty());
    table.play(overrule({edit::SetZone{0, 6}, edit::SetFuel{1, 3}, edit::SetTokens{1, {Token::ForceField}},
                         edit::SetTokens{2, {std::nullopt}}, edit::SetForceFields{{4}},
                         edit::SetPhase{Phase::Programming}, edit::SetChoice{2, "A", {}}}));
    const QStringList told = textsOf(OutspeedTexts::differences(before, table.state(), setup));
    for (const char* line :
         {"Ana: zone 3 → 6", "Tomás: fuel 12 → 3", "Tomás: bonus tokens changed", "Mei-Ling: bonus tokens 0 → 1",
          "Mei-Ling: route chosen no → yes", "Track: force fields none → 4", "Turn: phase Bonuses → Programming"})
        EXPECT_TRUE(told.contains(QString::fromUtf8(line))) << line << " is not in " << told.join('|').toStdString();
    EXPECT_EQ(told.size(), 7);
    expectTold(
        [&](const QString&) { return textsOf(OutspeedTexts::differences(before, table.state(), setup)).join(u'\n'); },
        "differences");
    const State chosen = table.state();
    table.play(overrule({edit::SetChoice{2, "B", {}}}));
    EXPECT_EQ(textsOf(OutspeedTexts::differences(chosen, table.state(), setup)),
              QStringList("Mei-Ling: route changed"));
    const State going = table.state();
    table.play(overrule({edit::SetEliminated{0, true}, edit::StartTurn{3}, edit::EndGame{{1}}}));
    const QStringList end = textsOf(OutspeedTexts::differences(going, table.state(), setup));
    for (const char* line :
         {"Ana: eliminated", "Turn 1 → 3", "Turn: tile 7 → none", "Winner: Tomás", "The game is over"})
        EXPECT_TRUE(end.contains(QString::fromUtf8(line))) << end.join('|').toStdString();
}

TEST_F(OutspeedWords, ARouteIsTold) {
    const Tile tile{11,
                    {forPilots(2, route("A", 3, {.zones = 4, .fuel = 1, .tokens = 1})),
                     forOne(route("B", 1, {.zones = 3})), route("C", Dice{1, 1}, {.zones = Dice{2, 0}}),
                     route("D", Wheel{}, {.zones = Choosers{}})}};
    EXPECT_EQ(
        OutspeedTexts::route(tile, 0),
        "Route A. Condition: at most 2 pilots. Cost: 3 fuel. Benefit: 4 zones forward, 1 fuel and 1 bonus token.");
    EXPECT_EQ(
        OutspeedTexts::route(tile, 1),
        "Route B. A pilot alone on this route pays nothing and gains: 3 zones forward. Two or more pilots each pay 1 fuel and gain nothing.");
    EXPECT_EQ(OutspeedTexts::route(tile, 2),
              "Route C. Cost: fuel (1 yellow die + 1). Benefit: zones forward (2 blue dice).");
    EXPECT_EQ(
        OutspeedTexts::route(tile, 3),
        "Route D. Cost: fuel (as set on the middle wheel). Benefit: zones forward (one per pilot on this route).");
    EXPECT_EQ(OutspeedTexts::route(tile, 4), "");
    for (std::size_t i = 0; i < tile.routes.size(); ++i) {
        const QStringList told = expectTold([&](const QString&) { return OutspeedTexts::route(tile, i); }, "route");
        EXPECT_FALSE(told[2].contains(QStringLiteral("。 "))) << told[2].toStdString();
    }
    EXPECT_EQ(OutspeedTexts::amount(3, true), "3");
    for (const Amount& amount : {Amount(Choosers{}), Amount(Wheel{}), Amount(Dice{1, 0}), Amount(Dice{2, 3})})
        expectTold([&](const QString&) { return OutspeedTexts::amount(amount, true); }, "amount");
    EXPECT_NE(OutspeedTexts::amount(Dice{}, true), OutspeedTexts::amount(Dice{}, false))
        << "a yellow die and a blue one";
}

TEST_F(OutspeedWords, TheTableIsToldAndNoSecretWithIt) {
    table.place({3, 6, 5}, {12, 4, 9});
    table.give(1, {Token::Nitro, Token::Flamethrower});
    table.play(overrule({edit::SetForceFields{{4}}}));
    describe(threeRoutes);
    table.play(Announce{1, Token::Nitro});
    const auto table_ = [&] { return GameUi<Outspeed>::tableSummary(table.state(), setup); };
    EXPECT_EQ(table_(), QStringLiteral("Turn 1: Bonuses.\n"
                                       "Zones: Tomás 6, Mei-Ling 5 and Ana 3.\n"
                                       "Tokens: Tomás 1."));
    EXPECT_FALSE(table_().contains("nitro", Qt::CaseInsensitive));
    table.play(ApplyBonuses{});
    table.play(Program{1, "A", {}});
    const QString programming = table_();
    EXPECT_TRUE(programming.contains("Still to choose a route: Ana and Mei-Ling.")) << programming.toStdString();
    expectTold([&](const QString&) { return table_(); }, "table");
    table.play(Program{0, "C", {}});
    table.play(Program{2, "C", {}});
    EXPECT_TRUE(table_().endsWith(
        "\nZones and fuel: Tomás on 7 with 4, Mei-Ling on 5 with 9 and Ana on 3 with 12.\nForce-field zones: 4."))
        << table_().toStdString();
    table.play(Resolve{});
    EXPECT_TRUE(table_().contains("Still to roll the yellow die: Ana")) << table_().toStdString();
    expectTold([&](const QString&) { return table_(); }, "table");
    EXPECT_EQ(GameUi<Outspeed>::victorySummary(table.state(), setup, languages), "");
    table.play(overrule({edit::SetEliminated{0, true}, edit::EndGame{{1}}}));
    EXPECT_TRUE(table_().contains("Out of the race: Ana.")) << table_().toStdString();
    EXPECT_TRUE(table_().startsWith("The game is over: Tomás has won.\n"));
    EXPECT_EQ(GameUi<Outspeed>::victorySummary(table.state(), setup, languages), "Tomás has won the race!");
    setup.seats[1].language = "zh";
    EXPECT_TRUE(hasChinese(GameUi<Outspeed>::victorySummary(table.state(), setup, languages)));
}

TEST_F(OutspeedWords, EveryPhaseHasAName) {
    std::set<QString> names;
    for (const Phase phase : {Phase::Tile, Phase::Bonuses, Phase::Programming, Phase::Resolution, Phase::Over})
        names.insert(expectTold([&](const QString&) { return OutspeedTexts::phaseName(phase); }, "phase").first());
    EXPECT_EQ(names.size(), 5u);
}

TEST_F(OutspeedWords, WhoActsInAStepIsKnown) {
    EXPECT_EQ(seatsOf(step::Plays{0, Token::IonCannon, {1, 2}}), (SeatsOfStep{{0}, {1, 2}}));
    EXPECT_EQ(seatsOf(step::Plays{0, Token::Nitro, {0}}), (SeatsOfStep{{0}, {}})) << "it strikes nobody";
    EXPECT_EQ(seatsOf(step::Moves{1, 5, 3, -2, false}), (SeatsOfStep{{}, {1}}));
    EXPECT_EQ(seatsOf(step::Moves{1, 3, 5, 2, false}), (SeatsOfStep{{1}, {}}));
    EXPECT_EQ(seatsOf(step::Shared{0, {0, 2}, true}), (SeatsOfStep{{}, {0, 2}}));
    EXPECT_EQ(seatsOf(step::TurnEnds{1}), SeatsOfStep());
}

}  // namespace
