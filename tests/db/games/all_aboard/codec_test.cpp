// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/formats/compact_json.h"
#include "db/games/all_aboard/codec.h"
#include "db/session_file/session_file.h"
#include "tests/support/all_aboard_table.h"
#include "tests/support/golden_play.h"
#include "tests/support/random_all_aboard.h"
#include "tests/support/random_corrections.h"

#include <QJsonArray>
#include <gtest/gtest.h>
#include <rapidcheck.h>

/// Everything that the session file can say of All aboard! goes out and comes back; nothing else comes in.
namespace basekeeper {
namespace {

using namespace all_aboard;
using Codec = AllAboardCodec;
using GameSetup = all_aboard::Setup;  // a test has a Setup of its own

static_assert(GameCodec<AllAboardCodec>);

QJsonObject json(const char* text) {
    const auto object = readObject(text);
    EXPECT_TRUE(object.has_value()) << text;
    return object.value_or(QJsonObject());
}

/// Through text, as in a file.
QJsonObject throughText(const QJsonObject& object) { return readObject(compactJson(object)).value(); }

std::string roundTrip(const Entry<AllAboard>& entry) {
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
int anyBoat() { return coin() ? pick(1, 6) : std::numeric_limits<int>::max(); }
Weight anyNumber() { return Weight::ofHalves(pick(0, 1998)); }
Weight anyWeight() { return Weight::ofHalves(pick(-198, 1998)); }
Animal anyAnimal() { return allAnimals[static_cast<std::size_t>(pick(0, 11))]; }
std::string anyText() {
    return *rc::gen::element<std::string>("", "Ana", "波 %1", "\"\\\n\t/", "ñandú \xF0\x9F\x98\x80");
}

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

Edit anyEdit() {
    const auto place = [&]() -> std::variant<int, edit::Place> {
        if (coin()) return anyBoat();
        return static_cast<edit::Place>(pick(0, 2));
    };
    const std::vector<Edit> edits{
        edit::SetBoatNumber{anyBoat(), anyNumber()},
        edit::MoveAnimal{{anySeat(), anyAnimal()}, place()},
        edit::MoveFaceDown{anySeat(), perhaps(anyBoat)},
        edit::SetCupids{anySeat(), pick(0, 200)},
        edit::StartRound{pick(0, 9)},
        edit::SetPlaced{pick(0, 99)},
        edit::SetSailing{anyBoat(), perhaps([] { return static_cast<BoatResult>(pick(0, 1)); })},
        edit::EndGame{some(anySeat)}};
    EXPECT_EQ(edits.size(), std::variant_size_v<Edit>);
    return edits[static_cast<std::size_t>(pick(0, static_cast<int>(edits.size()) - 1))];
}

Action anyAction(ActKind kind) {
    switch (kind) {
        case ActKind::RevealBoats: return RevealBoats{some(anyNumber)};
        case ActKind::Board: return Board{anySeat(), anyBoat(), perhaps(anyAnimal)};
        case ActKind::Reveal: return Reveal{anySeat(), anyAnimal()};
        case ActKind::Sail: return Sail{};
        case ActKind::ReplaceBoat: return ReplaceBoat{anyNumber()};
        case ActKind::Overrule: return Overrule{anyText(), some(anyEdit)};
    }
    return Sail{};
}

TEST(AllAboardCodec, EveryActReadsBackAsItWas) {
    EXPECT_TRUE(rc::check([] {
        for (std::size_t kind = 0; kind < actKinds; ++kind)
            RC_ASSERT(roundTrip(Entry<AllAboard>(anyAction(static_cast<ActKind>(kind)))) == "");
    }));
}

TEST(AllAboardCodec, EverySetupReadsBackAsItWas) {
    EXPECT_TRUE(rc::check([] {
        GameSetup setup;
        const int seats = pick(minSeats, maxSeats);
        for (int i = 0; i < seats; ++i)
            setup.seats.push_back({anyText(), *rc::gen::element<std::string>("en", "es", "zh")});
        setup.first = pick(0, seats - 1);
        for (const Animal animal : allAnimals) {
            const Weight weight = anyWeight();
            setup.values[animal] = {weight, weighsOtherwiseInLove(animal) ? anyWeight() : weight, pick(0, 99)};
        }
        setup.options.effects = coin();
        RC_ASSERT(isValid(setup));
        RC_ASSERT(roundTrip(setup) == "");
    }));
}

TEST(AllAboardCodec, RandomPlayGoesThroughTheFileAndBack) {
    random_play::Onlooker<AllAboard> onlooker;
    onlooker.onSetup = [](const GameSetup& setup) { return roundTrip(setup); };
    onlooker.onEntry = [](const Entry<AllAboard>& entry) { return roundTrip(entry); };
    onlooker.onEnd = [](const Session<AllAboard>& session) -> std::string {
        const QJsonObject state = Codec::writeState(session.setup(), session.state());
        return throughText(state) == state ? "" : "a state does not read back";
    };
    EXPECT_EQ(random_play::playMany<AllAboard>(1, 10'000, onlooker).failure, "");
}

TEST(AllAboardCodec, AmendmentsComeBackAsTheyWere) {
    int amendments = 0;
    for (std::uint64_t seed = 1; seed <= 15; ++seed) {
        random_play::Corrections<AllAboard> game(seed);
        ASSERT_EQ(game.run(150), "");
        for (const Entry<AllAboard>& entry : game.session().log()) {
            if (!std::holds_alternative<Amend<AllAboard>>(entry)) continue;
            ++amendments;
            ASSERT_EQ(roundTrip(entry), "") << "seed " << seed;
        }
    }
    EXPECT_GT(amendments, 50);
}

TEST(AllAboardCodec, ActsAreWrittenAsTheContractHasThem) {
    const std::pair<Action, const char*> acts[] = {
        {RevealBoats{{20_kg, 25_halves, 0_kg}}, R"({"act":"reveal-boats","boats":[20,12.5,0]})"},
        {Board{1, 2, Animal::Mouse}, R"({"act":"board","animal":"mouse","boat":2,"seat":1})"},
        {Board{1, 2, {}}, R"({"act":"board","boat":2,"seat":1})"},
        {Reveal{0, Animal::Elephant}, R"({"act":"reveal","animal":"elephant","seat":0})"},
        {Sail{}, R"({"act":"sail"})"},
        {ReplaceBoat{1_halves}, R"({"act":"replace-boat","number":0.5})"},
        {Overrule{"so",
                  {edit::SetBoatNumber{1, 3_halves}, edit::MoveAnimal{{0, Animal::Fox}, 2},
                   edit::MoveAnimal{{0, Animal::Fox}, edit::Place::Set},
                   edit::MoveAnimal{{0, Animal::Fox}, edit::Place::Saved},
                   edit::MoveAnimal{{0, Animal::Fox}, edit::Place::Discarded}}},
         R"({"act":"overrule","changes":[{"boat":1,"edit":"set-boat-number","number":1.5},{"animal":"fox","edit":"move-animal","seat":0,"to":2},)"
         R"({"animal":"fox","edit":"move-animal","seat":0,"to":"set"},{"animal":"fox","edit":"move-animal","seat":0,"to":"saved"},)"
         R"({"animal":"fox","edit":"move-animal","seat":0,"to":"discarded"}],"reason":"so"})"},
        {Overrule{"so",
                  {edit::MoveFaceDown{1, 2}, edit::MoveFaceDown{1, {}}, edit::SetCupids{0, 3}, edit::StartRound{2},
                   edit::SetPlaced{4}}},
         R"({"act":"overrule","changes":[{"boat":2,"edit":"move-face-down","seat":1},{"edit":"move-face-down","seat":1},{"cupids":3,"edit":"set-cupids","seat":0},)"
         R"({"edit":"start-round","round":2},{"edit":"set-placed","placed":4}],"reason":"so"})"},
        {Overrule{
             "so",
             {edit::SetSailing{2, {}}, edit::SetSailing{2, BoatResult::Sunk}, edit::EndGame{}, edit::EndGame{{0, 1}}}},
         R"({"act":"overrule","changes":[{"boat":2,"edit":"set-sailing"},{"boat":2,"edit":"set-sailing","result":"sunk"},{"edit":"end-game"},)"
         R"({"edit":"end-game","winners":[0,1]}],"reason":"so"})"},
    };
    for (const auto& [act, text] : acts) {
        EXPECT_EQ(compactJson(Codec::writeAction(act)), text);
        const auto back = Codec::readAction(json(text));
        ASSERT_TRUE(back.has_value()) << text;
        EXPECT_EQ(*back, act) << text;
    }
}

TEST(AllAboardCodec, PartlyGivenValuesAreFilledInFromTheExampleSet) {
    const auto setup = Codec::readSetup(json(
        R"({"seats":[{"name":"a"},{"name":"b"}],"values":{"mouse":{"weight":-0.5},"peacock":{"inLove":2.5},"fox":{"points":7},"lion":{"weight":3,"inLove":3.0},"bear":{}}})"));
    ASSERT_TRUE(setup.has_value());
    CardValues expected;
    expected[Animal::Mouse].weight = Weight::ofHalves(-1);
    expected[Animal::Peacock].inLove = 5_halves;
    expected[Animal::Fox].points = 7;
    expected[Animal::Lion].weight = expected[Animal::Lion].inLove = 3_kg;
    EXPECT_EQ(setup->values, expected);
    EXPECT_EQ(setup->first, 0);
    EXPECT_EQ(setup->options, Options());
    EXPECT_FALSE(Codec::readSetup(json(R"({"seats":[{"name":"a"},{"name":"b"}],"options":{"effects":false}})"))
                     ->options.effects);
}

TEST(AllAboardCodec, ValuesAreWrittenWithoutNeedlessDecimals) {
    const QByteArray written = compactJson(Codec::writeValues({}));
    EXPECT_TRUE(written.contains(R"("mouse":{"inLove":0.5,"points":1,"weight":1})")) << written.toStdString();
    EXPECT_TRUE(written.contains(R"("peacock":{"inLove":1,"points":2,"weight":-1})"));
    EXPECT_TRUE(written.contains(R"("fox":{"points":3,"weight":2})"));
    const auto back = Codec::readValues(readObject(written).value());
    ASSERT_TRUE(back.has_value());
    EXPECT_EQ(*back, CardValues());
}

struct Bad {
    const char* text;
    FormatErrorKind kind;
    const char* field;
};

using Kind = FormatErrorKind;

TEST(AllAboardCodec, ActsThatCannotBeReadSayWhy) {
    const Bad cases[] = {
        {R"({"act":"play-base"})", Kind::UnknownAct, "act"},
        {R"({"act":1})", Kind::WrongType, "act"},
        {R"({"ask":"threats"})", Kind::UnknownAsk, "ask"},
        {R"({"ask":1})", Kind::WrongType, "ask"},
        {R"({"act":"reveal-boats"})", Kind::MissingField, "boats"},
        {R"({"act":"reveal-boats","boats":20})", Kind::WrongType, "boats"},
        {R"({"act":"reveal-boats","boats":[20,"20"]})", Kind::WrongType, "boats[1]"},
        {R"({"act":"reveal-boats","boats":[20,12.25]})", Kind::WrongType, "boats[1]"},
        {R"({"act":"reveal-boats","boats":[-0.5]})", Kind::OutOfRange, "boats[0]"},
        {R"({"act":"reveal-boats","boats":[999.5]})", Kind::OutOfRange, "boats[0]"},
        {R"({"act":"reveal-boats","boats":[1e300]})", Kind::OutOfRange, "boats[0]"},
        {R"({"act":"board","boat":1})", Kind::MissingField, "seat"},
        {R"({"act":"board","seat":-1,"boat":1})", Kind::OutOfRange, "seat"},
        {R"({"act":"board","seat":0})", Kind::MissingField, "boat"},
        {R"({"act":"board","seat":0,"boat":0})", Kind::OutOfRange, "boat"},
        {R"({"act":"board","seat":0,"boat":1.5})", Kind::WrongType, "boat"},
        {R"({"act":"board","seat":0,"boat":"1"})", Kind::WrongType, "boat"},
        {R"({"act":"board","seat":0,"boat":1,"animal":null})", Kind::WrongType, "animal"},
        {R"({"act":"board","seat":0,"boat":1,"animal":"dodo"})", Kind::UnknownValue, "animal"},
        {R"({"act":"reveal","seat":0})", Kind::MissingField, "animal"},
        {R"({"act":"reveal","animal":"bear"})", Kind::MissingField, "seat"},
        {R"({"act":"replace-boat"})", Kind::MissingField, "number"},
        {R"({"act":"replace-boat","number":"9"})", Kind::WrongType, "number"},
        {R"({"act":"replace-boat","number":9.1})", Kind::WrongType, "number"},
        {R"({"act":"replace-boat","number":-1})", Kind::OutOfRange, "number"},
        {R"({"act":"replace-boat","number":1000})", Kind::OutOfRange, "number"},
        {R"({"act":"overrule","changes":[]})", Kind::MissingField, "reason"},
        {R"({"act":"overrule","reason":"so"})", Kind::MissingField, "changes"},
        {R"({"act":"overrule","reason":"so","changes":[{}]})", Kind::MissingField, "changes[0].edit"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"add-base"}]})", Kind::UnknownValue, "changes[0].edit"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"set-boat-number","boat":1}]})", Kind::MissingField,
         "changes[0].number"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"move-animal","seat":0,"animal":"fox"}]})",
         Kind::MissingField, "changes[0].to"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"move-animal","seat":0,"animal":"fox","to":0}]})",
         Kind::OutOfRange, "changes[0].to"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"move-animal","seat":0,"animal":"fox","to":"home"}]})",
         Kind::UnknownValue, "changes[0].to"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"move-animal","seat":0,"to":"set"}]})",
         Kind::MissingField, "changes[0].animal"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"move-face-down"}]})", Kind::MissingField,
         "changes[0].seat"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"set-cupids","seat":0}]})", Kind::MissingField,
         "changes[0].cupids"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"start-round"}]})", Kind::MissingField,
         "changes[0].round"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"set-placed","placed":-1}]})", Kind::OutOfRange,
         "changes[0].placed"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"set-sailing"}]})", Kind::MissingField,
         "changes[0].boat"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"set-sailing","boat":2,"result":"lost"}]})",
         Kind::UnknownValue, "changes[0].result"},
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

