// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/seat_lists.h"

#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/language/languages.h"
#include "core/all_your_base/attack_math.h"
#include "db/games/all_your_base/codec.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace basekeeper {

using namespace all_your_base;

namespace {

template <class Row>
void show(GadgetListModel<Row>& list, std::vector<Row> rows, const TableLook& look) {
    if (look.readOnly) list.putRowsInPlace(std::move(rows));
    else list.setRows(std::move(rows));
}

constexpr SeatId anySeat = -1;

/// The table without what the prepared RED ALERT will discard or destroy: figures tell what will be, while these cards
/// still lie there, struck out. Nothing if all stay.
std::optional<State> withoutWhatLeaves(const State& state, const TableLook& look) {
    const auto leaves = [&](const Piece& piece) { return !piece.discarded() && look.pieceLeaves(piece.id); };
    const auto destroyed = [&](const Base& base) { return look.baseLeaves(base.id); };
    if (std::ranges::none_of(state.pieces, leaves) && std::ranges::none_of(state.bases, destroyed)) return {};
    State left = state;
    for (Piece& piece : left.pieces)
        if (leaves(piece)) piece.at = BaseId::None;
    std::erase_if(left.bases, destroyed);
    return left;
}

}  // namespace

const QString& SeatLists::spoken(const Piece& piece, const QString& language) {
    QString& words = m_spoken[{piece.card, piece.attack, piece.defense, language}];
    if (words.isEmpty()) {
        const auto make = [&] { return AllYourBaseTexts::spoken(piece); };
        words = language.isEmpty() ? make() : inTextLanguage(language, make);
    }
    return words;
}

QAbstractItemModel* SeatLists::showPieces(const State& state, BaseId base, Place place, const QString& ownersLanguage,
                                          const TableLook& look) {
    m_shown.insert(place);
    auto& list = m_pieces[place];
    if (!list) list = std::make_unique<GadgetListModel<PieceRow>>();
    std::vector<PieceRow> rows;
    for (const PieceId id : piecesOn(state, base)) {
        const Piece& piece = *state.piece(id);
        PieceRow row = pieceRow(piece, look.chosen(id), look.pieceTappable(piece), spoken(piece, {}));
        row.leaving = look.pieceLeaves(id);
        row.spokenToOwner = spoken(piece, ownersLanguage);
        rows.push_back(row);
    }
    basekeeper::show(*list, std::move(rows), look);
    return list.get();
}

std::vector<BaseRow> SeatLists::baseRows(const State& state, const State& counted, const Setup& setup, SeatId seat,
                                         const TableLook& look) {
    std::vector<BaseRow> rows;
    for (const BaseId id : basesOf(state, seat)) {
        const Base& base = *state.base(id);
        BaseRow row;
        row.baseId = static_cast<int>(id);
        row.label = idText(id);
        row.defense = defenseOf(counted, id);
        row.gained = base.gained;
        if (look.offersAttacks && seat != state.turn.seat)
            if (const AttackOption reach = attackReach(state, state.turn.seat, id); reach.capturable)
                row.takeWith = reach.needed;
        row.tappable = look.tappable(base);
        row.target = look.target == id;
        row.chosen = look.baseChosen(id);
        row.taken = look.baseTaken(id);
        row.leaving = look.baseLeaves(id);
        row.pieces = showPieces(
            state, id, look.readOnly ? Place(seat, rows.size()) : Place(anySeat, static_cast<std::uint32_t>(id)),
            AllYourBaseTexts::seatLanguage(setup, seat), look);
        const auto counts = [&](PieceId piece) {
            return look.chosen(piece) || look.pieceLeaves(piece) || look.pieceTappable(*state.piece(piece));
        };
        row.aside = look.picks && !look.seatTappable(seat) && !row.tappable && !row.target && !row.chosen &&
                    !row.taken && !row.leaving && std::ranges::none_of(piecesOn(state, id), counts);
        const Base* left = counted.base(id);
        row.spoken = left ? AllYourBaseTexts::spoken(counted, *left) : AllYourBaseTexts::spoken(state, base);
        if (row.tappable && row.takeWith > 0)
            //: a base, what stands on it, and the attack points that capture it
            row.spoken = QCoreApplication::translate("Table", "%1, captured with %2").arg(row.spoken).arg(row.takeWith);
        if (row.leaving) row.spoken = QCoreApplication::translate("Table", "%1, will be destroyed").arg(row.spoken);
        else if (row.chosen) row.spoken = QCoreApplication::translate("Table", "%1, chosen").arg(row.spoken);
        rows.push_back(row);
    }
    return rows;
}

void SeatLists::show(const State& state, const Setup& setup, const TableLook& look) {
    std::vector<SeatRow> rows;
    m_shown.clear();
    m_spoken.clear();
    const std::optional<State> left = withoutWhatLeaves(state, look);
    const State& counted = left ? *left : state;
    for (SeatId seat = 0; seat < state.rules.seats; ++seat) {
        auto& bases = m_bases[seat];
        if (!bases) bases = std::make_unique<GadgetListModel<BaseRow>>();
        basekeeper::show(*bases, baseRows(state, counted, setup, seat, look), look);

        SeatRow row;
        row.seat = seat;
        row.name = AllYourBaseTexts::seatName(setup, seat);
        row.language = AllYourBaseTexts::seatLanguage(setup, seat);
        row.attack = attackOf(counted, seat);
        row.defense = defenseOf(counted, seat);
        row.held = basesHeld(counted, seat);
        row.playing = seat == state.turn.seat && !state.over;
        row.waits = row.playing && look.asked >= 0 && look.asked != seat;
        row.mayDeclare = !look.readOnly && look.mayDeclare(seat);
        row.lacksOne = lacksOneBase(counted, seat);
        row.isAsked = seat == look.asked;
        row.tappable = look.seatTappable(seat);
        row.bases = bases.get();
        for (const BaseRow& base : bases->rows()) row.mostCards = std::max(row.mostCards, base.pieces->rowCount());
        row.spoken = QCoreApplication::translate("Table", "%1: %2 of %3 bases, attack %4, defense %5")
                         .arg(row.name)
                         .arg(row.held)
                         .arg(state.rules.threshold)
                         .arg(row.attack)
                         .arg(row.defense);
        rows.push_back(row);
    }
    m_seats.setRows(std::move(rows));
    // Only now does no row point to these lists any more.
    std::erase_if(m_pieces, [&](const auto& list) { return !m_shown.contains(list.first); });
    std::erase_if(m_bases, [&](const auto& list) { return !isSeat(state, list.first); });
}

void SeatLists::clear() {
    m_seats.setRows({});
    m_bases.clear();
    m_pieces.clear();
}

}  // namespace basekeeper
