// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_aboard/aboard_overrule_model.h"

#include "app/games/all_aboard/all_aboard_texts.h"
#include "app/games/all_aboard/all_aboard_ui.h"
#include "core/all_aboard/game.h"
#include "db/games/all_aboard/codec.h"

#include <QVariantMap>

namespace basekeeper {

using namespace all_aboard;

AboardOverruleModel::AboardOverruleModel(const GameView<AllAboard>& game, const Languages& languages,
                                         OverrideDraft<AllAboard>::Enter enter, QObject* parent)
    : OverrideModel(std::make_unique<OverrideDraft<AllAboard>>(game, languages, std::move(enter)), parent),
      m_game(game),
      m_draft(static_cast<OverrideDraft<AllAboard>&>(draft())) {}

QVariantList AboardOverruleModel::seats() const {
    QVariantList list;
    if (!m_game.hasGame()) return list;
    for (SeatId seat = 0; seat < m_draft.edited().seatCount(); ++seat) {
        list << QVariantMap{{"seat", seat},
                            {"name", AllAboardTexts::seatName(m_game.setup(), seat)},
                            {"cupids", m_draft.edited().seats[static_cast<std::size_t>(seat)].cupids},
                            {"faceDown", faceDownBoat(m_draft.edited(), seat).value_or(0)}};
    }
    return list;
}

QVariantList AboardOverruleModel::boats() const {
    QVariantList list;
    for (std::size_t i = 0; i < m_draft.edited().boats.size(); ++i)
        list << QVariantMap{{"boat", static_cast<int>(i) + 1},
                            {"number", AllAboardTexts::weight(m_draft.edited().boats[i].number)},
                            {"kilos", m_draft.edited().boats[i].number.halves() / 2},
                            {"half", m_draft.edited().boats[i].number.halves() % 2 != 0}};
    return list;
}

int AboardOverruleModel::round() const { return m_draft.edited().round; }
bool AboardOverruleModel::roundIsPlayed() const {
    return m_game.hasGame() && !m_draft.edited().boats.empty() && m_draft.edited().round == m_game.state().round;
}
int AboardOverruleModel::placed() const { return m_draft.edited().placed; }
int AboardOverruleModel::placements() const { return m_draft.edited().seatCount() * placementsPerSeat; }
int AboardOverruleModel::nextBoat() const {
    return m_draft.edited().phase == Phase::Sailing ? m_draft.edited().sailing + 1 : 1;
}

QString AboardOverruleModel::placeText(const AnimalPlace& at) {
    if (at.boat) return tr("on boat %1").arg(*at.boat);
    //: where an animal is
    if (at.saved) return tr("saved");
    //: where an animal is
    if (at.discarded) return tr("discarded");
    //: where an animal is: still with its player
    return tr("not played");
}

QVariantList AboardOverruleModel::animalsOf(int seat) const {
    QVariantList list;
    if (seat < 0 || seat >= m_draft.edited().seatCount()) return list;
    for (const Animal animal : allAnimals) {
        const AnimalPlace at = placeOf(m_draft.edited(), {seat, animal});
        list << QVariantMap{{"animal", QString(AllAboardCodec::animalName(animal))},
                            {"name", AllAboardTexts::animalName(animal)},
                            {"place", placeText(at)}};
    }
    return list;
}

void AboardOverruleModel::setBoatNumber(int boat, int kilos, bool half) {
    m_draft.set(edit::SetBoatNumber{boat, Weight::ofHalves(2 * kilos + (half ? 1 : 0))},
                [&](const edit::SetBoatNumber& last) { return last.boat == boat; });
    refresh();
}

void AboardOverruleModel::moveAnimal(int seat, const QString& animal, AboardState::Place place) {
    const auto which = AllAboardCodec::animalNamed(animal);
    if (!which) return;
    const auto to = place == AboardState::Place::Saved  ? edit::Place::Saved
                    : place == AboardState::Place::Lost ? edit::Place::Discarded
                                                        : edit::Place::Set;
    addEdit(edit::MoveAnimal{{seat, *which}, to});
}

void AboardOverruleModel::moveAnimalAboard(int seat, const QString& animal, int boat) {
    if (const auto which = AllAboardCodec::animalNamed(animal)) addEdit(edit::MoveAnimal{{seat, *which}, boat});
}

void AboardOverruleModel::moveFaceDown(int seat, int boat) {
    addEdit(edit::MoveFaceDown{seat, boat > 0 ? std::optional(boat) : std::nullopt});
}

void AboardOverruleModel::setCupids(int seat, int cupids) {
    m_draft.set(edit::SetCupids{seat, cupids}, [&](const edit::SetCupids& last) { return last.seat == seat; });
    refresh();
}

void AboardOverruleModel::startRound(int round) {
    m_draft.set(edit::StartRound{round}, [](const edit::StartRound&) { return true; });
    refresh();
}

void AboardOverruleModel::goToRound(int round) {
    if (round != m_game.state().round) return startRound(round);
    m_draft.removeEdits<edit::StartRound>();
    refresh();
}

void AboardOverruleModel::setPlaced(int placed) {
    m_draft.removeEdits<edit::SetPlaced>();
    // An edit with the present number would make the boats sail again.
    if (placed != m_game.state().placed || !roundIsPlayed()) m_draft.add(edit::SetPlaced{placed});
    refresh();
}

void AboardOverruleModel::setSailing(int boat) { addEdit(edit::SetSailing{boat, {}}); }

void AboardOverruleModel::setResult(int boat, bool sailed) {
    addEdit(edit::SetSailing{boat + 1, sailed ? BoatResult::Sailed : BoatResult::Sunk});
}

void AboardOverruleModel::endRound() { setSailing(static_cast<int>(m_draft.edited().boats.size()) + 1); }

void AboardOverruleModel::endGame(int seat) {
    m_draft.endGame<edit::EndGame>(seat);
    refresh();
}

void AboardOverruleModel::addEdit(Edit edit) {
    m_draft.add(std::move(edit));
    refresh();
}

}  // namespace basekeeper
