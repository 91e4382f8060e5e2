// SPDX-License-Identifier: GPL-3.0-or-later

// RED ALERT cards led through the table by touch. That all sixteen can be played so is proved by the tour.
#include "tests/qml/item_walk.h"
#include "tests/qml/screens.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

class AlertScreen : public InEachLanguage {
protected:
    AlertScreen() {
        screens.openBattlefield();
        screens.game().turnOf(0, Phase::RedAlert);
    }
    /// The card, from the rail of the RED ALERT phase.
    void pick(int card) {
        touch("act-red-alert");
        touch(QStringLiteral("red-alert-%1").arg(card));
        if (!table.isLedThroughTheTable(card)) touch("red-alert-play");
        ASSERT_TRUE(finger.waitUntilGone("red-alert"));
    }
    void touch(const QString& name) { EXPECT_TRUE(screens.tap(name)) << name.toStdString(); }
    void touch(const char* name) { touch(QString::fromLatin1(name)); }
    void touchBase(int base) { EXPECT_TRUE(finger.tapEdge(QStringLiteral("base-%1").arg(base))); }
    void comes(const char* what, const std::function<bool()>& condition) {
        EXPECT_TRUE(finger.waitUntil(condition, QString::fromLatin1(what)));
    }

    Screens screens{language()};
    Finger& finger = screens.finger();
    AllYourBaseTable& table = screens.table();
    AlertModel& alert = *table.alert();
};

INSTANTIATE_TEST_SUITE_P(, AlertScreen, inOneLanguage("zh"), languageName);

/// What could be cut or overlap, by the length of words.
class AlertLayout : public AlertScreen {};

INSTANTIATE_TEST_SUITE_P(, AlertLayout, inAllLanguages(), languageName);

TEST_P(AlertScreen, TheCardWithAMomentOfItsOwnIsDimmed) {
    touch("act-red-alert");
    ASSERT_TRUE(finger.waitFor("red-alert-15"));
    EXPECT_TRUE(finger.find("red-alert-14")->property("available").toBool());
    EXPECT_FALSE(finger.find("red-alert-15")->property("available").toBool());
    touch("red-alert-15");
    EXPECT_TRUE(finger.waitFor("red-alert.refusal"));
}

TEST_P(AlertScreen, OneCardOneConfirmationOneUndo) {
    const std::size_t before = screens.game().played();
    const int taps = finger.taps();
    pick(13);
    touchBase(4);
    ASSERT_TRUE(finger.waitFor("alert-play"));
    EXPECT_TRUE(screens.textsOf("rail-alert").contains(u"B4"));
    touch("alert-play");
    comes("the base was gone", [&] { return screens.game().state().base(4_B) == nullptr; });
    EXPECT_EQ(finger.taps() - taps, 4) << "RED ALERT, the card, the base, and the confirmation";
    touch("act-undo");
    comes("the base was back", [&] { return screens.game().played() == before; });
    EXPECT_NE(screens.game().state().base(4_B), nullptr);
}

TEST_P(AlertScreen, ACardIsReadBeforeItIsPlayedByHoldingIt) {
    touch("act-red-alert");
    ASSERT_TRUE(finger.waitFor("red-alert-13"));
    EXPECT_TRUE(finger.hold("red-alert-13"));
    ASSERT_TRUE(finger.waitFor("red-alert-play"));
    EXPECT_FALSE(alert.isOpen());
    touch("red-alert-play");
    comes("a base was asked for", [&] { return alert.asks() == AlertModel::Asks::Base; });
}

TEST_P(AlertScreen, WhatMayNotBeChosenSaysWhy) {
    pick(2);
    touchBase(1);
    ASSERT_TRUE(finger.waitFor("toast"));
    EXPECT_TRUE(screens.textsOf("toast").contains(u"5.2"));
    EXPECT_TRUE(screens.textsOf("toast").contains(u"B1"));
    touch("toast-dismiss");
    touchBase(3);
    EXPECT_TRUE(finger.waitFor("alert-play"));
}

/// Where the words just fit, or just do not.
TEST_P(AlertLayout, StandsAtEveryHeight) {
    screens.game().play(PassDefense{});
    screens.game().play(EndTurn{});  // so there is a card to draw above the words
    screens.settle();
    pick(16);
    for (int choice = 0; choice < 3; ++choice) {
        for (int height = 600; height <= 900; height += 20) {
            screens.resize({1280, height});
            const QStringList faults = faultsOf(screens.window());
            ASSERT_TRUE(faults.isEmpty())
                << choice << " at " << height << ":\n  " << faults.join(QStringLiteral("\n  ")).toStdString();
        }
        if (alert.asks() == AlertModel::Asks::Ship)
            alert.chooseShip(rowsOf<AlertShipRow>(alert.ships()).front().pieceId);
        else alert.chooseBase(rowsOf<AlertBaseRow>(alert.bases()).front().baseId);
        screens.settle();
    }
}

