// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/change_model.h"

#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/language/languages.h"
#include "core/all_your_base/attack_math.h"
#include "core/all_your_base/card_moves.h"
#include "core/all_your_base/rules.h"
#include "db/games/all_your_base/codec.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace basekeeper {

using namespace all_your_base;

ChangeModel::ChangeModel(const GameView<AllYourBase>& game, QObject* parent) : QObject(parent), m_game(game) {}

std::vector<Placement> ChangeModel::placements() const {
    std::vector<Placement> cards;
    cards.reserve(m_goesTo.size());
    for (const auto& [piece, base] : m_goesTo) cards.push_back({piece, base});
    return cards;
}

State ChangeModel::tableSoFar() const {
    State table = m_game.state();
    std::vector<Placement> moves = placements();
    // While a ruling or another moment of the game is being shown, what was chosen before it may be gone.
    std::erase_if(moves, [&](const Placement& move) {
        const Piece* piece = table.piece(move.piece);
        return piece == nullptr || !piece->discarded() || table.base(move.base) == nullptr;
    });
    moveCards(table, moves);
    return table;
}

int ChangeModel::total() const {
    std::vector<PieceId> chosen;
    chosen.reserve(m_goesTo.size());
    for (const auto& [piece, base] : m_goesTo) chosen.push_back(piece);
    return m_open ? attackOf(m_game.state(), chosen) : 0;
}

bool ChangeModel::best() const {
    if (!m_open) return true;
    const auto take = bestChange(m_game.state(), m_surplus).take;
    return std::ranges::equal(take, m_goesTo, {}, {}, [](const auto& chosen) { return chosen.first; });
}

void ChangeModel::toggle(int piece) {
    if (!m_goesTo.erase(PieceId(piece))) m_goesTo.emplace(PieceId(piece), m_base);
    recompute();
}

void ChangeModel::putOn(int base) {
    m_base = BaseId(base);
    for (auto& [piece, goesTo] : m_goesTo) goesTo = m_base;
    recompute();
}

void ChangeModel::moveOn(int piece) {
    const auto chosen = m_goesTo.find(PieceId(piece));
    if (chosen == m_goesTo.end()) return;
    const auto own = basesOf(m_game.state(), m_game.state().turn.seat);
    const auto at = std::ranges::find(own, chosen->second);
    chosen->second = at == own.end() || std::next(at) == own.end() ? own.front() : *std::next(at);
    recompute();
}

void ChangeModel::propose() {
    m_goesTo.clear();
    for (const PieceId piece : bestChange(m_game.state(), m_surplus).take) m_goesTo.emplace(piece, m_base);
    recompute();
}

void ChangeModel::leave() {
    m_left = true;
    m_open = false;
    m_goesTo.clear();
    recompute();
}

void ChangeModel::refresh() {
    const auto* pending = m_game.hasGame() ? std::get_if<PendingChange>(&m_game.state().pending) : nullptr;
    // What was chosen belongs to the moment at which it was asked for.
    const std::size_t acts = pending != nullptr ? m_game.acts() : 0;
    if (acts != std::exchange(m_acts, acts)) {
        m_open = false;
        m_goesTo.clear();
    }
    if (pending == nullptr) {
        m_left = false;
        // Most acts have nothing to do with change, so the table need not be searched again for each.
        if (!m_open && m_goesTo.empty()) return;
        m_open = false;
        m_goesTo.clear();
    } else if (!m_left && !m_open) {
        m_surplus = pending->surplus;
        // If no ship of the pile is cheap enough, there is no question: the next act waives the change (3B.4).
        if (!changeCanBeHad(m_game.state())) return;
        m_open = true;
        // The base just captured is empty and the attacker's newest: change goes there unless somebody chooses
        // otherwise.
        m_base = capturedBase();
        propose();
        return;
    }
    recompute();
}

std::optional<Violation> ChangeModel::whyNotAlone(PieceId id) const {
    return whyNot(m_game.state(), TakeChange{{{id, m_base}}});
}

void ChangeModel::explain(int piece) {
    if (const auto refusal = m_open ? whyNotAlone(PieceId(piece)) : std::nullopt) emit refused(*refusal);
}

BaseId ChangeModel::capturedBase() const {
    const State& now = m_game.state();
    const std::size_t acts = m_game.acts();
    if (acts > 0) {
        const State before = m_game.play().stateAfter(acts - 1);
        if (const auto* attack = std::get_if<PendingAttack>(&before.pending)) return attack->target;
    }
    const auto own = basesOf(now, now.turn.seat);
    return own.empty() ? BaseId::None : own.front();
}

std::vector<ChangeRow> ChangeModel::rows() const {
    std::vector<ChangeRow> rows;
    const State& state = m_game.state();
    for (const PieceId id : discardPile(state)) {
        const Piece& piece = *state.piece(id);
        if (!isShip(piece.card)) continue;
        ChangeRow row;
        row.pieceId = static_cast<int>(id);
        row.card = AllYourBaseCodec::cardName(piece.card);
        row.name = AllYourBaseTexts::cardName(piece.card);
        row.attack = piece.attack;
        row.defense = piece.defense;
        row.within = !whyNotAlone(id);
        if (const auto chosen = m_goesTo.find(id); chosen != m_goesTo.end()) {
            row.chosen = true;
            row.baseId = static_cast<int>(chosen->second);
            row.baseLabel = idText(chosen->second);
        }
        rows.push_back(row);
    }
    // What can be taken first, and the strongest of that, as people look for change.
    std::ranges::stable_sort(rows, std::ranges::greater{},
                             [](const ChangeRow& row) { return std::tuple(row.within, row.attack, row.defense); });
    return rows;
}

void ChangeModel::recompute() {
    const QString language = m_open ? m_game.languageOf(m_game.state().turn.seat) : QString();
    m_cards.setRows(m_open ? inTextLanguage(language, [this] { return rows(); }) : std::vector<ChangeRow>());
    emit changed();
}

}  // namespace basekeeper
