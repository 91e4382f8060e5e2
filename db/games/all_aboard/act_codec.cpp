// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/session_file/act_codec.h"

#include "core/overload.h"
#include "db/games/all_aboard/codec.h"
#include "db/games/all_aboard/words.h"

namespace basekeeper {

using namespace all_aboard;

namespace all_aboard {

inline constexpr Words<edit::Place, 3> placeWords{
    {{"set"_L1, edit::Place::Set}, {"saved"_L1, edit::Place::Saved}, {"discarded"_L1, edit::Place::Discarded}}};

inline constexpr ActNames<Edit> editNames{"set-boat-number"_L1, "move-animal"_L1, "move-face-down"_L1, "set-cupids"_L1,
                                          "start-round"_L1,     "set-placed"_L1,  "set-sailing"_L1,    "end-game"_L1};
inline constexpr ActNames<Action> actNames{"reveal-boats"_L1, "board"_L1,        "reveal"_L1,
                                           "sail"_L1,         "replace-boat"_L1, "overrule"_L1};

}  // namespace all_aboard

template <>
struct Json<Animal> : JsonWord<animalWords> {};
template <>
struct Json<BoatResult> : JsonWord<resultWords> {};
template <>
struct Json<Edit> : JsonEdit<Edit, editNames> {};

template <>
struct Json<Weight> {
    static Read<Weight> read(const QJsonValue& value) {
        return readHalves(value, leastBoatKilos, mostKilos).map(Weight::ofHalves);
    }
    static QJsonValue write(Weight weight) { return writeWeight(weight); }
};

/// A boat by its number, or where else an animal can be.
template <>
struct Json<std::variant<int, edit::Place>> {
    using Place = std::variant<int, edit::Place>;
    static Read<Place> read(const QJsonValue& value) {
        if (value.isString()) return readWord(value, placeWords);
        return Json<Whole<1>>::read(value);
    }
    static QJsonValue write(const Place& place) {
        return std::visit(Overload{
                              [](int boat) { return QJsonValue(boat); },
                              [](edit::Place elsewhere) { return QJsonValue(wordFor(placeWords, elsewhere)); },
                          },
                          place);
    }
};

Read<Action> AllAboardCodec::readAction(const QJsonObject& object) { return readAct<Action>(object, actNames); }
QJsonObject AllAboardCodec::writeAction(const Action& action) { return writeNamed("act", action, actNames); }

QLatin1StringView AllAboardCodec::actName(ActKind kind) { return actNames[static_cast<std::size_t>(kind)]; }

}  // namespace basekeeper