TEST(AllAboardCodec, NumbersThatAreNoHalvesSayWhatTheyMustBe) {
    const auto act = Codec::readAction(json(R"({"act":"replace-boat","number":9.25})"));
    ASSERT_FALSE(act.has_value());
    EXPECT_EQ(act.error(),
              (FormatError{.kind = Kind::WrongType, .field = "number", .found = "9.25", .type = JsonType::HalfNumber}));
    const auto boats = Codec::readAction(json(R"({"act":"reveal-boats","boats":[999.5]})"));
    ASSERT_FALSE(boats.has_value());
    EXPECT_EQ(
        boats.error(),
        (FormatError{.kind = Kind::OutOfRange, .field = "boats[0]", .found = "999.5", .lowest = 0, .highest = 999}));
}

TEST(AllAboardCodec, SetupsThatCannotBeReadSayWhy) {
    const Bad cases[] = {
        {R"({})", Kind::MissingField, "seats"},
        {R"({"seats":[{"name":"a"}]})", Kind::OutOfRange, "seats"},
        {R"({"seats":[{"name":"a"},{"name":"b"},{"name":"c"},{"name":"d"},{"name":"e"},{"name":"f"}]})",
         Kind::OutOfRange, "seats"},
        {R"({"seats":[{"name":"a"},{"name":"b","language":"FR!"}]})", Kind::UnknownValue, "seats[1].language"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"first":2})", Kind::OutOfRange, "first"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"values":[]})", Kind::WrongType, "values"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"values":{"fox":3}})", Kind::WrongType, "values.fox"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"values":{"fox":{"weight":0.3}}})", Kind::WrongType,
         "values.fox.weight"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"values":{"fox":{"weight":"3"}}})", Kind::WrongType,
         "values.fox.weight"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"values":{"fox":{"weight":-99.5}}})", Kind::OutOfRange,
         "values.fox.weight"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"values":{"fox":{"weight":999.5}}})", Kind::OutOfRange,
         "values.fox.weight"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"values":{"fox":{"inLove":3}}})", Kind::UnknownValue,
         "values.fox.inLove"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"values":{"mouse":{"inLove":true}}})", Kind::WrongType,
         "values.mouse.inLove"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"values":{"mouse":{"points":100}}})", Kind::OutOfRange,
         "values.mouse.points"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"values":{"mouse":{"points":0.5}}})", Kind::WrongType,
         "values.mouse.points"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"options":{"effects":1}})", Kind::WrongType, "options.effects"},
    };
    for (const Bad& bad : cases) {
        const auto setup = Codec::readSetup(json(bad.text));
        ASSERT_FALSE(setup.has_value()) << bad.text;
        EXPECT_EQ(setup.error().kind, bad.kind) << bad.text;
        EXPECT_EQ(setup.error().field, QString(bad.field)) << bad.text;
    }
}

