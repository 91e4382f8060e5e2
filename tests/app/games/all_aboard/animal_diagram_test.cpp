// SPDX-License-Identifier: GPL-3.0-or-later

// What the book's pictures of animals show is what the referee does: each boat is laid out, sails and is compared.
#include "app/book/rule_texts.h"
#include "tests/support/all_aboard_table.h"

#include <map>
#include <set>
#include <tuple>

namespace basekeeper {
namespace {

using namespace all_aboard;

const QStringList animalNames{"mouse", "peacock", "fox",     "octopus", "monkey", "sloth",
                              "moose", "zebra",   "giraffe", "lion",    "bear",   "elephant"};

using Who = std::pair<SeatId, Animal>;

Animal animalNamed(const QString& name) {
    EXPECT_TRUE(animalNames.contains(name)) << name.toStdString();
    return static_cast<Animal>(animalNames.indexOf(name));
}

SeatAnimal shown(const Diagram::Thing& thing) { return {thing.owner, animalNamed(thing.name)}; }

std::multiset<Who> shownIn(const Diagram::Place& place) {
    std::multiset<Who> all;
    for (const Diagram::Thing& thing : place.things) all.emplace(thing.owner, animalNamed(thing.name));
    return all;
}

std::vector<Diagram::Place> places(const Diagram::Scene& scene, const char* kind) {
    std::vector<Diagram::Place> found;
    for (const Diagram::Row& row : scene)
        for (const Diagram::Place& place : row.places)
            if (place.kind == QLatin1String(kind)) found.push_back(place);
    return found;
}

class AnimalDiagram : public testing::TestWithParam<int> {
protected:
    [[nodiscard]] static QString clause() { return "3." + animalNames[GetParam()]; }

    const RuleTexts rules{AllAboard::id};
    const Diagram diagram = rules.diagram(clause());
};

INSTANTIATE_TEST_SUITE_P(, AnimalDiagram, testing::Range(0, 12));

/// Lays out the boats, sails the first and compares.
void expectThatItSails(const Diagram& diagram) {
    const auto before = places(diagram.before, "boat");
    const auto after = places(diagram.after, "boat");
    ASSERT_FALSE(before.empty());
    ASSERT_EQ(before.size(), after.size());
    std::vector<Weight> numbers;
    Table::Boats aboard;
    for (const Diagram::Place& boat : before) {
        numbers.push_back(Weight::ofKilos(boat.number.toInt()));
        for (aboard.emplace_back(); const Diagram::Thing& thing : boat.things) aboard.back().push_back(shown(thing));
    }
    Table table(3);
    table.lay(numbers, aboard);
    table.sail();
    if (table.state().replacing) table.replace(Weight::ofKilos(after.front().number.toInt()));

    std::multiset<Who> lost;
    std::multiset<Who> saved;
    for (SeatId seat = 0; seat < 3; ++seat) {
        for (const Animal animal : table.seat(seat).discarded) lost.emplace(seat, animal);
        for (const Animal animal : table.seat(seat).saved) saved.emplace(seat, animal);
    }
    for (std::size_t i = 0; i < after.size(); ++i) {
        const Boat& boat = table.boat(static_cast<int>(i) + 1);
        EXPECT_EQ(boat.number, Weight::ofKilos(after[i].number.toInt()));
        EXPECT_EQ(after[i].states.contains("sails"), boat.result == BoatResult::Sailed);
        EXPECT_EQ(after[i].states.contains("sinks"), boat.result == BoatResult::Sunk);
        std::multiset<Who> stays;
        for (const SeatAnimal& who : table.aboard(static_cast<int>(i) + 1))
            if (boat.result != BoatResult::Sunk && !table.isDiscarded(who)) stays.emplace(who.seat, who.animal);
        EXPECT_EQ(shownIn(after[i]), stays);
        if (boat.result == BoatResult::Sailed)
            for (const Who& who : stays) saved.erase(saved.find(who));
    }
    std::multiset<Who> shownLost;
    std::multiset<Who> shownSaved;
    for (const Diagram::Place& place : places(diagram.after, "lost")) shownLost = shownIn(place);
    for (const Diagram::Place& place : places(diagram.after, "saved")) shownSaved = shownIn(place);
    EXPECT_EQ(shownLost, lost);
    EXPECT_EQ(shownSaved, saved) << "from a boat that sank";
    for (const Diagram::Place& place : places(diagram.after, "cupids"))
        for (const Diagram::Thing& thing : place.things) EXPECT_EQ(table.seat(thing.owner).cupids, 1);
    int cupids = 0;
    for (SeatId seat = 0; seat < 3; ++seat) cupids += table.seat(seat).cupids;
    std::size_t shownCupids = 0;
    for (const Diagram::Place& place : places(diagram.after, "cupids")) shownCupids += place.things.size();
    EXPECT_EQ(shownCupids, static_cast<std::size_t>(cupids));
}

TEST_P(AnimalDiagram, ShowsWhatTheRefereeDoes) { expectThatItSails(diagram); }

TEST(AboardDiagrams, ShowWhatTheRefereeDoesWhenBoatsSail) {
    const RuleTexts rules(AllAboard::id);
    for (const char* clause : {"2.1", "2.3"}) {
        SCOPED_TRACE(clause);
        expectThatItSails(rules.diagram(QLatin1String(clause)));
    }
}

TEST(AboardDiagrams, ShowWhatARoundOfBoardingIs) {
    const Diagram diagram = RuleTexts(AllAboard::id).diagram(QStringLiteral("1.1"));
    Table table(3);
    std::vector<Weight> numbers;
    for (const Diagram::Place& boat : places(diagram.before, "boat"))
        numbers.push_back(Weight::ofKilos(boat.number.toInt()));
    table.play(RevealBoats{numbers});
    const auto after = places(diagram.after, "boat");
    for (std::size_t i = 0; i < after.size(); ++i) {
        const Diagram::Thing& placed = after[i].things.at(0);
        EXPECT_EQ(placing(table.state()), (Placing{0, placed.name.isEmpty()})) << "which of the three is face down";
        std::optional<Animal> animal;
        if (!placed.name.isEmpty()) animal = animalNamed(placed.name);
        table.board(0, static_cast<int>(i) + 1, animal);
        // The others board as well.
        for (const SeatId seat : {1, 2})
            table.board(seat, static_cast<int>(i) + 1,
                        animal ? std::optional(static_cast<Animal>(3 * i + static_cast<std::size_t>(seat)))
                               : std::nullopt);
    }
}

TEST_P(AnimalDiagram, NamesOnlyWhatThereIs) {
    EXPECT_FALSE(rules.diagramParts(clause()).isEmpty());
    bool isAboutIt = false;
    for (const Diagram::Scene* scene : {&diagram.before, &diagram.after})
        for (const Diagram::Row& row : *scene)
            for (const Diagram::Place& place : row.places) {
                EXPECT_TRUE((std::set<QString>{"boat", "saved", "lost"}).contains(place.kind));
                for (const QString& state : place.states) EXPECT_TRUE(state == u"sails" || state == u"sinks");
                for (const Diagram::Thing& thing : place.things) {
                    const Animal animal = animalNamed(thing.name);
                    isAboutIt = isAboutIt || static_cast<int>(animal) == GetParam();
                    EXPECT_TRUE(thing.owner >= 0 && thing.owner < 3);
                    // Their weights are those of the example set.
                    EXPECT_EQ(2 * QString(thing.number).replace(u'−', u'-').toInt(),
                              CardValues()[animal].weight.halves());
                }
            }
    EXPECT_TRUE(isAboutIt);
}

}  // namespace
}  // namespace basekeeper
