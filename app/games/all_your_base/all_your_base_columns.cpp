// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/all_your_base_ui.h"

#include "app/games/all_your_base/all_your_base_texts.h"
#include "core/overload.h"
#include "db/games/all_your_base/codec.h"

namespace basekeeper {

using namespace Qt::StringLiterals;

namespace {

using namespace all_your_base;

/// The two numbers of an act: the points of the card that it plays, or an attack and the defense against it.
struct Numbers {
    QString attack = {};
    QString defense = {};
};

Numbers numbersOf(const Action& action, const State& before, const State& after) {
    if (const auto* attack = std::get_if<Attack>(&action))
        return {QString::number(attackOf(before, attack->with)), QString::number(defenseOf(before, attack->target))};
    const auto played = [&](const PlayCard& card) -> Numbers {
        const Piece* piece = after.piece(card.piece.value_or(PieceId{after.piecesSeen}));
        return {QString::number(piece->attack), QString::number(piece->defense)};
    };
    return std::visit(Overload{
                          [&](const PlayShip& card) { return played(card); },
                          [&](const PlayCrew& card) { return played(card); },
                          [&](const PlayCats& card) { return played(card); },
                          [](const auto&) { return Numbers{}; },
                      },
                      action);
}

QString cardOf(const Action& action, const QJsonObject& fields) {
    if (std::holds_alternative<PlayCrew>(action)) return AllYourBaseCodec::cardName(Card::Crew);
    if (std::holds_alternative<PlayCats>(action)) return AllYourBaseCodec::cardName(Card::Cats);
    return fields.value(fields.contains("ship"_L1) ? "ship"_L1 : "card"_L1).toVariant().toString();
}

QString baseOf(const Action& action, const QJsonObject& fields, const State& after) {
    if (std::holds_alternative<PlayBase>(action)) return idText(BaseId{after.basesSeen});
    return fields.value(fields.contains("target"_L1) ? "target"_L1 : "base"_L1).toString();
}

}  // namespace

QStringList GameUi<AllYourBase>::columnNames() { return {u"card"_s, u"base"_s, u"attack"_s, u"defense"_s, u"held"_s}; }

QStringList GameUi<AllYourBase>::columns(const all_your_base::Action& action, const QJsonObject& fields,
                                         const all_your_base::State& before, const all_your_base::State& after) {
    const Numbers numbers = numbersOf(action, before, after);
    const SeatId seat = AllYourBaseTexts::actor(action, before);
    return {cardOf(action, fields), baseOf(action, fields, after), numbers.attack, numbers.defense,
            seat == nobody ? QString() : QString::number(basesHeld(after, seat))};
}

}  // namespace basekeeper
