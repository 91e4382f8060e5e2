// SPDX-License-Identifier: GPL-3.0-or-later

// The sessions and the statistics by touch.
#include "app/history/summary_keeper.h"
#include "db/games/all_your_base/codec.h"
#include "tests/qml/every_size.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

class SessionsScreenTest : public InEachLanguage {
protected:
    void touch(const QString& name) { EXPECT_TRUE(screens.tap(name)) << name.toStdString(); }
    /// A game of yesterday or before.
    QString store(const std::vector<std::string>& names, int daysAgo, bool won, const QString& title = {},
                  bool unverified = false) {
        all_your_base::Setup setup;
        for (const auto& name : names) setup.seats.push_back({name, "en"});
        setup.options.threshold = won ? 1 : 9;
        NewSession session{AllYourBaseCodec::gameName(), AllYourBase::rulesVersion, AllYourBaseCodec::writeSetup(setup),
                           title, QDateTime::currentDateTimeUtc().addDays(-daysAgo)};
        session.unverified = unverified;
        std::vector<NewEntry> log{{{{"act", "play-base"}}, session.startedAt.addSecs(600)}};
        if (won) log.push_back({{{"act", "declare"}, {"seat", 0}}, session.startedAt.addSecs(1800)});
        return controller()
            .store()
            ->importSession(session, log, won ? std::optional(log.back().at) : std::nullopt)
            .value()
            .id;
    }
    [[nodiscard]] SessionController& controller() { return screens.app().controller(); }
    [[nodiscard]] SessionsModel& sessions() { return *screens.app().model().sessions(); }
    void expectNoFaults(const char* place) { expectNoFaultsInEverySize(screens, place, language()); }

    Screens screens{language()};
};

INSTANTIATE_TEST_SUITE_P(, SessionsScreenTest, inOneLanguageAndTheMadeUp("zh"), languageName);

TEST_P(SessionsScreenTest, SaysThatThereAreNone) {
    touch("start-sessions");
    EXPECT_TRUE(screens.finger().waitFor("sessions-empty"));
    expectNoFaults("none");
    touch("sessions-statistics");
    EXPECT_TRUE(screens.finger().waitFor("statistics-empty"));
    expectNoFaults("nothing-counted");
    touch("statistics-back");
    touch("sessions-back");
    EXPECT_TRUE(screens.finger().waitFor("start-sessions"));
}

TEST_P(SessionsScreenTest, EveryOpenGameIsOnTheStartScreenAndBesideTheChoiceOfAnother) {
    const QString older = store({"Ana", "Bert", "Cleo"}, 5, false);
    screens.openTable();
    screens.open("openStart");
    EXPECT_TRUE(screens.textsOf("start-open-" + older).contains(QStringLiteral("Cleo")));
    expectNoFaults("open-games");
    touch("start-new");
    EXPECT_TRUE(screens.finger().waitFor("games-open-" + older));
    expectNoFaults("open-games-and-another");
    touch("games-open-" + older);
    EXPECT_TRUE(screens.finger().waitFor("act-undo"));
    EXPECT_EQ(controller().info().id, older);
    screens.open("openStart");
    EXPECT_EQ(screens.finger().find("start-open-" + older), nullptr) << "it is the one at the table";
    EXPECT_TRUE(screens.textsOf("start-resume").contains(QStringLiteral("Cleo")));
}

TEST_P(SessionsScreenTest, FindsNamesDeletesAndBringsBack) {
    const QString one = store({"Ana", "Tomás"}, 3, true, "Café");
    const QString two = store({"Bert", "美玲"}, 2, true);
    const QString open = store({"Ana", "Bert", "Cleo"}, 1, false);
    touch("start-sessions");
    for (const QString& id : {one, two, open}) EXPECT_TRUE(screens.finger().waitFor("session-" + id));
    EXPECT_TRUE(screens.textsOf("session-" + one).contains(QStringLiteral("Café")));
    touch("sessions-search");
    EXPECT_TRUE(screens.finger().type("tomas"));
    EXPECT_TRUE(screens.finger().waitUntilGone("session-" + two));
    touch("session-words-" + one);
    touch("session-title");
    EXPECT_TRUE(screens.finger().type("Cafetería"));
    touch("session-note");
    EXPECT_TRUE(screens.finger().type("with a storm outside"));
    expectNoFaults("words");
    touch("session-save");
    EXPECT_TRUE(screens.finger().waitUntilGone("session-save"));
    EXPECT_TRUE(screens.textsOf("session-" + one).contains(QStringLiteral("Cafetería")));
    EXPECT_TRUE(screens.textsOf("session-" + one).contains(QStringLiteral("storm")));
    touch("sessions-search-clear");
    for (const QString& id : {two, open}) {
        touch("session-words-" + id);
        EXPECT_TRUE(screens.finger().hold("session-delete"));
        EXPECT_TRUE(screens.finger().waitFor("session-undelete"));
        touch("session-words-close");
        EXPECT_TRUE(screens.finger().waitUntilGone("session-undelete"));
        EXPECT_EQ(screens.finger().find("session-" + id), nullptr);
    }
    EXPECT_TRUE(screens.finger().waitFor("session-restore-" + open));
    expectNoFaults("deleted");
    touch("session-restore-" + two);
    EXPECT_TRUE(screens.finger().waitFor("session-" + two));
    touch("session-restore-" + open);
    EXPECT_TRUE(screens.finger().waitFor("session-" + open));
    EXPECT_EQ(screens.finger().find("sessions-deleted"), nullptr);
}

