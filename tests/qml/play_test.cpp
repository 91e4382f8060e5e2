// SPDX-License-Identifier: GPL-3.0-or-later

// A game under a real finger, in each language, with the taps counted that look.md allows.
#include "app/drawings/card_drawing.h"
#include "tests/qml/item_walk.h"
#include "tests/qml/screens.h"

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

class PlayScreen : public InEachLanguage {
protected:
    /// Until there is one more act in the line of play; gives how many taps it took since the last count.
    int tapsUntilPlayed(std::size_t acts) {
        EXPECT_TRUE(screens.finger().waitUntil(
            [&] { return screens.app().controller().hasGame() && screens.game().played() == acts; },
            QStringLiteral("%1 acts had been played").arg(acts)));
        const int now = screens.finger().taps();
        return now - std::exchange(m_taps, now);
    }
    void touch(const char* name) { EXPECT_TRUE(screens.tap(name)) << name; }
    [[nodiscard]] static QRectF inWindow(const QQuickItem& item) {
        return item.mapRectToScene({0, 0, item.width(), item.height()});
    }
    /// Nine bases each of the first two seats, and a ship of the first that can take any base.
    void openManyBasesOnAPhone() {
        screens.resize(phone);
        screens.openTable();
        std::vector<Edit> edits(9, edit::AddBase{0, {}, false});
        edits.resize(18, edit::AddBase{1, {}, false});
        edits.push_back(edit::AddCard{Card::Dreadnought, {}, {}, 1_B});
        screens.game().rule(edits);
        screens.game().turnOf(0, Phase::Attack);
    }
    /// Whole, and above the rail.
    bool isInSight(const QString& name, const char* rail) {
        const std::vector<Shown> all = shownIn(screens.window());
        const auto found = std::ranges::find_if(all, [&](const Shown& it) { return it.item->objectName() == name; });
        return found != all.end() && found->clip.contains(found->rect) &&
               !found->rect.intersects(inWindow(*finger.find(QString::fromLatin1(rail))));
    }

    Screens screens{language()};
    Finger& finger = screens.finger();
    AllYourBaseTable& table = screens.table();

private:
    int m_taps = 0;
};

INSTANTIATE_TEST_SUITE_P(, PlayScreen, inOneLanguage("en"), languageName);

TEST_P(PlayScreen, FromTheStartToTheTableInThreeTaps) {
    touch("start-new");
    touch("game-all-your-base");
    touch("setup-begin");
    ASSERT_TRUE(finger.waitFor("act-play-base"));
    EXPECT_EQ(finger.taps(), 3);
    EXPECT_EQ(table.seatCount(), 3);
    EXPECT_EQ(screens.app().controller().play<AllYourBase>().setup().seats[0].language, language().toStdString());
}

TEST_P(PlayScreen, ATurnInAsFewTapsAsPromised) {
    screens.openTable();
    touch("act-play-base");
    EXPECT_EQ(tapsUntilPlayed(1), 1) << "a base";
    touch("act-undo");
    EXPECT_EQ(tapsUntilPlayed(0), 1) << "undo";
    touch("act-redo");
    EXPECT_EQ(tapsUntilPlayed(1), 1) << "redo";
    touch("act-end-turn");
    EXPECT_EQ(tapsUntilPlayed(2), 1) << "end turn";
    touch("act-play-base");
    touch("act-end-turn");
    EXPECT_EQ(tapsUntilPlayed(4), 2);
    touch("act-play-base");
    touch("act-end-turn");
    EXPECT_EQ(tapsUntilPlayed(6), 2);
    touch("card-destroyer");
    EXPECT_EQ(tapsUntilPlayed(7), 1) << "a ship with one base to go to";
    EXPECT_EQ(screens.game().last<PlayShip>(), ship(Card::Destroyer, 1_B));
    screens.game().rule({edit::AddCard{Card::Zig, {}, {}, BaseId::None}});
    tapsUntilPlayed(8);
    EXPECT_TRUE(finger.tapEdge("base-2"));
    touch("act-attack");
    EXPECT_EQ(tapsUntilPlayed(9), 2) << "an attack with the proposed force";
    EXPECT_EQ(screens.game().last<Attack>(), attackOn(2_B, {1_P}));
    touch("act-let-through");
    EXPECT_EQ(tapsUntilPlayed(10), 1);
    EXPECT_TRUE(finger.waitFor("cards-to-move"));
    touch("act-take-change");
    EXPECT_EQ(tapsUntilPlayed(11), 1) << "the best change";
    touch("act-end-turn");
    EXPECT_EQ(tapsUntilPlayed(12), 1);
}