TEST(AllAboardCodec, ArgumentsOfRefusalsSpeakTheFormat) {
    using Arg = ArgumentName;
    EXPECT_EQ(Codec::writeArguments(
                  {ViolationCode::AnimalUsed, "1.3", {{Arg::Seat, 1}, {Arg::Animal, static_cast<int>(Animal::Lion)}}}),
              json(R"({"seat":1,"animal":"lion"})"));
    EXPECT_EQ(
        Codec::writeArguments({ViolationCode::OutOfPhase, "1.1", {{Arg::Phase, static_cast<int>(Phase::RevealBoats)}}}),
        json(R"({"phase":"reveal-boats"})"));
    EXPECT_EQ(Codec::writeArguments({ViolationCode::BoatNumberOutOfRange,
                                     "0.2",
                                     {{Arg::Boat, 2}, {Arg::Value, -1}, {Arg::Lowest, 0}, {Arg::Highest, 1998}}}),
              json(R"({"boat":2,"value":-0.5,"lowest":0,"highest":999})"));
    EXPECT_EQ(Codec::writeArguments(
                  {ViolationCode::RulingOutOfRange, "7.1", {{Arg::Value, 100}, {Arg::Lowest, 0}, {Arg::Highest, 99}}}),
              json(R"({"value":100,"lowest":0,"highest":99})"));
    EXPECT_EQ(Codec::violationName({ViolationCode::BoatFull, "1.2", {}}), QLatin1StringView("boat-full"));
}

