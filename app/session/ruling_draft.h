// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_ui.h"
#include "app/session/session_controller.h"

#include <QStringList>

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace basekeeper {

/// The edits of a ruling in the making and what they would change, whatever the game.
class AnyRulingDraft {
public:
    AnyRulingDraft() = default;
    AnyRulingDraft(const AnyRulingDraft&) = delete;
    AnyRulingDraft& operator=(const AnyRulingDraft&) = delete;
    virtual ~AnyRulingDraft() = default;

    /// Whether the game lies on the table that it is a ruling of.
    [[nodiscard]] virtual bool plays() const = 0;
    [[nodiscard]] virtual bool isEmpty() const = 0;
    /// Why the edits cannot be made, in words; empty where they can.
    [[nodiscard]] virtual QString whyNot() const = 0;
    /// In words, one for each edit.
    [[nodiscard]] virtual const QStringList& lines() const = 0;
    /// What they change, from what to what.
    [[nodiscard]] virtual const QStringList& effects() const = 0;

    /// Takes an edit out, counted from 1.
    virtual void takeOut(int number) = 0;
    virtual void clear() = 0;
    /// Works them out anew, on the table as it stands now.
    virtual void work() = 0;
    /// True: the ruling is on disk.
    [[nodiscard]] virtual bool enter(const QString& reason) = 0;
};

/// Those of one game.
template <Game G>
class RulingDraft final : public AnyRulingDraft {
public:
    using State = typename G::State;
    using Overrule = typename G::Overrule;
    using Edits = decltype(Overrule::changes);
    using Edit = typename Edits::value_type;

    RulingDraft(SessionController& controller, const Languages& languages)
        : m_controller(controller), m_languages(languages) {}

    /// The state after the edits so far, whatever the reason; only where `plays`.
    [[nodiscard]] const State& ruled() const { return m_ruled; }
    /// The last edit where it is an `E`; null where it is none. What is changed in it counts at the next `work`.
    template <class E>
    [[nodiscard]] E* last() {
        return m_edits.empty() ? nullptr : std::get_if<E>(&m_edits.back());
    }

    /// The latest edit that is an `E` and says what `is` asks for; null where none does.
    template <class E, class Is>
    [[nodiscard]] const E* latest(Is is) const {
        const auto found = std::find_if(m_edits.rbegin(), m_edits.rend(), [&](const Edit& edit) {
            const E* of = std::get_if<E>(&edit);
            return of != nullptr && is(*of);
        });
        return found == m_edits.rend() ? nullptr : std::get_if<E>(&*found);
    }

    /// Takes every edit out that is an `E`.
    template <class E>
    void takeOut() {
        std::erase_if(m_edits, [](const Edit& edit) { return std::holds_alternative<E>(edit); });
    }

    void add(Edit edit) { m_edits.push_back(std::move(edit)); }
    /// Adds an edit that says how one thing is to be. It takes the place of the last one where that said so of the same
    /// thing, `isOfTheSame(last)`: who counts up to five makes one change.
    template <class E, class IsOfTheSame>
    void replace(E edit, IsOfTheSame isOfTheSame) {
        makeRoom<E>(isOfTheSame);
        m_edits.push_back(std::move(edit));
    }
    /// The same; what leaves all as it was is no change. Not for what is secret: that it is none would tell what there
    /// is.
    template <class E, class IsOfTheSame>
    void set(E edit, IsOfTheSame isOfTheSame) {
        makeRoom<E>(isOfTheSame);
        work();
        const State before = m_ruled;
        m_edits.push_back(std::move(edit));
        work();
        if (!m_violation && m_ruled == before) m_edits.pop_back();
    }

    [[nodiscard]] bool plays() const override { return m_controller.plays<G>(); }
    [[nodiscard]] bool isEmpty() const override { return m_edits.empty(); }
    [[nodiscard]] QString whyNot() const override {
        if (!m_violation || !plays()) return {};
        return GameUi<G>::refusalText(Voice(m_languages, m_languages.current()), *m_violation,
                                      m_controller.play<G>().setup(), m_ruled);
    }
    [[nodiscard]] const QStringList& lines() const override { return m_lines; }
    [[nodiscard]] const QStringList& effects() const override { return m_effects; }

    void takeOut(int number) override {
        if (number >= 1 && number <= static_cast<int>(m_edits.size())) m_edits.erase(m_edits.begin() + (number - 1));
    }
    void clear() override { m_edits.clear(); }

    void work() override {
        m_lines.clear();
        m_effects.clear();
        m_violation.reset();
        m_ruled = {};
        if (!plays()) return;
        const auto& setup = m_controller.play<G>().setup();
        const State& now = m_controller.state<G>();
        m_ruled = now;
        // Edit by edit, so that each is told of the table that it meets. The reason is still being written.
        const std::string someReason = "-";
        for (std::size_t i = 0; i < m_edits.size(); ++i) {
            m_lines << TextsOf<G>::edit(m_edits[i], m_ruled, setup);
            if (m_violation) continue;
            auto next = G::apply(
                now, Overrule{someReason, {m_edits.begin(), m_edits.begin() + static_cast<std::ptrdiff_t>(i) + 1}});
            if (next) m_ruled = std::move(*next);
            else m_violation = next.error();
        }
        m_effects = TextsOf<G>::differences(now, m_ruled, setup);
    }

    [[nodiscard]] bool enter(const QString& reason) override {
        return m_controller.add<G>(typename G::Action(Overrule{reason.toStdString(), m_edits})) ==
               SessionController::Outcome::Done;
    }

private:
    /// The last edit goes where it speaks of the same thing as the one that comes.
    template <class E, class IsOfTheSame>
    void makeRoom(IsOfTheSame isOfTheSame) {
        if (const E* before = last<E>(); before != nullptr && isOfTheSame(*before)) m_edits.pop_back();
    }

    SessionController& m_controller;
    const Languages& m_languages;
    Edits m_edits;
    State m_ruled;
    std::optional<typename G::Violation> m_violation;
    QStringList m_lines;
    QStringList m_effects;
};

}  // namespace basekeeper
