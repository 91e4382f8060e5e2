// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/overrule.h"

#include "core/all_your_base/card_moves.h"
#include "core/all_your_base/existence.h"
#include "core/all_your_base/red_alert.h"
#include "core/all_your_base/red_alert_effect.h"
#include "core/overload.h"

#include <algorithm>
#include <optional>

namespace basekeeper::all_your_base {

namespace {

using Refusal = std::optional<Violation>;
using Code = ViolationCode;
using Arg = ArgumentName;

/// More than the points of all cards on a table with many decks.
constexpr int maxSurplus = 99'999;
/// Hands are not tracked; this is more than anybody holds.
constexpr int maxFreePlays = 99;

/// Closes whatever is open; a declared attack counts as not made (7.3).
void closePending(State& state) {
    if (std::holds_alternative<PendingAttack>(state.pending)) state.turn.attacked = false;
    state.pending = std::monostate{};
}

class EditApplier {
public:
    explicit EditApplier(State& state) : m_state(state) {}

    Refusal operator()(const edit::AddBase& change) {
        if (auto refusal = checkSeat(change.owner)) return refusal;
        const int defense = change.defense.value_or(m_state.rules.values.baseDefense);
        if (auto refusal = checkPoints(defense)) return refusal;
        m_state.bases.push_back({BaseId{++m_state.basesSeen}, static_cast<std::uint8_t>(change.owner),
                                 static_cast<std::uint8_t>(defense), change.gained});
        return {};
    }

    Refusal operator()(const edit::RemoveBase& change) {
        if (auto refusal = checkBase(change.base)) return refusal;
        removeBase(m_state, change.base);
        return {};
    }

    Refusal operator()(const edit::GiveBase& change) {
        if (auto refusal = checkBase(change.base)) return refusal;
        if (auto refusal = checkSeat(change.owner)) return refusal;
        Base& base = *m_state.base(change.base);
        base.gained = change.gained.value_or(base.gained || base.owner != change.owner);
        base.owner = static_cast<std::uint8_t>(change.owner);
        return {};
    }

    Refusal operator()(const edit::SetBaseDefense& change) {
        if (auto refusal = checkBase(change.base)) return refusal;
        if (auto refusal = checkPoints(change.defense)) return refusal;
        m_state.base(change.base)->defense = static_cast<std::uint8_t>(change.defense);
        return {};
    }

    Refusal operator()(const edit::AddCard& change) {
        if (auto refusal = checkPlace(change.at)) return refusal;
        const Points& usual = m_state.rules.values[change.card];
        const Points points{change.attack.value_or(usual.attack), change.defense.value_or(usual.defense)};
        if (auto refusal = checkPoints(change.card, points)) return refusal;
        m_state.pieces.push_back({PieceId{++m_state.piecesSeen}, change.card, static_cast<std::uint8_t>(points.attack),
                                  static_cast<std::uint8_t>(points.defense), change.at});
        return {};
    }

    Refusal operator()(const edit::MoveCard& change) {
        if (auto refusal = checkPiece(change.piece)) return refusal;
        if (auto refusal = checkPlace(change.at)) return refusal;
        m_state.piece(change.piece)->at = change.at;
        return {};
    }

    Refusal operator()(const edit::SetCardPoints& change) {
        if (auto refusal = checkPiece(change.piece)) return refusal;
        Piece& piece = *m_state.piece(change.piece);
        if (auto refusal = checkPoints(piece.card, {change.attack, change.defense})) return refusal;
        piece.attack = static_cast<std::uint8_t>(change.attack);
        piece.defense = static_cast<std::uint8_t>(change.defense);
        return {};
    }

    Refusal operator()(const edit::RemoveCard& change) {
        if (auto refusal = checkPiece(change.piece)) return refusal;
        std::erase_if(m_state.pieces, [&](const Piece& piece) { return piece.id == change.piece; });
        ++m_state.piecesRemoved;
        return {};
    }

    Refusal operator()(const edit::SetTurn& change) {
        if (auto refusal = checkGoesOn()) return refusal;
        if (auto refusal = checkSeat(change.seat)) return refusal;
        Turn turn;
        turn.number = m_state.turn.number;
        turn.seat = change.seat;
        turn.phase = change.phase;
        turn.redAlertsPlayed = change.phase == Phase::Defense ? 1 : 0;
        turn.orderGoesOnFrom = change.seat;
        m_state.turn = turn;
        m_state.pending = std::monostate{};
        return {};
    }

    Refusal operator()(const edit::SetQueue& change) {
        for (const SeatId seat : change.seats)
            if (auto refusal = checkSeat(seat)) return refusal;
        m_state.queue = change.seats;
        return {};
    }

