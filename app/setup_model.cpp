// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/setup_model.h"

#include "app/game_texts.h"
#include "app/languages.h"
#include "app/session_controller.h"
#include "app/store_text.h"
#include "db/all_your_base_codec.h"

#include <QUuid>
#include <QVariantMap>

#include <algorithm>

namespace basekeeper {

using namespace all_your_base;

namespace {

constexpr int seatsAtFirstStart = 3;
constexpr qsizetype longestName = 40;

QString provenanceName(Provenance provenance) {
    switch (provenance) {
        case Provenance::Example: return QStringLiteral("example");
        case Provenance::Table: return QStringLiteral("table");
        case Provenance::Printed: return QStringLiteral("printed");
    }
    return {};
}

CardValues valuesOf(const ValueSet* set) {
    if (set == nullptr) return {};
    return AllYourBaseCodec::readValues(set->values).value_or(CardValues{});
}

}  // namespace

SetupModel::SetupModel(SessionController& controller, Languages& languages, QObject* parent)
    : QObject(parent), m_controller(controller), m_languages(languages) {
    prepare();
}

void SetupModel::prepare() {
    loadLists();
    m_people.clear();
    m_options = {};
    m_first = 0;
    m_chosenSet.clear();
    m_declaredPosition = false;
    m_problem.clear();
    if (const auto last = lastSetup()) {
        for (const Seat& seat : last->seats) {
            const QString name = QString::fromStdString(seat.name);
            const bool known = std::ranges::any_of(m_players, [&](const Player& player) { return player.name == name; });
            // A stand-in name was never anybody's: it follows the language again.
            m_people.push_back({m_nextPerson++, known ? name : QString(), QString::fromStdString(seat.language)});
        }
        m_options = last->options;
        m_first = last->first;
        for (const ValueSet& set : m_sets)
            if (valuesOf(&set) == last->values) m_chosenSet = set.id;
    } else {
        while (seatCount() < seatsAtFirstStart) m_people.push_back({m_nextPerson++, {}, {}});
    }
    refresh();
}

std::optional<Setup> SetupModel::lastSetup() {
    Store* store = m_controller.store();
    if (store == nullptr) return {};
    // The start waits for it: a few will do, however many there are.
    constexpr int looked = 5;
    const auto sessions = store->listSessions({{}, AllYourBaseCodec::gameName()}, 0, looked);
    if (!sessions) return {};
    for (const ListedSession& session : *sessions)
        if (auto setup = AllYourBaseCodec::readSetup(session.info.setup)) return *setup;
    return {};
}

void SetupModel::loadLists() {
    m_players.clear();
    m_sets.clear();
    Store* store = m_controller.store();
    if (store == nullptr) return;
    if (auto players = store->players())
        m_players = std::move(*players);
    else
        m_problem = storeErrorText(players.error());
    if (auto sets = store->valueSets(AllYourBaseCodec::gameName()))
        m_sets = std::move(*sets);
    else
        m_problem = storeErrorText(sets.error());
}

QStringList SetupModel::remembered() const {
    QStringList names;
    for (const Player& player : m_players)
        if (std::ranges::none_of(m_people, [&](const Person& person) { return person.name == player.name; })) names << player.name;
    return names;
}

QString SetupModel::shownName(std::size_t seat) const {
    return m_people[seat].name.isEmpty() ? tr("Player %1").arg(QChar(u'A' + static_cast<char16_t>(seat))) : m_people[seat].name;
}

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

const ValueSet* SetupModel::chosenSet() const {
    const auto found = std::ranges::find(m_sets, m_chosenSet, &ValueSet::id);
    return found == m_sets.end() ? nullptr : &*found;
}

QString SetupModel::valueSetName() const { return chosenSet() ? chosenSet()->name : tr("Example points"); }
QString SetupModel::valueSetProvenance() const { return provenanceName(chosenSet() ? chosenSet()->provenance : Provenance::Example); }

QVariantList SetupModel::values() const {
    const CardValues values = valuesOf(chosenSet());
    QVariantList list;
    for (const Card card : allCards)
        list << QVariantMap{{"card", QString(AllYourBaseCodec::cardName(card))},
                            {"name", GameTexts::cardName(card)},
                            {"attack", values[card].attack},
                            {"defense", values[card].defense},
                            {"ship", isShip(card)}};
    return list;
}

int SetupModel::baseDefense() const { return valuesOf(chosenSet()).baseDefense; }

void SetupModel::setDeclaredPosition(bool declared) {
    m_declaredPosition = declared;
    refresh();
}

void SetupModel::addSeat() {
    if (!canAdd()) return;
    m_people.push_back({m_nextPerson++, {}, {}});
    refresh();
}

void SetupModel::removeSeat(int seat) {
    if (!canRemove() || seat < 0 || seat >= seatCount()) return;
    m_people.erase(m_people.begin() + seat);
    if (m_first > seat || m_first == seatCount()) --m_first;
    refresh();
}

void SetupModel::moveSeat(int from, int to) {
    if (from < 0 || to < 0 || from >= seatCount() || to >= seatCount() || from == to) return;
    const int firstPerson = m_people[static_cast<std::size_t>(m_first)].id;
    const auto at = m_people.begin();
    if (from < to)
        std::rotate(at + from, at + from + 1, at + to + 1);
    else
        std::rotate(at + to, at + from, at + from + 1);
    m_first = static_cast<int>(std::ranges::find(m_people, firstPerson, &Person::id) - m_people.begin());
    refresh();
}

void SetupModel::setName(int seat, const QString& name) {
    if (seat < 0 || seat >= seatCount()) return;
    Person& person = m_people[static_cast<std::size_t>(seat)];
    person.name = name.simplified().left(longestName);
    const auto known = std::ranges::find(m_players, person.name, &Player::name);
    if (known != m_players.end()) person.language = known->language;
    refresh();
}

void SetupModel::setLanguage(int seat, const QString& language) {
    if (seat < 0 || seat >= seatCount() || !Languages::all().contains(language)) return;
    m_people[static_cast<std::size_t>(seat)].language = language;
    refresh();
}

void SetupModel::setFirst(int seat) {
    if (seat < 0 || seat >= seatCount()) return;
    m_first = seat;
    refresh();
}

void SetupModel::chooseValueSet(const QString& setId) {
    m_chosenSet = setId;
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
    ValueSet set;
    set.id = setId.isEmpty() ? QUuid::createUuid().toString(QUuid::WithoutBraces) : setId;
    set.game = AllYourBaseCodec::gameName();
    set.name = name.simplified().isEmpty() ? tr("Our cards") : name.simplified().left(longestName);
    set.provenance = provenance == u"printed" ? Provenance::Printed : provenance == u"example" ? Provenance::Example : Provenance::Table;
    set.values = AllYourBaseCodec::writeValues(kept);
    set.updatedAt = QDateTime::currentDateTimeUtc();
    m_problem.clear();
    if (Store* store = m_controller.store())
        if (auto saved = store->saveValueSet(set); !saved) m_problem = storeErrorText(saved.error());
    // Where nothing can be kept it still serves this game.
    std::erase_if(m_sets, [&](const ValueSet& old) { return old.id == set.id; });
    m_sets.push_back(set);
    m_chosenSet = set.id;
    refresh();
    return m_problem.isEmpty();
}

bool SetupModel::removeValueSet(const QString& setId) {
    m_problem.clear();
    if (Store* store = m_controller.store())
        if (auto removed = store->removeValueSet(setId); !removed) {
            m_problem = storeErrorText(removed.error());
            refresh();
            return false;
        }
    std::erase_if(m_sets, [&](const ValueSet& set) { return set.id == setId; });
    if (m_chosenSet == setId) m_chosenSet.clear();
    refresh();
    return true;
}

Setup SetupModel::made() const {
    Setup setup;
    for (std::size_t seat = 0; seat < m_people.size(); ++seat) {
        const QString language = m_people[seat].language.isEmpty() ? m_languages.current() : m_people[seat].language;
        setup.seats.push_back({shownName(seat).toStdString(), language.toStdString()});
    }
    setup.first = m_first;
    setup.options = m_options;
    setup.values = valuesOf(chosenSet());
    return setup;
}

bool SetupModel::begin() {
    m_problem.clear();
    const bool begun = m_controller.begin(made());
    if (begun) {
        rememberPlayers();
    } else if (m_controller.problem()) {
        m_problem = storeErrorText(*m_controller.problem());
    }
    refresh();
    return begun;
}

bool SetupModel::beginInMemory() {
    m_controller.continueInMemory();
    return begin();
}

void SetupModel::rememberPlayers() {
    Store* store = m_controller.store();
    if (store == nullptr || m_controller.inMemory()) return;
    // Who played last comes first, in the order of the seats, whatever the clock says.
    QDateTime lastUsed = QDateTime::currentDateTimeUtc();
    if (const auto known = store->players(); known && !known->empty()) lastUsed = std::max(lastUsed, known->front().lastUsed);
    for (std::size_t seat = m_people.size(); seat-- > 0;) {
        if (m_people[seat].name.isEmpty()) continue;
        lastUsed = lastUsed.addMSecs(1);
        const QString language = m_people[seat].language.isEmpty() ? m_languages.current() : m_people[seat].language;
        if (auto saved = store->savePlayer({m_people[seat].name, language, lastUsed}); !saved)
            m_problem = storeErrorText(saved.error());
    }
}

void SetupModel::refresh() {
    std::vector<SetupSeatRow> seats;
    for (std::size_t seat = 0; seat < m_people.size(); ++seat) {
        SetupSeatRow row;
        row.seat = static_cast<int>(seat);
        row.person = m_people[seat].id;
        row.name = m_people[seat].name;
        row.standIn = shownName(seat);
        row.language = m_people[seat].language.isEmpty() ? m_languages.current() : m_people[seat].language;
        row.languageName = Languages::nativeName(row.language);
        row.first = row.seat == m_first;
        seats.push_back(row);
    }
    m_seats.setRows(std::move(seats));

    std::vector<ValueSetRow> sets{{QString(), tr("Example points"), provenanceName(Provenance::Example), chosenSet() == nullptr}};
    for (const ValueSet& set : m_sets) sets.push_back({set.id, set.name, provenanceName(set.provenance), chosenSet() == &set});
    m_valueSets.setRows(std::move(sets));
    emit changed();
}

}  // namespace basekeeper