TEST_P(SessionsScreenTest, ANoteThatIsPastedIsNoLongerThanFilesHaveIt) {
    const QString id = store({"Ana", "Bert"}, 1, true);
    touch("start-sessions");
    EXPECT_TRUE(screens.finger().waitFor("session-" + id));
    touch("session-words-" + id);
    touch("session-note");
    QGuiApplication::clipboard()->setText(QString(2100, u'x'));
    QTest::keyClick(&screens.window(), Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(screens.finger().find("session-note")->property("text").toString().size(), 2000);
}

TEST_P(SessionsScreenTest, BringsAnOpenOneToTheTable) {
    screens.openTable();
    screens.table().playBase();
    const QString before = controller().info().id;
    const QString open = store({"Ana", "Bert"}, 1, false);
    touch("act-menu");
    touch("menu-sessions");
    EXPECT_TRUE(screens.finger().waitFor("session-" + before));
    EXPECT_EQ(screens.finger().find("session-resume-" + before), nullptr) << "it is at the table";
    touch("session-resume-" + open);
    EXPECT_TRUE(screens.finger().waitFor("act-menu"));
    EXPECT_EQ(controller().info().id, open);
    EXPECT_EQ(screens.table().seatCount(), 2);
}

TEST_P(SessionsScreenTest, ClearsTheTableWhoseGameIsDeleted) {
    screens.openTable();
    screens.table().playBase();
    const QString id = controller().info().id;
    touch("act-menu");
    touch("menu-sessions");
    touch("session-words-" + id);
    EXPECT_TRUE(screens.finger().hold("session-delete"));
    EXPECT_TRUE(screens.finger().waitFor("session-undelete"));
    EXPECT_FALSE(controller().hasGame());
    touch("session-words-close");
    touch("sessions-back");
    EXPECT_TRUE(screens.finger().waitFor("start-new")) << "there is no table to go back to";
    EXPECT_EQ(screens.finger().find("start-resume"), nullptr);
    touch("start-sessions");
    touch("session-restore-" + id);
    touch("session-resume-" + id);
    EXPECT_TRUE(screens.finger().waitFor("act-menu"));
    EXPECT_EQ(controller().play<AllYourBase>().played(), 1u);
}

TEST_P(SessionsScreenTest, ShowsALongListAndStatistics) {
    for (int i = 0; i < 60; ++i)
        store({"Ana", i % 2 == 0 ? "Anna" : "Tomás", "美玲"}, i + 1, i % 3 != 0,
              i % 4 == 0 ? QStringLiteral("Friday %1").arg(i) : QString(), i == 2);
    ASSERT_TRUE(screens.app().model().summaries().catchUp(100));
    touch("start-sessions");
    EXPECT_TRUE(screens.finger().waitFor("sessions-list"));
    expectNoFaults("list");
    EXPECT_EQ(sessions().found(), 60);
    screens.app().model().settings()->setTheme("light");
    screens.settle();
    expectNoFaults("list-light");
    touch("sessions-statistics");
    EXPECT_TRUE(screens.finger().waitFor("player-Anna"));
    expectNoFaults("statistics-light");
    screens.app().model().settings()->setTheme("dark");
    screens.settle();
    expectNoFaults("statistics");
    const auto isAbove = [&](const QString& one, const QString& other) {
        const auto top = [&](const QString& name) {
            return screens.finger().find("player-" + name)->mapToScene({}).y();
        };
        return top(one) < top(other);
    };
    EXPECT_TRUE(isAbove("Ana", "Anna"));
    touch("sort-player");
    touch("sort-player");
    EXPECT_TRUE(screens.finger().waitUntil([&] { return isAbove("Anna", "Ana"); }, "sorted by name, the last first"));
    EXPECT_TRUE(accessibleName(*screens.finger().find("games-of-Ana")).startsWith(u"Ana"));
    expectNoFaults("statistics-sorted");
    // Where the heads have no room, each figure has its word, and one column at a time is sorted by.
    StatisticsModel& statistics = *screens.app().model().statistics();
    for (const QSize& size : {phone, QSize(600, 960), QSize(640, 360)}) {
        screens.resize(size);
        screens.settle();
        EXPECT_TRUE(std::ranges::any_of(screens.textsOf("games-of-Ana"), [](QChar c) { return c.isLetter(); }))
            << size.width();
    }
    const QString sorted = statistics.sortedBy();
    touch("sort-on");
    EXPECT_TRUE(screens.finger().waitUntil([&] { return statistics.sortedBy() != sorted; }, "the next was sorted by"));
    touch("sort-back");
    EXPECT_TRUE(screens.finger().waitUntil([&] { return statistics.sortedBy() == sorted; }, "and the one before"));
    screens.resize(landscape);
    screens.settle();
    touch("player-Anna");
    touch("rename-to-Ana");
    EXPECT_TRUE(screens.finger().waitFor("rename-preview"));
    expectNoFaults("merge");
    touch("rename-do");
    EXPECT_TRUE(screens.finger().waitUntilGone("player-Anna"));
    touch("player-rename-undo");
    EXPECT_TRUE(screens.finger().waitFor("player-Anna"));
    touch("statistics-span-month");
    EXPECT_TRUE(screens.finger().waitUntil(
        [&] { return screens.app().model().statistics()->span() == StatisticsModel::Span::Month; },
        "the last month was counted"));
}

}  // namespace
