// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/all_your_base/red_alert.h"

#include "core/all_your_base/existence.h"
#include "core/all_your_base/red_alert_effect.h"
#include "core/alternative.h"
#include "core/overload.h"

#include <algorithm>
#include <array>

namespace basekeeper::all_your_base {

namespace {

using red_alert::ImpreciseOrders;
using red_alert::NoChoice;
using red_alert::OneBase;
using red_alert::OneSeat;
using red_alert::ShipFromEach;
using red_alert::ShipThief;
using red_alert::TwoBases;

using Refusal = std::optional<Violation>;
using Code = ViolationCode;
using Arg = ArgumentName;

constexpr int basesTaken = 2;  // 5.10

SeatId ownerOf(const State& state, const Piece& piece) { return state.base(piece.at)->owner; }

bool isShipOf(const State& state, const Piece& piece, SeatId seat) {
    return isShip(piece.card) && !piece.discarded() && ownerOf(state, piece) == seat;
}

bool hasShip(const State& state, SeatId seat) {
    return std::ranges::any_of(state.pieces, [&](const Piece& piece) { return isShipOf(state, piece, seat); });
}

int basesOfOthers(const State& state, SeatId seat) {
    return static_cast<int>(
        std::ranges::count_if(state.bases, [seat](const Base& base) { return base.owner != seat; }));
}

template <class List, class Value>
bool contains(const List& list, const Value& value) {
    return std::ranges::find(list, value) != list.end();
}

/// All seats in order, from `first` on (5.16a).
std::vector<SeatId> seatsFrom(const State& state, SeatId first) {
    std::vector<SeatId> seats(static_cast<std::size_t>(state.rules.seats));
    std::ranges::generate(seats, [&, next = first]() mutable { return next++ % state.rules.seats; });
    return seats;
}

std::vector<SeatId> seatsAfter(const State& state, SeatId seat) {
    std::vector<SeatId> seats = seatsFrom(state, seat);
    seats.erase(seats.begin());
    return seats;
}

/// The cards on the taken bases that have no place yet, base by base (5.10).
std::vector<PieceId> notPlaced(const State& state, const TwoBases& told) {
    std::vector<PieceId> left;
    for (const BaseId base : told.bases)
        for (const PieceId piece : piecesOn(state, base))
            if (std::ranges::find(told.moves, piece, &Placement::piece) == told.moves.end()) left.push_back(piece);
    return left;
}

Argument baseArgument(BaseId id) { return {Arg::Base, static_cast<int>(id)}; }
Argument pieceArgument(PieceId id) { return {Arg::Piece, static_cast<int>(id)}; }

/// The orders given so far: each seat sees the table as the previous ones left it (5.16).
struct Orders {
    State state;
    std::optional<SeatId> next;  ///< the seat that must give an order now
    std::vector<SeatId> skipped;
    Refusal refused;
};

/// Judges the choices made so far for a card: why they are invalid, and which one is missing.
class Referee {
public:
    Referee(const State& state, const RedAlert& act) : m_state(state), m_seat(state.turn.seat), m_act(act) {}

    [[nodiscard]] Refusal whyNot() const {
        return std::visit([this](const auto& told) { return whyNot(told); }, m_act);
    }
    [[nodiscard]] std::optional<Question> missing() const {
        return std::visit([this](const auto& told) { return missing(told); }, m_act);
    }

    [[nodiscard]] ChoiceCount count() const {
        return std::visit([this](const auto& told) { return count(told); }, m_act);
    }

    /// A refusal by the card's own clause; it always names the card.
    [[nodiscard]] Violation refusal(Code code, std::initializer_list<Argument> more = {}) const {
        Violation violation(code, clauseOf(m_act.number()), {{Arg::RedAlert, m_act.number()}});
        violation.arguments.insert(violation.arguments.end(), more.begin(), more.end());
        return violation;
    }

