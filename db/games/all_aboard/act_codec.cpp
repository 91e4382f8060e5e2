// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/games/all_aboard/codec.h"

#include "core/overload.h"
#include "db/games/all_aboard/words.h"
#include "db/session_file/named_readers.h"
#include "db/session_file/seats_codec.h"

namespace basekeeper {

using namespace all_aboard;
using namespace Qt::StringLiterals;

namespace {

constexpr Words<edit::Place, 3> placeWords{
    {{"set"_L1, edit::Place::Set}, {"saved"_L1, edit::Place::Saved}, {"discarded"_L1, edit::Place::Discarded}}};

SeatId seat(Fields& in) { return in.whole("seat"_L1); }
int boat(Fields& in) { return in.whole("boat"_L1, 1); }
Weight number(Fields& in) { return Weight::ofHalves(in.halves("number"_L1, leastBoatKilos, mostKilos)); }
Animal animal(Fields& in) { return in.word("animal"_L1, animalWords); }

Read<Weight> numberItem(const QJsonValue& value) {
    return readHalves(value, leastBoatKilos, mostKilos).map(Weight::ofHalves);
}

Action revealBoats(Fields& in) { return RevealBoats{in.items<Weight>("boats"_L1, numberItem)}; }

Action board(Fields& in) {
    Board act{seat(in), boat(in), {}};
    if (in.has("animal"_L1)) act.animal = animal(in);
    return act;
}

Action reveal(Fields& in) {
    const SeatId whose = seat(in);
    return Reveal{whose, animal(in)};
}

Action sail(Fields&) { return Sail{}; }
Action replaceBoat(Fields& in) { return ReplaceBoat{number(in)}; }

/// The number of a boat, or another place where an animal can be.
std::variant<int, edit::Place> place(Fields& in) {
    constexpr auto to = "to"_L1;
    if (in.isText(to)) return in.word(to, placeWords);
    return in.whole(to, 1);
}

/// The names and readers of the edits of an override, in the order of `Edit`.
constexpr std::array<NamedReader<Edit>, std::variant_size_v<Edit>> editWords{{
    {"set-boat-number"_L1,
     [](Fields& in) -> Edit {
         const int which = boat(in);
         return edit::SetBoatNumber{which, number(in)};
     }},
    {"move-animal"_L1,
     [](Fields& in) -> Edit {
         const SeatId whose = seat(in);
         const Animal which = animal(in);
         return edit::MoveAnimal{{whose, which}, place(in)};
     }},
    {"move-face-down"_L1,
     [](Fields& in) -> Edit {
         const SeatId whose = seat(in);
         return edit::MoveFaceDown{whose, in.optionalWhole("boat"_L1, 1)};
     }},
    {"set-cupids"_L1,
     [](Fields& in) -> Edit {
         const SeatId whose = seat(in);
         return edit::SetCupids{whose, in.whole("cupids"_L1)};
     }},
    {"start-round"_L1, [](Fields& in) -> Edit { return edit::StartRound{in.whole("round"_L1)}; }},
    {"set-placed"_L1, [](Fields& in) -> Edit { return edit::SetPlaced{in.whole("placed"_L1)}; }},
    {"set-sailing"_L1,
     [](Fields& in) -> Edit {
         edit::SetSailing change{boat(in), {}};
         if (in.has("result"_L1)) change.result = in.word("result"_L1, resultWords);
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
    {"reveal-boats"_L1, revealBoats},
    {"board"_L1, board},
    {"reveal"_L1, reveal},
    {"sail"_L1, sail},
    {"replace-boat"_L1, replaceBoat},
    {"overrule"_L1, overrule},
}};

QJsonValue placeValue(const std::variant<int, edit::Place>& place) {
    return std::visit(Overload{
                          [](int aboard) { return QJsonValue(aboard); },
                          [](edit::Place elsewhere) { return QJsonValue(wordFor(placeWords, elsewhere)); },
                      },
                      place);
}

QJsonObject writeEdit(const Edit& change) {
    QJsonObject out{{"edit"_L1, editWords[change.index()].name}};
    std::visit(Overload{
                   [&](const edit::SetBoatNumber& e) {
                       out.insert("boat"_L1, e.boat);
                       out.insert("number"_L1, writeWeight(e.number));
                   },
                   [&](const edit::MoveAnimal& e) {
                       out.insert("seat"_L1, e.who.seat);
                       out.insert("animal"_L1, AllAboardCodec::animalName(e.who.animal));
                       out.insert("to"_L1, placeValue(e.to));
                   },
                   [&](const edit::MoveFaceDown& e) {
                       out.insert("seat"_L1, e.seat);
                       if (e.boat) out.insert("boat"_L1, *e.boat);
                   },
                   [&](const edit::SetCupids& e) {
                       out.insert("seat"_L1, e.seat);
                       out.insert("cupids"_L1, e.cupids);
                   },
                   [&](const edit::StartRound& e) { out.insert("round"_L1, e.round); },
                   [&](const edit::SetPlaced& e) { out.insert("placed"_L1, e.placed); },
                   [&](const edit::SetSailing& e) {
                       out.insert("boat"_L1, e.boat);
                       if (e.result) out.insert("result"_L1, wordFor(resultWords, *e.result));
                   },
                   [&](const edit::EndGame& e) {
                       if (!e.winners.empty()) out.insert("winners"_L1, writeSeatIds(e.winners));
                   },
               },
               change);
    return out;
}

}  // namespace

Read<Action> AllAboardCodec::readAction(const QJsonObject& object) { return readAct<Action>(object, actWords); }

QJsonObject AllAboardCodec::writeAction(const Action& action) {
    QJsonObject out{{"act"_L1, actName(kindOf(action))}};
    std::visit(Overload{
                   [&](const RevealBoats& act) {
                       QJsonArray boats;
                       for (const Weight each : act.boats) boats.append(writeWeight(each));
                       out.insert("boats"_L1, boats);
                   },
                   [&](const Board& act) {
                       out.insert("seat"_L1, act.seat);
                       out.insert("boat"_L1, act.boat);
                       if (act.animal) out.insert("animal"_L1, animalName(*act.animal));
                   },
                   [&](const Reveal& act) {
                       out.insert("seat"_L1, act.seat);
                       out.insert("animal"_L1, animalName(act.animal));
                   },
                   [](const Sail&) {},
                   [&](const ReplaceBoat& act) { out.insert("number"_L1, writeWeight(act.number)); },
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

QLatin1StringView AllAboardCodec::actName(ActKind kind) { return actWords[static_cast<std::size_t>(kind)].name; }

}  // namespace basekeeper