    Refusal operator()(const edit::ClosePending&) {
        closePending(m_state);
        return {};
    }

    Refusal operator()(const edit::OpenChange& change) {
        if (auto refusal = checkGoesOn()) return refusal;
        if (isUnfinished(m_state)) return Violation(Code::UnfinishedAct, "6.3");
        if (!m_state.rules.options.change) return Violation(Code::ChangeNotPlayed, "3B.3");
        if (change.surplus < 1 || change.surplus > maxSurplus) return outOfRange(change.surplus, 1, maxSurplus);
        m_state.turn.surplusWon = change.surplus;
        m_state.pending = PendingChange{change.surplus};
        return {};
    }

    Refusal operator()(const edit::OpenFreePlays& change) {
        if (auto refusal = checkGoesOn()) return refusal;
        if (std::holds_alternative<PendingAttack>(m_state.pending)) return Violation(Code::UnfinishedAct, "6.3");
        if (!freePlaysOf(m_state, change.card))
            return Violation(Code::NoSuchCard, "6.4", {{Arg::RedAlert, change.card}});
        if (change.left && (*change.left < 1 || *change.left > maxFreePlays))
            return outOfRange(*change.left, 1, maxFreePlays);
        openFreePlays(m_state, {change.card, change.left});
        return {};
    }

    Refusal operator()(const edit::EndGame& change) {
        if (change.winner)
            if (auto refusal = checkSeat(*change.winner)) return refusal;
        closePending(m_state);
        m_state.over = true;
        m_state.winner = change.winner;
        return {};
    }

    Refusal operator()(const edit::ReopenGame&) {
        m_state.over = false;
        m_state.winner.reset();
        return {};
    }

private:
    /// A turn can only be overridden while the game goes on (7.5).
    [[nodiscard]] Refusal checkGoesOn() const {
        return m_state.over ? Refusal(Violation(Code::GameOver, "6.4")) : Refusal{};
    }
    [[nodiscard]] Refusal checkSeat(SeatId seat) const { return isSeat(m_state, seat) ? Refusal{} : noSuchSeat(seat); }
    [[nodiscard]] Refusal checkBase(BaseId base) const {
        return m_state.base(base) != nullptr ? Refusal{} : noSuch(base);
    }
    [[nodiscard]] Refusal checkPiece(PieceId piece) const {
        return m_state.piece(piece) != nullptr ? Refusal{} : noSuch(piece);
    }
    [[nodiscard]] Refusal checkPlace(BaseId at) const { return at == BaseId::None ? Refusal{} : checkBase(at); }
    [[nodiscard]] static Refusal outOfRange(int value, int lowest, int highest) {
        return Violation(Code::RulingOutOfRange, "7.1",
                         {{Arg::Value, value}, {Arg::Lowest, lowest}, {Arg::Highest, highest}});
    }
    [[nodiscard]] static Refusal checkPoints(int points) {
        return points >= 0 && points <= maxPoints ? Refusal{} : outOfRange(points, 0, maxPoints);
    }
    [[nodiscard]] static Refusal checkPoints(Card card, Points points) {
        if (auto refusal = checkPoints(points.attack)) return refusal;
        if (auto refusal = checkPoints(points.defense)) return refusal;
        if (!isShip(card) && points.defense != 0)
            return Violation(Code::CrewDefenseFixed, "2C", {{Arg::Card, static_cast<int>(card)}});
        return {};
    }

    State& m_state;
};

bool canStillStrike(const State& state, const PendingAttack& attack) {
    const Base* target = state.base(attack.target);
    if (target == nullptr || target->owner == state.turn.seat) return false;
    const bool allThere = std::ranges::all_of(attack.with, [&](PieceId id) {
        const Piece* piece = state.piece(id);
        return piece != nullptr && !piece->discarded() && state.base(piece->at)->owner == state.turn.seat;
    });
    return allThere && surplusOf(state, attack) >= 0;
}

}  // namespace

tl::expected<State, Violation> withOverride(State state, const Overrule& act) {
    if (act.reason.empty()) return tl::unexpected(Violation(Code::ReasonMissing, "7.1"));
    if (std::holds_alternative<PendingChange>(state.pending)) state.pending = std::monostate{};
    EditApplier applier(state);
    for (const Edit& change : act.changes)
        if (auto refusal = std::visit(applier, change)) return tl::unexpected(std::move(*refusal));
    if (const auto* attack = std::get_if<PendingAttack>(&state.pending);
        attack != nullptr && !canStillStrike(state, *attack))
        closePending(state);
    return state;
}

}  // namespace basekeeper::all_your_base