    /// The refusal of a card that is played without the choice.
    [[nodiscard]] Violation needed(const Question& question) const {
        switch (question.of) {
            case Question::Of::Seat: return refusal(Code::OtherSeatNeeded);
            case Question::Of::OtherBase:
                if (std::holds_alternative<ShipFromEach>(m_act))
                    return refusal(Code::BaseOfSeatNeeded, {{Arg::Seat, question.whose.front()}});
                return refusal(Code::BaseNeeded);
            case Question::Of::OwnBase: return refusal(Code::OwnBaseNeeded);
            case Question::Of::Ship: return refusal(Code::ShipOfSeatNeeded, {{Arg::Seat, question.whose.front()}});
            case Question::Of::Place:
                return refusal(Code::PlaceNeeded, {pieceArgument(question.card), {Arg::Seat, question.chooser}});
        }
        return refusal(Code::NothingToChoose);
    }

    [[nodiscard]] Orders follow(const ImpreciseOrders& told) const {
        Orders orders{m_state, {}, {}, {}};
        auto move = told.orders.begin();
        for (const SeatId mover : seatsFrom(m_state, m_seat)) {
            if (!hasShip(orders.state, mover) || basesOfOthers(orders.state, mover) == 0) {
                orders.skipped.push_back(mover);
                continue;
            }
            if (move == told.orders.end()) {
                orders.next = mover;
                return orders;
            }
            orders.refused = whyNotOrder(orders.state, mover, *move);
            if (orders.refused) return orders;
            if (move->base == BaseId::None) {
                // Only the last order may lack its place, because it is still being given.
                orders.next = mover;
                if (move + 1 != told.orders.end())
                    orders.refused = refusal(Code::PlaceNeeded, {pieceArgument(move->piece), {Arg::Seat, mover}});
                return orders;
            }
            orders.state.piece(move->piece)->at = move->base;
            ++move;
        }
        if (move != told.orders.end()) orders.refused = refusal(Code::NothingToChoose);
        return orders;
    }

private:
    [[nodiscard]] Refusal whyNot(const NoChoice&) const { return {}; }
    [[nodiscard]] std::optional<Question> missing(const NoChoice&) const { return {}; }

    [[nodiscard]] Refusal whyNot(const OneSeat& told) const {
        if (told.seat == m_seat) return refusal(Code::OtherSeatNeeded);
        return {};
    }
    [[nodiscard]] std::optional<Question> missing(const OneSeat& told) const {
        if (told.seat) return {};
        return Question{.of = Question::Of::Seat, .chooser = m_seat, .whose = otherSeats()};
    }

    [[nodiscard]] Refusal whyNot(const OneBase& told) const { return whyNotOfOther(told.base); }
    [[nodiscard]] std::optional<Question> missing(const OneBase& told) const {
        if (told.base || basesOfOthers(m_state, m_seat) == 0) return {};
        return baseOfOther();
    }

    [[nodiscard]] Refusal whyNot(const ShipThief& told) const {
        if (auto refused = whyNotOfOther(told.from)) return refused;
        if (told.to)
            if (const SeatId owner = m_state.base(*told.to)->owner; owner != m_seat)
                return refusal(Code::OtherBaseChosen,
                               {baseArgument(*told.to), {Arg::Owner, owner}, {Arg::Seat, m_seat}});
        if ((told.from || told.to) && !shipsCanBeStolen())
            return Violation(Code::NothingToChoose, "5.19", {{Arg::RedAlert, m_act.number()}});
        return {};
    }
    [[nodiscard]] std::optional<Question> missing(const ShipThief& told) const {
        if (!shipsCanBeStolen()) return {};
        if (!told.from) return baseOfOther();
        if (!told.to) return Question{.of = Question::Of::OwnBase, .chooser = m_seat, .whose = {m_seat}};
        return {};
    }