/// Which card chance has dealt, nobody else can say: it is one of those that lie there, or the table says which.
TEST_P(PlayScreen, OfAFreePlayOutOfTheDiscardPileTheCardsThatLieThereAreAsked) {
    screens.openTable();
    screens.game().rule({edit::AddBase{0, {}, false}, edit::AddCard{Card::Zig, {}, {}, BaseId::None},
                         edit::AddCard{Card::Cats, {}, {}, BaseId::None}});
    screens.game().turnOf(0, Phase::RedAlert);
    table.playRedAlert(12);
    ASSERT_TRUE(finger.waitFor("pile-1"));
    screens.settle();
    EXPECT_EQ(finger.find("act-play-base"), nullptr);
    EXPECT_EQ(finger.find("card-destroyer"), nullptr);
    touch("act-another-card");
    EXPECT_TRUE(finger.waitFor("card-destroyer"));
    ASSERT_NE(finger.find("act-play-base"), nullptr) << "it may be a BASE";
    EXPECT_FALSE(finger.find("act-play-base")->property("primary").toBool()) << "it is not the one thing to do";
    touch("pile-1");
    EXPECT_TRUE(finger.waitUntil([&] { return screens.game().state().piece(1_P)->at == 1_B; }, "the Zig was played"));
    EXPECT_TRUE(finger.waitFor("card-destroyer")) << "the next play is out of the hand";
}

TEST_P(PlayScreen, TheLogStandsAtTheLatestAct) {
    screens.openTable();
    for (std::size_t turn = 0; turn < 8; ++turn) {
        touch("act-play-base");
        touch("act-end-turn");
        tapsUntilPlayed(2 * turn + 2);
    }
    touch("log-last");
    EXPECT_TRUE(finger.waitUntil([&] { return screens.textsOf("log-list").contains(u"16 "); },
                                 QStringLiteral("the sixteenth act stood in the log")));
}

TEST_P(PlayScreen, EveryOtherActOfATurn) {
    screens.openTable();
    screens.game().base(0, {Card::Zig});
    screens.game().base(0);
    screens.game().base(1, {Card::Dreadnought});
    screens.game().turnOf(0, Phase::RedAlert);
    std::size_t acts = screens.game().played();
    touch("act-red-alert");
    touch("red-alert-1");
    touch("red-alert-play");
    EXPECT_EQ(tapsUntilPlayed(++acts), 3) << "a RED ALERT";
    EXPECT_EQ(screens.game().last<RedAlert>().number(), 1);
    screens.game().turnOf(0, Phase::Defense);
    ++acts;
    touch("act-discard");
    touch("card-crew");
    EXPECT_EQ(tapsUntilPlayed(++acts), 2) << "a discard";
    EXPECT_EQ(screens.game().last<Discard>().card, (std::variant<Card, NeverDiscarded>(Card::Crew)));
    touch("act-undo");
    tapsUntilPlayed(--acts);
    touch("act-pass-defense");
    EXPECT_EQ(tapsUntilPlayed(++acts), 1);
    touch("act-regroup");
    EXPECT_TRUE(finger.tap("piece-1"));
    EXPECT_TRUE(finger.tapEdge("base-2"));
    EXPECT_EQ(tapsUntilPlayed(++acts), 3) << "a move that leaves the ATTACK phase";
    EXPECT_EQ(screens.game().last<Regroup>(), (Regroup{{{1_P, 2_B}}}));
    EXPECT_TRUE(finger.tap("piece-1"));
    EXPECT_TRUE(finger.tapEdge("base-1"));
    EXPECT_EQ(tapsUntilPlayed(++acts), 2) << "a move";
    screens.game().turnOf(1, Phase::Attack);
    ++acts;
    EXPECT_TRUE(finger.tapEdge("base-1"));
    touch("act-attack");
    tapsUntilPlayed(++acts);
    EXPECT_TRUE(screens.finger().hold("act-counterattack"));
    EXPECT_EQ(tapsUntilPlayed(++acts), 1);
    touch("act-menu");
    touch("act-reshuffle");
    tapsUntilPlayed(++acts);
    EXPECT_TRUE(std::holds_alternative<Reshuffle>(screens.app().controller().play<AllYourBase>().act(acts - 1)));
}

TEST_P(PlayScreen, EveryBaseLiesWithinItsSeatsPanel) {
    for (const std::vector<int>& bases : {std::vector{4, 3, 0}, {3, 4, 0}, {5, 3, 2}, {7, 5, 3}, {12, 9, 1}}) {
        screens.openTable();
        std::vector<Edit> edits;
        for (std::size_t seat = 0; seat < bases.size(); ++seat)
            for (int base = 0; base < bases[seat]; ++base)
                edits.push_back(edit::AddBase{static_cast<SeatId>(seat), {}, false});
        screens.game().rule(edits);
        for (const QSize size : {landscape, portrait, phone, QSize(1024, 600)}) {
            screens.resize(size);
            screens.settle();
            for (const Base& base : screens.game().state().bases) {
                const QQuickItem* tile = finger.find(QStringLiteral("base-%1").arg(static_cast<int>(base.id)));
                const QQuickItem* panel = finger.find(QStringLiteral("seat-%1").arg(base.owner));
                ASSERT_TRUE(tile != nullptr && panel != nullptr);
                const QRectF within(0, 0, panel->width(), panel->height());
                EXPECT_TRUE(within.contains(tile->mapRectToItem(panel, QRectF(0, 0, tile->width(), tile->height()))))
                    << "base " << static_cast<int>(base.id) << " of " << testing::PrintToString(bases) << ", "
                    << size.width() << 'x' << size.height();
            }
        }
        screens.resize(landscape);
    }
}

