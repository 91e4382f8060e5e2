// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/formats/compact_json.h"
#include "db/games/score_sheet/codec.h"

#include "db/session_file/session_file.h"
#include "tests/support/golden_play.h"
#include "tests/support/random_corrections.h"
#include "tests/support/random_score_sheet.h"

#include <gtest/gtest.h>

/// Everything that the session file can say of the Score sheet goes out and comes back; nothing else comes in.
namespace basekeeper {
namespace {

using namespace score_sheet;
using Codec = ScoreSheetCodec;
using GameSetup = score_sheet::Setup;  // a test has a Setup of its own

static_assert(GameCodec<ScoreSheetCodec>);

QJsonObject json(const char* text) {
    const auto object = readObject(text);
    EXPECT_TRUE(object.has_value()) << text;
    return object.value_or(QJsonObject());
}

/// Through text, as in a file.
QJsonObject throughText(const QJsonObject& object) { return readObject(compactJson(object)).value(); }

std::string roundTrip(const Entry<ScoreSheet>& entry) {
    const auto back = readEntry<Codec>(throughText(writeEntry<Codec>(entry)));
    if (!back) return "an entry does not read back: field " + back.error().field.toStdString();
    return *back == entry ? "" : "an entry reads back as another";
}

TEST(ScoreSheetCodec, RandomPlayGoesThroughTheFileAndBack) {
    random_play::Onlooker<ScoreSheet> onlooker;
    onlooker.onSetup = [](const GameSetup& setup) -> std::string {
        const auto back = Codec::readSetup(throughText(Codec::writeSetup(setup)));
        return back && *back == setup ? "" : "a setup reads back as another";
    };
    onlooker.onEntry = [](const Entry<ScoreSheet>& entry) { return roundTrip(entry); };
    onlooker.onEnd = [](const Session<ScoreSheet>& session) -> std::string {
        const QJsonObject state = Codec::writeState(session.setup(), session.state());
        return throughText(state) == state ? "" : "a state does not read back";
    };
    EXPECT_EQ(random_play::playMany<ScoreSheet>(1, 10'000, onlooker).failure, "");
}

TEST(ScoreSheetCodec, AmendmentsComeBackAsTheyWere) {
    for (std::uint64_t seed = 1; seed <= 15; ++seed) {
        random_play::Corrections<ScoreSheet> game(seed);
        ASSERT_EQ(game.run(150), "");
        for (const Entry<ScoreSheet>& entry : game.session().log()) ASSERT_EQ(roundTrip(entry), "") << "seed " << seed;
    }
}

TEST(ScoreSheetCodec, ActsAreWrittenAsTheContractHasThem) {
    const std::pair<Action, const char*> acts[] = {
        {EnterPoints{2, 1, -12}, R"({"act":"enter-points","points":-12,"round":2,"seat":1})"},
        {EndGame{}, R"({"act":"end-game"})"},
        {Overrule{"so", {edit::SetPoints{1, 0, 5}, edit::SetPoints{1, 0, {}}, edit::EndGame{}, edit::EndGame{{0, 1}}}},
         R"({"act":"overrule","changes":[{"edit":"set-points","points":5,"round":1,"seat":0},)"
         R"({"edit":"set-points","round":1,"seat":0},{"edit":"end-game"},{"edit":"end-game","winners":[0,1]}],"reason":"so"})"},
    };
    for (const auto& [act, text] : acts) {
        EXPECT_EQ(compactJson(Codec::writeAction(act)), text);
        const auto back = Codec::readAction(json(text));
        ASSERT_TRUE(back.has_value()) << text;
        EXPECT_EQ(*back, act) << text;
    }
}

struct Bad {
    const char* text;
    FormatErrorKind kind;
    const char* field;
};

using Kind = FormatErrorKind;

TEST(ScoreSheetCodec, ActsThatCannotBeReadSayWhy) {
    const Bad cases[] = {
        {R"({"act":"play-base"})", Kind::UnknownAct, "act"},
        {R"({"ask":"threats"})", Kind::UnknownAsk, "ask"},
        {R"({"act":"enter-points","seat":0,"points":1})", Kind::MissingField, "round"},
        {R"({"act":"enter-points","round":1,"points":1})", Kind::MissingField, "seat"},
        {R"({"act":"enter-points","round":1,"seat":0})", Kind::MissingField, "points"},
        {R"({"act":"enter-points","round":1,"seat":-1,"points":1})", Kind::OutOfRange, "seat"},
        {R"({"act":"enter-points","round":1,"seat":0,"points":"1"})", Kind::WrongType, "points"},
        {R"({"act":"enter-points","round":1,"seat":0,"points":1.5})", Kind::WrongType, "points"},
        {R"({"act":"enter-points","round":1,"seat":0,"points":1e300})", Kind::OutOfRange, "points"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"set-points","round":1}]})", Kind::MissingField,
         "changes[0].seat"},
        {R"({"act":"overrule","reason":"so","changes":[{"edit":"add-base"}]})", Kind::UnknownValue, "changes[0].edit"},
    };
    for (const Bad& bad : cases) {
        const auto line = readLine<Codec>(json(bad.text));
        ASSERT_FALSE(line.has_value()) << bad.text;
        EXPECT_EQ(line.error().kind, bad.kind) << bad.text;
        EXPECT_EQ(line.error().field, QString(bad.field)) << bad.text << " " << line.error().field.toStdString();
    }
}

TEST(ScoreSheetCodec, SetupsThatCannotBeReadSayWhy) {
    const Bad cases[] = {
        {R"({})", Kind::MissingField, "seats"},
        {R"({"seats":[{"name":"a"}]})", Kind::OutOfRange, "seats"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"options":{"rounds":0}})", Kind::OutOfRange, "options.rounds"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"options":{"rounds":100}})", Kind::OutOfRange, "options.rounds"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"options":{"target":100000}})", Kind::OutOfRange, "options.target"},
        {R"({"seats":[{"name":"a"},{"name":"b"}],"options":{"lowestWins":1}})", Kind::WrongType, "options.lowestWins"},
    };
    for (const Bad& bad : cases) {
        const auto setup = Codec::readSetup(json(bad.text));
        ASSERT_FALSE(setup.has_value()) << bad.text;
        EXPECT_EQ(setup.error().kind, bad.kind) << bad.text;
        EXPECT_EQ(setup.error().field, QString(bad.field)) << bad.text;
    }
}

TEST(ScoreSheetGolden, IsPlayedAsExpected) { golden::expectPlayed<Codec>(QStringLiteral("hearts")); }

}  // namespace
}  // namespace basekeeper