    [[nodiscard]] Refusal whyNot(const TwoBases& told) const {
        for (auto base = told.bases.begin(); base != told.bases.end(); ++base) {
            if (auto refused = whyNotOfOther(*base)) return refused;
            if (std::find(told.bases.begin(), base, *base) != base)
                return refusal(Code::BaseChosenTwice, {baseArgument(*base)});
        }
        const auto taken = static_cast<int>(told.bases.size());
        if (taken > basesToTake())
            return refusal(Code::TooManyBases, {{Arg::Value, taken}, {Arg::Highest, basesToTake()}});
        for (auto move = told.moves.begin(); move != told.moves.end(); ++move) {
            const Piece& piece = *m_state.piece(move->piece);
            if (piece.discarded() || !contains(told.bases, piece.at))
                return refusal(Code::CardNotTaken, {pieceArgument(piece.id)});
            if (std::ranges::find(told.moves.begin(), move, piece.id, &Placement::piece) != move)
                return refusal(Code::CardPlacedTwice, {pieceArgument(piece.id)});
        }
        return {};
    }
    [[nodiscard]] std::optional<Question> missing(const TwoBases& told) const {
        if (static_cast<int>(told.bases.size()) < basesToTake()) {
            Question question = baseOfOther();
            std::erase_if(question.whose, [&](SeatId seat) {
                return std::ranges::all_of(basesOf(m_state, seat),
                                           [&](BaseId base) { return contains(told.bases, base); });
            });
            return question;
        }
        const std::vector<PieceId> left = notPlaced(m_state, told);
        if (left.empty()) return {};
        return Question{.of = Question::Of::Place,
                        .chooser = ownerOf(m_state, *m_state.piece(left.front())),
                        .whose = seatsFrom(m_state, 0),
                        .card = left.front(),
                        .mayDiscard = true};
    }

    [[nodiscard]] Refusal whyNot(const ShipFromEach& told) const {
        if (losesShips()) {
            for (const PieceId id : told.ships) {
                const Piece& piece = *m_state.piece(id);
                if (piece.discarded()) return refusal(Code::CardNotOnBase, {pieceArgument(id)});
                if (ownerOf(m_state, piece) == m_seat)
                    return refusal(Code::OwnCardChosen, {pieceArgument(id), {Arg::Seat, m_seat}});
                if (!isShip(piece.card)) return shipNeeded(piece);
            }
        } else {
            for (const BaseId id : told.bases)
                if (auto refused = whyNotOfOther(id)) return refused;
        }
        std::vector<SeatId> seats = losers(told);
        std::ranges::sort(seats);
        if (const auto twice = std::ranges::adjacent_find(seats); twice != seats.end())
            return refusal(Code::SeatChosenTwice, {{Arg::Seat, *twice}});
        return {};
    }
    [[nodiscard]] std::optional<Question> missing(const ShipFromEach& told) const {
        Question question{
            .of = losesShips() ? Question::Of::Ship : Question::Of::OtherBase, .chooser = m_seat, .whose = {}};
        const std::vector<SeatId> done = losers(told);
        for (const SeatId seat : otherSeats())
            if ((losesShips() ? hasShip(m_state, seat) : hasBase(m_state, seat)) && !contains(done, seat))
                question.whose.push_back(seat);
        return question.whose.empty() ? std::nullopt : std::optional(question);
    }

    [[nodiscard]] Refusal whyNot(const ImpreciseOrders& told) const { return follow(told).refused; }
    [[nodiscard]] std::optional<Question> missing(const ImpreciseOrders& told) const {
        const Orders orders = follow(told);
        if (!orders.next) return {};
        const SeatId mover = *orders.next;
        if (told.orders.empty() || told.orders.back().base != BaseId::None)
            return Question{.of = Question::Of::Ship, .chooser = mover, .whose = {mover}};
        return Question{.of = Question::Of::Place,
                        .chooser = mover,
                        .whose = seatsAfter(m_state, mover),
                        .card = told.orders.back().piece};
    }

    /// At most one choice of a kind.
    [[nodiscard]] ChoiceCount count(const AnyOf<NoChoice, OneSeat, OneBase, ShipThief> auto&) const { return {0, 1}; }
    [[nodiscard]] ChoiceCount count(const TwoBases& told) const {
        const auto bases = static_cast<int>(told.bases.size());
        if (bases < basesToTake()) return {bases, basesToTake()};
        const auto placed = static_cast<int>(told.moves.size());
        return {placed, placed + static_cast<int>(notPlaced(m_state, told).size())};
    }
    [[nodiscard]] ChoiceCount count(const ShipFromEach& told) const {
        const auto lost = static_cast<int>(losers(told).size());
        const auto question = missing(told);
        return {lost, lost + (question ? static_cast<int>(question->whose.size()) : 0)};
    }
    [[nodiscard]] ChoiceCount count(const ImpreciseOrders& told) const {
        const auto given = static_cast<int>(
            std::ranges::count_if(told.orders, [](const Placement& order) { return order.base != BaseId::None; }));
        return {given + static_cast<int>(follow(told).skipped.size()), m_state.rules.seats};
    }

