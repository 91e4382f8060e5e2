// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/table_player.h"

#include "app/window_app.h"
#include "core/overload.h"
#include "db/all_your_base_codec.h"

#include <algorithm>

namespace basekeeper {

using namespace all_your_base;

namespace {

QString named(const char* what, BaseId id) { return QStringLiteral("%1-%2").arg(QLatin1StringView(what)).arg(static_cast<int>(id)); }
QString named(const char* what, PieceId id) { return QStringLiteral("%1-%2").arg(QLatin1StringView(what)).arg(static_cast<int>(id)); }

}  // namespace

bool TablePlayer::perform(const Action& action) {
    const std::size_t before = m_app.controller().play().played();
    if (!enter(action)) return false;
    const auto arrived = [&] {
        const auto& play = m_app.controller().play();
        return play.played() == before + 1 && kindOf(play.act(before)) == kindOf(action);
    };
    return m_finger.waitUntil(arrived, QStringLiteral("the act \"%1\" was in the log").arg(AllYourBaseCodec::actName(kindOf(action))));
}

bool TablePlayer::enter(const Action& action) {
    const auto tap = [this](const char* name) { return m_finger.tap(QLatin1StringView(name)); };
    return std::visit(Overload{
                          [&](const PlayBase&) { return tap("act-play-base"); },
                          [&](const PlayShip& act) { return play(act); },
                          [&](const PlayCrew& act) { return play(act); },
                          [&](const PlayCats& act) { return play(act); },
                          [&](const Discard& act) {
                              const Card* card = std::get_if<Card>(&act.card);
                              return card && tap("act-discard") && m_finger.tap(QStringLiteral("card-%1").arg(AllYourBaseCodec::cardName(*card)));
                          },
                          [&](const PassDefense&) { return tap("act-pass-defense"); },
                          [&](const Attack& act) { return attack(act); },
                          [&](const ResolveAttack&) { return tap("act-let-through"); },
                          [&](const Counterattack&) { return tap("act-counterattack"); },
                          [&](const TakeChange& act) { return takeChange(act); },
                          [&](const Regroup& act) { return regroup(act); },
                          [&](const EndTurn&) { return tap("act-end-turn"); },
                          [&](const Reshuffle&) { return tap("act-menu") && tap("act-reshuffle") && m_finger.pressKey(Qt::Key_Escape); },
                          [](const EndFreePlays&) { return false; },
                          [](const PassFreePlay&) { return false; },
                          [&](const RedAlert& act) { return redAlert(act); },
                          [&](const Declare& act) { return m_finger.tap(QStringLiteral("act-declare-%1").arg(act.seat)); },
                          // A ruling is made of many taps; who enters one says which.
                          [](const Overrule&) { return false; },
                      },
                      action);
}

bool TablePlayer::play(const PlayCard& act) {
    return m_finger.tap(QStringLiteral("card-%1").arg(AllYourBaseCodec::cardName(act.card))) && m_finger.tapEdge(named("base", act.base));
}

bool TablePlayer::attack(const Attack& act) {
    if (!m_finger.tapEdge(named("base", act.target))) return false;
    BenchModel& bench = *m_app.model().table()->bench();
    if (!m_finger.waitUntil([&] { return bench.isOpen() && bench.target() == static_cast<int>(act.target); }, QStringLiteral("the bench was open"))) return false;
    const State& state = m_app.controller().state();
    for (const PieceId piece : piecesOf(state, state.turn.seat)) {
        const bool wanted = std::ranges::find(act.with, piece) != act.with.end();
        if (bench.hasInForce(piece) != wanted && !m_finger.tap(named("bench-card", piece))) return false;
    }
    return m_finger.tap(QStringLiteral("act-attack"));
}

bool TablePlayer::takeChange(const TakeChange& act) {
    ChangeModel& change = *m_app.model().table()->change();
    for (const Placement& now : change.placements())
        if (std::ranges::find(act.cards, now.piece, &Placement::piece) == act.cards.end() && !m_finger.tap(named("change", now.piece))) return false;
    for (const Placement& wanted : act.cards) {
        const auto now = change.placements();
        if (std::ranges::find(now, wanted.piece, &Placement::piece) == now.end() && !m_finger.tap(named("change", wanted.piece))) return false;
    }
    return m_finger.tap(QStringLiteral("act-take-change"));
}

bool TablePlayer::regroup(const Regroup& act) {
    if (act.moves.size() != 1) return false;
    if (m_app.controller().state().turn.phase == Phase::Attack && !m_finger.tap(QStringLiteral("act-regroup"))) return false;
    return m_finger.tap(named("piece", act.moves.front().piece)) && m_finger.tapEdge(named("base", act.moves.front().base));
}

bool TablePlayer::redAlert(const RedAlert& act) {
    return m_finger.tap(QStringLiteral("act-red-alert")) && m_finger.tap(QStringLiteral("red-alert-%1").arg(act.card)) &&
           (!act.seat || m_finger.tap(QStringLiteral("red-alert-seat-%1").arg(*act.seat))) && m_finger.tap(QStringLiteral("red-alert-play"));
}

}  // namespace basekeeper