TEST_P(PlayScreen, UnderTheVictoryNothingIsLeftToPress) {
    screens.openBattlefield();
    screens.game().rule({edit::EndGame{0}});
    ASSERT_TRUE(finger.waitFor("victory"));
    screens.settle();
    EXPECT_EQ(finger.find("act-menu"), nullptr);
    EXPECT_EQ(finger.find("base-1"), nullptr);
    touch("victory-table");
    EXPECT_TRUE(finger.waitFor("act-menu"));
    EXPECT_TRUE(finger.waitFor("base-1"));
}

/// The line says what to do with the real cards, above the ones to choose from.
TEST_P(PlayScreen, WhereCardsGoIsInSightAfterARedAlert) {
    screens.openTable();
    screens.resize({640, 360});
    touch("act-red-alert");
    touch("red-alert-4");
    touch("red-alert-play");
    ASSERT_TRUE(finger.waitUntilGone("red-alert-play"));
    screens.settle();
    const QQuickItem* line = finger.find("cards-to-move");
    ASSERT_NE(line, nullptr);
    const QQuickItem* scrolling = line->parentItem();
    while (scrolling != nullptr && !scrolling->inherits("QQuickFlickable")) scrolling = scrolling->parentItem();
    ASSERT_NE(scrolling, nullptr);
    EXPECT_EQ(scrolling->property("contentY").toReal(), 0);
}

/// An attack comes forward over the table, and goes back to its place with the answer.
TEST_P(PlayScreen, AnAttackIsAMoment) {
    screens.openBattlefield();
    const auto widthOf = [this](const char* name) {
        const QQuickItem* item = finger.find(QString::fromLatin1(name));
        return item == nullptr ? 0 : item->width();
    };
    const qreal panel = widthOf("seat-0");
    screens.game().play(attackOn(3_B, {3_P}));
    ASSERT_TRUE(finger.waitFor("attack-face-off"));
    screens.settle();
    EXPECT_GT(widthOf("attack-face-off"), 0.6 * landscape.width());
    EXPECT_EQ(widthOf("seat-0"), panel) << "what lies on the table stays where it is";
    touch("act-let-through");
    ASSERT_TRUE(finger.waitUntilGone("attack-face-off"));
    EXPECT_TRUE(finger.waitUntilGone("moment-flight"));
    EXPECT_EQ(screens.game().state().base(3_B)->owner, 0);
}

TEST_P(PlayScreen, WhatAttacksAndWhatIsAttackedStandOut) {
    screens.openBattlefield();
    EXPECT_TRUE(finger.tapEdge("base-4"));
    ASSERT_TRUE(finger.waitFor("rail-bench"));
    screens.settle();
    EXPECT_TRUE(finger.find("base-4")->property("target").toBool());
    EXPECT_TRUE(finger.find("piece-1")->property("chosen").toBool());
    EXPECT_FALSE(finger.find("piece-3")->property("chosen").toBool());
    EXPECT_TRUE(finger.tap("piece-3"));
    EXPECT_TRUE(finger.waitUntil([&] { return finger.find("piece-3")->property("chosen").toBool(); }, "it joins"));
    touch("bench-close");
    EXPECT_TRUE(finger.waitUntil([&] { return !finger.find("piece-1")->property("chosen").toBool(); }, "it is let go"));
    EXPECT_FALSE(finger.find("base-4")->property("target").toBool());
}

TEST_P(PlayScreen, BasesOfASeatAreEquallyLargeAndFewAreLargerThanManyBesideThem) {
    screens.openTable();
    for (int more = 0; more < 9; ++more) screens.game().base(1);
    screens.game().base(2);
    screens.settle();
    const auto base = [&](int number) { return finger.find(QStringLiteral("base-%1").arg(number)); };
    const auto domeOf = [&](int number) { return base(number)->property("domeHeight").toReal(); };
    EXPECT_EQ(inWindow(*base(9)).size(), inWindow(*base(1)).size());
    EXPECT_GT(domeOf(10), domeOf(1)) << "it has its seat for itself";
    EXPECT_LE(domeOf(10), std::ceil(1.5 * domeOf(1))) << "all are of one table";
    const QRectF seat = inWindow(*finger.find("seat-1"));
    for (int number = 1; number <= 9; ++number) EXPECT_TRUE(seat.contains(inWindow(*base(number)))) << number;
}

