// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/games/all_your_base/codec.h"
#include "tests/app/app_fixture.h"
#include "tests/support/random_all_your_base.h"

#include <QAbstractItemModelTester>

#include <set>

using namespace basekeeper;
using namespace basekeeper::test;
using namespace basekeeper::all_your_base;

namespace {

QVariant value(LogModel& log, int row, const char* role) {
    return log.data(log.index(row), log.roleNames().key(role, -1));
}
QString text(LogModel& log, int row) { return value(log, row, "text").toString(); }
QString text(AppTable& app) { return text(*app.table.log(), 0); }

TEST(LogModel, ShowsTheLatestActFirst) {
    AppTable app;
    LogModel& log = *app.table.log();
    const QAbstractItemModelTester tester(&log, QAbstractItemModelTester::FailureReportingMode::Fatal);
    EXPECT_EQ(log.count(), 0);
    EXPECT_EQ(log.lastText(), QString());
    const QSignalSpy inserted(&log, &QAbstractItemModel::rowsInserted);
    const QSignalSpy reset(&log, &QAbstractItemModel::modelReset);
    app.table.playBase();
    app.table.endTurn();
    EXPECT_EQ(inserted.count(), 2);
    EXPECT_EQ(reset.count(), 0);
    ASSERT_EQ(log.count(), 2);
    EXPECT_EQ(text(log, 0), "ends the turn");
    EXPECT_EQ(text(log, 1), "plays a BASE (B1)");
    EXPECT_EQ(value(log, 1, "number"), 1);
    EXPECT_EQ(value(log, 0, "number"), 2);
    EXPECT_EQ(value(log, 0, "name"), "Ana");
    EXPECT_EQ(value(log, 0, "seat"), 0);
    EXPECT_EQ(value(log, 0, "standing"), true);
    EXPECT_EQ(value(log, 0, "isOverride"), false);
    EXPECT_FALSE(value(log, 1, "time").toString().isEmpty());
    EXPECT_NE(value(log, 0, "time"), value(log, 1, "time")) << "empty while the same minute runs";
    app.rule({edit::AddBase{1, {}, false}});
    EXPECT_EQ(value(log, 0, "isOverride"), true);
    EXPECT_EQ(value(log, 0, "name"), "") << "whose turn it is has not done it";
    EXPECT_EQ(text(log, 0), "Ruling: New base for 美玲 (as agreed)");
    EXPECT_EQ(log.lastText(), text(log, 0));
    app.rule({edit::RemoveBase{1_B}, edit::RemoveBase{2_B}, edit::AddBase{0, {}, false}, edit::AddBase{1, {}, false},
              edit::AddBase{2, {}, false}});
    EXPECT_EQ(text(log, 0), "Ruling: B1 is removed · B2 is removed · New base for Ana · and 2 more (as agreed)");
}

TEST(LogModel, NamesAnActorOnceForActsInARow) {
    AppTable app;
    LogModel& log = *app.table.log();
    const QAbstractItemModelTester tester(&log, QAbstractItemModelTester::FailureReportingMode::Fatal);
    app.table.playBase();
    EXPECT_EQ(value(log, 0, "named"), true);
    QSignalSpy changed(&log, &LogModel::dataChanged);
    app.table.endTurn();
    EXPECT_EQ(value(log, 0, "named"), true) << "the latest is on top, and names who did it";
    EXPECT_EQ(value(log, 1, "named"), false);
    ASSERT_FALSE(changed.isEmpty()) << "a view has shown it before";
    EXPECT_EQ(changed.front().front().toModelIndex().row(), 1);
    app.table.playBase();
    EXPECT_EQ(value(log, 0, "named"), true);
    EXPECT_EQ(value(log, 1, "named"), true) << "another seat";
    EXPECT_EQ(value(log, 2, "named"), false);
    app.rule({edit::AddBase{1, {}, false}});
    EXPECT_EQ(value(log, 1, "named"), true) << "a ruling has no actor";
    app.rule({edit::AddBase{1, {}, false}});
    EXPECT_EQ(value(log, 1, "named"), true) << "nor have two of them the same";
    app.table.undo();
    app.table.undo();
    app.table.undo();
    app.table.undo();
    EXPECT_EQ(value(log, 3, "named"), true) << "what stands is told apart from what was taken back";
}

TEST(LogModel, ShowsThePictureOfTheCardThatWasPlayedOrASign) {
    AppTable app;
    app.table.playBase();
    EXPECT_EQ(value(*app.table.log(), 0, "picture"), "cards/base");
    app.table.endTurn();
    EXPECT_EQ(value(*app.table.log(), 0, "picture"), "arrow-right");
    app.turnOf(0, Phase::Defense);
    app.play(ship(Card::Destroyer, 1_B));
    EXPECT_EQ(value(*app.table.log(), 0, "picture"), "cards/destroyer");
    app.turnOf(0, Phase::RedAlert);
    app.table.playRedAlert(3);
    EXPECT_EQ(value(*app.table.log(), 0, "picture"), "alerts/3");
}

/// As after Resume: the table is looked at when the game has long been there.
TEST(LogModel, TellsOfAGameThatWasThereBefore) {
    AppTable app;
    app.table.playBase();
    app.table.endTurn();
    AllYourBaseTable later(app.controller, app.languages, app.books);
    ASSERT_EQ(later.log()->count(), 2);
    EXPECT_EQ(later.log()->lastText(), "ends the turn");
}

TEST(LogModel, MarksWhatWasTakenBackUntilANewActIsMade) {
    AppTable app;
    LogModel& log = *app.table.log();
    const QAbstractItemModelTester tester(&log, QAbstractItemModelTester::FailureReportingMode::Fatal);
    app.table.playBase();
    app.table.endTurn();
    app.table.playBase();
    app.table.undo();
    app.table.undo();
    ASSERT_EQ(log.count(), 3);
    EXPECT_EQ(value(log, 0, "standing"), false);
    EXPECT_EQ(value(log, 1, "standing"), false);
    EXPECT_EQ(value(log, 2, "standing"), true);
    EXPECT_EQ(log.lastText(), "plays a BASE (B1)");
    EXPECT_EQ(log.lastName(), "Ana");
    app.table.redo();
    EXPECT_EQ(value(log, 1, "standing"), true);
    EXPECT_EQ(log.lastSeat(), 0);
    app.table.undo();
    app.table.reshuffle();
    ASSERT_EQ(log.count(), 2) << "what was taken back is gone";
    EXPECT_EQ(text(log, 0), "shuffles the discard pile into a new deck");
    EXPECT_EQ(value(log, 0, "standing"), true);
}

TEST(LogModel, ShowsTheNewActWhereOneTookThePlaceOfAnother) {
    AppTable app;
    LogModel& log = *app.table.log();
    app.table.playBase();
    app.table.endTurn();
    EXPECT_EQ(text(log, 0), "ends the turn");
    app.table.undo();
    app.table.reshuffle();
    EXPECT_EQ(log.count(), 2);
    EXPECT_EQ(text(log, 0), "shuffles the discard pile into a new deck");
}

/// A mirror of the list that believes nothing but the signals must be right after any entries.
TEST(LogModel, TellsAViewEverythingThatItMustKnow) {
    AppTable app;
    LogModel& log = *app.table.log();
    const QAbstractItemModelTester tester(&log, QAbstractItemModelTester::FailureReportingMode::Fatal);
    std::vector<std::pair<QString, bool>> shown;
    const auto read = [&](int row) { return std::pair(text(log, row), value(log, row, "standing").toBool()); };
    QObject::connect(&log, &QAbstractItemModel::rowsInserted, [&](const QModelIndex&, int first, int last) {
        for (int row = first; row <= last; ++row) shown.insert(shown.begin() + row, read(row));
    });
    QObject::connect(&log, &QAbstractItemModel::dataChanged, [&](const QModelIndex& first, const QModelIndex& last) {
        for (int row = first.row(); row <= last.row(); ++row) shown[static_cast<std::size_t>(row)] = read(row);
    });
    QObject::connect(&log, &QAbstractItemModel::modelReset, [&] {
        shown.clear();
        for (int row = 0; row < log.count(); ++row) shown.push_back(read(row));
    });
    random_play::Random random(3);
    for (int i = 0; i < 120; ++i) {
        const int kind = random.below(5);
        if (kind == 0) app.controller.add<AllYourBase>(Undo{random.between(1, 2)});
        else if (kind == 1) app.controller.redo(1);
        else app.controller.add<AllYourBase>(random_play::Trait<AllYourBase>::act(app.state(), random));
        ASSERT_EQ(shown.size(), static_cast<std::size_t>(log.count()));
        for (int row = 0; row < log.count(); ++row)
            ASSERT_EQ(shown[static_cast<std::size_t>(row)], read(row)) << "step " << i << ", row " << row;
    }
}

TEST(LogModel, BeginsAnewWithAnotherGame) {
    AppTable app;
    app.table.playBase();
    ASSERT_TRUE(app.controller.begin(threePeople()));
    EXPECT_EQ(app.table.log()->count(), 0);
    app.table.endSession();
    EXPECT_EQ(app.table.log()->count(), 0);
}

TEST(LogModel, TellsEachActWithItsNumbers) {
    Battlefield app;
    app.turnOf(0, Phase::RedAlert);
    app.play(redAlertTo(6, 2));
    EXPECT_EQ(text(app), "plays RED ALERT 6: " + app.rules.title("5.6", "en") + "; chosen: Tomás");
    app.table.undo();
    app.play(RedAlert(red_alert::TwoBases{{3_B, 5_B}, {{4_P, BaseId::None}}}));
    EXPECT_EQ(text(app), "plays RED ALERT 10: " + app.rules.title("5.10", "en") +
                             "; chosen: 美玲’s B3, Tomás’s B5 and Zig to the discard pile")
        << "from whom they came";
    app.table.undo();
    app.play(redAlertTo(6, 2));
    app.play(ship(Card::Zig, 1_B, 3, 2));
    EXPECT_EQ(text(app), "plays Zig on B1: attack 3, defense 2");
    app.play(attackOn(4_B, {1_P, 3_P}));
    EXPECT_EQ(text(app), "attacks 美玲’s B4: 7 against 4");
    app.table.resolveAttack();
    EXPECT_EQ(text(app), "captures B4 from 美玲, surplus 2");
    app.play(TakeChange{{{3_P, 4_B}}});
    EXPECT_EQ(text(app), "takes change: Destroyer to B4");
    app.play(Regroup{{{3_P, 1_B}}});
    EXPECT_EQ(text(app), "moves Destroyer to B1");
    app.table.undo();
    app.play(Regroup{});
    EXPECT_EQ(text(app), "begins to regroup");
    app.turnOf(1, Phase::Attack);
    app.play(attackOn(5_B, {4_P}));
    app.table.counterattack();
    EXPECT_EQ(text(app), "counters the attack on B5");
    EXPECT_EQ(app.table.log()->lastName(), "Tomás") << "it is the defender's act";
    app.turnOf(0, Phase::Defense);
    app.play(Discard{Card::Crew, {}, {}, {}});
    EXPECT_EQ(text(app), "discards CREW");
    app.turnOf(0, Phase::Defense);
    app.play(PassDefense{});
    EXPECT_EQ(text(app), "can neither play nor discard, and passes");
}

/// Every kind of act that this version accepts, met in random games.
TEST(LogModel, HasWordsForEveryKindOfActInEveryLanguage) {
    std::set<ActKind> met;
    random_play::Random random(11);
    for (int game = 0; game < 4; ++game) {
        AppTable app(threePeople({.threshold = 3}));
        LogModel& log = *app.table.log();
        for (int i = 0; i < 150; ++i) {
            for (SeatId seat = 0; seat < 3; ++seat)
                if (mayDeclare(app.state(), seat) && i > 140) app.table.declare(seat);
            app.controller.add<AllYourBase>(random_play::Trait<AllYourBase>::act(app.state(), random));
        }
        // Free plays are rare.
        app.play(Overrule{
            "so ruled",
            {edit::ReopenGame{}, edit::ClosePending{}, edit::OpenFreePlays{4, 1}, edit::OpenFreePlays{5, {}}}});
        app.play(EndFreePlays{});
        app.play(PassFreePlay{});
        std::array<QStringList, 3> texts;
        for (std::size_t language = 0; language < 3; ++language) {
            app.languages.use(Languages::all()[static_cast<qsizetype>(language)]);
            app.table.retranslate();
            for (int row = 0; row < log.count(); ++row) texts[language] << text(log, row);
        }
        for (int row = 0; row < log.count(); ++row) {
            const ActKind kind =
                kindOf(app.controller.play<AllYourBase>().act(static_cast<std::size_t>(log.count() - 1 - row)));
            for (std::size_t language = 0; language < 3; ++language) {
                const QString& words = texts[language][row];
                EXPECT_FALSE(words.isEmpty()) << static_cast<int>(kind);
                EXPECT_FALSE(words.contains("%")) << words.toStdString();
            }
            EXPECT_NE(texts[0][row], texts[2][row]) << texts[0][row].toStdString();
            met.insert(kind);
        }
    }
    for (std::size_t kind = 0; kind < actKinds; ++kind)
        EXPECT_TRUE(met.contains(static_cast<ActKind>(kind)))
            << "random play has not met " << AllYourBaseCodec::actName(static_cast<ActKind>(kind)).data();
}

TEST(LogModel, WhatAnotherGameDoesNotHaveIsNotRead) {
    AppTable app;
    app.table.playBase();
    app.table.endTurn();
    LogModel log(app.controller, app.languages, app.books, nullptr);
    log.refresh();
    ASSERT_EQ(log.count(), 2);
    // Whoever hears of the new game first may ask before the log has heard of it.
    EXPECT_TRUE(app.controller.begin(threePeople()));
    EXPECT_EQ(log.lastText(), QString());
    EXPECT_EQ(text(log, 1), QString());
    log.refresh();
    EXPECT_EQ(log.count(), 0);
}

}  // namespace
