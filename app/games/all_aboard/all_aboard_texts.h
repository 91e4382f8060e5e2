// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/cards_to_move_line.h"
#include "core/all_aboard/action.h"
#include "core/all_aboard/sailing.h"
#include "core/all_aboard/setup.h"
#include "core/all_aboard/state.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace basekeeper {

class Languages;
class RuleTexts;

/// The words of All aboard! for what the engine says in values, in the screen's language.
class AllAboardTexts {
public:
    AllAboardTexts(const Languages&, const RuleTexts&) {}

    /// "Lion"
    [[nodiscard]] static QString animalName(all_aboard::Animal animal);
    [[nodiscard]] static QString seatName(const all_aboard::Setup& setup, SeatId seat);
    /// en, es or zh
    [[nodiscard]] static QString seatLanguage(const all_aboard::Setup& setup, SeatId seat);
    [[nodiscard]] static QString seatList(const all_aboard::Setup& setup, const std::vector<SeatId>& seats);
    /// "12½", "−1"
    [[nodiscard]] static QString weight(all_aboard::Weight weight);
    /// How far the game is: "Round 2".
    [[nodiscard]] static QString stageText(const all_aboard::State& state);
    /// There are no turns: what is told boat by boat is everybody's.
    [[nodiscard]] static std::optional<SeatId> seatInTurn(const all_aboard::State&) { return {}; }
    /// As it stands on the box, in every language.
    [[nodiscard]] static QString boxTitle() { return QStringLiteral("All aboard!"); }
    [[nodiscard]] static QString shortTitle() { return boxTitle(); }
    [[nodiscard]] static QString phaseName(all_aboard::Phase phase);

    /// What an act did, for the log, without the name of who did it: "puts the lion on boat 2".
    [[nodiscard]] static QString act(const all_aboard::Action& action, const all_aboard::State& before,
                                     const all_aboard::Setup& setup);
    /// Nothing that is not the act itself, or is told step by step.
    [[nodiscard]] static std::vector<CardsToMoveLine> cardsToMove(const all_aboard::State&, const all_aboard::Action&,
                                                                  const all_aboard::State&, const all_aboard::Setup&) {
        return {};
    }
    /// Whose act it is. What nobody in particular does is told of the seat that starts the round.
    [[nodiscard]] static SeatId actor(const all_aboard::Action& action, const all_aboard::State& before);
    /// Who is told which real cards to move because of the act.
    [[nodiscard]] static SeatId movesCards(const all_aboard::Action& action, const all_aboard::State& before) {
        return actor(action, before);
    }

    /// One step of sailing, told as it happens: "The monkey throws the zebra to boat 3". `boat` is the one that sails.
    [[nodiscard]] static QString step(const all_aboard::Step& step, std::optional<int> boat,
                                      const all_aboard::Setup& setup);

    /// One edit of a ruling; `before` is the state that it meets.
    [[nodiscard]] static QString edit(const all_aboard::Edit& edit, const all_aboard::State& before,
                                      const all_aboard::Setup& setup);
    /// What differs between two states, one line each: "Ana: points 4 → 5".
    [[nodiscard]] static QStringList differences(const all_aboard::State& before, const all_aboard::State& after,
                                                 const all_aboard::Setup& setup);
};

}  // namespace basekeeper
