// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/overrule_model.h"

#include "app/game_texts.h"
#include "app/refusal_text.h"
#include "app/session_controller.h"
#include "core/all_your_base/overrule.h"
#include "db/all_your_base_codec.h"

#include <QVariantMap>

namespace basekeeper {

using namespace all_your_base;

OverruleModel::OverruleModel(SessionController& controller, const Languages& languages, QObject* parent)
    : QObject(parent), m_controller(controller), m_languages(languages) {}

void OverruleModel::setReason(const QString& reason) {
    if (reason == m_reason) return;
    m_reason = reason;
    emit changed();
}

bool OverruleModel::ready() const { return m_controller.plays<AllYourBase>() && !m_violation && !m_reason.trimmed().isEmpty() && !m_edits.empty(); }

QString OverruleModel::problem() const {
    if (m_violation) return refusalText(Voice(m_languages, m_languages.current()), *m_violation, m_controller.play<AllYourBase>().setup(), m_ruled);
    if (m_edits.empty()) return tr("Choose at least one change.");
    if (m_reason.trimmed().isEmpty()) return tr("Give a reason, so that everybody understands later.");
    return {};
}

QVariantList OverruleModel::seats() const {
    QVariantList list;
    if (!m_controller.plays<AllYourBase>()) return list;
    const Setup& setup = m_controller.play<AllYourBase>().setup();
    for (int seat = 0; seat < static_cast<int>(setup.seats.size()); ++seat)
        list << QVariantMap{{"seat", seat}, {"name", GameTexts::seatName(setup, seat)}};
    return list;
}

QVariantList OverruleModel::bases() const {
    QVariantList list;
    if (!m_controller.plays<AllYourBase>()) return list;
    for (const Base& base : m_ruled.bases)
        list << QVariantMap{{"baseId", static_cast<int>(base.id)},
                            {"label", idText(base.id)},
                            {"owner", int{base.owner}},
                            {"ownerName", GameTexts::seatName(m_controller.play<AllYourBase>().setup(), base.owner)},
                            {"defense", int{base.defense}},
                            {"total", defenseOf(m_ruled, base.id)}};
    return list;
}

QVariantList OverruleModel::pieces() const {
    QVariantList list;
    if (!m_controller.plays<AllYourBase>()) return list;
    for (const Piece& piece : m_ruled.pieces)
        list << QVariantMap{{"pieceId", static_cast<int>(piece.id)},
                            {"label", idText(piece.id)},
                            {"card", QString(AllYourBaseCodec::cardName(piece.card))},
                            {"name", GameTexts::cardName(piece.card)},
                            {"attack", int{piece.attack}},
                            {"defense", int{piece.defense}},
                            {"base", static_cast<int>(piece.at)},
                            {"place", piece.discarded() ? tr("Discard pile") : idText(piece.at)}};
    return list;
}

void OverruleModel::addBase(int owner) { addEdit(edit::AddBase{.owner = owner, .defense = {}, .gained = false}); }
void OverruleModel::removeBase(int base) { addEdit(edit::RemoveBase{BaseId(base)}); }
void OverruleModel::giveBase(int base, int owner) { addEdit(edit::GiveBase{BaseId(base), owner, {}}); }
void OverruleModel::setBaseDefense(int base, int defense) { addEdit(edit::SetBaseDefense{BaseId(base), defense}); }
void OverruleModel::addCard(const QString& card, int attack, int defense, int place) {
    const Card kind = AllYourBaseCodec::cardNamed(card).value_or(Card::Zig);
    addEdit(edit::AddCard{kind, attack, isShip(kind) ? std::optional(defense) : std::nullopt, BaseId(place)});
}
void OverruleModel::moveCard(int piece, int place) { addEdit(edit::MoveCard{PieceId(piece), BaseId(place)}); }
void OverruleModel::setCardPoints(int piece, int attack, int defense) { addEdit(edit::SetCardPoints{PieceId(piece), attack, defense}); }
void OverruleModel::removeCard(int piece) { addEdit(edit::RemoveCard{PieceId(piece)}); }
void OverruleModel::setTurn(int seat, int phase) { addEdit(edit::SetTurn{seat, static_cast<Phase>(phase)}); }
void OverruleModel::closePending() { addEdit(edit::ClosePending{}); }
void OverruleModel::openChange(int surplus) { addEdit(edit::OpenChange{surplus}); }
void OverruleModel::endGame(int seat) { addEdit(edit::EndGame{seat < 0 ? std::nullopt : std::optional<SeatId>(seat)}); }
void OverruleModel::reopenGame() { addEdit(edit::ReopenGame{}); }

void OverruleModel::removeEdit(int number) {
    if (number < 1 || number > static_cast<int>(m_edits.size())) return;
    m_edits.erase(m_edits.begin() + (number - 1));
    work();
}

void OverruleModel::clear() {
    m_edits.clear();
    m_reason.clear();
    work();
}

bool OverruleModel::enter() {
    if (!ready()) return false;
    const Overrule ruling{m_reason.trimmed().toStdString(), m_edits};
    if (m_controller.add<AllYourBase>(Action(ruling)) != SessionController::Outcome::Done) return false;
    clear();
    return true;
}

void OverruleModel::refresh() { work(); }

void OverruleModel::addEdit(Edit edit) {
    m_edits.push_back(std::move(edit));
    work();
}

void OverruleModel::work() {
    std::vector<LineRow> lines;
    std::vector<LineRow> effects;
    m_violation.reset();
    if (m_controller.plays<AllYourBase>()) {
        const Setup& setup = m_controller.play<AllYourBase>().setup();
        const State& now = m_controller.state<AllYourBase>();
        m_ruled = now;
        // Edit by edit, so that each is told with the names that it meets. The reason is still being written.
        const std::string someReason = "-";
        for (std::size_t i = 0; i < m_edits.size(); ++i) {
            lines.push_back({static_cast<int>(i) + 1, GameTexts::edit(m_edits[i], m_ruled, setup)});
            if (m_violation) continue;
            auto next = overruled(now, {someReason, {m_edits.begin(), m_edits.begin() + static_cast<std::ptrdiff_t>(i) + 1}});
            if (next)
                m_ruled = std::move(*next);
            else
                m_violation = next.error();
        }
        int number = 0;
        for (const QString& line : GameTexts::differences(now, m_ruled, setup)) effects.push_back({++number, line});
    }
    m_lines.setRows(std::move(lines));
    m_effects.setRows(std::move(effects));
    emit changed();
}

}  // namespace basekeeper