TEST_P(PlayScreen, CardsOfASeatAreOfOneSizeAsLongAsAFingerFindsThem) {
    screens.openTable();
    screens.game().base(0, {Card::Zig, Card::Zig, Card::Zig, Card::Zig});
    screens.game().base(0, {Card::Zig});
    screens.settle();
    const auto widthOf = [&](int card) { return finger.find(QStringLiteral("piece-%1").arg(card))->width(); };
    const qreal least = finger.find("act-undo")->property("implicitHeight").toReal();
    EXPECT_EQ(widthOf(5), std::max(std::floor(least), widthOf(1))) << widthOf(1);
    screens.game().rule({edit::RemoveCard{1_P}, edit::RemoveCard{2_P}, edit::RemoveCard{3_P}});
    screens.settle();
    EXPECT_EQ(widthOf(5), widthOf(4)) << "as large as before where none is small";
    EXPECT_GE(widthOf(5), least);
}

TEST_P(PlayScreen, WhatHandsDoStandsInTheRailOrWhereThatHasNoHeightInTheLog) {
    screens.openTable();
    screens.game().base(0);
    screens.game().turnOf(0, Phase::RedAlert);
    screens.game().play(RedAlert{red_alert::PassRight{}});
    ASSERT_TRUE(finger.waitFor("cards-to-move"));
    screens.settle();
    const auto liesIn = [&](const char* name) {
        const QQuickItem* at = finger.find("cards-to-move");
        while (at != nullptr && at->objectName() != QLatin1StringView(name)) at = at->parentItem();
        return at != nullptr;
    };
    EXPECT_TRUE(liesIn("rail-play"));
    screens.resize({1280, 600});
    screens.settle();
    EXPECT_TRUE(liesIn("log-last"));
    screens.resize(phone);
    screens.settle();
    EXPECT_TRUE(liesIn("rail-play"));
}

TEST_P(PlayScreen, APhaseThatIsStillOpenLeadsToItsCards) {
    auto setup = threePeople();
    setup.options.redAlertsPerTurn = RedAlertsPerTurn::Any;
    screens.openTable(setup);
    screens.game().turnOf(0, Phase::RedAlert);
    screens.game().play(RedAlert{red_alert::SurpriseAttack{}});
    screens.settle();
    ASSERT_EQ(table.phase(), TurnPhase::Phase::Defense);
    touch("phase-0");
    EXPECT_TRUE(finger.waitFor("red-alert-2"));
}

/// What went back from where to where is drawn, and said until somebody taps.
TEST_P(PlayScreen, AnUndoShowsWhatWentBack) {
    screens.openBattlefield();
    screens.settle();
    // Only now: a screen that still comes in takes no taps.
    screens.app().model().settings()->setReducedMotion(false);
    screens.game().turnOf(0, Phase::Regroup);
    screens.game().play(Regroup{{{3_P, 1_B}}});
    const QString act = table.undoText();
    screens.settle();
    touch("act-undo");
    ASSERT_TRUE(finger.waitFor("moment-flight"));
    EXPECT_TRUE(screens.textsOf("moment-words").contains(act));
    EXPECT_TRUE(finger.tapEdge("base-2"));
    EXPECT_EQ(finger.find("moment-words"), nullptr) << "whoever taps does not wait";
    EXPECT_TRUE(finger.waitUntilGone("moment-flight"));
    EXPECT_EQ(screens.game().state().piece(3_P)->at, 2_B);
}

TEST_P(PlayScreen, CardsInTheListOfTheBenchShowTheirPoints) {
    screens.resize(phone);
    screens.openBattlefield();
    touch("base-3");
    ASSERT_TRUE(finger.waitFor("rail-bench"));
    screens.settle();
    const QImage picture = screens.window().grabWindow();
    int cards = 0;
    for (const Shown& shown : shownIn(screens.window())) {
        const auto* card = qobject_cast<const CardDrawing*>(shown.item);
        if (card == nullptr || !shown.item->parentItem()->objectName().startsWith("bench-card-")) continue;
        ++cards;
        const QRect place = shown.rect.toRect();
        for (const char* ink : {"attackInk", "defenseInk"}) {
            int pixels = 0;
            for (int y = place.top() + place.height() * 2 / 3; y < place.bottom(); ++y)
                for (int x = place.left() + 3; x < place.right() - 3; ++x)
                    pixels += picture.pixelColor(x, y) == card->property(ink).value<QColor>();
            EXPECT_GT(pixels, 0) << ink << " of " << qPrintable(shown.item->parentItem()->objectName());
        }
    }
    EXPECT_GT(cards, 0);
}

TEST_P(PlayScreen, ACounterattackAndAnExtraTurnAreMoments) {
    screens.app().model().settings()->setReducedMotion(false);
    screens.openBattlefield();
    screens.game().play(attackOn(3_B, {3_P}));
    screens.settle();
    screens.game().play(Counterattack{});
    EXPECT_TRUE(finger.waitFor("moment-burst"));
    EXPECT_NE(finger.find("moment-flight"), nullptr) << "the cards of both sides fall";
    EXPECT_TRUE(screens.textsOf("moment-words").contains(table.undoText()));
    EXPECT_TRUE(finger.waitUntilGone("moment-burst"));
    screens.game().turnOf(0, Phase::RedAlert);
    screens.game().play(RedAlert{red_alert::SurpriseAttack{}});
    screens.game().play(PlayBase{});
    screens.settle();
    EXPECT_EQ(finger.find("moment-turn"), nullptr);
    screens.game().play(EndTurn{});
    EXPECT_TRUE(finger.waitFor("moment-turn"));
    EXPECT_TRUE(screens.textsOf("moment-words").contains(table.playingName()));
    EXPECT_TRUE(finger.waitUntilGone("moment-turn"));
}

