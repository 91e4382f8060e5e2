// SPDX-License-Identifier: GPL-3.0-or-later

// A seat's own turn is in the seat's own language from beginning to end, whatever the screen's is. Each turn is played
// twice by the same hands, once with the screen in English and once in the seat's language: what speaks to the seat
// must read the same.
#include "tests/app/all_aboard_fixture.h"
#include "tests/app/outspeed_fixture.h"
#include "tests/qml/item_walk.h"
#include "tests/qml/screens.h"

#include <functional>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

/// What was to be read, step by step.
class Reader {
public:
    explicit Reader(Screens& screens) : m_screens(screens) {}

    /// Reads what is shown under the items whose names begin so.
    void read(const char* step, const QString& name) {
        m_screens.settle();
        QStringList texts{QString::fromLatin1(step)};
        for (const Shown& part : shownUnder(*m_screens.window().contentItem()))
            if (part.item->objectName().startsWith(name) && part.item->isVisible())
                for (const Shown& below : shownUnder(*part.item))
                    if (below.item->inherits("QQuickText") && !below.item->property("text").toString().isEmpty())
                        texts << below.item->property("text").toString();
        EXPECT_GT(texts.size(), 1) << "nothing of " << name.toStdString() << " was shown: " << step;
        m_steps << texts;
    }
    [[nodiscard]] const QList<QStringList>& steps() const { return m_steps; }

private:
    Screens& m_screens;
    QList<QStringList> m_steps;
};

/// In the seat's language and in a screen of that language everything reads the same. Only what a RED ALERT says is
/// told in the language of the screen, too, for whoever referees: steps that begin with "alert".
void expectTheSame(const char* language, const std::function<void(Screens&, Reader&)>& play) {
    // One after the other: of two windows at a time Qt 6.8 takes the types of one for others.
    const auto read = [&](const QString& screenLanguage) {
        Screens screens{screenLanguage};
        Reader reader(screens);
        play(screens, reader);
        return reader.steps();
    };
    const QList<QStringList> own = read(QStringLiteral("en"));
    const QList<QStringList> expected = read(QString::fromLatin1(language));
    ASSERT_EQ(own.size(), expected.size());
    for (qsizetype i = 0; i < own.size(); ++i) {
        QStringList more = own[i];
        for (const QString& text : expected[i])
            EXPECT_TRUE(more.removeOne(text))
                << text.toStdString() << " is not among " << own[i].join(u" | ").toStdString();
        EXPECT_TRUE(more.isEmpty() || own[i].front().startsWith(u"alert"))
            << own[i].front().toStdString() << ": " << more.join(u" | ").toStdString();
    }
}

class OwnLanguage : public testing::TestWithParam<const char*> {};

INSTANTIATE_TEST_SUITE_P(, OwnLanguage, testing::Values("es", "zh"), languageName);

TEST_P(OwnLanguage, ATurnOfAllYourBase) {
    using namespace basekeeper::all_your_base;
    expectTheSame(GetParam(), [](Screens& screens, Reader& reader) {
        // Nobody else speaks it.
        all_your_base::Setup setup = firstSpeaks(GetParam(), peopleOfOneLanguage("en"));
        setup.options.threshold = 3;
        screens.openTable(setup);
        PlayedGame& game = screens.game();
        AllYourBaseTable& table = screens.table();
        game.layBattlefield();
        game.turnOf(0, Phase::RedAlert);
        reader.read("RED ALERT phase", "rail-play");
        EXPECT_TRUE(screens.tap("act-red-alert"));
        EXPECT_TRUE(screens.finger().hold("red-alert-8"));
        reader.read("the card that is played", "red-alert");
        EXPECT_TRUE(screens.tap("red-alert-play"));
        reader.read("alert: a choice", "rail-alert");
        EXPECT_TRUE(screens.tap("alert-language"));
        screens.settle();
        EXPECT_TRUE(screens.textsOf("rail-alert")
                        .contains(screens.app().model().rules<AllYourBase>().happens(
                            "5.8", screens.app().model().settings()->language())));
        table.alert()->chooseBase(1);
        reader.read("why it cannot be chosen", "toast");
        table.alert()->chooseBase(4);
        table.alert()->chooseBase(1);
        reader.read("alert: all is chosen", "rail-alert");
        table.alert()->close();
        table.playRedAlert(4);
        reader.read("free plays", "rail-play");
        table.passFreePlay();
        table.passFreePlay();
        table.chooseCard("zig");
        reader.read("a card in hand", "rail-play");
        EXPECT_TRUE(screens.finger().hold("card-zig"));
        reader.read("its points", "points");
        EXPECT_TRUE(screens.tap("points-done"));
        table.tapBase(1);
        reader.read("who is within reach", "rail-attack");
        table.tapBase(3);
        reader.read("an attack that is weighed", "rail-bench");
        table.bench()->weigh(4);
        reader.read("another one", "rail-bench");
        table.bench()->propose();
        table.bench()->attack();
        table.resolveAttack();
        reader.read("after the battle", "rail-");
        if (table.change()->isOpen()) table.change()->leave();
        reader.read("before the end of the turn", "rail-");
        table.beginMove();
        reader.read("a card is moved", "rail-regroup");
        table.cancel();
        table.beginDiscard();
        reader.read("why nothing can be discarded", "toast");
        table.dismissRefusal();
        reader.read("the victory", "act-declare");
    });
}

TEST_P(OwnLanguage, ASeatsAnimalsOfAllAboard) {
    expectTheSame(GetParam(), [](Screens& screens, Reader& reader) {
        all_aboard::Setup setup = firstSpeaks(GetParam(), twoAboard());
        setup.seats.back().language = "en";
        ASSERT_TRUE(screens.app().controller().begin(setup));
        screens.open("openTable");
        AllAboardTable& table = screens.app().model().table<AllAboard>();
        PlayedAboard game{screens.app().controller(), table};
        game.reveal({20, 30});
        reader.read("boarding", "rail-board");
        table.chooseAnimal("monkey");
        reader.read("an animal in hand", "rail-board");
        table.tapBoat(1);
        game.board("monkey", 1);
        reader.read("face down", "rail-board");
        game.boardFaceDown(1);
        game.boardFaceDown(2);
        game.board("fox", 2);
        game.board("moose", 2);
        reader.read("naming", "rail-name");
        table.chooseAnimal("monkey");
        reader.read("why it cannot be named", "toast");
    });
}

TEST_P(OwnLanguage, ASeatsRollsAndTokensOfOutspeed) {
    expectTheSame(GetParam(), [](Screens& screens, Reader& reader) {
        outspeed::Setup setup = fourRacers();
        for (Seat& seat : setup.seats) seat.language = "en";
        setup.seats.front().language = GetParam();
        ASSERT_TRUE(screens.app().controller().begin(setup));
        screens.open("openTable");
        OutspeedTable& table = screens.app().model().table<Outspeed>();
        PlayedRace game{screens.app().controller(), table};
        game.deal({{outspeed::Token::Nitro, {}}, {}, {}, {}});
        game.describeDice();
        table.tapSeat(0);
        table.revealBonuses();
        reader.read("a token to play", "rail-bonuses");
        table.cancel();
        table.tapSeat(0);
        game.passBonuses();
        game.programAll({{"A", {}}, {"D", {}}, {"D", {}}, {"D", {}}});
        table.resolve();
        table.show()->toEnd();
        table.tapSeat(0);
        reader.read("a roll", "rail-rolls");
        table.roll(0, 1000);
        reader.read("why it is no roll", "toast");
    });
}

}  // namespace
