// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/formats/compact_json.h"
#include "db/games/outspeed/codec.h"
#include "db/session_file/session_file.h"
#include "tests/support/golden_play.h"
#include "tests/support/outspeed_race.h"
#include "tests/support/random_corrections.h"
#include "tests/support/random_outspeed.h"

#include <QJsonArray>
#include <gtest/gtest.h>
#include <rapidcheck.h>

/// Everything that the session file can say of Outspeed goes out and comes back; nothing else comes in.
namespace basekeeper {
namespace {

using namespace outspeed;
using Codec = OutspeedCodec;
using GameSetup = outspeed::Setup;  // a test has a Setup of its own

static_assert(GameCodec<OutspeedCodec>);

QJsonObject json(const char* text) {
    const auto object = readObject(text);
    EXPECT_TRUE(object.has_value()) << text;
    return object.value_or(QJsonObject());
}

/// Through text, as in a file.
QJsonObject throughText(const QJsonObject& object) { return readObject(compactJson(object)).value(); }

std::string roundTrip(const Entry<Outspeed>& entry) {
    const auto back = readEntry<Codec>(throughText(writeEntry<Codec>(entry)));
    if (!back) return "an entry does not read back: field " + back.error().field.toStdString();
    return *back == entry ? "" : "an entry reads back as another";
}

std::string roundTrip(const GameSetup& setup) {
    const auto back = Codec::readSetup(throughText(Codec::writeSetup(setup)));
    if (!back) return "a setup does not read back: field " + back.error().field.toStdString();
    return *back == setup ? "" : "a setup reads back as another";
}

int pick(int lowest, int highest) { return *rc::gen::inRange(lowest, highest + 1); }
bool coin() { return pick(0, 1) == 1; }
SeatId anySeat() { return pick(0, 9); }
Token anyToken() { return allTokens[static_cast<std::size_t>(pick(0, 5))]; }
std::string anyText() {
    return *rc::gen::element<std::string>("", "A", "波 %1", "\"\\\n\t/", "ñandú \xF0\x9F\x98\x80");
}
int anyWhole() { return coin() ? pick(1, 30) : std::numeric_limits<int>::max(); }

template <class Make>
auto some(Make make) {
    std::vector<decltype(make())> list;
    for (int i = pick(0, 4); i > 0; --i) list.push_back(make());
    return list;
}
template <class Make>
auto perhaps(Make make) {
    return coin() ? std::optional(make()) : std::nullopt;
}

Amount anyAmount() {
    switch (pick(0, 4)) {
        case 0: return 0;
        case 1: return pick(1, 99);
        case 2: return Choosers();
        case 3: return Dice{pick(1, 9), pick(0, 99)};
        default: return Wheel();
    }
}

Route anyRoute() {
    return {anyText(), perhaps([] { return pick(1, 6); }), coin(), anyAmount(), {anyAmount(), anyAmount(), pick(0, 9)}};
}

Tile anyTile() { return {pick(0, 99), some(anyRoute)}; }

Edit anyEdit() {
    const auto held = [] { return perhaps(anyToken); };
    const std::vector<Edit> edits{edit::SetZone{anySeat(), anyWhole()},
                                  edit::SetFuel{anySeat(), pick(0, 2000)},
                                  edit::SetTokens{anySeat(), some(held)},
                                  edit::SetEliminated{anySeat(), coin()},
                                  edit::SetForceFields{some(anyWhole)},
                                  edit::SetThirdSection{static_cast<ThirdSection>(pick(0, 2))},
                                  edit::SetSide{static_cast<Side>(pick(0, 1))},
                                  edit::StartTurn{pick(0, 20)},
                                  edit::SetTile{anyTile()},
                                  edit::SetPhase{static_cast<Phase>(pick(0, 4))},
                                  edit::SetChoice{anySeat(), perhaps(anyText), perhaps([] { return pick(0, 9); })},
                                  edit::EndGame{some(anySeat)}};
    EXPECT_EQ(edits.size(), std::variant_size_v<Edit>);
    return edits[static_cast<std::size_t>(pick(0, static_cast<int>(edits.size()) - 1))];
}

Action anyAction(ActKind kind) {
    switch (kind) {
        case ActKind::DescribeTile: return DescribeTile{anyTile()};
        case ActKind::Announce: return Announce{anySeat(), anyToken()};
        case ActKind::ApplyBonuses: return ApplyBonuses{};
        case ActKind::Program: return Program{anySeat(), anyText(), perhaps([] { return pick(0, 9); })};
        case ActKind::Roll: return Roll{anySeat(), coin() ? Die::Yellow : Die::Blue, pick(0, 99)};
        case ActKind::Resolve: return Resolve{};
        case ActKind::TakeToken: return TakeToken{anySeat(), perhaps(anyToken)};
        case ActKind::Overrule: return Overrule{anyText(), some(anyEdit)};
    }
    return Resolve{};
}

TEST(OutspeedCodec, EveryActReadsBackAsItWas) {
    EXPECT_TRUE(rc::check([] {
        for (std::size_t kind = 0; kind < actKinds; ++kind)
            RC_ASSERT(roundTrip(Entry<Outspeed>(anyAction(static_cast<ActKind>(kind)))) == "");
    }));
}

TEST(OutspeedCodec, EveryTileReadsBackAsItWas) {
    EXPECT_TRUE(rc::check([] {
        const Tile tile = anyTile();
        const auto back = Codec::readTile(throughText(Codec::writeTile(tile)));
        RC_ASSERT(back.has_value());
        RC_ASSERT(*back == tile);
    }));
}

TEST(OutspeedCodec, EverySetupReadsBackAsItWas) {
    EXPECT_TRUE(rc::check([] {
        GameSetup setup;
        const int seats = pick(minSeats, maxSeats);
        for (int i = 0; i < seats; ++i)
            setup.seats.push_back({anyText(), *rc::gen::element<std::string>("en", "es", "zh")});
        setup.options.firstGame = coin();
        RC_ASSERT(isValid(setup));
        RC_ASSERT(roundTrip(setup) == "");
    }));
}

TEST(OutspeedCodec, RandomPlayGoesThroughTheFileAndBack) {
    random_play::Onlooker<Outspeed> onlooker;
    onlooker.onSetup = [](const GameSetup& setup) { return roundTrip(setup); };
    onlooker.onEntry = [](const Entry<Outspeed>& entry) { return roundTrip(entry); };
    onlooker.onEnd = [](const Session<Outspeed>& session) -> std::string {
        const QJsonObject state = Codec::writeState(session.setup(), session.state());
        return throughText(state) == state ? "" : "a state does not read back";
    };
    EXPECT_EQ(random_play::playMany<Outspeed>(1, 10'000, onlooker).failure, "");
}

TEST(OutspeedCodec, AmendmentsComeBackAsTheyWere) {
    int amendments = 0;
    for (std::uint64_t seed = 1; seed <= 15; ++seed) {
        random_play::Corrections<Outspeed> game(seed);
        ASSERT_EQ(game.run(150), "");
        for (const Entry<Outspeed>& entry : game.session().log()) {
            if (!std::holds_alternative<Amend<Outspeed>>(entry)) continue;
            ++amendments;
            ASSERT_EQ(roundTrip(entry), "") << "seed " << seed;
        }
    }
    EXPECT_GT(amendments, 50);
}

TEST(OutspeedCodec, ActsAreWrittenAsTheContractHasThem) {
    const Tile tile{14,
                    {route("A"), forPilots(2, route("B", 3, {.zones = 2})),
                     forOne(route("C", Choosers(), {.zones = Choosers(), .fuel = 4, .tokens = 1})),
                     route("D", Wheel(), {.zones = Wheel()})}};
    const std::pair<Action, const char*> acts[] = {
        {DescribeTile{tile},
         R"({"act":"tile","number":14,"routes":[{"name":"A"},{"benefit":{"zones":2},"cost":{"fuel":3},"name":"B","pilots":2},)"
         R"({"benefit":{"fuel":4,"tokens":1,"zones":"choosers"},"cost":{"fuel":"choosers"},"name":"C","sole":true},)"
         R"({"benefit":{"zones":"wheel"},"cost":{"fuel":"wheel"},"name":"D"}]})"},
        {DescribeTile{{1, {route("A", Dice{1, 1}, {.zones = Dice{3, 0}, .fuel = Dice{1, 2}})}}},
         R"({"act":"tile","number":1,"routes":[{"benefit":{"fuel":{"die":"blue","plus":2,"rolls":1},"zones":{"die":"blue","rolls":3}},)"
         R"("cost":{"fuel":{"die":"yellow","plus":1,"rolls":1}},"name":"A"}]})"},
        {Announce{1, Token::IonCannon}, R"({"act":"announce","seat":1,"token":"ion-cannon"})"},
        {ApplyBonuses{}, R"({"act":"apply-bonuses"})"},
        {Program{2, "A", {}}, R"({"act":"program","route":"A","seat":2})"},
        {Program{2, "A", 0}, R"({"act":"program","route":"A","seat":2,"wheel":0})"},
        {Roll{0, Die::Yellow, 3}, R"({"act":"roll","die":"yellow","seat":0,"value":3})"},
        {Roll{0, Die::Blue, 0}, R"({"act":"roll","die":"blue","seat":0,"value":0})"},
        {Resolve{}, R"({"act":"resolve"})"},
        {TakeToken{0, Token::ForceField}, R"({"act":"take-token","seat":0,"token":"force-field"})"},
        {TakeToken{0, {}}, R"({"act":"take-token","seat":0})"},
        {Overrule{"so",
                  {edit::SetZone{0, 5}, edit::SetFuel{1, 0}, edit::SetTokens{2, {Token::Nitro, std::nullopt}},
                   edit::SetEliminated{0, false}, edit::SetForceFields{{3, 3}}}},
         R"({"act":"overrule","changes":[{"edit":"set-zone","seat":0,"zone":5},{"edit":"set-fuel","fuel":0,"seat":1},{"edit":"set-tokens","seat":2,"tokens":["nitro","?"]},)"
         R"({"edit":"set-eliminated","eliminated":false,"seat":0},{"edit":"set-force-fields","zones":[3,3]}],"reason":"so"})"},
        {Overrule{"so",
                  {edit::SetThirdSection{ThirdSection::Waits}, edit::SetThirdSection{ThirdSection::Arrives},
                   edit::SetThirdSection{ThirdSection::Laid}, edit::SetSide{Side::Three4}, edit::SetSide{Side::Five6}}},
         R"({"act":"overrule","changes":[{"edit":"set-third-section","third":"waits"},{"edit":"set-third-section","third":"arrives"},{"edit":"set-third-section","third":"laid"},)"
         R"({"edit":"set-side","side":"3-4"},{"edit":"set-side","side":"5-6"}],"reason":"so"})"},
        {Overrule{"so",
                  {edit::StartTurn{3}, edit::SetTile{{2, {route("A", 1)}}}, edit::SetPhase{Phase::Bonuses},
                   edit::SetPhase{Phase::Programming}}},
         R"({"act":"overrule","changes":[{"edit":"start-turn","turn":3},{"edit":"set-tile","number":2,"routes":[{"cost":{"fuel":1},"name":"A"}]},)"
         R"({"edit":"set-phase","phase":"bonuses"},{"edit":"set-phase","phase":"programming"}],"reason":"so"})"},
        {Overrule{"so",
                  {edit::SetChoice{1, "A", 4}, edit::SetChoice{1, "A", {}}, edit::SetChoice{1, {}, {}}, edit::EndGame{},
                   edit::EndGame{{0, 1}}}},
         R"({"act":"overrule","changes":[{"edit":"set-choice","route":"A","seat":1,"wheel":4},{"edit":"set-choice","route":"A","seat":1},{"edit":"set-choice","seat":1},)"
         R"({"edit":"end-game"},{"edit":"end-game","winners":[0,1]}],"reason":"so"})"},
    };
    for (const auto& [act, text] : acts) {
        EXPECT_EQ(compactJson(Codec::writeAction(act)), text);
        const auto back = Codec::readAction(json(text));
        ASSERT_TRUE(back.has_value()) << text;
        EXPECT_EQ(*back, act) << text;
    }
}

TEST(OutspeedCodec, PartsOfATileThatSayNothingMayBeLeftOutOrNot) {
    const Tile plain{1, {route("A")}};
    for (const char* text :
         {R"({"number":1,"routes":[{"name":"A"}]})",
          R"({"number":1,"routes":[{"name":"A","pilots":null,"sole":false,"cost":{},"benefit":{}}]})",
          R"({"number":1,"routes":[{"name":"A","cost":{"fuel":0},"benefit":{"zones":0,"fuel":0,"tokens":0}}]})"}) {
        const auto tile = Codec::readTile(json(text));
        ASSERT_TRUE(tile.has_value()) << text;
        EXPECT_EQ(*tile, plain) << text;
    }
    EXPECT_EQ(compactJson(Codec::writeTile(plain)), R"({"number":1,"routes":[{"name":"A"}]})");
    const auto die = Codec::readTile(json(R"({"number":1,"routes":[{"name":"A","cost":{"fuel":{"die":"yellow"}}}]})"));
    ASSERT_TRUE(die.has_value());
    EXPECT_EQ(die->routes[0].cost, Amount(Dice{1, 0}));
}

struct Bad {
    const char* text;
    FormatErrorKind kind;
    const char* field;
};
using Kind = FormatErrorKind;

TEST(OutspeedCodec, WhatCannotBeReadSaysWhereAndWhy) {
    const Bad cases[] = {
        {R"({"act":"boat"})", Kind::UnknownAct, "act"},
        {R"({"act":7})", Kind::WrongType, "act"},
        {R"({"ask":"threats"})", Kind::UnknownAsk, "ask"},
        {R"({"ask":1})", Kind::WrongType, "ask"},
        {R"({"act":"tile"})", Kind::MissingField, "number"},
        {R"({"act":"tile","number":-1,"routes":[]})", Kind::OutOfRange, "number"},
        {R"({"act":"tile","number":"1","routes":[]})", Kind::WrongType, "number"},
        {R"({"act":"tile","number":1})", Kind::MissingField, "routes"},
        {R"({"act":"tile","number":1,"routes":{}})", Kind::WrongType, "routes"},
        {R"({"act":"tile","number":1,"routes":["A"]})", Kind::WrongType, "routes[0]"},
        {R"({"act":"tile","number":1,"routes":[{}]})", Kind::MissingField, "routes[0].name"},
        {R"({"act":"tile","number":1,"routes":[{"name":1}]})", Kind::WrongType, "routes[0].name"},
        {R"({"act":"tile","number":1,"routes":[{"name":"A","pilots":0}]})", Kind::OutOfRange, "routes[0].pilots"},
        {R"({"act":"tile","number":1,"routes":[{"name":"A","pilots":7}]})", Kind::OutOfRange, "routes[0].pilots"},
        {R"({"act":"tile","number":1,"routes":[{"name":"A","sole":1}]})", Kind::WrongType, "routes[0].sole"},
        {R"({"act":"tile","number":1,"routes":[{"name":"A","cost":3}]})", Kind::WrongType, "routes[0].cost"},
        {R"({"act":"tile","number":1,"routes":[{"name":"A"},{"name":"B","cost":{"fuel":100}}]})", Kind::OutOfRange,
         "routes[1].cost.fuel"},
        {R"({"act":"tile","number":1,"routes":[{"name":"A","cost":{"fuel":-1}}]})", Kind::OutOfRange,
         "routes[0].cost.fuel"},
        {R"({"act":"tile","number":1,"routes":[{"name":"A","cost":{"fuel":1.5}}]})", Kind::WrongType,
         "routes[0].cost.fuel"},
        {R"({"act":"tile","number":1,"routes":[{"name":"A","cost":{"fuel":null}}]})", Kind::WrongType,
         "routes[0].cost.fuel"},
        {R"({"act":"tile","number":1,"routes":[{"name":"A","cost":{"fuel":"dice"}}]})", Kind::UnknownValue,
         "routes[0].cost.fuel"},
        {R"({"act":"tile","number":1,"routes":[{"name":"A","cost":{"fuel":{}}}]})", Kind::MissingField,
         "routes[0].cost.fuel.die"},
        {R"({"act":"tile","number":1,"routes":[{"name":"A","cost":{"fuel":{"die":"blue"}}}]})", Kind::UnknownValue,
         "routes[0].cost.fuel.die"},
        {R"({"act":"tile","number":1,"routes":[{"name":"A","benefit":{"zones":{"die":"yellow"}}}]})",
         Kind::UnknownValue, "routes[0].benefit.zones.die"},
        {R"({"act":"tile","number":1,"routes":[{"name":"A","benefit":{"fuel":{"die":"yellow"}}}]})", Kind::UnknownValue,
         "routes[0].benefit.fuel.die"},
        {R"({"act":"tile","number":1,"routes":[{"name":"A","benefit":{"zones":{"die":"blue","rolls":0}}}]})",
         Kind::OutOfRange, "routes[0].benefit.zones.rolls"},
        {R"({"act":"tile","number":1,"routes":[{"name":"A","benefit":{"zones":{"die":"blue","rolls":10}}}]})",
         Kind::OutOfRange, "routes[0].benefit.zones.rolls"},
        {R"({"act":"tile","number":1,"routes":[{"name":"A","benefit":{"zones":{"die":"blue","plus":100}}}]})",
         Kind::OutOfRange, "routes[0].benefit.zones.plus"},
        {R"({"act":"tile","number":1,"routes":[{"name":"A","benefit":{"tokens":10}}]})", Kind::OutOfRange,
         "routes[0].benefit.tokens"},
        {R"({"act":"tile","number":1,"routes":[{"name":"A","benefit":{"tokens":"choosers"}}]})", Kind::WrongType,
         "routes[0].benefit.tokens"},
        {R"({"act":"announce","token":"nitro"})", Kind::MissingField, "seat"},
        {R"({"act":"announce","seat":-1,"token":"nitro"})", Kind::OutOfRange, "seat"},
        {R"({"act":"announce","seat":0})", Kind::MissingField, "token"},
        {R"({"act":"announce","seat":0,"token":"turbo"})", Kind::UnknownValue, "token"},
        {R"({"act":"announce","seat":0,"token":"?"})", Kind::UnknownValue, "token"},
        {R"({"act":"program","seat":0})", Kind::MissingField, "route"},
        {R"({"act":"program","seat":0,"route":1})", Kind::WrongType, "route"},
        {R"({"act":"program","seat":0,"route":"A","wheel":10})", Kind::OutOfRange, "wheel"},
        {R"({"act":"program","seat":0,"route":"A","wheel":null})", Kind::WrongType, "wheel"},
        {R"({"act":"roll","seat":0,"die":"blue"})", Kind::MissingField, "value"},
        {R"({"act":"roll","seat":0,"value":1})", Kind::MissingField, "die"},
        {R"({"act":"roll","seat":0,"die":"red","value":1})", Kind::UnknownValue, "die"},
        {R"({"act":"roll","seat":0,"die":"blue","value":100})", Kind::OutOfRange, "value"},
        {R"({"act":"roll","seat":0,"die":"blue","value":-1})", Kind::OutOfRange, "value"},
        {R"({"act":"take-token"})", Kind::MissingField, "seat"},
        {R"({"act":"take-token","seat":0,"token":null})", Kind::WrongType, "token"},
        {R"({"act":"overrule","changes":[]})", Kind::MissingField, "reason"},
        {R"({"act":"overrule","reason":"so"})", Kind::MissingField, "changes"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"add-base"}]})", Kind::UnknownValue, "changes[0].edit"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"set-zone","seat":0}]})", Kind::MissingField,
         "changes[0].zone"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"set-zone","seat":0,"zone":0}]})", Kind::OutOfRange,
         "changes[0].zone"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"set-fuel","seat":0}]})", Kind::MissingField,
         "changes[0].fuel"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"set-tokens","seat":0,"tokens":["?","turbo"]}]})",
         Kind::UnknownValue, "changes[0].tokens[1]"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"set-tokens","seat":0,"tokens":[null]}]})",
         Kind::WrongType, "changes[0].tokens[0]"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"set-eliminated","seat":0}]})", Kind::MissingField,
         "changes[0].eliminated"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"set-force-fields","zones":[3,0]}]})", Kind::OutOfRange,
         "changes[0].zones[1]"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"set-third-section","third":"goes"}]})",
         Kind::UnknownValue, "changes[0].third"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"set-side","side":"2"}]})", Kind::UnknownValue,
         "changes[0].side"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"start-turn"}]})", Kind::MissingField,
         "changes[0].turn"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"set-tile","number":1}]})", Kind::MissingField,
         "changes[0].routes"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"set-phase","phase":"race"}]})", Kind::UnknownValue,
         "changes[0].phase"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"set-choice","seat":0,"route":1}]})", Kind::WrongType,
         "changes[0].route"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"end-game","winners":[0,"Bo"]}]})", Kind::WrongType,
         "changes[0].winners[1]"},
    };
    for (const Bad& bad : cases) {
        const auto line = readLine<Codec>(json(bad.text));
        ASSERT_FALSE(line.has_value()) << bad.text;
        EXPECT_EQ(line.error().kind, bad.kind) << bad.text;
        EXPECT_EQ(line.error().field, QString(bad.field)) << bad.text << " " << line.error().field.toStdString();
    }
}

