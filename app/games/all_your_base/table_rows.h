// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_your_base/all_your_base_rows.h"
#include "core/all_your_base/state.h"

#include <map>
#include <optional>
#include <vector>

namespace basekeeper {

/// The kinds of card that can be played, with their usual points or those that were set for the next one. `language` is
/// that of the seat that plays them.
[[nodiscard]] std::vector<CardRow> cardRows(const all_your_base::CardValues& values,
                                            const std::map<all_your_base::Card, all_your_base::Points>& set,
                                            std::optional<all_your_base::Card> inHand, const QString& language);

/// The bases that the seat in turn could attack: within reach first, the most expensive of these first, because an open
/// base is easy to see; then the nearest misses.
[[nodiscard]] std::vector<ReachRow> reachRows(const all_your_base::State& state, const all_your_base::Setup& setup);

/// Somebody's ship that a RED ALERT can name, with its base.
[[nodiscard]] AlertShipRow alertShipRow(const all_your_base::Piece& piece, const all_your_base::Base& base,
                                        const all_your_base::Setup& setup);

/// Every base against every seat, ordered by owner.
[[nodiscard]] std::vector<MatrixRow> matrixRows(const all_your_base::State& state);

}  // namespace basekeeper
