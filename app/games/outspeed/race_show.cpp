// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/race_show.h"

#include "app/games/outspeed/happening_words.h"
#include "app/games/outspeed/outspeed_texts.h"
#include "app/games/outspeed/race_hands.h"
#include "app/language/joined.h"
#include "app/session/clause_text.h"

#include <QStringList>

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>
#include <variant>

namespace basekeeper {

using namespace outspeed;

namespace {

/// Steps of the same sort that follow each other form a beat.
enum class Sort : std::uint8_t { Routes, Tokens, Effects, Costs, Benefits, Out, Arrives, Goes, Turned, Ends, Over };

/// `before`: the state before the act of that step.
Sort sortOf(const Step& step, const State& before) {
    struct {
        bool ofBonuses;
        Sort operator()(const step::Group&) const { return Sort::Tokens; }
        Sort operator()(const step::Plays&) const { return Sort::Tokens; }
        Sort operator()(const step::TokenLost&) const { return Sort::Tokens; }
        Sort operator()(const step::FieldPlaced&) const { return Sort::Effects; }
        Sort operator()(const step::FieldsRemoved& removed) const {
            return removed.withSection ? Sort::Goes : Sort::Ends;
        }
        Sort operator()(const step::Moves&) const { return ofBonuses ? Sort::Effects : Sort::Benefits; }
        Sort operator()(const step::LosesFuel&) const { return ofBonuses ? Sort::Effects : Sort::Costs; }
        Sort operator()(const step::GainsFuel&) const { return ofBonuses ? Sort::Effects : Sort::Benefits; }
        Sort operator()(const step::Eliminated&) const { return Sort::Out; }
        Sort operator()(const step::TilesTurned&) const { return Sort::Turned; }
        Sort operator()(const step::Shared&) const { return Sort::Routes; }
        Sort operator()(const step::TokensGained&) const { return Sort::Benefits; }
        Sort operator()(const step::SectionArrives&) const { return Sort::Arrives; }
        Sort operator()(const step::SectionGoes&) const { return Sort::Goes; }
        Sort operator()(const step::TurnEnds&) const { return Sort::Ends; }
        Sort operator()(const step::RaceOver&) const { return Sort::Over; }
    } const sort{before.phase == Phase::Bonuses};
    return std::visit(sort, step);
}

/// Harm that no other seat has caused.
bool isBad(const Step& step) {
    if (const auto* shared = std::get_if<step::Shared>(&step)) return shared->tooMany || shared->soleMissed;
    if (const auto* moves = std::get_if<step::Moves>(&step)) return moves->wanted < 0;
    return std::holds_alternative<step::Eliminated>(step) || std::holds_alternative<step::TokenLost>(step);
}

std::vector<SeatId> allSeatsOf(const Step& step) {
    const SeatsOfStep seats = seatsOf(step);
    std::vector<SeatId> all = seats.acts;
    for (const SeatId seat : seats.affected)
        if (std::ranges::find(all, seat) == all.end()) all.push_back(seat);
    return all;
}

}  // namespace

RaceShow::RaceShow(QObject* parent) : QObject(parent) {}

int RaceShow::lines() const {
    return isOpen() && shown() != nullptr ? static_cast<int>(shown()->end - shown()->begin) : 0;
}
QString RaceShow::heading() const { return isOpen() && shown() != nullptr ? headingOf(*shown()) : QString(); }
RaceState::Kind RaceShow::kind() const {
    return isOpen() && shown() != nullptr ? kindOf(m_moments[shown()->begin].moment.step) : RaceState::Kind::None;
}
QString RaceShow::clause() const {
    return isOpen() && shown() != nullptr ? clauseText(clauseOf(m_moments[shown()->begin].moment.step)) : QString();
}

QString RaceShow::text() const {
    QStringList sentences;
    if (isOpen() && shown() != nullptr)
        for (std::size_t i = shown()->begin; i < shown()->end; ++i) sentences << textOf(m_moments[i]);
    return Joined::sentences(sentences);
}

QString RaceShow::hands() const {
    if (!isOpen() || shown() == nullptr) return {};
    std::vector<Step> steps;
    // At the end all that the act asks of them, for whoever went there at once.
    for (std::size_t i = atEnd() ? 0 : shown()->begin; i < shown()->end; ++i)
        if (!atEnd() || m_moments[i].act == m_moments.back().act) steps.push_back(m_moments[i].moment.step);
    return raceHands(steps, m_setup);
}

void RaceShow::forward() { lookAt(position() + 1, atEnd()); }
void RaceShow::back() { lookAt(position() - (isTold() ? 0 : 1), false); }
void RaceShow::goTo(int position) { lookAt(position, false); }
void RaceShow::toEnd() { lookAt(count(), true); }

void RaceShow::lookAt(int position, bool told) {
    const auto wanted = static_cast<std::size_t>(std::clamp(position, 0, count()));
    if (!isOpen() || (wanted == m_position && told == m_told)) return;
    m_position = wanted;
    m_told = told;
    m_furthest = std::max(m_furthest, m_position);
    refresh();
}

void RaceShow::goToStep(int number) {
    const auto step = static_cast<std::size_t>(std::max(number, 1)) - 1;
    const auto beat = std::ranges::find_if(
        m_beats, [&](const Beat& candidate) { return step >= candidate.begin && step < candidate.end; });
    if (beat != m_beats.end()) goTo(static_cast<int>(beat - m_beats.begin()) + 1);
}

void RaceShow::close() {
    if (!isOpen()) return;
    clear();
    refresh();
}

void RaceShow::clear() {
    m_before.clear();
    m_moments.clear();
    m_beats.clear();
    m_position = 0;
    m_told = false;
    m_furthest = 0;
}

void RaceShow::add(const State& before, std::vector<outspeed::StepResult> moments) {
    if (moments.empty()) return;
    for (outspeed::StepResult& moment : moments) m_moments.push_back({std::move(moment), m_before.size()});
    m_before.push_back(before);
}

bool RaceShow::begin(const Setup& setup) {
    const std::size_t toldBefore = m_beats.size();
    findBeats();
    if (m_beats.size() == toldBefore) return false;
    m_setup = setup;
    m_position = toldBefore + 1;
    m_told = false;
    m_furthest = m_position;
    refresh();
    return true;
}

bool RaceShow::goesOnIn(const State& now) const { return isOpen() && now.phase == Phase::Resolution; }

void RaceShow::findBeats() {
    m_beats.clear();
    for (std::size_t i = 0; i < m_moments.size(); ++i) {
        const auto sortAt = [&](std::size_t at) {
            return sortOf(m_moments[at].moment.step, m_before[m_moments[at].act]);
        };
        const bool another = i == 0 || m_moments[i].act != m_moments[i - 1].act || sortAt(i) != sortAt(i - 1) ||
                             std::holds_alternative<step::Group>(m_moments[i].moment.step);
        if (another) m_beats.push_back({i, i});
        m_beats.back().end = i + 1;
    }
}

const State& RaceShow::stateShown() const {
    return shown() == nullptr ? m_before.front() : m_moments[shown()->end - 1].moment.after;
}

const State& RaceShow::stateBefore() const { return shown() == nullptr ? m_before.front() : stateBefore(*shown()); }

const State& RaceShow::stateBefore(const Beat& beat) const {
    const Moment& first = m_moments[beat.begin];
    // The first step of an act starts from the state before that act.
    return beat.begin == 0 || m_moments[beat.begin - 1].act != first.act ? m_before[first.act]
                                                                         : m_moments[beat.begin - 1].moment.after;
}

std::vector<const State*> RaceShow::told() const {
    std::vector<const State*> states;
    if (!isOpen()) return states;
    states.push_back(&stateAtFirst());
    for (const Beat& beat : m_beats) states.push_back(&m_moments[beat.end - 1].moment.after);
    return states;
}

const State* RaceShow::stateOfTile() const {
    if (!isOpen()) return nullptr;
    const State& now = stateShown();
    if (now.tile && !now.over()) return &now;
    for (std::size_t i = shown() == nullptr ? 0 : shown()->end; i > 0; --i)
        if (const State& former = m_moments[i - 1].moment.after; former.tile && routesRevealed(former)) return &former;
    return nullptr;
}

RaceState::Part RaceShow::part() const {
    if (!isOpen() || shown() == nullptr) return RaceState::Part::None;
    const Moment& first = m_moments[shown()->begin];
    switch (sortOf(first.moment.step, m_before[first.act])) {
        case Sort::Routes: return RaceState::Part::Condition;
        case Sort::Costs: return RaceState::Part::Cost;
        case Sort::Benefits: return RaceState::Part::Benefit;
        default: return RaceState::Part::None;
    }
}

std::vector<SeatId> RaceShow::meant() const {
    std::vector<SeatId> seats;
    if (!isOpen() || shown() == nullptr) return seats;
    for (std::size_t i = shown()->begin; i < shown()->end; ++i)
        for (const SeatId seat : allSeatsOf(m_moments[i].moment.step))
            if (std::ranges::find(seats, seat) == seats.end()) seats.push_back(seat);
    return seats;
}

OutspeedMoment RaceShow::moment() const {
    for (std::size_t i = shown() == nullptr ? 0 : shown()->end; i > 0; --i)
        if (const auto moment = momentOf(m_moments[i - 1].moment.step); moment != OutspeedMoment::None) return moment;
    return OutspeedMoment::None;
}

QString RaceShow::headingOf(const Beat& beat) const {
    const Step& first = m_moments[beat.begin].moment.step;
    const State& before = m_before[m_moments[beat.begin].act];
    if (const auto* group = std::get_if<step::Group>(&first)) return tr("Bonus tokens from zone %1").arg(group->zone);
    switch (sortOf(first, before)) {
        case Sort::Tokens: return tr("Bonus tokens");
        case Sort::Effects: return tr("What the tokens do");
        case Sort::Routes: return tr("The routes are revealed");
        case Sort::Costs: return tr("All pay at the same moment");
        case Sort::Benefits: return tr("All gain at the same moment");
        case Sort::Out: return tr("Out of the race");
        case Sort::Arrives: return tr("The third section arrives");
        case Sort::Goes: return tr("The rear section is removed");
        case Sort::Turned: return tr("The tiles are turned");
        case Sort::Ends: return tr("End of turn %1").arg(before.turn);
        case Sort::Over: return tr("The race is over");
    }
    return {};
}

QString RaceShow::textOf(const Moment& moment) const {
    return OutspeedTexts::step(moment.moment.step, moment.moment.after, m_setup);
}

void RaceShow::refresh() {
    std::vector<RaceStepRow> rows;
    for (std::size_t beat = 0; beat < m_beats.size(); ++beat) {
        for (std::size_t i = m_beats[beat].begin; i < m_beats[beat].end; ++i) {
            const Step& step = m_moments[i].moment.step;
            const std::vector<SeatId> seats = allSeatsOf(step);
            RaceStepRow row;
            row.number = static_cast<int>(i) + 1;
            row.beat = static_cast<int>(beat) + 1;
            row.heading = headingOf(m_beats[beat]);
            row.kind = kindOf(step);
            row.bad = isBad(step);
            row.seats = QList<int>(seats.begin(), seats.end());
            row.text = textOf(m_moments[i]);
            row.clause = clauseText(clauseOf(step));
            row.first = i == m_beats[beat].begin;
            row.told = beat < m_furthest;
            row.current = beat + 1 == m_position;
            rows.push_back(std::move(row));
        }
    }
    m_rows.setRows(std::move(rows));
    emit changed();
}

}  // namespace basekeeper
