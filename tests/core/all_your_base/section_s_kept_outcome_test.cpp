// SPDX-License-Identifier: GPL-3.0-or-later

// S.5 and S.6 by themselves: what an act did at one table, kept as a ruling at another; and what a later act is called
// there. The whole of a correction is in section_s_amend_test.cpp.
#include "core/all_your_base/as_override.h"
#include "tests/support/table.h"

#include <gtest/gtest.h>

#include <tuple>

namespace basekeeper::all_your_base {
namespace {

using Code = ViolationCode;

Table after(Table t, const Action& act) {
    t.play(act);
    return t;
}

std::optional<Overrule> keptAt(const Table& now, const Table& t, const Action& act) {
    return asOverride(t.state(), after(t, act).state(), now.state(), Renaming(t.state()), "it was so");
}

/// All that a ruling can put in order.
auto whatIsRuled(const State& state) {
    return std::tuple(state.bases, state.pieces, state.turn.seat, state.turn.phase, state.pending, state.queue,
                      state.over, state.winner);
}

/// At the table where the act was made, the ruling does what the act did.
void isKeptWhole(const Table& t, const Action& act, test::Where where = test::Where::current()) {
    const ::testing::ScopedTrace trace(where.file_name(), static_cast<int>(where.line()), "isKeptWhole");
    const auto ruling = keptAt(t, t, act);
    ASSERT_TRUE(ruling.has_value());
    EXPECT_EQ(ruling->reason, "it was so");
    EXPECT_EQ(whatIsRuled(after(t, *ruling).state()), whatIsRuled(after(t, act).state()));
}

TEST(AllYourBase, clause_S_6_a_ruling_does_what_the_act_did) {
    Table t = battlefield();
    isKeptWhole(t, Regroup{{{1_P, 2_B}, {3_P, 1_B}}});
    isKeptWhole(t, EndTurn{});
    isKeptWhole(t, overrule({edit::SetCardPoints{1_P, 9, 5}}));
    isKeptWhole(t, overrule({edit::SetCardPoints{1_P, 5, 9}}));
    isKeptWhole(t, overrule({edit::SetBaseDefense{1_B, 3}, edit::GiveBase{2_B, 1, true}}));
    isKeptWhole(t, overrule({edit::RemoveBase{1_B}, edit::RemoveCard{4_P}}));
    isKeptWhole(t, overrule({edit::AddBase{1, 2, false}, edit::AddCard{Card::Zig, {}, {}, 5_B}}));
    isKeptWhole(t, overrule({edit::EndGame{1}}));
    t.turnOf(0);
    isKeptWhole(t, Discard{Card::Zig, {}, {}, {}});
    isKeptWhole(t, ship(Card::Zig, 1_B));
    isKeptWhole(t, redAlert(1));
    isKeptWhole(t, redAlert(4));
    t.play(overrule({edit::EndGame{}}));
    isKeptWhole(t, overrule({edit::ReopenGame{}}));
}

TEST(AllYourBase, clause_S_6_what_ends_a_declared_attack_ends_it_as_a_ruling) {
    Table t = battlefield();
    t.play(attackOn(3_B, {1_P}));
    isKeptWhole(t, ResolveAttack{});
    isKeptWhole(t, Counterattack{});
    isKeptWhole(t, overrule({edit::ClosePending{}}));
}

TEST(AllYourBase, clause_S_6_what_happened_while_an_attack_was_declared_can_be_kept) {
    Table t = battlefield();
    t.play(attackOn(3_B, {1_P}));
    isKeptWhole(t, overrule({edit::AddCard{Card::Zig, {}, {}, BaseId::None}}));
    EXPECT_TRUE(after(t, *keptAt(t, t, overrule({edit::MoveCard{3_P, 1_B}}))).attackIsOpen());
}

TEST(AllYourBase, clause_S_6_what_is_open_stays_open_where_the_act_left_it_so) {
    Table t = battlefield();
    t.turnOf(0);
    t.play(overrule({edit::OpenFreePlays{4, 2}}));
    const Action act = overrule({edit::SetTurn{0, Phase::Defense}, edit::OpenFreePlays{4, 2}});
    isKeptWhole(t, act);
    EXPECT_TRUE(freePlays(after(t, *keptAt(t, t, act)).state()) != nullptr);
}

TEST(AllYourBase, clause_S_6_it_rules_no_more_than_the_act_did) {
    Table t = battlefield();
    t.discarded(Card::Zig);
    const std::vector<Edit> moved{edit::MoveCard{7_P, 1_B}};
    const auto ruling = keptAt(t, t, overrule(moved));
    ASSERT_TRUE(ruling.has_value());
    EXPECT_EQ(ruling->changes, moved) << "neither the turn nor a card of the table is touched";
}

TEST(AllYourBase, clause_S_6_what_is_so_already_is_not_ruled) {
    const Table t = battlefield();
    for (const Action& act : std::vector<Action>{Regroup{{{1_P, 2_B}}}, overrule({edit::MoveCard{1_P, 2_B}}),
                                                 overrule({edit::SetQueue{{1}}})})
        EXPECT_EQ(keptAt(after(t, act), t, act), std::nullopt);
}

TEST(AllYourBase, clause_S_6_what_has_left_the_corrected_table_is_skipped) {
    const Table t = battlefield();
    const Table without = after(t, overrule({edit::RemoveBase{2_B}}));
    for (const Edit& edit : std::vector<Edit>{edit::SetBaseDefense{2_B, 3}, edit::MoveCard{1_P, 2_B},
                                              edit::AddCard{Card::Cats, {}, {}, 2_B}})
        EXPECT_EQ(keptAt(without, t, overrule({edit})), std::nullopt);
    const Edit onOther = edit::SetBaseDefense{1_B, 3};
    const auto ruling = keptAt(without, t, overrule({edit::SetBaseDefense{2_B, 3}, onOther}));
    ASSERT_TRUE(ruling.has_value());
    EXPECT_EQ(ruling->changes, std::vector<Edit>{onOther});
}

TEST(AllYourBase, clause_S_6_what_it_brings_gets_the_numbers_of_the_corrected_table) {
    const Table t = battlefield();
    Table corrected = t;
    corrected.base(1, {Card::Zig});
    const auto ruling =
        keptAt(corrected, t, overrule({edit::AddBase{0, {}, false}, edit::AddCard{Card::Cats, {}, {}, 5_B}}));
    ASSERT_TRUE(ruling.has_value());
    corrected.play(*ruling);
    EXPECT_EQ(corrected.owner(6_B), 0);
    EXPECT_EQ(corrected.at(8_P).card, Card::Cats);
    EXPECT_EQ(corrected.at(8_P).at, 6_B);
}

/// Two bases with a card each; in the corrected line another base and another card came between them.
class Renamed : public testing::Test {
protected:
    static Table first() {
        Table t;
        t.base(0, {Card::Zig});
        return t;
    }
    Renamed() {
        corrected.base(1, {Card::Cats});
        const State before = line.state();
        const State newBefore = corrected.state();
        line.base(1, {Card::Destroyer});
        corrected.base(1, {Card::Destroyer});
        renaming.learn(before, line.state(), newBefore, corrected.state());
    }
    [[nodiscard]] auto renamed(const Action& act) const {
        return renaming.renamed(act, line.state(), corrected.state());
    }