TEST(OutspeedCodec, SetupsThatCannotBeReadSayWhy) {
    const Bad cases[] = {
        {R"({})", Kind::MissingField, "seats"},
        {R"({"seats":[{"name":"a"},{"name":"b"}]})", Kind::OutOfRange, "seats"},
        {R"({"seats":[{"name":"a"},{"name":"b"},{"name":"c"},{"name":"d"},{"name":"e"},{"name":"f"},{"name":"g"}]})",
         Kind::OutOfRange, "seats"},
        {R"({"seats":[{"name":"a"},{"name":"b"},{"name":"c","language":""}]})", Kind::UnknownValue,
         "seats[2].language"},
        {R"({"seats":[{"name":"a"},{"name":"b"},{"name":"c"}],"options":[]})", Kind::WrongType, "options"},
        {R"({"seats":[{"name":"a"},{"name":"b"},{"name":"c"}],"options":{"firstGame":1}})", Kind::WrongType,
         "options.firstGame"},
    };
    for (const Bad& bad : cases) {
        const auto setup = Codec::readSetup(json(bad.text));
        ASSERT_FALSE(setup.has_value()) << bad.text;
        EXPECT_EQ(setup.error().kind, bad.kind) << bad.text;
        EXPECT_EQ(setup.error().field, QString(bad.field)) << bad.text;
    }
    EXPECT_FALSE(
        Codec::readSetup(json(R"({"seats":[{"name":"a"},{"name":"b"},{"name":"c"}],"first":1})"))->options.firstGame);
}

