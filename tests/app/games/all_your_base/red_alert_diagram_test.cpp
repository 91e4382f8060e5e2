// SPDX-License-Identifier: GPL-3.0-or-later

// What the book's pictures of RED ALERTs show is what the referee does: each is laid out, played and compared.
#include "app/book/rule_texts.h"
#include "tests/support/table.h"

#include <functional>
#include <map>
#include <set>

namespace basekeeper {
namespace {

using namespace all_your_base;

const std::map<QString, Card> cardNames{
    {"zig", Card::Zig},   {"destroyer", Card::Destroyer},     {"battlecruiser", Card::BattleCruiser},
    {"crew", Card::Crew}, {"dreadnought", Card::Dreadnought}, {"zero-wing", Card::ZeroWing},
    {"cats", Card::Cats}};
/// In hands and piles there may also be what is never on a base.
const std::set<QString> otherCards{"base", "card", "red-alert"};

/// The table of a picture, in play. Bases are found by the names that they have in it.
class PicturedTable {
public:
    explicit PicturedTable(const Diagram::Scene& scene) : m_table(3) {
        for (const Diagram::Row& row : scene)
            for (const Diagram::Place& place : row.places) {
                if (place.kind == u"base") m_bases[place.name] = m_table.base(static_cast<SeatId>(row.owner));
                for (const Diagram::Thing& thing : place.things) {
                    if (place.kind == u"base") m_table.card(cardNames.at(thing.name), m_bases[place.name]);
                    if (place.kind == u"discard") m_table.discarded(cardNames.at(thing.name));
                }
            }
        m_table.turnOf(0);
    }

    Table& table() { return m_table; }
    [[nodiscard]] BaseId base(const QString& name) const { return m_bases.at(name); }
    [[nodiscard]] PieceId card(const QString& name) const {
        const auto& pieces = m_table.state().pieces;
        const auto found = std::ranges::find(pieces, cardNames.at(name), &Piece::card);
        EXPECT_NE(found, pieces.end()) << name.toStdString();
        return found->id;
    }
    /// A base that came into play with the last act.
    void callNewBase(const QString& name) { m_bases[name] = BaseId{m_table.state().basesSeen}; }

    /// What the picture tells of bases and of the discard pile is what is on the table.
    void expectShownIn(const Diagram::Scene& scene) const {
        const State& state = m_table.state();
        std::size_t shown = 0;
        for (const Diagram::Row& row : scene)
            for (const Diagram::Place& place : row.places) {
                SCOPED_TRACE(place.name.toStdString());
                if (place.kind == u"base") {
                    ++shown;
                    ASSERT_TRUE(m_bases.contains(place.name));
                    const Base* base = state.base(m_bases.at(place.name));
                    ASSERT_NE(base, nullptr);
                    EXPECT_EQ(base->owner, row.owner);
                    EXPECT_EQ(cardsIn(place), cardsOf(piecesOn(state, base->id)));
                } else if (place.kind == u"discard") {
                    EXPECT_EQ(cardsIn(place), cardsOf(discardPile(state)));
                }
            }
        EXPECT_EQ(shown, state.bases.size()) << "bases";
    }

private:
    static std::multiset<Card> cardsIn(const Diagram::Place& place) {
        std::multiset<Card> cards;
        for (const Diagram::Thing& thing : place.things)
            if (cardNames.contains(thing.name)) cards.insert(cardNames.at(thing.name));
        return cards;
    }
    [[nodiscard]] std::multiset<Card> cardsOf(const std::vector<PieceId>& pieces) const {
        std::multiset<Card> cards;
        for (const PieceId piece : pieces) cards.insert(m_table.at(piece).card);
        return cards;
    }

    Table m_table;
    std::map<QString, BaseId> m_bases;
};

const Diagram::Place& placeNamed(const Diagram::Scene& scene, const QString& name) {
    for (const Diagram::Row& row : scene)
        for (const Diagram::Place& place : row.places)
            if (place.name == name) return place;
    ADD_FAILURE() << name.toStdString();
    return scene.front().places.front();
}

std::vector<int> turnsIn(const Diagram::Scene& scene) {
    std::vector<int> seats;
    for (const Diagram::Thing& thing : placeNamed(scene, QStringLiteral("t")).things) seats.push_back(thing.owner);
    return seats;
}

class RedAlertDiagram : public testing::TestWithParam<int> {
protected:
    [[nodiscard]] static QString clause() { return QStringLiteral("5.%1").arg(GetParam()); }

