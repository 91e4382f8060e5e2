// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/correction_model.h"

#include "app/book/rule_books.h"
#include "app/games/games.h"
#include "app/session/any_game.h"
#include "app/session/clause_text.h"
#include "app/session/log_refusal_text.h"
#include "app/session/seat_names.h"
#include "db/formats/text_limits.h"

#include <algorithm>
#include <utility>

namespace basekeeper {

CorrectionModel::CorrectionModel(SessionController& controller, const Languages& languages, const RuleBooks& books,
                                 QObject* parent)
    : QObject(parent), m_controller(controller), m_languages(languages), m_books(books) {
    connect(&controller, &SessionController::actTried, this, [this] {
        if (picking()) useTrialAct();
    });
}

QString CorrectionModel::title() const {
    if (!m_wanted) return {};
    switch (m_wanted->wish) {
        case Wish::Replace: return tr("Replacing act %1").arg(m_wanted->act);
        case Wish::Insert: return tr("Inserting an act before act %1").arg(m_wanted->act);
        case Wish::Delete: return tr("Delete act %1?").arg(m_wanted->act);
    }
    return {};
}

template <Game G>
QString CorrectionModel::wordsOf(const typename G::Action& act, const typename G::State& before) const {
    const auto& play = m_controller.play<G>();
    // What was secret then may be known by now.
    if constexpr (requires { TextsOf<G>::actKnownBy(play.state(), act, before, play.setup()); })
        return TextsOf<G>::actKnownBy(play.state(), act, before, play.setup());
    else return TextsOf<G>(m_languages, m_books.of<G>()).act(act, before, play.setup());
}

template <Game G>
QString CorrectionModel::actText(const typename G::Action& act, int number) const {
    if (!m_controller.plays<G>()) return {};
    const auto& play = m_controller.play<G>();
    const auto before = play.stateAfter(static_cast<std::size_t>(number) - 1);
    return tr("%1 %2")
        .arg(seatName(play.setup().seats, TextsOf<G>::actor(act, before)), wordsOf<G>(act, before))
        .trimmed();
}

template <class Result, class Self, class Use>
Result CorrectionModel::withDraft(Result none, Self& self, const Use& use) {
    if (!self.m_draft.has_value() || !self.m_controller.hasGame()) return none;
    return self.m_controller.visit([&]<Game G>(const Session<G>&) {
        auto* draft = std::any_cast<Draft<G>>(&self.m_draft);
        return draft != nullptr ? use(*draft) : none;
    });
}

QString CorrectionModel::oldAct() const {
    if (!m_wanted || !m_controller.hasGame()) return {};
    return m_controller.visit([this]<Game G>(const Session<G>& play) {
        return actText<G>(play.act(static_cast<std::size_t>(m_wanted->act) - 1), m_wanted->act);
    });
}

QString CorrectionModel::newAct() const {
    return withDraft(QString(), *this, [this]<Game G>(const Draft<G>& draft) {
        const auto& change = draft.correction.change;
        if (const auto* replace = std::get_if<typename Correction<G>::Replace>(&change))
            return actText<G>(replace->with, draft.correction.act);
        if (const auto* insert = std::get_if<typename Correction<G>::InsertBefore>(&change))
            return actText<G>(insert->act, draft.correction.act);
        return QString();
    });
}

void CorrectionModel::setReason(const QString& reason) {
    if (reason == m_reason) return;
    const bool hadReason = hasReason();
    m_reason = tidyText(reason);
    // The plan only depends on whether there is a reason; `enter` inserts its words.
    if (hasReason() != hadReason) plan();
    else emit changed();
}

bool CorrectionModel::hasReason() const { return !m_reason.trimmed().isEmpty(); }

QString CorrectionModel::problem() const {
    if (QString why = whyNot(); !why.isEmpty()) return why;
    if (!m_kept.empty() && !hasReason()) return tr("Give a reason everybody will understand later.");
    return {};
}

QString CorrectionModel::whyNot() const {
    return withDraft(QString(), *this, [this]<Game G>(const Draft<G>& draft) {
        if (!draft.violation) return QString();
        const auto& play = m_controller.play<G>();
        const auto before = play.stateAfter(static_cast<std::size_t>(draft.correction.act) - 1);
        return GameUi<G>::refusalText(Translator(m_languages, m_languages.current()), *draft.violation, play.setup(),
                                      before);
    });
}

void CorrectionModel::replaceAct(int act) { begin(Wish::Replace, act); }
void CorrectionModel::insertBefore(int act) { begin(Wish::Insert, act); }
void CorrectionModel::deleteAct(int act) { begin(Wish::Delete, act); }

void CorrectionModel::begin(Wish wish, int act) {
    // Of a lesson nothing is kept that could be put right.
    if (!m_controller.hasGame() || m_controller.isPractice() || act < 1 ||
        static_cast<std::size_t>(act) > m_controller.played())
        return;
    reset();
    m_wanted = Wanted{wish, act};
    m_reason = tr("kept as played, after a correction");
    if (wish == Wish::Delete) {
        m_controller.visit([&]<Game G>(const Session<G>&) {
            m_draft = Draft<G>{{act, typename Correction<G>::Delete{}}, {}, {}};
        });
        plan();
    } else {
        m_controller.startTrialAt(static_cast<std::size_t>(act) - 1);
        emit changed();
    }
}

void CorrectionModel::useTrialAct() {
    m_controller.visit([this]<Game G>(const Session<G>&) {
        const auto& action = m_controller.trialAct<G>();
        Draft<G> draft{{m_wanted->act, typename Correction<G>::Replace{action}}, {}, {}};
        if (m_wanted->wish == Wish::Insert) draft.correction.change = typename Correction<G>::InsertBefore{action};
        m_draft = std::move(draft);
    });
    plan();
}

void CorrectionModel::plan() {
    withDraft(false, *this, [this]<Game G>(Draft<G>& draft) {
        plan(draft);
        return true;
    });
}

template <Game G>
void CorrectionModel::plan(Draft<G>& draft) {
    using Texts = TextsOf<G>;
    draft.plan.reset();
    draft.violation.reset();
    const auto& play = m_controller.play<G>();
    const auto& seats = play.setup().seats;
    const Translator say(m_languages, m_languages.current());
    std::vector<RefusedActRow> rows;
    const OnRefused<G> tell = [&](const RefusedLater<G>& refused, const typename G::State& before,
                                  const typename G::State& now) {
        const auto& act = play.act(static_cast<std::size_t>(refused.act) - 1);
        const QString clause = clauseText(refused.why.clause);
        rows.push_back({.number = refused.act,
                        .seat = Texts::actor(act, before),
                        .name = seatName(seats, Texts::actor(act, before)),
                        .text = wordsOf<G>(act, before),
                        .why = GameUi<G>::refusalText(say, refused.why, play.setup(), now),
                        .clause = RuleTexts::number(clause),
                        .tag = m_books.of<G>().rulingTag(clause, m_languages.current()),
                        .canKeep = refused.canOverrule,
                        .kept = refused.remedy == Remedy::Overrule});
    };
    const AmendmentDecisions decisions{
        [this](int act) { return m_kept.contains(act) ? Remedy::Overrule : Remedy::Drop; },
        m_reason.trimmed().toStdString()};
    auto planned = planAmendment(play, draft.correction, decisions, tell);
    std::vector<Difference> differences;
    if (planned) {
        differences = Texts::differences(play.state(), planned->after, play.setup());
        if (differences.empty()) {
            Differences none(seats);
            none.say(planned->after == play.state() ? tr("Nothing changes on the table.")
                                                    : tr("Nothing else changes on the table."));
            differences = none.all();
        }
        draft.plan = std::move(*planned);
    } else {
        draft.violation = std::move(planned.error().why);
    }
    // Acts that have become possible again, or cannot become overrides any more, are not kept.
    std::erase_if(m_kept, [&](int act) {
        return std::ranges::none_of(rows, [act](const RefusedActRow& row) { return row.number == act && row.canKeep; });
    });
    m_effects.setRows(std::move(differences));
    m_refused.setRows(std::move(rows));
    emit changed();
}

void CorrectionModel::keep(int act, bool asOverride) {
    for (const RefusedActRow& row : m_refused.rows()) {
        if (row.number != act || !row.canKeep) continue;
        if (asOverride) m_kept.insert(act);
        else m_kept.erase(act);
        return plan();
    }
}

void CorrectionModel::keepAll(bool asOverride) {
    m_kept.clear();
    if (asOverride)
        for (const RefusedActRow& row : m_refused.rows())
            if (row.canKeep) m_kept.insert(row.number);
    plan();
}

bool CorrectionModel::enter() {
    if (!m_kept.empty()) plan();
    if (!problem().isEmpty()) return false;
    const bool done = withDraft(false, *this, [this]<Game G>(Draft<G>& draft) {
        const auto kept = std::exchange(draft.plan, {});
        if (!kept) return false;
        // A past view takes no amendment.
        m_controller.showPresent();
        return m_controller.add<G>(kept->amend) == SessionController::Outcome::Done;
    });
    if (!done) {
        plan();
        return false;
    }
    reset();
    emit changed();
    return true;
}

void CorrectionModel::back() {
    if (!open() || m_wanted->wish == Wish::Delete) return cancel();
    begin(m_wanted->wish, m_wanted->act);
}

void CorrectionModel::cancel() {
    if (!m_wanted) return;
    reset();
    m_controller.showPresent();
    emit changed();
}

void CorrectionModel::reset() {
    m_wanted.reset();
    m_draft.reset();
    m_kept.clear();
    m_effects.setRows({});
    m_refused.setRows({});
}

void CorrectionModel::refresh() {
    if (!m_wanted) return;
    // The act to be corrected may have changed or gone.
    const auto& wanted = *m_wanted;
    if (!m_controller.hasGame() || static_cast<std::size_t>(wanted.act) > m_controller.played()) {
        reset();
        emit changed();
        return;
    }
    if (open()) plan();
    else emit changed();
}

}  // namespace basekeeper
