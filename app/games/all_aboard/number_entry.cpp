// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_aboard/number_entry.h"

#include "app/games/all_aboard/all_aboard_texts.h"

#include <algorithm>
#include <utility>

namespace basekeeper {

using all_aboard::Weight;

NumberEntry::NumberEntry(QObject* parent) : QObject(parent) {}

bool NumberEntry::isComplete() const { return !m_typed.empty() && std::ranges::none_of(m_typed, &TypedNumber::empty); }

void NumberEntry::ask(int count) {
    if (count == this->count()) return;
    m_typed.assign(static_cast<std::size_t>(count), {});
    m_current = 0;
    m_movedOn = false;
    m_anew = false;
    refresh();
}

void NumberEntry::clear() {
    const int asked = count();
    m_typed.clear();
    ask(asked);
}

std::vector<Weight> NumberEntry::values() const {
    std::vector<Weight> values;
    for (const TypedNumber& typed : m_typed)
        if (!typed.empty()) values.push_back(typed.weight());
    return values;
}

QString NumberEntry::textOf(int place) const {
    const auto index = static_cast<std::size_t>(place);
    return index < m_typed.size() && !m_typed[index].empty() ? AllAboardTexts::weight(m_typed[index].weight())
                                                             : QString();
}

void NumberEntry::digit(int digit) {
    if (m_typed.empty() || digit < 0 || digit > 9) return;
    m_movedOn = false;
    TypedNumber& typed = m_typed[m_current];
    if (std::exchange(m_anew, false)) typed = {};
    if (typed.half || typed.digits == mostDigits) return;
    typed.add(digit);
    refresh();
}

void NumberEntry::half() {
    if (m_typed.empty()) return;
    m_anew = false;
    m_movedOn = false;
    TypedNumber& typed = m_typed[m_current];
    typed.half = !typed.half;
    if (const auto next = nextEmpty(); typed.half && next && *next > m_current) {
        m_current = *next;
        m_movedOn = true;
    }
    refresh();
}

void NumberEntry::back() {
    if (m_typed.empty()) return;
    if (m_typed[m_current].empty()) {
        if (m_current > 0) choose(current() - 1);
        return;
    }
    m_anew = false;
    m_movedOn = false;
    m_typed[m_current].back();
    refresh();
}

void NumberEntry::next() {
    if (std::exchange(m_movedOn, false)) return;
    // Where there is nowhere to go, the current number must not be replaced by the next digit.
    if (const auto empty = nextEmpty()) choose(static_cast<int>(*empty));
}

void NumberEntry::choose(int place) {
    const auto index = static_cast<std::size_t>(place);
    if (index >= m_typed.size()) return;
    m_current = index;
    m_movedOn = false;
    m_anew = !m_typed[index].empty();
    refresh();
}

std::optional<std::size_t> NumberEntry::nextEmpty() const {
    for (std::size_t i = m_current + 1; i < m_typed.size() + m_current; ++i)
        if (m_typed[i % m_typed.size()].empty()) return i % m_typed.size();
    return {};
}

void NumberEntry::refresh() {
    std::vector<TypedNumberRow> rows;
    rows.reserve(m_typed.size());
    for (int place = 0; place < count(); ++place) rows.push_back({place, textOf(place), place == current()});
    m_rows.setRows(std::move(rows));
    emit changed();
}

}  // namespace basekeeper
