// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/seat_language.h"
#include "app/session/session_controller.h"

namespace basekeeper {

/// What the view models of one game may know of the game at the table. They can read it, and change nothing: acts go
/// through the game's table.
template <Game G>
class GameView {
public:
    /// Both must outlive it.
    GameView(const SessionController& controller, const Languages& languages)
        : m_controller(controller), m_languages(languages) {}

    /// Whether a game of this kind is at the table. All the following are valid only then.
    [[nodiscard]] bool hasGame() const { return m_controller.plays<G>(); }
    /// The shown state: the present one, or a past one that is looked back at.
    [[nodiscard]] const typename G::State& state() const { return m_controller.state<G>(); }
    [[nodiscard]] const typename G::Setup& setup() const { return play().setup(); }
    [[nodiscard]] const Session<G>& play() const { return m_controller.play<G>(); }
    /// The number of acts that led to the shown state.
    [[nodiscard]] std::size_t acts() const { return m_controller.shownPast().value_or(play().played()); }
    [[nodiscard]] QString languageOf(SeatId seat) const { return seatLanguage(m_controller, m_languages, seat); }

private:
    const SessionController& m_controller;
    const Languages& m_languages;
};

}  // namespace basekeeper
