// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/session_file/act_codec.h"

#include "db/games/all_your_base/codec.h"

namespace basekeeper {

using namespace all_your_base;
using namespace Qt::StringLiterals;

namespace all_your_base {

inline constexpr Words<Card, cardKinds> cardWords{{{"zig"_L1, Card::Zig},
                                                   {"destroyer"_L1, Card::Destroyer},
                                                   {"battlecruiser"_L1, Card::BattleCruiser},
                                                   {"dreadnought"_L1, Card::Dreadnought},
                                                   {"zero-wing"_L1, Card::ZeroWing},
                                                   {"crew"_L1, Card::Crew},
                                                   {"cats"_L1, Card::Cats}}};
inline constexpr Words<Ship, 5> shipWords{{{"zig"_L1, Ship::Zig},
                                           {"destroyer"_L1, Ship::Destroyer},
                                           {"battlecruiser"_L1, Ship::BattleCruiser},
                                           {"dreadnought"_L1, Ship::Dreadnought},
                                           {"zero-wing"_L1, Ship::ZeroWing}}};
using Discardable = std::variant<Card, NeverDiscarded>;
inline constexpr Words<Discardable, cardKinds + 2> discardWords{{{"zig"_L1, Card::Zig},
                                                                 {"destroyer"_L1, Card::Destroyer},
                                                                 {"battlecruiser"_L1, Card::BattleCruiser},
                                                                 {"dreadnought"_L1, Card::Dreadnought},
                                                                 {"zero-wing"_L1, Card::ZeroWing},
                                                                 {"crew"_L1, Card::Crew},
                                                                 {"cats"_L1, Card::Cats},
                                                                 {"base"_L1, NeverDiscarded::Base},
                                                                 {"red-alert"_L1, NeverDiscarded::RedAlert}}};
inline constexpr Words<Phase, 4> phaseWords{{{"red-alert"_L1, Phase::RedAlert},
                                             {"defense"_L1, Phase::Defense},
                                             {"attack"_L1, Phase::Attack},
                                             {"regroup"_L1, Phase::Regroup}}};

inline constexpr ActNames<Edit> editNames{"add-base"_L1, "remove-base"_L1, "give-base"_L1,       "set-base-defense"_L1,
                                          "add-card"_L1, "move-card"_L1,   "set-card-points"_L1, "remove-card"_L1,
                                          "set-turn"_L1, "set-queue"_L1,   "close-pending"_L1,   "open-change"_L1,
                                          "end-game"_L1, "reopen-game"_L1, "open-free-plays"_L1};
inline constexpr ActNames<Action> actNames{
    "play-base"_L1, "play-ship"_L1,      "play-crew"_L1,      "play-cats"_L1,   "discard"_L1, "pass-defense"_L1,
    "attack"_L1,    "resolve-attack"_L1, "counterattack"_L1,  "take-change"_L1, "regroup"_L1, "end-turn"_L1,
    "reshuffle"_L1, "end-free-plays"_L1, "pass-free-play"_L1, "red-alert"_L1,   "declare"_L1, "overrule"_L1};

}  // namespace all_your_base

template <>
struct Json<Card> : JsonWord<cardWords> {};
template <>
struct Json<Ship> : JsonWord<shipWords> {};
template <>
struct Json<Discardable> : JsonWord<discardWords> {};
template <>
struct Json<Phase> : JsonWord<phaseWords> {};
template <>
struct Json<Edit> : JsonEdit<Edit, editNames> {};

/// "B3", "P4"
template <class Id, char letter>
struct JsonId {
    static Read<Id> read(const QJsonValue& value) {
        return readNumbered(value, letter).map([](int number) { return Id{static_cast<std::uint32_t>(number)}; });
    }
    static QJsonValue write(Id id) { return idText(id); }
};
template <>
struct Json<BaseId> : JsonId<BaseId, 'B'> {};
template <>
struct Json<PieceId> : JsonId<PieceId, 'P'> {};

/// BASE cards among the attackers are understood, so that the refusal can name the rule (3A.3).
template <>
struct Json<std::variant<PieceId, BaseId>> {
    using Attacker = std::variant<PieceId, BaseId>;
    static Read<Attacker> read(const QJsonValue& value) {
        if (value.toString().startsWith(u'B')) return Json<BaseId>::read(value);
        return Json<PieceId>::read(value);
    }
    static QJsonValue write(const Attacker& attacker) {
        return std::visit([](auto id) { return QJsonValue(idText(id)); }, attacker);
    }
};

template <>
struct Json<Place> {
    static constexpr auto discardPile = "discard"_L1;
    static Read<BaseId> read(const QJsonValue& value) {
        return value == discardPile ? BaseId::None : Json<BaseId>::read(value);
    }
    static QJsonValue write(BaseId at) { return at == BaseId::None ? discardPile : Json<BaseId>::write(at); }
};

template <>
struct Json<PlacementOrDiscard> {
    static constexpr auto discard = "discard"_L1;
    static Read<Placement> read(const QJsonValue& value) {
        return readWith([](Fields& in) {
            Placement move{in.field("piece"_L1, Json<PieceId>::read), BaseId::None};
            if (!in.optionalBoolean(discard).value_or(false)) move.base = in.field("base"_L1, Json<BaseId>::read);
            else if (in.has("base"_L1))
                in.fail({.kind = FormatErrorKind::SeveralKinds, .expected = u"base, discard"_s});
            return move;
        })(value);
    }
    static QJsonValue write(const Placement& move) {
        if (move.base != BaseId::None) return Json<Placement>::write(move);
        return QJsonObject{{"piece"_L1, idText(move.piece)}, {discard, true}};
    }
};

QString idText(BaseId id) { return u'B' + QString::number(static_cast<std::uint32_t>(id)); }
QString idText(PieceId id) { return u'P' + QString::number(static_cast<std::uint32_t>(id)); }

Read<Action> AllYourBaseCodec::readAction(const QJsonObject& object) { return readAct<Action>(object, actNames); }
QJsonObject AllYourBaseCodec::writeAction(const Action& action) { return writeNamed("act", action, actNames); }

QLatin1StringView AllYourBaseCodec::actName(ActKind kind) { return actNames[static_cast<std::size_t>(kind)]; }
QLatin1StringView AllYourBaseCodec::cardName(Card card) { return wordFor(cardWords, card); }
QLatin1StringView AllYourBaseCodec::phaseName(Phase phase) { return wordFor(phaseWords, phase); }

}  // namespace basekeeper
