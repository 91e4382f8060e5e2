// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/all_aboard/all_aboard_texts.h"
#include "app/games/all_your_base/all_your_base_texts.h"
#include "app/games/outspeed/outspeed_texts.h"
#include "core/all_aboard/game.h"
#include "core/log_entry.h"
#include "core/outspeed/game.h"

/// Which words a game has: the one list of them.
namespace basekeeper {

template <Game G>
struct TextsOfGame;
template <>
struct TextsOfGame<AllYourBase> {
    using Texts = AllYourBaseTexts;
};
template <>
struct TextsOfGame<AllAboard> {
    using Texts = AllAboardTexts;
};
template <>
struct TextsOfGame<Outspeed> {
    using Texts = OutspeedTexts;
};

/// The words for the acts and states of a game: see `AllYourBaseTexts`.
template <Game G>
using TextsOf = typename TextsOfGame<G>::Texts;

}  // namespace basekeeper
