// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_your_base/all_your_base_rows.h"
#include "app/session/gadget_list_model.h"
#include "core/all_your_base/state.h"

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <tuple>
#include <utility>

namespace basekeeper {

/// The part of the table's look that is not in the state: what a tap does, and what is being weighed or prepared.
struct TableLook {
    std::function<bool(const all_your_base::Base&)> tappable;        ///< a tap on the base does something
    std::function<bool(const all_your_base::Piece&)> pieceTappable;  ///< a tap on the card does something
    std::function<bool(all_your_base::PieceId)> chosen;              ///< in the force, as change, or picked up
    std::function<bool(all_your_base::PieceId)> pieceLeaves;         ///< about to go to the discard pile
    std::function<bool(all_your_base::BaseId)> baseChosen;           ///< for the prepared RED ALERT
    std::function<bool(all_your_base::BaseId)> baseLeaves;           ///< about to be destroyed
    std::function<bool(all_your_base::BaseId)> baseTaken;            ///< shown with a new owner that it has not yet
    std::function<bool(all_your_base::SeatId)> seatTappable;         ///< a tap on the seat does something
    /// The seat is offered to declare victory, for what it really holds.
    std::function<bool(all_your_base::SeatId)> mayDeclare;
    all_your_base::BaseId target = all_your_base::BaseId::None;
    bool readOnly = false;       ///< nothing can be done or declared
    bool picks = false;          ///< something that lies on the table is asked for
    bool offersAttacks = false;  ///< bases within reach of the seat in turn are marked
    int asked = -1;              ///< the seat that must act out of turn; -1 for none
};

/// The seats with their bases and the cards on them, as nested lists. After an act the views are only notified of
/// differences.
class SeatLists {
public:
    [[nodiscard]] QAbstractItemModel* seats() { return &m_seats; }
    [[nodiscard]] int count() const { return m_seats.rowCount(); }

    void show(const all_your_base::State& state, const all_your_base::Setup& setup, const TableLook& look);
    /// Call if there is no game.
    void clear();

private:
    /// `counted` gives the figures.
    [[nodiscard]] std::vector<BaseRow> baseRows(const all_your_base::State& state, const all_your_base::State& counted,
                                                const all_your_base::Setup& setup, all_your_base::SeatId seat,
                                                const TableLook& look);
    /// Identifies a list of cards: by base or, if the past is shown and any state may come next, by the base's
    /// position, so that the views keep their items.
    using Place = std::pair<all_your_base::SeatId, std::uint32_t>;
    [[nodiscard]] QAbstractItemModel* showPieces(const all_your_base::State& state, all_your_base::BaseId base,
                                                 Place place, const QString& ownersLanguage, const TableLook& look);

    /// What is said of such a card, in the language of texts if `language` is empty. Of a hundred cards on a table most
    /// are of the same few kinds.
    [[nodiscard]] const QString& spoken(const all_your_base::Piece& piece, const QString& language);

    GadgetListModel<SeatRow> m_seats;
    std::map<all_your_base::SeatId, std::unique_ptr<GadgetListModel<BaseRow>>> m_bases;
    std::map<Place, std::unique_ptr<GadgetListModel<PieceRow>>> m_pieces;
    std::set<Place> m_shown;
    std::map<std::tuple<all_your_base::Card, int, int, QString>, QString> m_spoken;  ///< while `show` runs
};

}  // namespace basekeeper