TEST(AllAboardCodec, AnimalsAreCalledByTheirWords) {
    for (const Animal animal : allAnimals) EXPECT_EQ(Codec::animalNamed(QString(Codec::animalName(animal))), animal);
    EXPECT_EQ(Codec::animalName(Animal::Mouse), QLatin1StringView("mouse"));
    EXPECT_EQ(Codec::animalName(Animal::Elephant), QLatin1StringView("elephant"));
    EXPECT_EQ(Codec::animalNamed(QStringLiteral("dodo")), std::nullopt);
    EXPECT_EQ(Codec::gameName(), QLatin1StringView("all-aboard"));
}

TEST(AllAboardCodec, TheStateIsWrittenAsTheContractHasIt) {
    Table t(2);
    EXPECT_EQ(
        compactJson(Codec::writeState(setupFor(2), t.state())),
        R"({"boats":[],"game":"all-aboard","pending":null,"phase":"reveal-boats","round":1,)"
        R"("seats":[{"cupids":0,"name":"Seat 0","points":0,"saved":[]},{"cupids":0,"name":"Seat 1","points":0,"saved":[]}],"winners":[]})");
    t.lay({3_kg, 41_halves},
          {{{0, Animal::Mouse}, {1, Animal::Mouse}, {1, Animal::Fox}}, {{0, Animal::Elephant}, {0, Animal::Bear}}});
    t.sail();
    t.play(overrule({edit::MoveFaceDown{1, 2}}));
    EXPECT_EQ(
        compactJson(Codec::writeState(setupFor(2), t.state())),
        R"({"boats":[{"animals":[{"animal":"mouse","seat":0},{"animal":"mouse","seat":1},{"animal":"fox","seat":1}],"number":3,"result":"sailed","weight":3},)"
        R"({"animals":[{"animal":"elephant","seat":0},{"animal":"bear","seat":0},{"animal":null,"seat":1}],"number":20.5,"result":null,"weight":21}],)"
        R"("game":"all-aboard","pending":null,"phase":"reveal","round":1,)"
        R"("seats":[{"cupids":1,"name":"Seat 0","points":3,"saved":["mouse"]},{"cupids":1,"name":"Seat 1","points":6,"saved":["mouse","fox"]}],"winners":[]})");
    t.lay({9_kg, 9_kg}, {{}, {{0, Animal::Peacock}, {1, Animal::Elephant}}});
    t.sail();
    t.play(overrule({edit::MoveAnimal{{0, Animal::Mouse}, 2}}));
    t.sail();
    const QJsonObject state = Codec::writeState(setupFor(2), t.state());
    EXPECT_EQ(state.value(u"pending"), json(R"({"kind":"replace-boat","boat":2})"));
    EXPECT_EQ(state.value(u"phase"), QStringLiteral("sailing"));
    t.play(overrule({edit::EndGame{{0, 1}}}));
    EXPECT_EQ(Codec::writeState(setupFor(2), t.state()).value(u"winners"), QJsonArray({0, 1}));
    EXPECT_EQ(Codec::writeState(setupFor(2), t.state()).value(u"phase"), QStringLiteral("over"));
}

