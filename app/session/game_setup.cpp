// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game_setup.h"

#include "app/language/languages.h"
#include "app/safety/store_text.h"
#include "app/session/session_controller.h"
#include "db/formats/text_limits.h"

#include <QUuid>

#include <algorithm>
#include <utility>

namespace basekeeper {

namespace {

constexpr int seatsAtFirstStart = 3;

}  // namespace

GameSetup::GameSetup(SessionController& controller, Languages& languages, QString game, Kind kind, QObject* parent)
    : QObject(parent), m_controller(controller), m_languages(languages), m_game(std::move(game)), m_kind(kind) {}

GameSetup::~GameSetup() = default;

void GameSetup::prepare() {
    loadLists();
    m_people.clear();
    m_left.clear();
    m_first = 0;
    m_chosenSet.clear();
    m_problem.clear();
    reset();
    if (const auto last = loadLatestOptions()) {
        for (const Seat& seat : last->seats) {
            const QString name = QString::fromStdString(seat.name);
            const bool known =
                std::ranges::any_of(m_players, [&](const Player& player) { return player.name == name; });
            // A stand-in name belongs to nobody: it is made again in the present language.
            m_people.push_back(
                {m_nextPerson++, known ? name : QString(), Languages::known(QString::fromStdString(seat.language))});
        }
        m_first = last->first;
        for (const ValueSet& set : m_sets)
            if (sameValues(set.values) == last->values) m_chosenSet = set.id;
    } else {
        while (seatCount() < seatsAtFirstStart) m_people.push_back({m_nextPerson++, {}, {}});
    }
    refresh();
}

std::optional<GameSetup::Agreed> GameSetup::loadLatestOptions() {
    Store* store = m_controller.store();
    if (store == nullptr) return {};
    // A few suffice, however many there are, because the start waits for this.
    constexpr int looked = 5;
    const auto sessions = store->listSessions({{}, m_game}, 0, looked);
    if (!sessions) return {};
    for (const ListedSession& session : *sessions)
        if (auto agreed = loadOptions(session.info.setup)) return agreed;
    return {};
}

void GameSetup::loadLists() {
    m_players.clear();
    m_sets.clear();
    Store* store = m_controller.store();
    if (store == nullptr) return;
    if (auto players = store->players()) m_players = std::move(*players);
    else m_problem = storeErrorText(players.error());
    if (!m_kind.hasValues) return;
    if (auto sets = store->valueSets(m_game)) m_sets = std::move(*sets);
    else m_problem = storeErrorText(sets.error());
}

QStringList GameSetup::remembered() const {
    QStringList names;
    for (const Player& player : m_players)
        if (std::ranges::none_of(m_people, [&](const Person& person) { return person.name == player.name; }))
            names << basekeeper::shownName(player.name);
    return names;
}

QString GameSetup::shownName(std::size_t seat) const {
    return m_people[seat].name.isEmpty() ? tr("Player %1").arg(QChar(u'A' + static_cast<char16_t>(seat)))
                                         : m_people[seat].name;
}

QString GameSetup::languageOf(const Person& person) const {
    return person.language.isEmpty() ? m_languages.current() : person.language;
}

const ValueSet* GameSetup::chosenSet() const {
    const auto found = std::ranges::find(m_sets, m_chosenSet, &ValueSet::id);
    return found == m_sets.end() ? nullptr : &*found;
}

QJsonObject GameSetup::chosenValues() const { return chosenSet() ? chosenSet()->values : QJsonObject(); }

QString GameSetup::valueSetName() const { return chosenSet() ? chosenSet()->name : exampleName(); }
SetSource::Provenance GameSetup::valueSetProvenance() const {
    return chosenSet() ? static_cast<SetSource::Provenance>(chosenSet()->provenance) : SetSource::Provenance::Example;
}

void GameSetup::setSeatCount(int count) {
    if (count < minSeats() || count > maxSeats()) return;
    while (seatCount() > count) {
        m_left.push_back(std::move(m_people.back()));
        m_people.pop_back();
    }
    while (seatCount() < count) {
        if (m_left.empty()) m_left.push_back({m_nextPerson++, {}, {}});
        Person next = std::move(m_left.back());
        m_left.pop_back();
        // Meanwhile somebody else may have been given that name.
        if (std::ranges::find(m_people, next.name, &Person::name) != m_people.end()) next.name.clear();
        m_people.push_back(std::move(next));
    }
    m_first = std::min(m_first, count - 1);
    refresh();
}

void GameSetup::removeSeat(int seat) {
    if (!canRemove() || seat < 0 || seat >= seatCount()) return;
    m_people.erase(m_people.begin() + seat);
    if (m_first > seat || m_first == seatCount()) --m_first;
    refresh();
}

void GameSetup::swapSeats(int seat, int other) {
    if (seat < 0 || other < 0 || seat >= seatCount() || other >= seatCount() || seat == other) return;
    std::swap(m_people[static_cast<std::size_t>(seat)], m_people[static_cast<std::size_t>(other)]);
    if (m_first == seat) m_first = other;
    else if (m_first == other) m_first = seat;
    refresh();
}

void GameSetup::setName(int seat, const QString& name) {
    if (seat < 0 || seat >= seatCount()) return;
    Person& person = m_people[static_cast<std::size_t>(seat)];
    const QString tidy = tidyName(name.simplified());
    // Who leaves the field with the same name in it keeps the language that was chosen since.
    if (tidy == person.name) return;
    person.name = tidy;
    const auto known = std::ranges::find(m_players, person.name, &Player::name);
    if (known != m_players.end()) person.language = known->language;
    refresh();
}

void GameSetup::setLanguage(int seat, const QString& language) {
    if (seat < 0 || seat >= seatCount() || !Languages::all().contains(language)) return;
    m_people[static_cast<std::size_t>(seat)].language = language;
    refresh();
}

void GameSetup::setFirst(int seat) {
    if (!hasFirst() || seat < 0 || seat >= seatCount()) return;
    m_first = seat;
    refresh();
}

void GameSetup::chooseValueSet(const QString& setId) {
    m_chosenSet = setId;
    refresh();
}

bool GameSetup::keepValueSet(const QString& setId, const QString& name, SetSource::Provenance provenance,
                             const QJsonObject& values) {
    ValueSet set;
    set.id = setId.isEmpty() ? QUuid::createUuid().toString(QUuid::WithoutBraces) : setId;
    set.game = m_game;
    set.name = name.simplified().isEmpty() ? tr("Our cards") : tidyName(name.simplified());
    set.provenance = static_cast<Provenance>(provenance);
    set.values = values;
    set.updatedAt = QDateTime::currentDateTimeUtc();
    m_problem.clear();
    if (Store* store = m_controller.store())
        if (auto saved = store->saveValueSet(set); !saved) m_problem = storeErrorText(saved.error());
    // Even if it could not be saved, this game can use it.
    std::erase_if(m_sets, [&](const ValueSet& old) { return old.id == set.id; });
    m_sets.push_back(set);
    m_chosenSet = set.id;
    refresh();
    return m_problem.isEmpty();
}

bool GameSetup::removeValueSet(const QString& setId) {
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

bool GameSetup::begin() {
    if (!m_controller.wouldLoseEntries()) return beginAnyway();
    m_problem = storeErrorText({StoreErrorKind::OnlyInMemory, m_controller.dataFolder(), {}});
    refresh();
    return false;
}

bool GameSetup::beginAnyway() {
    m_problem.clear();
    std::vector<Seat> seats;
    seats.reserve(m_people.size());
    for (std::size_t seat = 0; seat < m_people.size(); ++seat)
        seats.push_back({shownName(seat).toStdString(), languageOf(m_people[seat]).toStdString()});
    const bool begun = beginWith(std::move(seats), hasFirst() ? m_first : 0);
    if (begun) {
        rememberPlayers();
    } else if (m_controller.problem()) {
        m_problem = storeErrorText(*m_controller.problem());
    }
    refresh();
    return begun;
}

bool GameSetup::beginInMemory() {
    m_controller.continueInMemory();
    return beginAnyway();
}

void GameSetup::rememberPlayers() {
    Store* store = m_controller.store();
    if (store == nullptr || m_controller.inMemory()) return;
    // These players come first in the list from now on, in the order of the seats, whatever the clock says.
    QDateTime lastUsed = QDateTime::currentDateTimeUtc();
    if (const auto known = store->players(); known && !known->empty())
        lastUsed = std::max(lastUsed, known->front().lastUsed);
    for (std::size_t seat = m_people.size(); seat-- > 0;) {
        if (m_people[seat].name.isEmpty()) continue;
        lastUsed = lastUsed.addMSecs(1);
        if (auto saved = store->savePlayer({m_people[seat].name, languageOf(m_people[seat]), lastUsed}); !saved)
            m_problem = storeErrorText(saved.error());
    }
}

void GameSetup::refresh() {
    std::vector<SetupSeatRow> seats;
    for (std::size_t seat = 0; seat < m_people.size(); ++seat) {
        SetupSeatRow row;
        row.seat = static_cast<int>(seat);
        row.person = m_people[seat].id;
        row.name = m_people[seat].name;
        row.standIn = shownName(seat);
        row.language = languageOf(m_people[seat]);
        row.languageName = Languages::nativeName(row.language);
        row.first = hasFirst() && row.seat == m_first;
        seats.push_back(row);
    }
    m_seats.setRows(std::move(seats));

    std::vector<ValueSetRow> sets;
    if (m_kind.hasValues)
        sets.push_back({QString(), exampleName(), SetSource::Provenance::Example, chosenSet() == nullptr});
    for (const ValueSet& set : m_sets)
        sets.push_back({set.id, set.name, static_cast<SetSource::Provenance>(set.provenance), chosenSet() == &set});
    m_valueSets.setRows(std::move(sets));
    emit changed();
}

}  // namespace basekeeper