TEST_P(PlayScreen, WithoutMotionAMomentIsOnlyTold) {
    screens.app().model().settings()->setReducedMotion(true);
    screens.openBattlefield();
    screens.game().play(attackOn(3_B, {3_P}));
    screens.settle();
    touch("act-let-through");
    ASSERT_TRUE(finger.waitFor("moment-words"));
    EXPECT_EQ(finger.find("moment-flight"), nullptr);
    screens.settle();
    for (const Base& base : screens.game().state().bases) {
        const QQuickItem* tile = finger.find(QStringLiteral("base-%1").arg(static_cast<int>(base.id)));
        ASSERT_NE(tile, nullptr);
        EXPECT_FALSE(inWindow(*tile).intersects(inWindow(*finger.find("moment-words")))) << "what is told hides a base";
    }
}

/// Of many bases a phone shows a few at a time: the one that is attacked is among them.
TEST_P(PlayScreen, OnAPhoneTheAttackedBaseIsInSight) {
    openManyBasesOnAPhone();
    for (const BaseId target : {18_B, 10_B}) {
        screens.game().play(attackOn(target, {1_P}));
        ASSERT_TRUE(finger.waitFor("rail-defend"));
        const QString name = QStringLiteral("base-%1").arg(static_cast<int>(target));
        EXPECT_TRUE(
            finger.waitUntil([&] { return isInSight(name, "rail-defend"); }, name + QStringLiteral(" was in sight")));
        table.undo();
    }
}

/// Whoever weighs one base after another does not have to look for them again.
TEST_P(PlayScreen, OnAPhoneTheTableStaysWhereItIsWhenTheBenchIsClosed) {
    openManyBasesOnAPhone();
    screens.settle();
    EXPECT_TRUE(finger.tapEdge("base-18"));
    ASSERT_TRUE(finger.waitFor("act-attack"));
    screens.settle();
    ASSERT_TRUE(isInSight("base-18", "rail-bench"));
    touch("bench-close");
    EXPECT_TRUE(finger.waitUntilGone("act-attack"));
    screens.settle();
    EXPECT_TRUE(isInSight("base-18", "rail-attack"));
}

TEST_P(PlayScreen, CardsAreAddedToTheForceByTouch) {
    screens.openBattlefield();
    EXPECT_TRUE(finger.tapEdge("base-4"));
    ASSERT_TRUE(finger.waitFor("act-attack"));
    EXPECT_EQ(table.bench()->total(), 5);
    EXPECT_TRUE(finger.tap("piece-3"));
    EXPECT_EQ(table.bench()->total(), 7);
    EXPECT_TRUE(finger.tap("piece-3"));
    EXPECT_EQ(table.bench()->total(), 5);
    touch("bench-close");
    EXPECT_FALSE(table.bench()->isOpen());
}

TEST_P(PlayScreen, WhatIsRefusedCanBeRuledOnAtOnce) {
    screens.openTable();
    touch("card-destroyer");
    ASSERT_TRUE(finger.waitFor("toast-overrule"));
    touch("toast-overrule");
    EXPECT_TRUE(finger.waitFor("overrule-enter"));
    EXPECT_TRUE(table.ruling()->isOpen());
    EXPECT_FALSE(table.refused()) << "the refusal is dealt with";
}

TEST_P(PlayScreen, ARefusalSaysWhyAndShowsItsClause) {
    screens.openTable();
    touch("card-destroyer");
    ASSERT_TRUE(finger.waitFor("toast"));
    const QString clause = table.refusal().clause;
    EXPECT_TRUE(screens.textsOf("toast").contains(table.refusal().text));
    EXPECT_EQ(hasChinese(table.refusal().text), language() == "zh");
    touch("toast-clause");
    ASSERT_TRUE(finger.waitFor("clause-close"));
    screens.settle();
    QStringList words;
    for (QQuickItem* text : screens.window().findChildren<QQuickItem*>())
        if (text->inherits("QQuickText") && text->isVisible()) words << text->property("text").toString();
    EXPECT_TRUE(words.contains(screens.app().model().rules<AllYourBase>().text(clause, language())));
    touch("clause-close");
    EXPECT_TRUE(finger.waitUntilGone("clause-close"));
    touch("toast-dismiss");
    EXPECT_TRUE(finger.waitUntilGone("toast"));
    EXPECT_EQ(screens.game().played(), 0u);
}