TEST_P(AlertScreen, WhatHappenedBeforeIsNotToldWhileSomebodyChooses) {
    const QString last = screens.table().log()->lastText();
    ASSERT_TRUE(screens.textsOf("log-last").contains(last));
    pick(8);
    EXPECT_FALSE(screens.textsOf("log-last").contains(last));
    touch("alert-close");
    EXPECT_TRUE(finger.waitUntil([&] { return screens.textsOf("log-last").contains(last); }, "it was told again"));
}

TEST_P(AlertScreen, AChoiceIsTakenBackAndTheCardPutAway) {
    pick(8);
    const auto theft = [&] { return std::get<red_alert::ShipThief>(alert.draft()); };
    touchBase(4);
    comes("where to was asked", [&] { return theft().from == 4_B; });
    touch("alert-back");
    comes("whose ships was asked again", [&] { return !theft().from; });
    touchBase(3);
    touchBase(1);
    comes("all was chosen", [&] { return alert.asks() == AlertModel::Asks::Nothing; });
    EXPECT_TRUE(finger.waitFor("alert-play"));
    touch("alert-close");
    EXPECT_TRUE(finger.waitUntilGone("rail-alert"));
    EXPECT_EQ(screens.game().state().turn.redAlertsPlayed, 0);
}

TEST_P(AlertScreen, TheClauseOfTheCardIsAtHand) {
    pick(8);
    touch("alert-info");
    EXPECT_TRUE(finger.waitFor("clause-close"));
}

TEST_P(AlertScreen, OnAPhoneWhoChoosesSeesWhatThereIsToChooseFrom) {
    screens.resize(phone);
    screens.settle();
    ASSERT_TRUE(isInSight(finger.find("base-1"))) << "who plays is in sight";
    ASSERT_FALSE(isInSight(finger.find("base-4")));
    pick(13);
    comes("a base that can be chosen was in sight",
          [&] { return isInSight(finger.find("base-3")) || isInSight(finger.find("base-4")); });
    alert.chooseBase(3);
    comes("all was chosen", [&] { return alert.asks() == AlertModel::Asks::Nothing; });
    screens.settle();
    EXPECT_TRUE(isInSight(finger.find("base-3"))) << "what will be destroyed, until it is";
    touch("alert-close");
    comes("the one who plays was in sight again", [&] { return isInSight(finger.find("base-1")); });
}

TEST_P(AlertScreen, OnAPhoneABaseThatIsTakenIsFollowedToWhereItLies) {
    screens.resize(phone);
    screens.settle();
    pick(10);
    comes("a base that can be chosen was in sight", [&] { return isInSight(finger.find("base-4")); });
    alert.chooseBase(4);
    alert.chooseBase(3);
    comes("the card that is asked about lay with whoever takes its base", [&] {
        const QQuickItem* base = finger.find(QStringLiteral("base-%1").arg(alert.watched()));
        return base != nullptr && finger.find("seat-0")->isAncestorOf(base) && isInSight(base);
    });
}

/// As they will lie by then: who is given a ship by one order may send it on with the next.
TEST_P(AlertScreen, AShipThatIsSentLiesWhereItWasSent) {
    pick(16);
    EXPECT_TRUE(finger.tap("piece-1"));
    touchBase(5);
    comes("it lay on the other base", [&] {
        const QQuickItem* ship = finger.find("piece-1");
        const QQuickItem* base = finger.find("base-5");
        return ship != nullptr && base != nullptr && base->isAncestorOf(ship);
    });
    EXPECT_EQ(screens.game().state().piece(1_P)->at, 1_B) << "nothing has happened yet";
    EXPECT_TRUE(finger.waitFor("was-5")) << "what it had before is told";
    touch("alert-back");
    EXPECT_TRUE(finger.waitUntilGone("was-5")) << "to take a choice back changes nothing";
}

/// Beside a table the name stands above the question; on a phone it leads it.
TEST_P(AlertScreen, WhoIsAskedIsCalledByName) {
    for (const QSize size : {landscape, phone}) {
        screens.resize(size);
        pick(16);
        screens.settle();
        const QString name = alert.chooserName();
        ASSERT_FALSE(name.isEmpty());
        EXPECT_TRUE(screens.textsOf("rail-alert").contains(name)) << size.width();
        touch("alert-close");
    }
}

TEST_P(AlertScreen, ASeatIsChosenOnTheTable) {
    pick(7);
    EXPECT_TRUE(finger.tapEdge(QStringLiteral("seat-2")));
    touch("alert-play");
    comes("the turn was given", [&] { return screens.game().state().turn.seat == 2; });
}

TEST_P(AlertScreen, WhoGivesToWhomIsDrawn) {
    pick(9);
    for (const char* seat : {"gives-0", "gives-1", "gives-2"}) EXPECT_TRUE(finger.waitFor(seat)) << seat;
    touch("alert-play");
    comes("the card was played", [&] { return screens.game().state().turn.redAlertsPlayed == 1; });
}

