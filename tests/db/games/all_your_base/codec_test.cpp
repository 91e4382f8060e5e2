// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/red_alert.h"
#include "core/overload.h"
#include "db/formats/compact_json.h"
#include "db/games/all_your_base/codec.h"
#include "db/session_file/session_file.h"
#include "tests/support/random_all_your_base.h"
#include "tests/support/random_corrections.h"

#include <QJsonDocument>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <set>

/// Everything that the session file can say of All Your Base goes out and comes back; nothing else comes in.
namespace basekeeper {
namespace {

using namespace all_your_base;
using Codec = AllYourBaseCodec;
using GameSetup = all_your_base::Setup;  // a test has a Setup of its own

static_assert(GameCodec<AllYourBaseCodec>);

QJsonObject json(const char* text) {
    const auto object = readObject(text);
    EXPECT_TRUE(object.has_value()) << text;
    return object.value_or(QJsonObject());
}

/// Through text, as in a file.
template <class T>
QJsonObject throughText(const T& object) {
    return readObject(QJsonDocument(object).toJson(QJsonDocument::Compact)).value();
}

std::string roundTrip(const Entry<AllYourBase>& entry) {
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
std::optional<int> perhapsPoints() { return coin() ? std::optional(pick(0, maxPoints)) : std::nullopt; }
int anyNumber() { return coin() ? pick(1, 40) : std::numeric_limits<int>::max() - pick(0, 3); }
BaseId anyBase() { return BaseId{static_cast<std::uint32_t>(anyNumber())}; }
PieceId anyPiece() { return PieceId{static_cast<std::uint32_t>(anyNumber())}; }
SeatId anySeat() { return pick(0, 9); }
BaseId anyPlace() { return coin() ? BaseId::None : anyBase(); }
Card anyCard() { return allCards[static_cast<std::size_t>(pick(0, 6))]; }

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
std::string anyText() {
    return *rc::gen::element<std::string>("", "Ana", "波 %1", "\"\\\n\t/", "ñandú \xF0\x9F\x98\x80");
}

PlayCard anyPlay() {
    PlayCard act;
    act.base = anyBase();
    act.attack = perhapsPoints();
    act.defense = perhapsPoints();
    act.piece = perhaps(anyPiece);
    return act;
}

Edit anyEdit() {
    const std::vector<Edit> edits{edit::AddBase{anySeat(), perhapsPoints(), coin()},
                                  edit::RemoveBase{anyBase()},
                                  edit::GiveBase{anyBase(), anySeat(), perhaps(coin)},
                                  edit::SetBaseDefense{anyBase(), pick(0, 99)},
                                  edit::AddCard{anyCard(), perhapsPoints(), perhapsPoints(), anyPlace()},
                                  edit::MoveCard{anyPiece(), anyPlace()},
                                  edit::SetCardPoints{anyPiece(), pick(0, 99), pick(0, 99)},
                                  edit::RemoveCard{anyPiece()},
                                  edit::SetTurn{anySeat(), static_cast<Phase>(pick(0, 3))},
                                  edit::SetQueue{some(anySeat)},
                                  edit::ClosePending{},
                                  edit::OpenChange{pick(0, 200)},
                                  edit::EndGame{perhaps(anySeat)},
                                  edit::ReopenGame{},
                                  edit::OpenFreePlays{pick(0, 17), perhaps([] { return pick(0, 99); })}};
    EXPECT_EQ(edits.size(), std::variant_size_v<Edit>);
    return edits[static_cast<std::size_t>(pick(0, static_cast<int>(edits.size()) - 1))];
}

RedAlert anyRedAlert() {
    using namespace red_alert;
    const auto moves = [] { return some([] { return Placement{anyPiece(), anyPlace()}; }); };
    RedAlert act = redAlertOf(pick(1, 16)).value();
    std::visit(Overload{
                   [](NoChoice&) {},
                   [](OneSeat& told) { told.seat = anySeat(); },
                   [](OneBase& told) { told.base = perhaps(anyBase); },
                   [](ShipThief& told) {
                       told = {perhaps(anyBase), perhaps(anyBase)};
                   },
                   [&](TwoBases& told) {
                       told = {some(anyBase), moves()};
                   },
                   [](ShipFromEach& told) {
                       told = {some(anyBase), some(anyPiece)};
                   },
                   [&](ImpreciseOrders& told) { told = {moves()}; },
               },
               act);
    return act;
}

Discard anyDiscard() {
    Discard act{anyCard(), perhapsPoints(), perhapsPoints(), perhaps(anyPiece)};
    if (pick(0, 4) == 0) act.card = coin() ? NeverDiscarded::Base : NeverDiscarded::RedAlert;
    return act;
}

Action anyAction(ActKind kind) {
    const auto placement = [] { return Placement{anyPiece(), anyBase()}; };
    switch (kind) {
        case ActKind::PlayBase: return PlayBase{};
        case ActKind::PlayShip: return PlayShip{anyPlay(), static_cast<Ship>(pick(0, 4))};
        case ActKind::PlayCrew: return PlayCrew{anyPlay()};
        case ActKind::PlayCats: return PlayCats{anyPlay()};
        case ActKind::Discard: return anyDiscard();
        case ActKind::PassDefense: return PassDefense{};
        case ActKind::Attack: return Attack{anyBase(), some(anyPiece), some(anyBase)};
        case ActKind::ResolveAttack: return ResolveAttack{};
        case ActKind::Counterattack: return Counterattack{};
        case ActKind::TakeChange: return TakeChange{some(placement)};
        case ActKind::Regroup: return Regroup{some(placement)};
        case ActKind::EndTurn: return EndTurn{};
        case ActKind::Reshuffle: return Reshuffle{};
        case ActKind::EndFreePlays: return EndFreePlays{};
        case ActKind::PassFreePlay: return PassFreePlay{};
        case ActKind::RedAlert: return anyRedAlert();
        case ActKind::Declare: return Declare{anySeat()};
        case ActKind::Overrule: return Overrule{anyText(), some(anyEdit)};
    }
    return PlayBase{};
}

TEST(Codec, EveryActReadsBackAsItWas) {
    EXPECT_TRUE(rc::check([] {
        for (std::size_t kind = 0; kind < actKinds; ++kind)
            RC_ASSERT(roundTrip(Entry<AllYourBase>(anyAction(static_cast<ActKind>(kind)))).empty());
    }));
}

TEST(Codec, UndoAndRedoReadBackAsTheyWere) {
    for (const int acts : {1, 2, std::numeric_limits<int>::max()}) {
        EXPECT_EQ(roundTrip(Entry<AllYourBase>(Undo{acts})), "");
        EXPECT_EQ(roundTrip(Entry<AllYourBase>(Redo{acts})), "");
    }
}

TEST(Codec, EverySetupReadsBackAsItWas) {
    EXPECT_TRUE(rc::check([] {
        GameSetup setup;
        const int seats = pick(minSeats, maxSeats);
        for (int i = 0; i < seats; ++i)
            setup.seats.push_back({anyText(), *rc::gen::element<std::string>("en", "es", "zh")});
        setup.first = pick(0, seats - 1);
        for (const Card card : allCards) setup.values[card] = {pick(0, 99), isShip(card) ? pick(0, 99) : 0};
        setup.values.baseDefense = pick(0, 99);
        setup.options = {.threshold = pick(0, 99),
                         .held = static_cast<Held>(pick(0, 1)),
                         .redAlertsPerTurn = static_cast<RedAlertsPerTurn>(pick(0, 1)),
                         .change = coin(),
                         .card11 = static_cast<Card11>(pick(0, 1)),
                         .card7 = static_cast<Card7>(pick(0, 1)),
                         .direction = static_cast<Direction>(pick(0, 1))};
        RC_ASSERT(isValid(setup));
        RC_ASSERT(roundTrip(setup).empty());
    }));
}

TEST(Codec, RandomPlayGoesThroughTheFileAndBack) {
    random_play::Onlooker<AllYourBase> onlooker;
    onlooker.onSetup = [](const GameSetup& setup) { return roundTrip(setup); };
    onlooker.onEntry = [](const Entry<AllYourBase>& entry) { return roundTrip(entry); };
    onlooker.onEnd = [](const Session<AllYourBase>& session) -> std::string {
        const QJsonObject state = Codec::writeState(session.setup(), session.state());
        if (throughText(state) != state) return "a state does not read back";
        int defense = 0;
        for (const auto& base : state.value(u"bases").toArray()) defense += base[u"defense"].toInt();
        for (const auto& seat : state.value(u"seats").toArray()) defense -= seat[u"defense"].toInt();
        return defense == 0 ? "" : "the defenses of the bases are not those of the seats";
    };
    EXPECT_EQ(random_play::playMany<AllYourBase>(1, 20'000, onlooker).failure, "");
}

TEST(Codec, AmendmentsComeBackAsTheyWere) {
    int amendments = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        random_play::Corrections<AllYourBase> game(seed);
        ASSERT_EQ(game.run(200), "");
        for (const Entry<AllYourBase>& entry : game.session().log()) {
            if (!std::holds_alternative<Amend<AllYourBase>>(entry)) continue;
            ++amendments;
            ASSERT_EQ(roundTrip(entry), "") << "seed " << seed;
        }
    }
    EXPECT_GT(amendments, 100);
}

TEST(Codec, AnAmendmentIsWrittenAsTheContractHasIt) {
    for (
        const char* line :
        {R"({"amend":7,"delete":true})", R"({"amend":7,"with":{"act":"play-base"}})",
         R"({"amend":7,"insert":{"act":"end-turn"}})",
         R"({"amend":7,"insert":{"act":"end-turn"},"later":[{"amend":7,"delete":true},{"amend":9,"with":{"act":"declare","seat":1}}]})"}) {
        const auto entry = readEntry<AllYourBaseCodec>(readObject(line).value());
        ASSERT_TRUE(entry.has_value()) << line;
        EXPECT_EQ(compactJson(writeEntry<AllYourBaseCodec>(*entry)), line);
    }
}

TEST(Codec, WhatIsOptionalIsNotWritten) {
    EXPECT_EQ(Codec::writeAction(PlayShip{{BaseId{3}, {}, {}, {}}, Ship::Zig}),
              json(R"({"act":"play-ship","ship":"zig","base":"B3"})"));
    EXPECT_EQ(Codec::writeAction(RedAlert{}), json(R"({"act":"red-alert","card":1})"));
    EXPECT_EQ(
        Codec::writeAction(Overrule{"so", {edit::EndGame{}, edit::AddBase{}}}),
        json(R"({"act":"overrule","reason":"so","changes":[{"edit":"end-game"},{"edit":"add-base","owner":0}]})"));
    EXPECT_EQ(
        Codec::writeAction(RedAlert(red_alert::TwoBases{{}, {{PieceId{1}, BaseId::None}, {PieceId{2}, BaseId{4}}}})),
        json(R"({"act":"red-alert","card":10,"moves":[{"piece":"P1","discard":true},{"piece":"P2","base":"B4"}]})"));
}

TEST(Codec, ActsAndEditsHaveTheNamesOfTheFormat) {
    std::set<QString> names;
    for (std::size_t i = 0; i < actKinds; ++i) {
        EXPECT_EQ(Codec::actName(static_cast<ActKind>(i)).data(), std::string(random_play::detail::kindNames[i]));
        names.insert(Codec::actName(static_cast<ActKind>(i)));
    }
    EXPECT_EQ(names.size(), actKinds);
}

TEST(Codec, BasesAmongTheAttackersAreUnderstood) {
    const auto action = Codec::readAction(json(R"({"act":"attack","target":"B2","with":["P3","B1","P4"]})"));
    ASSERT_TRUE(action.has_value());
    EXPECT_EQ(*action, Action(Attack{BaseId{2}, {PieceId{3}, PieceId{4}}, {BaseId{1}}}));
}

TEST(Codec, WhatARedAlertHasNoUseForIsIgnored) {
    for (const int card : {1, 3, 4, 5, 9, 12, 14}) {
        QJsonObject act = json(
            R"({"act":"red-alert","seat":1,"base":"B3","from":"B9","to":"B1","bases":["B4"],"pieces":["P4"],"moves":[]})");
        act.insert(QStringLiteral("card"), card);
        const auto read = Codec::readAction(act);
        ASSERT_TRUE(read.has_value()) << card;
        EXPECT_EQ(*read, Action(redAlertOf(card).value())) << card;
    }
}

TEST(Codec, PartlyGivenValuesAreFilledInFromTheExampleSet) {
    const auto setup = Codec::readSetup(json(
        R"({"seats":[{"name":"a"},{"name":"b"}],"values":{"zig":{"defense":7},"cats":{"attack":9,"defense":0},"base":{}}})"));
    ASSERT_TRUE(setup.has_value());
    CardValues expected;
    expected[Card::Zig].defense = 7;
    expected[Card::Cats].attack = 9;
    EXPECT_EQ(setup->values, expected);
    EXPECT_EQ(setup->seats[0].language, "en");
    EXPECT_EQ(setup->options, Options());
}

struct Bad {
    const char* text;
    FormatErrorKind kind;
    const char* field;
};

using Kind = FormatErrorKind;

TEST(Codec, ActsThatCannotBeReadSayWhy) {
    const Bad cases[] = {
        {R"({"act":"fly"})", Kind::UnknownAct, "act"},
        {R"({"act":"Play-Base"})", Kind::UnknownAct, "act"},
        {R"({"act":7})", Kind::WrongType, "act"},
        {R"({"act":null})", Kind::WrongType, "act"},
        {R"({})", Kind::NoKindOfLine, "act"},
        {R"({"act":"play-base","undo":1})", Kind::SeveralKinds, ""},
        {R"({"act":"red-alert","card":10,"moves":[{"piece":"P1","discard":true,"base":"B2"}]})", Kind::SeveralKinds,
         "moves[0]"},
        {R"({"act":"red-alert","card":10,"moves":[{"piece":"P1","discard":false}]})", Kind::MissingField,
         "moves[0].base"},
        {R"({"act":"red-alert","card":17})", Kind::OutOfRange, "card"},
        {R"({"act":"red-alert","card":7})", Kind::MissingField, "seat"},
        {R"({"undo":0})", Kind::OutOfRange, "undo"},
        {R"({"undo":1.5})", Kind::WrongType, "undo"},
        {R"({"undo":"1"})", Kind::WrongType, "undo"},
        {R"({"redo":-1})", Kind::OutOfRange, "redo"},
        {R"({"redo":2147483648})", Kind::OutOfRange, "redo"},
        {R"({"redo":true})", Kind::WrongType, "redo"},
        {R"({"amend":0,"delete":true})", Kind::OutOfRange, "amend"},
        {R"({"amend":"1","delete":true})", Kind::WrongType, "amend"},
        {R"({"amend":1})", Kind::NoKindOfLine, "amend"},
        {R"({"amend":1,"delete":false})", Kind::UnknownValue, "delete"},
        {R"({"amend":1,"delete":1})", Kind::WrongType, "delete"},
        {R"({"amend":1,"delete":true,"with":{"act":"end-turn"}})", Kind::SeveralKinds, ""},
        {R"({"amend":1,"act":"end-turn"})", Kind::SeveralKinds, ""},
        {R"({"amend":1,"with":7})", Kind::WrongType, "with"},
        {R"({"amend":1,"with":{"act":"fly"}})", Kind::UnknownAct, "with.act"},
        {R"({"amend":1,"insert":{"act":"declare"}})", Kind::MissingField, "insert.seat"},
        {R"({"amend":1,"insert":{"undo":1}})", Kind::MissingField, "insert.act"},
        {R"({"amend":2,"delete":true,"later":{}})", Kind::WrongType, "later"},
        {R"({"amend":2,"delete":true,"later":[{"amend":3}]})", Kind::NoKindOfLine, "later[0].amend"},
        {R"({"amend":2,"delete":true,"later":[{"amend":2,"delete":true}]})", Kind::OutOfRange, "later[0].amend"},
        {R"({"amend":2,"delete":true,"later":[{"amend":4,"delete":true},{"amend":3,"delete":true}]})", Kind::OutOfRange,
         "later[1].amend"},
        {R"({"ask":"why"})", Kind::UnknownAsk, "ask"},
        {R"({"ask":"attack","seat":0})", Kind::MissingField, "target"},
        {R"({"ask":"change","surplus":-1})", Kind::OutOfRange, "surplus"},
        {R"({"ask":"change"})", Kind::MissingField, "surplus"},
        {R"({"act":"play-ship","base":"B1"})", Kind::MissingField, "ship"},
        {R"({"act":"play-ship","ship":"zig"})", Kind::MissingField, "base"},
        {R"({"act":"play-ship","ship":"crew","base":"B1"})", Kind::UnknownValue, "ship"},
        {R"({"act":"play-ship","ship":"zig","base":1})", Kind::WrongType, "base"},
        {R"({"act":"play-ship","ship":"zig","base":"P1"})", Kind::UnknownValue, "base"},
        {R"({"act":"play-ship","ship":"zig","base":"B"})", Kind::UnknownValue, "base"},
        {R"({"act":"play-ship","ship":"zig","base":"B0"})", Kind::OutOfRange, "base"},
        {R"({"act":"play-ship","ship":"zig","base":"B01"})", Kind::UnknownValue, "base"},
        {R"({"act":"play-ship","ship":"zig","base":"B-1"})", Kind::UnknownValue, "base"},
        {R"({"act":"play-ship","ship":"zig","base":"B4294967296"})", Kind::OutOfRange, "base"},
        {R"({"act":"play-ship","ship":"zig","base":"B1","attack":100})", Kind::OutOfRange, "attack"},
        {R"({"act":"play-ship","ship":"zig","base":"B1","attack":-1})", Kind::OutOfRange, "attack"},
        {R"({"act":"play-ship","ship":"zig","base":"B1","attack":1.5})", Kind::WrongType, "attack"},
        {R"({"act":"play-ship","ship":"zig","base":"B1","attack":null})", Kind::WrongType, "attack"},
        {R"({"act":"play-ship","ship":"zig","base":"B1","defense":1e300})", Kind::OutOfRange, "defense"},
        {R"({"act":"play-ship","ship":"zig","base":"B1","piece":"B1"})", Kind::UnknownValue, "piece"},
        {R"({"act":"play-crew"})", Kind::MissingField, "base"},
        {R"({"act":"discard"})", Kind::MissingField, "card"},
        {R"({"act":"discard","card":"ace"})", Kind::UnknownValue, "card"},
        {R"({"act":"attack","target":"B1"})", Kind::MissingField, "with"},
        {R"({"act":"attack","target":"B1","with":"P1"})", Kind::WrongType, "with"},
        {R"({"act":"attack","target":"B1","with":["P1",2]})", Kind::WrongType, "with[1]"},
        {R"({"act":"attack","target":"B1","with":["Q1"]})", Kind::UnknownValue, "with[0]"},
        {R"({"act":"take-change"})", Kind::MissingField, "cards"},
        {R"({"act":"take-change","cards":["P1"]})", Kind::WrongType, "cards[0]"},
        {R"({"act":"take-change","cards":[{"piece":"P1"}]})", Kind::MissingField, "cards[0].base"},
        {R"({"act":"regroup","moves":[{"piece":"P1","base":"B1"},{"base":"B1"}]})", Kind::MissingField,
         "moves[1].piece"},
        {R"({"act":"red-alert"})", Kind::MissingField, "card"},
        {R"({"act":"red-alert","card":0})", Kind::OutOfRange, "card"},
        {R"({"act":"red-alert","card":17})", Kind::OutOfRange, "card"},
        {R"({"act":"red-alert","card":"1"})", Kind::WrongType, "card"},
        {R"({"act":"red-alert","card":6})", Kind::MissingField, "seat"},
        {R"({"act":"red-alert","card":7})", Kind::MissingField, "seat"},
        {R"({"act":"red-alert","card":7,"seat":-1})", Kind::OutOfRange, "seat"},
        {R"({"act":"red-alert","card":10,"moves":[{"piece":"P1","discard":1}]})", Kind::WrongType, "moves[0].discard"},
        {R"({"act":"red-alert","card":10,"moves":[{"piece":"P1","discard":false}]})", Kind::MissingField,
         "moves[0].base"},
        {R"({"act":"declare"})", Kind::MissingField, "seat"},
        {R"({"act":"declare","seat":"Ana"})", Kind::WrongType, "seat"},
        {R"({"act":"overrule","changes":[]})", Kind::MissingField, "reason"},
        {R"({"act":"overrule","reason":"so"})", Kind::MissingField, "changes"},
        {R"({"act":"overrule","reason":"so","changes":[{}]})", Kind::MissingField, "changes[0].edit"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"cheat"}]})", Kind::UnknownValue, "changes[0].edit"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"move-card","piece":"P1"}]})", Kind::MissingField,
         "changes[0].at"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"move-card","piece":"P1","at":5}]})", Kind::WrongType,
         "changes[0].at"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"set-queue","seats":[0,1.5]}]})", Kind::WrongType,
         "changes[0].seats[1]"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"set-turn","seat":0,"phase":"night"}]})",
         Kind::UnknownValue, "changes[0].phase"},
    };
    for (const Bad& bad : cases) {
        const auto line = readLine<Codec>(json(bad.text));
        ASSERT_FALSE(line.has_value()) << bad.text;
        EXPECT_EQ(line.error().kind, bad.kind) << bad.text;
        EXPECT_EQ(line.error().field, QString(bad.field)) << bad.text << " " << line.error().field.toStdString();
    }
}

