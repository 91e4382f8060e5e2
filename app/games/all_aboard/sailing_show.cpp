// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_aboard/sailing_show.h"

#include "app/book/rule_texts.h"
#include "app/games/all_aboard/aboard_look.h"
#include "app/games/all_aboard/all_aboard_texts.h"
#include "app/games/all_aboard/sailing_words.h"
#include "app/session/clause_text.h"
#include "db/games/all_aboard/codec.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace basekeeper {

using namespace all_aboard;

namespace {

std::vector<StepAnimalRow> sideRows(const std::vector<SeatAnimal>& side) {
    std::vector<StepAnimalRow> rows;
    rows.reserve(side.size());
    for (const SeatAnimal& who : side)
        rows.push_back({static_cast<int>(rows.size()), QString(AllAboardCodec::animalName(who.animal)), who.seat});
    return rows;
}

}  // namespace

SailingShow::SailingShow(QObject* parent) : QObject(parent) {}

int SailingShow::boat() const {
    if (!isOpen()) return 0;
    return shown() != nullptr ? boatOf(*shown()) : boatOf(m_moments.front());
}

AboardState::Kind SailingShow::kind() const { return step() == nullptr ? AboardState::Kind::None : kindOf(*step()); }
QString SailingShow::text() const {
    return step() == nullptr ? QString() : AllAboardTexts::step(*step(), boat(), m_setup);
}
QString SailingShow::clause() const { return step() == nullptr ? QString() : clauseText(clauseOf(*step())); }

AboardState::Result SailingShow::result() const {
    return shown() == nullptr ? AboardState::Result::None
                              : resultOf(shown()->moment.boats[static_cast<std::size_t>(boat()) - 1].result);
}

QString SailingShow::limit() const {
    if (shown() == nullptr) return {};
    return AllAboardTexts::weight(shown()->moment.boats[static_cast<std::size_t>(boat()) - 1].number);
}

QString SailingShow::limitBefore() const {
    const auto* replaced = step() == nullptr ? nullptr : std::get_if<step::Replaced>(step());
    return replaced == nullptr ? limit() : AllAboardTexts::weight(replaced->from);
}

QString SailingShow::weight() const {
    const auto* weighed = step() == nullptr ? nullptr : std::get_if<step::Weighed>(step());
    return weighed == nullptr ? QString() : AllAboardTexts::weight(weighed->weight);
}

void SailingShow::forward() { goTo(position() + 1); }
void SailingShow::back() { goTo(position() - 1); }
void SailingShow::toEnd() { goTo(count()); }

void SailingShow::goTo(int position) {
    const auto wanted = static_cast<std::size_t>(std::clamp(position, 0, count()));
    if (wanted == m_position) return;
    m_position = wanted;
    m_furthest = std::max(m_furthest, m_position);
    refresh();
}

void SailingShow::close() {
    if (!isOpen()) return;
    clear();
    refresh();
}

void SailingShow::clear() {
    m_before.clear();
    m_moments.clear();
    m_position = 0;
    m_furthest = 0;
}

void SailingShow::add(const State& before, std::vector<SailingMoment> moments) {
    for (SailingMoment& moment : moments) m_moments.push_back({std::move(moment), m_before.size()});
    m_before.push_back(before);
}

void SailingShow::begin(const Setup& setup) {
    if (!isOpen()) return clear();
    m_setup = setup;
    m_position = 1;
    m_furthest = 1;
    refresh();
}

int SailingShow::actsUntold() const {
    const std::size_t told = m_furthest == m_moments.size() ? m_before.size() : m_moments[m_furthest].act;
    return static_cast<int>(m_before.size() - told);
}

State SailingShow::stateShown() const {
    const Moment* const moment = shown();
    if (moment == nullptr) return m_before.front();
    State state = m_before[moment->act];
    state.boats = moment->moment.boats;
    state.seats = moment->moment.seats;
    state.replacing = false;  // an act goes on only with the number that it waited for
    return state;
}

const Step* SailingShow::step() const { return isOpen() && shown() != nullptr ? &shown()->moment.step : nullptr; }

const std::vector<Boat>& SailingShow::boatsBefore() const {
    // The first step of an act starts from the state before that act.
    if (m_position < 2 || m_moments[m_position - 2].act != m_moments[m_position - 1].act)
        return m_before[m_position == 0 ? 0 : shown()->act].boats;
    return m_moments[m_position - 2].moment.boats;
}

AllAboardMoment SailingShow::moment() const {
    for (std::size_t i = m_position; i > 0 && boatOf(m_moments[i - 1]) == boat(); --i)
        if (const auto moment = momentOf(m_moments[i - 1].moment.step); moment != AllAboardMoment::None) return moment;
    return AllAboardMoment::None;
}

void SailingShow::refresh() {
    std::vector<SailingStepRow> rows;
    for (std::size_t i = 0; i < m_moments.size(); ++i) {
        const Step& step = m_moments[i].moment.step;
        const int boat = boatOf(m_moments[i]);
        const bool first = i == 0 || boatOf(m_moments[i - 1]) != boat;
        rows.push_back({static_cast<int>(i) + 1, boat, kindOf(step), AllAboardTexts::step(step, boat, m_setup),
                        clauseText(clauseOf(step)), RuleTexts::number(clauseText(clauseOf(step))), first,
                        i < m_furthest, i + 1 == m_position});
    }
    m_rows.setRows(std::move(rows));
    const SidesOfStep sides = step() == nullptr ? SidesOfStep() : sidesOf(*step());
    m_left.setRows(sideRows(sides.left));
    m_right.setRows(sideRows(sides.right));
    emit changed();
}

}  // namespace basekeeper
