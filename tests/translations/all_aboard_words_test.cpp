// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever happens at a table of All aboard! can be told to people in every language.
#include "app/book/rule_texts.h"
#include "app/games/all_aboard/all_aboard_texts.h"
#include "app/games/all_aboard/all_aboard_ui.h"
#include "tests/support/all_aboard_table.h"
#include "tests/support/texts_of.h"
#include "tests/translations/words.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_aboard;

namespace {

class AllAboardWords : public testing::Test {
protected:
    AllAboardWords() {
        setup.seats[0].name = "Ana";
        setup.seats[1].name = "Tomás";
    }

    /// `tell` gives the text in the screen's language, which is set to each of the three. `numbers` stand in all of
    /// them.
    template <class Tell>
    void expectTold(Tell&& tell, const std::string& what, std::initializer_list<const char*> numbers = {}) {
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
        EXPECT_NE(told[0], told[1]) << what;
        languages.use(QStringLiteral("en"));
    }
    void expectStep(const Step& step, const char* english, std::initializer_list<const char*> numbers = {}) {
        EXPECT_EQ(AllAboardTexts::step(step, 2, setup), QString::fromUtf8(english));
        const std::string_view clause = clauseOf(step);
        EXPECT_FALSE(
            rules.sectionOf(QString::fromLatin1(clause.data(), static_cast<qsizetype>(clause.size()))).isEmpty())
            << "no clause " << clause;
        for (const std::optional<int> boat : {std::optional<int>(), std::optional<int>(2)})
            expectTold([&](const QString&) { return AllAboardTexts::step(step, boat, setup); }, english, numbers);
    }
    void expectRefused(const Violation& violation, std::initializer_list<const char*> numbers = {},
                       const State* state = nullptr) {
        const State start = initial(setup);
        expectTold(
            [&](const QString& language) {
                return GameUi<AllAboard>::refusalText(Translator(languages, language), violation, setup,
                                                      state == nullptr ? start : *state);
            },
            std::string(codeName(violation.code)), numbers);
    }

