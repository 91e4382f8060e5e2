// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session_controller.h"
#include "core/outspeed/setup.h"
#include "core/outspeed/state.h"

#include <QString>

namespace basekeeper {

class Languages;

/// What is said of a game to people who listen instead of looking.
class TableSummary {
public:
    /// How the table stands, a sentence a line, in the screen's language: every seat's bases, attack and defense; what
    /// is open; whose turn and phase it is, or how the game ended.
    [[nodiscard]] static QString ofTable(const all_your_base::State& state, const all_your_base::Setup& setup);
    /// Of every seat its points, cupids and saved animals; what is due next, or how the game ended.
    [[nodiscard]] static QString ofTable(const all_aboard::State& state, const all_aboard::Setup& setup);
    /// Of every seat, from the first to the last, zone, fuel and tokens; the force fields; the turn, and who is waited for, or
    /// how the game ended. Nothing that is secret.
    [[nodiscard]] static QString ofTable(const outspeed::State& state, const outspeed::Setup& setup);
    /// The words of victory and who has won, in the winner's language; empty without a winner.
    [[nodiscard]] static QString ofVictory(const all_your_base::State& state, const all_your_base::Setup& setup, const Languages& languages);
    [[nodiscard]] static QString ofVictory(const all_aboard::State& state, const all_aboard::Setup& setup, const Languages& languages);
    [[nodiscard]] static QString ofVictory(const outspeed::State& state, const outspeed::Setup& setup, const Languages& languages);
};

}  // namespace basekeeper
