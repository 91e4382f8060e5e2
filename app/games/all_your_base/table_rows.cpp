// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/table_rows.h"

#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/language/languages.h"
#include "core/all_your_base/attack_math.h"
#include "db/games/all_your_base/codec.h"

#include <QCoreApplication>
#include <QVariantMap>

#include <algorithm>
#include <tuple>

namespace basekeeper {

using namespace all_your_base;

std::vector<CardRow> cardRows(const CardValues& values, const std::map<Card, Points>& set, std::optional<Card> inHand,
                              const QString& language) {
    std::vector<CardRow> rows;
    for (const Card card : allCards) {
        const auto own = set.find(card);
        const Points& points = own == set.end() ? values[card] : own->second;
        CardRow row;
        row.card = AllYourBaseCodec::cardName(card);
        row.name = AllYourBaseTexts::cardName(card);
        row.ownName = inTextLanguage(language, [card] { return AllYourBaseTexts::cardName(card); });
        row.attack = points.attack;
        row.defense = points.defense;
        row.ship = isShip(card);
        row.chosen = inHand == card;
        rows.push_back(row);
    }
    return rows;
}

std::vector<ReachRow> reachRows(const State& state, const Setup& setup) {
    std::vector<ReachRow> rows;
    for (const Base& base : state.bases) {
        if (base.owner == state.turn.seat) continue;
        const AttackOption option = attackOption(state, state.turn.seat, base.id);
        ReachRow row;
        row.baseId = static_cast<int>(base.id);
        row.label = idText(base.id);
        row.owner = base.owner;
        row.ownerName = AllYourBaseTexts::seatName(setup, base.owner);
        row.needed = option.needed;
        row.defense = defenseOf(state, base.id);
        row.within = option.capturable;
        row.sent = option.total;
        row.surplus = option.surplus;
        rows.push_back(row);
    }
    std::ranges::stable_sort(
        rows, {}, [](const ReachRow& row) { return std::tuple(!row.within, row.within ? -row.needed : row.needed); });
    return rows;
}

AlertShipRow alertShipRow(const Piece& piece, const Base& base, const Setup& setup) {
    AlertShipRow row;
    row.pieceId = static_cast<int>(piece.id);
    row.card = AllYourBaseCodec::cardName(piece.card);
    row.attack = piece.attack;
    row.defense = piece.defense;
    row.owner = base.owner;
    row.base = idText(base.id);
    //: a card, a base, its owner
    row.spoken = QCoreApplication::translate("Table", "%1, on %3’s %2")
                     .arg(AllYourBaseTexts::spoken(piece), row.base, AllYourBaseTexts::seatName(setup, base.owner));
    return row;
}

std::vector<MatrixRow> matrixRows(const State& state) {
    std::vector<MatrixRow> rows;
    for (SeatId owner = 0; owner < state.rules.seats; ++owner)
        for (const BaseId id : basesOf(state, owner)) {
            MatrixRow row;
            row.baseId = static_cast<int>(id);
            row.label = idText(id);
            row.owner = owner;
            row.needed = attackNeeded(state, id);
            for (SeatId seat = 0; seat < state.rules.seats; ++seat) {
                const AttackOption reach = attackReach(state, seat, id);
                row.cells << QVariantMap{{"seat", seat},
                                         {"own", seat == owner},
                                         {"can", seat != owner && reach.capturable},
                                         {"available", reach.available},
                                         {"missing", reach.missing}};
            }
            rows.push_back(row);
        }
    return rows;
}

}  // namespace basekeeper
