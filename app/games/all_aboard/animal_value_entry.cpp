// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_aboard/animal_value_entry.h"

#include "app/games/all_aboard/all_aboard_texts.h"
#include "db/games/all_aboard/codec.h"

#include <algorithm>
#include <utility>

namespace basekeeper {

using namespace all_aboard;

AnimalValueEntry::AnimalValueEntry(QObject* parent) : QObject(parent) {
    for (const Animal animal : allAnimals) {
        m_cells.push_back({animal, What::Weight});
        if (weighsOtherwiseInLove(animal)) m_cells.push_back({animal, What::InLove});
        m_cells.push_back({animal, What::Points});
    }
    empty();
}

void AnimalValueEntry::fill(const CardValues& values) {
    for (Cell& cell : m_cells) {
        const CardValue& value = values[cell.animal];
        cell.typed = TypedNumber::of(cell.what == What::Weight   ? value.weight
                                     : cell.what == What::InLove ? value.inLove
                                                                 : Weight::ofKilos(value.points));
    }
    goTo(0);
}

void AnimalValueEntry::empty() {
    fill({});
    for (Cell& cell : m_cells)
        if (cell.what != What::InLove) cell.typed = {};
    goTo(0);
}

CardValues AnimalValueEntry::values() const {
    CardValues values;
    for (const Cell& cell : m_cells) {
        if (cell.typed.empty()) continue;
        CardValue& value = values[cell.animal];
        if (cell.what == What::Points) {
            value.points = cell.typed.kilos;
        } else if (cell.what == What::InLove) {
            value.inLove = cell.typed.weight();
        } else {
            value.weight = cell.typed.weight();
            if (!weighsOtherwiseInLove(cell.animal)) value.inLove = value.weight;
        }
    }
    return values;
}

int AnimalValueEntry::missing() const {
    return static_cast<int>(std::ranges::count_if(m_cells, [](const Cell& cell) { return cell.typed.empty(); }));
}

QString AnimalValueEntry::textOf(const Cell& cell) {
    if (!cell.typed.empty()) return AllAboardTexts::weight(cell.typed.weight());
    return cell.typed.negative ? QString(QChar(0x2212)) : QString();
}

QString AnimalValueEntry::currentText() const {
    const QString name = AllAboardTexts::animalName(current().animal);
    switch (current().what) {
        case What::None: break;
        case What::Weight: return tr("%1: weight").arg(name);
        case What::InLove: return tr("%1: weight when in love").arg(name);
        case What::Points: return tr("%1: points").arg(name);
    }
    return {};
}

bool AnimalValueEntry::put(std::size_t cell, const TypedNumber& typed) {
    const bool whole = m_cells[cell].what == What::Points;
    const bool fits = whole ? !typed.half && !typed.negative && typed.kilos <= maxPoints
                            : typed.weight() >= leastWeight && typed.weight() <= mostWeight;
    if (fits && typed.digits <= mostDigits) m_cells[cell].typed = typed;
    return fits;
}

void AnimalValueEntry::digit(int digit) {
    if (digit < 0 || digit > 9) return;
    m_movedOn = false;
    TypedNumber typed = std::exchange(m_anew, false) ? TypedNumber() : current().typed;
    if (!typed.half) {
        typed.add(digit);
        put(m_current, typed);
        if (isWhole() && current().typed.digits == mostDigitsOfPoints) goOn();
    }
    refresh();
}

void AnimalValueEntry::half() {
    m_movedOn = false;
    TypedNumber typed = current().typed;
    typed.half = !typed.half;
    if (put(m_current, typed)) {
        m_anew = false;
        if (typed.half) goOn();
    }
    refresh();
}

void AnimalValueEntry::minus() {
    TypedNumber typed = current().typed;
    typed.negative = !typed.negative;
    put(m_current, typed);
    m_movedOn = false;
    m_anew = false;
    refresh();
}

void AnimalValueEntry::back() {
    if (current().typed.empty() && !current().typed.negative) {
        if (m_current > 0) goTo(m_current - 1);
        return;
    }
    m_movedOn = false;
    m_anew = false;
    m_cells[m_current].typed.back();
    refresh();
}

void AnimalValueEntry::next() {
    if (!std::exchange(m_movedOn, false)) goTo(nextEmpty().value_or((m_current + 1) % m_cells.size()));
}

void AnimalValueEntry::choose(const QString& animal, What what) {
    const auto found = std::ranges::find_if(m_cells, [&](const Cell& cell) {
        return AllAboardCodec::animalName(cell.animal) == animal && cell.what == what;
    });
    if (found != m_cells.end()) goTo(static_cast<std::size_t>(found - m_cells.begin()));
}

std::optional<std::size_t> AnimalValueEntry::nextEmpty() const {
    for (std::size_t i = m_current + 1; i < m_cells.size() + m_current; ++i)
        if (m_cells[i % m_cells.size()].typed.empty()) return i % m_cells.size();
    return {};
}

void AnimalValueEntry::goOn() {
    if (const auto next = nextEmpty(); next && *next > m_current && !m_stays) {
        m_current = *next;
        m_movedOn = true;
    }
}

void AnimalValueEntry::goTo(std::size_t cell) {
    m_current = cell;
    m_movedOn = false;
    m_anew = m_stays = !current().typed.empty();
    refresh();
}

void AnimalValueEntry::refresh() {
    std::vector<AnimalValueRow> rows;
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const Cell& cell = m_cells[i];
        if (rows.empty() || m_cells[i - 1].animal != cell.animal)
            rows.push_back({AllAboardCodec::animalName(cell.animal),
                            AllAboardTexts::animalName(cell.animal),
                            {},
                            {},
                            {},
                            weighsOtherwiseInLove(cell.animal),
                            {}});
        AnimalValueRow& row = rows.back();
        (cell.what == What::Weight ? row.weight : cell.what == What::InLove ? row.inLove : row.points) = textOf(cell);
        if (i == m_current) row.current = cell.what;
    }
    m_rows.setRows(std::move(rows));
    emit changed();
}

}  // namespace basekeeper
