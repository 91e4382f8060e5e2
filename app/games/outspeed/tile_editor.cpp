// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/tile_editor.h"

#include "app/games/outspeed/outspeed_ui.h"
#include "app/games/outspeed/tile_sets.h"
#include "core/outspeed/rules.h"
#include "db/games/outspeed/codec.h"

#include <algorithm>
#include <array>
#include <utility>

namespace basekeeper {

using namespace outspeed;

namespace {

constexpr int ten = 10;
constexpr int mostTens = maxAmount / ten;
constexpr std::array placeNames{"name", "condition", "cost", "zones", "fuel", "tokens"};

}  // namespace

TileEditor::TileEditor(const Languages& languages, QObject* parent) : QObject(parent), m_languages(languages) {}

TileEditor::~TileEditor() = default;

void TileEditor::begin(std::vector<int> numbers, Side side, const TileSets& sets) {
    if (m_sets != &sets) {
        if (m_sets != nullptr) disconnect(m_sets, nullptr, this, nullptr);
        m_sets = &sets;
        connect(m_sets, &TileSets::changed, this, &TileEditor::refresh);
    }
    if (numbers != m_numbers || side != m_side) {
        m_numbers = std::move(numbers);
        m_side = side;
        m_number = 0;
        m_routes.clear();
        goTo(0, TilePlace::Condition);
        if (numberGiven()) chooseNumber(m_numbers.front());
    }
    refresh();
}

void TileEditor::clear() {
    m_numbers.clear();
    m_number = 0;
    m_routes.clear();
    goTo(0, TilePlace::Condition);
    refresh();
}

bool TileEditor::finish() const { return isFinish(m_number != 0 || m_numbers.empty() ? m_number : m_numbers.front()); }

QString TileEditor::title() const { return m_number == 0 ? tr("Which tile?") : TileSets::tileTitle(m_number); }

QString TileEditor::sideName() const { return OutspeedCodec::sideName(m_side); }

QString TileEditor::sideText() const { return TileSets::sideText(m_side); }

const DescribedTile* TileEditor::remembered() const {
    return m_sets == nullptr || m_number == 0 ? nullptr : m_sets->find(m_number, m_side);
}

bool TileEditor::asOffered() const {
    const DescribedTile* known = remembered();
    return known != nullptr && known->tile.routes == m_routes;
}

QVariantList TileEditor::offeredRoutes() const { return offered() ? tileRowList(remembered()->tile) : QVariantList(); }

QString TileEditor::offeredFrom() const { return offered() ? TileSets::fromText(*remembered()) : QString(); }

QString TileEditor::place() const { return QLatin1String(placeNames[static_cast<std::size_t>(m_typing.place)]); }

bool TileEditor::isBeyondLast() const { return current() == nullptr && !m_routes.empty(); }

bool TileEditor::asksForMore() const { return complete() && isBeyondLast() && m_typing.place == TilePlace::Condition; }

QString TileEditor::placeText() const {
    const Route* route = current();
    const QString name = QString::fromStdString(route != nullptr ? route->name : freeName());
    switch (m_typing.place) {
        case TilePlace::Name: return tr("Route %1: its name on the wheel").arg(name);
        case TilePlace::Condition:
            // A tile may have had its last route, and nobody shall look for another one in vain.
            return isBeyondLast() ? tr("Is there a route %1, and for how many pilots?").arg(name)
                                  : tr("Route %1: for how many pilots?").arg(name);
        case TilePlace::Cost:
            return m_typing.adding ? tr("Route %1: how much fuel is added to the roll?").arg(name)
                                   : tr("Route %1: how much fuel does it cost?").arg(name);
        case TilePlace::Zones:
            return m_typing.adding ? tr("Route %1: how many zones are added to the roll?").arg(name)
                                   : tr("Route %1: how many zones forward?").arg(name);
        case TilePlace::Fuel:
            return m_typing.adding ? tr("Route %1: how much fuel is added to the roll?").arg(name)
                                   : tr("Route %1: how much fuel does it give?").arg(name);
        case TilePlace::Tokens: return tr("Route %1: how many bonus tokens does it give?").arg(name);
    }
    return {};
}

QString TileEditor::routeText() const {
    const std::vector<RouteRow>& rows = m_routeRows.rows();
    return m_route < rows.size() ? rows[m_route].spoken : QString();
}

bool TileEditor::complete() const { return m_number != 0 && !whyNotDescribed(tile()); }

QString TileEditor::problem() const {
    if (m_number == 0) return tr("Choose the number of the tile first.");
    const auto why = whyNotDescribed(tile());
    // A refusal of a description names no seat and nothing of the state.
    return why ? GameUi<Outspeed>::refusalText(Translator(m_languages, m_languages.current()), *why, Setup(), State())
               : QString();
}

int TileEditor::problemRoute() const {
    const auto why = m_number == 0 ? std::nullopt : whyNotDescribed(tile());
    return why ? why->argument(ArgumentName::Route).value_or(-1) : -1;
}

void TileEditor::chooseNumber(int number) {
    if (number == m_number || std::ranges::find(m_numbers, number) == m_numbers.end()) return;
    const bool byHand = !m_routes.empty() && !asOffered();
    m_number = number;
    // Routes may have been entered before the number. A tile that the set knows takes precedence over them.
    if (offered() || !byHand) fillFromMemory();
    refresh();
}

void TileEditor::fillFromMemory() {
    const DescribedTile* known = remembered();
    m_routes = known != nullptr ? known->tile.routes : std::vector<Route>();
    goTo(0, TilePlace::Condition);
}

void TileEditor::takeOffered() {
    if (!offered()) return;
    fillFromMemory();
    refresh();
}

void TileEditor::goTo(std::size_t route, TilePlace place) {
    m_route = route;
    m_typing = {.place = place};
}

void TileEditor::goOn(bool afterValue) {
    const bool hasNext = m_route + 1 < maxRoutes && m_route + 1 <= m_routes.size();
    switch (m_typing.place) {
        case TilePlace::Name: return goTo(m_route, TilePlace::Condition);
        case TilePlace::Condition: return goTo(m_route, TilePlace::Cost);
        case TilePlace::Cost: return goTo(m_route, TilePlace::Zones);
        case TilePlace::Zones:
            // Few routes give more than zones: for fuel and tokens, go on without a value, or tap the place.
            if (!afterValue) return goTo(m_route, TilePlace::Fuel);
            return hasNext ? goTo(m_route + 1, TilePlace::Condition) : goTo(m_route, TilePlace::Zones);
        case TilePlace::Fuel: return goTo(m_route, TilePlace::Tokens);
        case TilePlace::Tokens:
            return hasNext ? goTo(m_route + 1, TilePlace::Condition) : goTo(m_route, TilePlace::Tokens);
    }
}

void TileEditor::choose(int route, const QString& place) {
    const auto found = std::ranges::find_if(placeNames, [&](const char* name) { return place == QLatin1String(name); });
    if (route < 0 || route > routeCount() || route >= maxRoutes || found == placeNames.end()) return;
    goTo(static_cast<std::size_t>(route), static_cast<TilePlace>(found - placeNames.begin()));
    refresh();
}

std::string TileEditor::freeName() const {
    for (const std::string& name : tileRouteNames())
        if (std::ranges::find(m_routes, name, &Route::name) == m_routes.end()) return name;
    return {};
}

Route& TileEditor::described() {
    if (m_route >= m_routes.size()) {
        Route fresh;
        fresh.name = freeName();
        m_routes.push_back(std::move(fresh));
        m_route = m_routes.size() - 1;
    }
    return m_routes[m_route];
}

void TileEditor::setNumber(int value) {
    Route& route = described();
    if (m_typing.place == TilePlace::Condition) {
        route.pilots = value;
    } else if (m_typing.place == TilePlace::Tokens) {
        route.benefit.tokens = value;
    } else if (Amount* of = amountAt(route, m_typing.place)) {
        auto* dice = std::get_if<Dice>(of);
        if (m_typing.adding && dice != nullptr) dice->plus = value;
        else *of = value;
    }
}

void TileEditor::pressTens() {
    m_typing.tens = m_typing.tens % mostTens + 1;
    setNumber(m_typing.tens * ten);
}

void TileEditor::pressDie() {
    Amount* of = amountAt(described(), m_typing.place);
    if (of == nullptr) return;
    if (auto* dice = std::get_if<Dice>(of)) dice->rolls = dice->rolls % maxRolls + 1;
    else *of = Dice{};
    m_typing.tens = 0;
    m_typing.adding = false;
}

void TileEditor::press(const QString& key) {
    const auto rows = keysNow();
    const auto found = std::ranges::find(rows, key, &TileKeyRow::name);
    if (found == rows.end()) return;
    bool isNumber = false;
    const int digit = key.toInt(&isNumber);
    bool done = true;  // the place has its value
    if (isNumber) {
        setNumber(m_typing.tens * ten + digit);
    } else if (key == u"tens") {
        pressTens();
        done = false;
    } else if (key == u"die") {
        pressDie();
        done = false;
    } else if (key == u"plus") {
        m_typing.adding = true;
        m_typing.tens = 0;
        done = false;
    } else if (key == u"choosers") {
        *amountAt(described(), m_typing.place) = Choosers{};
    } else if (key == u"wheel") {
        *amountAt(described(), m_typing.place) = Wheel{};
    } else if (key == u"none") {
        described().pilots.reset();
        described().sole = false;
    } else if (key == u"sole") {
        described().sole = !described().sole;
    } else if (key == u"next") {
        goOn(false);
        return refresh();
    } else {
        described().name = key.toStdString();
    }
    if (done) goOn(true);
    refresh();
}

void TileEditor::copyRoute() {
    const Route* route = current();
    if (route == nullptr || !canAdd()) return;
    Route copy = *route;
    copy.name = freeName();
    m_routes.push_back(std::move(copy));
    goTo(m_routes.size() - 1, TilePlace::Condition);
    refresh();
}

void TileEditor::removeRoute() {
    if (current() == nullptr) return;
    m_routes.erase(m_routes.begin() + static_cast<std::ptrdiff_t>(m_route));
    goTo(m_route, TilePlace::Condition);
    refresh();
}

void TileEditor::removeAll() {
    m_routes.clear();
    goTo(0, TilePlace::Condition);
    refresh();
}

std::vector<TileKeyRow> TileEditor::keysNow() const {
    const Route* route = current();
    return tileKeys(m_typing, route != nullptr ? *route : Route(), route == nullptr);
}

void TileEditor::refresh() {
    std::vector<TileNumberRow> numbers;
    numbers.reserve(m_numbers.size());
    for (const int number : m_numbers)
        numbers.push_back({number, m_sets != nullptr && m_sets->find(number, m_side) != nullptr, number == m_number});
    m_numberRows.setRows(std::move(numbers));
    m_routeRows.setRows(tileRows(tile()));
    m_keyRows.setRows(keysNow());
    emit changed();
}

}  // namespace basekeeper