TEST_P(PlayScreen, TheLanguageChangesAtOnceAndNothingIsLost) {
    screens.openBattlefield();
    EXPECT_TRUE(finger.tapEdge("base-4"));
    EXPECT_TRUE(finger.tap("piece-3"));
    const auto force = table.bench()->force();
    QStringList seen;
    for (qsizetype change = 0; change < Languages::all().size(); ++change) {
        screens.settle();
        seen << screens.textsOf("act-attack");
        touch("act-language");
        EXPECT_TRUE(table.bench()->isOpen());
        EXPECT_EQ(table.bench()->force(), force);
    }
    EXPECT_EQ(QSet<QString>(seen.begin(), seen.end()).size(), Languages::all().size())
        << seen.join(u'\n').toStdString();
    EXPECT_EQ(screens.app().model().settings()->language(), language());
    touch("bench-close");

    screens.game().turnOf(0, Phase::Defense);
    touch("card-destroyer");
    touch("act-language");
    EXPECT_EQ(table.mode(), AllYourBaseTable::Mode::Play);
    EXPECT_TRUE(finger.tapEdge("base-1"));
    EXPECT_EQ(screens.game().last<PlayShip>().ship, Ship::Destroyer);
}

TEST_P(PlayScreen, TheEndOfTheTurnIsLitWhereNothingElseCanBeDoneAndGoneAfterTheGame) {
    screens.openTable();
    touch("act-play-base");
    const auto lit = [&](const char* name) {
        const QQuickItem* act = finger.find(QString::fromLatin1(name));
        return act != nullptr && act->property("primary").toBool();
    };
    EXPECT_TRUE(finger.waitUntil([&] { return lit("act-end-turn"); }, "the end of the turn was lit"));
    screens.game().base(1);
    screens.game().base(0, {Card::ZeroWing});
    screens.game().turnOf(0, Phase::Attack);
    screens.settle();
    EXPECT_FALSE(lit("act-end-turn")) << "there is a base within reach";
    screens.game().rule({edit::EndGame{0}});
    ASSERT_TRUE(finger.waitFor("victory"));
    touch("victory-table");
    ASSERT_TRUE(finger.waitFor("act-victory"));
    EXPECT_EQ(finger.find("act-end-turn"), nullptr);
    EXPECT_EQ(finger.find("over-turning-points"), nullptr) << "nobody has turned anything";
}

TEST_P(PlayScreen, ARulingFromTheButtonToTheLog) {
    screens.openBattlefield();
    const std::size_t acts = screens.game().played();
    const int defense = screens.game().state().base(5_B)->defense;
    touch("act-menu");
    touch("menu-overrule");
    touch("overrule-enter");
    ASSERT_TRUE(finger.waitFor("overrule-missing")) << "it says what is missing";
    touch("base-5");
    EXPECT_TRUE(finger.tapTwice("overrule-give-0")) << "and it is one change";
    EXPECT_TRUE(finger.countUp("overrule-points-defense-number"));
    EXPECT_EQ(finger.find("overrule-reason-2"), nullptr) << "it is asked last";
    touch("overrule-enter");
    ASSERT_TRUE(finger.waitFor("overrule-reason"));
    EXPECT_EQ(screens.game().played(), acts) << "not without a reason";
    EXPECT_EQ(table.ruling()->chosen(), TableRuling::Chosen::Nothing) << "the table asks for nothing more";
    touch("overrule-enter");
    ASSERT_TRUE(finger.waitFor("overrule-missing"));
    touch("overrule-back");
    EXPECT_TRUE(finger.waitUntilGone("overrule-reason"));
    EXPECT_EQ(finger.find("overrule-missing"), nullptr) << "of the changes nothing is missing";
    touch("overrule-enter");
    touch("overrule-reason-2");
    tapsUntilPlayed(acts + 1);
    EXPECT_EQ(hasChinese(QString::fromStdString(screens.game().last<Overrule>().reason)), language() == "zh");
    EXPECT_EQ(screens.game().last<Overrule>().changes,
              (std::vector<Edit>{edit::GiveBase{5_B, 0, {}}, edit::SetBaseDefense{5_B, defense + 1}}))
        << "what is shown is what counts";
    EXPECT_TRUE(finger.waitUntilGone("overrule-enter"));
    EXPECT_EQ(basesOf(screens.game().state(), 0).size(), 3u);

    touch("act-menu");
    touch("menu-overrule");
    touch("overrule-kind-destroyer");
    touch("base-1");
    touch("overrule-enter");
    ASSERT_TRUE(finger.waitFor("overrule-reason"));
    touch("overrule-back");
    touch("overrule-kind-destroyer");
    touch("base-1");
    EXPECT_EQ(rowsOf<LineRow>(table.overrule()->edits()).size(), 2u);
    touch("overrule-enter");
    touch("overrule-reason");
    EXPECT_TRUE(finger.type(QStringLiteral("counted again")));
    touch("overrule-enter");
    tapsUntilPlayed(acts + 2);
    EXPECT_EQ(screens.game().last<Overrule>().changes.size(), 2u);
    EXPECT_TRUE(finger.waitUntilGone("overrule-enter"));
    touch("act-undo");
    tapsUntilPlayed(acts + 1);
}

