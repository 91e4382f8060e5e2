// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/setup_model.h"

#include "app/games/all_your_base/game_texts.h"
#include "app/session/session_controller.h"
#include "db/games/all_your_base/codec.h"

#include <QVariantMap>

#include <algorithm>
#include <utility>

namespace basekeeper {

using namespace all_your_base;

namespace {

CardValues valuesIn(const QJsonObject& values) { return AllYourBaseCodec::readValues(values).value_or(CardValues{}); }

}  // namespace

SetupModel::SetupModel(SessionController& controller, Languages& languages, QObject* parent)
    : GameSetup(controller, languages, AllYourBaseCodec::gameName(), {all_your_base::minSeats, all_your_base::maxSeats}, parent) {
    prepare();
}

void SetupModel::forget() {
    m_options = {};
    m_declaredPosition = false;
}

std::optional<GameSetup::Agreed> SetupModel::take(const QJsonObject& setup) {
    const auto last = AllYourBaseCodec::readSetup(setup);
    if (!last) return {};
    m_options = last->options;
    return Agreed{last->seats, last->first, AllYourBaseCodec::writeValues(last->values)};
}

QJsonObject SetupModel::sameValues(const QJsonObject& values) const { return AllYourBaseCodec::writeValues(valuesIn(values)); }

QString SetupModel::exampleName() const { return tr("Example points"); }

bool SetupModel::beginWith(std::vector<Seat> seats, SeatId first) {
    Setup setup;
    setup.seats = std::move(seats);
    setup.first = first;
    setup.options = m_options;
    setup.values = chosen();
    return controller().begin(setup);
}

CardValues SetupModel::chosen() const { return valuesIn(chosenValues()); }

int SetupModel::standardThreshold() const { return all_your_base::standardThreshold(seatCount()); }
int SetupModel::threshold() const { return m_options.threshold != 0 ? m_options.threshold : standardThreshold(); }

void SetupModel::setThreshold(int bases) {
    bases = std::clamp(bases, minThreshold, maxThreshold);
    m_options.threshold = bases == standardThreshold() ? 0 : bases;
    refresh();
}

void SetupModel::useStandardThreshold() {
    m_options.threshold = 0;
    refresh();
}

void SetupModel::setOnlyGained(bool only) {
    m_options.held = only ? Held::Gained : Held::All;
    refresh();
}
void SetupModel::setAnyRedAlerts(bool any) {
    m_options.redAlertsPerTurn = any ? RedAlertsPerTurn::Any : RedAlertsPerTurn::One;
    refresh();
}
void SetupModel::setChange(bool change) {
    m_options.change = change;
    refresh();
}
void SetupModel::setCard11Base(bool base) {
    m_options.card11 = base ? Card11::Base : Card11::Ship;
    refresh();
}
void SetupModel::setCard7Giver(bool giver) {
    m_options.card7 = giver ? Card7::Giver : Card7::Receiver;
    refresh();
}
void SetupModel::setCounterClockwise(bool counter) {
    m_options.direction = counter ? Direction::CounterClockwise : Direction::Clockwise;
    refresh();
}

void SetupModel::resetOptions() {
    m_options = {};
    refresh();
}

int SetupModel::changedOptions() const {
    const Options standard;
    return int{ownThreshold()} + int{m_options.held != standard.held} +
           int{m_options.redAlertsPerTurn != standard.redAlertsPerTurn} + int{m_options.change != standard.change} +
           int{m_options.card11 != standard.card11} + int{m_options.card7 != standard.card7} + int{m_options.direction != standard.direction};
}

QVariantList SetupModel::values() const {
    const CardValues values = chosen();
    QVariantList list;
    for (const Card card : allCards)
        list << QVariantMap{{"card", QString(AllYourBaseCodec::cardName(card))},
                            {"name", GameTexts::cardName(card)},
                            {"attack", values[card].attack},
                            {"defense", values[card].defense},
                            {"ship", isShip(card)}};
    return list;
}

int SetupModel::baseDefense() const { return chosen().baseDefense; }

void SetupModel::setDeclaredPosition(bool declared) {
    m_declaredPosition = declared;
    refresh();
}

bool SetupModel::saveValueSet(const QString& setId, const QString& name, const QString& provenance, const QVariantList& values, int baseDefense) {
    CardValues kept;
    kept.baseDefense = baseDefense;
    for (const QVariant& value : values) {
        const QVariantMap points = value.toMap();
        if (const auto card = AllYourBaseCodec::cardNamed(points.value("card").toString()))
            kept[*card] = {points.value("attack").toInt(), isShip(*card) ? points.value("defense").toInt() : 0};
    }
    return keepValueSet(setId, name, provenance, AllYourBaseCodec::writeValues(kept));
}

}  // namespace basekeeper