TEST(OutspeedCodec, ArgumentsOfRefusalsSpeakTheFormat) {
    using Arg = ArgumentName;
    EXPECT_EQ(Codec::writeArguments({ViolationCode::TokenElsewhere, "0.3", {{Arg::Token, 1}, {Arg::Value, 2}}}),
              json(R"({"token":"ion-cannon","value":2})"));
    EXPECT_EQ(
        Codec::writeArguments({ViolationCode::OutOfPhase, "1.1", {{Arg::Phase, static_cast<int>(Phase::Resolution)}}}),
        json(R"({"phase":"resolution"})"));
    EXPECT_EQ(Codec::writeArguments({ViolationCode::OtherDieDue, "3.3", {{Arg::Seat, 2}, {Arg::Die, 1}}}),
              json(R"({"seat":2,"die":"blue"})"));
    EXPECT_EQ(Codec::violationName({ViolationCode::RouteTooDear, "2.2", {}}), QLatin1StringView("route-too-dear"));
}

TEST(OutspeedCodec, TokensSidesAndTheThirdSectionAreCalledByTheirWords) {
    for (const Token token : allTokens) EXPECT_EQ(Codec::tokenNamed(QString(Codec::tokenName(token))), token);
    EXPECT_EQ(Codec::tokenName(Token::Electromagnet), QLatin1StringView("electromagnet"));
    EXPECT_EQ(Codec::tokenNamed(QStringLiteral("?")), std::nullopt);
    EXPECT_EQ(Codec::sideName(Side::Three4), QLatin1StringView("3-4"));
    EXPECT_EQ(Codec::sideName(Side::Five6), QLatin1StringView("5-6"));
    for (const Side side : {Side::Three4, Side::Five6})
        EXPECT_EQ(Codec::sideNamed(QString(Codec::sideName(side))), side);
    EXPECT_EQ(Codec::sideNamed(QString()), std::nullopt);
    EXPECT_EQ(Codec::sectionName(ThirdSection::Waits), QLatin1StringView("waits"));
    EXPECT_EQ(Codec::sectionName(ThirdSection::Arrives), QLatin1StringView("arrives"));
    EXPECT_EQ(Codec::sectionName(ThirdSection::Laid), QLatin1StringView("laid"));
    for (const ThirdSection third : {ThirdSection::Waits, ThirdSection::Arrives, ThirdSection::Laid})
        EXPECT_EQ(Codec::sectionNamed(QString(Codec::sectionName(third))), third);
    EXPECT_EQ(Codec::sectionNamed(QStringLiteral("gone")), std::nullopt);
    EXPECT_EQ(Codec::gameName(), QLatin1StringView("outspeed"));
}