TEST_P(PlayScreen, VictoryAndBackFromIt) {
    screens.openTable(firstSpeaks(language(), threePeople({.threshold = 1})));
    touch("act-play-base");
    touch("act-declare");
    ASSERT_TRUE(finger.waitFor("victory"));
    screens.settle();
    EXPECT_EQ(screens.textsOf("victory-phrase"), "All Your Base Are Belong To Us!") << "in every language (0.3)";
    EXPECT_EQ(screens.textsOf("victory-translation").isEmpty(), language() == "en");
    EXPECT_EQ(hasChinese(screens.textsOf("victory-translation")), language() == "zh");
    EXPECT_TRUE(screens.textsOf("victory").contains("Ana"));
    touch("victory-table");
    EXPECT_TRUE(finger.waitUntilGone("victory"));
    touch("act-undo");
    tapsUntilPlayed(1);
    EXPECT_FALSE(table.over());
    touch("act-declare");  // where it is asked what to do now
    touch("victory-undo");
    tapsUntilPlayed(1);
    EXPECT_TRUE(finger.waitUntilGone("victory"));
    touch("act-end-turn");
    tapsUntilPlayed(2);
}

TEST_P(PlayScreen, AfterTheEndTheCourseIsSeenAndTheSameIsPlayedAgain) {
    EXPECT_TRUE(screens.newGame());
    ASSERT_TRUE(finger.waitFor("setup-begin"));
    const std::vector<QString> names{"Ana", "美玲", "Tomás"};
    for (int seat = 0; seat < 3; ++seat) screens.setup().setName(seat, names[static_cast<std::size_t>(seat)]);
    screens.setup().setThreshold(1);
    touch("setup-begin");
    touch("act-play-base");
    touch("act-declare");
    touch("victory-course");
    touch("session-back");
    touch("victory-again");
    touch("setup-begin");
    EXPECT_TRUE(
        finger.waitUntil([&] { return !screens.app().controller().isOver(); }, "another game was at the table"));
    EXPECT_EQ(screens.app().controller().seats()[1].name, "美玲") << "by the same people";
}

TEST_P(PlayScreen, AfterTheEndItIsSaidWhatTurnedTheGameAndTheResultIsShared) {
    screens.openTable(firstSpeaks(language(), threePeople({.threshold = 3})));
    const auto round = [&](const Action& first, const Action& second) {
        for (const Action& act : {first, second, Action(PassDefense{})}) {
            screens.game().play(act);
            screens.game().play(EndTurn{});
        }
    };
    round(PassDefense{}, PlayBase{});
    round(PassDefense{}, PlayBase{});
    round(PlayBase{}, PassDefense{});
    round(PlayBase{}, PassDefense{});
    screens.game().play(PlayBase{});
    screens.game().play(Declare{0});
    ASSERT_TRUE(finger.waitFor("victory-turning-points"));
    EXPECT_EQ(screens.textsOf("victory-turning-points").count(u'\n'), 1) << "two of them";
    const QString told = screens.textsOf("victory-turning-points");
    touch("victory-table");
    ASSERT_TRUE(finger.waitFor("over-turning-points"));
    EXPECT_EQ(screens.textsOf("over-turning-points"), told) << "the table says it, too";
    touch("act-victory");
    touch("victory-share");
    ASSERT_TRUE(finger.waitFor("export-png"));
    touch("export-close");
    ASSERT_TRUE(finger.waitUntilGone("export-png"));
    EXPECT_NE(finger.find("session-back"), nullptr) << "the game that has ended";
}

TEST_P(PlayScreen, AfterTheEndTheTableIsLeftAndTheGameIsKept) {
    screens.openTable(firstSpeaks(language(), threePeople({.threshold = 1})));
    touch("act-play-base");
    touch("act-declare");
    touch("victory-leave");
    ASSERT_TRUE(finger.waitFor("start-resume"));
    touch("start-resume");
    EXPECT_TRUE(finger.waitFor("victory"));
    EXPECT_TRUE(table.over());
}

TEST_P(PlayScreen, EndingTheSessionIsHeldAndLeadsToTheStart) {
    screens.openTable(firstSpeaks(language(), threePeople({.threshold = 1})));
    touch("act-play-base");
    touch("act-declare");
    touch("victory-table");
    touch("act-menu");
    touch("menu-end-session");
    EXPECT_TRUE(screens.app().controller().hasGame()) << "a tap alone does nothing";
    EXPECT_TRUE(finger.hold("menu-end-session"));
    EXPECT_TRUE(finger.waitFor("start-new"));
    EXPECT_FALSE(screens.app().controller().hasGame());
}