    [[nodiscard]] std::vector<SeatId> otherSeats() const { return seatsAfter(m_state, m_seat); }

    [[nodiscard]] Refusal whyNotOfOther(const std::optional<BaseId>& answer) const {
        if (answer && m_state.base(*answer)->owner == m_seat)
            return refusal(Code::OwnBaseChosen, {baseArgument(*answer), {Arg::Seat, m_seat}});
        return {};
    }
    [[nodiscard]] Question baseOfOther() const {
        Question question{.of = Question::Of::OtherBase, .chooser = m_seat, .whose = otherSeats()};
        std::erase_if(question.whose, [this](SeatId seat) { return !hasBase(m_state, seat); });
        return question;
    }

    [[nodiscard]] bool shipsCanBeStolen() const {
        return hasBase(m_state, m_seat) && basesOfOthers(m_state, m_seat) > 0;
    }
    [[nodiscard]] int basesToTake() const { return std::min(basesTaken, basesOfOthers(m_state, m_seat)); }

    /// Whether seats lose a ship, by the sheet; otherwise a base, by the option.
    [[nodiscard]] bool losesShips() const { return m_state.rules.options.card11 == Card11::Ship; }
    [[nodiscard]] std::vector<SeatId> losers(const ShipFromEach& told) const {
        std::vector<SeatId> seats;
        if (losesShips())
            for (const PieceId id : told.ships) seats.push_back(ownerOf(m_state, *m_state.piece(id)));
        else
            for (const BaseId id : told.bases) seats.push_back(m_state.base(id)->owner);
        return seats;
    }

    [[nodiscard]] Violation shipNeeded(const Piece& piece) const {
        return refusal(Code::ShipNeeded, {pieceArgument(piece.id), {Arg::Card, static_cast<int>(piece.card)}});
    }
    [[nodiscard]] Refusal whyNotOrder(const State& state, SeatId mover, const Placement& move) const {
        const Piece& piece = *state.piece(move.piece);
        if (piece.discarded()) return refusal(Code::CardNotOnBase, {pieceArgument(piece.id)});
        if (const SeatId owner = ownerOf(state, piece); owner != mover)
            return refusal(Code::NotSeatsShip, {pieceArgument(piece.id), {Arg::Owner, owner}, {Arg::Seat, mover}});
        if (!isShip(piece.card)) return shipNeeded(piece);
        if (move.base != BaseId::None && state.base(move.base)->owner == mover)
            return refusal(Code::MoversOwnBase, {baseArgument(move.base), {Arg::Seat, mover}});
        return {};
    }

