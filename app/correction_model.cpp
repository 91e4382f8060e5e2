// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/correction_model.h"

#include "app/game_texts.h"
#include "app/refusal_text.h"
#include "app/session_controller.h"

#include <algorithm>
#include <utility>

namespace basekeeper {

using namespace all_your_base;

CorrectionModel::CorrectionModel(SessionController& controller, const Languages& languages, const GameTexts& texts, QObject* parent)
    : QObject(parent), m_controller(controller), m_languages(languages), m_texts(texts) {
    connect(&controller, &SessionController::actTried, this, [this] {
        if (picking()) take(m_controller.tried());
    });
}

QString CorrectionModel::title() const {
    if (!m_wanted) return {};
    switch (m_wanted->wish) {
        case Wish::Replace: return tr("Act %1 is replaced").arg(m_wanted->act);
        case Wish::Insert: return tr("An act is put before act %1").arg(m_wanted->act);
        case Wish::Delete: return tr("Act %1 is deleted").arg(m_wanted->act);
    }
    return {};
}

QString CorrectionModel::was() const {
    if (!m_wanted || !m_controller.hasGame()) return {};
    return told(m_controller.play().act(static_cast<std::size_t>(m_wanted->act) - 1), m_wanted->act);
}

QString CorrectionModel::becomes() const {
    if (!m_correction || !m_controller.hasGame()) return {};
    if (const auto* replace = std::get_if<Change::Replace>(&m_correction->change)) return told(replace->with, m_correction->act);
    if (const auto* insert = std::get_if<Change::InsertBefore>(&m_correction->change)) return told(insert->act, m_correction->act);
    return {};
}

QString CorrectionModel::told(const Action& act, int number) const {
    const auto& play = m_controller.play();
    const State before = play.stateAfter(static_cast<std::size_t>(number) - 1);
    return tr("%1 %2").arg(GameTexts::seatName(play.setup(), GameTexts::actor(act, before)), m_texts.act(act, before, play.setup()));
}

void CorrectionModel::setReason(const QString& reason) {
    if (reason == m_reason) return;
    const bool hadReason = hasReason();
    m_reason = reason;
    // What is ruled does not depend on the words, which `enter` puts in.
    if (hasReason() != hadReason) plan();
    else emit changed();
}

bool CorrectionModel::hasReason() const { return !m_reason.trimmed().isEmpty(); }

QString CorrectionModel::problem() const {
    if (m_violation) {
        const auto& play = m_controller.play();
        const State before = play.stateAfter(static_cast<std::size_t>(m_correction->act) - 1);
        return refusalText(Voice(m_languages, m_languages.current()), *m_violation, play.setup(), before);
    }
    if (!m_kept.empty() && !hasReason()) return tr("Give a reason, so that everybody understands later.");
    return {};
}

void CorrectionModel::replaceAct(int act) { begin(Wish::Replace, act); }
void CorrectionModel::insertBefore(int act) { begin(Wish::Insert, act); }
void CorrectionModel::deleteAct(int act) { begin(Wish::Delete, act); }

void CorrectionModel::begin(Wish wish, int act) {
    if (!m_controller.hasGame() || act < 1 || static_cast<std::size_t>(act) > m_controller.play().played()) return;
    forget();
    m_wanted = Wanted{wish, act};
    m_reason = tr("as it was played, after a correction");
    if (wish == Wish::Delete) {
        m_correction = Change{act, Change::Delete{}};
        plan();
    } else {
        m_controller.tryAt(static_cast<std::size_t>(act) - 1);
        emit changed();
    }
}

void CorrectionModel::take(const Action& action) {
    m_correction = m_wanted->wish == Wish::Insert ? Change{m_wanted->act, Change::InsertBefore{action}} : Change{m_wanted->act, Change::Replace{action}};
    plan();
}

void CorrectionModel::plan() {
    m_plan.reset();
    m_violation.reset();
    if (!m_correction) return;
    const auto& play = m_controller.play();
    const Voice say(m_languages, m_languages.current());
    std::vector<RefusedActRow> rows;
    const OnRefused<AllYourBase> tell = [&](const RefusedLater<AllYourBase>& refused, const State& before, const State& now) {
        const Action& act = play.act(static_cast<std::size_t>(refused.act) - 1);
        rows.push_back({.number = refused.act,
                        .seat = GameTexts::actor(act, before),
                        .name = GameTexts::seatName(play.setup(), GameTexts::actor(act, before)),
                        .text = m_texts.act(act, before, play.setup()),
                        .why = refusalText(say, refused.why, play.setup(), now),
                        .clause = QString::fromLatin1(refused.why.clause.data(), static_cast<qsizetype>(refused.why.clause.size())),
                        .canKeep = refused.canOverrule,
                        .kept = refused.remedy == Remedy::Overrule});
    };
    const AmendmentWishes wishes{[this](int act) { return m_kept.contains(act) ? Remedy::Overrule : Remedy::Drop; }, m_reason.trimmed().toStdString()};
    auto planned = planAmendment(play, *m_correction, wishes, tell);
    std::vector<LineRow> lines;
    if (planned) {
        for (const QString& line : GameTexts::differences(play.state(), planned->after, play.setup())) lines.push_back({static_cast<int>(lines.size()) + 1, line});
        if (lines.empty()) lines.push_back({1, tr("The table stands as it does now.")});
        m_plan = std::move(*planned);
    } else {
        m_violation = std::move(planned.error().why);
    }
    // What is possible again, or cannot be ruled any more, is no longer kept.
    std::erase_if(m_kept, [&](int act) {
        return std::ranges::none_of(rows, [act](const RefusedActRow& row) { return row.number == act && row.canKeep; });
    });
    m_effects.setRows(std::move(lines));
    m_refused.setRows(std::move(rows));
    emit changed();
}

void CorrectionModel::keep(int act, bool asRuling) {
    for (const RefusedActRow& row : m_refused.rows()) {
        if (row.number != act || !row.canKeep) continue;
        if (asRuling) m_kept.insert(act);
        else m_kept.erase(act);
        return plan();
    }
}

void CorrectionModel::keepAll(bool asRuling) {
    m_kept.clear();
    if (asRuling)
        for (const RefusedActRow& row : m_refused.rows())
            if (row.canKeep) m_kept.insert(row.number);
    plan();
}

bool CorrectionModel::enter() {
    if (!m_kept.empty()) plan();
    if (!m_plan || !problem().isEmpty()) return false;
    const auto kept = std::exchange(m_plan, {});
    // What is looked at takes no amendment.
    m_controller.lookAtNow();
    if (m_controller.add(kept->amend) == SessionController::Outcome::Done) {
        forget();
        emit changed();
        return true;
    }
    plan();
    return false;
}

void CorrectionModel::cancel() {
    if (!m_wanted) return;
    forget();
    m_controller.lookAtNow();
    emit changed();
}

void CorrectionModel::forget() {
    m_wanted.reset();
    m_correction.reset();
    m_plan.reset();
    m_violation.reset();
    m_kept.clear();
    m_effects.setRows({});
    m_refused.setRows({});
}

void CorrectionModel::refresh() {
    if (!m_wanted) return;
    // The act that it is about may be another one, or gone.
    const auto& wanted = *m_wanted;
    if (!m_controller.hasGame() || static_cast<std::size_t>(wanted.act) > m_controller.play().played()) {
        forget();
        emit changed();
        return;
    }
    if (m_correction) plan();
    else emit changed();
}

}  // namespace basekeeper