TEST(OutspeedCodec, TheStateIsWrittenAsTheContractHasIt) {
    Table t(3);
    EXPECT_EQ(
        compactJson(Codec::writeState(setupFor(3), t.state())),
        R"({"forceFields":[],"game":"outspeed","pending":null,"phase":"tile","seats":[{"eliminated":false,"fuel":12,"name":"Seat 0","tokens":[],"zone":3},)"
        R"({"eliminated":false,"fuel":12,"name":"Seat 1","tokens":[],"zone":3},{"eliminated":false,"fuel":12,"name":"Seat 2","tokens":[],"zone":3}],)"
        R"("side":"3-4","tile":null,"track":{"front":14,"rear":1},"turn":1,"winners":[]})");
    t.give(2, {Token::Nitro, std::nullopt});
    t.play(overrule({edit::SetForceFields{{4, 4}}, edit::SetEliminated{1, true}}));
    t.turn({route("A", Dice{2, 0}, {.tokens = 1})}, {"A", "A"});
    t.play(Roll{2, Die::Yellow, 1});
    const auto field = [&](const char* name) {
        return compactJson(QJsonObject{{QString(name), Codec::writeState(setupFor(3), t.state()).value(QString(name))}})
            .toStdString();
    };
    EXPECT_EQ(
        field("pending"),
        R"({"pending":{"due":[{"die":"yellow","left":2,"seat":0},{"die":"yellow","left":1,"seat":2}],"kind":"rolls"}})");
    EXPECT_EQ(field("forceFields"), R"({"forceFields":[4,4]})");
    EXPECT_EQ(field("phase"), R"({"phase":"resolution"})");
    EXPECT_EQ(
        field("tile"),
        R"({"tile":{"number":1,"routes":[{"benefit":{"tokens":1},"cost":{"fuel":{"die":"yellow","rolls":2}},"name":"A"}]}})");
    for (const auto& [seat, value] : {std::pair(2, 1), std::pair(0, 1), std::pair(0, 2)})
        t.play(Roll{seat, Die::Yellow, value});
    EXPECT_EQ(field("pending"), R"({"pending":{"due":[{"left":1,"seat":0},{"left":1,"seat":2}],"kind":"tokens"}})");
    EXPECT_EQ(
        field("seats"),
        R"({"seats":[{"eliminated":false,"fuel":9,"name":"Seat 0","tokens":[],"zone":3},{"eliminated":true,"fuel":12,"name":"Seat 1","tokens":[],"zone":3},)"
        R"({"eliminated":false,"fuel":10,"name":"Seat 2","tokens":["nitro","?"],"zone":3}]})");
    t.play(overrule({edit::EndGame{{0, 2}}}));
    EXPECT_EQ(field("winners"), R"({"winners":[0,2]})");
    EXPECT_EQ(field("pending"), R"({"pending":null})");
}