    const RuleTexts rules{AllYourBase::id};
    const Diagram diagram = rules.diagram(clause());
};

INSTANTIATE_TEST_SUITE_P(, RedAlertDiagram, testing::Range(1, redAlertCards + 1));

/// Plays the card as its picture tells.
void playTheCard(int card, PicturedTable& at) {
    using namespace red_alert;
    Table& t = at.table();
    switch (card) {
        case 2: return t.play(RedAlert{DinnerBell{{at.base("b1")}}});
        case 4:
            t.play(redAlert(4));
            t.play(PlayBase{});
            at.callNewBase("a2");
            return t.play(ship(Card::Zig, at.base("a1")));
        case 5:
            t.play(redAlert(5));
            t.play(PlayBase{});
            at.callNewBase("a2");
            t.play(ship(Card::Zig, at.base("a1")));
            t.play(ship(Card::Destroyer, at.base("a1")));
            t.play(crew(at.base("a2")));
            return t.play(EndFreePlays{});
        case 6: return t.play(redAlertTo(6, 1));
        case 7: return t.play(redAlertTo(7, 2));
        case 8: return t.play(RedAlert{ShipThief{at.base("b1"), at.base("a1")}});
        case 10:
            return t.play(RedAlert{TwoBases{{at.base("b1"), at.base("c1")},
                                            {{at.card("zig"), at.base("b2")}, {at.card("crew"), BaseId::None}}}});
        case 11: return t.play(RedAlert{ShipFromEach{{}, {at.card("zig"), at.card("battlecruiser")}}});
        case 12: {
            t.play(redAlert(12));
            PlayShip play = ship(Card::Dreadnought, at.base("a1"));
            play.piece = at.card("dreadnought");
            return t.play(play);
        }
        case 13: return t.play(RedAlert{BaseDestroyed{{at.base("b1")}}});
        case 14:
            t.play(redAlert(14));
            t.play(ship(Card::Zig, at.base("a1")));
            return t.play(crew(at.base("a1")));
        case 15:
            t.turnOf(1, Phase::Attack);
            t.play(attackOn(at.base("a1"), {at.card("dreadnought")}));
            return t.play(all_your_base::Counterattack{});
        case 16:
            return t.play(RedAlert{ImpreciseOrders{{{at.card("zig"), at.base("b1")},
                                                    {at.card("destroyer"), at.base("c1")},
                                                    {at.card("dreadnought"), at.base("a1")}}}});
        default: return t.play(redAlert(card));
    }
}

TEST_P(RedAlertDiagram, ShowsWhatTheRefereeDoes) {
    ASSERT_FALSE(diagram.before.empty());
    PicturedTable at(diagram.before);
    at.expectShownIn(diagram.before);
    playTheCard(GetParam(), at);
    EXPECT_TRUE(at.table().nothingIsOpen()) << "all that the card brings is shown";
    at.expectShownIn(diagram.after);
}

TEST_P(RedAlertDiagram, KeepsItsRowsAndTellsWhatChanges) {
    ASSERT_EQ(diagram.before.size(), diagram.after.size());
    bool changes = false;
    for (std::size_t i = 0; i < diagram.before.size(); ++i) {
        EXPECT_EQ(diagram.before[i].owner, diagram.after[i].owner);
        for (const Diagram::Place& place : diagram.after[i].places) {
            changes = changes || place.change != Diagram::Change::Stays;
            for (const Diagram::Thing& thing : place.things)
                changes = changes || thing.change != Diagram::Change::Stays;
        }
    }
    EXPECT_TRUE(changes);
    EXPECT_FALSE(rules.diagramParts(clause()).isEmpty());
}

TEST_P(RedAlertDiagram, NamesOnlyWhatThereIs) {
    for (const Diagram::Scene* scene : {&diagram.before, &diagram.after})
        for (const Diagram::Row& row : *scene) {
            EXPECT_TRUE(row.owner >= -1 && row.owner < 3);
            for (const Diagram::Place& place : row.places) {
                EXPECT_TRUE((std::set<QString>{"base", "hand", "deck", "discard", "turns"}).contains(place.kind))
                    << place.kind.toStdString();
                for (const QString& state : place.states) EXPECT_EQ(state, "attacked");
                for (const Diagram::Thing& thing : place.things)
                    EXPECT_TRUE(place.kind == u"turns"
                                    ? thing.name.isEmpty() && thing.owner >= 0 && thing.owner < 3
                                    : cardNames.contains(thing.name) || otherCards.contains(thing.name))
                        << thing.name.toStdString();
            }
        }
}

TEST(RedAlertDiagrams, GiveEveryCardToThePlayerOnTheRight) {
    const Diagram diagram = RuleTexts(AllYourBase::id).diagram(QStringLiteral("5.9"));
    const Table table(3);
    for (const SeatId giver : {0, 1, 2}) {
        const auto card = [](const Diagram::Scene& scene, SeatId seat) {
            return scene[static_cast<std::size_t>(seat)].places.front().things.back().name;
        };
        EXPECT_EQ(card(diagram.after, rightNeighbour(table.state(), giver)), card(diagram.before, giver));
    }
}

TEST(RedAlertDiagrams, HaveTheTurnsInTheOrderInWhichTheyCome) {
    for (const int card : {1, 7}) {
        const Diagram diagram = RuleTexts(AllYourBase::id).diagram(QStringLiteral("5.%1").arg(card));
        for (const bool isPlayed : {false, true}) {
            Table table(3);
            if (isPlayed) table.play(card == 1 ? redAlert(1) : redAlertTo(7, 2));
            const std::vector<int> shown = turnsIn(isPlayed ? diagram.after : diagram.before);
            for (const int seat : shown) {
                EXPECT_EQ(table.turn().seat, seat) << card;
                table.passTurn();
            }
        }
    }
}

TEST(RedAlertDiagrams, MarkWhatIsLostAndWhatMoves) {
    const RuleTexts rules(AllYourBase::id);
    const auto changes = [&](const char* clause, bool after, const char* place) {
        const Diagram diagram = rules.diagram(QLatin1String(clause));
        std::vector<Diagram::Change> found;
        for (const auto& thing : placeNamed(after ? diagram.after : diagram.before, QLatin1String(place)).things)
            found.push_back(thing.change);
        return found;
    };
    using Change = Diagram::Change;
    EXPECT_EQ(changes("5.8", false, "b1"), (std::vector{Change::Moves, Change::Moves, Change::Stays}));
    EXPECT_EQ(changes("5.8", true, "a1"), (std::vector{Change::Arrives, Change::Arrives}));
    EXPECT_EQ(changes("5.11", false, "b1"), (std::vector{Change::Lost, Change::Stays}));
    EXPECT_EQ(changes("5.12", false, "d"), (std::vector{Change::Stays, Change::Moves, Change::Stays}));
    EXPECT_EQ(changes("5.1", true, "t"), (std::vector{Change::Stays, Change::Arrives, Change::Stays, Change::Stays}));
    const Diagram stolen = rules.diagram(QStringLiteral("5.10"));
    EXPECT_EQ(placeNamed(stolen.before, QStringLiteral("b1")).change, Change::Moves);
    EXPECT_EQ(placeNamed(stolen.after, QStringLiteral("b1")).change, Change::Arrives);
    const Diagram destroyed = rules.diagram(QStringLiteral("5.13"));
    EXPECT_EQ(placeNamed(destroyed.before, QStringLiteral("b1")).change, Change::Lost);
}

TEST(PhaseDiagrams, ShowWhatTheRefereeDoes) {
    const RuleTexts rules(AllYourBase::id);
    const std::map<const char*, std::function<void(PicturedTable&)>> played{
        {"1.2", [](PicturedTable& at) { at.table().play(redAlert(1)); }},
        {"2A",
         [](PicturedTable& at) {
             at.table().play(PlayBase{});
             at.callNewBase("a2");
         }},
        {"2B", [](PicturedTable& at) { at.table().play(ship(Card::Destroyer, at.base("a1"))); }},
        {"2C", [](PicturedTable& at) { at.table().play(crew(at.base("a1"))); }},
        {"3B.2",
         [](PicturedTable& at) {
             at.table().turnOf(0, Phase::Attack);
             at.table().play(attackOn(at.base("b1"), {at.card("battlecruiser")}));
             at.table().play(ResolveAttack{});
         }},
        {"3B.3",
         [](PicturedTable& at) {
             at.table().turnOf(0, Phase::Attack);
             at.table().play(overrule({edit::OpenChange{2}}));
             at.table().play(TakeChange{{{at.card("destroyer"), at.base("a1")}}});
         }},
        {"4.1", [](PicturedTable& at) {
             at.table().turnOf(0, Phase::Regroup);
             at.table().play(Regroup{{{at.card("destroyer"), at.base("a2")}, {at.card("crew"), at.base("a2")}}});
         }}};
    for (const auto& [clause, play] : played) {
        SCOPED_TRACE(clause);
        const Diagram diagram = rules.diagram(QLatin1String(clause));
        ASSERT_FALSE(diagram.before.empty());
        PicturedTable at(diagram.before);
        play(at);
        at.expectShownIn(diagram.after);
    }
}

TEST(Diagrams, AreOfNothingWhereAClauseHasNone) {
    const RuleTexts rules(AllYourBase::id);
    EXPECT_TRUE(rules.diagramParts(QStringLiteral("5.17")).isEmpty());
    EXPECT_TRUE(rules.diagramTold(QStringLiteral("5.17"), QStringLiteral("en")).isEmpty());
    EXPECT_EQ(rules.toReadWithDiagram(QStringLiteral("5.17"), QStringLiteral("en")),
              rules.toRead(QStringLiteral("5.17"), QStringLiteral("en")));
    EXPECT_TRUE(rules.toReadWithDiagram(QStringLiteral("5.2"), QStringLiteral("es"))
                    .endsWith(rules.diagramTold(QStringLiteral("5.2"), QStringLiteral("es"))));
}

}  // namespace
}  // namespace basekeeper
