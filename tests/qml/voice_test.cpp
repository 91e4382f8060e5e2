// SPDX-License-Identifier: GPL-3.0-or-later

// The games' own voices on the screen: below plain words, with room in every form, and gone with the switch.
#include "app/games/all_aboard/all_aboard_voice.h"
#include "app/games/all_your_base/all_your_base_voice.h"
#include "app/games/outspeed/outspeed_voice.h"
#include "tests/app/all_aboard_fixture.h"
#include "tests/app/outspeed_fixture.h"
#include "tests/qml/item_walk.h"
#include "tests/qml/screens.h"

#include <QAccessible>
#include <QDir>

using namespace basekeeper;
using namespace basekeeper::test;

namespace {

/// Where words are long.
class VoiceOnScreen : public testing::Test {
protected:
    VoiceOnScreen() { QAccessible::setActive(true); }
    ~VoiceOnScreen() override { QAccessible::setActive(false); }

    template <class Setup>
    void open(const Setup& setup) {
        EXPECT_TRUE(screens.app().controller().begin(firstSpeaks(madeUpLanguage, setup)));
        screens.open("openTable");
    }

    /// The line stands in the rail in every form and size of text, or not at all.
    template <class Moment>
    void lookAtRail(const char* name, Moment moment) {
        look(name, lineOf(moment), "voice", [this] {
            const QQuickItem* voice = finger.find("voice");
            const QQuickItem* rail = voice != nullptr ? voice->parentItem() : finger.find(m_rail);
            while (rail != nullptr && !rail->property("title").isValid()) rail = rail->parentItem();
            ASSERT_NE(rail, nullptr);
            m_rail = rail->objectName();
            const QString title = rail->property("title").toString();
            EXPECT_FALSE(title.isEmpty());
            EXPECT_TRUE(screens.textsOf(m_rail).contains(title)) << "the plain words";
        });
    }
    template <class Moment>
    void lookAtVictory(const char* name, Moment moment, const char* plain = "victory-winner",
                       const char* line = "victory-voice") {
        look(name, lineOf(moment), line, [&] { EXPECT_NE(screens.textsOf(plain), QString()) << "the plain words"; });
    }

    Screens screens{madeUpLanguage};
    Finger& finger = screens.finger();
    Settings& settings = *screens.app().model().settings();

private:
    void look(const char* name, const QString& line, const char* item, const std::function<void()>& expectPlainWords) {
        const testing::ScopedTrace where(__FILE__, __LINE__, name);
        for (const int percent : {100, 200}) {
            settings.setTextPercent(percent);
            for (const QSize size : {landscape, portrait, phone, QSize(360, 740), QSize(844, 390)}) {
                screens.resize(size);
                const testing::ScopedTrace form(
                    __FILE__, __LINE__,
                    QStringLiteral("%1x%2, %3 %").arg(size.width()).arg(size.height()).arg(percent).toStdString());
                expectToFit(item, line);
                expectPlainWords();
                if (const QString folder = qEnvironmentVariable("BASEKEEPER_PICTURES"); !folder.isEmpty())
                    screens.window().grabWindow().save(QDir(folder).filePath(
                        QStringLiteral("voice-%1-%2-%3.png").arg(QLatin1String(name)).arg(size.width()).arg(percent)));
            }
        }
        settings.setGameVoice(false);
        screens.settle();
        EXPECT_EQ(finger.find(item), nullptr) << "the switch silences it";
        expectPlainWords();
        settings.setGameVoice(true);
        settings.setTextPercent(100);
        screens.resize(landscape);
    }

    void expectToFit(const char* name, const QString& line) {
        const QQuickItem* voice = finger.find(QLatin1String(name));
        ASSERT_NE(voice, nullptr);
        EXPECT_EQ(voice->property("text").toString(), line);
        EXPECT_EQ(accessibleName(*voice), line);
        EXPECT_FALSE(voice->property("truncated").toBool());
        EXPECT_LE(voice->property("contentWidth").toReal(), voice->width() + 1);
        EXPECT_LE(voice->property("contentHeight").toReal(), voice->height() + 1);
        for (const Shown& one : shownIn(screens.window())) {
            if (one.item != voice) continue;
            const QRectF room = one.clip.adjusted(-1, -1, 1, 1);
            EXPECT_TRUE(one.scrolls ? room.left() <= one.rect.left() && one.rect.right() <= room.right()
                                    : room.contains(one.rect));
        }
    }

