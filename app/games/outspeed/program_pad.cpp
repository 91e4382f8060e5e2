// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/outspeed/program_pad.h"

#include "app/book/rule_texts.h"
#include "app/games/outspeed/cover_behind.h"
#include "app/games/outspeed/outspeed_texts.h"
#include "app/games/outspeed/outspeed_ui.h"
#include "app/language/joined.h"
#include "app/language/languages.h"
#include "app/session/clause_text.h"
#include "core/outspeed/rules.h"

#include <algorithm>

namespace basekeeper {

using namespace outspeed;

ProgramPad::ProgramPad(const Languages& languages, const RuleTexts& rules, QObject* parent)
    : QObject(parent), m_languages(languages), m_rules(rules) {
    coverBehind(this, [this] {
        if (!m_covered) cover();
    });
}

QString ProgramPad::language() const {
    return m_seat ? OutspeedTexts::seatLanguage(m_setup, *m_seat) : m_languages.current();
}
QString ProgramPad::say(const char* source) const { return m_languages.translate(language(), "ProgramPad", source); }
QString ProgramPad::seatName() const { return m_seat ? OutspeedTexts::seatName(m_setup, *m_seat) : QString(); }

QString ProgramPad::handOver() const { return say(QT_TRANSLATE_NOOP("ProgramPad", "Hand over to %1")).arg(seatName()); }
QString ProgramPad::handOverHint() const {
    return say(QT_TRANSLATE_NOOP("ProgramPad", "No one else may look until the route is confirmed."));
}
QString ProgramPad::uncoverLabel() const {
    return say(QT_TRANSLATE_NOOP("ProgramPad", "I am %1: show the routes")).arg(seatName());
}
QString ProgramPad::title() const {
    return say(QT_TRANSLATE_NOOP("ProgramPad", "%1, choose your route")).arg(seatName());
}
QString ProgramPad::fuelText() const {
    //: before how much it is
    return say(QT_TRANSLATE_NOOP("ProgramPad", "your fuel"));
}
int ProgramPad::fuel() const { return m_seat ? seatOf(m_state, *m_seat).fuel : 0; }

QString ProgramPad::note() const {
    if (m_tellsMissing && !m_chosen) return say(QT_TRANSLATE_NOOP("ProgramPad", "Tap a route first."));
    if (m_tellsMissing && !ready())
        return say(QT_TRANSLATE_NOOP("ProgramPad", "Tap the number of the middle wheel first."));
    const bool tooDear = std::ranges::any_of(m_choices, &RouteChoice::allTooDear);
    return tooDear ? say(QT_TRANSLATE_NOOP("ProgramPad", "You cannot afford any route, so you may choose any of them."))
                   : QString();
}

bool ProgramPad::asksWheel() const { return m_chosen && m_state.tile && usesWheel(m_state.tile->routes[*m_chosen]); }
QString ProgramPad::wheelLabel() const {
    return say(QT_TRANSLATE_NOOP("ProgramPad", "Middle wheel: pay that much fuel, move that many zones"));
}
int ProgramPad::highestWheel() const { return m_chosen ? m_choices[*m_chosen].highestWheel : 0; }
bool ProgramPad::ready() const { return m_seat && !m_covered && m_chosen && (!asksWheel() || m_wheel); }
QString ProgramPad::confirmLabel() const { return say(QT_TRANSLATE_NOOP("ProgramPad", "Confirm and hide")); }
QString ProgramPad::coverLabel() const { return say(QT_TRANSLATE_NOOP("ProgramPad", "Hide the routes again")); }
QString ProgramPad::closeLabel() const { return say(QT_TRANSLATE_NOOP("ProgramPad", "Back to the table")); }

Refusal ProgramPad::problem() const {
    if (!m_problem || !m_seat) return {};
    const QString clause = clauseText(m_problem->clause);
    return {GameUi<Outspeed>::refusalText(Translator(m_languages, language()), *m_problem, m_setup, m_state),
            clause,
            RuleTexts::number(clause),
            {},
            m_rules.rulingTag(clause, language()),
            language()};
}

void ProgramPad::uncover() {
    if (!m_seat) return;
    m_covered = false;
    refresh();
}

void ProgramPad::cover() {
    m_covered = true;
    m_chosen.reset();
    m_wheel.reset();
    m_tellsMissing = false;
    m_problem.reset();
    refresh();
}

void ProgramPad::choose(int route) {
    if (!m_seat || m_covered || route < 0 || route >= static_cast<int>(m_choices.size())) return;
    const RouteChoice& choice = m_choices[static_cast<std::size_t>(route)];
    m_problem = choice.refusal;
    if (!m_problem && m_chosen != static_cast<std::size_t>(route)) {
        m_chosen = static_cast<std::size_t>(route);
        m_wheel.reset();
    }
    refresh();
}

void ProgramPad::setWheel(int wheel) {
    if (!asksWheel()) return;
    const Program program{*m_seat, m_state.tile->routes[*m_chosen].name, wheel};
    m_problem = whyNot(m_state, program);
    if (!m_problem) m_wheel = wheel;
    refresh();
}

void ProgramPad::tellWhatIsMissing() {
    m_tellsMissing = true;
    refresh();
}

void ProgramPad::close() {
    if (!m_seat) return;
    m_seat.reset();
    m_choices.clear();
    cover();
}

void ProgramPad::handTo(SeatId seat, const State& state, const Setup& setup) {
    m_state = state;
    m_setup = setup;
    m_seat = seat;
    m_choices = routeChoices(state, seat);
    cover();
}

void ProgramPad::refresh() {
    std::vector<RouteChoiceRow> rows;
    // A screen reader must not find what is covered either.
    if (m_seat && !m_covered && m_state.tile) {
        const std::vector<RouteRow> faces = inTextLanguage(language(), [this] { return tileRows(*m_state.tile); });
        for (std::size_t i = 0; i < m_choices.size(); ++i) {
            RouteChoiceRow row;
            row.route = static_cast<int>(i);
            row.face = faces[i];
            row.leastCost = m_choices[i].leastCost;
            row.spoken = faces[i].spoken;
            if (const auto& left = m_choices[i].fuelAfter) {
                row.fuelAfter = *left;
                row.lowAfter = isLowFuel(*left);
                //: a sentence after that of a route that can be chosen: what it leaves in the tank
                const QString leaves = say(QT_TRANSLATE_NOOP("ProgramPad", "Fuel left: %1")).arg(*left);
                row.spoken = inTextLanguage(language(), [&] { return Joined::sentences({row.spoken, leaves}); });
            }
            row.possible = !m_choices[i].refusal;
            row.chosen = m_chosen == i;
            rows.push_back(row);
        }
    }
    m_routes.setRows(std::move(rows));
    emit changed();
}

}  // namespace basekeeper
