// SPDX-License-Identifier: GPL-3.0-or-later

// What the book's pictures of tokens and of the signs on tiles show is what the referee does.
#include "app/book/rule_texts.h"
#include "tests/support/outspeed_race.h"

#include <map>
#include <set>

namespace basekeeper {
namespace {

using namespace outspeed;

const std::map<QString, Token> tokenNames{
    {"electromagnet", Token::Electromagnet}, {"ion-cannon", Token::IonCannon}, {"flamethrower", Token::Flamethrower},
    {"force-field", Token::ForceField},      {"nitro", Token::Nitro},          {"fuel-tank", Token::FuelTank}};

struct Ships {
    std::vector<int> zones{1, 1, 1};
    std::vector<int> fuel;  ///< empty where the picture does not tell it
    std::vector<int> fields;
};

/// Where the picture has the ships. Whoever is not in it is far behind.
Ships shipsIn(const Diagram::Scene& scene) {
    Ships ships;
    for (const Diagram::Row& row : scene)
        for (const Diagram::Place& place : row.places) {
            if (place.kind != u"zone") continue;
            EXPECT_EQ(place.name, u'z' + place.number);
            if (place.states.contains("field")) ships.fields.push_back(place.number.toInt());
            for (const Diagram::Thing& thing : place.things) {
                ships.zones[static_cast<std::size_t>(thing.owner)] = place.number.toInt();
                if (thing.number.isEmpty()) continue;
                ships.fuel.resize(3, startFuel);
                ships.fuel[static_cast<std::size_t>(thing.owner)] = thing.number.toInt();
            }
        }
    return ships;
}

void expectShown(const Diagram::Scene& scene, const Table& table) {
    const Ships ships = shipsIn(scene);
    for (std::size_t seat = 0; seat < 3; ++seat) {
        if (ships.zones[seat] == 1) continue;
        EXPECT_EQ(table.zones()[seat], ships.zones[seat]) << "ship " << seat;
        if (!ships.fuel.empty()) EXPECT_EQ(table.fuel()[seat], ships.fuel[seat]) << "fuel of " << seat;
    }
    EXPECT_EQ(table.state().forceFields, ships.fields);
}

class TokenDiagram : public testing::TestWithParam<const char*> {
protected:
    const RuleTexts rules{Outspeed::id};
    const Diagram diagram = rules.diagram(QString::fromLatin1(GetParam()));
};

INSTANTIATE_TEST_SUITE_P(, TokenDiagram, testing::Values("1.2", "1.4", "1.5", "1.6", "1.7", "1.8", "1.9"));

TEST_P(TokenDiagram, ShowsWhatTheRefereeDoes) {
    std::vector<std::pair<SeatId, Token>> played;
    for (const Diagram::Row& row : diagram.before)
        for (const Diagram::Place& place : row.places)
            if (place.kind == u"tokens")
                for (const Diagram::Thing& thing : place.things)
                    played.emplace_back(row.owner, tokenNames.at(thing.name));
    ASSERT_FALSE(played.empty());
    if (const QString picture = rules.picture(QString::fromLatin1(GetParam())); !picture.isEmpty())
        EXPECT_EQ(picture, "tokens/" + diagram.before.front().places.front().things.front().name);
    Table table(3);
    table.show({route("p")});
    const Ships ships = shipsIn(diagram.before);
    table.place(ships.zones, ships.fuel);
    table.bonuses(played);
    expectShown(diagram.after, table);
    for (const Diagram::Row& row : diagram.after)
        for (const Diagram::Place& place : row.places)
            if (place.kind == u"tokens") EXPECT_TRUE(place.things.empty()) << "played tokens are gone";
}

/// The routes of the picture, as its signs tell them.
Amount amountOf(const QStringList& signs) {
    if (signs.isEmpty()) return 0;
    if (signs.front().startsWith(u"tiles/die-")) return Dice{};
    if (signs.front() == u"tiles/wheel") return Wheel{};
    return signs.value(1).toInt();
}

Route routeIn(const Diagram::Place& place) {
    Route found;
    found.name = place.name.toStdString();
    for (const QString& state : place.states) {
        const QStringList signs = state.split(u'|').mid(1);
        if (state.startsWith(u"pay")) found.cost = amountOf(signs);
        else if (signs.front() == u"tiles/pilots") found.pilots = QString(signs.value(1)).remove(u'≤').toInt();
        else if (signs.front() == u"tiles/sole") found.sole = true;
        else if (signs.front() == u"tiles/token") found.benefit.tokens = 1;
        else found.benefit.zones = amountOf(signs);
    }
    // What a sole taker need not pay, each of several does.
    if (found.sole) found.cost = 1;
    return found;
}

class SignDiagram : public TokenDiagram {};

INSTANTIATE_TEST_SUITE_P(, SignDiagram, testing::Values("2.3", "3.1", "3.2", "3.3", "3.9"));

TEST_P(SignDiagram, ShowsWhatTheRefereeDoes) {
    std::vector<Route> tile;
    std::map<SeatId, std::string> chosen;
    for (const Diagram::Row& row : diagram.before)
        for (const Diagram::Place& place : row.places)
            if (place.kind == u"route") {
                tile.push_back(routeIn(place));
                for (const Diagram::Thing& thing : place.things) chosen[thing.owner] = tile.back().name;
            }
    ASSERT_FALSE(tile.empty());
    const Ships ships = shipsIn(diagram.before);
    tile.push_back(route("other"));
    const bool usesTheWheel = usesWheel(tile.front());
    Table table(3);
    if (usesTheWheel) table.showFinish(tile);
    else table.show(tile);
    std::vector<int> zones = ships.zones;
    for (int& zone : zones)
        if (zone == 1) zone = 3;
    if (usesTheWheel)
        table.play(overrule({edit::SetThirdSection{ThirdSection::Laid}, edit::SetZone{1, 9}, edit::SetZone{2, 9},
                             edit::SetZone{0, 9}}));
    else table.place(zones);
    if (!ships.fuel.empty()) table.place({}, ships.fuel);
    table.play(ApplyBonuses{});
    for (const SeatId seat : {0, 1, 2}) {
        std::optional<int> wheel;
        if (usesTheWheel && chosen.contains(seat)) wheel = shipsIn(diagram.after).zones[0] - ships.zones[0];
        table.play(Program{seat, chosen.contains(seat) ? chosen[seat] : "other", wheel});
    }
    table.play(Resolve{});
    // What was rolled is what the picture tells: first all costs, then all benefits, last the tokens.
    const Ships after = shipsIn(diagram.after);
    const auto forEachTaken = [&](const auto& act) {
        for (const auto& [seat, name] : chosen)
            act(seat, static_cast<std::size_t>(seat), *std::ranges::find(tile, name, &Route::name));
    };
    forEachTaken([&](SeatId seat, std::size_t at, const Route& taken) {
        if (costRolls(taken) > 0) table.play(Roll{seat, Die::Yellow, ships.fuel[at] - after.fuel[at]});
    });
    forEachTaken([&](SeatId seat, std::size_t at, const Route& taken) {
        if (benefitRolls(taken) > 0) table.play(Roll{seat, Die::Blue, after.zones[at] - ships.zones[at]});
    });
    forEachTaken([&](SeatId seat, std::size_t, const Route& taken) {
        if (taken.benefit.tokens > 0) table.play(TakeToken{seat, {}});
    });
    expectShown(diagram.after, table);
    for (const Diagram::Row& row : diagram.after)
        for (const Diagram::Place& place : row.places)
            if (place.kind == u"tokens") EXPECT_EQ(table.seat(row.owner).tokens.size(), place.things.size());
}

TEST(OutspeedDiagrams, NameOnlyWhatThereIs) {
    const RuleTexts rules(Outspeed::id);
    for (const QVariant& section : rules.sections())
        for (const QString& clause : section.toMap().value("clauses").toStringList()) {
            const Diagram diagram = rules.diagram(clause);
            for (const Diagram::Scene* scene : {&diagram.before, &diagram.after})
                for (const Diagram::Row& row : *scene)
                    for (const Diagram::Place& place : row.places) {
                        SCOPED_TRACE((clause + u' ' + place.name).toStdString());
                        EXPECT_TRUE((std::set<QString>{"zone", "tokens", "route"}).contains(place.kind));
                        for (const Diagram::Thing& thing : place.things)
                            EXPECT_TRUE(place.kind == u"tokens"
                                            ? thing.name == u"back" || tokenNames.contains(thing.name)
                                            : thing.name.isEmpty() && thing.owner >= 0 && thing.owner < 3);
                    }
        }
}

}  // namespace
}  // namespace basekeeper