    Languages languages;
    const RuleTexts rules{AllAboard::id};
    all_aboard::Setup setup = setupFor(2);
};

using Code = ViolationCode;
using Arg = ArgumentName;

TEST_F(AllAboardWords, EveryViolationIsTold) {
    for (int i = 0; i < violationCodes; ++i)
        expectRefused(Violation(static_cast<Code>(i), "6.4",
                                {{Arg::Seat, 0},
                                 {Arg::Boat, 1},
                                 {Arg::Animal, 2},
                                 {Arg::Boats, 3},
                                 {Arg::Needed, 1},
                                 {Arg::Value, 120},
                                 {Arg::Lowest, 0},
                                 {Arg::Highest, 99},
                                 {Arg::Phase, 1},
                                 {Arg::Round, 7}}));
    for (const Code code : {Code::BoatFull, Code::AnimalUsed, Code::RulingOutOfRange})
        expectRefused(Violation(code, "1.2"));
}

TEST_F(AllAboardWords, WhatIsDueInsteadIsTold) {
    Table table(setup);
    const Violation outOfPhase(Code::OutOfPhase, "2.1");
    expectRefused(outOfPhase, {"1"}, &table.state());
    table.play(RevealBoats{{12_kg, 14_kg}});
    expectRefused(outOfPhase, {"6"}, &table.state());
    State state = table.state();
    for (const Phase phase : {Phase::Reveal, Phase::Sailing, Phase::Over}) {
        state.phase = phase;
        expectRefused(outOfPhase, {}, &state);
    }
}

TEST_F(AllAboardWords, TheNumbersAreInTheRefusal) {
    expectRefused({Code::WrongNumberOfBoats, "0.2", {{Arg::Boats, 41}, {Arg::Needed, 52}}}, {"41", "52"});
    expectRefused({Code::BoatNumberOutOfRange,
                   "0.2",
                   {{Arg::Boat, 1}, {Arg::Value, 2000}, {Arg::Lowest, 0}, {Arg::Highest, 1998}}},
                  {"1000", "999"});
    expectRefused(
        {Code::RulingOutOfRange, "7.1", {{Arg::Boat, 1}, {Arg::Value, 2000}, {Arg::Lowest, 0}, {Arg::Highest, 1998}}},
        {"1000", "999"});
    expectRefused({Code::RulingOutOfRange, "7.1", {{Arg::Value, 120}, {Arg::Lowest, 0}, {Arg::Highest, 99}}},
                  {"120", "99"});
    expectRefused({Code::RulingOutOfRange, "7.1", {{Arg::Round, 7}, {Arg::Lowest, 1}, {Arg::Highest, 4}}}, {"7", "4"});
    expectRefused({Code::RulingOutOfRange, "7.1", {{Arg::Boat, 5}}}, {"5"});
    expectRefused({Code::RulingOutOfRange, "7.1", {{Arg::Seat, 1}}}, {"Tomás"});
    expectRefused({Code::BoatFull, "1.2", {{Arg::Boat, 2}}}, {"2", "3"});
    expectRefused({Code::BoatWaits, "3.mouse", {{Arg::Boat, 2}}}, {"2"});
    expectRefused({Code::OtherSeatsTurn, "1.1", {{Arg::Seat, 0}, {Arg::Needed, 1}}}, {"Ana", "Tomás"});
    expectRefused({Code::AnimalUsed, "1.3", {{Arg::Seat, 0}, {Arg::Animal, static_cast<int>(Animal::Lion)}}}, {"Ana"});
}

TEST_F(AllAboardWords, ANameWithAPlaceInItStaysWhatItIs) {
    setup.seats[0].name = "%1 & %2";
    const State state = initial(setup);
    for (const QString& language : Languages::all()) {
        languages.use(language);
        const Violation violation(Code::OtherSeatsTurn, "1.1", {{Arg::Seat, 1}, {Arg::Needed, 0}});
        EXPECT_TRUE(GameUi<AllAboard>::refusalText(Translator(languages, language), violation, setup, state)
                        .contains("%1 & %2"))
            << language.toStdString();
        for (const Step& step : {Step(step::Jumped{{0, Animal::Fox}, 3}), Step(step::InLove{Animal::Lion, {0, 1}}),
                                 Step(step::InLove{Animal::Lion, {1, 0}})})
            EXPECT_TRUE(AllAboardTexts::step(step, 2, setup).contains("%1 & %2"))
                << AllAboardTexts::step(step, 2, setup).toStdString();
        for (const edit::MoveAnimal& change :
             {edit::MoveAnimal{{0, Animal::Lion}, 2}, edit::MoveAnimal{{0, Animal::Lion}, edit::Place::Saved}})
            EXPECT_TRUE(AllAboardTexts::edit(change, state, setup).contains("%1 & %2"));
    }
}

TEST_F(AllAboardWords, WeightsAreExact) {
    const auto said = [&](int halves, const char* language) {
        languages.use(language);
        return AllAboardTexts::weight(Weight::ofHalves(halves));
    };
    EXPECT_EQ(said(24, "en"), "12");
    EXPECT_EQ(said(25, "en"), "12½");
    EXPECT_EQ(said(1, "en"), "½");
    EXPECT_EQ(said(0, "en"), "0");
    EXPECT_EQ(said(-1, "en"), "−½");
    EXPECT_EQ(said(-2, "en"), "−1");
    EXPECT_EQ(said(-25, "en"), "−12½");
    EXPECT_EQ(said(25, "es"), "12½");
    EXPECT_EQ(said(-1, "es"), "−½");
    EXPECT_EQ(said(25, "zh"), "12.5");
}

TEST_F(AllAboardWords, EveryStepOfSailingIsTold) {
    expectStep(step::InLove{Animal::Lion, {0, 1}}, "Two lions in love: a cupid card for Ana and one for Tomás",
               {"Ana", "Tomás"});
    expectStep(step::Fight{Animal::Octopus, {0, 1, 2}}, "Three octopuses fight: the boat sinks at once");
    expectStep(step::Frightened{{0, Animal::Mouse}, {1, Animal::Elephant}},
               "The mouse frightens the elephant: replace the boat card");
    expectStep(step::Replaced{11_kg, 14_kg}, "New boat card: limit 14 instead of 11", {"14", "11"});
    expectStep(step::Thrown{{0, Animal::Monkey}, {1, Animal::Bear}, {1, Animal::Zebra}, 3},
               "The monkey throws the zebra onto boat 3", {"3"});
    expectStep(step::Thrown{{0, Animal::Monkey}, {1, Animal::Bear}, {1, Animal::Zebra}, {}},
               "The monkey throws the zebra overboard: discarded");
    expectStep(step::Eaten{{0, Animal::Lion}, {1, Animal::Moose}}, "The lion eats the moose");
    expectStep(step::Nothing{{0, Animal::Mouse}}, "The mouse finds no elephant to frighten");
    expectStep(step::Nothing{{0, Animal::Monkey}}, "The monkey finds nobody to throw");
    expectStep(step::Nothing{{0, Animal::Lion}}, "The lion finds nothing to eat");
    expectStep(step::Nothing{{0, Animal::Sloth}}, "Nothing happens: Sloth");
    expectStep(step::Weighed{25_kg, 16_kg}, "25 kg, limit 16: it sinks", {"25", "16"});
    expectStep(step::Weighed{16_kg, 16_kg}, "16 kg, limit 16: it sails", {"16"});
    expectStep(step::Sails{}, "Boat 2 sails");
    expectStep(step::Sinks{}, "Boat 2 sinks");
    expectStep(step::Sinks{true}, "Boat 2 sinks in the fight");
    expectStep(step::Saved{{1, Animal::Giraffe}}, "Tomás’s giraffe is saved", {"Tomás"});
    expectStep(step::Discarded{{1, Animal::Peacock}}, "Tomás’s peacock is discarded", {"Tomás"});
    expectStep(step::Jumped{{0, Animal::Fox}, 3}, "Ana’s fox jumps to boat 3", {"Ana", "3"});
}

TEST_F(AllAboardWords, EveryAnimalHasItsWordsInEverySentence) {
    for (const Animal animal : allAnimals) {
        expectTold([&](const QString&) { return AllAboardTexts::animalName(animal); }, "name");
        for (const Step& step : {Step(step::Eaten{{0, Animal::Lion}, {1, animal}}), Step(step::Saved{{0, animal}}),
                                 Step(step::InLove{animal, {0, 1}}), Step(step::Fight{animal, {0, 1, 2, 3}})})
            expectTold([&](const QString&) { return AllAboardTexts::step(step, 1, setup); }, "step");
    }
}

TEST_F(AllAboardWords, EveryActIsTold) {
    Table table(setup);
    const auto expectAct = [&](const Action& act, const char* english, SeatId actor) {
        EXPECT_EQ(AllAboardTexts::act(act, table.state(), setup), QString::fromUtf8(english));
        EXPECT_EQ(AllAboardTexts::actor(act, table.state()), actor);
        expectTold([&](const QString&) { return AllAboardTexts::act(act, table.state(), setup); }, english);
        table.play(act);
    };
    expectAct(RevealBoats{{30_kg, 14_kg}}, "reveals the boats: 30 and 14", 0);
    expectAct(Board{0, 1, Animal::Mouse}, "puts the mouse on boat 1", 0);
    expectAct(Board{1, 1, Animal::Elephant}, "puts the elephant on boat 1", 1);
    expectAct(Board{0, 2, {}}, "puts an animal face down on boat 2", 0);
    expectAct(Board{1, 2, {}}, "puts an animal face down on boat 2", 1);
    expectAct(Board{0, 2, Animal::Bear}, "puts the bear on boat 2", 0);
    expectAct(Board{1, 1, Animal::Moose}, "puts the moose on boat 1", 1);
    expectAct(Reveal{0, Animal::Zebra}, "reveals the zebra on boat 2", 0);
    expectAct(Reveal{1, Animal::Lion}, "reveals the lion on boat 2", 1);
    expectAct(Sail{}, "Boat 1: the mouse frightens the elephant", nobody);
    expectAct(ReplaceBoat{20_kg}, "New boat card: limit 20 · Boat 1 sails: 18 kg, limit 20", nobody);
    expectAct(Sail{}, "Boat 2 sinks: 19 kg, limit 14", nobody);
    EXPECT_EQ(AllAboardTexts::act(Overrule{"as agreed", {}}, table.state(), setup), "Ruling: as agreed");
}

TEST_F(AllAboardWords, AFightIsToldAsAnAct) {
    setup = setupFor(3);
    Table table(setup);
    table.lay({30_kg}, {{{0, Animal::Fox}, {1, Animal::Fox}, {2, Animal::Fox}}});
    EXPECT_EQ(AllAboardTexts::act(Sail{}, table.state(), setup), "Boat 1 sinks (fight): Fox");
}

TEST_F(AllAboardWords, EveryEditIsTold) {
    Table table(setup);
    table.play(RevealBoats{{30_kg, 14_kg}});
    const std::vector<Edit> edits{edit::SetBoatNumber{1, 25_halves},
                                  edit::MoveAnimal{{0, Animal::Lion}, 2},
                                  edit::MoveAnimal{{0, Animal::Lion}, edit::Place::Set},
                                  edit::MoveAnimal{{0, Animal::Lion}, edit::Place::Saved},
                                  edit::MoveAnimal{{0, Animal::Lion}, edit::Place::Discarded},
                                  edit::MoveFaceDown{1, 2},
                                  edit::MoveFaceDown{1, {}},
                                  edit::SetCupids{0, 1},
                                  edit::SetCupids{0, 5},
                                  edit::StartRound{3},
                                  edit::SetPlaced{1},
                                  edit::SetPlaced{4},
                                  edit::SetSailing{2, {}},
                                  edit::SetSailing{2, BoatResult::Sunk},
                                  edit::SetSailing{3, BoatResult::Sailed},
                                  edit::EndGame{{0, 1}},
                                  edit::EndGame{}};
    for (const Edit& change : edits)
        expectTold([&](const QString&) { return AllAboardTexts::edit(change, table.state(), setup); },
                   "edit " + std::to_string(change.index()));
    EXPECT_EQ(AllAboardTexts::edit(edits[0], table.state(), setup), "Boat 1: limit 12½");
    EXPECT_EQ(AllAboardTexts::edit(edits[1], table.state(), setup), "Ana’s lion goes to boat 2");
    EXPECT_EQ(AllAboardTexts::edit(edits[13], table.state(), setup), "Boat 1 has sunk · Boat 2 sails next");
    EXPECT_EQ(AllAboardTexts::edit(edits[14], table.state(), setup), "Boat 2 has sailed · No boat is left to sail");
}

TEST_F(AllAboardWords, WhatARulingChangesIsTold) {
    Table table(setup);
    table.lay({30_kg, 14_kg}, {{{0, Animal::Lion}}, {{1, Animal::Fox}}});
    const State before = table.state();
    EXPECT_TRUE(textsOf(AllAboardTexts::differences(before, before, setup)).isEmpty());
    table.play(overrule({edit::SetBoatNumber{1, 25_halves}, edit::MoveAnimal{{0, Animal::Lion}, edit::Place::Saved},
                         edit::SetCupids{1, 3}}));
    const QStringList told = textsOf(AllAboardTexts::differences(before, table.state(), setup));
    EXPECT_TRUE(told.contains("Ana: points 0 → 10")) << told.join('|').toStdString();
    EXPECT_TRUE(told.contains("Ana: saved animals 0 → 1")) << told.join('|').toStdString();
    EXPECT_TRUE(told.contains("Tomás: cupid cards 0 → 3")) << told.join('|').toStdString();
    EXPECT_TRUE(told.contains("Boat 1: number 30 → 12½")) << told.join('|').toStdString();
    EXPECT_TRUE(told.contains("Boat 1: aboard Ana’s lion → nobody")) << told.join('|').toStdString();
    expectTold(
        [&](const QString&) { return textsOf(AllAboardTexts::differences(before, table.state(), setup)).join(u'\n'); },
        "differences");
}

TEST_F(AllAboardWords, EveryPhaseHasAName) {
    for (const Phase phase : {Phase::RevealBoats, Phase::Boarding, Phase::Reveal, Phase::Sailing, Phase::Over})
        expectTold([&](const QString&) { return AllAboardTexts::phaseName(phase); }, "phase");
}

}  // namespace
