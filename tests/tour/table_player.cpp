// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tour/table_player.h"

#include "app/window_app.h"
#include "core/overload.h"
#include "db/games/all_your_base/codec.h"

#include <QMetaEnum>

#include <algorithm>

namespace basekeeper {

using namespace all_your_base;

namespace {

QString named(const char* what, BaseId id) {
    return QStringLiteral("%1-%2").arg(QLatin1StringView(what)).arg(static_cast<int>(id));
}
QString named(const char* what, PieceId id) {
    return QStringLiteral("%1-%2").arg(QLatin1StringView(what)).arg(static_cast<int>(id));
}

}  // namespace

bool TablePlayer::perform(const Action& action) {
    const std::size_t before = m_app.controller().play<AllYourBase>().played();
    if (!enter(action)) return false;
    const auto arrived = [&] {
        const auto& play = m_app.controller().play<AllYourBase>();
        if (play.played() != before + 1 || kindOf(play.act(before)) != kindOf(action)) return false;
        // Of the others the screen fills in what the script leaves open: points, and the order of cards.
        return !std::holds_alternative<RedAlert>(action) || play.act(before) == action;
    };
    const QString what = QStringLiteral("the act \"%1\" was in the log").arg(AllYourBaseCodec::actName(kindOf(action)));
    if (m_finger.waitUntil(arrived, what)) return true;
    m_finger.add(whatTheTableSays());
    return false;
}

QString TablePlayer::whatTheTableSays() const {
    const AllYourBaseTable& table = m_app.model().table<AllYourBase>();
    return QStringLiteral("the table says: \"%1\" \"%2\", mode \"%3\"")
        .arg(table.refusal().text, table.savingProblem(),
             QString::fromLatin1(
                 QMetaEnum::fromType<AllYourBaseTable::Mode>().valueToKey(static_cast<int>(table.mode()))));
}

bool TablePlayer::enter(const Action& action) {
    const auto tap = [this](const char* name) { return m_finger.tap(QLatin1StringView(name)); };
    return std::visit(Overload{
                          [&](const PlayBase&) { return tap("act-play-base"); },
                          [&](const PlayShip& act) { return play(act, act.card()); },
                          [&](const PlayCrew& act) { return play(act, act.card()); },
                          [&](const PlayCats& act) { return play(act, act.card()); },
                          [&](const Discard& act) {
                              const Card* card = std::get_if<Card>(&act.card);
                              if (act.piece) return m_finger.tap(named("pile", *act.piece));
                              return card && tap("act-discard") &&
                                     m_finger.tap(QStringLiteral("card-%1").arg(AllYourBaseCodec::cardName(*card)));
                          },
                          [&](const PassDefense&) { return tap("act-pass-defense"); },
                          [&](const Attack& act) { return attack(act); },
                          [&](const ResolveAttack&) { return tap("act-let-through"); },
                          [&](const Counterattack&) { return m_finger.hold(QStringLiteral("act-counterattack")); },
                          [&](const TakeChange& act) { return takeChange(act); },
                          [&](const Regroup& act) { return regroup(act); },
                          [&](const EndTurn&) { return tap("act-end-turn"); },
                          [&](const Reshuffle&) {
                              return tap("act-menu") && tap("act-reshuffle") && m_finger.pressKey(Qt::Key_Escape);
                          },
                          [&](const EndFreePlays&) { return tap("act-end-free-plays"); },
                          [&](const PassFreePlay&) { return tap("act-pass-free-play"); },
                          [&](const RedAlert& act) { return redAlert(act); },
                          [&](const Declare& act) {
                              // Whoever plays is offered it in the rail, and others at their place.
                              const QString place = QStringLiteral("act-declare-%1").arg(act.seat);
                              return m_finger.find(place) ? m_finger.tap(place) : tap("act-declare");
                          },
                          // A ruling is made of many taps; who enters one says which.
                          [](const Overrule&) { return false; },
                      },
                      action);
}

bool TablePlayer::play(const PlayCard& act, Card card) {
    const QString taken =
        act.piece ? named("pile", *act.piece) : QStringLiteral("card-%1").arg(AllYourBaseCodec::cardName(card));
    // Where there is one base to go to, the card goes there by itself.
    const State& state = m_app.controller().state<AllYourBase>();
    const bool oneBase = basesOf(state, state.turn.seat).size() == 1;
    return m_finger.tap(taken) && (oneBase || m_finger.tapEdge(named("base", act.base)));
}

bool TablePlayer::tapCard(const char* inTheRail, PieceId piece) {
    const QString listed = named(inTheRail, piece);
    return m_finger.tap(m_finger.find(listed) != nullptr ? listed : named("piece", piece));
}

bool TablePlayer::attack(const Attack& act) {
    if (!m_finger.tapEdge(named("base", act.target))) return false;
    BenchModel& bench = *m_app.model().table<AllYourBase>().bench();
    if (!m_finger.waitUntil([&] { return bench.isOpen() && bench.target() == static_cast<int>(act.target); },
                            QStringLiteral("the bench was open")))
        return false;
    const State& state = m_app.controller().state<AllYourBase>();
    for (const PieceId piece : piecesOf(state, state.turn.seat)) {
        const bool wanted = std::ranges::find(act.with, piece) != act.with.end();
        if (bench.hasInForce(piece) != wanted && !tapCard("bench-card", piece)) return false;
    }
    return m_finger.tap(QStringLiteral("act-attack"));
}

bool TablePlayer::takeChange(const TakeChange& act) {
    ChangeModel& change = *m_app.model().table<AllYourBase>().change();
    for (const Placement& now : change.placements())
        if (std::ranges::find(act.cards, now.piece, &Placement::piece) == act.cards.end() &&
            !m_finger.tap(named("change", now.piece)))
            return false;
    for (const Placement& wanted : act.cards) {
        const auto now = change.placements();
        if (std::ranges::find(now, wanted.piece, &Placement::piece) == now.end() &&
            !m_finger.tap(named("change", wanted.piece)))
            return false;
    }
    return m_finger.tap(QStringLiteral("act-take-change"));
}

bool TablePlayer::regroup(const Regroup& act) {
    if (act.moves.size() != 1) return false;
    if (m_app.controller().state<AllYourBase>().turn.phase == Phase::Attack &&
        !m_finger.tap(QStringLiteral("act-regroup")))
        return false;
    return m_finger.tap(named("piece", act.moves.front().piece)) &&
           m_finger.tapEdge(named("base", act.moves.front().base));
}

/// The choices of a card one by one, as the table is asked for them: on the table where it can be, else in the rail.
bool TablePlayer::redAlert(const RedAlert& act) {
    if (!m_finger.tap(QStringLiteral("act-red-alert")) ||
        !m_finger.tap(QStringLiteral("red-alert-%1").arg(act.number())))
        return false;
    if (!AlertModel::isLedThroughTheTable(act)) return m_finger.tap(QStringLiteral("red-alert-play"));
    const AlertModel& alert = *m_app.model().table<AllYourBase>().alert();
    if (!m_finger.waitUntil([&] { return alert.isOpen(); }, QStringLiteral("the card was led through the table")))
        return false;
    while (const auto choice = nextQuestion(m_app.controller().state<AllYourBase>(), alert.draft())) {
        const RedAlert before = alert.draft();
        if (m_onChoice) m_onChoice();
        if (!choose(*choice, before, act)) return false;
        if (!m_finger.waitUntil([&] { return alert.draft() != before; },
                                QStringLiteral("a choice of RED ALERT %1 was made").arg(act.number())))
            return false;
    }
    if (m_onChoice) m_onChoice();
    return m_finger.tap(QStringLiteral("alert-play"));
}

bool TablePlayer::choose(const Question& choice, const RedAlert& draft, const RedAlert& wanted) {
    using namespace red_alert;
    const auto tapBase = [&](const std::optional<BaseId>& id) { return id && m_finger.tapEdge(named("base", *id)); };
    const auto tapShip = [&](PieceId id) { return tapCard("alert-ship", id); };
    const auto tapPlace = [&](BaseId id) {
        return id == BaseId::None ? m_finger.tap(QStringLiteral("alert-discard")) : tapBase(id);
    };
    // What comes after what the draft, the same card, has been told already.
    const auto next = [&]<class Card>(const Card&, auto Card::*list) {
        const auto& done = std::get<Card>(draft).*list;
        const auto& all = std::get<Card>(wanted).*list;
        return done.size() < all.size() ? std::optional(all[done.size()]) : std::nullopt;
    };
    return std::visit(
        Overload{
            [](const NoChoice&) { return false; },
            [&](const OneSeat& told) {
                return told.seat && m_finger.tapEdge(QStringLiteral("seat-%1").arg(*told.seat));
            },
            [&](const OneBase& told) { return tapBase(told.base); },
            [&](const ShipThief& told) { return tapBase(choice.of == Question::Of::OwnBase ? told.to : told.from); },
            [&](const TwoBases& told) {
                if (choice.of == Question::Of::OtherBase) return tapBase(next(told, &TwoBases::bases));
                const auto move = std::ranges::find(told.moves, choice.card, &Placement::piece);
                return move != told.moves.end() && tapPlace(move->base);
            },
            [&](const ShipFromEach& told) {
                if (choice.of == Question::Of::OtherBase) return tapBase(next(told, &ShipFromEach::bases));
                const auto ship = next(told, &ShipFromEach::ships);
                return ship && tapShip(*ship);
            },
            [&](const ImpreciseOrders& told) {
                if (choice.of == Question::Of::Place)
                    return tapBase(told.orders.at(std::get<ImpreciseOrders>(draft).orders.size() - 1).base);
                const auto order = next(told, &ImpreciseOrders::orders);
                return order && tapShip(order->piece);
            },
        },
        wanted);
}

}  // namespace basekeeper
