// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_aboard/outlook_model.h"

#include "app/book/rule_texts.h"
#include "app/games/all_aboard/aboard_look.h"
#include "app/games/all_aboard/all_aboard_texts.h"
#include "app/games/all_aboard/sailing_words.h"
#include "app/language/languages.h"
#include "app/session/clause_text.h"

#include <algorithm>
#include <utility>

namespace basekeeper {

using namespace all_aboard;

OutlookModel::OutlookModel(std::function<QString()> language, QObject* parent)
    : QObject(parent), m_language(std::move(language)) {}

QStringList OutlookModel::notes() const {
    QStringList notes;
    if (m_boat == 0) return notes;
    const TextLanguageScope scope(m_language());
    for (const Animal animal : m_outlook.inLove)
        notes << tr("In love: two of one kind (%1).").arg(AllAboardTexts::animalName(animal));
    for (const Animal animal : m_outlook.fighting)
        notes << tr("They fight: three or more of one kind (%1).").arg(AllAboardTexts::animalName(animal));
    if (m_row.faceDown > 0) notes << tr("%n animal(s) still face down: they are not counted.", "", m_row.faceDown);
    return notes;
}

QString OutlookModel::outcome() const {
    if (m_boat == 0) return {};
    if (m_row.result == AboardState::Result::Sailed) return tr("It has sailed.");
    if (m_row.result == AboardState::Result::Sunk) return tr("It has sunk.");
    if (m_outlook.waitsFor)
        return tr("Boat %1 would get a new boat card first; after that, anything could happen.")
            .arg(*m_outlook.waitsFor + 1);
    if (!m_outlook.result) return tr("Its boat card would be replaced; after that, anything could happen.");
    return *m_outlook.result == BoatResult::Sailed ? tr("As it stands, it would sail.")
                                                   : tr("As it stands, it would sink.");
}

AboardState::Result OutlookModel::result() const { return done() ? m_row.result : resultOf(m_outlook.result); }

void OutlookModel::look(int boat) {
    if (boat < 1 || boat > boats()) return;
    m_boat = boat;
    refresh();
}

void OutlookModel::close() {
    if (m_boat == 0) return;
    m_boat = 0;
    refresh();
}

void OutlookModel::show(const State& state, const Setup& setup) {
    m_state = state;
    m_setup = setup;
    if (m_boat > boats()) m_boat = 0;
    refresh();
}

void OutlookModel::clear() {
    m_state = {};
    m_boat = 0;
    refresh();
}

void OutlookModel::refresh() {
    m_row = {};
    m_outlook = {};
    std::vector<SailingStepRow> steps;
    std::vector<PassengerRow> passengers;
    if (m_boat > 0) {
        const TextLanguageScope scope(m_language());
        AboardLook look;
        look.state = m_state;
        look.setup = m_setup;
        look.outlooks = true;
        const auto index = static_cast<std::size_t>(m_boat - 1);
        m_row = boatRows(look)[index];
        m_outlook = outlooks(m_state)[index];
        passengers = passengerRows(look);
        std::erase_if(passengers, [this](const PassengerRow& row) { return row.boat != m_boat; });
        int number = 0;
        for (const Step& step : m_outlook.steps)
            steps.push_back({++number, m_boat, kindOf(step), AllAboardTexts::step(step, m_boat, m_setup),
                             clauseText(clauseOf(step)), RuleTexts::number(clauseText(clauseOf(step))), number == 1,
                             true, false});
    }
    m_steps.setRows(std::move(steps));
    m_passengers.setRows(std::move(passengers));
    emit changed();
}

}  // namespace basekeeper