TEST(Codec, SetupsThatCannotBeReadSayWhy) {
    const Bad cases[] = {
        {R"({})", Kind::MissingField, "seats"},
        {R"({"seats":2})", Kind::WrongType, "seats"},
        {R"({"seats":[]})", Kind::OutOfRange, "seats"},
        {R"({"seats":[{"name":"a"}]})", Kind::OutOfRange, "seats"},
        {R"({"seats":[{"name":"a"},{}]})", Kind::MissingField, "seats[1].name"},
        {R"({"seats":[{"name":"a"},{"name":2}]})", Kind::WrongType, "seats[1].name"},
        {R"({"seats":[{"name":"a","language":"../en"},{"name":"b"}]})", Kind::UnknownValue, "seats[0].language"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"first":2})", Kind::OutOfRange, "first"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"values":[]})", Kind::WrongType, "values"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"values":{"zig":{"attack":100}}})", Kind::OutOfRange,
         "values.zig.attack"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"values":{"crew":{"defense":1}}})", Kind::OutOfRange,
         "values.crew.defense"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"values":{"base":{"defense":-1}}})", Kind::OutOfRange,
         "values.base.defense"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"options":{"threshold":0}})", Kind::OutOfRange, "options.threshold"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"options":{"threshold":100}})", Kind::OutOfRange, "options.threshold"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"options":{"held":"some"}})", Kind::UnknownValue, "options.held"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"options":{"redAlertsPerTurn":2}})", Kind::OutOfRange,
         "options.redAlertsPerTurn"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"options":{"redAlertsPerTurn":"all"}})", Kind::UnknownValue,
         "options.redAlertsPerTurn"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"options":{"change":1}})", Kind::WrongType, "options.change"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"options":{"card11":11}})", Kind::WrongType, "options.card11"},
    };
    for (const Bad& bad : cases) {
        const auto setup = Codec::readSetup(json(bad.text));
        ASSERT_FALSE(setup.has_value()) << bad.text;
        EXPECT_EQ(setup.error().kind, bad.kind) << bad.text;
        EXPECT_EQ(setup.error().field, QString(bad.field)) << bad.text;
    }
}

TEST(Codec, ArgumentsOfRefusalsSpeakTheFormat) {
    const Violation moved(ViolationCode::ChangeNotShip, "3B.3",
                          {{ArgumentName::Piece, 4}, {ArgumentName::Card, static_cast<int>(Card::Crew)}});
    EXPECT_EQ(Codec::writeArguments(moved), json(R"({"piece":"P4","card":"crew"})"));
    const Violation redAlert(ViolationCode::OtherSeatNeeded, "5.7", {{ArgumentName::RedAlert, 7}});
    EXPECT_EQ(Codec::writeArguments(redAlert), json(R"({"redAlert":7})"));
    const Violation owned(ViolationCode::NotOwnBase, "2B",
                          {{ArgumentName::Base, 3}, {ArgumentName::Owner, 1}, {ArgumentName::Seat, 0}});
    EXPECT_EQ(Codec::writeArguments(owned), json(R"({"base":"B3","owner":1,"seat":0})"));
}

}  // namespace
}  // namespace basekeeper
