// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/games/games.h"

#include <QStringList>

namespace basekeeper {

/// The columns that only one game's table of acts has (db/EXPORTS.md), and what stands in them for an act. `fields` are those
/// of the act in the session file.
template <Game G>
struct ActColumns;

template <>
struct ActColumns<AllYourBase> {
    /// The number of the turn, or of what the game has instead.
    [[nodiscard]] static int turn(const all_your_base::State& before) { return before.turn.number; }
    [[nodiscard]] static QStringList names();
    [[nodiscard]] static QStringList of(const all_your_base::Action& action, const QJsonObject& fields, const all_your_base::State& before, const all_your_base::State& after);
};

template <>
struct ActColumns<AllAboard> {
    [[nodiscard]] static int turn(const all_aboard::State& before) { return before.round; }
    [[nodiscard]] static QStringList names();
    [[nodiscard]] static QStringList of(const all_aboard::Action& action, const QJsonObject& fields, const all_aboard::State& before, const all_aboard::State& after);
};

template <>
struct ActColumns<Outspeed> {
    [[nodiscard]] static int turn(const outspeed::State& before) { return before.turn; }
    [[nodiscard]] static QStringList names();
    [[nodiscard]] static QStringList of(const outspeed::Action& action, const QJsonObject& fields, const outspeed::State& before, const outspeed::State& after);
};

}  // namespace basekeeper
