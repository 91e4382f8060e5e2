// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/games/outspeed/codec.h"
#include "db/games/outspeed/tile_codec.h"
#include "db/games/outspeed/words.h"

namespace basekeeper {

using namespace outspeed;

namespace outspeed {

inline constexpr ActNames<Edit> editNames{
    "set-zone"_L1, "set-fuel"_L1,   "set-tokens"_L1, "set-eliminated"_L1, "set-force-fields"_L1, "set-third-section"_L1,
    "set-side"_L1, "start-turn"_L1, "set-tile"_L1,   "set-phase"_L1,      "set-choice"_L1,       "end-game"_L1};
inline constexpr ActNames<Action> actNames{"tile"_L1, "announce"_L1, "apply-bonuses"_L1, "program"_L1,
                                           "roll"_L1, "resolve"_L1,  "take-token"_L1,    "overrule"_L1};

}  // namespace outspeed

template <>
struct Json<Token> : JsonWord<tokenWords> {};
template <>
struct Json<Die> : JsonWord<dieWords> {};
template <>
struct Json<Side> : JsonWord<sideWords> {};
template <>
struct Json<ThirdSection> : JsonWord<sectionWords> {};
template <>
struct Json<Phase> : JsonWord<phaseWords> {};
template <>
struct Json<Edit> : JsonEdit<Edit, editNames> {};

template <>
struct Json<HeldToken> {
    static Read<HeldToken> read(const QJsonValue& value) {
        if (value == secretToken) return HeldToken();
        return Json<Token>::read(value);
    }
    static QJsonValue write(HeldToken token) { return token ? wordFor(tokenWords, *token) : secretToken; }
};

Read<Action> OutspeedCodec::readAction(const QJsonObject& object) { return readAct<Action>(object, actNames); }
QJsonObject OutspeedCodec::writeAction(const Action& action) { return writeNamed("act", action, actNames); }

QLatin1StringView OutspeedCodec::actName(ActKind kind) { return actNames[static_cast<std::size_t>(kind)]; }

}  // namespace basekeeper