    const State& m_state;
    SeatId m_seat;
    const RedAlert& m_act;
};

bool answers(const Question& question, const Answer& answer) {
    switch (question.of) {
        case Question::Of::Seat: return std::holds_alternative<OtherSeat>(answer);
        case Question::Of::OtherBase:
        case Question::Of::OwnBase: return std::holds_alternative<BaseId>(answer);
        case Question::Of::Ship: return std::holds_alternative<PieceId>(answer);
        case Question::Of::Place:
            return std::holds_alternative<BaseId>(answer) ||
                   (question.mayDiscard && std::holds_alternative<DiscardPile>(answer));
    }
    return false;
}

}  // namespace

std::string_view clauseOf(int redAlertCard) {
    static constexpr std::array<std::string_view, redAlertCards> clauses{"5.1",  "5.2",  "5.3",  "5.4",  "5.5",  "5.6",
                                                                         "5.7",  "5.8",  "5.9",  "5.10", "5.11", "5.12",
                                                                         "5.13", "5.14", "5.15", "5.16"};
    return clauses.at(static_cast<std::size_t>(redAlertCard - 1));
}

std::optional<RedAlert> redAlertOf(int number) {
    if (number < 1 || number > redAlertCards) return {};
    RedAlert act;
    emplaceAlternative(act, static_cast<std::size_t>(number - 1));
    return act;
}

bool hasChoices(const RedAlert& act) {
    return std::visit([]<class Card>(const Card&) { return !AnyOf<Card, NoChoice>; }, act);
}

std::optional<FreePlays> freePlaysOf(const State& state, int redAlertCard) {
    switch (redAlertCard) {
        case red_alert::twoFromTheDeck: return FreePlays{redAlertCard, 2};
        case red_alert::wholeHand: return FreePlays{redAlertCard, {}};
        case red_alert::luckyDip: return FreePlays{redAlertCard, 1};
        case red_alert::oneFromEveryHand: return FreePlays{redAlertCard, state.rules.seats - 1};
        default: return {};
    }
}

std::optional<Question> nextQuestion(const State& state, const RedAlert& act) { return Referee(state, act).missing(); }

std::optional<ChoiceCount> choiceCount(const State& state, const RedAlert& act) {
    const Referee referee(state, act);
    if (!referee.missing()) return {};
    const ChoiceCount count = referee.count();
    return count.of > 1 ? std::optional(count) : std::nullopt;
}

State tableSoFar(const State& state, const RedAlert& act) {
    if (const auto* told = std::get_if<ImpreciseOrders>(&act)) return Referee(state, act).follow(*told).state;
    const auto* thief = std::get_if<ShipThief>(&act);
    State table = state;
    if ((thief != nullptr && thief->from && thief->to) || std::holds_alternative<TwoBases>(act)) takeEffect(table, act);
    return table;
}

std::vector<SeatId> skippedSeats(const State& state, const RedAlert& act) {
    const auto* told = std::get_if<ImpreciseOrders>(&act);
    return told == nullptr ? std::vector<SeatId>() : Referee(state, act).follow(*told).skipped;
}

std::optional<Violation> whyInvalidSoFar(const State& state, const RedAlert& act) {
    if (auto refused = whyMissing(state, act)) return refused;
    return Referee(state, act).whyNot();
}

std::optional<Violation> whyNotPlayable(const State& state, const RedAlert& act) {
    if (auto refused = whyInvalidSoFar(state, act)) return refused;
    const Referee referee(state, act);
    if (const auto missing = referee.missing()) return referee.needed(*missing);
    return {};
}

std::optional<Violation> whyNotAnswer(const State& state, const RedAlert& act, const Answer& answer) {
    if (auto refused = whyInvalidSoFar(state, act)) return refused;
    const Referee referee(state, act);
    const auto missing = referee.missing();
    if (!missing) return referee.refusal(Code::NothingToChoose);
    if (!answers(*missing, answer)) return referee.needed(*missing);
    return whyInvalidSoFar(state, withAnswer(state, act, answer));
}

std::vector<PieceId> sameChoiceLeft(const State& state, const RedAlert& act) {
    const auto missing = nextQuestion(state, act);
    if (!missing || !missing->mayDiscard) return {};
    std::vector<PieceId> left = notPlaced(state, std::get<TwoBases>(act));
    std::erase_if(left, [&](PieceId piece) { return ownerOf(state, *state.piece(piece)) != missing->chooser; });
    return left;
}

RedAlert withAnswer(const State& state, RedAlert act, const Answer& answer) {
    const auto missing = nextQuestion(state, act);
    if (!missing) return act;
    const auto base = [&] { return std::get<BaseId>(answer); };
    const auto ship = [&] { return std::get<PieceId>(answer); };
    const auto* place = std::get_if<BaseId>(&answer);
    std::visit(Overload{
                   [](NoChoice&) {},
                   [&](OneSeat& told) { told.seat = std::get<OtherSeat>(answer).seat; },
                   [&](OneBase& told) { told.base = base(); },
                   [&](ShipThief& told) { (told.from ? told.to : told.from) = base(); },
                   [&](TwoBases& told) {
                       if (missing->of == Question::Of::OtherBase) told.bases.push_back(base());
                       else told.moves.push_back({missing->card, place == nullptr ? BaseId::None : *place});
                   },
                   [&](ShipFromEach& told) {
                       if (missing->of == Question::Of::OtherBase) told.bases.push_back(base());
                       else told.ships.push_back(ship());
                   },
                   [&](ImpreciseOrders& told) {
                       if (missing->of == Question::Of::Ship) told.orders.push_back({ship(), BaseId::None});
                       else told.orders.back().base = base();
                   },
               },
               act);
    return act;
}

}  // namespace basekeeper::all_your_base
