// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/all_aboard/aboard_overrule_model.h"

#include "app/all_aboard/all_aboard_refusal.h"
#include "app/all_aboard/all_aboard_texts.h"
#include "app/session_controller.h"
#include "core/all_aboard/game.h"
#include "db/all_aboard_codec.h"

#include <QVariantMap>

#include <algorithm>

namespace basekeeper {

using namespace all_aboard;

AboardOverruleModel::AboardOverruleModel(SessionController& controller, const Languages& languages, QObject* parent)
    : QObject(parent), m_controller(controller), m_languages(languages) {}

void AboardOverruleModel::setReason(const QString& reason) {
    if (reason == m_reason) return;
    m_reason = reason;
    emit changed();
}

bool AboardOverruleModel::ready() const { return m_controller.plays<AllAboard>() && !m_violation && !m_reason.trimmed().isEmpty() && !m_edits.empty(); }

QString AboardOverruleModel::problem() const {
    if (m_violation) return refusalText(Voice(m_languages, m_languages.current()), *m_violation, m_controller.play<AllAboard>().setup(), m_ruled);
    if (m_edits.empty()) return tr("Choose at least one change.");
    if (m_reason.trimmed().isEmpty()) return tr("Give a reason, so that everybody understands later.");
    return {};
}

QVariantList AboardOverruleModel::seats() const {
    QVariantList list;
    if (!m_controller.plays<AllAboard>()) return list;
    for (SeatId seat = 0; seat < m_ruled.seatCount(); ++seat) {
        int faceDown = 0;
        for (std::size_t i = 0; i < m_ruled.boats.size(); ++i)
            for (const Passenger& passenger : m_ruled.boats[i].aboard)
                if (passenger.seat == seat && !passenger.animal) faceDown = static_cast<int>(i) + 1;
        list << QVariantMap{{"seat", seat},
                            {"name", AllAboardTexts::seatName(m_controller.play<AllAboard>().setup(), seat)},
                            {"cupids", m_ruled.seats[static_cast<std::size_t>(seat)].cupids},
                            {"faceDown", faceDown}};
    }
    return list;
}

QVariantList AboardOverruleModel::boats() const {
    QVariantList list;
    for (std::size_t i = 0; i < m_ruled.boats.size(); ++i)
        list << QVariantMap{{"boat", static_cast<int>(i) + 1}, {"number", AllAboardTexts::weight(m_ruled.boats[i].number)}, {"kilos", m_ruled.boats[i].number.halves() / 2}, {"half", m_ruled.boats[i].number.halves() % 2 != 0}};
    return list;
}

int AboardOverruleModel::round() const { return m_ruled.round; }
int AboardOverruleModel::placed() const { return m_ruled.placed; }
int AboardOverruleModel::placements() const { return m_ruled.seatCount() * placementsPerSeat; }
int AboardOverruleModel::nextBoat() const { return m_ruled.phase == Phase::Sailing ? m_ruled.sailing + 1 : 1; }

QVariantList AboardOverruleModel::animalsOf(int seat) const {
    QVariantList list;
    if (seat < 0 || seat >= m_ruled.seatCount()) return list;
    const SeatState& of = m_ruled.seats[static_cast<std::size_t>(seat)];
    const auto has = [](const std::vector<Animal>& animals, Animal animal) { return std::ranges::find(animals, animal) != animals.end(); };
    for (const Animal animal : allAnimals) {
        QString place = tr("not played");
        if (has(of.saved, animal)) place = tr("saved");
        else if (has(of.discarded, animal)) place = tr("discarded");
        else
            for (std::size_t i = 0; i < m_ruled.boats.size(); ++i)
                for (const Passenger& passenger : m_ruled.boats[i].aboard)
                    if (passenger.seat == seat && passenger.animal == animal) place = tr("on boat %1").arg(i + 1);
        list << QVariantMap{{"animal", QString(AllAboardCodec::animalName(animal))}, {"name", AllAboardTexts::animalName(animal)}, {"place", place}};
    }
    return list;
}

void AboardOverruleModel::setBoatNumber(int boat, int kilos, bool half) { addEdit(edit::SetBoatNumber{boat, Weight::ofHalves(2 * kilos + (half ? 1 : 0))}); }

void AboardOverruleModel::moveAnimal(int seat, const QString& animal, const QString& place) {
    const auto which = AllAboardCodec::animalNamed(animal);
    if (!which) return;
    const auto to = place == u"saved" ? edit::Place::Saved : place == u"discarded" ? edit::Place::Discarded : edit::Place::Set;
    addEdit(edit::MoveAnimal{{seat, *which}, to});
}

void AboardOverruleModel::moveAnimalAboard(int seat, const QString& animal, int boat) {
    if (const auto which = AllAboardCodec::animalNamed(animal)) addEdit(edit::MoveAnimal{{seat, *which}, boat});
}

void AboardOverruleModel::moveFaceDown(int seat, int boat) { addEdit(edit::MoveFaceDown{seat, boat > 0 ? std::optional(boat) : std::nullopt}); }
void AboardOverruleModel::setCupids(int seat, int cupids) { addEdit(edit::SetCupids{seat, cupids}); }
void AboardOverruleModel::startRound(int round) { addEdit(edit::StartRound{round}); }
void AboardOverruleModel::setPlaced(int placed) { addEdit(edit::SetPlaced{placed}); }
void AboardOverruleModel::setSailing(int boat) { addEdit(edit::SetSailing{boat, {}}); }

void AboardOverruleModel::endRound() { setSailing(static_cast<int>(m_ruled.boats.size()) + 1); }

void AboardOverruleModel::endGame(int seat) {
    if (auto* ends = m_edits.empty() ? nullptr : std::get_if<edit::EndGame>(&m_edits.back()); ends != nullptr && seat >= 0) {
        if (std::ranges::find(ends->winners, seat) == ends->winners.end()) ends->winners.push_back(seat);
        work();
        return;
    }
    addEdit(edit::EndGame{seat < 0 ? std::vector<SeatId>() : std::vector<SeatId>{seat}});
}

void AboardOverruleModel::removeEdit(int number) {
    if (number < 1 || number > static_cast<int>(m_edits.size())) return;
    m_edits.erase(m_edits.begin() + (number - 1));
    work();
}

void AboardOverruleModel::clear() {
    m_edits.clear();
    m_reason.clear();
    work();
}

bool AboardOverruleModel::enter() {
    if (!ready()) return false;
    const Overrule ruling{m_reason.trimmed().toStdString(), m_edits};
    if (m_controller.add(Entry<AllAboard>(Action(ruling))) != SessionController::Outcome::Done) return false;
    clear();
    return true;
}

void AboardOverruleModel::refresh() { work(); }

void AboardOverruleModel::addEdit(Edit edit) {
    m_edits.push_back(std::move(edit));
    work();
}

void AboardOverruleModel::work() {
    std::vector<LineRow> lines;
    std::vector<LineRow> effects;
    m_violation.reset();
    m_ruled = {};
    if (m_controller.plays<AllAboard>()) {
        const Setup& setup = m_controller.play<AllAboard>().setup();
        const State& now = m_controller.state<AllAboard>();
        m_ruled = now;
        // Edit by edit, so that each is told of the table that it meets. The reason is still being written.
        const std::string someReason = "-";
        for (std::size_t i = 0; i < m_edits.size(); ++i) {
            lines.push_back({static_cast<int>(i) + 1, AllAboardTexts::edit(m_edits[i], m_ruled, setup)});
            if (m_violation) continue;
            auto next = apply(now, Overrule{someReason, {m_edits.begin(), m_edits.begin() + static_cast<std::ptrdiff_t>(i) + 1}});
            if (next)
                m_ruled = std::move(*next);
            else
                m_violation = next.error();
        }
        int number = 0;
        for (const QString& line : AllAboardTexts::differences(now, m_ruled, setup)) effects.push_back({++number, line});
    }
    m_lines.setRows(std::move(lines));
    m_effects.setRows(std::move(effects));
    emit changed();
}

}  // namespace basekeeper