TEST_P(PlayScreen, EndingTheSessionFromTheMenuLeadsToTheStart) {
    screens.openBattlefield();
    touch("act-menu");
    EXPECT_TRUE(finger.hold("menu-end-session"));
    EXPECT_TRUE(finger.waitFor("start-new"));
    EXPECT_FALSE(screens.app().controller().hasGame());
    touch("start-new");
    EXPECT_TRUE(finger.waitFor("game-all-your-base")) << "nothing lies over the start";
}

TEST_P(PlayScreen, WhatIsHeldIsShown) {
    screens.openBattlefield();
    EXPECT_TRUE(finger.hold("base-4"));
    ASSERT_TRUE(finger.waitFor("inspect-close"));
    EXPECT_EQ(table.inspection()->base(), 4);
    touch("inspect-weigh");
    EXPECT_TRUE(finger.waitFor("act-attack"));
    EXPECT_EQ(table.bench()->target(), 4);
}

TEST_P(PlayScreen, TheMatrixLeadsToTheBench) {
    screens.openBattlefield();
    touch("act-menu");
    touch("menu-matrix");
    touch("matrix-1-1");
    EXPECT_TRUE(finger.waitUntil([&] { return table.bench()->isOpen(); }, "the bench was open"));
    EXPECT_EQ(table.bench()->attacker(), 1);
    EXPECT_EQ(table.bench()->target(), 1);
    EXPECT_FALSE(table.bench()->real());
}

TEST_P(PlayScreen, TheOpenGameIsOfferedAtTheStart) {
    screens.openTable();
    touch("act-play-base");
    touch("act-menu");
    touch("menu-leave");
    ASSERT_TRUE(finger.waitFor("start-resume"));
    screens.settle();
    EXPECT_TRUE(screens.textsOf("start-resume").contains("Tomás"));
    touch("start-resume");
    EXPECT_TRUE(finger.waitFor("act-end-turn"));
    EXPECT_EQ(screens.game().played(), 1u);
}

TEST_P(PlayScreen, AFullDiskIsLoudAndTheGameGoesOn) {
    screens.openTable();
    {
        const FullDisk disk;
        touch("act-play-base");
        ASSERT_TRUE(finger.waitFor("saving-memory"));
        EXPECT_EQ(screens.game().played(), 0u);
        touch("saving-memory");
        touch("act-play-base");
        tapsUntilPlayed(1);
        EXPECT_EQ(table.unsavedEntries(), 1);
        EXPECT_TRUE(finger.waitFor("saving-again")) << "it stays loud";
    }
    touch("saving-again");
    EXPECT_TRUE(finger.waitUntilGone("saving-again"));
    EXPECT_EQ(table.savedEntries(), 1);
    EXPECT_FALSE(table.inMemory());
}

class WithoutFolder : public InEachLanguage {};
INSTANTIATE_TEST_SUITE_P(, WithoutFolder, inOneLanguage("es"), languageName);

TEST_P(WithoutFolder, TheAppStartsSaysSoAndPlaysInMemory) {
    const TemporaryData data;
    TemporaryData::write(data.path("file"), "not a folder");
    const WarningWatch warnings;
    WindowApp app(data.path("file") + "/data", {language(), {}, 0});
    ASSERT_NE(app.window(), nullptr);
    // A screen that is still fading in takes no taps.
    app.model().settings()->setReducedMotion(true);
    app.window()->show();
    Finger other(*app.window());
    EXPECT_TRUE(other.waitFor("start-problem"));
    EXPECT_TRUE(app.model().storeProblem().contains(data.path("file"))) << app.model().storeProblem().toStdString();
    EXPECT_TRUE(other.tap("start-new"));
    EXPECT_TRUE(other.tap("game-all-your-base"));
    EXPECT_TRUE(other.tap("setup-begin"));
    EXPECT_TRUE(other.tap("act-play-base"));
    EXPECT_TRUE(
        other.waitUntil([&] { return app.controller().play<AllYourBase>().played() == 1; }, "a base had been played"));
    EXPECT_TRUE(app.controller().inMemory());
    EXPECT_EQ(other.failure(), QString());
    EXPECT_TRUE(warnings.seen().isEmpty()) << warnings.seen().join(u'\n').toStdString();
}

TEST_P(PlayScreen, ThePhasesStandInTheMiddleOfTheirPills) {
    screens.openBattlefield();
    screens.settle();
    int labels = 0;
    for (const Shown& shown : shownUnder(*finger.find("table-bar"))) {
        const QQuickItem* pill = shown.item->parentItem() ? shown.item->parentItem()->parentItem() : nullptr;
        while (pill && !pill->property("shownHeight").isValid()) pill = pill->parentItem();
        if (!pill || !shown.item->inherits("QQuickText")) continue;
        if (!pill->property("done").isValid()) continue;
        ++labels;
        EXPECT_NEAR(shown.rect.center().x(), pill->mapRectToScene({0, 0, pill->width(), pill->height()}).center().x(),
                    1)
            << shown.item->property("text").toString().toStdString();
    }
    EXPECT_EQ(labels, 4);
}

}  // namespace
