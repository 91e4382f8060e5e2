// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/alert_model.h"

#include "app/games/all_your_base/alert_texts.h"
#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/games/all_your_base/table_rows.h"
#include "app/language/languages.h"
#include "core/all_your_base/red_alert_effect.h"
#include "core/overload.h"
#include "db/games/all_your_base/codec.h"

#include <algorithm>

namespace basekeeper {

using namespace all_your_base;

namespace {

constexpr int noSeat = -1;

/// The moves chosen so far (5.10, 5.16).
std::vector<Placement> sent(const RedAlert& act) {
    if (const auto* told = std::get_if<red_alert::TwoBases>(&act)) return told->moves;
    if (const auto* told = std::get_if<red_alert::ImpreciseOrders>(&act)) return told->orders;
    return {};
}

}  // namespace

AlertModel::AlertModel(const GameView<AllYourBase>& game, const Languages& languages, QObject* parent)
    : QObject(parent), m_game(game), m_languages(languages) {}

const State& AlertModel::state() const { return m_game.state(); }

bool AlertModel::isLedThroughTheTable(const RedAlert& card) {
    return hasChoices(card) || std::holds_alternative<red_alert::PassRight>(card);
}

QString AlertModel::clause() const { return AllYourBaseTexts::clauseText(card()); }

AlertModel::Asks AlertModel::asks() const {
    if (!m_question) return Asks::Nothing;
    switch (m_question->of) {
        case Question::Of::Seat: return Asks::Seat;
        case Question::Of::OtherBase:
        case Question::Of::OwnBase: return Asks::Base;
        case Question::Of::Ship: return Asks::Ship;
        case Question::Of::Place: return Asks::Place;
    }
    return Asks::Nothing;
}

QString AlertModel::question() const {
    if (!m_question) return {};
    const TextLanguageScope scope(language());
    return alert_texts::question(draft(), *m_question, state(), m_game.setup());
}

QString AlertModel::progress() const {
    const auto count = isOpen() ? choiceCount(state(), draft()) : std::nullopt;
    if (!count || !m_question) return {};
    const TextLanguageScope scope(language());
    return alert_texts::progress(draft(), *m_question, *count);
}

int AlertModel::chooser() const { return m_question ? m_question->chooser : m_game.hasGame() ? state().turn.seat : 0; }

QString AlertModel::chooserName() const {
    return m_game.hasGame() ? AllYourBaseTexts::seatName(m_game.setup(), chooser()) : QString();
}

QString AlertModel::language() const { return isOpen() ? m_game.languageOf(chooser()) : m_languages.current(); }

int AlertModel::rest() const {
    const auto* told = m_question ? std::get_if<red_alert::TwoBases>(&draft()) : nullptr;
    if (told == nullptr || told->moves.empty()) return 0;
    // The last answer can only be repeated for cards of the same owner.
    const Piece& last = *state().piece(told->moves.back().piece);
    const bool sameOwner = !last.discarded() && state().base(last.at)->owner == m_question->chooser;
    return sameOwner ? static_cast<int>(sameChoiceLeft(state(), draft()).size()) : 0;
}

bool AlertModel::nothingToChoose() const { return isOpen() && !m_question && !begun() && hasChoices(draft()); }

QStringList AlertModel::effects() const {
    if (!isOpen() || m_question) return {};
    const TextLanguageScope scope(language());
    return alert_texts::effects(draft(), m_effects, state(), m_game.setup());
}

QList<int> AlertModel::givesTo() const {
    if (!isOpen()) return {};
    using namespace red_alert;
    QList<int> gives(state().rules.seats, noSeat);
    const SeatId playing = state().turn.seat;
    std::visit(Overload{
                   // What these move lies on the table, where it goes.
                   [](const AnyOf<NoChoice, OneBase, TwoBases, ShipThief, ShipFromEach, ImpreciseOrders> auto&) {},
                   [&](const PeekAndSwap& told) {
                       if (!told.seat) return;
                       gives[playing] = *told.seat;
                       gives[*told.seat] = playing;
                   },
                   [&](const OneSeat& told) {
                       if (told.seat) gives[playing] = *told.seat;
                   },
                   [&](const PassRight&) {
                       for (SeatId seat = 0; seat < state().rules.seats; ++seat)
                           gives[seat] = rightNeighbour(state(), seat);
                   },
               },
               draft());
    return gives;
}

void AlertModel::begin(const RedAlert& card) {
    m_drafts = {card};
    recompute();
}

void AlertModel::close() {
    if (!isOpen()) return;
    m_drafts.clear();
    recompute();
}

void AlertModel::back() {
    if (!begun()) return;
    m_drafts.pop_back();
    recompute();
    emit stepped();
}

void AlertModel::choose(const Answer& chosen) {
    if (!isOpen()) return;
    if (const auto refusal = whyNotAnswer(state(), draft(), chosen)) {
        emit refused(*refusal);
        return;
    }
    m_drafts.push_back(withAnswer(state(), draft(), chosen));
    recompute();
    emit stepped();
}

std::optional<PieceId> AlertModel::onlyShipOn(BaseId base) const {
    std::optional<PieceId> only;
    for (const PieceId piece : piecesOn(tableSoFar(), base)) {
        if (!isAnswer(piece)) continue;
        if (only) return {};
        only = piece;
    }
    return only;
}

void AlertModel::chooseSeat(int seat) { choose(OtherSeat{seat}); }

void AlertModel::chooseBase(int base) {
    if (!isOpen()) return;
    const BaseId id{static_cast<std::uint32_t>(base)};
    const Base* tapped = state().base(id);
    if (tapped != nullptr && asks() == Asks::Seat) return choose(OtherSeat{tapped->owner});
    if (const auto only = asks() == Asks::Ship ? onlyShipOn(id) : std::nullopt) return choose(*only);
    choose(id);
}

void AlertModel::chooseShip(int piece) {
    if (!isOpen()) return;
    const PieceId id{static_cast<std::uint32_t>(piece)};
    const State table = tableSoFar();
    const Piece* tapped = table.piece(id);
    if (asks() == Asks::Ship || tapped == nullptr || tapped->discarded()) return choose(id);
    chooseBase(static_cast<int>(tapped->at));
}

void AlertModel::chooseDiscardPile() { choose(DiscardPile{}); }

void AlertModel::chooseSameForTheRest() {
    if (rest() == 0) return;
    const BaseId place = sent(draft()).back().base;
    const Answer chosen = place == BaseId::None ? Answer(DiscardPile{}) : Answer(place);
    RedAlert act = draft();
    for (int left = rest(); left > 0; --left) act = withAnswer(state(), std::move(act), chosen);
    m_drafts.push_back(std::move(act));
    recompute();
    emit stepped();
}

void AlertModel::play() {
    if (isOpen()) emit playAsked();
}

State AlertModel::tableSoFar() const { return all_your_base::tableSoFar(state(), draft()); }

bool AlertModel::isAnswer(const Answer& chosen) const { return m_question && !whyNotAnswer(state(), draft(), chosen); }

bool AlertModel::isChosen(PieceId piece) const {
    if (!isOpen()) return false;
    // The card that is asked about stands out, and none that has found its place.
    if (m_question) return m_question->card == piece;
    const bool moves =
        std::ranges::find(m_effects.cards, piece, &CardMoves::piece) != m_effects.cards.end() && !leaves(piece);
    return moves || std::ranges::count(sent(draft()), piece, &Placement::piece) > 0;
}

bool AlertModel::isChosen(BaseId base) const {
    using namespace red_alert;
    if (!isOpen()) return false;
    return std::visit(
        Overload{
            [](const AnyOf<NoChoice, OneSeat, ImpreciseOrders> auto&) { return false; },
            [&](const OneBase& told) { return told.base == base; },
            [&](const ShipThief& told) { return told.from == base || told.to == base; },
            [&](const AnyOf<TwoBases, ShipFromEach> auto& told) { return std::ranges::count(told.bases, base) > 0; },
        },
        draft());
}

bool AlertModel::leaves(PieceId piece) const {
    const auto* told = isOpen() ? std::get_if<red_alert::ShipFromEach>(&draft()) : nullptr;
    if (told != nullptr && std::ranges::count(told->ships, piece) > 0) return true;
    const auto found = std::ranges::find(m_effects.cards, piece, &CardMoves::piece);
    return found != m_effects.cards.end() && found->to == BaseId::None;
}

bool AlertModel::leaves(BaseId base) const {
    const auto found = std::ranges::find(m_effects.bases, base, &BaseChanges::base);
    return found != m_effects.bases.end() && !found->to;
}

bool AlertModel::takes(BaseId base) const {
    return isOpen() && std::holds_alternative<red_alert::TwoBases>(draft()) && isChosen(base);
}

int AlertModel::watched() const {
    const auto* told = isOpen() ? std::get_if<red_alert::TwoBases>(&draft()) : nullptr;
    if (told == nullptr || told->bases.empty() || asks() == Asks::Base) return 0;
    const Piece* card = placed();
    return static_cast<int>(card != nullptr ? tableSoFar().piece(card->id)->at : told->bases.back());
}

const Piece* AlertModel::placed() const { return m_question ? state().piece(m_question->card) : nullptr; }

QString AlertModel::placedCard() const {
    const Piece* piece = placed();
    return piece == nullptr ? QString() : AllYourBaseCodec::cardName(piece->card);
}

int AlertModel::placedAttack() const { return placed() == nullptr ? 0 : placed()->attack; }
int AlertModel::placedDefense() const { return placed() == nullptr ? 0 : placed()->defense; }

void AlertModel::recompute() {
    m_question = isOpen() ? nextQuestion(state(), draft()) : std::nullopt;
    m_effects = {};
    if (isOpen() && !m_question) {
        State after = state();
        takeEffect(after, draft());
        m_effects = all_your_base::effects(state(), after);
    }
    std::vector<AlertSeatRow> seats;
    std::vector<AlertBaseRow> bases;
    std::vector<AlertShipRow> ships;
    m_answersOf.clear();
    if (m_question) {
        const auto& setup = m_game.setup();
        const State table = tableSoFar();
        if (m_question->of == Question::Of::Seat)
            for (const SeatId seat : m_question->whose)
                seats.push_back({seat, AllYourBaseTexts::seatName(setup, seat)});
        for (const Base& base : state().bases)
            if (isAnswer(base.id)) {
                // A base that is being taken is its new owner's (5.10): a card left on it is a gift.
                const SeatId owner = table.base(base.id)->owner;
                m_answersOf << owner;
                bases.push_back({static_cast<int>(base.id), idText(base.id), owner,
                                 AllYourBaseTexts::seatName(setup, owner), defenseOf(table, base.id)});
            }
        if (m_question->of == Question::Of::Ship) {
            for (const Base& base : table.bases)
                for (const PieceId id : piecesOn(table, base.id))
                    if (isAnswer(id)) {
                        m_answersOf << base.owner;
                        ships.push_back(
                            inTextLanguage(language(), [&] { return alertShipRow(*table.piece(id), base, setup); }));
                    }
        }
    }
    std::ranges::sort(m_answersOf);
    m_answersOf.erase(std::unique(m_answersOf.begin(), m_answersOf.end()), m_answersOf.end());
    m_seats.setRows(std::move(seats));
    m_bases.setRows(std::move(bases));
    m_ships.setRows(std::move(ships));
    emit changed();
}

}  // namespace basekeeper
