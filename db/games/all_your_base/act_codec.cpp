// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/games/all_your_base/codec.h"

#include "core/all_your_base/red_alert.h"
#include "core/overload.h"
#include "db/session_file/named_readers.h"
#include "db/session_file/seats_codec.h"

#include <QJsonArray>

namespace basekeeper {

using namespace all_your_base;
using namespace Qt::StringLiterals;

namespace {

using Kind = FormatErrorKind;

constexpr Words<Card, cardKinds> cardWords{{{"zig"_L1, Card::Zig},
                                            {"destroyer"_L1, Card::Destroyer},
                                            {"battlecruiser"_L1, Card::BattleCruiser},
                                            {"dreadnought"_L1, Card::Dreadnought},
                                            {"zero-wing"_L1, Card::ZeroWing},
                                            {"crew"_L1, Card::Crew},
                                            {"cats"_L1, Card::Cats}}};
constexpr Words<Ship, 5> shipWords{{{"zig"_L1, Ship::Zig},
                                    {"destroyer"_L1, Ship::Destroyer},
                                    {"battlecruiser"_L1, Ship::BattleCruiser},
                                    {"dreadnought"_L1, Ship::Dreadnought},
                                    {"zero-wing"_L1, Ship::ZeroWing}}};

using Discardable = std::variant<Card, NeverDiscarded>;
constexpr Words<Discardable, cardKinds + 2> discardWords{{{"zig"_L1, Card::Zig},
                                                          {"destroyer"_L1, Card::Destroyer},
                                                          {"battlecruiser"_L1, Card::BattleCruiser},
                                                          {"dreadnought"_L1, Card::Dreadnought},
                                                          {"zero-wing"_L1, Card::ZeroWing},
                                                          {"crew"_L1, Card::Crew},
                                                          {"cats"_L1, Card::Cats},
                                                          {"base"_L1, NeverDiscarded::Base},
                                                          {"red-alert"_L1, NeverDiscarded::RedAlert}}};
constexpr Words<Phase, 4> phaseWords{{{"red-alert"_L1, Phase::RedAlert},
                                      {"defense"_L1, Phase::Defense},
                                      {"attack"_L1, Phase::Attack},
                                      {"regroup"_L1, Phase::Regroup}}};
constexpr auto inDiscardPile = "discard"_L1;

BaseId base(Fields& in, QLatin1StringView name) { return BaseId{static_cast<std::uint32_t>(in.numbered(name, 'B'))}; }
PieceId piece(Fields& in, QLatin1StringView name) {
    return PieceId{static_cast<std::uint32_t>(in.numbered(name, 'P'))};
}
std::optional<BaseId> optionalBase(Fields& in, QLatin1StringView name) {
    return in.has(name) ? std::optional(base(in, name)) : std::nullopt;
}
std::optional<PieceId> optionalPiece(Fields& in, QLatin1StringView name) {
    return in.has(name) ? std::optional(piece(in, name)) : std::nullopt;
}
std::optional<int> optionalPoints(Fields& in, QLatin1StringView name) { return in.optionalWhole(name, 0, maxPoints); }

Read<BaseId> baseItem(const QJsonValue& value) {
    return readNumbered(value, 'B').map([](int number) { return BaseId{static_cast<std::uint32_t>(number)}; });
}
Read<PieceId> pieceItem(const QJsonValue& value) {
    return readNumbered(value, 'P').map([](int number) { return PieceId{static_cast<std::uint32_t>(number)}; });
}

/// The number of a base, or the discard pile.
BaseId place(Fields& in, QLatin1StringView name) {
    const bool text = in.has(name);
    return text && in.text(name) == inDiscardPile ? BaseId::None : base(in, name);
}

template <class Act>
Action plain(Fields&) {
    return Act{};
}

PlayCard playCard(Fields& in) {
    PlayCard act;
    act.base = base(in, "base"_L1);
    act.attack = optionalPoints(in, "attack"_L1);
    act.defense = optionalPoints(in, "defense"_L1);
    act.piece = optionalPiece(in, "piece"_L1);
    return act;
}

Action playShip(Fields& in) {
    const Ship ship = in.word("ship"_L1, shipWords);
    return PlayShip{playCard(in), ship};
}
Action playCrew(Fields& in) { return PlayCrew{playCard(in)}; }
Action playCats(Fields& in) { return PlayCats{playCard(in)}; }

Action discard(Fields& in) {
    Discard act;
    act.card = in.word("card"_L1, discardWords);
    act.attack = optionalPoints(in, "attack"_L1);
    act.defense = optionalPoints(in, "defense"_L1);
    act.piece = optionalPiece(in, "piece"_L1);
    return act;
}

/// Reads BASE cards among the attackers, so that the refusal can name the rule (3A.3).
Action attack(Fields& in) {
    Attack act;
    act.target = base(in, "target"_L1);
    using Attacker = std::variant<PieceId, BaseId>;
    const auto attackers = in.items<Attacker>("with"_L1, [](const QJsonValue& value) -> Read<Attacker> {
        if (value.toString().startsWith(u'B')) return baseItem(value);
        return pieceItem(value);
    });
    for (const Attacker& attacker : attackers)
        std::visit(
            Overload{[&](PieceId id) { act.with.push_back(id); }, [&](BaseId id) { act.withBases.push_back(id); }},
            attacker);
    return act;
}

std::vector<Placement> placements(Fields& in, QLatin1StringView name) {
    return in.objects<Placement>(name, [](Fields& item) {
        return Placement{piece(item, "piece"_L1), base(item, "base"_L1)};
    });
}

Action takeChange(Fields& in) { return TakeChange{placements(in, "cards"_L1)}; }
Action regroup(Fields& in) { return Regroup{placements(in, "moves"_L1)}; }

Action redAlert(Fields& in) {
    RedAlert act;
    act.card = in.whole("card"_L1, 1, redAlertCards);
    const bool seatNeeded = namesAnotherSeat(act.card);
    act.seat = seatNeeded ? std::optional(in.whole("seat"_L1)) : in.optionalWhole("seat"_L1);
    act.base = optionalBase(in, "base"_L1);
    act.from = optionalBase(in, "from"_L1);
    act.to = optionalBase(in, "to"_L1);
    if (in.has("bases"_L1)) act.bases = in.items<BaseId>("bases"_L1, baseItem);
    if (in.has("pieces"_L1)) act.pieces = in.items<PieceId>("pieces"_L1, pieceItem);
    if (in.has("moves"_L1))
        act.moves = in.objects<Placement>("moves"_L1, [](Fields& item) {
            const PieceId moved = piece(item, "piece"_L1);
            const bool discarded = item.optionalBoolean("discard"_L1).value_or(false);
            if (discarded && item.has("base"_L1))
                item.fail({.kind = Kind::SeveralKinds, .expected = u"base, discard"_s});
            return Placement{moved, discarded ? BaseId::None : base(item, "base"_L1)};
        });
    return act;
}

Action declare(Fields& in) { return Declare{in.whole("seat"_L1)}; }

/// The names, readers and writers of the edits of an override, in the order of `Edit`.
constexpr std::array<NamedReader<Edit>, std::variant_size_v<Edit>> editWords{{
    {"add-base"_L1,
     [](Fields& in) -> Edit {
         return edit::AddBase{in.whole("owner"_L1), optionalPoints(in, "defense"_L1),
                              in.optionalBoolean("gained"_L1).value_or(false)};
     }},
    {"remove-base"_L1, [](Fields& in) -> Edit { return edit::RemoveBase{base(in, "base"_L1)}; }},
    {"give-base"_L1,
     [](Fields& in) -> Edit {
         return edit::GiveBase{base(in, "base"_L1), in.whole("owner"_L1), in.optionalBoolean("gained"_L1)};
     }},
    {"set-base-defense"_L1,
     [](Fields& in) -> Edit {
         return edit::SetBaseDefense{base(in, "base"_L1), in.whole("defense"_L1, 0, maxPoints)};
     }},
    {"add-card"_L1,
     [](Fields& in) -> Edit {
         return edit::AddCard{in.word("card"_L1, cardWords), optionalPoints(in, "attack"_L1),
                              optionalPoints(in, "defense"_L1), place(in, "at"_L1)};
     }},
    {"move-card"_L1,
     [](Fields& in) -> Edit {
         return edit::MoveCard{piece(in, "piece"_L1), place(in, "at"_L1)};
     }},
    {"set-card-points"_L1,
     [](Fields& in) -> Edit {
         return edit::SetCardPoints{piece(in, "piece"_L1), in.whole("attack"_L1, 0, maxPoints),
                                    in.whole("defense"_L1, 0, maxPoints)};
     }},
    {"remove-card"_L1, [](Fields& in) -> Edit { return edit::RemoveCard{piece(in, "piece"_L1)}; }},
    {"set-turn"_L1,
     [](Fields& in) -> Edit {
         return edit::SetTurn{in.whole("seat"_L1), in.word("phase"_L1, phaseWords)};
     }},
    {"set-queue"_L1, [](Fields& in) -> Edit { return edit::SetQueue{in.items<SeatId>("seats"_L1, readSeatId)}; }},
    {"close-pending"_L1, [](Fields&) -> Edit { return edit::ClosePending{}; }},
    {"open-change"_L1, [](Fields& in) -> Edit { return edit::OpenChange{in.whole("surplus"_L1)}; }},
    {"end-game"_L1, [](Fields& in) -> Edit { return edit::EndGame{in.optionalWhole("winner"_L1)}; }},
    {"reopen-game"_L1, [](Fields&) -> Edit { return edit::ReopenGame{}; }},
    {"open-free-plays"_L1,
     [](Fields& in) -> Edit {
         return edit::OpenFreePlays{in.whole("card"_L1), in.optionalWhole("left"_L1)};
     }},
}};

Action overrule(Fields& in) {
    return readOverrule<Overrule, Edit>(in, [](Fields& edit) { return readEdit<Edit>(edit, editWords); });
}

/// In the order of `ActKind`.
constexpr std::array<NamedReader<Action>, actKinds> actWords{{
    {"play-base"_L1, plain<PlayBase>},
    {"play-ship"_L1, playShip},
    {"play-crew"_L1, playCrew},
    {"play-cats"_L1, playCats},
    {"discard"_L1, discard},
    {"pass-defense"_L1, plain<PassDefense>},
    {"attack"_L1, attack},
    {"resolve-attack"_L1, plain<ResolveAttack>},
    {"counterattack"_L1, plain<Counterattack>},
    {"take-change"_L1, takeChange},
    {"regroup"_L1, regroup},
    {"end-turn"_L1, plain<EndTurn>},
    {"reshuffle"_L1, plain<Reshuffle>},
    {"end-free-plays"_L1, plain<EndFreePlays>},
    {"pass-free-play"_L1, plain<PassFreePlay>},
    {"red-alert"_L1, redAlert},
    {"declare"_L1, declare},
    {"overrule"_L1, overrule},
}};

template <class T>
void put(QJsonObject& out, QLatin1StringView name, const std::optional<T>& value) {
    if (value) out.insert(name, *value);
}
void put(QJsonObject& out, QLatin1StringView name, const std::optional<BaseId>& id) {
    if (id) out.insert(name, idText(*id));
}
void put(QJsonObject& out, QLatin1StringView name, const std::optional<PieceId>& id) {
    if (id) out.insert(name, idText(*id));
}

QString placeText(BaseId at) { return at == BaseId::None ? QString(inDiscardPile) : idText(at); }

QJsonArray writePlacements(const std::vector<Placement>& placements) {
    QJsonArray list;
    for (const auto& [moved, to] : placements) {
        QJsonObject item{{"piece"_L1, idText(moved)}};
        if (to == BaseId::None) item.insert("discard"_L1, true);
        else item.insert("base"_L1, idText(to));
        list.append(item);
    }
    return list;
}

QJsonObject writeEdit(const Edit& change) {
    QJsonObject out{{"edit"_L1, editWords[change.index()].name}};
    std::visit(Overload{
                   [&](const edit::AddBase& e) {
                       out.insert("owner"_L1, e.owner);
                       put(out, "defense"_L1, e.defense);
                       if (e.gained) out.insert("gained"_L1, true);
                   },
                   [&](const edit::RemoveBase& e) { out.insert("base"_L1, idText(e.base)); },
                   [&](const edit::GiveBase& e) {
                       out.insert("base"_L1, idText(e.base));
                       out.insert("owner"_L1, e.owner);
                       put(out, "gained"_L1, e.gained);
                   },
                   [&](const edit::SetBaseDefense& e) {
                       out.insert("base"_L1, idText(e.base));
                       out.insert("defense"_L1, e.defense);
                   },
                   [&](const edit::AddCard& e) {
                       out.insert("card"_L1, AllYourBaseCodec::cardName(e.card));
                       put(out, "attack"_L1, e.attack);
                       put(out, "defense"_L1, e.defense);
                       out.insert("at"_L1, placeText(e.at));
                   },
                   [&](const edit::MoveCard& e) {
                       out.insert("piece"_L1, idText(e.piece));
                       out.insert("at"_L1, placeText(e.at));
                   },
                   [&](const edit::SetCardPoints& e) {
                       out.insert("piece"_L1, idText(e.piece));
                       out.insert("attack"_L1, e.attack);
                       out.insert("defense"_L1, e.defense);
                   },
                   [&](const edit::RemoveCard& e) { out.insert("piece"_L1, idText(e.piece)); },
                   [&](const edit::SetTurn& e) {
                       out.insert("seat"_L1, e.seat);
                       out.insert("phase"_L1, wordFor(phaseWords, e.phase));
                   },
                   [&](const edit::SetQueue& e) { out.insert("seats"_L1, writeSeatIds(e.seats)); },
                   [](const edit::ClosePending&) {},
                   [&](const edit::OpenChange& e) { out.insert("surplus"_L1, e.surplus); },
                   [&](const edit::EndGame& e) { put(out, "winner"_L1, e.winner); },
                   [](const edit::ReopenGame&) {},
                   [&](const edit::OpenFreePlays& e) {
                       out.insert("card"_L1, e.card);
                       put(out, "left"_L1, e.left);
                   },
               },
               change);
    return out;
}

void writePlay(QJsonObject& out, const PlayCard& act) {
    out.insert("base"_L1, idText(act.base));
    put(out, "attack"_L1, act.attack);
    put(out, "defense"_L1, act.defense);
    put(out, "piece"_L1, act.piece);
}

void writeRedAlert(QJsonObject& out, const RedAlert& act) {
    out.insert("card"_L1, act.card);
    put(out, "seat"_L1, act.seat);
    put(out, "base"_L1, act.base);
    put(out, "from"_L1, act.from);
    put(out, "to"_L1, act.to);
    if (!act.bases.empty()) out.insert("bases"_L1, idTexts(act.bases));
    if (!act.pieces.empty()) out.insert("pieces"_L1, idTexts(act.pieces));
    if (!act.moves.empty()) out.insert("moves"_L1, writePlacements(act.moves));
}

}  // namespace

QString idText(BaseId id) { return u'B' + QString::number(static_cast<std::uint32_t>(id)); }
QString idText(PieceId id) { return u'P' + QString::number(static_cast<std::uint32_t>(id)); }

Read<Action> AllYourBaseCodec::readAction(const QJsonObject& object) { return readAct<Action>(object, actWords); }

QJsonObject AllYourBaseCodec::writeAction(const Action& action) {
    QJsonObject out{{"act"_L1, actName(kindOf(action))}};
    std::visit(Overload{
                   [](const PlayBase&) {},
                   [&](const PlayShip& act) {
                       out.insert("ship"_L1, wordFor(shipWords, act.ship));
                       writePlay(out, act);
                   },
                   [&](const PlayCrew& act) { writePlay(out, act); },
                   [&](const PlayCats& act) { writePlay(out, act); },
                   [&](const Discard& act) {
                       out.insert("card"_L1, wordFor(discardWords, act.card));
                       put(out, "attack"_L1, act.attack);
                       put(out, "defense"_L1, act.defense);
                       put(out, "piece"_L1, act.piece);
                   },
                   [](const PassDefense&) {},
                   [&](const Attack& act) {
                       out.insert("target"_L1, idText(act.target));
                       QJsonArray with = idTexts(act.with);
                       for (const BaseId id : act.withBases) with.append(idText(id));
                       out.insert("with"_L1, with);
                   },
                   [](const ResolveAttack&) {},
                   [](const Counterattack&) {},
                   [&](const TakeChange& act) { out.insert("cards"_L1, writePlacements(act.cards)); },
                   [&](const Regroup& act) { out.insert("moves"_L1, writePlacements(act.moves)); },
                   [](const EndTurn&) {},
                   [](const Reshuffle&) {},
                   [](const EndFreePlays&) {},
                   [](const PassFreePlay&) {},
                   [&](const RedAlert& act) { writeRedAlert(out, act); },
                   [&](const Declare& act) { out.insert("seat"_L1, act.seat); },
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

QLatin1StringView AllYourBaseCodec::actName(ActKind kind) { return actWords[static_cast<std::size_t>(kind)].name; }
QLatin1StringView AllYourBaseCodec::cardName(Card card) { return wordFor(cardWords, card); }
QLatin1StringView AllYourBaseCodec::phaseName(Phase phase) { return wordFor(phaseWords, phase); }

}  // namespace basekeeper
