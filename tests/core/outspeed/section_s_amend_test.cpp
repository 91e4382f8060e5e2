// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/outspeed_race.h"

namespace basekeeper::outspeed {
namespace {

using enum Token;
using Fix = Correction<Outspeed>;

const Tile first{1, {route("A", 1, {.zones = 2}), route("B", 3, {.zones = 4, .tokens = 1})}};
const Tile second{2, {route("C", 0, {.zones = Dice{1, 0}}), route("D", 0, {.fuel = 2})}};

/// Two turns of a race of three.
const std::vector<Action> twoTurns{DescribeTile{first}, ApplyBonuses{}, Program{0, "A", {}},  Program{1, "B", {}},
                                   Program{2, "A", {}}, Resolve{},      TakeToken{1, Nitro},  DescribeTile{second},
                                   Announce{1, Nitro},  ApplyBonuses{}, Program{0, "C", {}},  Program{1, "D", {}},
                                   Program{2, "D", {}}, Resolve{},      Roll{0, Die::Blue, 3}};

Session<Outspeed> played(const std::vector<Action>& line) {
    Session<Outspeed> session(setupFor(3));
    for (const Action& action : line) {
        EXPECT_EQ(session.whyNot(action), std::nullopt);
        session.add(action);
    }
    return session;
}

AmendmentPlan<Outspeed> planned(const Session<Outspeed>& session, const Fix& fix, Remedy remedy) {
    auto plan = planAmendment<Outspeed>(session, fix, {[remedy](int) { return remedy; }, "as it was"});
    EXPECT_TRUE(plan.has_value());
    return *plan;
}

TEST(Outspeed, clause_S_5_a_later_act_goes_on_meaning_the_same) {
    Session<Outspeed> session = played(twoTurns);
    EXPECT_EQ(session.state().turn, 3);
    const auto plan = planned(session, {3, Fix::Replace{Program{0, "B", {}}}}, Remedy::Drop);
    // Two take B now, and the second token is due: the tile of turn 2 comes too early.
    ASSERT_FALSE(plan.refused.empty());
    EXPECT_EQ(plan.refused.front().act, 8);
    EXPECT_EQ(plan.refused.front().why.clause, "4.1");
    const auto harmless = planned(session, {13, Fix::Replace{Program{2, "C", {}}}}, Remedy::Drop);
    EXPECT_TRUE(harmless.refused.empty());
    session.add(harmless.amend);
    EXPECT_EQ(session.state(), harmless.after);
}

TEST(Outspeed, clause_S_6_kept_as_rulings_later_acts_do_what_they_did) {
    const Session<Outspeed> session = played(twoTurns);
    const auto plan = planned(session, {4, Fix::Replace{Program{1, "A", {}}}}, Remedy::Overrule);
    ASSERT_FALSE(plan.refused.empty());
    EXPECT_EQ(plan.refused.front().act, 7) << "no token is due";
    const State& now = plan.after;
    EXPECT_EQ(now.turn, 3);
    EXPECT_EQ(now.seats[1].zone, 6) << "2 instead of 4, and the nitro";
    EXPECT_EQ(now.seats[1].fuel, 13);
    EXPECT_EQ(tokensDiscarded(now), 1);
}

/// The act, done in `then`, as a ruling on `now`.
std::optional<Overrule> kept(const State& then, const Action& act, const State& now) {
    const auto after = outspeed::apply(then, act);
    EXPECT_TRUE(after.has_value());
    return asOverride(then, *after, now, Renaming(now), "as it was");
}

TEST(Outspeed, clause_S_6_a_resolved_turn_is_kept_with_what_it_did) {
    Table t(4);
    t.place({13, 9, 9, 2}, {4, 3, 5, 9});
    t.play(overrule({edit::SetForceFields{{2, 10}}}));
    t.show({route("A", 3, {.zones = 2}), route("B", 1, {.zones = 1})});
    t.play(ApplyBonuses{});
    t.choose({"A", "A", "B", "B"});
    Table now(4);
    now.place({12, 9, 9, 4}, {2, 8, 9, 9});
    now.play(overrule({edit::SetForceFields{{5, 10}}}));
    const auto overrule = kept(t.state(), Resolve{}, now.state());
    ASSERT_TRUE(overrule.has_value());
    EXPECT_EQ(overrule->changes,
              (std::vector<Edit>{edit::StartTurn{2}, edit::SetThirdSection{ThirdSection::Laid}, edit::SetForceFields{},
                                 edit::SetFuel{0, 0}, edit::SetZone{0, 14}, edit::SetFuel{1, 5},
                                 edit::SetEliminated{1, true}, edit::SetFuel{2, 8}, edit::SetZone{2, 10},
                                 edit::SetFuel{3, 8}, edit::SetEliminated{3, true}, edit::SetZone{3, 5}}));
    now.play(*overrule);
    EXPECT_EQ(now.state().turn, 2);
}

TEST(Outspeed, clause_S_6_bonuses_are_kept) {
    Table t(3);
    t.place({3, 6, 6});
    t.show({route("A")});
    t.give(0, {Flamethrower});
    t.play(Announce{0, Flamethrower});
    Table now(3);
    now.place({3, 1, 5});
    now.show({route("A")});
    now.play(overrule({edit::SetPhase{Phase::Programming}}));
    const auto overrule = kept(t.state(), ApplyBonuses{}, now.state());
    ASSERT_TRUE(overrule.has_value());
    EXPECT_EQ(overrule->changes, std::vector<Edit>{(edit::SetZone{2, 3})}) << "seat 1 is on the last zone already";
}

TEST(Outspeed, clause_S_6_only_markers_that_find_their_zone_are_kept) {
    Table t(3);
    t.place({14, 9, 9});
    t.play(overrule({edit::SetThirdSection{ThirdSection::Laid}, edit::SetZone{0, 16}}));
    t.show({route("A")});
    for (const SeatId seat : {0, 1}) t.give(seat, {ForceField});
    for (const SeatId seat : {0, 1}) t.play(Announce{seat, ForceField});
    Table now(3);
    now.show({route("A")});
    now.play(overrule({edit::SetPhase{Phase::Programming}}));
    const auto overrule = kept(t.state(), ApplyBonuses{}, now.state());
    ASSERT_TRUE(overrule.has_value());
    EXPECT_EQ(overrule->changes, std::vector<Edit>{edit::SetForceFields{{9}}}) << "zone 16 is not laid there";
}

TEST(Outspeed, clause_S_6_a_ship_is_kept_on_the_track) {
    Table t(3);
    t.show({route("A", 0, {.zones = 4})});
    t.play(ApplyBonuses{});
    t.choose({"A", "A", "A"});
    Table now(3);
    now.place({12, 3, 3});
    const auto overrule = kept(t.state(), Resolve{}, now.state());
    ASSERT_TRUE(overrule.has_value());
    EXPECT_EQ(overrule->changes,
              (std::vector<Edit>{edit::StartTurn{2}, edit::SetZone{0, 14}, edit::SetZone{1, 7}, edit::SetZone{2, 7}}));
}

TEST(Outspeed, clause_S_6_a_tile_a_choice_and_a_token_are_kept) {
    Table t(3);
    Table now(3);
    now.show({route("A")});
    now.turn({}, {"A", "A", "A"});
    now.play(overrule({edit::StartTurn{1}, edit::SetSide{Side::Five6}}));
    const Tile tile{1, {route("A", 0, {.tokens = 1}), route("W", Wheel())}};
    Table finish(3);
    finish.play(DescribeTile{tile});
    EXPECT_EQ(kept(t.state(), DescribeTile{tile}, finish.state()), std::nullopt) << "it is described already";
    EXPECT_EQ(kept(t.state(), DescribeTile{tile}, now.state())->changes, std::vector<Edit>{edit::SetTile{tile}});
    Table later(3);
    later.play(overrule({edit::StartTurn{2}}));
    EXPECT_EQ(kept(t.state(), DescribeTile{tile}, later.state()), std::nullopt) << "that turn is over";
    t.play(DescribeTile{tile});
    finish.play(ApplyBonuses{});
    EXPECT_EQ(kept(t.state(), ApplyBonuses{}, now.state())->changes,
              (std::vector<Edit>{edit::SetTile{tile}, edit::SetPhase{Phase::Programming}}));
    t.play(ApplyBonuses{});
    EXPECT_EQ(kept(t.state(), Program{0, "W", 4}, finish.state())->changes,
              std::vector<Edit>{(edit::SetChoice{0, "W", 4})});
    t.choose({"A", "A", "A"});
    t.play(Resolve{});
    EXPECT_EQ(kept(t.state(), TakeToken{1, Nitro}, finish.state())->changes,
              std::vector<Edit>{(edit::SetTokens{1, {Nitro}})});
}

TEST(Outspeed, clause_S_6_the_end_is_kept) {
    Table t(3);
    t.place({3, 3, 4});
    t.showFinish({route("A")});
    t.play(ApplyBonuses{});
    t.choose({"A", "A", "A"});
    Table now(3);
    const auto overrule = kept(t.state(), Resolve{}, now.state());
    ASSERT_TRUE(overrule.has_value());
    EXPECT_EQ(overrule->changes, std::vector<Edit>{(edit::EndGame{{2}})});
}

TEST(Outspeed, clause_S_6_what_no_ruling_does) {
    Table t(5);
    t.place({3, 5, 3, 3, 3}, {9, 2, 9, 9, 9});
    t.show({route("A", Dice{2, 0})});
    Table now(5);
    now.show({route("A", Dice{2, 0})});
    t.give(0, {IonCannon});
    now.give(0, {IonCannon});
    EXPECT_EQ(kept(t.state(), Announce{0, IonCannon}, now.state()), std::nullopt) << "no ruling announces a token";
    t.play(Announce{0, IonCannon});
    EXPECT_EQ(kept(t.state(), ApplyBonuses{}, now.state()), std::nullopt) << "nor waits for the other side of a tile";
    t.play(ApplyBonuses{});
    t.show({route("A", Dice{2, 0})});
    t.choose({"A", "A", "A", "A"});
    EXPECT_EQ(kept(t.state(), Resolve{}, now.state()), std::nullopt) << "nor leads into the resolution";
    t.play(Resolve{});
    EXPECT_EQ(kept(t.state(), Roll{0, Die::Yellow, 1}, now.state()), std::nullopt) << "nor enters a roll";
}

}  // namespace
}  // namespace basekeeper::outspeed