    Table line = first();
    Table corrected = first();
    Renaming renaming{line.state()};
};

TEST_F(Renamed, clause_S_5_an_act_names_the_same_bases_and_cards) {
    EXPECT_EQ(renamed(ship(Card::Zig, 2_B)), Action(ship(Card::Zig, 3_B)));
    EXPECT_EQ(renamed(ship(Card::Zig, 1_B)), Action(ship(Card::Zig, 1_B)));
    EXPECT_EQ(renamed(attackOn(2_B, {1_P, 2_P})), Action(attackOn(3_B, {1_P, 3_P})));
    EXPECT_EQ(renamed(Regroup{{{2_P, 1_B}}}), Action(Regroup{{{3_P, 1_B}}}));
}

TEST_F(Renamed, clause_S_5_a_ruling_names_what_was_there_and_what_it_brought) {
    EXPECT_EQ(renamed(overrule({edit::AddBase{0, {}, false}, edit::MoveCard{1_P, 3_B}, edit::MoveCard{2_P, 1_B},
                                edit::GiveBase{2_B, 0, {}}})),
              Action(overrule({edit::AddBase{0, {}, false}, edit::MoveCard{1_P, 4_B}, edit::MoveCard{3_P, 1_B},
                               edit::GiveBase{3_B, 0, {}}})));
}

TEST_F(Renamed, clause_S_5_what_was_not_seen_has_no_name) {
    const auto unknown = renamed(attackOn(3_B, {1_P}));
    ASSERT_FALSE(unknown.has_value());
    EXPECT_EQ(unknown.error(), Violation(Code::NoSuchBase, "6.4", {{ArgumentName::Base, 3}}));
}

TEST_F(Renamed, clause_S_5_rulings_and_declarations_are_of_any_seat) {
    corrected.turnOf(1);
    EXPECT_EQ(renamed(Declare{0}), Action(Declare{0}));
    EXPECT_EQ(renamed(overrule({edit::SetQueue{{1}}})), Action(overrule({edit::SetQueue{{1}}})));
    EXPECT_FALSE(renamed(EndTurn{}).has_value());
}

}  // namespace
}  // namespace basekeeper::all_your_base
