// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/alert_model.h"

#include "app/alert_texts.h"
#include "app/game_texts.h"
#include "app/languages.h"
#include "app/session_controller.h"
#include "core/all_your_base/rules.h"
#include "db/all_your_base_codec.h"

#include <QVariantMap>

#include <algorithm>
#include <map>

namespace basekeeper {

using namespace all_your_base;

namespace {

constexpr int noSeat = -1;

QVariantMap baseArrow(BaseId from, BaseId to) {
    return {{"fromBase", static_cast<int>(from)}, {"toBase", static_cast<int>(to)}, {"fromSeat", noSeat}, {"toSeat", noSeat}};
}
QVariantMap seatArrow(SeatId from, SeatId to) { return {{"fromBase", 0}, {"toBase", 0}, {"fromSeat", from}, {"toSeat", to}}; }

/// Each card's way, from where it lies when its moment comes (5.16).
QVariantList moveArrows(const State& state, const std::vector<Placement>& moves) {
    QVariantList arrows;
    std::map<PieceId, BaseId> at;
    for (const auto& [piece, to] : moves) {
        const BaseId from = at.contains(piece) ? at[piece] : state.piece(piece)->at;
        if (to != BaseId::None && from != to && !arrows.contains(baseArrow(from, to))) arrows << baseArrow(from, to);
        if (to != BaseId::None) at[piece] = to;
    }
    return arrows;
}

AlertShipRow shipRow(const State& state, const Setup& setup, const Piece& piece) {
    const PieceRow row = pieceRow(piece, false, true);
    const SeatId owner = state.base(piece.at)->owner;
    return {row.pieceId, row.card, row.attack, row.defense, idText(piece.at), owner,
            AlertModel::tr("%1, on %2 of %3").arg(row.spoken, idText(piece.at), GameTexts::seatName(setup, owner))};
}

}  // namespace

AlertModel::AlertModel(SessionController& controller, const Languages& languages, QObject* parent)
    : QObject(parent), m_controller(controller), m_languages(languages) {}

const State& AlertModel::state() const { return m_controller.state(); }

bool AlertModel::isLedThroughTheTable(int card) {
    switch (card) {
        case red_alert::dinnerBell:
        case red_alert::peekAndSwap:
        case red_alert::giftedTurn:
        case red_alert::shipThief:
        case red_alert::passRight:
        case red_alert::twoBases:
        case red_alert::shipFromEach:
        case red_alert::baseDestroyed:
        case red_alert::impreciseOrders: return true;
        default: return false;
    }
}

QString AlertModel::asks() const {
    if (!m_choice) return {};
    switch (m_choice->of) {
        case Choice::Of::Seat: return QStringLiteral("seat");
        case Choice::Of::OtherBase:
        case Choice::Of::OwnBase: return QStringLiteral("base");
        case Choice::Of::Ship: return QStringLiteral("ship");
        case Choice::Of::Place: return QStringLiteral("place");
    }
    return {};
}

QString AlertModel::question() const {
    return m_choice ? alert_texts::question(m_languages, draft(), *m_choice, state(), m_controller.play().setup()) : QString();
}

int AlertModel::chooser() const { return m_choice ? m_choice->chooser : m_controller.hasGame() ? state().turn.seat : 0; }

QString AlertModel::language() const {
    if (!m_choice) return m_languages.current();
    return QString::fromStdString(m_controller.play().setup().seats[static_cast<std::size_t>(m_choice->chooser)].language);
}

int AlertModel::rest() const {
    if (!m_choice || !m_choice->mayDiscard || draft().moves.empty()) return 0;
    const auto formerOwner = [&](PieceId piece) { return state().base(state().piece(piece)->at)->owner; };
    if (formerOwner(draft().moves.back().piece) != m_choice->chooser) return 0;
    const auto& bases = draft().bases;
    return static_cast<int>(std::ranges::count_if(state().pieces, [&](const Piece& piece) {
        return std::ranges::find(bases, piece.at) != bases.end() && formerOwner(piece.id) == m_choice->chooser &&
               std::ranges::find(draft().moves, piece.id, &Placement::piece) == draft().moves.end();
    }));
}

QString AlertModel::discardLabel() const { return m_languages.translate(language(), "Alert", QT_TRANSLATE_NOOP("Alert", "To the discard pile")); }

QString AlertModel::restLabel() const {
    return m_languages.translate(language(), "Alert", QT_TRANSLATE_N_NOOP("Alert", "The other %n card(s) likewise"), rest());
}

QString AlertModel::backLabel() const { return m_languages.translate(language(), "Alert", QT_TRANSLATE_NOOP("Alert", "Change the last choice")); }

bool AlertModel::nothingToChoose() const {
    return isOpen() && !m_choice && !begun() && draft().card != red_alert::passRight;
}

QStringList AlertModel::effects() const {
    return isOpen() && !m_choice ? alert_texts::effects(draft(), state(), m_controller.play().setup()) : QStringList();
}

QVariantList AlertModel::arrows() const {
    if (!isOpen()) return {};
    const RedAlert& act = draft();
    QVariantList arrows = moveArrows(state(), act.moves);
    if (act.from && act.to) arrows << baseArrow(*act.from, *act.to);
    if (act.seat) arrows << seatArrow(state().turn.seat, *act.seat);
    if (act.card == red_alert::passRight)
        for (SeatId seat = 0; seat < state().rules.seats; ++seat) arrows << seatArrow(seat, rightNeighbour(state(), seat));
    return arrows;
}

void AlertModel::begin(int card) {
    RedAlert act;
    act.card = card;
    m_drafts = {act};
    work();
}

void AlertModel::close() {
    if (!isOpen()) return;
    m_drafts.clear();
    work();
}

void AlertModel::back() {
    if (!begun()) return;
    m_drafts.pop_back();
    work();
    emit stepped();
}

void AlertModel::choose(const Chosen& chosen) {
    if (!isOpen()) return;
    if (const auto refusal = whyNotChoose(state(), draft(), chosen)) {
        emit refused(*refusal);
        return;
    }
    m_drafts.push_back(withChoice(state(), draft(), chosen));
    work();
    emit stepped();
}

std::optional<PieceId> AlertModel::onlyShipOn(BaseId base) const {
    std::optional<PieceId> only;
    for (const PieceId piece : piecesOn(state(), base)) {
        if (!isAnswer(piece)) continue;
        if (only) return {};
        only = piece;
    }
    return only;
}

void AlertModel::chooseSeat(int seat) { choose(OtherSeat{seat}); }

void AlertModel::chooseBase(int base) {
    const BaseId id{static_cast<std::uint32_t>(base)};
    if (asks() == u"seat") return choose(OtherSeat{state().base(id)->owner});
    if (const auto only = asks() == u"ship" ? onlyShipOn(id) : std::nullopt) return choose(*only);
    choose(id);
}

void AlertModel::chooseShip(int piece) {
    const PieceId id{static_cast<std::uint32_t>(piece)};
    if (asks() == u"ship") return choose(id);
    chooseBase(static_cast<int>(state().piece(id)->at));
}

void AlertModel::chooseDiscardPile() { choose(DiscardPile{}); }

void AlertModel::chooseSameForTheRest() {
    const BaseId place = draft().moves.empty() ? BaseId::None : draft().moves.back().base;
    for (int left = rest(); left > 0; --left) place == BaseId::None ? choose(DiscardPile{}) : choose(place);
}

bool AlertModel::isAnswer(const Chosen& chosen) const { return m_choice && !whyNotChoose(state(), draft(), chosen); }

bool AlertModel::isChosen(PieceId piece) const {
    if (!isOpen()) return false;
    const bool moves = std::ranges::find(m_effects.cards, piece, &CardMoves::piece) != m_effects.cards.end() && !leaves(piece);
    return moves || (m_choice && m_choice->card == piece) || std::ranges::find(draft().moves, piece, &Placement::piece) != draft().moves.end();
}

bool AlertModel::isChosen(BaseId base) const {
    if (!isOpen()) return false;
    const RedAlert& act = draft();
    return act.base == base || act.from == base || act.to == base || std::ranges::find(act.bases, base) != act.bases.end();
}

bool AlertModel::leaves(PieceId piece) const {
    if (isOpen() && std::ranges::find(draft().pieces, piece) != draft().pieces.end()) return true;
    const auto found = std::ranges::find(m_effects.cards, piece, &CardMoves::piece);
    return found != m_effects.cards.end() && found->to == BaseId::None;
}

bool AlertModel::leaves(BaseId base) const {
    const auto found = std::ranges::find(m_effects.bases, base, &BaseChanges::base);
    return found != m_effects.bases.end() && !found->to;
}

void AlertModel::work() {
    m_choice = isOpen() ? missingChoice(state(), draft()) : std::nullopt;
    m_effects = {};
    if (isOpen() && !m_choice) {
        State after = state();
        carryOut(after, draft());
        m_effects = all_your_base::effects(state(), after);
    }
    std::vector<AlertSeatRow> seats;
    std::vector<AlertBaseRow> bases;
    std::vector<AlertShipRow> ships;
    if (m_choice) {
        const auto& setup = m_controller.play().setup();
        if (m_choice->of == Choice::Of::Seat)
            for (const SeatId seat : m_choice->whose) seats.push_back({seat, GameTexts::seatName(setup, seat)});
        for (const Base& base : state().bases)
            if (isAnswer(base.id)) bases.push_back({static_cast<int>(base.id), idText(base.id), base.owner, GameTexts::seatName(setup, base.owner), defenseOf(state(), base.id)});
        if (m_choice->of == Choice::Of::Ship)
            for (const Base& base : state().bases)
                for (const PieceId piece : piecesOn(state(), base.id))
                    if (isAnswer(piece)) ships.push_back(shipRow(state(), setup, *state().piece(piece)));
    }
    m_seats.setRows(std::move(seats));
    m_bases.setRows(std::move(bases));
    m_ships.setRows(std::move(ships));
    emit changed();
}

}  // namespace basekeeper
