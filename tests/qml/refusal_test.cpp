// SPDX-License-Identifier: GPL-3.0-or-later

// Every refusal of every game where it is shown: two lines at most, to be read across a table.
#include "app/games/games.h"
#include "app/session/log_refusal_text.h"
#include "tests/qml/screens.h"
#include "tests/support/all_aboard_table.h"
#include "tests/support/every_language.h"
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

INSTANTIATE_TEST_SUITE_P(, Refusals, testing::ValuesIn(test::everyLanguage()), languageName);

TEST_P(Refusals, OfAllYourBaseAreTwoLines) {
    namespace game = all_your_base;
    using Arg = game::ArgumentName;
    game::Table table;
    std::vector<game::Edit> edits;
    for (int base = 0; base < 12; ++base) edits.push_back(game::edit::AddBase{1, {}, false});
    for (int card = 0; card < 48; ++card)
        edits.push_back(game::edit::AddCard{game::Card::BattleCruiser, {}, {}, game::BaseId{12}});
    table.play(game::overrule(std::move(edits)));
    game::State attacked = table.state();
    attacked.pending = game::PendingAttack{game::BaseId{12}, {game::PieceId{48}}};
    expectShort<AllYourBase>(game::setupFor(2), {table.state(), attacked}, game::violationCodes,
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
                              {Arg::Card, static_cast<int>(game::Card::BattleCruiser)},
                              {Arg::RedAlert, 16}});
}

TEST_P(Refusals, OfAllAboardAreTwoLines) {
    namespace game = all_aboard;
    using Arg = game::ArgumentName;
    const game::Setup setup = game::setupFor(5);
    std::vector<game::State> states{game::initial(setup)};
    for (const game::Phase phase : {game::Phase::RevealBoats, game::Phase::Boarding, game::Phase::Reveal,
                                    game::Phase::Sailing, game::Phase::Over}) {
        game::State state = game::initial(setup);
        state.phase = phase;
        state.boats.resize(5);
        states.push_back(state);
    }
    for (const game::Animal animal : {game::Animal::Peacock, game::Animal::Elephant, game::Animal::Giraffe})
        expectShort<AllAboard>(setup, states, game::violationCodes,
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
    namespace game = outspeed;
    using Arg = game::ArgumentName;
    game::Table table{6};
    std::vector<game::State> states{table.state()};
    const auto play = [&](const game::Action& act) {
        table.play(act);
        states.push_back(table.state());
    };
    play(game::DescribeTile{{12, {game::route("A", game::Dice{1, 1}, {.zones = game::Dice{2, 0}, .tokens = 1})}}});
    play(game::ApplyBonuses{});
    for (SeatId seat = 0; seat < 6; ++seat) play(game::Program{seat, "A", {}});
    play(game::Resolve{});
    for (const game::Die die : {game::Die::Yellow, game::Die::Blue})
        while (game::whyNot(table.state(), game::Roll{0, die, 1}) == std::nullopt) play(game::Roll{0, die, 1});
    play(game::overrule({game::edit::EndGame{{0}}}));
    for (const game::Token token : {game::Token::Electromagnet, game::Token::FuelTank})
        for (const game::Die die : {game::Die::Yellow, game::Die::Blue})
            expectShort<Outspeed>(game::setupFor(6), states, game::violationCodes,
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
    namespace game = score_sheet;
    using Arg = game::ArgumentName;
    game::Setup setup;
    setup.seats.resize(6);
    expectShort<ScoreSheet>(setup, {game::initial(setup)}, game::violationCodes,
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