class AllAboardGolden : public testing::TestWithParam<const char*> {};

TEST_P(AllAboardGolden, IsPlayedAsExpected) { golden::expectPlayed<Codec>(QString::fromLatin1(GetParam())); }

constexpr std::array goldenNames{"three-seats", "five-seats", "children", "corrections", "refusals"};

/// Every kind of act, edit, option and refusal stands somewhere in the golden games.
TEST(AllAboardGoldens, NothingOfTheFormatIsForgotten) {
    QByteArray all;
    for (const char* name : goldenNames)
        for (const char* ending : {".jsonl", ".expected.jsonl"})
            all += golden::linesOf(Codec::gameName(), QString::fromLatin1(name) + QLatin1StringView(ending)).join('\n');
    QList<QByteArray> words{"\"amend\"",         "\"with\":{", "\"delete\"", "\"insert\"",
                            "\"later\"",         "\"undo\"",   "\"redo\"",   "\"ask\":\"legal\"",
                            "\"effects\":false", "\"first\"",  "\"inLove\"", "\"result\":\"sunk\""};
    for (std::size_t i = 0; i < actKinds; ++i)
        words << "\"act\":\"" + QByteArray(Codec::actName(static_cast<ActKind>(i)).data()) + '"';
    for (const char* edit : {"set-boat-number", "move-animal", "move-face-down", "set-cupids", "start-round",
                             "set-placed", "set-sailing", "end-game"})
        words << "\"edit\":\"" + QByteArray(edit) + '"';
    for (int i = 0; i < violationCodes; ++i) {
        const auto code = static_cast<ViolationCode>(i);
        // A number out of range is an error of the file.
        if (code != ViolationCode::BoatNumberOutOfRange)
            words << "\"violation\":\"" + QByteArray(Codec::violationName({code, "", {}}).data()) + '"';
    }
    for (const QByteArray& word : words) EXPECT_TRUE(all.contains(word)) << word.toStdString();
}

INSTANTIATE_TEST_SUITE_P(, AllAboardGolden, testing::ValuesIn(goldenNames));

}  // namespace
}  // namespace basekeeper
