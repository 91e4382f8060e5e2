// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/all_your_base/all_your_base_overrule_model.h"

#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/games/all_your_base/all_your_base_ui.h"
#include "core/all_your_base/overrule.h"
#include "db/games/all_your_base/codec.h"

#include <QVariantMap>

namespace basekeeper {

using namespace all_your_base;

AllYourBaseOverruleModel::AllYourBaseOverruleModel(const GameView<AllYourBase>& game, const Languages& languages,
                                                   OverrideDraft<AllYourBase>::Enter enter, QObject* parent)
    : OverrideModel(std::make_unique<OverrideDraft<AllYourBase>>(game, languages, std::move(enter)), parent),
      m_game(game),
      m_draft(static_cast<OverrideDraft<AllYourBase>&>(draft())) {}

QVariantList AllYourBaseOverruleModel::seats() const {
    QVariantList list;
    if (!m_game.hasGame()) return list;
    const Setup& setup = m_game.setup();
    for (int seat = 0; seat < static_cast<int>(setup.seats.size()); ++seat)
        list << QVariantMap{{"seat", seat}, {"name", AllYourBaseTexts::seatName(setup, seat)}};
    return list;
}

void AllYourBaseOverruleModel::addBase(int owner) {
    addEdit(edit::AddBase{.owner = owner, .defense = {}, .gained = false});
}
void AllYourBaseOverruleModel::removeBase(int base) { addEdit(edit::RemoveBase{BaseId(base)}); }
void AllYourBaseOverruleModel::giveBase(int base, int owner) { addEdit(edit::GiveBase{BaseId(base), owner, {}}); }

void AllYourBaseOverruleModel::setBaseDefense(int base, int defense) {
    m_draft.set(edit::SetBaseDefense{BaseId(base), defense},
                [&](const edit::SetBaseDefense& last) { return last.base == BaseId(base); });
    refresh();
}

void AllYourBaseOverruleModel::addCard(const QString& card, int attack, int defense, int place) {
    const Card kind = AllYourBaseCodec::cardNamed(card).value_or(Card::Zig);
    addEdit(edit::AddCard{kind, attack, isShip(kind) ? std::optional(defense) : std::nullopt, BaseId(place)});
}

void AllYourBaseOverruleModel::moveCard(int piece, int place) {
    addEdit(edit::MoveCard{PieceId(piece), BaseId(place)});
}

void AllYourBaseOverruleModel::setCardPoints(int piece, int attack, int defense) {
    m_draft.set(edit::SetCardPoints{PieceId(piece), attack, defense},
                [&](const edit::SetCardPoints& last) { return last.piece == PieceId(piece); });
    refresh();
}

void AllYourBaseOverruleModel::removeCard(int piece) { addEdit(edit::RemoveCard{PieceId(piece)}); }

void AllYourBaseOverruleModel::setTurn(int seat, TurnPhase::Phase phase) {
    m_draft.removeEdits<edit::SetTurn>();
    const Turn& played = m_game.state().turn;
    if (seat != played.seat || static_cast<Phase>(phase) != played.phase)
        m_draft.add(edit::SetTurn{seat, static_cast<Phase>(phase)});
    refresh();
}

void AllYourBaseOverruleModel::startTurnAnew() {
    m_draft.replace(edit::SetTurn{m_draft.edited().turn.seat, m_draft.edited().turn.phase},
                    [](const edit::SetTurn&) { return true; });
    refresh();
}

void AllYourBaseOverruleModel::closePending() { addEdit(edit::ClosePending{}); }
void AllYourBaseOverruleModel::openChange(int surplus) { addEdit(edit::OpenChange{surplus}); }
void AllYourBaseOverruleModel::endGame(int seat) {
    addEdit(edit::EndGame{seat < 0 ? std::nullopt : std::optional<SeatId>(seat)});
}
void AllYourBaseOverruleModel::reopenGame() { addEdit(edit::ReopenGame{}); }

void AllYourBaseOverruleModel::addEdit(Edit edit) {
    m_draft.add(std::move(edit));
    refresh();
}

}  // namespace basekeeper