class OutspeedGolden : public testing::TestWithParam<const char*> {};

TEST_P(OutspeedGolden, IsPlayedAsExpected) { golden::expectPlayed<Codec>(QString::fromLatin1(GetParam())); }

constexpr std::array goldenNames{"first-game", "five-seats", "rulings", "dice-and-wheel", "six-seats"};

/// Every kind of act, edit, option, token and refusal stands somewhere in the golden races.
TEST(OutspeedGoldens, NothingOfTheFormatIsForgotten) {
    QByteArray all;
    for (const char* name : goldenNames)
        for (const char* ending : {".jsonl", ".expected.jsonl"})
            all += golden::linesOf(Codec::gameName(), QString::fromLatin1(name) + QLatin1StringView(ending)).join('\n');
    QList<QByteArray> words{"\"amend\"",          "\"with\":{",    "\"delete\"",  "\"insert\"",
                            "\"later\"",          "\"undo\"",      "\"redo\"",    "\"ask\":\"legal\"",
                            "\"firstGame\":true", "\"sole\":true", "\"pilots\"",  "\"choosers\"",
                            "\"wheel\":",         "\"plus\"",      "\"rolls\":3", "\"tokens\":[\"?\""};
    for (std::size_t i = 0; i < actKinds; ++i)
        words << "\"act\":\"" + QByteArray(Codec::actName(static_cast<ActKind>(i)).data()) + '"';
    for (const char* edit :
         {"set-zone", "set-fuel", "set-tokens", "set-eliminated", "set-force-fields", "set-third-section", "set-side",
          "start-turn", "set-tile", "set-phase", "set-choice", "end-game"})
        words << "\"edit\":\"" + QByteArray(edit) + '"';
    for (const Token token : allTokens) words << "\"token\":\"" + QByteArray(Codec::tokenName(token).data()) + '"';
    for (int i = 0; i < violationCodes; ++i) {
        const auto code = static_cast<ViolationCode>(i);
        // A value out of range is an error of the file.
        if (code != ViolationCode::ValueOutOfRange)
            words << "\"violation\":\"" + QByteArray(Codec::violationName({code, "", {}}).data()) + '"';
    }
    for (const QByteArray& word : words) EXPECT_TRUE(all.contains(word)) << word.toStdString();
}

INSTANTIATE_TEST_SUITE_P(, OutspeedGolden, testing::ValuesIn(goldenNames));

}  // namespace
}  // namespace basekeeper
