// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/games/all_aboard/codec.h"

#include "db/formats/latin1.h"
#include "db/games/all_aboard/words.h"
#include "db/session_file/no_asks.h"
#include "db/session_file/seats_codec.h"

#include <algorithm>

namespace basekeeper {

using namespace all_aboard;
using namespace Qt::StringLiterals;

namespace {

constexpr Words<Phase, 5> phaseWords{{{"reveal-boats"_L1, Phase::RevealBoats},
                                      {"boarding"_L1, Phase::Boarding},
                                      {"reveal"_L1, Phase::Reveal},
                                      {"sailing"_L1, Phase::Sailing},
                                      {"over"_L1, Phase::Over}}};

constexpr auto inLove = "inLove"_L1;

std::optional<Weight> optionalWeight(Fields& in, QLatin1StringView name) {
    return in.optionalField(
        name, [](const QJsonValue& value) { return readHalves(value, leastKilos, mostKilos).map(Weight::ofHalves); });
}

/// Only mouse and peacock may have another weight in love; for the others the field may only repeat the weight.
void readWeightInLove(Fields& in, Animal animal, CardValue& value) {
    const auto named = optionalWeight(in, inLove);
    if (weighsOtherwiseInLove(animal)) {
        value.inLove = named.value_or(value.inLove);
        return;
    }
    value.inLove = value.weight;
    if (!named || *named == value.weight) return;
    const auto written = [](Weight weight) { return QString::number(weight.halves() / 2.0); };
    in.unknownValue(inLove, written(*named), written(value.weight));
}

CardValues readCardValues(Fields& in) {
    CardValues values;
    for (const auto& [word, animal] : animalWords)
        in.optionalObject(word, [&, kind = animal](Fields& card) {
            CardValue& value = values[kind];
            value.weight = optionalWeight(card, "weight"_L1).value_or(value.weight);
            readWeightInLove(card, kind, value);
            value.points = card.optionalWhole("points"_L1, 0, maxPoints).value_or(value.points);
        });
    return values;
}

QJsonArray writeAnimals(const std::vector<Animal>& animals) {
    QJsonArray list;
    for (const Animal animal : animals) list.append(AllAboardCodec::animalName(animal));
    return list;
}

QJsonArray writeSeatStates(const Setup& setup, const State& state) {
    std::vector<Standing> all = standings(state);
    std::ranges::sort(all, {}, &Standing::seat);
    QJsonArray seats;
    for (const Standing& standing : all) {
        const auto seat = static_cast<std::size_t>(standing.seat);
        seats.append(QJsonObject{{"name"_L1, QString::fromStdString(setup.seats[seat].name)},
                                 {"saved"_L1, writeAnimals(state.seats[seat].saved)},
                                 {"cupids"_L1, standing.cupids},
                                 {"points"_L1, standing.points}});
    }
    return seats;
}

QJsonObject writeBoat(const State& state, const Boat& boat) {
    QJsonArray animals;
    for (const Passenger& passenger : boat.aboard)
        animals.append(
            QJsonObject{{"seat"_L1, passenger.seat},
                        {"animal"_L1,
                         passenger.animal ? QJsonValue(AllAboardCodec::animalName(*passenger.animal)) : QJsonValue()}});
    return {{"number"_L1, writeWeight(boat.number)},
            {"animals"_L1, animals},
            {"result"_L1, boat.result ? QJsonValue(wordFor(resultWords, *boat.result)) : QJsonValue()},
            {"weight"_L1, writeWeight(boat.weighed.value_or(weightAboard(state, boat)))}};
}

}  // namespace

Read<Setup> AllAboardCodec::readSetup(const QJsonObject& object) {
    Fields in(object);
    Setup setup;
    setup.seats = readSeats(in, minSeats, maxSeats);
    const auto seats = static_cast<int>(setup.seats.size());
    setup.first = in.optionalWhole("first"_L1, 0, std::max(seats - 1, 0)).value_or(0);
    in.optionalObject("values"_L1, [&](Fields& values) { setup.values = readCardValues(values); });
    in.optionalObject("options"_L1, [&](Fields& options) {
        setup.options.effects = options.optionalBoolean("effects"_L1).value_or(true);
    });
    return in.result(std::move(setup));
}

QJsonObject AllAboardCodec::writeSetup(const Setup& setup) {
    return {{"seats"_L1, writeSeats(setup.seats)},
            {"first"_L1, setup.first},
            {"values"_L1, writeValues(setup.values)},
            {"options"_L1, QJsonObject{{"effects"_L1, setup.options.effects}}}};
}

Read<CardValues> AllAboardCodec::readValues(const QJsonObject& object) {
    Fields in(object);
    const CardValues values = readCardValues(in);
    return in.result(values);
}

QJsonObject AllAboardCodec::writeValues(const CardValues& values) {
    QJsonObject object;
    for (const Animal animal : allAnimals) {
        QJsonObject card{{"weight"_L1, writeWeight(values[animal].weight)}, {"points"_L1, values[animal].points}};
        if (weighsOtherwiseInLove(animal)) card.insert(inLove, writeWeight(values[animal].inLove));
        object.insert(animalName(animal), card);
    }
    return object;
}

QJsonObject AllAboardCodec::writeState(const Setup& setup, const State& state) {
    QJsonArray boats;
    for (const Boat& boat : state.boats) boats.append(writeBoat(state, boat));
    const QJsonObject replacement{{"kind"_L1, actName(ActKind::ReplaceBoat)}, {"boat"_L1, state.sailing + 1}};
    return {{"game"_L1, gameName()},
            {"round"_L1, state.round},
            {"phase"_L1, phaseName(state.phase)},
            {"seats"_L1, writeSeatStates(setup, state)},
            {"boats"_L1, boats},
            {"pending"_L1, state.replacing ? QJsonValue(replacement) : QJsonValue()},
            {"winners"_L1, writeSeatIds(state.winners)}};
}

Read<AllAboardCodec::Ask> AllAboardCodec::readAsk(const QJsonObject& object) { return readNoAsk<Ask>(object); }

std::optional<Animal> AllAboardCodec::animalNamed(const QString& word) {
    for (const auto& [known, animal] : animalWords)
        if (word == known) return animal;
    return {};
}

QLatin1StringView AllAboardCodec::animalName(Animal animal) { return wordFor(animalWords, animal); }
QLatin1StringView AllAboardCodec::gameName() { return latin1(Game::id); }
QLatin1StringView AllAboardCodec::phaseName(Phase phase) { return wordFor(phaseWords, phase); }
QLatin1StringView AllAboardCodec::violationName(const Violation& violation) { return latin1(codeName(violation.code)); }

QJsonObject AllAboardCodec::writeArguments(const Violation& violation) {
    QJsonObject out;
    for (const auto& [name, value] : violation.arguments) {
        QJsonValue written = value;
        if (name == ArgumentName::Animal) written = animalName(static_cast<Animal>(value));
        if (name == ArgumentName::Phase) written = phaseName(static_cast<Phase>(value));
        const bool weight =
            name == ArgumentName::Value || name == ArgumentName::Lowest || name == ArgumentName::Highest;
        if (weight && isAboutWeight(violation)) written = writeHalves(value);
        out.insert(latin1(argumentName(name)), written);
    }
    return out;
}

}  // namespace basekeeper