TEST_P(AlertScreen, WhoSitsAcrossIsAskedTowardsThatSide) {
    pick(10);
    touchBase(4);
    touchBase(3);
    comes("a former owner was asked", [&] { return alert.chooser() == 1; });
    ASSERT_TRUE(finger.waitFor("rail-turn"));
    EXPECT_TRUE(screens.textsOf("alert-happens").contains(screens.table().playingName())) << "whose card it is";
    const auto turned = [&] { return finger.find(QStringLiteral("rail-alert"))->parentItem()->rotation() == 180.0; };
    EXPECT_TRUE(turned());
    touch("rail-turn");
    comes("it was turned back", [&] { return !turned(); });
    touch("alert-discard");
    touch("alert-rest");
    comes("the other base's card was asked for",
          [&] { return std::get<red_alert::TwoBases>(alert.draft()).moves.size() == 3; });
    touch("alert-play");
    comes("the bases had changed hands", [&] { return screens.game().state().base(4_B)->owner == 0; });
    EXPECT_TRUE(screens.app().model().settings()->turnsToSeats())
        << "a panel that was turned by hand changes no setting";
}

TEST_P(AlertScreen, FreePlaysAreCountedToTheEnd) {
    touch("act-red-alert");
    touch("red-alert-4");
    touch("red-alert-play");
    comes("two free plays were open", [&] { return table.freePlays()->left() == 2; });
    EXPECT_EQ(screens.textsOf("free-plays-left"), QStringLiteral("2"));
    EXPECT_EQ(finger.find("act-discard"), nullptr) << "who has a base discards nothing (5.17)";
    touch("card-zig");
    touchBase(1);
    comes("one was left", [&] { return table.freePlays()->left() == 1; });
    touch("act-pass-free-play");
    comes("none was left", [&] { return !table.freePlays()->isOpen(); });
    EXPECT_EQ(screens.game().state().turn.phase, Phase::Defense);
}

TEST_P(AlertScreen, TheWholeHandIsPlayedUntilSomebodySaysSo) {
    touch("act-red-alert");
    touch("red-alert-5");
    touch("red-alert-play");
    touch("act-play-base");
    comes("a base was played", [&] { return screens.game().state().basesSeen == 6; });
    touch("act-end-free-plays");
    comes("the hand was played", [&] { return !table.freePlays()->isOpen(); });
}

/// The next step must not be scrolled to where there is least room.
TEST_P(AlertLayout, InLargeTextOnAPhoneTheNextStepIsInSight) {
    screens.app().model().settings()->setTextPercent(150);
    screens.resize(phone);
    const auto isInSight = [&](const QString& name) {
        const std::vector<Shown> all = shownIn(screens.window());
        const auto found = std::ranges::find(all, name, [](const Shown& one) { return one.item->objectName(); });
        return found != all.end() && found->clip.adjusted(-1, -1, 1, 1).contains(found->rect);
    };
    pick(8);
    screens.settle();
    EXPECT_TRUE(isInSight(QStringLiteral("alert-base-3")));
    alert.chooseBase(4);
    alert.chooseBase(1);
    screens.settle();
    EXPECT_TRUE(isInSight(QStringLiteral("alert-play")));
    EXPECT_EQ(faultsOf(screens.window()), QStringList());
}

TEST_P(AlertScreen, ASecondLanguageIsReadAlong) {
    pick(11);
    ASSERT_TRUE(finger.waitFor("alert-language"));
    const RuleTexts& rules = screens.app().model().rules<AllYourBase>();
    const QString other = language() == "zh" ? QStringLiteral("es") : QStringLiteral("zh");
    const auto isRead = [&] { return screens.textsOf("rail-alert").contains(rules.happens("5.11", other)); };
    // It is Ana who chooses, and she speaks the language of the screen.
    EXPECT_TRUE(screens.textsOf("rail-alert").contains(rules.happens("5.11", language())));
    EXPECT_FALSE(isRead());
    for (int taps = 0; taps < 3 && !isRead(); ++taps) touch("alert-language");
    comes("the card was told in another language too", isRead);
}

/// Below an upright table one language fills the panel; who referees in another one asks for it by a tap.
TEST_P(AlertScreen, BelowTheTableTheScreensLanguageComesWithOneTap) {
    screens.resize(portrait);
    // 美玲 chooses in Chinese.
    screens.app().model().settings()->setLanguage(QStringLiteral("es"));
    screens.game().turnOf(1, Phase::RedAlert);
    screens.settle();
    pick(11);
    ASSERT_TRUE(finger.waitFor("alert-language"));
    const RuleTexts& rules = screens.app().model().rules<AllYourBase>();
    const auto tells = [&](const char* words) {
        return screens.textsOf("rail-alert").contains(rules.happens("5.11", QString::fromLatin1(words)));
    };
    const QString own = alert.language();
    ASSERT_EQ(own, "zh");
    EXPECT_TRUE(tells("zh"));
    EXPECT_FALSE(tells("es"));
    touch("alert-language");
    comes("the card was told in the screen's language too", [&] { return tells("es"); });
}

}  // namespace
