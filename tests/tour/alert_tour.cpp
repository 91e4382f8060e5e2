// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tour/alert_tour.h"

#include "app/window_app.h"
#include "tests/tour/finger.h"
#include "tests/tour/table_player.h"

#include <utility>
#include <vector>

namespace basekeeper {

using namespace all_your_base;

namespace {

Setup fourPeople() {
    Setup setup;
    setup.seats = {{"Ana", "en"}, {"美玲", "zh"}, {"Tomás", "es"}, {"Yuki", "en"}};
    setup.options.redAlertsPerTurn = RedAlertsPerTurn::Any;
    return setup;
}

constexpr BaseId base(std::uint32_t number) { return BaseId{number}; }
constexpr PieceId piece(std::uint32_t number) { return PieceId{number}; }

/// Two bases for each but Yuki, who has one, with cards P1 to P12 on them, and two in the discard pile.
Overrule position() {
    Overrule overrule{"a game already under way", {}};
    for (const SeatId owner : {0, 0, 1, 1, 2, 2, 3})
        overrule.changes.emplace_back(edit::AddBase{.owner = owner, .defense = {}, .gained = false});
    const std::vector<std::pair<Card, std::uint32_t>> cards{
        {Card::Zig, 1},       {Card::Crew, 1},          {Card::Destroyer, 2}, {Card::ZeroWing, 3},
        {Card::Cats, 3},      {Card::BattleCruiser, 4}, {Card::Zig, 4},       {Card::Dreadnought, 5},
        {Card::Destroyer, 6}, {Card::Crew, 6},          {Card::ZeroWing, 7},  {Card::BattleCruiser, 7}};
    for (const auto& [card, at] : cards)
        overrule.changes.emplace_back(edit::AddCard{.card = card, .attack = {}, .defense = {}, .at = base(at)});
    for (const Card card : {Card::Dreadnought, Card::Crew})
        overrule.changes.emplace_back(edit::AddCard{.card = card, .attack = {}, .defense = {}, .at = BaseId::None});
    return overrule;
}

PlayShip play(Ship ship, BaseId on, std::optional<PieceId> fromPile = {}) {
    return PlayShip{{.base = on, .attack = {}, .defense = {}, .piece = fromPile}, ship};
}

/// Ana plays nearly everything in her turn; the gifted turn makes Tomás attack her, and she counters.
std::vector<Action> game() {
    using namespace red_alert;
    return {
        SurpriseAttack{},
        DinnerBell{{base(3)}},
        SelfDestruct{},
        PeekAndSwap{{1}},
        PassRight{},
        ShipThief{base(4), base(2)},
        TwoFromTheDeck{},
        play(Ship::Zig, base(1)),
        LuckyDip{},
        play(Ship::ZeroWing, base(1), piece(4)),
        WholeHand{},
        PlayBase{},
        play(Ship::Dreadnought, base(8)),
        EndFreePlays{},
        OneFromEveryHand{},
        PlayCrew{{.base = base(8), .attack = {}, .defense = {}, .piece = {}}},
        PassFreePlay{},
        PassFreePlay{},
        ShipFromEach{{}, {piece(9), piece(12)}},
        ImpreciseOrders{{{piece(1), base(7)}, {piece(8), base(3)}, {piece(11), base(5)}}},
        TwoBases{{base(3), base(6)}, {{piece(8), base(4)}, {piece(10), BaseId::None}}},
        BaseDestroyed{{base(7)}},
        GiftedTurn{{2}},
        play(Ship::Zig, base(5)),
        Attack{.target = base(6), .with = {piece(11)}, .withBases = {}},
        all_your_base::Counterattack{},
    };
}

}  // namespace

AlertTour::AlertTour(WindowApp& app, Finger& finger, TablePlayer& player, Picture picture)
    : m_app(app), m_finger(finger), m_player(player), m_picture(std::move(picture)) {}

bool AlertTour::begin() {
    return m_app.controller().begin(fourPeople()) &&
           m_app.controller().add<AllYourBase>(Action(position())) == SessionController::Outcome::Done &&
           m_finger.tap("start-resume") && m_finger.waitFor("act-red-alert");
}

bool AlertTour::playAll() {
    for (const Action& act : game()) {
        const auto* red = std::get_if<RedAlert>(&act);
        const QString card =
            red == nullptr ? QString() : QStringLiteral("alert-%1").arg(red->number(), 2, 10, QLatin1Char('0'));
        int step = 0;
        m_player.onChoice([&] { m_picture(QStringLiteral("%1-choice-%2").arg(card).arg(++step)); });
        if (std::holds_alternative<Counterattack>(act)) m_picture(QStringLiteral("alert-15-offered"));
        if (!m_player.perform(act)) return false;
        if (red != nullptr) m_picture(card + QStringLiteral("-done"));
        if (std::holds_alternative<Counterattack>(act)) m_picture(QStringLiteral("alert-15-done"));
    }
    m_player.onChoice({});
    return true;
}

QString AlertTour::play() {
    if (begin() && playAll()) return {};
    return m_finger.ok() ? QStringLiteral("the game of the RED ALERTs did not go on") : m_finger.failure();
}

}  // namespace basekeeper
