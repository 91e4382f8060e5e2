// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/race_overrule_model.h"

#include "app/games/outspeed/cover_behind.h"
#include "app/games/outspeed/outspeed_texts.h"
#include "core/outspeed/overrule.h"
#include "db/games/outspeed/codec.h"

#include <QVariantMap>

#include <algorithm>
#include <utility>

namespace basekeeper {

using namespace outspeed;

namespace {

QString wordOf(const HeldToken& token) { return token ? QString(OutspeedCodec::tokenName(*token)) : QString(); }

}  // namespace

RaceOverruleModel::RaceOverruleModel(const GameView<Outspeed>& game, const Languages& languages,
                                     OverrideDraft<Outspeed>::Enter enter, QObject* parent)
    : OverrideModel(std::make_unique<OverrideDraft<Outspeed>>(game, languages, std::move(enter)), parent),
      m_game(game),
      m_draft(static_cast<OverrideDraft<Outspeed>&>(draft())) {
    coverBehind(this, [this] { setUncovered(false); });
}

void RaceOverruleModel::setUncovered(bool uncovered) {
    if (uncovered == m_uncovered) return;
    m_uncovered = uncovered;
    emit uncoveredChanged();
}

const SeatState* RaceOverruleModel::seatInDraft(int seat) const {
    return isSeat(m_draft.edited(), seat) ? &seatOf(m_draft.edited(), seat) : nullptr;
}

QVariantList RaceOverruleModel::seats() const {
    QVariantList list;
    if (!m_game.hasGame()) return list;
    const State& state = m_draft.edited();
    for (SeatId seat = 0; seat < state.seatCount(); ++seat) {
        const SeatState& is = seatOf(state, seat);
        QStringList held;
        for (const HeldToken& token : is.tokens) held << wordOf(token);
        const auto* edited =
            m_draft.latest<edit::SetChoice>([seat](const edit::SetChoice& of) { return of.seat == seat; });
        const bool chosen = is.choice && state.tile && is.choice->route < state.tile->routes.size();
        list << QVariantMap{
            {"seat", seat},
            {"name", OutspeedTexts::seatName(m_game.setup(), seat)},
            {"zone", is.zone},
            {"fuel", is.fuel},
            {"eliminated", is.eliminated},
            {"tokens", held},
            {"route", chosen ? QString::fromStdString(state.tile->routes[is.choice->route].name) : QString()},
            {"wheel", chosen ? is.choice->wheel.value_or(-1) : -1},
            {"ruled", edited != nullptr},
            {"ruledRoute",
             edited != nullptr ? QString::fromStdString(edited->route.value_or(std::string())) : QString()},
            {"ruledWheel", edited != nullptr ? edited->wheel.value_or(-1) : -1}};
    }
    return list;
}

QVariantList RaceOverruleModel::tokens() const {
    QVariantList list;
    for (const Token token : allTokens)
        list << QVariantMap{{"token", QString(OutspeedCodec::tokenName(token))},
                            {"name", OutspeedTexts::tokenName(token)}};
    list << QVariantMap{{"token", QString()}, {"name", tr("Unknown")}};
    return list;
}

QVariantList RaceOverruleModel::routes() const {
    QVariantList list;
    if (!m_draft.edited().tile) return list;
    for (const Route& route : m_draft.edited().tile->routes)
        list << QVariantMap{{"route", QString::fromStdString(route.name)}, {"wheel", usesWheel(route)}};
    return list;
}

QVariantList RaceOverruleModel::forceFields() const {
    QVariantList list;
    const std::vector<int>& zones = m_draft.edited().forceFields;
    for (auto zone = zones.begin(); zone != zones.end(); zone = std::upper_bound(zone, zones.end(), *zone))
        list << QVariantMap{{"zone", *zone},
                            {"fields", static_cast<int>(std::count(zones.begin(), zones.end(), *zone))}};
    return list;
}

int RaceOverruleModel::rear() const { return m_draft.edited().track.rear; }
int RaceOverruleModel::front() const { return m_draft.edited().track.front; }
int RaceOverruleModel::farthest() const { return farthestOffered(m_draft.edited()); }

RaceState::ThirdSection RaceOverruleModel::third() const {
    return static_cast<RaceState::ThirdSection>(m_draft.edited().third);
}
QString RaceOverruleModel::side() const { return QString(OutspeedCodec::sideName(m_draft.edited().side)); }
int RaceOverruleModel::turn() const { return m_draft.edited().turn; }
bool RaceOverruleModel::turnIsPlayed() const {
    return tileShows() && m_game.hasGame() && turn() == m_game.state().turn;
}
RaceState::Phase RaceOverruleModel::phase() const { return static_cast<RaceState::Phase>(m_draft.edited().phase); }
bool RaceOverruleModel::tileShows() const { return m_draft.edited().tile.has_value(); }

void RaceOverruleModel::setZone(int seat, int zone) { setOfSeat(edit::SetZone{seat, zone}); }
void RaceOverruleModel::setFuel(int seat, int fuel) { setOfSeat(edit::SetFuel{seat, fuel}); }
void RaceOverruleModel::setEliminated(int seat, bool eliminated) { addEdit(edit::SetEliminated{seat, eliminated}); }

void RaceOverruleModel::giveToken(int seat, const QString& token) {
    const SeatState* is = seatInDraft(seat);
    if (is == nullptr) return;
    edit::SetTokens held{seat, is->tokens};
    held.tokens.push_back(OutspeedCodec::tokenNamed(token));
    setOfSeat(std::move(held));
}

void RaceOverruleModel::takeToken(int seat, int index) {
    const SeatState* is = seatInDraft(seat);
    if (is == nullptr || index < 0 || index >= static_cast<int>(is->tokens.size())) return;
    edit::SetTokens held{seat, is->tokens};
    held.tokens.erase(held.tokens.begin() + index);
    setOfSeat(std::move(held));
}

void RaceOverruleModel::placeForceField(int zone) {
    std::vector<int> zones = m_draft.edited().forceFields;
    zones.insert(std::ranges::upper_bound(zones, zone), zone);
    setForceFields(std::move(zones));
}

void RaceOverruleModel::removeForceField(int zone) {
    std::vector<int> zones = m_draft.edited().forceFields;
    const auto found = std::ranges::find(zones, zone);
    if (found == zones.end()) return;
    zones.erase(found);
    setForceFields(std::move(zones));
}

void RaceOverruleModel::setForceFields(std::vector<int> zones) {
    m_draft.set(edit::SetForceFields{std::move(zones)}, [](const edit::SetForceFields&) { return true; });
    refresh();
}

void RaceOverruleModel::setThirdSection(RaceState::ThirdSection third) {
    addEdit(edit::SetThirdSection{static_cast<ThirdSection>(third)});
}
void RaceOverruleModel::setSide(const QString& side) {
    addEdit(edit::SetSide{OutspeedCodec::sideNamed(side).value_or(Side::Three4)});
}

void RaceOverruleModel::startTurn(int turn) {
    m_draft.set(edit::StartTurn{turn}, [](const edit::StartTurn&) { return true; });
    refresh();
}

void RaceOverruleModel::goToTurn(int turn) {
    if (turn != m_game.state().turn) return startTurn(turn);
    m_draft.removeEdits<edit::StartTurn>();
    refresh();
}

void RaceOverruleModel::setPhase(RaceState::Phase phase) { addEdit(edit::SetPhase{static_cast<Phase>(phase)}); }

void RaceOverruleModel::setChoice(int seat, const QString& route, int wheel) {
    edit::SetChoice choice{seat, {}, {}};
    if (!route.isEmpty()) choice.route = route.toStdString();
    if (!route.isEmpty() && wheel >= 0) choice.wheel = wheel;
    m_draft.replace(std::move(choice), [seat](const edit::SetChoice& last) { return last.seat == seat; });
    refresh();
}

void RaceOverruleModel::endGame(int seat) {
    m_draft.endGame<edit::EndGame>(seat);
    refresh();
}

void RaceOverruleModel::setTile(const Tile& tile) { addEdit(edit::SetTile{tile}); }

void RaceOverruleModel::addEdit(Edit edit) {
    m_draft.add(std::move(edit));
    refresh();
}

template <class E>
void RaceOverruleModel::setOfSeat(E edit) {
    const SeatId seat = edit.seat;
    m_draft.set(std::move(edit), [&](const E& last) { return last.seat == seat; });
    refresh();
}

}  // namespace basekeeper
