// SPDX-License-Identifier: GPL-3.0-or-later

// Every refusal of every game where it is shown: two lines at most, to be read across a table.
#include "app/games/games.h"
#include "app/session/log_refusal_text.h"
#include "tests/qml/screens.h"
#include "tests/support/all_aboard_table.h"
#include "tests/support/outspeed_race.h"

#include <set>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

/// In the made-up language sentences may be longer.
class Refusals : public InEachLanguage {
protected:
    Refusals() {
        screens.openTable();
        screens.table().endTurn();
        screens.settle();
        toastText = screens.finger().find(QStringLiteral("toast-text"));
    }

    /// Each refusal, with all its numbers and names, with one of them, and without each: sentences differ by what is
    /// there. They have places for the longest that usually fill them.
    template <class G>
    void expectShort(typename G::Setup setup, const std::vector<typename G::State>& states, int codes,
                     const std::vector<typename G::Violation::Argument>& arguments) {
        using Arguments = std::vector<typename G::Violation::Argument>;
        for (Seat& seat : setup.seats) seat.name = language() == u"zh" ? "欧阳雪梅" : "Alejandra";
        std::vector<Arguments> sets{arguments, {}};
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            sets.push_back({arguments[i]});
            sets.push_back(arguments);
            sets.back().erase(sets.back().begin() + static_cast<std::ptrdiff_t>(i));
        }
        for (const auto& state : states)
            for (int code = 0; code < codes; ++code)
                for (const Arguments& with : sets) {
                    typename G::Violation why(static_cast<decltype(G::Violation::code)>(code), "0.1");
                    why.arguments = with;
                    sentences.insert(GameUi<G>::refusalText(Translator(languages, language()), why, setup, state));
                }
        expectShort();
    }
    void expectShort() {
        ASSERT_NE(toastText, nullptr);
        EXPECT_GT(sentences.size(), 4u);
        for (const QString& sentence : sentences) {
            toastText->setProperty("text", sentence);
            EXPECT_LE(toastText->property("lineCount").toInt(), 2) << sentence.toStdString();
        }
    }

    Languages languages;
    Screens screens{language()};
    QQuickItem* toastText = nullptr;
    std::set<QString> sentences;
};

INSTANTIATE_TEST_SUITE_P(, Refusals, testing::Values("en", "es", "zh"), languageName);

TEST_P(Refusals, OfAllYourBaseAreTwoLines) {
    using namespace basekeeper::all_your_base;
    using Arg = ArgumentName;
    Table table;
    std::vector<Edit> edits;
    for (int base = 0; base < 12; ++base) edits.push_back(edit::AddBase{1, {}, false});
    for (int card = 0; card < 48; ++card) edits.push_back(edit::AddCard{Card::BattleCruiser, {}, {}, 12_B});
    table.play(overrule(std::move(edits)));
    State attacked = table.state();
    attacked.pending = PendingAttack{12_B, {48_P}};
    expectShort<AllYourBase>(setupFor(2), {table.state(), attacked}, violationCodes,
                             {{Arg::Seat, 0},
                              {Arg::Base, 12},
                              {Arg::Piece, 48},
                              {Arg::Owner, 1},
                              {Arg::Attack, 41},
                              {Arg::Defense, 52},
                              {Arg::Needed, 53},
                              {Arg::Surplus, 13},
                              {Arg::Total, 14},
                              {Arg::Held, 8},
                              {Arg::Threshold, 12},
                              {Arg::Value, 120},
                              {Arg::Lowest, 0},
                              {Arg::Highest, 99},
                              {Arg::Card, static_cast<int>(Card::BattleCruiser)},
                              {Arg::RedAlert, 16}});
}

TEST_P(Refusals, OfAllAboardAreTwoLines) {
    using namespace basekeeper::all_aboard;
    using Arg = ArgumentName;
    const all_aboard::Setup setup = setupFor(5);
    std::vector<State> states{initial(setup)};
    for (const Phase phase : {Phase::RevealBoats, Phase::Boarding, Phase::Reveal, Phase::Sailing, Phase::Over}) {
        State state = initial(setup);
        state.phase = phase;
        state.boats.resize(5);
        states.push_back(state);
    }
    for (const Animal animal : {Animal::Peacock, Animal::Elephant, Animal::Giraffe})
        expectShort<AllAboard>(setup, states, violationCodes,
                               {{Arg::Seat, 0},
                                {Arg::Boat, 5},
                                {Arg::Animal, static_cast<int>(animal)},
                                {Arg::Boats, 4},
                                {Arg::Needed, 1},
                                {Arg::Value, 1999},
                                {Arg::Lowest, -199},
                                {Arg::Highest, 1998},
                                {Arg::Phase, 1},
                                {Arg::Round, 4}});
}

TEST_P(Refusals, OfOutspeedAreTwoLines) {
    using namespace basekeeper::outspeed;
    using Arg = ArgumentName;
    Table table{6};
    std::vector<State> states{table.state()};
    const auto play = [&](const Action& act) {
        table.play(act);
        states.push_back(table.state());
    };
    play(DescribeTile{{12, {route("A", Dice{1, 1}, {.zones = Dice{2, 0}, .tokens = 1})}}});
    play(ApplyBonuses{});
    for (SeatId seat = 0; seat < 6; ++seat) play(Program{seat, "A", {}});
    play(Resolve{});
    for (const Die die : {Die::Yellow, Die::Blue})
        while (outspeed::whyNot(table.state(), Roll{0, die, 1}) == std::nullopt) play(Roll{0, die, 1});
    play(overrule({edit::EndGame{{0}}}));
    for (const Token token : {Token::Electromagnet, Token::FuelTank})
        for (const Die die : {Die::Yellow, Die::Blue})
            expectShort<Outspeed>(setupFor(6), states, violationCodes,
                                  {{Arg::Seat, 0},
                                   {Arg::Tile, 13},
                                   {Arg::Turn, 12},
                                   {Arg::Zone, 21},
                                   {Arg::Route, 3},
                                   {Arg::Token, static_cast<int>(token)},
                                   {Arg::Die, static_cast<int>(die)},
                                   {Arg::Phase, 1},
                                   {Arg::Value, 120},
                                   {Arg::Lowest, 10},
                                   {Arg::Highest, 99},
                                   {Arg::Needed, 16}});
}

TEST_P(Refusals, OfTheScoreSheetAreTwoLines) {
    using namespace basekeeper::score_sheet;
    using Arg = ArgumentName;
    score_sheet::Setup setup;
    setup.seats.resize(6);
    expectShort<ScoreSheet>(setup, {initial(setup)}, violationCodes,
                            {{Arg::Seat, 0},
                             {Arg::Round, 12},
                             {Arg::Needed, 13},
                             {Arg::Value, -99'999},
                             {Arg::Lowest, -9'999},
                             {Arg::Highest, 9'999}});
}

TEST_P(Refusals, OfTheLogAreTwoLines) {
    for (const LogRefusal refusal : {LogRefusal::NothingToUndo, LogRefusal::NothingToRedo, LogRefusal::NoSuchAct})
        for (const int available : {0, 1, 120})
            sentences.insert(refusalText(Translator(languages, language()), refusal, available));
    expectShort();
}

}  // namespace
