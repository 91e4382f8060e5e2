// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/all_your_base_setup.h"

#include "app/games/all_your_base/all_your_base_texts.h"
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

AllYourBaseSetup::AllYourBaseSetup(SessionController& controller, Languages& languages, QObject* parent)
    : GameSetup(controller, languages, AllYourBaseCodec::gameName(), {all_your_base::minSeats, all_your_base::maxSeats},
                parent),
      m_check(
          languages, [this](AttackQuestion question) { return beginFrom(question); }, this) {
    prepare();
}

void AllYourBaseSetup::reset() {
    m_options = {};
    m_declaredPosition = false;
}

std::optional<GameSetup::Agreed> AllYourBaseSetup::loadOptions(const QJsonObject& setup) {
    const auto last = AllYourBaseCodec::readSetup(setup);
    if (!last) return {};
    m_options = last->options;
    return Agreed{last->seats, last->first, AllYourBaseCodec::writeValues(last->values)};
}

QJsonObject AllYourBaseSetup::sameValues(const QJsonObject& values) const {
    return AllYourBaseCodec::writeValues(valuesIn(values));
}

QString AllYourBaseSetup::exampleName() const { return tr("Example points"); }

bool AllYourBaseSetup::beginWith(std::vector<Seat> seats, SeatId first) {
    Setup setup;
    setup.seats = std::move(seats);
    setup.first = first;
    setup.options = m_options;
    setup.values = m_ownValues.value_or(chosen());
    return controller().begin(setup);
}

bool AllYourBaseSetup::beginFrom(const AttackQuestion& question) {
    prepare();
    m_ownValues = question.values;
    const bool begun = begin();
    m_ownValues.reset();
    if (!begun) return false;
    const State& state = controller().state<AllYourBase>();
    const SeatId attacker = state.turn.seat;
    // Where it cannot be saved the table says so, as of any act.
    controller().add<AllYourBase>(Entry<AllYourBase>(
        Overrule{tr("Declared position").toStdString(), positionOf(question, attacker, neighbour(state, attacker))}));
    return true;
}

void AllYourBaseSetup::refresh() {
    m_check.useValues(chosen());
    GameSetup::refresh();
}

CardValues AllYourBaseSetup::chosen() const { return valuesIn(chosenValues()); }

int AllYourBaseSetup::standardThreshold() const { return all_your_base::standardThreshold(seatCount()); }
int AllYourBaseSetup::threshold() const { return m_options.threshold != 0 ? m_options.threshold : standardThreshold(); }

void AllYourBaseSetup::setThreshold(int bases) {
    bases = std::clamp(bases, minThreshold, maxThreshold);
    m_options.threshold = bases == standardThreshold() ? 0 : bases;
    refresh();
}

void AllYourBaseSetup::useStandardThreshold() {
    m_options.threshold = 0;
    refresh();
}

void AllYourBaseSetup::setOnlyGained(bool only) {
    m_options.held = only ? Held::Gained : Held::All;
    refresh();
}
void AllYourBaseSetup::setAnyRedAlerts(bool any) {
    m_options.redAlertsPerTurn = any ? RedAlertsPerTurn::Any : RedAlertsPerTurn::One;
    refresh();
}
void AllYourBaseSetup::setChange(bool change) {
    m_options.change = change;
    refresh();
}
void AllYourBaseSetup::setCard11Base(bool base) {
    m_options.card11 = base ? Card11::Base : Card11::Ship;
    refresh();
}
void AllYourBaseSetup::setCard7Giver(bool giver) {
    m_options.card7 = giver ? Card7::Giver : Card7::Receiver;
    refresh();
}
void AllYourBaseSetup::setCounterClockwise(bool counter) {
    m_options.direction = counter ? Direction::CounterClockwise : Direction::Clockwise;
    refresh();
}

void AllYourBaseSetup::resetOptions() {
    m_options = {};
    refresh();
}

QStringList AllYourBaseSetup::changes() const {
    const Options printed;
    QStringList changed;
    if (ownThreshold()) changed << QStringLiteral("threshold");
    if (m_options.held != printed.held) changed << QStringLiteral("gained");
    if (m_options.change != printed.change) changed << QStringLiteral("change");
    if (m_options.redAlertsPerTurn != printed.redAlertsPerTurn) changed << QStringLiteral("red-alerts");
    if (m_options.card11 != printed.card11) changed << QStringLiteral("card11");
    if (m_options.card7 != printed.card7) changed << QStringLiteral("card7");
    if (m_options.direction != printed.direction) changed << QStringLiteral("direction");
    return changed;
}

QVariantList AllYourBaseSetup::values() const {
    const CardValues values = chosen();
    QVariantList list;
    for (const Card card : allCards)
        list << QVariantMap{{"card", QString(AllYourBaseCodec::cardName(card))},
                            {"name", AllYourBaseTexts::cardName(card)},
                            {"attack", values[card].attack},
                            {"defense", values[card].defense},
                            {"ship", isShip(card)}};
    return list;
}

int AllYourBaseSetup::baseDefense() const { return chosen().baseDefense; }

void AllYourBaseSetup::setDeclaredPosition(bool declared) {
    m_declaredPosition = declared;
    refresh();
}

bool AllYourBaseSetup::saveValueSet(const QString& setId, const QString& name, SetSource::Provenance provenance,
                                    const QVariantList& values, int baseDefense) {
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