    QString m_rail;
};

TEST_F(VoiceOnScreen, AllYourBaseStartsAndIsWon) {
    using namespace all_your_base;
    open(threePeople({.threshold = 2}));
    PlayedGame& game = screens.game();
    lookAtRail("start", AllYourBaseMoment::Start);
    game.play(PlayBase{});
    lookAtRail("one base left", AllYourBaseMoment::OneBaseLeft);
    game.base(0);
    game.play(Declare{0});
    lookAtVictory("won", AllYourBaseMoment::Won);
    lookAtVictory("lost by the others", AllYourBaseMoment::Lost, "victory-winner", "voice-to-losers");
}

TEST_F(VoiceOnScreen, AllYourBaseIsFoughtAndLost) {
    using namespace all_your_base;
    open(threePeople());
    PlayedGame& game = screens.game();
    game.layBattlefield();
    game.play(attackOn(3_B, {1_P}));
    lookAtRail("attack", AllYourBaseMoment::AttackDeclared);
    game.play(ResolveAttack{});
    game.play(TakeChange{});
    lookAtRail("regrouping", AllYourBaseMoment::Regrouping);
    game.turnOf(0, Phase::RedAlert);
    game.play(redAlert(3));
    lookAtRail("bomb", AllYourBaseMoment::Bomb);
    game.rule({edit::EndGame{}});
    lookAtVictory("lost", AllYourBaseMoment::Lost, "victory-decided");
}

TEST_F(VoiceOnScreen, OfTheHarbourMaster) {
    using namespace all_aboard;
    open(twoAboard());
    AllAboardTable& table = screens.app().model().table<AllAboard>();
    PlayedAboard game{screens.app().controller(), table};
    lookAtRail("harbour", AllAboardMoment::Start);
    game.reveal({50, 5});
    game.board("monkey", 1);
    game.board("moose", 1);
    game.boardFaceDown(1);
    lookAtRail("full boat", AllAboardMoment::BoatFull);
    game.boardFaceDown(2);
    game.board("sloth", 2);
    game.board("zebra", 2);
    table.chooseAnimal("giraffe");
    table.chooseAnimal("bear");
    lookAtRail("cast off", AllAboardMoment::CastOff);
    table.sail();
    lookAtRail("overboard", AllAboardMoment::Overboard);
    table.sail();
    lookAtRail("sunk", AllAboardMoment::Sunk);
    game.rule({edit::EndGame{{0}}});
    lookAtVictory("last boat", AllAboardMoment::End);
}

TEST_F(VoiceOnScreen, OfTheHarbourMasterWhenItWasClose) {
    using namespace all_aboard;
    open(twoAboard());
    AllAboardTable& table = screens.app().model().table<AllAboard>();
    PlayedAboard game{screens.app().controller(), table};
    game.reveal({21, 99});
    game.board("moose", 1);
    game.board("zebra", 1);
    game.boardFaceDown(1);
    game.boardFaceDown(2);
    game.board("sloth", 2);
    game.board("fox", 2);
    table.chooseAnimal("giraffe");
    table.chooseAnimal("bear");
    table.sail();
    lookAtRail("close call", AllAboardMoment::CloseCall);
}

TEST_F(VoiceOnScreen, OfTheRadio) {
    using namespace outspeed;
    open(fourRacers());
    OutspeedTable& table = screens.app().model().table<Outspeed>();
    PlayedRace game{screens.app().controller(), table};
    lookAtRail("radio", OutspeedMoment::Start);
    game.describePlain();
    lookAtRail("new tile", OutspeedMoment::NewTile);
    game.rule({edit::SetFuel{0, 1}});
    game.passBonuses();
    game.programAll({{"Aldebaran", {}}, {"Aldebaran", {}}, {"Canopus", {}}, {"Canopus", {}}});
    table.resolve();
    lookAtRail("drops out", OutspeedMoment::DropsOut);
    game.rule({edit::StartTurn{turns}});
    game.describe(13, {{"A", {}, false, 1, {2, 0, 0}}});
    lookAtRail("last tile", OutspeedMoment::LastTile);
    game.rule({edit::EndGame{{1}}});
    lookAtVictory("flag", OutspeedMoment::Won);
}

TEST_F(VoiceOnScreen, OfTheRadioWhenNobodyIsLeft) {
    open(fourRacers());
    OutspeedTable& table = screens.app().model().table<Outspeed>();
    PlayedRace game{screens.app().controller(), table};
    game.rule({outspeed::edit::EndGame{}});
    lookAtVictory("static", OutspeedMoment::NobodyLeft, "victory-phrase");
}

TEST_F(VoiceOnScreen, IsSilentWhileSomebodyWeighsAnAttack) {
    using namespace all_your_base;
    open(threePeople());
    PlayedGame& game = screens.game();
    game.layBattlefield();
    game.play(attackOn(3_B, {1_P}));
    game.play(Counterattack{});
    screens.settle();
    ASSERT_NE(finger.find("voice"), nullptr);
    screens.table().bench()->weigh(4);
    screens.settle();
    ASSERT_NE(finger.find("rail-bench"), nullptr);
    EXPECT_EQ(finger.find("voice"), nullptr);
}

TEST_F(VoiceOnScreen, IsSilentWhileNothingCanBeSaved) {
    open(threePeople());
    ASSERT_NE(finger.find("voice"), nullptr);
    {
        const FullDisk disk;
        screens.game().play(all_your_base::PlayBase{}, SessionController::Outcome::NotSaved);
    }
    EXPECT_TRUE(finger.waitUntilGone("voice"));
}

TEST_F(VoiceOnScreen, TheSwitchIsInTheSettings) {
    EXPECT_TRUE(settings.gameVoice());
    screens.open("openSettings");
    EXPECT_TRUE(screens.tap("settings-game-voice"));
    EXPECT_TRUE(finger.waitUntil([&] { return !settings.gameVoice(); }, "it was switched off"));
    open(threePeople());
    EXPECT_EQ(finger.find("voice"), nullptr);
    Languages languages;
    EXPECT_FALSE(Settings(languages, settings.dataFolder()).gameVoice()) << "and stays so at the next start";
}

}  // namespace
