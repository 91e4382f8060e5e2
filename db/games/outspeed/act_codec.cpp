// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/games/outspeed/codec.h"

#include "core/overload.h"
#include "db/games/outspeed/tile_codec.h"
#include "db/games/outspeed/words.h"
#include "db/session_file/named_readers.h"
#include "db/session_file/seats_codec.h"

namespace basekeeper {

using namespace outspeed;
using namespace Qt::StringLiterals;

namespace {

constexpr auto token = "token"_L1;
constexpr auto tokens = "tokens"_L1;
constexpr auto route = "route"_L1;
constexpr auto wheel = "wheel"_L1;

SeatId seat(Fields& in) { return in.whole("seat"_L1); }
int value(Fields& in) { return in.whole("value"_L1, 0, maxAmount); }

/// Reads an item of a list as if it were a field; its error has no field name.
template <class T>
Read<T> readItem(const QJsonValue& item, T (*read)(Fields&, QLatin1StringView field)) {
    constexpr auto field = "item"_L1;
    const QJsonObject holder{{field, item}};
    Fields in(holder);
    T value = read(in, field);
    if (!in.error()) return value;
    FormatError error = *in.error();
    error.field.clear();
    return tl::unexpected(std::move(error));
}

Read<HeldToken> readHeld(const QJsonValue& item) {
    if (item == QJsonValue(secretToken)) return HeldToken();
    return readItem<HeldToken>(
        item, [](Fields& in, QLatin1StringView field) { return HeldToken(in.word(field, tokenWords)); });
}

Read<int> readZone(const QJsonValue& item) {
    return readItem<int>(item, [](Fields& in, QLatin1StringView field) { return in.whole(field, 1); });
}

Action tile(Fields& in) { return DescribeTile{readTileFields(in)}; }

Action announce(Fields& in) {
    const SeatId whose = seat(in);
    return Announce{whose, in.word(token, tokenWords)};
}

Action applyBonuses(Fields&) { return ApplyBonuses{}; }

Action program(Fields& in) {
    const SeatId whose = seat(in);
    const std::string chosen = in.text(route).toStdString();
    return Program{whose, chosen, in.optionalWhole(wheel, 0, maxWheel)};
}

Action roll(Fields& in) {
    const SeatId whose = seat(in);
    const Die die = in.word("die"_L1, dieWords);
    return Roll{whose, die, value(in)};
}

Action resolve(Fields&) { return Resolve{}; }

Action takeToken(Fields& in) {
    TakeToken act{seat(in), {}};
    if (in.has(token)) act.token = in.word(token, tokenWords);
    return act;
}

/// The names and readers of the edits of an override, in the order of `Edit`.
constexpr std::array<NamedReader<Edit>, std::variant_size_v<Edit>> editWords{{
    {"set-zone"_L1,
     [](Fields& in) -> Edit {
         const SeatId whose = seat(in);
         return edit::SetZone{whose, in.whole("zone"_L1, 1)};
     }},
    {"set-fuel"_L1,
     [](Fields& in) -> Edit {
         const SeatId whose = seat(in);
         return edit::SetFuel{whose, in.whole("fuel"_L1)};
     }},
    {"set-tokens"_L1,
     [](Fields& in) -> Edit {
         const SeatId whose = seat(in);
         return edit::SetTokens{whose, in.items<HeldToken>(tokens, readHeld)};
     }},
    {"set-eliminated"_L1,
     [](Fields& in) -> Edit {
         const SeatId whose = seat(in);
         return edit::SetEliminated{whose, in.boolean("eliminated"_L1)};
     }},
    {"set-force-fields"_L1,
     [](Fields& in) -> Edit { return edit::SetForceFields{in.items<int>("zones"_L1, readZone)}; }},
    {"set-third-section"_L1,
     [](Fields& in) -> Edit { return edit::SetThirdSection{in.word("third"_L1, sectionWords)}; }},
    {"set-side"_L1, [](Fields& in) -> Edit { return edit::SetSide{in.word("side"_L1, sideWords)}; }},
    {"start-turn"_L1, [](Fields& in) -> Edit { return edit::StartTurn{in.whole("turn"_L1)}; }},
    {"set-tile"_L1, [](Fields& in) -> Edit { return edit::SetTile{readTileFields(in)}; }},
    {"set-phase"_L1, [](Fields& in) -> Edit { return edit::SetPhase{in.word("phase"_L1, phaseWords)}; }},
    {"set-choice"_L1,
     [](Fields& in) -> Edit {
         edit::SetChoice change{seat(in), {}, {}};
         if (const auto chosen = in.optionalText(route)) change.route = chosen->toStdString();
         change.wheel = in.optionalWhole(wheel, 0, maxWheel);
         return change;
     }},
    {"end-game"_L1,
     [](Fields& in) -> Edit {
         edit::EndGame change;
         if (in.has("winners"_L1)) change.winners = in.items<SeatId>("winners"_L1, readSeatId);
         return change;
     }},
}};

Action overrule(Fields& in) {
    return readOverrule<Overrule, Edit>(in, [](Fields& edit) { return readEdit<Edit>(edit, editWords); });
}

/// In the order of `ActKind`.
constexpr std::array<NamedReader<Action>, actKinds> actWords{{
    {"tile"_L1, tile},
    {"announce"_L1, announce},
    {"apply-bonuses"_L1, applyBonuses},
    {"program"_L1, program},
    {"roll"_L1, roll},
    {"resolve"_L1, resolve},
    {"take-token"_L1, takeToken},
    {"overrule"_L1, overrule},
}};

/// Puts the fields of a tile among the other fields of its act.
void insertTile(QJsonObject& out, const Tile& tile) {
    const QJsonObject fields = writeTileFields(tile);
    for (auto field = fields.begin(); field != fields.end(); ++field) out.insert(field.key(), field.value());
}

QJsonObject writeEdit(const Edit& change) {
    QJsonObject out{{"edit"_L1, editWords[change.index()].name}};
    std::visit(Overload{
                   [&](const edit::SetZone& e) {
                       out.insert("seat"_L1, e.seat);
                       out.insert("zone"_L1, e.zone);
                   },
                   [&](const edit::SetFuel& e) {
                       out.insert("seat"_L1, e.seat);
                       out.insert("fuel"_L1, e.fuel);
                   },
                   [&](const edit::SetTokens& e) {
                       out.insert("seat"_L1, e.seat);
                       out.insert(tokens, writeTokens(e.tokens));
                   },
                   [&](const edit::SetEliminated& e) {
                       out.insert("seat"_L1, e.seat);
                       out.insert("eliminated"_L1, e.eliminated);
                   },
                   [&](const edit::SetForceFields& e) { out.insert("zones"_L1, writeWholes(e.zones)); },
                   [&](const edit::SetThirdSection& e) { out.insert("third"_L1, wordFor(sectionWords, e.third)); },
                   [&](const edit::SetSide& e) { out.insert("side"_L1, wordFor(sideWords, e.side)); },
                   [&](const edit::StartTurn& e) { out.insert("turn"_L1, e.turn); },
                   [&](const edit::SetTile& e) { insertTile(out, e.tile); },
                   [&](const edit::SetPhase& e) { out.insert("phase"_L1, wordFor(phaseWords, e.phase)); },
                   [&](const edit::SetChoice& e) {
                       out.insert("seat"_L1, e.seat);
                       if (e.route) out.insert(route, QString::fromStdString(*e.route));
                       if (e.wheel) out.insert(wheel, *e.wheel);
                   },
                   [&](const edit::EndGame& e) {
                       if (!e.winners.empty()) out.insert("winners"_L1, writeSeatIds(e.winners));
                   },
               },
               change);
    return out;
}

}  // namespace

Read<Action> OutspeedCodec::readAction(const QJsonObject& object) { return readAct<Action>(object, actWords); }

QJsonObject OutspeedCodec::writeAction(const Action& action) {
    QJsonObject out{{"act"_L1, actName(kindOf(action))}};
    std::visit(Overload{
                   [&](const DescribeTile& act) { insertTile(out, act.tile); },
                   [&](const Announce& act) {
                       out.insert("seat"_L1, act.seat);
                       out.insert(token, tokenName(act.token));
                   },
                   [](const ApplyBonuses&) {},
                   [&](const Program& act) {
                       out.insert("seat"_L1, act.seat);
                       out.insert(route, QString::fromStdString(act.route));
                       if (act.wheel) out.insert(wheel, *act.wheel);
                   },
                   [&](const Roll& act) {
                       out.insert("seat"_L1, act.seat);
                       out.insert("die"_L1, wordFor(dieWords, act.die));
                       out.insert("value"_L1, act.value);
                   },
                   [](const Resolve&) {},
                   [&](const TakeToken& act) {
                       out.insert("seat"_L1, act.seat);
                       if (act.token) out.insert(token, tokenName(*act.token));
                   },
                   [&](const Overrule& act) {
                       QJsonArray changes;
                       for (const Edit& change : act.changes) changes.append(writeEdit(change));
                       out.insert("reason"_L1, QString::fromStdString(act.reason));
                       out.insert("changes"_L1, changes);
                   },
               },
               action);
    return out;
}

QLatin1StringView OutspeedCodec::actName(ActKind kind) { return actWords[static_cast<std::size_t>(kind)].name; }

}  // namespace basekeeper
