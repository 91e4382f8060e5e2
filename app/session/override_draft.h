// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/game_ui.h"
#include "app/session/difference.h"
#include "app/session/game_view.h"

#include <QStringList>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace basekeeper {

/// The edits of an override that is being drafted, and their effect, for any game.
class AnyOverrideDraft {
public:
    AnyOverrideDraft() = default;
    AnyOverrideDraft(const AnyOverrideDraft&) = delete;
    AnyOverrideDraft& operator=(const AnyOverrideDraft&) = delete;
    virtual ~AnyOverrideDraft() = default;

    /// Whether the override's game is at the table.
    [[nodiscard]] virtual bool plays() const = 0;
    [[nodiscard]] virtual bool isEmpty() const = 0;
    /// Why the edits are refused, in words, or empty.
    [[nodiscard]] virtual QString whyNot() const = 0;
    /// The edits in words, one line each.
    [[nodiscard]] virtual const QStringList& lines() const = 0;
    /// The differences that the edits make.
    [[nodiscard]] virtual const std::vector<Difference>& effects() const = 0;

    /// Removes an edit, counted from 1.
    virtual void removeEdit(int number) = 0;
    virtual void clear() = 0;
    /// From the present state of the table.
    virtual void recompute() = 0;
    /// Enters the override, as `GameTable::enter` enters an act. Returns true if it was made.
    [[nodiscard]] virtual bool enter(const QString& reason) = 0;
};

/// The draft for one game.
template <Game G>
class OverrideDraft final : public AnyOverrideDraft {
public:
    using State = typename G::State;
    using Overrule = typename G::Overrule;
    using Edits = decltype(Overrule::changes);
    using Edit = typename Edits::value_type;

    /// Takes an act to the log; true if it is on disk.
    using Enter = std::function<bool(const typename G::Action&)>;

    OverrideDraft(const GameView<G>& game, const Languages& languages, Enter enter)
        : m_game(game), m_languages(languages), m_enter(std::move(enter)) {}

    /// The state after the edits so far; only if `plays`.
    [[nodiscard]] const State& edited() const { return m_edited; }
    /// The last edit if it is an `E`, else null. Call `recompute` after changing it.
    template <class E>
    [[nodiscard]] E* last() {
        return m_edits.empty() ? nullptr : std::get_if<E>(&m_edits.back());
    }

    /// The latest edit that is an `E` and for which `is` holds, or null.
    template <class E, class Is>
    [[nodiscard]] const E* latest(Is is) const {
        const auto found = std::find_if(m_edits.rbegin(), m_edits.rend(), [&](const Edit& edit) {
            const E* of = std::get_if<E>(&edit);
            return of != nullptr && is(*of);
        });
        return found == m_edits.rend() ? nullptr : std::get_if<E>(&*found);
    }

    /// Removes every edit that is an `E`.
    template <class E>
    void removeEdits() {
        std::erase_if(m_edits, [](const Edit& edit) { return std::holds_alternative<E>(edit); });
    }

    void add(Edit edit) { m_edits.push_back(std::move(edit)); }
    /// Adds an edit that sets one thing. If the last edit set the same thing (`isOfTheSame(last)`), replaces it:
    /// counting up to five makes one edit.
    template <class E, class IsOfTheSame>
    void replace(E edit, IsOfTheSame isOfTheSame) {
        makeRoom<E>(isOfTheSame);
        m_edits.push_back(std::move(edit));
    }
    /// Like `replace`, but drops an edit without effect. Not for secrets: dropping the edit would reveal the present
    /// value.
    template <class E, class IsOfTheSame>
    void set(E edit, IsOfTheSame isOfTheSame) {
        makeRoom<E>(isOfTheSame);
        recompute();
        const State before = m_edited;
        m_edits.push_back(std::move(edit));
        recompute();
        if (!m_violation && m_edited == before) m_edits.pop_back();
    }

    /// Ends the game, won by that seat; -1: by nobody. If the last edit ends it already, adds the seat to its winners.
    template <class EndGame>
    void endGame(SeatId seat) {
        auto* ends = last<EndGame>();
        if (ends == nullptr || seat < 0) add(EndGame{seat < 0 ? std::vector<SeatId>() : std::vector<SeatId>{seat}});
        else if (std::ranges::find(ends->winners, seat) == ends->winners.end()) ends->winners.push_back(seat);
    }

    [[nodiscard]] bool plays() const override { return m_game.hasGame(); }
    [[nodiscard]] bool isEmpty() const override { return m_edits.empty(); }
    [[nodiscard]] QString whyNot() const override {
        if (!m_violation || !plays()) return {};
        return GameUi<G>::refusalText(Translator(m_languages, m_languages.current()), *m_violation, m_game.setup(),
                                      m_edited);
    }
    [[nodiscard]] const QStringList& lines() const override { return m_lines; }
    [[nodiscard]] const std::vector<Difference>& effects() const override { return m_effects; }

    void removeEdit(int number) override {
        if (number >= 1 && number <= static_cast<int>(m_edits.size())) m_edits.erase(m_edits.begin() + (number - 1));
    }
    void clear() override { m_edits.clear(); }

    void recompute() override {
        m_lines.clear();
        m_effects.clear();
        m_violation.reset();
        m_edited = {};
        if (!plays()) return;
        const auto& setup = m_game.setup();
        const State& now = m_game.state();
        m_edited = now;
        // Recomputed after every act, mostly without any: then nothing is told and nothing differs.
        if (m_edits.empty()) return;
        // Applies one edit at a time, so that each is described in the state it changes. The reason is not written yet.
        const std::string someReason = "-";
        for (std::size_t i = 0; i < m_edits.size(); ++i) {
            m_lines << TextsOf<G>::edit(m_edits[i], m_edited, setup);
            if (m_violation) continue;
            auto next = G::apply(
                now, Overrule{someReason, {m_edits.begin(), m_edits.begin() + static_cast<std::ptrdiff_t>(i) + 1}});
            if (next) m_edited = std::move(*next);
            else m_violation = next.error();
        }
        m_effects = TextsOf<G>::differences(now, m_edited, setup);
    }

    [[nodiscard]] bool enter(const QString& reason) override {
        return m_enter(Overrule{reason.toStdString(), m_edits});
    }

private:
    /// Removes the last edit if it sets the same thing.
    template <class E, class IsOfTheSame>
    void makeRoom(IsOfTheSame isOfTheSame) {
        if (const E* before = last<E>(); before != nullptr && isOfTheSame(*before)) m_edits.pop_back();
    }

    const GameView<G>& m_game;
    const Languages& m_languages;
    Enter m_enter;
    Edits m_edits;
    State m_edited;
    std::optional<typename G::Violation> m_violation;
    QStringList m_lines;
    std::vector<Difference> m_effects;
};

}  // namespace basekeeper
