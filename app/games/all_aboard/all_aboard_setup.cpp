// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_aboard/all_aboard_setup.h"

#include "app/games/all_aboard/all_aboard_texts.h"
#include "app/session/session_controller.h"
#include "db/games/all_aboard/codec.h"

#include <QVariantMap>

#include <utility>

namespace basekeeper {

using namespace all_aboard;

namespace {

CardValues valuesIn(const QJsonObject& values) { return AllAboardCodec::readValues(values).value_or(CardValues{}); }

}  // namespace

AllAboardSetup::AllAboardSetup(SessionController& controller, Languages& languages, QObject* parent)
    : GameSetup(controller, languages, AllAboardCodec::gameName(), {all_aboard::minSeats, all_aboard::maxSeats},
                parent),
      m_entry(this) {
    prepare();
}

void AllAboardSetup::reset() {
    m_options = {};
    m_entry.empty();
}

std::optional<GameSetup::Agreed> AllAboardSetup::loadOptions(const QJsonObject& setup) {
    const auto last = AllAboardCodec::readSetup(setup);
    if (!last) return {};
    m_options = last->options;
    return Agreed{last->seats, last->first, AllAboardCodec::writeValues(last->values)};
}

QJsonObject AllAboardSetup::sameValues(const QJsonObject& values) const {
    return AllAboardCodec::writeValues(valuesIn(values));
}

QString AllAboardSetup::exampleName() const { return tr("Example weights and points"); }

bool AllAboardSetup::beginWith(std::vector<Seat> seats, SeatId first) {
    return controller().begin(Setup{std::move(seats), first, chosen(), m_options});
}

CardValues AllAboardSetup::chosen() const { return valuesIn(chosenValues()); }

void AllAboardSetup::setEffects(bool effects) {
    m_options.effects = effects;
    refresh();
}

QVariantList AllAboardSetup::values() const {
    const CardValues values = chosen();
    QVariantList list;
    for (const Animal animal : allAnimals) {
        const CardValue& value = values[animal];
        list << QVariantMap{{"animal", QString(AllAboardCodec::animalName(animal))},
                            {"name", AllAboardTexts::animalName(animal)},
                            {"weight", value.weight.halves()},
                            {"weightText", AllAboardTexts::weight(value.weight)},
                            {"inLove", value.inLove.halves()},
                            {"inLoveText", AllAboardTexts::weight(value.inLove)},
                            {"hasInLove", weighsOtherwiseInLove(animal)},
                            {"points", value.points}};
    }
    return list;
}

void AllAboardSetup::copyCards() { m_entry.empty(); }
void AllAboardSetup::copyChosen() { m_entry.fill(chosen()); }

bool AllAboardSetup::saveValueSet(const QString& setId, const QString& name, SetSource::Provenance provenance) {
    return m_entry.isComplete() && keepValueSet(setId, name, provenance, AllAboardCodec::writeValues(m_entry.values()));
}

void AllAboardSetup::refresh() {
    m_entry.refresh();
    GameSetup::refresh();
}

}  // namespace basekeeper
