// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_your_base/all_your_base_rows.h"
#include "app/session/gadget_list_model.h"
#include "core/all_your_base/state.h"

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <utility>

namespace basekeeper {

/// What a tap would do now, and what is being weighed: the part of the table's look that is not in the state.
struct TableLook {
    std::function<bool(const all_your_base::Base&)> lit;        ///< a tap on the base does something
    std::function<bool(const all_your_base::Piece&)> pieceLit;  ///< a tap on the card does something
    std::function<bool(all_your_base::PieceId)> chosen;         ///< in the force, or taken up
    std::function<bool(all_your_base::PieceId)> pieceLeaves;    ///< will go to the discard pile
    std::function<bool(all_your_base::BaseId)> baseChosen;      ///< for the RED ALERT that is prepared
    std::function<bool(all_your_base::BaseId)> baseLeaves;      ///< will be destroyed
    std::function<bool(all_your_base::SeatId)> seatLit;         ///< a tap on the seat does something
    all_your_base::BaseId target = all_your_base::BaseId::None;
    bool readOnly = false;       ///< nothing can be done, nor declared
    bool offersAttacks = false;  ///< bases within reach of the seat in turn say so
    int asked = -1;              ///< the seat that is asked for something out of its turn; -1: none
};

/// The seats with their bases and the cards on them, as lists within lists. After every act only what differs is
/// told to the views.
class SeatLists {
public:
    [[nodiscard]] QAbstractItemModel* seats() { return &m_seats; }
    [[nodiscard]] int count() const { return m_seats.rowCount(); }
    /// Of the seat that has most.
    [[nodiscard]] int mostBases() const;

    void show(const all_your_base::State& state, const all_your_base::Setup& setup, const TableLook& look);
    /// There is no game.
    void clear();

private:
    [[nodiscard]] std::vector<BaseRow> baseRows(const all_your_base::State& state, all_your_base::SeatId seat,
                                                const TableLook& look);
    /// Whose cards a list holds: a base's or, where the table is only looked at and any other may be shown next, those
    /// of the base at a place, so that the views keep what they have drawn there.
    using Place = std::pair<all_your_base::SeatId, std::uint32_t>;
    [[nodiscard]] QAbstractItemModel* showPieces(const all_your_base::State& state, all_your_base::BaseId base,
                                                 Place place, const TableLook& look);

    GadgetListModel<SeatRow> m_seats;
    std::map<all_your_base::SeatId, std::unique_ptr<GadgetListModel<BaseRow>>> m_bases;
    std::map<Place, std::unique_ptr<GadgetListModel<PieceRow>>> m_pieces;
    std::set<Place> m_shown;
};

}  // namespace basekeeper
