// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/bench_model.h"

#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/language/joined.h"
#include "app/language/languages.h"
#include "db/games/all_your_base/codec.h"

#include <QCoreApplication>

namespace basekeeper {

using namespace all_your_base;

BenchModel::BenchModel(const GameView<AllYourBase>& game, QObject* parent) : QObject(parent), m_game(game) {}

QString BenchModel::attackerName() const {
    return isOpen() ? AllYourBaseTexts::seatName(m_game.setup(), m_attacker) : QString();
}

QString BenchModel::targetLabel() const { return idText(m_target); }

int BenchModel::defender() const { return isOpen() ? m_game.state().base(m_target)->owner : 0; }

QString BenchModel::defenderName() const {
    return isOpen() ? AllYourBaseTexts::seatName(m_game.setup(), defender()) : QString();
}

QString BenchModel::weakened() const {
    QStringList parts;
    for (const Weakened& base : m_battle.weakened)
        //: a base, its defense before and after
        parts << tr("%1 %2 → %3").arg(idText(base.base)).arg(base.defenseBefore).arg(base.defenseAfter);
    return Joined::list(parts);
}

QString BenchModel::change() const {
    return m_battle.change.take.empty() ? QString() : AllYourBaseTexts::cardList(m_game.state(), m_battle.change.take);
}

QString BenchModel::counterCost() const {
    if (!isOpen() || m_force.empty()) return {};
    const State& state = m_game.state();
    const QString yours = AllYourBaseTexts::cardList(state, m_battle.lostToCounterattack);
    if (m_battle.defenderLoses.empty())
        //: the attacker’s cards, the base, its owner
        return tr("%1 would be lost; %3 keeps %2.").arg(yours, targetLabel(), defenderName());
    return tr("%1 would be lost, and %3 from %2; %4 keeps the base.")
        .arg(yours, targetLabel(), AllYourBaseTexts::cardList(state, m_battle.defenderLoses), defenderName());
}

bool BenchModel::real() const {
    if (!isOpen()) return false;
    const State& state = m_game.state();
    return m_attacker == state.turn.seat && !statusForbids(state, ActKind::Attack);
}

bool BenchModel::proposed() const {
    if (!isOpen()) return true;
    const auto force = proposal();
    return std::set(force.begin(), force.end()) == m_force;
}

void BenchModel::weigh(int base) { weighFor(m_game.state().turn.seat, base); }

void BenchModel::weighForAnybody(int base) {
    const State& state = m_game.state();
    const Base* target = state.base(BaseId(base));
    const bool own = target != nullptr && target->owner == state.turn.seat;
    weighFor(own ? neighbour(state, state.turn.seat) : state.turn.seat, base);
}

void BenchModel::weighFor(int seat, int base) {
    const State& state = m_game.state();
    const Base* target = state.base(BaseId(base));
    if (target == nullptr || target->owner == seat || !isSeat(state, seat)) return;
    m_attacker = seat;
    m_target = target->id;
    propose();
}

void BenchModel::toggle(int piece) {
    const State& state = m_game.state();
    const Piece* card = state.piece(PieceId(piece));
    if (!isOpen() || card == nullptr || card->discarded() || state.base(card->at)->owner != m_attacker) return;
    if (!m_force.erase(card->id)) m_force.insert(card->id);
    recompute();
}

std::vector<PieceId> BenchModel::proposal() const {
    const AttackOption option = attackOption(m_game.state(), m_attacker, m_target);
    // If the target is out of reach, the best answer is everything that the attacker has.
    return option.capturable ? option.force : piecesOf(m_game.state(), m_attacker);
}

void BenchModel::propose() {
    const auto force = proposal();
    m_force = {force.begin(), force.end()};
    recompute();
}

void BenchModel::close() {
    if (!isOpen()) return;
    m_target = BaseId::None;
    m_force.clear();
    recompute();
}

std::vector<PieceId> BenchModel::force() const { return {m_force.begin(), m_force.end()}; }

void BenchModel::refresh() {
    if (!isOpen()) return;
    const State* state = m_game.hasGame() ? &m_game.state() : nullptr;
    const Base* target = state ? state->base(m_target) : nullptr;
    // The attack could be declared before and cannot any more, for example after an undo.
    const bool over = m_real && !real();
    if (target == nullptr || target->owner == m_attacker || over ||
        !std::holds_alternative<std::monostate>(state->pending)) {
        close();
        return;
    }
    std::erase_if(m_force, [&](PieceId id) {
        const Piece* piece = state->piece(id);
        return piece == nullptr || piece->discarded() || state->base(piece->at)->owner != m_attacker;
    });
    recompute();
}

void BenchModel::recompute() {
    m_real = real();
    if (isOpen()) {
        const State& state = m_game.state();
        m_battle = battle(state, m_attacker, m_target, force());
        m_available = attackOf(state, m_attacker);
        // The next attacker's cards take the places of the last one's: making their items is what a tap would wait for.
        m_cards.putRowsInPlace(inTextLanguage(m_game.languageOf(state.turn.seat), [&] {
            std::vector<PieceRow> rows;
            for (const PieceId id : piecesOf(state, m_attacker))
                rows.push_back(pieceRow(*state.piece(id), m_force.contains(id), true));
            return rows;
        }));
    } else {
        // The cards stay in the invisible list: making their items again would be most of the cost of the next bench.
        m_battle = {};
        m_available = 0;
    }
    emit changed();
}

}  // namespace basekeeper
