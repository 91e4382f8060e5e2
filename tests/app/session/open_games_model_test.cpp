// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/open_games_model.h"

#include "app/history/summary_keeper.h"
#include "tests/app/app_fixture.h"

#include <QTest>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

class OpenGames : public testing::Test {
protected:
    OpenGames() { parts.languages.use("en"); }

    QString begun(const std::vector<std::string>& names) {
        all_your_base::Setup setup;
        for (const auto& name : names) setup.seats.push_back({name, "en"});
        EXPECT_TRUE(parts.controller.begin(setup));
        return parts.controller.info().id;
    }
    [[nodiscard]] QStringList shown() {
        QStringList all;
        for (const SessionRow& row : rowsOf<SessionRow>(open.games())) all << row.title;
        return all;
    }

    AppParts parts;
    SummaryKeeper keeper{parts.controller};
    OpenGamesModel open{parts.controller, keeper};
};

TEST_F(OpenGames, AreThoseBesideTheOneAtTheTableTheLastFirst) {
    begun({"Ana", "Bo"});
    begun({"Cleo", "Dan"});
    begun({"Eva", "Fred"});
    EXPECT_TRUE(shown().isEmpty()) << "nothing is read before it is needed";
    open.prepare();
    EXPECT_EQ(shown(), (QStringList{"Cleo and Dan", "Ana and Bo"}));
    const SessionRow row = rowsOf<SessionRow>(open.games()).front();
    EXPECT_EQ(row.game, "All Your Base");
    EXPECT_FALSE(row.date.isEmpty());
    EXPECT_FALSE(open.hasMore());
}

TEST_F(OpenGames, OneIsResumedAndTheOtherStaysOpen) {
    const QString first = begun({"Ana", "Bo"});
    begun({"Cleo", "Dan"});
    open.prepare();
    EXPECT_TRUE(open.resume(first));
    EXPECT_EQ(parts.controller.info().id, first);
    EXPECT_EQ(shown(), QStringList{"Cleo and Dan"});
}

TEST_F(OpenGames, TellHowFarTheyAreOnceThatIsCounted) {
    begun({"Ana", "Bo"});
    ASSERT_EQ(parts.controller.add<AllYourBase>(Entry<AllYourBase>(all_your_base::PlayBase{})),
              SessionController::Outcome::Done);
    begun({"Cleo", "Dan"});
    open.prepare();
    EXPECT_EQ(rowsOf<SessionRow>(open.games()).front().length, "");
    keeper.start(std::chrono::milliseconds(0));
    ASSERT_TRUE(QTest::qWaitFor([&] { return keeper.isDone(); }, 30'000));
    EXPECT_TRUE(rowsOf<SessionRow>(open.games()).front().length.contains("1 act")) << "told as soon as it is known";
}

TEST_F(OpenGames, AGameThatIsOverIsNone) {
    begun({"Ana", "Bo"});
    parts.controller.endSession();
    begun({"Cleo", "Dan"});
    open.prepare();
    EXPECT_TRUE(shown().isEmpty());
}

TEST_F(OpenGames, WhatCannotBeReadIsNotOffered) {
    const NewSession other{"another-game", 1, {{"seats", QJsonArray{}}}, {}, QDateTime::currentDateTimeUtc()};
    ASSERT_TRUE(parts.controller.store()->importSession(other, {}, {}));
    ASSERT_TRUE(keeper.catchUp(5).has_value());
    open.prepare();
    EXPECT_TRUE(shown().isEmpty());
}

TEST_F(OpenGames, ManyAreNotAllShown) {
    for (int i = 0; i < OpenGamesModel::most + 1; ++i) begun({"Ana", "Bo"});
    open.prepare();
    EXPECT_EQ(shown().size(), OpenGamesModel::most) << "and one is at the table";
    EXPECT_FALSE(open.hasMore());
    begun({"Ana", "Bo"});
    EXPECT_EQ(shown().size(), OpenGamesModel::most);
    EXPECT_TRUE(open.hasMore());
}

TEST_F(OpenGames, OneThatIsGoneMeanwhileIsTold) {
    begun({"Ana", "Bo"});
    begun({"Cleo", "Dan"});
    open.prepare();
    EXPECT_FALSE(open.resume("no such session"));
    EXPECT_NE(open.problem(), "");
    EXPECT_EQ(parts.controller.seats().front().name, "Cleo") << "the table is as it was";
    open.dismiss();
    EXPECT_EQ(open.problem(), "");
}

}  // namespace
